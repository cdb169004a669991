import type { InferKyselyDB } from '@mikro-orm/postgresql';
import {
  CamelCasePlugin,
  type ColumnType,
  type DeleteQueryBuilder,
  type DeleteResult,
  DummyDriver,
  type FilterObject,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type SelectQueryBuilder,
  sql,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely';
import type { entities } from '../entities/index.ts';

type EntityTables = InferKyselyDB<(typeof entities)[number], { columnNamingStrategy: 'property' }>;

/** What a column holds when it is read: see rows.ts. */
type Read<Value> = Value extends Date ? string : Value extends null ? undefined : Value;
/** What may be written to a column. In a new row undefined leaves the column's default; a change says null. */
type Written<Value> = Value extends Date ? Date | string : Value;
type Column<Value> =
  Value extends ColumnType<infer Selected, infer Inserted, infer Updated>
    ? ColumnType<Read<Selected>, Written<Inserted>, Written<Updated>>
    : ColumnType<Read<Value>, Written<Value> | (null extends Value ? undefined : never), Written<Value>>;

/** The tables that entities describe, with their columns as `Database.run` reads and writes them. */
export type Tables = {
  [Table in keyof EntityTables]: {
    [Name in keyof EntityTables[Table]]: Column<EntityTables[Table][Name]>;
  };
};

/**
 * Writes queries about the tables of entities/, which the compiler checks: `database.run(tables.selectFrom(…)…)`. It has
 * no connection of its own, so that the same query runs alone or as part of a transaction.
 */
export const tables = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [new CamelCasePlugin()],
});

/** What rows have in some of their columns. */
type Values<Table extends keyof Tables> = FilterObject<Tables, Table>;

/** A query of the rows of a table that have these values: `selectWhere('api_keys', { businessId }).select('id')`. */
export function selectWhere<Table extends keyof Tables>(
  table: Table,
  values: Values<Table>,
): SelectQueryBuilder<Tables, Table, object>;
export function selectWhere(table: keyof Tables, values: object) {
  return tables.selectFrom(table).where((row) => row.and(values));
}

/** A change of the rows of a table that have these values. */
export function updateWhere<Table extends keyof Tables>(
  table: Table,
  values: Values<Table>,
): UpdateQueryBuilder<Tables, Table, Table, UpdateResult>;
export function updateWhere(table: keyof Tables, values: object) {
  return tables.updateTable(table).where((row) => row.and(values));
}

/** The deletion of the rows of a table that have these values. */
export function deleteWhere<Table extends keyof Tables>(
  table: Table,
  values: Values<Table>,
): DeleteQueryBuilder<Tables, Table, DeleteResult>;
export function deleteWhere(table: keyof Tables, values: object) {
  return tables.deleteFrom(table).where((row) => row.and(values));
}

/** The moment at which a transaction began, by PostgreSQL's clock. */
export const now = sql<string>`now()`;

/** The moment so many milliseconds after \`now\`, or before it when they are negative. */
export const millisecondsFromNow = (milliseconds: number) =>
  sql<string>`now() + ${milliseconds} * interval '1 millisecond'`;
