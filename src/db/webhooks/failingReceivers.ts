import type { Environment, Owner } from '../../domain/money.ts';
import type { Database } from '../core/database.ts';
import { statement } from '../core/sql.ts';
import { ERASED_EVENT_BODY } from './erasedBodies.ts';

/** A merchant's receiver that does not take what is sent to it. */
export interface FailingReceiver extends Owner {
  readonly businessName: string;
  /** Deliveries that are tried again. */
  readonly retrying: number;
  /** Deliveries that were given up in the last 24 hours. */
  readonly givenUp: number;
  /** When the oldest of these events happened, ISO 8601. */
  readonly since: string;
  /** What came of the latest attempt at one of them: the status of its answer, or an error. */
  readonly lastAttemptAt: string | undefined;
  readonly lastStatus: number | undefined;
  readonly lastError: string | undefined;
}

/** The receivers with deliveries that are tried again or were given up in the last 24 hours, the longest failing first. */
export function listFailingReceivers(database: Database): Promise<readonly FailingReceiver[]> {
  return database.run(
    statement<FailingReceiver>('webhooks.failing')`with
      failing as (
        select id, business_id, environment, status, created_at from webhook_deliveries
          where status = 'PENDING' and attempt_count > 0
            or status = 'FAILED' and finished_at > now() - interval '24 hours'),
      receivers as (
        select business_id, environment, min(created_at) as since,
            count(*) filter (where status = 'PENDING')::int as retrying,
            count(*) filter (where status = 'FAILED')::int as given_up
          from failing group by business_id, environment)
      select receivers.*, business.name as business_name, latest.started_at as last_attempt_at,
          latest.response_status as last_status, latest.error as last_error
        from receivers
        join businesses business on business.id = receivers.business_id
        left join lateral (
          select started_at, response_status, error from webhook_attempts attempt
            join failing on failing.id = attempt.delivery_id
            where failing.business_id = receivers.business_id and failing.environment = receivers.environment
            order by started_at desc limit 1
        ) latest on true
        order by receivers.since, receivers.business_id`,
  );
}

/** Deliveries that were given up for one cause. */
export interface DeliveriesOfCause {
  readonly items: readonly (Owner & { readonly id: string; readonly reason: string })[];
  /** How many there are in all. */
  readonly total: number;
}

/**
 * The deliveries of all merchants that were given up, and whose last attempt ended with some words, in any case, such as
 * "ENOTFOUND" or "HTTP 503"; the oldest first. Not among them are those that ended for good: the receiver answered 410, its
 * endpoint is gone, an operator cancelled it, or its body was erased.
 *
 * @param wanted.from when the first of the events happened; undefined for any time.
 */
export async function listDeliveriesOfCause(
  database: Database,
  wanted: {
    readonly environment: Environment;
    readonly cause: string;
    readonly from: Date | undefined;
  },
  limit: number,
): Promise<DeliveriesOfCause> {
  const { environment, cause, from } = wanted;
  const rows = await database.run(
    statement<DeliveriesOfCause['items'][number] & { readonly total: number }>('webhooks.ofCause')`
      select delivery.id, business_id, environment, latest.reason, (count(*) over ())::int as total
        from webhook_deliveries delivery cross join lateral (
          select coalesce(error, 'HTTP ' || response_status) as reason, response_status from webhook_attempts attempt
            where attempt.delivery_id = delivery.id order by number desc limit 1) latest
        where environment = ${environment} and status = 'FAILED' and end_reason is null and replay_id is null
          and body <> ${ERASED_EVENT_BODY} and created_at >= coalesce(${from}::timestamptz, '-infinity')
          and latest.response_status is distinct from 410 and position(lower(${cause}) in lower(latest.reason)) > 0
        order by created_at, delivery.id limit ${limit}`,
  );
  return { items: rows.map(({ total: _, ...item }) => item), total: rows[0]?.total ?? 0 };
}
