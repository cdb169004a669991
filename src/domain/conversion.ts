import { SOURCE_CURRENCIES, type SourceCurrency } from './currencies.ts';
import { invariant } from './errors.ts';
import { type FeeTier, withdrawalFeeMinor } from './fees.ts';
import { DECIMALS, decimalToScaled, plainDecimal, scaledToDecimal } from './money.ts';

/**
 * The one place where money of one kind becomes money of another. All of it is exact arithmetic on integers; where a
 * result must be rounded, the function's name says which way. Rates are NGN for one major unit of the other currency.
 */

/** Decimals every rate is kept with. The smallest rate in use, UGX in naira, still has seven significant digits. */
const RATE_DECIMALS = 8;
/** Units of a rate in one naira. */
export const RATE_SCALE = 10n ** BigInt(RATE_DECIMALS);
const RATE_UNITS_PER_KOBO = RATE_SCALE / 10n ** BigInt(DECIMALS.NGN);
const BASIS_POINTS = 10_000n;

/** A rate of 10^10 naira is a fault of whoever told it, and would leave what the database stores. */
const MAX_RATE_SCALED = 10n ** 18n;

/**
 * Reads a rate such as "1538.25", or a JSON number, into units of 10^-8.
 *
 * @returns undefined when it is no decimal, not positive, too large, or has more than 8 decimals.
 */
export function parseRate(rate: string | number): bigint | undefined {
  const text = typeof rate === 'number' ? plainDecimal(rate) : rate;
  const scaled = decimalToScaled(text, RATE_DECIMALS);
  return scaled !== undefined && isRate(scaled) ? scaled : undefined;
}

/**
 * Reads a rate that others tell with more decimals than are kept, cutting off what is beyond them.
 *
 * @returns undefined when it is no positive decimal.
 */
export function parseRateRoundedDown(rate: string | number): bigint | undefined {
  const text = typeof rate === 'number' ? plainDecimal(rate) : rate;
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  return parseRate(`${match[1]}.${(match[2] ?? '').slice(0, RATE_DECIMALS).padEnd(1, '0')}`);
}

function isRate(scaled: bigint): boolean {
  return scaled > 0n && scaled <= MAX_RATE_SCALED;
}

/** A rate as a plain decimal string: "1538.25". */
export function rateToDecimal(rateScaled: bigint): string {
  return scaledToDecimal(rateScaled, RATE_DECIMALS);
}

/** A rate as the JSON number that the contract shows. */
export function rateToNumber(rateScaled: bigint): number {
  return Number(rateToDecimal(rateScaled));
}

/**
 * What is left of a market's rate after our spread.
 *
 * @param spreadBasisPoints hundredths of a percent: 100 is 1 %.
 */
export function rateLessSpreadRoundedDown(marketRateScaled: bigint, spreadBasisPoints: bigint): bigint {
  invariant(spreadBasisPoints >= 0n && spreadBasisPoints < BASIS_POINTS, 'A spread must be below 100 %.');
  return (marketRateScaled * (BASIS_POINTS - spreadBasisPoints)) / BASIS_POINTS;
}

/**
 * NGN for one unit of a currency, from the prices of a third in both: one dollar brings `nairaPerDollar`, and costs
 * `currencyPerDollar`.
 *
 * @returns undefined when nothing is left of it at the decimals that rates are kept with.
 */
export function crossRateRoundedDown(nairaPerDollar: bigint, currencyPerDollar: bigint): bigint | undefined {
  invariant(nairaPerDollar > 0n && currencyPerDollar > 0n, 'A rate must be positive.');
  const scaled = (nairaPerDollar * RATE_SCALE) / currencyPerDollar;
  return isRate(scaled) ? scaled : undefined;
}

/** Kobo for an amount in minor units with so many decimals. */
function kobo(amountMinor: bigint, decimals: number, rateScaled: bigint): bigint {
  return (amountMinor * rateScaled * 10n ** BigInt(DECIMALS.NGN)) / (10n ** BigInt(decimals) * RATE_SCALE);
}

/** What an amount of a source currency is worth in kobo, rounded down. */
export function sourceValueRoundedDownMinor(
  sourceMinor: bigint,
  currency: SourceCurrency,
  rateScaled: bigint,
): bigint {
  return kobo(sourceMinor, SOURCE_CURRENCIES[currency], rateScaled);
}

/** The least amount of a source currency, in its minor units, that is worth so many kobo. */
export function sourceForTargetRoundedUpMinor(
  targetMinor: bigint,
  currency: SourceCurrency,
  rateScaled: bigint,
): bigint {
  invariant(rateScaled > 0n, 'A rate must be positive.');
  const dividend = targetMinor * 10n ** BigInt(SOURCE_CURRENCIES[currency]) * RATE_SCALE;
  const divisor = rateScaled * 10n ** BigInt(DECIMALS.NGN);
  return (dividend + divisor - 1n) / divisor;
}

