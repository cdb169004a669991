import { DomainError, invariant } from './errors.ts';

/** The assets the service holds. Amounts of different assets are never added. */
export const ASSETS = ['NGN', 'USDT'] as const;
export type Asset = (typeof ASSETS)[number];

/** Decimals of the minor unit: kobo for NGN, micro-USDT for USDT-TRC20 (the token contract's `decimals`). */
export const DECIMALS: Readonly<Record<Asset, number>> = { NGN: 2, USDT: 6 };

declare const known: unique symbol;

/**
 * A value that the compiler knows for what it is, and does not take where it knows that another is expected. A plain one,
 * such as a sum or what comes from outside, becomes what the declaration says that takes it.
 */
export type Known<Value, What extends string> = Value & { readonly [known]?: What };

/** Naira in kobo. */
export type Kobo = Known<bigint, 'kobo'>;
/** USDT in millionths. */
export type MicroUsdt = Known<bigint, 'micro-USDT'>;
/** An amount of an asset, in its minor units. */
export type Minor<A extends Asset> = { readonly NGN: Kobo; readonly USDT: MicroUsdt }[A];

/** An id by the prefix that begins it: a business's is `Id<'biz'>`, a withdrawal's `Id<'wd'>`. */
export type Id<Prefix extends string> = Known<string, Prefix>;

/** The two worlds an API key can live in. They never meet in one transfer. */
export const ENVIRONMENTS = ['prod', 'test'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Whose something is: a business, in one of the two environments. */
export interface Owner {
  readonly businessId: Id<'biz'>;
  readonly environment: Environment;
}

/** Postgres `bigint` and every sum we keep must stay inside this. */
const MAX_MINOR = 9_223_372_036_854_775_807n;

/**
 * A JSON number is a double, which keeps every decimal of up to 15 digits apart. Beyond that two amounts can share one
 * number long before 2^53 kobo (70368744177664.01 naira reads as .02), so what was meant cannot be known.
 */
export const MAX_JSON_MINOR = 999_999_999_999_999n;

/**
 * Reads an amount as it came in JSON into minor units, refusing instead of rounding.
 *
 * @param value a JSON number in major units (naira or USDT).
 * @returns bigint minor units, > 0.
 * @throws DomainError `amount_invalid` when not a finite number, not positive, with more decimals than the asset has, or
 * above 10^15 - 1 minor units.
 */
export function parseAmountMinor<A extends Asset>(value: unknown, asset: A): Minor<A> {
  return parseJsonAmount(value, DECIMALS[asset], asset);
}

/**
 * Reads an amount in any currency as it came in JSON, as parseAmountMinor does.
 *
 * @param decimals of the currency's minor unit.
 * @param currency what a caller knows it as.
 * @throws DomainError `amount_invalid`.
 */
export function parseJsonAmount(value: unknown, decimals: number, currency: string): bigint {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new DomainError('amount_invalid', 'must be a finite number');
  }
  if (value <= 0) throw new DomainError('amount_invalid', 'must be greater than zero');
  const minor = decimalToScaled(plainDecimal(value), decimals);
  if (minor === undefined) {
    const allowed =
      decimals === 0
        ? `must be a whole number: ${currency} has no smaller unit`
        : `must have at most ${decimals} decimal places`;
    throw new DomainError('amount_invalid', allowed);
  }
  if (minor > MAX_JSON_MINOR) throw new DomainError('amount_invalid', 'is too large');
  return minor;
}

/**
 * Reads a decimal string such as "50000.25" into minor units.
 *
 * @returns bigint minor units, or undefined when the string is not a decimal or has more decimals than the asset.
 */
export function decimalToMinor<A extends Asset>(text: string, asset: A): Minor<A> | undefined {
  return decimalToScaled(text, DECIMALS[asset]);
}

/**
 * Reads a decimal string into an integer of the given number of decimals: "1.5" with 2 is 150.
 *
 * @returns undefined when the string is not a decimal, or has more decimals than that.
 */
export function decimalToScaled(text: string, decimals: number): bigint | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) return undefined;
  const minor = BigInt(whole + significant.padEnd(decimals, '0'));
  return sign === '-' ? -minor : minor;
}

/**
 * Rounds a decimal string half up to an integer of the given number of decimals: of naira with 2, `26.875` is 2688 kobo,
 * `26.8749` 2687 and `-0.005` 0. For figures that are shown or compared, such as the balances and fees of providers, which
 * may have parts of a kobo. Never for an amount that moves money.
 *
 * @returns undefined when the string is not a decimal.
 */
export function roundHalfUp(text: string, decimals: number): bigint | undefined {
  const fractionLength = text.split('.')[1]?.length ?? 0;
  const exact = decimalToScaled(text, Math.max(fractionLength, decimals));
  if (exact === undefined) return undefined;
  const unit = 10n ** BigInt(Math.max(fractionLength - decimals, 0));
  const doubled = 2n * exact + unit;
  const rest = doubled % (2n * unit);
  // BigInt division rounds towards zero, and half up rounds down once the half is added.
  return (doubled - (rest < 0n ? rest + 2n * unit : rest)) / (2n * unit);
}

/** Writes minor units as a plain decimal string in major units: 5002550n NGN is "50025.5". */
export function minorToDecimal<A extends Asset>(amountMinor: Minor<A>, asset: A): string {
  return scaledToDecimal(amountMinor, DECIMALS[asset]);
}

/** Writes an integer of the given number of decimals as a plain decimal string: 150 with 2 is "1.5". */
export function scaledToDecimal(scaled: bigint, decimals: number): string {
  const sign = scaled < 0n ? '-' : '';
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(decimals + 1, '0');
  if (decimals === 0) return `${sign}${digits}`;
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return `${sign}${digits.slice(0, -decimals)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** The JSON number, in major units, that the contract shows for an amount in minor units. */
export function minorToNumber<A extends Asset>(amountMinor: Minor<A>, asset: A): number {
  return Number(minorToDecimal(amountMinor, asset));
}

/** Asserts that a sum of minor units still fits what the database keeps. */
export function assertStorable(amountMinor: bigint): void {
  invariant(
    amountMinor <= MAX_MINOR && amountMinor >= -MAX_MINOR,
    'An amount left the range that the database can store.',
  );
}

/** A JSON number as a decimal string without an exponent, digit for digit as JavaScript prints it. */
export function plainDecimal(value: number): string {
  const text = String(value);
  const match = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!match) return text;
  const [, sign = '', whole = '', fraction = '', exponentText = '0'] = match;
  const exponent = Number(exponentText);
  const digits = whole + fraction;
  const point = whole.length + exponent;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return point >= digits.length
    ? `${sign}${digits.padEnd(point, '0')}`
    : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** Basis points of a whole: hundredths of a percent. */
export const BASIS_POINTS = 10_000n;

/** Divides; a fraction counts as one more. @param divisor > 0. @param dividend >= 0. */
export function divideRoundingUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}

/** Whether two values differ by at most so many basis points of the second. */
export function isWithinBasisPoints(value: bigint, other: bigint, basisPoints: bigint): boolean {
  const distance = value > other ? value - other : other - value;
  return distance * BASIS_POINTS <= other * basisPoints;
}
