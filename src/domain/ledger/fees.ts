import { BASIS_POINTS } from '../arithmetic.ts';
import { invariant } from '../errors.ts';
import type { Kobo } from '../money.ts';

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

/**
 * The fees allowed on electronic transfers in Nigeria: ₦10 up to ₦5,000, ₦25 up to ₦50,000, ₦50 above
 * (Central Bank of Nigeria, Guide to Charges by Banks, electronic funds transfer).
 */
export const DEFAULT_WITHDRAWAL_FEE_TIERS: readonly FeeTier[] = [
  { upToMinor: 500_000n, feeMinor: 1_000n },
  { upToMinor: 5_000_000n, feeMinor: 2_500n },
  { upToMinor: null, feeMinor: 5_000n },
];

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

/** The commission on a recorded payment, in kobo, rounded down to the kobo and capped. */
export function commissionRoundedDownMinor(amountMinor: Kobo, rule: CommissionRule): Kobo {
  const commissionMinor: bigint = (amountMinor * rule.basisPoints) / BASIS_POINTS;
  return commissionMinor < rule.capMinor ? commissionMinor : rule.capMinor;
}
