import { randomInt } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import argon2 from '@node-rs/argon2';
import { Runtime } from '@temporalio/worker';
import { SignJWT, UnsecuredJWT } from 'jose';
import { forgetOldAttempts } from '../../src/db/merchants/sessions.ts';
import { createMailer } from '../../src/mail/mailer.ts';
import { resetCode } from '../../src/security/resetCode.ts';
import { issueSessionToken } from '../../src/security/sessionToken.ts';
import {
  codeIn,
  createMailFolder,
  type MailFolder,
  withOtherFirstHalf,
  withOtherSecondHalf,
} from '../support/mailFolder.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { type Answer, startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { type SmtpServer, startSmtpServer } from '../support/smtpServer.ts';
import { waitFor } from '../support/waitFor.ts';

/** The costs of every argon2 computation so far: `verify $argon2id$v=19$m=…,t=…,p=…`. */
const hashings: string[] = [];
const costsOf = (passwordHash: string) => passwordHash.split('$').slice(0, 4).join('$');
const { hash, verify } = argon2;
jest.spyOn(argon2, 'hash').mockImplementation(async (...given) => {
  const made = await hash(...given);
  hashings.push(`hash ${costsOf(made)}`);
  return made;
});
jest.spyOn(argon2, 'verify').mockImplementation((...given) => {
  hashings.push(`verify ${costsOf(String(given[0]))}`);
  return verify(...given);
});

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'another correct horse';
const CODE = /^[0-9A-HJKMNP-TV-Z]{6}-[0-9A-HJKMNP-TV-Z]{6}$/;
const OWASP_COSTS = '$argon2id$v=19$m=19456,t=2,p=1';

let mailFolder: MailFolder;
let service: TestService;
let merchant: TestMerchant;
/** Headers of an address of this test's own, so that no test counts for another. */
let here: { readonly 'x-forwarded-for': string };
const log = createMemoryLog();

beforeAll(async () => {
  mailFolder = await createMailFolder();
  service = await startTestService({
    role: 'api',
    env: { TRUST_PROXY: 'loopback', MAIL_URL: `file:${mailFolder.path}`, LOG_LEVEL: 'trace' },
    overrides: { logger: log.logger },
    hasCostlyHashes: true,
  });
});
afterAll(async () => {
  await service?.stop();
  await mailFolder?.remove();
  jest.restoreAllMocks();
  // It ends with the last worker, and an API alone has none.
  await Runtime.instance().shutdown();
});
beforeEach(async () => {
  merchant = await service.createMerchant('Acme Stores', { password: PASSWORD });
  here = anAddress();
});

function anAddress() {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}

function logIn(email: string, password: unknown, headers: Readonly<Record<string, string>> = here) {
  return service.post('/auth/login', { email, password }, { key: null, headers });
}

function forget(email: string, headers: Readonly<Record<string, string>> = here) {
  return service.post('/auth/forgot-password', { email }, { key: null, headers });
}

function reset(email: string, otp: string, headers: Readonly<Record<string, string>> = here) {
  return service.post(
    '/auth/reset-password',
    { email, otp, newPassword: NEW_PASSWORD },
    { key: null, headers },
  );
}

/** Asks for a code and reads it from the mail. */
async function codeOf({ email }: TestMerchant): Promise<string> {
  const known = (await mailFolder.mailsTo(email)).length;
  expect((await forget(email)).status).toBe(200);
  return mailFolder.codeFor(email, known);
}

/** An answer without what is new in each. */
function comparable({ status, headers, body }: Answer) {
  const names = [...headers.keys()].filter((name) => !['date', 'x-request-id'].includes(name));
  return { status, names, body: { ...body, requestId: undefined } };
}

