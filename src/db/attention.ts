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
  const { reasonColumn, details, ofRecord } = attentionSql(flow, about.id);
  await database.run(
    statement(
      `attention.note.${flow}`,
    )`update ${details} details set ${reasonColumn} = ${about.reason} ${ofRecord}
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
  const { reasonColumn, details, ofRecord } = attentionSql(flow, id);
  return changeOnRecord(
    database,
    sql`update ${details} details set ${reasonColumn} = null ${ofRecord}
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

/** How much an order of each kind is about: amounts in kobo, of a sale in micro-USDT, of a collection as the customer pays. */
export interface OrderFigures {
  readonly withdrawal: { readonly amountMinor: bigint };
  readonly bill: { readonly amountMinor: bigint; readonly channel: string };
  readonly usdt_sale: { readonly amountMinor: bigint; readonly netMinor: bigint };
  readonly collection: {
    readonly amountMinor: bigint;
    readonly sourceCurrency: string;
    readonly sourceMinor: bigint;
  };
}

/** The columns of those figures. */
const FIGURES: Readonly<Record<Kind, string>> = {
  withdrawal: 'record.amount_minor',
  bill: 'record.amount_minor, record.channel',
  usdt_sale: 'record.amount_minor, record.net_minor',
  collection: 'record.amount_minor, details.source_currency, details.source_minor',
};

/** The orders of one kind that need a human, the oldest first. */
export async function listOrdersNeedingAttention<K extends Kind>(
  database: Database,
  kind: K,
): Promise<readonly (OrderNeedingAttention & OrderFigures[K])[]> {
  const { table, details, key, attention } = KINDS[kind].record;
  const rows = await database.run(
    statement<OrderNeedingAttention & OrderFigures[K] & { readonly status: FlowStatus }>(
      `attention.list.${kind}`,
    )`select record.id, record.business_id, business.name as business_name, record.environment, record.status,
          record.created_at as requested_at, details.${rawSql(attention)} as reason, ${rawSql(FIGURES[kind])}
        from ${rawSql(details)} details
        join ${rawSql(table)} record on record.id = details.${rawSql(key)}
        join businesses business on business.id = record.business_id
        where details.${rawSql(attention)} is not null
        order by record.created_at, record.id`,
  );
  return rows.map((row) => ({
    ...row,
    status: kind === 'collection' ? collectionStatus(row.status, true) : row.status,
  }));
}

/** The names of a flow's table of details and of its column for the reason, and the condition that finds its row. */
function attentionSql(flow: Kind, id: string) {
  const { table, details, key, attention } = KINDS[flow].record;
  return {
    details: rawSql(details),
    reasonColumn: rawSql(attention),
    ofRecord: sql`from ${rawSql(table)} record where details.${rawSql(key)} = ${id} and record.id = ${id}`,
  };
}
