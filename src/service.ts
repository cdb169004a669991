import type { Logger } from 'pino';
import { createApp } from './api/app.ts';
import type { ApiDependencies } from './api/context.ts';
import { createAttemptLimits } from './api/login/attemptLimits.ts';
import { BASE_PATH } from './api/routes.ts';
import { createActivities } from './composition/activities.ts';
import { checkChains, createChains } from './composition/chains.ts';
import { type FailureWatch, watchForFailure } from './composition/failureWatch.ts';
import { closeServer, createHttpServer, listen, originOf } from './composition/httpServer.ts';
import { createProviders } from './composition/providers.ts';
import { findUnready } from './composition/readiness.ts';
import type { Config } from './config.ts';
import { isCatalogueEmpty, replaceCatalogue } from './db/billCatalogue.ts';
import { type Database, openDatabase } from './db/database.ts';
import { LedgerStore } from './db/ledgerStore.ts';
import { pendingMigrations } from './db/migrate.ts';
import { countWaitingStarts } from './db/outbox.ts';
import { ENVIRONMENTS } from './domain/money.ts';
import { createLogger } from './logger.ts';
import { createMailer } from './mail/mailer.ts';
import { createMetrics } from './metrics.ts';
import { BankDirectory } from './providers/bank/directory.ts';
import { type Lookup, systemLookup } from './security/outboundAddress.ts';
import { createSecretBox } from './security/secretBox.ts';
import { StartError } from './startError.ts';
import { connectClient, connectWorker, temporalSettings } from './temporal/connection.ts';
import { startRelay } from './temporal/relay.ts';
import { installTemporalRuntime } from './temporal/runtime.ts';
import { BILL_CATALOGUE, ensureSchedule, LEDGER_VERIFICATION } from './temporal/schedules.ts';
import { WorkflowStarter } from './temporal/starter.ts';
import { createWorkers } from './temporal/worker.ts';

/** What a process does: answer HTTP, run workflows and activities, keep the outbox's promises, or all of it. */
export const ROLES = ['api', 'worker', 'relay', 'all'] as const;
export type Role = (typeof ROLES)[number];

/** A running process. */
export interface Service {
  /** Where the API listens, without a path; undefined for roles without an API. */
  readonly apiUrl: string | undefined;
  /**
   * Resolves when a part that must run, such as a worker, has ended by itself: the process is then not ready, and whoever
   * started it ends it, so that it is started anew.
   */
  readonly failed: Promise<Error>;
  /** Ends gracefully: no new requests, those under way are answered, then workers and connections close. */
  stop(): Promise<void>;
}

/** Parts that tests replace. */
export interface ServiceOverrides {
  readonly logger?: Logger;
  readonly faultPoint?: (name: string) => Promise<void>;
  readonly env?: NodeJS.ProcessEnv;
  /** Resolves the names in webhook addresses, when they are saved and when they are called. */
  readonly lookup?: Lookup;
  /** Which moment of the sandbox's market is shown, ms since 1970. */
  readonly marketTimeMs?: () => number;
}

/** A part that has been started, and how it ends. */
interface Part {
  readonly name: string;
  readonly stop: () => Promise<void>;
}

/**
 * Composes and starts one process of the service.
 *
 * @throws one sentence about what is missing: TemporalUnreachableError, a connection error, a migration behind.
 */
