import { decimalToMinor, type Id, type Owner } from '../../domain/money.ts';
import type { OrderStatus } from '../../domain/orderStatus.ts';
import type { SaleTerms } from '../../domain/orders/exchangeRate.ts';
import type { SettlementAccount } from '../../domain/orders/record.ts';
import { LEAVE_REASONS } from '../../domain/orders/sessionSale.ts';
import type { UsdtSaleRecord } from '../../domain/orders/usdtSale.ts';
import { currentRequestId } from '../../observability/logger.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { storeIdempotencyKeySql } from '../core/idempotency.ts';
import { noticeSql } from '../core/notices.ts';
import { outboxSql } from '../core/outbox.ts';
import type { Page, PageRequest } from '../core/page.ts';
import {
  beginning,
  exactAmount,
  type ListFilter,
  type ListSource,
  type ListSummary,
  type Match,
  readSearchedList,
  summarizeList,
  type WantedList,
} from '../core/searchedList.ts';
import { filterSql, insertSql, pick, sql, statement } from '../core/sql.ts';
import { dailyUsesSql, type LedgerDatabase, throwAcceptanceError } from '../ledger/ledgerStore.ts';
import { ACCOUNT_COLUMNS } from '../merchants/businesses.ts';
import { type Acceptance, type Accepted, insertOrderSql, type NewOrder } from './orders.ts';
import { TERM_COLUMNS, type TermColumns, termColumns, withTerms } from './usdtQuotes.ts';

/** A sale about to be accepted. */
export interface NewUsdtSale extends NewOrder {
  readonly saleId: Id<'sale'>;
  readonly terms: SaleTerms;
  /** The quote whose terms these are, when there was one. */
  readonly quoteId: Id<'qte'> | undefined;
  readonly account: SettlementAccount;
}

/** The record of a sale at the moment at which it was accepted, ISO 8601. */
export function acceptedUsdtSale(sale: NewUsdtSale, acceptedAt: string): UsdtSaleRecord {
  const { terms, account, quoteId: _, ...rest } = sale;
  return {
    ...rest,
    ...terms,
    ...account,
    status: 'PROCESSING',
    providerReference: undefined,
    failureReason: undefined,
    paymentId: undefined,
    reviewReason: undefined,
    createdAt: acceptedAt,
  };
}

/**
 * Accepts a sale: reserves the USDT, records it, stores the message of its workflow and its idempotency key, in one statement.
 *
 * @returns undefined when the quote has expired meanwhile: then nothing was done.
 * @throws InsufficientFundsError, DailyLimitReachedError; a Postgres error on `usdt_quote_used_once` when the quote was used before, and on
 * `idempotency_key_once` when an equal request was first.
 */
export async function acceptUsdtSale(
  { database, ledger }: LedgerDatabase,
  sale: NewUsdtSale,
  { reservation, start, idempotency, uses = [] }: Acceptance,
): Promise<Accepted | undefined> {
  const { saleId, businessId, environment, quoteId, terms, account } = sale;
  // Whether the quote still holds is decided here, by the database's clock, together with the money: nothing of the
  // statement happens when it does not.
  return database
    .first(
      statement<Accepted>('usdtSales.accept')`with
        agreed as (
          select 1 where ${quoteId}::text is null or exists (
            select from usdt_quotes where id = ${quoteId} and business_id = ${businessId}
              and environment = ${environment} and expires_at > now())),
        posted as (${await ledger.postingSql(database, reservation, sql`from agreed`)}),
        recorded as (${insertSql(
          'usdt_sales',
          {
            id: saleId,
            businessId,
            environment,
            quoteId,
            ...pick(account, ACCOUNT_COLUMNS),
            merchantReference: sale.merchantReference,
            requestId: currentRequestId(),
            metadata: sale.metadata,
            ...termColumns(terms),
          },
          sql`from agreed`,
        )}),
        ordered as (${insertOrderSql({ ...sale, id: saleId, kind: 'usdt_sale', summary: start.summary }, sql`from agreed`)}),
        remembered as (${storeIdempotencyKeySql(idempotency, saleId)} and exists (select from agreed)),
        message as (${outboxSql(start, sql`from agreed`)})
        select id as message_id, now() as created_at, (${dailyUsesSql(sale, uses)}) as used from message`,
    )
    .catch(throwAcceptanceError);
}

