import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import { sql as raw } from 'kysely';
import type { WorkflowType } from '../../contract/flows.ts';
import type { WorkflowStart } from '../../contract/starts.ts';
import { invariant } from '../../domain/errors.ts';
import type { Database, StatementRunner } from './database.ts';
import { COMMITS_LATER, rawSql, type Sql, sql, statement } from './sql.ts';
import { tables } from './tables.ts';

/** A message as the outbox holds it. */
export interface OutboxRow<Type extends WorkflowType = WorkflowType> {
  readonly id: string;
  readonly start: WorkflowStart<Type> & {
    /** The trace in which it was stored: the process that dispatches it continues that trace. */
    readonly traceContext?: TraceContext;
  };
}

/** SQL of a message as `OutboxRow` has it, for a select or a returning clause on the outbox. */
export const OUTBOX_ROW = sql`id::text, input || jsonb_strip_nulls(jsonb_build_object('workflowType', workflow_type,
  'workflowId', workflow_id, 'startDelayMs', start_delay_ms, 'signal', signal_name)) as start`;

/** The values of a message's columns. */
function outboxValues(start: WorkflowStart) {
  const {
    workflowType,
    workflowId,
    startDelayMs = 0,
    signal,
    input,
    searchAttributes,
    summary,
    flowStatus,
  } = start;
  return [
    workflowType,
    workflowId,
    JSON.stringify({ input, searchAttributes, summary, flowStatus, traceContext: currentTraceContext() }),
    startDelayMs,
    signal,
  ] as const;
}

/**
 * SQL that stores the message of one workflow start as part of a larger statement and returns its id.
 *
 * @param guard a `from …` or `where …` clause that decides whether it does.
 * @param dueInMs how long the relay leaves it alone, besides its usual patience.
 */
export function outboxSql(start: WorkflowStart, guard: Sql = rawSql(''), dueInMs = 0): Sql {
  const [type, id, input, delayMs, signal] = outboxValues(start);
  return sql`insert into outbox (workflow_type, workflow_id, input, start_delay_ms, signal_name, due_at)
    select ${type}, ${id}, ${input}::jsonb, ${delayMs}::bigint, ${signal}::text,
      now() + make_interval(secs => ${dueInMs}::double precision / 1000) ${guard}
    returning id::text`;
}

/** Stores the message of a workflow start, alone or, by `runner`, as part of a transaction. Returns it. */
export async function storeStart<Type extends WorkflowType>(
  runner: StatementRunner,
  start: WorkflowStart<Type>,
): Promise<OutboxRow<Type>> {
  const row = await runner.first(statement<{ id: string }>('outbox.store')`${outboxSql(start)}`);
  return { id: messageIdOfStart(row), start };
}

/** The id of a message that a statement stored. @throws InvariantError when it made none. */
export function messageIdOfStart(row: { readonly id: string } | undefined): string {
  invariant(row, 'A message has an id.');
  return row.id;
}

/**
 * Reads messages that were not dispatched `olderThanMs` after their commit: money first, then events; of each priority the
 * oldest message of every business, then the second of every business, and so on.
 */
export function readDueStarts(
  database: Database,
  { olderThanMs, limit }: { readonly olderThanMs: number; readonly limit: number },
): Promise<readonly OutboxRow[]> {
  // Every business with messages of a priority is found by steps through the index, and only its oldest ones are read:
  // the cost does not grow with how many one business has.
  return database.run(
    statement<OutboxRow>('outbox.readDue')`with recursive
      queues as (
        (select priority, business_id from outbox order by priority, business_id limit 1)
        union all
        select following.* from queues, lateral (
          select priority, business_id from outbox
            where (outbox.priority, outbox.business_id) > (queues.priority, queues.business_id)
            order by priority, business_id limit 1) following),
      turns as (
        select due.*,
            row_number() over (partition by queues.priority, queues.business_id order by due.id) as turn
          from queues, lateral (
            select * from outbox
              where priority = queues.priority and business_id = queues.business_id
                and due_at < now() - make_interval(secs => ${olderThanMs}::double precision / 1000)
              order by id limit ${limit}) due)
      select ${OUTBOX_ROW} from turns order by priority, turn, turns.id limit ${limit}`,
  );
}

/** Those of the given workflows whose start, or a signal to them, still waits in the outbox. */
export async function findWaitingStarts(
  database: Database,
  workflowIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database.run(
    statement<{ workflowId: string }>('outbox.findWaiting')`
      select distinct workflow_id from outbox where workflow_id = any(${workflowIds}::text[])`,
  );
  return new Set(rows.map(({ workflowId }) => workflowId));
}

/** Removes messages that were dispatched. What a crash of Postgres brings back is dispatched again, which is harmless. */
export async function removeStarts(database: Database, ids: readonly string[]): Promise<void> {
  await database.run(
    statement('outbox.remove')`delete from outbox where id = any(${ids}::bigint[]) and ${COMMITS_LATER}`,
  );
}

/**
 * Notes why a message could not be dispatched, and puts it off: longer each time, `longestMs` at most.
 *
 * @param ids the message, and those that must not go before it.
 */
export async function noteStartFailure(
  database: Database,
  ids: readonly string[],
  { error, longestMs }: { readonly error: string; readonly longestMs: number },
): Promise<void> {
  await database.run(
    statement('outbox.noteFailure')`update outbox
      set attempts = attempts + 1, last_error = ${error.slice(0, 500)},
        due_at = now() + make_interval(secs => least(power(2, attempts), ${longestMs}::double precision / 1000))
      where id = any(${ids}::bigint[])`,
  );
}

/** How many messages wait, and the age of the oldest in seconds. */
export function countWaitingStarts(
  database: Database,
): Promise<{ readonly waiting: number; readonly oldestSeconds: number }> {
  return database.one(
    tables
      .selectFrom('outbox')
      .select(({ fn, cast }) => [
        cast<number>(fn.countAll(), 'integer').as('waiting'),
        raw<number>`coalesce(extract(epoch from now() - ${fn.min('createdAt')}), 0)::float8`.as(
          'oldestSeconds',
        ),
      ]),
  );
}

/** Where a trace is to go on, as headers of W3C Trace Context (https://www.w3.org/TR/trace-context/). */
export type TraceContext = Readonly<Record<string, string>>;

/** The place in its trace of what runs now, to be stored; undefined when nothing is traced. */
function currentTraceContext(): TraceContext | undefined {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return Object.keys(headers).length > 0 ? headers : undefined;
}

/** Does work as part of a trace; undefined leaves it in the one that is active. */
export function inTraceOf<Result>(parent: TraceContext | undefined, work: () => Result): Result {
  return parent === undefined ? work() : context.with(propagation.extract(ROOT_CONTEXT, parent), work);
}
