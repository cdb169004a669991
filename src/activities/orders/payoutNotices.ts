import type { StatementRunner } from '../../db/core/database.ts';
import { storeNotice } from '../../db/core/notices.ts';
import type { OutboxRow } from '../../db/core/outbox.ts';
import { noteNotMade } from '../../db/orders/automaticPayouts/payouts.ts';
import type { Order } from '../../db/orders/orders.ts';
import { loadUsdtSale } from '../../db/orders/usdtSales.ts';
import { loadWithdrawal } from '../../db/orders/withdrawals.ts';
import { recordEvent } from '../../db/webhooks/deliveries.ts';
import { invariant } from '../../domain/errors.ts';
import { minorToDecimal } from '../../domain/money.ts';
import { usdtSaleEvent } from '../../domain/orders/usdtSale.ts';
import { type WithdrawalRecord, withdrawalEvent } from '../../domain/orders/withdrawal.ts';

/**
 * Notifies a merchant that a withdrawal or a sale of USDT is under review, by mail and event, in the transaction that flags it;
 * orders of other kinds have no such notice. Why is for operators.
 *
 * @returns the outbox messages of the event.
 */
export async function notifyOfReview(
  runner: StatementRunner,
  { id, kind, businessId, environment }: Pick<Order, 'id' | 'kind' | 'businessId' | 'environment'>,
): Promise<readonly OutboxRow[]> {
  if (kind !== 'withdrawal' && kind !== 'usdt_sale') return [];
  const { event, amount } = kind === 'withdrawal' ? await withdrawal(runner, id) : await sale(runner, id);
  const name = `${kind}.under_review` as const;
  const facts = { environment, after: { transaction: id, amount } };
  await storeNotice(runner, { businessId, name, facts });
  const { transactionId, terms, merchantReference, metadata, createdAt } = event;
  return recordEvent(runner, {
    ...{ businessId, environment, type: name },
    // A sale is not a transaction of the naira wallet.
    ...(kind === 'withdrawal' && { transactionId }),
    data: {
      ...{ transactionId, ...terms, status: 'PROCESSING', merchantReference: merchantReference ?? null },
      ...{ metadata, createdAt },
    },
  });
}

/**
 * Notifies a merchant by mail that a withdrawal failed or was reversed, in the transaction that settles it and before its money
 * moves. An automatic payout counts as one that was not made; where it failed, the notice of that is the only one.
 *
 * @param how.nowMs ms since 1970.
 */
export async function notifyOfFailure(
  runner: StatementRunner,
  id: string,
  {
    status,
    failureReason,
    nowMs,
  }: {
    readonly status: 'FAILED' | 'REVERSED';
    readonly failureReason: string | undefined;
    readonly nowMs: number;
  },
): Promise<void> {
  const withdrawal = await withdrawalOf(runner, id);
  const { businessId, environment, isAutomatic } = withdrawal;
  const isCounted = isAutomatic && (await noteNotMade(runner, withdrawal, { outcome: status, nowMs }));
  if (isCounted && status === 'FAILED') return;
  const after = {
    ...shown(withdrawal),
    status,
    ...(failureReason !== undefined && { because: failureReason }),
  };
  await storeNotice(runner, { businessId, name: 'withdrawal.failed', facts: { environment, after } });
}

/** A withdrawal as notices and events of it show it. */
async function withdrawal(runner: StatementRunner, id: string) {
  const record = await withdrawalOf(runner, id);
  return { event: withdrawalEvent(record), amount: `${minorToDecimal(record.amountMinor, 'NGN')} NGN` };
}

/** A sale of USDT, in the same way. */
async function sale(runner: StatementRunner, id: string) {
  const record = await loadUsdtSale(runner, id);
  invariant(record, `Sale ${id} has no record.`);
  return { event: usdtSaleEvent(record), amount: `${minorToDecimal(record.amountMinor, 'USDT')} USDT` };
}

async function withdrawalOf(runner: StatementRunner, id: string): Promise<WithdrawalRecord> {
  const withdrawal = await loadWithdrawal(runner, id);
  invariant(withdrawal, `Withdrawal ${id} has no record.`);
  return withdrawal;
}

function shown({ withdrawalId, amountMinor }: WithdrawalRecord) {
  return { transaction: withdrawalId, amount: `${minorToDecimal(amountMinor, 'NGN')} NGN` };
}
