import type { Database } from './database.ts';
import { rawSql, statement } from './sql.ts';

/** Rows that one statement deletes at most, so that it holds few locks, and for a short time. */
const MAX_ROWS = 10_000;

/**
 * A function that deletes one batch of rows which are no longer needed.
 *
 * @param which.condition SQL about the row, which is called `old`.
 * @returns a function that answers how many rows it has deleted: 0 when nothing is left.
 */
export function batchDeletion(which: {
  readonly name: string;
  readonly table: string;
  readonly condition: string;
}): (database: Database) => Promise<number> {
  const { name, table, condition } = which;
  const deletion = statement<{ count: number }>(name)`with deleted as (
      delete from ${rawSql(table)} where ctid = any (array(
        select ctid from ${rawSql(table)} old where ${rawSql(condition)} limit ${MAX_ROWS})) returning 1)
    select count(*)::int as count from deleted`;
  return async (database) => (await database.one(deletion)).count;
}