describe('POST /auth/login', () => {
  it('answers a token, with which the profile can be read', async () => {
    const { status, body } = await logIn(merchant.email, PASSWORD);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) });
    const me = await service.get('/me', { token: body.token });
    expect(me.status).toBe(200);
    expect(me.body.business.id).toBe(merchant.businessId);
  });

  it('forgives the case of the e-mail address and spaces around it, never those of the password', async () => {
    expect((await logIn(` ${merchant.email.toUpperCase()} `, PASSWORD)).status).toBe(200);
    expect((await logIn(merchant.email, PASSWORD.toUpperCase())).status).toBe(401);
    expect((await logIn(merchant.email, `${PASSWORD} `)).status).toBe(401);
  });

  it('answers 401 "invalid credentials" for a wrong password', async () => {
    const { status, body } = await logIn(merchant.email, 'wrong');
    expect(status).toBe(401);
    expect(body).toEqual({
      success: false,
      msg: 'invalid credentials',
      code: 'invalid_credentials',
      requestId: expect.any(String),
    });
  });

  it.each([
    ['no fields', {}, ['email', 'password']],
    ['fields of other types', { email: 7, password: ['x'] }, ['email', 'password']],
    ['empty texts', { email: ' ', password: '' }, ['email', 'password']],
    ['texts that are too long', { email: 'e'.repeat(321), password: 'p'.repeat(201) }, ['email', 'password']],
    ['text that the database cannot hold', { email: 'a\u0000b', password: 'p\ud800' }, ['email', 'password']],
  ])('names every problem of a body with %s', async (_, body, paths) => {
    const answer = await service.post('/auth/login', body, { key: null, headers: here });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, code: 'invalid_request' });
    expect(answer.body.errors.map(({ path }: { path: string }) => path)).toEqual(paths);
  });

  it('refuses what is no JSON object', async () => {
    for (const body of ['{', '[]', '"text"', 'null']) {
      expect((await service.post('/auth/login', body, { key: null, headers: here })).status).toBe(400);
    }
  });

  it('answers alike, after the same work, for an unknown e-mail address and for a wrong password', async () => {
    const workOf = async (email: string) => {
      const before = hashings.length;
      const answer = comparable(await logIn(email, 'wrong', anAddress()));
      return { answer, work: hashings.slice(before) };
    };
    const unknown = await workOf('unknown@merchant.example');
    const wrong = await workOf(merchant.email);
    expect(unknown).toEqual(wrong);
    expect(unknown.answer.status).toBe(401);
    expect(unknown.work).toEqual([`verify ${OWASP_COSTS}`]);
  });
});

describe('guessing passwords', () => {
  it('is refused from the 11th wrong one on, and does not lock the owner out elsewhere', async () => {
    for (let guess = 1; guess <= 10; guess++) {
      expect((await logIn(merchant.email, `wrong ${guess}`)).status).toBe(401);
    }
    const eleventh = await logIn(merchant.email, 'wrong 11');
    expect(eleventh.status).toBe(429);
    expect(eleventh.body).toMatchObject({ success: false, code: 'too_many_attempts' });
    const waitSeconds = Number(eleventh.headers.get('retry-after'));
    expect(waitSeconds).toBeGreaterThan(0);
    expect(waitSeconds).toBeLessThanOrEqual(15 * 60);
    expect((await logIn(merchant.email, PASSWORD)).status).toBe(429);
    expect((await logIn(merchant.email, PASSWORD, anAddress())).status).toBe(200);

    await service.ownerSql('update attempt_counters set expire = 0');
    expect((await logIn(merchant.email, PASSWORD)).status).toBe(200);
  });

  it('counts e-mail addresses that differ in case as one', async () => {
    for (let guess = 1; guess <= 10; guess++) await logIn(merchant.email, 'wrong');
    expect((await logIn(merchant.email.toUpperCase(), 'wrong')).status).toBe(429);
  });

  it('gains nothing by 30 guesses at one moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, guess) => logIn(merchant.email, `wrong ${guess}`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('forgets wrong ones after the right one, as owners mistype', async () => {
    for (let round = 1; round <= 3; round++) {
      for (let guess = 1; guess <= 9; guess++) await logIn(merchant.email, 'wrong');
      expect((await logIn(merchant.email, PASSWORD)).status).toBe(200);
    }
  });

  it('is also bounded over all accounts of one address, which an account of one’s own does not change', async () => {
    await logIn('somebody@merchant.example', 'wrong');
    const counter = `key = (select key from attempt_counters where key like 'login-address:%' order by expire desc limit 1)`;
    const { rowCount } = await service.ownerSql(`update attempt_counters set points = 99 where ${counter}`);
    expect(rowCount).toBe(1);
    expect((await logIn(merchant.email, PASSWORD)).status).toBe(200);
    expect((await logIn('somebody@merchant.example', 'wrong')).status).toBe(401);
    expect((await logIn('other@merchant.example', 'wrong')).status).toBe(429);
    expect((await logIn('other@merchant.example', 'wrong', anAddress())).status).toBe(401);
  });

  it('lets others in behind the same proxy after a stranger has guessed a hundred times', async () => {
    const stranger = anAddress();
    for (let round = 0; round < 10; round++) {
      const guesses = Array.from({ length: 10 }, (_, guess) =>
        logIn(`account-${guess}@merchant.example`, 'wrong', stranger),
      );
      expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(10).fill(401));
    }
    expect((await logIn(merchant.email, PASSWORD, stranger)).status).toBe(429);
    expect((await logIn(merchant.email, PASSWORD)).status).toBe(200);
  });

  it('takes the addresses of one IPv6 network for one: a single customer is given 2^64 of them', async () => {
    for (let guess = 1; guess <= 10; guess++) {
      const headers = { 'x-forwarded-for': `2001:db8:7:0::${guess}` };
      expect((await logIn(merchant.email, 'wrong', headers)).status).toBe(401);
    }
    const ofNetwork = (address: string) => logIn(merchant.email, 'wrong', { 'x-forwarded-for': address });
    expect((await ofNetwork('2001:db8:7:0:ffff::1')).status).toBe(429);
    expect((await ofNetwork('2001:db8:7:1::1')).status).toBe(401);
  });

  it('believes only the address that the proxy in front of it added', async () => {
    const behind = here['x-forwarded-for'];
    for (let guess = 1; guess <= 10; guess++) {
      await logIn(merchant.email, 'wrong', { 'x-forwarded-for': `192.0.2.${guess}, ${behind}` });
    }
    const eleventh = await logIn(merchant.email, 'wrong', { 'x-forwarded-for': `192.0.2.99, ${behind}` });
    expect(eleventh.status).toBe(429);
  });

  it('works whatever an x-forwarded-for says', async () => {
    for (const address of ['x'.repeat(3_000), '?', "'; drop table businesses", ',,']) {
      expect((await logIn(merchant.email, 'wrong', { 'x-forwarded-for': address })).status).toBe(401);
    }
  });
});

