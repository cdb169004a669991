import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@temporalio/client';
import { millisecondsOf, TYPE_OF_KIND } from './taskQueues.ts';

/** How long to wait before Temporal is asked again who polls: a poll is noted as soon as it has come. */
const ASK_AGAIN_MS = 50;

/** The deadline of a poll, which the server ends a second earlier. Temporal refuses one of less than two seconds. */
const POLL_MS = 2_500;

/**
 * The clock of the Temporal server, which no call returns by itself: a poll of a queue that never has tasks shows when the
 * server noted it. The poll ends by itself and is never canceled: the development server is lost for good when a call is
 * canceled while SQLite works for it ("interrupted").
 */
export class ServerClock {
  readonly #client: Client;
  readonly #queue: { readonly namespace: string; readonly taskQueue: { readonly name: string } };
  readonly #polls = new Set<Promise<void>>();

  constructor(client: Client, queuePrefix: string) {
    this.#client = client;
    this.#queue = { namespace: client.options.namespace, taskQueue: { name: `${queuePrefix}clock` } };
  }

  /**
   * Reads the clock.
   *
   * @param timeoutMs how long it may take.
   * @returns milliseconds since 1970 by the server's clock, at some moment between the call and its end.
   * @throws when it takes longer, or Temporal does not answer.
   */
  async read(timeoutMs: number): Promise<number> {
    const { connection } = this.#client;
    const identity = `clock-${randomUUID()}`;
    const poll = { failure: undefined as unknown };
    return connection.withDeadline(Date.now() + timeoutMs, async () => {
      this.#poll(identity, poll);
      while (poll.failure === undefined) {
        const { pollers } = await connection.workflowService.describeTaskQueue({
          ...this.#queue,
          taskQueueType: TYPE_OF_KIND.activity,
        });
        const ours = pollers.find((poller) => poller.identity === identity);
        if (ours) return millisecondsOf(ours.lastAccessTime);
        await sleep(ASK_AGAIN_MS);
      }
      throw poll.failure;
    });
  }

  /** Waits until no poll is under way, some seconds at most: on a closed connection it would fail. */
  async drain(): Promise<void> {
    await Promise.all(this.#polls);
  }

  #poll(identity: string, outcome: { failure: unknown }): void {
    const { connection } = this.#client;
    const poll = connection
      .withDeadline(Date.now() + POLL_MS, () =>
        connection.workflowService.pollActivityTaskQueue({ ...this.#queue, identity }),
      )
      .then(
        () => undefined,
        (error: unknown) => {
          outcome.failure = error;
        },
      )
      .finally(() => this.#polls.delete(poll));
    this.#polls.add(poll);
  }
}
