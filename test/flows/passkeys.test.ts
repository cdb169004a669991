import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runAdminOn } from '../support/admin.ts';
import {
  addPasskey,
  answer,
  type Deviation,
  newTestPasskey,
  PAGES,
  proofBy,
  register,
  type TestPasskey,
} from '../support/passkeys.ts';
import { appCode, turnOnSecondFactor } from '../support/secondFactor.ts';
import {
  cookieIn,
  type RequestOptions,
  startTestService,
  type TestMerchant,
  type TestService,
} from '../support/service.ts';
import { addUser, signInUser } from '../support/users.ts';

const PASSWORD = 'correct horse battery';
const INVALID = { status: 403, body: { code: 'second_factor_invalid' } };
const REQUIRED = { status: 403, body: { code: 'second_factor_required' } };

let service: TestService;
let merchant: TestMerchant;
let cookie: string;

beforeAll(async () => {
  service = await startTestService({ role: 'api', env: { PUBLIC_URL: PAGES.origin, MAIL_URL: '' } });
});
afterAll(() => service?.stop());
beforeEach(async () => {
  merchant = await service.createMerchant('Acme Stores', { password: PASSWORD });
  cookie = await service.signIn(merchant);
});

const inSession = (code?: string, by = cookie): RequestOptions => ({
  cookie: by,
  headers: { 'x-business-env': 'test', ...(code !== undefined && { 'x-second-factor': code }) },
});
/** A request that demands the second factor. */
const rotate = (options: RequestOptions) =>
  service.post('/api-keys/rotate', { environment: 'test', overlapHours: 1 }, options);
const enroll = (more: Partial<Parameters<typeof addPasskey>[1]> = {}) =>
  addPasskey(service, { cookie, password: PASSWORD, ...more });
const prepare = async (by = cookie, code?: string) =>
  service.post('/session/passkeys', { password: PASSWORD }, inSession(code, by));
const confirm = (response: object, by = cookie) =>
  service.post('/session/passkeys/confirm', { name: 'Work laptop', response }, { cookie: by });
const listed = async () => (await service.get('/session/passkeys', { cookie })).body.passkeys;
const session = async (by = cookie) => (await service.get('/session', { cookie: by })).body.session;
const forgetProofs = () =>
  service.ownerSql(`update second_factor_proofs set proven_at = now() - interval '1 day'`);
const expireChallenges = () =>
  service.ownerSql(`update passkey_challenges set expires_at = now() - interval '1 second'`);
const remove = (id: string, code: string, password = PASSWORD) =>
  service.post(`/session/passkeys/${id}/remove`, { password, code }, { cookie });

/** Signs in to the dashboard by the password and a passkey. */
async function signInBy(passkey: TestPasskey, deviation: Deviation = {}) {
  const { body } = await signIn();
  return signIn(JSON.stringify(answer(passkey, body.passkeyOptions, deviation)));
}
const signIn = (secondFactorCode?: string) =>
  service.post('/session', { email: merchant.email, password: PASSWORD, secondFactorCode }, { key: null });
const logIn = (secondFactorCode?: string) =>
  service.post('/auth/login', { email: merchant.email, password: PASSWORD, secondFactorCode }, { key: null });

async function logged(like: string): Promise<readonly string[]> {
  const { rows } = await service.ownerSql(
    'select action from audit_log where subject = $1 and action like $2 order by id',
    [merchant.businessId, like],
  );
  return rows.map(({ action }) => action);
}

async function payoutsAreHeld(): Promise<boolean> {
  const { rows } = await service.ownerSql('select access_changed_at from businesses where id = $1', [
    merchant.businessId,
  ]);
  return rows[0].access_changed_at !== null;
}

