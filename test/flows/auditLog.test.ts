import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runAdminOn } from '../support/admin.ts';
import { createMailFolder, type MailFolder } from '../support/mailFolder.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { appCode, turnOnSecondFactor } from '../support/secondFactor.ts';
import {
  cookieIn,
  type RequestOptions,
  startTestService,
  type TestMerchant,
  type TestService,
} from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'another correct horse';
const OFFICE = '102.89.23.4';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64)';

/** An entry of GET /audit. */
interface Entry {
  readonly id: string;
  readonly createdAt: string;
  readonly action: string;
  readonly [field: string]: unknown;
}

let mailFolder: MailFolder;
let service: TestService;
let merchant: TestMerchant;
let cookie: string;
const log = createMemoryLog();

beforeAll(async () => {
  mailFolder = await createMailFolder();
  service = await startTestService({
    role: 'api',
    env: { TRUST_PROXY: 'loopback', MAIL_URL: `file:${mailFolder.path}`, LOG_LEVEL: 'info' },
    overrides: { logger: log.logger },
  });
});
afterAll(async () => {
  await service?.stop();
  await mailFolder?.remove();
});
beforeEach(async () => {
  merchant = await service.createMerchant('Acme Stores', { password: PASSWORD });
  cookie = cookieIn((await signIn()).headers);
});

const from = (address: string, userAgent = BROWSER) => ({
  'x-forwarded-for': address,
  'user-agent': userAgent,
});
const signIn = (password = PASSWORD, headers = from(OFFICE), secondFactorCode?: string) =>
  service.post('/session', { email: merchant.email, password, secondFactorCode }, { key: null, headers });
const bySession = (headers: Readonly<Record<string, string>> = {}): RequestOptions => ({
  cookie,
  headers: { ...from(OFFICE), ...headers },
});

async function entries(query = '', options: RequestOptions = { cookie }): Promise<readonly Entry[]> {
  const { status, body } = await service.get(`/audit?limit=100${query}`, options);
  expect(status).toBe(200);
  return body.entries;
}

/** The newest entry of an action. */
async function entryOf(action: string): Promise<Entry | undefined> {
  return (await entries(`&action=${action}`))[0];
}

/** What an entry made in the session of `cookie` has besides what was done. */
const inSession = () => ({
  id: expect.stringMatching(/^\d+$/),
  createdAt: expect.any(String),
  actor: 'The owner',
  by: 'session',
  credentialId: expect.stringMatching(/^[0-9a-f]{12}$/),
  address: OFFICE,
  device: BROWSER,
  environment: null,
  subject: merchant.businessId,
  before: null,
  after: null,
  reason: null,
});

