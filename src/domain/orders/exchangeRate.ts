import { SOURCE_CURRENCIES, type SourceCurrency } from '../currencies.ts';
import { invariant } from '../errors.ts';
import type { ItemizedFee } from '../ledger/charges.ts';
import { type FeeSchedule, feeOfOrder } from '../ledger/pricing.ts';
import {
  BASIS_POINTS,
  DECIMALS,
  decimalToScaled,
  divideRoundingUp,
  type Kobo,
  type MicroUsdt,
  plainDecimal,
  scaledToDecimal,
} from '../money.ts';

/**
 * The one place where money of one kind becomes money of another. All of it is exact arithmetic on integers; where a
 * result must be rounded, the function's name says which way. Rates are NGN for one major unit of the other currency.
 */

/** Decimals every rate is kept with. The smallest rate in use, UGX in naira, still has seven significant digits. */
const RATE_DECIMALS = 8;
/** Units of a rate in one naira. */
export const RATE_SCALE = 10n ** BigInt(RATE_DECIMALS);
const RATE_UNITS_PER_KOBO = RATE_SCALE / 10n ** BigInt(DECIMALS.NGN);

/** A rate of 10^10 naira is an error of its source, and would exceed what the database stores. */
const MAX_RATE_SCALED = 10n ** 18n;

/**
 * Reads a rate such as "1538.25", or a JSON number, into units of 10^-8.
 *
 * @returns undefined when it is not a decimal, not positive, too large, or has more than 8 decimals.
 */
export function parseRate(rate: string | number): bigint | undefined {
  const text = typeof rate === 'number' ? plainDecimal(rate) : rate;
  const scaled = decimalToScaled(text, RATE_DECIMALS);
  return scaled !== undefined && isRate(scaled) ? scaled : undefined;
}

/**
 * Reads a rate that others tell with more decimals than are kept, cutting off what is beyond them.
 *
 * @returns undefined when it is not a positive decimal.
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
function kobo(amountMinor: bigint, decimals: number, rateScaled: bigint): Kobo {
  return (amountMinor * rateScaled * 10n ** BigInt(DECIMALS.NGN)) / (10n ** BigInt(decimals) * RATE_SCALE);
}

/** What an amount of a source currency is worth in kobo, rounded down. */
export function sourceValueRoundedDownMinor(
  sourceMinor: bigint,
  currency: SourceCurrency,
  rateScaled: bigint,
): Kobo {
  return kobo(sourceMinor, SOURCE_CURRENCIES[currency], rateScaled);
}

/** The least amount of a source currency, in its minor units, that is worth so many kobo. */
export function sourceForTargetRoundedUpMinor(
  targetMinor: Kobo,
  currency: SourceCurrency,
  rateScaled: bigint,
): bigint {
  invariant(rateScaled > 0n, 'A rate must be positive.');
  return divideRoundingUp(
    targetMinor * 10n ** BigInt(SOURCE_CURRENCIES[currency]) * RATE_SCALE,
    rateScaled * 10n ** BigInt(DECIMALS.NGN),
  );
}

/** What of USDT a price in naira is rounded up to: a cent. */
const CENT_MINOR: MicroUsdt = 10_000n;

/**
 * The USDT asked for a price in naira: the least whole number of cents that is worth so many kobo. At that rate it is
 * worth no kobo less than the price, and less than a cent of USDT more.
 */
export function usdtForNairaRoundedUpToCentMinor(nairaMinor: Kobo, rateScaled: bigint): MicroUsdt {
  invariant(nairaMinor > 0n && rateScaled > 0n, 'A price and its rate must be positive.');
  const unit = 10n ** BigInt(DECIMALS.USDT) * RATE_SCALE;
  const koboPerCent = CENT_MINOR * rateScaled * 10n ** BigInt(DECIMALS.NGN);
  return divideRoundingUp(nairaMinor * unit, koboPerCent) * CENT_MINOR;
}

/**
 * What a merchant gets for one USDT: the market's rate less our spread, rounded down to the kobo, so that a whole number
 * of USDT times the rate is exactly what is shown.
 */
export function saleRateRoundedDownToKobo(marketRateScaled: bigint, spreadBasisPoints: bigint): bigint {
  const exactRateScaled = rateLessSpreadRoundedDown(marketRateScaled, spreadBasisPoints);
  return exactRateScaled - (exactRateScaled % RATE_UNITS_PER_KOBO);
}

