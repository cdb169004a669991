import type { WorkflowType } from '../contract/flows.ts';
import type { WorkflowStart } from '../contract/starts.ts';
import { invariant } from '../domain/errors.ts';
import type { Database, StatementRunner } from './database.ts';
import { rawSql, type Sql, sql, statement } from './sql.ts';

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
const OUTBOX_COLUMNS = sql`id::text, workflow_type, workflow_id, input, start_delay_ms, signal_name`;

/** A promise as the database returns it, by OUTBOX_COLUMNS. */
export interface OutboxColumns {
  readonly id: string;
  readonly workflowType: WorkflowType;
  readonly workflowId: string;
  readonly input: Pick<WorkflowStart, 'input' | 'searchAttributes' | 'summary'>;
  readonly startDelayMs: bigint;
  readonly signalName: string | undefined;
}

/** A promise with its start. */
export function toOutboxRow({ id, input, startDelayMs, signalName, ...start }: OutboxColumns): OutboxRow {
  return {
    id,
    start: {
      ...start,
      ...input,
      startDelayMs: Number(startDelayMs),
      ...(signalName !== undefined && { signal: signalName }),
    },
  };
}

/** Promises a workflow start, alone or, by `runner`, as part of a transaction. Returns the promise. */
export async function promiseStart<Type extends WorkflowType>(
  runner: StatementRunner,
  start: WorkflowStart<Type>,
): Promise<OutboxRow<Type>> {
  const [row] = await runner.run(statement<{ id: string }>('outbox.promise')`${promiseSql(start)}`);
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
  // Every business with promises of a priority is found by steps through the index, and only its oldest ones are read:
  // the cost does not grow with how many one business has.
  const rows = await database.run(
    statement<OutboxColumns>('outbox.readDue')`with recursive
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
            select * from outbox
              where priority = queues.priority and business_id = queues.business_id
                and due_at < now() - make_interval(secs => ${olderThanMs}::double precision / 1000)
              order by id limit ${limit}) due)
      select ${OUTBOX_COLUMNS} from turns order by priority, turn, turns.id limit ${limit}`,
  );
  return rows.map(toOutboxRow);
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

/** Forgets promises that were kept. */
export async function removeStarts(database: Database, ids: readonly string[]): Promise<void> {
  await database.run(statement('outbox.remove')`delete from outbox where id = any(${ids}::bigint[])`);
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
  await database.run(
    statement('outbox.noteFailure')`update outbox
      set attempts = attempts + 1, last_error = ${error.slice(0, 500)},
        due_at = now() + make_interval(secs => least(power(2, attempts), ${longestMs}::double precision / 1000))
      where id = any(${ids}::bigint[])`,
  );
}

/** How many promises wait, and the age of the oldest in seconds. */
export async function countWaitingStarts(
  database: Database,
): Promise<{ readonly waiting: number; readonly oldestSeconds: number }> {
  const [row] = await database.run(
    statement<{ waiting: number; oldestSeconds: number }>('outbox.count')`
      select count(*)::integer as waiting,
          coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest_seconds
        from outbox`,
  );
  invariant(row, 'A count is one row.');
  return row;
}
