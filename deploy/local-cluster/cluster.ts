import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import { startBalancer } from '../../drivers/balancer.ts';
import { compileCacheOf, openPool, type Stops, startedWith, writeBundle } from '../../drivers/parts.ts';
import { superviseRole } from '../../drivers/roles.ts';
import type { SupervisedProcess } from '../../drivers/supervision.ts';
import { StartError } from '../../src/config/startError.ts';
import { startEmbeddedPostgres } from '../../src/embedded/postgres.ts';
import { findTemporalServer } from '../../src/embedded/temporal.ts';
import { createDatabases, type Databases } from './databases.ts';
import { DEPLOYMENT, makeCurrent, runCommand } from './release/commands.ts';
import { thisVersion, type Version } from './release/versions.ts';
import { NAMESPACE, startTemporalServer, stopTogether, untilReady } from './temporalServer.ts';
import { POOL_SIZES, planTopology, type ServiceProcess, type Topology } from './topology.ts';

/** A deployment of many processes on this machine. */
export interface Cluster {
  /** Where logs and data are. */
  readonly workDir: string;
  /** Where the APIs are reached, behind their balancer; without a path. */
  readonly url: string;
  /** Where the frontends of Temporal are reached. */
  readonly temporalAddress: string;
  readonly topology: Topology;
  readonly temporal: readonly SupervisedProcess[];
  readonly service: readonly ServiceRun[];
  /** The version that the processes are started with. */
  readonly version: Version;
  /** The settings that all processes of the service share. */
  readonly env: Readonly<Record<string, string>>;
  /** Those of an operator's commands. */
  readonly adminEnv: Readonly<Record<string, string>>;
  readonly databases: Databases;
  /** The service's database by the superuser. */
  readonly pool: pg.Pool;
  readonly encryptionKey: Uint8Array;
  /** Receives what is started later, so that it ends with the cluster. */
  readonly stops: Stops;
}

/** A process of the service. */
export interface ServiceRun extends SupervisedProcess {
  readonly role: ServiceProcess['role'];
  readonly logFile: string;
  /** From its next start on it runs this version. */
  use(version: Version): void;
  /** The version that it runs; undefined while it is not ready. */
  readyVersion(): Promise<string | undefined>;
}

export interface ClusterOptions {
  readonly workDir: string;
  /** Whether workers of two versions may stand side by side, of which Temporal asks those of the current one. */
  readonly hasWorkerVersions: boolean;
  /** Whether the balancer sends a request again, where that can do no harm, that a process left without an answer. */
  readonly sendsAgain: boolean;
  /** Of the balancer. */
  readonly port: number;
  /** Settings of all processes, beside those of a deployment. */
  readonly env: Readonly<Record<string, string>>;
  /** What was started is added at once, so that it ends whatever fails later. */
  readonly stops: Stops;
  readonly say: (line: string) => void;
}

/**
 * Starts everything, in the order of a deployment: servers, the one-shot step, the processes of the service.
 *
 * @throws StartError when a server does not start.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { workDir, stops, say } = options;
  // Built before anything starts, which takes minutes the first time.
  await findTemporalServer();
  const topology = await planTopology();
  say('Starting PostgreSQL and the processes of Temporal…');
  const dataDir = join(workDir, 'postgres');
  const postgres = await startedWith(stops, startEmbeddedPostgres({ dataDir, port: topology.postgresPort }));
  const databases = await createDatabases(postgres.ownerUrl);
  const pool = openPool(databases.superuserUrl, stops);
  const [bundleFile, temporal] = await Promise.all([
    writeBundle(workDir),
    startTemporalServer({ workDir, topology, databases: databases.temporal, stops }),
  ]);

  const encryptionKey = randomBytes(32);
  const env = settingsOf({ ...options, databases, encryptionKey, address: temporal.address });
  const version = thisVersion(bundleFile);
  say('Migrations and search attributes…');
  const adminEnv = { ...env, DATABASE_OWNER_URL: databases.migrationUrl };
  await prepare(version, adminEnv);
  say('Starting the processes of the service…');
  const service = startService(topology.service, { ...options, env, version });
  await untilReady(service);
  if (options.hasWorkerVersions) await makeCurrent(version, adminEnv);
  const apiUrls = topology.service.flatMap(({ env: { PORT } }) => (PORT ? [`http://127.0.0.1:${PORT}`] : []));
  const balancer = await startedWith(
    stops,
    startBalancer(apiUrls, { port: options.port, sendsAgain: options.sendsAgain }),
  );
  return {
    workDir,
    url: balancer.url,
    temporalAddress: temporal.address,
    topology,
    temporal: temporal.processes,
    service,
    version,
    env,
    adminEnv,
    databases,
    pool,
    encryptionKey,
    stops,
  };
}

/** The one-shot step of a release, before its processes start. */
async function prepare(version: Version, adminEnv: Readonly<Record<string, string>>): Promise<void> {
  for (const command of ['admin migrate', 'admin search-attributes']) {
    const { code, output } = await runCommand(command, version, adminEnv);
    if (code !== 0) throw new StartError(`${command}: ${output}`);
  }
}

/** Settings of a deployment, the same in each of its processes. */
function settingsOf(
  options: ClusterOptions & {
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

/** Starts processes of the service with one version. They end with the cluster. */
export function startService(
  processes: readonly ServiceProcess[],
  options: Pick<ClusterOptions, 'workDir' | 'stops' | 'hasWorkerVersions'> & Pick<Cluster, 'env' | 'version'>,
): readonly ServiceRun[] {
  const runs = processes.map((each) => startRun(each, options));
  stopTogether(options.stops, runs);
  return runs;
}

function startRun(
  { name, role, env, metricsPort }: ServiceProcess,
  options: Pick<ClusterOptions, 'workDir' | 'hasWorkerVersions'> & Pick<Cluster, 'env' | 'version'>,
): ServiceRun {
  let { version } = options;
  const isVersioned = role === 'worker' && options.hasWorkerVersions;
  const readyUrl = `http://127.0.0.1:${metricsPort}/readyz`;
  const logFile = join(options.workDir, `${name}.log`);
  const supervised = superviseRole({
    name,
    role,
    env: { ...options.env, ...env, METRICS_PORT: String(metricsPort) },
    logFile,
    readyUrl,
    release: () => ({
      root: version.root,
      env: { WORKFLOW_BUNDLE: version.bundleFile, ...(isVersioned && workerVersionEnv(version)) },
    }),
  });
  return {
    ...supervised,
    role,
    logFile,
    use(next) {
      version = next;
    },
    async readyVersion() {
      try {
        const response = await fetch(readyUrl, { signal: AbortSignal.timeout(10_000) });
        return response.ok ? ((await response.json()) as { version: string }).version : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

const workerVersionEnv = ({ version }: Version) => ({
  TEMPORAL_DEPLOYMENT_NAME: DEPLOYMENT,
  TEMPORAL_WORKER_BUILD_ID: version,
});
