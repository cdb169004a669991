import {
  KINDS,
  type Kind,
  type OrderInput,
  type TransactionFlow,
  type TransactionKind,
} from '../../contract/kinds.ts';
import { orderIdOf, type WorkflowStart } from '../../contract/starts.ts';
import { invariant } from '../../domain/errors.ts';
import { type ItemizedFee, storedCharges } from '../../domain/ledger/charges.ts';
import type { Transfer } from '../../domain/ledger/ledger.ts';
import type { DailyUse } from '../../domain/ledger/pricing.ts';
import type { Kobo, Owner } from '../../domain/money.ts';
import type { OrderStatus } from '../../domain/orderStatus.ts';
import type { OperatorDecision, OrderFacts } from '../../domain/orders/decideOrder.ts';
import { FIRST_ATTEMPT_WITHIN_MS } from '../../domain/webhooks/webhook.ts';
import { currentRequestId } from '../../observability/logger.ts';
import type { StatementRunner } from '../core/database.ts';
import { type IdempotencyScope, storeIdempotencyKeySql } from '../core/idempotency.ts';
import { type OutboxRow, outboxSql } from '../core/outbox.ts';
import {
  insertSql,
  millisecondsSql,
  type NewRow,
  pick,
  rawSql,
  type Sql,
  sql,
  statement,
} from '../core/sql.ts';
import type { Tables } from '../core/tables.ts';
import {
  dailyUsesSql,
  type LedgerDatabase,
  type LedgerStore,
  type StoredUses,
  throwAcceptanceError,
  throwLedgerError,
} from '../ledger/ledgerStore.ts';
import {
  deliveryStart,
  isDefaultEventType,
  type NewWebhookDelivery,
  recordDeliverySql,
  recordForEndpoints,
  subscribersSql,
} from '../webhooks/deliveries.ts';
import {
  type Attempt,
  type AttemptAnswer,
  type AttemptRow,
  answeredSql,
  attemptsSql,
  toAttempt,
} from './attempts.ts';
import { auditedDecisionSql, type StoredDecision } from './reviews.ts';

/**
 * The engine's facts of an order, and the statements that accept and settle it. A transaction that decides about an order
 * locks its row first and reads the facts after that, so that one decision follows the other.
 */

/** The facts of an order, with what its steps need besides. */
export interface Order extends OrderFacts, Owner {
  readonly id: string;
  readonly kind: Kind;
  /** The provider that was preferred when the order was accepted. */
  readonly provider: string;
  readonly attempts: readonly Attempt[];
  /** Whether a restore, or a standby in place of the database, may have lost attempts. */
  readonly mayLackAttempts: boolean;
  readonly decision: StoredDecision | undefined;
  /** Whether the review is about a provider that was passed over, which the end of the order does not answer. */
  readonly reviewOutlivesEnd: boolean;
}

interface OrderRow extends Omit<Order, 'attempts' | 'decision'> {
  readonly attempts: readonly AttemptRow[];
  readonly decisionId: string | undefined;
  readonly decisionOutcome: OperatorDecision['outcome'];
  readonly decisionOperator: string;
  readonly decisionReason: string;
  readonly decisionOverrides: boolean;
}

/** SQL of the row of a new order, as part of the statement that accepts it. */
export function insertOrderSql(
  order: Owner & {
    readonly id: string;
    readonly kind: Kind;
    readonly provider: string;
    /** What its workflow says of it. */
    readonly summary: string;
    readonly approveBy?: Sql;
  },
  guard?: Sql,
): Sql {
  const { id, kind, businessId, environment, summary, provider, approveBy } = order;
  const row = { id, kind, businessId, environment, summary, provider, ...(approveBy && { approveBy }) };
  return insertSql('orders', row, guard);
}

/**
 * Reads an order.
 *
 * @throws InvariantError when there is none of that id.
 */
export async function readOrder(runner: StatementRunner, id: string): Promise<Order> {
  const row = await runner.first(
    statement<OrderRow>('orders.read')`
      select id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome,
          decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason,
          review_outlives_end, dismissed_outcome, ${millisecondsSql('created_at')}, ${millisecondsSql('settled_at')}, ${millisecondsSql('approve_by')},
          database_life <> database_life() as may_lack_attempts, (${attemptsSql(sql`orders.id`)}) as attempts
        from orders where id = ${id}`,
  );
  invariant(row, `There is no order ${id}.`);
  const { decisionId, decisionOutcome, decisionOperator, decisionReason, decisionOverrides, ...facts } = row;
  return {
    ...facts,
    attempts: row.attempts.map(toAttempt),
    decision:
      decisionId === undefined
        ? undefined
        : {
            id: decisionId,
            outcome: decisionOutcome,
            operator: decisionOperator,
            reason: decisionReason,
            overridesUnreachable: decisionOverrides,
          },
  };
}

