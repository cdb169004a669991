import type { WorkflowStart } from '../contract/starts.ts';
import type { BillKind, BillOrder, MeterType, OtherTokens } from '../domain/bill.ts';
import { describeOrder } from '../domain/bill.ts';
import type { HeldOrder } from '../domain/heldOrder.ts';
import type { Transfer } from '../domain/ledger.ts';
import type { Environment } from '../domain/money.ts';
import type { FlowStatus } from '../domain/providerFlow.ts';
import type { Database, Statement } from './database.ts';
import { decidedTransactionSql, endFlow, type FlowEnd, flowEndStatement } from './flowEnd.ts';
import { type IdempotencyScope, rememberRequestParameters, rememberRequestSql } from './idempotency.ts';
import { type LedgerStore, ledgerError, POST_TRANSFER_PARAMETERS, postTransferSql } from './ledgerStore.ts';
import {
  insertOutboxSql,
  OUTBOX_PARAMETERS,
  type OutboxRow,
  outboxParameters,
  promisedId,
} from './outbox.ts';
import { insertTransactionSql, TRANSACTION_PARAMETERS, transactionParameters } from './transactions.ts';

/** A bill purchase about to be accepted. */
export interface NewBillPurchase extends BillOrder {
  readonly purchaseId: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly provider: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly merchantReference: string | undefined;
}

const DETAIL_FIRST = 1 + POST_TRANSFER_PARAMETERS + TRANSACTION_PARAMETERS;
const DETAIL_PARAMETERS = 12;
const ACCEPT_OUTBOX_FIRST = DETAIL_FIRST + DETAIL_PARAMETERS;
const ACCEPT: Statement = {
  name: 'bills.accept',
  text: `with
    posted as (${postTransferSql(1)}),
    recorded as (${insertTransactionSql(1 + POST_TRANSFER_PARAMETERS)}),
    detailed as (
      insert into bill_purchases (transaction_id, kind, biller_id, service_id, biller_name, account, meter_type,
        plan_code, plan_name, is_renewal, phone, provider)
      values (${Array.from({ length: DETAIL_PARAMETERS }, (_, offset) => `$${DETAIL_FIRST + offset}`).join(', ')})),
    remembered as (${rememberRequestSql(ACCEPT_OUTBOX_FIRST + OUTBOX_PARAMETERS)}),
    promised as (${insertOutboxSql(ACCEPT_OUTBOX_FIRST)})
    select id from promised`,
};

/**
 * Accepts a purchase: reserves the money, records it, promises its workflow and remembers the request, in one round
 * trip and one transaction.
 *
 * @returns the id of the promise in the outbox.
 * @throws InsufficientFundsError; a Postgres error on `idempotency_key_once` when an equal request was first.
 */
export async function acceptBillPurchase(
  database: Database,
  ledger: LedgerStore,
  purchase: NewBillPurchase,
  reservation: Transfer,
  start: WorkflowStart<'billPurchaseWorkflow'>,
  idempotency: IdempotencyScope | undefined,
): Promise<string> {
  const { purchaseId } = purchase;
  try {
    const [row] = await database.run<{ id: string }>(ACCEPT, [
      ...(await ledger.parametersOf(reservation)),
      ...transactionParameters({
        id: purchaseId,
        businessId: purchase.businessId,
        environment: purchase.environment,
        flow: 'bill',
        status: 'PROCESSING',
        amountMinor: purchase.amountMinor,
        feeMinor: 0n,
        channel: purchase.kind,
        customer: purchase.account,
        description: describeOrder(purchase),
        payer: undefined,
        metadata: purchase.metadata,
        merchantReference: purchase.merchantReference,
      }),
      purchaseId,
      purchase.kind,
      purchase.billerId,
      purchase.serviceId,
      purchase.billerName,
      purchase.account,
      purchase.meterType ?? null,
      purchase.plan?.code ?? null,
      purchase.plan?.name ?? null,
      purchase.isRenewal,
      purchase.phone ?? null,
      purchase.provider,
      ...outboxParameters(start),
      ...rememberRequestParameters(idempotency, purchaseId),
    ]);
    return promisedId(row);
  } catch (error) {
    throw ledgerError(error);
  }
}

/** A bill purchase as its record holds it. */
export interface BillPurchaseRecord extends BillOrder, HeldOrder {
  readonly purchaseId: string;
  /** The account at the provider that was told, as `identifyAccount` names it; undefined of older vends too. */
  readonly providerAccount: string | undefined;
  /** The number of the business, for billers that want somebody's and were given none. */
  readonly businessPhone: string;
  /** Present from the first attempt on, as `sentAtMs` is. */
  readonly requestId: string | undefined;
  readonly failureReason: string | undefined;
}

const LOAD_COLUMNS = `select t.id, t.business_id, t.environment, t.status, t.amount_minor, b.kind, b.biller_id,
    b.service_id, b.biller_name, b.account, b.meter_type, b.plan_code, b.plan_name, b.is_renewal, b.phone, b.provider,
    b.provider_account, b.request_id, b.sent_at, b.failure_reason, business.phone as business_phone
  from transactions t
  join bill_purchases b on b.transaction_id = t.id
  join businesses business on business.id = t.business_id`;
const LOAD: Statement = { name: 'bills.load', text: `${LOAD_COLUMNS} where t.id = $1` };
const FIND_BY_REQUEST: Statement = {
  name: 'bills.findByRequest',
  text: `${LOAD_COLUMNS} where b.provider = $1 and b.request_id = $2`,
};