describe('counters of attempts', () => {
  it('are deleted when their window is over, and not before', async () => {
    await service.ownerSql('delete from attempt_counters');
    await logIn('unknown@merchant.example', 'wrong');
    // A failed sign-in of a test before this one may still be put on record, which is counted too.
    const rows = async () =>
      (
        await service.ownerSql(
          "select count(*)::integer as count from attempt_counters where key not like 'audited-failure%'",
        )
      ).rows[0]?.count;
    // Logins and passwords of the address, logins at the account, and those of the one at the other.
    const before = await rows();
    expect(before).toBe(4);
    await forgetOldAttempts(service.database);
    expect(await rows()).toBe(before);
    await service.ownerSql('update attempt_counters set expire = extract(epoch from now()) * 1000 - 1');
    await forgetOldAttempts(service.database);
    expect(await rows()).toBe(0);
  });
});

describe('POST /auth/logout', () => {
  it('ends the token that calls, and none that was issued in the same second', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const [ended, other] = [await service.logIn(merchant), await service.logIn(merchant)];
    clock.mockRestore();
    expect(await service.post('/auth/logout', undefined, { token: ended })).toMatchObject({ status: 200 });
    expect((await service.get('/me', { token: ended })).status).toBe(401);
    expect((await service.get('/me', { token: other })).status).toBe(200);
  });

  it('ends tokens and sessions of the dashboard by turns, each on record', async () => {
    for (let turn = 0; turn < 3; turn++) {
      const token = await service.logIn(merchant);
      const cookie = await service.signIn(merchant);
      expect((await service.post('/auth/logout', undefined, { token })).status).toBe(200);
      expect((await service.post('/auth/logout', undefined, { cookie })).status).toBe(200);
      expect((await service.get('/session', { cookie })).status).toBe(401);
    }
    const { rows } = await service.ownerSql(
      `select proven_by from audit_log where business_id = $1 and action = 'sign_out' order by id`,
      [merchant.businessId],
    );
    const proofs = rows.map(({ proven_by }) => proven_by);
    expect(proofs).toEqual(['token', 'session', 'token', 'session', 'token', 'session']);
  });
});

