import type { Kobo } from '../money.ts';

/** What is counted per business, environment and day of Lagos. */
export const LIMIT_NAMES = ['withdrawals', 'sales', 'bills', 'nameEnquiries', 'payoutHold'] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

/** The most of one thing on a day. */
export interface DailyLimit {
  readonly count: bigint;
  /** The sum of the amounts; undefined of what has none. */
  readonly amountMinor: Kobo | undefined;
}

/** What a business may do on a day, by what it is. */
export type DailyLimits = Readonly<Record<Exclude<LimitName, 'payoutHold'>, DailyLimit>>;

/** What was agreed with one business; the rest is as for everybody. */
export type DailyLimitOverrides = {
  readonly [Name in keyof DailyLimits]?: Partial<DailyLimits[Name]> | undefined;
};

/** Limits that merchants do not meet in the course of business: a million naira each minute of a day, and more. */
export const DEFAULT_DAILY_LIMITS: DailyLimits = {
  withdrawals: { count: 100_000n, amountMinor: 500_000_000_000n },
  sales: { count: 100_000n, amountMinor: 500_000_000_000n },
  bills: { count: 100_000n, amountMinor: 100_000_000_000n },
  nameEnquiries: { count: 20_000n, amountMinor: undefined },
};

/** One use of a limit, of an amount in kobo, with the most that the day may have. */
export interface DailyUse {
  readonly limit: LimitName;
  readonly amountMinor: Kobo;
  readonly most: DailyLimit;
  /** Until when a hold on payouts lasts, ms since 1970; undefined of the others, which last until the day of Lagos ends. */
  readonly holdUntilMs?: number;
}

/** How much of a limit is used today, the use that was just counted included. Amounts in kobo. */
export interface UsedToday {
  readonly limit: LimitName;
  readonly count: bigint;
  readonly amountMinor: Kobo;
}

/** The share of a limit at which its business is told: 80 %. */
const NEAR_PERCENT = 80n;

/** Whether this use is the one that brought its limit to 80 %: true for one use of a day at most, by count or by sum. */
export function reachesNearLimit({ amountMinor, most }: DailyUse, used: UsedToday): boolean {
  const isNear = (is: bigint, limit: bigint | undefined) =>
    limit !== undefined && limit > 0n && is * 100n >= limit * NEAR_PERCENT;
  const isNearNow = isNear(used.count, most.count) || isNear(used.amountMinor, most.amountMinor);
  const wasNear =
    isNear(used.count - 1n, most.count) || isNear(used.amountMinor - amountMinor, most.amountMinor);
  return isNearNow && !wasNear;
}

/** What a payout hold follows: see `payoutHold`. */
export interface AccessChanges {
  /** When the account that payouts go to became another one, ms since 1970; undefined when it never did. */
  readonly accountChangedAtMs: number | undefined;
  /** When a second factor was removed or a password reset, ms since 1970; undefined when neither ever was. */
  readonly accessChangedAtMs: number | undefined;
}

/** Why payouts are held, and until when. */
export interface PayoutHold {
  readonly reason: 'bank_account_changed' | 'access_changed';
  /** ms since 1970 */
  readonly untilMs: number;
}

/**
 * The hold on payouts of a business at a moment: it begins when its bank account becomes another one, its second factor is
 * removed, or its password is reset.
 *
 * @param holdMs how long it lasts.
 * @returns undefined when there is none, or it is over.
 */
export function payoutHold(changes: AccessChanges, holdMs: number, nowMs: number): PayoutHold | undefined {
  const { accountChangedAtMs = Number.NEGATIVE_INFINITY, accessChangedAtMs = Number.NEGATIVE_INFINITY } =
    changes;
  const untilMs = Math.max(accountChangedAtMs, accessChangedAtMs) + holdMs;
  if (untilMs <= nowMs) return undefined;
  const reason = accountChangedAtMs > accessChangedAtMs ? 'bank_account_changed' : 'access_changed';
  return { reason, untilMs };
}

/** More uses than a day can have. */
export const ANY_COUNT = 9_000_000_000_000_000n;
