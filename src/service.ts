import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@temporalio/client';
import type { Worker } from '@temporalio/worker';
import type { Logger } from 'pino';
import { createApp } from './api/app.ts';
import type { ApiDependencies } from './api/context.ts';
import { createAttemptLimits } from './api/login/attemptLimits.ts';
import { BASE_PATH } from './api/routes.ts';
import { createActivities } from './composition/activities.ts';
import {
  type Chains,
  checkChains,
  checkUsdtContract,
  createChains,
  networksOf,
} from './composition/chains.ts';
import { type FailureWatch, watchForFailure } from './composition/failureWatch.ts';
import { createHttpServer, type HttpServerOptions } from './composition/httpServer.ts';
import { countExchanges, showDoubts, timePostings } from './composition/measures.ts';
import { watchNodes } from './composition/nodeWatch.ts';
import { createProviders } from './composition/providers.ts';
import { createProbes, createReadiness } from './composition/readiness.ts';
import { composeRelay } from './composition/relay.ts';
import { openStoredSecrets } from './composition/storedSecrets.ts';
import type { Config } from './config.ts';
import { TASK_QUEUES, type TaskQueue } from './contract/flows.ts';
import { isCatalogueEmpty, replaceCatalogue } from './db/billCatalogue.ts';
import { ApiKeyOwners } from './db/businesses.ts';
import { readChainLags } from './db/chainScan.ts';
import { type Database, openDatabase, type StatementMeasure } from './db/database.ts';
import { countTransfers, LedgerStore } from './db/ledgerStore.ts';
import { pendingMigrations } from './db/migrate.ts';
import { countWaitingStarts } from './db/outbox.ts';
import { PaymentRecorder } from './db/payments.ts';
import { listPayoutPauses } from './db/payoutPauses.ts';
import { countWaitingNews } from './db/providerCallbacks.ts';
import { readReconciliationFigures } from './db/reconciliation.ts';
import { countUndecidedFlows } from './db/undecidedFlows.ts';
import { ENVIRONMENTS } from './domain/money.ts';
import { createLogger } from './logger.ts';
import { createMailer } from './mail/mailer.ts';
import { createMetrics } from './metrics.ts';
import { type Lookup, systemLookup } from './security/outboundAddress.ts';
import { StartError } from './startError.ts';
import { connectClient, connectWorker, temporalSettings } from './temporal/connection.ts';
import { requireNamespace } from './temporal/namespace.ts';
import { FlowRecovery } from './temporal/recovery.ts';
import { installTemporalRuntime, readSdkMetrics } from './temporal/runtime.ts';
import {
  BILL_CATALOGUE,
  custodyComparison,
  ensureSchedule,
  FLOW_RECOVERY,
  LEDGER_VERIFICATION,
  RECONCILIATION,
} from './temporal/schedules.ts';
import { WorkflowStarter } from './temporal/starter.ts';
import { countPollers } from './temporal/taskQueues.ts';
import type { ThreadSupply } from './temporal/threadSharingWorker.ts';
import { createWorkers } from './temporal/worker.ts';
import type { Tracing } from './tracing/tracing.ts';

/** How long Temporal may take to answer what a scrape asks: scrapers wait ten seconds. */
const SCRAPE_TIMEOUT_MS = 2_000;

/** How long it may take to answer what is asked once, at the start. */
const START_TIMEOUT_MS = 10_000;

/** What a process does: answer HTTP, run workflows and activities, keep the outbox's promises, or all of it. */
export const ROLES = ['api', 'worker', 'relay', 'all'] as const;
export type Role = (typeof ROLES)[number];

/** A running process. */
export interface Service {
  /** Where the API listens, without a path; undefined for roles without an API. */
  readonly apiUrl: string | undefined;
  /**
   * Resolves when a part that must run, such as a worker, has ended by itself: the process is then not ready, and whoever
   * started it ends it, so that it is started again.
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
  /** Where workers get the threads that run workflows. */
  readonly threadSupply?: ThreadSupply;
  /** False creates no Temporal Schedules, unless the catalogue must be read at once. */
  readonly hasSchedules?: boolean;
}

