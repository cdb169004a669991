import {
  type DailyUse,
  LIMIT_NAMES,
  type LimitName,
  type UsedToday,
} from '../../domain/ledger/dailyLimits.ts';
import type { Owner } from '../../domain/money.ts';
import { brokenConstraint, type Database } from '../core/database.ts';
import { type Sql, sql, statement } from '../core/sql.ts';
import { ledgerError } from './ledgerStore.ts';

/** A use would exceed a daily limit of its business. Nothing was done. */
export class DailyLimitReachedError extends Error {
  override readonly name = 'DailyLimitReachedError';
  readonly limit: LimitName;

  constructor(limit: LimitName) {
    super(`The daily limit ${limit} is reached.`);
    this.limit = limit;
  }
}

/**
 * SQL of a query that counts uses of daily limits as part of a larger statement, which fails as a whole when one of them
 * exceeds its limit. The rows of the day stay locked until the transaction ends, so that two uses at the same time cannot
 * both fit. The rest of the statement must read what it returns: PostgreSQL runs no other query of a `with`.
 *
 * @returns how much of each limit is used now: `limit`, `count`, `amountMinor`, as text in JSON.
 */
export function dailyUsesSql({ businessId, environment }: Owner, uses: readonly DailyUse[]): Sql {
  // Statements that lock rows of several limits lock them in the same order.
  const ordered = uses.toSorted((one, other) => (one.limit < other.limit ? -1 : 1));
  return sql`select json_agg(json_build_object('limit', used_limit, 'count', used_count::text,
      'amountMinor', used_minor::text))
    from use_daily_limits(${businessId}, ${environment}, ${ordered.map(({ limit }) => limit)}::text[],
      ${ordered.map(({ amountMinor }) => amountMinor)}::bigint[], ${ordered.map(({ most }) => most.count)}::bigint[],
      ${ordered.map(({ most }) => most.amountMinor ?? null)}::bigint[])`;
}

/** What `dailyUsesSql` returns, as the driver reads it. */
export type StoredUses =
  | readonly { readonly limit: LimitName; readonly count: string; readonly amountMinor: string }[]
  | undefined;

/** Reads what `dailyUsesSql` returned. */
export function readUses(stored: StoredUses): readonly UsedToday[] {
  return (stored ?? []).map(({ limit, count, amountMinor }) => ({
    limit,
    count: BigInt(count),
    amountMinor: BigInt(amountMinor),
  }));
}

/**
 * Counts uses of daily limits by themselves.
 *
 * @returns how much of each is used now.
 * @throws DailyLimitReachedError when one of them exceeds its limit: then none is counted.
 */
export async function useDailyLimits(
  database: Database,
  owner: Owner,
  uses: readonly DailyUse[],
): Promise<readonly UsedToday[]> {
  const { used } = await database
    .one(statement<{ used: StoredUses }>('dailyUses.use')`select (${dailyUsesSql(owner, uses)}) as used`)
    .catch(throwAcceptanceError);
  return readUses(used);
}

/** Throws the error of the limit or the ledger that a Postgres error stands for, or the error itself: for `catch`. */
export function throwAcceptanceError(error: unknown): never {
  const constraint = brokenConstraint(error);
  const limit = LIMIT_NAMES.find((name) => constraint === `daily_limit_${name}`);
  throw limit === undefined ? ledgerError(error) : new DailyLimitReachedError(limit);
}
