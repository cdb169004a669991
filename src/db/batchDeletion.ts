import { invariant } from '../domain/errors.ts';
import type { Statement, StatementRunner } from './database.ts';

/** Rows that one statement deletes at most, so that it holds few locks, and for a short time. */
const MOST_ROWS = 10_000;

/**
 * The statement that deletes a batch of rows which are not needed any more.
 *
 * @param which.condition SQL about the row, which is called `old`.
 */
export function batchDeletion(which: {
  readonly name: string;
  readonly table: string;
  readonly condition: string;
}): Statement {
  const { name, table, condition } = which;
  return {
    name,
    text: `with deleted as (
        delete from ${table} where ctid = any (array(
          select ctid from ${table} old where ${condition} limit ${MOST_ROWS})) returning 1)
      select count(*) as count from deleted`,
  };
}

/** Deletes one batch. Returns how many rows: 0 when nothing is left. */
export async function deleteBatch(runner: StatementRunner, statement: Statement): Promise<number> {
  const [row] = await runner.run<{ count: string }>(statement, []);
  invariant(row, 'A count is always answered.');
  return Number(row.count);
}
