import type { WorkflowStart } from '../contract/starts.ts';
import {
  type CollectionCustomer,
  type CollectionRecord,
  collectionStatus,
  type GivenAmount,
} from '../domain/collection.ts';
import { type CollectionTerms, rateToDecimal } from '../domain/conversion.ts';
import { isSourceCurrency } from '../domain/currencies.ts';
import { invariant } from '../domain/errors.ts';
import type { Transfer } from '../domain/ledger.ts';
import type { Environment } from '../domain/money.ts';
import type { ResolvedBy } from '../domain/providerFlow.ts';
import { brokenConstraint, type Database, type Statement } from './database.ts';
import { resolutionDetails } from './flowEnd.ts';
import { type IdempotencyScope, rememberRequestParameters, rememberRequestSql } from './idempotency.ts';
import { type LedgerStore, ledgerError, postTransferSql } from './ledgerStore.ts';
import { insertOutboxSql, OUTBOX_PARAMETERS, outboxParameters, promisedId } from './outbox.ts';
import {
  type Page,
  type PageRequest,
  type PlacedRow,
  pageOf,
  pageParameters,
  placeColumnSql,
} from './page.ts';
import { claimSending, type SendingClaim, sendingClaimStatement } from './sendingClaim.ts';
import { insertTransactionSql, TRANSACTION_PARAMETERS, transactionParameters } from './transactions.ts';
import { storedRate } from './usdtQuotes.ts';

