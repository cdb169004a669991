import type { Transfer } from '../domain/ledger.ts';
import type { Kobo, Owner } from '../domain/money.ts';
import type { Database } from './database.ts';
import { type IdempotencyScope, rememberSql, type StoredResponse } from './idempotency.ts';
import { type LedgerStore, throwLedgerError } from './ledgerStore.ts';
import { rawSql, sql, statement } from './sql.ts';
import { recordTransactionSql } from './transactions.ts';

/** The payer as the merchant named them. */
export interface Payer {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** A payment that the merchant took itself and records here. Amounts in kobo. */
export interface RecordedPayment extends Owner {
  readonly transactionId: string;
  readonly amountMinor: Kobo;
  readonly commissionMinor: Kobo;
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
 * Records a payment, posts it and remembers the request with its answer: one transaction and one round trip.
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
    readonly perDayMinor: Kobo | undefined;
  },
): Promise<void> {
  const { payment, transfer, idempotency, response, perDayMinor } = order;
  const { transactionId, commissionMinor, serviceType, ...common } = payment;
  // payments_of_day locks the row of the day: of two payments at one moment, the later sees the earlier.
  const isWithinCap =
    perDayMinor === undefined
      ? rawSql('')
      : sql`from (select payments_of_day(${payment.businessId}, ${payment.environment}) as recorded_minor) day
          where day.recorded_minor + ${payment.amountMinor} <= ${perDayMinor}`;
  const isRecorded = await database
    .hasRow(
      statement(`payments.record${perDayMinor === undefined ? '' : '.withinCap'}`)`with
        posted as (${await ledger.postingSql(transfer, isWithinCap)}),
        recorded as (${recordTransactionSql(
          {
            ...common,
            id: transactionId,
            flow: 'payment',
            status: 'COMPLETED',
            feeMinor: commissionMinor,
            channel: serviceType,
            customer: payment.payer.name ?? payment.payer.email ?? '',
          },
          rawSql('from posted'),
        )}),
        remembered as (${rememberSql(idempotency, transactionId, response)}
          and exists (select from posted))
        select id from posted`,
    )
    .catch(throwLedgerError);
  if (!isRecorded) {
    throw new DailyCapExceededError('The payment would exceed what the business may record in a day.');
  }
}
