import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { notifyOfLowBalances } from '../../src/activities/merchants/lowBalances.ts';
import { NOTICES } from '../../src/domain/merchants/notices.ts';
import { newIdentifier } from '../../src/security/identifiers.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { createMailFolder, type MailFolder, textIn } from '../support/mailFolder.ts';
import {
  type RequestOptions,
  startTestService,
  type TestMerchant,
  type TestService,
} from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

/** Notices of a balance below the threshold of its alert, from HTTP to the mail and the event. */
const PASSWORD = 'correct horse battery';

let mailFolder: MailFolder;
let receiver: WebhookReceiver;
let service: TestService;
let merchant: TestMerchant;
let byToken: RequestOptions;
let key: RequestOptions;

beforeAll(async () => {
  [mailFolder, receiver] = await Promise.all([createMailFolder(), startWebhookReceiver()]);
  service = await startTestService({
    queues: ['payouts', 'webhooks'],
    env: { MAIL_URL: `file:${mailFolder.path}`, PUBLIC_URL: 'https://pay.example.com' },
  });
});
afterAll(async () => {
  await expectSoundLedger(service.database);
  await service?.stop();
  await receiver?.stop();
  await mailFolder?.remove();
});
beforeEach(async () => {
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
  const token = await service.logIn(merchant, PASSWORD);
  byToken = { token, headers: { 'x-business-env': 'test' } };
  key = { key: merchant.apiKeys.test };
  await service.post('/webhooks/endpoints', { url: receiver.url, eventTypes: ['balance.low'] }, key);
  await service.fund(merchant, 10_000);
});

const alertBelow = async (body: object, options = byToken) => {
  const { status, body: answer } = await service.patch('/balance-alerts', body, options);
  expect(status).toBe(200);
  return answer.balanceAlerts;
};
const alerts = async () => (await service.get('/balance-alerts', byToken)).body.balanceAlerts;
const withdraw = (amount: number) =>
  service.post('/withdrawal/request', { businessId: merchant.businessId, amount }, key);

/** The mails and events of low balances, once the relay has notified of this many. */
async function notified(count: number) {
  const { businessId, email } = merchant;
  return waitFor(`${count} low balances to be notified of`, async () => {
    const { rows } = await service.ownerSql(
      `select count(*) filter (where notified_at is null)::int as waiting, count(*)::int as count,
          (select count(*)::int from notices where business_id = $1 and ended_at is null) as unsent,
          (select count(*)::int from webhook_deliveries where business_id = $1 and event_type = 'balance.low') as deliveries
        from low_balances where business_id = $1`,
      [businessId],
    );
    if (rows[0].waiting > 0 || rows[0].unsent > 0) return undefined;
    const events = receiver.received
      .map(({ body }) => JSON.parse(body))
      .filter(({ type }) => type === 'balance.low')
      .slice(seenBefore);
    if (events.length < rows[0].deliveries) return undefined;
    expect(rows[0].count).toBe(count);
    const mails = await mailFolder.mailsTo(email);
    const texts = mails
      .filter(({ message }) => message.includes(`Subject: ${NOTICES['balance.low'].subject}`))
      .map(({ message }) => textIn(message));
    return { texts, events };
  });
}
let seenBefore = 0;
beforeEach(() => {
  seenBefore = receiver.received.length;
});

