import type { StatementRunner } from './database.ts';
import { rawSql, type Statement, statement } from './sql.ts';

/** Rows that one statement deletes at most, so that it holds few locks, and for a short time. */
const MOST_ROWS = 10_000;

/** Deletes a batch of rows, and tells how many. */
type BatchDeletion = Statement<{ count: number }>;

/**
 * The statement that deletes a batch of rows which are not needed any more.
 *
 * @param which.condition SQL about the row, which is called `old`.
 */
export function batchDeletion(which: {
  readonly name: string;
  readonly table: string;
  readonly condition: string;
}): BatchDeletion {
  const { name, table, condition } = which;
  return statement<{ count: number }>(name)`with deleted as (
      delete from ${rawSql(table)} where ctid = any (array(
        select ctid from ${rawSql(table)} old where ${rawSql(condition)} limit ${MOST_ROWS})) returning 1)
    select count(*)::int as count from deleted`;
}

/** Deletes one batch. Returns how many rows: 0 when nothing is left. */
export async function deleteBatch(runner: StatementRunner, deletion: BatchDeletion): Promise<number> {
  const row = await runner.one(deletion);
  return row.count;
}
