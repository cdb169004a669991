import type { Environment } from '../domain/money.ts';
import type { Database, Statement } from './database.ts';
import {
  type Page,
  type PageRequest,
  type PlacedRow,
  pageOf,
  pageParameters,
  placeColumnSql,
} from './page.ts';

/** A row of the merchant's NGN wallet history. Amounts in kobo; `feeMinor` is the fee or commission. */
export interface NewTransaction {
  readonly id: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly flow: 'payment' | 'withdrawal' | 'vendor_credit' | 'bill' | 'collection';
  readonly status: 'PROCESSING' | 'COMPLETED';
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  readonly channel: string;
  readonly customer: string;
  readonly description: string;
  readonly payer: object | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly merchantReference: string | undefined;
}

/** SQL that records one transaction as part of a larger statement, from parameter `$first` on. */
export function insertTransactionSql(first: number): string {
  const parameters = Array.from({ length: TRANSACTION_PARAMETERS }, (_, offset) => `$${first + offset}`);
  return `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel,
    customer, description, payer, metadata, merchant_reference) values (${parameters.join(', ')})`;
}
export const TRANSACTION_PARAMETERS = 13;

export function transactionParameters(transaction: NewTransaction): readonly unknown[] {
  return [
    transaction.id,
    transaction.businessId,
    transaction.environment,
    transaction.flow,
    transaction.status,
    transaction.amountMinor,
    transaction.feeMinor,
    transaction.channel,
    transaction.customer,
    transaction.description,
    transaction.payer ?? null,
    transaction.metadata,
    transaction.merchantReference ?? null,
  ];
}

/** A transaction as its record holds it. Amount in kobo, time as ISO 8601. */
export interface TransactionRecord {
  readonly id: string;
  readonly environment: Environment;
  readonly flow: NewTransaction['flow'];
  readonly status: 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'REVERSED';
  readonly amountMinor: bigint;
  readonly channel: string;
  readonly customer: string;
  readonly description: string;
  readonly payer: { readonly name?: string; readonly email?: string } | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly merchantReference: string | undefined;
  readonly createdAt: string;
}

const COLUMNS = `id, environment, flow, status, amount_minor, channel, customer, description, payer, metadata,
  merchant_reference, created_at`;

interface TransactionColumns {
  id: string;
  environment: Environment;
  flow: NewTransaction['flow'];
  status: TransactionRecord['status'];
  amount_minor: string;
  channel: string;
  customer: string;
  description: string;
  payer: TransactionRecord['payer'] | null;
  metadata: Record<string, unknown>;
  merchant_reference: string | null;
  created_at: Date;
}

// What a bill purchase brought, such as a meter's tokens, is kept with the purchase and shown as the transaction's own.
const FIND: Statement = {
  name: 'transactions.find',
  text: `select id, environment, flow, status, amount_minor, channel, customer, description, payer,
      metadata || coalesce(bill.brought, '{}') as metadata, merchant_reference, created_at
    from transactions
    left join lateral (
      select other_tokens ||
          jsonb_strip_nulls(jsonb_build_object('token', token, 'units', units, 'failureReason', failure_reason))
          as brought
        from bill_purchases where transaction_id = id
    ) bill on flow = 'bill'
    where id = $1 and business_id = $2 and environment = $3`,
};

const LIST: Statement = {
  name: 'transactions.list',
  text: `select ${COLUMNS}, ${placeColumnSql()}
    from transactions
    where business_id = $1 and environment = $2 and (created_at, id) < ($3::timestamptz, $4::text)
      and created_at >= $6::timestamptz and created_at < $7::timestamptz
      and ($8::text is null or status = $8) and ($9::text is null or channel = $9)
      and ($10::text is null or id = $10 or merchant_reference = $10)
    order by created_at desc, id desc limit $5`,
};

/** A business's transaction of one environment, or undefined: another's does not exist for the caller. */
export async function findTransaction(
  database: Database,
  id: string,
  businessId: string,
  environment: Environment,
): Promise<TransactionRecord | undefined> {
  const [row] = await database.run<TransactionColumns>(FIND, [id, businessId, environment]);
  return row && toRecord(row);
}

export interface TransactionFilter {
  readonly status: string | undefined;
  readonly channel: string | undefined;
  /** Inclusive and exclusive bounds, ISO 8601. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Our id, or the merchant's reference. */
  readonly reference: string | undefined;
}

/**
 * Transactions newest first, after a place.
 *
 * @returns at most `limit` of them, and the place of the last when more follow.
 */
export async function listTransactions(
  database: Database,
  owner: { readonly businessId: string; readonly environment: Environment },
  filter: TransactionFilter,
  page: PageRequest,
): Promise<Page<TransactionRecord>> {
  const rows = await database.run<TransactionColumns & PlacedRow>(LIST, [
    owner.businessId,
    owner.environment,
    ...pageParameters(page),
    filter.from ?? '-infinity',
    filter.to ?? 'infinity',
    filter.status ?? null,
    filter.channel ?? null,
    filter.reference ?? null,
  ]);
  return pageOf(rows, page, toRecord);
}

function toRecord(row: TransactionColumns): TransactionRecord {
  return {
    id: row.id,
    environment: row.environment,
    flow: row.flow,
    status: row.status,
    amountMinor: BigInt(row.amount_minor),
    channel: row.channel,
    customer: row.customer,
    description: row.description,
    payer: row.payer ?? undefined,
    metadata: row.metadata,
    merchantReference: row.merchant_reference ?? undefined,
    createdAt: row.created_at.toISOString(),
  };
}
