import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NOTICES } from '../../src/domain/merchants/notices.ts';
import { runAdminOn } from '../support/admin.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { createMailFolder, type MailFolder, textIn } from '../support/mailFolder.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { appCode, turnOnSecondFactor } from '../support/secondFactor.ts';
import { type Answer, startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

const PASSWORD = 'correct horse battery';
const HOUR_MS = 3_600_000;
const log = createMemoryLog();

let mailFolder: MailFolder;
let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  mailFolder = await createMailFolder();
  service = await startTestService({
    queues: ['payouts', 'bills'],
    env: { MAIL_URL: `file:${mailFolder.path}`, LOG_LEVEL: 'warn' },
    overrides: { logger: log.logger },
  });
});
afterAll(async () => {
  await service?.stop();
  await mailFolder?.remove();
});
beforeEach(async () => {
  merchant = await service.createMerchant('Acme Stores', { password: PASSWORD });
  await service.fund(merchant, 1_000_000);
});

const key = () => merchant.apiKeys.test;
const withdraw = (amount = 1_000, options: object = { key: key() }) =>
  service.post('/withdrawal/request', { businessId: merchant.businessId, amount }, options);
const buy = (amount: number) =>
  service.post(
    '/bills/airtime',
    { businessId: merchant.businessId, network: 'mtn', phone: '08031234567', amount },
    { key: key() },
  );
