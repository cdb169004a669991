import { KINDS, type Kind } from '../../contract/kinds.ts';
import type { Environment } from '../../domain/money.ts';
import type { OrderStatus } from '../../domain/orderStatus.ts';
import { type CollectionStatus, collectionStatus } from '../../domain/orders/collection.ts';
import { changeOnRecord } from '../core/auditLog.ts';
import type { Database } from '../core/database.ts';
import { rawSql, sql, statement } from '../core/sql.ts';

/**
 * Takes a flow that has ended off the operators' list, by a human's decision, which is logged: whatever the provider's
 * contradiction cost was settled outside.
 *
 * @returns false when no such flow is on the list, or it has not ended: then it must be resolved.
 */
export function dismissAttention(
  database: Database,
  flow: Kind,
  { id, operator, reason }: { readonly id: string; readonly operator: string; readonly reason: string },
): Promise<boolean> {
  // The outcome that contradicts how it was settled is known now: the same one does not flag it again.
  return changeOnRecord(
    database,
    sql`update orders set review_reason = null, review_outlives_end = false, dismissed_outcome = (
          select outcome from attempts where order_id = orders.id order by fencing_token desc limit 1)
        where id = ${id} and kind = ${flow} and status <> 'PROCESSING' and review_reason is not null
      returning status`,
    {
      actor: operator,
      action: `${flow}.dismiss`,
      subject: id,
      details: sql`jsonb_build_object('status', status, 'reason', ${reason}::text)`,
    },
  );
}

/** An order that a human must look into. */
export interface OrderNeedingAttention {
  readonly id: string;
  readonly businessId: string;
  readonly businessName: string;
  readonly environment: Environment;
  /** PROCESSING, or PENDING_REVIEW of a collection: its outcome must be found out. Ended: the provider contradicts it. */
  readonly status: OrderStatus | CollectionStatus;
  /** When it was requested, ISO 8601. */
  readonly requestedAt: string;
  readonly reason: string;
}

/** What the list shows of some kinds next to the amount: what the customer of a collection pays is in minor units too. */
interface FurtherFigures {
  readonly bill: { readonly channel: string };
  readonly usdt_sale: { readonly netMinor: bigint };
  readonly collection: { readonly sourceCurrency: string; readonly sourceMinor: bigint };
}

/** How much an order is about, in minor units of its kind's asset, and what else is shown of it. */
export type OrderFigures<K extends Kind> = { readonly amountMinor: bigint } & (K extends keyof FurtherFigures
  ? FurtherFigures[K]
  : unknown);

/** The columns of what else is shown. */
const FURTHER_COLUMNS: Readonly<Partial<Record<Kind, string>> & Record<keyof FurtherFigures, string>> = {
  bill: ', record.channel',
  usdt_sale: ', record.net_minor',
  collection: ', details.source_currency, details.source_minor',
};

/** The orders of one kind that need a human, the oldest first. */
export async function listOrdersNeedingAttention<K extends Kind>(
  database: Database,
  kind: K,
): Promise<readonly (OrderNeedingAttention & OrderFigures<K>)[]> {
  const { select } = attentionSql(kind);
  const rows = await database.run(
    statement<OrderNeedingAttention & OrderFigures<K> & { readonly status: OrderStatus }>(
      `attention.list.${kind}`,
    )`${select} where orders.review_reason is not null and orders.kind = ${kind} order by record.created_at, record.id`,
  );
  return rows.map((row) => ({ ...row, status: shownStatus(kind, row) }));
}

/** The orders of one kind that wait for review for one cause. */
export interface OrdersOfCause {
  readonly items: readonly { readonly id: string; readonly reason: string }[];
  /** How many there are in all. */
  readonly total: number;
}

/**
 * The open orders of a kind that wait for review and whose reason has some words, in any case, the oldest first. One that has ended
 * is not among them: its outcome is definitive.
 *
 * @param wanted.provider whose attempt is the current one; undefined for any.
 */
export async function listOrdersOfCause(
  database: Database,
  kind: Kind,
  wanted: {
    readonly environment: Environment;
    readonly cause: string;
    readonly provider: string | undefined;
    readonly limit: number;
  },
): Promise<OrdersOfCause> {
  const { environment, cause, provider, limit } = wanted;
  const rows = await database.run(
    statement<{ id: string; reason: string; total: number }>('attention.ofCause')`
      select id, review_reason as reason, (count(*) over ())::int as total from orders
        where kind = ${kind} and environment = ${environment} and status = 'PROCESSING'
          and position(lower(${cause}) in lower(review_reason)) > 0
          and (${provider}::text is null or ${provider}::text = coalesce(
            (select attempt.provider from attempts attempt where order_id = orders.id order by fencing_token desc limit 1),
            orders.provider))
        order by created_at, id limit ${limit}`,
  );
  return { items: rows.map(({ id, reason }) => ({ id, reason })), total: rows[0]?.total ?? 0 };
}

/** An order by its id, as operators see it; undefined when the kind has none of that id. */
export async function findOrder(
  database: Database,
  kind: Kind,
  id: string,
): Promise<Omit<OrderNeedingAttention, 'reason'> | undefined> {
  const row = await database.first(
    statement<OrderNeedingAttention & { readonly status: OrderStatus }>(
      `attention.find.${kind}`,
    )`${attentionSql(kind).select} where record.id = ${id}`,
  );
  return row && { ...row, status: shownStatus(kind, row) };
}

function shownStatus(kind: Kind, { status, reason }: { status: OrderStatus; reason: string | undefined }) {
  return kind === 'collection' ? collectionStatus(status, reason !== undefined) : status;
}

/** A kind's orders, each with its record, its details and its business. */
function attentionSql(kind: Kind) {
  const { table, details, key } = KINDS[kind].record;
  return {
    select: rawSql(`select record.id, record.business_id, business.name as business_name, record.environment,
        record.status, record.created_at as requested_at, orders.review_reason as reason,
        record.amount_minor${FURTHER_COLUMNS[kind] ?? ''}
      from orders
      join ${details} details on details.${key} = orders.id
      join ${table} record on record.id = orders.id
      join businesses business on business.id = orders.business_id`),
  };
}