/** A collection about to be begun. */
export interface NewCollection {
  readonly collectionId: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly terms: CollectionTerms;
  readonly country: string;
  readonly paymentMethod: string;
  readonly givenAmount: GivenAmount;
  readonly customer: CollectionCustomer;
  readonly provider: string;
  readonly merchantReference: string | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
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

const DETAIL_FIRST = 1 + TRANSACTION_PARAMETERS;
const DETAIL_PARAMETERS = 15;
const ACCEPT_OUTBOX_FIRST = DETAIL_FIRST + DETAIL_PARAMETERS;
const ACCEPT: Statement = {
  name: 'collections.accept',
  text: `with
    recorded as (${insertTransactionSql(1)}),
    detailed as (
      insert into collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate,
          rate, margin_minor, provider_fee_minor, customer_name, customer_phone, customer_email, provider, approve_by)
        values (${Array.from({ length: DETAIL_PARAMETERS - 1 }, (_, offset) => `$${DETAIL_FIRST + offset}`).join(', ')},
          now() + make_interval(secs => $${DETAIL_FIRST + DETAIL_PARAMETERS - 1}::double precision / 1000))),
    remembered as (${rememberRequestSql(ACCEPT_OUTBOX_FIRST + OUTBOX_PARAMETERS)}),
    promised as (${insertOutboxSql(ACCEPT_OUTBOX_FIRST)})
    select id from promised`,
};

/**
 * Records a collection with its locked rate, promises its workflow and remembers the request, in one statement. No
 * money moves yet.
 *
 * @returns the id of the promise in the outbox.
 * @throws a Postgres error on `idempotency_key_once` when an equal request was first.
 */
export async function acceptCollection(
  database: Database,
  collection: NewCollection,
  start: WorkflowStart,
  idempotency: IdempotencyScope | undefined,
): Promise<string> {
  const { collectionId, terms, customer } = collection;
  const [row] = await database.run<{ id: string }>(ACCEPT, [
    ...transactionParameters({
      id: collectionId,
      businessId: collection.businessId,
      environment: collection.environment,
      flow: 'collection',
      status: 'PROCESSING',
      amountMinor: terms.targetMinor,
      feeMinor: 0n,
      channel: 'cross_border',
      customer: customer.name,
      description: `Collection by ${collection.paymentMethod} in ${collection.country}`,
      payer: { name: customer.name, ...(customer.email !== undefined && { email: customer.email }) },
      metadata: collection.metadata,
      merchantReference: collection.merchantReference,
    }),
    collectionId,
    terms.sourceCurrency,
    terms.sourceMinor,
    collection.givenAmount,
    collection.country,
    collection.paymentMethod,
    rateToDecimal(terms.providerRateScaled),
    rateToDecimal(terms.rateScaled),
    terms.marginMinor,
    terms.providerFeeMinor,
    customer.name,
    customer.phone,
    customer.email ?? null,
    collection.provider,
    collection.approvalWindowMs,
    ...outboxParameters(start),
    ...rememberRequestParameters(idempotency, collectionId),
  ]);
  return promisedId(row);
}

const COLUMNS = `t.id, t.business_id, t.environment, t.status, t.amount_minor, t.merchant_reference, t.created_at,
  c.source_currency, c.source_minor, c.given_amount, c.country, c.payment_method, c.provider_rate, c.rate, c.margin_minor, c.provider_fee_minor,
  c.customer_name, c.customer_phone, c.customer_email, c.provider, c.provider_account, c.provider_reference, c.approve_by, c.sent_at,
  c.finished_at, c.failure_reason, c.review_reason`;

interface CollectionColumns {
  id: string;
  business_id: string;
  environment: Environment;
  status: 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'REVERSED';
  amount_minor: string;
  merchant_reference: string | null;
  created_at: Date;
  source_currency: string;
  source_minor: string;
  given_amount: GivenAmount;
  country: string;
  payment_method: string;
  provider_rate: string;
  rate: string;
  margin_minor: string;
  provider_fee_minor: string;
  customer_name: string;
  customer_phone: string;
  customer_email: string | null;
  provider: string;
  provider_account: string | null;
  provider_reference: string | null;
  approve_by: Date;
  sent_at: Date | null;
  finished_at: Date | null;
  failure_reason: string | null;
  review_reason: string | null;
}

const LOAD: Statement = {
  name: 'collections.load',
  text: `select ${COLUMNS} from transactions t join collections c on c.transaction_id = t.id where t.id = $1`,
};
const LIST: Statement = {
  name: 'collections.list',
  text: `select ${COLUMNS}, ${placeColumnSql('t.created_at')}
    from transactions t join collections c on c.transaction_id = t.id
    where t.flow = 'collection' and t.business_id = $1 and t.environment = $2
      and (t.created_at, t.id) < ($3::timestamptz, $4::text)
    order by t.created_at desc, t.id desc limit $5`,
};

/** A collection's record, or undefined when there is none of that id. */
export async function loadCollection(
  database: Database,
  collectionId: string,
): Promise<CollectionRecord | undefined> {
  const [row] = await database.run<CollectionColumns>(LOAD, [collectionId]);
  return row && toRecord(row);
}

/**
 * A merchant's collections newest first, after a place.
 *
 * @returns at most `limit` of them, and the place of the last when more follow.
 */
export async function listCollections(
  database: Database,
  owner: { readonly businessId: string; readonly environment: Environment },
  page: PageRequest,
): Promise<Page<CollectionRecord>> {
  const rows = await database.run<CollectionColumns & PlacedRow>(LIST, [
    owner.businessId,
    owner.environment,
    ...pageParameters(page),
  ]);
  return pageOf(rows, page, toRecord);
}

const CLAIM_SENDING = sendingClaimStatement({
  name: 'collections.claimSending',
  record: 'transactions',
  details: 'collections',
  detailsKey: 'transaction_id',
  toldColumn: 'provider_account',
});

/**
 * Claims the right to ask the provider for a collection.
 *
 * @param account ours at the provider, as `identifyAccount` tells it; the first claim keeps it.
 */
export function claimCollectionSending(
  database: Database,
  collectionId: string,
  account: string | undefined,
): Promise<SendingClaim> {
  return claimSending(database, CLAIM_SENDING, collectionId, account);
}

const KEEP_PROVIDER_REFERENCE: Statement = {
  name: 'collections.keepProviderReference',
  text: `update collections set provider_reference = $2 where transaction_id = $1 and provider_reference is null`,
};

/**
 * Keeps the provider's own identifier of a collection as soon as it is known. The first one stays.
 *
 * @returns false when it is another collection's already; then nothing was kept.
 */
export async function keepProviderReference(
  database: Database,
  collectionId: string,
  providerReference: string,
): Promise<boolean> {
  try {
    await database.run(KEEP_PROVIDER_REFERENCE, [collectionId, providerReference]);
    return true;
  } catch (error) {
    if (brokenConstraint(error) === 'collection_provider_reference_once') return false;
    throw error;
  }
}

const FIND_ID: Statement = {
  name: 'collections.findId',
  text: 'select transaction_id as id from collections where provider = $1 and provider_reference = $2',
};

/** Our id of the collection to which a provider gave an identifier, or undefined when it is none of ours. */
export async function findCollectionId(
  database: Database,
  provider: string,
  providerReference: string,
): Promise<string | undefined> {
  const [row] = await database.run<{ id: string }>(FIND_ID, [provider, providerReference]);
  return row?.id;
}

/** How a collection ends. A completed one has the transfer that credits it. */
export interface CollectionEnd {
  readonly collectionId: string;
  readonly outcome:
    | { readonly to: 'COMPLETED'; readonly transfer: Transfer }
    | { readonly to: 'FAILED'; readonly failureReason: string };
  readonly providerReference: string | undefined;
  readonly resolvedBy: ResolvedBy | undefined;
}

// The first update decides: of two that would end a collection, the second finds it decided, and does nothing.
const finishSql = (postedSql: string) => `with
    decided as (
      update transactions set status = $2, updated_at = now() where id = $1 and status = 'PROCESSING' returning id),
    detailed as (
      update collections set finished_at = now(), review_reason = null,
        provider_reference = coalesce(provider_reference, $3), failure_reason = $4
      from decided where transaction_id = decided.id),
    audited as (
      insert into audit_log (actor, action, subject, details)
        select $5::text, 'collection.resolve', id, $6::jsonb from decided where $5::text is not null)${postedSql}
    select id from decided`;
const COMPLETE: Statement = {
  name: 'collections.complete',
  text: finishSql(`,
    posted as (${postTransferSql(7, 'from decided')})`),
};
const FAIL: Statement = { name: 'collections.fail', text: finishSql('') };

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
  const { outcome, resolvedBy } = end;
  const parameters = [
    end.collectionId,
    outcome.to,
    end.providerReference ?? null,
    outcome.to === 'FAILED' ? outcome.failureReason : null,
    resolvedBy?.operator ?? null,
    resolvedBy ? resolutionDetails(resolvedBy, { to: outcome.to }) : null,
  ];
  try {
    const decided =
      outcome.to === 'COMPLETED'
        ? await database.run(COMPLETE, [...parameters, ...(await ledger.parametersOf(outcome.transfer))])
        : await database.run(FAIL, parameters);
    return decided.length > 0;
  } catch (error) {
    throw ledgerError(error);
  }
}

