import { existsSync } from 'node:fs';
import type { WorkerDeploymentVersion } from '@temporalio/common';
import type {
  ActivityInterceptorsFactory,
  NativeConnection,
  Worker,
  WorkerDeploymentOptions,
} from '@temporalio/worker';
import type { TaskQueue } from '../contract/flows.ts';
import { withLogIds } from '../observability/logger.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { bundleApart, tracedBundleOf } from './bundle.ts';
import { guardLocalAttempts } from './localAttempts.ts';
import { type ThreadSupply, threadSharingWorker } from './threadSharingWorker.ts';

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

async function bundleFor(
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
