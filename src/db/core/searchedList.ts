import type { Database } from './database.ts';
import { type Page, type PageRequest, type Placed, pageOf, placeSql } from './page.ts';
import { beginsWithSql, plannedStatement, rawSql, type Sql, sql } from './sql.ts';

/** How many rows are counted and summed. Beyond, a list is read in its own order, and its summary only says so. */
export const MAX_COUNTED_ROWS = 10_000;
/** Every amount is below it: the greatest bigint of Postgres. */
const ABOVE_ALL = 9_223_372_036_854_775_807n;

/** What every such list can be narrowed by besides its own filters. Amounts in minor units, times as ISO 8601. */
export interface ListFilter {
  /** What of a row is looked for: each list says in what. */
  readonly search?: string | undefined;
  /** Inclusive. */
  readonly from?: string | undefined;
  /** Exclusive. */
  readonly to?: string | undefined;
  /** Both inclusive. */
  readonly minMinor?: bigint | undefined;
  readonly maxMinor?: bigint | undefined;
}

/** Where the rows of a list stand. */
export interface ListSource {
  readonly tables: Sql;
  readonly columns: Sql;
  /** The alias of the table with the columns id and created_at. */
  readonly alias: string;
  /** The column of the amount, in minor units. */
  readonly amount: string;
}

/** One way in which a row is what was searched for. An index finds the rows of `condition`, and has them in `order`. */
export interface Match {
  readonly condition: Sql;
  readonly order?: Sql;
}

/** A list as it is asked for. */
export interface WantedList {
  readonly source: ListSource;
  /** The condition of the owner and of the filters of the list's own, each with an index. */
  readonly within: Sql;
  /** Whether there are filters of the list's own. */
  readonly isNarrowed: boolean;
  readonly filter: ListFilter;
  /** What a search finds; undefined where there is none. */
  readonly matches: readonly Match[] | undefined;
}

/** How many rows a filter leaves, and the sum of their amounts; undefined of more than MAX_COUNTED_ROWS. */
export type ListSummary = { readonly count: number; readonly amountMinor: bigint } | undefined;

/**
 * Reads a page of a list that is searched, filtered by amounts, or in another order than the newest first.
 *
 * At most MAX_COUNTED_ROWS rows that fit are found by the index of the filter, and put in order. Where there are more, the
 * index of the order is read instead, and soon comes to enough of them. So both take a bounded time, however long the list is.
 *
 * @returns rows with the columns of the source.
 */
export async function readSearchedList<Row>(
  database: Database,
  wanted: WantedList,
  page: PageRequest,
): Promise<Page<Row>> {
  const { source, within, filter } = wanted;
  const { alias, tables, columns, amount } = source;
  const [id, amountColumn] = [rawSql(`${alias}.id`), rawSql(amount)];
  const own = { createdAt: rawSql(`${alias}.created_at`), id, amount: amountColumn };
  const ordered = orderOf(page, own, filter);
  const limit = sql`limit ${page.limit + 1}`;
  const branches = branchesOf(wanted, page);
  const picked = branches
    ? sql`with found as materialized (${foundSql(wanted, branches)}),
        size as materialized (select count(*) as rows from found),
        picked as materialized (
          (select id from found where (select rows from size) <= ${MAX_COUNTED_ROWS}
            ${orderOf(page, FOUND, filter).afterPlace} ${limit})
          union all
          (select ${id} from ${tables} where (select rows from size) > ${MAX_COUNTED_ROWS}
            and ${within} ${boundsSql(ordered.rest, own)} ${anyOf(branches)} ${ordered.afterPlace} ${limit}))`
    : sql`with picked as materialized (
        select ${id} from ${tables} where ${within} ${boundsSql(ordered.rest, own)} ${ordered.afterPlace} ${limit})`;
  const rows = await database.run(
    plannedStatement<Row & Placed>(sql`${picked}
      select ${columns}, ${placeSql(alias)}, ${amountColumn} as placed_amount_minor from ${tables}
        where ${id} = any(array(select id from picked)) ${ordered.order}`),
  );
  return pageOf<Row, Row>(rows, page, (row) => row);
}

/** Counts and sums what a filter leaves of a list. */
export async function summarizeList(database: Database, wanted: WantedList): Promise<ListSummary> {
  const branches = branchesOf(wanted, { sort: 'newest' }) ?? [everything(wanted)];
  const { count, amountMinor } = await database.one(
    plannedStatement<{ count: number; amountMinor: bigint }>(sql`
      select count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount_minor
        from (${foundSql(wanted, branches)}) found`),
  );
  return count > MAX_COUNTED_ROWS ? undefined : { count, amountMinor };
}

/** A match of a text that begins with what was searched for, in any case of its letters. */
export function beginningIgnoringCase(expression: string, search: string): Match {
  const order = rawSql(`lower(${expression}) collate "C"`);
  return { condition: beginsWithSql(order, sql`lower(${search}::text)`), order };
}

/** A match of a column in the collation "C" that begins with what was searched for. */
export function beginning(column: string, search: string): Required<Match> {
  const order = rawSql(column);
  return { condition: beginsWithSql(order, sql`${search}::text`), order };
}

/** A match of the column of an amount; none where what was searched for is not one. */
export function exactAmount(column: string, minor: bigint | undefined): readonly Required<Match>[] {
  if (minor === undefined || minor < 0n || minor > ABOVE_ALL) return [];
  return [{ condition: sql`${rawSql(column)} = ${minor}::bigint`, order: rawSql(column) }];
}

