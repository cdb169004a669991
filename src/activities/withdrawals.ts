import { loadWithdrawal } from '../db/withdrawals.ts';
import { withdrawalTransfers } from '../domain/ledger.ts';
import { withdrawalEvent } from '../domain/withdrawal.ts';
import { createHeldOrderActivities, type HeldOrderDependencies } from './heldOrders.ts';

/** The side effects of withdrawals besides the payout itself, which payouts.ts makes. */
export const createWithdrawalActivities = (dependencies: HeldOrderDependencies) =>
  createHeldOrderActivities(
    'withdrawal',
    { load: loadWithdrawal, transfers: withdrawalTransfers, event: withdrawalEvent },
    dependencies,
  );
