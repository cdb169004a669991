import type { WorkflowStart } from '../contract/starts.ts';
import type { Transfer } from '../domain/ledger.ts';
import type { Environment } from '../domain/money.ts';
import type { FlowStatus } from '../domain/providerFlow.ts';
import type { WithdrawalRecord } from '../domain/withdrawal.ts';
import type { SettlementAccount } from './businesses.ts';
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
import { insertWebhookDeliverySql, type NewWebhookDelivery, webhookDeliveryParameters } from './webhooks.ts';

/** A withdrawal about to be accepted. Amounts in kobo. */
export interface NewWithdrawal {
  readonly withdrawalId: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  readonly account: SettlementAccount;
  readonly provider: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly merchantReference: string | undefined;
}

const DETAIL_FIRST = 1 + POST_TRANSFER_PARAMETERS + TRANSACTION_PARAMETERS;
const DETAIL_PARAMETERS = 8;
const ACCEPT_OUTBOX_FIRST = DETAIL_FIRST + DETAIL_PARAMETERS;
const ACCEPT: Statement = {
  name: 'withdrawals.accept',
  text: `with
    posted as (${postTransferSql(1)}),
    recorded as (${insertTransactionSql(1 + POST_TRANSFER_PARAMETERS)}),
    detailed as (
      insert into withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, provider,
        verified_with, nip_code)
      values (${Array.from({ length: DETAIL_PARAMETERS }, (_, offset) => `$${DETAIL_FIRST + offset}`).join(', ')})),
    remembered as (${rememberRequestSql(ACCEPT_OUTBOX_FIRST + OUTBOX_PARAMETERS)}),
    promised as (${insertOutboxSql(ACCEPT_OUTBOX_FIRST)})
    select id from promised`,
};

/**
 * Accepts a withdrawal: reserves the money, records it, promises its workflow and remembers the request, in one round
 * trip and one transaction.
 *
 * @returns the id of the promise in the outbox.
 * @throws InsufficientFundsError; a Postgres error on `idempotency_key_once` when an equal request was first.
 */
export async function acceptWithdrawal(
  database: Database,
  ledger: LedgerStore,
  withdrawal: NewWithdrawal,
  reservation: Transfer,
  start: WorkflowStart,
  idempotency: IdempotencyScope | undefined,
): Promise<string> {
  const { withdrawalId, account } = withdrawal;
  try {
    const [row] = await database.run<{ id: string }>(ACCEPT, [
      ...(await ledger.parametersOf(reservation)),
      ...transactionParameters({
        id: withdrawalId,
        businessId: withdrawal.businessId,
        environment: withdrawal.environment,
        flow: 'withdrawal',
        status: 'PROCESSING',
        amountMinor: withdrawal.amountMinor,
        feeMinor: withdrawal.feeMinor,
        channel: 'bank_transfer',
        customer: account.accountName,
        description: `Withdrawal to ${account.bankName}`,
        payer: undefined,
        metadata: withdrawal.metadata,
        merchantReference: withdrawal.merchantReference,
      }),
      withdrawalId,
      account.accountNumber,
      account.bankCode,
      account.bankName,
      account.accountName,
      withdrawal.provider,
      account.verifiedWith ?? null,
      account.nipCode ?? null,
      ...outboxParameters(start),
      ...rememberRequestParameters(idempotency, withdrawalId),
    ]);
    return promisedId(row);
  } catch (error) {
    throw ledgerError(error);
  }
}

const LOAD: Statement = {
  name: 'withdrawals.load',
  text: `select t.id, t.business_id, t.environment, t.status, t.amount_minor, t.fee_minor, t.merchant_reference,
      t.metadata, t.created_at, w.account_number, w.bank_code, w.bank_name, w.account_name, w.provider,
      w.verified_with, w.nip_code, w.sent_at, w.attention_reason
    from transactions t join withdrawals w on w.transaction_id = t.id where t.id = $1`,
};

interface WithdrawalColumns {
  id: string;
  business_id: string;
  environment: Environment;
  status: FlowStatus;
  amount_minor: string;
  fee_minor: string;
  merchant_reference: string | null;
  metadata: Record<string, unknown>;
  created_at: Date;
  account_number: string;
  bank_code: string;
  bank_name: string;
  account_name: string;
  provider: string;
  verified_with: string | null;
  nip_code: string | null;
  sent_at: Date | null;
  attention_reason: string | null;
}

/** A withdrawal's record, or undefined when there is none of that id. */
export async function loadWithdrawal(
  database: Database,
  withdrawalId: string,
): Promise<WithdrawalRecord | undefined> {
  const [row] = await database.run<WithdrawalColumns>(LOAD, [withdrawalId]);
  if (!row) return undefined;
  return {
    withdrawalId: row.id,
    businessId: row.business_id,
    environment: row.environment,
    status: row.status,
    amountMinor: BigInt(row.amount_minor),
    feeMinor: BigInt(row.fee_minor),
    accountNumber: row.account_number,
    bankCode: row.bank_code,
    bankName: row.bank_name,
    accountName: row.account_name,
    provider: row.provider,
    verifiedWith: row.verified_with ?? undefined,
    nipCode: row.nip_code ?? undefined,
    sentAtMs: row.sent_at?.getTime(),
    attentionReason: row.attention_reason ?? undefined,
    merchantReference: row.merchant_reference ?? undefined,
    metadata: row.metadata,
    createdAt: row.created_at.toISOString(),
  };
}

/** How a withdrawal ends: with an event for the merchant. */
export interface WithdrawalEnd extends FlowEnd {
  readonly withdrawalId: string;
  readonly event: NewWebhookDelivery;
}

const FINISH = flowEndStatement({
  name: 'withdrawals.finish',
  decided: decidedTransactionSql('withdrawals'),
  auditAction: 'withdrawal.resolve',
  further: (first) => `delivered as (${insertWebhookDeliverySql(first, 'from decided')})`,
});

/** Ends a withdrawal, with its event: see endFlow. */
export function finishWithdrawal(
  database: Database,
  ledger: LedgerStore,
  { withdrawalId, event, ...end }: WithdrawalEnd,
): Promise<readonly OutboxRow[] | undefined> {
  return endFlow(database, ledger, FINISH, withdrawalId, end, webhookDeliveryParameters(event));
}
