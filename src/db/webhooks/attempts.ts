import type { Id } from '../../domain/money.ts';
import type { WebhookAnswer, WebhookDeliveryStatus } from '../../domain/webhooks/webhook.ts';
import { batchDeletion } from '../core/batchDeletion.ts';
import type { StatementRunner } from '../core/database.ts';
import type { OutboxRow } from '../core/outbox.ts';
import { rawSql, type Sql, sql, statement } from '../core/sql.ts';
import { endReplaySql } from './deliveries.ts';

/** One HTTP request of a delivery and what came of it. Holds neither headers nor secrets. */
export interface FinishedAttempt {
  readonly deliveryId: Id<'msg'>;
  readonly url: string;
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly responseStatus: number | undefined;
  readonly responseExcerpt: string;
  readonly error: string | undefined;
  readonly answer: WebhookAnswer;
  /** How long until the next attempt of the same schedule; undefined when this was the last. */
  readonly waitMs: number | undefined;
  /** Sent outside the schedule: a failure leaves the delivery as it was. */
  readonly isForced: boolean;
  /** Which attempt of the schedule it was, from 1. */
  readonly scheduledAttempt: number;
  /** The replay that it belongs to: its first attempt makes room for another. */
  readonly replayId: string | undefined;
  /** The outbox message of the delivery, with the schedule from here on, where its workflow has not been started. */
  readonly message?: OutboxRow<'webhookDeliveryWorkflow'> | undefined;
}

/**
 * Records an attempt and what it makes of its delivery, in one statement. The message of a delivery that is over is removed;
 * that of one that waits is due at once.
 *
 * @returns the attempt's number, counted over the whole life of the delivery, the delivery's status after it, and whether
 * the message is still there to be dispatched.
 */
export function recordAttempt(
  runner: StatementRunner,
  attempt: FinishedAttempt,
): Promise<{
  readonly number: number;
  readonly status: WebhookDeliveryStatus;
  readonly isMessageLeft: boolean;
}> {
  const { deliveryId, url, startedAt, durationMs, responseStatus, error, waitMs, message } = attempt;
  const status = statusAfter(attempt);
  const excerpt = responseStatus === undefined ? undefined : attempt.responseExcerpt;
  const scheduledAttempts = attempt.isForced ? undefined : attempt.scheduledAttempt;
  // The update locks the row, so attempts at the same moment get numbers of their own. What was delivered stays so, and
  // without a new status everything stays as it is.
  return runner.one(
    statement<{ number: number; status: WebhookDeliveryStatus; isMessageLeft: boolean }>(
      message ? 'webhooks.recordFirstAttempt' : 'webhooks.recordAttempt',
    )`with
      counted as (
        update webhook_deliveries set
          attempt_count = attempt_count + 1,
          status = case when status = 'DELIVERED' then status else coalesce(${status}::text, status) end,
          finished_at = case when status = 'DELIVERED' or ${status}::text is null then finished_at
            when ${status}::text = 'PENDING' then null else now() end,
          next_attempt_at = case when status = 'DELIVERED' or ${status}::text is null then next_attempt_at
            when ${status}::text = 'PENDING' then now() + make_interval(secs => ${waitMs}::double precision / 1000) end,
          scheduled_attempts = coalesce(${scheduledAttempts}::integer, scheduled_attempts),
          end_reason = case when ${status}::text = 'DELIVERED' then null else end_reason end,
          ${endReplaySql(attempt.replayId)}
        where id = ${deliveryId} returning id, attempt_count, status),
      attempted as (
        insert into webhook_attempts
          (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error)
        select id, attempt_count, ${url}, ${startedAt}::timestamptz, ${durationMs}::integer,
            ${responseStatus}::smallint, ${excerpt}, ${error}
          from counted)
        ${message ? messageSql(message) : sql``}
      select attempt_count as number, status, ${rawSql(message ? 'exists (select from postponed)' : 'false')} as is_message_left
        from counted`,
    'A delivery that was attempted is never deleted.',
  );
}

/** CTEs that remove the message of a delivery that is over, and postpone that of one that waits. */
function messageSql({ id, start }: OutboxRow<'webhookDeliveryWorkflow'>): Sql {
  return sql`,
      removed as (
        delete from outbox using counted where outbox.id = ${id}::bigint and counted.status <> 'PENDING'),
      postponed as (
        update outbox set due_at = now(), input = jsonb_set(input, '{input}', ${JSON.stringify(start.input)}::jsonb)
          from counted where outbox.id = ${id}::bigint and counted.status = 'PENDING' returning outbox.id)`;
}

function statusAfter({ answer, waitMs, isForced }: FinishedAttempt): WebhookDeliveryStatus | undefined {
  if (answer === 'delivered') return 'DELIVERED';
  if (answer === 'gone') return 'FAILED';
  if (isForced) return undefined;
  return waitMs === undefined ? 'FAILED' : 'PENDING';
}

/** How long attempts are kept; their deliveries stay. */
export const ATTEMPTS_KEPT_DAYS = 90;

/** Deletes attempts older than ATTEMPTS_KEPT_DAYS, at most 10,000 a call. Returns how many. */
export const forgetOldWebhookAttempts = batchDeletion({
  name: 'webhooks.forgetAttempts',
  table: 'webhook_attempts',
  condition: `started_at < now() - interval '${ATTEMPTS_KEPT_DAYS} days'`,
});
