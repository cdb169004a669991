import { KINDS, type TransactionKind } from '../../contract/kinds.ts';
import { type ItemizedFee, readCharges, type StoredCharges } from '../../domain/ledger/charges.ts';
import { type Asset, decimalToMinor, type Environment, type Kobo, type Owner } from '../../domain/money.ts';
import type { TransactionStatus } from '../../domain/orderStatus.ts';
import type { HeldOrder } from '../../domain/orders/record.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { type Page, type PageRequest, type Placed, pageBeforeSql, pageOf, placeSql } from '../core/page.ts';
import {
  beginning,
  beginningIgnoringCase,
  exactAmount,
  isSearched,
  type ListFilter,
  type ListSource,
  type ListSummary,
  type Match,
  readSearchedList,
  summarizeList,
  type WantedList,
} from '../core/searchedList.ts';
import { columnName, filterSql, rawSql, type Sql, sql, statement } from '../core/sql.ts';
import type { NewTransaction } from './orders.ts';

/** A transaction as its record holds it. Amounts in minor units of its asset, times as ISO 8601. */
export interface TransactionRecord {
  readonly id: string;
  readonly environment: Environment;
  readonly flow: NewTransaction['flow'];
  readonly status: TransactionStatus;
  /** USDT of what an operator did with that wallet alone. */
  readonly asset: Asset;
  readonly amountMinor: bigint;
  /** The fee of what went out; the commission of what came in. */
  readonly feeMinor: bigint;
  /** What the fee consists of; undefined where it is not itemized. */
  readonly charges?: ItemizedFee['charges'];
  readonly channel: string;
  readonly customer: string;
  readonly description: string;
  readonly payer: { readonly name?: string; readonly email?: string } | undefined;
  /** The merchant's own, and what a bill purchase brought, such as a meter's tokens. */
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly merchantReference: string | undefined;
  readonly createdAt: string;
  /** When it was completed, whatever became of it afterwards. */
  readonly completedAt: string | undefined;
  /** Why it failed, or why its money came back. */
  readonly failureReason: string | undefined;
  /** Of a refund or chargeback: the transaction that brought the money. */
  readonly paymentId: string | undefined;
  /** Of an adjustment: whether it brought money. */
  readonly isCredit: boolean | undefined;
}

/** A transaction with the moments that its details tell. */
export interface TransactionDetails extends TransactionRecord {
  /** When a provider was first told of it. */
  readonly sentAt: string | undefined;
  /** When it reached the status that it has. */
  readonly endedAt: string | undefined;
  /** What of a recorded payment can still be refunded, in kobo; undefined of what is none. */
  readonly refundableMinor: Kobo | undefined;
}

/** The columns of `transactions` that make a record; the rest of it is in the tables of orders: see orderFactsSql. */
const RECORD_COLUMNS =
  rawSql(`id, environment, flow, status, asset, amount_minor, fee_minor, charges, channel, customer, description,
  payer, metadata, merchant_reference, transactions.created_at,
  case status when 'COMPLETED' then transactions.updated_at when 'PARTIALLY_REFUNDED' then transactions.created_at
    when 'REFUNDED' then transactions.created_at end as completed_at,
  case flow when 'refund' then (select payment_id from payment_refunds where transaction_id = transactions.id)
    when 'chargeback' then (select received_id from chargebacks where transaction_id = transactions.id) end as payment_id,
  case flow when 'adjustment' then (
    select its.amount_minor > 0 from balance_adjustments its where its.id = transactions.id) end as is_credit`);

/** A row with those columns. */
type RecordRow = Omit<TransactionRecord, 'charges'> & { readonly charges: StoredCharges | undefined };

/** What the table of its details says of an order that is a transaction. */
interface OrderFacts {
  readonly orderId: string;
  readonly failureReason: string | undefined;
  readonly sentAt: string | undefined;
  readonly finishedAt: string | undefined;
  /** When its money moved, if it did. A reversal overwrites every other trace of that moment, so it is always told. */
  readonly paidAt: string | undefined;
  readonly brought: Readonly<Record<string, unknown>> | undefined;
}

/**
 * What a bill purchase brought, which is shown as the transaction's own. An answer that left the outcome open may have
 * brought it: it is the merchant's once the purchase was completed.
 */
const BROUGHT = rawSql(`jsonb_strip_nulls(jsonb_build_object('failureReason', orders.failure_reason)) || case
    when orders.status in ('COMPLETED', 'REVERSED') then bill.other_tokens ||
      jsonb_strip_nulls(jsonb_build_object('token', bill.token, 'units', bill.units))
    else '{}' end`);

