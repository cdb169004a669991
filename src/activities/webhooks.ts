import { ApplicationFailure } from '@temporalio/common';
import type { Database } from '../db/database.ts';
import { endReplay, loadDeliveryToSend, noteNoAddress, recordAttempt } from '../db/webhooks.ts';
import type { Environment } from '../domain/money.ts';
import { type WebhookDeliveryStatus, waitBeforeAttemptMs, webhookAnswer } from '../domain/webhook.ts';
import type { Lookup } from '../security/outboundAddress.ts';
import { postWebhook, type WebhookPostResult } from '../security/outboundHttp.ts';
import type { SecretBox } from '../security/secretBox.ts';
import { webhookSignatureHeaders } from '../security/webhookSignature.ts';

/** What one attempt is asked to do. */
export interface AttemptWebhookInput {
  readonly deliveryId: string;
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
}

export type WebhookActivities = ReturnType<typeof createWebhookActivities>;

/** The side effects of webhook deliveries. Attempts happen at least once: receivers tell repeats by `webhook-id`. */
export function createWebhookActivities(dependencies: WebhookActivityDependencies) {
  const { database, secretBox, allowLoopback, onAttempt } = dependencies;

  return {
    /**
     * Sends a delivery once and records what came of it. Whatever the receiver does is a result. Only our own trouble
     * is thrown, and retried by Temporal until it is over: the database, or a secret that does not open.
     */
    async attemptWebhook(input: AttemptWebhookInput): Promise<WebhookAttemptReport> {
      const { deliveryId, isForced, replayId } = input;
      const delivery = await loadDeliveryToSend(database, secretBox, deliveryId);
      if (!delivery) {
        throw ApplicationFailure.nonRetryable('There is no such webhook delivery.', 'WebhookDeliveryMissing');
      }
      const { environment, status, url, body, secrets } = delivery;
      if (status !== 'PENDING' && !isForced) {
        if (replayId !== undefined) await endReplay(database, deliveryId, replayId);
        return { result: 'stopped', status, summary: `The delivery is ${status} already.` };
      }
      if (url === undefined) {
        await noteNoAddress(database, deliveryId, replayId);
        const statusNow = status === 'PENDING' ? 'NO_ADDRESS' : status;
        return { result: 'stopped', status: statusNow, summary: 'The business has no webhook address.' };
      }

      const startedAt = new Date();
      const posted = await postWebhook({
        url,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'merchant-payments-webhooks/1.0',
          ...webhookSignatureHeaders(deliveryId, startedAt, body, secrets),
        },
        body,
        policy: { environment, allowLoopback },
        lookup: dependencies.lookup,
        ...(dependencies.timeoutMs !== undefined && { timeoutMs: dependencies.timeoutMs }),
      });

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
        summary: inWords(posted),
        // A replay may have delivered it meanwhile: then the schedule is over too.
        ...(waitMs !== undefined && recorded.status === 'PENDING' && { waitMs }),
      };
    },
  };
}

function inWords(posted: WebhookPostResult): string {
  return posted.error ?? `HTTP ${posted.status}`;
}
