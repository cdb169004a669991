import { dayInLagos, dayInLagosOf } from '../dayInLagos.ts';
import type { ItemizedFee } from '../ledger/charges.ts';
import { type FeeSchedule, feeOfOrder, feeStepsMinor, type MoneyLimits } from '../ledger/pricing.ts';
import type { Kobo } from '../money.ts';
import type { OrderStatus } from '../orderStatus.ts';
import { DAY_MS, MINUTE_MS } from '../time.ts';

/**
 * Payouts that a business has made by themselves, as rules (docs/decisions/0035-wallet-holds-and-automatic-payouts.md). Amounts
 * in kobo, times in ms since 1970.
 */

/** When they are made: once a day at a time in Lagos, or as soon as so much is available. */
export const PAYOUT_RULES = ['daily', 'amount'] as const;
export type PayoutRule = (typeof PAYOUT_RULES)[number];

/** After how many payouts in a row that were not made they are paused. */
export const MAX_PAYOUT_FAILURES = 3;

/** Why a payout was not made, with the sentence that its merchant reads. */
export const PAYOUT_FAILURES = {
  not_approved: 'The business is not approved for live payouts.',
  bank_account_missing: 'No bank account was verified.',
  provider_not_configured: 'Bank transfers were not available.',
  needs_approval: 'Withdrawals of this amount wait for approval by a second person.',
  limit_reached: 'The daily limit for withdrawals was reached.',
  transfer_failed: 'The transfer to the bank account failed or was returned.',
} as const;
export type PayoutFailure = keyof typeof PAYOUT_FAILURES;

/** Why payouts are paused, likewise. */
export const PAUSE_REASONS = {
  bank_account_changed: 'The bank account was changed.',
  access_changed: 'A password was reset or a second factor was removed.',
  business_inactive: 'The account was not active.',
  failed_repeatedly: 'Three payouts in a row were not made.',
} as const;
export type PauseReason = keyof typeof PAUSE_REASONS;

/** What a thief changes, so that the merchant has to confirm payouts. */
export type UnconfirmedChange = Extract<PauseReason, 'bank_account_changed' | 'access_changed'>;

/** What a business wants. */
export interface AutomaticPayoutTerms {
  readonly rule: PayoutRule;
  /** Minutes after midnight in Lagos; of the rule `daily`. */
  readonly atMinute: number | undefined;
  /** Of the rule `amount`: a payout is made when more than this is available. */
  readonly aboveMinor: Kobo | undefined;
  /** What stays in the wallet. */
  readonly reserveMinor: Kobo;
}

/** Everything that is known when a payout may be due. */
export interface AutomaticPayoutFacts extends AutomaticPayoutTerms {
  readonly nowMs: number;
  /** From when on the next payout may be made. */
  readonly dueAtMs: number;
  /**
   * What was changed since the merchant last turned payouts on, changed or resumed them: a thief who changed it must not be
   * paid by the clock.
   */
  readonly unconfirmedChange: UnconfirmedChange | undefined;
  /** The status of the latest payout, while its outcome was not noted. */
  readonly openStatus: OrderStatus | undefined;
  /** The last day that was paid by the rule `daily`. */
  readonly paidDay: string | undefined;
  readonly isActive: boolean;
  /** Of live payouts: whether the business may have them. True in the sandbox. */
  readonly isApproved: boolean;
  readonly hasBankAccount: boolean;
  readonly hasProvider: boolean;
  /** Above how much a withdrawal by API key waits for a second person; undefined where none waits. */
  readonly approvalAboveMinor: Kobo | undefined;
  readonly availableMinor: Kobo;
  readonly fees: FeeSchedule;
  readonly limits: Pick<MoneyLimits, 'smallestMinor' | 'largestMinor'>;
}

/** What follows: pay, look again later, pass this payout over, or pause. */
export type AutomaticPayoutStep =
  | ({ readonly do: 'pay'; readonly amountMinor: Kobo } & ItemizedFee)
  | { readonly do: 'wait'; readonly untilMs: number }
  | { readonly do: 'skip'; readonly failure: PayoutFailure | undefined }
  | { readonly do: 'pause'; readonly reason: PauseReason };

