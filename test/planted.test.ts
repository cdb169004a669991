import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { BUGS } from './planted/bugs.ts';

const root = new URL('../', import.meta.url);

describe('the planted bugs', () => {
  it('are at least thirty, each with a name of its own', () => {
    expect(new Set(BUGS.map(({ name }) => name)).size).toBe(BUGS.length);
    expect(BUGS.length).toBeGreaterThanOrEqual(30);
  });

  it.each(BUGS)('can be put in: $name', ({ file, text, replacement, tests }) => {
    expect(replacement).not.toBe(text);
    expect(readFileSync(new URL(file, root), 'utf8').split(text)).toHaveLength(2);
    expect(tests.length).toBeGreaterThan(0);
    for (const test of tests)
      expect([test, existsSync(fileURLToPath(new URL(test, root)))]).toEqual([test, true]);
  });
});
