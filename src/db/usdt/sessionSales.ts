import type { Actor } from '../../domain/merchants/actor.ts';
import type { Environment, Id, MicroUsdt, Owner } from '../../domain/money.ts';
import {
  LEAVE_REASONS,
  type LeaveReason,
  type LockedPrice,
  type SessionSaleDestination,
} from '../../domain/orders/sessionSale.ts';
import { changeOnRecord } from '../core/auditLog.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { noticeSql } from '../core/notices.ts';
import { millisecondsSql, sql, statement } from '../core/sql.ts';
import { findSettlementAccount, parsePricing, type SavedAccount } from '../merchants/businesses.ts';
import { storedRate } from '../orders/usdtQuotes.ts';

/** How soon a sale that waits is looked at again, also by another process when the first dies. */
const RETRY_SECONDS = 10;

/** A settled session that is to be sold, with what decides about it. Times in ms since 1970. */
export interface PendingSessionSale extends Owner {
  readonly paymentId: Id<'cp'>;
  readonly amountMinor: MicroUsdt;
  /** The wallet, whatever was set, while the business owes something that what arrives repays first. */
  readonly destination: SessionSaleDestination;
  readonly settledAtMs: number;
  readonly merchantReference: string | undefined;
  readonly price: LockedPrice | undefined;
  readonly isActive: boolean;
  readonly kycStatus: string;
  readonly pricing: ReturnType<typeof parsePricing>;
  readonly accessChangedAtMs: number | undefined;
  /** Above how many micro-USDT a sale waits for a second person; undefined where none waits. */
  readonly approvalAboveMinor: bigint | undefined;
  /** The verified account of its environment; undefined when there is none. */
  readonly account: SavedAccount | undefined;
}

/** Leases sales that are due, the oldest first, with the environment of each. */
export function leaseDueSessionSales(
  database: Database,
  limit: number,
): Promise<readonly { readonly paymentId: Id<'cp'>; readonly environment: Environment }[]> {
  return database.run(
    statement<{ paymentId: string; environment: Environment }>('sessionSales.lease')`
      update session_sales set due_at = now() + ${RETRY_SECONDS}::integer * interval '1 second'
        where payment_id in (
          select payment_id from session_sales where status = 'PENDING' and due_at <= now()
            order by due_at limit ${limit} for update skip locked)
        returning payment_id, environment`,
  );
}

type SaleRow = Omit<PendingSessionSale, 'pricing' | 'price' | 'account'> & {
  readonly pricing: unknown;
  readonly marketRate: string | undefined;
  readonly rate: string | undefined;
} & Omit<LockedPrice, 'marketRateScaled' | 'rateScaled'>;

/** Locks a sale until the end of the transaction; undefined when it is no longer pending, or locked by another. */
export async function lockSessionSale(
  runner: StatementRunner,
  paymentId: Id<'cp'>,
): Promise<PendingSessionSale | undefined> {
  const row = await runner.first(
    statement<SaleRow>('sessionSales.lock')`
      select sale.payment_id, sale.business_id, sale.environment, sale.amount_minor,
          case when wallet.repaid_first is not null then 'wallet' else sale.destination end as destination, floor(extract(epoch from sale.created_at) * 1000)::float8 as settled_at_ms, payment.merchant_reference,
          payment.market_rate::text, payment.rate::text, payment.amount_expected_minor as expected_minor,
          coalesce((payment.policy->>'toleranceBasisPoints')::bigint, 0) as tolerance_basis_points,
          ${millisecondsSql('payment.created_at')}, ${millisecondsSql('payment.expires_at')},
          business.is_active, business.kyc_status, business.pricing,
          business.approval_above_usdt_minor as approval_above_minor,
          ${millisecondsSql('business.access_changed_at')}
        from session_sales sale join crypto_payments payment on payment.id = sale.payment_id
          join businesses business on business.id = sale.business_id
          join ledger.accounts wallet on wallet.business_id = sale.business_id and wallet.environment = sale.environment
            and wallet.asset = 'NGN' and wallet.kind = 'available' and wallet.shard = 0
        where sale.payment_id = ${paymentId} and sale.status = 'PENDING' for update of sale skip locked`,
  );
  if (!row) return undefined;
  const { pricing, marketRate, rate, expectedMinor, toleranceBasisPoints, ...facts } = row;
  const { createdAtMs, expiresAtMs } = facts;
  const price =
    marketRate === undefined || rate === undefined
      ? undefined
      : {
          expectedMinor,
          toleranceBasisPoints,
          createdAtMs,
          expiresAtMs,
          marketRateScaled: storedRate(marketRate),
          rateScaled: storedRate(rate),
        };
  const account = await findSettlementAccount(runner, row);
  return { ...facts, price, pricing: parsePricing(pricing), account };
}

