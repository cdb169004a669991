import {
  type CollectionCustomer,
  type CollectionRecord,
  collectionStatus,
  type GivenAmount,
} from '../domain/collection.ts';
import { isSourceCurrency } from '../domain/currencies.ts';
import { invariant } from '../domain/errors.ts';
import { type CollectionTerms, rateToDecimal } from '../domain/exchangeRate.ts';
import type { Transfer } from '../domain/ledger.ts';
import type { Id, Owner } from '../domain/money.ts';
import type { FlowStatus, ResolvedBy } from '../domain/providerFlow.ts';
import { type Acceptance, type Accepted, acceptTransaction, type NewOrder } from './acceptance.ts';
import { auditSql } from './auditLog.ts';
import { type Database, onBroken } from './database.ts';
import { resolutionDetails } from './flowEnd.ts';
import { type LedgerDatabase, type LedgerStore, throwLedgerError } from './ledgerStore.ts';
import { type Page, type PageRequest, type Placed, pageOf, pageSql, placeSql } from './page.ts';
import { millisecondsSql, sql, statement } from './sql.ts';
import { selectWhere, updateWhere } from './tables.ts';
import { storedRate } from './usdtQuotes.ts';

/** A collection about to be begun. */
export interface NewCollection extends NewOrder {
  readonly collectionId: Id<'col'>;
  readonly terms: CollectionTerms;
  readonly country: string;
  readonly paymentMethod: string;
  readonly givenAmount: GivenAmount;
  readonly customer: CollectionCustomer;
  /** How long the customer may take, from now on. */
  readonly approvalWindowMs: number;
}

/** The record of a collection at the moment at which it was accepted. */
export function acceptedCollection(collection: NewCollection, acceptedAtMs: number): CollectionRecord {
  const { terms, approvalWindowMs, metadata: _, ...rest } = collection;
  return {
    ...rest,
    ...terms,
    status: 'PROCESSING',
    providerAccount: undefined,
    providerReference: undefined,
    approveByMs: acceptedAtMs + approvalWindowMs,
    sentAtMs: undefined,
    failureReason: undefined,
    reviewReason: undefined,
    createdAt: new Date(acceptedAtMs).toISOString(),
    completedAt: undefined,
    failedAt: undefined,
  };
}

/** Accepts a collection with its locked rate: see acceptTransaction. No money moves yet. */
export function acceptCollection(
  books: LedgerDatabase,
  collection: NewCollection,
  acceptance: Omit<Acceptance, 'reservation'>,
): Promise<Accepted> {
  const { terms, country, paymentMethod, customer } = collection;
  const order = {
    ...collection,
    amountMinor: terms.targetMinor,
    channel: 'cross_border',
    customer: customer.name,
    description: `Collection by ${paymentMethod} in ${country}`,
    payer: { name: customer.name, ...(customer.email !== undefined && { email: customer.email }) },
  };
  const details = {
    sourceCurrency: terms.sourceCurrency,
    sourceMinor: terms.sourceMinor,
    givenAmount: collection.givenAmount,
    country,
    paymentMethod,
    providerRate: rateToDecimal(terms.providerRateScaled),
    rate: rateToDecimal(terms.rateScaled),
    marginMinor: terms.marginMinor,
    providerFeeMinor: terms.providerFeeMinor,
    customerName: customer.name,
    customerPhone: customer.phone,
    customerEmail: customer.email,
    approveBy: sql`now() + make_interval(secs => ${collection.approvalWindowMs}::double precision / 1000)`,
  };
  return acceptTransaction(books, { kind: 'collection', order, details }, acceptance);
}

const COLUMNS = sql`t.id as collection_id, t.business_id, t.environment, t.status, t.amount_minor as target_minor,
  t.merchant_reference, t.created_at, c.source_currency, c.source_minor, c.given_amount, c.country, c.payment_method,
  c.provider_rate::text, c.rate::text, c.margin_minor, c.provider_fee_minor, c.customer_name, c.customer_phone, c.customer_email,
  c.provider, c.provider_account, c.provider_reference, ${millisecondsSql('c.approve_by')},
  ${millisecondsSql('c.sent_at')}, c.failure_reason, c.review_reason,
  case when t.status = 'COMPLETED' then c.finished_at end as completed_at,
  case when t.status = 'FAILED' then c.finished_at end as failed_at`;

interface CollectionRow
  extends Omit<CollectionRecord, 'status' | 'customer' | 'providerRateScaled' | 'rateScaled' | 'valueMinor'> {
  readonly status: FlowStatus;
  readonly customerName: string;
  readonly customerPhone: string;
  readonly customerEmail: string | undefined;
  readonly providerRate: string;
  readonly rate: string;
}

function toRecord({
  customerName,
  customerPhone,
  customerEmail,
  providerRate,
  rate,
  ...row
}: CollectionRow): CollectionRecord {
  invariant(isSourceCurrency(row.sourceCurrency), 'A stored collection is in an unknown currency.');
  return {
    ...row,
    status: collectionStatus(row.status, row.reviewReason !== undefined),
    customer: { name: customerName, phone: customerPhone, email: customerEmail },
    providerRateScaled: storedRate(providerRate),
    rateScaled: storedRate(rate),
    valueMinor: row.targetMinor + row.marginMinor,
  };
}

