import { sql as raw } from 'kysely';
import { readCharges, type StoredCharges } from '../../domain/ledger/charges.ts';
import type { Id } from '../../domain/money.ts';
import type { BillOrder, OtherTokens } from '../../domain/orders/bill.ts';
import { describeOrder } from '../../domain/orders/bill.ts';
import type { HeldOrder } from '../../domain/orders/record.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { pick, sql, statement } from '../core/sql.ts';
import { updateWhere } from '../core/tables.ts';
import type { LedgerDatabase } from '../ledger/ledgerStore.ts';
import { type Acceptance, type Accepted, acceptTransaction, type NewOrder } from './orders.ts';

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
] as const;

/** Accepts a purchase: see acceptTransaction. */
export function acceptBillPurchase(
  books: LedgerDatabase,
  purchase: NewBillPurchase,
  acceptance: Acceptance,
): Promise<Accepted> {
  const { kind: channel, account: customer, plan } = purchase;
  const order = { ...purchase, channel, customer, description: describeOrder(purchase) };
  const details = { ...pick(purchase, DETAILS), planCode: plan?.code, planName: plan?.name };
  return acceptTransaction(books, { kind: 'bill', order, details }, acceptance);
}

/** A bill purchase as its record holds it. */
export interface BillPurchaseRecord extends BillOrder, HeldOrder {
  readonly purchaseId: Id<'bill'>;
  readonly failureReason: string | undefined;
  /** What a purchase of prepaid electricity brought; undefined until it was completed. */
  readonly token: string | undefined;
  readonly units: string | undefined;
  /** The number of the business, for billers that need a number and were given none. */
  readonly businessPhone: string;
}

interface BillRow extends Omit<BillPurchaseRecord, 'plan' | 'charges'> {
  readonly charges: StoredCharges | undefined;
  readonly planCode: string | undefined;
  readonly planName: string | undefined;
}

const SELECT_RECORD = sql`select record.id as purchase_id, record.business_id, record.environment, record.status,
    record.amount_minor, record.fee_minor, record.charges, record.merchant_reference, record.metadata, record.created_at, orders.provider,
    orders.failure_reason, details.kind, details.biller_id, details.service_id, details.biller_name, details.account,
    details.meter_type, details.plan_code, details.plan_name, details.is_renewal, details.phone,
    case when orders.status in ('COMPLETED', 'REVERSED') then details.token end as token,
    case when orders.status in ('COMPLETED', 'REVERSED') then details.units end as units, (select phone from businesses where id = record.business_id) as business_phone
  from transactions record join bill_purchases details on details.transaction_id = record.id
    join orders on orders.id = record.id`;

/** A purchase's record, or undefined when there is none of that id. */
export async function loadBillPurchase(
  database: StatementRunner,
  purchaseId: Id<'bill'>,
): Promise<BillPurchaseRecord | undefined> {
  const row = await database.first(
    statement<BillRow>('bills.load')`${SELECT_RECORD} where record.id = ${purchaseId}`,
  );
  return row && toRecord(row);
}

function toRecord({ planCode, planName, charges, ...row }: BillRow): BillPurchaseRecord {
  const plan =
    planCode !== undefined && planName !== undefined ? { code: planCode, name: planName } : undefined;
  return { ...row, charges: readCharges(charges), plan };
}

/** Keeps what an answer about a purchase brought, whatever its outcome. What was noted first stays. */
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

/**
 * Gives a purchase the tokens that an operator knows. One that it has stays.
 *
 * @param tokens 20 digits each, a blank between two, in the order in which the meter takes them.
 * @returns whether the purchase had none.
 */
export async function supplyBillTokens(
  runner: StatementRunner,
  purchaseId: Id<'bill'>,
  tokens: string,
): Promise<boolean> {
  const row = await runner.first(
    statement<{ transactionId: string }>('bills.supplyTokens')`update bill_purchases set token = ${tokens}
      where transaction_id = ${purchaseId} and token is null returning transaction_id`,
  );
  return row !== undefined;
}