describe('the audit log of a merchant has', () => {
  it('sign-ins, by dashboard and by token, from a new network and from a known one', async () => {
    expect(await entryOf('sign_in')).toEqual({ ...inSession(), action: 'sign_in.new_network' });
    await service.post('/auth/login', merchant, { key: null, headers: from(OFFICE) });
    const byToken = await entryOf('sign_in');
    expect(byToken).toEqual({ ...inSession(), by: 'token', action: 'sign_in' });
    expect(byToken?.credentialId).not.toBe((await entryOf('sign_in.new_network'))?.credentialId);
  });

  it('failed sign-ins, with the address and the browser cleaned and shortened', async () => {
    const noisy = `Evil\u00a0 Browser\u0085 ${'x'.repeat(300)}`;
    expect((await signIn('wrong', from('203.0.113.9', noisy))).status).toBe(401);
    const entry = await waitFor('the entry', () => entryOf('sign_in.failed'));
    expect(entry).toMatchObject({
      actor: 'Not signed in',
      by: 'none',
      credentialId: null,
      address: '203.0.113.9',
      after: { wrong: 'password' },
    });
    expect(entry.device).toBe(`Evil Browser ${'x'.repeat(300)}`.slice(0, 150));
    const { businessId } = merchant;
    expect(log.records()).toContainEqual(
      expect.objectContaining({ businessId, address: '203.0.113.9', msg: 'A sign-in failed.' }),
    );
  });

  it('sign-outs', async () => {
    await service.post('/session/end', undefined, bySession());
    cookie = cookieIn((await signIn()).headers);
    expect(await entryOf('sign_out')).toEqual({ ...inSession(), action: 'sign_out' });
  });

  it('a password reset, asked for and done', async () => {
    const { email } = merchant;
    await service.post('/auth/forgot-password', { email }, { key: null, headers: from('203.0.113.7') });
    const otp = await mailFolder.codeFor(email);
    expect(await entryOf('password.reset_requested')).toMatchObject({
      actor: 'Not signed in',
      by: 'none',
      address: '203.0.113.7',
    });
    const reset = { email, otp, newPassword: NEW_PASSWORD };
    expect((await service.post('/auth/reset-password', reset, { key: null })).status).toBe(200);
    cookie = cookieIn((await signIn(NEW_PASSWORD)).headers);
    expect(await entryOf('password.reset')).toMatchObject({
      action: 'password.reset',
      actor: 'The owner',
      by: 'mail',
    });
  });

  it('the second factor: turned on, a recovery code used, wrong at sign-in, removed', async () => {
    const headers = from(OFFICE);
    const prepared = await service.post(
      '/session/second-factor',
      { password: PASSWORD },
      { cookie, headers },
    );
    const { secret } = prepared.body;
    const code = { code: appCode(secret) };
    const { body } = await service.post('/session/second-factor/confirm', code, { cookie, headers });
    expect(await entryOf('second_factor.confirm')).toEqual({
      ...inSession(),
      action: 'second_factor.confirm',
    });
    const [recoveryCode, another] = body.recoveryCodes;
    expect((await signIn(PASSWORD, headers, '000000')).status).toBe(401);
    expect(await waitFor('the failure', () => entryOf('sign_in.failed'))).toMatchObject({
      after: { wrong: 'code of the second factor' },
    });
    expect((await signIn(PASSWORD, headers, recoveryCode)).status).toBe(200);
    expect(await entryOf('second_factor.use_recovery_code')).toMatchObject({
      by: 'password',
      credentialId: null,
      address: OFFICE,
    });
    const removal = { password: PASSWORD, code: another };
    expect((await service.post('/session/second-factor/remove', removal, bySession())).status).toBe(200);
    expect(await entryOf('second_factor.remove')).toEqual({ ...inSession(), action: 'second_factor.remove' });
  });

  it('the webhook URL and the profile, before and after', async () => {
    const change = { webhookUrl: 'https://shop.example.com/events', contactPersonName: 'Ada Obi' };
    await service.patch('/me', change, bySession({ 'x-business-env': 'test' }));
    expect(await entryOf('webhook_url.change')).toEqual({
      ...inSession(),
      action: 'webhook_url.change',
      environment: 'test',
      before: { webhookUrl: null },
      after: { webhookUrl: change.webhookUrl },
    });
    expect(await entryOf('profile.change')).toEqual({
      ...inSession(),
      action: 'profile.change',
      before: { contactPersonName: null },
      after: { contactPersonName: 'Ada Obi' },
    });
  });

  it('the webhook secret, replaced by an API key, which it names by its last characters', async () => {
    const key = merchant.apiKeys.test;
    const { body } = await service.post('/webhooks/secret/rotate', { overlapHours: 2 }, { key });
    const entry = await entryOf('webhook_secret.rotate');
    expect(entry).toMatchObject({
      actor: `The API key that ends in ${key.slice(-4)}`,
      by: 'key',
      credentialId: expect.stringMatching(/^key_/),
      environment: 'test',
      after: { olderSecretsSignForHours: 2 },
    });
    expect(JSON.stringify(entry)).not.toContain(body.secret);
  });

  it('API keys, made and revoked', async () => {
    const made = await service.post(
      '/api-keys/rotate',
      { environment: 'test', overlapHours: 1 },
      bySession(),
    );
    const { id, key } = made.body.apiKey;
    expect(await entryOf('api_key.rotate')).toEqual({
      ...inSession(),
      action: 'api_key.rotate',
      environment: 'test',
      subject: id,
      after: { keyEnds: key.slice(-4), olderKeysValidForHours: 1 },
    });
    await service.post(`/api-keys/${id}/revoke`, undefined, bySession());
    expect(await entryOf('api_key.revoke')).toEqual({
      ...inSession(),
      action: 'api_key.revoke',
      environment: 'test',
      subject: id,
    });
  });

  it('the bank account, by its end', async () => {
    const account = { accountNumber: '2087654321', bankCode: '044' };
    await service.post('/bank/verify', account, bySession({ 'x-business-env': 'test' }));
    const entry = await entryOf('bank_account.verify');
    expect(entry).toEqual({
      ...inSession(),
      action: 'bank_account.verify',
      environment: 'test',
      before: { accountEnds: '6789', bank: 'Guaranty Trust Bank' },
      after: { accountEnds: '4321', bank: 'Access Bank' },
    });
  });

  it('what our support did, with the reason and without a name', async () => {
    const password = PASSWORD;
    await turnOnSecondFactor(service, { cookie, password });
    const remove = ['business', 'second-factor', 'remove', merchant.businessId, '--operator', 'ngozi'];
    const { code } = await runAdminOn(service, [...remove, '--reason', 'lost the telephone']);
    expect(code).toBe(0);
    cookie = cookieIn((await signIn()).headers);
    const entry = await entryOf('second_factor.remove');
    expect(entry).toMatchObject({
      actor: 'Our support',
      by: 'operator',
      address: null,
      reason: 'lost the telephone',
    });
    expect(JSON.stringify(await entries())).not.toContain('ngozi');
  });
});

