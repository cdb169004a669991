import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runAdminOn } from '../support/admin.ts';
import { createMailFolder, type MailFolder } from '../support/mailFolder.ts';
import { turnOnSecondFactor } from '../support/secondFactor.ts';
import {
  type RequestOptions,
  startTestService,
  type TestMerchant,
  type TestService,
} from '../support/service.ts';
import { signInUser, type TestUser, USER_PASSWORD } from '../support/users.ts';
import { waitFor } from '../support/waitFor.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'anchor turbine velvet';

let mailFolder: MailFolder;
let service: TestService;
let merchant: TestMerchant;
/** The session of the owner. */
let cookie: string;

beforeAll(async () => {
  mailFolder = await createMailFolder();
  service = await startTestService({ role: 'api', env: { MAIL_URL: `file:${mailFolder.path}` } });
});
afterAll(async () => {
  await service?.stop();
  await mailFolder?.remove();
});
beforeEach(async () => {
  await service.ownerSql('delete from attempt_counters');
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
  cookie = await service.signIn(merchant);
});

const setRequired = (isRequired: boolean, code = '') =>
  service.post(
    '/second-factor-requirement',
    { isRequired },
    { cookie, headers: { ...(code !== '' && { 'x-second-factor': code }) } },
  );
const sessionOf = async (by: string) => (await service.get('/session', { cookie: by })).body.session;
/** The answers to an ordinary reading and an ordinary change. */
const codesOf = async (options: RequestOptions) => [
  (await service.get('/transactions', options)).body.code,
  (await service.patch('/me', { contactPersonName: 'Ada' }, options)).body.code,
];
const REFUSED = ['second_factor_setup_required', 'second_factor_setup_required'];
const ALLOWED = [undefined, undefined];

/** Turns the owner's factor on and requires one of every user. Returns the recovery codes that are left. */
async function require(): Promise<readonly string[]> {
  const { recoveryCodes } = await turnOnSecondFactor(service, { cookie, password: PASSWORD });
  const [code = '', ...left] = recoveryCodes;
  expect((await setRequired(true, code)).status).toBe(200);
  return left;
}

/** Adds a user by an invitation that is mailed. */
async function join(email: string, role: string): Promise<TestUser> {
  const { body } = await service.post('/users', { email, role }, { cookie });
  const mail = await waitFor(`the invitation of ${email}`, async () => (await mailFolder.mailsTo(email))[0]);
  const code = /#([\w-]{24})/.exec(mail.message.replaceAll('=\r\n', '').replaceAll('=\n', ''))?.[1];
  const joining = { code, name: 'Ada', password: USER_PASSWORD };
  expect((await service.post('/users/accept', joining, { key: null })).status).toBe(200);
  return { userId: body.user.id, email, password: USER_PASSWORD };
}

describe('requiring a second factor of every user', () => {
  it('is off at first, and only a user with a second factor can begin it', async () => {
    expect((await service.get('/second-factor-requirement', { cookie })).body.isRequired).toBe(false);
    expect(await sessionOf(cookie)).toMatchObject({ mustSetUpSecondFactor: false });
    expect(await codesOf({ cookie })).toEqual(ALLOWED);
    expect(await setRequired(true)).toMatchObject({
      status: 403,
      body: {
        code: 'second_factor_setup_required',
        msg: 'set up a second factor of your own before you require one of every user',
      },
    });
    expect(await codesOf({ cookie })).toEqual(ALLOWED);
    expect(await setRequired('yes' as never)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'isRequired' }] },
    });
  });

  it('takes a code, and is on record with what was before and after', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(service, { cookie, password: PASSWORD });
    const [first = ''] = recoveryCodes;
    expect((await setRequired(true)).body.code).toBe('second_factor_required');
    expect((await setRequired(true, first)).body).toEqual({ success: true, isRequired: true });
    // What is so already is not on record again.
    expect((await setRequired(true)).status).toBe(200);
    expect((await service.get('/second-factor-requirement', { cookie })).body.isRequired).toBe(true);
    expect((await setRequired(false)).status).toBe(200);
    const { rows } = await service.ownerSql(
      `select action, actor, before, after from audit_log where business_id = $1 and action in
        ('second_factor.require', 'second_factor.stop_requiring') order by id`,
      [merchant.businessId],
    );
    const [off, on] = [{ isSecondFactorRequired: false }, { isSecondFactorRequired: true }];
    const actor = merchant.ownerId;
    expect(rows).toEqual([
      { action: 'second_factor.require', actor, before: off, after: on },
      { action: 'second_factor.stop_requiring', actor, before: on, after: off },
    ]);
    const notices = await service.ownerSql(
      `select name, recipient from notices where business_id = $1 and name like 'second_factor.%requir%' order by id`,
      [merchant.businessId],
    );
    expect(notices.rows).toEqual([
      { name: 'second_factor.require', recipient: merchant.email },
      { name: 'second_factor.stop_requiring', recipient: merchant.email },
    ]);
  });

  it('keeps users from removing their factor, without using a code up', async () => {
    const [code = ''] = await require();
    const remove = () =>
      service.post('/session/second-factor/remove', { password: PASSWORD, code }, { cookie });
    expect(await remove()).toMatchObject({
      status: 409,
      body: {
        code: 'state_conflict',
        msg: 'this business requires a second factor of every user: an owner or admin has to stop requiring it first',
      },
    });
    expect((await setRequired(false)).status).toBe(200);
    expect((await remove()).status).toBe(200);
  });
});

