import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Route } from '../../src/api/route.ts';
import { routes } from '../../src/api/routes.ts';
import { ENVIRONMENTS } from '../../src/domain/money.ts';
import { newApiKey } from '../../src/security/identifiers.ts';
import { codeIn, createMailFolder, linksIn, type MailFolder } from '../support/mailFolder.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { addPasskey, newTestPasskey, PAGES, proofBy, register } from '../support/passkeys.ts';
import {
  callOf,
  dashboardSessionIdOf,
  ENDS_TOKENS,
  type FurnishedMerchant,
  furnishMerchant,
  namedRoutes,
  nameOf,
  send,
  VERIFIED_ACCOUNT_NUMBER,
} from '../support/routeCalls.ts';
import { appCode, prepareSecondFactor, turnOnSecondFactor } from '../support/secondFactor.ts';
import { type RequestOptions, startTestService, type TestService } from '../support/service.ts';
import { codeOfLink, invite } from '../support/users.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

/** A code that has the form of one, and fits nothing. */
const WRONG_CODE = 'Q7W3ZX-9RTA5D';

/** What no log line may hold, with a word on what it is. */
const secrets = new Map<string, string>();
const log = createMemoryLog();
/** The statuses that each route answered, over everything that was done. */
const statuses = new Map<string, Set<number>>();

/** What merchants and operators read of those calls. */
let requestLog: readonly string[];

let mailFolder: MailFolder;
let receiver: WebhookReceiver;
let service: TestService;
let merchant: FurnishedMerchant;
let other: FurnishedMerchant;

/** Drives every route of the router, well and badly, and with a broken database; what it logs is looked at below. */
beforeAll(async () => {
  mailFolder = await createMailFolder();
  receiver = await startWebhookReceiver();
  service = await startTestService({
    env: { MAIL_URL: `file:${mailFolder.path}`, LOG_LEVEL: 'trace', PUBLIC_URL: PAGES.origin },
    overrides: { logger: log.logger },
  });
  merchant = await furnishMerchant(service, 'Amber Bakery', receiver.url, 'first');
  other = await furnishMerchant(service, 'Zobo Factory', receiver.url, 'first');
  await keepSecretsOf(merchant);
  await keepSecretsOf(other);
  for (const [name, key] of Object.entries({
    ENCRYPTION_KEY: 'encryptionKey',
    JWT_SECRET: 'jwtSecret',
  } as const)) {
    for (const encoding of ['base64', 'hex'] as const) {
      secrets.set(Buffer.from(service.config[key]).toString(encoding), `${name} in ${encoding}`);
    }
  }
  secrets.set('0123456789', 'account number of the sandbox');
  secrets.set(VERIFIED_ACCOUNT_NUMBER, 'account number that was verified');

  for (const route of routes) await callWell(route);
  for (const route of routes) await callBadly(route);
  await whileWritesFail(async () => {
    for (const route of routes) await callWell(route);
  });
  await whileTablesAreGone(async () => {
    for (const route of routes) await callWell(route);
  });
  for (const { headers } of receiver.received) {
    secrets.set(headers['webhook-signature']?.slice('v1,'.length) ?? '', 'webhook signature');
  }
  secrets.delete('');
  requestLog = await requestsLogged();
  await service.stop();
});
afterAll(async () => {
  await receiver?.stop();
  await mailFolder?.remove();
});

/** The rows of the log of requests, once the latest is there. */
async function requestsLogged(): Promise<readonly string[]> {
  // By the key of another merchant: those that were driven were replaced.
  await service.get('/overview', { headers: { 'x-request-id': 'the-latest' } });
  return waitFor('the latest request to be logged', async () => {
    const { rows } = await service.ownerSql('select row::text as line from request_log row');
    return rows.some(({ line }) => line.includes('the-latest')) && rows.map(({ line }) => line);
  });
}

