import { invariant } from '../errors.ts';
import { BASIS_POINTS, type Kobo, type MicroUsdt } from '../money.ts';
import {
  assertChargeRules,
  type ChargedKind,
  type ChargeRule,
  chargeStepsMinor,
  type ItemizedFee,
  itemizedFee,
} from './charges.ts';

/** Bounds of withdrawals and recorded payments, in kobo. */
export interface MoneyLimits {
  readonly smallestMinor: Kobo;
  readonly largestMinor: Kobo;
  readonly paymentsPerDayMinor: Kobo;
}

/** What exchanging money costs, and how much USDT one sale may sell. */
export interface ExchangeRule {
  /** What is taken off every rate, in hundredths of a percent. */
  readonly spreadBasisPoints: bigint;
  /** Bounds of one sale in micro-USDT. */
  readonly smallestUsdtMinor: MicroUsdt;
  readonly largestUsdtMinor: MicroUsdt;
}

/** What a business pays and how much it may move. */
export interface Pricing {
  readonly withdrawalFeeTiers: readonly FeeTier[];
  /** The taxes that its fees have, each an item of its own; none: fees are not itemized. */
  readonly charges: readonly ChargeRule[];
  readonly commission: CommissionRule;
  readonly refunds: RefundRule;
  readonly limits: MoneyLimits;
  readonly exchange: ExchangeRule;
  readonly dailyLimits: DailyLimits;
}

/** What was agreed with one business; the rest is as for everybody. */
export interface PricingOverrides {
  readonly withdrawalFeeTiers?: readonly FeeTier[] | undefined;
  readonly charges?: readonly ChargeRule[] | undefined;
  readonly commission?: CommissionRule | undefined;
  readonly refunds?: RefundRule | undefined;
  readonly limits?: Partial<MoneyLimits> | undefined;
  readonly exchange?: Partial<ExchangeRule> | undefined;
  readonly dailyLimits?: DailyLimitOverrides | undefined;
}

/** The pricing of a business: the defaults, and over them what was agreed with it. */
export function effectivePricing(defaults: Pricing, overrides: PricingOverrides): Pricing {
  return {
    withdrawalFeeTiers: overrides.withdrawalFeeTiers ?? defaults.withdrawalFeeTiers,
    charges: overrides.charges ?? defaults.charges,
    commission: overrides.commission ?? defaults.commission,
    refunds: overrides.refunds ?? defaults.refunds,
    limits: { ...defaults.limits, ...overrides.limits },
    exchange: { ...defaults.exchange, ...overrides.exchange },
    dailyLimits: effectiveDailyLimits(defaults.dailyLimits, overrides.dailyLimits ?? {}),
  };
}

/** The daily limits of a business: the defaults, and over them what was agreed with it. */
export function effectiveDailyLimits(defaults: DailyLimits, overrides: DailyLimitOverrides): DailyLimits {
  const of = (name: keyof DailyLimits): DailyLimit => ({ ...defaults[name], ...overrides[name] });
  return {
    withdrawals: of('withdrawals'),
    sales: of('sales'),
    bills: of('bills'),
    nameEnquiries: of('nameEnquiries'),
  };
}

/**
 * Asserts that a pricing can be applied: tiers ascend and end open, nothing is negative, the limits leave room, and
 * the smallest amount still leaves something after commission.
 *
 * @throws InvariantError whose message says what is wrong.
 */
export function assertPricing(pricing: Pricing): void {
  const { withdrawalFeeTiers: tiers, commission, limits, exchange } = pricing;
  invariant(tiers.at(-1)?.upToMinor === null, 'The last fee tier must have no upper end.');
  let previousMinor = 0n;
  for (const [index, tier] of tiers.entries()) {
    invariant(tier.feeMinor >= 0n, 'A fee must not be negative.');
    if (tier.upToMinor === null) {
      invariant(index === tiers.length - 1, 'Only the last fee tier has no upper end.');
    } else {
      invariant(tier.upToMinor > previousMinor, 'Fee tiers must ascend.');
      previousMinor = tier.upToMinor;
    }
  }
  assertChargeRules(pricing.charges);
  invariant(
    commission.basisPoints >= 0n && commission.basisPoints < BASIS_POINTS && commission.capMinor >= 0n,
    'A commission must be from 0 to below 10,000 basis points, with a cap that is not negative.',
  );
  invariant(
    limits.smallestMinor > 0n &&
      limits.smallestMinor <= limits.largestMinor &&
      limits.paymentsPerDayMinor > 0n,
    'Limits must be positive, the smallest not above the largest.',
  );
  invariant(
    exchange.spreadBasisPoints >= 0n && exchange.spreadBasisPoints <= 5_000n,
    'A spread must be from 0 to 5,000 basis points.',
  );
  invariant(
    exchange.smallestUsdtMinor > 0n && exchange.smallestUsdtMinor <= exchange.largestUsdtMinor,
    'Limits of USDT must be positive, the smallest not above the largest.',
  );
}

