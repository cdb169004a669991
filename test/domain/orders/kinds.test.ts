import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { ALL_KINDS, HELD_KINDS, KINDS } from '../../../src/contract/kinds.ts';
import { camelCase } from '../../../src/contract/starts.ts';

/** Places that name every kind by hand and that the compiler does not see. Each failure names the file to edit. */
const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const HELD = Object.keys(HELD_KINDS);
const WORKFLOWS = Object.values(KINDS).map(({ workflow }) => workflow);
const TRANSFERS = HELD.flatMap((kind) =>
  ['reserve', 'post', 'void', 'reversal'].map((step) => `${kind}_${step}`),
);

it.each<[file: string, what: string, names: readonly string[], written: (name: string) => string]>([
  ['src/workflows/index.ts', 'exports every workflow', WORKFLOWS, (name) => `export const ${name} =`],
  [
    'test/replay/freshHistories.test.ts',
    'takes every workflow through its ways',
    WORKFLOWS,
    (name) => `${name}/`,
  ],
  [
    'test/domain/ledger/ledgerTransfers.test.ts',
    'has every transfer',
    TRANSFERS,
    (name) => `:${stepOf(name)} ${name} `,
  ],
  [
    'docs/ARCHITECTURE.md',
    'has every transfer in the chart of the ledger',
    TRANSFERS,
    (name) => `| \`${name}\``,
  ],
])('%s %s', (file, _what, names, written) => {
  const text = read(file).replaceAll(/export \{ (\w+) \}/g, 'export const $1 =');
  expect({ [`missing in ${file}`]: names.filter((name) => !text.includes(written(name))) }).toEqual({
    [`missing in ${file}`]: [],
  });
});

it('deploy/prometheus/alerts.yaml watches every kind for flows that stay undecided', () => {
  const watched = /mp_flows_oldest_undecided_seconds\{[^}]*flow=~"([^"]+)"/.exec(
    read('deploy/prometheus/alerts.yaml'),
  );
  expect(watched?.[1]?.split('|')).toEqual(expect.arrayContaining([...ALL_KINDS]));
});

it('test/flows has a test of every kind, whose name begins with it', () => {
  const files = readdirSync(new URL('test/flows/', root));
  const missing = ALL_KINDS.map(camelCase).filter((name) => !files.some((file) => file.startsWith(name)));
  expect({ 'without a test in test/flows': missing }).toEqual({ 'without a test in test/flows': [] });
});

function stepOf(transfer: string): string {
  return transfer.slice(transfer.lastIndexOf('_') + 1);
}
