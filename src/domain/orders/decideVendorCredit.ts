import { STOP_CHECKING_AFTER_MS, scheduledCheck } from './checkWaits.ts';
import {
  type AttemptFacts,
  CANCELLATION,
  type CommonStep,
  type Facts,
  hasUnreadUpdates,
  NO_OUTCOME_IN_TIME,
  type Outcome,
  reviewDueMs,
} from './decideOrder.ts';
import type { VendorCreditStatus } from './vendorCredit.ts';

/**
 * A vendor credit: money that arrived on a merchant's dedicated account. The provider has the payment, so its one attempt
 * is sent from the start. The only decision of an operator is to dismiss it.
 */
export interface VendorCreditFacts extends Facts<VendorCreditStatus, { readonly id: string }> {
  readonly attempts: readonly [AttemptFacts];
}

/** The one thing to do next with a vendor credit. */
export type VendorCreditStep =
  | CommonStep
  | { readonly do: 'check' | 'dismiss' }
  | { readonly do: 'settle'; readonly as: 'CREDITED'; readonly by: 'provider' };

/**
 * Decides the next step of a vendor credit, as `decideOrder` does for orders, with the same schedule and limits.
 *
 * Only the provider's confirmation credits a vendor credit, and only an operator dismisses it. Every other answer leaves it
 * open, also a definitive one: the announcement was signed, so one of the two is wrong.
 *
 * @param nowMs the workflow's clock, ms since 1970.
 */
export function decideVendorCredit(facts: VendorCreditFacts, nowMs: number): VendorCreditStep {
  const [attempt] = facts.attempts;
  if (facts.status !== 'PENDING') return { do: 'wait', untilMs: undefined };
  if (attempt.outcome === 'succeeded') return { do: 'settle', as: 'CREDITED', by: 'provider' };
  if (attempt.outcome === undefined || hasUnreadUpdates(facts, attempt)) return { do: 'check' };
  if (facts.decision) return { do: 'dismiss' };
  const reason = reviewReasonOfCredit(facts, attempt);
  if (reason !== undefined && reason !== facts.reviewReason) return { do: 'flag', reason };
  const isOver = nowMs - facts.createdAtMs >= STOP_CHECKING_AFTER_MS;
  const dueMs = isOver ? undefined : scheduledCheck(facts, attempt);
  return dueMs !== undefined && dueMs <= nowMs ? { do: 'check' } : { do: 'wait', untilMs: dueMs };
}

/** The answers about a vendor credit that a later check may turn into a confirmation. */
const MAY_BE_CONFIRMED_LATER: ReadonlySet<Outcome | undefined> = new Set([
  'pending',
  'not_found',
  'unreachable',
]);

/** The latest reason counts: what is in the way changes as operators remove it. */
function reviewReasonOfCredit(facts: VendorCreditFacts, attempt: AttemptFacts): string | undefined {
  const { outcome, reason = NO_OUTCOME_IN_TIME } = attempt;
  const isStuck = !MAY_BE_CONFIRMED_LATER.has(outcome);
  if (isStuck || attempt.answeredAtMs >= reviewDueMs(facts)) return reason;
  return facts.isCancellationRequested && facts.reviewReason === undefined ? CANCELLATION : undefined;
}
