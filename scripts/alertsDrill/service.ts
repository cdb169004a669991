import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDatabases, type Databases } from '../../deploy/local-cluster/databases.ts';
import {
  bundleOf,
  compileCacheOf,
  freePorts,
  openPool,
  type Stops,
  startedWith,
} from '../../drivers/parts.ts';
import { startPostgres, startTemporal } from '../../drivers/servers.ts';
import { startTcpProxy } from '../../faults/tcpProxy.ts';
import { INHERITED_ENVIRONMENT } from '../../test/support/inheritedEnvironment.ts';
import { type Program, startProgram } from './processes.ts';
import { type Providers, startProviders } from './providers.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const adminProgram = fileURLToPath(new URL('../../src/cli/admin.ts', import.meta.url));
const endWithDriver = new URL('../../drivers/endWithDriver.ts', import.meta.url).href;

/** The processes of the service: each has the role of a deployment's, and the bills have a worker of their own. */
const PROCESSES = {
  api: { role: 'api', env: {} },
  worker: { role: 'worker', env: { TASK_QUEUES: 'payouts,webhooks,collections,chain' } },
  'worker-bills': { role: 'worker', env: { TASK_QUEUES: 'bills' } },
  relay: { role: 'relay', env: {} },
  // Those below are started when they are needed.
  'api-2': { role: 'api', env: {} },
  'worker-2': { role: 'worker', env: { TASK_QUEUES: 'webhooks' } },
} as const;
export type ProcessName = keyof typeof PROCESSES;

/** The processes that run all the time. */
export const USUAL_PROCESSES: readonly ProcessName[] = ['api', 'worker', 'worker-bills', 'relay'];

/** The service under the drill. */
export interface Service {
  readonly workDir: string;
  readonly apiUrl: string;
  /** Where the API of a process listens for merchants, and where every process shows its metrics. */
  readonly ports: Readonly<Record<ProcessName, { readonly api: number; readonly metrics: number }>>;
  readonly databases: Databases;
  readonly postgres: Awaited<ReturnType<typeof startPostgres>>;
  readonly temporal: Awaited<ReturnType<typeof startTemporal>>;
  /** Between the second API and Temporal. */
  readonly temporalProxy: Awaited<ReturnType<typeof startTcpProxy>>;
  readonly providers: Providers;
  readonly pool: ReturnType<typeof openPool>;
  readonly bundleFile: string;
  readonly encryptionKey: Uint8Array;
  /** Starts a process, with these settings instead of its own, and waits until it is ready. */
  start(name: ProcessName, env?: Readonly<Record<string, string>>): Promise<Program>;
  /** The process of this name that was started last. */
  process(name: ProcessName): Program;
  /** What `npm run admin` prints. Throws when it fails. */
  admin(...args: readonly string[]): Promise<string>;
}

/** Starts servers, stand-ins of the providers, and the processes of the service. */
export async function startService(options: {
  readonly workDir: string;
  readonly stops: Stops;
}): Promise<Service> {
  const { workDir, stops } = options;
  const names = Object.keys(PROCESSES) as ProcessName[];
  const [postgresPort = 0, temporalPort = 0, ...rest] = await freePorts(2 + 2 * names.length);
  const [postgres, temporal, bundleFile] = await Promise.all([
    startedWith(stops, startPostgres(workDir, postgresPort)),
    startedWith(stops, startTemporal(workDir, temporalPort)),
    bundleOf(workDir),
  ]);
  const temporalProxy = await startedWith(stops, startTcpProxy('temporal', temporalPort));
  const databases = await createDatabases(postgres.ownerUrl);
  const pool = openPool(databases.superuserUrl, stops);
  const providers = await startProviders(stops);
  const ports = Object.fromEntries(
    names.map((name, index) => [name, { api: rest[2 * index] ?? 0, metrics: rest[2 * index + 1] ?? 0 }]),
  ) as Service['ports'];
  const encryptionKey = randomBytes(32);
  const apiUrl = `http://127.0.0.1:${ports.api.api}`;
  const common = settings({ workDir, bundleFile, encryptionKey, databases, address: temporal.address });
  const env = { ...common, ...providers.env, PUBLIC_URL: apiUrl };
  const started = new Map<ProcessName, Program>();

  const service: Service = {
    workDir,
    apiUrl,
    ports,
    databases,
    postgres,
    temporal,
    temporalProxy,
    providers,
    pool,
    bundleFile,
    encryptionKey,
    async start(name, more = {}) {
      const { role, env: own } = PROCESSES[name];
      const { api, metrics } = ports[name];
      const program = startProgram({
        name,
        command: [
          process.execPath,
          '--import',
          `${endWithDriver}?driver=${process.pid}`,
          main,
          '--role',
          role,
        ],
        env: {
          ...INHERITED_ENVIRONMENT,
          HOME: process.env.HOME,
          ...env,
          ...(role === 'worker' ? providers.walletEnv : {}),
          ...own,
          PORT: String(api),
          METRICS_PORT: String(metrics),
          ...more,
        },
        logFile: join(workDir, `${name}.log`),
        readyUrl: `http://127.0.0.1:${metrics}/readyz`,
        hasChannel: true,
      });
      started.set(name, program);
      await program.ready();
      return program;
    },
    process(name) {
      const program = started.get(name);
      if (program === undefined) throw new Error(`${name} was not started.`);
      return program;
    },
    async admin(...args) {
      const { stdout } = await promisify(execFile)(process.execPath, [adminProgram, ...args], {
        env: {
          ...INHERITED_ENVIRONMENT,
          HOME: process.env.HOME,
          ...env,
          DATABASE_OWNER_URL: databases.migrationUrl,
        },
      });
      return stdout;
    },
  };
  stops.push(async () => {
    await Promise.all([...started.values()].map((program) => program.stop()));
  });
  await service.admin('migrate');
  await service.admin('search-attributes');
  await Promise.all(USUAL_PROCESSES.map((name) => service.start(name)));
  return service;
}

/** Settings of a deployment, the same in each of its processes. */
function settings(options: {
  readonly workDir: string;
  readonly bundleFile: string;
  readonly encryptionKey: Uint8Array;
  readonly databases: Databases;
  readonly address: string;
}): Readonly<Record<string, string>> {
  return {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: compileCacheOf(options.workDir),
    DATABASE_URL: options.databases.serviceUrl,
    DATABASE_POOL_SIZE: '8',
    TEMPORAL_ADDRESS: options.address,
    WORKFLOW_BUNDLE: options.bundleFile,
    ENCRYPTION_KEY: Buffer.from(options.encryptionKey).toString('base64'),
    JWT_SECRET: randomBytes(32).toString('base64'),
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_PER_SECOND: '100000',
    OUTCOME_WAIT_MS: '500',
    PROVIDER_TIMEOUT_MS: '40000',
    DRAIN_TIMEOUT_MS: '2000',
    SHUTDOWN_DELAY_MS: '0',
    FLOW_RECOVERY_INTERVAL_MS: '3000',
    WEBHOOK_ALLOW_LOOPBACK: 'true',
    // No mail server is there.
    MAIL_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'warn',
  };
}

/** Writes a file that a program reads again whenever it changes. */
export function writeTargets(
  file: string,
  targets: readonly { readonly target: string; readonly labels?: Readonly<Record<string, string>> }[],
): void {
  writeFileSync(
    file,
    JSON.stringify(targets.map(({ target, labels = {} }) => ({ targets: [target], labels }))),
  );
}
