import { KINDS, type OrderInput, orderIdOf, type TransactionKind } from '../../contract/kinds.ts';
import type { WorkflowStart } from '../../contract/starts.ts';
import type { Transfer } from '../../domain/ledger/ledger.ts';
import type { Owner } from '../../domain/money.ts';
import { type IdempotencyScope, rememberSql } from '../core/idempotency.ts';
import { promiseSql } from '../core/outbox.ts';
import { insertSql, type NewRow, type Sql, sql, statement } from '../core/sql.ts';
import { type LedgerDatabase, throwLedgerError } from '../ledger/ledgerStore.ts';
import { insertOrderSql } from './orders.ts';
import { type NewTransaction, recordTransactionSql } from './transactions.ts';

/** What every order has that is about to be accepted. */
export interface NewOrder extends Owner {
  readonly provider: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly merchantReference: string | undefined;
}

/** What is kept with an order at the moment at which it is accepted. */
export interface Acceptance {
  /** Holds its money. */
  readonly reservation: Transfer;
  readonly start: WorkflowStart;
  /** The request's key, undefined when it had none. */
  readonly idempotency: IdempotencyScope | undefined;
}

type DetailsTable<K extends TransactionKind> = (typeof KINDS)[K]['record']['details'];

/** What was accepted: the promise of its workflow, and when it was, ISO 8601. */
export interface Accepted {
  readonly promiseId: string;
  readonly createdAt: string;
}

/** What its row of the wallet's history says of an order; it has no fee unless it names one. */
interface OrderRow
  extends NewOrder,
    Pick<NewTransaction, 'amountMinor' | 'channel' | 'customer' | 'description'>,
    Partial<Pick<NewTransaction, 'feeMinor' | 'payer'>> {}

/** An order about to become a transaction. */
interface AcceptedTransaction<K extends TransactionKind> {
  readonly kind: K;
  readonly order: OrderInput<K> & OrderRow;
  /** What its table of details has besides its id. */
  readonly details: Omit<NewRow<DetailsTable<K>>, 'transactionId'>;
  /** Until when a customer may approve it, of a collection. */
  readonly approveBy?: Sql;
}

/**
 * Accepts an order whose record is a transaction: holds its money if it holds some, records it, promises its workflow and
 * remembers the request, in one round trip and one transaction.
 *
 * @param acceptance.reservation absent of an order that holds no money.
 * @throws InsufficientFundsError; a Postgres error on `idempotency_key_once` when an equal request was first.
 */
export async function acceptTransaction<K extends TransactionKind>(
  { database, ledger }: LedgerDatabase,
  { kind, order, details, approveBy }: AcceptedTransaction<K>,
  { reservation, start, idempotency }: Omit<Acceptance, 'reservation'> & Partial<Acceptance>,
): Promise<Accepted> {
  const id = orderIdOf(kind, order);
  const { feeMinor = 0n, payer }: OrderRow = order;
  const recorded = recordTransactionSql({ ...order, id, flow: kind, status: 'PROCESSING', feeMinor, payer });
  const table: DetailsTable<K> = KINDS[kind].record.details;
  const row = { transactionId: id, ...details } as unknown as NewRow<typeof table>;
  const orderRow = { ...order, id, kind, ...(approveBy && { approveBy }) };
  const posted = reservation ? sql`posted as (${await ledger.postingSql(reservation)}),` : sql``;
  return database
    .one(
      statement<Accepted>(`transactions.accept.${kind}`)`with
        ${posted}
        recorded as (${recorded}),
        detailed as (${insertSql(table, row)}),
        ordered as (${insertOrderSql(orderRow)}),
        remembered as (${rememberSql(idempotency, id)}),
        promised as (${promiseSql(start)})
        select id as promise_id, now() as created_at from promised`,
    )
    .catch(throwLedgerError);
}
