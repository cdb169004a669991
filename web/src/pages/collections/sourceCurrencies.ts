import type { InputOf } from '@merchant-payments/client';

type SourceCurrency = InputOf<'beginCollection'>['body']['sourceCurrency'];

/** Every currency that a collection can begin in; the type says that none is missing. */
const SOURCE_CURRENCIES: Readonly<Record<SourceCurrency, true>> = {
  BWP: true,
  CDF: true,
  GHS: true,
  KES: true,
  MWK: true,
  RWF: true,
  TZS: true,
  UGX: true,
  XAF: true,
  XOF: true,
  ZAR: true,
  ZMW: true,
};

/** Whether a collection can begin in a currency. */
export function isSourceCurrency(code: string): code is SourceCurrency {
  return Object.hasOwn(SOURCE_CURRENCIES, code);
}