export async function runService(options: {
  readonly config: Config;
  readonly role: Role;
  readonly overrides?: ServiceOverrides;
}): Promise<Service> {
  const { config, role } = options;
  const overrides = options.overrides ?? {};
  const logger = overrides.logger ?? createLogger(config.logLevel);
  const parts: Part[] = [];
  const stop = async () => {
    for (const part of parts.splice(0).reverse()) {
      await part
        .stop()
        .catch((error: unknown) => logger.error({ err: error }, `Stopping ${part.name} failed.`));
    }
  };
  const failure = watchForFailure(logger);
  try {
    const apiUrl = await startParts(config, role, overrides, logger, parts, failure);
    return { apiUrl, failed: failure.happened, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  config: Config,
  role: Role,
  overrides: ServiceOverrides,
  logger: Logger,
  parts: Part[],
  failure: FailureWatch,
): Promise<string | undefined> {
  const faultPoint = overrides.faultPoint ?? (async () => {});
  const lookup = overrides.lookup ?? systemLookup;
  if (config.databaseUrl === undefined) throw new StartError('DATABASE_URL must be set.');
  const database = await openUsableDatabase(config.databaseUrl, {
    poolSize: config.databasePoolSize,
    connectionTimeoutMs: config.databaseConnectionTimeoutMs,
    statementTimeoutMs: config.databaseStatementTimeoutMs,
  });
  parts.push({ name: 'the database', stop: () => database.close() });

  const hasWorkers = role === 'worker' || role === 'all';
  // Only workers use the SDK's native part, and only their end lets go of it: elsewhere it would outlive the stop.
  const readSdkMetrics = hasWorkers ? await installTemporalRuntime(logger) : async () => '';
  const settings = temporalSettings(overrides.env ?? process.env, config.temporalAddress);
  const client = await connectClient(settings);
  parts.push({ name: 'the Temporal client', stop: () => client.connection.close() });

  const ledger = new LedgerStore(database);
  const secretBox = createSecretBox(config.encryptionKey);
  const metrics = createMetrics(() => countWaitingStarts(database));
  const starter = new WorkflowStarter({
    client,
    database,
    queuePrefix: config.taskQueuePrefix,
    logger,
    faultPoint,
  });
  parts.push({ name: 'the workflow starter', stop: () => starter.drain() });
  const providers = createProviders(config, overrides);
  const { billsOf } = providers;
  await fillSandboxCatalogue(database, billsOf);

  const chains = createChains(config, database);
  parts.push({ name: 'the chains', stop: () => chains.close() });
  const unasked = await checkChains(chains);
  if (unasked !== undefined)
    logger.warn({ reason: unasked }, 'The TRON nodes could not be asked at the start.');

  const backgroundWork = new Set<Promise<void>>();
  parts.push({
    name: 'work after answers',
    stop: async () => void (await Promise.allSettled(backgroundWork)),
  });

  const dependencies: ApiDependencies = {
    config,
    database,
    ledger,
    starter,
    secretBox,
    ...providers,
    banks: new BankDirectory(),
    depositAddressesOf: (environment) => chains.chainOf(environment)?.derivation,
    sandboxChain: chains.sandbox,
    mailer: createMailer(config.mail, logger),
    lookup,
    attemptLimits: createAttemptLimits(database),
    metrics,
    readSdkMetrics,
    logger,
    background: (work) => {
      backgroundWork.add(work);
      void work.finally(() => backgroundWork.delete(work)).catch(() => undefined);
    },
    unreadyDependencies: async () => [...(await findUnready(database, client)), ...failure.failedParts],
    faultPoint,
  };

  if (role === 'relay' || role === 'all') {
    const relay = startRelay({ starter, database, patienceMs: config.relayPatienceMs, logger });
    parts.push({ name: 'the relay', stop: () => relay.stop() });
  }
  if (hasWorkers) {
    const connection = await connectWorker(settings);
    parts.push({ name: 'the worker connection', stop: () => connection.close() });
    const stopping = new AbortController();
    const workers = await createWorkers({
      connection,
      namespace: settings.namespace,
      queues: config.taskQueues,
      queuePrefix: config.taskQueuePrefix,
      bundlePath: config.workflowBundlePath,
      shutdownGraceMs: config.drainTimeoutMs,
      activities: createActivities({
        config,
        database,
        ledger,
        starter,
        secretBox,
        providers,
        chains,
        metrics,
        logger,
        lookup,
        stopping: stopping.signal,
        faultPoint,
      }),
    });
    const { taskQueuePrefix: queuePrefix } = config;
    const isNeededNow = billsOf('prod') !== undefined && (await isCatalogueEmpty(database, 'prod'));
    await ensureSchedule(BILL_CATALOGUE, { client, queuePrefix, isNeededNow });
    await ensureSchedule(LEDGER_VERIFICATION, { client, queuePrefix, isNeededNow: false });
    const running = workers.map((worker) => worker.run());
    parts.push({
      name: 'the workers',
      stop: async () => {
        for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
        // Those who watch a chain would go on for long; they make way for another worker.
        stopping.abort();
        await Promise.all(running);
      },
    });
    for (const environment of ENVIRONMENTS)
      if (chains.chainOf(environment)) await starter.startWatcher(environment);
    for (const each of running) each.catch((error: unknown) => failure.report('worker', error));
  }
  // The API comes last, and so ends first: what it accepted still finds relay and workers at work.
  if (role === 'api' || role === 'all') {
    const server = createHttpServer(createApp(dependencies).callback());
    await listen(server, { name: 'PORT', port: config.port, host: config.host });
    parts.push({ name: 'the API', stop: () => closeServer(server, config.drainTimeoutMs) });
    return originOf(server, config.host);
  }
  if (config.workerMetricsPort !== 0) {
    const server = createHttpServer(createApp(dependencies, { onlyOperations: true }).callback());
    await listen(server, { name: 'WORKER_METRICS_PORT', port: config.workerMetricsPort, host: config.host });
    parts.push({ name: 'the metrics server', stop: () => closeServer(server, config.drainTimeoutMs) });
  }
  return undefined;
}

/** @throws StartError when the database cannot be reached or is older than this code; never with the password. */
async function openUsableDatabase(
  url: string,
  options: Parameters<typeof openDatabase>[1],
): Promise<Database> {
  const { host, pathname } = new URL(url);
  const subject = `The database in DATABASE_URL (${host}${pathname})`;
  let database: Database | undefined;
  try {
    database = await openDatabase(url, options);
    const missing = await missingMigrations(database);
    if (missing.length === 0) return database;
    throw new StartError(
      `${subject} lacks migrations (${missing.join(', ')}): run "npm run admin -- migrate" first.`,
    );
  } catch (error) {
    await database?.close();
    if (error instanceof StartError) throw error;
    const { code, message } = error as { code?: string; message?: string };
    throw new StartError(`${subject} cannot be used: ${message || code || String(error)}.`);
  }
}

async function missingMigrations(database: Database): Promise<readonly string[]> {
  try {
    return await pendingMigrations(database);
  } catch (error) {
    // undefined_table: nothing was ever migrated here.
    if ((error as { code?: string }).code === '42P01') return ['all'];
    throw error;
  }
}

/** Whoever starts first fills the sandbox's catalogue, which needs nobody's answer; the schedule keeps it up to date. */
async function fillSandboxCatalogue(database: Database, billsOf: ApiDependencies['billsOf']): Promise<void> {
  const bills = billsOf('test');
  if (!bills || !(await isCatalogueEmpty(database, 'test'))) return;
  await replaceCatalogue(database, 'test', bills.name, await bills.listBillers());
}

/** The base URL of the contract for an API that listens at `apiUrl`. */
export function baseUrlOf(apiUrl: string): string {
  return `${apiUrl}${BASE_PATH}`;
}
