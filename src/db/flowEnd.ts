import { type LaterLook, laterLookStart, type WorkflowStart } from '../contract/starts.ts';
import type { Transfer } from '../domain/ledger.ts';
import type { ResolvedBy } from '../domain/providerFlow.ts';
import type { Database, Statement } from './database.ts';
import { insertLookSql, LOOK_PARAMETERS, lookParameters } from './laterLooks.ts';
import { type LedgerStore, ledgerError, POST_TRANSFER_PARAMETERS, postTransferSql } from './ledgerStore.ts';
import { insertOutboxListSql, OUTBOX_PARAMETERS, type OutboxRow, outboxListParameters } from './outbox.ts';

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

const LOOK_FIRST = 8;
const TRANSFER_FIRST = LOOK_FIRST + LOOK_PARAMETERS;
const OUTBOX_FIRST = TRANSFER_FIRST + POST_TRANSFER_PARAMETERS;
const FURTHER_FIRST = OUTBOX_FIRST + OUTBOX_PARAMETERS;

/**
 * The statement that ends one kind of flow. Its first update decides: when the record is no longer in the expected
 * state, nothing else of the statement happens.
 *
 * @param kind.decided CTEs of which `decided` holds the record's id when it was in state $2. Parameters: $1 the id, $2
 * the state it must be in, $3 its new one, $4 the provider's reference if any, $5 the failure's reason if any.
 * @param kind.auditAction what the log calls a human's decision.
 * @param kind.further one more CTE, from the given parameter on, that also hangs on `decided`.
 */
export function flowEndStatement(kind: {
  readonly name: string;
  readonly decided: string;
  readonly auditAction: string;
  readonly further?: (first: number) => string;
}): Statement {
  return {
    name: kind.name,
    text: `with
      ${kind.decided},
      posted as (${postTransferSql(TRANSFER_FIRST, 'from decided')}),
      looked as (${insertLookSql(LOOK_FIRST, `from decided where $${LOOK_FIRST}::text is not null`)}),
      ${kind.further ? `${kind.further(FURTHER_FIRST)},` : ''}
      promised as (${insertOutboxListSql(OUTBOX_FIRST, 'decided')}),
      audited as (
        insert into audit_log (actor, action, subject, details)
        select $6::text, '${kind.auditAction}', id, $7::jsonb from decided where $6::text is not null)
      select (select count(*) from decided) as decided, array(select id from promised order by id) as promised`,
  };
}

/** The `decided` of a flow whose record is a transaction with its details in a table of its own. */
export function decidedTransactionSql(detailsTable: string): string {
  return `decided as (
      update transactions set status = $3, updated_at = now() where id = $1 and status = $2 returning id),
    detailed as (
      update ${detailsTable} set finished_at = now(), attention_reason = null,
        provider_reference = coalesce($4, provider_reference), failure_reason = $5
      from decided where transaction_id = decided.id)`;
}

/**
 * Ends a flow: its status, its transfer and what must be started, in one statement.
 *
 * @param further the parameters of the statement's further CTE.
 * @returns the promised starts, or undefined when it was not in state `from` any more: somebody else ended it, and
 * nothing was done.
 */
export async function endFlow(
  database: Database,
  ledger: LedgerStore,
  statement: Statement,
  id: string,
  end: FlowEnd,
  further: readonly unknown[] = [],
): Promise<readonly OutboxRow[] | undefined> {
  const { from, to, look, resolvedBy } = end;
  const starts = look ? [...end.starts, laterLookStart(look, Date.now())] : end.starts;
  const transferParameters = await ledger.parametersOf(end.transfer);
  try {
    const [row] = await database.run<{ decided: string; promised: readonly string[] }>(statement, [
      id,
      from,
      to,
      end.providerReference ?? null,
      end.failureReason ?? null,
      resolvedBy?.operator ?? null,
      resolvedBy ? resolutionDetails(resolvedBy, { from, to }) : null,
      ...lookParameters(look),
      ...transferParameters,
      ...outboxListParameters(starts),
      ...further,
    ]);
    if (row?.decided !== '1') return undefined;
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
