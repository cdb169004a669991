import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ASVS_REQUIREMENTS } from './asvsRequirements.ts';

const root = join(import.meta.dirname, '../..');
const MAX_NOT_HELD = 5;

interface Row {
  readonly id: string;
  readonly level: string;
  readonly requirement: string;
  readonly state: string;
  readonly proof: string;
}

const rows = readFileSync(join(root, 'docs/SECURITY.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| V'))
  .map((line): Row => {
    const [, id = '', level = '', requirement = '', state = '', proof = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { id, level, requirement, state, proof };
  });
const having = (state: string) => rows.filter((row) => row.state === state);

/** The files and titles of tests that a row names. */
function testsOf({ proof }: Row): readonly (readonly [file: string, title: string])[] {
  return [...proof.matchAll(/`([^`]+\.test\.ts)` "([^"]+)"/g)].map(([, file = '', title = '']) => [
    file,
    title,
  ]);
}

/** The titles in a file of tests: the texts that a call begins with. */
function titlesIn(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/\(\s*(?:'((?:[^'\\\n]|\\.)+)'|`([^`\n]+)`),\s*(?:async )?\(/g)].map(
    ([, plain, template]) => plain ?? template ?? '',
  );
}

describe('docs/SECURITY.md', () => {
  it('has every requirement of levels 1 and 2, once, under its level', () => {
    expect(rows.map(({ id, level }) => [id, Number(level)])).toEqual(Object.entries(ASVS_REQUIREMENTS));
    for (const { requirement } of rows) expect(requirement).toMatch(/^.{15,}\.$/);
  });

  it('has a state for each, and at most five that are not held', () => {
    const states = [...having('held'), ...having('does not apply'), ...having('not held')];
    expect(states).toHaveLength(rows.length);
    expect(having('not held').length).toBeLessThanOrEqual(MAX_NOT_HELD);
  });

  it.each(having('held'))('names tests that there are: $id', (row) => {
    const tests = testsOf(row);
    expect(tests.length).toBeGreaterThan(0);
    for (const [file, title] of tests) {
      expect([file, existsSync(join(root, file))]).toEqual([file, true]);
      const found = titlesIn(file).filter((each) => each.includes(title));
      expect({ file, title, isThere: found.length > 0 }).toEqual({ file, title, isThere: true });
    }
    // What is more than tests would be a claim without a proof.
    expect(row.proof.replaceAll(/`[^`]+\.test\.ts` "[^"]+"/g, '').trim()).toBe('');
  });

  it.each(having('does not apply'))('names what is absent: $id', ({ proof }) => {
    expect(proof).toMatch(/\b(No|no)\b.{15,}\.$/);
  });

  it.each(having('not held'))('gives a reason: $id', ({ proof }) => {
    expect(proof).toMatch(/^.{60,}\.$/);
    expect(testsOf({ proof } as Row)).toEqual([]);
  });
});
