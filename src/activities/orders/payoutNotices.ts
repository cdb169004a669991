import type { StatementRunner } from '../../db/core/database.ts';
import { storeNotice } from '../../db/core/notices.ts';
import type { OutboxRow } from '../../db/core/outbox.ts';
import { loadWithdrawal } from '../../db/orders/withdrawals.ts';
import { recordEvent } from '../../db/webhooks/deliveries.ts';
import { invariant } from '../../domain/errors.ts';
import { minorToDecimal } from '../../domain/money.ts';
import { type WithdrawalRecord, withdrawalEvent } from '../../domain/orders/withdrawal.ts';

/**
 * Notifies a merchant that a withdrawal is under review, by mail and event, in the transaction that flags it. Why is for
 * operators.
 *
 * @returns the outbox messages of the event.
 */
export async function notifyOfReview(runner: StatementRunner, id: string): Promise<readonly OutboxRow[]> {
  const withdrawal = await withdrawalOf(runner, id);
  const { businessId, environment } = withdrawal;
  const facts = { environment, after: shown(withdrawal) };
  await storeNotice(runner, { businessId, name: 'withdrawal.under_review', facts });
  const { transactionId, terms, merchantReference, metadata, createdAt } = withdrawalEvent(withdrawal);
  return recordEvent(runner, {
    ...{ businessId, environment, type: 'withdrawal.under_review', transactionId },
    data: {
      ...{ transactionId, ...terms, status: 'PROCESSING', merchantReference: merchantReference ?? null },
      ...{ metadata, createdAt },
    },
  });
}

/**
 * Notifies a merchant by mail that a withdrawal failed or was reversed, in the transaction that settles it. The notice of an
 * automatic payout that fails is one of its own.
 */
export async function notifyOfFailure(
  runner: StatementRunner,
  id: string,
  {
    status,
    failureReason,
  }: { readonly status: 'FAILED' | 'REVERSED'; readonly failureReason?: string | undefined },
): Promise<void> {
  const withdrawal = await withdrawalOf(runner, id);
  const { businessId, environment, isAutomatic } = withdrawal;
  if (isAutomatic && status === 'FAILED') return;
  const after = {
    ...shown(withdrawal),
    status,
    ...(failureReason !== undefined && { because: failureReason }),
  };
  await storeNotice(runner, { businessId, name: 'withdrawal.failed', facts: { environment, after } });
}

async function withdrawalOf(runner: StatementRunner, id: string): Promise<WithdrawalRecord> {
  const withdrawal = await loadWithdrawal(runner, id);
  invariant(withdrawal, `Withdrawal ${id} has no record.`);
  return withdrawal;
}

function shown({ withdrawalId, amountMinor }: WithdrawalRecord) {
  return { transaction: withdrawalId, amount: `${minorToDecimal(amountMinor, 'NGN')} NGN` };
}
