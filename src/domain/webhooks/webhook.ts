import type { Owner } from '../money.ts';
import type { OrderStatus } from '../orderStatus.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../time.ts';

/** An order as its event shows it. */
export interface OrderEvent extends Pick<Owner, 'environment'> {
  readonly transactionId: string;
  /** What was ordered: amounts as numbers, and what else is the kind's own. */
  readonly terms: Readonly<Record<string, unknown>>;
  readonly merchantReference: string | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** How an order ended, for its event. */
export interface OrderEnd {
  readonly status: Exclude<OrderStatus, 'PROCESSING'>;
  readonly failureReason: string | undefined;
  /** When, as ISO 8601. */
  readonly timestamp: string;
}

/** NO_ADDRESS: the merchant had no webhook address when the event happened; a replay sends it once there is one. */
export const WEBHOOK_DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED', 'NO_ADDRESS'] as const;
export type WebhookDeliveryStatus = (typeof WEBHOOK_DELIVERY_STATUSES)[number];

/** Waits before each attempt, about 75 hours in all: the schedule that Standard Webhooks 1.0 proposes. */
export const WEBHOOK_WAITS_MS: readonly number[] = [
  0,
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

/**
 * How long the process that recorded an event has for its first attempt, before the relay starts the workflow that makes it:
 * longer than an attempt may take, so that a slow receiver is not sent the event twice.
 */
export const FIRST_ATTEMPT_WITHIN_MS = 20 * SECOND_MS;

/** The longest a receiver's `retry-after` may put an attempt off. */
const MAX_RETRY_AFTER_MS = 24 * HOUR_MS;

/** What a receiver's answer means. `gone`: it wants no more, and nothing else is sent. */
export type WebhookAnswer = 'delivered' | 'failed' | 'gone';

/**
 * Reads a receiver's answer (Standard Webhooks 1.0, "Deliverability and reliability"): only 2xx is success, 410 asks to
 * stop, everything else is a failure, redirects included.
 *
 * @param httpStatus undefined when there was no response.
 */
export function webhookAnswer(httpStatus: number | undefined): WebhookAnswer {
  if (httpStatus !== undefined && httpStatus >= 200 && httpStatus < 300) return 'delivered';
  return httpStatus === 410 ? 'gone' : 'failed';
}

/**
 * How long to wait before attempt `attemptNumber` of the schedule (1 is the first), in milliseconds.
 *
 * @param jitter from 0 to 1: spreads receivers that failed together over the following tenth of the wait.
 * @param retryAfterMs what the receiver asked for after the attempt before; the longer of both counts.
 * @returns undefined when the schedule is used up.
 */
export function waitBeforeAttemptMs(
  attemptNumber: number,
  jitter: number,
  retryAfterMs: number | undefined,
): number | undefined {
  const scheduledMs = WEBHOOK_WAITS_MS[attemptNumber - 1];
  if (scheduledMs === undefined) return undefined;
  const askedMs = Math.min(retryAfterMs ?? 0, MAX_RETRY_AFTER_MS);
  return Math.max(Math.round(scheduledMs * (1 + jitter / 10)), Math.round(askedMs));
}
