import type { Owner } from '../../domain/money.ts';
import { batchDeletion } from './batchDeletion.ts';
import type { Database, StatementRunner } from './database.ts';
import { type Page, type PageRequest, type Placed, pageBeforeSql, pageOf, placeSql } from './page.ts';
import { COMMITS_LATER, filterSql, rawSql, sql, statement } from './sql.ts';

/** A call of a merchant, as it is logged: no body of a request, and no secret. */
export interface RequestRecord extends Owner {
  readonly id: string;
  /** That of the caller, where it named one: several calls may have the same. */
  readonly requestId: string;
  readonly provenBy: 'key' | 'token' | 'session';
  /** The API key, or the user who signed in. */
  readonly credentialId: string;
  readonly method: string;
  /** Below the base URL, with its query. */
  readonly path: string;
  readonly status: number;
  readonly durationMs: number;
  /** The id of what it created. */
  readonly created: string | undefined;
  readonly traceId: string | undefined;
  /** The JSON of an error body. */
  readonly error: string | undefined;
  /** When it arrived, ISO 8601. */
  readonly createdAt: string;
}

const COLUMNS = rawSql(
  'id, request_id, business_id, environment, proven_by, credential_id, method, path, status, duration_ms, created, trace_id, error, created_at',
);

/** Stores calls. Its commit waits for no disk: the calls of the last second may be lost in a crash of Postgres. */
export async function storeRequests(database: Database, requests: readonly RequestRecord[]): Promise<void> {
  const rows = JSON.stringify(
    requests.map((each) => ({
      id: each.id,
      request_id: each.requestId,
      business_id: each.businessId,
      environment: each.environment,
      proven_by: each.provenBy,
      credential_id: each.credentialId,
      method: each.method,
      path: each.path,
      status: each.status,
      duration_ms: each.durationMs,
      created: each.created,
      trace_id: each.traceId,
      error: each.error,
      created_at: each.createdAt,
    })),
  );
  await database.run(
    statement('requestLog.store')`insert into request_log (${COLUMNS})
      select ${COLUMNS} from json_populate_recordset(null::request_log, ${rows}::json) where ${COMMITS_LATER}`,
  );
}

/** How long the log of requests goes back. */
const REQUEST_LOG_DAYS = 30;

/** Which calls: all that fit what is given. */
export interface RequestFilter {
  readonly method: string | undefined;
  /** What the path begins with. */
  readonly path: string | undefined;
  /** The lowest and the highest status. */
  readonly statuses: readonly [number, number] | undefined;
  readonly requestId: string | undefined;
  /** Inclusive and exclusive bounds, ISO 8601. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/**
 * A business's calls by API key or login token of the last REQUEST_LOG_DAYS, newest first, after a place.
 *
 * @returns at most `limit` of them, and the place of the last when more follow.
 */
export async function listRequests(
  database: Database,
  { businessId, environment }: Owner,
  {
    method,
    path,
    statuses,
    requestId,
    from = '-infinity',
    to = 'infinity',
    page,
  }: RequestFilter & { readonly page: PageRequest },
): Promise<Page<RequestRecord>> {
  const { conditions, suffix } = filterSql({ method, requestId });
  const ofPath = path === undefined ? rawSql('') : sql`and starts_with(path, ${path})`;
  // Refusals have an index of their own, which Postgres takes only where the text names the bound.
  const areFailures = statuses !== undefined && statuses[0] >= 400;
  const ofStatus = statuses
    ? sql`${rawSql(areFailures ? 'and status >= 400' : '')}
        and status between ${statuses[0]}::smallint and ${statuses[1]}::smallint`
    : rawSql('');
  const given = [path !== undefined && '.path', statuses && (areFailures ? '.failed' : '.status')];
  const name = `requestLog.list${suffix}${given.filter(Boolean).join('')}`;
  const rows = await database.run(
    statement<RequestRecord & Placed>(name)`
      select ${COLUMNS}, ${placeSql('request_log')} from request_log
        where business_id = ${businessId} and environment = ${environment} and proven_by in ('key', 'token')
          and created_at >= greatest(${from}::timestamptz, now() - make_interval(days => ${REQUEST_LOG_DAYS}::integer))
          ${conditions} ${ofPath} ${ofStatus} and ${pageBeforeSql(to, page, 'request_log')}`,
  );
  return pageOf<RequestRecord, RequestRecord>(rows, page, (row) => row);
}

/** The calls of a request id, those from the dashboard too, the newest 20 of them, the oldest first. */
export async function findRequests(database: Database, requestId: string): Promise<readonly RequestRecord[]> {
  const rows = await database.run(
    statement<RequestRecord>('requestLog.find')`select ${COLUMNS} from request_log
      where request_id = ${requestId} order by created_at desc limit 20`,
  );
  return rows.toReversed();
}

/** A business that called an operation. */
export interface OperationCaller {
  readonly businessId: string;
  readonly businessName: string;
  /** How often within REQUEST_LOG_DAYS, and when last, ISO 8601. */
  readonly calls: number;
  readonly lastCallAt: string;
  /** The e-mail addresses of its active owners. */
  readonly owners: readonly string[];
  /** When its owners were last mailed that the operation is deprecated, ISO 8601. */
  readonly mailedAt: string | undefined;
}

/**
 * The businesses whose programs called an operation in the last REQUEST_LOG_DAYS, those with the most calls first.
 *
 * @param operation.name as the notices of its deprecation have it.
 * @param operation.pattern regular expressions of paths in the log: of its own, and of operations whose paths fit it too.
 */
export function listOperationCallers(
  runner: StatementRunner,
  operation: {
    readonly name: string;
    readonly methods: readonly string[];
    readonly pattern: string;
    readonly otherPatterns: readonly string[];
  },
): Promise<readonly OperationCaller[]> {
  const { name, methods, pattern, otherPatterns } = operation;
  return runner.run(
    statement<OperationCaller>('requestLog.callers')`
      select business.id as business_id, business.name as business_name, called.calls, called.last_call_at,
          array(select person.email from users person
            where person.business_id = business.id and person.role = 'owner' and person.status = 'active'
            order by person.email) as owners,
          (select max(notice.created_at) from notices notice
            where notice.business_id = business.id and notice.name = 'operation.deprecated'
              and notice.facts #>> '{after,operation}' = ${name}) as mailed_at
        from (select business_id, count(*)::integer as calls, max(created_at) as last_call_at from request_log
            where proven_by in ('key', 'token') and method = any(${methods}::text[])
              and path ~* ${pattern} and path !~* all(${otherPatterns}::text[])
              and created_at > now() - make_interval(days => ${REQUEST_LOG_DAYS}::integer)
            group by business_id) called
          join businesses business on business.id = called.business_id
        order by called.calls desc, business.id`,
  );
}

/** Deletes calls of more than REQUEST_LOG_DAYS ago, at most 10,000 a call. Returns how many. */
export const forgetOldRequestLog = batchDeletion({
  name: 'requestLog.forget',
  table: 'request_log',
  condition: `created_at < now() - interval '${REQUEST_LOG_DAYS} days'`,
});
