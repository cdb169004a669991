import { sql as raw } from 'kysely';
import type { BillOrder, OtherTokens } from '../domain/bill.ts';
import { describeOrder } from '../domain/bill.ts';
import type { HeldOrder } from '../domain/heldOrder.ts';
import type { Id } from '../domain/money.ts';
import { type Acceptance, acceptTransaction, type NewOrder } from './acceptance.ts';
import type { Database } from './database.ts';
import type { LedgerDatabase } from './ledgerStore.ts';
import { insertSql, millisecondsSql, pick, sql, statement } from './sql.ts';
import { updateWhere } from './tables.ts';

/** A bill purchase about to be accepted. */
export interface NewBillPurchase extends BillOrder, NewOrder {
  readonly purchaseId: Id<'bill'>;
}

const DETAILS = [
  'kind',
  'billerId',
  'serviceId',
  'billerName',
  'account',
  'meterType',
  'isRenewal',
  'phone',
  'provider',
] as const;

/** Accepts a purchase: see acceptTransaction. */
export async function acceptBillPurchase(
  { database, ledger }: LedgerDatabase,
  purchase: NewBillPurchase,
  { reservation, ...acceptance }: Acceptance,
): Promise<string> {
  const { purchaseId, plan, ...order } = purchase;
  return acceptTransaction(database, {
    ...acceptance,
    posting: await ledger.postingSql(reservation),
    transaction: {
      ...order,
      id: purchaseId,
      flow: 'bill',
      feeMinor: 0n,
      channel: order.kind,
      customer: order.account,
      description: describeOrder(purchase),
      payer: undefined,
    },
    detail: insertSql('bill_purchases', {
      transactionId: purchaseId,
      ...pick(order, DETAILS),
      planCode: plan?.code,
      planName: plan?.name,
    }),
  });
}

/** A bill purchase as its record holds it. */
export interface BillPurchaseRecord extends BillOrder, HeldOrder {
  readonly purchaseId: Id<'bill'>;
  /** The account at the provider that was told, as `identifyAccount` names it; undefined of older vends too. */
  readonly providerAccount: string | undefined;
  /** The number of the business, for billers that want somebody's and were given none. */
  readonly businessPhone: string;
  /** Present from the first attempt on, as `sentAtMs` is. */
  readonly requestId: string | undefined;
  readonly failureReason: string | undefined;
}

interface BillRow extends Omit<BillPurchaseRecord, 'plan'> {
  readonly planCode: string | undefined;
  readonly planName: string | undefined;
}

const SELECT_RECORD = sql`select t.id as purchase_id, t.business_id, t.environment, t.status, t.amount_minor, b.kind,
    b.biller_id, b.service_id, b.biller_name, b.account, b.meter_type, b.plan_code, b.plan_name, b.is_renewal, b.phone,
    b.provider, b.provider_account, b.request_id, ${millisecondsSql('b.sent_at')}, b.failure_reason,
    business.phone as business_phone
  from transactions t
  join bill_purchases b on b.transaction_id = t.id
  join businesses business on business.id = t.business_id`;

/** A purchase's record, or undefined when there is none of that id. */
export async function loadBillPurchase(
  database: Database,
  purchaseId: Id<'bill'>,
): Promise<BillPurchaseRecord | undefined> {
  const row = await database.first(
    statement<BillRow>('bills.load')`${SELECT_RECORD} where t.id = ${purchaseId}`,
  );
  return row && toRecord(row);
}

/** The purchase that a provider knows by this request id, or undefined when it is none of ours. */
export async function findBillPurchaseByRequest(
  database: Database,
  { provider, requestId }: { readonly provider: string; readonly requestId: string },
): Promise<BillPurchaseRecord | undefined> {
  const row = await database.first(
    statement<BillRow>('bills.findByRequest')`
      ${SELECT_RECORD} where b.provider = ${provider} and b.request_id = ${requestId}`,
  );
  return row && toRecord(row);
}

function toRecord({ planCode, planName, ...row }: BillRow): BillPurchaseRecord {
  const plan =
    planCode !== undefined && planName !== undefined ? { code: planCode, name: planName } : undefined;
  return { ...row, plan };
}

/**
 * Claims the right to tell the provider of a vend. From now on it may know of it.
 *
 * @param told.newRequestId under which it is told, unless an earlier attempt has a request id already; then `account` at
 * `provider` is told.
 * @returns the request id, and whether nobody can have told the provider of it before; undefined when the purchase is
 * over, and nothing may be sent.
 */
export async function claimVend(
  database: Database,
  purchaseId: Id<'bill'>,
  told: { readonly newRequestId: string; readonly provider: string; readonly account: string | undefined },
): Promise<VendClaim | undefined> {
  // The lock on the transaction keeps it undecided until the claim has committed.
  const row = await database.first(
    statement<{ requestId: string; sends: number }>('bills.claimVend')`with
      undecided as (select id from transactions where id = ${purchaseId} and status = 'PROCESSING' for share)
      update bill_purchases set request_id = coalesce(request_id, ${told.newRequestId}),
          sent_at = coalesce(sent_at, now()), sends = sends + 1,
          provider = case when request_id is null then ${told.provider} else provider end,
          provider_account = case when request_id is null then ${told.account} else provider_account end
        from undecided where transaction_id = undecided.id returning request_id, sends`,
  );
  return row && { ...row, isFirst: row.sends === 1 };
}

/** The right to tell the provider of a vend. */
export interface VendClaim {
  readonly requestId: string;
  /** How often the right was given under this request id, this time included. */
  readonly sends: number;
  readonly isFirst: boolean;
}

/**
 * Takes a claim back after the provider refused the one attempt that was made under it, or can take none under it any
 * more, so that the next attempt gets a request id of its own day.
 *
 * @returns false when another attempt claimed meanwhile: then nothing changed.
 */
export function releaseVend(
  database: Database,
  purchaseId: Id<'bill'>,
  { requestId, sends }: VendClaim,
): Promise<boolean> {
  return database.hasRow(
    updateWhere('bill_purchases', { transactionId: purchaseId, requestId, sends })
      .set({ requestId: null, sentAt: null, sends: 0, providerAccount: null })
      .where('finishedAt', 'is', null)
      .returning('transactionId'),
  );
}

/** Keeps what the customer paid for. What was noted first stays. */
export async function noteBillValue(
  database: Database,
  purchaseId: Id<'bill'>,
  value: {
    readonly token?: string | undefined;
    readonly units?: string | undefined;
    readonly otherTokens?: OtherTokens | undefined;
  },
): Promise<void> {
  const { token, units, otherTokens = {} } = value;
  await database.run(
    updateWhere('bill_purchases', { transactionId: purchaseId })
      .set(({ fn, ref, val }) => ({
        token: fn.coalesce('token', val(token ?? null)),
        units: fn.coalesce('units', val(units ?? null)),
        otherTokens: raw<OtherTokens>`${otherTokens}::jsonb || ${ref('otherTokens')}`,
      }))
      .where((row) =>
        row.or([
          row('token', 'is', null),
          row('units', 'is', null),
          raw<boolean>`not ${row.ref('otherTokens')} @> ${otherTokens}::jsonb`,
        ]),
      ),
  );
}
