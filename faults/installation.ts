import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import {
  bundleOf,
  compileCacheOf,
  createDatabase,
  DATABASE,
  freePorts,
  openPool,
  type Stops,
  startedWith,
} from '../drivers/parts.ts';
import { QUEUE_GROUPS, superviseRole } from '../drivers/roles.ts';
import {
  type PostgresServer,
  startPostgres,
  startTemporal,
  type TemporalServer,
} from '../drivers/servers.ts';
import type { SupervisedProcess } from '../drivers/supervision.ts';
import { waitFor } from '../test/support/waitFor.ts';
import { createMerchantApi, type MerchantApi } from './merchantApi.ts';
import { createMerchants, type NewMerchant } from './merchants.ts';
import { connectOperators, type Operators } from './operators.ts';
import type { Funding } from './oracle/evidence.ts';
import type { KillTarget, ProxyName } from './plan.ts';
import type { Random } from './random.ts';
import { startTcpProxy, type TcpProxy } from './tcpProxy.ts';
import { providerEnv, startWorld, type World } from './world.ts';

/** The service with everything round it, all under the driver's control. */
export interface Installation extends World {
  readonly postgres: PostgresServer;
  readonly temporal: TemporalServer;
  readonly roles: readonly SupervisedProcess[];
  readonly proxies: Readonly<Record<ProxyName, TcpProxy>>;
  readonly api: MerchantApi;
  readonly operators: Operators;
  /** The settings of the service's processes. */
  readonly env: Readonly<Record<string, string>>;
  /** What the service's database is called. */
  readonly database: string;
  /** The service's database by its owner, past every proxy. */
  readonly pool: pg.Pool;
  readonly newMerchants: readonly NewMerchant[];
  readonly fundings: readonly Funding[];
}

const HOST = '127.0.0.1';

/** What a run's installation is started with. */
export interface InstallationOptions {
  readonly workDir: string;
  readonly random: Random;
  /** False lets every provider do at once what it is asked. */
  readonly hasFates: boolean;
  /** What was started is added at once, so that it ends whatever fails later. */
  readonly stops: Stops;
  /** A provider has acted on an order for this subject, and its answer is lost. */
  readonly onLostReply: (subject: string) => void;
}

/**
 * Starts everything.
 *
 * @throws StartError when a server does not start.
 */
export async function startInstallation(options: InstallationOptions): Promise<Installation> {
  const { workDir, stops } = options;
  const [postgresPort = 0, temporalPort = 0, ...rolePorts] = await freePorts(8);
  const [postgres, temporal, bundleFile] = await Promise.all([
    startedWith(stops, startPostgres(workDir, postgresPort)),
    startedWith(stops, startTemporal(workDir, temporalPort)),
    bundleOf(workDir),
  ]);
  const databaseUrl = await createDatabase(postgres.ownerUrl);
  const pool = openPool(databaseUrl, stops);
  const outside = await startOutside(options, { postgresPort, temporalPort, rolePorts });
  const encryptionKey = randomBytes(32);
  const { receivers, proxies, providers } = outside;
  const { merchants, fundings } = await createMerchants({ databaseUrl, pool, encryptionKey, receivers });
  const env = serviceEnv({ workDir, bundleFile, databaseUrl, encryptionKey, proxies, providers });
  const roles = startRoles({ workDir, env, ports: rolePorts, stops });
  const operators = await connectOperators(temporal.address);
  stops.push(() => operators.close());
  const installation = {
    ...outside,
    postgres,
    temporal,
    roles,
    operators,
    env,
    database: DATABASE,
    pool,
    newMerchants: merchants,
    fundings,
  };
  await untilReady(installation);
  return installation;
}

/** What is round the service, and the proxies in between. */
async function startOutside(
  options: InstallationOptions,
  ports: {
    readonly postgresPort: number;
    readonly temporalPort: number;
    readonly rolePorts: readonly number[];
  },
): Promise<World & Pick<Installation, 'proxies' | 'api'>> {
  const apiUrls: string[] = [];
  const world = await startWorld({ ...options, apiUrls });
  const { providers, market } = world;
  const proxies = await startProxies(options.stops, {
    postgres: ports.postgresPort,
    temporal: ports.temporalPort,
    bank: providers.bank.port,
    biller: providers.biller.port,
    collector: providers.collector.port,
    market: market.port,
    'api-1': ports.rolePorts[0] ?? 0,
    'api-2': ports.rolePorts[1] ?? 0,
  });
  apiUrls.push(...(['api-1', 'api-2'] as const).map((name) => `http://${HOST}:${proxies[name].port}`));
  return { ...world, proxies, api: createMerchantApi(apiUrls) };
}

