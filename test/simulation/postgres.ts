import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { type Connections, type Database, databaseOver } from '../../src/db/core/database.ts';
import { realSleep } from './clock.ts';
import { currentOwner, Finding, type Owner, type Scheduler } from './scheduler.ts';

/**
 * A real Postgres whose statements wait for their turn. One that waits for a lock is seen by `pg_blocking_pids`: another turn
 * runs meanwhile, and it goes on when the lock is free.
 */

/** How long a statement may take before it is looked up whether it waits for a lock, in real ms. */
const LOOKS_AFTER_MS = 4;

/** Longer than `deadlock_timeout`: by then a statement that closes a circle of locks was refused. */
const DEADLOCKS_KNOWN_AFTER_MS = 15;

/** What a process may have of connections. */
const POOL_SIZE = 4;

/** What happens to a statement and its answer. */
export type StatementFate = 'answered' | 'request_lost' | 'answer_lost';

interface Parked {
  readonly connection: Connection;
  readonly label: string;
  readonly result: Promise<unknown>;
  readonly deliver: () => void;
  isOver: boolean;
}

/** Schema in which `now()` and its like are found before those of Postgres, and follow the simulated clock. */
const SIMULATION_SQL = `
  create schema simulation;
  create unlogged sequence simulation.clock minvalue 0;
  create unlogged sequence simulation.uuids;
  select setval('simulation.clock', (extract(epoch from pg_catalog.now()) * 1000000)::bigint);
  create function simulation.clock_timestamp() returns timestamptz language sql volatile
    return to_timestamp(pg_sequence_last_value('simulation.clock') / 1000000.0::float8);
  create function simulation.statement_timestamp() returns timestamptz language sql stable
    return to_timestamp(pg_sequence_last_value('simulation.clock') / 1000000.0::float8);
  create function simulation.now() returns timestamptz language plpgsql stable as $$
    declare
      began text := current_setting('simulation.began', true);
    begin
      if coalesce(began, '') = '' then
        began := set_config('simulation.began', pg_sequence_last_value('simulation.clock')::text, true);
      end if;
      return to_timestamp(began::bigint / 1000000.0::float8);
    end $$;
  create function simulation.gen_random_uuid() returns uuid language sql volatile
    return md5('simulation ' || nextval('simulation.uuids'))::uuid;
  create function simulation.pg_backend_pid() returns integer language sql stable
    return coalesce(nullif(current_setting('simulation.connection', true), ''), '0')::integer;
  grant usage on schema simulation to public;
  grant usage, select, update on all sequences in schema simulation to public;
`;

/** Has every function and default of the service's schema find those of the simulation first. No text of them changes. */
const REBIND_SQL = `
  do $$
  declare
    each record;
  begin
    for each in
      select procs.oid::regprocedure as name, pg_get_functiondef(procs.oid) as text, prosqlbody is not null as is_bound,
          (select substr(setting, length('search_path=') + 1) from unnest(proconfig) setting
            where setting like 'search_path=%') as path
        from pg_proc procs join pg_namespace space on space.oid = pronamespace
        where nspname in ('public', 'ledger') and prokind = 'f'
    loop
      if each.is_bound then
        perform set_config('search_path', 'simulation, pg_catalog, public', true);
        execute each.text;
      elsif each.path is not null then
        perform set_config('search_path', 'pg_catalog, public', true);
        execute format('alter function %s set search_path = simulation, %s', each.name,
          case when each.path like '%pg_catalog%' then each.path else 'pg_catalog, ' || each.path end);
      end if;
    end loop;
  end $$;
  set search_path = pg_catalog;
  create temporary table rebound as
    select attrelid::regclass::text as named, attname::text as of_column, pg_get_expr(adbin, adrelid) as text
      from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
      join pg_class on pg_class.oid = attrelid join pg_namespace space on space.oid = relnamespace
      where nspname in ('public', 'ledger') and attgenerated = '' and pg_get_expr(adbin, adrelid) ~ '(now|clock_timestamp)\\(\\)';
  set search_path = simulation, pg_catalog, public;
  do $$
  declare
    each record;
  begin
    for each in select * from rebound loop
      execute format('alter table %s alter column %I set default %s', each.named, each.of_column, each.text);
    end loop;
  end $$;
  drop table rebound;
  do $$
  declare
    each record;
  begin
    for each in select oid::regclass as name from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'ledger'::regnamespace)
    loop
      execute format('alter table %s set (autovacuum_enabled = false)', each.name);
    end loop;
  end $$;
`;

