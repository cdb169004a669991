import { HELD_KINDS, type HeldKind } from '../contract/kinds.ts';
import {
  type LaterLook,
  laterLookStart,
  type WorkflowStart,
  webhookDeliveryStart,
} from '../contract/starts.ts';
import type { Transfer } from '../domain/ledger.ts';
import type { ResolvedBy } from '../domain/providerFlow.ts';
import { auditSql } from './auditLog.ts';
import { noteLookSql } from './laterLooks.ts';
import { type LedgerDatabase, throwLedgerError } from './ledgerStore.ts';
import { type OutboxRow, promiseSql } from './outbox.ts';
import { rawSql, type Sql, sql, statement } from './sql.ts';
import { type NewWebhookDelivery, recordDeliverySql } from './webhooks.ts';

/** How an order whose money is held ends, and what follows from it. */
export interface FlowEnd {
  readonly from: 'PROCESSING' | 'COMPLETED';
  readonly to: 'COMPLETED' | 'FAILED' | 'REVERSED';
  readonly transfer: Transfer;
  readonly providerReference: string | undefined;
  readonly failureReason: string | undefined;
  /** What the merchant is told, of a kind that has events. */
  readonly event: NewWebhookDelivery | undefined;
  /** When the provider will have later news about it: another look at it is promised, and noted until it was taken. */
  readonly look: LaterLook | undefined;
  /** The human who decided, for the audit log, when the provider did not. */
  readonly resolvedBy: ResolvedBy | undefined;
}

/**
 * CTEs of which `decided` holds the order's id when it was in state `from`: when it is no longer, nothing else of the
 * statement happens.
 */
function decidedSql(
  kind: HeldKind,
  id: string,
  { from, to, providerReference, failureReason }: FlowEnd,
): Sql {
  const { table, details, key } = HELD_KINDS[kind].record;
  const decision = sql`update ${rawSql(table)} set status = ${to}, updated_at = now()`;
  const detail = sql`finished_at = now(), attention_reason = null,
    provider_reference = coalesce(${providerReference}, provider_reference), failure_reason = ${failureReason}`;
  const undecided = sql`where id = ${id} and status = ${from} returning id`;
  // A row that is its own details can be changed once in a statement.
  if (table === details) return sql`decided as (${decision}, ${detail} ${undecided})`;
  return sql`decided as (${decision} ${undecided}),
    detailed as (update ${rawSql(details)} set ${detail} from decided where ${rawSql(key)} = decided.id)`;
}

/**
 * Ends an order: its status, its transfer, its event and what must be started, in one statement.
 *
 * @returns the promised starts, or undefined when it was not in state `from` any more: somebody else ended it, and
 * nothing was done.
 */
export async function endHeldOrder(
  { database, ledger }: LedgerDatabase,
  { kind, id }: { readonly kind: HeldKind; readonly id: string },
  end: FlowEnd,
): Promise<readonly OutboxRow[] | undefined> {
  const { event, look } = end;
  const delivery = event && deliveryStart(event);
  const laterLook = look && laterLookStart(look, Date.now());
  const row = await database
    .one(
      // What most ends lack is no part of their statement: each part costs its planning and its start.
      statement<EndedRow>(
        `flowEnd.end.${kind}${look ? '.look' : ''}${end.resolvedBy ? '.resolved' : ''}`,
      )`with
        ${decidedSql(kind, id, end)},
        ${event && delivery ? deliveredSql(event, delivery) : sql``}
        ${look && laterLook ? lookedSql(look, laterLook) : sql``}
        ${end.resolvedBy ? auditedSql(kind, end, end.resolvedBy) : sql``}
        posted as (${await ledger.postingSql(end.transfer, sql`from decided`)})
        select exists (select from decided) as is_decided,
          ${delivery ? sql`(select id from delivery_promise)` : sql`null`} as delivery_promise,
          ${laterLook ? sql`(select id from look_promise)` : sql`null`} as look_promise`,
    )
    .catch(throwLedgerError);
  if (!row.isDecided) return undefined;
  return [
    ...(delivery && row.deliveryPromise ? [{ id: row.deliveryPromise, start: delivery }] : []),
    ...(laterLook && row.lookPromise ? [{ id: row.lookPromise, start: laterLook }] : []),
  ];
}

/** Whether the order was ended now, and the ids of what was promised then. */
interface EndedRow {
  readonly isDecided: boolean;
  readonly deliveryPromise: string | undefined;
  readonly lookPromise: string | undefined;
}

/** CTEs that record the event of an order that was `decided`, and promise its delivery when there is an address. */
function deliveredSql(event: NewWebhookDelivery, delivery: WorkflowStart): Sql {
  return sql`delivered as (${recordDeliverySql(event, sql`from decided`)}),
    delivery_promise as (${promiseSql(delivery, sql`from delivered where delivered.status = 'PENDING'`)}),`;
}

/** CTEs that note a look at an order that was `decided`, and promise it. */
function lookedSql(look: LaterLook, laterLook: WorkflowStart): Sql {
  return sql`looked as (${noteLookSql(look, sql`from decided`)}),
    look_promise as (${promiseSql(laterLook, sql`from decided`)}),`;
}

/** A CTE that adds the human's decision to the audit log. */
function auditedSql(kind: HeldKind, change: FlowEnd, resolvedBy: ResolvedBy): Sql {
  const { from, to } = change;
  const details = resolutionDetails(resolvedBy, { from, to });
  const record = { actor: resolvedBy.operator, action: `${kind}.resolve`, subject: sql`id`, details };
  return sql`audited as (${auditSql(record, sql`from decided`)}),`;
}

/** The workflow that brings an event to its merchant. Its input, which histories keep, has neither type nor body. */
function deliveryStart({ eventType, body: _, ...delivery }: NewWebhookDelivery) {
  return webhookDeliveryStart({ ...delivery, isReplay: false }, `${eventType} of ${delivery.transactionId}`);
}

/** What the audit log keeps of a human's decision, next to who decided. */
export function resolutionDetails(
  { operator: _, ...decision }: ResolvedBy,
  change: { readonly from?: string; readonly to: string },
): Readonly<Record<string, unknown>> {
  return { ...decision, ...change };
}