async function keepSecretsOf(of: FurnishedMerchant): Promise<void> {
  const { name } = of.merchant;
  secrets.set(of.password, `password of ${name}`);
  keepToken(of.token, name);
  for (const key of [...Object.values(of.apiKeys), ...Object.values(of.merchant.apiKeys)]) {
    secrets.set(key, `API key of ${name}`);
  }
  const { rows } = await service.ownerSql(
    `select account_number as text from vendor_accounts where business_id = $1
      union select password_hash from users where business_id = $1 and password_hash is not null
      union select encode(key_sha256, 'hex') from api_keys where business_id = $1`,
    [of.merchant.businessId],
  );
  for (const { text } of rows) secrets.set(text, `vendor account, password hash or key hash of ${name}`);
}

function keepToken(token: string, of: string): void {
  secrets.set(token, `token of ${of}`);
  secrets.set(token.slice(token.lastIndexOf('.') + 1), `signature of a token of ${of}`);
}

function keepCookie(cookie: string): string {
  secrets.set(cookie.slice(cookie.indexOf('=') + 1), 'cookie of a sign-in');
  return cookie;
}

/** Notes what an answer brought that is secret. */
function keepSecretsIn(body: {
  token?: string;
  secret?: string;
  apiKey?: { key: string };
  recoveryCodes?: readonly string[];
}): void {
  for (const code of body.recoveryCodes ?? []) secrets.set(code, 'recovery code of a second factor');
  if (body.token !== undefined) keepToken(body.token, 'a login');
  if (body.secret !== undefined) secrets.set(body.secret.replace('whsec_', ''), 'webhook secret');
  if (body.apiKey !== undefined) secrets.set(body.apiKey.key, 'rotated API key');
}

async function noted(route: Route, request: ReturnType<typeof send>): Promise<number> {
  const { status, body } = await request;
  statuses.set(nameOf(route), (statuses.get(nameOf(route)) ?? new Set()).add(status));
  keepSecretsIn(body);
  return status;
}

type RouteCall = ReturnType<typeof callOf>;

/** Calls a route as its merchant may, in both environments and with every proof that it takes. */
async function callWell(route: Route): Promise<void> {
  for (const environment of ENVIRONMENTS) {
    const { token, apiKeys, belongings } = merchant;
    const byCookie = {
      cookie: route.authentication === 'cookie' || lastCookie === '' ? await freshCookie() : lastCookie,
      headers: { 'x-business-env': environment },
    };
    // A session that one of the routes ended is not there a second time: each ends its own.
    const dashboardSessionId = dashboardSessionIdOf(byCookie.cookie);
    const own = { ...belongings[environment], dashboardSessionId };
    const ready = callOf(route, { ...own, otp: await freshOtp(route) });
    const code = (await freshCode(route)) ?? (await freshInvitation(route));
    const coded = code === undefined ? ready : { ...ready, body: { ...ready.body, code } };
    const call = await withPasskey(route, coded).catch(() => coded);
    if (REFUSED_WHILE_HELD.has(nameOf(route))) await endPayoutHold();
    const byToken: RequestOptions = { token, headers: { 'x-business-env': environment } };
    const byKey: RequestOptions = { key: apiKeys[environment] };
    const proofs = {
      token: [byToken, byCookie],
      key: [byKey, byCookie],
      tokenOrKey: [byToken, byKey, byCookie],
      cookie: [byCookie],
      none: [{ key: null }],
    };
    for (const proof of proofs[route.authentication]) await noted(route, send(service, route, call, proof));
    if (ENDS_TOKENS.has(nameOf(route))) await logInAgain();
  }
}

let lastCookie = '';

