import type { Database } from './database.ts';
import { rawSql, statement } from './sql.ts';

/** Rows that one statement deletes or changes at most, so that it holds few locks, and for a short time. */
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

/** Stands in place of a value that was erased. */
export const ERASED = '[erased]';

/**
 * A function that erases what one batch of rows holds, and keeps the rows.
 *
 * @param which.erasure SQL of the `set` clause.
 * @param which.condition SQL about the row, which is called `old`; it is no longer true of a row that was erased.
 * @returns a function that answers how many rows it has erased: 0 when nothing is left.
 */
export function batchErasure(which: {
  readonly name: string;
  readonly table: string;
  readonly erasure: string;
  readonly condition: string;
}): (database: Database) => Promise<number> {
  const { name, table, erasure, condition } = which;
  const update = statement<{ count: number }>(name)`with erased as (
      update ${rawSql(table)} set ${rawSql(erasure)} where ctid = any (array(
        select ctid from ${rawSql(table)} old where ${rawSql(condition)} limit ${MAX_ROWS} for update)) returning 1)
    select count(*)::int as count from erased`;
  return async (database) => (await database.one(update)).count;
}

/**
 * Repeats each batch until nothing is left of it. One that fails does not keep the others back.
 *
 * @param batches answer how many rows or files they have changed.
 * @throws the first error, once all were tried.
 */
export async function runBatches(
  batches: readonly (() => Promise<number>)[],
  stopping: AbortSignal,
): Promise<void> {
  const errors: unknown[] = [];
  for (const batch of batches) {
    try {
      while (!stopping.aborted && (await batch()) > 0);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