/** A part that has been started, and how it ends. */
interface Part {
  readonly name: string;
  readonly stop: () => Promise<void>;
}

/** A process on its way up: what it is to be, and what of it runs already. */
interface Start {
  readonly config: Config;
  readonly role: Role;
  readonly overrides: ServiceOverrides;
  readonly logger: Logger;
  readonly faultPoint: (name: string) => Promise<void>;
  readonly lookup: Lookup;
  /** In the order of their starts; they stop in the opposite one. */
  readonly parts: Part[];
  readonly failure: FailureWatch;
  readonly isStopping: () => boolean;
  /** How long an API that is to end goes on taking requests. */
  readonly shutdownDelayMs: () => number;
  /** Aborted when that time is over. */
  readonly closing: AbortController;
}

/** What the parts of a process share. */
type Shared = Awaited<ReturnType<typeof openShared>>;

/**
 * Composes and starts one process of the service.
 *
 * @throws StartError with one sentence about what is missing: Temporal, the database, a port, a migration.
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
  let isStopping = false;
  // A start that fails has been given no requests by anybody.
  let shutdownDelayMs = 0;
  const stop = async () => {
    isStopping = true;
    for (const part of parts.splice(0).reverse()) {
      await part
        .stop()
        .catch((error: unknown) => logger.error({ err: error }, `Stopping ${part.name} failed.`));
    }
  };
  const failure = watchForFailure(logger);
  try {
    const apiUrl = await startParts({
      config,
      role,
      overrides,
      logger,
      faultPoint: overrides.faultPoint ?? (async () => {}),
      lookup: overrides.lookup ?? systemLookup,
      parts,
      failure,
      isStopping: () => isStopping,
      shutdownDelayMs: () => shutdownDelayMs,
      closing: new AbortController(),
    });
    shutdownDelayMs = config.shutdownDelayMs;
    return { apiUrl, failed: failure.happened, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns where the API listens; undefined for roles without one. */
async function startParts(start: Start): Promise<string | undefined> {
  const { config, role, logger, parts } = start;
  for (const sentence of config.retiredSettings) logger.warn(sentence);
  const { metricsPort, metricsToken, metricsOnPublicPort } = config;
  if (metricsPort === 0 && !(hasApi(role) && (metricsOnPublicPort || metricsToken !== undefined))) {
    logger.info('Nobody can read the metrics of this process: METRICS_PORT is not set.');
  }
  const shared = await openShared(start);
  if (role === 'relay' || role === 'all') {
    const relay = composeRelay({ config, logger, ...shared });
    parts.push({ name: 'the relay', stop: () => relay.stop() });
  }
  if (hasWorkers(role)) await startWorkers(start, shared);
  const dependencies = apiDependencies(start, shared);
  // The API comes last, and so ends first: what it accepted still finds relay and workers at work.
  const apiUrl = hasApi(role) ? await listenForMerchants(start, dependencies) : undefined;
  if (metricsPort !== 0) await listenForOperators(start, dependencies);
  return apiUrl;
}

function hasWorkers(role: Role): boolean {
  return role === 'worker' || role === 'all';
}

/** Whether the process has workers for what has to do with chains, their watchers among it. */
function readsChains({ role, config }: Start): boolean {
  return hasWorkers(role) && config.taskQueues.includes('chain');
}

function hasApi(role: Role): boolean {
  return role === 'api' || role === 'all';
}

