import { type ExpressionBuilder, type Insertable, sql as raw, type Selectable } from 'kysely';
import { DomainError } from '../../domain/errors.ts';
import type { Actor } from '../../domain/merchants/actor.ts';
import type { KeyScope } from '../../domain/merchants/permissions.ts';
import { ENVIRONMENTS, type Environment, type Id, type Owner } from '../../domain/money.ts';
import { HOUR_MS } from '../../domain/time.ts';
import { apiKeySha256, newApiKey, newIdentifier } from '../../security/identifiers.ts';
import { apiKeyPurpose, type SecretBox } from '../../security/secretBox.ts';
import { appendAudit, auditSql } from '../core/auditLog.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { COMMITS_LATER, insertSql, rawSql, sql, statement } from '../core/sql.ts';
import { millisecondsFromNow, now, selectWhere, type Tables, tables, updateWhere } from '../core/tables.ts';
import { lockBusiness } from './businessLock.ts';

/** How many full keys of one environment a business may have that are valid: enough for a few overlapping rotations. */
export const MAX_VALID_KEYS = 5;

/** How many restricted keys a business may have that are valid, in both environments together. */
export const MAX_RESTRICTED_KEYS = 50;

/** A key as its owner sees it in a list: never the key itself. */
export interface ApiKeySummary {
  readonly id: string;
  /** Null for a legacy key. */
  readonly environment: Environment | null;
  /** Null for a full key, as scopes are. */
  readonly name: string | null;
  readonly scopes: readonly KeyScope[] | null;
  /** In CIDR notation; null when the key is accepted from everywhere. */
  readonly networks: readonly string[] | null;
  /** The last four characters of the key; null for a legacy key. */
  readonly lastFour: string | null;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  /** Where it was used last: an IPv4 address, or an IPv6 network. */
  readonly lastUsedNetwork: string | null;
  readonly expiresAt: string | null;
}

/** The condition that a key has not ended. */
const isValid = (key: ExpressionBuilder<Tables, 'api_keys'>) =>
  key.or([key('expiresAt', 'is', null), key('expiresAt', '>', now)]);

const SUMMARY_COLUMNS = [
  'id',
  'environment',
  'name',
  'scopes',
  'networks',
  'lastFour',
  'createdAt',
  'lastUsedAt',
  'lastUsedNetwork',
  'expiresAt',
] as const;

function toSummary(
  key: Pick<Selectable<Tables['api_keys']>, (typeof SUMMARY_COLUMNS)[number]>,
): ApiKeySummary {
  const { environment = null, name = null, scopes = null, networks = null, lastFour = null } = key;
  const { lastUsedAt = null, lastUsedNetwork = null, expiresAt = null } = key;
  const restriction = { name, scopes, networks };
  return { ...key, environment, ...restriction, lastFour, lastUsedAt, lastUsedNetwork, expiresAt };
}

/** How long a valid key stays valid: until it is revoked, or until a time that is set. */
export const KEY_STATES = ['lasting', 'ending'] as const;

/** Which of the valid keys a list holds; undefined for all. */
export interface ApiKeyFilter {
  /** Legacy keys are valid in both. */
  readonly environment?: Environment | undefined;
  readonly state?: (typeof KEY_STATES)[number] | undefined;
}

/** The valid keys of a business, newest first. */
export async function listApiKeys(
  database: Database,
  businessId: Id<'biz'>,
  { environment, state }: ApiKeyFilter = {},
): Promise<readonly ApiKeySummary[]> {
  const rows = await database.run(
    selectWhere('api_keys', { businessId })
      .select(SUMMARY_COLUMNS)
      .where(isValid)
      .$if(environment !== undefined, (keys) =>
        keys.where((key) => key.or([key('environment', '=', environment), key('environment', 'is', null)])),
      )
      .$if(state !== undefined, (keys) =>
        keys.where('expiresAt', state === 'lasting' ? 'is' : 'is not', null),
      )
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc'),
  );
  return rows.map(toSummary);
}

/**
 * Makes a new full key of an environment, its current one; the older ones stay valid for the overlap, but only the newest of
 * them: beyond MAX_VALID_KEYS the oldest end at once.
 *
 * @param actor who does it, for the audit log.
 * @returns the new key in plain text, with its summary.
 */
