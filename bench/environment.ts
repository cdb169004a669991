import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Stops, writeBundle } from '../drivers/parts.ts';
import type { TaskQueue } from '../src/contract/kinds.ts';
import { type Database, openDatabase } from '../src/db/core/database.ts';
import { migrate } from '../src/db/core/migrate.ts';
import { LedgerStore } from '../src/db/ledger/ledgerStore.ts';
import { createBusiness } from '../src/db/merchants/businesses.ts';
import type { Asset, Environment } from '../src/domain/money.ts';
import { startEmbeddedPostgres } from '../src/embedded/postgres.ts';
import { createSecretBox, type SecretBox } from '../src/security/secretBox.ts';
import { approvedBusiness } from '../test/support/books.ts';
import { portThatStaysFree } from '../test/support/port.ts';
import { type BenchProcess, startProcess } from './processes.ts';
import { type BenchTemporal, STARTS, type TemporalKind } from './temporal.ts';

/** Money that every merchant of the benchmark starts with, in minor units: more than it can spend in one run. */
const FUNDING_MINOR = 1_000_000_000_000n;
const DATABASE_POOL_SIZE = 20;

/** What lines share whose requests come from a process of its own. */
export interface LoadedEnvironment {
  readonly environment: BenchEnvironment;
  /** The process of loadProcess.ts. */
  readonly load: BenchProcess;
  /** The merchants it sends requests for, in turn. */
  readonly merchants: readonly BenchMerchant[];
}

/** A merchant as the load sees it. */
export interface BenchMerchant {
  readonly businessId: string;
  readonly apiKey: string;
}

/** How a process is started that listens on a port. */
export interface ServerOptions {
  /** What its CPU profile is called. */
  readonly name: string;
  readonly module: URL;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Arguments of Node; none unless given. */
  readonly nodeArgs?: readonly string[];
  /** The variable that holds its port; PORT unless given. */
  readonly portVariable?: string;
  /** The path that answers 200 when it is ready. */
  readonly readyPath: string;
}

/** The worker of bare workflows, and where it takes them from. */
export interface BareWorker extends BenchProcess {
  readonly taskQueue: string;
}

export interface BenchServer extends BenchProcess {
  /** Where it listens, without a path. */
  readonly url: string;
}

/** Everything a benchmark runs on: servers of its own, gone when it ends. */
export interface BenchEnvironment {
  readonly workDir: string;
  /** The service's database, by its owner; the application's rights are taken where it matters. */
  readonly databaseUrl: string;
  /** A second database of the same server, for what ours is compared with. */
  readonly plainUrl: string;
  readonly database: Database;
  readonly ledger: LedgerStore;
  readonly poolSize: number;
  /** Seals and opens as the service does. */
  readonly secretBox: SecretBox;
  /** Runs SQL as the owner of one of the two databases. */
  sql(url: string, text: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** Starts a Temporal server the first time it is asked for. */
  temporalAddress(): Promise<string>;
  /**
   * Ends the Temporal server, and starts it again on its data after `ms`. Resolves when it answers again, to the moment
   * by performance.now() at which it began to start.
   *
   * @param onceAway called when the server has ended.
   */
  interruptTemporal(ms: number, onceAway: () => void): Promise<number>;
  /** Creates merchants with accounts and with money in the sandbox. Their keys are of it too, unless another is given. */
  createMerchants(count: number, keysOf?: Environment): Promise<readonly BenchMerchant[]>;
  /** The servers' processes; Temporal's only once it has been started. */
  cpuPids(): { readonly postgres: number; readonly temporal: readonly number[] };
  /** Starts api, worker and relay as processes of their own, the first time; returns where the API is. */
  serviceUrl(): Promise<string>;
  /** Those processes, and workers that were started later. */
  servicePids(): readonly number[];
  /** Starts one more worker of the service, for the queues that `serviceUrl` leaves out. */
  startWorker(queues: readonly TaskQueue[], env?: Readonly<Record<string, string>>): Promise<BenchProcess>;
  /** Starts one more API, with settings of its own. */
  startApi(env: Readonly<Record<string, string>>): Promise<BenchServer>;
  /** Starts a worker of bare workflows, the first time. */
  bareWorker(): Promise<BareWorker>;
  /** Starts a module of this folder in a process of its own, stopped with everything else. */
  start(options: Omit<Parameters<typeof startProcess>[0], 'logFile'>): Promise<BenchProcess>;
  /** Starts a module that listens on a port of its own. */
  startServer(options: ServerOptions): Promise<BenchServer>;
}

/** Settings of the service's processes: those of a real deployment, but for a rate limit that would end the load. */
export function serviceEnv(databaseUrl: string, temporalAddress: string): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: String(DATABASE_POOL_SIZE),
    TEMPORAL_ADDRESS: temporalAddress,
    ENCRYPTION_KEY: encryptionKey.toString('base64'),
    JWT_SECRET: randomBytes(32).toString('base64'),
    RATE_LIMIT_PER_SECOND: '1000000',
    SHUTDOWN_DELAY_MS: '0',
    WEBHOOK_ALLOW_LOOPBACK: 'true',
    NODE_ENV: 'production',
  };
}
const encryptionKey = randomBytes(32);
const secretBox = createSecretBox(encryptionKey);

