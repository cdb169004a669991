import { adjustmentTransfer, type BalanceAdjustment } from '../domain/ledger.ts';
import type { Database, Statement } from './database.ts';
import { type LedgerStore, ledgerError, POST_TRANSFER_PARAMETERS, postTransferSql } from './ledgerStore.ts';

const AUDIT_FIRST = 1 + POST_TRANSFER_PARAMETERS;
const ADJUST: Statement = {
  name: 'balanceAdjustments.adjust',
  text: `with
    posted as (${postTransferSql(1)}),
    recorded as (
      insert into balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by)
        values ($${AUDIT_FIRST}, $${AUDIT_FIRST + 1}, $${AUDIT_FIRST + 2}, $${AUDIT_FIRST + 3}, $${AUDIT_FIRST + 4},
          $${AUDIT_FIRST + 5}, $${AUDIT_FIRST + 6}) returning *)
    insert into audit_log (actor, action, subject, details)
      select ordered_by, 'balance.adjust', business_id, jsonb_build_object('adjustmentId', id, 'environment', environment,
        'asset', asset, 'amountMinor', amount_minor::text, 'reason', reason) from recorded`,
};

/**
 * Corrects a merchant's available balance by hand, against what providers, or the chain, hold for us: transfer, record and
 * audit log in one statement.
 *
 * @param order.reason at least 5 characters; it is kept for good, so no names or account numbers.
 * @throws InsufficientFundsError when more is to be taken than there is.
 */
export async function adjustBalance(
  database: Database,
  ledger: LedgerStore,
  adjustment: BalanceAdjustment,
  order: { readonly reason: string; readonly operator: string },
): Promise<void> {
  const { adjustmentId, businessId, environment, asset, amountMinor } = adjustment;
  try {
    await database.run(ADJUST, [
      ...(await ledger.parametersOf(adjustmentTransfer(adjustment))),
      adjustmentId,
      businessId,
      environment,
      asset,
      amountMinor,
      order.reason,
      order.operator,
    ]);
  } catch (error) {
    throw ledgerError(error);
  }
}
