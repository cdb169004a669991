import { PROVIDER_UPDATE } from '../../contract/messages.ts';
import type { WorkflowStart } from '../../contract/starts.ts';
import { invariant } from '../../domain/errors.ts';
import type { Transfer } from '../../domain/ledger/ledger.ts';
import { type Environment, type Id, minorToNumber } from '../../domain/money.ts';
import type { AttemptFacts } from '../../domain/orders/decideOrder.ts';
import type { VendorCreditFacts } from '../../domain/orders/decideVendorCredit.ts';
import type { VendorCreditStatus } from '../../domain/orders/vendorCredit.ts';
import { changeOnRecord } from '../core/auditLog.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { markApplied, proofSql } from '../core/operatorRequests.ts';
import { type OutboxRow, outboxSql } from '../core/outbox.ts';
import { millisecondsSql, type Sql, sql, statement } from '../core/sql.ts';
import { selectWhere, updateWhere } from '../core/tables.ts';
import { type LedgerStore, throwLedgerError } from '../ledger/ledgerStore.ts';
import { recordEvent } from '../webhooks/deliveries.ts';
import { type NewTransaction, recordTransactionSql } from './orders.ts';

/**
 * Announced payments into vendor accounts. A row has the facts of an order and of its one attempt; decision 24 says why it
 * does not share their tables.
 */

/** A payment into a vendor account, as the provider names it. */
export interface VendorCreditKey {
  readonly provider: string;
  readonly providerReference: string;
  readonly environment: Environment;
}

/** An operator's dismissal as it is stored. */
export interface StoredDismissal {
  /** The id of the update that carries it. */
  readonly id: string;
  readonly operator: string;
  /** Why, for the audit log. */
  readonly reason: string;
}

/** An announced payment: the facts by which its next step is decided, and the credit. */
export interface VendorCredit extends VendorCreditFacts, VendorCreditKey {
  /** Both present exactly when it was credited. */
  readonly businessId: Id<'biz'> | undefined;
  readonly transactionId: string | undefined;
  readonly decision: StoredDismissal | undefined;
}

/**
 * Notes an announced payment and stores the message of the workflow that credits it, in one statement.
 *
 * @returns the id of the message, or undefined when the payment was noted before, with its message.
 */
export async function announceVendorCredit(
  database: StatementRunner,
  key: VendorCreditKey,
  start: WorkflowStart<'vendorCreditWorkflow'>,
): Promise<string | undefined> {
  const row = await database.first(
    statement<{ id: string }>('vendorCredits.announce')`with
      noted as (
        insert into vendor_credits (provider, provider_reference, environment)
          values (${key.provider}, ${key.providerReference}, ${key.environment})
          on conflict do nothing returning provider_reference)
      ${outboxSql(start, sql`from noted`)}`,
  );
  return row?.id;
}

/**
 * Counts that a payment was announced once more, and stores the message that wakes its workflow or starts it again, in one
 * statement: neither a lost signal nor a lost workflow loses the update.
 *
 * @returns the message; undefined when nothing is left to learn about the payment.
 */
export async function recordVendorCreditUpdate(
  database: Database,
  { provider, providerReference }: VendorCreditKey,
  start: WorkflowStart<'vendorCreditWorkflow'>,
): Promise<OutboxRow | undefined> {
  const woken = { ...start, signal: PROVIDER_UPDATE };
  const row = await database.first(
    statement<{ id: string }>('vendorCredits.recordUpdate')`with updated as (
        update vendor_credits set updates_received = updates_received + 1
          where provider = ${provider} and provider_reference = ${providerReference} and status = 'PENDING'
          returning provider_reference)
      ${outboxSql(woken, sql`from updated`)}`,
  );
  return row && { id: row.id, start: woken };
}

type VendorCreditRow = Omit<VendorCredit, 'attempts' | 'decision' | 'settledAtMs' | 'approveByMs'> &
  Pick<AttemptFacts, 'outcome' | 'reason' | 'checks' | 'unreachable' | 'updatesRead' | 'nextCheckAtMs'> & {
    readonly answeredAtMs: number | undefined;
    readonly decisionId: string | undefined;
    readonly decisionOperator: string;
    readonly decisionReason: string;
  };

/**
 * Reads an announced payment.
 *
 * @throws InvariantError when it was never announced.
 */