/** Makes a migrated database one whose time is simulated. @param url of its owner. */
export async function prepareDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(SIMULATION_SQL);
    await client.query(REBIND_SQL);
    const name = client.escapeIdentifier(client.database ?? '');
    await client.query(`alter database ${name} set deadlock_timeout = '5ms'`);
  } finally {
    await client.end();
  }
}

/** The one real server of a simulation, by a connection of its own that no simulated process has. */
export class SimulatedPostgres {
  readonly scheduler: Scheduler;
  readonly #url: string;
  readonly #control: pg.Client;
  #connections = 0;
  readonly #parked: Parked[] = [];
  /** What happens to each statement; a fault driver sets it. */
  fateOf: (label: string, owner: Owner) => StatementFate = () => 'answered';

  constructor(parts: { readonly scheduler: Scheduler; readonly url: string; readonly control: pg.Client }) {
    this.scheduler = parts.scheduler;
    this.#url = parts.url;
    this.#control = parts.control;
  }

  /** The books as they are now, past every process: for the oracle. */
  async look<Row>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    const { rows } = await this.#control.query(text, [...values]);
    return rows;
  }

  /** Does what Postgres would do by itself when it has time: afterwards it may read rows in another order. */
  async tidy(): Promise<void> {
    // All rows are looked at: fewer would be chosen by chance.
    await this.#control.query('set default_statistics_target = 1000');
    await this.#control.query('vacuum (analyze, truncate false)');
  }

  /** Opens the connections of a process that begins. */
  open(owner: Owner): SimulatedDatabase {
    return new SimulatedDatabase(this, owner);
  }

  /** What has Postgres' clock show the simulated time. */
  showTime(): pg.QueryConfig {
    return {
      name: 'show-time',
      text: "select setval('simulation.clock', greatest($1::bigint, pg_sequence_last_value('simulation.clock')))",
      values: [`${Math.round(this.scheduler.clock.nowMs)}000`],
    };
  }

  async connect(): Promise<{ readonly client: pg.Client; readonly pid: number }> {
    const ordinal = ++this.#connections;
    const client = new pg.Client({
      connectionString: this.#url,
      // The time, a beginning and a statement take one round trip together.
      pipeline: true,
      application_name: `simulated ${ordinal}`,
      options: [
        '-c role=merchant_payments_app',
        '-c search_path=simulation,pg_catalog,public',
        // Rows come in the order of one scan that begins at the beginning.
        '-c max_parallel_workers_per_gather=0',
        '-c synchronize_seqscans=off',
        `-c simulation.connection=${ordinal}`,
      ].join(' '),
    });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query('select pg_catalog.pg_backend_pid() as pid');
    return { client, pid: rows[0].pid };
  }

  /**
   * Runs a statement until it ends or waits for a lock.
   *
   * @param deliver is called when it has ended, also when that is later.
   * @returns whether it waits.
   */
  async run(
    connection: Connection,
    { label, send, deliver }: { label: string; send: () => Promise<unknown>; deliver: () => void },
  ): Promise<boolean> {
    const result = send();
    const parked: Parked = { connection, label, result, deliver, isOver: false };
    const over = () => {
      parked.isOver = true;
    };
    void result.then(over, over);
    const isWaiting = await this.#untilOverOrBlocked(parked);
    if (isWaiting) this.#parked.push(parked);
    else {
      deliver();
      await this.#continueParked();
    }
    return isWaiting;
  }

  async #untilOverOrBlocked(parked: Parked): Promise<boolean> {
    for (;;) {
      await Promise.race([parked.result.catch(() => undefined), realSleep(LOOKS_AFTER_MS)]);
      if (parked.isOver) return false;
      if (!(await this.#isBlocked(parked.connection.pid))) continue;
      await realSleep(DEADLOCKS_KNOWN_AFTER_MS);
      if (!parked.isOver && (await this.#isBlocked(parked.connection.pid))) return true;
    }
  }

  async #isBlocked(pid: number): Promise<boolean> {
    const { rows } = await this.#control.query({
      name: 'blocking',
      text: 'select cardinality(pg_blocking_pids($1)) > 0 as blocked',
      values: [pid],
    });
    return rows[0].blocked;
  }

  /** What waited for a lock that is free now goes on, in the order in which it began to wait, once all other code has gone on. */
  async #continueParked(): Promise<void> {
    for (let hasMoved = true; hasMoved; ) {
      hasMoved = false;
      for (const parked of [...this.#parked]) {
        if (await this.#untilOverOrBlocked(parked)) continue;
        this.#parked.splice(this.#parked.indexOf(parked), 1);
        hasMoved = true;
        await this.scheduler.clock.untilQuiet();
        this.scheduler.trace(parked.connection.owner, `${parked.label} has its lock`);
        parked.deliver();
      }
    }
  }

  /** Ends connections as a killed process does: what is open is rolled back. */
  async cut(connections: readonly Connection[]): Promise<void> {
    const pids = connections.filter(({ isOpen }) => isOpen).map(({ pid }) => pid);
    if (pids.length === 0) return;
    await this.#control.query('select pg_terminate_backend(pid) from unnest($1::integer[]) pid', [pids]);
    for (;;) {
      const { rows } = await this.#control.query(
        'select count(*)::integer as left from pg_stat_activity where pid = any($1::integer[])',
        [pids],
      );
      if (rows[0].left === 0) break;
      await realSleep(1);
    }
    const isCut = ({ connection }: Parked) => pids.includes(connection.pid);
    for (const parked of this.#parked.filter(isCut)) {
      await parked.result.catch(() => undefined);
      this.#parked.splice(this.#parked.indexOf(parked), 1);
      await this.scheduler.clock.untilQuiet();
      if (!parked.connection.owner.isGone) parked.deliver();
    }
    await this.#continueParked();
  }
}

