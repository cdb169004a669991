import { BASIS_POINTS } from '../arithmetic.ts';
import { invariant } from '../errors.ts';
import type { Kobo, MicroUsdt } from '../money.ts';
import type { CommissionRule, FeeTier } from './fees.ts';

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
  readonly commission: CommissionRule;
  readonly limits: MoneyLimits;
  readonly exchange: ExchangeRule;
}

/** What was agreed with one business; the rest is as for everybody. */
export interface PricingOverrides {
  readonly withdrawalFeeTiers?: readonly FeeTier[] | undefined;
  readonly commission?: CommissionRule | undefined;
  readonly limits?: Partial<MoneyLimits> | undefined;
  readonly exchange?: Partial<ExchangeRule> | undefined;
}

/** The pricing of a business: the defaults, and over them what was agreed with it. */
export function effectivePricing(defaults: Pricing, overrides: PricingOverrides): Pricing {
  return {
    withdrawalFeeTiers: overrides.withdrawalFeeTiers ?? defaults.withdrawalFeeTiers,
    commission: overrides.commission ?? defaults.commission,
    limits: { ...defaults.limits, ...overrides.limits },
    exchange: { ...defaults.exchange, ...overrides.exchange },
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
  invariant(
    tiers.length > 0 && tiers.at(-1)?.upToMinor === null,
    'The last fee tier must have no upper end.',
  );
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
