import { DEPOSIT_NEWS } from '../contract/messages.ts';
import type { WorkflowStart } from '../contract/starts.ts';
import type {
  CryptoPaymentStatus,
  CryptoPolicy,
  PaymentResolution,
  ReviewReason,
  SweepProgress,
} from '../domain/cryptoPayment.ts';
import { invariant } from '../domain/errors.ts';
import type { Environment } from '../domain/money.ts';
import { parseCryptoPolicy, storedCryptoPolicy } from './cryptoPolicy.ts';
import type { Database, Statement, StatementRunner } from './database.ts';
import {
  type IdempotencyScope,
  rememberRequestParameters,
  rememberRequestSql,
  type StoredResponse,
} from './idempotency.ts';
import { insertOutboxSql, OUTBOX_PARAMETERS, outboxParameters, promisedId } from './outbox.ts';
import {
  type Page,
  type PageRequest,
  type PlacedRow,
  pageOf,
  pageParameters,
  placeColumnSql,
} from './page.ts';

/** A session as its record holds it. Amounts in micro-USDT, times in ms since 1970 unless they say otherwise. */
export interface CryptoPaymentRecord {
  readonly paymentId: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly status: CryptoPaymentStatus;
  readonly expectedMinor: bigint;
  readonly receivedMinor: bigint;
  readonly creditedMinor: bigint;
  readonly addressIndex: number;
  readonly depositAddress: string;
  /** The transaction of the deposit that counted last. */
  readonly txHash: string | undefined;
  readonly merchantCustomerId: string | undefined;
  readonly merchantReference: string | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly policy: CryptoPolicy;
  readonly reviewReason: ReviewReason | undefined;
  readonly resolution: PaymentResolution | undefined;
  readonly acceptsUnswept: boolean;
  readonly expiresAtMs: number;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

/** A session about to be created. */
export type NewCryptoPayment = Pick<
  CryptoPaymentRecord,
  | 'paymentId'
  | 'businessId'
  | 'environment'
  | 'expectedMinor'
  | 'addressIndex'
  | 'depositAddress'
  | 'merchantCustomerId'
  | 'merchantReference'
  | 'metadata'
  | 'policy'
  | 'expiresAtMs'
  | 'createdAtMs'
>;

const NEXT_INDEX: Statement = {
  name: 'cryptoPayments.nextAddressIndex',
  text: `select nextval(('crypto_address_index_' || $1)::regclass) as address_index`,
};

/** An index that no other session of the environment has or will have. One that is not used leaves a gap. */
export async function nextAddressIndex(database: Database, environment: Environment): Promise<number> {
  const [row] = await database.run<{ address_index: string }>(NEXT_INDEX, [environment]);
  return Number(row?.address_index);
}

const CREATE_PARAMETERS = 12;
const CREATE: Statement = {
  name: 'cryptoPayments.create',
  text: `with
    created as (
      insert into crypto_payments (id, business_id, environment, amount_expected_minor, address_index, deposit_address,
          merchant_customer_id, merchant_reference, metadata, policy, expires_at, created_at, updated_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)),
    remembered as (${rememberRequestSql(1 + CREATE_PARAMETERS + OUTBOX_PARAMETERS)})
    ${insertOutboxSql(1 + CREATE_PARAMETERS)}`,
};

/**
 * Creates a session, promises its workflow and stores the answer, in one statement.
 *
 * @returns the id of the promise in the outbox.
 * @throws a Postgres error on `idempotency_key_once` when an equal request was first.
 */
export async function createCryptoPayment(
  database: Database,
  payment: NewCryptoPayment,
  start: WorkflowStart<'cryptoPaymentWorkflow'>,
  idempotency: IdempotencyScope | undefined,
  response: StoredResponse,
): Promise<string> {
  const [row] = await database.run<{ id: string }>(CREATE, [
    payment.paymentId,
    payment.businessId,
    payment.environment,
    payment.expectedMinor,
    payment.addressIndex,
    payment.depositAddress,
    payment.merchantCustomerId ?? null,
    payment.merchantReference ?? null,
    payment.metadata,
    storedCryptoPolicy(payment.policy),
    new Date(payment.expiresAtMs),
    new Date(payment.createdAtMs),
    ...outboxParameters(start),
    ...rememberRequestParameters(idempotency, payment.paymentId, response),
  ]);
  return promisedId(row);
}

/**
 * SQL that promises the news of `cryptoPaymentNews` to every session of a relation, each once.
 *
 * @param source a relation with the columns of crypto_payments that name a session.
 */
export function promiseNewsSql(source: string): string {
  return `insert into outbox (workflow_type, workflow_id, input, signal_name)
    select 'cryptoPaymentWorkflow', 'crypto-payment/' || environment || '/' || id,
        jsonb_build_object(
          'input', jsonb_build_object('paymentId', id, 'environment', environment,
            'expiresAtMs', (extract(epoch from expires_at) * 1000)::bigint, 'beginsWithLook', true),
          'searchAttributes', jsonb_build_object('BusinessId', business_id, 'Environment', environment,
            'Reference', id),
          'summary', 'USDT session ' || id || ' (' || environment || ')'),
        '${DEPOSIT_NEWS}'
      from (select distinct id, environment, business_id, expires_at from ${source}) news
    returning id, workflow_type, workflow_id, input, start_delay_ms, signal_name`;
}

const COLUMNS = `payment.id, payment.business_id, payment.environment, payment.status, payment.amount_expected_minor,
  payment.amount_received_minor, payment.amount_credited_minor, payment.address_index, payment.deposit_address,
  payment.tx_hash, payment.merchant_customer_id, payment.merchant_reference, payment.metadata, payment.policy,
  payment.review_reason, payment.resolution, payment.accepts_unswept, payment.expires_at, payment.created_at,
  payment.updated_at`;

interface CryptoPaymentColumns {
  id: string;
  business_id: string;
  environment: Environment;
  status: CryptoPaymentStatus;
  amount_expected_minor: string;
  amount_received_minor: string;
  amount_credited_minor: string;
  address_index: string;
  deposit_address: string;
  tx_hash: string | null;
  merchant_customer_id: string | null;
  merchant_reference: string | null;
  metadata: Record<string, unknown>;
  policy: unknown;
  review_reason: ReviewReason | null;
  resolution: PaymentResolution | null;
  accepts_unswept: boolean;
  expires_at: Date;
  created_at: Date;
  updated_at: Date;
}

function toRecord(row: CryptoPaymentColumns): CryptoPaymentRecord {
  return {
    paymentId: row.id,
    businessId: row.business_id,
    environment: row.environment,
    status: row.status,
    expectedMinor: BigInt(row.amount_expected_minor),
    receivedMinor: BigInt(row.amount_received_minor),
    creditedMinor: BigInt(row.amount_credited_minor),
    addressIndex: Number(row.address_index),
    depositAddress: row.deposit_address,
    txHash: row.tx_hash ?? undefined,
    merchantCustomerId: row.merchant_customer_id ?? undefined,
    merchantReference: row.merchant_reference ?? undefined,
    metadata: row.metadata,
    policy: parseCryptoPolicy(row.policy),
    reviewReason: row.review_reason ?? undefined,
    resolution: row.resolution ?? undefined,
    acceptsUnswept: row.accepts_unswept,
    expiresAtMs: row.expires_at.getTime(),
    createdAtMs: row.created_at.getTime(),
    updatedAtMs: row.updated_at.getTime(),
  };
}

const FIND: Statement = {
  name: 'cryptoPayments.find',
  text: `select ${COLUMNS} from crypto_payments payment where payment.id = $1`,
};
const LOCK: Statement = { name: 'cryptoPayments.lock', text: `${FIND.text} for update` };

/** A session's record, or undefined when there is none of that id. */
export async function findCryptoPayment(
  runner: StatementRunner,
  paymentId: string,
  options: { readonly lock?: boolean } = {},
): Promise<CryptoPaymentRecord | undefined> {
  const [row] = await runner.run<CryptoPaymentColumns>(options.lock ? LOCK : FIND, [paymentId]);
  return row && toRecord(row);
}

const FIND_DECIDER: Statement = {
  name: 'cryptoPayments.findDecider',
  text: 'select resolved_by from crypto_payments where id = $1 and resolved_by is not null',
};

/**
 * Who decided a session: an operator's name, or `business:` and the merchant's id.
 *
 * @throws InvariantError when nobody has.
 */
export async function findDecider(runner: StatementRunner, paymentId: string): Promise<string> {
  const [row] = await runner.run<{ resolved_by: string }>(FIND_DECIDER, [paymentId]);
  invariant(row, 'A session that was decided names who did.');
  return row.resolved_by;
}

/** What a list of sessions is narrowed by. */
export interface CryptoPaymentFilter {
  readonly status: string | undefined;
  readonly merchantReference: string | undefined;
  readonly merchantCustomerId: string | undefined;
}

const LIST: Statement = {
  name: 'cryptoPayments.list',
  text: `select ${COLUMNS}, ${placeColumnSql('payment.created_at')}
    from crypto_payments payment
    where business_id = $1 and environment = $2 and (created_at, id) < ($3::timestamptz, $4::text)
      and ($6::text is null or status = $6) and ($7::text is null or merchant_reference = $7)
      and ($8::text is null or merchant_customer_id = $8)
    order by created_at desc, id desc limit $5`,
};

/**
 * Sessions newest first, after a place.
 *
 * @returns at most `limit` of them, and the place of the last when more follow.
 */
export async function listCryptoPayments(
  database: Database,
  owner: { readonly businessId: string; readonly environment: Environment },
  filter: CryptoPaymentFilter,
  page: PageRequest,
): Promise<Page<CryptoPaymentRecord>> {
  const rows = await database.run<CryptoPaymentColumns & PlacedRow>(LIST, [
    owner.businessId,
    owner.environment,
    ...pageParameters(page),
    filter.status ?? null,
    filter.merchantReference ?? null,
    filter.merchantCustomerId ?? null,
  ]);
  return pageOf(rows, page, toRecord);
}

/** A session that waits for a human. */
export interface CryptoPaymentToDecide extends CryptoPaymentRecord {
  readonly businessName: string;
  readonly sweep: SweepProgress;
  readonly sweepReason: string | undefined;
}

const TO_DECIDE: Statement = {
  name: 'cryptoPayments.toDecide',
  text: `select ${COLUMNS}, business.name as business_name, sweep.status as sweep_status, sweep.reason as sweep_reason
    from crypto_payments payment
    join businesses business on business.id = payment.business_id
    left join lateral (
      select status, reason from crypto_sweeps where payment_id = payment.id order by created_at desc limit 1
    ) sweep on true
    where payment.status in ('MANUAL_REVIEW', 'UNDERPAID', 'OVERPAID')
      and (payment.status <> 'OVERPAID' or sweep.status is null)
    order by (payment.status = 'MANUAL_REVIEW') desc, payment.created_at, payment.id limit 1000`,
};

/** Sessions that need a decision, those that nothing but a human moves first. At most 1,000. */
export async function listCryptoPaymentsToDecide(
  database: Database,
): Promise<readonly CryptoPaymentToDecide[]> {
  const rows = await database.run<
    CryptoPaymentColumns & { business_name: string; sweep_status: string | null; sweep_reason: string | null }
  >(TO_DECIDE, []);
  return rows.map((row) => ({
    ...toRecord(row),
    businessName: row.business_name,
    sweep: sweepProgressOf(row.sweep_status),
    sweepReason: row.sweep_reason ?? undefined,
  }));
}

/** The progress that the status of a session's latest sweep stands for. */
export function sweepProgressOf(status: string | null | undefined): SweepProgress {
  switch (status) {
    case 'PENDING':
      return 'under_way';
    case 'DONE':
      return 'done';
    case 'SKIPPED':
      return 'skipped';
    case 'FAILED':
      return 'failed';
    default:
      return 'none';
  }
}
