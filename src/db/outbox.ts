import type { WorkflowType } from '../contract/flows.ts';
import type { WorkflowStart } from '../contract/starts.ts';
import { invariant } from '../domain/errors.ts';
import type { Database, Statement, StatementRunner } from './database.ts';
import { rawSql, type Sql, sql } from './sql.ts';

/** A promise as the outbox holds it. */
export interface OutboxRow<Type extends WorkflowType = WorkflowType> {
  readonly id: string;
  readonly start: WorkflowStart<Type>;
}

/**
 * SQL that promises one workflow start as part of a larger statement; `guard` is a `from …` or `where …` clause that
 * decides whether it does. Parameters from `$first` on, in the order of
 * `outboxParameters`.
 */
export function insertOutboxSql(first: number, guard = ''): string {
  return `insert into outbox (workflow_type, workflow_id, input, start_delay_ms, signal_name)
    select $${first}, $${first + 1}, $${first + 2}::jsonb, $${first + 3}::bigint, $${first + 4}::text ${guard}
    returning id`;
}
export const OUTBOX_PARAMETERS = 5;

export function outboxParameters(start: WorkflowStart): readonly unknown[] {
  const { workflowType, workflowId, input, searchAttributes, summary } = start;
  return [
    workflowType,
    workflowId,
    JSON.stringify({ input, searchAttributes, summary }),
    start.startDelayMs ?? 0,
    start.signal ?? null,
  ];
}

/**
 * SQL that promises one workflow start as part of a larger statement and returns the promise's id.
 *
 * @param guard a `from …` or `where …` clause that decides whether it does.
 */
export function promiseSql(start: WorkflowStart, guard: Sql = rawSql('')): Sql {
  const [type, id, input, delayMs, signal] = outboxParameters(start);
  return sql`insert into outbox (workflow_type, workflow_id, input, start_delay_ms, signal_name)
    select ${type}, ${id}, ${input}::jsonb, ${delayMs}::bigint, ${signal}::text ${guard}
    returning id::text`;
}

/**
 * SQL that promises any number of workflow starts as part of a larger statement and returns their ids.
 *
 * @param source a relation whose every row promises them once; none promises nothing.
 */
export function promiseListSql(starts: readonly WorkflowStart[], source: Sql): Sql {
  const [types, ids, inputs, delaysMs, signals] = outboxListParameters(starts);
  return sql`insert into outbox (workflow_type, workflow_id, input, start_delay_ms, signal_name)
    select start.workflow_type, start.workflow_id, start.input::jsonb, start.start_delay_ms, start.signal_name
      from ${source}, unnest(${types}::text[], ${ids}::text[], ${inputs}::text[], ${delaysMs}::bigint[],
          ${signals}::text[])
        with ordinality as start (workflow_type, workflow_id, input, start_delay_ms, signal_name, number)
      order by start.number returning id`;
}

function outboxListParameters(starts: readonly WorkflowStart[]): readonly unknown[] {
  const rows = starts.map(outboxParameters);
  return Array.from({ length: OUTBOX_PARAMETERS }, (_, column) => rows.map((row) => row[column]));
}

/** What `toOutboxRow` reads. */
export const OUTBOX_COLUMNS = 'id, workflow_type, workflow_id, input, start_delay_ms, signal_name';

const PROMISE: Statement = { name: 'outbox.promise', text: insertOutboxSql(1) };

