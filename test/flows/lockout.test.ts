import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createMailFolder, type MailFolder } from '../support/mailFolder.ts';
import { appCode, prepareSecondFactor, turnOnSecondFactor } from '../support/secondFactor.ts';
import {
  type Answer,
  cookieIn,
  startTestService,
  type TestMerchant,
  type TestService,
} from '../support/service.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORDS = ['turbine velvet anchor', 'anchor turbine velvet'];
/** Bounds of docs/SECURITY.md: wrong codes on a day. */
const CODES_OF_STRANGERS = 30;
const CODES_FROM_KNOWN_NETWORKS = 100;
const CODES_OF_SESSION = 30;
/** Wrong passwords on a day, from unknown networks together and in a session. */
const PASSWORDS = 300;

const KNOWN_NETWORK_OR_RESET =
  /^too many attempts; try again in \d+ s, or sign in from a network that you have signed in from before, or reset your password$/;
const SIGN_IN_AGAIN = /^too many attempts; try again in \d+ s, or sign in again$/;
const RESET = /^too many attempts; try again in \d+ s, or reset your password$/;

let mailFolder: MailFolder;
let service: TestService;
let owner: TestMerchant;
/** Where the owner signed in from before. */
let office: string;
/** The session in which the owner turns the second factor on. */
let enrolling: string;
let codes: readonly string[];

beforeAll(async () => {
  mailFolder = await createMailFolder();
  service = await startTestService({
    role: 'api',
    env: { TRUST_PROXY: 'loopback', MAIL_URL: `file:${mailFolder.path}` },
  });
});
afterAll(async () => {
  await service?.stop();
  await mailFolder?.remove();
});
beforeEach(async () => {
  await service.ownerSql('delete from attempt_counters');
  owner = await service.createMerchant('Acme Stores', { password: PASSWORD });
  office = newAddress();
  enrolling = cookieIn((await signIn(office)).headers);
});

let networks = 0;
/** An address that was never used. */
function newAddress(): string {
  networks++;
  return `10.7.${networks >> 8}.${networks & 255}`;
}
const addresses = (count: number) => Array.from({ length: count }, newAddress);

function signIn(from: string, secondFactorCode?: string, password = PASSWORD): Promise<Answer> {
  const form = { email: owner.email, password, secondFactorCode };
  return service.post('/session', form, { key: null, headers: { 'x-forwarded-for': from } });
}
/** A change that needs the second factor. */
const change = (cookie: string, from: string, code?: string) =>
  service.patch(
    '/me',
    { contactPersonName: 'Ada' },
    { cookie, headers: { 'x-forwarded-for': from, ...(code !== undefined && { 'x-second-factor': code }) } },
  );
const changePassword = (cookie: string, from: string, currentPassword: string) =>
  service.post(
    '/session/password',
    { currentPassword, newPassword: NEW_PASSWORDS[0] },
    { cookie, headers: { 'x-forwarded-for': from } },
  );

/** Turns the factor on, and signs in from the office: a session that has proven it, some time ago. */
async function provenSession(): Promise<string> {
  const factor = await turnOnSecondFactor(service, { cookie: enrolling, password: PASSWORD });
  codes = factor.recoveryCodes;
  return proven(office, codes[0]);
}
async function proven(from: string, code: string | undefined): Promise<string> {
  const cookie = cookieIn((await signIn(from, code)).headers);
  await service.ownerSql(`update second_factor_proofs set proven_at = now() - interval '1 hour'`);
  return cookie;
}

/** Five attempts from each of six addresses. */
async function fromSixAddresses(attempt: (address: string) => Promise<Answer>): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (const address of addresses(6))
    for (let time = 0; time < 5; time++) statuses.push((await attempt(address)).status);
  return statuses;
}

/** Sets a counter that was counted for the first time most lately to what has been used of it. */
async function setNewest(name: string, points: number): Promise<void> {
  const { rowCount } = await service.ownerSql(
    `update attempt_counters set points = $1 where key =
      (select key from attempt_counters where key like $2 order by expire desc limit 1)`,
    [points, `${name}:%`],
  );
  expect(rowCount).toBe(1);
}

async function resetPassword(from: string, newPassword: string, known: number): Promise<void> {
  const by = { key: null, headers: { 'x-forwarded-for': from } };
  await service.post('/auth/forgot-password', { email: owner.email }, by);
  const otp = await mailFolder.codeFor(owner.email, known);
  const reset = await service.post('/auth/reset-password', { email: owner.email, otp, newPassword }, by);
  expect(reset.status).toBe(200);
}

function expectRefused({ status, body }: Answer, msg: RegExp): void {
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_attempts' });
  expect(body.msg).toMatch(msg);
}