/** Notes the sale that a session was sold by, and where its naira go, in the transaction that accepts it. */
export async function noteSessionSold(
  runner: StatementRunner,
  paymentId: Id<'cp'>,
  {
    saleId,
    basis,
    destination,
  }: {
    readonly saleId: Id<'sale'>;
    readonly basis: 'locked' | 'live';
    readonly destination: SessionSaleDestination;
  },
): Promise<void> {
  await runner.run(
    statement('sessionSales.noteSold')`
      update session_sales set status = 'SOLD', destination = ${destination}, sale_id = ${saleId}, rate_basis = ${basis},
          ended_at = now()
        where payment_id = ${paymentId}`,
  );
}

/** Leaves the USDT of a session where it is, and stores the notice of it to the merchant. */
export async function leaveSession(
  runner: StatementRunner,
  { paymentId, businessId, environment }: Pick<PendingSessionSale, 'paymentId' | keyof Owner>,
  reason: LeaveReason,
): Promise<void> {
  await runner.run(
    statement('sessionSales.leave')`with left_there as (
        update session_sales set status = 'LEFT', reason = ${reason}, ended_at = now()
          where payment_id = ${paymentId} and status = 'PENDING' returning 1)
      ${noticeSql(
        {
          businessId,
          name: 'session_sale.left',
          facts: { environment, after: { payment: paymentId, because: LEAVE_REASONS[reason] } },
        },
        sql`from left_there`,
      )}`,
  );
}

/** Where the naira go for which a business's settled sessions are sold; undefined when they are not. */
export async function readSessionSales(
  database: Database,
  { businessId, environment }: Owner,
): Promise<SessionSaleDestination | undefined> {
  const row = await database.first(
    statement<{ destination: SessionSaleDestination | undefined }>('sessionSales.readSetting')`
      select case ${environment}::text when 'prod' then session_sales_prod else session_sales_test end as destination
        from businesses where id = ${businessId}`,
  );
  return row?.destination;
}

/**
 * Says whether settled sessions of a business are sold at once, and where the naira go, and puts that on record. Sessions
 * that were settled before stay as they are.
 *
 * @param to undefined ends it.
 * @returns false when that is so already, or there is no such business.
 */
export async function setSessionSales(
  database: Database,
  owner: Owner,
  { to, actor }: { readonly to: SessionSaleDestination | undefined; readonly actor: Actor | string },
): Promise<boolean> {
  const { businessId, environment } = owner;
  const before = await readSessionSales(database, owner);
  return changeOnRecord(
    database,
    sql`update businesses
      set session_sales_prod = case ${environment}::text when 'prod' then ${to}::text else session_sales_prod end,
        session_sales_test = case ${environment}::text when 'test' then ${to}::text else session_sales_test end,
        updated_at = now()
      where id = ${businessId} and ${before}::text is distinct from ${to}::text
        and case ${environment}::text when 'prod' then session_sales_prod else session_sales_test end
          is not distinct from ${before}::text
      returning id`,
    {
      actor,
      action: 'business.session_sales',
      subject: businessId,
      details: {},
      businessId,
      environment,
      before: { sellTo: before ?? 'off' },
      after: { sellTo: to ?? 'off' },
    },
  );
}