/** A flat fee for every amount up to and including `upToMinor`; the last tier has no upper end. */
export interface FeeTier {
  readonly upToMinor: Kobo | null;
  readonly feeMinor: Kobo;
}

export interface CommissionRule {
  /** Hundredths of a percent: 150 is 1.5 %. */
  readonly basisPoints: bigint;
  readonly capMinor: Kobo;
}

/** What refunds of recorded payments cost. */
export interface RefundRule {
  /** Whether the commission of what is refunded comes back to the merchant. */
  readonly returnsCommission: boolean;
}

export const DEFAULT_REFUND_RULE: RefundRule = { returnsCommission: true };

/**
 * The fees allowed on electronic transfers in Nigeria: ₦10 up to ₦5,000, ₦25 up to ₦50,000, ₦50 above
 * (Central Bank of Nigeria, Guide to Charges by Banks, electronic funds transfer).
 */
export const DEFAULT_WITHDRAWAL_FEE_TIERS: readonly FeeTier[] = [
  { upToMinor: 500_000n, feeMinor: 1_000n },
  { upToMinor: 5_000_000n, feeMinor: 2_500n },
  { upToMinor: null, feeMinor: 5_000n },
];

/** Taxes are charged to a business only by an agreement with it: see docs/decisions/0038-charges-itemized.md. */
export const DEFAULT_CHARGES: readonly ChargeRule[] = [];

/** 1.5 %, at most ₦2,000. */
export const DEFAULT_COMMISSION: CommissionRule = { basisPoints: 150n, capMinor: 200_000n };

/**
 * The withdrawal fee for an amount, in kobo.
 *
 * @param tiers ascending, the last one open-ended.
 */
export function withdrawalFeeMinor(amountMinor: Kobo, tiers: readonly FeeTier[]): Kobo {
  const tier = tiers.find((each) => each.upToMinor === null || amountMinor <= each.upToMinor);
  invariant(tier, 'The fee tiers do not end with an open-ended one.');
  return tier.feeMinor;
}

/** What decides about the fee of an order: the pricing of its business, and a moment, ms since 1970, whose rates apply. */
export interface FeeSchedule extends Pick<Pricing, 'withdrawalFeeTiers' | 'charges'> {
  readonly atMs: number;
}

/** What decides about fees under a pricing at a moment. */
export function feeScheduleAt(
  { withdrawalFeeTiers, charges }: Pick<Pricing, 'withdrawalFeeTiers' | 'charges'>,
  atMs: number,
): FeeSchedule {
  return { withdrawalFeeTiers, charges, atMs };
}

/** The pricing of a transfer that costs nothing. */
export const NO_FEE: Omit<FeeSchedule, 'atMs'> = {
  withdrawalFeeTiers: [{ upToMinor: null, feeMinor: 0n }],
  charges: [],
};

/**
 * The fee of an order, in kobo, and its items. A bill has taxes alone; the fee of a sale of USDT is taken off its amount.
 *
 * @param amountMinor of a sale: its gross naira.
 */
export function feeOfOrder(kind: ChargedKind, amountMinor: Kobo, schedule: FeeSchedule): ItemizedFee {
  const { withdrawalFeeTiers, charges, atMs } = schedule;
  const ownFeeMinor = kind === 'bill' ? 0n : withdrawalFeeMinor(amountMinor, withdrawalFeeTiers);
  const isTakenOff = kind === 'usdt_sale';
  return itemizedFee({ kind, ownFeeMinor, amountMinor, isTakenOff, atMs }, charges);
}

/** The amounts of withdrawals, in kobo, up to which the fee is the same as just below; null has no upper end. */
export function feeStepsMinor({ withdrawalFeeTiers, charges, atMs }: FeeSchedule): readonly (Kobo | null)[] {
  return [...withdrawalFeeTiers.map(({ upToMinor }) => upToMinor), ...chargeStepsMinor(charges, atMs)];
}

/** The commission on a recorded payment, in kobo, rounded down to the kobo and capped. */
export function commissionRoundedDownMinor(amountMinor: Kobo, rule: CommissionRule): Kobo {
  const commissionMinor: bigint = (amountMinor * rule.basisPoints) / BASIS_POINTS;
  return commissionMinor < rule.capMinor ? commissionMinor : rule.capMinor;
}

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
  const before = { count: used.count - 1n, amountMinor: used.amountMinor - amountMinor };
  return isNearLimit(used, most) && !isNearLimit(before, most);
}

/** Whether 80 % of a limit is used, by count or by sum. */
export function isNearLimit(used: Pick<UsedToday, 'count' | 'amountMinor'>, most: DailyLimit): boolean {
  const isNear = (is: bigint, limit: bigint | undefined) =>
    limit !== undefined && limit > 0n && is * 100n >= limit * NEAR_PERCENT;
  return isNear(used.count, most.count) || isNear(used.amountMinor, most.amountMinor);
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
