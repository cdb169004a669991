import type { StatementRunner } from '../core/database.ts';
import { statement } from '../core/sql.ts';
import { type AttemptAnswer, type AttemptKey, answeredSql } from './attempts.ts';

/** Stores an answer of an attempt of a locked order. */
export async function storeAnswer(runner: StatementRunner, answer: AttemptAnswer): Promise<void> {
  await runner.run(statement('attempts.answer')`${answeredSql(answer)}`);
}

/** Opens an attempt of a locked order that its provider refused before anything was sent, or notes it once more. */
export async function storeRefusalBeforeSending(
  runner: StatementRunner,
  { orderId, ordinal, provider, account, reference }: AttemptKey,
  refusal: Pick<
    AttemptAnswer,
    'outcome' | 'reason' | 'answeredAtMs' | 'updatesRead' | 'nextCheckAtMs' | 'canFailOver'
  > & { readonly fencingToken: number },
): Promise<void> {
  await runner.run(
    statement('attempts.refuse')`
      insert into attempts (order_id, ordinal, provider, account, reference, fencing_token, outcome, reason, answered_at,
          checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, can_fail_over,
          blocked_at)
        values (${orderId}, ${ordinal}::smallint, ${provider}, ${account}, ${reference}, ${refusal.fencingToken}::integer,
          ${refusal.outcome}, ${refusal.reason}, to_timestamp(${refusal.answeredAtMs}::float8 / 1000), 1,
          ${refusal.outcome === 'unreachable' ? 1 : 0}::integer, ${refusal.updatesRead}::integer, to_timestamp(${refusal.nextCheckAtMs}::float8 / 1000), 1, now(),
          ${refusal.canFailOver}, case when ${refusal.outcome === 'blocked'} then now() end)
        on conflict (order_id, ordinal) do update set fencing_token = excluded.fencing_token,
          account = coalesce(attempts.account, excluded.account), outcome = excluded.outcome, reason = excluded.reason,
          answered_at = excluded.answered_at, checks = attempts.checks + 1,
          unreachable = attempts.unreachable + excluded.unreachable, updates_read = excluded.updates_read,
          next_check_at = excluded.next_check_at, refusals = attempts.refusals + 1,
          can_fail_over = excluded.can_fail_over, blocked_at = coalesce(attempts.blocked_at, excluded.blocked_at)`,
  );
}
