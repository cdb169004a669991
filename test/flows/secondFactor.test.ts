import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runAdminOn } from '../support/admin.ts';
import {
  appCode,
  prepareSecondFactor,
  type TestSecondFactor,
  turnOnSecondFactor,
} from '../support/secondFactor.ts';
import {
  type RequestOptions,
  startTestService,
  type TestMerchant,
  type TestService,
} from '../support/service.ts';

const PASSWORD = 'correct horse battery';

let service: TestService;
let merchant: TestMerchant;
let cookie: string;

beforeAll(async () => {
  service = await startTestService({ role: 'api' });
});
afterAll(() => service?.stop());
beforeEach(async () => {
  merchant = await service.createMerchant('Acme Stores', { password: PASSWORD });
  cookie = await service.signIn(merchant);
});

const inTest = (headers: Readonly<Record<string, string>> = {}): RequestOptions => ({
  cookie,
  headers: { 'x-business-env': 'test', ...headers },
});
const rotate = (options: RequestOptions) =>
  service.post('/api-keys/rotate', { environment: 'test', overlapHours: 1 }, options);

async function logged(): Promise<readonly string[]> {
  const { rows } = await service.ownerSql(
    `select action from audit_log where subject = $1 and action like 'second_factor%' order by id`,
    [merchant.businessId],
  );
  return rows.map(({ action }) => action);
}

describe('setting a second factor up', () => {
  it('asks for nothing until a code of the app is confirmed', async () => {
    const secret = await prepareSecondFactor(service, { cookie, password: PASSWORD });
    expect((await rotate(inTest())).status).toBe(200);
    const wrong = await service.post(
      '/session/second-factor/confirm',
      { code: appCode(secret, 5) },
      { cookie },
    );
    expect(wrong).toMatchObject({ status: 403, body: { code: 'second_factor_invalid' } });
    expect((await service.get('/session', { cookie })).body.session.secondFactorEnabled).toBe(false);
    const right = await service.post('/session/second-factor/confirm', { code: appCode(secret) }, { cookie });
    expect(right.body.recoveryCodes).toHaveLength(10);
    expect((await service.get('/session', { cookie })).body.session.secondFactorEnabled).toBe(true);
    expect(await logged()).toEqual(['second_factor.confirm']);
  });

  it('is refused while one is on', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(service, { cookie, password: PASSWORD });
    const headers = { 'x-second-factor': recoveryCodes[0] ?? '' };
    const again = await service.post('/session/second-factor', { password: PASSWORD }, { cookie, headers });
    expect(again).toMatchObject({ status: 409, body: { code: 'state_conflict' } });
  });

  it('keeps neither the secret nor a recovery code readable', async () => {
    const { secret, recoveryCodes } = await turnOnSecondFactor(service, { cookie, password: PASSWORD });
    const { rows } = await service.ownerSql(
      `select factor::text || (select string_agg(code::text, ' ') from second_factor_recovery_codes code) as line
        from second_factors factor where user_id = $1`,
      [merchant.ownerId],
    );
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      for (const { line } of rows) {
        expect(line).not.toContain(text);
        expect(line).not.toContain(Buffer.from(text).toString('hex'));
      }
    expect(rows).toHaveLength(1);
  });
});

