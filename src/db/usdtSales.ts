import type { WorkflowStart } from '../contract/starts.ts';
import type { SaleTerms } from '../domain/conversion.ts';
import type { Transfer } from '../domain/ledger.ts';
import type { Environment } from '../domain/money.ts';
import type { FlowStatus } from '../domain/providerFlow.ts';
import type { UsdtSaleRecord } from '../domain/usdtSale.ts';
import type { SettlementAccount } from './businesses.ts';
import type { Database, Statement } from './database.ts';
import { endFlow, type FlowEnd, flowEndStatement } from './flowEnd.ts';
import { type IdempotencyScope, rememberRequestParameters, rememberRequestSql } from './idempotency.ts';
import { type LedgerStore, ledgerError, POST_TRANSFER_PARAMETERS, postTransferSql } from './ledgerStore.ts';
import { insertOutboxSql, OUTBOX_PARAMETERS, type OutboxRow, outboxParameters } from './outbox.ts';
import {
  type Page,
  type PageRequest,
  type PlacedRow,
  pageOf,
  pageParameters,
  placeColumnSql,
} from './page.ts';
import { TERM_COLUMNS, TERM_PARAMETERS, type TermColumns, termParameters, termsOf } from './usdtQuotes.ts';

/** A sale about to be accepted. */
export interface NewUsdtSale {
  readonly saleId: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly terms: SaleTerms;
  /** The quote whose terms these are, when there was one. */
  readonly quoteId: string | undefined;
  readonly account: SettlementAccount;
  readonly provider: string;
  readonly merchantReference: string | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
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
    sentAtMs: undefined,
    failureReason: undefined,
    attentionReason: undefined,
    createdAt: acceptedAt,
  };
}

const DETAIL_PARAMETERS = 13;
const TERMS_FIRST = 1 + DETAIL_PARAMETERS;
const TRANSFER_FIRST = TERMS_FIRST + TERM_PARAMETERS;
const ACCEPT_OUTBOX_FIRST = TRANSFER_FIRST + POST_TRANSFER_PARAMETERS;
// Whether the quote still holds is decided here, by the database's clock, together with the money: nothing of the
// statement happens when it does not.
const ACCEPT: Statement = {
  name: 'usdtSales.accept',
  text: `with
    agreed as (
      select 1 where $4::text is null or exists (
        select from usdt_quotes where id = $4 and business_id = $2 and environment = $3 and expires_at > now())),
    posted as (${postTransferSql(TRANSFER_FIRST, 'from agreed')}),
    recorded as (
      insert into usdt_sales (id, business_id, environment, quote_id, account_number, bank_code, bank_name,
          account_name, provider, merchant_reference, metadata, verified_with, nip_code, ${TERM_COLUMNS})
        select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12, $13,
          ${Array.from({ length: TERM_PARAMETERS }, (_, offset) => {
            const type = offset === 1 || offset === 2 ? 'numeric' : 'bigint';
            return `$${TERMS_FIRST + offset}::${type}`;
          }).join(', ')}
        from agreed),
    remembered as (${rememberRequestSql(ACCEPT_OUTBOX_FIRST + OUTBOX_PARAMETERS)}
      and exists (select from agreed)),
    promised as (${insertOutboxSql(ACCEPT_OUTBOX_FIRST, 'from agreed')})
    select id from promised`,
};

/**
 * Accepts a sale: reserves the USDT, records it, promises its workflow and remembers the request, in one statement.
 *
 * @returns the id of the promise in the outbox, or undefined when the quote has expired meanwhile: then nothing was done.
 * @throws InsufficientFundsError; a Postgres error on `usdt_quote_used_once` when the quote was used before, and on
 * `idempotency_key_once` when an equal request was first.
 */
export async function acceptUsdtSale(
  database: Database,
  ledger: LedgerStore,
  sale: NewUsdtSale,
  reservation: Transfer,
  start: WorkflowStart,
  idempotency: IdempotencyScope | undefined,
): Promise<string | undefined> {
  const { account } = sale;
  try {
    const [row] = await database.run<{ id: string }>(ACCEPT, [
      sale.saleId,
      sale.businessId,
      sale.environment,
      sale.quoteId ?? null,
      account.accountNumber,
      account.bankCode,
      account.bankName,
      account.accountName,
      sale.provider,
      sale.merchantReference ?? null,
      sale.metadata,
      account.verifiedWith ?? null,
      account.nipCode ?? null,
      ...termParameters(sale.terms),
      ...(await ledger.parametersOf(reservation)),
      ...outboxParameters(start),
      ...rememberRequestParameters(idempotency, sale.saleId),
    ]);
    return row?.id;
  } catch (error) {
    throw ledgerError(error);
  }
}