/**
 * SQL of the facts of orders, whichever kind they are of.
 *
 * @param ids a condition on the id.
 */
function orderFactsSql(ids: Sql): Sql {
  return sql`select orders.id as order_id, orders.failure_reason, orders.settled_at as finished_at,
      (select min(sent_at) from attempts where order_id = orders.id) as sent_at, posted.created_at as paid_at,
      case when bill.transaction_id is not null then ${BROUGHT} end as brought
    from orders
      left join bill_purchases bill on bill.transaction_id = orders.id
      left join ledger.transfers posted on posted.reference = orders.id || ':post'
    where orders.id ${ids}`;
}

/** A record with what the table of its details adds. */
function withFacts(row: RecordRow, facts: OrderFacts | undefined): TransactionRecord {
  const record = { ...row, charges: readCharges(row.charges) };
  if (!facts) return record;
  return {
    ...record,
    failureReason: facts.failureReason,
    completedAt: facts.paidAt ?? row.completedAt,
    ...(facts.brought && { metadata: { ...row.metadata, ...facts.brought } }),
  };
}

/** A business's transaction of one environment, or undefined: another's does not exist for the caller. */
export async function findTransaction(
  database: Database,
  { businessId, environment }: Owner,
  id: string,
): Promise<TransactionDetails | undefined> {
  const row = await database.first(
    statement<RecordRow & OrderFacts & Pick<TransactionDetails, 'refundableMinor' | 'endedAt'>>(
      'transactions.find',
    )`
      select ${RECORD_COLUMNS}, facts.*, transactions.updated_at as ended_at,
          case flow when 'payment' then amount_minor - taken_back_minor(transactions.id) end as refundable_minor
        from transactions left join lateral (${orderFactsSql(rawSql('= transactions.id'))}) facts on true
        where id = ${id} and business_id = ${businessId} and environment = ${environment}`,
  );
  if (!row) return undefined;
  const { orderId: _, sentAt, finishedAt, paidAt, brought, endedAt, refundableMinor, ...record } = row;
  const { failureReason } = record;
  const facts = { orderId: id, failureReason, sentAt, finishedAt, paidAt, brought };
  const isOpen = record.status === 'PROCESSING';
  return {
    ...withFacts(record, facts),
    sentAt,
    endedAt: finishedAt ?? (isOpen ? undefined : endedAt),
    refundableMinor,
  };
}

export interface TransactionFilter extends ListFilter {
  readonly status?: string | undefined;
  readonly channel?: string | undefined;
  readonly kind?: string | undefined;
  /** Our id, or the merchant's reference. */
  readonly reference?: string | undefined;
}

const SOURCE = {
  tables: rawSql('transactions'),
  columns: RECORD_COLUMNS,
  alias: 'transactions',
  amount: 'transactions.amount_minor',
} as const satisfies ListSource;

/** What a search finds a transaction of naira by, in the table `alias`. */
export function transactionMatches(search: string, alias: string): readonly Match[] {
  const email = beginningIgnoringCase(`(${alias}.payer ->> 'email')`, search);
  const customer = beginningIgnoringCase(`${alias}.customer`, search);
  return [
    { condition: sql`${rawSql(alias)}.id = ${search}` },
    beginning(`${alias}.merchant_reference`, search),
    // The conditions of the partial indexes.
    { ...customer, condition: sql`${rawSql(alias)}.flow <> 'withdrawal' and ${customer.condition}` },
    { ...email, condition: sql`${rawSql(alias)}.payer ->> 'email' is not null and ${email.condition}` },
    {
      condition: sql`${rawSql(alias)}.payer ->> 'phone' is not null and ${rawSql(alias)}.payer ->> 'phone' = ${search}`,
      order: rawSql(`${alias}.payer ->> 'phone'`),
    },
    ...exactAmount(`${alias}.amount_minor`, decimalToMinor(search, 'NGN')),
  ];
}

/** The transactions that a filter leaves, as searches read them. */
function wantedOf(
  { businessId, environment }: Owner,
  { status, channel, kind, reference, ...filter }: TransactionFilter,
): WantedList {
  const { conditions } = filterSql({ status, channel, flow: kind });
  const named =
    reference === undefined
      ? rawSql('')
      : sql`and (transactions.id = ${reference} or merchant_reference = ${reference})`;
  return {
    source: SOURCE,
    within: sql`business_id = ${businessId} and environment = ${environment} and asset = 'NGN' ${conditions} ${named}`,
    isNarrowed: [status, channel, kind, reference].some((each) => each !== undefined),
    filter,
    matches: filter.search === undefined ? undefined : transactionMatches(filter.search, 'transactions'),
  };
}

