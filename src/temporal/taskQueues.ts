import type { Client } from '@temporalio/client';
import proto from '@temporalio/proto';
import { TASK_QUEUES, type TaskQueue } from '../contract/flows.ts';
import { SECOND_MS } from '../domain/time.ts';

/** What is polled for on a task queue. */
export const POLLER_KINDS = ['workflow', 'activity'] as const;
type PollerKind = (typeof POLLER_KINDS)[number];

/** How many pollers of a kind a task queue has had lately, and how long its tasks wait. */
export interface QueuePollers {
  readonly queue: TaskQueue;
  readonly kind: PollerKind;
  readonly pollers: number;
  /** Age of the oldest task that no worker has taken, in seconds; NaN where the server does not tell. */
  readonly backlogSeconds: number;
}

const { TaskQueueType } = proto.temporal.api.enums.v1;

export const TYPE_OF_KIND: Readonly<Record<PollerKind, proto.temporal.api.enums.v1.TaskQueueType>> = {
  workflow: TaskQueueType.TASK_QUEUE_TYPE_WORKFLOW,
  activity: TaskQueueType.TASK_QUEUE_TYPE_ACTIVITY,
};

/**
 * How old the last poll of a poller may be that still counts. A worker that lives asks again every minute; Temporal
 * remembers one that is gone for five.
 */
const RECENT_MS = 120_000;

/**
 * Counts who polls our task queues, for workflows and for activities.
 *
 * @param options.timeoutMs how long Temporal may take to answer about all of them.
 * @throws when it takes longer.
 */
export async function countPollers(
  client: Client,
  { queuePrefix, timeoutMs }: { readonly queuePrefix: string; readonly timeoutMs: number },
): Promise<readonly QueuePollers[]> {
  const { connection, options } = client;
  const described = await connection.withDeadline(Date.now() + timeoutMs, () =>
    Promise.all(
      TASK_QUEUES.flatMap((queue) =>
        POLLER_KINDS.map(async (kind) => {
          const { pollers, stats } = await connection.workflowService.describeTaskQueue({
            namespace: options.namespace,
            taskQueue: { name: `${queuePrefix}${queue}` },
            taskQueueType: TYPE_OF_KIND[kind],
            reportStats: true,
          });
          return {
            queue,
            kind,
            lastPollsMs: pollers.map(({ lastAccessTime }) => millisecondsOf(lastAccessTime)),
            backlogSeconds: stats ? millisecondsOf(stats.approximateBacklogAge) / SECOND_MS : Number.NaN,
          };
        }),
      ),
    ),
  );
  // By Temporal's clock, which need not agree with ours: the latest poll of all is as good as now.
  const latestMs = Math.max(...described.flatMap(({ lastPollsMs }) => lastPollsMs));
  return described.map(({ queue, kind, lastPollsMs, backlogSeconds }) => ({
    queue,
    kind,
    backlogSeconds,
    pollers: lastPollsMs.filter((lastPollMs) => lastPollMs > latestMs - RECENT_MS).length,
  }));
}

/** A time of Temporal's in milliseconds since 1970, or a duration in milliseconds; 0 for none. */
export function millisecondsOf(
  time: { readonly seconds?: unknown; readonly nanos?: number | null } | null | undefined,
): number {
  return Number(time?.seconds ?? 0) * 1_000 + (time?.nanos ?? 0) / 1_000_000;
}
