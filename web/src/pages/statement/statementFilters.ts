import { day, startOfDay, today } from '../../components/days.ts';
import { oneOf, readFilters } from '../../components/readFilters.ts';

/** The balances that a statement can be of. */
export const STATEMENT_ASSETS = ['NGN', 'USDT'] as const;

/** Reads what a statement is of from an address. Days are those of Lagos. */
export const statementFilters = readFilters({ asset: oneOf(STATEMENT_ASSETS), from: day, to: day });

/** A period of a balance: from the first moment of `from` to the last of `to`, or to now. */
export interface StatementPeriod {
  readonly asset: (typeof STATEMENT_ASSETS)[number];
  readonly from: string;
  readonly to: string | undefined;
}

/** The naira balance since the first day of this month, unless the address says something else. */
export function periodOf({ asset = 'NGN', from, to }: ReturnType<typeof statementFilters>): StatementPeriod {
  return { asset, from: from ?? `${(to ?? today()).slice(0, 8)}01`, to };
}

/** The query of the service for a period. */
export function statementQuery({ asset, from, to }: StatementPeriod) {
  return {
    asset,
    from: startOfDay(from).toISOString(),
    ...(to !== undefined && { to: startOfDay(to, 1).toISOString() }),
  };
}
