import type { Owner } from '../../domain/money.ts';
import type { Database } from '../core/database.ts';
import { statement } from '../core/sql.ts';

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
