import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runAdminOn } from '../support/admin.ts';
import { createMailFolder, type MailFolder } from '../support/mailFolder.ts';
import {
  type Answer,
  cookieIn,
  startTestService,
  type TestMerchant,
  type TestService,
} from '../support/service.ts';
import { addUser, signInUser, type TestUser } from '../support/users.ts';
import { waitFor } from '../support/waitFor.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'turbine velvet anchor';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64)';

let mailFolder: MailFolder;
let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  mailFolder = await createMailFolder();
  service = await startTestService({
    role: 'api',
    env: { MAIL_URL: `file:${mailFolder.path}`, SESSION_IDLE_MINUTES: '10' },
  });
});
afterAll(async () => {
  await service?.stop();
  await mailFolder?.remove();
});
beforeEach(async () => {
  merchant = await service.createMerchant('Acme Stores', { password: PASSWORD });
});

async function signInFrom(headers: Readonly<Record<string, string>>, cookie?: string): Promise<string> {
  const form = { email: merchant.email, password: PASSWORD };
  const by = cookie === undefined ? {} : { cookie };
  const { status, headers: answered } = await service.post('/session', form, { key: null, headers, ...by });
  expect(status).toBe(200);
  return cookieIn(answered);
}

const isSignedIn = async (cookie: string) => (await service.get('/session', { cookie })).status === 200;
const isLoggedIn = async (token: string) => (await service.get('/me', { token })).status === 200;
const end = (path: string, cookie: string) => service.post(path, undefined, { cookie });

async function sessionsOf(cookie: string): Promise<Answer['body'][]> {
  const { status, body } = await service.get('/sessions', { cookie });
  expect(status).toBe(200);
  return body.sessions;
}

/** The id of the session of a cookie. */
async function idOf(cookie: string): Promise<string> {
  return (await sessionsOf(cookie)).find(({ isCurrent }) => isCurrent).id;
}

async function auditOf(action: string) {
  const { rows } = await service.ownerSql(
    `select actor, proven_by, credential_id from audit_log where business_id = $1 and action = $2 order by id`,
    [merchant.businessId, action],
  );
  return rows;
}

/** Moves the last use of every session of the merchant back. */
async function leaveAlone(minutes: number): Promise<void> {
  await service.ownerSql(
    `update dashboard_sessions set last_seen_at = now() - $2::integer * interval '1 minute' where user_id = $1`,
    [merchant.ownerId, minutes],
  );
}

describe('the list of sessions', () => {
  it('shows device, address and last use of each, and which one asks, and of no other user', async () => {
    const other = await service.createMerchant('Other Stores', { password: PASSWORD });
    await service.signIn(other);
    const first = await signInFrom({ 'user-agent': BROWSER });
    await leaveAlone(5);
    const second = await signInFrom({ 'user-agent': 'Another browser' });
    const [newest, oldest, ...rest] = await sessionsOf(second);
    expect(rest).toEqual([]);
    const shown = { address: '127.0.0.1', createdAt: expect.any(String), expiresAt: expect.any(String) };
    expect(newest).toEqual({
      ...shown,
      id: expect.stringMatching(/^[0-9a-f]{12}$/),
      device: 'Another browser',
      lastSeenAt: newest.createdAt,
      isCurrent: true,
    });
    expect(oldest).toMatchObject({ ...shown, device: BROWSER, isCurrent: false });
    const minutes = (Date.parse(newest.lastSeenAt) - Date.parse(oldest.lastSeenAt)) / 60_000;
    expect(Math.round(minutes)).toBe(5);
    // The use is noted meanwhile, so either may be first.
    const current = (await sessionsOf(first)).filter(({ isCurrent }) => isCurrent);
    expect(current).toMatchObject([{ id: oldest.id, device: BROWSER }]);
  });

  it('has none that has ended, was voided, expired or was left alone', async () => {
    const ended = await service.signIn(merchant);
    await end('/session/end', ended);
    const voided = await service.signIn(merchant);
    await end('/sessions/end-all', voided);
    await service.signIn(merchant);
    await leaveAlone(11);
    const cookie = await service.signIn(merchant);
    expect(await sessionsOf(cookie)).toHaveLength(1);
  });

  it('takes the cookie alone', async () => {
    const token = await service.logIn(merchant);
    expect((await service.get('/sessions', { token })).status).toBe(401);
    expect((await service.get('/sessions', { key: merchant.apiKeys.test })).status).toBe(401);
  });
});

