import { DomainError, invalidField } from '../../../domain/errors.ts';
import { paymentRefundTransfer } from '../../../domain/ledger/ledger.ts';
import type { Actor } from '../../../domain/merchants/actor.ts';
import { type Id, type Kobo, minorToDecimal, minorToNumber, type Owner } from '../../../domain/money.ts';
import type { RefundedStatus } from '../../../domain/orderStatus.ts';
import {
  commissionOfRefundMinor,
  type RefundablePayment,
  refundableMinor,
} from '../../../domain/orders/paymentRefund.ts';
import { appendAudit } from '../../core/auditLog.ts';
import type { StatementRunner } from '../../core/database.ts';
import { type IdempotencyScope, storeIdempotencyKey } from '../../core/idempotency.ts';
import type { OutboxRow } from '../../core/outbox.ts';
import { insertSql, statement } from '../../core/sql.ts';
import type { LedgerDatabase } from '../../ledger/ledgerStore.ts';
import { recordEvent } from '../../webhooks/deliveries.ts';
import { recordTransactionSql } from '../orders.ts';

/** Refunds of recorded payments. A refund locks its payment first, so that refunds at once see each other. */

export const INVALID_PAYMENT_REFUND = 'invalid refund details';

/** A refund that is requested. Amount in kobo. */
export interface NewPaymentRefund extends Owner {
  readonly transactionId: Id<'txn'>;
  readonly paymentId: string;
  readonly amountMinor: Kobo;
  readonly reason: string;
  /** Whether the commission of its part comes back. */
  readonly returnsCommission: boolean;
  readonly actor: Actor;
}

/** A payment as a refund finds it. */
interface LockedPayment extends RefundablePayment {
  readonly flow: string;
  readonly customer: string;
  readonly channel: string;
  readonly merchantReference: string | undefined;
}

/**
 * Finds the payment that a refund is of, locks it, and checks everything but the balance.
 *
 * @throws DomainError `not_found` where the owner has no such transaction, `state_conflict` for one that is not a recorded payment
 * or is refunded in full; ValidationError naming `amount`.
 */
export async function checkPaymentRefund(
  runner: StatementRunner,
  { businessId, environment, paymentId, amountMinor }: NewPaymentRefund,
): Promise<LockedPayment> {
  const isThere = await runner.hasRow(
    statement('paymentRefunds.lockPayment')`select id from transactions
      where id = ${paymentId} and business_id = ${businessId} and environment = ${environment} for no key update`,
  );
  if (!isThere) throw new DomainError('not_found', 'transaction not found');
  // By a statement of its own, which sees the refunds of those that had the lock before.
  const payment = await runner.one(
    statement<LockedPayment>('paymentRefunds.readPayment')`
      select flow, customer, channel, merchant_reference, amount_minor, fee_minor as commission_minor,
          (select coalesce(sum(refund.amount_minor), 0)::bigint
            from payment_refunds its join transactions refund on refund.id = its.transaction_id
            where its.payment_id = payment.id) as refunded_minor,
          (select coalesce(sum(charged.amount_minor), 0)::bigint
            from chargebacks its join transactions charged on charged.id = its.transaction_id
            where its.received_id = payment.id and its.status <> 'WON') as charged_back_minor
        from transactions payment where id = ${paymentId}`,
    'A payment was locked and is gone.',
  );
  if (payment.flow !== 'payment') {
    throw new DomainError('state_conflict', 'only a recorded payment can be refunded');
  }
  const leftMinor = refundableMinor(payment);
  if (leftMinor <= 0n) throw new DomainError('state_conflict', 'nothing is left of this payment to refund');
  if (amountMinor > leftMinor) {
    const left = minorToDecimal(leftMinor, 'NGN');
    const problem = `must be at most ${left} naira, which is left of the payment`;
    throw invalidField(INVALID_PAYMENT_REFUND, 'amount', problem);
  }
  return payment;
}

/**
 * Refunds a recorded payment: transfer, transaction, status of the payment, audit log, event and memory of the request.
 *
 * @param books where it is stored: a transaction.
 * @returns the outbox messages of its event, to be dispatched after the commit.
 * @throws what `checkPaymentRefund` throws. A Postgres error when the balance is too low: see `ledgerError`.
 */