/** Decides what to do for a business that has its payouts made by themselves. A function of the facts alone. */
export function decideAutomaticPayout(facts: AutomaticPayoutFacts): AutomaticPayoutStep {
  const { nowMs, dueAtMs, rule, aboveMinor, availableMinor, unconfirmedChange } = facts;
  if (unconfirmedChange) return { do: 'pause', reason: unconfirmedChange };
  if (!facts.isActive) return { do: 'pause', reason: 'business_inactive' };
  // At most one is under way.
  if (facts.openStatus === 'PROCESSING') return { do: 'wait', untilMs: nowMs + MINUTE_MS };
  if (nowMs < dueAtMs) return { do: 'wait', untilMs: dueAtMs };
  if (rule === 'amount' && availableMinor <= (aboveMinor ?? 0n))
    return { do: 'wait', untilMs: nowMs + MINUTE_MS };
  // Days are written so that later ones are greater.
  const isPaid = rule === 'daily' && facts.paidDay !== undefined && payoutDay(facts) <= facts.paidDay;
  const payout = isPaid ? undefined : largestPayout(facts);
  if (!payout)
    return rule === 'daily' ? { do: 'skip', failure: undefined } : { do: 'wait', untilMs: nowMs + MINUTE_MS };
  const failure = refusalOf(facts, payout.amountMinor);
  return failure ? { do: 'skip', failure } : { do: 'pay', ...payout };
}

/** Why a withdrawal by API key would be refused. */
function refusalOf(facts: AutomaticPayoutFacts, amountMinor: Kobo): PayoutFailure | undefined {
  const { approvalAboveMinor } = facts;
  if (!facts.isApproved) return 'not_approved';
  if (!facts.hasProvider) return 'provider_not_configured';
  if (!facts.hasBankAccount) return 'bank_account_missing';
  return approvalAboveMinor !== undefined && amountMinor > approvalAboveMinor ? 'needs_approval' : undefined;
}

/**
 * The largest withdrawal that leaves the reserve: amount and fee together are at most what is available above it.
 *
 * @returns undefined when that is less than the smallest withdrawal.
 */
export function largestPayout({
  availableMinor,
  reserveMinor,
  fees,
  limits,
}: Pick<AutomaticPayoutFacts, 'availableMinor' | 'reserveMinor' | 'fees' | 'limits'>):
  | ({ readonly amountMinor: Kobo } & ItemizedFee)
  | undefined {
  const spendableMinor = availableMinor - reserveMinor;
  const amounts = feeStepsMinor(fees)
    .map((upToMinor) => {
      const mostMinor = upToMinor === null ? limits.largestMinor : least(upToMinor, limits.largestMinor);
      return least(spendableMinor - feeOfOrder('withdrawal', mostMinor, fees).feeMinor, mostMinor);
    })
    // An amount may belong to a lower step, whose fee can be higher.
    .filter(
      (amountMinor) =>
        amountMinor >= limits.smallestMinor &&
        amountMinor + feeOfOrder('withdrawal', amountMinor, fees).feeMinor <= spendableMinor,
    );
  const [first, ...rest] = amounts;
  if (first === undefined) return undefined;
  const amountMinor = rest.reduce(greatest, first);
  return { amountMinor, ...feeOfOrder('withdrawal', amountMinor, fees) };
}

function greatest(one: bigint, other: bigint): bigint {
  return one < other ? other : one;
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/** What a withdrawal that is made by itself is called. */
export const AUTOMATIC_PAYOUT = 'Automatic payout';

/** The day of Lagos that a payout is of, such as `2026-01-31`: that on which it was due, however late it is made. */
export function payoutDay({
  rule,
  dueAtMs,
  nowMs,
}: Pick<AutomaticPayoutFacts, 'rule' | 'dueAtMs' | 'nowMs'>) {
  return dayInLagosOf(rule === 'daily' ? dueAtMs : nowMs);
}

/**
 * From when on the next payout may be made.
 *
 * @param after `made`: the one of this moment was made or had nothing to pay; `failed`: it was not made, and is tried on
 * another day.
 */
export function nextDueMs(
  { rule, atMinute = 0 }: Pick<AutomaticPayoutTerms, 'rule' | 'atMinute'>,
  after: 'made' | 'failed',
  nowMs: number,
): number {
  if (rule === 'amount') return after === 'failed' ? nowMs + DAY_MS : nowMs;
  const today = dayInLagos(dayInLagosOf(nowMs)).fromMs + atMinute * MINUTE_MS;
  return today > nowMs ? today : today + DAY_MS;
}