/** Whether a list has to be read by `readSearchedList`, because its newest rows in order are not what is asked for. */
export function isSearched({ search, minMinor, maxMinor }: ListFilter, { sort = 'newest' }: PageRequest) {
  return sort !== 'newest' || [search, minMinor, maxMinor].some((each) => each !== undefined);
}

interface OrderColumns {
  readonly createdAt: Sql;
  readonly id: Sql;
  readonly amount: Sql;
}
const FOUND: OrderColumns = {
  createdAt: rawSql('created_at'),
  id: rawSql('id'),
  amount: rawSql('amount'),
};

/**
 * Which rows to look through first; undefined where the index of the order serves, so that all rows are read in it. A filter
 * whose values are scattered in that order needs an index of its own.
 */
function branchesOf(
  { source, filter, matches, isNarrowed }: WantedList,
  { sort }: Pick<PageRequest, 'sort'>,
): readonly Match[] | undefined {
  if (matches) return matches;
  const hasAmounts = filter.minMinor !== undefined || filter.maxMinor !== undefined;
  const isByAmount = sort === 'largest' || sort === 'smallest';
  if (hasAmounts && !isByAmount) return [{ condition: sql`true`, order: rawSql(source.amount) }];
  const hasOthers = isNarrowed || filter.from !== undefined || filter.to !== undefined;
  return isByAmount && hasOthers ? [everything({ source })] : undefined;
}

function everything({ source: { alias } }: Pick<WantedList, 'source'>): Match {
  return { condition: sql`true`, order: rawSql(`${alias}.created_at desc, ${alias}.id desc`) };
}

/** SQL of the rows that fit, by each branch once: at most one more than are counted, of each branch. */
function foundSql({ source, within, filter }: WantedList, branches: readonly Match[]): Sql {
  const { alias, tables, amount } = source;
  const [id, createdAt] = [rawSql(`${alias}.id`), rawSql(`${alias}.created_at`)];
  const bounds = boundsSql(filter, { createdAt, amount: rawSql(amount) });
  const selects = branches.map(
    ({ condition, order }) => sql`(select ${id}, ${createdAt}, ${rawSql(amount)} as amount from ${tables}
      where ${within} ${bounds} and ${condition}
      ${order ? sql`order by ${order}` : rawSql('')} limit ${MAX_COUNTED_ROWS + 1})`,
  );
  // The same row may be found in two ways.
  return selects.reduce((all, select) => sql`${all} union ${select}`);
}

function anyOf(branches: readonly Match[]): Sql {
  const conditions = branches.map(({ condition }) => condition);
  return sql`and (${conditions.reduce((any, condition) => sql`${any} or ${condition}`)})`;
}

function boundsSql(
  { from, to, minMinor, maxMinor }: ListFilter,
  { createdAt, amount }: Pick<OrderColumns, 'createdAt' | 'amount'>,
): Sql {
  return [
    from !== undefined && sql`and ${createdAt} >= ${from}::timestamptz`,
    to !== undefined && sql`and ${createdAt} < ${to}::timestamptz`,
    minMinor !== undefined && sql`and ${amount} >= ${minMinor}::bigint`,
    maxMinor !== undefined && sql`and ${amount} <= ${maxMinor}::bigint`,
  ].reduce<Sql>((all, each) => (each ? sql`${all} ${each}` : all), rawSql(''));
}

/**
 * SQL of an order, and of the rows after a place in it, which keeps the bound of the filter on that side. Rows begin at the
 * nearer of the two: with both as conditions, Postgres begins at either, and reads through what lies between.
 */
function orderOf(
  { sort = 'newest', after }: PageRequest,
  { createdAt, id, amount }: OrderColumns,
  { from, to, minMinor, maxMinor }: ListFilter,
): { readonly order: Sql; readonly afterPlace: Sql; readonly rest: ListFilter } {
  const isDescending = sort === 'newest' || sort === 'largest';
  const [comes, direction] = isDescending ? [rawSql('<'), rawSql('desc')] : [rawSql('>'), rawSql('asc')];
  const edge = isDescending ? 'infinity' : '-infinity';
  if (sort === 'newest' || sort === 'oldest') {
    const order = sql`order by ${createdAt} ${direction}, ${id} ${direction}`;
    const [at, bound] = [after?.createdAt ?? edge, (isDescending ? to : from) ?? edge].map(
      (moment) => sql`${moment}::timestamptz`,
    );
    const nearer = rawSql(isDescending ? 'least' : 'greatest');
    const isAfterBound = sql`(${bound}, '') ${comes} (${at}, ${after?.id ?? ''}::text)`;
    const begin = sql`${nearer}(${at}, ${bound}), case when ${isAfterBound} then '' else ${after?.id ?? ''}::text end`;
    const rest = isDescending ? { from, minMinor, maxMinor } : { to, minMinor, maxMinor };
    return { order, afterPlace: sql`and (${createdAt}, ${id}) ${comes} (${begin}) ${order}`, rest };
  }
  const order = sql`order by ${amount} ${direction}, ${createdAt} ${direction}, ${id} ${direction}`;
  const bound = isDescending ? (maxMinor ?? ABOVE_ALL) : (minMinor ?? 0n);
  const placed = after?.amountMinor;
  const isWithin = placed !== undefined && (isDescending ? placed <= bound : placed >= bound);
  const begin = isWithin
    ? sql`${placed}::bigint, ${after?.createdAt}::timestamptz, ${after?.id}::text`
    : sql`${bound}::bigint, ${edge}::timestamptz, ''`;
  const rest = isDescending ? { from, to, minMinor } : { from, to, maxMinor };
  return { order, afterPlace: sql`and (${amount}, ${createdAt}, ${id}) ${comes} (${begin}) ${order}`, rest };
}
