import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { ALL_KINDS, KINDS } from '../../../src/contract/kinds.ts';

/** Places that name every kind by hand and that the compiler does not see. Each failure names the file to edit. */
const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const WORKFLOWS = Object.values(KINDS).map(({ workflow }) => workflow);
/** A kind whose naira leave through its provider moves money as a withdrawal does. */
const TRANSFERS = ['withdrawal', 'usdt_sale'].flatMap((kind) =>
  ['reserve', 'post', 'void', 'reversal'].map((step) => `${kind}_${step}`),
);

it('src/workflows/index.ts exports the workflow of every kind', () => {
  const text = read('src/workflows/index.ts');
  expect(WORKFLOWS.filter((name) => !text.includes(`export const ${name} =`))).toEqual([]);
});

it.each<[file: string, what: string, written: (name: string) => string]>([
  [
    'test/domain/ledger/ledgerTransfers.test.ts',
    'has every transfer of a kind that shares its money out in its own way',
    (name) => `:${stepOf(name)} ${name} `,
  ],
  ['docs/ARCHITECTURE.md', 'has them in the chart of the ledger', (name) => `| \`${name}\``],
])('%s %s', (file, _what, written) => {
  const text = read(file);
  expect({ [`missing in ${file}`]: TRANSFERS.filter((name) => !text.includes(written(name))) }).toEqual({
    [`missing in ${file}`]: [],
  });
});

it('deploy/prometheus/alerts.yaml watches every kind for flows that stay undecided', () => {
  const [, others = ''] =
    /mp_flows_oldest_undecided_seconds\{status="PROCESSING",\s*flow!~"([^"]+)"/.exec(
      read('deploy/prometheus/alerts.yaml'),
    ) ?? [];
  expect(others).not.toBe('');
  expect(ALL_KINDS.filter((kind) => new RegExp(`^(${others})$`).test(kind))).toEqual([]);
});

function stepOf(transfer: string): string {
  return transfer.slice(transfer.lastIndexOf('_') + 1);
}