describe('POST /auth/forgot-password', () => {
  it('answers alike whether the account exists or not, and mails only who exists', async () => {
    const unknown = await forget('unknown@merchant.example');
    const known = await forget(merchant.email);
    expect(comparable(unknown)).toEqual(comparable(known));
    expect(known.body).toEqual({
      success: true,
      msg: 'if the account exists, a code was sent to its e-mail address',
    });
    await mailFolder.codeFor(merchant.email);
    expect(await mailFolder.mailsTo(merchant.email)).toHaveLength(1);
    expect(await mailFolder.mailsTo('unknown@merchant.example')).toHaveLength(0);
  });

  it('writes the mail into a file that only the owner may read, and no log line has the code', async () => {
    const code = await codeOf(merchant);
    const [mail] = await mailFolder.mailsTo(merchant.email);
    expect(mail?.mode).toBe(0o600);
    expect((await stat(dirname(mail?.path ?? ''))).mode & 0o777).toBe(0o700);
    await waitFor('the log to tell of the file', async () =>
      log.records().some((record) => record.file === mail?.path),
    );
    expect(log.lines.some((line) => line.includes(code))).toBe(false);
  });

  it('keeps of a code only what makes it by the key of the service, without which it tells nothing', async () => {
    const code = await codeOf(merchant);
    const { rows } = await service.ownerSql(
      'select code_seed, to_jsonb(password_resets)::text as whole from password_resets where user_id = $1',
      [merchant.ownerId],
    );
    const seed: Buffer = rows[0]?.code_seed;
    expect(seed).toHaveLength(16);
    expect(rows[0]?.whole).not.toContain(code);
    const { jwtSecret } = service.config;
    expect(resetCode(jwtSecret, merchant.ownerId, seed)).toBe(code);
    expect(resetCode(Buffer.alloc(32, 9), merchant.ownerId, seed)).not.toBe(code);
    expect(resetCode(jwtSecret, service.merchant.ownerId, seed)).not.toBe(code);
  });

  it('sends to the address that is on record, not to another spelling of it', async () => {
    expect((await forget(merchant.email.toUpperCase())).status).toBe(200);
    expect(await mailFolder.codeFor(merchant.email)).toMatch(CODE);
  });

  it('names every problem of the body', async () => {
    const { status, body } = await service.post('/auth/forgot-password', {}, { key: null });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'email', message: 'is required' }]);
  });

  it('is refused from the 6th in a window on, alike for unknown addresses', async () => {
    for (const email of [merchant.email, 'unknown@merchant.example']) {
      for (let time = 1; time <= 5; time++) expect((await forget(email)).status).toBe(200);
      const sixth = await forget(email);
      expect(sixth.status).toBe(429);
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});

describe('POST /auth/reset-password', () => {
  it('sets the new password, voids every session, and is on record', async () => {
    const earlier = await service.logIn(merchant);
    const code = await codeOf(merchant);
    const { status, body } = await reset(merchant.email, code);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, msg: 'password changed' });

    expect((await service.get('/me', { token: earlier })).status).toBe(401);
    expect((await logIn(merchant.email, PASSWORD)).status).toBe(401);
    const later = (await logIn(merchant.email, NEW_PASSWORD)).body.token;
    expect((await service.get('/me', { token: later })).status).toBe(200);
    const { rows } = await service.ownerSql(
      `select actor, action, subject, details from audit_log where subject = $1 and action = 'password.reset'`,
      [merchant.businessId],
    );
    expect(rows).toEqual([
      { actor: merchant.ownerId, action: 'password.reset', subject: merchant.businessId, details: {} },
    ]);
  });

  it('stores passwords as argon2id with a salt of their own', async () => {
    await reset(merchant.email, await codeOf(merchant));
    const other = await service.createMerchant('Acme Stores', { password: NEW_PASSWORD });
    const { rows } = await service.ownerSql('select password_hash from users where id = any ($1)', [
      [merchant.ownerId, other.ownerId],
    ]);
    const hashes: string[] = rows.map((row) => row.password_hash);
    expect(hashes.map(costsOf)).toEqual([OWASP_COSTS, OWASP_COSTS]);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it('lets the owner in at once, however often the old password was mistyped before', async () => {
    for (let guess = 1; guess <= 11; guess++) await logIn(merchant.email, 'wrong');
    await reset(merchant.email, await codeOf(merchant));
    expect((await logIn(merchant.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('names every problem of the body', async () => {
    const { status, body } = await service.post(
      '/auth/reset-password',
      { otp: '493021', newPassword: 'short' },
      { key: null, headers: here },
    );
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { path: 'email', message: 'is required' },
      { path: 'otp', message: 'must be the 12 characters in the mail' },
      { path: 'newPassword', message: 'must have at least 10 characters' },
    ]);
  });

  it('refuses a wrong code with 400, and the 6th wrong one in a window with 429; the right one stays valid', async () => {
    const code = await codeOf(merchant);
    for (let guess = 1; guess <= 5; guess++) {
      const wrong = await reset(merchant.email, withOtherFirstHalf(code));
      expect(wrong.status).toBe(400);
      expect(wrong.body).toMatchObject({ code: 'invalid_code', msg: 'the code is wrong or has expired' });
    }
    const sixth = await reset(merchant.email, withOtherFirstHalf(code));
    expect(sixth.status).toBe(429);
    expect(sixth.body.code).toBe('too_many_attempts');
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await logIn(merchant.email, PASSWORD)).status).toBe(200);
    expect((await reset(merchant.email, code)).status).toBe(200);
  });

  it('takes a code however it is typed: in small letters, with blanks, with letters that look like digits', async () => {
    const typings = [
      (code: string) => code.toLowerCase(),
      (code: string) => code.replace('-', ''),
      (code: string) => ` ${code.replace('-', '').replace(/(....)/g, '$1 ')}`,
      (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'l').replace('-', '\u2013'),
    ];
    for (const typed of typings) {
      const owner = await service.createMerchant('Acme Stores', { password: PASSWORD });
      expect((await reset(owner.email, typed(await codeOf(owner)))).status).toBe(200);
    }
  });

  it('answers alike, after the same work, whether the account exists or not', async () => {
    const workOf = async (email: string) => {
      const before = hashings.length;
      const answer = comparable(await reset(email, '000000-000000', anAddress()));
      return { answer, work: hashings.slice(before) };
    };
    const unknown = await workOf('unknown@merchant.example');
    expect(unknown).toEqual(await workOf(merchant.email));
    expect(unknown.answer.status).toBe(400);
    const code = await codeOf(merchant);
    expect(unknown).toEqual(await workOf(merchant.email));
    // The slow hash is for who has the code: others could keep the processors busy with it.
    expect(unknown.work).toEqual([]);
    const before = hashings.length;
    for (const wrong of [withOtherFirstHalf(code), withOtherSecondHalf(code)]) {
      expect((await reset(merchant.email, wrong)).status).toBe(400);
    }
    expect(hashings.slice(before)).toEqual([]);
    expect((await reset(merchant.email, code)).status).toBe(200);
    expect(hashings.slice(before)).toEqual([`hash ${OWASP_COSTS}`]);
  });

  it('refuses a code after its ten minutes', async () => {
    const code = await codeOf(merchant);
    const { rows } = await service.ownerSql(
      `update password_resets set expires_at = now() where user_id = $1
        returning extract(epoch from old.expires_at - now())::float as valid_seconds`,
      [merchant.ownerId],
    );
    expect(rows[0]?.valid_seconds).toBeGreaterThan(9 * 60);
    expect(rows[0]?.valid_seconds).toBeLessThanOrEqual(10 * 60);
    expect((await reset(merchant.email, code)).status).toBe(400);
  });

  it('takes a code once', async () => {
    const code = await codeOf(merchant);
    expect((await reset(merchant.email, code)).status).toBe(200);
    expect((await reset(merchant.email, code)).status).toBe(400);
  });

  it('takes a code once when it comes five times at one moment', async () => {
    const code = await codeOf(merchant);
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(merchant.email, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
    const { rows } = await service.ownerSql('select sessions_version from users where id = $1', [
      merchant.ownerId,
    ]);
    expect(rows[0]?.sessions_version).toBe(2);
  });

  it('takes a code only for its own account', async () => {
    const code = await codeOf(merchant);
    const other = await service.createMerchant('Other Stores', { password: PASSWORD });
    await codeOf(other);
    expect((await reset(other.email, code)).status).toBe(400);
    expect((await reset(merchant.email, code)).status).toBe(200);
  });
});

describe('a token', () => {
  const claims = () => ({ ver: 1 });
  const anHour = 3_600;
  const now = () => Math.floor(Date.now() / 1_000);

  /** A token as the service issues it, but for the changes. */
  function craft(
    changes: {
      readonly alg?: string;
      readonly key?: Uint8Array;
      readonly claims?: Readonly<Record<string, unknown>>;
      readonly without?: string;
    } = {},
  ): Promise<string> {
    const payload: Record<string, unknown> = {
      ...claims(),
      iss: 'merchant-payments',
      aud: 'merchant-payments',
      sub: merchant.ownerId,
      iat: now(),
      exp: now() + anHour,
      ...changes.claims,
    };
    if (changes.without !== undefined) delete payload[changes.without];
    return new SignJWT(payload)
      .setProtectedHeader({ alg: changes.alg ?? 'HS256', typ: 'JWT' })
      .sign(changes.key ?? service.config.jwtSecret);
  }

  function tamper(token: string, change: (payload: Record<string, unknown>) => object): string {
    const [header, payload = '', signature] = token.split('.');
    const changed = change(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
  }

  it('is taken as it was issued, in any case of "Bearer"', async () => {
    const token = await craft();
    expect((await service.get('/me', { token })).status).toBe(200);
    const headers = { authorization: `bearer ${token}` };
    expect((await service.get('/me', { key: null, headers })).status).toBe(200);
  });

  it.each<[string, () => Promise<string> | string]>([
    [
      'with alg none',
      () =>
        new UnsecuredJWT({ ...claims() })
          .setIssuer('merchant-payments')
          .setAudience('merchant-payments')
          .setSubject(merchant.ownerId)
          .setIssuedAt()
          .setExpirationTime('1h')
          .encode(),
    ],
    [
      'with alg none over a true signature',
      async () => {
        const [, payload, signature] = (await craft()).split('.');
        const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
        return [header, payload, signature].join('.');
      },
    ],
    [
      'signed with HS512',
      () => craft({ alg: 'HS512', key: Buffer.concat([service.config.jwtSecret, service.config.jwtSecret]) }),
    ],
    ['signed with HS384 and our key', () => craft({ alg: 'HS384', key: service.config.jwtSecret })],
    ['signed with another key', () => craft({ key: Buffer.alloc(32, 9) })],
    ['of another issuer', () => craft({ claims: { iss: 'somebody-else' } })],
    ['for another audience', () => craft({ claims: { aud: 'somebody-else' } })],
    ['that expired', () => craft({ claims: { iat: now() - 2 * anHour, exp: now() - anHour } })],
    [
      'that we issued more than 12 hours ago',
      () =>
        issueSessionToken(
          service.config.jwtSecret,
          { userId: merchant.ownerId, sessionsVersion: 1 },
          Date.now() - 12 * anHour * 1_000 - 1_000,
        ),
    ],
    ['that is not valid yet', () => craft({ claims: { nbf: now() + anHour } })],
    [
      'issued before a password reset',
      async () => {
        const token = await craft();
        await service.ownerSql('update users set sessions_version = 2 where id = $1', [merchant.ownerId]);
        return token;
      },
    ],
    ['of sessions that are yet to come', () => craft({ claims: { ver: 2 } })],
    ['whose version is text', () => craft({ claims: { ver: '1' } })],
    ['of a business that does not exist', () => craft({ claims: { sub: 'biz_00000000000000000000000000' } })],
    [
      'whose subject was changed',
      async () => {
        const other = await service.createMerchant();
        return tamper(await craft(), (payload) => ({ ...payload, sub: other.ownerId }));
      },
    ],
    [
      'whose end was put off',
      async () =>
        tamper(await craft({ claims: { exp: now() - anHour } }), (payload) => ({
          ...payload,
          exp: now() + anHour,
        })),
    ],
    ['without its signature', async () => (await craft()).replace(/[^.]*$/, '')],
    ...['ver', 'iss', 'aud', 'sub', 'iat', 'exp'].map((claim): [string, () => Promise<string>] => [
      `without ${claim}`,
      () => craft({ without: claim }),
    ]),
  ])('%s is refused', async (_, make) => {
    const token = await make();
    for (const path of ['/me', '/transactions', '/transactions/wd_x', '/api-keys']) {
      const { status, body } = await service.get(path, { token });
      expect(status).toBe(401);
      expect(body).toEqual({
        success: false,
        msg: 'the token is not valid, authorization denied',
        code: 'unauthenticated',
        requestId: expect.any(String),
      });
    }
  });

  it.each([
    ['no header at all', {}],
    ['an empty one', { authorization: '' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['no token after Bearer', { authorization: 'Bearer ' }],
  ])('is asked for when there is %s', async (_, headers: Readonly<Record<string, string>>) => {
    const { status, body } = await service.get('/me', { key: null, headers });
    expect(status).toBe(401);
    expect(body).toMatchObject({ success: false, msg: 'no token, authorization denied' });
  });

  it('is what /me wants: an API key is not enough', async () => {
    const { status, body } = await service.get('/me', { key: merchant.apiKeys.prod });
    expect(status).toBe(401);
    expect(body.msg).toMatch(/^this route takes the token of a login/);
  });
});

describe('a mail server that says nothing', () => {
  it('does not hold the sender up for longer than its patience', async () => {
    const silent = await startSmtpServer({ greeting: null });
    const mail = { smtpUrl: silent.url, folder: undefined, from: 'no-reply@payments.example' };
    const mailer = createMailer(mail, log.logger, 100);
    await expect(
      mailer?.send({ to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }),
    ).rejects.toMatchObject({
      code: 'ETIMEDOUT',
    });
    await silent.stop();
  });
});

describe('a service with an SMTP server, and without TRUST_PROXY', () => {
  let smtp: SmtpServer;
  let mailing: TestService;
  let addressee: TestMerchant;
  const mailLog = createMemoryLog();

  beforeAll(async () => {
    smtp = await startSmtpServer();
    mailing = await startTestService({
      role: 'api',
      env: { MAIL_URL: smtp.url, MAIL_FROM: 'no-reply@payments.example' },
      overrides: { logger: mailLog.logger },
    });
    addressee = await mailing.createMerchant('Acme Stores', { password: PASSWORD });
  });
  afterAll(async () => {
    await mailing?.stop();
    await smtp?.stop();
  });

  it('sends the code to the account’s address by SMTP, and it works', async () => {
    await mailing.post('/auth/forgot-password', { email: addressee.email }, { key: null });
    const mail = await waitFor('the mail', async () => smtp.received[0]);
    expect(mail).toMatchObject({ from: 'no-reply@payments.example', to: [addressee.email] });
    expect(mail.message).toContain('From: Merchant Payments <no-reply@payments.example>');
    const otp = codeIn(mail.message) ?? '';
    expect(otp).toMatch(CODE);
    const answer = await mailing.post(
      '/auth/reset-password',
      { email: addressee.email, otp, newPassword: NEW_PASSWORD },
      { key: null },
    );
    expect(answer.status).toBe(200);
    expect(mailLog.lines.some((line) => line.includes(otp))).toBe(false);
  });

  it('does not believe x-forwarded-for', async () => {
    const statuses: number[] = [];
    for (let guess = 1; guess <= 11; guess++) {
      const headers = { 'x-forwarded-for': `192.0.2.${guess}` };
      const body = { email: addressee.email, password: 'wrong' };
      statuses.push((await mailing.post('/auth/login', body, { key: null, headers })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  it('answers the same while the mail server is down, and logs it without the code', async () => {
    await smtp.stop();
    const request = (email: string) => mailing.post('/auth/forgot-password', { email }, { key: null });
    const other = await mailing.createMerchant('Other Stores', { password: PASSWORD });
    const answers = [
      comparable(await request(other.email)),
      comparable(await request('unknown@merchant.example')),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(200);
    const failure = 'A password reset mail could not be sent.';
    const record = await waitFor('the log to tell', async () =>
      mailLog.records().find(({ msg }) => msg === failure),
    );
    expect(record).toMatchObject({ level: 'error', err: { code: 'ESOCKET' } });
    expect(JSON.stringify(record)).not.toContain('Your code is');
    expect(mailLog.records().filter(({ msg }) => msg === failure)).toHaveLength(1);
  });
});