/**
 * Locks an order until the end of the transaction, and reads it. The facts are read by a statement of their own, which
 * sees what the transactions committed that held the lock before.
 */
export async function lockOrder(runner: StatementRunner, id: string): Promise<Order> {
  await runner.run(statement('orders.lock')`select id from orders where id = ${id} for update`);
  return readOrder(runner, id);
}

/** How an order is settled, and what follows from it. */
export interface Settlement {
  readonly to: Exclude<OrderStatus, 'PROCESSING'>;
  /** Undefined where no money moves: a collection that failed. */
  readonly transfer: Transfer | undefined;
  readonly providerReference: string | undefined;
  /** Why it failed or was reversed, in words for the merchant. */
  readonly failureReason: string | undefined;
  /** When it is checked again, ms since 1970. */
  readonly nextCheckAtMs: number | undefined;
  /** The event for the merchant, of a kind that has events. */
  readonly event: NewWebhookDelivery | undefined;
  /** The operator's decision, for the audit log, where an operator decided. */
  readonly decision: StoredDecision | undefined;
  /** The answer that is stored with it, and of which attempt. */
  readonly answer: AttemptAnswer | undefined;
}

/**
 * Settles a locked order: its status, its transfer, the answer that decided it, its event and the outbox message of that,
 * in one statement; the deliveries to endpoints that subscribe to the event, in further ones.
 *
 * @returns the outbox messages.
 * @throws what the ledger refuses: see `throwLedgerError`.
 */
export async function settleOrder(
  { runner, ledger }: { readonly runner: StatementRunner; readonly ledger: LedgerStore },
  order: Order,
  settlement: Settlement,
): Promise<readonly OutboxRow[]> {
  const { to, transfer, providerReference, failureReason, nextCheckAtMs, event, decision, answer } =
    settlement;
  const { id, kind, status } = order;
  const delivery = event && isDefaultEventType(event.eventType) ? deliveryStart(event) : undefined;
  const { table } = KINDS[kind].record;
  const row = await runner
    .one(
      // What most settlements lack is not part of their statement: each part costs its planning and its start.
      statement<{ isSettled: boolean; messageId: string | undefined; subscribers: readonly string[] }>(
        `orders.settle.${kind}${transfer ? '' : '.unmoved'}${answer ? `.${answer.name}` : ''}${decision ? '.decided' : ''}`,
      )`with
        settled as (update orders set status = ${to}, settled_at = now(), review_reason = case when review_outlives_end then review_reason end,
            provider_reference = coalesce(${providerReference}, provider_reference), failure_reason = ${failureReason},
            next_check_at = to_timestamp(${nextCheckAtMs}::float8 / 1000)
            ${
              decision
                ? sql``
                : sql`, decision_id = null, decision_outcome = null, decision_operator = null,
              decision_reason = null, decision_overrides = false`
            }
          where id = ${id} and status = ${status} returning id),
        recorded as (update ${rawSql(table)} set status = ${to}, updated_at = now()
          from settled where ${rawSql(table)}.id = settled.id),
        ${answer ? sql`answered as (${answeredSql(answer)}),` : sql``}
        ${event && delivery ? deliveredSql(event, delivery) : sql``}
        ${decision ? auditedDecisionSql(order, decision, to) : sql``}
        ${transfer ? sql`posted as (${await ledger.postingSql(runner, transfer, sql`from settled`)}),` : sql``}
        changed as (select from settled)
        select exists (select from settled) as is_settled,
          ${delivery ? sql`(select id from delivery_message)` : sql`null::text`} as message_id,
          ${event ? subscribersSql(event, event.eventType) : sql`'{}'::text[]`} as subscribers`,
    )
    .catch(throwLedgerError);
  invariant(row.isSettled, `Order ${id} was locked and changed all the same.`);
  const messages = delivery && row.messageId !== undefined ? [{ id: row.messageId, start: delivery }] : [];
  if (!event || row.subscribers.length === 0) return messages;
  return [...messages, ...(await recordForEndpoints(runner, event, { endpointIds: row.subscribers }))];
}

/** CTEs that record the event of an order that was settled, and the outbox message of its delivery where it has an address. */
function deliveredSql(event: NewWebhookDelivery, delivery: WorkflowStart): Sql {
  return sql`delivered as (${recordDeliverySql(event, sql`from settled`)}),
    delivery_message as (${outboxSql(delivery, sql`from delivered where delivered.status = 'PENDING'`, FIRST_ATTEMPT_WITHIN_MS)}),`;
}

/** Stores when a settled order is checked again; undefined when it is not. */
export async function scheduleCheck(
  runner: StatementRunner,
  id: string,
  nextCheckAtMs: number | undefined,
): Promise<void> {
  await runner.run(
    statement('orders.scheduleCheck')`
      update orders set next_check_at = to_timestamp(${nextCheckAtMs}::float8 / 1000)
        where id = ${id} and next_check_at is distinct from to_timestamp(${nextCheckAtMs}::float8 / 1000)`,
  );
}

