import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Route } from '../../src/api/route.ts';
import { forgetOldDashboardSessions } from '../../src/db/merchants/dashboardSessions.ts';
import { ALL_PERMISSIONS } from '../../src/domain/merchants/permissions.ts';
import { createMailFolder, type MailFolder } from '../support/mailFolder.ts';
import { callOf, namedRoutes, nameOnly, send } from '../support/routeCalls.ts';
import {
  cookieIn,
  type RequestOptions,
  startTestService,
  type TestMerchant,
  type TestService,
} from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

const PASSWORD = 'correct horse battery';

let service: TestService;
let mailFolder: MailFolder;
let merchant: TestMerchant;

beforeAll(async () => {
  mailFolder = await createMailFolder();
  service = await startTestService({ role: 'api', env: { MAIL_URL: `file:${mailFolder.path}` } });
});
afterAll(async () => {
  await service?.stop();
  await mailFolder?.remove();
});
const belongingsOf = (of: TestMerchant) => nameOnly(of, PASSWORD);

function signIn(headers: Readonly<Record<string, string>> = {}, password = PASSWORD) {
  return service.post('/session', { email: merchant.email, password }, { key: null, headers });
}

/** Everything that the database holds of the merchant, as text. */
async function stateOfMerchant(): Promise<string> {
  const { rows: tables } = await service.ownerSql(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
      where column_name = 'business_id' and table_schema in ('public', 'ledger')
        and (table_schema, table_name) in (select schemaname, tablename from pg_tables) order by 1`,
  );
  const found: string[] = [];
  for (const { name } of [...tables, { name: 'businesses' }, { name: 'audit_log' }]) {
    const { rows } = await service.ownerSql(
      `select row::text as line from ${name} row where strpos(row::text, $1) > 0 order by 1`,
      [merchant.businessId],
    );
    found.push(name, ...rows.map(({ line }) => line));
  }
  return found.join('\n');
}

async function newMerchant(): Promise<void> {
  merchant = await service.createMerchant('Acme Stores', { password: PASSWORD });
}

describe('signing in', () => {
  beforeEach(newMerchant);

  it('answers the session, and sets a cookie that no script reads and no other site sends', async () => {
    const { status, headers, body } = await signIn();
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      session: {
        businessId: merchant.businessId,
        businessName: 'Acme Stores',
        email: merchant.email,
        user: {
          id: merchant.ownerId,
          name: null,
          role: 'owner',
          permissions: [...ALL_PERMISSIONS].sort(),
        },
        secondFactorEnabled: false,
        secondFactors: [],
        mustSetUpSecondFactor: false,
        expiresAt: expect.any(String),
      },
    });
    const hours = (Date.parse(body.session.expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThanOrEqual(12);
    const [cookie, ...others] = headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^mp_session=[\w-]{43}; path=\/; expires=[^;]+ GMT; samesite=strict; httponly$/i);
    const seen = await service.get('/session', { cookie: cookieIn(headers) });
    expect(seen).toMatchObject({ status: 200, body: { session: body.session } });
  });

  it('keeps of the token no more than its hash', async () => {
    const cookie = await service.signIn(merchant);
    const { rows } = await service.ownerSql(
      `select token_sha256 = sha256($1::bytea) as is_hash, strpos(session::text, $2) as at
        from dashboard_sessions session where user_id = $3`,
      [Buffer.from(cookie.split('=')[1] ?? ''), cookie.split('=')[1], merchant.ownerId],
    );
    expect(rows).toEqual([{ is_hash: true, at: 0 }]);
  });

  it('is refused with the wrong password, and limited as a login is', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { status, headers, body } = await signIn({}, 'another password');
      expect({ status, code: body.code }).toEqual({ status: 401, code: 'invalid_credentials' });
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect((await signIn()).status).toBe(429);
    const login = { email: merchant.email, password: PASSWORD };
    expect((await service.post('/auth/login', login, { key: null })).status).toBe(429);
  });

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a sibling of our domain', { 'sec-fetch-site': 'same-site' }],
    ['a page of another origin, in a browser that says no more', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('is refused to %s', async (_, headers) => {
    const { status, headers: answered, body } = await signIn(headers);
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'csrf_refused' });
    expect(answered.getSetCookie()).toEqual([]);
  });
});

describe('the cookie', () => {
  beforeEach(newMerchant);

  it('counts no more once the session has ended, whoever has a copy', async () => {
    const cookie = await service.signIn(merchant);
    const ended = await service.post('/session/end', undefined, { cookie });
    expect(ended.status).toBe(200);
    expect(ended.headers.getSetCookie()[0]).toMatch(/^mp_session=; path=\/; expires=Thu, 01 Jan 1970/i);
    expect(ended.headers.get('clear-site-data')).toBe('"cache", "storage"');
    const { status, body } = await service.get('/session', { cookie });
    expect({ status, msg: body.msg }).toEqual({ status: 401, msg: 'the session is over, sign in again' });
    expect((await service.get('/me', { cookie })).status).toBe(401);
  });

  it('counts no more after twelve hours, and its row goes', async () => {
    const cookie = await service.signIn(merchant);
    const later = () =>
      service.ownerSql(
        `update dashboard_sessions set created_at = created_at - interval '13 hours', expires_at = now()
          where user_id = $1`,
        [merchant.ownerId],
      );
    await later();
    expect((await service.get('/session', { cookie })).status).toBe(401);
    await forgetOldDashboardSessions(service.database);
    const { rows } = await service.ownerSql('select from dashboard_sessions where user_id = $1', [
      merchant.ownerId,
    ]);
    expect(rows).toEqual([]);
  });

  it('counts no more after a password reset, and neither do the others', async () => {
    const cookies = [await service.signIn(merchant), await service.signIn(merchant)];
    await service.post('/auth/forgot-password', { email: merchant.email }, { key: null });
    const otp = await mailFolder.codeFor(merchant.email);
    const newPassword = 'another correct horse';
    await service.post('/auth/reset-password', { email: merchant.email, otp, newPassword }, { key: null });
    for (const cookie of cookies) expect((await service.get('/session', { cookie })).status).toBe(401);
    const again = await service.signIn({ ...merchant, password: newPassword });
    expect((await service.get('/session', { cookie: again })).status).toBe(200);
  });

  it.each(['', 'x', `${'A'.repeat(43)}`, 'a'.repeat(4_000), '"', '%00', "' or 1=1 --"])(
    'that is no token of ours is refused: %j',
    async (token) => {
      expect((await service.get('/session', { cookie: await service.signIn(merchant) })).status).toBe(200);
      expect((await service.get('/session', { cookie: `mp_session=${token}` })).status).toBe(401);
    },
  );

  it('is compared as a whole: one that differs from ours in one character is refused', async () => {
    const cookie = await service.signIn(merchant);
    const [name = '', token = ''] = cookie.split('=');
    for (const at of [0, 21, 42]) {
      const other = token[at] === 'A' ? 'B' : 'A';
      const forged = `${name}=${token.slice(0, at)}${other}${token.slice(at + 1)}`;
      expect((await service.get('/session', { cookie: forged })).status).toBe(401);
    }
    expect((await service.get('/session', { cookie })).status).toBe(200);
  });

  it('is Secure where the service is reached by https, by what the proxy or the public address says', async () => {
    const own = await startTestService({
      role: 'api',
      env: { TRUST_PROXY: 'loopback', PUBLIC_URL: 'http://pay.example.com' },
    });
    try {
      const { email } = await own.createMerchant('Acme', { password: PASSWORD });
      const cookieBy = async (headers: Record<string, string>) => {
        const answer = await own.post('/session', { email, password: PASSWORD }, { key: null, headers });
        expect(answer.status).toBe(200);
        return answer.headers.getSetCookie()[0];
      };
      expect(await cookieBy({ 'x-forwarded-proto': 'https' })).toMatch(/; secure/i);
      expect(await cookieBy({})).not.toMatch(/; secure/i);
      expect(await cookieBy({ origin: 'http://pay.example.com' })).toMatch(/^mp_session=/);
    } finally {
      await own.stop();
    }
  });

  it('notes, to the minute, when it was last seen', async () => {
    const cookie = await service.signIn(merchant);
    await service.ownerSql(
      `update dashboard_sessions set last_seen_at = now() - interval '2 minutes' where user_id = $1`,
      [merchant.ownerId],
    );
    await service.get('/session', { cookie });
    await waitFor('the use to be noted', async () => {
      const { rows } = await service.ownerSql(
        `select from dashboard_sessions where user_id = $1 and last_seen_at > now() - interval '1 minute'`,
        [merchant.ownerId],
      );
      return rows.length === 1;
    });
  });

  it('chooses the environment by x-business-env, and is answered as by key where only a key was taken', async () => {
    const cookie = await service.signIn(merchant);
    const payment = { businessId: merchant.businessId, amount: 100, serviceType: 'till' };
    const byCookie = (environment?: string): RequestOptions => ({
      cookie,
      ...(environment !== undefined && { headers: { 'x-business-env': environment } }),
    });
    const inTest = await service.post('/payment/process', payment, byCookie('test'));
    expect(inTest.body).toMatchObject({ simulated: true, environment: 'test' });
    expect(inTest.body.transaction.environment).toBe('test');
    const live = await service.post('/payment/process', payment, byCookie());
    expect(live.body.transaction.environment).toBe('prod');
    expect(live.body.simulated).toBeUndefined();
    const list = await service.get('/transactions', byCookie('test'));
    expect(list.body.transactions).toHaveLength(1);
    expect(list.body.simulated).toBeUndefined();
    expect((await service.get('/session', byCookie('live'))).body.code).toBe('environment_mismatch');
  });

  it('gives way to a key or a token that comes with it, even to one that is not valid', async () => {
    const other = await service.createMerchant('Other Stores', { password: PASSWORD });
    const cookie = await service.signIn(merchant);
    const token = await service.logIn(other);
    expect((await service.get('/me', { cookie, token })).body.business.id).toBe(other.businessId);
    const payment = { businessId: merchant.businessId, amount: 100, serviceType: 'till' };
    const mixed = await service.post('/payment/process', payment, { cookie, key: other.apiKeys.test });
    expect(mixed.body.code).toBe('business_mismatch');
    expect((await service.get('/me', { cookie, token: `${token}x` })).status).toBe(401);
  });
});

describe('with the cookie of another merchant', () => {
  let cookie: string;
  let other: TestMerchant;
  beforeAll(async () => {
    await newMerchant();
    cookie = await service.signIn(merchant);
    other = await service.createMerchant('Other Stores');
  });

  // A route that takes neither a query nor a body has no business in it.
  const naming = namedRoutes.filter(
    ([, { authentication, method, body }]) => authentication !== 'none' && (method === 'get' || body),
  );
  it.each(naming)('%s refuses this business', async (name, route) => {
    const call = callOf(route, belongingsOf(merchant));
    const { businessId } = other;
    const named =
      route.method === 'get'
        ? { ...call, query: { ...call.query, businessId } }
        : { ...call, body: { ...call.body, businessId } };
    // The profile takes no field that it does not know.
    const expected = name === 'PATCH /me' ? 400 : 403;
    const { status, body } = await send(service, route, named, { cookie });
    expect({ status, code: body.code }).toEqual({
      status: expected,
      code: expected === 400 ? 'invalid_request' : 'business_mismatch',
    });
  });
});

describe('a call by cookie that changes something', () => {
  const changing = namedRoutes.filter(
    ([, { method, authentication }]) => method !== 'get' && authentication !== 'none',
  );
  let cookie: string;
  beforeAll(async () => {
    await newMerchant();
    await service.fund(merchant, 10_000);
    cookie = await service.signIn(merchant);
  });
  const call = (route: Route, headers: Readonly<Record<string, string>>) => {
    const { params = {}, body } = callOf(route, belongingsOf(merchant));
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    return fetch(service.baseUrl + path, {
      method: route.method.toUpperCase(),
      headers: { cookie, 'content-type': 'application/json', 'x-business-env': 'test', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  };

  it.each(changing)('is refused and does nothing when it comes from elsewhere: %s', async (_, route) => {
    const before = await stateOfMerchant();
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: service.apiUrl },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { referer: `${service.apiUrl}/dashboard` },
      { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' },
      { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    ]) {
      // Without a body there is nothing that would have to be JSON.
      if (!callOf(route, belongingsOf(merchant)).body && 'content-type' in headers) continue;
      const answer = await call(route, headers);
      const { code } = (await answer.json()) as { code: string };
      expect({ headers, status: answer.status, code }).toEqual({
        headers,
        status: 403,
        code: 'csrf_refused',
      });
    }
    expect(await stateOfMerchant()).toBe(before);
  });

  it('is taken from a page of our own, by either header', async () => {
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: service.apiUrl }]) {
      const answer = await fetch(`${service.baseUrl}/me`, {
        method: 'PATCH',
        headers: { cookie, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ taxId: '1234567-0001' }),
      });
      expect(answer.status).toBe(200);
    }
  });

  it('is not hindered by a page of elsewhere when it is proven by a key', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'x-api-key': merchant.apiKeys.test };
    const payment = { businessId: merchant.businessId, amount: 100, serviceType: 'till' };
    const answer = await service.post('/payment/process', payment, { cookie, headers });
    expect(answer.status).toBe(200);
  });
});
