import type { Logger } from 'pino';
import { inTraceOf, type OutboxRow } from '../../db/core/outbox.ts';
import type { DeliveryMessage, WebhookSender } from './sender.ts';

/** How many first attempts a process makes at once; what is more is left to workflows. */
const MAX_AT_ONCE = 200;

/**
 * Makes the first attempt of a delivery in the process that has recorded its event: most receivers take it, and a workflow
 * would cost more than the order did. What is left is a workflow's, which Temporal retries and operators see: every
 * attempt after a failed one, and the first one where too many are under way. The outbox message of the delivery stays
 * until its attempt is recorded, so a process that dies before that costs a second request, and no event.
 */
export class FirstAttempts {
  readonly #sender: WebhookSender;
  readonly #startSoon: (rows: readonly OutboxRow[]) => void;
  readonly #logger: Logger;
  readonly #underWay = new Set<Promise<void>>();

  constructor(parts: {
    readonly sender: WebhookSender;
    /** Starts the workflows of messages without making the caller wait; never throws. */
    readonly startSoon: (rows: readonly OutboxRow[]) => void;
    readonly logger: Logger;
  }) {
    this.#sender = parts.sender;
    this.#startSoon = parts.startSoon;
    this.#logger = parts.logger;
  }

  /** Dispatches outbox messages without making the caller wait: deliveries by their first attempt. Never throws. */
  readonly dispatch = (rows: readonly OutboxRow[]): void => {
    for (const row of rows) {
      if (!isDelivery(row) || this.#underWay.size >= MAX_AT_ONCE) this.#startSoon([row]);
      else {
        const attempt = this.#attempt(row).finally(() => this.#underWay.delete(attempt));
        this.#underWay.add(attempt);
      }
    }
  };

  /** Waits until the attempts under way are recorded. */
  async drain(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async #attempt(message: DeliveryMessage): Promise<void> {
    const { deliveryId } = message.start.input;
    const input = { deliveryId, isForced: false, scheduledAttempt: 1, jitter: Math.random() };
    let rest: DeliveryMessage | undefined = message;
    try {
      const attempt = await inTraceOf(message.start.traceContext, () => this.#sender.attempt(input, message));
      if (attempt) rest = attempt.rest;
    } catch (error) {
      this.#logger.warn({ err: error, deliveryId }, 'The first attempt of an event is left to its workflow.');
    }
    if (rest) this.#startSoon([rest]);
  }
}

function isDelivery(row: OutboxRow): row is DeliveryMessage {
  return row.start.workflowType === 'webhookDeliveryWorkflow';
}
