import { z } from 'zod';
import { DEPOSIT_NEWS } from '../../contract/messages.ts';
import type { WorkflowStart } from '../../contract/starts.ts';
import { invariant } from '../../domain/errors.ts';
import {
  decimalToMinor,
  type Environment,
  type Id,
  type Kobo,
  type MicroUsdt,
  type Owner,
} from '../../domain/money.ts';
import { rateToDecimal } from '../../domain/orders/exchangeRate.ts';
import type { LeaveReason, SessionSaleDestination } from '../../domain/orders/sessionSale.ts';
import type { FurtherDepositStatus, Refund } from '../../domain/usdt/refund.ts';
import {
  DEFAULT_SESSION_POLICY,
  type NairaPrice,
  type PaymentResolution,
  type ReviewReason,
  type SessionPolicy,
  type SweepProgress,
  type UsdtSessionStatus,
} from '../../domain/usdt/usdtSession.ts';
import { currentRequestId } from '../../observability/logger.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { type IdempotencyScope, type StoredResponse, storeIdempotencyKeySql } from '../core/idempotency.ts';
import { messageIdOfStart, OUTBOX_ROW, outboxSql } from '../core/outbox.ts';
import {
  type Counted,
  environmentSql,
  type ListSlice,
  type Page,
  type PageRequest,
  readCounted,
} from '../core/page.ts';
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
import { filterSql, insertSql, millisecondsSql, rawSql, type Sql, sql, statement } from '../core/sql.ts';
import { selectWhere, tables } from '../core/tables.ts';
import { changeBusiness } from '../merchants/businessAdministration.ts';
import { storedRate } from '../orders/usdtQuotes.ts';

/** A refund as its session shows it. Amount in micro-USDT. */
export interface SessionRefund extends Pick<Refund, 'refundId' | 'status' | 'amountMinor'> {
  /** The transaction that paid it. */
  readonly txId: string | null;
}

/** A deposit that came when its session was over, and counts for nothing there. Amount in micro-USDT. */
export interface FurtherDeposit {
  readonly txId: string;
  readonly amountMinor: MicroUsdt;
  /** When its block was made. ISO 8601. */
  readonly receivedAt: string;
  readonly status: FurtherDepositStatus;
}