describe('the audit log', () => {
  it('takes twenty failed sign-ins of strangers a day, and the log of the process all of them', async () => {
    for (let network = 1; network <= 25; network++) await signIn('wrong', from(`198.51.100.${network}`));
    const { businessId } = merchant;
    const logged = log
      .records()
      .filter((record) => record.businessId === businessId && record.msg === 'A sign-in failed.');
    expect(logged).toHaveLength(25);
    // A failure from a known network is counted apart, and comes after all others.
    await signIn('wrong');
    await waitFor('the failure from the office', async () => {
      const [newest] = await entries('&action=sign_in.failed');
      return newest?.address === OFFICE;
    });
    expect(await entries('&action=sign_in.failed')).toHaveLength(21);
  });

  it('takes two hundred sign-ins from known networks a day', async () => {
    const counter = `audited-sign-in:%`;
    await signIn();
    await service.ownerSql(`update attempt_counters set points = 200 where key like $1`, [counter]);
    const before = (await entries('&action=sign_in')).length;
    expect((await signIn()).status).toBe(200);
    expect(await entries('&action=sign_in')).toHaveLength(before);
    expect((await signIn(PASSWORD, from('203.0.113.50'))).status).toBe(200);
    expect((await entries('&action=sign_in'))[0]).toMatchObject({ action: 'sign_in.new_network' });
    await service.ownerSql(`delete from attempt_counters where key like $1`, [counter]);
  });

  it('is paged newest first, and filtered by action and time', async () => {
    for (const contactPersonName of ['A', 'B', 'C']) {
      await service.patch('/me', { contactPersonName }, bySession());
    }
    const names = (page: readonly Entry[]) => page.map(({ after }) => after as { contactPersonName: string });
    const first = await service.get('/audit?action=profile&limit=2', { cookie });
    expect(names(first.body.entries)).toEqual([{ contactPersonName: 'C' }, { contactPersonName: 'B' }]);
    expect(first.body.hasMore).toBe(true);
    const rest = await service.get(`/audit?action=profile&limit=2&cursor=${first.body.nextCursor}`, {
      cookie,
    });
    expect(names(rest.body.entries)).toEqual([{ contactPersonName: 'A' }]);
    expect(rest.body).toMatchObject({ hasMore: false, nextCursor: null });

    const [c, b, a] = await entries('&action=profile.change');
    const between = await entries(`&action=profile.change&from=${a?.createdAt}&to=${c?.createdAt}`);
    expect(between).toEqual([b, a]);
    expect(await entries('&action=prof')).toEqual([]);
  });

  it.each([
    ['cursor', Buffer.from('["2026-01-01T00:00:00Z","txn_1"]').toString('base64url')],
    ['action', 'Robert%27);--'],
    ['from', 'yesterday'],
  ])('refuses a wrong %s', async (name, value) => {
    const { status, body } = await service.get(`/audit?${name}=${value}`, { cookie });
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe(name);
  });

  it('is for people: an API key does not read it', async () => {
    expect((await service.get('/audit', { key: merchant.apiKeys.test })).status).toBe(401);
    expect((await service.get('/audit/export', { key: merchant.apiKeys.test })).status).toBe(401);
  });

  it('shows nothing of another merchant', async () => {
    const other = await service.createMerchant('Other Stores', { password: PASSWORD });
    const token = await service.logIn(other);
    const ofOther = await entries('', { token });
    expect(ofOther.map(({ action }) => action)).toEqual(['sign_in.new_network', 'business.create']);
  });

  it('can be downloaded as CSV, all pages of it, and no cell is a formula', async () => {
    await service.patch('/me', { contactPersonName: 'Ada' }, { cookie, headers: from(OFFICE, '=1+1') });
    const { status, body, headers } = await service.get('/audit/export', { cookie });
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('audit-log.csv');
    const [head, newest, ...others] = (body as string).trim().split('\r\n');
    expect(head).toBe(
      'createdAt,action,actor,by,credentialId,address,device,environment,subject,before,after,reason,id',
    );
    expect(newest).toContain(',profile.change,The owner,session,');
    expect(newest).toContain(`,'=1+1,`);
    expect(newest).toContain('contactPersonName: Ada');
    expect(others).toHaveLength(2);
  });

  it('has no entry by a merchant without its business: the database refuses one', async () => {
    await expect(
      service.ownerSql(
        `insert into audit_log (actor, action, subject, proven_by) values ('biz', 'x', 'biz', 'session')`,
      ),
    ).rejects.toThrow('audit_of_merchant_has_business');
    const { rows } = await service.ownerSql(
      `select action from audit_log entry where proven_by <> 'operator' and (address is null
        or case when proven_by = 'key' then actor <> business_id
          else not exists (select from users where id = entry.actor and business_id = entry.business_id) end)`,
    );
    expect(rows).toEqual([]);
  });
});