const lost = () => new Error('Connection terminated unexpectedly');

type Queried = string | { readonly text: string; readonly name?: string; readonly values?: unknown[] };

/** What the trace calls a statement. */
function labelOf(query: Queried): string {
  if (typeof query === 'string') return query;
  return query.name ?? query.text.trim().split(/\s+/).slice(0, 6).join(' ').replaceAll('"', '');
}

/** One connection of a simulated process. */
export class Connection {
  readonly owner: Owner;
  readonly #postgres: SimulatedPostgres;
  #opened: { readonly client: pg.Client; readonly pid: number } | undefined;
  /** A transaction that no statement has begun yet. */
  #begin: string | undefined;
  #isBroken = false;

  constructor(postgres: SimulatedPostgres, owner: Owner) {
    this.#postgres = postgres;
    this.owner = owner;
  }

  get pid(): number {
    return this.#opened?.pid ?? 0;
  }

  get isOpen(): boolean {
    return this.#opened !== undefined && !this.#isBroken;
  }

  get isBroken(): boolean {
    return this.#isBroken;
  }

  query(query: Queried): Promise<unknown> {
    const label = labelOf(query);
    if (this.#isBroken) return Promise.reject(lost());
    if (label.startsWith('begin')) {
      this.#begin = label;
      return Promise.resolve();
    }
    if (this.#begin !== undefined && (label === 'rollback' || label === 'commit')) {
      this.#begin = undefined;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      this.#postgres.scheduler.add(
        label,
        () => this.#run(query, label, { resolve, reject }),
        currentOwner.getStore() ?? this.owner,
      );
    });
  }

  async #run(
    query: Queried,
    label: string,
    { resolve, reject }: { resolve: (result: unknown) => void; reject: (error: unknown) => void },
  ): Promise<string> {
    if (this.#isBroken) {
      reject(lost());
      return 'on a lost connection';
    }
    const fate = this.#postgres.fateOf(label, this.owner);
    if (fate === 'request_lost') {
      await this.break();
      reject(lost());
      return 'lost before it ran';
    }
    this.#opened ??= await this.#postgres.connect();
    const { client } = this.#opened;
    let ended = '';
    let result: unknown;
    let failure: unknown;
    const send = async () => {
      try {
        const before = this.#begin === undefined ? [] : [client.query(this.#begin)];
        this.#begin = undefined;
        // Refused after a failure of its transaction, as the statement is.
        const shown = client.query(this.#postgres.showTime()).catch(() => undefined);
        const queried = client.query(query as never);
        [result] = await Promise.all([queried, shown, ...before]);
        ended = rowsOf(result);
      } catch (error) {
        failure = error;
        ended = `fails: ${(error as { code?: string }).code ?? (error as Error).message}`;
      }
    };
    const deliver = () => {
      if (this.owner.isGone) return;
      if (failure === undefined) resolve(result);
      else reject(failure);
    };
    if (fate === 'answer_lost') {
      const isWaiting = await this.#postgres.run(this, { label, send, deliver: () => undefined });
      await this.break();
      reject(lost());
      return isWaiting ? 'lost while it waited' : `${ended}, and its answer is lost`;
    }
    const isWaiting = await this.#postgres.run(this, { label, send, deliver });
    return isWaiting ? 'waits for a lock' : ended;
  }

  /** Loses the connection. */
  async break(): Promise<void> {
    const wasOpen = this.isOpen;
    if (wasOpen) await this.#postgres.cut([this]);
    this.#isBroken = true;
    this.#opened?.client.end().catch(() => undefined);
  }
}