interface BillColumns {
  id: string;
  business_id: string;
  environment: Environment;
  status: FlowStatus;
  amount_minor: string;
  kind: BillKind;
  biller_id: string;
  service_id: string;
  biller_name: string;
  account: string;
  meter_type: MeterType | null;
  plan_code: string | null;
  plan_name: string | null;
  is_renewal: boolean;
  phone: string | null;
  provider: string;
  provider_account: string | null;
  request_id: string | null;
  sent_at: Date | null;
  failure_reason: string | null;
  business_phone: string;
}

/** A purchase's record, or undefined when there is none of that id. */
export async function loadBillPurchase(
  database: Database,
  purchaseId: string,
): Promise<BillPurchaseRecord | undefined> {
  const [row] = await database.run<BillColumns>(LOAD, [purchaseId]);
  return row && toRecord(row);
}

/** The purchase that a provider knows by this request id, or undefined when it is none of ours. */
export async function findBillPurchaseByRequest(
  database: Database,
  provider: string,
  requestId: string,
): Promise<BillPurchaseRecord | undefined> {
  const [row] = await database.run<BillColumns>(FIND_BY_REQUEST, [provider, requestId]);
  return row && toRecord(row);
}

function toRecord(row: BillColumns): BillPurchaseRecord {
  return {
    purchaseId: row.id,
    businessId: row.business_id,
    environment: row.environment,
    status: row.status,
    amountMinor: BigInt(row.amount_minor),
    kind: row.kind,
    billerId: row.biller_id,
    serviceId: row.service_id,
    billerName: row.biller_name,
    account: row.account,
    meterType: row.meter_type ?? undefined,
    plan:
      row.plan_code !== null && row.plan_name !== null
        ? { code: row.plan_code, name: row.plan_name }
        : undefined,
    isRenewal: row.is_renewal,
    phone: row.phone ?? undefined,
    provider: row.provider,
    providerAccount: row.provider_account ?? undefined,
    businessPhone: row.business_phone,
    requestId: row.request_id ?? undefined,
    sentAtMs: row.sent_at?.getTime(),
    failureReason: row.failure_reason ?? undefined,
  };
}

// The lock on the transaction keeps it undecided until the claim has committed.
const CLAIM: Statement = {
  name: 'bills.claimVend',
  text: `with
    undecided as (select id from transactions where id = $1 and status = 'PROCESSING' for share)
    update bill_purchases set request_id = coalesce(request_id, $2), sent_at = coalesce(sent_at, now()),
        sends = sends + 1,
        provider = case when request_id is null then $3 else provider end,
        provider_account = case when request_id is null then $4 else provider_account end
      from undecided where transaction_id = undecided.id returning request_id, sends`,
};

/**
 * Claims the right to tell the provider of a vend. From now on it may know of it.
 *
 * @param newRequestId under which it is told, unless an earlier attempt has a request id already.
 * @param told the account at a provider to which it is told then.
 * @returns the request id, and whether nobody can have told the provider of it before; undefined when the purchase is
 * over, and nothing may be sent.
 */
export async function claimVend(
  database: Database,
  purchaseId: string,
  newRequestId: string,
  told: { readonly provider: string; readonly account: string | undefined },
): Promise<VendClaim | undefined> {
  const [row] = await database.run<{ request_id: string; sends: number }>(CLAIM, [
    purchaseId,
    newRequestId,
    told.provider,
    told.account ?? null,
  ]);
  return row && { requestId: row.request_id, sends: row.sends, isFirst: row.sends === 1 };
}

/** The right to tell the provider of a vend. */
export interface VendClaim {
  readonly requestId: string;
  /** How often the right was given under this request id, this time included. */
  readonly sends: number;
  readonly isFirst: boolean;
}

const RELEASE: Statement = {
  name: 'bills.releaseVend',
  text: `update bill_purchases set request_id = null, sent_at = null, sends = 0, provider_account = null
    where transaction_id = $1 and request_id = $2 and sends = $3 and finished_at is null`,
};

/**
 * Takes a claim back after the provider refused the one attempt that was made under it, or can take none under it any
 * more, so that the next attempt gets a request id of its own day. Changes nothing when another attempt claimed meanwhile.
 */
export async function releaseVend(database: Database, purchaseId: string, claim: VendClaim): Promise<void> {
  await database.run(RELEASE, [purchaseId, claim.requestId, claim.sends]);
}

const NOTE_VALUE: Statement = {
  name: 'bills.noteValue',
  text: `update bill_purchases set token = coalesce(token, $2), units = coalesce(units, $3),
      other_tokens = $4::jsonb || other_tokens
    where transaction_id = $1 and (token is null or units is null or not other_tokens @> $4::jsonb)`,
};

/** Keeps what the customer paid for. What was noted first stays. */
export async function noteBillValue(
  database: Database,
  purchaseId: string,
  value: {
    readonly token?: string | undefined;
    readonly units?: string | undefined;
    readonly otherTokens?: OtherTokens | undefined;
  },
): Promise<void> {
  const { token, units, otherTokens } = value;
  await database.run(NOTE_VALUE, [purchaseId, token ?? null, units ?? null, otherTokens ?? {}]);
}

const FINISH = flowEndStatement({
  name: 'bills.finish',
  decided: decidedTransactionSql('bill_purchases'),
  auditAction: 'bill.resolve',
});

/** Ends a purchase: see endFlow. */
export function finishBillPurchase(
  database: Database,
  ledger: LedgerStore,
  purchaseId: string,
  end: FlowEnd,
): Promise<readonly OutboxRow[] | undefined> {
  return endFlow(database, ledger, FINISH, purchaseId, end);
}
