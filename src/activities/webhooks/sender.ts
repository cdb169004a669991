import { ApplicationFailure } from '@temporalio/common';
import type { Database } from '../../db/core/database.ts';
import type { OutboxRow } from '../../db/core/outbox.ts';
import { type FinishedAttempt, recordAttempt } from '../../db/webhooks/attempts.ts';
import {
  type DeliveryToSend,
  ENDPOINT_DISABLED,
  endReplay,
  loadDeliveryToSend,
  noteNoAddress,
} from '../../db/webhooks/deliveries.ts';
import { noteEndpointAnswer } from '../../db/webhooks/endpointHealth.ts';
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
import { createConcurrencyLimiter } from './concurrencyLimiter.ts';
import { sandboxAnswer } from './sandboxEndpoint.ts';

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

/** An attempt as metrics count it and the log names it. */
export interface WebhookAttemptMeasure {
  readonly environment: Environment;
  readonly deliveryId: Id<'msg'>;
  /** The transaction that the event is about; undefined of a test event. */
  readonly transactionId: string | undefined;
  readonly result: 'delivered' | 'failed' | 'gone';
  /** The status of the receiver's answer; undefined when there was none. */
  readonly status: number | undefined;
  readonly durationMs: number;
}

export interface WebhookSenderDependencies {
  readonly database: Database;
  readonly secretBox: SecretBox;
  /** Lets sandbox webhooks go to this machine (WEBHOOK_ALLOW_LOOPBACK). */
  readonly allowLoopback: boolean;
  readonly onAttempt?: (measure: WebhookAttemptMeasure) => void;
  /** The longest one attempt may take; 15 s when absent. */
  readonly timeoutMs?: number;
  /** Replaces the system's resolver. */
  readonly lookup?: Lookup;
  /** Replaces the request over HTTP, where receivers are simulated. */
  readonly send?: typeof postWebhook;
  /** How many attempts of one business this process makes at once; 10 when absent. */
  readonly mostAtOnce?: number;
  /** Marks places where tests kill the process; does nothing in a real one. */
  readonly faultPoint?: ((name: string) => Promise<void>) | undefined;
}

/** A twentieth of what a worker attempts at once: receivers that hang cannot take all of it. */
const MAX_AT_ONCE = 10;

/** The outbox message of a delivery whose first attempt is made without its workflow. */
export type DeliveryMessage = OutboxRow<'webhookDeliveryWorkflow'>;

/** What an attempt came to. */
export interface WebhookAttempt {
  readonly report: WebhookAttemptReport;
  /** The message, for the workflow that makes the attempts after a first one; undefined when there is none to start. */
  readonly rest: DeliveryMessage | undefined;
}

export type WebhookSender = ReturnType<typeof createWebhookSender>;

