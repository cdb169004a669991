import type { Insertable } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * SQL that is put together from pieces, each with its values in place: parameters need not be counted.
 *
 * A statement of a decision about money, or on the way of every request, is written as `statement('name')`…``: one
 * round trip, prepared once per connection under its name. Its text must be the same each time, so that only values
 * differ. Everything else is a query of Kysely's, typed from the entities (see tables.ts).
 */

/** A piece of SQL: `texts` stand around `values`, one more than those. */
export class Sql {
  readonly texts: readonly string[];
  readonly values: readonly unknown[];

  constructor(texts: readonly string[], values: readonly unknown[]) {
    this.texts = texts;
    this.values = values;
  }
}

/** A piece of SQL. What is inserted becomes a parameter (undefined is null), but a piece becomes part of the text. */
export function sql(texts: readonly string[], ...inserted: readonly unknown[]): Sql {
  const parts = [texts[0] ?? ''];
  const values: unknown[] = [];
  const append = (text: string) => parts.push(`${parts.pop()}${text}`);
  for (const [index, each] of inserted.entries()) {
    if (each instanceof Sql) {
      append(each.texts[0] ?? '');
      parts.push(...each.texts.slice(1));
      values.push(...each.values);
    } else {
      parts.push('');
      values.push(each ?? null);
    }
    append(texts[index + 1] ?? '');
  }
  return new Sql(parts, values);
}

/** SQL of a text that the program itself knows, such as a table's name. Never of anything from outside. */
export function rawSql(text: string): Sql {
  return new Sql([text], []);
}

/**
 * A condition that always holds, for a statement that is a transaction of its own: its commit does not wait for the disk.
 * A crash of Postgres may undo it, so that must change nothing, or be found and done again.
 */
export const COMMITS_LATER = rawSql(`(select set_config('synchronous_commit', 'off', true)) = 'off'`);

/** Pieces, or values, with commas between them. */
function listSql(items: readonly unknown[]): Sql {
  return items
    .slice(1)
    .reduce<Sql>((list, item) => sql`${list}, ${item}`, items.length > 0 ? sql`${items[0]}` : rawSql(''));
}

/** A column's name by its property's: `businessId` is `business_id`. */
export function columnName(property: string): string {
  return property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Those columns of a row that are named, so that nothing else of it is written. */
export function pick<Row, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}

type ColumnValues<Row> = { readonly [Name in keyof Row]: Row[Name] | Sql };
/** Values of a new row's columns, or SQL that makes them. */
export type NewRow<Table extends keyof Tables> = ColumnValues<Insertable<Tables[Table]>>;

/**
 * SQL that inserts one row.
 *
 * @param columns the values by the columns' property names, or SQL of them; undefined is null.
 * @param guard a `from …` or `where …` clause that decides whether the row is inserted, when something does.
 */
export function insertSql<Table extends keyof Tables>(
  table: Table,
  columns: NewRow<Table>,
  guard?: Sql,
): Sql {
  const names = rawSql(Object.keys(columns).map(columnName).join(', '));
  const values = listSql(Object.values(columns));
  return guard
    ? sql`insert into ${rawSql(table)} (${names}) select ${values} ${guard}`
    : sql`insert into ${rawSql(table)} (${names}) values (${values})`;
}

/**
 * SQL that narrows a select by the filters that are given, so that PostgreSQL can go by the index of each; and what to
 * append to the statement's name, whose text depends on them.
 *
 * @param filters values by the property names of their columns; one that is undefined narrows nothing.
 */
export function filterSql(filters: Readonly<Record<string, string | undefined>>): {
  readonly conditions: Sql;
  readonly suffix: string;
} {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return {
    conditions: given.reduce<Sql>(
      (all, [name, value]) => sql`${all} and ${rawSql(columnName(name))} = ${value}`,
      rawSql(''),
    ),
    suffix: given.map(([name]) => `.${name}`).join(''),
  };
}

/** A time column for a select, such as `sent_at` as `sentAtMs`: milliseconds since 1970. */
export function millisecondsSql(column: string): Sql {
  const name = column.slice(column.lastIndexOf('.') + 1);
  return rawSql(`floor(extract(epoch from ${column}) * 1000)::float8 as ${name}_ms`);
}

/** A statement with its values, prepared once per connection under its name. `Row` is what it returns: see rows.ts. */
export interface Statement<Row> {
  readonly name?: string;
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** For the compiler alone: what a row is. */
  readonly row?: Row;
}

/** Whether a text begins with another, which an index on it finds. @param expression in the collation "C". */
export function beginsWithSql(expression: Sql, beginning: Sql): Sql {
  // No character comes after the last of Unicode.
  return sql`${expression} >= ${beginning} and ${expression} < ${beginning} || U&'\\+10FFFF'`;
}

/** A statement that is planned anew each time it runs: its values decide which index is the best. */
export function plannedStatement<Row = never>(piece: Sql): Statement<Row> {
  const { sql: text, parameters } = statement('')`${piece}`;
  return { sql: text, parameters };
}

/** A statement of the given name; a name has one text. Insert values and pieces as in `sql`. */
export function statement<Row = never>(name: string) {
  return (texts: readonly string[], ...inserted: readonly unknown[]): Statement<Row> => {
    const { texts: parts, values } = sql(texts, ...inserted);
    const text = parts.reduce((written, part, index) => `${written}$${index}${part}`);
    return { name, sql: text, parameters: values };
  };
}
