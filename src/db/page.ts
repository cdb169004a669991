import { rawSql, type Sql, sql } from './sql.ts';

/** A place in a list that is ordered by time and id, newest first, between two of its records. */
export interface Place {
  /** ISO 8601 with the database's microseconds: a JavaScript date would lose them, and with them rows. */
  readonly createdAt: string;
  readonly id: string;
}

/** Which page of a list is wanted: the `limit` records after a place, or the first ones. */
export interface PageRequest {
  readonly after: Place | undefined;
  readonly limit: number;
}

/** One page, and the place of its last record when more follow. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: Place | undefined;
}

/** Where a row stands in its list, by the columns of `placeSql`. */
export interface Placed {
  readonly placeId: string;
  readonly placedAt: string;
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
export function pageSql({ after, limit }: PageRequest, alias: string): Sql {
  const from = rawSql(alias);
  return sql`(${from}.created_at, ${from}.id) <
      (${after?.createdAt ?? 'infinity'}::timestamptz, ${after?.id ?? ''}::text)
    order by ${from}.created_at desc, ${from}.id desc limit ${limit + 1}`;
}

/** Makes a page of the rows that were read by `pageSql`. */
export function pageOf<Row, Item>(
  rows: readonly (Row & Placed)[],
  { limit }: PageRequest,
  toItem: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ placeId: _, placedAt: __, ...row }) => toItem(row as Row)),
    next: rows.length > limit && last ? { createdAt: last.placedAt, id: last.placeId } : undefined,
  };
}
