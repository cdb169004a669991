import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createRestrictedKey,
  endApiKey,
  listApiKeys,
  MAX_RESTRICTED_KEYS,
  revokeKeysOfUser,
  rotateApiKey,
} from '../../../src/db/merchants/apiKeys.ts';
import {
  beginDashboardSession,
  endDashboardSession,
  findDashboardSession,
} from '../../../src/db/merchants/dashboardSessions.ts';
import type { Id } from '../../../src/domain/money.ts';
import { createSecretBox } from '../../../src/security/secretBox.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { waitForLockWaits } from '../../support/locks.ts';

/** API keys and sessions of the dashboard, as they are stored. */
const HOUR_MS = 3_600_000;
const secretBox = createSecretBox(new Uint8Array(32));
const actor = { id: 'usr_ada', provenBy: 'session' } as const;

let books: TestBooks;
let businessId: Id<'biz'>;
let stranger: Id<'biz'>;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 4 });
});
afterAll(() => books?.close());
beforeEach(async () => {
  businessId = (await books.createBusiness()) as Id<'biz'>;
  stranger = (await books.createBusiness()) as Id<'biz'>;
});

const keysOf = (id: Id<'biz'>) => listApiKeys(books.database, id, { environment: 'test' });

const restrict = (by: string = actor.id) =>
  createRestrictedKey(
    books.database,
    { businessId, environment: 'test' },
    {
      name: 'Till',
      scopes: ['transactions:read'],
      networks: undefined,
      expiresAt: undefined,
      actor: { ...actor, id: by },
    },
  );

describe('an API key', () => {
  it('is ended by its own merchant alone', async () => {
    const [key] = await keysOf(businessId);
    const keyId = key?.id ?? '';
    const end = (of: Id<'biz'>) => endApiKey(books.database, secretBox, { businessId: of, keyId, actor });
    expect(await end(stranger)).toBeUndefined();
    expect((await keysOf(businessId)).map(({ id }) => id)).toContain(keyId);
    expect(await end(businessId)).toEqual({ isReplaced: true });
    expect((await keysOf(businessId)).map(({ id }) => id)).not.toContain(keyId);
  });

  it('that ends sooner is not kept longer by a rotation', async () => {
    const rotate = (overlapMs: number) =>
      rotateApiKey(books.database, secretBox, { businessId, environment: 'test', overlapMs, actor });
    await rotate(HOUR_MS);
    await rotate(48 * HOUR_MS);
    const hours = (await keysOf(businessId)).map(
      ({ expiresAt }) => expiresAt && Math.round((Date.parse(expiresAt) - Date.now()) / HOUR_MS),
    );
    expect(hours).toEqual([null, 48, 1]);
  });
});

describe('a restricted key', () => {
  const fill = (count: number) =>
    books.owner.query(
      `insert into api_keys (id, business_id, environment, key_sha256, last_four, name, scopes)
        select 'key_' || $1 || number, $1, 'test', sha256(($1 || number)::bytea), 'abcd', 'Till', '{transactions:read}'
          from generate_series(1, $2::integer) number`,
      [businessId, count],
    );

  it('is one of fifty at most', async () => {
    await fill(MAX_RESTRICTED_KEYS - 1);
    await restrict();
    await expect(restrict()).rejects.toMatchObject({ code: 'too_many_api_keys' });
  });

  it('is the last one of two that are asked for at once', async () => {
    await fill(MAX_RESTRICTED_KEYS - 1);
    await books.owner.query('begin');
    await books.owner.query('select from businesses where id = $1 for update', [businessId]);
    const making = Promise.allSettled([restrict(), restrict()]);
    await waitForLockWaits(books.owner, 2);
    await books.owner.query('commit');
    const refusals = (await making).flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(refusals).toMatchObject([{ code: 'too_many_api_keys' }]);
  });

  it('is not replaced when it is revoked', async () => {
    const { summary } = await restrict();
    const before = (await keysOf(businessId)).length;
    const ended = endApiKey(books.database, secretBox, { businessId, keyId: summary.id, actor });
    expect(await ended).toEqual({ isReplaced: false });
    expect(await keysOf(businessId)).toHaveLength(before - 1);
  });

  it('ends with the user who made it, and those of others stay', async () => {
    const ofUser = await restrict('usr_leaving');
    const ofOther = await restrict('usr_staying');
    const revoked = await books.database.transaction((runner) =>
      revokeKeysOfUser(runner, { businessId, userId: 'usr_leaving', actor: { ...actor, id: 'usr_staying' } }),
    );
    expect(revoked).toBe(1);
    const ids = (await keysOf(businessId)).map(({ id }) => id);
    expect(ids).not.toContain(ofUser.summary.id);
    expect(ids).toContain(ofOther.summary.id);
  });
});

describe('a session of the dashboard', () => {
  const idleMs = HOUR_MS;

  async function begin() {
    const { rows } = await books.owner.query<{ id: string; sessions_version: number }>(
      'select id, sessions_version from users where business_id = $1',
      [businessId],
    );
    const [user] = rows;
    const tokenSha256 = randomBytes(32);
    const userId = user?.id ?? '';
    const address = '203.0.113.7';
    const sessionsVersion = user?.sessions_version ?? 0;
    await beginDashboardSession(books.database, {
      tokenSha256,
      userId,
      sessionsVersion,
      address,
      userAgent: undefined,
    });
    const isValid = async () =>
      (await findDashboardSession(books.database, { tokenSha256, idleMs })) !== undefined;
    return { userId, tokenSha256, isValid, id: tokenSha256.subarray(0, 6).toString('hex') };
  }

  it('ends when the password of its user is reset', async () => {
    const { userId, isValid } = await begin();
    expect(await isValid()).toBe(true);
    await books.owner.query('update users set sessions_version = sessions_version + 1 where id = $1', [
      userId,
    ]);
    expect(await isValid()).toBe(false);
  });

  it('ends when it is left alone', async () => {
    const { tokenSha256, isValid } = await begin();
    const lastSeen = (minutes: number) =>
      books.owner.query(
        `update dashboard_sessions set last_seen_at = now() - make_interval(mins => $2) where token_sha256 = $1`,
        [tokenSha256, minutes],
      );
    await lastSeen(59);
    expect(await isValid()).toBe(true);
    await lastSeen(61);
    expect(await isValid()).toBe(false);
  });

  it('is ended by its own user alone', async () => {
    const { userId, id, isValid } = await begin();
    const end = (by: string) =>
      endDashboardSession(books.database, { session: { id, userId: by }, businessId, actor });
    expect(await end('usr_other')).toBe(false);
    expect(await isValid()).toBe(true);
    expect(await end(userId)).toBe(true);
    expect(await isValid()).toBe(false);
  });
});
