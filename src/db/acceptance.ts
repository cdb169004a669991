import type { WorkflowStart } from '../contract/starts.ts';
import type { Transfer } from '../domain/ledger.ts';
import type { Owner } from '../domain/money.ts';
import type { Database } from './database.ts';
import { type IdempotencyScope, rememberSql } from './idempotency.ts';
import { throwLedgerError } from './ledgerStore.ts';
import { promisedId, promiseSql } from './outbox.ts';
import { type Sql, sql, statement } from './sql.ts';
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

interface AcceptedTransaction extends Omit<Acceptance, 'reservation'> {
  /** SQL that holds its money, by `LedgerStore.postingSql`; undefined of an order that holds none. */
  readonly posting: Sql | undefined;
  /** Its row of the wallet's history. */
  readonly transaction: Omit<NewTransaction, 'status'>;
  /** SQL that inserts its row of details. */
  readonly detail: Sql;
}

/**
 * Accepts an order whose record is a transaction: holds its money if it holds some, records it, promises its workflow and
 * remembers the request, in one round trip and one transaction.
 *
 * @returns the id of the promise in the outbox.
 * @throws InsufficientFundsError; a Postgres error on `idempotency_key_once` when an equal request was first.
 */
export async function acceptTransaction(
  database: Database,
  { posting, transaction, detail, start, idempotency }: AcceptedTransaction,
): Promise<string> {
  const row = await database
    .first(
      statement<{ id: string }>(`transactions.accept.${transaction.flow}`)`with
        ${posting ? sql`posted as (${posting}),` : sql``}
        recorded as (${recordTransactionSql({ ...transaction, status: 'PROCESSING' })}),
        detailed as (${detail}),
        remembered as (${rememberSql(idempotency, transaction.id)}),
        promised as (${promiseSql(start)})
        select id from promised`,
    )
    .catch(throwLedgerError);
  return promisedId(row);
}
