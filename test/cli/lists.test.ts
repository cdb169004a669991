import { expect, it } from '@jest/globals';
import { listOf } from '../../src/cli/lists.ts';
import type { Database } from '../../src/db/core/database.ts';

/** A list that is read whole, of which operators see a page. */
const rows = [
  { id: 'test1', environment: 'test' },
  { id: 'prod1', environment: 'prod' },
  { id: 'test2', environment: 'test' },
  // Of a record that only production has.
  { id: 'prod2' },
];
const list = listOf<{ readonly id: string }>({
  field: 'rows',
  read: async () => rows,
  heading: ({ id }) => id,
  lines: () => ({}),
});
const page = async (environment: 'prod' | 'test' | undefined, offset: number, limit: number) => {
  const read = await list.read({} as Database, { environment, offset, limit });
  return [read.rows.flatMap(({ inWords }) => inWords), read.total];
};

it('shows live rows before those of the sandbox, and otherwise as they came', async () => {
  expect(await page(undefined, 0, 10)).toEqual([['prod1', 'prod2', 'test1', 'test2'], 4]);
});

it('counts every row of the environment, whatever the page shows', async () => {
  expect(await page(undefined, 1, 2)).toEqual([['prod2', 'test1'], 4]);
  expect(await page('test', 0, 1)).toEqual([['test1'], 2]);
  expect(await page('prod', 1, 5)).toEqual([['prod2'], 2]);
});
