import { HELD_KINDS, type HeldKind } from '../contract/kinds.ts';
import { type LaterLook, laterLookStart, webhookDeliveryStart } from '../contract/starts.ts';
import type { Transfer } from '../domain/ledger.ts';
import type { ResolvedBy } from '../domain/providerFlow.ts';
import { auditSql } from './auditLog.ts';
import { noteLookSql } from './laterLooks.ts';
import { type LedgerDatabase, throwLedgerError } from './ledgerStore.ts';
import { type OutboxRow, promiseListSql } from './outbox.ts';
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
  const { from, to, event, look, resolvedBy } = end;
  const starts = [
    ...(event ? [deliveryStart(event)] : []),
    ...(look ? [laterLookStart(look, Date.now())] : []),
  ];
  const details = resolvedBy && resolutionDetails(resolvedBy, { from, to });
  const row = await database
    .one(
      statement<{ isDecided: boolean; promised: readonly string[] }>(`flowEnd.end.${kind}`)`with
        ${decidedSql(kind, id, end)},
        posted as (${await ledger.postingSql(end.transfer, sql`from decided`)}),
        looked as (${noteLookSql(look, sql`from decided where ${look?.flow}::text is not null`)}),
        ${event ? sql`delivered as (${recordDeliverySql(event, sql`from decided`)}),` : sql``}
        promised as (${promiseListSql(starts, sql`decided`)}),
        audited as (${auditSql(
          { actor: resolvedBy?.operator, action: `${kind}.resolve`, subject: sql`id`, details },
          sql`from decided where ${resolvedBy?.operator}::text is not null`,
        )})
        select exists (select from decided) as is_decided, array(select id::text from promised order by id) as promised`,
    )
    .catch(throwLedgerError);
  if (!row.isDecided) return undefined;
  return row.promised.flatMap((promiseId, index) => {
    const start = starts[index];
    return start ? [{ id: promiseId, start }] : [];
  });
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