async function openShared(start: Start) {
  const { config, role, overrides, logger, faultPoint, parts } = start;
  // What they read is there when the first scrape is answered.
  const metrics = createMetrics({
    readChainLags: () => readChainLags(database, networksOf(chains)),
    readOutbox: () => countWaitingStarts(database),
    readWaitingNews: () => countWaitingNews(database),
    readReconciliation: () => readReconciliationFigures(database),
    readPool: () => database.pool(),
    readTransfers: () => countTransfers(database),
    readUndecidedFlows: () => countUndecidedFlows(database),
    readPollers: () =>
      countPollers(client, { queuePrefix: config.taskQueuePrefix, timeoutMs: SCRAPE_TIMEOUT_MS }),
  });
  const onExchange = countExchanges(metrics);
  const database = await openUsableDatabase(config, timePostings(metrics));
  parts.push({ name: 'the database', stop: () => database.close() });
  const secrets = await openStoredSecrets(database, config);

  const tracing = await tracingOf(start);
  const temporal = temporalSettings(overrides.env ?? process.env, config.temporalAddress);
  const client = await connectClient(temporal, tracing?.clientInterceptors);
  parts.push({ name: 'the Temporal client', stop: () => client.connection.close() });
  await requireNamespace(client);

  const starter = new WorkflowStarter({
    client,
    database,
    queuePrefix: config.taskQueuePrefix,
    logger,
    faultPoint,
  });
  parts.push({ name: 'the workflow starter', stop: () => starter.drain() });
  const chains = createChains({ ...config, ...secrets }, database, { onExchange });
  const recovery = new FlowRecovery({
    client,
    database,
    starter,
    logger,
    youngestMs: config.flowRecoveryIntervalMs,
    countOrphan: ({ kind }) => metrics.flowOrphans.inc({ flow: kind }),
  });
  const providers = createProviders(config, {
    ...overrides,
    onExchange,
    reportDoubt: showDoubts(metrics, logger),
    readPausedPayouts: async () => (await listPayoutPauses(database)).map(({ provider }) => provider),
  });
  await fillSandboxCatalogue(database, providers.providerOf);

  parts.push({ name: 'the chains', stop: () => chains.close() });
  if (config.tron) await checkUsdtContract(config.tron, database);
  const unasked = await checkChains(chains);
  if (unasked !== undefined)
    logger.warn({ reason: unasked }, 'The TRON nodes could not be asked at the start.');
  return {
    database,
    client,
    temporal,
    tracing,
    ledger: new LedgerStore(database),
    ...secrets,
    metrics,
    onExchange,
    readSdkMetrics: hasWorkers(role) ? readSdkMetrics : async () => '',
    starter,
    recovery,
    /** Creates the Temporal Schedules that are missing. */
    ensureSchedules: async ({ isCatalogueNeeded } = { isCatalogueNeeded: false }) => {
      if (overrides.hasSchedules === false && !isCatalogueNeeded) return;
      const options = { client, queuePrefix: config.taskQueuePrefix, isNeededNow: false };
      await ensureSchedule(BILL_CATALOGUE, { ...options, isNeededNow: isCatalogueNeeded });
      await ensureSchedule(LEDGER_VERIFICATION, options);
      await ensureSchedule(FLOW_RECOVERY, options);
      await ensureSchedule(RECONCILIATION, options);
      for (const environment of ENVIRONMENTS)
        if (chains.chainOf(environment)) await ensureSchedule(custodyComparison(environment), options);
    },
    providers,
    chains,
    /** The networks of which a node lacks what this process needs. */
    lackingNetworks: readsChains(start) ? watchedNodes(start, chains) : new Set<string>(),
  };
}

/** Traces the process where somebody takes the traces. What does it is loaded for that alone. */
async function tracingOf({ config, role, parts }: Start): Promise<Tracing | undefined> {
  if (config.tracesEndpoint === undefined) return undefined;
  const { startTracing } = await import('./tracing/tracing.ts');
  const tracing = startTracing({ endpoint: config.tracesEndpoint, role });
  parts.push({ name: 'tracing', stop: () => tracing.stop() });
  return tracing;
}