const agree = async (limits: object) => {
  const { code, err } = await runAdminOn(service, [
    ...['business', 'limits', merchant.businessId, JSON.stringify(limits)],
    ...['--operator', 'ada'],
  ]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
};
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted();
const uses = async () => {
  const { rows } = await service.ownerSql(
    'select limit_name, uses, amount_minor from daily_uses where business_id = $1 order by limit_name',
    [merchant.businessId],
  );
  return Object.fromEntries(
    rows.map((row) => [row.limit_name, [Number(row.uses), Number(row.amount_minor)]]),
  );
};

/** The end of this day in Lagos. */
function midnight(): string {
  const day = new Date(Date.now() + HOUR_MS).toISOString().slice(0, 10);
  return new Date(Date.parse(`${day}T00:00:00+01:00`) + 24 * HOUR_MS).toISOString();
}

describe('a daily limit', () => {
  it('of the number of withdrawals lets no more pass, however many come at one moment', async () => {
    await agree({ withdrawals: { count: '3' } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw()));
    expect(statuses(answers)).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({
      success: false,
      code: 'withdrawal_limit_reached',
      msg: expect.stringMatching(
        /^the daily limit of this business for withdrawals is reached; it holds until \d+ \w{3} \d{4}, 00:00 WAT$/,
      ),
      limit: 'withdrawals',
      limitEndsAt: midnight(),
      requestId: expect.stringMatching(/^req_/),
    });
    const seconds = Number(refused?.headers.get('retry-after'));
    expect(Math.abs(Date.now() + seconds * 1_000 - Date.parse(midnight()))).toBeLessThan(60_000);
    expect(await uses()).toEqual({ withdrawals: [3, 300_000] });
    await expectSoundLedger(service.database);
    const { availableMinor } = await service.ledger.balances(
      { businessId: merchant.businessId, environment: 'test' },
      'NGN',
    );
    expect(availableMinor).toBe(100_000_000n - 3n * 101_000n);
  });

  it('of the sum of bills lets no more pass, however many come at one moment', async () => {
    await agree({ bills: { amountMinor: '100000' } });
    const answers = await Promise.all(Array.from({ length: 5 }, () => buy(400)));
    expect(statuses(answers)).toEqual([200, 200, 429, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body.code).toBe('bill_limit_reached');
    expect((await buy(201)).status).toBe(429);
    expect((await buy(200)).status).toBe(200);
    expect(await uses()).toEqual({ bills: [3, 100_000] });
  });

  it('of sales counts what they bring in naira', async () => {
    await service.fund(merchant, 100, 'test', 'USDT');
    await agree({ sales: { count: '1' } });
    const sell = () =>
      service.post(
        '/crypto/withdrawals/request',
        { businessId: merchant.businessId, amountUsdt: 2 },
        { key: key() },
      );
    const answers = await Promise.all([sell(), sell(), sell()]);
    expect(statuses(answers)).toEqual([200, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body.code).toBe('sale_limit_reached');
    const { rows } = await service.ownerSql('select gross_minor from usdt_sales where business_id = $1', [
      merchant.businessId,
    ]);
    expect(await uses()).toEqual({ sales: [1, Number(rows[0]?.gross_minor)] });
  });

  it('of name enquiries counts meters, cards, betting and bank accounts together', async () => {
    await agree({ nameEnquiries: { count: '4' } });
    const { businessId } = merchant;
    const token = await service.logIn(merchant);
    const verify = (path: string, body: object) =>
      service.post(path, { businessId, ...body }, { key: key() });
    const bank = () =>
      service.post(
        '/bank/verify',
        { accountNumber: '2087654321', bankCode: '058' },
        { token, headers: { 'x-business-env': 'test' } },
      );
    const meter = { electricity: 'ikeja-electric', meterNumber: '1111111111111', type: 'prepaid' };
    const answers = [
      await verify('/bills/verify-meter', meter),
      await verify('/bills/verify-smart-card', { tv: 'dstv', smartCardNumber: '1212121212' }),
      await verify('/bills/verify-bet', { bettingPlatform: 'bet9ja', customerId: '4417602' }),
      await bank(),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const refused of [await verify('/bills/verify-meter', meter), await bank()]) {
      expect(refused).toMatchObject({
        status: 429,
        body: { code: 'name_enquiry_limit_reached', limit: 'nameEnquiries', limitEndsAt: midnight() },
      });
    }
  });

  it('is one of a day and an environment', async () => {
    await agree({ withdrawals: { count: '1' } });
    expect(statuses([await withdraw(), await withdraw()])).toEqual([200, 429]);
    await service.ownerSql(`update daily_uses set day = day - 1 where business_id = $1`, [
      merchant.businessId,
    ]);
    expect((await withdraw()).status).toBe(200);
    const live = await withdraw(1_000, { key: merchant.apiKeys.prod });
    expect(live.body.code).not.toBe('withdrawal_limit_reached');
  });

  it('is used by what was accepted alone, and once by equal requests', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [
      await withdraw(1_000, { key: key(), headers }),
      await withdraw(1_000, { key: key(), headers }),
    ];
    expect(second?.body.withdrawal.transactionId).toBe(first?.body.withdrawal.transactionId);
    expect((await withdraw(5_000_000)).body.code).toBe('insufficient_balance');
    expect(await uses()).toEqual({ withdrawals: [1, 100_000] });
  });

  it('is logged and mailed once when 80 % of it are used', async () => {
    await agree({ withdrawals: { count: '5' } });
    await Promise.all(Array.from({ length: 5 }, () => withdraw()));
    await withdraw();
    const lines = log
      .records()
      .filter(({ businessId, msg }) => businessId === merchant.businessId && /80 %/.test(String(msg)));
    expect(lines).toEqual([
      expect.objectContaining({
        environment: 'test',
        limit: 'withdrawals',
        count: 4,
        maxCount: 5,
        amountMinor: '400000',
      }),
    ]);
    const notices = async () =>
      (await mailFolder.mailsTo(merchant.email))
        .map(({ message }) => textIn(message))
        .filter((text) => text.includes(NOTICES['limit.near'].text));
    const [text] = await waitFor('the notice', async () =>
      (await notices()).length > 0 ? notices() : undefined,
    );
    expect(text).toContain('Environment: sandbox\n');
    expect(text).toContain('Limit: withdrawals of a day\n');
    const { rows } = await service.ownerSql(
      `select from notices where business_id = $1 and name = 'limit.near'`,
      [merchant.businessId],
    );
    expect(rows).toHaveLength(1);
  });

  it('is shown and changed by an operator, with a trace, and stays when the pricing changes', async () => {
    await agree({ withdrawals: { amountMinor: '100000' } });
    const pricing = { commission: { basisPoints: '100', capMinor: '100000' } };
    const args = ['business', 'pricing', merchant.businessId, JSON.stringify(pricing), '--operator', 'ada'];
    expect((await runAdminOn(service, args)).code).toBe(0);
    const { out } = await runAdminOn(service, ['business', 'limits', merchant.businessId]);
    expect(out).toMatch(/^\* withdrawals: \d+ a day, 100000 kobo in all$/m);
    expect(out).toMatch(/^ {2}sales: \d+ a day, \d+ kobo in all$/m);
    const { rows } = await service.ownerSql(
      `select actor, details from audit_log where subject = $1 and action = 'business.limits'`,
      [merchant.businessId],
    );
    expect(rows).toEqual([{ actor: 'ada', details: { withdrawals: { amountMinor: '100000' } } }]);
    expect(statuses([await withdraw(1_000), await withdraw(1_000)])).toEqual([200, 429]);
    await agree({});
    expect((await withdraw()).status).toBe(200);
  });

  it.each([
    '{"withdrawals":{"count":3}}',
    '{"deposits":{"count":"3"}}',
    '{"nameEnquiries":{"amountMinor":"3"}}',
    'x',
  ])('is not changed by %s', async (json) => {
    const args = ['business', 'limits', merchant.businessId, json, '--operator', 'ada'];
    const { code, err } = await runAdminOn(service, args);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('That limit cannot be used') });
  });
});