describe('a balance that falls below the threshold of its alert', () => {
  it('causes one mail and one event, and the next ones after it was at the threshold again', async () => {
    expect(await alerts()).toEqual({ ngn: null, usdt: null });
    expect(await alertBelow({ ngn: 5_000 })).toEqual({ ngn: { threshold: 5_000, isLow: false }, usdt: null });
    await withdraw(4_990);
    expect(await alerts()).toMatchObject({ ngn: { isLow: false } });
    await withdraw(1_000);
    await withdraw(1_000);
    const first = await notified(1);
    expect(first.texts).toHaveLength(1);
    expect(first.texts[0]).toContain('Available: 3990 NGN\n');
    expect(first.texts[0]).toContain('Alert below: 5000 NGN\n');
    expect(first.texts[0]).toContain('Environment: sandbox\n');
    expect(first.texts[0]).toContain('https://pay.example.com/dashboard/statement?environment=test\n');
    expect(first.events).toMatchObject([
      { data: { currency: 'NGN', balance: 3_990, threshold: 5_000, environment: 'test', simulated: true } },
    ]);
    expect(await alerts()).toMatchObject({ ngn: { threshold: 5_000, isLow: true } });

    // What is available is 2,980 now.
    await service.fund(merchant, 2_019.99);
    expect(await alerts()).toMatchObject({ ngn: { isLow: true } });
    await service.fund(merchant, 0.01);
    expect(await alerts()).toMatchObject({ ngn: { isLow: false } });
    await withdraw(1_000);
    const second = await notified(2);
    expect([second.texts.length, second.events.length]).toEqual([2, 2]);
  });

  it('by two withdrawals at a time causes one of each, for two relays as well', async () => {
    await alertBelow({ ngn: 9_000 });
    const requests = await Promise.all([1_500, 1_500, 1_500, 1_500].map(withdraw));
    expect(requests.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const tools = { database: service.database, logger: pino({ enabled: false }), dispatch: () => {} };
    await Promise.all([1, 2, 3, 4].map(() => notifyOfLowBalances(tools)));
    const { texts, events } = await notified(1);
    expect([texts.length, events.length]).toEqual([1, 1]);
  });

  it('is notified of by the event alone where mails about the balance are switched off', async () => {
    await service.patch('/notices/preferences', { balance: false }, byToken);
    await alertBelow({ ngn: 9_500 });
    await withdraw(1_000);
    const { texts, events } = await notified(1);
    expect([texts.length, events.length]).toEqual([0, 1]);
  });

  it('of USDT is of its own, and so is that of the other environment', async () => {
    await service.fund(merchant, 50, 'test', 'USDT');
    const live = { ...byToken, headers: { 'x-business-env': 'prod' } };
    expect(await alertBelow({ ngn: 100 }, live)).toEqual({
      ngn: { threshold: 100, isLow: true },
      usdt: null,
    });
    await alertBelow({ usdt: 45.5 });
    await withdraw(9_000);
    expect(await alerts()).toEqual({ ngn: null, usdt: { threshold: 45.5, isLow: false } });
    const sale = { businessId: merchant.businessId, amountUsdt: 10 };
    expect((await service.post('/crypto/withdrawals/request', sale, key)).status).toBe(200);
    const { texts, events } = await notified(1);
    expect(texts[0]).toContain('Available: 40 USDT\n');
    expect(events).toMatchObject([{ data: { currency: 'USDT', balance: 40, threshold: 45.5 } }]);
  });
});

describe('a balance alert', () => {
  it('is low at once where the balance is below it, without a notice, and can be lowered and turned off', async () => {
    expect(await alertBelow({ ngn: 20_000 })).toMatchObject({ ngn: { isLow: true } });
    await withdraw(1_000);
    await notified(0);
    expect(await alertBelow({ ngn: 8_000 })).toMatchObject({ ngn: { isLow: false } });
    await withdraw(1_000);
    await notified(1);
    expect(await alertBelow({ ngn: null })).toEqual({ ngn: null, usdt: null });
    await service.fund(merchant, 5_000);
    await withdraw(10_000);
    await notified(1);
    expect(await alertBelow({ ngn: null })).toEqual({ ngn: null, usdt: null });
    const { entries } = (await service.get('/audit?action=balance_alerts.change', byToken)).body;
    expect(entries.map(({ before, after }: Record<string, object>) => [before, after])).toEqual([
      [
        { ngnBelow: '8000', usdtBelow: null },
        { ngnBelow: null, usdtBelow: null },
      ],
      [
        { ngnBelow: '20000', usdtBelow: null },
        { ngnBelow: '8000', usdtBelow: null },
      ],
      [
        { ngnBelow: null, usdtBelow: null },
        { ngnBelow: '20000', usdtBelow: null },
      ],
    ]);
  });

  it('is set by an owner or admin, and refuses what is not an amount', async () => {
    const finance = newIdentifier('usr');
    await service.ownerSql(
      `insert into users (id, business_id, email, role, status, password_hash, joined_at)
        select $2, business_id, $2 || '@merchant.example', 'finance', 'active', password_hash, now()
          from users where id = $1`,
      [merchant.ownerId, finance],
    );
    const token = await service.logIn({ ...merchant, email: `${finance}@merchant.example` }, PASSWORD);
    const options = { ...byToken, token };
    expect((await service.get('/balance-alerts', options)).status).toBe(200);
    expect((await service.patch('/balance-alerts', { ngn: 5 }, options)).body.code).toBe('forbidden');
    for (const ngn of [0, -1, 1.001, '5']) {
      const { status, body } = await service.patch('/balance-alerts', { ngn }, byToken);
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'ngn']);
    }
    const empty = await service.patch('/balance-alerts', {}, byToken);
    expect([empty.status, empty.body.msg]).toEqual([400, 'name at least one of: ngn, usdt']);
  });
});