export async function rotateApiKey(
  database: Database,
  secretBox: SecretBox,
  { overlapMs, actor, ...owner }: Owner & { readonly overlapMs: number; readonly actor: Actor | string },
): Promise<{ readonly key: string; readonly summary: ApiKeySummary }> {
  const { businessId, environment } = owner;
  const { key, row } = newKey(secretBox, owner);
  return database.transaction(async (runner) => {
    // Rotations of one business wait for each other: the second must see the first one's key to bound it.
    await lockBusiness(runner, businessId);
    // The older keys are bounded and the new one made in one transaction: there is never none.
    const end = millisecondsFromNow(overlapMs);
    await runner.run(
      updateWhere('api_keys', { businessId, environment })
        .set({ expiresAt: end })
        .where('scopes', 'is', null)
        .where((each) => each.or([each('expiresAt', 'is', null), each('expiresAt', '>', end)])),
    );
    const made = await runner.one(
      tables
        .insertInto('api_keys')
        // The clock's time and not the transaction's, which may have begun before that of a rotation it waited for.
        .values({ ...row, createdAt: raw<string>`clock_timestamp()` })
        .returning(SUMMARY_COLUMNS),
      'A new API key was not stored.',
    );
    await appendAudit(runner, {
      actor,
      action: 'api_key.rotate',
      subject: made.id,
      details: { businessId, environment, overlapMs },
      businessId,
      environment,
      after: { keyEnds: key.slice(-4), olderKeysValidForHours: overlapMs / HOUR_MS },
    });
    await runner.run(
      statement('apiKeys.endOldest')`with ended as (
          update api_keys set expires_at = now() where id in (
            select id from api_keys
              where business_id = ${businessId} and environment = ${environment}
                and scopes is null and (expires_at is null or expires_at > now())
              order by expires_at is null desc, created_at desc, id desc offset ${MAX_VALID_KEYS})
            returning id)
        ${auditSql(
          {
            actor,
            action: 'api_key.end_oldest',
            subject: sql`id`,
            details: { businessId, environment },
            businessId,
            environment,
          },
          sql`from ended`,
        )}`,
    );
    return { key, summary: toSummary(made) };
  });
}

/**
 * Ends a key at once, and makes a new one where it was the current key of its environment: a merchant always has one
 * of each. Legacy keys are not replaced.
 *
 * @param which.actor who does it, for the audit log.
 * @returns undefined when the business has no such valid key.
 */
export async function endApiKey(
  database: Database,
  secretBox: SecretBox,
  which: { readonly businessId: Id<'biz'>; readonly keyId: string; readonly actor: Actor | string },
): Promise<{ readonly isReplaced: boolean } | undefined> {
  const { businessId, keyId, actor } = which;
  return database.transaction(async (runner) => {
    await lockBusiness(runner, businessId);
    const revoked = await runner.run(
      updateWhere('api_keys', { id: keyId, businessId })
        .set({ expiresAt: now })
        .where(isValid)
        .returning('environment'),
    );
    const [key] = revoked;
    if (!key) return undefined;
    await appendAudit(runner, {
      actor,
      action: 'api_key.revoke',
      subject: keyId,
      details: { businessId },
      businessId,
      environment: key.environment,
    });
    let isReplaced = false;
    for (const environment of ENVIRONMENTS) {
      const made = await runner.run(
        statement<{ id: string }>('apiKeys.replace')`${insertSql(
          'api_keys',
          newKey(secretBox, { businessId, environment }).row,
          sql`where not exists (
            select from api_keys
              where business_id = ${businessId} and environment = ${environment} and expires_at is null
                and scopes is null)`,
        )} returning id`,
      );
      isReplaced ||= made.length > 0;
    }
    return { isReplaced };
  });
}

/**
 * Ends the valid restricted keys that a user made, as part of a transaction that holds the lock of the business. Full keys
 * belong to the business and stay valid.
 *
 * @param by.actor who does it, for the audit log.
 * @returns how many keys ended.
 */
