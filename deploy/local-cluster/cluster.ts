import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Connection } from '@temporalio/client';
import { msToTs } from '@temporalio/common/lib/time.js';
import type pg from 'pg';
import { startBalancer } from '../../drivers/balancer.ts';
import { compileCacheOf, openPool, type Stops, startedWith, writeBundle } from '../../drivers/parts.ts';
import { superviseRole } from '../../drivers/roles.ts';
import type { SupervisedProcess } from '../../drivers/supervision.ts';
import { startEmbeddedPostgres } from '../../src/embedded/postgres.ts';
import { findTemporalServer } from '../../src/embedded/temporal.ts';
import { waitFor } from '../../test/support/waitFor.ts';
import { createDatabases, createTemporalTables, type Databases } from './databases.ts';
import { startFrontends } from './frontends.ts';
import { startTemporalServices } from './temporalServices.ts';
import { POOL_SIZES, planTopology, type Topology } from './topology.ts';

/** A deployment of many processes on this machine. */
export interface Cluster {
  /** Where the APIs are reached, behind their balancer; without a path. */
  readonly url: string;
  /** Where the frontends of Temporal are reached. */
  readonly temporalAddress: string;
  readonly topology: Topology;
  readonly temporal: readonly SupervisedProcess[];
  readonly service: readonly SupervisedProcess[];
  readonly databases: Databases;
  /** The service's database by the superuser. */
  readonly pool: pg.Pool;
  readonly encryptionKey: Uint8Array;
}

export interface ClusterOptions {
  readonly workDir: string;
  /** Of the balancer. */
  readonly port: number;
  /** Settings of all processes, beside those of a deployment. */
  readonly env: Readonly<Record<string, string>>;
  /** What was started is added at once, so that it ends whatever fails later. */
  readonly stops: Stops;
  readonly say: (line: string) => void;
}

const admin = fileURLToPath(new URL('../../src/cli/admin.ts', import.meta.url));
const NAMESPACE = 'default';

/**
 * Starts everything, in the order of a deployment: servers, the one-shot step, the processes of the service.
 *
 * @throws StartError when a server does not start.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { workDir, stops, say } = options;
  const programs = await findTemporalServer();
  const topology = await planTopology();
  say('Starting PostgreSQL and the processes of Temporal…');
  const dataDir = join(workDir, 'postgres');
  const postgres = await startedWith(stops, startEmbeddedPostgres({ dataDir, port: topology.postgresPort }));
  const databases = await createDatabases(postgres.ownerUrl);
  const pool = openPool(databases.superuserUrl, stops);
  await createTemporalTables(programs.sqlTool, databases.temporal);
  const temporal = startTemporalServices({
    workDir,
    server: programs.server,
    topology,
    databases: databases.temporal,
  });
  stopTogether(stops, temporal);
  const frontendPorts = topology.temporal
    .filter(({ service }) => service === 'frontend')
    .map(({ grpcPort }) => grpcPort);
  const frontends = await startedWith(stops, startFrontends(topology.temporalPort, frontendPorts));
  const [bundleFile] = await Promise.all([writeBundle(workDir), untilReady(temporal)]);
  await registerNamespace(frontends.address);

  const encryptionKey = randomBytes(32);
  const env = settingsOf({ ...options, bundleFile, databases, encryptionKey, address: frontends.address });
  say('Migrations and search attributes…');
  await prepare(env, databases);
  say('Starting the processes of the service…');
  const service = startService({ ...options, env, topology });
  await untilReady(service);
  const apiUrls = topology.service.flatMap(({ env: { PORT } }) => (PORT ? [`http://127.0.0.1:${PORT}`] : []));
  const balancer = await startedWith(stops, startBalancer(apiUrls, { port: options.port, sendsAgain: true }));
  return {
    url: balancer.url,
    temporalAddress: frontends.address,
    topology,
    temporal,
    service,
    databases,
    pool,
    encryptionKey,
  };
}

/** Waits until each of them says that it is ready. */
async function untilReady(processes: readonly SupervisedProcess[]): Promise<void> {
  await Promise.all(processes.map((each) => waitFor(`${each.name} to be ready`, () => each.isReady())));
}

function stopTogether(stops: Stops, processes: readonly SupervisedProcess[]): void {
  stops.push(async () => {
    await Promise.all(processes.map((each) => each.stop()));
  });
}

/** What the people of the Temporal server do before they hand it over. */
async function registerNamespace(address: string): Promise<void> {
  const connection = await Connection.connect({ address });
  try {
    await waitFor('the namespace to be registered', async () => {
      try {
        await connection.workflowService.registerNamespace({
          namespace: NAMESPACE,
          workflowExecutionRetentionPeriod: msToTs('1 day'),
        });
        return true;
      } catch (error) {
        return /already/i.test((error as Error).message);
      }
    });
    await waitFor('the namespace to be known', async () => {
      try {
        await connection.workflowService.describeTaskQueue({
          namespace: NAMESPACE,
          taskQueue: { name: 'any' },
        });
        return true;
      } catch {
        return false;
      }
    });
  } finally {
    await connection.close();
  }
}

/** The one-shot step of a release, before its processes start. */
async function prepare(env: Readonly<Record<string, string>>, databases: Databases): Promise<void> {
  for (const command of ['migrate', 'search-attributes']) {
    await promisify(execFile)(process.execPath, [admin, command], {
      env: { ...inherited(), ...env, DATABASE_OWNER_URL: databases.migrationUrl },
    });
  }
}

const inherited = () => ({ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' });

/** Settings of a deployment, the same in each of its processes. */
function settingsOf(
  options: ClusterOptions & {
    readonly bundleFile: string;
    readonly databases: Databases;
    readonly encryptionKey: Uint8Array;
    readonly address: string;
  },
): Readonly<Record<string, string>> {
  const { workDir } = options;
  return {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: compileCacheOf(workDir),
    DATABASE_URL: options.databases.serviceUrl,
    DATABASE_POOL_SIZE: String(POOL_SIZES.service),
    TEMPORAL_ADDRESS: options.address,
    TEMPORAL_NAMESPACE: NAMESPACE,
    WORKFLOW_BUNDLE: options.bundleFile,
    ENCRYPTION_KEY: Buffer.from(options.encryptionKey).toString('base64'),
    JWT_SECRET: randomBytes(32).toString('base64'),
    TRUST_PROXY: 'loopback',
    // The balancer asks ten times a second.
    SHUTDOWN_DELAY_MS: '2000',
    WEBHOOK_ALLOW_LOOPBACK: 'true',
    MAIL_URL: `file:${join(workDir, 'mail')}`,
    LOG_LEVEL: 'warn',
    ...options.env,
  };
}

function startService(
  options: ClusterOptions & { readonly env: Readonly<Record<string, string>>; readonly topology: Topology },
): readonly SupervisedProcess[] {
  const { workDir, stops, topology } = options;
  const processes = topology.service.map(({ name, role, env, metricsPort }) =>
    superviseRole({
      name,
      role,
      env: { ...options.env, ...env, METRICS_PORT: String(metricsPort) },
      logFile: join(workDir, `${name}.log`),
      readyUrl: `http://127.0.0.1:${metricsPort}/readyz`,
    }),
  );
  stopTogether(stops, processes);
  return processes;
}
