import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import pg from 'pg';
import { createTestDatabase } from '../support/database.ts';
import { createMailFolder, type MailFolder } from '../support/mailFolder.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { callOf, namedRoutes, nameOnly } from '../support/routeCalls.ts';
import { appCode, turnOnSecondFactor } from '../support/secondFactor.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

/** Rules of OWASP ASVS 5.0 that no other test holds: see docs/SECURITY.md. */

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'another correct horse';
const HOUR_SECONDS = 3_600;

const log = createMemoryLog();
let mailFolder: MailFolder;
let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  mailFolder = await createMailFolder();
  service = await startTestService({
    role: 'api',
    env: { MAIL_URL: `file:${mailFolder.path}` },
    overrides: { logger: log.logger },
  });
});
afterAll(async () => {
  await service?.stop();
  await mailFolder?.remove();
});
beforeEach(async () => {
  merchant = await service.createMerchant('Acme Stores', { password: PASSWORD });
});

const logIn = (password: string, code?: string) =>
  service.post(
    '/auth/login',
    { email: merchant.email, password, ...(code !== undefined && { secondFactorCode: code }) },
    { key: null },
  );

describe('an answer', () => {
  it.each([
    ['/', 'application/json; charset=utf-8'],
    ['/healthz', 'application/json; charset=utf-8'],
    ['/openapi.json', 'application/json; charset=utf-8'],
    ['/docs', 'text/html; charset=utf-8'],
    ['/docs/start.js', 'text/javascript; charset=utf-8'],
    ['/nothing', 'application/json; charset=utf-8'],
    ['/v1/business/me', 'application/json; charset=utf-8'],
    ['/v1/business/audit/export', 'text/csv; charset=utf-8'],
    [`/pay/${'0'.repeat(52)}`, 'text/html; charset=utf-8'],
  ])('names its type and charset: %s', async (path, type) => {
    const token = await service.logIn(merchant);
    const answer = await fetch(service.apiUrl + path, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    expect({ path, type: answer.headers.get('content-type'), isEmpty: text === '' }).toEqual({
      path,
      type,
      isEmpty: false,
    });
    expect(type.startsWith('application/json') === /^\{/.test(text)).toBe(true);
  });

  it('is never a redirect to https: a key that was sent in the clear must be noticed', async () => {
    const own = await startTestService({ role: 'api', env: { PUBLIC_URL: 'https://pay.example.com' } });
    try {
      const of = nameOnly(own.merchant, PASSWORD);
      for (const [name, route] of namedRoutes) {
        const path = route.path.replace(/\{\w+\}/g, 'x');
        const method = route.method.toUpperCase();
        const { body } = callOf(route, of);
        const answer = await fetch(own.baseUrl + path, {
          method,
          redirect: 'manual',
          headers: { 'content-type': 'application/json', 'x-api-key': 'none' },
          ...(body && { body: JSON.stringify(body) }),
        });
        expect({ name, isRedirect: answer.status >= 300 && answer.status < 400 }).toEqual({
          name,
          isRedirect: false,
        });
      }
    } finally {
      await own.stop();
    }
  });
});

describe('a password', () => {
  it('may have 200 characters, each of which counts', async () => {
    const long = randomBytes(150).toString('base64').slice(0, 200);
    const cookie = await service.signIn(merchant);
    const change = { currentPassword: PASSWORD, newPassword: long };
    expect((await service.post('/session/password', change, { cookie })).status).toBe(200);
    expect((await logIn(long)).status).toBe(200);
    expect((await logIn(`${long.slice(0, -1)}${long.endsWith('A') ? 'B' : 'A'}`)).status).toBe(401);
    expect((await logIn(long.slice(0, 72))).status).toBe(401);
    const longer = { currentPassword: long, newPassword: `${long}x` };
    expect((await service.post('/session/password', longer, { cookie })).status).toBe(400);
  });
});

describe('a password reset', () => {
  it('signs no user in, and leaves the second factor on', async () => {
    const by = { cookie: await service.signIn(merchant), password: PASSWORD };
    const { secret } = await turnOnSecondFactor(service, by);
    const known = (await mailFolder.mailsTo(merchant.email)).length;
    await service.post('/auth/forgot-password', { email: merchant.email }, { key: null });
    const otp = await mailFolder.codeFor(merchant.email, known);
    const form = { email: merchant.email, otp, newPassword: NEW_PASSWORD };
    const { status, headers, body } = await service.post('/auth/reset-password', form, { key: null });
    expect({ status, cookies: headers.getSetCookie(), names: Object.keys(body) }).toEqual({
      status: 200,
      cookies: [],
      names: ['success', 'msg'],
    });
    expect(await logIn(NEW_PASSWORD)).toMatchObject({
      status: 401,
      body: { code: 'second_factor_required' },
    });
    expect((await logIn(NEW_PASSWORD, appCode(secret))).status).toBe(200);
  });
});

describe('a login token', () => {
  const tokenWith = (header: object, key: Uint8Array) => {
    const now = Math.floor(Date.now() / 1_000);
    return new SignJWT({ ver: 1 })
      .setProtectedHeader({ alg: 'HS256', ...header })
      .setIssuer('merchant-payments')
      .setAudience('merchant-payments')
      .setSubject(merchant.ownerId)
      .setIssuedAt(now)
      .setExpirationTime(now + HOUR_SECONDS)
      .sign(key);
  };
  const statusOf = async (token: string) => (await service.get('/me', { token })).status;

  it('is verified by our key alone, whatever key its header names', async () => {
    expect(await statusOf(await tokenWith({ typ: 'JWT' }, service.config.jwtSecret))).toBe(200);
    const own = randomBytes(32);
    const jwk = { kty: 'oct', k: own.toString('base64url'), alg: 'HS256' };
    for (const header of [
      { jwk },
      { jku: 'https://keys.example/jwks.json' },
      { kid: '../../dev/null' },
      { x5u: 'https://keys.example/x.pem' },
    ])
      expect(await statusOf(await tokenWith({ typ: 'JWT', ...header }, own))).toBe(401);
  });

  it.each([{ typ: 'at+jwt' }, { typ: 'dpop+jwt' }, {}])('of another type is refused: %j', async (header) => {
    expect(await statusOf(await tokenWith(header, service.config.jwtSecret))).toBe(401);
  });
});

describe('the log', () => {
  const lineOf = (requestId: string) =>
    log.records().find((each) => each.msg === 'request' && each.requestId === requestId);
  const idOf = ({ headers }: { headers: Headers }) => headers.get('x-request-id') ?? '';

  it('names code, address and caller of what was refused', async () => {
    const token = await service.logIn(merchant);
    const made = await service.post(
      '/api-keys',
      { environment: 'test', name: 'Till', scopes: ['bills:read'] },
      { token },
    );
    const { id: keyId, key } = made.body.apiKey;
    const refused = await service.post('/withdrawal/request', {}, { key });
    expect(lineOf(idOf(refused))).toMatchObject({
      status: 403,
      code: 'forbidden',
      address: '127.0.0.1',
      keyId,
      businessId: merchant.businessId,
    });
    const cookie = await service.signIn(merchant);
    const invalid = await service.post('/withdrawal/request', { amount: 'much' }, { cookie });
    expect(lineOf(idOf(invalid))).toMatchObject({ code: 'invalid_request', userId: merchant.ownerId });
    const foreign = await service.post(
      '/session/end',
      {},
      { cookie, headers: { 'sec-fetch-site': 'cross-site' } },
    );
    expect(lineOf(idOf(foreign))).toMatchObject({ status: 403, code: 'csrf_refused' });
    const unknown = await service.get('/me', { key: null });
    expect(lineOf(idOf(unknown))).toMatchObject({ code: 'unauthenticated', address: '127.0.0.1' });
    const served = await service.get('/me', { token });
    expect(lineOf(idOf(served))).not.toHaveProperty('address');
  });

  it('has failed sign-ins at addresses without an account', async () => {
    const form = { email: 'unknown@merchant.example', password: PASSWORD };
    const requestId = idOf(await service.post('/auth/login', form, { key: null }));
    expect(log.records()).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        msg: 'A sign-in failed.',
        failure: 'no_account',
        address: '127.0.0.1',
        requestId,
      }),
    );
  });

  it('is one line for one entry, whatever it says', () => {
    const own = createMemoryLog();
    const forged = 'x\n{"level":"info","msg":"request","status":200}\r\n\u2028y';
    own.logger.warn({ given: forged, [forged]: 1, err: new Error(forged) }, forged);
    expect(own.lines.join('').match(/\n/g)).toHaveLength(1);
    expect(own.records()[0]).toMatchObject({ level: 'warn', msg: forged, given: forged });
  });

  it('of audited actions can be read and added to by the service, and not changed', async () => {
    const { rows } = await service.ownerSql(
      `select privilege from unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as privilege
        where has_table_privilege('merchant_payments_app', 'audit_log', privilege)`,
    );
    expect(rows.map(({ privilege }) => privilege)).toEqual(['select', 'insert']);
  });
});

it('a new database has no merchant, user, key or operator', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select (select count(*) from businesses) + (select count(*) from users) + (select count(*) from operators)
        + (select count(*) from api_keys) as accounts`,
    );
    expect(Number(rows[0].accounts)).toBe(0);
  } finally {
    await client.end();
    await database.drop();
  }
});