describe('a second factor that is on', () => {
  let factor: TestSecondFactor;
  beforeEach(async () => {
    factor = await turnOnSecondFactor(service, { cookie, password: PASSWORD });
  });

  const SENSITIVE = [
    ['a withdrawal', '/withdrawal/request', () => ({ businessId: merchant.businessId, amount: 100 })],
    ['a withdrawal by its other path', '/request', () => ({ businessId: merchant.businessId, amount: 100 })],
    ['a sale', '/crypto/withdrawals/request', () => ({ businessId: merchant.businessId, amountUsdt: 1 })],
    ['a new key', '/api-keys/rotate', () => ({ environment: 'test' })],
    ['the end of a key', '/api-keys/none/revoke', () => undefined],
    ['another bank account', '/bank/verify', () => ({ accountNumber: '0123456789', bankCode: '058' })],
  ] as const;

  it.each(SENSITIVE)('is demanded for %s', async (_, path, body) => {
    const without = await service.post(path, body(), inTest());
    expect(without).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
    const wrong = await service.post(path, body(), inTest({ 'x-second-factor': appCode(factor.secret, 7) }));
    expect(wrong).toMatchObject({ status: 403, body: { code: 'second_factor_invalid' } });
    const right = await service.post(path, body(), inTest({ 'x-second-factor': appCode(factor.secret) }));
    expect(right.status).not.toBe(403);
  });

  it('takes a code once, whoever is first', async () => {
    const headers = { 'x-second-factor': appCode(factor.secret) };
    const answers = await Promise.all([rotate(inTest(headers)), rotate(inTest(headers))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect((await rotate(inTest(headers))).body.code).toBe('second_factor_invalid');
    expect((await rotate(inTest({ 'x-second-factor': appCode(factor.secret, 1) }))).status).toBe(200);
    // A code of a step before the last one taken is not taken either.
    expect((await rotate(inTest(headers))).body.code).toBe('second_factor_invalid');
  });

  it('takes each recovery code once, and puts that on record', async () => {
    const [code = ''] = factor.recoveryCodes;
    const headers = { 'x-second-factor': code.toLowerCase().replaceAll('-', ' ') };
    expect((await rotate(inTest(headers))).status).toBe(200);
    expect((await rotate(inTest(headers))).body.code).toBe('second_factor_invalid');
    expect(await logged()).toEqual(['second_factor.confirm', 'second_factor.use_recovery_code']);
  });

  it('is asked for by both ways to sign in, after the password', async () => {
    const { email } = merchant;
    for (const path of ['/session', '/auth/login']) {
      const signIn = (form: object) =>
        service.post(path, { email, password: PASSWORD, ...form }, { key: null });
      expect(await signIn({})).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
      expect(await signIn({ secondFactorCode: '12' })).toMatchObject({
        status: 401,
        body: { code: 'second_factor_invalid' },
      });
      const wrongPassword = { password: 'another password', secondFactorCode: appCode(factor.secret) };
      expect((await signIn(wrongPassword)).body.code).toBe('invalid_credentials');
    }
    const right = await service.signIn(merchant, appCode(factor.secret));
    expect((await service.get('/session', { cookie: right })).status).toBe(200);
  });

  it('is never demanded of a key', async () => {
    const body = { businessId: merchant.businessId, amount: 100 };
    const byKey = await service.post('/withdrawal/request', body, { key: merchant.apiKeys.test });
    expect(byKey.body.code).toBe('insufficient_balance');
  });

  it('hides keys that move real money until a code is there', async () => {
    const hidden = (await service.get('/me', { cookie })).body.business.apiKeys;
    expect(hidden).toEqual({
      prod: `${merchant.apiKeys.prod.slice(0, 12)}…`,
      test: merchant.apiKeys.test,
      legacy: null,
    });
    const headers = { 'x-second-factor': appCode(factor.secret) };
    const shown = (await service.get('/me', { cookie, headers })).body.business.apiKeys;
    expect(shown.prod).toBe(merchant.apiKeys.prod);
  });

  it('is guessed at five times at most, whatever the session', async () => {
    const headers = { 'x-second-factor': '12' };
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await rotate(inTest(headers))).status).toBe(403);
    const sixth = await rotate(inTest({ 'x-second-factor': appCode(factor.secret) }));
    expect(sixth).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  });

  it('counts wrong codes of a sign-in and of a session apart', async () => {
    const { email } = merchant;
    const signIn = (secondFactorCode: string | undefined) =>
      service.post('/session', { email, password: PASSWORD, secondFactorCode }, { key: null });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await signIn('12')).status).toBe(401);
    expect((await signIn(factor.recoveryCodes[0])).status).toBe(429);
    expect((await rotate(inTest({ 'x-second-factor': factor.recoveryCodes[0] ?? '' }))).status).toBe(200);

    await service.ownerSql('delete from attempt_counters');
    const wrong = inTest({ 'x-second-factor': '12' });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await rotate(wrong)).status).toBe(403);
    expect((await rotate(wrong)).status).toBe(429);
    expect((await signIn(factor.recoveryCodes[1])).status).toBe(200);
  });

  it('keeps strangers with the password from locking out a network that is known', async () => {
    const spend = async (network: 'known' | 'unknown') => {
      await service.ownerSql('delete from attempt_counters');
      if (network === 'unknown') await service.ownerSql('delete from known_networks');
      // Strangers with the password have used up the thirty codes of the day.
      const key = createHash('sha256').update(`account ${merchant.ownerId}`).digest('hex');
      await service.ownerSql(`insert into attempt_counters (key, points, expire) values ($1, 30, $2)`, [
        `sign-in-code-account:${key}`,
        Date.now() + 86_400_000,
      ]);
    };
    const form = { email: merchant.email, password: PASSWORD };
    const signIn = (secondFactorCode: string | undefined) =>
      service.post('/session', { ...form, secondFactorCode }, { key: null });
    await spend('unknown');
    expect((await signIn(factor.recoveryCodes[0])).status).toBe(429);
    await service.ownerSql('delete from attempt_counters');
    expect((await signIn(factor.recoveryCodes[0])).status).toBe(200);
    await spend('known');
    expect((await signIn(factor.recoveryCodes[1])).status).toBe(200);
  });

  it('is removed by a code, and by an operator with a reason', async () => {
    const removeBy = (code: string) =>
      service.post('/session/second-factor/remove', { password: PASSWORD, code }, { cookie });
    expect((await removeBy('000')).body.code).toBe('second_factor_invalid');
    expect((await removeBy(appCode(factor.secret))).status).toBe(200);
    expect((await rotate(inTest())).status).toBe(200);
    await turnOnSecondFactor(service, { cookie, password: PASSWORD });
    const remove = ['business', 'second-factor', 'remove', merchant.businessId, '--operator', 'ada'];
    const removal = [...remove, '--reason', 'lost the telephone'];
    expect(await runAdminOn(service, remove)).toMatchObject({ code: 2 });
    expect(await runAdminOn(service, [...remove, '--reason', ' '])).toMatchObject({ code: 2 });
    const { rows: factors } = await service.ownerSql('select 1 from second_factors where user_id = $1', [
      merchant.ownerId,
    ]);
    expect(factors).toHaveLength(1);
    expect(await runAdminOn(service, removal)).toMatchObject({ code: 0 });
    expect(await runAdminOn(service, removal)).toMatchObject({ code: 2 });
    expect((await rotate(inTest())).status).toBe(401);
    const { rows } = await service.ownerSql(
      `select actor, details from audit_log where subject = $1 and action = 'second_factor.remove' order by id`,
      [merchant.businessId],
    );
    expect(rows).toEqual([
      { actor: merchant.ownerId, details: { userId: merchant.ownerId } },
      { actor: 'ada', details: { userId: merchant.ownerId, reason: 'lost the telephone' } },
    ]);
  });
});

