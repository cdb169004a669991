import { withdrawalTransfers } from '../../../contract/kinds.ts';
import { appendAudit } from '../../core/auditLog.ts';
import type { StatementRunner } from '../../core/database.ts';
import { insertSql, sql, statement } from '../../core/sql.ts';
import type { LedgerStore } from '../../ledger/ledgerStore.ts';
import type { AttemptKey } from '../attempts.ts';
import { orderUpdateStart } from '../updates.ts';
import { acceptWithdrawal, type NewWithdrawal } from '../withdrawals.ts';

/** A withdrawal whose record is made again. */
export interface RecreatedWithdrawal {
  readonly withdrawal: NewWithdrawal;
  /** The attempt that a bank knows; undefined where every bank says that it has nothing: then it is sent. */
  readonly attempt: Omit<AttemptKey, 'orderId'> | undefined;
  /** When its workflow began, ms since 1970. */
  readonly begunAtMs: number;
  /** Whether the business may owe what its wallet lacks. */
  readonly mayOwe: boolean;
  readonly operator: string;
  readonly reason: string;
  /** The second operator, where one was needed. */
  readonly confirmedBy?: string | undefined;
}

/**
 * Makes the record of a withdrawal again: the same statement as one that the merchant asks for, so its money is on hold and
 * the ordinary engine settles it. Requests may exist under its reference, so a refusal of a further one proves nothing.
 *
 * @param runner that of a transaction.
 * @throws InsufficientFundsError when the wallet lacks some of it and the business may not owe that.
 */
export async function recreateWithdrawal(
  runner: StatementRunner,
  ledger: LedgerStore,
  recreated: RecreatedWithdrawal,
): Promise<void> {
  const { withdrawal, attempt, begunAtMs, mayOwe, operator, reason, confirmedBy } = recreated;
  const { withdrawalId: id, businessId, environment, amountMinor, feeMinor } = withdrawal;
  // The trigger of transfers reads it.
  await runner.run(
    statement('lost.noteRecreation')`${insertSql('recreated_orders', {
      orderId: id,
      mayOwe,
      recreatedBy: operator,
      confirmedBy,
      reason,
    })}`,
  );
  await acceptWithdrawal({ database: runner, ledger }, withdrawal, {
    reservation: withdrawalTransfers.reserve(withdrawal),
    start: orderUpdateStart({ id, kind: 'withdrawal', businessId, environment, status: 'PROCESSING' }),
    idempotency: undefined,
  });
  if (attempt) {
    const { ordinal, provider, account, reference } = attempt;
    await runner.run(
      statement('lost.noteAttempt')`
        insert into attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at)
          values (${id}, ${ordinal}::smallint, ${provider}, ${account}, ${reference}, 1, 2,
            ${sql`${new Date(begunAtMs)}`})`,
    );
  }
  await appendAudit(runner, {
    actor: operator,
    action: 'withdrawal.recreate',
    subject: id,
    details: {
      amountMinor: amountMinor.toString(),
      feeMinor: feeMinor.toString(),
      attempt: attempt?.reference,
      provider: attempt?.provider,
      mayOwe,
      confirmedBy,
      reason,
    },
    businessId,
    environment,
  });
}