// Every business with promises of a priority is found by steps through the index, and only its oldest ones are read:
// the cost does not grow with how many one business has.
const READ_DUE: Statement = {
  name: 'outbox.readDue',
  text: `with recursive
    queues as (
      (select priority, business_id from outbox order by priority, business_id limit 1)
      union all
      select following.* from queues, lateral (
        select priority, business_id from outbox
          where (outbox.priority, outbox.business_id) > (queues.priority, queues.business_id)
          order by priority, business_id limit 1) following),
    turns as (
      select due.*, queues.priority,
          row_number() over (partition by queues.priority, queues.business_id order by due.id) as turn
        from queues, lateral (
          select ${OUTBOX_COLUMNS} from outbox
            where priority = queues.priority and business_id = queues.business_id
              and due_at < now() - make_interval(secs => $1::double precision / 1000)
            order by id limit $2) due)
    select ${OUTBOX_COLUMNS} from turns order by priority, turn, id limit $2`,
};
const FIND_WAITING: Statement = {
  name: 'outbox.findWaiting',
  text: 'select distinct workflow_id from outbox where workflow_id = any($1::text[])',
};
const REMOVE: Statement = { name: 'outbox.remove', text: 'delete from outbox where id = any($1::bigint[])' };
const NOTE_FAILURE: Statement = {
  name: 'outbox.noteFailure',
  text: `update outbox set attempts = attempts + 1, last_error = $2,
      due_at = now() + make_interval(secs => least(power(2, attempts), $3::double precision / 1000))
    where id = any($1::bigint[])`,
};
const COUNT: Statement = {
  name: 'outbox.count',
  text: `select count(*) as waiting, coalesce(extract(epoch from now() - min(created_at)), 0) as oldest_seconds from outbox`,
};

/** A promise as the database returns it, by OUTBOX_COLUMNS. */
export interface OutboxColumns {
  id: string;
  workflow_type: WorkflowType;
  workflow_id: string;
  input: Pick<WorkflowStart, 'input' | 'searchAttributes' | 'summary'>;
  start_delay_ms: string;
  signal_name: string | null;
}

export function toOutboxRow(row: OutboxColumns): OutboxRow {
  return {
    id: row.id,
    start: {
      workflowType: row.workflow_type,
      workflowId: row.workflow_id,
      ...row.input,
      startDelayMs: Number(row.start_delay_ms),
      ...(row.signal_name !== null && { signal: row.signal_name }),
    },
  };
}

/** Promises a workflow start, alone or, by `runner`, as part of a transaction. Returns the promise. */
export async function promiseStart<Type extends WorkflowType>(
  runner: StatementRunner,
  start: WorkflowStart<Type>,
): Promise<OutboxRow<Type>> {
  const [row] = await runner.run<{ id: string }>(PROMISE, outboxParameters(start));
  return { id: promisedId(row), start };
}

/** The id of a promise that a statement made. @throws InvariantError when it made none. */
export function promisedId(row: { readonly id: string } | undefined): string {
  invariant(row, 'A promise has an id.');
  return row.id;
}

/**
 * Reads promises that nobody has kept `olderThanMs` after their commit: money first, then events; of each priority the
 * oldest promise of every business, then the second of every business, and so on.
 */
export async function readDueStarts(
  database: Database,
  olderThanMs: number,
  limit: number,
): Promise<readonly OutboxRow[]> {
  const rows = await database.run<OutboxColumns>(READ_DUE, [olderThanMs, limit]);
  return rows.map(toOutboxRow);
}

/** Those of the given workflows whose start, or a signal to them, still waits in the outbox. */
export async function findWaitingStarts(
  database: Database,
  workflowIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database.run<{ workflow_id: string }>(FIND_WAITING, [workflowIds]);
  return new Set(rows.map((row) => row.workflow_id));
}

/** Forgets promises that were kept. */
export async function removeStarts(database: Database, ids: readonly string[]): Promise<void> {
  await database.run(REMOVE, [ids]);
}

/**
 * Notes why a promise could not be kept, and puts it off: longer each time, `longestMs` at most.
 *
 * @param ids the promise, and those that must not go before it.
 */
export async function noteStartFailure(
  database: Database,
  ids: readonly string[],
  error: string,
  longestMs: number,
): Promise<void> {
  await database.run(NOTE_FAILURE, [ids, error.slice(0, 500), longestMs]);
}

/** How many promises wait, and the age of the oldest in seconds. */
export async function countWaitingStarts(
  database: Database,
): Promise<{ readonly waiting: number; readonly oldestSeconds: number }> {
  const [row] = await database.run<{ waiting: string; oldest_seconds: string }>(COUNT, []);
  return { waiting: Number(row?.waiting ?? 0), oldestSeconds: Number(row?.oldest_seconds ?? 0) };
}
