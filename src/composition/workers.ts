import type { Client } from '@temporalio/client';
import type { Worker } from '@temporalio/worker';
import { FirstAttempts } from '../activities/webhooks/firstAttempts.ts';
import { TASK_QUEUES, type TaskQueue } from '../contract/flows.ts';
import { wasVerifiedBy } from '../db/ledger/checkResults.ts';
import { isCatalogueEmpty } from '../db/orders/billCatalogue.ts';
import { ENVIRONMENTS } from '../domain/money.ts';
import { VERSION } from '../observability/version.ts';
import { installTemporalRuntime } from '../temporal/runtime.ts';
import { countPollers } from '../temporal/taskQueues.ts';
import { createWorkers } from '../temporal/worker.ts';
import { connectWorker } from '../temporal/workerConnection.ts';
import { composeWebhookSender, createActivities } from './activities.ts';
import type { Shared } from './shared.ts';
import type { Start } from './start.ts';

/** How long Temporal may take to answer what is asked once, at the start. */
const START_TIMEOUT_MS = 10_000;

/** Starts the workers of the process's queues, and the watchers of its chains. */
export async function startWorkers(start: Start, shared: Shared): Promise<void> {
  const { config, overrides, logger, lookup, faultPoint, parts, failure } = start;
  const { client, database, starter, temporal, providers, chains } = shared;
  // Only workers use the SDK's native part, and only their end lets go of it: elsewhere it would outlive the stop.
  await installTemporalRuntime(logger, {
    onExhausted: () => shared.metrics.temporalRequestsExhausted.inc(),
  });
  const connection = await connectWorker(temporal);
  parts.push({ name: 'the worker connection', stop: () => connection.close() });
  const stopping = new AbortController();
  const webhookSender = composeWebhookSender({ config, ...shared, logger, lookup, faultPoint });
  const firstAttempts = new FirstAttempts({ sender: webhookSender, startSoon: starter.dispatchSoon, logger });
  parts.push({ name: 'the first attempts of events', stop: () => firstAttempts.drain() });
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
      webhookSender,
      // A worker that is not to call merchants' addresses leaves them to one that is.
      dispatch: config.taskQueues.includes('webhooks') ? firstAttempts.dispatch : starter.dispatchSoon,
      stopping: stopping.signal,
      faultPoint,
    }),
  });
  const isCatalogueNeeded =
    providers.orderAccounts.prod.bill.current !== undefined && (await isCatalogueEmpty(database, 'prod'));
  const isVerificationNeeded = !(await wasVerifiedBy(database, VERSION));
  await shared.ensureSchedules({ isCatalogueNeeded, isVerificationNeeded });
  const running = workers.map((worker) => worker.run());
  parts.push({ name: 'the workers', stop: () => stopWorkers(workers, running, stopping) });
  for (const environment of ENVIRONMENTS) if (chains[environment]) await starter.startWatcher(environment);
  for (const each of running) each.catch((error: unknown) => failure.report('worker', error));
  await warnOfUnservedQueues(start, client);
}

/** Logs which queues no process serves, now that this one serves its own. A failure to find out does not prevent the start. */
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
      `No process serves the task queues ${queues.join(', ')}: workflows there wait. See TASK_QUEUES.`,
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
