import type { FieldProblem } from '../domain/errors.ts';
import { minorToDecimal } from '../domain/money.ts';
import type { Pricing } from '../domain/pricing.ts';
import { nairaAmount } from './schemas.ts';

/** What is wrong with a body's amount of naira besides its form: that it is outside the limits. Names both bounds. */
export function amountLimitProblems(body: unknown, { limits }: Pricing): readonly FieldProblem[] {
  const given = typeof body === 'object' && body !== null && 'amount' in body ? body.amount : undefined;
  const amount = nairaAmount.safeParse(given);
  // An amount that cannot be read is a problem of the schema, and named by it.
  if (!amount.success) return [];
  if (amount.data >= limits.smallestMinor && amount.data <= limits.largestMinor) return [];
  const least = minorToDecimal(limits.smallestMinor, 'NGN');
  const most = minorToDecimal(limits.largestMinor, 'NGN');
  return [{ path: 'amount', message: `must be from ${least} to ${most} naira` }];
}
