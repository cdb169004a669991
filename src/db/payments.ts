import { invariant } from '../domain/errors.ts';
import type { Transfer } from '../domain/ledger.ts';
import type { Environment, Owner } from '../domain/money.ts';
import type { Database, StatementRunner } from './database.ts';
import { type IdempotencyScope, rememberSql, type StoredResponse } from './idempotency.ts';
import { type LedgerStore, ledgerError } from './ledgerStore.ts';
import { statement } from './sql.ts';
import { recordTransactionSql } from './transactions.ts';

/** The payer as the merchant named them. */
export interface Payer {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** A payment that the merchant took itself and records here. Amounts in kobo. */
export interface RecordedPayment {
  readonly transactionId: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly amountMinor: bigint;
  readonly commissionMinor: bigint;
  readonly serviceType: string;
  readonly description: string;
  readonly payer: Payer;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly merchantReference: string | undefined;
}

/** The payment would take the business above what it may record in a day. Nothing was recorded. */
export class DailyCapExceededError extends Error {
  override readonly name = 'DailyCapExceededError';
}

/**
 * Records a payment, posts it and remembers the request with its answer: one transaction, and one round trip unless
 * there is a cap to keep.
 *
 * @param order.idempotency the request's key, undefined when it had none; `response` is its answer.
 * @param order.perDayMinor the most that the business may record in a day of Lagos, in kobo; undefined when there is no cap.
 * @throws DailyCapExceededError
 * @throws a Postgres error on `idempotency_key_once` when the same request was answered at the same moment.
 */
export async function recordPayment(
  database: Database,
  ledger: LedgerStore,
  order: {
    readonly payment: RecordedPayment;
    readonly transfer: Transfer;
    readonly idempotency: IdempotencyScope | undefined;
    readonly response: StoredResponse;
    readonly perDayMinor: bigint | undefined;
  },
): Promise<void> {
  const { payment, transfer, idempotency, response, perDayMinor } = order;
  const { transactionId, commissionMinor, serviceType, ...common } = payment;
  try {
    const record = statement('payments.record')`with
      posted as (${await ledger.postingSql(transfer)}),
      recorded as (${recordTransactionSql({
        ...common,
        id: transactionId,
        flow: 'payment',
        status: 'COMPLETED',
        feeMinor: commissionMinor,
        channel: serviceType,
        customer: payment.payer.name ?? payment.payer.email ?? '',
      })}),
      remembered as (${rememberSql(idempotency, transactionId, response)})
      select id from posted`;
    if (perDayMinor === undefined) {
      await database.run(record);
      return;
    }
    await database.transaction(async (runner) => {
      if ((await paymentsOfDayMinor(runner, payment)) + payment.amountMinor > perDayMinor) {
        throw new DailyCapExceededError('The payment would exceed what the business may record in a day.');
      }
      await runner.run(record);
    });
  } catch (error) {
    throw ledgerError(error);
  }
}

/** What a business recorded since midnight in Lagos, in kobo. Until the transaction ends, no other payment asks it. */
async function paymentsOfDayMinor(
  runner: StatementRunner,
  { businessId, environment }: Owner,
): Promise<bigint> {
  // Taken before the day is summed up, so that of two payments at one moment the later sees the earlier.
  await runner.run(
    statement('payments.lockDay')`select pg_advisory_xact_lock(
      hashtextextended('payments of day ' || ${businessId} || ' ' || ${environment}, 0))`,
  );
  const [day] = await runner.run(
    statement<{ sumMinor: bigint }>('payments.sumOfDay')`
      select coalesce(sum(amount_minor), 0)::bigint as sum_minor from transactions
        where business_id = ${businessId} and environment = ${environment} and flow = 'payment'
          and created_at >= date_trunc('day', now(), 'Africa/Lagos')`,
  );
  invariant(day, 'A sum is always answered.');
  return day.sumMinor;
}