export async function revokeKeysOfUser(
  runner: StatementRunner,
  by: { readonly businessId: Id<'biz'>; readonly userId: string; readonly actor: Actor },
): Promise<number> {
  const { businessId, userId, actor } = by;
  const revoked = await runner.run(
    statement<{ id: string; environment: Environment }>('apiKeys.revokeOfUser')`
      update api_keys restricted set expires_at = now()
        where business_id = ${businessId} and scopes is not null and (expires_at is null or expires_at > now())
          and exists (select from audit_log made
            where made.business_id = ${businessId} and made.action = 'api_key.create'
              and made.subject = restricted.id and made.actor = ${userId})
        returning id, environment`,
  );
  for (const { id, environment } of revoked) {
    await appendAudit(runner, {
      actor,
      action: 'api_key.revoke',
      subject: id,
      details: { businessId, madeBy: userId },
      businessId,
      environment,
    });
  }
  return revoked.length;
}

/** A new full key of a business, in plain text and as the row that holds it. */
export function newKey(
  secretBox: SecretBox,
  { businessId, environment }: Owner,
): { readonly key: string; readonly row: Insertable<Tables['api_keys']> } {
  const key = newApiKey(environment);
  const keyEncrypted = secretBox.seal(key, apiKeyPurpose(businessId));
  return {
    key,
    row: { ...storedForm(key), businessId, environment, keyEncrypted },
  };
}

/** What is stored of every new key. */
function storedForm(key: string) {
  return { id: newIdentifier('key'), keySha256: apiKeySha256(key), lastFour: key.slice(-4) };
}

/** What a restricted key is for, and what it may do. */
export interface KeyRestriction {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** In CIDR notation, as `networkOf` writes it; undefined when the key is accepted from everywhere. */
  readonly networks: readonly string[] | undefined;
  /** When it ends by itself. */
  readonly expiresAt: string | undefined;
}

/**
 * Makes a restricted key. It is stored as its hash alone, so that this answer is the only one that has the key.
 *
 * @param actor who does it, for the audit log.
 * @returns the new key in plain text, with its summary.
 * @throws DomainError `too_many_api_keys` when the business has MAX_RESTRICTED_KEYS that are valid.
 */
export async function createRestrictedKey(
  database: Database,
  { businessId, environment }: Owner,
  { actor, ...restriction }: KeyRestriction & { readonly actor: Actor },
): Promise<{ readonly key: string; readonly summary: ApiKeySummary }> {
  const key = newApiKey(environment);
  return database.transaction(async (runner) => {
    // Two requests at once must not both find the last free place.
    await lockBusiness(runner, businessId);
    const { count } = await runner.one(
      selectWhere('api_keys', { businessId })
        .where('scopes', 'is not', null)
        .where(isValid)
        .select(raw<number>`count(*)::int`.as('count')),
    );
    if (count >= MAX_RESTRICTED_KEYS) {
      throw new DomainError(
        'too_many_api_keys',
        `a business has at most ${MAX_RESTRICTED_KEYS} restricted keys; revoke one that is no longer used`,
      );
    }
    const made = await runner.one(
      tables
        .insertInto('api_keys')
        .values({ ...storedForm(key), businessId, environment, ...restriction } as Insertable<
          Tables['api_keys']
        >)
        .returning(SUMMARY_COLUMNS),
      'A new API key was not stored.',
    );
    await appendAudit(runner, {
      actor,
      action: 'api_key.create',
      subject: made.id,
      details: { businessId, environment, ...restriction },
      businessId,
      environment,
      after: { keyName: restriction.name, keyEnds: key.slice(-4), scopes: restriction.scopes.join(' ') },
    });
    return { key, summary: toSummary(made) };
  });
}

/** Whether a use of the key `key` is noted: its last one is, to the minute. */
export const IS_USE_WORTH_NOTING = rawSql(`coalesce(key.last_used_at < now() - interval '1 minute', true)`);

/**
 * Notes, to the minute, that a key was used.
 *
 * @param network from where, as `clientNetwork` names it.
 */
export async function noteApiKeyUse(database: Database, keyId: string, network: string): Promise<void> {
  await database.run(
    statement('apiKeys.noteUse')`update api_keys key set last_used_at = now(), last_used_network = ${network}
      where id = ${keyId} and ${IS_USE_WORTH_NOTING} and ${COMMITS_LATER}`,
  );
}
