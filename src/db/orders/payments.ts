import type { Transfer } from '../../domain/ledger/ledger.ts';
import { type Kobo, minorToNumber, type Owner } from '../../domain/money.ts';
import { currentRequestId } from '../../observability/logger.ts';
import { Batcher, type Database, type StatementRunner } from '../core/database.ts';
import { type IdempotencyScope, KeyAlreadyUsedError, type StoredResponse } from '../core/idempotency.ts';
import type { OutboxRow } from '../core/outbox.ts';
import { statement } from '../core/sql.ts';
import { type AccountLegs, arrayLiteral, type LedgerStore, throwLedgerError } from '../ledger/ledgerStore.ts';
import { type NewEvent, recordEvent } from '../webhooks/deliveries.ts';

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

/** A payment to be recorded, with what is decided about it in one go. */
export interface PaymentOrder {
  readonly payment: RecordedPayment;
  readonly transfer: Transfer;
  /** The request's key, undefined when it had none. */
  readonly idempotency: IdempotencyScope | undefined;
  /** The request's answer, to be remembered under its key. */
  readonly response: StoredResponse;
  /** Whether the business has endpoints: then the payment's event is recorded for those that subscribe. */
  readonly hasEndpoints: boolean;
  /** The most that the business may record in a day of Lagos, in kobo; undefined when there is no cap. */
  readonly perDayMinor: Kobo | undefined;
}

/**
 * A row that another transaction holds for longer must not hold up the payments of other merchants: each waits for itself then.
 */
const MAX_LOCK_WAIT_TOGETHER = '1s';

/** What came of one payment of a batch; `deferred` when another of its batch has its key. */
type Outcome = 'recorded' | 'remembered' | 'above_cap' | 'deferred';

interface LeggedOrder extends PaymentOrder {
  readonly legs: AccountLegs;
  /** The request that waits; a batch runs in the context of another one. */
  readonly requestId: string | undefined;
}

/**
 * Records payments: what is recorded today, the record, the money and the memory of the request, all or nothing for each.
 * Those that wait at one moment share one round trip and one commit, each with its own outcome.
 */
export class PaymentRecorder {
  readonly #database: Database;
  readonly #ledger: LedgerStore;
  readonly #recording = new Batcher<LeggedOrder, Outcome>({
    together: (orders) => recordAll(this.#database, orders, MAX_LOCK_WAIT_TOGETHER),
    alone: async (order) => (await recordAll(this.#database, [order]))[0] as Outcome,
    locksOf: ({ payment: { businessId, environment } }) => [`${businessId}/${environment}`],
  });

  constructor({ database, ledger }: { readonly database: Database; readonly ledger: LedgerStore }) {
    this.#database = database;
    this.#ledger = ledger;
  }

  /**
   * Records one payment. One whose business has endpoints has a transaction of its own, with its event.
   *
   * @returns the outbox messages of its event.
   * @throws DailyCapExceededError
   * @throws KeyAlreadyUsedError, or a Postgres error on `idempotency_key_once`, when an equal request was first.
   * @throws AlreadyPostedError when the transfer was posted before.
   */
  async record(order: PaymentOrder): Promise<readonly OutboxRow[]> {
    // The ids of accounts are looked up before the payment waits, so that a batch never waits for that.
    const requestId = currentRequestId();
    const legged = { ...order, requestId, legs: await this.#ledger.legsOf(order.transfer) };
    const messages: OutboxRow[] = [];
    let outcome: Outcome;
    do {
      outcome = await (order.hasEndpoints
        ? this.#recordWithEvent(legged, messages)
        : this.#recording.add(legged)
      ).catch(throwLedgerError);
    } while (outcome === 'deferred');
    if (outcome === 'above_cap') {
      throw new DailyCapExceededError('The payment would exceed what the business may record in a day.');
    }
    if (outcome === 'remembered') throw new KeyAlreadyUsedError('An equal request was answered before.');
    return messages;
  }

  #recordWithEvent(order: LeggedOrder, messages: OutboxRow[]): Promise<Outcome> {
    return this.#database.transaction(async (runner) => {
      const [outcome = 'recorded'] = await recordAll(runner, [order]);
      if (outcome === 'recorded') messages.push(...(await recordEvent(runner, eventOf(order.payment))));
      return outcome;
    });
  }
}

/** @param longestLockWait of the database's settings; what the connection has unless given. */
async function recordAll(
  runner: StatementRunner,
  orders: readonly LeggedOrder[],
  longestLockWait?: string,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = orders.map(() => 'recorded');
  const rows = new Map<string, object>();
  for (const [number, order] of orders.entries()) {
    const name = nameOf(order);
    // The second of two equal requests is decided by what has come of the first.
    if (rows.has(name)) outcomes[number] = 'deferred';
    else rows.set(name, rowOf(order, number));
  }
  const refusals = await runner.run(
    statement<{ refused: number; reason: 'remembered' | 'above_cap' }>('payments.recordAll')`
      select refused, reason from record_payments(${JSON.stringify([...rows.values()])}::json,
        ${longestLockWait})`,
  );
  for (const { refused, reason } of refusals) outcomes[refused] = reason;
  return outcomes;
}

/** A payment as its event shows it: amounts in naira. */
function eventOf(payment: RecordedPayment): NewEvent {
  const { transactionId, businessId, environment, amountMinor, commissionMinor } = payment;
  const data = {
    transactionId,
    amount: minorToNumber(amountMinor, 'NGN'),
    commission: minorToNumber(commissionMinor, 'NGN'),
    netAmount: minorToNumber(amountMinor - commissionMinor, 'NGN'),
    currency: 'NGN',
    status: 'COMPLETED',
    serviceType: payment.serviceType,
    description: payment.description,
    merchantReference: payment.merchantReference ?? null,
    metadata: payment.metadata,
  };
  return { businessId, environment, type: 'payment.recorded', transactionId, data };
}

/** What no two payments of a batch may share: the key of the request, or else what every payment has for itself. */
function nameOf({ payment, idempotency }: PaymentOrder): string {
  if (!idempotency) return payment.transactionId;
  const { businessId, environment, operation, key } = idempotency;
  return JSON.stringify([businessId, environment, operation, key]);
}

/** A payment as the type `payment_to_record` has it, for JSON. */
function rowOf(
  { payment, requestId, idempotency, response, perDayMinor, legs }: LeggedOrder,
  number: number,
) {
  return {
    number,
    id: payment.transactionId,
    business_id: payment.businessId,
    environment: payment.environment,
    amount_minor: String(payment.amountMinor),
    fee_minor: String(payment.commissionMinor),
    channel: payment.serviceType,
    customer: payment.payer.name ?? payment.payer.email ?? '',
    description: payment.description,
    payer: payment.payer,
    metadata: payment.metadata,
    merchant_reference: payment.merchantReference,
    request_id: requestId,
    per_day_minor: perDayMinor?.toString(),
    leg_accounts: arrayLiteral(legs.accounts),
    leg_amounts: arrayLiteral(legs.amounts),
    ...(idempotency && {
      path: idempotency.operation,
      key: idempotency.key,
      body_sha256: `\\x${idempotency.bodySha256.toString('hex')}`,
      response_status: response.status,
      response_body: response.body,
    }),
  };
}