function rowsOf(result: unknown): string {
  const { rows, rowCount } = result as { rows?: readonly unknown[]; rowCount?: number | null };
  return `-> ${rows?.length || rowCount || 0}`;
}

/** The pool of whose connections a transaction has one, in code that runs for it. */
const poolOfTransaction = new AsyncLocalStorage<SimulatedDatabase>();

/** The connections of one simulated process, as the service's own pool has them. */
export class SimulatedDatabase {
  readonly #postgres: SimulatedPostgres;
  readonly #owner: Owner;
  readonly #free: Connection[] = [];
  readonly #all = new Set<Connection>();
  readonly #waiting: ((connection: Connection) => void)[] = [];
  readonly database: Database;

  constructor(postgres: SimulatedPostgres, owner: Owner) {
    this.#postgres = postgres;
    this.#owner = owner;
    const pool = {
      connect: () => this.#connect(),
      query: (query: Queried) => this.#query(query),
      totalCount: POOL_SIZE,
      idleCount: 0,
      waitingCount: 0,
    };
    const database = databaseOver(pool as unknown as Connections, { poolSize: POOL_SIZE });
    this.database = {
      ...database,
      transaction: (work, options) =>
        database.transaction((runner) => poolOfTransaction.run(this, () => work(runner)), options),
      close: () => Promise.resolve(),
    };
  }

  async #take(): Promise<Connection> {
    // Where every connection has a transaction that waits for another connection, none ever ends.
    if (poolOfTransaction.getStore() === this) {
      const what = `${this.#owner.name} waits for a second connection inside a transaction`;
      this.#postgres.scheduler.fail(new Finding(`${what}: ${new Error().stack}`));
    }
    const free = this.#free.shift();
    if (free) return free;
    if (this.#all.size < POOL_SIZE) return this.#make();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  #make(): Connection {
    const connection = new Connection(this.#postgres, this.#owner);
    this.#all.add(connection);
    return connection;
  }

  #release(connection: Connection): void {
    if (connection.isBroken) this.#all.delete(connection);
    const next = connection.isBroken && this.#waiting.length > 0 ? this.#make() : connection;
    if (next.isBroken) return;
    const waiting = this.#waiting.shift();
    if (waiting) waiting(next);
    else this.#free.push(next);
  }

  async #connect() {
    const connection = await this.#take();
    return {
      query: (query: Queried) => connection.query(query),
      release: (broken?: Error) => {
        if (broken === undefined || connection.isBroken) this.#release(connection);
        else void connection.break().then(() => this.#release(connection));
      },
    };
  }

  async #query(query: Queried): Promise<unknown> {
    const connection = await this.#take();
    try {
      return await connection.query(query);
    } finally {
      this.#release(connection);
    }
  }

  /** Ends every connection at once, as a killed process does. */
  async cut(): Promise<void> {
    const open = [...this.#all].filter(({ isOpen }) => isOpen);
    await this.#postgres.cut(open);
    for (const connection of open) await connection.break();
  }
}