describe('strangers with the password who guess codes from six addresses', () => {
  beforeEach(async () => {
    await provenSession();
    const statuses = await fromSixAddresses((address) => signIn(address, '000000'));
    expect(statuses).toEqual(Array(CODES_OF_STRANGERS).fill(401));
  });

  it('do not lock the owner out of a known network, and elsewhere a reset lets the owner in', async () => {
    const [hotel = ''] = addresses(1);
    expectRefused(await signIn(hotel, codes[1]), KNOWN_NETWORK_OR_RESET);
    expect((await signIn(office, codes[1])).status).toBe(200);
    const [first = ''] = NEW_PASSWORDS;
    for (let time = 0; time < 5; time++) await signIn(hotel, '000000');
    await resetPassword(hotel, first, 0);
    expect((await signIn(hotel, codes[2], first)).status).toBe(200);
  });

  it('get no more guesses by reading the mailbox', async () => {
    const [theirs = '', others = '', unknown = ''] = addresses(3);
    const [first = '', second = ''] = NEW_PASSWORDS;
    await resetPassword(theirs, first, 0);
    expectRefused(await signIn(unknown, '000000', first), KNOWN_NETWORK_OR_RESET);
    expect((await signIn(theirs, '000000', first)).status).toBe(401);
    await setNewest('sign-in-code-known', CODES_FROM_KNOWN_NETWORKS - 1);
    expect((await signIn(theirs, '000000', first)).status).toBe(401);
    expectRefused(await signIn(theirs, '000000', first), /try again in \d+ s$/);
    await resetPassword(others, second, 1);
    expectRefused(await signIn(others, '000000', second), /try again in \d+ s$/);
    expectRefused(await signIn(unknown, '000000', second), KNOWN_NETWORK_OR_RESET);
  });
});

describe('wrong codes from six addresses in a session', () => {
  it('that has not proven the factor do not block one that has', async () => {
    const own = await provenSession();
    const statuses = await fromSixAddresses((address) => change(enrolling, address, '000000'));
    expect(statuses).toEqual(Array(CODES_OF_SESSION).fill(403));
    expectRefused(await change(enrolling, office, codes[1]), SIGN_IN_AGAIN);
    expect((await change(own, office)).body.code).toBe('second_factor_required');
    expect((await change(own, newAddress(), codes[2])).status).toBe(200);
    expect((await change(cookieIn((await signIn(office, codes[3])).headers), office)).status).toBe(200);
  });

  it('that has proven it block that session alone', async () => {
    const stolen = await provenSession();
    const other = await proven(office, codes[1]);
    const statuses = await fromSixAddresses((address) => change(stolen, address, '000000'));
    expect(statuses).toEqual(Array(CODES_OF_SESSION).fill(403));
    expectRefused(await change(stolen, office, codes[2]), SIGN_IN_AGAIN);
    expect((await change(other, office, codes[2])).status).toBe(200);
    const remove = { password: PASSWORD, code: codes[3] ?? '' };
    const by = { cookie: other, headers: { 'x-forwarded-for': office } };
    expect((await service.post('/session/second-factor/remove', remove, by)).status).toBe(200);
  });

  it('do not keep another session from setting the factor up', async () => {
    const stolen = cookieIn((await signIn(office)).headers);
    const secret = await prepareSecondFactor(service, { cookie: enrolling, password: PASSWORD });
    const confirm = (cookie: string, from: string, code: string) =>
      service.post(
        '/session/second-factor/confirm',
        { code },
        { cookie, headers: { 'x-forwarded-for': from } },
      );
    const statuses = await fromSixAddresses((address) => confirm(stolen, address, '000000'));
    expect(statuses).toEqual(Array(CODES_OF_SESSION).fill(403));
    expectRefused(await confirm(stolen, office, appCode(secret)), SIGN_IN_AGAIN);
    expect((await confirm(enrolling, office, appCode(secret))).status).toBe(200);
  });
});

describe('wrong passwords of strangers', () => {
  it('do not keep a session from its password, which is guessed at as often by itself', async () => {
    const unknown = newAddress();
    expect((await signIn(newAddress(), undefined, 'wrong')).status).toBe(401);
    await setNewest('login-account', PASSWORDS);
    expectRefused(await signIn(unknown), KNOWN_NETWORK_OR_RESET);
    expect((await signIn(office)).status).toBe(200);
    expect((await changePassword(enrolling, unknown, 'wrong')).body.code).toBe('password_invalid');
    await setNewest('login-account', PASSWORDS - 1);
    expect((await changePassword(enrolling, newAddress(), 'wrong')).status).toBe(403);
    expectRefused(await changePassword(enrolling, unknown, PASSWORD), SIGN_IN_AGAIN);
    const again = cookieIn((await signIn(office)).headers);
    expect((await changePassword(again, unknown, PASSWORD)).status).toBe(200);
  });

  it('are refused in the same words where no account has the e-mail address', async () => {
    const email = `unknown-${owner.email}`;
    const logIn = () => {
      const by = { key: null, headers: { 'x-forwarded-for': newAddress() } };
      return service.post('/auth/login', { email, password: PASSWORD }, by);
    };
    expect((await logIn()).status).toBe(401);
    await setNewest('login-account', PASSWORDS);
    expectRefused(await logIn(), KNOWN_NETWORK_OR_RESET);
  });

  it('say from one network what else lets the owner in', async () => {
    const [hotel = ''] = addresses(1);
    for (let time = 0; time < 10; time++) await signIn(hotel, undefined, 'wrong');
    expectRefused(await signIn(hotel), RESET);
    const [first = ''] = NEW_PASSWORDS;
    await resetPassword(hotel, first, 0);
    expect((await signIn(hotel, undefined, first)).status).toBe(200);
  });
});
