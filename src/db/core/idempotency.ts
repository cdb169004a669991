import { createHash } from 'node:crypto';
import type { Owner } from '../../domain/money.ts';
import { batchDeletion } from './batchDeletion.ts';
import type { Database, StatementRunner } from './database.ts';
import { type Sql, sql, statement } from './sql.ts';

/** One merchant's key, under which equal requests mean one request. */
export interface IdempotencyScope extends Owner {
  /** What is asked for, whichever path it was asked at. Stored in the column `path`, as most have but one. */
  readonly operation: string;
  readonly key: string;
  readonly bodySha256: Buffer;
}

/** A request that came before under the same key. `response` is undefined while it has not been answered. */
export interface StoredRequest {
  readonly sameBody: boolean;
  readonly resourceId: string;
  readonly ageMs: number;
  readonly response: StoredResponse | undefined;
}

export interface StoredResponse {
  readonly status: number;
  readonly body: string;
}

/** The request's key is remembered already. Nothing was done now. */
export class KeyAlreadyUsedError extends Error {
  override readonly name = 'KeyAlreadyUsedError';
}

/** SHA-256 of a request body, taken of its canonical JSON, so that spacing and the order of fields do not matter. */
export function bodySha256(body: unknown): Buffer {
  return createHash('sha256').update(canonicalJson(body)).digest();
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
    return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/**
 * SQL that remembers a request as part of the statement that decides it; it does nothing when the request had no key.
 * The primary key makes the second of two equal requests fail with `idempotency_key_once`, undoing its whole statement.
 *
 * @param scope undefined for a request without a key.
 * @param response what was answered, when that is known already.
 */
export function storeIdempotencyKeySql(
  scope: IdempotencyScope | undefined,
  resourceId: string,
  response?: StoredResponse,
): Sql {
  return sql`insert into idempotency_keys
    (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body)
    select ${scope?.businessId}, ${scope?.environment}, ${scope?.operation}, ${scope?.key}::text,
        ${scope?.bodySha256}::bytea, ${resourceId}, ${response?.status}::smallint, ${response?.body}
      where ${scope?.key}::text is not null`;
}

/** The request that came before under the same key, or undefined when none did. */
export async function findStoredRequest(
  database: Database,
  scope: IdempotencyScope,
): Promise<StoredRequest | undefined> {
  const row = await database.first(
    statement<{
      sameBody: boolean;
      resourceId: string;
      responseStatus?: number;
      responseBody?: string;
      ageMs: number;
    }>('idempotency.find')`
      select body_sha256 = ${scope.bodySha256} as same_body, resource_id, response_status, response_body,
          (extract(epoch from now() - created_at) * 1000)::float8 as age_ms
        from idempotency_keys where ${isOfScopeSql(scope)}`,
  );
  if (!row) return undefined;
  const { responseStatus: status, responseBody: body, ...request } = row;
  return { ...request, response: status !== undefined && body !== undefined ? { status, body } : undefined };
}

/**
 * Remembers a request, alone or, by `runner`, as part of a transaction.
 *
 * @throws a Postgres error on `idempotency_key_once` when an equal request was first.
 */
export async function storeIdempotencyKey(
  runner: StatementRunner,
  scope: IdempotencyScope,
  resourceId: string,
): Promise<void> {
  await runner.run(statement('idempotency.remember')`${storeIdempotencyKeySql(scope, resourceId)}`);
}

/** Stores the answer of a remembered request; the first one stays. */
export async function storeResponse(
  database: Database,
  scope: IdempotencyScope,
  { status, body }: StoredResponse,
): Promise<void> {
  await database.run(
    statement('idempotency.answer')`
      update idempotency_keys set response_status = ${status}, response_body = ${body}
        where ${isOfScopeSql(scope)} and body_sha256 = ${scope.bodySha256} and response_status is null`,
  );
}

/** The condition that a key was stored by a merchant for an operation. */
function isOfScopeSql({ businessId, environment, operation, key }: IdempotencyScope): Sql {
  return sql`business_id = ${businessId} and environment = ${environment} and path = ${operation} and key = ${key}`;
}

/** Deletes requests remembered for more than 30 days, at most 10,000 a call. Returns how many. */
export const forgetOldRequests = batchDeletion({
  name: 'idempotency.forget',
  table: 'idempotency_keys',
  condition: `created_at < now() - interval '30 days'`,
});
