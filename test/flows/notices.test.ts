import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { storeNotice } from '../../src/db/core/notices.ts';
import { MAX_NOTICES_A_DAY, NOTICES } from '../../src/domain/merchants/notices.ts';
import { runAdminOn } from '../support/admin.ts';
import { createMailFolder, type MailFolder, textIn } from '../support/mailFolder.ts';
import { turnOnSecondFactor } from '../support/secondFactor.ts';
import {
  cookieIn,
  type RequestOptions,
  startTestService,
  type TestMerchant,
  type TestService,
} from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

const PASSWORD = 'correct horse battery';
const OFFICE = '102.89.23.4';
const ALL_ON = { webhooks: true, limits: true, balance: true, payouts: true, usdt: true };
const inTest = { 'x-business-env': 'test' };

let mailFolder: MailFolder;
let service: TestService;
let merchant: TestMerchant;
let cookie: string;

beforeAll(async () => {
  mailFolder = await createMailFolder();
  service = await startTestService({
    queues: ['payouts', 'chain'],
    env: {
      SANDBOX_SOLID_AFTER_MS: '200',
      SANDBOX_POLL_MS: '100',
      TRUST_PROXY: 'loopback',
      MAIL_URL: `file:${mailFolder.path}`,
      PUBLIC_URL: 'https://pay.example.com',
    },
  });
});
afterAll(async () => {
  await service?.stop();
  await mailFolder?.remove();
});
beforeEach(async () => {
  merchant = await service.createMerchant('Acme & <b>Sons</b>', { password: PASSWORD });
  cookie = await signIn();
  await mailed('sign_in.new_network');
});

async function signIn(address = OFFICE): Promise<string> {
  const headers = { 'x-forwarded-for': address, 'user-agent': 'Firefox <of> the office' };
  const { email } = merchant;
  return cookieIn(
    (await service.post('/session', { email, password: PASSWORD }, { key: null, headers })).headers,
  );
}
const bySession = (): RequestOptions => ({ cookie, headers: { ...inTest, 'x-forwarded-for': OFFICE } });

/** Mails to the merchant so far that have the subject of a notice, as a mail program shows their text. */
async function mailsOf(name: keyof typeof NOTICES): Promise<readonly string[]> {
  const mails = await mailFolder.mailsTo(merchant.email);
  return mails
    .filter(({ message }) => message.includes(`Subject: ${NOTICES[name].subject}`))
    .map(({ message }) => textIn(message));
}

/** Waits for the newest notice of a name. */
function mailed(name: keyof typeof NOTICES, known = 0): Promise<string> {
  return waitFor(`the notice ${name}`, async () => (await mailsOf(name))[known]);
}

async function waitingNotices(): Promise<number> {
  const { rows } = await service.ownerSql(
    `select count(*)::int as count from notices where business_id = $1 and ended_at is null`,
    [merchant.businessId],
  );
  return rows[0].count;
}