describe('signing out', () => {
  it('of one session ends that one, on record', async () => {
    const [cookie, other, third] = [
      await service.signIn(merchant),
      await service.signIn(merchant),
      await service.signIn(merchant),
    ];
    const path = `/sessions/${await idOf(other)}/end`;
    expect(await end(path, cookie)).toMatchObject({ status: 200, body: { msg: 'signed out' } });
    expect([await isSignedIn(cookie), await isSignedIn(other), await isSignedIn(third)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await auditOf('sign_out.other')).toEqual([
      { actor: merchant.ownerId, proven_by: 'session', credential_id: await idOf(cookie) },
    ]);
    expect(await end(path, cookie)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it.each(['viewer', 'owner'] as const)('of the session of another user, a %s, is 404', async (role) => {
    const own = await startTestService({ role: 'api', env: { MAIL_URL: '' } });
    try {
      const business = await own.createMerchant('Acme', { password: PASSWORD });
      const colleague: TestUser = await addUser(own, business, role);
      const stranger = await own.createMerchant('Other', { password: PASSWORD });
      const cookie = await own.signIn(business);
      for (const theirs of [await signInUser(own, business, colleague), await own.signIn(stranger)]) {
        const { sessions } = (await own.get('/sessions', { cookie: theirs })).body;
        const refused = await own.post(`/sessions/${sessions[0].id}/end`, undefined, { cookie });
        expect(refused).toMatchObject({
          status: 404,
          body: { code: 'not_found', msg: 'session not found' },
        });
        expect((await own.get('/session', { cookie: theirs })).status).toBe(200);
      }
    } finally {
      await own.stop();
    }
  });

  it('everywhere else leaves this session, and ends login tokens', async () => {
    const [cookie, other] = [await service.signIn(merchant), await service.signIn(merchant)];
    const token = await service.logIn(merchant);
    const { status, headers } = await end('/sessions/end-others', cookie);
    expect([status, headers.getSetCookie()]).toEqual([200, []]);
    expect([await isSignedIn(cookie), await isSignedIn(other), await isLoggedIn(token)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await auditOf('sign_out.others')).toHaveLength(1);
  });

  it('everywhere ends this session too, and takes its cookie away', async () => {
    const [cookie, other] = [await service.signIn(merchant), await service.signIn(merchant)];
    const token = await service.logIn(merchant);
    const { status, headers } = await end('/sessions/end-all', cookie);
    expect(status).toBe(200);
    expect(headers.getSetCookie()[0]).toMatch(/^mp_session=; path=\/; expires=Thu, 01 Jan 1970/i);
    expect([await isSignedIn(cookie), await isSignedIn(other), await isLoggedIn(token)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(await auditOf('sign_out.everywhere')).toHaveLength(1);
  });

  it('leaves the sessions of other users alone', async () => {
    const stranger = await service.createMerchant('Other Stores', { password: PASSWORD });
    const theirs = await service.signIn(stranger);
    const cookie = await service.signIn(merchant);
    await end('/sessions/end-others', cookie);
    await end('/sessions/end-all', cookie);
    expect(await isSignedIn(theirs)).toBe(true);
  });
});

describe('POST /auth/logout', () => {
  it('ends the token of the call alone, also where another was issued in the same second', async () => {
    const tokens = [await service.logIn(merchant), await service.logIn(merchant)];
    const cookie = await service.signIn(merchant);
    const [token = '', other = ''] = tokens;
    const out = await service.post('/auth/logout', undefined, { token });
    expect(out).toMatchObject({ status: 200, body: { msg: 'logged out' } });
    expect([await isLoggedIn(token), await isLoggedIn(other), await isSignedIn(cookie)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(await auditOf('sign_out')).toMatchObject([{ actor: merchant.ownerId, proven_by: 'token' }]);
    expect((await service.post('/auth/logout', undefined, { token })).status).toBe(401);
  });

  it('by cookie ends the session, and takes the cookie away', async () => {
    const [cookie, other] = [await service.signIn(merchant), await service.signIn(merchant)];
    const { status, headers } = await service.post('/auth/logout', undefined, { cookie });
    expect(status).toBe(200);
    expect(headers.getSetCookie()[0]).toMatch(/^mp_session=;/);
    expect([await isSignedIn(cookie), await isSignedIn(other)]).toEqual([false, true]);
  });

  it('works after a sign-out from the dashboard, over the same connections', async () => {
    // Fewer than the sign-ins that an account may have under way at once: ten.
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const cookie = await service.signIn(merchant);
        expect((await end('/session/end', cookie)).status).toBe(200);
        const token = await service.logIn(merchant);
        expect((await service.post('/auth/logout', undefined, { token })).status).toBe(200);
      }),
    );
  });
});

describe('a session that is left alone', () => {
  it('ends after SESSION_IDLE_MINUTES, and not before', async () => {
    const cookie = await service.signIn(merchant);
    await leaveAlone(9);
    const isSeen = async () =>
      (await service.get('/session', { cookie, headers: { 'x-unattended': '1' } })).status;
    expect(await isSeen()).toBe(200);
    await leaveAlone(10);
    const { status, body } = await service.get('/session', { cookie });
    expect({ status, msg: body.msg }).toEqual({ status: 401, msg: 'the session is over, sign in again' });
  });

  it('is not kept alive by what a page asks unattended, and is by what a user asks', async () => {
    const cookie = await service.signIn(merchant);
    await leaveAlone(5);
    const isNoted = async () => {
      const [{ lastSeenAt }] = (await service.get('/sessions', { cookie, headers: { 'x-unattended': '1' } }))
        .body.sessions;
      return Date.now() - Date.parse(lastSeenAt) < 4 * 60_000;
    };
    const seen: boolean[] = [];
    for (let call = 0; call < 20; call += 1) seen.push(await isNoted());
    expect(seen).toEqual(Array(20).fill(false));
    await service.get('/me', { cookie });
    await waitFor('the use to be noted', isNoted);
  });
});

describe('signing in again', () => {
  it('ends the session whose cookie is sent along, on record, and no other', async () => {
    const [cookie, other] = [await service.signIn(merchant), await service.signIn(merchant)];
    const next = await signInFrom({}, cookie);
    expect([await isSignedIn(cookie), await isSignedIn(other), await isSignedIn(next)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(await auditOf('sign_out')).toMatchObject([{ actor: merchant.ownerId, proven_by: 'session' }]);
  });

  it('with a wrong password leaves that session', async () => {
    const cookie = await service.signIn(merchant);
    const form = { email: merchant.email, password: 'a wrong password' };
    expect((await service.post('/session', form, { key: null, cookie })).status).toBe(401);
    expect(await isSignedIn(cookie)).toBe(true);
  });
});

describe('the cookie over https', () => {
  let own: TestService;
  let business: TestMerchant;
  beforeAll(async () => {
    own = await startTestService({ role: 'api', env: { PUBLIC_URL: 'https://pay.example.com' } });
    business = await own.createMerchant('Acme', { password: PASSWORD });
  });
  afterAll(() => own?.stop());

  it('has the prefix that no other host and no page by http can set', async () => {
    const form = { email: business.email, password: PASSWORD };
    const { headers } = await own.post('/session', form, { key: null });
    const [cookie = '', ...others] = headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(
      /^__Host-mp_session=[\w-]{43}; path=\/; expires=[^;]+; samesite=strict; secure; httponly$/i,
    );
    expect((await own.get('/session', { cookie: cookieIn(headers) })).status).toBe(200);
  });

  it('is not believed without the prefix', async () => {
    const token = (await own.signIn(business)).replace('__Host-mp_session=', '');
    const plain = await own.get('/session', { cookie: `mp_session=${token}` });
    expect(plain).toMatchObject({ status: 401, body: { msg: 'no token, authorization denied' } });
    const both = await own.get('/session', { cookie: `mp_session=x; __Host-mp_session=${token}` });
    expect(both.status).toBe(200);
  });

  it('is taken away under its name', async () => {
    const cookie = await own.signIn(business);
    const { headers } = await own.post('/session/end', undefined, { cookie });
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-mp_session=; path=\/; expires=Thu, 01 Jan 1970[^;]+;.* secure;/i,
    );
  });
});

describe('deactivating a merchant', () => {
  it('ends its sessions and tokens; its users may sign in, see who they are, and sign out', async () => {
    const cookie = await service.signIn(merchant);
    const token = await service.logIn(merchant);
    const done = await runAdminOn(service, [
      'business',
      'deactivate',
      merchant.businessId,
      '--operator',
      'ada',
    ]);
    expect(done.code).toBe(0);
    expect([await isSignedIn(cookie), (await service.get('/me', { token })).status]).toEqual([false, 401]);

    const again = await service.signIn(merchant);
    expect((await service.get('/me', { cookie: again })).body.code).toBe('business_inactive');
    expect(await isSignedIn(again)).toBe(true);
    expect((await end('/session/end', again)).status).toBe(200);
    expect(await isSignedIn(again)).toBe(false);
    const newToken = await service.logIn(merchant);
    expect((await service.get('/me', { token: newToken })).body.code).toBe('business_inactive');
    expect((await service.post('/auth/logout', undefined, { token: newToken })).status).toBe(200);
    expect((await service.get('/me', { token: newToken })).status).toBe(401);
  });
});

describe('changing the password in a session', () => {
  const change = (cookie: string, currentPassword: string, newPassword: string) =>
    service.post('/session/password', { currentPassword, newPassword }, { cookie });

  it('ends every other session and token, voids the mailed code, and is told and on record', async () => {
    const [cookie, other] = [await service.signIn(merchant), await service.signIn(merchant)];
    const token = await service.logIn(merchant);
    await service.post('/auth/forgot-password', { email: merchant.email }, { key: null });
    const otp = await mailFolder.codeFor(merchant.email);

    const changed = await change(cookie, PASSWORD, NEW_PASSWORD);
    expect(changed).toMatchObject({ status: 200, body: { msg: 'password changed' } });
    expect([await isSignedIn(cookie), await isSignedIn(other), await isLoggedIn(token)]).toEqual([
      true,
      false,
      false,
    ]);
    const reset = { email: merchant.email, otp, newPassword: 'harbor cactus lantern' };
    const refused = await service.post('/auth/reset-password', reset, { key: null });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_code' } });
    const old = await service.post(
      '/auth/login',
      { email: merchant.email, password: PASSWORD },
      { key: null },
    );
    expect(old).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    expect(await isLoggedIn(await service.logIn(merchant, NEW_PASSWORD))).toBe(true);

    expect(await auditOf('password.change')).toEqual([
      { actor: merchant.ownerId, proven_by: 'session', credential_id: await idOf(cookie) },
    ]);
    const { rows } = await service.ownerSql(
      `select recipient from notices where business_id = $1 and name = 'password.change'`,
      [merchant.businessId],
    );
    expect(rows).toEqual([{ recipient: merchant.email }]);
  });

  it.each([
    ['a wrong current password', 'a wrong password', NEW_PASSWORD, 403, 'password_invalid'],
    ['a common new password', PASSWORD, 'password123', 400, 'invalid_request'],
    ['a new password of the business name', PASSWORD, 'Acme Stores 1', 400, 'invalid_request'],
  ])('is refused for %s, and nothing ends', async (_, current, next, status, code) => {
    const [cookie, other] = [await service.signIn(merchant), await service.signIn(merchant)];
    const refused = await change(cookie, current, next);
    expect(refused).toMatchObject({ status, body: { code } });
    if (status === 400) expect(refused.body.errors[0].path).toBe('newPassword');
    expect([await isSignedIn(cookie), await isSignedIn(other)]).toEqual([true, true]);
    expect(await isLoggedIn(await service.logIn(merchant))).toBe(true);
    expect(await auditOf('password.change')).toEqual([]);
  });

  it('counts wrong current passwords as those of a login', async () => {
    const cookie = await service.signIn(merchant);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await change(cookie, 'a wrong password', NEW_PASSWORD)).status).toBe(403);
    }
    expect((await change(cookie, PASSWORD, NEW_PASSWORD)).status).toBe(429);
  });
});

describe('admin business sessions end', () => {
  const endByAda = (...args: readonly string[]) =>
    runAdminOn(service, ['business', 'sessions', 'end', ...args, '--operator', 'ada']);

  it('ends all sessions and tokens of a merchant, and of no other, on record', async () => {
    const stranger = await service.createMerchant('Other Stores', { password: PASSWORD });
    const theirs = await service.signIn(stranger);
    const cookie = await service.signIn(merchant);
    const token = await service.logIn(merchant);
    const { businessId } = merchant;
    expect(await endByAda(businessId)).toEqual({
      code: 0,
      out: `Signed out everywhere: 1 user of ${businessId}.\n`,
      err: '',
    });
    expect([await isSignedIn(cookie), await isLoggedIn(token), await isSignedIn(theirs)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await auditOf('business.end_sessions')).toMatchObject([{ actor: 'ada', proven_by: 'operator' }]);
    expect(await isSignedIn(await service.signIn(merchant))).toBe(true);
  });

  it('ends those of one user alone, whatever the spelling of the address', async () => {
    const own = await startTestService({ role: 'api', env: { MAIL_URL: '' } });
    try {
      const business = await own.createMerchant('Acme', { password: PASSWORD });
      const user = await addUser(own, business, 'finance');
      const cookies = [await own.signIn(business), await signInUser(own, business, user)];
      const args = ['business', 'sessions', 'end', business.businessId, '--operator', 'ada'];
      const done = await runAdminOn(own, [...args, '--user', user.email.toUpperCase()]);
      expect(done).toMatchObject({ code: 0, out: expect.stringContaining('1 user') });
      const statuses = cookies.map(async (cookie) => (await own.get('/session', { cookie })).status);
      expect(await Promise.all(statuses)).toEqual([200, 401]);
    } finally {
      await own.stop();
    }
  });

  it('says when there is no such user or merchant', async () => {
    const cookie = await service.signIn(merchant);
    for (const args of [[merchant.businessId, '--user', 'unknown@merchant.example'], ['biz_unknown']]) {
      const { code, err } = await endByAda(...args);
      expect({ code, err }).toEqual({
        code: 2,
        err: expect.stringContaining(`${args[0]} has no such user.`),
      });
    }
    expect(await isSignedIn(cookie)).toBe(true);
    expect(await auditOf('business.end_sessions')).toEqual([]);
  });
});
