import { ApplicationFailure } from '@temporalio/common';
import type { Database } from '../../db/core/database.ts';
import { recordAttempt } from '../../db/webhooks/attempts.ts';
import {
  type CancelledDelivery,
  type DeliveryToSend,
  endReplay,
  loadDeliveryToSend,
  noteCancelledDelivery,
  noteNoAddress,
} from '../../db/webhooks/deliveries.ts';
import type { Environment, Id } from '../../domain/money.ts';
import {
  type WebhookDeliveryStatus,
  waitBeforeAttemptMs,
  webhookAnswer,
} from '../../domain/webhooks/webhook.ts';
import type { Lookup } from '../../security/outboundAddress.ts';
import { postWebhook, type WebhookPostResult } from '../../security/outboundHttp.ts';
import type { SecretBox } from '../../security/secretBox.ts';
import { webhookSignatureHeaders } from '../../security/webhookSignature.ts';
import { createPlaces } from './places.ts';

/** What one attempt is asked to do. */
export interface AttemptWebhookInput {
  readonly deliveryId: Id<'msg'>;
  /** Sends whatever the delivery's status is, and leaves the schedule alone. */
  readonly isForced: boolean;
  /** Which attempt of the schedule this is (1 is the first); the wait after it follows. Unused when forced. */
  readonly scheduledAttempt: number;
  /** From 0 to 1, from the workflow's deterministic randomness. */
  readonly jitter: number;
  /** The replay that this attempt belongs to. */
  readonly replayId?: string;
}

/** What one attempt came to. It travels in the workflow's history: no address, no content. */
export interface WebhookAttemptReport {
  /** `stopped`: nothing was sent, because the delivery is over or its business has no address. */
  readonly result: 'delivered' | 'failed' | 'gone' | 'stopped';
  /** The delivery's status after it. */
  readonly status: WebhookDeliveryStatus;
  /** The result in words, for the Temporal UI. */
  readonly summary: string;
  /** How long to wait before the next attempt; absent when there is none. */
  readonly waitMs?: number;
}

/** An attempt as metrics count it. */
export interface WebhookAttemptMeasure {
  readonly environment: Environment;
  readonly result: 'delivered' | 'failed' | 'gone';
  readonly durationMs: number;
}

export interface WebhookActivityDependencies {
  readonly database: Database;
  readonly secretBox: SecretBox;
  /** Lets sandbox webhooks go to this machine (WEBHOOK_ALLOW_LOOPBACK). */
  readonly allowLoopback: boolean;
  readonly onAttempt?: (measure: WebhookAttemptMeasure) => void;
  /** The longest one attempt may take; 15 s when absent. */
  readonly timeoutMs?: number;
  /** Replaces the system's resolver. */
  readonly lookup?: Lookup;
  /** How many attempts of one business this process makes at once; 10 when absent. */
  readonly mostAtOnce?: number;
  /** How often Temporal has tried the activity that runs, this time included; once when absent. */
  readonly tries?: () => number;
}

/** A twentieth of what a worker attempts at once: receivers that hang cannot take all of it. */
const MAX_AT_ONCE = 10;

/** By how much the wait of 1 to 3 s of an attempt that found no place grows at most. */
const MAX_DELAYS = 10;

export type WebhookActivities = ReturnType<typeof createWebhookActivities>;

/** The side effects of webhook deliveries. Attempts happen at least once: receivers tell repeats by `webhook-id`. */
export function createWebhookActivities(dependencies: WebhookActivityDependencies) {
  const { database, secretBox, allowLoopback, onAttempt } = dependencies;
  const { mostAtOnce = MAX_AT_ONCE, tries = () => 1 } = dependencies;
  const places = createPlaces(mostAtOnce);

  return {
    /**
     * Sends a delivery once and records what came of it. Whatever the receiver does is a result. Only our own trouble
     * is thrown, and retried by Temporal until it is over: the database, a secret that does not open, or attempts of the
     * business under way that take all its places.
     */
    async attemptWebhook(input: AttemptWebhookInput): Promise<WebhookAttemptReport> {
      const { deliveryId, isForced, replayId } = input;
      const delivery = await loadDeliveryToSend(database, secretBox, deliveryId);
      if (!delivery) {
        throw ApplicationFailure.nonRetryable('There is no such webhook delivery.', 'WebhookDeliveryMissing');
      }
      const { businessId, environment, status, url } = delivery;
      if (status !== 'PENDING' && !isForced) {
        if (replayId !== undefined) await endReplay(database, deliveryId, replayId);
        return { result: 'stopped', status, summary: `The delivery is ${status} already.` };
      }
      if (url === undefined) {
        await noteNoAddress(database, deliveryId, replayId);
        const statusNow = status === 'PENDING' ? 'NO_ADDRESS' : status;
        return { result: 'stopped', status: statusNow, summary: 'The business has no webhook address.' };
      }

      if (!places.take(businessId)) throw tooManyUnderWay(tries());
      const startedAt = new Date();
      const posted = await post({ ...delivery, deliveryId, url }, startedAt).finally(() =>
        places.giveBack(businessId),
      );
      const answer = webhookAnswer(posted.status);
      const waitMs =
        answer === 'failed' && !isForced
          ? waitBeforeAttemptMs(input.scheduledAttempt + 1, input.jitter, posted.retryAfterMs)
          : undefined;
      const recorded = await recordAttempt(database, {
        deliveryId,
        url,
        startedAt,
        durationMs: posted.durationMs,
        responseStatus: posted.status,
        responseExcerpt: posted.excerpt,
        error: posted.error,
        answer,
        waitMs,
        isForced,
        scheduledAttempt: input.scheduledAttempt,
        replayId,
      });
      onAttempt?.({ environment, result: answer, durationMs: posted.durationMs });
      return {
        result: answer,
        status: recorded.status,
        summary: posted.error ?? `HTTP ${posted.status}`,
        // A replay may have delivered it meanwhile: then the schedule is over too.
        ...(waitMs !== undefined && recorded.status === 'PENDING' && { waitMs }),
      };
    },

    /** Records that an operator cancelled the delivery. Returns its status after that. */
    cancelWebhook(cancelled: CancelledDelivery): Promise<WebhookDeliveryStatus> {
      return noteCancelledDelivery(database, cancelled);
    },
  };

  async function post(
    delivery: DeliveryToSend & { readonly deliveryId: Id<'msg'>; readonly url: string },
    sentAt: Date,
  ): Promise<WebhookPostResult> {
    const { deliveryId, environment, url, body, secrets } = delivery;
    return postWebhook({
      url,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'merchant-payments-webhooks/1.0',
        ...webhookSignatureHeaders({ deliveryId, sentAt, body }, secrets),
      },
      body,
      policy: { environment, allowLoopback },
      lookup: dependencies.lookup,
      ...(dependencies.timeoutMs !== undefined && { timeoutMs: dependencies.timeoutMs }),
    });
  }
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