export async function recordPaymentRefund(
  { database: runner, ledger }: LedgerDatabase,
  refund: NewPaymentRefund,
  idempotency?: IdempotencyScope,
): Promise<readonly OutboxRow[]> {
  const { transactionId, businessId, environment, paymentId, amountMinor, reason, actor } = refund;
  // First, so that an equal request at the same time waits for this one and is answered as it, and not by what is left then.
  if (idempotency) await storeIdempotencyKey(runner, idempotency, transactionId);
  const payment = await checkPaymentRefund(runner, refund);
  const commissionMinor = refund.returnsCommission ? commissionOfRefundMinor(payment, amountMinor) : 0n;
  await ledger.postWithin(runner, paymentRefundTransfer({ ...refund, commissionMinor }));
  const { channel, customer, merchantReference } = payment;
  const { createdAt } = await runner.one(
    statement<{ createdAt: string }>('paymentRefunds.recordTransaction')`${recordTransactionSql({
      id: transactionId,
      businessId,
      environment,
      flow: 'refund',
      status: 'COMPLETED',
      amountMinor,
      feeMinor: commissionMinor,
      channel,
      customer,
      description: `Refund: ${reason}`,
      payer: undefined,
      metadata: {},
      merchantReference,
    })} returning created_at`,
    'A refund was recorded and is gone.',
  );
  await runner.run(
    statement('paymentRefunds.record')`${insertSql('payment_refunds', { transactionId, paymentId })}`,
  );
  await appendAudit(runner, {
    actor,
    action: 'payment.refund',
    subject: paymentId,
    details: { refund: transactionId, reason },
    businessId,
    environment,
    after: {
      refund: transactionId,
      payment: paymentId,
      amount: minorToDecimal(amountMinor, 'NGN'),
      currency: 'NGN',
    },
  });
  const isFull = payment.refundedMinor + amountMinor === payment.amountMinor;
  return recordEvent(runner, {
    businessId,
    environment,
    type: 'payment.refunded',
    transactionId,
    data: {
      transactionId,
      paymentId,
      amount: minorToNumber(amountMinor, 'NGN'),
      commission: minorToNumber(commissionMinor, 'NGN'),
      netAmount: minorToNumber(amountMinor - commissionMinor, 'NGN'),
      currency: 'NGN',
      status: 'COMPLETED',
      paymentStatus: (isFull ? 'REFUNDED' : 'PARTIALLY_REFUNDED') satisfies RefundedStatus,
      refundableAmount: minorToNumber(refundableMinor(payment) - amountMinor, 'NGN'),
      reason,
      merchantReference: merchantReference ?? null,
      createdAt,
    },
  });
}

/** A refund of a recorded payment, with the status of the payment after it. Amounts in kobo. */
export interface PaymentRefund extends Owner {
  readonly transactionId: string;
  readonly paymentId: string;
  readonly amountMinor: Kobo;
  /** The commission that came back with it. */
  readonly commissionMinor: Kobo;
  readonly description: string;
  readonly paymentStatus: RefundedStatus;
  /** Of the payment: what can still be refunded. */
  readonly leftMinor: Kobo;
  readonly createdAt: string;
}

/** An owner's refund of a recorded payment; undefined when it has none of that id. */
export function findPaymentRefund(
  runner: StatementRunner,
  { businessId, environment }: Owner,
  transactionId: string,
): Promise<PaymentRefund | undefined> {
  return runner.first(
    statement<PaymentRefund>('paymentRefunds.find')`
      select refund.id as transaction_id, refund.business_id, refund.environment, its.payment_id, refund.amount_minor,
          refund.fee_minor as commission_minor, refund.description, payment.status as payment_status,
          payment.amount_minor - taken_back_minor(payment.id) as left_minor, refund.created_at
        from payment_refunds its
          join transactions refund on refund.id = its.transaction_id
          join transactions payment on payment.id = its.payment_id
        where its.transaction_id = ${transactionId} and refund.business_id = ${businessId}
          and refund.environment = ${environment}`,
  );
}
