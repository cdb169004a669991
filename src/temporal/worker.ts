import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  ApplicationFailure,
  ApplicationFailureCategory,
  type WorkerDeploymentVersion,
} from '@temporalio/common';
import {
  type ActivityInterceptorsFactory,
  type CompiledWorkerOptions,
  type Logger,
  type NativeConnection,
  Worker,
  type WorkerDeploymentOptions,
} from '@temporalio/worker';
import type { WorkflowCreator } from '@temporalio/worker/lib/workflow/interface.js';
import type { WorkflowBundleWithSourceMapAndFilename } from '@temporalio/worker/lib/workflow/workflow-worker-thread/input.js';
import type { TaskQueue } from '../contract/flows.ts';
import { SENDING_ACTIVITIES } from '../contract/kinds.ts';
import { withLogIds } from '../observability/logger.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { bundleApart, tracedBundleOf } from './bundle.ts';

/** What a queue's worker may do at once: enough to keep two cores busy, little enough to keep the database calm. */
const CONCURRENCY = {
  maxConcurrentWorkflowTaskExecutions: 100,
  maxConcurrentLocalActivityExecutions: 200,
  maxConcurrentActivityTaskExecutions: 200,
};

const MAX_HEARTBEAT_PAUSE_MS = 3_000;

/**
 * Creates a worker for each of the queues. They run their workflows in the same threads.
 *
 * @param options.activities what each queue's activities are.
 * @param options.bundlePath a prebuilt bundle of workflows/index.ts; without it one is made.
 * @param options.version which version of a worker deployment they are; see docs/DEPLOY.md. Undefined polls without one.
 * @param options.tracing traces what they do; their workflows are then of the bundle beside that one, if it is there.
 * @param options.workflowThreads how many threads run workflows.
 * @param options.workflowCacheSize how many workflows each queue's worker keeps in memory.
 * @param options.threadSupply where the threads come from; they are started unless given, and end with the last worker.
 */
export async function createWorkers(options: {
  readonly connection: NativeConnection;
  readonly namespace: string | undefined;
  readonly queues: readonly TaskQueue[];
  readonly queuePrefix: string;
  readonly bundlePath: string | undefined;
  readonly version: WorkerDeploymentVersion | undefined;
  readonly activities: Readonly<Record<TaskQueue, object>>;
  readonly workflowThreads: number;
  readonly workflowCacheSize: number;
  readonly shutdownGraceMs: number;
  readonly threadSupply?: ThreadSupply | undefined;
  readonly tracing?: Tracing | undefined;
}): Promise<readonly Worker[]> {
  const { bundlePath, queues, activities, version, tracing } = options;
  const workflowBundle = await bundleFor(bundlePath, { isTraced: tracing !== undefined });
  const QueueWorker = threadSharingWorker(Object.values(activities), options.threadSupply);
  return Promise.all(
    queues.map((queue) =>
      QueueWorker.create({
        connection: options.connection,
        ...(options.namespace !== undefined && { namespace: options.namespace }),
        taskQueue: `${options.queuePrefix}${queue}`,
        workflowBundle,
        activities: activities[queue],
        ...(version !== undefined && { workerDeploymentOptions: inTurn(version) }),
        workflowThreadPoolSize: options.workflowThreads,
        maxCachedWorkflows: options.workflowCacheSize,
        interceptors: {
          activity: [
            ...(tracing ? [tracing.activityInterceptors] : []),
            flowInLogs,
            heartbeats,
            guardLocalAttempts(),
          ],
        },
        ...(tracing && { sinks: tracing.sinks }),
        shutdownGraceTime: options.shutdownGraceMs,
        // Left alone, the SDK tells the server only after 0.8 of the time-out, which leaves a busy worker no slack.
        maxHeartbeatThrottleInterval: MAX_HEARTBEAT_PAUSE_MS,
        ...CONCURRENCY,
      }),
    ),
  );
}

/**
 * The bundle of the workflows that this version's workers run.
 *
 * @param bundlePath a prebuilt one; without it, or where the file is missing, one is made.
 */
export async function bundleFor(
  bundlePath: string | undefined,
  { isTraced }: { readonly isTraced: boolean },
): Promise<{ readonly code: string } | { readonly codePath: string }> {
  const codePath = bundlePath !== undefined && isTraced ? tracedBundleOf(bundlePath) : bundlePath;
  return codePath !== undefined && existsSync(codePath) ? { codePath } : bundleApart({ isTraced });
}

/**
 * Workers of which Temporal gives those of the current version everything to do. Flows go on in the version that becomes
 * current, as every version replays the histories of those before it: they may be open for days, and a correction has to
 * reach those that wait for it.
 */
function inTurn(version: WorkerDeploymentVersion): WorkerDeploymentOptions {
  return { version, useWorkerVersioning: true, defaultVersioningBehavior: 'AUTO_UPGRADE' };
}

/** Names the flow in every line of the log that is written for it. */
const flowInLogs: ActivityInterceptorsFactory = ({ info: { workflowExecution, activityType } }) => ({
  inbound: {
    execute: (input, next) =>
      withLogIds({ workflowId: workflowExecution?.workflowId, activity: activityType }, () => next(input)),
  },
});

/**
 * Tells Temporal that the worker of an activity is alive, for every activity with a heartbeat time-out: one whose
 * worker died is then given to another within that time, long before it could be called too slow.
 */