const COLUMNS = sql`sale.id as sale_id, sale.business_id, sale.environment, sale.status, ${TERM_COLUMNS},
  sale.account_number, sale.bank_code, sale.bank_name, sale.account_name, sale.merchant_reference, sale.metadata,
  (select payment_id from session_sales where sale_id = sale.id) as payment_id, sale.verified_with, sale.nip_code,
  sale.created_at, orders.provider, orders.provider_reference, orders.failure_reason, orders.review_reason`;

const TABLES = sql`usdt_sales sale join orders on orders.id = sale.id`;

type SaleRow = Omit<UsdtSaleRecord, keyof SaleTerms> & TermColumns;

/** A sale's record, or undefined when there is none of that id. */
export async function loadUsdtSale(
  database: StatementRunner,
  saleId: Id<'sale'>,
): Promise<UsdtSaleRecord | undefined> {
  const row = await database.first(
    statement<SaleRow>('usdtSales.load')`select ${COLUMNS} from ${TABLES} where sale.id = ${saleId}`,
  );
  return row && withTerms(row);
}

/** What a list of sales is narrowed by. */
export interface UsdtSaleFilter extends ListFilter {
  readonly status?: OrderStatus | undefined;
}

const SOURCE = {
  tables: TABLES,
  columns: COLUMNS,
  alias: 'sale',
  amount: 'sale.amount_minor',
} as const satisfies ListSource;

/** What a search finds a sale by: that of a session by the session as well. */
function usdtSaleMatches(search: string): readonly Match[] {
  return [
    { condition: sql`sale.id = ${search}` },
    { condition: sql`sale.id = any(array(select sale_id from session_sales where payment_id = ${search}))` },
    beginning('sale.merchant_reference', search),
    ...exactAmount(SOURCE.amount, decimalToMinor(search, 'USDT')),
  ];
}

function wantedOf({ businessId, environment }: Owner, { status, ...filter }: UsdtSaleFilter): WantedList {
  const { conditions } = filterSql({ 'sale.status': status });
  return {
    source: SOURCE,
    within: sql`sale.business_id = ${businessId} and sale.environment = ${environment} ${conditions}`,
    isNarrowed: status !== undefined,
    filter,
    matches: filter.search === undefined ? undefined : usdtSaleMatches(filter.search),
  };
}

/**
 * A merchant's sales after a place, newest first unless the page says otherwise.
 *
 * @returns at most `limit` of them, and the place of the last when more follow.
 */
export async function listUsdtSales(
  database: Database,
  owner: Owner,
  { page, ...filter }: UsdtSaleFilter & { readonly page: PageRequest },
): Promise<Page<UsdtSaleRecord>> {
  const found = await readSearchedList<SaleRow>(database, wantedOf(owner, filter), page);
  return { items: found.items.map(withTerms), next: found.next };
}

/** How many sales a filter leaves, and the sum of their amounts in micro-USDT. */
export function summarizeUsdtSales(
  database: Database,
  owner: Owner,
  filter: UsdtSaleFilter,
): Promise<ListSummary> {
  return summarizeList(database, wantedOf(owner, filter));
}

/**
 * Notes that the sale of a session has failed or was reversed, which put its USDT back, in the transaction that settles the
 * sale; stores the notice of it. Nothing of a sale that the merchant asked for.
 */
export async function noteSessionSaleFailed(
  runner: StatementRunner,
  { saleId, businessId, environment }: Owner & { readonly saleId: Id<'sale'> },
): Promise<void> {
  await runner.run(
    statement('sessionSales.noteFailed')`with failed as (
        update session_sales set status = 'LEFT', reason = 'transfer_failed' where sale_id = ${saleId}
          returning payment_id)
      ${noticeSql(
        {
          businessId,
          name: 'session_sale.left',
          facts: sql`(select jsonb_build_object('environment', ${environment}::text, 'after', jsonb_build_object(
            'payment', payment_id, 'because', ${LEAVE_REASONS.transfer_failed}::text)) from failed)`,
        },
        sql`from failed`,
      )}`,
  );
}
