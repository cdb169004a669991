import { KINDS, type Kind } from '../contract/kinds.ts';
import { type CollectionStatus, collectionStatus } from '../domain/collection.ts';
import type { Environment } from '../domain/money.ts';
import type { FlowStatus } from '../domain/providerFlow.ts';
import { changeOnRecord } from './auditLog.ts';
import type { Database } from './database.ts';
import { rawSql, sql, statement } from './sql.ts';

/**
 * Puts a flow on the operators' list with the reason.
 *
 * @param about.hasEnded whether it is about a flow that has ended, which the provider contradicts. A flow that ended
 * since its workflow decided to call for help is left alone: nothing is undecided any more.
 */
export async function noteAttention(
  database: Database,
  flow: Kind,
  about: { readonly id: string; readonly reason: string; readonly hasEnded?: boolean | undefined },
): Promise<void> {
  const { reasonColumn, details, ofRecord } = attentionSql(flow);
  await database.run(
    statement(
      `attention.note.${flow}`,
    )`update ${details} details set ${reasonColumn} = ${about.reason} ${ofRecord(about.id)}
      and (record.status <> 'PROCESSING') = ${about.hasEnded ?? false}::boolean`,
  );
}

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
  const { reasonColumn, details, ofRecord } = attentionSql(flow);
  return changeOnRecord(
    database,
    sql`update ${details} details set ${reasonColumn} = null ${ofRecord(id)}
        and record.status <> 'PROCESSING' and details.${reasonColumn} is not null
      returning record.status`,
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
  readonly status: FlowStatus | CollectionStatus;
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
  const { reasonColumn, select } = attentionSql(kind);
  const rows = await database.run(
    statement<OrderNeedingAttention & OrderFigures<K> & { readonly status: FlowStatus }>(
      `attention.list.${kind}`,
    )`${select} where details.${reasonColumn} is not null order by record.created_at, record.id`,
  );
  return rows.map((row) => ({ ...row, status: shownStatus(kind, row) }));
}

/** An order by its id, as operators see it; undefined when the kind has none of that id. */
export async function findOrder(
  database: Database,
  kind: Kind,
  id: string,
): Promise<Omit<OrderNeedingAttention, 'reason'> | undefined> {
  const row = await database.first(
    statement<OrderNeedingAttention & { readonly status: FlowStatus }>(
      `attention.find.${kind}`,
    )`${attentionSql(kind).select} where record.id = ${id}`,
  );
  return row && { ...row, status: shownStatus(kind, row) };
}

function shownStatus(kind: Kind, { status, reason }: { status: FlowStatus; reason: string | undefined }) {
  return kind === 'collection' ? collectionStatus(status, reason !== undefined) : status;
}

/** A kind's orders, the names of its details and of their column for the reason, and the condition of a change of one. */
function attentionSql(kind: Kind) {
  const { table, details, key, attention } = KINDS[kind].record;
  return {
    details: rawSql(details),
    reasonColumn: rawSql(attention),
    ofRecord: (id: string) =>
      sql`from ${rawSql(table)} record where details.${rawSql(key)} = ${id} and record.id = ${id}`,
    select: rawSql(`select record.id, record.business_id, business.name as business_name, record.environment,
        record.status, record.created_at as requested_at, details.${attention} as reason,
        record.amount_minor${FURTHER_COLUMNS[kind] ?? ''}
      from ${details} details
      join ${table} record on record.id = details.${key}
      join businesses business on business.id = record.business_id`),
  };
}
