import { isSourceCurrency } from '../../domain/currencies.ts';
import { invariant } from '../../domain/errors.ts';
import type { Id, Owner } from '../../domain/money.ts';
import type { OrderStatus } from '../../domain/orderStatus.ts';
import {
  type CollectionCustomer,
  type CollectionRecord,
  type CollectionStatus,
  collectionStatus,
  type GivenAmount,
} from '../../domain/orders/collection.ts';
import { type CollectionTerms, rateToDecimal } from '../../domain/orders/exchangeRate.ts';
import { type Database, onBroken, type StatementRunner } from '../core/database.ts';
import type { Page, PageRequest } from '../core/page.ts';
import {
  type ListFilter,
  type ListSource,
  type ListSummary,
  type Match,
  readSearchedList,
  summarizeList,
  type WantedList,
} from '../core/searchedList.ts';
import { millisecondsSql, rawSql, type Sql, sql, statement } from '../core/sql.ts';
import { selectWhere, updateWhere } from '../core/tables.ts';
import type { LedgerDatabase } from '../ledger/ledgerStore.ts';
import { type Acceptance, type Accepted, acceptTransaction, type NewOrder } from './orders.ts';
import { transactionMatches } from './transactions.ts';
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
    providerReference: undefined,
    approveByMs: acceptedAtMs + approvalWindowMs,
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
    provider: collection.provider,
  };
  const approveBy = sql`now() + make_interval(secs => ${collection.approvalWindowMs}::double precision / 1000)`;
  return acceptTransaction(books, { kind: 'collection', order, details, approveBy }, acceptance);
}

const COLUMNS = sql`t.id as collection_id, t.business_id, t.environment, t.status, t.amount_minor as target_minor,
  t.merchant_reference, t.created_at, c.source_currency, c.source_minor, c.given_amount, c.country, c.payment_method,
  c.provider_rate::text, c.rate::text, c.margin_minor, c.provider_fee_minor, c.customer_name, c.customer_phone, c.customer_email,
  c.provider, c.provider_reference, ${millisecondsSql('o.approve_by')}, o.failure_reason, o.review_reason,
  case when t.status = 'COMPLETED' then o.settled_at end as completed_at,
  case when t.status = 'FAILED' then o.settled_at end as failed_at`;

const TABLES = sql`transactions t join collections c on c.transaction_id = t.id join orders o on o.id = t.id`;

interface CollectionRow
  extends Omit<CollectionRecord, 'status' | 'customer' | 'providerRateScaled' | 'rateScaled' | 'valueMinor'> {
  readonly status: OrderStatus;
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
  database: StatementRunner,
  collectionId: Id<'col'>,
): Promise<CollectionRecord | undefined> {
  const row = await database.first(
    statement<CollectionRow>('collections.load')`
      select ${COLUMNS} from ${TABLES} where t.id = ${collectionId}`,
  );
  return row && toRecord(row);
}

/** SQL: the condition that a merchant sees a collection in a status, as `collectionStatus` reads it from the record. */
const IN_STATUS: Readonly<Record<CollectionStatus, Sql>> = {
  PROCESSING: sql`and t.status = 'PROCESSING' and o.review_reason is null`,
  PENDING_REVIEW: sql`and t.status = 'PROCESSING' and o.review_reason is not null`,
  COMPLETED: sql`and t.status = 'COMPLETED'`,
  FAILED: sql`and t.status = 'FAILED'`,
};

/** What a list of collections is narrowed by. */
export interface CollectionFilter extends ListFilter {
  readonly status?: CollectionStatus | undefined;
}

const SOURCE = {
  tables: TABLES,
  columns: COLUMNS,
  alias: 't',
  amount: 't.amount_minor',
} as const satisfies ListSource;

/** What a search finds a collection by. */
function collectionMatches(search: string): readonly Match[] {
  const ofPhone = sql`select transaction_id from collections where customer_phone = ${search}`;
  return [...transactionMatches(search, 't'), { condition: sql`t.id = any(array(${ofPhone}))` }];
}

function wantedOf({ businessId, environment }: Owner, { status, ...filter }: CollectionFilter): WantedList {
  return {
    source: SOURCE,
    within: sql`t.flow = 'collection' and t.business_id = ${businessId} and t.environment = ${environment}
      ${status ? IN_STATUS[status] : rawSql('')}`,
    isNarrowed: status !== undefined,
    filter,
    matches: filter.search === undefined ? undefined : collectionMatches(filter.search),
  };
}

/**
 * A merchant's collections after a place, newest first unless the page says otherwise.
 *
 * @returns at most `limit` of them, and the place of the last when more follow.
 */
export async function listCollections(
  database: Database,
  owner: Owner,
  { page, ...filter }: CollectionFilter & { readonly page: PageRequest },
): Promise<Page<CollectionRecord>> {
  const found = await readSearchedList<CollectionRow>(database, wantedOf(owner, filter), page);
  return { items: found.items.map(toRecord), next: found.next };
}

/** How many collections a filter leaves, and the sum of their target amounts in kobo. */
export function summarizeCollections(
  database: Database,
  owner: Owner,
  filter: CollectionFilter,
): Promise<ListSummary> {
  return summarizeList(database, wantedOf(owner, filter));
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

/**
 * Keeps what the provider says it keeps of a collection, where that is more than was agreed.
 *
 * @param keptMinor in minor units of the source currency.
 * @returns false when it was kept before.
 */
export async function keepDearerFee(
  database: Database,
  collectionId: Id<'col'>,
  keptMinor: bigint,
): Promise<boolean> {
  const kept = await database.run(
    updateWhere('collections', { transactionId: collectionId })
      .set({ keptFeeMinor: keptMinor })
      .where('keptFeeMinor', 'is', null)
      .returning('transactionId'),
  );
  return kept.length > 0;
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
