import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { replacementsOf } from './planted/bug.ts';
import { BUGS } from './planted/bugs.ts';

const root = new URL('../', import.meta.url);

describe('the planted bugs', () => {
  it('are at least 240, each with a name of its own', () => {
    expect(new Set(BUGS.map(({ name }) => name)).size).toBe(BUGS.length);
    expect(BUGS.length).toBeGreaterThanOrEqual(240);
  });

  it.each(BUGS)('can be put in: $name', (bug) => {
    for (const { file, text, replacement } of replacementsOf(bug)) {
      expect(replacement).not.toBe(text);
      expect([file, readFileSync(new URL(file, root), 'utf8').split(text).length]).toEqual([file, 2]);
    }
    expect(bug.tests.length).toBeGreaterThan(0);
    for (const test of bug.tests)
      expect([test, existsSync(fileURLToPath(new URL(test, root)))]).toEqual([test, true]);
  });
});
