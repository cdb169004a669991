import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { routes } from '../src/api/routes.ts';
import { sandboxOutcome } from '../src/providers/sandbox.ts';
import { AMOUNTS, LEVERS, SANDBOX } from '../web/src/i18n/sandbox.en.ts';

/** The table of the sandbox: one for the guide and the dashboard. */
const guide = readFileSync(new URL('../docs/guides/sandbox.md', import.meta.url), 'utf8');

describe('the table of the sandbox', () => {
  it('is the same in the guide and in the dashboard', () => {
    const rows = guide
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      );
    const { situation, how, outcome } = SANDBOX.columns;
    expect([rows[0], ...rows.slice(2)]).toEqual([
      [situation, how, outcome],
      ...LEVERS.map((lever) => [lever.situation, lever.how, lever.outcome]),
    ]);
  });

  it('has every ending of an amount that has an outcome of its own', () => {
    const special = Array.from({ length: 100 }, (_, hundredths) => hundredths).filter(
      (hundredths) => sandboxOutcome(BigInt(hundredths), 'NGN') !== 'succeeds',
    );
    expect(AMOUNTS.map(({ ending }) => Number(ending))).toEqual([0, ...special]);
  });

  it('names calls that exist', () => {
    const known = routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    const named = LEVERS.flatMap(({ how }) =>
      [...how.matchAll(/`POST (\S+)`/g)].map(([, path]) => `post ${path}`),
    );
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((call) => !known.includes(call))).toEqual([]);
  });
});