/** The cookie of a new sign-in, as one route ends it; while no user can sign in, an older one. */
async function freshCookie(): Promise<string> {
  if (isBroken) return lastCookie;
  await service.ownerSql('delete from attempt_counters');
  for (const table of ['second_factors', 'passkeys', 'passkey_challenges', 'second_factor_recovery_codes'])
    await service.ownerSql(`delete from ${table}`);
  // A sign-in that cannot be put on record does not happen.
  if (otpBeforeFailures !== undefined) return lastCookie;
  lastCookie = keepCookie(await service.signIn({ ...merchant.merchant, password: merchant.password }));
  return lastCookie;
}

const enroller = () => ({ cookie: lastCookie, password: merchant.password });

/** A code of a second factor that fits, for the routes that take one; undefined for others. */
async function freshCode(route: Route): Promise<string | undefined> {
  const name = nameOf(route);
  if (isBroken || !['confirm', 'remove'].some((what) => name === `POST /session/second-factor/${what}`))
    return undefined;
  if (!name.endsWith('remove')) {
    const secret = await prepareSecondFactor(service, enroller());
    secrets.set(secret, 'secret of a second factor');
    return appCode(secret);
  }
  // While writes fail, it cannot be turned on.
  const turnedOn = await turnOnSecondFactor(service, enroller()).catch(() => undefined);
  keepSecretsIn({ recoveryCodes: turnedOn?.recoveryCodes ?? [] });
  return turnedOn?.recoveryCodes[0];
}

const REFUSED_WHILE_HELD = new Set([
  'POST /crypto/refunds',
  'POST /automatic-payouts',
  'POST /automatic-payouts/resume',
]);

/** Ends the hold that follows a changed second factor, password or bank account. Fails while writes do. */
async function endPayoutHold(): Promise<void> {
  if (isBroken) return;
  await service.ownerSql('update businesses set access_changed_at = null').catch(() => undefined);
  await service.ownerSql('update bank_accounts set changed_at = null').catch(() => undefined);
}

/** A call about passkeys with what fits; the same call for other routes. @throws while no passkey can be stored. */
async function withPasskey(route: Route, call: RouteCall): Promise<RouteCall> {
  const name = nameOf(route);
  const by = { cookie: lastCookie };
  if (isBroken) return call;
  if (name === 'POST /session/passkeys/confirm') {
    const { password } = merchant;
    const { body } = await service.post('/session/passkeys', { password }, by);
    secrets.set(body.options.challenge, 'challenge for a passkey');
    return { ...call, body: { ...call.body, response: register(newTestPasskey(), body.options) } };
  }
  if (name === 'POST /session/passkeys/challenge') await addPasskey(service, enroller());
  if (name !== 'POST /session/passkeys/{id}/remove') return call;
  const { passkey, id, recoveryCodes } = await addPasskey(service, enroller());
  keepSecretsIn({ recoveryCodes });
  const code = await proofBy(service, passkey, by);
  secrets.set(JSON.parse(code).response.signature, 'signature of a passkey');
  return { ...call, params: { id }, body: { ...call.body, code } };
}

/** The code of a new invitation, for the route that takes one; undefined for others, and while none can be stored. */
async function freshInvitation(route: Route): Promise<string | undefined> {
  if (nameOf(route) !== 'POST /users/accept' || isBroken || otpBeforeFailures !== undefined) return undefined;
  const { user } = (await invite(service, merchant.token, 'viewer')).body;
  const [mail] = await mailFolder.mailsTo(user.email);
  const code = codeOfLink(linksIn(mail?.message ?? '')[0] ?? '');
  secrets.set(code, 'code of an invitation');
  return code;
}

/** A code that fits, for the route that takes one. */
async function freshOtp(route: Pick<Route, 'method' | 'path'>): Promise<string> {
  if (`${route.method} ${route.path}` !== 'post /auth/reset-password' || isBroken) return 'K7QF2M-XD9RTA';
  const { email } = merchant.merchant;
  await service.ownerSql('delete from attempt_counters');
  if (otpBeforeFailures !== undefined) return otpBeforeFailures;
  // A mail of some minutes ago would be all there is.
  await service.ownerSql('delete from password_reset_mails');
  await service.ownerSql('delete from password_resets');
  const known = (await mailFolder.mailsTo(email)).filter(({ message }) => codeIn(message)).length;
  await service.post('/auth/forgot-password', { email }, { key: null });
  const otp = await mailFolder.codeFor(email, known);
  secrets.set(otp, 'code for a new password');
  return otp;
}