/** Begins to look whether the nodes of production have what is needed; a node that is down keeps nobody from starting. */
function watchedNodes({ logger, parts }: Start, chains: Chains): ReadonlySet<string> {
  const live = chains.chainOf('prod');
  if (!live) return new Set();
  const watch = watchNodes(live.node, { logger });
  parts.push({ name: 'the watch of the nodes', stop: () => watch.stop() });
  return watch.lackingNetworks;
}

function apiDependencies(start: Start, shared: Shared): ApiDependencies {
  const { config, role, logger, lookup, faultPoint, parts, failure, isStopping } = start;
  const { database, client, providers, chains } = shared;
  const mailer = createMailer(config.mail, logger);
  if (!mailer && hasApi(role)) {
    logger.warn('SMTP_URL is not set: password reset is off, and POST /auth/forgot-password answers 503.');
  }
  const backgroundWork = new Set<Promise<void>>();
  parts.push({
    name: 'work after answers',
    stop: async () => void (await Promise.allSettled(backgroundWork)),
  });
  return {
    config,
    ...shared,
    ...providers,
    apiKeyOwners: new ApiKeyOwners(database),
    payments: new PaymentRecorder(shared),
    depositAddressesOf: (environment) => chains.chainOf(environment)?.derivation,
    sandboxChain: chains.sandbox,
    mailer,
    lookup,
    attemptLimits: createAttemptLimits(database),
    logger,
    background: (work) => {
      backgroundWork.add(work);
      void work.finally(() => backgroundWork.delete(work)).catch(() => undefined);
    },
    closing: start.closing.signal,
    readiness: createReadiness({
      ...createProbes(database, client, readsChains(start) ? networksOf(chains) : []),
      isApi: hasApi(role),
      lackingNetworks: shared.lackingNetworks,
      failedParts: failure.failedParts,
      isStopping,
      clock: () => performance.now(),
    }),
    faultPoint,
  };
}

async function startWorkers(start: Start, shared: Shared): Promise<void> {
  const { config, overrides, logger, lookup, faultPoint, parts, failure } = start;
  const { client, database, starter, temporal, providers, chains } = shared;
  // Only workers use the SDK's native part, and only their end lets go of it: elsewhere it would outlive the stop.
  await installTemporalRuntime(logger);
  const connection = await connectWorker(temporal);
  parts.push({ name: 'the worker connection', stop: () => connection.close() });
  const stopping = new AbortController();
  const workers = await createWorkers({
    connection,
    namespace: temporal.namespace,
    queues: config.taskQueues,
    queuePrefix: config.taskQueuePrefix,
    bundlePath: config.workflowBundlePath,
    version: config.workerVersion,
    workflowThreads: config.workflowThreads,
    workflowCacheSize: config.workflowCacheSize,
    shutdownGraceMs: config.drainTimeoutMs,
    threadSupply: overrides.threadSupply,
    tracing: shared.tracing,
    activities: createActivities({
      config,
      ...shared,
      logger,
      lookup,
      stopping: stopping.signal,
      faultPoint,
    }),
  });
  const isCatalogueNeeded =
    providers.providerOf('bill', 'prod') !== undefined && (await isCatalogueEmpty(database, 'prod'));
  await shared.ensureSchedules({ isCatalogueNeeded });
  const running = workers.map((worker) => worker.run());
  parts.push({ name: 'the workers', stop: () => stopWorkers(workers, running, stopping) });
  for (const environment of ENVIRONMENTS)
    if (chains.chainOf(environment)) await starter.startWatcher(environment);
  for (const each of running) each.catch((error: unknown) => failure.report('worker', error));
  await warnOfUnservedQueues(start, client);
}

