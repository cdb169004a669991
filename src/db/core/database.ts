import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import pg, { type CustomTypesConfig } from 'pg';
import { invariant } from '../../domain/errors.ts';
import { MINUTE_MS } from '../../domain/time.ts';
import { driverOptions } from './driverOptions.ts';
import type { Statement } from './sql.ts';

/** The role whose rights the application works with; it owns no table, so it can switch no trigger off. */
const APPLICATION_ROLE = 'merchant_payments_app';

/** How long a request waits for a connection unless said otherwise: past it a server that hangs counts as down. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** How long a statement may take unless said otherwise: what takes longer hangs, or holds locks that others wait for. */
const STATEMENT_TIMEOUT_MS = 30_000;

/** A transaction that does nothing for this long belongs to a process that is lost, and holds its locks for nothing. */
const IDLE_TRANSACTION_TIMEOUT_MS = 5 * MINUTE_MS;

/** How much longer than the server we wait for it to end a statement, before its silence counts as a lost connection. */
const GRACE_MS = 2_000;

/** A query of `tables`, with the type of its rows. */
interface TableQuery<Row> {
  compile(): Pick<Statement<Row>, 'sql' | 'parameters'>;
  execute(): Promise<Row[]>;
}

type Query<Row> = Statement<Row> | TableQuery<Row>;

/** Anything that runs statements: the pool (each statement its own transaction) or a transaction under way. */
export interface StatementRunner {
  /** Runs a statement, or a query of `tables`. Rows have property names, bigints, ISO 8601 times and no null. */
  run<Row>(query: Query<Row>): Promise<readonly Row[]>;
  /** The first of its rows, or undefined when there is none. */
  first<Row>(query: Query<Row>): Promise<Row | undefined>;
  /** The one row that it always has. @throws InvariantError with `missing` when it has none. */
  one<Row>(query: Query<Row>, missing?: string): Promise<Row>;
  /** Whether it has a row: whether an update that returns its rows found the one to change, for example. */
  hasRow(query: Query<unknown>): Promise<boolean>;
}

/** A statement that ended, by its result or by an error. */
export interface StatementMeasure {
  /** Undefined for queries of `tables`, which are not prepared under a name. */
  readonly name: string | undefined;
  readonly text: string;
  readonly durationMs: number;
}

type OnStatement = (measure: StatementMeasure) => void;

/** The connections of a process at this moment. */
export interface PoolFigures {
  readonly connections: readonly { readonly state: 'in_use' | 'idle'; readonly count: number }[];
  /** How many statements and transactions wait for one. */
  readonly waiting: number;
  /** The most that there may be. */
  readonly largest: number;
}

interface TransactionOptions {
  readonly readOnlySnapshot?: boolean;
}

/** The one way into Postgres, by queries of `tables` and by named statements: see sql.ts. */
export interface Database extends StatementRunner {
  /**
   * Runs several statements as one transaction on one connection; rolls back when `work` throws.
   *
   * @param options.readOnlySnapshot true lets every statement see the database as it was at the first one, and refuses
   * writing.
   */
  transaction<Result>(
    work: (runner: StatementRunner) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  pool(): PoolFigures;
  close(): Promise<void>;
}

/**
 * Opens the application's connections.
 *
 * @param url a Postgres URL whose user is the application role or a member of it; for its parameters see driverOptions.
 * @param options.poolSize most connections at once.
 * @param options.connectionTimeoutMs how long to wait for a connection, also a free one of the pool; 10 s unless given.
 * @param options.statementTimeoutMs how long one statement may take; 30 s unless given, 0 for no bound.
 * @param options.onStatement is told of every statement, with the time from sending it to its result: waiting for a
 * connection counts where a statement is its own transaction.
 */
export async function openDatabase(
  url: string,
  options: {
    readonly poolSize: number;
    readonly connectionTimeoutMs?: number | undefined;
    readonly statementTimeoutMs?: number | undefined;
    readonly onStatement?: OnStatement | undefined;
  },
): Promise<Database> {
  const {
    poolSize,
    connectionTimeoutMs = CONNECTION_TIMEOUT_MS,
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    onStatement,
  } = options;
  const orm = await MikroORM.init({
    clientUrl: url,
    // Queries are Kysely's, so nothing is asked of what the ORM would learn of the tables at every start.
    entities: [],
    discovery: { warnWhenNoEntities: false },
    // A mistake in the name must be told, not become a database.
    ensureDatabase: false,
    pool: { min: 0, max: poolSize },
    driverOptions: {
      ...driverOptions(url),
      options: [
        `-c role=${APPLICATION_ROLE}`,
        `-c statement_timeout=${statementTimeoutMs}`,
        `-c idle_in_transaction_session_timeout=${IDLE_TRANSACTION_TIMEOUT_MS}`,
      ].join(' '),
      // A server that has vanished without closing the connection answers nothing, not even its own time-out.
      ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + GRACE_MS }),
      application_name: 'merchant-payments',
      connectionTimeoutMillis: connectionTimeoutMs,
      keepAlive: true,
    },
  });
  const pool: Pool = await orm.em.getDriver().getConnection().getNativeClient();
  return {
    ...databaseOver(pool, { poolSize, onStatement }),
    async close() {
      await orm.close(true);
      // The ORM ends the pool only after statements of its own; an idle connection would keep the process for 10 s.
      if (!pool.ending) await pool.end();
    },
  };
}