describe('a proof of the second factor', () => {
  let factor: TestSecondFactor;
  beforeEach(async () => {
    factor = await turnOnSecondFactor(service, { cookie, password: PASSWORD });
  });

  const age = (minutes: number) =>
    service.ownerSql(
      `update second_factor_proofs set proven_at = proven_at - $2 * interval '1 minute' where user_id = $1`,
      [merchant.ownerId, minutes],
    );
  const revealedKey = async (options: RequestOptions) =>
    (await service.get('/me', options)).body.business.apiKeys.prod;
  const revealedSecret = async (options: RequestOptions) =>
    (await service.get('/webhooks/secret', options)).body.secret;

  it('counts for five minutes, for the session that gave it alone', async () => {
    const [first = '', second = ''] = factor.recoveryCodes;
    const other = await service.signIn(merchant, first);
    await age(5);
    expect((await rotate(inTest())).body.code).toBe('second_factor_required');
    expect((await rotate(inTest({ 'x-second-factor': second }))).status).toBe(200);
    await age(4.9);
    expect((await rotate(inTest())).status).toBe(200);
    expect((await rotate({ ...inTest(), cookie: other })).body.code).toBe('second_factor_required');
    await age(0.1);
    expect((await rotate(inTest())).body.code).toBe('second_factor_required');
  });

  it('is given by a sign-in with the factor, for a cookie and for a login token', async () => {
    const [first = '', second = ''] = factor.recoveryCodes;
    const proven = await service.signIn(merchant, first);
    const form = { email: merchant.email, password: PASSWORD, secondFactorCode: second };
    const { token } = (await service.post('/auth/login', form, { key: null })).body;
    for (const session of [{ cookie: proven }, { token }]) {
      expect((await rotate(session)).status).toBe(200);
      expect(await revealedKey(session)).toMatch(/^mp_prod_[^…]+$/);
    }
    await age(5);
    for (const session of [{ cookie: proven }, { token }])
      expect((await rotate(session)).body.code).toBe('second_factor_required');
  });

  it('does not make a wrong code right', async () => {
    const proven = await service.signIn(merchant, factor.recoveryCodes[0]);
    const headers = { 'x-second-factor': appCode(factor.secret, 7) };
    expect((await rotate({ cookie: proven, headers })).body.code).toBe('second_factor_invalid');
  });

  it('shows the whole webhook secret, of which a session without one sees the beginning', async () => {
    const whole = await revealedSecret({ key: merchant.apiKeys.test });
    expect(await revealedSecret(inTest())).toBe(`${whole.slice(0, 10)}…`);
    const headers = { 'x-second-factor': factor.recoveryCodes[0] ?? '' };
    expect(await revealedSecret(inTest(headers))).toBe(whole);
    expect(await revealedSecret(inTest())).toBe(whole);
  });

  it('counts as long as SECOND_FACTOR_PROOF_SECONDS says, and never with 0', async () => {
    const strict = await startTestService({ role: 'api', env: { SECOND_FACTOR_PROOF_SECONDS: '0' } });
    try {
      const of = await strict.createMerchant('Acme Stores', { password: PASSWORD });
      const { recoveryCodes } = await turnOnSecondFactor(strict, {
        cookie: await strict.signIn(of),
        password: PASSWORD,
      });
      const session = { cookie: await strict.signIn(of, recoveryCodes[0]) };
      const { body } = await strict.post('/api-keys/rotate', { environment: 'test' }, session);
      expect(body.code).toBe('second_factor_required');
    } finally {
      await strict.stop();
    }
  });
});