/** Says which queues are left to nobody, now that this process serves its own. Not knowing is no reason not to start. */
async function warnOfUnservedQueues({ config, logger }: Start, client: Client): Promise<void> {
  const others = TASK_QUEUES.filter((queue) => !config.taskQueues.includes(queue));
  if (others.length === 0) return;
  try {
    const pollers = await countPollers(client, {
      queuePrefix: config.taskQueuePrefix,
      timeoutMs: START_TIMEOUT_MS,
    });
    const isServed = (queue: TaskQueue) => pollers.every((each) => each.queue !== queue || each.pollers > 0);
    const queues = others.filter((queue) => !isServed(queue));
    if (queues.length === 0) return;
    logger.warn(
      { queues },
      `Nobody serves the task queues ${queues.join(', ')}: what is promised there waits. See TASK_QUEUES.`,
    );
  } catch (error) {
    logger.warn({ err: error }, 'Temporal does not say who serves the other task queues.');
  }
}

async function stopWorkers(
  workers: readonly Worker[],
  running: readonly Promise<void>[],
  stopping: AbortController,
): Promise<void> {
  for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
  // Those who watch a chain would go on for long; they make way for another worker.
  stopping.abort();
  await Promise.all(running);
}

async function listenForMerchants(start: Start, dependencies: ApiDependencies): Promise<string> {
  const { config, parts, shutdownDelayMs, closing } = start;
  const server = createHttpServer(createApp(dependencies).callback(), serverOptions(start, dependencies));
  const url = await server.listen({ name: 'PORT', port: config.port, host: config.host });
  parts.push({
    name: 'the API',
    async stop() {
      server.retire();
      // By now /readyz says that no more requests are wanted; those who send them have to hear of it first.
      await pause(shutdownDelayMs());
      closing.abort();
      await server.close(config.drainTimeoutMs);
    },
  });
  return url;
}

async function listenForOperators(start: Start, dependencies: ApiDependencies): Promise<void> {
  const { config, parts } = start;
  const app = createApp(dependencies, { onlyOperations: true });
  const server = createHttpServer(app.callback(), serverOptions(start, dependencies));
  await server.listen({ name: 'METRICS_PORT', port: config.metricsPort, host: config.host });
  // It ends last of all: what a process does while it stops is worth seeing.
  parts.unshift({ name: 'the metrics server', stop: () => server.close(config.drainTimeoutMs) });
}

function serverOptions({ config, logger }: Start, { metrics }: ApiDependencies): HttpServerOptions {
  return {
    limits: config,
    onRefusal({ requestId, status }) {
      metrics.httpRequests.inc({ method: 'unknown', route: 'unreadable', status: String(status) });
      logger.info({ requestId, method: 'unknown', route: 'unreadable', status }, 'request');
    },
    onDrop: () => metrics.connectionsDropped.inc(),
  };
}

/** @throws StartError when the database cannot be reached or is older than this code; never with the password. */
async function openUsableDatabase(
  config: Config,
  onStatement: (measure: StatementMeasure) => void,
): Promise<Database> {
  const { databaseUrl: url } = config;
  if (url === undefined) throw new StartError('DATABASE_URL must be set.');
  const { host, pathname } = new URL(url);
  const subject = `The database in DATABASE_URL (${host}${pathname})`;
  let database: Database | undefined;
  try {
    database = await openDatabase(url, {
      poolSize: config.databasePoolSize,
      connectionTimeoutMs: config.databaseConnectionTimeoutMs,
      statementTimeoutMs: config.databaseStatementTimeoutMs,
      onStatement,
    });
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
async function fillSandboxCatalogue(
  database: Database,
  providerOf: ApiDependencies['providerOf'],
): Promise<void> {
  const bills = providerOf('bill', 'test');
  if (!bills || !(await isCatalogueEmpty(database, 'test'))) return;
  await replaceCatalogue(database, { environment: 'test', provider: bills.name }, await bills.listBillers());
}

/** The base URL of the contract for an API that listens at `apiUrl`. */
export function baseUrlOf(apiUrl: string): string {
  return `${apiUrl}${BASE_PATH}`;
}