/** After a route that voids every token. */
async function logInAgain(): Promise<void> {
  const { email } = merchant.merchant;
  const { status, body } = await service.post(
    '/auth/login',
    { email, password: merchant.password },
    { key: null },
  );
  if (status !== 200) return;
  keepSecretsIn(body);
  merchant = { ...merchant, token: body.token };
  await freshCookie();
}

/** Calls a route with everything wrong that callers get wrong, and with secrets where none belong. */
async function callBadly(route: Route): Promise<void> {
  const own = merchant.belongings.test;
  const call = callOf(route, { ...own, otp: WRONG_CODE });
  const wrongPassword = 'a password that is wrong';
  const unknownKey = newApiKey('prod');
  const brokenKey = `${merchant.apiKeys.test.slice(0, -4)}aaaa`;
  const wrongToken = `${merchant.token.slice(0, -10)}AAAAAAAAAA`;
  for (const [secret, what] of [
    [wrongPassword, 'wrong password'],
    [WRONG_CODE, 'wrong code'],
    [unknownKey, 'unknown API key'],
    [brokenKey, 'API key with a wrong checksum'],
    [wrongToken, 'token with a wrong signature'],
    ['dXNlcjpwYXNzd29yZA', 'basic credentials'],
  ] as const) {
    secrets.set(secret, what);
  }
  const byOther: RequestOptions =
    route.authentication === 'key' ? { key: merchant.apiKeys.test } : { token: merchant.token };
  const allowed = route.authentication === 'cookie' ? { cookie: await freshCookie() } : byOther;
  const body = { ...call.body, password: wrongPassword, otp: WRONG_CODE };
  const stuffed = { ...call.body, apiKey: merchant.apiKeys.test, authorization: `Bearer ${merchant.token}` };
  const nonsense = Object.fromEntries(
    Object.keys(stuffed).map((field) => [field, { secret: wrongPassword }]),
  );
  for (const [bad, options] of [
    [call, { key: unknownKey }],
    [call, { key: brokenKey }],
    [call, { token: wrongToken }],
    [call, { key: null, headers: { authorization: 'Basic dXNlcjpwYXNzd29yZA==' } }],
    [callOf(route, other.belongings.test), allowed],
    [{ ...call, body }, allowed],
    [{ ...call, body: stuffed }, allowed],
    [{ ...call, body: nonsense }, allowed],
    [{ ...call, query: { ...call.query, apiKey: merchant.apiKeys.test, limit: wrongPassword } }, allowed],
    [{ ...call, query: { ...call.query, businessId: merchant.apiKeys.prod } }, allowed],
  ] as const) {
    const asked = route.method === 'get' ? { ...bad, body: undefined } : bad;
    const { body: sent, ...rest } = asked;
    await noted(route, send(service, route, { ...rest, ...(sent !== undefined && { body: sent }) }, options));
  }
  if (ENDS_TOKENS.has(nameOf(route))) await logInAgain();
}

let isBroken = false;
/** While writes fail: a code that was mailed before, because no mail goes out that cannot be put on record. */
let otpBeforeFailures: string | undefined;