describe('a notice is mailed of', () => {
  it('a sign-in from a new network, with the address, the device and the time, and none of a known one', async () => {
    const text = await mailed('sign_in.new_network');
    expect(text).toContain(NOTICES['sign_in.new_network'].text);
    expect(text).toContain('Business: Acme & <b>Sons</b>\n');
    expect(text).toContain(`From: ${OFFICE}\n`);
    expect(text).toContain('Device: Firefox <of> the office\n');
    expect(text).toMatch(/When: \d{1,2} \w{3,4} \d{4}, \d\d:\d\d WAT\n/);
    expect(text).toContain('https://pay.example.com/dashboard/audit\n');
    await signIn();
    await signIn('203.0.113.20');
    await mailed('sign_in.new_network', 1);
    expect(await mailsOf('sign_in.new_network')).toHaveLength(2);
  });

  it('an HTML part that escapes what comes from outside', async () => {
    const [mail] = await mailFolder.mailsTo(merchant.email);
    const html = (mail?.message ?? '').split('Content-Type: text/html')[1]?.replaceAll(/=\r?\n/g, '');
    expect(html).toContain('Acme &#38; &#60;b&#62;Sons&#60;/b&#62;');
    expect(html).toContain('Firefox &#60;of&#62; the office');
    expect(html).not.toContain('<b>');
  });

  it('a password that was reset', async () => {
    const { email } = merchant;
    await service.post('/auth/forgot-password', { email }, { key: null });
    const otp = await mailFolder.codeFor(email);
    const reset = { email, otp, newPassword: 'another correct horse' };
    await service.post('/auth/reset-password', reset, { key: null });
    expect(await mailed('password.reset')).toContain('By: The owner, by a mailed code\n');
  });

  it('a second factor that is turned on, a recovery code, and a removal by our support with its reason', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(service, { cookie, password: PASSWORD });
    await mailed('second_factor.confirm');
    const secondFactorCode = recoveryCodes[0];
    await service.post('/session', { ...merchant, secondFactorCode }, { key: null });
    await mailed('second_factor.use_recovery_code');
    const remove = ['business', 'second-factor', 'remove', merchant.businessId, '--operator', 'ngozi'];
    await runAdminOn(service, [...remove, '--reason', 'lost the telephone']);
    const text = await mailed('second_factor.remove');
    expect(text).toContain('By: Our support\n');
    expect(text).toContain('Reason: lost the telephone\n');
    expect(text).not.toContain('ngozi');
  });

  it('a bank account, by its ends', async () => {
    await service.post('/bank/verify', { accountNumber: '2087654321', bankCode: '044' }, bySession());
    const text = await mailed('bank_account.verify');
    expect(text).toContain('Account number ends in: 6789 → 4321\n');
    expect(text).toContain('Environment: sandbox\n');
    expect(text).not.toContain('2087654321');
  });

  it('API keys, made and revoked', async () => {
    const made = await service.post(
      '/api-keys/rotate',
      { environment: 'test', overlapHours: 1 },
      bySession(),
    );
    const { id, key } = made.body.apiKey;
    const text = await mailed('api_key.rotate');
    expect(text).toContain(`Key ends in: ${key.slice(-4)}\n`);
    expect(text).not.toContain(key);
    await service.post(`/api-keys/${id}/revoke`, undefined, bySession());
    await mailed('api_key.revoke');
  });

  it('the webhook URL and the webhook secret', async () => {
    await service.patch('/me', { webhookUrl: 'https://shop.example.com/events' }, bySession());
    expect(await mailed('webhook_url.change')).toContain('Address: — → https://shop.example.com/events\n');
    const key = merchant.apiKeys.test;
    const { body } = await service.post('/webhooks/secret/rotate', {}, { key });
    const text = await mailed('webhook_secret.rotate');
    expect(text).toContain(`By: An API key that ends in ${key.slice(-4)}\n`);
    expect(text).not.toContain(body.secret);
  });

  it('nothing where a webhook URL is saved again as it was', async () => {
    const webhookUrl = 'https://shop.example.com/events';
    for (let count = 0; count < 2; count++) await service.patch('/me', { webhookUrl }, bySession());
    await waitFor('all to be sent', async () => (await waitingNotices()) === 0);
    expect(await mailsOf('webhook_url.change')).toHaveLength(1);
  });

  it('a refund of USDT that was paid, with the address and the transaction, and one that was canceled', async () => {
    const key = merchant.apiKeys.test;
    const admin = async (...args: string[]) => {
      const { out, err } = await runAdminOn(service, ['crypto', 'refunds', ...args], {
        ENCRYPTION_KEY: Buffer.from(service.config.encryptionKey).toString('base64'),
        SANDBOX_SOLID_AFTER_MS: String(service.config.sandboxSolidAfterMs),
        JWT_SECRET: Buffer.from(service.config.jwtSecret).toString('base64'),
      });
      return out === '' ? Promise.reject(new Error(err)) : out;
    };
    const { body } = await service.post('/crypto/payments/create', { amount: 25 }, { key });
    const { paymentId } = body.payment;
    await service.post(`/crypto/payments/${paymentId}/simulate-deposit`, { amount: 25 }, { key });
    await waitFor('the session to settle', async () => {
      const { payment } = (await service.get(`/crypto/payments/${paymentId}`, { key })).body;
      return payment.status === 'SETTLED';
    });
    const address = 'T9yZXXENpbqxic72funvcNeQuM4bnKkDAS';
    const refunded = async (amount: number): Promise<string> => {
      const request = { paymentId, amount, address, reason: 'It was paid twice.' };
      return (await service.post('/crypto/refunds', request, { key })).body.refund.refundId;
    };
    const refundId = await refunded(5);
    const { txId } = JSON.parse(await admin('pay', refundId, '--json', '--operator', 'ngozi'));
    await waitFor('the payment to be solid', () =>
      admin('close', refundId, '--tx', txId, '--operator', 'ngozi').catch(() => undefined),
    );
    const paid = await mailed('crypto_refund.complete');
    expect(paid).toContain(NOTICES['crypto_refund.complete'].text);
    for (const line of [`Refund: ${refundId}`, `Payment: ${paymentId}`, 'Amount: 5', 'Currency: USDT'])
      expect(paid).toContain(`${line}\n`);
    for (const line of [`Paid to: ${address}`, `Transaction: ${txId}`, 'Environment: sandbox'])
      expect(paid).toContain(`${line}\n`);
    expect(paid).toContain('By: Our support\n');
    expect(paid).not.toContain('ngozi');
    const link = `https://pay.example.com/dashboard/usdt/${paymentId}?environment=test`;
    expect(paid).toContain(`Payment:\n${link}\n`);

    const canceledId = await refunded(7);
    await admin('cancel', canceledId, '--reason', 'The customer called.', '--operator', 'ngozi');
    const canceled = await mailed('crypto_refund.cancel');
    expect(canceled).toContain(`Refund: ${canceledId}\n`);
    expect(canceled).toContain('Reason: The customer called.\n');
    expect(canceled).toContain(`Payment:\n${link}\n`);
  });

  it('everything in the catalogue that other parts store themselves', async () => {
    const { businessId } = merchant;
    await storeNotice(service.database, { businessId, name: 'limit.near', facts: {} });
    expect(await mailed('limit.near')).toContain(NOTICES['limit.near'].text);
  });
});