/** What a database needs of its connections. */
export interface Connections extends Pick<Pool, 'query' | 'totalCount' | 'idleCount' | 'waitingCount'> {
  connect(): Promise<Pick<PoolClient, 'query' | 'release'>>;
}

/**
 * A database over connections that its caller opens and closes.
 *
 * @param options as those of openDatabase.
 */
export function databaseOver(
  pool: Connections,
  { poolSize, onStatement }: { readonly poolSize: number; readonly onStatement?: OnStatement | undefined },
): Omit<Database, 'close'> {
  return {
    ...runnerOf(pool, onStatement),
    transaction: (work, options) => inTransaction({ pool, onStatement }, work, options),
    pool: () => ({
      connections: [
        { state: 'in_use', count: pool.totalCount - pool.idleCount },
        { state: 'idle', count: pool.idleCount },
      ],
      waiting: pool.waitingCount,
      largest: poolSize,
    }),
  };
}

async function inTransaction<Result>(
  { pool, onStatement }: { readonly pool: Connections; readonly onStatement: OnStatement | undefined },
  work: (runner: StatementRunner) => Promise<Result>,
  { readOnlySnapshot = false }: TransactionOptions = {},
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(readOnlySnapshot ? 'begin isolation level repeatable read read only' : 'begin');
    const result = await work(runnerOf(client, onStatement));
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that cannot even roll back is thrown away; the server rolls back for it.
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

function runnerOf(
  connection: Pick<Connections, 'query'>,
  onStatement: OnStatement | undefined,
): StatementRunner {
  return {
    async run<Row>(query: Query<Row>) {
      const { name, sql: text, parameters }: Statement<Row> = 'compile' in query ? query.compile() : query;
      const values = [...parameters];
      const startedAtMs = performance.now();
      const queried = connection.query({ text, values, types: rowTypes, ...(name && { name }) });
      const { rows } = await (onStatement
        ? queried.finally(() => onStatement({ name, text, durationMs: performance.now() - startedAtMs }))
        : queried);
      return rows.map(rowOf<Row>);
    },
    async first(query) {
      return (await this.run(query))[0];
    },
    async one(query, missing = 'A query that always has a row had none.') {
      const row = await this.first(query);
      invariant(row !== undefined, missing);
      return row;
    },
    async hasRow(query) {
      return (await this.run(query)).length > 0;
    },
  };
}

/** The name of the constraint a Postgres error broke, or undefined when it is another error. */
export function brokenConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const isIntegrityError = typeof code === 'string' && code.startsWith('23');
  return isIntegrityError && typeof constraint === 'string' ? constraint : undefined;
}

/** What `catch` does where breaking one of some constraints only means `value`. Any other error is thrown. */
export function onBroken<Value>(constraints: readonly string[], value: Value): (error: unknown) => Value {
  return (error) => {
    if (constraints.includes(brokenConstraint(error) ?? '')) return value;
    throw error;
  };
}

/** How values of Postgres are read, by their type's number, where that is not pg's own way. */
const READERS: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, BigInt],
  [pg.types.builtins.NUMERIC, BigInt],
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
]);

/**
 * Reads bigint, and numeric of which only sums and amounts are selected as such, as bigint, a day as text, and a time as
 * ISO 8601 in UTC to the millisecond; the rest is as pg reads it. A rate, which has decimals, is selected as text.
 */
const rowTypes: CustomTypesConfig = {
  getTypeParser: (type, format) => READERS.get(type) ?? pg.types.getTypeParser(type, format),
};

const propertyNames = new Map<string, string>();

/** A column's property name: `business_id` is `businessId`. */
function propertyName(column: string): string {
  const known = propertyNames.get(column);
  if (known !== undefined) return known;
  const name = column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  // Names come from statements' texts, of which there are only so many.
  propertyNames.set(column, name);
  return name;
}