function roundedUpToMultiple(amountMinor: bigint, stepMinor: bigint): bigint {
  return ((amountMinor + stepMinor - 1n) / stepMinor) * stepMinor;
}

/** What is agreed when USDT is sold. USDT in micro-USDT, naira in kobo, rates in units of 10^-8. */
export interface SaleTerms {
  readonly amountMinor: bigint;
  /** What one USDT brought on the market. */
  readonly marketRateScaled: bigint;
  /** What the merchant gets for one: the market's rate less our spread. */
  readonly rateScaled: bigint;
  /** What the USDT is worth to us: gross plus margin. */
  readonly valueMinor: bigint;
  /** What the merchant gets before the fee. */
  readonly grossMinor: bigint;
  readonly feeMinor: bigint;
  /** What the bank is paid: not positive when the fee leaves nothing. */
  readonly netMinor: bigint;
  /** What the spread leaves to us. */
  readonly marginMinor: bigint;
}

/**
 * The terms of selling USDT. The rate is rounded down to the kobo, so that a whole number of USDT times the rate shown
 * is exactly the gross amount; the payout is rounded down to the kobo too. What rounding leaves stays in the margin, so
 * that `valueMinor = netMinor + feeMinor + marginMinor`, always.
 */
export function saleTerms(sale: {
  readonly amountMinor: bigint;
  readonly marketRateScaled: bigint;
  readonly spreadBasisPoints: bigint;
  readonly feeTiers: readonly FeeTier[];
}): SaleTerms {
  const { amountMinor, marketRateScaled } = sale;
  const exactRateScaled = rateLessSpreadRoundedDown(marketRateScaled, sale.spreadBasisPoints);
  const rateScaled = exactRateScaled - (exactRateScaled % RATE_UNITS_PER_KOBO);
  const valueMinor = kobo(amountMinor, DECIMALS.USDT, marketRateScaled);
  const grossMinor = kobo(amountMinor, DECIMALS.USDT, rateScaled);
  const feeMinor = withdrawalFeeMinor(grossMinor, sale.feeTiers);
  return {
    amountMinor,
    marketRateScaled,
    rateScaled,
    valueMinor,
    grossMinor,
    feeMinor,
    netMinor: grossMinor - feeMinor,
    marginMinor: valueMinor - grossMinor,
  };
}

/** What is agreed when money is collected abroad. Naira in kobo, rates in units of 10^-8. */
export interface CollectionTerms {
  readonly sourceCurrency: SourceCurrency;
  /** What the customer pays, in minor units of the source currency. */
  readonly sourceMinor: bigint;
  /** What the merchant is credited. */
  readonly targetMinor: bigint;
  /** The provider's rate, and the merchant's: that less our spread. */
  readonly providerRateScaled: bigint;
  readonly rateScaled: bigint;
  /** What the customer's payment brings from the provider: target plus margin. */
  readonly valueMinor: bigint;
  readonly marginMinor: bigint;
}

/**
 * The terms of a collection, from what the customer is to pay or from what the merchant is to get. What the merchant
 * gets is rounded down to the kobo; what the customer is asked for is rounded up to the next amount that can be asked
 * for. Both leave a little more in the margin, so that `valueMinor = targetMinor + marginMinor`, always.
 *
 * @param collection.sourceStepMinor what an amount that follows from the target is a multiple of; 1 unless given.
 */
export function collectionTerms(collection: {
  readonly sourceCurrency: SourceCurrency;
  readonly amount: { readonly sourceMinor: bigint } | { readonly targetMinor: bigint };
  readonly providerRateScaled: bigint;
  readonly spreadBasisPoints: bigint;
  readonly sourceStepMinor?: bigint;
}): CollectionTerms {
  const { sourceCurrency, amount, providerRateScaled, sourceStepMinor = 1n } = collection;
  invariant(sourceStepMinor > 0n, 'A step between amounts must be positive.');
  const rateScaled = rateLessSpreadRoundedDown(providerRateScaled, collection.spreadBasisPoints);
  invariant(rateScaled > 0n, 'The spread leaves nothing of the rate.');
  const sourceMinor =
    'sourceMinor' in amount
      ? amount.sourceMinor
      : roundedUpToMultiple(
          sourceForTargetRoundedUpMinor(amount.targetMinor, sourceCurrency, rateScaled),
          sourceStepMinor,
        );
  const targetMinor =
    'targetMinor' in amount
      ? amount.targetMinor
      : sourceValueRoundedDownMinor(amount.sourceMinor, sourceCurrency, rateScaled);
  const valueMinor = sourceValueRoundedDownMinor(sourceMinor, sourceCurrency, providerRateScaled);
  return {
    sourceCurrency,
    sourceMinor,
    targetMinor,
    providerRateScaled,
    rateScaled,
    valueMinor,
    marginMinor: valueMinor - targetMinor,
  };
}
