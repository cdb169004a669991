import type { Client } from '@temporalio/client';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/startError.ts';
import { type Database, openDatabase, type StatementMeasure } from '../db/core/database.ts';
import { newerVersionNeeded, pendingMigrations } from '../db/core/migrate.ts';
import { countNoticesGivenUp } from '../db/core/notices.ts';
import { countWaitingStarts } from '../db/core/outbox.ts';
import { readBookFindings } from '../db/ledger/checkResults.ts';
import { countTransfers, LedgerStore } from '../db/ledger/ledgerStore.ts';
import { countWaitingKyc } from '../db/merchants/kyc.ts';
import { countBlockedOrders } from '../db/orders/attemptLists.ts';
import { isCatalogueEmpty, replaceCatalogue } from '../db/orders/billCatalogue.ts';
import { countWaitingNews } from '../db/orders/providerCallbacks.ts';
import { countUndecidedFlows } from '../db/orders/undecidedFlows.ts';
import { countChainAlarms } from '../db/usdt/chainAlarms.ts';
import { readChainLags } from '../db/usdt/chainScan.ts';
import { countUnexpectedDeposits } from '../db/usdt/deposits.ts';
import { readOpenRefundFigures } from '../db/usdt/refunds.ts';
import { ENVIRONMENTS } from '../domain/money.ts';
import { createMetrics } from '../observability/metrics.ts';
import { VERSION } from '../observability/version.ts';
import { connectClient, temporalSettings } from '../temporal/connection.ts';
import { requireNamespace } from '../temporal/namespace.ts';
import { FlowRecovery } from '../temporal/recovery.ts';
import {
  BILL_CATALOGUE,
  custodyComparison,
  ensureSchedule,
  FLOW_RECOVERY,
  LEDGER_VERIFICATION,
  RECONCILIATION,
} from '../temporal/schedules.ts';
import { ServerClock } from '../temporal/serverClock.ts';
import { WorkflowStarter } from '../temporal/starter.ts';
import { countPollers } from '../temporal/taskQueues.ts';
import type { Tracing } from '../tracing/tracing.ts';
import {
  type Chains,
  checkChains,
  checkUsdtContract,
  createChains,
  environmentsOf,
  networksOf,
} from './chains.ts';
import { measureExchanges, reportRateChecks, timePostings } from './measures.ts';
import { watchNodes } from './nodeWatch.ts';
import { createProviders } from './providers.ts';
import {
  createClockReader,
  createProbes,
  createReadiness,
  peerClocks,
  type ReadinessProbes,
} from './readiness.ts';
import { hasApi, hasWorkers, type Role, readsChains, type Start } from './start.ts';
import { openStoredSecrets } from './storedSecrets.ts';

/** How long Temporal may take to answer what a scrape asks: scrapers wait ten seconds. */
const SCRAPE_TIMEOUT_MS = 2_000;

/** What the parts of a process share. */
export type Shared = Awaited<ReturnType<typeof openShared>>;

/**
 * Opens what every part of a process works with: the database, Temporal's client, the chains and the providers. Each is
 * noted among the parts that end with the process.
 *
 * @throws StartError with one sentence about what is missing: Temporal, the database, a migration, a setting.
 */
export async function openShared(start: Start) {
  const { config, role, overrides, logger, faultPoint, parts } = start;
  // What they read is there when the first scrape is answered.
  const metrics = createMetrics(
    {
      readChainLags: () => readChainLags(database, networksOf(chains)),
      readOutbox: () => countWaitingStarts(database),
      readHumanQueues: () => readHumanQueues(database),
      readBookFindings: () => readBookFindings(database, environmentsOf(chains)),
      readPool: () => database.pool(),
      readTransfers: () => countTransfers(database),
      readPollers: () =>
        countPollers(client, { queuePrefix: config.taskQueuePrefix, timeoutMs: SCRAPE_TIMEOUT_MS }),
      readClockOffsets: () => clockOffsets(),
    },
    { role },
  );
  const database = await openUsableDatabase(config, timePostings(metrics));
  const onExchange = measureExchanges(metrics, database, logger);
  parts.push({ name: 'the database', stop: () => database.close() });
  const secrets = await openStoredSecrets(database, config);

  const tracing = await tracingOf(start);
  const temporal = temporalSettings(overrides.env ?? process.env, config.temporalAddress);
  const countExhausted = () => metrics.temporalRequestsExhausted.inc();
  const client = await connectClient(temporal, tracing?.clientInterceptors, { onExhausted: countExhausted });
  parts.push({ name: 'the Temporal client', stop: () => client.connection.close() });
  await requireNamespace(client);

  const serverClock = new ServerClock(client, config.taskQueuePrefix);
  parts.push({ name: "the reading of Temporal's clock", stop: () => serverClock.drain() });
  const clockOffsets = createClockReader(peerClocks(database, serverClock));
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
  const providers = createProviders(config, database, {
    ...overrides,
    onExchange,
    reportDoubt: reportRateChecks(database, logger),
  });
  await fillSandboxCatalogue(database, providers.orderAccounts);

  parts.push({ name: 'the chains', stop: () => chains.close() });
  if (config.tron) await checkUsdtContract(config.tron, database);
  const unasked = await checkChains(chains);
  if (unasked !== undefined)
    logger.warn({ reason: unasked }, 'The TRON nodes could not be asked at the start.');
  // The networks of which a node lacks what this process needs.
  const lackingNetworks = readsChains(start) ? watchedNodes(start, database, chains) : new Set<string>();
  return {
    database,
    client,
    temporal,
    tracing,
    ledger: new LedgerStore(database),
    ...secrets,
    metrics,
    onExchange,
    readSdkMetrics: await sdkMetricsOf(role),
    starter,
    recovery,
    ensureSchedules: schedulesOf(start, client, chains),
    providers,
    chains,
    readiness: readinessOf(start, { database, client, chains, clockOffsets, lackingNetworks }),
  };
}