const COLUMNS = `id, business_id, environment, status, ${TERM_COLUMNS}, account_number, bank_code, bank_name,
  account_name, provider, provider_reference, merchant_reference, metadata, verified_with, nip_code, sent_at, failure_reason,
  attention_reason, created_at`;

interface SaleColumns extends TermColumns {
  id: string;
  business_id: string;
  environment: Environment;
  status: FlowStatus;
  account_number: string;
  bank_code: string;
  bank_name: string;
  account_name: string;
  provider: string;
  provider_reference: string | null;
  merchant_reference: string | null;
  metadata: Record<string, unknown>;
  verified_with: string | null;
  nip_code: string | null;
  sent_at: Date | null;
  failure_reason: string | null;
  attention_reason: string | null;
  created_at: Date;
}

const LOAD: Statement = { name: 'usdtSales.load', text: `select ${COLUMNS} from usdt_sales where id = $1` };
const LIST: Statement = {
  name: 'usdtSales.list',
  text: `select ${COLUMNS}, ${placeColumnSql()}
    from usdt_sales
    where business_id = $1 and environment = $2 and (created_at, id) < ($3::timestamptz, $4::text)
    order by created_at desc, id desc limit $5`,
};

/** A sale's record, or undefined when there is none of that id. */
export async function loadUsdtSale(database: Database, saleId: string): Promise<UsdtSaleRecord | undefined> {
  const [row] = await database.run<SaleColumns>(LOAD, [saleId]);
  return row && toRecord(row);
}

/**
 * A merchant's sales newest first, after a place.
 *
 * @returns at most `limit` of them, and the place of the last when more follow.
 */
export async function listUsdtSales(
  database: Database,
  owner: { readonly businessId: string; readonly environment: Environment },
  page: PageRequest,
): Promise<Page<UsdtSaleRecord>> {
  const rows = await database.run<SaleColumns & PlacedRow>(LIST, [
    owner.businessId,
    owner.environment,
    ...pageParameters(page),
  ]);
  return pageOf(rows, page, toRecord);
}

const FINISH = flowEndStatement({
  name: 'usdtSales.finish',
  decided: `decided as (
      update usdt_sales set status = $3, updated_at = now(), finished_at = now(), attention_reason = null,
          provider_reference = coalesce($4, provider_reference), failure_reason = $5
        where id = $1 and status = $2 returning id)`,
  auditAction: 'usdt_sale.resolve',
});

/** Ends a sale: see endFlow. */
export function finishUsdtSale(
  database: Database,
  ledger: LedgerStore,
  saleId: string,
  end: FlowEnd,
): Promise<readonly OutboxRow[] | undefined> {
  return endFlow(database, ledger, FINISH, saleId, end);
}

/** A sale whose outcome a human must find out. */
export interface UsdtSaleNeedingAttention {
  readonly sale: UsdtSaleRecord;
  readonly businessName: string;
  readonly reason: string;
}

const LIST_NEEDING_ATTENTION: Statement = {
  name: 'usdtSales.listNeedingAttention',
  text: `select ${COLUMNS.replaceAll(/\b([a-z_]+)\b/g, 'sale.$1')}, business.name as business_name
    from usdt_sales sale join businesses business on business.id = sale.business_id
    where sale.attention_reason is not null order by sale.created_at, sale.id`,
};

/** The sales that need a human, oldest first. */
export async function listUsdtSalesNeedingAttention(
  database: Database,
): Promise<readonly UsdtSaleNeedingAttention[]> {
  const rows = await database.run<SaleColumns & { business_name: string; attention_reason: string }>(
    LIST_NEEDING_ATTENTION,
    [],
  );
  return rows.map((row) => ({
    sale: toRecord(row),
    businessName: row.business_name,
    reason: row.attention_reason,
  }));
}

function toRecord(row: SaleColumns): UsdtSaleRecord {
  return {
    ...termsOf(row),
    saleId: row.id,
    businessId: row.business_id,
    environment: row.environment,
    status: row.status,
    accountNumber: row.account_number,
    bankCode: row.bank_code,
    bankName: row.bank_name,
    accountName: row.account_name,
    provider: row.provider,
    providerReference: row.provider_reference ?? undefined,
    merchantReference: row.merchant_reference ?? undefined,
    metadata: row.metadata,
    verifiedWith: row.verified_with ?? undefined,
    nipCode: row.nip_code ?? undefined,
    sentAtMs: row.sent_at?.getTime(),
    failureReason: row.failure_reason ?? undefined,
    attentionReason: row.attention_reason ?? undefined,
    createdAt: row.created_at.toISOString(),
  };
}