describe('a user without the required second factor', () => {
  it('sets one up, and then works', async () => {
    await require();
    const user = await join(`bisi-${merchant.businessId}@merchant.example`, 'admin');
    const listed = async () =>
      (await service.get('/users', { cookie })).body.users.map(
        ({ email, secondFactorEnabled }: { email: string; secondFactorEnabled: boolean }) => [
          email,
          secondFactorEnabled,
        ],
      );
    expect(await listed()).toEqual([
      [merchant.email, true],
      [user.email, false],
    ]);
    const own = await signInUser(service, merchant, user);
    expect(await sessionOf(own)).toMatchObject({
      secondFactorEnabled: false,
      mustSetUpSecondFactor: true,
      user: { role: 'admin', permissions: [] },
    });
    expect(await codesOf({ cookie: own })).toEqual(REFUSED);
    // Its password alone brings no key that moves real money.
    const { prod } = (await service.get('/me', { cookie: own })).body.business.apiKeys;
    expect(prod).toBe(`${merchant.apiKeys.prod.slice(0, 12)}…`);
    await turnOnSecondFactor(service, { cookie: own, password: user.password });
    expect(await sessionOf(own)).toMatchObject({ mustSetUpSecondFactor: false });
    expect((await sessionOf(own)).user.permissions).toContain('account:write');
    expect(await codesOf({ cookie: own })).toEqual([undefined, 'second_factor_required']);
    expect(await listed()).toEqual([
      [merchant.email, true],
      [user.email, true],
    ]);
  });

  it('stays one after a removal by an operator, and after a new password', async () => {
    await require();
    const removal = [
      ...['business', 'second-factor', 'remove', merchant.businessId],
      ...['--operator', 'ada', '--reason', 'lost the telephone'],
    ];
    expect(await runAdminOn(service, removal)).toMatchObject({ code: 0 });
    expect(await codesOf({ cookie: await service.signIn(merchant) })).toEqual(REFUSED);
    expect(await codesOf({ token: await service.logIn(merchant) })).toEqual(REFUSED);

    await service.post('/auth/forgot-password', { email: merchant.email }, { key: null });
    const otp = await mailFolder.codeFor(merchant.email);
    const body = { email: merchant.email, otp, newPassword: NEW_PASSWORD };
    expect((await service.post('/auth/reset-password', body, { key: null })).status).toBe(200);
    merchant = { ...merchant, password: NEW_PASSWORD };
    cookie = await service.signIn(merchant);
    expect(await codesOf({ cookie })).toEqual(REFUSED);
    expect((await setRequired(false)).body.code).toBe('second_factor_setup_required');
    await turnOnSecondFactor(service, { cookie, password: NEW_PASSWORD });
    expect(await codesOf({ cookie })).toEqual([undefined, 'second_factor_required']);
  });

  it('is free again when the business no longer requires it', async () => {
    await require();
    const user = await join(`chidi-${merchant.businessId}@merchant.example`, 'viewer');
    const own = await signInUser(service, merchant, user);
    expect(await codesOf({ cookie: own })).toEqual(REFUSED);
    expect((await setRequired(false)).status).toBe(200);
    expect(await codesOf({ cookie: own })).toEqual([undefined, 'forbidden']);
  });
});