const LIST_IN_REVIEW: Statement = {
  name: 'collections.listInReview',
  text: `select ${COLUMNS}, b.name as business_name
    from collections c join transactions t on t.id = c.transaction_id join businesses b on b.id = t.business_id
    where c.review_reason is not null order by t.created_at, t.id`,
};

/** A collection that a human must look at. */
export interface CollectionInReview {
  readonly collection: CollectionRecord;
  readonly businessName: string;
  readonly reason: string;
}

/** The collections that a human must look at, oldest first. */
export async function listCollectionsInReview(database: Database): Promise<readonly CollectionInReview[]> {
  const rows = await database.run<CollectionColumns & { business_name: string; review_reason: string }>(
    LIST_IN_REVIEW,
    [],
  );
  return rows.map((row) => ({
    collection: toRecord(row),
    businessName: row.business_name,
    reason: row.review_reason,
  }));
}

function toRecord(row: CollectionColumns): CollectionRecord {
  invariant(isSourceCurrency(row.source_currency), 'A stored collection is in an unknown currency.');
  const status = collectionStatus(row.status, row.review_reason !== null);
  const targetMinor = BigInt(row.amount_minor);
  const marginMinor = BigInt(row.margin_minor);
  const finishedAt = row.finished_at?.toISOString();
  return {
    collectionId: row.id,
    businessId: row.business_id,
    environment: row.environment,
    status,
    sourceCurrency: row.source_currency,
    sourceMinor: BigInt(row.source_minor),
    targetMinor,
    providerFeeMinor: BigInt(row.provider_fee_minor),
    providerRateScaled: storedRate(row.provider_rate),
    rateScaled: storedRate(row.rate),
    valueMinor: targetMinor + marginMinor,
    marginMinor,
    country: row.country,
    paymentMethod: row.payment_method,
    givenAmount: row.given_amount,
    customer: {
      name: row.customer_name,
      phone: row.customer_phone,
      email: row.customer_email ?? undefined,
    },
    provider: row.provider,
    providerAccount: row.provider_account ?? undefined,
    providerReference: row.provider_reference ?? undefined,
    merchantReference: row.merchant_reference ?? undefined,
    approveByMs: row.approve_by.getTime(),
    sentAtMs: row.sent_at?.getTime(),
    failureReason: row.failure_reason ?? undefined,
    reviewReason: row.review_reason ?? undefined,
    createdAt: row.created_at.toISOString(),
    completedAt: status === 'COMPLETED' ? finishedAt : undefined,
    failedAt: status === 'FAILED' ? finishedAt : undefined,
  };
}
