import { newIdentifier } from '../../security/identifiers.ts';
import { appendAudit } from './auditLog.ts';
import type { Database, StatementRunner } from './database.ts';
import { countOperators } from './operators.ts';
import { type Sql, sql, statement } from './sql.ts';
import { tables, updateWhere } from './tables.ts';

/**
 * What operators ask for that is applied elsewhere, or later: decisions that a workflow applies, which learns from here who
 * made them, and what waits for a second operator. A request is READY when it may be applied, and APPLIED in the
 * transaction that applies it, so it is applied once.
 */

/** From how many registered operators on, what moves money past a provider's word needs two of them. */
const OPERATORS_FOR_TWO = 2;

/** Whether an adjustment, or an override, needs a second operator. */
export async function isSecondOperatorNeeded(runner: StatementRunner): Promise<boolean> {
  return (await countOperators(runner)) >= OPERATORS_FOR_TWO;
}

/** What an operator asks for. */
export interface NewOperatorRequest {
  /** As in the audit log, such as `balance.adjust`. */
  readonly action: string;
  /** The id of what it is about. */
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly reason: string;
  readonly operator: string;
}

/** A request as it is stored. */
export interface OperatorRequestRow extends Omit<NewOperatorRequest, 'operator'> {
  readonly id: string;
  readonly requestedBy: string;
  /** Whether `requestedBy` was proven, and not only typed in the Temporal UI. */
  readonly isVerified: boolean;
  /** ISO 8601. */
  readonly requestedAt: string;
  readonly status: 'WAITING' | 'READY' | 'APPLIED' | 'REJECTED';
  /** The second operator. */
  readonly decidedBy: string | undefined;
  readonly isExpired: boolean;
}

/**
 * Stores what a proven operator asks for. One that needs a second operator is put on record.
 *
 * @returns the id of the request.
 */
export async function storeOperatorRequest(
  runner: StatementRunner,
  request: NewOperatorRequest,
  { needsSecond }: { readonly needsSecond: boolean },
): Promise<string> {
  const id = newIdentifier('opr');
  await insertRequest(runner, { ...request, id, isVerified: true, needsSecond });
  return id;
}

/**
 * Stores a decision that was sent to a workflow past these commands, and that needs a second operator; once for each
 * update.
 *
 * @param updateId the id of the update that brought it.
 * @returns the id of the request.
 */
export async function storeTypedRequest(
  runner: StatementRunner,
  request: NewOperatorRequest,
  updateId: string,
): Promise<string> {
  const id = `opr_${updateId}`;
  await insertRequest(runner, { ...request, id, isVerified: false, needsSecond: true });
  return id;
}

async function insertRequest(
  runner: StatementRunner,
  {
    id,
    operator,
    needsSecond,
    ...request
  }: NewOperatorRequest & {
    readonly id: string;
    readonly isVerified: boolean;
    readonly needsSecond: boolean;
  },
): Promise<void> {
  const { action, subject, reason, details, isVerified } = request;
  const isNew = await runner.hasRow(
    statement('operatorRequests.insert')`
      insert into operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, status)
        values (${id}, ${action}, ${subject}, ${details}::jsonb, ${reason}, ${operator}, ${isVerified}, ${needsSecond},
          ${needsSecond ? 'WAITING' : 'READY'})
        on conflict (id) do nothing returning id`,
  );
  if (!isNew || !needsSecond) return;
  // What a merchant said of a lost order may hold personal data.
  const { facts: _, ...shown } = details;
  await appendAudit(runner, {
    actor: operator,
    action: 'request.create',
    subject,
    details: { request: id, action, ...shown, reason, ...(!isVerified && { unverified: true }) },
  });
}

/** Locks a request until the end of the transaction, and reads it; undefined when there is none of that id. */
export function lockOperatorRequest(
  runner: StatementRunner,
  id: string,
): Promise<OperatorRequestRow | undefined> {
  return runner.first(
    statement<OperatorRequestRow>('operatorRequests.lock')`
      select id, action, subject, details, reason, requested_by, is_verified, requested_at, status, decided_by,
          expires_at <= now() as is_expired
        from operator_requests where id = ${id} for update`,
  );
}

/** Makes a locked request that waits READY, by the word of a second operator, on record. */
export async function confirmRequest(
  runner: StatementRunner,
  request: OperatorRequestRow,
  actor: string,
): Promise<void> {
  await decide(runner, request, { actor, status: 'READY' });
}

/** Refuses a locked request that waits, on record. Its maker may too. */
export async function rejectRequest(
  runner: StatementRunner,
  request: OperatorRequestRow,
  actor: string,
): Promise<void> {
  await decide(runner, request, { actor, status: 'REJECTED' });
}

async function decide(
  runner: StatementRunner,
  { id, action, subject }: OperatorRequestRow,
  { actor, status }: { readonly actor: string; readonly status: 'READY' | 'REJECTED' },
): Promise<void> {
  await runner.run(
    statement('operatorRequests.decide')`update operator_requests
      set status = ${status}, decided_by = ${actor}, decided_at = now() where id = ${id} and status = 'WAITING'`,
  );
  await appendAudit(runner, {
    actor,
    action: status === 'READY' ? 'request.confirm' : 'request.reject',
    subject,
    details: { request: id, action },
  });
}

/** Marks a locked request that is READY as applied, in the transaction that applies it. */
export async function markApplied(runner: StatementRunner, id: string): Promise<void> {
  await runner.run(updateWhere('operator_requests', { id, status: 'READY' }).set({ status: 'APPLIED' }));
}

/**
 * SQL of what the audit log says besides about a decision that a workflow applies: that its operator was not proven, and who
 * confirmed it.
 *
 * @param decision whose id is that of the update that brought it.
 */
export function proofSql(
  { id, operator, reason }: { readonly id: string; readonly operator: string; readonly reason: string },
  subject: string,
): Sql {
  return sql`coalesce((
    select case when is_verified then '{}'::jsonb else '{"unverified": true}'::jsonb end
        || jsonb_strip_nulls(jsonb_build_object('confirmedBy', decided_by))
      from operator_requests
      where id = ${id} and subject = ${subject} and requested_by = ${operator} and reason = ${reason}
    ), '{"unverified": true}'::jsonb)`;
}

/** Requests that wait for a second operator and have not expired, the oldest first. */
export function listWaitingRequests(database: Database) {
  return database.run(
    tables
      .selectFrom('operator_requests')
      .select([
        'id',
        'action',
        'subject',
        'details',
        'reason',
        'requestedBy',
        'isVerified',
        'requestedAt',
        'expiresAt',
      ])
      .where('status', '=', 'WAITING')
      .where('expiresAt', '>', (row) => row.fn<string>('now'))
      .orderBy('requestedAt')
      .orderBy('id'),
  );
}