/** A collection's record, or undefined when there is none of that id. */
export async function loadCollection(
  database: Database,
  collectionId: Id<'col'>,
): Promise<CollectionRecord | undefined> {
  const row = await database.first(
    statement<CollectionRow>('collections.load')`
      select ${COLUMNS} from transactions t join collections c on c.transaction_id = t.id where t.id = ${collectionId}`,
  );
  return row && toRecord(row);
}

/**
 * A merchant's collections newest first, after a place.
 *
 * @returns at most `limit` of them, and the place of the last when more follow.
 */
export async function listCollections(
  database: Database,
  owner: Owner,
  page: PageRequest,
): Promise<Page<CollectionRecord>> {
  const rows = await database.run(
    statement<CollectionRow & Placed>('collections.list')`
      select ${COLUMNS}, ${placeSql('t')} from transactions t join collections c on c.transaction_id = t.id
        where t.flow = 'collection' and t.business_id = ${owner.businessId} and t.environment = ${owner.environment}
          and ${pageSql(page, 't')}`,
  );
  return pageOf<CollectionRow, CollectionRecord>(rows, page, toRecord);
}

/**
 * Claims the right to ask the provider for a collection. From now on the provider may know of it.
 *
 * @param told.isRepeated whether the caller knows that the provider may have been told before, and has asked it.
 * @param told.account ours at the provider, as `identifyAccount` tells it; the first claim keeps it.
 * @returns how often the right was given, this time included; undefined when the collection is decided, or another one
 * was the first meanwhile: then nothing may be sent.
 */
export async function claimCollectionSending(
  database: Database,
  collectionId: Id<'col'>,
  told: { readonly isRepeated: boolean; readonly account: string | undefined },
): Promise<number | undefined> {
  // The lock on the transaction keeps it undecided until the claim has committed.
  const row = await database.first(
    statement<{ sends: number }>('collections.claimSending')`with
      undecided as (select id from transactions where id = ${collectionId} and status = 'PROCESSING' for share)
      update collections set sent_at = coalesce(sent_at, now()), sends = sends + 1,
          provider_account = case when sent_at is null then ${told.account} else provider_account end
        from undecided where transaction_id = undecided.id and (sent_at is not null) = ${told.isRepeated}
        returning sends`,
  );
  return row?.sends;
}

/** Whether the right to ask the provider for a collection was given this often, and no more. */
export function isCollectionSentOnly(
  database: Database,
  collectionId: Id<'col'>,
  sends: number,
): Promise<boolean> {
  return database.hasRow(
    selectWhere('collections', { transactionId: collectionId, sends }).select('transactionId'),
  );
}

/**
 * Keeps the provider's own identifier of a collection as soon as it is known. The first one stays.
 *
 * @returns false when it is another collection's already; then nothing was kept.
 */
export function keepProviderReference(
  database: Database,
  collectionId: Id<'col'>,
  providerReference: string,
): Promise<boolean> {
  return database
    .run(
      updateWhere('collections', { transactionId: collectionId })
        .set({ providerReference })
        .where('providerReference', 'is', null),
    )
    .then(() => true)
    .catch(onBroken(['collection_provider_reference_once'], false));
}

/** Our id of the collection to which a provider gave an identifier, or undefined when it is none of ours. */
export async function findCollectionId(
  database: Database,
  { provider, reference }: { readonly provider: string; readonly reference: string },
): Promise<string | undefined> {
  const row = await database.first(
    selectWhere('collections', { provider, providerReference: reference }).select('transactionId'),
  );
  return row?.transactionId;
}

/** How a collection ends. A completed one has the transfer that credits it. */
export interface CollectionEnd {
  readonly collectionId: Id<'col'>;
  readonly outcome:
    | { readonly to: 'COMPLETED'; readonly transfer: Transfer }
    | { readonly to: 'FAILED'; readonly failureReason: string };
  readonly providerReference: string | undefined;
  readonly resolvedBy: ResolvedBy | undefined;
}

/**
 * Ends a collection: its status, its credit and the audit log, in one statement.
 *
 * @returns false when it was decided before; then nothing was done.
 */
export async function finishCollection(
  database: Database,
  ledger: LedgerStore,
  end: CollectionEnd,
): Promise<boolean> {
  const { collectionId, outcome, resolvedBy } = end;
  const { to } = outcome;
  const failureReason = outcome.to === 'FAILED' ? outcome.failureReason : undefined;
  const details = resolvedBy && resolutionDetails(resolvedBy, { to });
  // The first update decides: of two that would end a collection, the second finds it decided, and does nothing.
  const decided = sql`decided as (
      update transactions set status = ${to}, updated_at = now()
        where id = ${collectionId} and status = 'PROCESSING' returning id),
    detailed as (
      update collections set finished_at = now(), review_reason = null,
        provider_reference = coalesce(provider_reference, ${end.providerReference}), failure_reason = ${failureReason}
      from decided where transaction_id = decided.id),
    audited as (${auditSql(
      { actor: resolvedBy?.operator, action: 'collection.resolve', subject: collectionId, details },
      sql`from decided where ${resolvedBy?.operator}::text is not null`,
    )})`;
  return database
    .hasRow(
      outcome.to === 'COMPLETED'
        ? statement<{ id: string }>('collections.complete')`with ${decided},
            posted as (${await ledger.postingSql(outcome.transfer, sql`from decided`)})
            select id from decided`
        : statement<{ id: string }>('collections.fail')`with ${decided} select id from decided`,
    )
    .catch(throwLedgerError);
}
