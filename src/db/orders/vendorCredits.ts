import type { WorkflowStart } from '../../contract/starts.ts';
import type { Transfer } from '../../domain/ledger/ledger.ts';
import type { Environment, Id } from '../../domain/money.ts';
import type { VendorCreditStatus } from '../../domain/orders/vendorCredit.ts';
import { changeOnRecord } from '../core/auditLog.ts';
import type { Database } from '../core/database.ts';
import { promiseSql } from '../core/outbox.ts';
import { sql, statement } from '../core/sql.ts';
import { selectWhere, updateWhere } from '../core/tables.ts';
import { type LedgerStore, throwLedgerError } from '../ledger/ledgerStore.ts';
import { type NewTransaction, recordTransactionSql } from './transactions.ts';

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
  readonly businessId: Id<'biz'> | undefined;
  readonly transactionId: string | undefined;
}

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
  const row = await database.first(
    statement<{ id: string }>('vendorCredits.promise')`with
      noted as (
        insert into vendor_credits (provider, provider_reference, environment)
          values (${key.provider}, ${key.providerReference}, ${key.environment})
          on conflict do nothing returning provider_reference)
      ${promiseSql(start, sql`from noted`)}`,
  );
  return row?.id;
}

/** What became of an announced payment; undefined when it was never announced. */
export function findVendorCredit(
  database: Database,
  key: VendorCreditKey,
): Promise<VendorCreditRecord | undefined> {
  return database.first(findQuery(key));
}

function findQuery({ provider, providerReference }: VendorCreditKey) {
  return selectWhere('vendor_credits', { provider, providerReference }).select([
    'status',
    'businessId',
    'transactionId',
  ]);
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
  credit: {
    readonly key: VendorCreditKey;
    readonly transaction: NewTransaction;
    readonly transfer: Transfer;
  },
): Promise<VendorCreditRecord> {
  const { key, transaction, transfer } = credit;
  const posting = await ledger.postingSql(transfer);
  const { id: transactionId, businessId } = transaction;
  return database
    .transaction(async (runner) => {
      const row = await runner.one(
        findQuery(key).forUpdate(),
        'A payment that was never announced is to be credited.',
      );
      if (row.status !== 'PENDING') return row;
      await runner.run(
        statement('vendorCredits.credit')`with
          posted as (${posting}),
          recorded as (${recordTransactionSql(transaction)})
          update vendor_credits
            set status = 'CREDITED', business_id = ${businessId}, transaction_id = ${transactionId},
              attention_reason = null, updated_at = now()
            where provider = ${key.provider} and provider_reference = ${key.providerReference}`,
      );
      return { status: 'CREDITED' as const, businessId, transactionId };
    })
    .catch(throwLedgerError);
}

/** Puts an announced payment on the operators' list with the reason. */
export async function noteVendorCreditAttention(
  database: Database,
  key: VendorCreditKey,
  reason: string,
): Promise<void> {
  await database.run(
    updateWhere('vendor_credits', {
      provider: key.provider,
      providerReference: key.providerReference,
      status: 'PENDING',
    }).set({ attentionReason: reason, updatedAt: new Date() }),
  );
}

/** Ends an announced payment without a credit, by a human's decision, which is logged. A credited one stays credited. */
export async function dismissVendorCredit(
  database: Database,
  key: VendorCreditKey,
  decision: { readonly operator: string; readonly reason: string },
): Promise<void> {
  const { provider, providerReference, environment } = key;
  await changeOnRecord(
    database,
    sql`update vendor_credits set status = 'DISMISSED', attention_reason = null, updated_at = now()
      where provider = ${provider} and provider_reference = ${providerReference} and status = 'PENDING'
      returning provider_reference`,
    {
      actor: decision.operator,
      action: 'vendor_credit.dismiss',
      subject: providerReference,
      details: { provider, environment, reason: decision.reason },
    },
  );
}

/** An announced payment that needs a human. */
export interface VendorCreditNeedingAttention extends VendorCreditKey {
  /** ISO 8601. */
  readonly announcedAt: string;
  readonly reason: string;
}

/** The announced payments that need a human, the oldest first. */
export function listVendorCreditsNeedingAttention(
  database: Database,
): Promise<readonly VendorCreditNeedingAttention[]> {
  return database.run(
    selectWhere('vendor_credits', { status: 'PENDING' })
      .where('attentionReason', 'is not', null)
      .select(['provider', 'providerReference', 'environment', 'createdAt as announcedAt'])
      .select('attentionReason as reason')
      .$narrowType<{ reason: string }>()
      .orderBy('createdAt')
      .orderBy('providerReference'),
  );
}

/** An announced payment by the provider's reference alone; undefined when there is none. */
export function findVendorCreditByReference(
  database: Database,
  providerReference: string,
): Promise<(VendorCreditKey & { readonly status: VendorCreditStatus }) | undefined> {
  return database.first(
    selectWhere('vendor_credits', { providerReference }).select([
      'provider',
      'providerReference',
      'environment',
      'status',
    ]),
  );
}