/** Sends webhooks. Attempts happen at least once: receivers tell repeats by `webhook-id`. */
export function createWebhookSender(dependencies: WebhookSenderDependencies) {
  const { database, secretBox, allowLoopback, onAttempt, send = postWebhook, faultPoint } = dependencies;
  const limiter = createConcurrencyLimiter(dependencies.mostAtOnce ?? MAX_AT_ONCE);

  return {
    /**
     * Sends a delivery once and records what came of it. Whatever the receiver does is a result.
     *
     * @param message the delivery's, where its workflow has not been started. It is removed with the record of the attempt,
     * or kept for the attempts that are left.
     * @returns undefined when the business has as many attempts under way as it may have: then nothing was done.
     * @throws what the database says; ApplicationFailure, not to be retried, when there is no such delivery; InvariantError
     * when a secret does not open.
     */
    async attempt(
      input: AttemptWebhookInput,
      message?: DeliveryMessage,
    ): Promise<WebhookAttempt | undefined> {
      const { deliveryId, isForced, scheduledAttempt, replayId } = input;
      const delivery = await loadDeliveryToSend(database, secretBox, deliveryId);
      if (!delivery) {
        throw ApplicationFailure.nonRetryable('There is no such webhook delivery.', 'WebhookDeliveryMissing');
      }
      const { businessId, environment, transactionId, endpointId, status, url } = delivery;
      if (status !== 'PENDING' && !isForced) {
        if (replayId !== undefined) await endReplay(database, deliveryId, replayId);
        return nothingSent(status, `The delivery is ${status} already.`, message);
      }
      if (url === undefined) {
        const ended = await noteNoAddress(database, { deliveryId, endpointId, replayId });
        const why = endpointId === undefined ? 'The business has no webhook address.' : ENDPOINT_DISABLED;
        return nothingSent(status === 'PENDING' ? ended : status, why, message);
      }

      const startedAt = new Date();
      const posted = await limiter.run(businessId, () => post({ ...delivery, deliveryId, url }, startedAt));
      if (!posted) return undefined;
      await faultPoint?.('webhook.sent');
      const answer = webhookAnswer(posted.status);
      const summary = posted.error ?? `HTTP ${posted.status}`;
      const waitMs =
        answer === 'failed' && !isForced
          ? waitBeforeAttemptMs(scheduledAttempt + 1, input.jitter, posted.retryAfterMs)
          : undefined;
      const rest =
        message && waitMs !== undefined && withRest(message, { scheduledAttempt, summary, waitMs });
      const attempt = {
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
        scheduledAttempt,
        replayId,
        message: rest || message,
      };
      const recorded = await recordWithEndpoint(database, delivery, attempt);
      const measured = { result: answer, status: posted.status, durationMs: posted.durationMs };
      onAttempt?.({ environment, deliveryId, transactionId, ...measured });
      // A replay may have delivered it meanwhile: then the schedule is over too.
      const isWaiting = waitMs !== undefined && recorded.status === 'PENDING';
      return {
        report: { result: answer, status: recorded.status, summary, ...(isWaiting && { waitMs }) },
        rest: recorded.isMessageLeft && rest ? rest : undefined,
      };
    },
  };

  async function post(
    delivery: DeliveryToSend & { readonly deliveryId: Id<'msg'>; readonly url: string },
    sentAt: Date,
  ): Promise<WebhookPostResult> {
    const { environment, url, body, secrets, deliveryId, eventId = deliveryId } = delivery;
    const simulated = sandboxAnswer(environment, url);
    if (simulated) return simulated;
    return send({
      url,
      headers: {
        accept: '*/*',
        'content-type': 'application/json',
        'user-agent': 'merchant-payments-webhooks/1.0',
        ...webhookSignatureHeaders({ eventId, sentAt, body }, secrets),
      },
      body,
      policy: { environment, allowLoopback },
      lookup: dependencies.lookup,
      ...(dependencies.timeoutMs !== undefined && { timeoutMs: dependencies.timeoutMs }),
    });
  }
}

/** Records an attempt and, in the same transaction, what it says of its endpoint; the default one has no row. */
function recordWithEndpoint(
  database: Database,
  { businessId, environment, endpointId }: DeliveryToSend,
  attempt: FinishedAttempt,
): ReturnType<typeof recordAttempt> {
  if (endpointId === undefined) return recordAttempt(database, attempt);
  return database.transaction(async (runner) => {
    const recorded = await recordAttempt(runner, attempt);
    const asked = { businessId, environment, endpointId, url: attempt.url };
    await noteEndpointAnswer(runner, asked, attempt.answer);
    return recorded;
  });
}

/** Its workflow, which ends at once, removes the message: this is rare. */
function nothingSent(
  status: WebhookDeliveryStatus,
  summary: string,
  message: DeliveryMessage | undefined,
): WebhookAttempt {
  return { report: { result: 'stopped', status, summary }, rest: message };
}

/** The message of the workflow that makes the attempts after this one. */
function withRest(
  { id, start }: DeliveryMessage,
  {
    scheduledAttempt: attempts,
    summary: lastResult,
    waitMs,
  }: { readonly scheduledAttempt: number; readonly summary: string; readonly waitMs: number },
): DeliveryMessage {
  const schedule = { attempts, nextAttemptAtMs: Date.now() + waitMs, lastResult };
  return { id, start: { ...start, input: { ...start.input, schedule } } };
}
