import { parseJsonAmount, scaledToDecimal } from './money.ts';

/**
 * Currencies in which customers abroad pay, with the decimals of their minor unit (ISO 4217). The service holds none of
 * them: they are what a collection asks for, never what the ledger keeps.
 */
export const SOURCE_CURRENCIES = {
  BWP: 2,
  CDF: 2,
  GHS: 2,
  KES: 2,
  MWK: 2,
  RWF: 0,
  TZS: 2,
  UGX: 0,
  XAF: 0,
  XOF: 0,
  ZAR: 2,
  ZMW: 2,
} as const satisfies Readonly<Record<string, number>>;

export type SourceCurrency = keyof typeof SOURCE_CURRENCIES;

/** All of them, for lists of what may be sent. */
export const SOURCE_CURRENCY_CODES = Object.keys(SOURCE_CURRENCIES) as readonly SourceCurrency[];

export function isSourceCurrency(code: string): code is SourceCurrency {
  return Object.hasOwn(SOURCE_CURRENCIES, code);
}

/**
 * Reads an amount in a source currency as it came in JSON into its minor units, refusing instead of rounding.
 *
 * @throws DomainError `amount_invalid`.
 */
export function parseSourceAmountMinor(value: number, currency: SourceCurrency): bigint {
  return parseJsonAmount(value, SOURCE_CURRENCIES[currency], currency);
}

/** The JSON number, in major units, of an amount in a source currency. */
export function sourceMinorToNumber(amountMinor: bigint, currency: SourceCurrency): number {
  return Number(scaledToDecimal(amountMinor, SOURCE_CURRENCIES[currency]));
}