describe('notices', () => {
  it('of a topic that is switched off are not mailed, and those about security are', async () => {
    const change = { webhooks: false };
    const { body } = await service.patch('/notices/preferences', change, bySession());
    expect(body.preferences).toEqual({ ...ALL_ON, webhooks: false });
    expect((await service.get('/notices/preferences', bySession())).body).toEqual(body);
    const text = await mailed('notices.change');
    expect(text).toContain('Notices about webhooks: true → false\n');
    await service.post('/webhooks/secret/rotate', {}, bySession());
    await service.post('/api-keys/rotate', { environment: 'test', overlapHours: 1 }, bySession());
    await mailed('api_key.rotate');
    expect(await mailsOf('webhook_secret.rotate')).toEqual([]);

    await service.patch('/notices/preferences', { webhooks: true }, bySession());
    await service.post('/webhooks/secret/rotate', {}, bySession());
    await mailed('webhook_secret.rotate');
    const { entries } = (await service.get('/audit?action=notices.change', { cookie })).body;
    expect(entries).toMatchObject([
      { before: { ...ALL_ON, webhooks: false }, after: ALL_ON },
      { before: ALL_ON, after: { ...ALL_ON, webhooks: false } },
    ]);
  });

  it('have preferences that only a proven second factor changes, and never of security', async () => {
    await turnOnSecondFactor(service, { cookie, password: PASSWORD });
    await service.ownerSql('delete from second_factor_proofs where user_id = $1', [merchant.ownerId]);
    const unproven = await service.patch('/notices/preferences', { webhooks: false }, bySession());
    expect(unproven).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
    await service.ownerSql('delete from second_factors where user_id = $1', [merchant.ownerId]);
    for (const body of [{}, { security: false }]) {
      const { status, body: answer } = await service.patch('/notices/preferences', body, bySession());
      expect([status, answer.msg]).toEqual([
        400,
        'name at least one of: webhooks, limits, balance, payouts, usdt',
      ]);
    }
    const refused = await service.patch('/notices/preferences', { limits: 'no' }, bySession());
    expect(refused.body.errors).toEqual([{ path: 'limits', message: 'must be true or false' }]);
    await expect(service.ownerSql(`update businesses set muted_notices = '{security}'`)).rejects.toThrow(
      'muted_notices_optional',
    );
  });

  it('of one name are twenty a day at most', async () => {
    const { businessId } = merchant;
    for (let count = 0; count < MAX_NOTICES_A_DAY + 5; count++) {
      await storeNotice(service.database, { businessId, name: 'limit.near', facts: {} });
    }
    await waitFor('all to be sent', async () => (await waitingNotices()) === 0);
    expect(await mailsOf('limit.near')).toHaveLength(MAX_NOTICES_A_DAY);
    // Those of the sandbox do not use up those about real money.
    const live = { businessId, name: 'limit.near', facts: { environment: 'prod' } } as const;
    await storeNotice(service.database, live);
    await mailed('limit.near', MAX_NOTICES_A_DAY);
  });
});
