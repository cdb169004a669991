import type { Owner } from '../domain/money.ts';
import type { Database } from './database.ts';
import { statement } from './sql.ts';

/** Sums over all that was completed in one environment, in kobo. */
export interface WalletTotals {
  readonly earnedMinor: bigint;
  readonly withdrawnMinor: bigint;
}

/** Net amounts credited, and amounts of completed withdrawals without fees; a reversed one counts no more. */
export function readWalletTotals(
  database: Database,
  { businessId, environment }: Owner,
): Promise<WalletTotals> {
  return database.one(
    statement<WalletTotals>('dailyTotals.readWallet')`select
        coalesce(sum(amount_minor - fee_minor)
          filter (where flow in ('payment', 'vendor_credit', 'collection')), 0)::bigint as earned_minor,
        coalesce(sum(amount_minor) filter (where flow = 'withdrawal'), 0)::bigint as withdrawn_minor
      from daily_totals where business_id = ${businessId} and environment = ${environment}`,
  );
}