/** What is agreed when USDT is sold. USDT in micro-USDT, naira in kobo, rates in units of 10^-8. */
export interface SaleTerms {
  readonly amountMinor: MicroUsdt;
  /** What one USDT brought on the market. */
  readonly marketRateScaled: bigint;
  /** What the merchant gets for one: the market's rate less our spread. */
  readonly rateScaled: bigint;
  /** What the USDT is worth to us: gross plus margin. */
  readonly valueMinor: Kobo;
  /** What the merchant gets before the fee. */
  readonly grossMinor: Kobo;
  readonly feeMinor: Kobo;
  /** What the fee consists of; undefined where it is not itemized. */
  readonly charges?: ItemizedFee['charges'];
  /** What the bank is paid: not positive when the fee leaves nothing. */
  readonly netMinor: Kobo;
  /** What the spread leaves to us. */
  readonly marginMinor: Kobo;
}

/**
 * The terms of selling USDT. Rate and payout are rounded down to the kobo. What rounding leaves stays in the margin, so
 * that `valueMinor = netMinor + feeMinor + marginMinor`, always.
 */
export function saleTerms(sale: {
  readonly amountMinor: MicroUsdt;
  readonly marketRateScaled: bigint;
  readonly spreadBasisPoints: bigint;
  readonly fees: FeeSchedule;
}): SaleTerms {
  const rateScaled = saleRateRoundedDownToKobo(sale.marketRateScaled, sale.spreadBasisPoints);
  return saleTermsAt({ ...sale, rateScaled });
}

/** The terms of selling USDT at a rate that was agreed before, with the market's rate that it was made of. */
export function saleTermsAt(sale: {
  readonly amountMinor: MicroUsdt;
  readonly marketRateScaled: bigint;
  readonly rateScaled: bigint;
  readonly fees: FeeSchedule;
}): SaleTerms {
  const { amountMinor, marketRateScaled, rateScaled } = sale;
  invariant(rateScaled <= marketRateScaled, 'A sale cannot bring more than the market.');
  const valueMinor = kobo(amountMinor, DECIMALS.USDT, marketRateScaled);
  const grossMinor = kobo(amountMinor, DECIMALS.USDT, rateScaled);
  const { feeMinor, charges } = feeOfOrder('usdt_sale', grossMinor, sale.fees);
  return {
    amountMinor,
    marketRateScaled,
    rateScaled,
    valueMinor,
    grossMinor,
    feeMinor,
    charges,
    netMinor: grossMinor - feeMinor,
    marginMinor: valueMinor - grossMinor,
  };
}

/**
 * What a provider keeps of a customer's payment before it converts the rest: a part, but at least so much, and so much
 * besides. Amounts in minor units of the customer's currency.
 */
export interface CollectionFee {
  /** Percent, in units of 10^-6: 250,000 is 0.25 %. Below 100 %. */
  readonly percentScaled: bigint;
  readonly leastMinor: bigint;
  readonly flatMinor: bigint;
}

/** Decimals that a fee's percent is kept with. */
export const PERCENT_DECIMALS = 6;
const PERCENT_SCALE = 10n ** BigInt(PERCENT_DECIMALS);
const WHOLE_SCALED = 100n * PERCENT_SCALE;

const NO_FEE: CollectionFee = { percentScaled: 0n, leastMinor: 0n, flatMinor: 0n };

/** What a provider keeps of an amount, in the same minor units. It may be more than the amount. */
export function collectionFeeRoundedUpMinor(sourceMinor: bigint, fee: CollectionFee): bigint {
  invariant(fee.percentScaled >= 0n && fee.percentScaled < WHOLE_SCALED, 'A fee must be below 100 %.');
  invariant(fee.leastMinor >= 0n && fee.flatMinor >= 0n, 'A fee cannot be negative.');
  const partMinor: bigint = divideRoundingUp(sourceMinor * fee.percentScaled, WHOLE_SCALED);
  return (partMinor > fee.leastMinor ? partMinor : fee.leastMinor) + fee.flatMinor;
}

/** What is agreed when money is collected abroad. Naira in kobo, rates in units of 10^-8. */
export interface CollectionTerms {
  readonly sourceCurrency: SourceCurrency;
  /** What the customer pays, in minor units of the source currency. */
  readonly sourceMinor: bigint;
  /** What the merchant is credited. */
  readonly targetMinor: Kobo;
  /** What the provider keeps of the customer's payment, in minor units of the source currency. */
  readonly providerFeeMinor: bigint;
  /** The provider's rate, for what is left after its fee. */
  readonly providerRateScaled: bigint;
  /** The merchant's, for all that the customer pays: the provider's less our spread and the provider's fee. */
  readonly rateScaled: bigint;
  /** What the customer's payment brings from the provider: target plus margin. */
  readonly valueMinor: Kobo;
  readonly marginMinor: Kobo;
}