/** A row by its property names, with undefined for null, so that it can be a record of the domain as it is. */
export function rowOf<Row>(columns: Readonly<Record<string, unknown>>): Row {
  // A loop takes a fifth of the time of lists of entries, and every row of every list passes here.
  const row: Record<string, unknown> = {};
  for (const column in columns) row[propertyName(column)] = columns[column] ?? undefined;
  return row as Row;
}

/** How many items one batch holds at most, so that none waits long for the others of its batch. */
const MAX_BATCH = 100;

/** Two batches at once keep the database busy while one of them waits for its commit to reach the disk. */
const BATCHES_AT_ONCE = 2;

/** SQLSTATE classes of refusals: nothing of the statement was done. */
const REFUSAL = /^(22|23|40|42|55|P0)...$/;

/** Those of them that others caused: a deadlock, a lock that was held for too long. */
const REFUSAL_FOR_NOW = /^(40|55)...$/;

/** How a batch is run, and one item of a batch that was refused. Both are one transaction each. */
interface Runs<Item, Result> {
  /** Returns what came of each item, in their order. */
  readonly together: (items: readonly Item[]) => Promise<readonly Result[]>;
  readonly alone: (item: Item) => Promise<Result>;
  /**
   * The rows that an item locks until its commit, by any names; none unless given. Items that lock the same row go in one
   * batch, or one after the other: in two batches at once, one would wait for the commit of the other.
   */
  readonly locksOf?: (item: Item) => readonly unknown[];
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs what waits at one moment as one batch: items that arrive while a batch is under way go together in the next one,
 * in the order in which they came, so that many callers share one round trip and one commit. Two batches may be under way.
 * Nothing waits for a batch to fill, and no batch grows beyond 100 items.
 *
 * The items of a batch that the database refuses are tried again each alone, while the next batches go on: each answers
 * for itself. Those of one whose connection was lost are not: whether it was done is unknown.
 */
export class Batcher<Item, Result> {
  readonly #runs: Runs<Item, Result>;
  #waiting: Waiting<Item, Result>[] = [];
  #batchesUnderWay = 0;
  readonly #locked = new Set<unknown>();
  #isDrainDue = false;

  constructor(runs: Runs<Item, Result>) {
    this.#runs = runs;
  }

  /** What came of the item. @throws what its batch threw, or, when that was refused, the item alone. */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#drainSoon();
    });
  }

  // Only after the events that are there already, so that all requests whose bytes have arrived go together.
  #drainSoon(): void {
    if (this.#isDrainDue) return;
    this.#isDrainDue = true;
    setImmediate(() => {
      this.#isDrainDue = false;
      this.#drain();
    });
  }

  #drain(): void {
    while (this.#batchesUnderWay < BATCHES_AT_ONCE) {
      const batch = this.#takeBatch();
      if (batch.length === 0) return;
      const locks = batch.flatMap(({ item }) => this.#locksOf(item));
      for (const lock of locks) this.#locked.add(lock);
      this.#batchesUnderWay++;
      void this.#runBatch(batch).finally(() => {
        for (const lock of locks) this.#locked.delete(lock);
        this.#batchesUnderWay--;
        this.#drainSoon();
      });
    }
  }

  /** Takes what may start now: an even share for each batch that may, and all that locks the same rows as the share. */
  #takeBatch(): readonly Waiting<Item, Result>[] {
    const share = Math.ceil(this.#waiting.length / (BATCHES_AT_ONCE - this.#batchesUnderWay));
    const batch: Waiting<Item, Result>[] = [];
    const rest: Waiting<Item, Result>[] = [];
    const locks = new Set<unknown>();
    // What is passed over keeps its turn: nothing that came later and locks the same row goes before it.
    const passedOver = new Set(this.#locked);
    for (const waiting of this.#waiting) {
      const own = this.#locksOf(waiting.item);
      const isFree = own.every((lock) => !passedOver.has(lock));
      const hasRoom = batch.length < share || own.some((lock) => locks.has(lock));
      if (isFree && hasRoom && batch.length < MAX_BATCH) {
        batch.push(waiting);
        for (const lock of own) locks.add(lock);
      } else {
        rest.push(waiting);
        for (const lock of own) passedOver.add(lock);
      }
    }
    this.#waiting = rest;
    return batch;
  }

  #locksOf(item: Item): readonly unknown[] {
    return this.#runs.locksOf?.(item) ?? [];
  }

  async #runBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#runs.together(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      const isTriedAlone = hasCode(error, batch.length > 1 ? REFUSAL : REFUSAL_FOR_NOW);
      for (const { item, resolve, reject } of batch) {
        if (isTriedAlone) this.#runs.alone(item).then(resolve, reject);
        else reject(error);
      }
    }
  }
}

/** Whether an error is one of Postgres whose SQLSTATE is of these classes. */
function hasCode(error: unknown, classes: RegExp): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && classes.test(code);
}
