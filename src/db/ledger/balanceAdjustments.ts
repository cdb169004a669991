import { adjustmentTransfer, type BalanceAdjustment } from '../../domain/ledger/ledger.ts';
import { minorToDecimal } from '../../domain/money.ts';
import { auditSql } from '../core/auditLog.ts';
import type { Database } from '../core/database.ts';
import { insertSql, statement } from '../core/sql.ts';
import { type LedgerStore, throwLedgerError } from './ledgerStore.ts';

/**
 * Corrects a merchant's available balance by hand, against what providers, or the chain, hold for us: transfer, record and
 * audit log in one statement.
 *
 * @param adjustment.reason at least 5 characters; it is kept for good, so no names or account numbers.
 * @throws InsufficientFundsError when more is to be taken than there is.
 */
export async function adjustBalance(
  database: Database,
  ledger: LedgerStore,
  adjustment: BalanceAdjustment & { readonly reason: string; readonly operator: string },
): Promise<void> {
  const { adjustmentId, businessId, environment, asset, amountMinor, reason, operator } = adjustment;
  await database
    .run(
      statement('balanceAdjustments.adjust')`with
        posted as (${await ledger.postingSql(adjustmentTransfer(adjustment))}),
        recorded as (${insertSql('balance_adjustments', {
          id: adjustmentId,
          businessId,
          environment,
          asset,
          amountMinor,
          reason,
          orderedBy: operator,
        })})
        ${auditSql({
          actor: operator,
          action: 'balance.adjust',
          subject: businessId,
          details: { adjustmentId, environment, asset, amountMinor: amountMinor.toString(), reason },
          businessId,
          environment,
          after: { amount: minorToDecimal(amountMinor, asset), currency: asset },
        })}`,
    )
    .catch(throwLedgerError);
}
