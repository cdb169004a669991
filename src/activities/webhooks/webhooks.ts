import { ApplicationFailure } from '@temporalio/common';
import type { Database } from '../../db/core/database.ts';
import { type CancelledDelivery, noteCancelledDelivery } from '../../db/webhooks/deliveries.ts';
import type { WebhookDeliveryStatus } from '../../domain/webhooks/webhook.ts';
import type { AttemptWebhookInput, WebhookAttemptReport, WebhookSender } from './sender.ts';

/** By how much the wait of 1 to 3 s of an attempt that found no place grows at most. */
const MAX_DELAYS = 10;

export type WebhookActivities = ReturnType<typeof createWebhookActivities>;

/**
 * The side effects of webhook deliveries.
 *
 * @param tries how often Temporal has tried the activity that runs, this time included; once when absent.
 */
export function createWebhookActivities({
  database,
  sender,
  tries = () => 1,
}: {
  readonly database: Database;
  readonly sender: WebhookSender;
  readonly tries?: () => number;
}) {
  return {
    /**
     * Sends a delivery once and records what came of it. Whatever the receiver does is a result. Only our own trouble
     * is thrown, and retried by Temporal until it is over: the database, a secret that does not open, or too many
     * attempts of the business under way.
     */
    async attemptWebhook(input: AttemptWebhookInput): Promise<WebhookAttemptReport> {
      const attempt = await sender.attempt(input);
      if (!attempt) throw tooManyUnderWay(tries());
      return attempt.report;
    },

    /** Records that an operator cancelled the delivery. Returns its status after that. */
    cancelWebhook(cancelled: CancelledDelivery): Promise<WebhookDeliveryStatus> {
      return noteCancelledDelivery(database, cancelled);
    },
  };
}

/**
 * Has Temporal try again soon, without a place in this process or an event in the history. Those that have been turned
 * away often wait longer, so that thousands of them do not keep a worker busy with asking.
 */
function tooManyUnderWay(tries: number): ApplicationFailure {
  const longerBy = Math.min(tries, MAX_DELAYS);
  return ApplicationFailure.create({
    message: 'The receiver is slow, and takes up all the attempts that a business may have under way.',
    type: 'TooManyAttemptsUnderWay',
    nextRetryDelay: Math.round((1 + 2 * Math.random()) * longerBy * 1_000),
    category: 'BENIGN',
  });
}