const heartbeats: ActivityInterceptorsFactory = (context) => ({
  inbound: {
    async execute(input, next) {
      const { heartbeatTimeoutMs } = context.info;
      if (heartbeatTimeoutMs === undefined) return next(input);
      const timer = setInterval(() => context.heartbeat(), heartbeatTimeoutMs / 4);
      try {
        return await next(input);
      } finally {
        clearInterval(timer);
      }
    },
  },
});

/**
 * How many providers one queue's worker may be telling inside tasks of workflows. Each keeps its task for some seconds when
 * its provider hangs, and the worker has no more than a hundred: the others stay for flows that have nothing to do with it.
 */
const MAX_AT_ONCE = 25;

/**
 * Guards the local activities that tell a provider, one guard for each worker:
 *
 * - One that is too slow goes on after its workflow has stopped waiting for it, and its answer counts: the activity that
 *   goes on with the order waits for it here instead of asking a provider that is at work on it.
 * - When too many are at work, providers hang, and the next one is left to an activity at once.
 *
 * Elsewhere, and after a crash, no other worker is known to be sending, and the lease of each attempt does what it does for every
 * repeated attempt; see db/orders/attempts.ts.
 *
 * @throws ApplicationFailure `TooManyLocally`, from a local activity.
 */
export function guardLocalAttempts(): ActivityInterceptorsFactory {
  const atWork = new Map<string, Promise<unknown>>();
  return (context) => ({
    inbound: {
      async execute(input, next) {
        const { isLocal, activityType, workflowExecution, attempt } = context.info;
        if (!SENDING_ACTIVITIES.has(activityType)) return next(input);
        const order = workflowExecution?.workflowId ?? '';
        let told = atWork.get(order);
        // A retry calls the step: one that is still at work by then may never end.
        if (!isLocal) return attempt === 1 && told ? told : next(input);
        if (!told) {
          if (atWork.size >= MAX_AT_ONCE) throw tooMany();
          told = next(input).finally(() => atWork.delete(order));
          atWork.set(order, told);
        }
        // It is cancelled when it has taken too long: then its place is free for another at once.
        return Promise.race([told, context.cancelled]);
      },
    },
  });
}

function tooMany(): ApplicationFailure {
  return ApplicationFailure.create({
    message: 'Too many providers are slow to answer.',
    type: 'TooManyLocally',
    // An activity goes on at once, so it is neither logged nor counted as a failure.
    category: ApplicationFailureCategory.BENIGN,
  });
}

export type Bundle = WorkflowBundleWithSourceMapAndFilename;

/** Where workers get their bundle and the threads that run it: new ones from the SDK, or existing ones. */
export interface ThreadSupply {
  /** @param read reads and parses the bundle that the options name. */
  bundle(
    options: CompiledWorkerOptions,
    read: () => Promise<Bundle | undefined>,
  ): Promise<Bundle | undefined>;
  /**
   * @param options those of the threads, with the names of all activities of their workers.
   * @param start starts new threads, with these options or changed ones.
   * @returns threads that no other worker uses until they are destroyed.
   */
  threads(
    about: { readonly bundle: Bundle; readonly options: CompiledWorkerOptions },
    start: (options: CompiledWorkerOptions) => Promise<WorkflowCreator>,
  ): Promise<WorkflowCreator>;
}

const buildIds = new WeakMap<Bundle, string>();

/** What Temporal shows as the build of a worker: the hash of its workflows. */
function buildIdOf(bundle: Bundle): string {
  const buildId = buildIds.get(bundle) ?? hash('sha256', bundle.code);
  buildIds.set(bundle, buildId);
  return buildId;
}

const newThreads: ThreadSupply = {
  bundle: (_, read) => read(),
  threads: ({ options }, start) => start(options),
};

/**
 * The SDK's worker, but for one thing: all workers that are made by one of these classes run their workflows in the same
 * threads. Each thread takes some 50 MB, and workflows do so little in it that a thread for each queue stands idle. What
 * makes and ends threads is protected in the SDK's worker, so that other workers can be made of it.
 *
 * @param activities the activities of each of the workers: the threads know the names of all.
 * @param supply where the threads come from; each class starts its own unless given.
 */
export function threadSharingWorker(activities: readonly object[], supply = newThreads): typeof Worker {
  const known = new Map(activities.flatMap((each) => Object.entries(each)));
  let bundle: Promise<Bundle | undefined> | undefined;
  let threads: Promise<WorkflowCreator> | undefined;
  let workers = 0;
  return class ThreadSharingWorker extends Worker {
    protected static override async getOrCreateBundle(options: CompiledWorkerOptions, logger: Logger) {
      bundle ??= supply.bundle(options, () => Worker.getOrCreateBundle(options, logger));
      const found = await bundle;
      // Left alone, the SDK hashes the whole bundle again for each worker.
      if (found !== undefined) options.buildId ??= buildIdOf(found);
      return found;
    }

    protected static override async createWorkflowCreator(
      code: Bundle,
      ownOptions: CompiledWorkerOptions,
      logger: Logger,
    ): Promise<WorkflowCreator> {
      workers++;
      const options = { ...ownOptions, activities: known };
      threads ??= supply.threads({ bundle: code, options }, (chosen) =>
        Worker.createWorkflowCreator(code, chosen, logger),
      );
      const creator = await threads;
      return {
        createWorkflow: creator.createWorkflow.bind(creator),
        async destroy() {
          // The last one ends them.
          if (--workers === 0) await creator.destroy();
        },
      };
    }
  };
}