/** A session as its record holds it. Amounts in micro-USDT, times in ms since 1970 unless they say otherwise. */
export interface UsdtSessionRecord extends Owner {
  readonly paymentId: Id<'cp'>;
  readonly status: UsdtSessionStatus;
  readonly expectedMinor: MicroUsdt;
  /** From which the expected amount follows; undefined where the merchant named that itself. */
  readonly nairaPrice: NairaPrice | undefined;
  /** Its sale for naira at once; undefined where its business has none. */
  readonly sale:
    | {
        readonly status: 'PENDING' | 'SOLD' | 'LEFT';
        readonly destination: SessionSaleDestination;
        readonly withdrawalId: Id<'sale'> | null;
        readonly rateBasis: 'locked' | 'live' | null;
        /** Why it was not sold. */
        readonly reason: LeaveReason | null;
      }
    | undefined;
  /** Refunds of its deposits that were not canceled, the oldest first. */
  readonly refunds: readonly SessionRefund[];
  /** The oldest first. */
  readonly furtherDeposits: readonly FurtherDeposit[];
  readonly receivedMinor: MicroUsdt;
  readonly creditedMinor: MicroUsdt;
  readonly addressIndex: number;
  readonly depositAddress: string;
  /** The transaction of the deposit that counted last. */
  readonly txHash: string | undefined;
  readonly merchantCustomerId: string | undefined;
  readonly merchantReference: string | undefined;
  /** The payment link that its customer came by; undefined where the merchant created it. */
  readonly paymentLinkId: Id<'plk'> | undefined;
  /** What the customer typed on the page of that link, where it asks for something. */
  readonly payerReference: string | undefined;
  /** What the customer pays for, as its page says it. */
  readonly description: string | undefined;
  /** Where the customer's page leads back to. */
  readonly returnUrl: string | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly policy: SessionPolicy;
  readonly reviewReason: ReviewReason | undefined;
  readonly resolution: PaymentResolution | undefined;
  readonly acceptsUnswept: boolean;
  readonly expiresAtMs: number;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

/** A session about to be created. */
export type NewUsdtSession = Pick<
  UsdtSessionRecord,
  | 'paymentId'
  | 'businessId'
  | 'environment'
  | 'expectedMinor'
  | 'nairaPrice'
  | 'addressIndex'
  | 'depositAddress'
  | 'merchantCustomerId'
  | 'merchantReference'
  | 'paymentLinkId'
  | 'payerReference'
  | 'description'
  | 'returnUrl'
  | 'metadata'
  | 'policy'
  | 'expiresAtMs'
  | 'createdAtMs'
>;

/** An index that no other session of the environment has or will have. One that is not used leaves a gap. */
export async function nextAddressIndex(database: Database, environment: Environment): Promise<number> {
  const row = await database.one(
    statement<{ addressIndex: number }>('usdtSessions.nextAddressIndex')`
      select nextval(('crypto_address_index_' || ${environment})::regclass)::int as address_index`,
  );
  return row.addressIndex;
}

/**
 * Creates a session, stores the message of its workflow and the answer, in one statement.
 *
 * @returns the id of the message in the outbox.
 * @throws a Postgres error on `idempotency_key_once` when an equal request was first, on `payment_link_active` when the link of
 * its customer was turned off.
 */
export async function createUsdtSession(
  database: Database,
  payment: NewUsdtSession,
  acceptance: {
    readonly start: WorkflowStart<'cryptoPaymentWorkflow'>;
    readonly idempotency: IdempotencyScope | undefined;
    readonly response: StoredResponse | undefined;
  },
): Promise<string> {
  const { start, idempotency, response } = acceptance;
  const createdAt = new Date(payment.createdAtMs);
  const { nairaPrice } = payment;
  const row = await database.first(
    statement<{ id: string }>('usdtSessions.create')`with
      created as (${insertSql('crypto_payments', {
        id: payment.paymentId,
        businessId: payment.businessId,
        environment: payment.environment,
        amountExpectedMinor: payment.expectedMinor,
        amountNgnMinor: nairaPrice?.amountMinor,
        marketRate: nairaPrice && rateToDecimal(nairaPrice.marketRateScaled),
        rate: nairaPrice && rateToDecimal(nairaPrice.rateScaled),
        addressIndex: BigInt(payment.addressIndex),
        depositAddress: payment.depositAddress,
        merchantCustomerId: payment.merchantCustomerId,
        merchantReference: payment.merchantReference,
        paymentLinkId: payment.paymentLinkId,
        payerReference: payment.payerReference,
        description: payment.description,
        returnUrl: payment.returnUrl,
        requestId: currentRequestId(),
        metadata: payment.metadata,
        policy: sql`${storedSessionPolicy(payment.policy)}::jsonb`,
        expiresAt: new Date(payment.expiresAtMs),
        createdAt,
        updatedAt: createdAt,
      })}),
      remembered as (${storeIdempotencyKeySql(idempotency, payment.paymentId, response)})
      ${outboxSql(start)}`,
  );
  return messageIdOfStart(row);
}

/**
 * SQL that stores the messages of `usdtSessionNews` for every session of a relation, each once. It returns the
 * messages.
 *
 * @param source a relation with the columns of crypto_payments that name a session.
 */
export function outboxNewsSql(source: Sql): Sql {
  return sql`insert into outbox (workflow_type, workflow_id, input, signal_name)
    select 'cryptoPaymentWorkflow', 'crypto-payment/' || environment || '/' || id,
        jsonb_build_object(
          'input', jsonb_build_object('paymentId', id, 'environment', environment,
            'expiresAtMs', (extract(epoch from expires_at) * 1000)::bigint, 'beginsWithLook', true),
          'searchAttributes', jsonb_build_object('BusinessId', business_id, 'Environment', environment,
            'Reference', id),
          'summary', 'USDT session ' || id || ' (' || environment || ')'),
        ${DEPOSIT_NEWS}
      from (select distinct id, environment, business_id, expires_at from ${source}) news
    returning ${OUTBOX_ROW}`;
}

const COLUMNS = sql`payment.id as payment_id, payment.business_id, payment.environment, payment.status,
  payment.amount_expected_minor as expected_minor, payment.amount_received_minor as received_minor,
  payment.amount_credited_minor as credited_minor, payment.amount_ngn_minor, payment.market_rate::text,
  payment.rate::text, (select json_build_object('status', sold.status, 'destination', sold.destination,
      'withdrawalId', sold.sale_id, 'rateBasis', sold.rate_basis, 'reason', sold.reason)
    from session_sales sold where sold.payment_id = payment.id) as sale,
  (select coalesce(json_agg(json_build_object('refundId', refund.id, 'status', refund.status,
      'amountMinor', refund.amount_minor::text, 'txId', refund.tx_id) order by refund.created_at), '[]')
    from crypto_refunds refund where refund.payment_id = payment.id and refund.status <> 'CANCELED') as refunds,
  (select coalesce(json_agg(json_build_object('txId', further.tx_id, 'amountMinor', further.amount_minor::text,
      'receivedAt', further.block_time, 'status', coalesce(
        (select case when bool_and(refund.status = 'COMPLETED') then 'REFUNDED' else 'REFUND_PENDING' end
          from crypto_refunds refund where refund.status <> 'CANCELED'
            and (refund.network, refund.deposit_tx_id, refund.deposit_log_index)
              = (further.network, further.tx_id, further.log_index) having count(*) > 0),
        case further.status when 'UNEXPECTED' then 'IN_REVIEW' else further.status end)
      ) order by further.block_number, further.tx_id, further.log_index), '[]')
    from chain_deposits further where further.payment_id = payment.id and further.reason = 'session_over') as further_deposits,
  payment.address_index::int as address_index,
  payment.deposit_address, payment.tx_hash, payment.merchant_customer_id, payment.merchant_reference,
  payment.payment_link_id, payment.payer_reference, payment.description, payment.return_url,
  payment.metadata, payment.policy, payment.review_reason, payment.resolution, payment.accepts_unswept,
  ${millisecondsSql('payment.expires_at')}, ${millisecondsSql('payment.created_at')},
  ${millisecondsSql('payment.updated_at')}`;

interface UsdtSessionRow
  extends Omit<UsdtSessionRecord, 'policy' | 'nairaPrice' | 'refunds' | 'furtherDeposits'> {
  /** JSON has no bigint, so amounts are text. */
  readonly refunds: readonly (Omit<SessionRefund, 'amountMinor'> & { readonly amountMinor: string })[];
  readonly furtherDeposits: readonly (Omit<FurtherDeposit, 'amountMinor'> & {
    readonly amountMinor: string;
  })[];
  readonly policy: unknown;
  readonly amountNgnMinor: Kobo | undefined;
  readonly marketRate: string;
  readonly rate: string;
}

function toRecord(row: UsdtSessionRow): UsdtSessionRecord {
  const { policy, amountNgnMinor, marketRate, rate, refunds, furtherDeposits, ...session } = row;
  const nairaPrice =
    amountNgnMinor === undefined
      ? undefined
      : {
          amountMinor: amountNgnMinor,
          marketRateScaled: storedRate(marketRate),
          rateScaled: storedRate(rate),
        };
  return {
    ...session,
    nairaPrice,
    refunds: refunds.map((refund) => ({ ...refund, amountMinor: BigInt(refund.amountMinor) })),
    furtherDeposits: furtherDeposits.map((deposit) => ({
      ...deposit,
      amountMinor: BigInt(deposit.amountMinor),
    })),
    policy: parseSessionPolicy(policy),
  };
}

/** A session's record, or undefined when there is none of that id. */
export async function findUsdtSession(
  runner: StatementRunner,
  paymentId: Id<'cp'>,
  options: { readonly lock?: boolean } = {},
): Promise<UsdtSessionRecord | undefined> {
  const found = sql`select ${COLUMNS} from crypto_payments payment where payment.id = ${paymentId}`;
  const row = await runner.first(
    options.lock
      ? statement<UsdtSessionRow>('usdtSessions.lock')`${found} for update`
      : statement<UsdtSessionRow>('usdtSessions.find')`${found}`,
  );
  return row && toRecord(row);
}

/**
 * Who decided a session: an operator's name, or `business:` and the merchant's id.
 *
 * @throws InvariantError when there is none.
 */
export async function findDecider(runner: StatementRunner, paymentId: Id<'cp'>): Promise<string> {
  const row = await runner.first(
    tables.selectFrom('crypto_payments').select('resolvedBy').where('id', '=', paymentId),
  );
  invariant(row?.resolvedBy !== undefined, 'A session that was decided names who did.');
  return row.resolvedBy;
}

/** What a list of sessions is narrowed by. */
export interface UsdtSessionFilter extends ListFilter {
  readonly status?: string | undefined;
  readonly merchantReference?: string | undefined;
  readonly merchantCustomerId?: string | undefined;
  readonly paymentLinkId?: string | undefined;
}

const SOURCE = {
  tables: rawSql('crypto_payments payment'),
  columns: COLUMNS,
  alias: 'payment',
  amount: 'payment.amount_expected_minor',
} as const satisfies ListSource;

/** What a search finds a session by. */
function usdtSessionMatches(search: string): readonly Match[] {
  return [
    { condition: sql`payment.id = ${search}` },
    { condition: sql`payment.deposit_address = ${search}` },
    beginning('payment.merchant_reference', search),
    beginning('payment.merchant_customer_id', search),
    beginning('payment.payer_reference', search),
    ...exactAmount(SOURCE.amount, decimalToMinor(search, 'USDT')),
  ];
}

function wantedOf(
  { businessId, environment }: Owner,
  { status, merchantReference, merchantCustomerId, paymentLinkId, ...filter }: UsdtSessionFilter,
): WantedList {
  const own = { status, merchantReference, merchantCustomerId, paymentLinkId };
  return {
    source: SOURCE,
    within: sql`business_id = ${businessId} and environment = ${environment} ${filterSql(own).conditions}`,
    isNarrowed: Object.values(own).some((value) => value !== undefined),
    filter,
    matches: filter.search === undefined ? undefined : usdtSessionMatches(filter.search),
  };
}

/**
 * Sessions after a place, newest first unless the page says otherwise.
 *
 * @returns at most `limit` of them, and the place of the last when more follow.
 */
export async function listUsdtSessions(
  database: Database,
  owner: Owner,
  { page, ...filter }: UsdtSessionFilter & { readonly page: PageRequest },
): Promise<Page<UsdtSessionRecord>> {
  const found = await readSearchedList<UsdtSessionRow>(database, wantedOf(owner, filter), page);
  return { items: found.items.map(toRecord), next: found.next };
}

/** How many sessions a filter leaves, and the sum of their expected amounts in micro-USDT. */
export function summarizeUsdtSessions(
  database: Database,
  owner: Owner,
  filter: UsdtSessionFilter,
): Promise<ListSummary> {
  return summarizeList(database, wantedOf(owner, filter));
}

/** A session that waits for a human. */
export interface UsdtSessionToDecide extends UsdtSessionRecord {
  readonly businessName: string;
  readonly sweep: SweepProgress;
  readonly sweepReason: string | undefined;
}

/**
 * Sessions that nothing but a human moves: live money first, those in review before others, then large before small. One that
 * is UNDERPAID is still open to be topped up, and waits for no operator until that time is over.
 */
export async function listUsdtSessionsToDecide(
  database: Database,
  { environment, offset, limit }: ListSlice,
): Promise<Counted<UsdtSessionToDecide>> {
  const toDecide = sql`crypto_payments payment
        left join lateral (
          select status, reason from crypto_sweeps where payment_id = payment.id order by created_at desc limit 1
        ) sweep on true
        where (payment.status = 'MANUAL_REVIEW' or (payment.status = 'OVERPAID' and sweep.status is null))
          and ${environmentSql(environment, 'payment.environment')}`;
  const { rows, total } = await readCounted(database, {
    total: statement<{ total: number }>('usdtSessions.countToDecide')`
      select count(*)::int as total from ${toDecide}`,
    rows: statement<
      UsdtSessionRow & {
        readonly businessName: string;
        readonly sweepStatus: string | undefined;
        readonly sweepReason: string | undefined;
      }
    >('usdtSessions.toDecide')`
      select ${COLUMNS}, (select name from businesses where id = payment.business_id) as business_name,
          sweep.status as sweep_status, sweep.reason as sweep_reason
        from ${toDecide}
        order by payment.environment = 'test', (payment.status = 'MANUAL_REVIEW') desc,
          payment.amount_received_minor desc, payment.created_at, payment.id
        offset ${offset} limit ${limit}`,
  });
  return {
    total,
    rows: rows.map(({ businessName, sweepStatus, sweepReason, ...row }) => ({
      ...toRecord(row),
      businessName,
      sweep: sweepProgressOf(sweepStatus),
      sweepReason,
    })),
  };
}

const PROGRESS: Readonly<Record<string, SweepProgress>> = {
  PENDING: 'under_way',
  DONE: 'done',
  SKIPPED: 'skipped',
  FAILED: 'failed',
};

/** The progress that the status of a session's latest sweep stands for. */
export function sweepProgressOf(status = ''): SweepProgress {
  return PROGRESS[status] ?? 'none';
}

/** How far the latest sweep of a session has come. */
export async function readSweepProgress(
  runner: StatementRunner,
  paymentId: Id<'cp'>,
): Promise<SweepProgress> {
  const latest = selectWhere('crypto_sweeps', { paymentId }).select('status').orderBy('createdAt', 'desc');
  return sweepProgressOf((await runner.first(latest.limit(1)))?.status);
}

const bigintText = z
  .string()
  .regex(/^\d{1,18}$/, 'must be a whole number as text')
  .transform(BigInt);

const windowMs = z.int().min(0);

/** A policy as stored: JSON has no bigint, so amounts are text. */
const storedPolicy = z
  .object({
    toleranceBasisPoints: bigintText,
    creditsOverpayment: z.boolean(),
    creditsUnderpayment: z.boolean(),
    graceMs: windowMs,
    lateWindowMs: windowMs,
    sweeps: z.enum(['now', 'later']),
    sweepFloorMinor: bigintText,
    settlesOn: z.enum(['sweep', 'deposit']),
    tokenFeeBorneBy: z.enum(['platform', 'merchant']),
  })
  .partial()
  .strict();

/** The policy that stored agreements make: what they leave out is as for everybody. Throws a ZodError. */
export function parseSessionPolicy(stored: unknown): SessionPolicy {
  const agreed = Object.entries(storedPolicy.parse(stored ?? {})).filter(([, value]) => value !== undefined);
  return { ...DEFAULT_SESSION_POLICY, ...Object.fromEntries(agreed) };
}

/** A policy, or what was agreed of one, as it is stored. */
export function storedSessionPolicy(policy: Partial<SessionPolicy>): string {
  return JSON.stringify(policy, (_, value) => (typeof value === 'bigint' ? value.toString() : value));
}

/**
 * The policy that a new session of a business is born with: what was agreed, and in its place what the merchant chose itself
 * (checkout_settings). Undefined when there is no such business.
 */
export async function readSessionPolicy(
  database: Database,
  businessId: string,
): Promise<SessionPolicy | undefined> {
  const row = await database.first(
    statement<{
      readonly cryptoPolicy: unknown;
      readonly toleranceBasisPoints: bigint | undefined;
      readonly creditsUnderpayment: boolean | undefined;
      readonly creditsOverpayment: boolean | undefined;
    }>('sessionPolicy.read')`
      select crypto_policy, tolerance_basis_points, credits_underpayment, credits_overpayment
        from businesses left join checkout_settings on business_id = id where id = ${businessId}`,
  );
  if (!row) return undefined;
  const agreed = parseSessionPolicy(row.cryptoPolicy);
  return {
    ...agreed,
    toleranceBasisPoints: row.toleranceBasisPoints ?? agreed.toleranceBasisPoints,
    creditsUnderpayment: row.creditsUnderpayment ?? agreed.creditsUnderpayment,
    creditsOverpayment: row.creditsOverpayment ?? agreed.creditsOverpayment,
  };
}

/**
 * Stores what was agreed with a business, in place of what was, and audits it. Sessions that exist keep theirs.
 *
 * @param agreed in the stored form, as `parseSessionPolicy` reads it.
 * @returns false when there is no such business.
 */
export function storeSessionPolicy(
  database: Database,
  businessId: string,
  { agreed, actor }: { readonly agreed: unknown; readonly actor: string },
): Promise<boolean> {
  const cryptoPolicy = z.record(z.string(), z.unknown()).parse(agreed);
  const record = { actor, action: 'business.crypto_policy', subject: businessId, details: cryptoPolicy };
  return changeBusiness(database, { cryptoPolicy }, record);
}
