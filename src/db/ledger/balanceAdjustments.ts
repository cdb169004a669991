import { adjustmentTransfer, type BalanceAdjustment } from '../../domain/ledger/ledger.ts';
import { minorToDecimal } from '../../domain/money.ts';
import { auditSql } from '../core/auditLog.ts';
import type { StatementRunner } from '../core/database.ts';
import { insertSql, statement } from '../core/sql.ts';
import { type LedgerStore, throwLedgerError } from './ledgerStore.ts';

/** What an adjustment is called in the audit log and in requests of operators. */
export const ADJUSTMENT = 'balance.adjust';

/** An adjustment as the details of a request, which JSON keeps: the amount is text. */
export function adjustmentDetails({ amountMinor, ...rest }: BalanceAdjustment) {
  return { ...rest, amountMinor: amountMinor.toString() };
}

/** The adjustment of such details. */
export function storedAdjustment(details: Readonly<Record<string, unknown>>): BalanceAdjustment {
  const { amountMinor, ...rest } = details as unknown as ReturnType<typeof adjustmentDetails>;
  return { ...rest, amountMinor: BigInt(amountMinor) };
}

/**
 * Corrects a merchant's available balance by hand, against what providers, or the chain, hold for us: transfer, record and
 * audit log in one statement.
 *
 * @param adjustment.confirmedBy the second operator, where one was needed.
 * @param adjustment.reason at least 5 characters; it is kept for good, so no names or account numbers.
 * @throws InsufficientFundsError when more is to be taken than there is.
 */
export async function adjustBalance(
  runner: StatementRunner,
  ledger: LedgerStore,
  adjustment: BalanceAdjustment & {
    readonly reason: string;
    readonly operator: string;
    readonly confirmedBy?: string;
  },
): Promise<void> {
  const { adjustmentId, businessId, environment, asset, amountMinor, reason, operator, confirmedBy } =
    adjustment;
  await runner
    .run(
      statement('balanceAdjustments.adjust')`with
        posted as (${await ledger.postingSql(runner, adjustmentTransfer(adjustment))}),
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
          action: ADJUSTMENT,
          subject: businessId,
          details: {
            adjustmentId,
            environment,
            asset,
            amountMinor: amountMinor.toString(),
            reason,
            confirmedBy,
          },
          businessId,
          environment,
          after: { amount: minorToDecimal(amountMinor, asset), currency: asset },
        })}`,
    )
    .catch(throwLedgerError);
}