/** How many transactions a filter leaves, and the sum of their amounts in kobo, whichever way they went. */
export function summarizeTransactions(
  database: Database,
  owner: Owner,
  filter: TransactionFilter,
): Promise<ListSummary> {
  return summarizeList(database, wantedOf(owner, filter));
}

/**
 * Transactions of the naira wallet after a place, newest first unless the page says otherwise.
 *
 * @returns at most `limit` of them, and the place of the last when more follow.
 */
export async function listTransactions(
  database: Database,
  owner: Owner,
  query: TransactionFilter & { readonly page: PageRequest },
): Promise<Page<TransactionRecord>> {
  const { page, ...filter } = query;
  if (isSearched(filter, page)) {
    const found = await readSearchedList<RecordRow>(database, wantedOf(owner, filter), page);
    return { items: await withFactsOf(database, found.items), next: found.next };
  }
  const { from = '-infinity', to = 'infinity', status, channel, kind, reference } = filter;
  const { conditions, suffix } = filterSql({ status, channel, flow: kind });
  const within = sql`business_id = ${owner.businessId} and environment = ${owner.environment} and asset = 'NGN' ${conditions}
    and created_at >= ${from}::timestamptz`;
  const paged = pageBeforeSql(to, page, 'transactions');
  // Those of a reference are found before anything else of them is looked at. In one piece, Postgres would read through the
  // whole list of a merchant that has more transactions than most, since a plan for any merchant expects few.
  const named = sql`with named as materialized (
    select * from transactions where id = any(${reference}::text || array(
      select id from transactions
        where ${within} and merchant_reference = ${reference} and ${paged})))`;
  const [source, start, suffixOfReference] =
    reference === undefined
      ? [rawSql('transactions'), rawSql(''), '']
      : [rawSql('named as transactions'), named, '.reference'];
  const rows = await database.run(
    statement<RecordRow & Placed>(`transactions.list${suffix}${suffixOfReference}`)`
      ${start} select ${RECORD_COLUMNS}, ${placeSql('transactions')}
        from ${source} where ${within} and ${paged}`,
  );
  const { items, next } = pageOf<RecordRow, RecordRow>(rows, page, (row) => row);
  return { items: await withFactsOf(database, items), next };
}

async function withFactsOf(
  database: Database,
  rows: readonly RecordRow[],
): Promise<readonly TransactionRecord[]> {
  const facts = await readFacts(database, rows);
  return rows.map((row) => withFacts(row, facts.get(row.id)));
}

/**
 * The facts of those transactions of a page that have some worth reading. They are read after the page and not with it, so
 * that the index of the list alone finds the page.
 */
async function readFacts(
  database: Database,
  rows: readonly RecordRow[],
): Promise<ReadonlyMap<string, OrderFacts>> {
  const ids = rows
    .filter(({ flow, status }) => flow === 'bill' || status === 'FAILED' || status === 'REVERSED')
    .map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const facts = await database.run(
    statement<OrderFacts>('transactions.readFacts')`${orderFactsSql(sql`= any(${ids}::text[])`)}`,
  );
  return new Map(facts.map((each) => [each.orderId, each]));
}

/**
 * Makes what loads an order of a kind by its id: its row of the history, what became known of it, and its details. The id
 * has the name that contract/kinds.ts gives it.
 */
export function orderLoader<Record extends HeldOrder>(kind: TransactionKind) {
  const { idField, record } = KINDS[kind];
  const [idColumn, details] = [rawSql(columnName(idField)), rawSql(record.details)];
  return async (database: StatementRunner, id: string): Promise<Record | undefined> => {
    const row = await database.first(
      statement<Record & { readonly charges: StoredCharges | undefined }>(
        `${kind}.load`,
      )`select record.id as ${idColumn}, record.business_id, record.environment,
          record.status, record.amount_minor, record.fee_minor, record.charges, record.merchant_reference, record.metadata,
          record.created_at, orders.provider, orders.review_reason, orders.failure_reason, details.*
        from transactions record join orders using (id)
          join ${details} details on details.transaction_id = record.id
        where record.id = ${id}`,
    );
    return row && { ...row, charges: readCharges(row.charges) };
  };
}
