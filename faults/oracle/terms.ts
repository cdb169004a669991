/**
 * What things cost, from the documented schedules (docs/ARCHITECTURE.md, the contract's notes on fees), in arithmetic
 * of the oracle's own. Amounts in minor units; rates are naira for one unit, in units of 10^-8.
 */

const RATE_UNIT = 100_000_000n;
const RATE_UNITS_PER_KOBO = 1_000_000n;
const MICRO_USDT = 1_000_000n;

/** What one USDT brings in naira at the driver's market, at one time or another. */
export const MARKET_RATES = ['1538.25', '1530.56', '1544.00'] as const;

/** 1 %: what is taken off every rate of exchange. */
const SPREAD_PERCENT = 1n;

/** Ten naira up to 5,000, 25 up to 50,000, 50 above. */
export function withdrawalFee(amountKobo: bigint): bigint {
  if (amountKobo <= 500_000n) return 1_000n;
  return amountKobo <= 5_000_000n ? 2_500n : 5_000n;
}

/** 1.5 %, rounded down to the kobo, at most 2,000 naira. */
export function commission(amountKobo: bigint): bigint {
  const commissionKobo = (amountKobo * 15n) / 1_000n;
  return commissionKobo < 200_000n ? commissionKobo : 200_000n;
}

/** What a chargeback costs its merchant besides its amount, in kobo. */
export const CHARGEBACK_FEE_KOBO = 150_000n;

/** A rate as a decimal, such as "1538.25", in units of 10^-8. */
export function rateOf(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole) * RATE_UNIT + BigInt(fraction.slice(0, 8).padEnd(8, '0'));
}

/** What a merchant gets for one USDT. */
export function merchantsRate(marketRate: bigint): bigint {
  const exact = lessSpread(marketRate);
  return exact - (exact % RATE_UNITS_PER_KOBO);
}

function lessSpread(rate: bigint): bigint {
  return (rate * (100n - SPREAD_PERCENT)) / 100n;
}

export interface SaleTerms {
  /** What the USDT is worth on the market. */
  readonly valueKobo: bigint;
  readonly feeKobo: bigint;
  /** What the bank is paid. */
  readonly netKobo: bigint;
  /** What the spread and rounding leave to the platform. */
  readonly marginKobo: bigint;
}

/**
 * The terms of selling USDT: the merchant's rate is whole kobo, and every payout is rounded down to the kobo. No bank is paid for
 * what stays in the wallet. Of a sale that was made again, the market's rate is lost, and its own one is in its place.
 *
 * @param sale.rate the market's.
 */
export function termsOfSale({
  amountMinor: amountMicro,
  rate: marketRateText,
  isToWallet,
  isRecreated,
}: {
  readonly amountMinor: bigint;
  readonly rate: string | undefined;
  readonly isToWallet: boolean;
  readonly isRecreated: boolean;
}): SaleTerms {
  const marketRate = rateOf(marketRateText ?? '0');
  const rate = isRecreated ? marketRate : merchantsRate(marketRate);
  const worth = (at: bigint) => (amountMicro * at * 100n) / (MICRO_USDT * RATE_UNIT);
  const grossKobo = worth(rate);
  const feeKobo = isToWallet ? 0n : withdrawalFee(grossKobo);
  const valueKobo = worth(marketRate);
  return { valueKobo, feeKobo, netKobo: grossKobo - feeKobo, marginKobo: valueKobo - grossKobo };
}

export interface CollectionTerms {
  /** What the merchant is credited. */
  readonly targetKobo: bigint;
  readonly marginKobo: bigint;
}

/** The terms of collecting an amount in a currency of two decimals, such as the cedi. */
export function collectionTerms(sourceHundredths: bigint, providerRate: bigint): CollectionTerms {
  const worth = (at: bigint) => (sourceHundredths * at) / RATE_UNIT;
  const targetKobo = worth(lessSpread(providerRate));
  return { targetKobo, marginKobo: worth(providerRate) - targetKobo };
}

/** The two decimals of an amount, which pick an outcome in the sandbox. */
export function hundredthsOf(amountMinor: bigint, asset: 'NGN' | 'USDT'): number {
  return Number((asset === 'NGN' ? amountMinor : amountMinor / 10_000n) % 100n);
}
