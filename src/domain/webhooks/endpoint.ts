import { DAY_MS } from '../time.ts';
import type { WebhookAnswer } from './webhook.ts';

/** How many endpoints a business has in one environment at most, besides the address in its profile. */
export const MAX_WEBHOOK_ENDPOINTS = 10;

export const WEBHOOK_ENDPOINT_STATUSES = ['ENABLED', 'DISABLED'] as const;
export type WebhookEndpointStatus = (typeof WEBHOOK_ENDPOINT_STATUSES)[number];

/** MERCHANT: by the merchant; GONE: it answered 410; FAILING: it took no event for days. */
export const DISABLED_REASONS = ['MERCHANT', 'GONE', 'FAILING'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** After so long without success the merchant is warned, and after so long the endpoint is disabled. */
const WARNED_AFTER_MS = 2 * DAY_MS;
const DISABLED_AFTER_MS = 5 * DAY_MS;

/** How long before that the warning is sent at least, also where no event was sent for days. */
const WARNED_BEFORE_MS = DAY_MS;

/**
 * What follows for an endpoint from an attempt that failed.
 *
 * @param failing.failingForMs since the first failed attempt after the last one that succeeded.
 * @param failing.warnedForMs since the warning; undefined where there was none.
 * @returns `keep`, `warn`, or the reason for which it is disabled.
 */
export function decideEndpoint(
  answer: Exclude<WebhookAnswer, 'delivered'>,
  failing: { readonly failingForMs: number; readonly warnedForMs: number | undefined },
): 'keep' | 'warn' | Exclude<DisabledReason, 'MERCHANT'> {
  if (answer === 'gone') return 'GONE';
  const { failingForMs, warnedForMs } = failing;
  if (warnedForMs === undefined) return failingForMs >= WARNED_AFTER_MS ? 'warn' : 'keep';
  return failingForMs >= DISABLED_AFTER_MS && warnedForMs >= WARNED_BEFORE_MS ? 'FAILING' : 'keep';
}
