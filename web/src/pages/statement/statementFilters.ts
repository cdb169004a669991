import { day, startOfDay, today } from '../../components/days.ts';

/** The balances that a statement can be of. */
export const STATEMENT_ASSETS = ['NGN', 'USDT'] as const;

/** What a statement is of, as it stands in the address. Days are those of Lagos. */
export interface StatementFilters {
  readonly asset?: (typeof STATEMENT_ASSETS)[number];
  readonly from?: string;
  readonly to?: string;
}

/** Reads what a statement is of from an address; what is none is left out. */
export function statementFilters(search: Record<string, unknown>): StatementFilters {
  const asset = STATEMENT_ASSETS.find((known) => known === search.asset);
  const from = day(search.from);
  const to = day(search.to);
  return { ...(asset && { asset }), ...(from && { from }), ...(to && { to }) };
}

/** A period of a balance: from the first moment of `from` to the last of `to`, or to now. */
export interface StatementPeriod {
  readonly asset: (typeof STATEMENT_ASSETS)[number];
  readonly from: string;
  readonly to: string | undefined;
}

/** The naira balance since the first day of this month, unless the address says something else. */
export function periodOf({ asset = 'NGN', from, to }: StatementFilters): StatementPeriod {
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