/** Lets every write fail on a constraint: of such a row Postgres tells every value. */
async function whileWritesFail(work: () => Promise<void>): Promise<void> {
  const { rows } = await service.ownerSql(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = 'public' and tablename in ('api_keys', 'audit_log', 'bank_accounts', 'businesses',
        'idempotency_keys', 'transactions', 'webhook_deliveries', 'webhook_secrets')`,
  );
  expect(rows).toHaveLength(8);
  await freshCookie();
  otpBeforeFailures = await freshOtp({ method: 'post', path: '/auth/reset-password' });
  for (const { name } of rows) {
    await service.ownerSql(`alter table ${name} add constraint broken check (now() is null) not valid`);
  }
  await work();
  for (const { name } of rows) await service.ownerSql(`alter table ${name} drop constraint broken`);
  otpBeforeFailures = undefined;
}

/** Lets everything but authentication fail, then that too. */
async function whileTablesAreGone(work: () => Promise<void>): Promise<void> {
  const tables = [
    'transactions',
    'webhook_deliveries',
    'webhook_secrets',
    'password_resets',
    'bank_accounts',
    'vendor_accounts',
    'attempt_counters',
    'audit_log',
  ];
  isBroken = true;
  const rename = async (all: readonly string[], from: string, to: string) => {
    for (const table of all) await service.ownerSql(`alter table ${table}${from} rename to ${table}${to}`);
  };
  await rename(tables, '', '_gone');
  await work();
  await rename(['businesses'], '', '_gone');
  await work();
  await rename(['businesses', ...tables], '_gone', '');
  isBroken = false;
}

describe('what was logged', () => {
  it.each(namedRoutes)('tells of calls of %s, of failed ones too', (name, route) => {
    const known = log.records().filter((record) => record.msg === 'request' && record.route === route.path);
    expect(known.length).toBeGreaterThan(5);
    const answered = [...(statuses.get(name) ?? [])];
    expect(answered.some((status) => status < 300)).toBe(true);
    expect(answered.some((status) => status >= 400 && status < 500)).toBe(true);
    expect(answered).toContain(500);
  });

  it('tells of faults, and what the Temporal SDK has to say', () => {
    const records = log.records();
    expect(records.filter(({ msg }) => msg === 'An unforeseen error.').length).toBeGreaterThan(routes.length);
    expect(records.some(({ sdkComponent }) => sdkComponent !== undefined)).toBe(true);
    expect(records.some(({ level }) => level === 'trace' || level === 'debug')).toBe(true);
  });

  it('holds no password, code, token, API key, webhook secret, signature or account number', () => {
    const kinds = [...secrets.values()].join();
    for (const kind of [
      'password of',
      'code for',
      'code of an invitation',
      'token of',
      'API key of',
      'webhook secret',
      'webhook signature',
    ]) {
      expect(kinds).toContain(kind);
    }
    for (const [secret, what] of secrets) {
      expect(secret.length).toBeGreaterThanOrEqual(6);
      const telling = log.lines.filter((line) => line.includes(secret));
      expect({ what, telling }).toEqual({ what, telling: [] });
    }
  });

  it('holds nothing that looks like one, whosever it is', () => {
    const looks = /mp_(prod|test)_\w{20}|Bearer |Basic |whsec_|\beyJ[\w-]{10,}\.|\$argon2|x-api-key/i;
    expect(log.lines.filter((line) => looks.test(line))).toEqual([]);
  });

  it('holds none of them in what merchants read of their calls', () => {
    expect(requestLog.length).toBeGreaterThan(routes.length);
    for (const [secret, what] of secrets) {
      const telling = requestLog.filter((line) => line.includes(secret));
      expect({ what, telling }).toEqual({ what, telling: [] });
    }
    const looks = /mp_(prod|test)_\w{20}|Bearer |Basic |whsec_|\beyJ[\w-]{10,}\.|\$argon2|\w@\w/i;
    expect(requestLog.filter((line) => looks.test(line))).toEqual([]);
  });

  it('would be found out', () => {
    const own = createMemoryLog();
    for (const secret of secrets.keys()) own.logger.info(`the secret is ${secret}`);
    for (const secret of secrets.keys()) expect(own.lines.some((line) => line.includes(secret))).toBe(true);
  });
});
