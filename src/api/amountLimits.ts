import type { FieldProblem } from '../domain/errors.ts';
import type { Pricing } from '../domain/ledger/pricing.ts';
import { minorToDecimal } from '../domain/money.ts';
import { nairaAmount, usdtAmount } from './schemas.ts';

/** How bodies name an amount of each asset, and messages its unit. */
const AMOUNTS = {
  NGN: { field: 'amount', unit: 'naira', schema: nairaAmount },
  USDT: { field: 'amountUsdt', unit: 'USDT', schema: usdtAmount },
};

/** What is wrong with a body's amount of naira besides its form: that it is outside the limits. Names both bounds. */
export function nairaLimitProblems(body: unknown, { limits }: Pricing): readonly FieldProblem[] {
  return limitProblems(body, 'NGN', [limits.smallestMinor, limits.largestMinor]);
}

/** What is wrong with a body's amount of USDT besides its form, likewise. */
export function usdtLimitProblems(body: unknown, { exchange }: Pricing): readonly FieldProblem[] {
  return limitProblems(body, 'USDT', [exchange.smallestUsdtMinor, exchange.largestUsdtMinor]);
}

function limitProblems(
  body: unknown,
  asset: keyof typeof AMOUNTS,
  [smallestMinor, largestMinor]: readonly [bigint, bigint],
): readonly FieldProblem[] {
  const { field, unit, schema } = AMOUNTS[asset];
  const given: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  const amount = schema.safeParse(given);
  // An amount that cannot be read is a problem of the schema, and named by it.
  if (!amount.success) return [];
  if (amount.data >= smallestMinor && amount.data <= largestMinor) return [];
  const [least, most] = [smallestMinor, largestMinor].map((minor) => minorToDecimal(minor, asset));
  return [{ path: field, message: `must be from ${least} to ${most} ${unit}` }];
}
