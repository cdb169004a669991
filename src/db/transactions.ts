import type { TransactionFlow } from '../contract/kinds.ts';
import type { Environment, Kobo, Owner } from '../domain/money.ts';
import type { Database } from './database.ts';
import { type Page, type PageRequest, type Placed, pageBeforeSql, pageOf, placeSql } from './page.ts';
import { filterSql, insertSql, pick, rawSql, type Sql, sql, statement } from './sql.ts';

/** A row of the merchant's NGN wallet history. Amounts in kobo; `feeMinor` is the fee or commission. */
export interface NewTransaction extends Owner {
  readonly id: string;
  readonly flow: TransactionFlow;
  readonly status: 'PROCESSING' | 'COMPLETED';
  readonly amountMinor: Kobo;
  readonly feeMinor: Kobo;
  readonly channel: string;
  readonly customer: string;
  readonly description: string;
  readonly payer: object | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly merchantReference: string | undefined;
}

const COLUMNS = [
  'id',
  'businessId',
  'environment',
  'flow',
  'status',
  'amountMinor',
  'feeMinor',
  'channel',
  'customer',
  'description',
  'payer',
  'metadata',
  'merchantReference',
] as const;

/** SQL that records one transaction as part of a larger statement; `guard` decides whether it does. */
export function recordTransactionSql(transaction: NewTransaction, guard?: Sql): Sql {
  return insertSql('transactions', pick(transaction, COLUMNS), guard);
}

/** A transaction as its record holds it. Amount in kobo, time as ISO 8601. */
export interface TransactionRecord {
  readonly id: string;
  readonly environment: Environment;
  readonly flow: NewTransaction['flow'];
  readonly status: 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'REVERSED';
  readonly amountMinor: Kobo;
  readonly channel: string;
  readonly customer: string;
  readonly description: string;
  readonly payer: { readonly name?: string; readonly email?: string } | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly merchantReference: string | undefined;
  readonly createdAt: string;
}

/** A business's transaction of one environment, or undefined: another's does not exist for the caller. */
export function findTransaction(
  database: Database,
  { businessId, environment }: Owner,
  id: string,
): Promise<TransactionRecord | undefined> {
  // What a bill purchase brought, such as a meter's tokens, is kept with the purchase and shown as the transaction's own.
  return database.first(
    statement<TransactionRecord>('transactions.find')`
      select id, environment, flow, status, amount_minor, channel, customer, description, payer,
          metadata || coalesce(bill.brought, '{}') as metadata, merchant_reference, created_at
        from transactions
        left join lateral (
          select other_tokens ||
              jsonb_strip_nulls(jsonb_build_object('token', token, 'units', units, 'failureReason', failure_reason))
              as brought
            from bill_purchases where transaction_id = id
        ) bill on flow = 'bill'
        where id = ${id} and business_id = ${businessId} and environment = ${environment}`,
  );
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
  owner: Owner,
  query: TransactionFilter & { readonly page: PageRequest },
): Promise<Page<TransactionRecord>> {
  const { from = '-infinity', to = 'infinity', status, channel, reference, page } = query;
  const { conditions, suffix } = filterSql({ status, channel });
  const within = sql`business_id = ${owner.businessId} and environment = ${owner.environment} ${conditions}
    and created_at >= ${from}::timestamptz`;
  const paged = pageBeforeSql(to, page, 'transactions');
  const named =
    reference === undefined
      ? rawSql('')
      : sql`and transactions.id = any(${reference}::text || array(
          select id from transactions
            where ${within} and merchant_reference = ${reference} and ${paged}))`;
  const rows = await database.run(
    statement<TransactionRecord & Placed>(
      `transactions.list${suffix}${reference === undefined ? '' : '.reference'}`,
    )`
      select id, environment, flow, status, amount_minor, channel, customer, description, payer, metadata,
          merchant_reference, created_at, ${placeSql('transactions')}
        from transactions where ${within} ${named} and ${paged}`,
  );
  return pageOf<TransactionRecord, TransactionRecord>(rows, page, (row) => row);
}