export function readVendorCredit(runner: StatementRunner, key: VendorCreditKey): Promise<VendorCredit> {
  return read(runner, key, { isLocked: false });
}

/** Locks an announced payment until the end of the transaction, and reads it. */
export function lockVendorCredit(runner: StatementRunner, key: VendorCreditKey): Promise<VendorCredit> {
  return read(runner, key, { isLocked: true });
}

async function read(
  runner: StatementRunner,
  { provider, providerReference }: VendorCreditKey,
  { isLocked }: { readonly isLocked: boolean },
): Promise<VendorCredit> {
  const row = await runner.one(
    statement<VendorCreditRow>(isLocked ? 'vendorCredits.lock' : 'vendorCredits.read')`
      select provider, provider_reference, environment, status, business_id, transaction_id, updates_received,
          decision_id, decision_operator, decision_reason, is_cancellation_requested, review_reason, outcome, reason,
          checks, unreachable, updates_read, ${millisecondsSql('created_at')}, ${millisecondsSql('answered_at')},
          ${millisecondsSql('next_check_at')}
        from vendor_credits where provider = ${provider} and provider_reference = ${providerReference}
        ${isLocked ? sql`for update` : sql``}`,
    'The payment was never announced.',
  );
  const { outcome, reason, checks, unreachable, updatesRead, answeredAtMs = 0, nextCheckAtMs, ...rest } = row;
  const { decisionId, decisionOperator, decisionReason, ...facts } = rest;
  const answer = { outcome, reason, checks, unreachable, updatesRead, answeredAtMs, nextCheckAtMs };
  return {
    ...facts,
    settledAtMs: undefined,
    approveByMs: undefined,
    attempts: [{ ...NOTHING_TO_SEND, provider, ...answer }],
    decision:
      decisionId === undefined
        ? undefined
        : { id: decisionId, operator: decisionOperator, reason: decisionReason },
  };
}

/** The provider has the payment already. */
const NOTHING_TO_SEND = {
  isSent: true,
  isAbandoned: false,
  leasedForMs: undefined,
  refusals: 0,
  canFailOver: false,
} as const;

/** Stores an answer that leaves a locked payment open. */
export async function storeVendorCreditAnswer(
  runner: StatementRunner,
  { provider, providerReference }: VendorCreditKey,
  answer: AttemptFacts,
): Promise<void> {
  await runner.run(
    statement('vendorCredits.answer')`update vendor_credits set ${answeredSql(answer)}
      where provider = ${provider} and provider_reference = ${providerReference}`,
  );
}

function answeredSql(answer: AttemptFacts): Sql {
  return sql`outcome = ${answer.outcome}, reason = ${answer.reason}, checks = ${answer.checks}::integer, unreachable = ${answer.unreachable}::integer,
    updates_read = ${answer.updatesRead}::integer, answered_at = to_timestamp(${answer.answeredAtMs}::float8 / 1000),
    next_check_at = to_timestamp(${answer.nextCheckAtMs}::float8 / 1000), updated_at = now()`;
}

/**
 * Credits a locked payment: the provider's confirmation, status, ledger and transaction in one statement, and its event.
 *
 * @returns the outbox messages of its event.
 * @param credit.transaction its amount is what arrived and its fee the commission, in kobo.
 * @throws AlreadyPostedError when the ledger has its reference although the record says otherwise.
 */
export async function creditVendorAccount(
  { runner, ledger }: { readonly runner: StatementRunner; readonly ledger: LedgerStore },
  { provider, providerReference }: VendorCreditKey,
  credit: {
    readonly transaction: NewTransaction;
    readonly transfer: Transfer;
    readonly answer: AttemptFacts;
  },
): Promise<readonly OutboxRow[]> {
  const { transaction, transfer, answer } = credit;
  const { id: transactionId, businessId } = transaction;
  const row = await runner
    .first(
      statement('vendorCredits.credit')`with
        credited as (
          update vendor_credits
            set status = 'CREDITED', business_id = ${businessId}, transaction_id = ${transactionId}, review_reason = null,
              decision_id = null, decision_operator = null, decision_reason = null, ${answeredSql(answer)}
            where provider = ${provider} and provider_reference = ${providerReference} and status = 'PENDING'
            returning provider_reference),
        posted as (${await ledger.postingSql(runner, transfer, sql`from credited`)}),
        recorded as (${recordTransactionSql(transaction, sql`from credited`)})
        select provider_reference from credited`,
    )
    .catch(throwLedgerError);
  invariant(row, 'A payment was locked and changed all the same.');
  const { environment, amountMinor, feeMinor, customer, description } = transaction;
  return recordEvent(runner, {
    businessId,
    environment,
    type: 'vendor_credit.received',
    transactionId,
    data: {
      transactionId,
      amount: minorToNumber(amountMinor, 'NGN'),
      commission: minorToNumber(feeMinor, 'NGN'),
      netAmount: minorToNumber(amountMinor - feeMinor, 'NGN'),
      currency: 'NGN',
      status: 'COMPLETED',
      customer,
      description,
    },
  });
}