/**
 * Starts Postgres, durable as in production, with the two databases; the rest starts when it is needed.
 *
 * @param stops receives how each part is stopped.
 * @param temporalKind which Temporal server starts when it is needed.
 */
export async function startEnvironment(
  stops: Stops,
  temporalKind: TemporalKind = 'development',
): Promise<BenchEnvironment> {
  // Each process that is started adds a listener that ends it with this one: more than Node takes for a leak.
  process.setMaxListeners(50);
  const workDir = mkdtempSync(join(tmpdir(), `merchant-payments-bench-${process.pid}-`));
  stops.push(() => rmSync(workDir, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({
    dataDir: join(workDir, 'postgres'),
    fresh: true,
    durable: true,
  });
  stops.push(() => postgres.stop());
  const pools = new Map<string, pg.Pool>();
  stops.push(async () => {
    for (const pool of pools.values()) await pool.end();
  });
  const sql = (url: string, text: string, values?: unknown[]) => {
    let pool = pools.get(url);
    if (!pool) {
      pool = new pg.Pool({ connectionString: url, max: 1 });
      pool.on('error', () => {});
      pools.set(url, pool);
    }
    return pool.query(text, values);
  };

  const databaseUrl = await createDatabase(postgres.ownerUrl, 'bench', sql);
  const plainUrl = await createDatabase(postgres.ownerUrl, 'plain', sql);
  await migrate(databaseUrl);
  const database = await openDatabase(databaseUrl, { poolSize: DATABASE_POOL_SIZE });
  stops.push(() => database.close());
  const ledger = new LedgerStore(database);

  let processCount = 0;
  const start: BenchEnvironment['start'] = async (options) => {
    const logFile = join(workDir, `process-${++processCount}.log`);
    const started = await startProcess({ ...options, logFile });
    stops.push(() => started.stop());
    return started;
  };

  let temporal: BenchTemporal | undefined;
  const startedTemporal = once(async () => {
    temporal = await STARTS[temporalKind](workDir, stops);
    return temporal;
  });
  const temporalAddress = async () => (await startedTemporal()).address;
  const interruptTemporal: BenchEnvironment['interruptTemporal'] = async (ms, onceAway) =>
    (await startedTemporal()).interrupt(ms, onceAway);

  const startServer: BenchEnvironment['startServer'] = async (options) => {
    const { name, portVariable = 'PORT', readyPath, env, nodeArgs = [], ...process } = options;
    const port = await portThatStaysFree();
    const url = `http://127.0.0.1:${port}`;
    const started = await start({
      ...process,
      env: { ...env, [portVariable]: String(port) },
      readyUrl: `${url}${readyPath}`,
      nodeArgs: [...nodeArgs, ...profileArgs(name)],
    });
    return { ...started, url };
  };
  const bundleFile = once(() => writeBundle(workDir));
  const servicePids: number[] = [];
  const startRole = async (role: string, more: Readonly<Record<string, string>> = {}) => {
    const [address, bundle] = await Promise.all([temporalAddress(), bundleFile()]);
    const started = await startServer({
      name: role,
      module: new URL('../src/main.ts', import.meta.url),
      args: ['--role', role],
      env: { ...serviceEnv(databaseUrl, address), WORKFLOW_BUNDLE: bundle, ...more },
      portVariable: role === 'api' ? 'PORT' : 'METRICS_PORT',
      readyPath: '/readyz',
    });
    servicePids.push(started.pid);
    return started;
  };
  const startWorker: BenchEnvironment['startWorker'] = (queues, env) =>
    startRole('worker', { TASK_QUEUES: queues.join(','), ...env });
  const serviceUrl = once(async () => {
    // The queues that withdrawals need, as the bare worker serves its own: pollers of others are not what is compared.
    const [api] = await Promise.all([
      startRole('api'),
      startRole('relay'),
      startWorker(['payouts', 'webhooks']),
    ]);
    return api.url;
  });
  const bareWorker = once(async () => {
    const taskQueue = 'bare';
    const started = await start({
      module: new URL('./bareWorker.ts', import.meta.url),
      env: { TEMPORAL_ADDRESS: await temporalAddress(), TASK_QUEUE: taskQueue, NODE_ENV: 'production' },
      nodeArgs: profileArgs('bare'),
    });
    return { ...started, taskQueue };
  });

  return {
    workDir,
    databaseUrl,
    plainUrl,
    database,
    ledger,
    poolSize: DATABASE_POOL_SIZE,
    secretBox,
    sql,
    temporalAddress,
    interruptTemporal,
    createMerchants: (count, keysOf = 'test') => createMerchants(database, ledger, { count, keysOf }),
    cpuPids: () => ({ postgres: postgres.pid ?? 0, temporal: temporal?.pids() ?? [] }),
    serviceUrl,
    servicePids: () => servicePids,
    startWorker,
    startApi: (env) => startRole('api', env),
    bareWorker,
    start,
    startServer,
  };
}

/** Arguments that make a process write a CPU profile to BENCH_PROFILE_DIR when it ends, if that is set. */
export function profileArgs(name: string): readonly string[] {
  const folder = process.env.BENCH_PROFILE_DIR;
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-name=${name}.cpuprofile`] : [];
}

async function createDatabase(ownerUrl: string, name: string, sql: BenchEnvironment['sql']): Promise<string> {
  await sql(ownerUrl, `create database ${name}`);
  const url = new URL(ownerUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function createMerchants(
  database: Database,
  ledger: LedgerStore,
  { count, keysOf }: { readonly count: number; readonly keysOf: Environment },
): Promise<readonly BenchMerchant[]> {
  const merchants: BenchMerchant[] = [];
  for (let number = 0; number < count; number++) {
    const { businessId, apiKeys } = await createBusiness(
      database,
      { ledger, secretBox },
      approvedBusiness({ name: `Merchant ${number}` }),
    );
    merchants.push({ businessId, apiKey: apiKeys[keysOf] });
  }
  await Promise.all(merchants.map(({ businessId }) => fund(ledger, businessId)));
  return merchants;
}

/** Gives a merchant money to spend in the sandbox. */
export async function fund(ledger: LedgerStore, businessId: string, asset: Asset = 'NGN'): Promise<void> {
  const source = asset === 'NGN' ? 'provider_clearing' : 'custody';
  await ledger.post({
    reference: `funding-${asset}-${businessId}`,
    kind: 'payment',
    phase: 'single',
    environment: 'test',
    legs: [
      { account: { businessId: null, asset, kind: source }, amountMinor: -FUNDING_MINOR },
      { account: { businessId, asset, kind: 'available' }, amountMinor: FUNDING_MINOR },
    ],
  });
}

function once<Value>(create: () => Promise<Value>): () => Promise<Value> {
  let created: Promise<Value> | undefined;
  return () => {
    created ??= create();
    return created;
  };
}
