import type { Environment } from '../../domain/money.ts';
import type { Database } from './database.ts';
import { rawSql, type Sql, type Statement, sql } from './sql.ts';

/** The orders that a list can be read in: by time, or by amount and then by time. */
export const SORTS = ['newest', 'oldest', 'largest', 'smallest'] as const;
export type Sort = (typeof SORTS)[number];

/** A place in a list between two of its records. */
export interface Place {
  /** ISO 8601 with the database's microseconds: a JavaScript date would lose them, and with them rows. */
  readonly createdAt: string;
  readonly id: string;
  /** The order of the list; newest first when absent. */
  readonly sort?: Sort | undefined;
  /** In minor units; of a list in order of amounts. */
  readonly amountMinor?: bigint | undefined;
}

/** Which page of a list is wanted: the `limit` records after a place, or the first ones. */
export interface PageRequest {
  readonly after: Place | undefined;
  readonly limit: number;
  /** Newest first when absent. A list that has no other order is never asked for one. */
  readonly sort?: Sort | undefined;
}

/** What of an operators' list is wanted. */
export interface ListSlice {
  /** Only what is of this one. */
  readonly environment?: Environment | undefined;
  readonly offset: number;
  /** 0 only counts. */
  readonly limit: number;
}

/** A slice of a list, and how many there are in all. */
export interface Counted<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Reads a slice of a list by one statement, and by another, which has one row, how many there are in all. */
export async function readCounted<Row>(
  database: Database,
  read: { readonly rows: Statement<Row>; readonly total: Statement<{ readonly total: number }> },
): Promise<Counted<Row>> {
  const [{ total }, rows] = await Promise.all([database.one(read.total), database.run(read.rows)]);
  return { rows, total };
}

/** SQL: whether a row's environment is wanted. */
export function environmentSql(environment: Environment | undefined, column: string): Sql {
  return sql`(${environment}::text is null or ${rawSql(column)} = ${environment}::text)`;
}

/** The place before every record. */
const BEGINNING: Place = { createdAt: 'infinity', id: '' };

/** One page, and the place of its last record when more follow. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: Place | undefined;
}

/** Where a row stands in its list, by the columns of `placeSql`. */
export interface Placed {
  readonly placeId: string;
  readonly placedAt: string;
  readonly placedAmountMinor?: bigint | undefined;
}

/** The columns that tell the place of a row of the aliased table, for a select. */
export function placeSql(alias: string): Sql {
  return rawSql(
    `${alias}.id as place_id,
      to_char(${alias}.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as placed_at`,
  );
}

/**
 * The condition and the order by which a page of the aliased table is read, last in a statement. One more is read than
 * is shown, which tells whether more follow.
 */
export function pageSql({ after = BEGINNING, limit }: PageRequest, alias: string): Sql {
  const place = sql`${after.createdAt}::timestamptz, ${after.id}::text`;
  return pageAfterSql(place, limit, alias);
}

/** As `pageSql`, of those records of the list that were created before a moment, ISO 8601. */
export function pageBeforeSql(before: string, { after = BEGINNING, limit }: PageRequest, alias: string): Sql {
  // One bound from where the index is read: of two, Postgres begins at either, and reads through what lies between.
  const moment = sql`${before}::timestamptz`;
  const createdAt = sql`${after.createdAt}::timestamptz`;
  const place = sql`least(${createdAt}, ${moment}), case when ${moment} <= ${createdAt} then '' else ${after.id}::text end`;
  return pageAfterSql(place, limit, alias);
}

function pageAfterSql(place: Sql, limit: number, alias: string): Sql {
  const from = rawSql(alias);
  return sql`(${from}.created_at, ${from}.id) < (${place})
    order by ${from}.created_at desc, ${from}.id desc limit ${limit + 1}`;
}

/** Makes a page of the rows that were read by `pageSql`. */
export function pageOf<Row, Item>(
  rows: readonly (Row & Placed)[],
  { limit, sort }: PageRequest,
  toItem: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last && { createdAt: last.placedAt, id: last.placeId, sort };
  return {
    items: shown.map(({ placeId: _, placedAt: __, placedAmountMinor: ___, ...row }) => toItem(row as Row)),
    next: next ? { ...next, amountMinor: last.placedAmountMinor } : undefined,
  };
}