/** Waits until every process of the service says that it is ready, and knows what can be bought. */
export async function untilReady({ roles, pool }: Pick<Installation, 'roles' | 'pool'>): Promise<void> {
  for (const role of roles) await waitFor(`${role.name} to be ready`, () => role.isReady());
  await untilCatalogueKnown(pool);
}

/** Waits until the service knows what can be bought in each environment. */
export async function untilCatalogueKnown(pool: pg.Pool): Promise<void> {
  await waitFor('the catalogue of bills', async () => {
    const { rows } = await pool.query(
      `select count(distinct environment)::int as known from bill_billers where kind = 'airtime' and id = 'mtn'`,
    );
    return rows[0].known === 2;
  });
}

async function startProxies(
  stops: Stops,
  targets: Readonly<Record<ProxyName, number>>,
): Promise<Readonly<Record<ProxyName, TcpProxy>>> {
  const proxies: Partial<Record<ProxyName, TcpProxy>> = {};
  for (const [name, port] of Object.entries(targets)) {
    proxies[name as ProxyName] = await startedWith(stops, startTcpProxy(name, port));
  }
  return proxies as Record<ProxyName, TcpProxy>;
}

/** Settings of a deployment, with time-outs short enough for a run of minutes. */
function serviceEnv(options: {
  readonly workDir: string;
  readonly bundleFile: string;
  readonly databaseUrl: string;
  readonly encryptionKey: Uint8Array;
  readonly proxies: Readonly<Record<ProxyName, TcpProxy>>;
  readonly providers: Installation['providers'];
}): Readonly<Record<string, string>> {
  const { workDir, proxies, providers } = options;
  const databaseUrl = new URL(options.databaseUrl);
  databaseUrl.port = String(proxies.postgres.port);
  return {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: compileCacheOf(workDir),
    DATABASE_URL: databaseUrl.href,
    DATABASE_POOL_SIZE: '10',
    DATABASE_CONNECTION_TIMEOUT_MS: '5000',
    TEMPORAL_ADDRESS: `${HOST}:${proxies.temporal.port}`,
    WORKFLOW_BUNDLE: options.bundleFile,
    ENCRYPTION_KEY: Buffer.from(options.encryptionKey).toString('base64'),
    JWT_SECRET: randomBytes(32).toString('base64'),
    RATE_LIMIT_PER_SECOND: '100000',
    PAYMENT_DAILY_CAP_NAIRA: '1000000000',
    OUTCOME_WAIT_MS: '2000',
    PROVIDER_TIMEOUT_MS: '2000',
    DRAIN_TIMEOUT_MS: '2000',
    SHUTDOWN_DELAY_MS: '0',
    FLOW_RECOVERY_INTERVAL_MS: '3000',
    WEBHOOK_ALLOW_LOOPBACK: 'true',
    MAIL_URL: `file:${join(workDir, 'mail')}`,
    LOG_LEVEL: 'warn',
    EXCHANGE_SPREAD_BASIS_POINTS: '100',
    COLLECTION_APPROVAL_MINUTES: '1',
    ...providerEnv(providers, proxies),
  };
}

/** The processes of the service: two APIs, a worker for each group of queues, and two relays. */
function startRoles(options: {
  readonly workDir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly ports: readonly number[];
  readonly stops: Stops;
}): readonly SupervisedProcess[] {
  const { workDir, ports, stops } = options;
  const roles: SupervisedProcess[] = [];
  const start = (
    name: KillTarget,
    role: 'api' | 'worker' | 'relay',
    more: Readonly<Record<string, string>> = {},
  ) => {
    const port = String(ports[roles.length] ?? 0);
    const portVariable = role === 'api' ? 'PORT' : 'METRICS_PORT';
    const started = superviseRole({
      name,
      role,
      env: { ...options.env, ...more, [portVariable]: port },
      logFile: join(workDir, `${name}.log`),
      readyUrl: `http://${HOST}:${port}/readyz`,
    });
    roles.push(started);
  };
  start('api-1', 'api');
  start('api-2', 'api');
  start('worker-payouts', 'worker', { TASK_QUEUES: QUEUE_GROUPS.payouts });
  start('worker-others', 'worker', { TASK_QUEUES: QUEUE_GROUPS.others });
  start('relay', 'relay');
  start('relay-2', 'relay');
  stops.push(async () => {
    await Promise.all(roles.map((role) => role.stop()));
  });
  return roles;
}