describe('registering a passkey', () => {
  it('needs the password, and brings recovery codes with the first factor', async () => {
    const without = await service.post('/session/passkeys', { password: 'another password' }, { cookie });
    expect(without).toMatchObject({ status: 403, body: { code: 'password_invalid' } });
    const { status, body } = await prepare();
    expect(status).toBe(200);
    expect(body.options).toMatchObject({
      rp: { id: PAGES.rpId },
      user: { name: merchant.email, id: Buffer.from(merchant.ownerId).toString('base64url') },
      attestation: 'none',
      excludeCredentials: [],
      timeout: 300_000,
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    expect(Buffer.from(body.options.challenge, 'base64url')).toHaveLength(32);
    expect(await session()).toMatchObject({ secondFactorEnabled: false, secondFactors: [] });
    const confirmed = await confirm(register(newTestPasskey(), body.options));
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect(confirmed.body.passkey).toMatchObject({ name: 'Work laptop', lastUsedAt: null });
    expect(await listed()).toEqual([confirmed.body.passkey]);
    expect(await session()).toMatchObject({ secondFactorEnabled: true, secondFactors: ['passkey'] });
    expect(await logged('%factor%')).toEqual([]);
    expect(await logged('passkey.%')).toEqual(['passkey.add']);
  });

  it('ends every other session and login token, and is told by mail', async () => {
    const other = await service.signIn(merchant);
    const token = await service.logIn(merchant);
    await enroll();
    expect((await service.get('/session', { cookie: other })).status).toBe(401);
    expect((await service.get('/me', { token })).status).toBe(401);
    expect((await service.get('/session', { cookie })).status).toBe(200);
    const { rows } = await service.ownerSql(
      `select recipient, facts -> 'after' as after from notices where business_id = $1 and name = 'passkey.add'`,
      [merchant.businessId],
    );
    expect(rows).toEqual([{ recipient: merchant.email, after: { passkey: 'Work laptop' } }]);
  });

  it('needs a factor where there is one, names the passkeys that exist, and leaves the recovery codes', async () => {
    const { passkey, recoveryCodes } = await enroll();
    expect(await prepare()).toMatchObject(REQUIRED);
    const proof = await proofBy(service, passkey, { cookie });
    const { body } = await prepare(cookie, proof);
    expect(body.options.excludeCredentials).toEqual([
      { id: passkey.credentialId.toString('base64url'), type: 'public-key', transports: ['internal'] },
    ]);
    const second = await confirm(register(newTestPasskey(), body.options));
    expect(second.body.recoveryCodes).toEqual([]);
    expect(await listed()).toHaveLength(2);
    expect((await rotate(inSession(recoveryCodes[0]))).status).toBe(200);
  });

  const deviations: readonly (readonly [string, Deviation])[] = [
    ['pages of another origin', { origin: 'https://pay.example.com.evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['a challenge that was never made', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['an answer to another ceremony', { type: 'webauthn.get' }],
    ['an absent user', { flags: 0x40 }],
    ['pages in a frame of another site', { crossOrigin: true }],
  ];
  it.each(deviations)('is refused for %s, and nothing is on', async (_, deviation) => {
    const { body } = await prepare();
    expect(await confirm(register(newTestPasskey(), body.options, deviation))).toMatchObject(INVALID);
    expect(await listed()).toEqual([]);
  });

  it('takes a challenge once, for five minutes, in the session that asked, for registration alone', async () => {
    const { body } = await prepare();
    const wrong = register(newTestPasskey(), body.options, { rpId: 'evil.example' });
    expect(await confirm(wrong)).toMatchObject(INVALID);
    // Spent by the wrong answer.
    expect(await confirm(register(newTestPasskey(), body.options))).toMatchObject(INVALID);

    const late = (await prepare()).body.options;
    await expireChallenges();
    expect(await confirm(register(newTestPasskey(), late))).toMatchObject(INVALID);

    const ofOther = (await prepare(await service.signIn(merchant))).body.options;
    expect(await confirm(register(newTestPasskey(), ofOther))).toMatchObject(INVALID);

    const { passkey } = await enroll();
    const { options } = (await service.post('/session/passkeys/challenge', undefined, { cookie })).body;
    expect(await confirm(register(newTestPasskey(), options))).toMatchObject(INVALID);
    const forRegistration = (await prepare(cookie, await proofBy(service, passkey, { cookie }))).body.options;
    await forgetProofs();
    expect(await rotate(inSession(JSON.stringify(answer(passkey, forRegistration))))).toMatchObject(INVALID);
  });

  it('drops an app that was prepared before and never confirmed, which needed no factor', async () => {
    const { body } = await service.post('/session/second-factor', { password: PASSWORD }, { cookie });
    await enroll();
    const code = { code: appCode(body.secret) };
    expect(await service.post('/session/second-factor/confirm', code, { cookie })).toMatchObject(INVALID);
    expect((await session()).secondFactors).toEqual(['passkey']);
  });

  it('is refused once another factor was set up, where it began before that', async () => {
    const [first, second] = [(await prepare()).body.options, (await prepare()).body.options];
    expect((await confirm(register(newTestPasskey(), first))).status).toBe(200);
    expect(await confirm(register(newTestPasskey(), second))).toMatchObject(INVALID);
    expect(await listed()).toHaveLength(1);
  });

  it('is refused for a passkey that is registered, with whatever user', async () => {
    const { passkey } = await enroll();
    const other = await service.createMerchant('Other Stores', { password: PASSWORD });
    const by = await service.signIn(other);
    const { body } = await prepare(by);
    const again = await confirm(register(passkey, body.options), by);
    expect(again).toMatchObject({ status: 409, body: { msg: 'this passkey is already registered' } });
    expect((await session(by)).secondFactorEnabled).toBe(false);
    expect(await rotate(inSession(await proofBy(service, passkey, { cookie })))).toMatchObject({
      status: 200,
    });
  });

  it('is possible ten times', async () => {
    const { recoveryCodes } = await enroll();
    const addUntil = (last: number) =>
      service.ownerSql(
        `insert into passkeys (id, user_id, credential_id, public_key, sign_count, name)
           select 'pky_' || $1 || n, $1, sha256(($1 || n)::bytea), ''::bytea, 0, 'Key ' || n from generate_series(2, $2) n
           on conflict do nothing`,
        [merchant.ownerId, last],
      );
    await addUntil(9);
    const tenth = (await prepare(cookie, recoveryCodes[0])).body.options;
    expect((await confirm(register(newTestPasskey(), tenth))).status).toBe(200);
    await service.ownerSql(`delete from passkeys where user_id = $1 and name = 'Key 9'`, [merchant.ownerId]);
    const eleventh = (await prepare(cookie, recoveryCodes[1])).body.options;
    await addUntil(9);
    const full = { status: 409, body: { msg: 'you have 10 passkeys already; remove one first' } };
    expect(await confirm(register(newTestPasskey(), eleventh))).toMatchObject(full);
    expect(await prepare(cookie, recoveryCodes[2])).toMatchObject(full);
  });

  it('is refused in words for bodies that are not as documented', async () => {
    const body = { name: '', response: { id: 1 } };
    const { status, body: refusal } = await service.post('/session/passkeys/confirm', body, { cookie });
    expect({ status, paths: refusal.errors.map(({ path }: { path: string }) => path) }).toEqual({
      status: 400,
      paths: ['name', 'response.id', 'response.rawId', 'response.type', 'response.response'],
    });
  });

  it('is not offered where browsers have no passkeys', async () => {
    const plain = await startTestService({ role: 'api' });
    try {
      const of = await plain.createMerchant('Acme Stores', { password: PASSWORD });
      const by = { cookie: await plain.signIn(of) };
      const refused = await plain.post('/session/passkeys', { password: PASSWORD }, by);
      expect(refused).toMatchObject({ status: 503, body: { code: 'passkeys_unavailable' } });
      // What a request says of its host is believed for localhost alone, which no stranger's page is.
      const atLocalhost = { ...by, isAtLocalhost: true };
      const local = await plain.post('/session/passkeys', { password: PASSWORD }, atLocalhost);
      expect(local.body.options.rp.id).toBe('localhost');
    } finally {
      await plain.stop();
    }
  });
});

describe('a passkey in a session', () => {
  let passkey: TestPasskey;
  beforeEach(async () => {
    ({ passkey } = await enroll({ signCount: 7 }));
  });
  const prove = async (deviation: Deviation = {}) =>
    rotate(inSession(await proofBy(service, passkey, { cookie, deviation: { signCount: 8, ...deviation } })));

  it('proves the second factor, which then counts for five minutes', async () => {
    expect(await rotate(inSession())).toMatchObject({
      ...REQUIRED,
      body: { msg: 'a code of the second factor is needed' },
    });
    expect((await prove()).status).toBe(200);
    expect((await rotate(inSession())).status).toBe(200);
    expect((await listed())[0].lastUsedAt).toEqual(expect.any(String));
    await forgetProofs();
    expect(await rotate(inSession())).toMatchObject(REQUIRED);
    expect((await prove({ signCount: 9, userHandle: merchant.ownerId })).status).toBe(200);
  });

  const deviations: readonly (readonly [string, Deviation])[] = [
    ['pages of another origin', { origin: 'https://pay.example.com.evil.example' }],
    ['pages by http', { origin: 'http://pay.example.com' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['a challenge that was never made', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['an answer to another ceremony', { type: 'webauthn.create' }],
    ['an absent user', { flags: 0 }],
    ['pages in a frame of another site', { signCount: 8, crossOrigin: true }],
    ['a credential that no user has', { credentialId: Buffer.alloc(32, 1) }],
    ['the handle of another user', { userHandle: 'usr_other' }],
    ['a counter that stands still', { signCount: 7 }],
    ['a counter that goes back', { signCount: 6 }],
    ['a counter that starts again', { signCount: 0 }],
  ];
  it.each(deviations)('is refused for %s', async (_, deviation) => {
    expect(await prove(deviation)).toMatchObject(INVALID);
    expect(await rotate(inSession())).toMatchObject(REQUIRED);
    expect((await prove()).status).toBe(200);
  });

  it.each(['signature', 'authenticatorData', 'clientDataJSON'] as const)(
    'is refused with another %s',
    async (part) => {
      const proof = JSON.parse(await proofBy(service, passkey, { cookie, deviation: { signCount: 8 } }));
      const whole = Buffer.from(proof.response[part], 'base64url');
      // The last byte but one: of a counter, of a signature's number, and of the text that ends in a brace.
      whole[whole.length - 2] = (whole[whole.length - 2] ?? 0) ^ 0x01;
      proof.response[part] = whole.toString('base64url');
      expect(await rotate(inSession(JSON.stringify(proof)))).toMatchObject(INVALID);
    },
  );

  it('is refused for a challenge that was answered, has expired, or is of another session', async () => {
    const proof = await proofBy(service, passkey, { cookie, deviation: { signCount: 8 } });
    expect((await rotate(inSession(proof))).status).toBe(200);
    await forgetProofs();
    expect(await rotate(inSession(proof))).toMatchObject(INVALID);

    const late = await proofBy(service, passkey, { cookie, deviation: { signCount: 9 } });
    await expireChallenges();
    expect(await rotate(inSession(late))).toMatchObject(INVALID);

    const other = cookieIn((await signInBy(passkey, { signCount: 10 })).headers);
    await forgetProofs();
    const ofOther = await proofBy(service, passkey, { cookie: other, deviation: { signCount: 11 } });
    expect(await rotate(inSession(ofOther))).toMatchObject(INVALID);
    const again = await proofBy(service, passkey, { cookie: other, deviation: { signCount: 12 } });
    expect((await rotate(inSession(again, other))).status).toBe(200);
  });

  it('is taken once by calls at the same time', async () => {
    const proof = await proofBy(service, passkey, { cookie, deviation: { signCount: 8 } });
    const answers = await Promise.all([rotate(inSession(proof)), rotate(inSession(proof))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('proves nothing for another user of the same business, or of another', async () => {
    merchant = await service.createMerchant('Acme Stores', { password: PASSWORD });
    const colleague = await addUser(service, merchant, 'developer');
    cookie = await service.signIn(merchant);
    ({ passkey } = await enroll({ signCount: 7 }));
    const stranger = await service.createMerchant('Other Stores', { password: PASSWORD });
    const others = [
      { by: await signInUser(service, merchant, colleague), password: colleague.password },
      { by: await service.signIn(stranger), password: PASSWORD },
    ];
    for (const { by, password } of others) {
      const own = await addPasskey(service, { cookie: by, password });
      const { options } = (await service.post('/session/passkeys/challenge', undefined, { cookie: by })).body;
      expect(options.allowCredentials).toHaveLength(1);
      const byOther = JSON.stringify(answer(passkey, options, { signCount: 99 }));
      expect(await rotate(inSession(byOther, by))).toMatchObject(INVALID);
      // A challenge of this user, answered with the right passkey, in the session of the other.
      const ofThis = await proofBy(service, passkey, { cookie, deviation: { signCount: 99 } });
      expect(await rotate(inSession(ofThis, by))).toMatchObject(INVALID);
      const right = await proofBy(service, own.passkey, { cookie: by });
      expect((await rotate(inSession(right, by))).status).toBe(200);
    }
  });

  it('is refused when it may be a copy, which is on record and told by mail', async () => {
    expect(await prove({ signCount: 7 })).toMatchObject(INVALID);
    expect(await logged('passkey.%')).toEqual(['passkey.add', 'passkey.refuse_copy']);
    const { rows } = await service.ownerSql(
      `select facts -> 'after' as after from notices where business_id = $1 and name = 'passkey.refuse_copy'`,
      [merchant.businessId],
    );
    expect(rows).toEqual([{ after: { passkey: 'Work laptop' } }]);
  });

  it('may send no counter at all', async () => {
    const { passkey: other } = await enroll({
      code: await proofBy(service, passkey, { cookie, deviation: { signCount: 8 } }),
    });
    for (let time = 0; time < 2; time += 1) {
      await forgetProofs();
      expect((await rotate(inSession(await proofBy(service, other, { cookie })))).status).toBe(200);
    }
  });

  it('has a counter that the database keeps rising', async () => {
    const setCount = (count: number) => service.ownerSql('update passkeys set sign_count = $1', [count]);
    await expect(setCount(6)).rejects.toThrow(/went back/);
    await expect(setCount(7)).rejects.toThrow(/went back/);
  });

  it('is guessed at as often as a code, and counted with codes', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await prove({ rpId: 'evil.example' })).toMatchObject(INVALID);
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(await rotate(inSession('000000'))).toMatchObject(INVALID);
    expect(await prove()).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  });

  it('is asked for where the user has one, and by a page of the dashboard alone', async () => {
    const other = await service.createMerchant('Other Stores', { password: PASSWORD });
    const none = await service.post('/session/passkeys/challenge', undefined, {
      cookie: await service.signIn(other),
    });
    expect(none).toMatchObject({ status: 409, body: { code: 'state_conflict' } });
    const noSession = await service.post('/session/passkeys/challenge', undefined, { key: null });
    expect(noSession.status).toBe(401);
  });
});

describe('a passkey at sign-in', () => {
  let passkey: TestPasskey;
  let recoveryCodes: readonly string[];
  beforeEach(async () => {
    ({ passkey, recoveryCodes } = await enroll({ signCount: 7 }));
  });

  it('is asked for after the password, and is the first proof of the session', async () => {
    const form = { email: merchant.email, password: 'another password' };
    const wrong = await service.post('/session', form, { key: null });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    expect(wrong.body).not.toHaveProperty('passkeyOptions');
    const asked = await signIn();
    expect(asked).toMatchObject({
      status: 401,
      body: {
        code: 'second_factor_required',
        passkeyOptions: { rpId: PAGES.rpId, userVerification: 'preferred', timeout: 300_000 },
      },
    });
    expect(asked.body.passkeyOptions.allowCredentials).toEqual([
      { id: passkey.credentialId.toString('base64url'), type: 'public-key', transports: ['internal'] },
    ]);
    const { status, headers } = await signInBy(passkey, { signCount: 8 });
    expect(status).toBe(200);
    expect((await rotate(inSession(undefined, cookieIn(headers)))).status).toBe(200);
  });

  it('is refused with a new challenge when it is wrong, which is on record', async () => {
    const asked = await signIn();
    const refused = await signInBy(passkey, { signCount: 8, rpId: 'evil.example' });
    expect(refused).toMatchObject({ status: 401, body: { code: 'second_factor_invalid' } });
    expect(refused.body.passkeyOptions.challenge).not.toBe(asked.body.passkeyOptions.challenge);
    const again = JSON.stringify(answer(passkey, refused.body.passkeyOptions, { signCount: 8 }));
    expect((await signIn(again)).status).toBe(200);
    expect(await signIn(again)).toMatchObject({ status: 401, body: { code: 'second_factor_invalid' } });
    const { rows } = await service.ownerSql(
      `select details from audit_log where subject = $1 and action = 'sign_in.failed'`,
      [merchant.businessId],
    );
    expect(rows[0]).toEqual({ details: { failure: 'second_factor' } });
  });

  it('does not take a challenge of a session, of another user, or one that has expired', async () => {
    const ofSession = await proofBy(service, passkey, { cookie, deviation: { signCount: 8 } });
    expect(await signIn(ofSession)).toMatchObject({ status: 401, body: { code: 'second_factor_invalid' } });
    const { passkeyOptions } = (await signIn()).body;
    const inTheSession = JSON.stringify(answer(passkey, passkeyOptions, { signCount: 8 }));
    expect(await rotate(inSession(inTheSession))).toMatchObject(INVALID);
    const late = (await signIn()).body.passkeyOptions;
    await expireChallenges();
    expect((await signIn(JSON.stringify(answer(passkey, late, { signCount: 8 })))).status).toBe(401);
    const own = merchant;
    merchant = await service.createMerchant('Other Stores', { password: PASSWORD });
    cookie = await service.signIn(merchant);
    await enroll();
    const ofOther = (await signIn()).body.passkeyOptions;
    merchant = own;
    expect((await signIn(JSON.stringify(answer(passkey, ofOther, { signCount: 8 })))).status).toBe(401);
    expect((await signInBy(passkey, { signCount: 8 })).status).toBe(200);
  });

  it('is guessed at five times, as codes are', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await signInBy(passkey, { rpId: 'evil.example' })).status).toBe(401);
    expect(await signInBy(passkey, { signCount: 8 })).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts', msg: expect.stringContaining('reset your password') },
    });
  });

  it('does not log a program in, which reads what does: a recovery code, or an app besides', async () => {
    const refused = await logIn();
    expect(refused).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
    expect(refused.body.msg).toBe(
      'a second factor is needed, and this account has passkeys alone, which need a browser: send a recovery code, or set ' +
        'up an authenticator app in the dashboard and send its code',
    );
    expect(refused.body).not.toHaveProperty('passkeyOptions');
    const { passkeyOptions } = (await signIn()).body;
    const byPasskey = await logIn(JSON.stringify(answer(passkey, passkeyOptions, { signCount: 8 })));
    expect(byPasskey).toMatchObject({ status: 401, body: { code: 'second_factor_invalid' } });

    const byRecovery = await logIn(recoveryCodes[0]);
    expect(byRecovery.status).toBe(200);
    await forgetProofs();
    const { body } = await rotate({ token: byRecovery.body.token });
    expect(body).toMatchObject({ code: 'second_factor_required', msg: refused.body.msg });

    const code = await proofBy(service, passkey, { cookie, deviation: { signCount: 9 } });
    expect((await rotate(inSession(code))).status).toBe(200);
    const app = await turnOnSecondFactor(service, { cookie, password: PASSWORD });
    expect(app.recoveryCodes).toEqual([]);
    expect((await logIn()).body.msg).toBe('a code of the second factor is needed');
    expect((await logIn(appCode(app.secret))).status).toBe(200);
  });
});

describe('an app and a passkey', () => {
  it('each prove, at sign-in and in a session', async () => {
    const app = await turnOnSecondFactor(service, { cookie, password: PASSWORD });
    const { passkey, recoveryCodes } = await enroll({ code: appCode(app.secret) });
    expect(recoveryCodes).toEqual([]);
    expect((await session()).secondFactors).toEqual(['app', 'passkey']);
    expect((await signInBy(passkey)).status).toBe(200);
    expect((await signIn(appCode(app.secret, 1))).status).toBe(200);
    expect((await rotate(inSession(await proofBy(service, passkey, { cookie })))).status).toBe(200);
    await forgetProofs();
    expect((await rotate(inSession(app.recoveryCodes[0]))).status).toBe(200);
  });
});

describe('removing a passkey', () => {
  it('needs the password, then a factor, even where one was proven just before', async () => {
    const { passkey, id, recoveryCodes } = await enroll();
    expect((await rotate(inSession(await proofBy(service, passkey, { cookie })))).status).toBe(200);
    const proof = await proofBy(service, passkey, { cookie });
    expect(await remove(id, proof, 'another password')).toMatchObject({
      status: 403,
      body: { code: 'password_invalid' },
    });
    expect(await remove(id, '000000')).toMatchObject(INVALID);
    // The wrong password did not spend the challenge.
    expect((await remove(id, proof)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect(await logged('passkey.%')).toEqual(['passkey.add', 'passkey.remove']);
    expect((await signIn(recoveryCodes[1])).status).toBe(200);
  });

  it('of the last factor holds payouts, and takes the recovery codes along', async () => {
    const { passkey, id } = await enroll();
    const second = await enroll({ code: await proofBy(service, passkey, { cookie }) });
    const other = cookieIn((await signInBy(passkey)).headers);
    expect((await remove(id, await proofBy(service, passkey, { cookie }))).status).toBe(200);
    expect((await service.get('/session', { cookie: other })).status).toBe(401);
    expect(await payoutsAreHeld()).toBe(false);
    expect(await rotate(inSession())).toMatchObject(REQUIRED);
    expect((await remove(second.id, await proofBy(service, second.passkey, { cookie }))).status).toBe(200);
    expect(await payoutsAreHeld()).toBe(true);
    const { rows } = await service.ownerSql('select from second_factor_recovery_codes where user_id = $1', [
      merchant.ownerId,
    ]);
    expect(rows).toEqual([]);
    expect((await rotate(inSession())).status).toBe(200);
  });

  it('of an app beside a passkey holds no payouts, and leaves the second factor on', async () => {
    const app = await turnOnSecondFactor(service, { cookie, password: PASSWORD });
    const { passkey } = await enroll({ code: appCode(app.secret) });
    const removeApp = async () =>
      service.post(
        '/session/second-factor/remove',
        { password: PASSWORD, code: await proofBy(service, passkey, { cookie }) },
        { cookie },
      );
    expect((await removeApp()).status).toBe(200);
    expect((await session()).secondFactors).toEqual(['passkey']);
    expect(await payoutsAreHeld()).toBe(false);
    expect(await removeApp()).toMatchObject({ status: 409, body: { msg: 'there is no authenticator app' } });
    expect((await rotate(inSession(app.recoveryCodes[0]))).status).toBe(200);
  });

  it('is refused for the last factor while the business requires one', async () => {
    const { passkey, id } = await enroll();
    const requirement = { isRequired: true };
    const options = inSession(await proofBy(service, passkey, { cookie }));
    expect((await service.post('/second-factor-requirement', requirement, options)).status).toBe(200);
    const second = await enroll();
    const last = { status: 409, body: { code: 'state_conflict' } };
    expect((await remove(id, await proofBy(service, passkey, { cookie }))).status).toBe(200);
    expect(await remove(second.id, await proofBy(service, second.passkey, { cookie }))).toMatchObject(last);
    expect(await listed()).toHaveLength(1);
  });

  it('by two calls at the same time leaves the factor that the business requires', async () => {
    const { passkey, id, recoveryCodes } = await enroll();
    const code = await proofBy(service, passkey, { cookie });
    expect(
      (await service.post('/second-factor-requirement', { isRequired: true }, inSession(code))).status,
    ).toBe(200);
    const second = await enroll();
    const answers = await Promise.all([
      remove(id, recoveryCodes[0] ?? ''),
      remove(second.id, recoveryCodes[1] ?? ''),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await listed()).toHaveLength(1);
  });

  it('counts for what the business requires', async () => {
    const colleague = await addUser(service, merchant, 'finance');
    const by = await signInUser(service, merchant, colleague);
    const { passkey } = await enroll();
    const options = inSession(await proofBy(service, passkey, { cookie }));
    expect((await service.post('/second-factor-requirement', { isRequired: true }, options)).status).toBe(
      200,
    );
    expect((await session(by)).mustSetUpSecondFactor).toBe(true);
    await addPasskey(service, { cookie: by, password: colleague.password });
    expect((await session(by)).mustSetUpSecondFactor).toBe(false);
    expect((await service.get('/transactions', { cookie: by })).status).toBe(200);
  });

  it('of another user finds none', async () => {
    const other = await service.createMerchant('Other Stores', { password: PASSWORD });
    const { id } = await addPasskey(service, { cookie: await service.signIn(other), password: PASSWORD });
    const { passkey } = await enroll();
    const refused = await remove(id, await proofBy(service, passkey, { cookie }));
    expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const { rows } = await service.ownerSql('select from passkeys where id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  it('is done by an operator for all factors, and with a removed user', async () => {
    const app = await turnOnSecondFactor(service, { cookie, password: PASSWORD });
    await enroll({ code: appCode(app.secret) });
    const removal = ['business', 'second-factor', 'remove', merchant.businessId, '--operator', 'ada'];
    const withReason = [...removal, '--reason', 'lost laptop and telephone'];
    expect(await runAdminOn(service, withReason)).toMatchObject({ code: 0 });
    expect(await runAdminOn(service, withReason)).toMatchObject({ code: 2 });
    expect((await signIn()).status).toBe(200);
    expect(await payoutsAreHeld()).toBe(true);
    cookie = await service.signIn(merchant);
    await enroll();
    expect(await runAdminOn(service, withReason)).toMatchObject({ code: 0 });
    cookie = await service.signIn(merchant);
    const colleague = await addUser(service, merchant, 'finance');
    const by = await signInUser(service, merchant, colleague);
    await addPasskey(service, { cookie: by, password: colleague.password });
    const path = `/users/${colleague.userId}/remove`;
    expect((await service.post(path, {}, { cookie })).status).toBe(200);
    const { rows } = await service.ownerSql('select from passkeys where user_id = $1', [colleague.userId]);
    expect(rows).toEqual([]);
  });
});