/** What an operator asks about an announced payment. */
export interface VendorCreditRequest {
  readonly decision?: StoredDismissal | undefined;
  readonly isCancellation?: boolean | undefined;
}

/**
 * Stores what an operator asks about a locked payment, as an unread update.
 *
 * @returns false when another dismissal waits to be applied: nothing was stored.
 */
export async function recordVendorCreditRequest(
  runner: StatementRunner,
  credit: VendorCredit,
  { decision, isCancellation = false }: VendorCreditRequest,
): Promise<boolean> {
  if (credit.status !== 'PENDING') return true;
  if (decision && credit.decision) return credit.decision.id === decision.id;
  await runner.run(
    statement(
      'vendorCredits.recordRequest',
    )`update vendor_credits set updates_received = updates_received + 1,
        is_cancellation_requested = is_cancellation_requested or ${isCancellation},
        decision_id = coalesce(${decision?.id}, decision_id),
        decision_operator = coalesce(${decision?.operator}, decision_operator),
        decision_reason = coalesce(${decision?.reason}, decision_reason)
      where provider = ${credit.provider} and provider_reference = ${credit.providerReference}`,
  );
  return true;
}

/** Puts a locked payment on the operators' list with the reason. */
export async function flagVendorCredit(
  runner: StatementRunner,
  { provider, providerReference }: VendorCreditKey,
  reason: string,
): Promise<void> {
  await runner.run(
    updateWhere('vendor_credits', { provider, providerReference }).set({
      reviewReason: reason,
      updatedAt: new Date(),
    }),
  );
}

/** Ends a locked payment without a credit, by an operator's decision, which is logged. */
export async function dismissVendorCredit(
  runner: StatementRunner,
  { provider, providerReference, environment }: VendorCreditKey,
  decision: StoredDismissal,
): Promise<void> {
  const { operator, reason } = decision;
  const isDismissed = await changeOnRecord(
    runner,
    sql`update vendor_credits set status = 'DISMISSED', review_reason = null, updated_at = now()
      where provider = ${provider} and provider_reference = ${providerReference} and status = 'PENDING'
      returning provider_reference`,
    {
      actor: operator,
      action: 'vendor_credit.dismiss',
      subject: providerReference,
      details: sql`${{ provider, environment, reason }}::jsonb || ${proofSql(decision, providerReference)}`,
    },
  );
  await markApplied(runner, decision.id);
  invariant(isDismissed, 'A payment was locked and changed all the same.');
}

/** An announced payment that needs a human. */
export interface VendorCreditNeedingAttention extends VendorCreditKey {
  /** ISO 8601. */
  readonly announcedAt: string;
  readonly reason: string;
}

/** The announced payments that need a human, the oldest first. */
export function listVendorCreditsNeedingAttention(
  database: Database,
): Promise<readonly VendorCreditNeedingAttention[]> {
  return database.run(
    selectWhere('vendor_credits', { status: 'PENDING' })
      .where('reviewReason', 'is not', null)
      .select(['provider', 'providerReference', 'environment', 'createdAt as announcedAt'])
      .select('reviewReason as reason')
      .$narrowType<{ reason: string }>()
      .orderBy('createdAt')
      .orderBy('providerReference'),
  );
}

/** An announced payment by the provider's reference alone; undefined when there is none. */
export function findVendorCreditByReference(
  database: Database,
  providerReference: string,
): Promise<(VendorCreditKey & { readonly status: VendorCreditStatus }) | undefined> {
  return database.first(
    selectWhere('vendor_credits', { providerReference }).select([
      'provider',
      'providerReference',
      'environment',
      'status',
    ]),
  );
}
