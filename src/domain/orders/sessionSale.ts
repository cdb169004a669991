import { type PayoutHold, payoutHold } from '../ledger/pricing.ts';
import { BASIS_POINTS, isWithinBasisPoints, type MicroUsdt } from '../money.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';

/**
 * The sale of a settled USDT session for naira at once, as rules (docs/decisions/0029-settled-sessions-are-sold-at-once.md).
 * Units: micro-USDT, rates in units of 10^-8, times in ms since 1970.
 */

/** Where the naira of such a sale go. */
export const SESSION_SALE_DESTINATIONS = ['wallet', 'bank'] as const;
export type SessionSaleDestination = (typeof SESSION_SALE_DESTINATIONS)[number];

/** Why a session was not sold, with the sentence that its merchant reads. The USDT stays in the balance. */
export const LEAVE_REASONS = {
  business_inactive: 'The account was not active.',
  not_approved: 'The business is not approved for live payouts.',
  payouts_on_hold: 'Payouts were on hold after a change of the account.',
  needs_approval: 'Sales of this amount wait for approval by a second person.',
  bank_account_missing: 'No bank account was verified.',
  rate_unavailable: 'There was no current exchange rate for 15 minutes.',
  provider_not_configured: 'Selling USDT was not available.',
  below_fee: 'The amount did not cover the fee.',
  insufficient_balance: 'The USDT was no longer available.',
  limit_reached: 'The daily limit for sales of USDT was reached.',
  transfer_failed: 'The transfer to the bank account failed or was returned.',
} as const;
export type LeaveReason = keyof typeof LEAVE_REASONS;

/** How long after the expiry of a session its rate is honored: a deposit in time is swept and settled by then. */
export const LOCK_GRACE_MS = HOUR_MS;
/** How long after the creation of a session its rate is honored at most, however late it expires. */
export const MAX_LOCK_MS = DAY_MS;
/** How long a sale waits for a rate or a provider. */
export const MAX_SALE_WAIT_MS = 15 * MINUTE_MS;

/** The rate of the market and the merchant's, by which the terms of a sale follow. */
export interface SaleRates {
  readonly marketRateScaled: bigint;
  readonly rateScaled: bigint;
}

/** A settled session with a price in naira, for the question whether its rate holds. */
export interface LockedPrice extends SaleRates {
  readonly expectedMinor: MicroUsdt;
  readonly toleranceBasisPoints: bigint;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

/** Everything that is known of a session that is to be sold. */
export interface SessionSaleFacts {
  readonly nowMs: number;
  readonly settledAtMs: number;
  readonly amountMinor: MicroUsdt;
  readonly destination: SessionSaleDestination;
  readonly isActive: boolean;
  /** Of a live session: whether its business may have live payouts. True in the sandbox. */
  readonly isApproved: boolean;
  readonly hasBankAccount: boolean;
  readonly accountChangedAtMs: number | undefined;
  readonly accessChangedAtMs: number | undefined;
  readonly holdMs: number;
  /** Above how many micro-USDT a sale waits for a second person; undefined where none waits. */
  readonly approvalAboveMinor: bigint | undefined;
  readonly hasProvider: boolean;
  /** Undefined of a session that was priced in USDT. */
  readonly price: LockedPrice | undefined;
  /** The guarded rates of this moment; undefined when there are none. */
  readonly live: SaleRates | undefined;
  /** How far the locked market rate may be from the live one. */
  readonly bandBasisPoints: bigint;
}

/** What follows: sell it at some rates, look again later, or leave the USDT where it is. */
export type SessionSaleStep =
  | { readonly do: 'sell'; readonly basis: 'locked' | 'live'; readonly rates: SaleRates }
  | { readonly do: 'wait' }
  | { readonly do: 'leave'; readonly reason: LeaveReason };

/** Decides what to do with a session that is to be sold. A function of the facts alone. */
export function decideSessionSale(facts: SessionSaleFacts): SessionSaleStep {
  const { nowMs, settledAtMs, live, destination } = facts;
  if (!facts.isActive) return leave('business_inactive');
  if (!facts.isApproved) return leave('not_approved');
  if (destination === 'bank') {
    if (!facts.hasBankAccount) return leave('bank_account_missing');
    if (holdOf(facts)) return leave('payouts_on_hold');
    const { amountMinor, approvalAboveMinor } = facts;
    if (approvalAboveMinor !== undefined && amountMinor > approvalAboveMinor) return leave('needs_approval');
  }
  if (!live || !facts.hasProvider) {
    if (nowMs - settledAtMs < MAX_SALE_WAIT_MS) return { do: 'wait' };
    return leave(live ? 'provider_not_configured' : 'rate_unavailable');
  }
  const { price } = facts;
  return price && isHonored(price, live, facts)
    ? { do: 'sell', basis: 'locked', rates: price }
    : { do: 'sell', basis: 'live', rates: live };
}

/**
 * Whether the locked rate of a session holds for its sale: in time, near the live rate, for no more than was asked for, and
 * not above what USDT is worth on the market now. Within the spread the platform keeps less of it. Beyond that nothing is
 * its risk: merchants could keep sessions open and pay those whose rate is the best.
 */
function isHonored(
  price: LockedPrice,
  live: SaleRates,
  { nowMs, amountMinor, bandBasisPoints }: SessionSaleFacts,
): boolean {
  const untilMs = Math.min(price.expiresAtMs + LOCK_GRACE_MS, price.createdAtMs + MAX_LOCK_MS);
  const mostMinor = price.expectedMinor * (BASIS_POINTS + price.toleranceBasisPoints);
  return (
    nowMs <= untilMs &&
    amountMinor * BASIS_POINTS <= mostMinor &&
    price.rateScaled <= live.marketRateScaled &&
    isWithinBasisPoints(price.marketRateScaled, live.marketRateScaled, bandBasisPoints)
  );
}

function holdOf({ nowMs, holdMs, ...changes }: SessionSaleFacts): PayoutHold | undefined {
  return payoutHold(changes, holdMs, nowMs);
}

function leave(reason: LeaveReason): SessionSaleStep {
  return { do: 'leave', reason };
}
