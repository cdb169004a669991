import type { WorkflowStart } from '../contract/starts.ts';
import { invariant } from '../domain/errors.ts';
import type { Transfer } from '../domain/ledger.ts';
import type { Environment } from '../domain/money.ts';
import type { VendorCreditStatus } from '../domain/vendorCredit.ts';
import type { Database, Statement } from './database.ts';
import { type LedgerStore, ledgerError, POST_TRANSFER_PARAMETERS, postTransferSql } from './ledgerStore.ts';
import { insertOutboxSql, outboxParameters } from './outbox.ts';
import { insertTransactionSql, type NewTransaction, transactionParameters } from './transactions.ts';

/** A payment into a vendor account, as the provider names it. */
export interface VendorCreditKey {
  readonly provider: string;
  readonly providerReference: string;
  readonly environment: Environment;
}

/** What became of an announced payment. */
export interface VendorCreditRecord {
  readonly status: VendorCreditStatus;
  /** Both present exactly when it was credited. */
  readonly businessId: string | undefined;
  readonly transactionId: string | undefined;
}

const PROMISE: Statement = {
  name: 'vendorCredits.promise',
  text: `with
    noted as (
      insert into vendor_credits (provider, provider_reference, environment) values ($1, $2, $3)
        on conflict do nothing returning provider_reference)
    ${insertOutboxSql(4, 'from noted')}`,
};
const FIND: Statement = {
  name: 'vendorCredits.find',
  text: `select status, business_id, transaction_id from vendor_credits
    where provider = $1 and provider_reference = $2`,
};
const LOCK: Statement = { name: 'vendorCredits.lock', text: `${FIND.text} for update` };
const CREDIT_TRANSACTION_FIRST = 5 + POST_TRANSFER_PARAMETERS;
const CREDIT: Statement = {
  name: 'vendorCredits.credit',
  text: `with
    posted as (${postTransferSql(5)}),
    recorded as (${insertTransactionSql(CREDIT_TRANSACTION_FIRST)})
    update vendor_credits set status = 'CREDITED', business_id = $3, transaction_id = $4, attention_reason = null,
      updated_at = now() where provider = $1 and provider_reference = $2`,
};
const NOTE_ATTENTION: Statement = {
  name: 'vendorCredits.noteAttention',
  text: `update vendor_credits set attention_reason = $3, updated_at = now()
    where provider = $1 and provider_reference = $2 and status = 'PENDING'`,
};
const DISMISS: Statement = {
  name: 'vendorCredits.dismiss',
  text: `with dismissed as (
      update vendor_credits set status = 'DISMISSED', attention_reason = null, updated_at = now()
        where provider = $1 and provider_reference = $2 and status = 'PENDING' returning provider_reference)
    insert into audit_log (actor, action, subject, details)
      select $3, 'vendor_credit.dismiss', provider_reference, $4::jsonb from dismissed`,
};

/**
 * Notes an announced payment and promises the workflow that credits it, in one statement.
 *
 * @returns the id of the promise, or undefined when the payment was noted before: then it was promised then.
 */
export async function promiseVendorCredit(
  database: Database,
  key: VendorCreditKey,
  start: WorkflowStart<'vendorCreditWorkflow'>,
): Promise<string | undefined> {
  const [row] = await database.run<{ id: string }>(PROMISE, [
    key.provider,
    key.providerReference,
    key.environment,
    ...outboxParameters(start),
  ]);
  return row?.id;
}

/** What became of an announced payment; undefined when it was never announced. */
export async function findVendorCredit(
  database: Database,
  key: VendorCreditKey,
): Promise<VendorCreditRecord | undefined> {
  const [row] = await database.run<VendorCreditColumns>(FIND, [key.provider, key.providerReference]);
  return row && toRecord(row);
}

interface VendorCreditColumns {
  status: VendorCreditStatus;
  business_id: string | null;
  transaction_id: string | null;
}

/**
 * Credits an announced payment: ledger, transaction and note commit together. When it was credited or dismissed
 * before, nothing happens and the answer says what had become of it.
 *
 * @param transaction its amount is what arrived and its fee the commission, in kobo.
 * @throws InvariantError when it was never announced; AlreadyPostedError when the ledger has its reference although the
 * note says otherwise, which rolls everything back.
 */
export async function creditVendorAccount(
  database: Database,
  ledger: LedgerStore,
  key: VendorCreditKey,
  transaction: NewTransaction,
  transfer: Transfer,
): Promise<VendorCreditRecord> {
  const transferParameters = await ledger.parametersOf(transfer);
  try {
    return await database.transaction(async (runner) => {
      const [row] = await runner.run<VendorCreditColumns>(LOCK, [key.provider, key.providerReference]);
      invariant(row, 'A payment that was never announced is to be credited.');
      if (row.status !== 'PENDING') return toRecord(row);
      await runner.run(CREDIT, [
        key.provider,
        key.providerReference,
        transaction.businessId,
        transaction.id,
        ...transferParameters,
        ...transactionParameters(transaction),
      ]);
      return { status: 'CREDITED', businessId: transaction.businessId, transactionId: transaction.id };
    });
  } catch (error) {
    throw ledgerError(error);
  }
}

/** Puts an announced payment on the operators' list with the reason. */
export async function noteVendorCreditAttention(
  database: Database,
  key: VendorCreditKey,
  reason: string,
): Promise<void> {
  await database.run(NOTE_ATTENTION, [key.provider, key.providerReference, reason]);
}

/** Ends an announced payment without a credit, by a human's decision, which is logged. A credited one stays credited. */
export async function dismissVendorCredit(
  database: Database,
  key: VendorCreditKey,
  decision: { readonly operator: string; readonly reason: string },
): Promise<void> {
  await database.run(DISMISS, [
    key.provider,
    key.providerReference,
    decision.operator,
    JSON.stringify({ provider: key.provider, environment: key.environment, reason: decision.reason }),
  ]);
}

function toRecord(row: VendorCreditColumns): VendorCreditRecord {
  return {
    status: row.status,
    businessId: row.business_id ?? undefined,
    transactionId: row.transaction_id ?? undefined,
  };
}
