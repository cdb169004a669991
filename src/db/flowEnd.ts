import { type LaterLook, laterLookStart, type WorkflowStart } from '../contract/starts.ts';
import type { Transfer } from '../domain/ledger.ts';
import type { ResolvedBy } from '../domain/providerFlow.ts';
import { auditSql } from './auditLog.ts';
import type { Database } from './database.ts';
import { noteLookSql } from './laterLooks.ts';
import { type LedgerStore, ledgerError } from './ledgerStore.ts';
import { type OutboxRow, promiseListSql } from './outbox.ts';
import { rawSql, type Sql, sql, statement } from './sql.ts';

/** How a flow that a provider decides ends, and what follows from it. */
export interface FlowEnd {
  readonly from: 'PROCESSING' | 'COMPLETED';
  readonly to: 'COMPLETED' | 'FAILED' | 'REVERSED';
  readonly transfer: Transfer;
  readonly providerReference: string | undefined;
  readonly failureReason: string | undefined;
  readonly starts: readonly WorkflowStart[];
  /** When the provider will have later news about it: another look at it is promised, and noted until it was taken. */
  readonly look: LaterLook | undefined;
  /** The human who decided, for the audit log, when the provider did not. */
  readonly resolvedBy: ResolvedBy | undefined;
}

/** What ending one kind of flow does, besides what ending any does. */
export interface FlowEnding {
  /** The statement's name. */
  readonly name: string;
  /** What the audit log calls a human's decision. */
  readonly auditAction: string;
  /**
   * CTEs of which `decided` holds the record's id when it was in state `from`: when it is no longer, nothing else of the
   * statement happens.
   */
  readonly decided: (id: string, end: FlowEnd) => Sql;
}

/** The `decided` of a flow whose record is a transaction with its details in a table of its own. */
export function decidedTransactionSql(detailsTable: 'withdrawals' | 'bill_purchases'): FlowEnding['decided'] {
  return (id, { from, to, providerReference, failureReason }) => sql`decided as (
      update transactions set status = ${to}, updated_at = now() where id = ${id} and status = ${from} returning id),
    detailed as (
      update ${rawSql(detailsTable)} set finished_at = now(), attention_reason = null,
        provider_reference = coalesce(${providerReference}, provider_reference), failure_reason = ${failureReason}
      from decided where transaction_id = decided.id)`;
}

/**
 * Ends a flow: its status, its transfer and what must be started, in one statement.
 *
 * @param further one more CTE that hangs on `decided`.
 * @returns the promised starts, or undefined when it was not in state `from` any more: somebody else ended it, and
 * nothing was done.
 */
export async function endFlow(
  database: Database,
  ledger: LedgerStore,
  ending: FlowEnding,
  id: string,
  end: FlowEnd,
  further?: Sql,
): Promise<readonly OutboxRow[] | undefined> {
  const { from, to, look, resolvedBy } = end;
  const starts = look ? [...end.starts, laterLookStart(look, Date.now())] : end.starts;
  const details = resolvedBy && resolutionDetails(resolvedBy, { from, to });
  try {
    const [row] = await database.run(
      statement<{ isDecided: boolean; promised: readonly string[] }>(ending.name)`with
        ${ending.decided(id, end)},
        posted as (${await ledger.postingSql(end.transfer, sql`from decided`)}),
        looked as (${noteLookSql(look, sql`from decided where ${look?.flow}::text is not null`)}),
        ${further ? sql`${further},` : sql``}
        promised as (${promiseListSql(starts, sql`decided`)}),
        audited as (${auditSql(
          { actor: resolvedBy?.operator, action: ending.auditAction, subject: sql`id`, details },
          sql`from decided where ${resolvedBy?.operator}::text is not null`,
        )})
        select exists (select from decided) as is_decided, array(select id::text from promised order by id) as promised`,
    );
    if (!row?.isDecided) return undefined;
    return row.promised.flatMap((promiseId, index) => {
      const start = starts[index];
      return start ? [{ id: promiseId, start }] : [];
    });
  } catch (error) {
    throw ledgerError(error);
  }
}

/** What the audit log keeps of a human's decision, next to who decided. */
export function resolutionDetails(
  { operator: _, ...decision }: ResolvedBy,
  change: { readonly from?: string; readonly to: string },
): Readonly<Record<string, unknown>> {
  return { ...decision, ...change };
}
