import { invariant } from '../domain/errors.ts';
import type { Owner } from '../domain/money.ts';
import type { Database } from './database.ts';
import { type Sql, sql, statement } from './sql.ts';

/** Sums over all that was completed in one environment, in kobo. */
export interface WalletTotals {
  readonly earnedMinor: bigint;
  readonly withdrawnMinor: bigint;
}

/** Net amounts credited, and amounts of completed withdrawals without fees; a reversed one counts no more. */
export async function readWalletTotals(
  database: Database,
  { businessId, environment }: Owner,
): Promise<WalletTotals> {
  const [row] = await database.run(
    statement<WalletTotals>('dailyTotals.readWallet')`select
        coalesce(sum(amount_minor - fee_minor)
          filter (where flow in ('payment', 'vendor_credit', 'collection')), 0)::bigint as earned_minor,
        coalesce(sum(amount_minor) filter (where flow = 'withdrawal'), 0)::bigint as withdrawn_minor
      from daily_totals where business_id = ${businessId} and environment = ${environment}`,
  );
  invariant(row, 'Sums are always answered.');
  return row;
}

/**
 * SQL of what a business recorded since midnight in Lagos, in kobo. No other payment of it can ask until the transaction
 * ends: of two at one moment, the later sees the earlier.
 */
export function paymentsOfDaySql({ businessId, environment }: Owner): Sql {
  return sql`payments_of_day(${businessId}, ${environment})`;
}
