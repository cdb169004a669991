import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@temporalio/client';
import { millisecondsOf, TYPE_OF_KIND } from './taskQueues.ts';

/** How long to wait before Temporal is asked again who polls: a poll is noted as soon as it has come. */
const ASK_AGAIN_MS = 50;

/** How long the poll may take that is canceled before: Temporal refuses one of less than two seconds. */
const POLL_MS = 10_000;

/**
 * Reads the clock of the Temporal server, which no call returns by itself: polls a queue that never has tasks, and reads when
 * the server noted it.
 *
 * @param options.timeoutMs how long it may take.
 * @returns milliseconds since 1970 by the server's clock, at some moment between the call and its end.
 * @throws when it takes longer, or Temporal does not answer.
 */
export async function readServerClock(
  client: Client,
  { queuePrefix, timeoutMs }: { readonly queuePrefix: string; readonly timeoutMs: number },
): Promise<number> {
  const { connection, options } = client;
  const { workflowService } = connection;
  const queue = { namespace: options.namespace, taskQueue: { name: `${queuePrefix}clock` } };
  const identity = `clock-${randomUUID()}`;
  const polling = new AbortController();
  return connection.withDeadline(Date.now() + timeoutMs, async () => {
    let failure: unknown;
    const poll = () => workflowService.pollActivityTaskQueue({ ...queue, identity });
    const polled = connection
      .withAbortSignal(polling.signal, () => connection.withDeadline(Date.now() + POLL_MS, poll))
      .catch((error: unknown) => {
        failure = error;
      });
    try {
      while (failure === undefined) {
        const { pollers } = await workflowService.describeTaskQueue({
          ...queue,
          taskQueueType: TYPE_OF_KIND.activity,
        });
        const ours = pollers.find((poller) => poller.identity === identity);
        if (ours) return millisecondsOf(ours.lastAccessTime);
        await sleep(ASK_AGAIN_MS);
      }
      throw failure;
    } finally {
      polling.abort();
      await polled;
    }
  });
}
