import { ENVIRONMENTS, type Environment } from '../domain/money.ts';
import { apiKeySha256, newApiKey } from '../security/apiKey.ts';
import { newIdentifier } from '../security/identifiers.ts';
import { apiKeyPurpose, type SecretBox } from '../security/secretBox.ts';
import type { Database, Statement } from './database.ts';

/** How many keys of one environment a business may have that are valid: enough for a few overlapping rotations. */
export const MOST_VALID_KEYS = 5;

/** A key as its owner sees it in a list: never the key itself. */
export interface ApiKeySummary {
  readonly id: string;
  /** Null for a legacy key. */
  readonly environment: Environment | null;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly expiresAt: string | null;
}

interface ApiKeyColumns {
  id: string;
  environment: Environment | null;
  created_at: Date;
  last_used_at: Date | null;
  expires_at: Date | null;
}

const LIST: Statement = {
  name: 'apiKeys.list',
  text: `select id, environment, created_at, last_used_at, expires_at from api_keys
    where business_id = $1 and (expires_at is null or expires_at > now()) order by created_at desc, id desc`,
};
// Rotations of one business wait for each other: the second must see the first one's key to bound it.
const LOCK_BUSINESS: Statement = {
  name: 'apiKeys.lockBusiness',
  text: 'select id from businesses where id = $1 for no key update',
};
// The older keys are bounded and the new one made in one statement: there is never none.
const ROTATE: Statement = {
  name: 'apiKeys.rotate',
  text: `with bounded as (
      update api_keys set expires_at = now() + make_interval(secs => $6::double precision / 1000)
        where business_id = $2 and environment = $3
          and (expires_at is null or expires_at > now() + make_interval(secs => $6::double precision / 1000))
        returning id),
    audited as (
      insert into audit_log (actor, action, subject, details)
        values ($7, 'api_key.rotate', $1, jsonb_build_object('businessId', $2::text, 'environment', $3::text, 'overlapMs', $6::bigint)))
    -- The clock's time and not the transaction's, which may have begun before that of a rotation it waited for.
    insert into api_keys (id, business_id, environment, key_sha256, key_encrypted, created_at)
      values ($1, $2, $3, $4, $5, clock_timestamp())
      returning id, environment, created_at, last_used_at, expires_at`,
};
const END_OLDEST: Statement = {
  name: 'apiKeys.endOldest',
  text: `with ended as (
      update api_keys set expires_at = now() where id in (
        select id from api_keys
          where business_id = $1 and environment = $2 and (expires_at is null or expires_at > now())
          order by expires_at is null desc, created_at desc, id desc offset $3)
        returning id)
    insert into audit_log (actor, action, subject, details)
      select $4, 'api_key.end_oldest', id, jsonb_build_object('businessId', $1::text, 'environment', $2::text)
        from ended`,
};
const REVOKE: Statement = {
  name: 'apiKeys.revoke',
  text: `with revoked as (
      update api_keys set expires_at = now() where id = $1 and business_id = $2
        and (expires_at is null or expires_at > now()) returning id)
    insert into audit_log (actor, action, subject, details)
      select $3, 'api_key.revoke', id, jsonb_build_object('businessId', $2::text) from revoked returning subject`,
};
const REPLACE: Statement = {
  name: 'apiKeys.replace',
  text: `insert into api_keys (id, business_id, environment, key_sha256, key_encrypted)
    select $1, $2, $3, $4, $5 where not exists (
      select from api_keys where business_id = $2 and environment = $3 and expires_at is null)
    returning id`,
};
const NOTE_USE: Statement = {
  name: 'apiKeys.noteUse',
  text: `update api_keys set last_used_at = now()
    where id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
};

/** The valid keys of a business, newest first. */
export async function listApiKeys(database: Database, businessId: string): Promise<readonly ApiKeySummary[]> {
  return (await database.run<ApiKeyColumns>(LIST, [businessId])).map(toSummary);
}

/**
 * Makes a new key of an environment, its current one; the older ones stay valid for the overlap, but only the newest of
 * them: beyond MOST_VALID_KEYS the oldest end at once.
 *
 * @param actor who does it, for the audit log.
 * @returns the new key in plain text, with its summary.
 */
export async function rotateApiKey(
  database: Database,
  secretBox: SecretBox,
  businessId: string,
  environment: Environment,
  overlapMs: number,
  actor: string,
): Promise<{ readonly key: string; readonly summary: ApiKeySummary | undefined }> {
  const key = newApiKey(environment);
  return database.transaction(async (runner) => {
    await runner.run(LOCK_BUSINESS, [businessId]);
    const [row] = await runner.run<ApiKeyColumns>(ROTATE, [
      ...newKeyParameters(secretBox, businessId, environment, key),
      overlapMs,
      actor,
    ]);
    await runner.run(END_OLDEST, [businessId, environment, MOST_VALID_KEYS, actor]);
    return { key, summary: row && toSummary(row) };
  });
}

/**
 * Ends a key at once, and makes a new one where it was the current key of its environment: a merchant always has one
 * of each. Legacy keys are not replaced.
 *
 * @param actor who does it, for the audit log.
 * @returns undefined when the business has no such valid key.
 */
export async function endApiKey(
  database: Database,
  secretBox: SecretBox,
  businessId: string,
  keyId: string,
  actor: string,
): Promise<{ readonly isReplaced: boolean } | undefined> {
  return database.transaction(async (runner) => {
    await runner.run(LOCK_BUSINESS, [businessId]);
    if ((await runner.run(REVOKE, [keyId, businessId, actor])).length === 0) return undefined;
    let isReplaced = false;
    for (const environment of ENVIRONMENTS) {
      const key = newApiKey(environment);
      const made = await runner.run(REPLACE, newKeyParameters(secretBox, businessId, environment, key));
      isReplaced ||= made.length > 0;
    }
    return { isReplaced };
  });
}

/** The parameters of a new key's row: id, business, environment, hash, ciphertext. */
function newKeyParameters(
  secretBox: SecretBox,
  businessId: string,
  environment: Environment,
  key: string,
): readonly unknown[] {
  const sealed = secretBox.seal(key, apiKeyPurpose(businessId));
  return [newIdentifier('key'), businessId, environment, apiKeySha256(key), sealed];
}

/** Notes, to the minute, that a key was used. */
export async function noteApiKeyUse(database: Database, keyId: string): Promise<void> {
  await database.run(NOTE_USE, [keyId]);
}

function toSummary(row: ApiKeyColumns): ApiKeySummary {
  return {
    id: row.id,
    environment: row.environment,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}