/** What every order has that is about to be accepted. */
export interface NewOrder extends Owner {
  readonly provider: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly merchantReference: string | undefined;
}

/** What is kept with an order at the moment at which it is accepted. */
export interface Acceptance {
  /** Holds its money. */
  readonly reservation: Transfer;
  readonly start: WorkflowStart;
  /** The request's key, undefined when it had none. */
  readonly idempotency: IdempotencyScope | undefined;
  /** The uses of daily limits that it is; none unless given. */
  readonly uses?: readonly DailyUse[] | undefined;
}

/** What a kind's table of details has besides its id; the compiler knows the columns that entities/ describes. */
type DetailsOf<K extends TransactionKind> = (typeof KINDS)[K]['record']['details'] extends infer Table extends
  keyof Tables
  ? Omit<NewRow<Table>, 'transactionId'>
  : Readonly<Record<string, unknown>>;

/** What was accepted: the outbox message of its workflow, when it was, ISO 8601, and what is used of its daily limits now. */
export interface Accepted {
  readonly messageId: string;
  readonly createdAt: string;
  readonly used: StoredUses;
}

/** What its row of the wallet's history says of an order; it has no fee unless it names one. */
interface WalletRow
  extends NewOrder,
    Pick<NewTransaction, 'amountMinor' | 'channel' | 'customer' | 'description'>,
    Partial<Pick<NewTransaction, 'feeMinor' | 'charges' | 'payer'>> {}

/** An order about to become a transaction. */
interface AcceptedTransaction<K extends TransactionKind> {
  readonly kind: K;
  readonly order: OrderInput<K> & WalletRow;
  readonly details: DetailsOf<K>;
  /** Until when a customer may approve it, of a collection. */
  readonly approveBy?: Sql;
}

/**
 * Accepts an order whose record is a transaction: holds its money if it holds some, records it, stores the message of its workflow and
 * remembers the request, in one round trip and one transaction.
 *
 * @param acceptance.reservation absent of an order that holds no money.
 * @throws InsufficientFundsError, DailyLimitReachedError, and on `idempotency_key_once` when an equal request was first.
 */
export async function acceptTransaction<K extends TransactionKind>(
  { database, ledger }: LedgerDatabase,
  { kind, order, details, approveBy }: AcceptedTransaction<K>,
  { reservation, start, idempotency, uses = [] }: Omit<Acceptance, 'reservation'> & Partial<Acceptance>,
): Promise<Accepted> {
  const id = orderIdOf(kind, order);
  const { feeMinor = 0n, payer }: WalletRow = order;
  const recorded = recordTransactionSql({ ...order, id, flow: kind, status: 'PROCESSING', feeMinor, payer });
  const table = KINDS[kind].record.details as keyof Tables;
  const row = { transactionId: id, ...details } as NewRow<typeof table>;
  const orderRow = { ...order, id, kind, summary: start.summary, ...(approveBy && { approveBy }) };
  const posted = reservation ? sql`posted as (${await ledger.postingSql(database, reservation)}),` : sql``;
  return database
    .one(
      statement<Accepted>(`transactions.accept.${kind}`)`with
        ${posted}
        recorded as (${recorded}),
        detailed as (${insertSql(table, row)}),
        ordered as (${insertOrderSql(orderRow)}),
        remembered as (${storeIdempotencyKeySql(idempotency, id)}),
        message as (${outboxSql(start)})
        select id as message_id, now() as created_at, (${dailyUsesSql(order, uses)}) as used from message`,
    )
    .catch(throwAcceptanceError);
}

/** A row of the merchant's NGN wallet history. Amounts in kobo; `feeMinor` is the fee or commission. */
export interface NewTransaction extends Owner, ItemizedFee {
  readonly id: string;
  readonly flow: TransactionFlow;
  readonly status: 'PROCESSING' | 'COMPLETED';
  readonly amountMinor: Kobo;
  readonly channel: string;
  readonly customer: string;
  readonly description: string;
  readonly payer: object | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly merchantReference: string | undefined;
}

const COLUMNS = [
  'id',
  'businessId',
  'environment',
  'flow',
  'status',
  'amountMinor',
  'feeMinor',
  'channel',
  'customer',
  'description',
  'payer',
  'metadata',
  'merchantReference',
] as const;

/** SQL that records one transaction as part of a larger statement; `guard` decides whether it does. */
export function recordTransactionSql(transaction: NewTransaction, guard?: Sql): Sql {
  const [charges, requestId] = [storedCharges(transaction.charges), currentRequestId()];
  return insertSql('transactions', { ...pick(transaction, COLUMNS), charges, requestId }, guard);
}