/** Makes what /readyz asks of this process. */
function readinessOf(
  start: Start,
  shared: {
    readonly database: Database;
    readonly client: Client;
    readonly chains: Chains;
    readonly clockOffsets: ReadinessProbes['clockOffsets'];
    readonly lackingNetworks: ReadonlySet<string>;
  },
) {
  const { role, failure, isStopping } = start;
  const { database, client, chains, clockOffsets, lackingNetworks } = shared;
  return createReadiness({
    ...createProbes(database, client, readsChains(start) ? networksOf(chains) : []),
    clockOffsets,
    isApi: hasApi(role),
    lackingNetworks,
    failedParts: failure.failedParts,
    isStopping,
    clock: () => performance.now(),
  });
}

/** Reads what waits for an outcome or for operators. */
async function readHumanQueues(database: Database) {
  const [undecided, blockedOrders, news, deposits, kyc, notices, chainAlarms, refunds] = await Promise.all([
    countUndecidedFlows(database),
    countBlockedOrders(database),
    countWaitingNews(database),
    countUnexpectedDeposits(database),
    countWaitingKyc(database),
    countNoticesGivenUp(database),
    countChainAlarms(database),
    readOpenRefundFigures(database),
  ]);
  return { undecided, blockedOrders, news, deposits, kyc, notices, chainAlarms, refunds };
}

/** Returns what creates the Temporal Schedules that are missing. */
function schedulesOf({ config, overrides }: Start, client: Client, chains: Chains) {
  return async ({ isCatalogueNeeded = false, isVerificationNeeded = false } = {}): Promise<void> => {
    if (overrides.hasSchedules === false && !isCatalogueNeeded) return;
    const options = { client, queuePrefix: config.taskQueuePrefix, isNeededNow: false };
    await ensureSchedule(BILL_CATALOGUE, { ...options, isNeededNow: isCatalogueNeeded });
    await ensureSchedule(LEDGER_VERIFICATION, { ...options, isNeededNow: isVerificationNeeded });
    await ensureSchedule(FLOW_RECOVERY, options);
    await ensureSchedule(RECONCILIATION, options);
    for (const environment of ENVIRONMENTS)
      if (chains[environment]) await ensureSchedule(custodyComparison(environment), options);
  };
}

/** Reads the SDK's own metrics. Only workers load its native part, so that other processes are smaller and start sooner. */
async function sdkMetricsOf(role: Role): Promise<() => Promise<string>> {
  if (!hasWorkers(role)) return async () => '';
  const { readSdkMetrics } = await import('../temporal/runtime.ts');
  return readSdkMetrics;
}

/** Traces the process where an endpoint for traces is set. The packages for it are loaded only then. */
async function tracingOf({ config, role, parts }: Start): Promise<Tracing | undefined> {
  if (config.tracesEndpoint === undefined) return undefined;
  const { startTracing } = await import('../tracing/tracing.ts');
  const tracing = startTracing({ endpoint: config.tracesEndpoint, role });
  parts.push({ name: 'tracing', stop: () => tracing.stop() });
  return tracing;
}

/** Begins to look whether the nodes of production have what is needed; a node that is down does not prevent the start. */
function watchedNodes({ logger, parts }: Start, database: Database, chains: Chains): ReadonlySet<string> {
  const live = chains.prod;
  if (!live) return new Set();
  const watch = watchNodes(live.node, { database, logger });
  parts.push({ name: 'the watch of the nodes', stop: () => watch.stop() });
  return watch.lackingNetworks;
}

/** @throws StartError when the database cannot be reached, is older than this code, or needs newer code; never with the password. */
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
    if (missing.length > 0) {
      throw new StartError(
        `${subject} lacks migrations (${missing.join(', ')}): run "npm run admin -- migrate" first.`,
      );
    }
    const needed = await newerVersionNeeded(database);
    if (needed === undefined) return database;
    throw new StartError(
      `${subject} needs version ${needed} or newer, and this is version ${VERSION}: start a newer version.`,
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

/** The first process fills the sandbox's catalogue, which needs no provider; the schedule keeps it up to date. */
async function fillSandboxCatalogue(
  database: Database,
  { test }: ReturnType<typeof createProviders>['orderAccounts'],
): Promise<void> {
  const bills = test.bill.current;
  if (!bills || !(await isCatalogueEmpty(database, 'test'))) return;
  await replaceCatalogue(database, { environment: 'test', provider: bills.name }, await bills.listBillers());
}