describe('the password, where the second factor is changed', () => {
  const begin = (password: string | undefined, by = cookie) =>
    service.post('/session/second-factor', { password }, { cookie: by });
  const removeBy = (password: string | undefined, code: string) =>
    service.post('/session/second-factor/remove', { password, code }, { cookie });

  it('is demanded to set a factor up', async () => {
    const without = await begin(undefined);
    expect(without).toMatchObject({ status: 400, body: { errors: [{ path: 'password' }] } });
    expect(await begin('another password')).toMatchObject({
      status: 403,
      body: { code: 'password_invalid', msg: 'password is not the password of the account' },
    });
    const { rows } = await service.ownerSql('select from second_factors where user_id = $1', [
      merchant.ownerId,
    ]);
    expect(rows).toEqual([]);
    expect((await begin(PASSWORD)).status).toBe(200);
  });

  it('is demanded to remove it, and looked at before the code', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(service, { cookie, password: PASSWORD });
    const [code = ''] = recoveryCodes;
    expect(await removeBy(undefined, code)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'password' }] },
    });
    expect((await removeBy('another password', code)).body.code).toBe('password_invalid');
    // The wrong password did not use the code up.
    expect((await removeBy(PASSWORD, code)).status).toBe(200);
  });

  it('is guessed at as often as at a login, and counted with it', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await begin('another password')).status).toBe(403);
    expect((await begin(PASSWORD)).status).toBe(429);
    const login = { email: merchant.email, password: PASSWORD };
    expect((await service.post('/auth/login', login, { key: null })).status).toBe(429);
  });
});

describe('the other sessions of a business', () => {
  const ofOthers = async (code?: string) => {
    const login = { email: merchant.email, password: PASSWORD, secondFactorCode: code };
    const { body } = await service.post('/auth/login', login, { key: null });
    return { token: body.token as string };
  };
  const statusOf = async (session: RequestOptions) => (await service.get('/me', session)).status;

  it('end when the second factor is turned on', async () => {
    const others = [{ cookie: await service.signIn(merchant) }, await ofOthers()];
    await turnOnSecondFactor(service, { cookie, password: PASSWORD });
    for (const each of others) expect(await statusOf(each)).toBe(401);
    expect(await statusOf({ cookie })).toBe(200);
    expect(await statusOf({ key: null, cookie })).toBe(200);
  });

  it('end when it is removed, and with it what the session proved', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(service, { cookie, password: PASSWORD });
    const [first = '', second = '', third = '', fourth = ''] = recoveryCodes;
    const others = [{ cookie: await service.signIn(merchant, first) }, await ofOthers(second)];
    expect((await rotate(inTest({ 'x-second-factor': third }))).status).toBe(200);
    const body = { password: PASSWORD, code: fourth };
    expect((await service.post('/session/second-factor/remove', body, { cookie })).status).toBe(200);
    for (const each of others) expect(await statusOf(each)).toBe(401);
    expect(await statusOf({ cookie })).toBe(200);
    await turnOnSecondFactor(service, { cookie, password: PASSWORD });
    expect((await rotate(inTest())).body.code).toBe('second_factor_required');
  });
});