describe('a hold on payouts from the dashboard', () => {
  const headers = { 'x-business-env': 'test' };
  const verify = async (accountNumber: string, bankCode = '058') => {
    const token = await service.logIn(merchant);
    const answer = await service.post('/bank/verify', { accountNumber, bankCode }, { token, headers });
    expect(answer.status).toBe(200);
  };
  const byCookie = async (amount: number) =>
    withdraw(amount, { cookie: await service.signIn(merchant), headers });
  /** Lets the keys of the merchant have been made a while ago. */
  const ageKeys = (age: string) =>
    service.ownerSql('update api_keys set created_at = now() - $2::interval where business_id = $1', [
      merchant.businessId,
      age,
    ]);
  const hold = async () => {
    const token = await service.logIn(merchant);
    return (await service.get('/payout-hold', { token, headers })).body;
  };

  it('is none for the first account, and for the same one again', async () => {
    await verify('2087654321');
    await verify('2087654321');
    expect((await hold()).hold).toBeNull();
    expect((await byCookie(50_000)).status).toBe(200);
  });

  it('limits payouts to 20,000 naira a day for 24 hours after another account', async () => {
    await verify('2087654321');
    await verify('2087654322');
    const {
      includesKeys,
      hold: { until, ...rest },
    } = await hold();
    expect({ includesKeys, ...rest }).toEqual({
      includesKeys: false,
      reason: 'bank_account_changed',
      dailyLimit: 20_000,
    });
    expect(Math.abs(Date.parse(until) - Date.now() - 24 * HOUR_MS)).toBeLessThan(60_000);
    expect((await byCookie(15_000)).status).toBe(200);
    const refused = await byCookie(5_001);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'payouts_on_hold',
        msg: expect.stringMatching(
          /^the bank account, the second factor or the password was changed: payouts are limited to 20000 naira a day until .* WAT$/,
        ),
        limit: 'payoutHold',
        limitEndsAt: until,
      },
    });
    // Sales are paid to the same account.
    await service.fund(merchant, 100, 'test', 'USDT');
    const sale = { businessId: merchant.businessId, amountUsdt: 50 };
    const sold = await service.post('/crypto/withdrawals/request', sale, {
      cookie: await service.signIn(merchant),
      headers,
    });
    expect(sold.body.code).toBe('payouts_on_hold');
    expect((await byCookie(5_000)).status).toBe(200);
    // Two at one moment cannot both have what is left.
    await service.ownerSql('update daily_uses set amount_minor = 1000000 where business_id = $1', [
      merchant.businessId,
    ]);
    const both = await Promise.all([byCookie(6_000), byCookie(6_000)]);
    expect(statuses(both)).toEqual([200, 429]);
    // Programs of the merchant go on as before.
    await ageKeys('49 hours');
    expect((await withdraw(50_000)).status).toBe(200);
    await service.ownerSql(
      `update bank_accounts set changed_at = now() - interval '24 hours' where business_id = $1`,
      [merchant.businessId],
    );
    expect((await hold()).hold).toBeNull();
    expect((await byCookie(50_000)).status).toBe(200);
  });

  it('holds keys that were made since the change, or shortly before it, as the dashboard', async () => {
    await verify('2087654321');
    await verify('2087654322');
    const restricted = { name: 'Payroll', environment: 'test', scopes: ['withdrawals:write'] };
    const token = await service.logIn(merchant);
    const made = await service.post('/api-keys', restricted, { token });
    const since = await withdraw(50_000, { key: made.body.apiKey.key });
    expect([since.status, since.body.code]).toEqual([429, 'payouts_on_hold']);
    for (const [age, status] of [
      ['23 hours', 429],
      ['25 hours', 200],
    ] as const) {
      await ageKeys(age);
      expect((await withdraw(50_000)).status).toBe(status);
    }
  });

  it('of one environment keeps keys of both included', async () => {
    await verify('2087654321');
    await verify('2087654322');
    const token = await service.logIn(merchant);
    const ofLive = { token, headers: { 'x-business-env': 'prod' } };
    const include = (includesKeys: boolean) => service.post('/payout-hold', { includesKeys }, ofLive);
    expect((await service.get('/payout-hold', ofLive)).body.hold).toBeNull();
    expect((await include(true)).status).toBe(200);
    const refused = await include(false);
    expect([refused.status, refused.body.code]).toEqual([429, 'payouts_on_hold']);
    expect((await hold()).includesKeys).toBe(true);
  });

  it('holds payouts by key too where the owner says so', async () => {
    await verify('2087654321');
    await verify('2087654321', '057');
    await ageKeys('49 hours');
    const token = await service.logIn(merchant);
    const include = (includesKeys: boolean) =>
      service.post('/payout-hold', { includesKeys }, { token, headers });
    expect((await include(true)).body).toEqual({ success: true, includesKeys: true });
    expect((await hold()).includesKeys).toBe(true);
    expect((await withdraw(50_000)).body.code).toBe('payouts_on_hold');
    // A thief who changed the account cannot take the keys out again.
    expect((await include(false)).body.code).toBe('payouts_on_hold');
    await service.ownerSql(
      `update bank_accounts set changed_at = now() - interval '24 hours' where business_id = $1`,
      [merchant.businessId],
    );
    expect((await include(false)).body.includesKeys).toBe(false);
    expect((await withdraw(50_000)).status).toBe(200);
  });

  it('follows a removed second factor', async () => {
    const cookie = await service.signIn(merchant);
    const { secret } = await turnOnSecondFactor(service, { cookie, password: PASSWORD });
    expect(await service.get('/session', { cookie })).toMatchObject({ status: 200 });
    const code = appCode(secret);
    const removal = { password: PASSWORD, code };
    expect((await service.post('/session/second-factor/remove', removal, { cookie })).status).toBe(200);
    expect((await hold()).hold.reason).toBe('access_changed');
    expect((await byCookie(20_001)).body.code).toBe('payouts_on_hold');
  });

  it('follows a password that was reset', async () => {
    await service.post('/auth/forgot-password', { email: merchant.email }, { key: null });
    const otp = await mailFolder.codeFor(merchant.email);
    const newPassword = 'another correct horse';
    const reset = await service.post(
      '/auth/reset-password',
      { email: merchant.email, otp, newPassword },
      { key: null },
    );
    expect(reset.status).toBe(200);
    const cookie = await service.signIn({ ...merchant, password: newPassword });
    expect((await withdraw(20_001, { cookie, headers })).body.code).toBe('payouts_on_hold');
    expect((await withdraw(20_000, { cookie, headers })).status).toBe(200);
  });

  it('lets nothing be paid where the setting says so', async () => {
    const strict = await startTestService({
      role: 'api',
      env: { DAILY_LIMITS: '{"payoutHold":{"hours":2,"naira":0}}' },
    });
    try {
      const other = await strict.createMerchant('Amber Bakery', { password: PASSWORD });
      await strict.fund(other, 100_000);
      await strict.ownerSql('update bank_accounts set changed_at = now() where business_id = $1', [
        other.businessId,
      ]);
      const cookie = await strict.signIn(other);
      const order = { businessId: other.businessId, amount: 100 };
      const refused = await strict.post('/withdrawal/request', order, { cookie, headers });
      expect(refused.body.msg).toMatch(/: payouts wait until \d+ \w{3} \d{4}, \d\d:\d\d WAT$/);
      expect(Math.abs(Number(refused.headers.get('retry-after')) - 7_200)).toBeLessThan(60);
    } finally {
      await strict.stop();
    }
  });
});
