import type { Transfer } from '../domain/ledger.ts';
import type { Environment } from '../domain/money.ts';
import type { Database, Statement, StatementRunner } from './database.ts';
import {
  type IdempotencyScope,
  rememberRequestParameters,
  rememberRequestSql,
  type StoredResponse,
} from './idempotency.ts';
import { type LedgerStore, ledgerError, POST_TRANSFER_PARAMETERS, postTransferSql } from './ledgerStore.ts';
import { insertTransactionSql, TRANSACTION_PARAMETERS, transactionParameters } from './transactions.ts';

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

const RECORD: Statement = {
  name: 'payments.record',
  text: `with
    posted as (${postTransferSql(1)}),
    recorded as (${insertTransactionSql(1 + POST_TRANSFER_PARAMETERS)}),
    remembered as (${rememberRequestSql(1 + POST_TRANSFER_PARAMETERS + TRANSACTION_PARAMETERS)})
    select id from posted`,
};

const SUM_OF_DAY: Statement = {
  name: 'payments.sumOfDay',
  text: `select coalesce(sum(amount_minor), 0) as sum_minor from transactions
    where business_id = $1 and environment = $2 and flow = 'payment'
      and created_at >= date_trunc('day', now(), 'Africa/Lagos')`,
};

// Taken before the day is summed up, so that of two payments at one moment the later sees the earlier.
const LOCK_DAY: Statement = {
  name: 'payments.lockDay',
  text: `select pg_advisory_xact_lock(hashtextextended('payments of day ' || $1 || ' ' || $2, 0))`,
};

/** The payment would take the business above what it may record in a day. Nothing was recorded. */
export class DailyCapExceededError extends Error {
  override readonly name = 'DailyCapExceededError';
}

/**
 * Records a payment, posts it and remembers the request with its answer: one transaction, and one round trip unless
 * there is a cap to keep.
 *
 * @param perDayMinor the most that the business may record in a day of Lagos, in kobo; undefined when there is no cap.
 * @throws DailyCapExceededError
 * @throws a Postgres error on `idempotency_key_once` when the same request was answered at the same moment.
 */
export async function recordPayment(
  database: Database,
  ledger: LedgerStore,
  payment: RecordedPayment,
  transfer: Transfer,
  idempotency: IdempotencyScope | undefined,
  response: StoredResponse,
  perDayMinor: bigint | undefined,
): Promise<void> {
  try {
    const parameters = [
      ...(await ledger.parametersOf(transfer)),
      ...transactionParameters({
        id: payment.transactionId,
        businessId: payment.businessId,
        environment: payment.environment,
        flow: 'payment',
        status: 'COMPLETED',
        amountMinor: payment.amountMinor,
        feeMinor: payment.commissionMinor,
        channel: payment.serviceType,
        customer: payment.payer.name ?? payment.payer.email ?? '',
        description: payment.description,
        payer: payment.payer,
        metadata: payment.metadata,
        merchantReference: payment.merchantReference,
      }),
      ...rememberRequestParameters(idempotency, payment.transactionId, response),
    ];
    if (perDayMinor === undefined) {
      await database.run(RECORD, parameters);
      return;
    }
    await database.transaction(async (runner) => {
      await runner.run(LOCK_DAY, [payment.businessId, payment.environment]);
      if ((await paymentsOfDayMinor(runner, payment)) + payment.amountMinor > perDayMinor) {
        throw new DailyCapExceededError('The payment would exceed what the business may record in a day.');
      }
      await runner.run(RECORD, parameters);
    });
  } catch (error) {
    throw ledgerError(error);
  }
}

/** What the business of a payment recorded since midnight in Lagos, in kobo. */
async function paymentsOfDayMinor(
  runner: StatementRunner,
  { businessId, environment }: RecordedPayment,
): Promise<bigint> {
  const [row] = await runner.run<{ sum_minor: string }>(SUM_OF_DAY, [businessId, environment]);
  return BigInt(row?.sum_minor ?? 0);
}
