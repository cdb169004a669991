import { sql as raw } from 'kysely';
import type { Environment } from '../../domain/money.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { sql, statement } from '../core/sql.ts';
import { millisecondsFromNow, tables } from '../core/tables.ts';
import { type Attempt, type AttemptRow, attemptsSql, toAttempt } from './attempts.ts';

/** The attempts at an order in the order of their fencing tokens. */
export async function listAttempts(database: StatementRunner, orderId: string): Promise<readonly Attempt[]> {
  const { attempts } = await database.one(
    statement<{ attempts: readonly AttemptRow[] }>('attempts.list')`
      select (${attemptsSql(sql`${orderId}`)}) as attempts`,
  );
  return attempts.map(toAttempt);
}

/** The attempt that a provider knows by a reference of ours, and its order; undefined when it is not ours. */
export async function findAttempt(
  database: Database,
  provider: string,
  reference: string,
): Promise<{ readonly orderId: string; readonly isAbandoned: boolean } | undefined> {
  return database.first(
    statement<{ orderId: string; isAbandoned: boolean }>('attempts.find')`
      select order_id, abandoned_at is not null as is_abandoned from attempts
        where provider = ${provider} and reference = ${reference}`,
  );
}

/** How a provider took the orders that were sent to it lately. */
export interface ProviderTally {
  readonly provider: string;
  readonly attempts: number;
  readonly notSent: number;
  readonly blocked: number;
  /** The reason of the last refusal. */
  readonly lastRefusal: string | undefined;
}

/** The attempts that were sent in the last `periodMs` milliseconds, by provider. */
export function tallyAttempts(database: Database, periodMs: number): Promise<readonly ProviderTally[]> {
  return database.run(
    tables
      .selectFrom('attempts')
      .select('provider')
      .select(({ fn, cast }) => {
        const count = fn.countAll();
        const reasons = fn.agg<string[]>('array_agg', ['reason']).orderBy('abandonedAt', 'desc');
        return [
          cast<number>(count, 'integer').as('attempts'),
          cast<number>(
            count.filterWhere('outcome', '=', 'not_sent').filterWhere('abandonedAt', 'is not', null),
            'integer',
          ).as('notSent'),
          cast<number>(
            count.filterWhere('outcome', '=', 'blocked').filterWhere('abandonedAt', 'is not', null),
            'integer',
          ).as('blocked'),
          raw<string | undefined>`(${reasons.filterWhere('abandonedAt', 'is not', null)})[1]`.as(
            'lastRefusal',
          ),
        ];
      })
      .where('sentAt', '>', millisecondsFromNow(-periodMs))
      .groupBy('provider'),
  );
}

/**
 * Counts the open orders that wait because of our account at a provider: each that refused one last for that reason. An order
 * that is being sent again still counts; one that another provider has does not.
 */
export function countBlockedOrders(
  database: Database,
): Promise<
  readonly { readonly environment: Environment; readonly provider: string; readonly count: number }[]
> {
  return database.run(
    statement<{ environment: Environment; provider: string; count: number }>('attempts.countBlocked')`
      select orders.environment, attempt.provider, count(distinct orders.id)::int as count
        from orders join attempts attempt on attempt.order_id = orders.id
        where orders.status = 'PROCESSING' and attempt.blocked_at is not null
          and (attempt.outcome is null or attempt.outcome = 'blocked')
          and not exists (select from attempts other where other.order_id = orders.id and other.abandoned_at is null
            and (other.outcome is not null or other.blocked_at is null))
        group by orders.environment, attempt.provider`,
  );
}