/**
 * The terms of a collection, from what the customer is to pay or from what the merchant is to get. What the merchant
 * gets is rounded down to the kobo; what the customer is asked for is rounded up to the next amount that can be asked
 * for. Both leave a little more in the margin, so that `valueMinor = targetMinor + marginMinor`, always.
 *
 * The provider's fee is in the rate: an amount times its rate, rounded down, is what it brings. So the rate depends on the
 * amount where a part of the fee does not. An amount of which the fee leaves nothing has a rate and a target of 0.
 *
 * @param collection.fee what the provider keeps; nothing unless given.
 * @param collection.sourceStepMinor what an amount that follows from the target is a multiple of; 1 unless given.
 */
export function collectionTerms(collection: {
  readonly sourceCurrency: SourceCurrency;
  readonly amount: { readonly sourceMinor: bigint } | { readonly targetMinor: Kobo };
  readonly providerRateScaled: bigint;
  readonly spreadBasisPoints: bigint;
  readonly fee?: CollectionFee | undefined;
  readonly sourceStepMinor?: bigint;
}): CollectionTerms {
  const { sourceCurrency, amount, providerRateScaled, fee = NO_FEE, sourceStepMinor = 1n } = collection;
  const spreadRateScaled = rateLessSpreadRoundedDown(providerRateScaled, collection.spreadBasisPoints);
  const market = { sourceCurrency, fee, spreadRateScaled, sourceStepMinor };
  const sourceMinor =
    'sourceMinor' in amount ? amount.sourceMinor : sourceForTargetMinor(amount.targetMinor, market);
  const { rateScaled, targetMinor: broughtMinor } = broughtBy(sourceMinor, market);
  const targetMinor = 'targetMinor' in amount ? amount.targetMinor : broughtMinor;
  const providerFeeMinor = collectionFeeRoundedUpMinor(sourceMinor, fee);
  const leftMinor = sourceMinor > providerFeeMinor ? sourceMinor - providerFeeMinor : 0n;
  const valueMinor = sourceValueRoundedDownMinor(leftMinor, sourceCurrency, providerRateScaled);
  return {
    sourceCurrency,
    sourceMinor,
    targetMinor,
    providerFeeMinor,
    providerRateScaled,
    rateScaled,
    valueMinor,
    marginMinor: valueMinor - targetMinor,
  };
}

/** What the terms of a collection are made of besides its amount. */
interface CollectionMarket {
  readonly sourceCurrency: SourceCurrency;
  readonly fee: CollectionFee;
  /** The provider's rate less our spread. */
  readonly spreadRateScaled: bigint;
  readonly sourceStepMinor: bigint;
}

/** The rate of an amount after the provider's fee, and what it brings by that, both rounded down. */
function broughtBy(
  sourceMinor: bigint,
  { sourceCurrency, fee, spreadRateScaled }: CollectionMarket,
): { readonly rateScaled: bigint; readonly targetMinor: Kobo } {
  const leftMinor = sourceMinor - collectionFeeRoundedUpMinor(sourceMinor, fee);
  const rateScaled = leftMinor > 0n ? (leftMinor * spreadRateScaled) / sourceMinor : 0n;
  return { rateScaled, targetMinor: sourceValueRoundedDownMinor(sourceMinor, sourceCurrency, rateScaled) };
}

/** More than any fee and rounding together can double an amount. */
const MAX_DOUBLINGS = 128;

/** The least amount that can be asked for, to the rounding of its rate, which brings so many kobo after the fee. */
function sourceForTargetMinor(targetMinor: Kobo, market: CollectionMarket): bigint {
  const { sourceCurrency, spreadRateScaled, sourceStepMinor } = market;
  invariant(spreadRateScaled > 0n, 'The spread leaves nothing of the rate.');
  invariant(sourceStepMinor > 0n, 'A step between amounts must be positive.');
  const brings = (steps: bigint) => broughtBy(steps * sourceStepMinor, market).targetMinor >= targetMinor;
  // Without a fee this is the amount; a fee only makes it more.
  const least = sourceForTargetRoundedUpMinor(targetMinor, sourceCurrency, spreadRateScaled);
  let enough = divideRoundingUp(least, sourceStepMinor);
  if (brings(enough)) return enough * sourceStepMinor;
  let tooLittle = enough;
  for (let doubling = 0; !brings(enough); doubling++) {
    invariant(doubling < MAX_DOUBLINGS, 'A fee leaves nothing of any amount.');
    tooLittle = enough;
    enough *= 2n;
  }
  while (enough - tooLittle > 1n) {
    const middle = (enough + tooLittle) / 2n;
    if (brings(middle)) enough = middle;
    else tooLittle = middle;
  }
  return enough * sourceStepMinor;
}
