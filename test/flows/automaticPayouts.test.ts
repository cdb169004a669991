import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runAdminOn } from '../support/admin.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { addUser, logInUser } from '../support/users.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

/** Payouts of naira that a business has made by themselves, in the sandbox. */
let service: TestService;
let receiver: WebhookReceiver;
/** Done between the lease of a payout and its decision. */
let beforePayout = async () => {};
const PASSWORD = 'correct horse battery';

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  service = await startTestService({
    queues: ['payouts', 'webhooks'],
    env: { SANDBOX_POLL_MS: '300' },
    overrides: {
      faultPoint: async (name) => {
        if (name === 'automaticPayout.leased') await beforePayout();
      },
    },
  });
});
afterAll(async () => {
  await expectSoundLedger(service.database);
  await service?.stop();
  await receiver?.stop();
});

interface Scene {
  readonly merchant: TestMerchant;
  readonly options: object;
}

async function merchantWith(naira: number, setting: object): Promise<Scene> {
  const merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
  const token = await service.logIn(merchant, PASSWORD);
  const options = { token, headers: { 'x-business-env': 'test' } };
  if (naira > 0) await service.fund(merchant, naira);
  const set = await service.post('/automatic-payouts', setting, options);
  expect([set.status, set.body.automaticPayouts?.status]).toEqual([200, 'ACTIVE']);
  return { merchant, options };
}

const DAILY = { rule: 'daily', at: '17:00', reserve: 100 };

/** The time of a payout comes, of this many days ago. */
const comes = ({ businessId }: TestMerchant, daysAgo = 0) =>
  service.ownerSql(
    `update automatic_payouts set due_at = now() - $2 * interval '1 day', look_at = now() where business_id = $1`,
    [businessId, daysAgo],
  );

/** A relay looks at the payouts, and is done. */
async function looked({ businessId }: TestMerchant): Promise<void> {
  await service.ownerSql('update automatic_payouts set look_at = now() where business_id = $1', [businessId]);
  await waitFor('a relay to have looked', async () => {
    const { rows } = await service.ownerSql(
      `select look_at > now() + interval '40 seconds' or status <> 'ACTIVE' as is_done from automatic_payouts
        where business_id = $1`,
      [businessId],
    );
    return rows[0]?.is_done;
  });
}

async function payoutsOf({ businessId }: TestMerchant) {
  const { rows } = await service.ownerSql(
    `select record.id, record.status, record.amount_minor::float8 / 100 as amount, record.description, run.day::text,
        run.outcome from automatic_payout_runs run join transactions record on record.id = run.transaction_id
      where run.business_id = $1 order by record.created_at, record.id`,
    [businessId],
  );
  return rows;
}

const paid = (merchant: TestMerchant, count: number) =>
  waitFor(`${count} payouts to be over`, async () => {
    const all = await payoutsOf(merchant);
    return all.length === count && all.every(({ status }) => status !== 'PROCESSING') && all;
  });

const setting = async ({ options }: Scene) =>
  (await service.get('/automatic-payouts', options)).body.automaticPayouts;

async function noticesOf({ businessId }: TestMerchant) {
  const { rows } = await service.ownerSql(
    `select name, facts->'after'->>'because' as because from notices
      where business_id = $1 and (name like 'automatic_payout.%' or name like 'withdrawal.%') order by id`,
    [businessId],
  );
  return rows;
}

describe('a daily payout', () => {
  it('pays all but the reserve, once for the day, as a withdrawal that says it was automatic', async () => {
    const scene = await merchantWith(10_000, DAILY);
    const { merchant } = scene;
    await service.patch('/me', { webhookUrl: receiver.url }, scene.options);
    expect(await setting(scene)).toMatchObject({ rule: 'daily', at: '17:00', above: null, reserve: 100 });
    await looked(merchant);
    expect(await payoutsOf(merchant)).toEqual([]);

    await comes(merchant);
    const [payout] = await paid(merchant, 1);
    expect(payout).toMatchObject({
      ...{ status: 'COMPLETED', amount: 9_875, description: expect.stringMatching(/^Automatic payout to /) },
    });
    // The same day again, as by a clock that is set back: the day was paid.
    await service.fund(merchant, 5_000);
    await comes(merchant);
    await looked(merchant);
    expect(await payoutsOf(merchant)).toMatchObject([{ outcome: 'COMPLETED' }]);
    expect(await setting(scene)).toMatchObject({
      status: 'ACTIVE',
      failures: 0,
      latest: { transactionId: payout.id, status: 'COMPLETED' },
    });
    const key = { key: merchant.apiKeys.test };
    const { entries } = (await service.get('/statement', key)).body.statement;
    expect(entries[1]).toMatchObject({
      kind: 'withdrawal_reserve',
      amount: -9_900,
      description: payout.description,
    });
    const { transactions } = (await service.get('/transactions', { ...scene.options })).body;
    // After it came the money of the same day.
    expect(transactions[1]).toMatchObject({ id: payout.id, description: payout.description });
    const event = await waitFor('the event', async () =>
      receiver.received.find(({ body }) => body.includes(payout.id)),
    );
    expect(JSON.parse(event.body)).toMatchObject({
      type: 'withdrawal.completed',
      data: { transactionId: payout.id, isAutomatic: true, amount: 9_875 },
    });
  });

  it('with less than the smallest withdrawal above the reserve is passed over, and no failure', async () => {
    const scene = await merchantWith(209.99, DAILY);
    await comes(scene.merchant);
    await looked(scene.merchant);
    expect(await payoutsOf(scene.merchant)).toEqual([]);
    expect(await setting(scene)).toMatchObject({ status: 'ACTIVE', failures: 0 });
  });

  it('that the bank refuses is noted with a mail, tried on another day, and the third one in a row pauses', async () => {
    // 1000.01 and a fee of 10: the sandbox refuses it.
    const scene = await merchantWith(1_110.01, DAILY);
    const { merchant } = scene;
    for (const daysAgo of [3, 2, 1]) {
      await comes(merchant, daysAgo);
      await paid(merchant, 4 - daysAgo);
      await looked(merchant);
      expect(await setting(scene)).toMatchObject({
        failures: daysAgo === 1 ? 2 : 4 - daysAgo,
        status: daysAgo === 1 ? 'PAUSED' : 'ACTIVE',
      });
    }
    const failed = {
      name: 'automatic_payout.fail',
      because: 'The transfer to the bank account failed or was returned.',
    };
    expect(await noticesOf(merchant)).toEqual([
      failed,
      failed,
      failed,
      { name: 'automatic_payout.pause', because: 'Three payouts in a row were not made.' },
    ]);
    const resumed = await service.post('/automatic-payouts/resume', undefined, scene.options);
    expect(resumed.body.automaticPayouts).toMatchObject({
      status: 'ACTIVE',
      failures: 0,
      pausedBecause: null,
    });
    const again = await service.post('/automatic-payouts/resume', undefined, scene.options);
    expect(again.body.automaticPayouts).toEqual(resumed.body.automaticPayouts);
    await service.post('/automatic-payouts', { rule: 'off' }, scene.options);
    const off = await service.post('/automatic-payouts/resume', undefined, scene.options);
    expect([off.status, off.body.code]).toEqual([409, 'state_conflict']);
  });

  it.each([
    [
      'limit_reached',
      `update businesses set pricing = '{"dailyLimits":{"withdrawals":{"amountMinor":"100"}}}' where id = $1`,
    ],
    ['bank_account_missing', 'delete from bank_accounts where business_id = $1'],
    [
      'needs_approval',
      'update businesses set approval_above_naira_minor = 100, approval_includes_keys = true where id = $1',
    ],
  ])('with %s is not made, and the merchant gets a mail', async (failure, change) => {
    const scene = await merchantWith(10_000, DAILY);
    await service.ownerSql(change, [scene.merchant.businessId]);
    await comes(scene.merchant);
    await looked(scene.merchant);
    expect(await payoutsOf(scene.merchant)).toEqual([]);
    expect(await setting(scene)).toMatchObject({ status: 'ACTIVE', failures: 1 });
    const { rows } = await service.ownerSql(
      `select details->>'failure' as failure from audit_log where business_id = $1 and action = 'automatic_payout.fail'`,
      [scene.merchant.businessId],
    );
    expect(rows).toEqual([{ failure }]);
    expect(await noticesOf(scene.merchant)).toHaveLength(1);
  });

  it('after one that was made again after a restore, and has no run, has another id', async () => {
    const scene = await merchantWith(5_000, DAILY);
    const { merchant } = scene;
    await comes(merchant, 1);
    const [first] = await paid(merchant, 1);
    await looked(merchant);
    await service.ownerSql('delete from automatic_payout_runs where transaction_id = $1', [first.id]);
    await service.fund(merchant, 5_000);
    await comes(merchant);
    const [second] = await paid(merchant, 1);
    expect(second).toMatchObject({ status: 'COMPLETED', amount: 4_990 });
    expect(second.id).not.toBe(first.id);
  });

  it('is not made of money that is on hold for a case', async () => {
    const scene = await merchantWith(10_000, DAILY);
    const terms = ['--case', 'C-1', '--ground', 'court_order', '--amount', '9800', '--env', 'test'];
    const decided = ['--reason', 'by the court', '--operator', 'ngozi'];
    await runAdminOn(service, ['wallet', 'hold', scene.merchant.businessId, ...terms, ...decided]);
    await comes(scene.merchant);
    await looked(scene.merchant);
    expect(await payoutsOf(scene.merchant)).toEqual([]);
  });

  it('is not made while a debt takes all that arrives, and no failure; raced by a chargeback, it pays nothing that is owed', async () => {
    const scene = await merchantWith(0, DAILY);
    const { merchant } = scene;
    const { businessId } = merchant;
    const body = { businessId, amount: 10_000, serviceType: 'cakes', externalPayerName: 'Ada Obi' };
    const paid = await service.post('/payment/process', body, { key: merchant.apiKeys.test });
    const paymentId = paid.body.transaction.transactionId;
    const chargeback = (amount: string) =>
      runAdminOn(service, [
        ...['payments', 'chargeback', 'open', paymentId, '--amount', amount, '--dispute', `dp_${amount}`],
        ...['--reason', 'the card was stolen', '--operator', 'ngozi'],
      ]);
    beforePayout = async () => {
      beforePayout = async () => {};
      expect((await chargeback('9000')).code).toBe(0);
    };
    await comes(merchant);
    await waitFor('the chargeback', async () => {
      const { rows } = await service.ownerSql(
        `select from transactions where business_id = $1 and flow = 'chargeback'`,
        [businessId],
      );
      return rows.length === 1;
    });
    const [payout] = await waitFor('the payout', async () => {
      const all = await payoutsOf(merchant);
      return all.length === 1 && all;
    });
    expect(payout.amount).toBe(740);
    await looked(merchant);
    expect((await chargeback('1000')).code).toBe(0);
    const { balances } = (await service.get('/me', scene.options)).body.business;
    expect(balances).toMatchObject({ balance: 0, debt: 900 });
    await service.fund(merchant, 800);
    await service.ownerSql(`update automatic_payout_runs set day = day - 1 where business_id = $1`, [
      businessId,
    ]);
    await comes(merchant);
    await looked(merchant);
    expect(await payoutsOf(merchant)).toHaveLength(1);
    expect(await setting(scene)).toMatchObject({ status: 'ACTIVE', failures: 0 });
  });

  it('is not made after it was turned off between lease and decision', async () => {
    const scene = await merchantWith(10_000, DAILY);
    let off: number | undefined;
    beforePayout = async () => {
      off ??= (await service.post('/automatic-payouts', { rule: 'off' }, scene.options)).status;
    };
    await comes(scene.merchant);
    await waitFor('it to be off', () => off);
    beforePayout = async () => {};
    await looked(scene.merchant);
    expect([off, await payoutsOf(scene.merchant)]).toEqual([200, []]);
    expect(await setting(scene)).toMatchObject({ rule: 'off', status: 'OFF' });
  });
});

describe('a payout by amount', () => {
  it('is made when more is available, one at a time', async () => {
    // 1000.05: the sandbox leaves its outcome open.
    const scene = await merchantWith(1_000, { rule: 'amount', above: 1_000, reserve: 0 });
    const { merchant } = scene;
    await looked(merchant);
    expect(await payoutsOf(merchant)).toEqual([]);
    await service.fund(merchant, 10.05);
    await service.ownerSql('update automatic_payouts set look_at = now() where business_id = $1', [
      merchant.businessId,
    ]);
    await waitFor('the payout', async () => (await payoutsOf(merchant)).length === 1);
    await service.fund(merchant, 2_000);
    await looked(merchant);
    expect(await payoutsOf(merchant)).toMatchObject([
      { amount: 1_000.05, status: 'PROCESSING', outcome: null },
    ]);
  });
  it('that the daily limit refuses counts after one that was made, and not before it', async () => {
    const scene = await merchantWith(10_000, { rule: 'amount', above: 1_000, reserve: 100 });
    const { merchant } = scene;
    await paid(merchant, 1);
    await service.ownerSql(
      `with limited as (update businesses set pricing = '{"dailyLimits":{"withdrawals":{"amountMinor":"100"}}}' where id = $1)
        update automatic_payouts set failures = 2 where business_id = $1`,
      [merchant.businessId],
    );
    await service.fund(merchant, 5_000);
    await looked(merchant);
    expect(await payoutsOf(merchant)).toMatchObject([{ status: 'COMPLETED', outcome: 'COMPLETED' }]);
    expect(await setting(scene)).toMatchObject({ status: 'ACTIVE', failures: 1 });
  });
});

describe('a payout that the bank does not pay', () => {
  const BY_AMOUNT = { rule: 'amount', above: 500, reserve: 100 };

  it('but returns after it was completed is a failure, tried again a day later, and the third one in a row pauses', async () => {
    // 1000.04 and a fee of 10: the sandbox pays it, and returns it.
    const scene = await merchantWith(1_110.04, BY_AMOUNT);
    const { merchant } = scene;
    const returned = async (count: number) => {
      await comes(merchant);
      await waitFor('the payout', async () => (await payoutsOf(merchant)).length === count);
      // A relay that looks between the payment and its return.
      await service.ownerSql(
        `with made as (update automatic_payout_runs set outcome = 'COMPLETED'
            where business_id = $1 and outcome is null returning business_id)
          update automatic_payouts setting set failures = 0 from made where setting.business_id = made.business_id`,
        [merchant.businessId],
      );
      await paid(merchant, count);
      return waitFor('it to be returned', async () => {
        const payout = (await payoutsOf(merchant)).at(-1);
        return payout?.status === 'REVERSED' && payout.outcome;
      });
    };
    for (const count of [1, 2]) {
      expect(await returned(count)).toBe('REVERSED');
      expect(await setting(scene)).toMatchObject({ status: 'ACTIVE', failures: count });
      const { rows } = await service.ownerSql(
        `select due_at > now() + interval '23 hours' as is_tomorrow from automatic_payouts where business_id = $1`,
        [merchant.businessId],
      );
      expect(rows).toEqual([{ is_tomorrow: true }]);
    }
    await returned(3);
    expect(await setting(scene)).toMatchObject({
      status: 'PAUSED',
      pausedBecause: 'failed_repeatedly',
      latest: { status: 'REVERSED' },
    });
    // Resumed, the count begins anew, also of payouts that were made before.
    await service.post('/automatic-payouts/resume', undefined, scene.options);
    expect(await returned(4)).toBe('REVERSED');
    expect(await setting(scene)).toMatchObject({ status: 'ACTIVE', failures: 1 });
  });

  it.each([
    ['paused', 'PAUSED'],
    ['off', 'OFF'],
  ])('after payouts are %s is mailed about once, and no failure', async (how, status) => {
    // 1000.03 and a fee of 10: the sandbox refuses it after a while.
    const scene = await merchantWith(1_110.03, BY_AMOUNT);
    const { merchant } = scene;
    await comes(merchant);
    await waitFor('the payout', async () => (await payoutsOf(merchant)).length === 1);
    if (how === 'off') await service.post('/automatic-payouts', { rule: 'off' }, scene.options);
    else
      await service.ownerSql('update bank_accounts set changed_at = now() where business_id = $1', [
        merchant.businessId,
      ]);
    await waitFor('it', async () => (await setting(scene)).status === status);
    expect(await paid(merchant, 1)).toMatchObject([{ status: 'FAILED', outcome: 'FAILED' }]);
    const names = (await noticesOf(merchant)).map(({ name }) => name);
    expect(names.filter((name) => name !== 'automatic_payout.pause')).toEqual(['withdrawal.failed']);
    expect(await setting(scene)).toMatchObject({ status, failures: 0 });
  });
});

describe('payouts', () => {
  it.each([
    ['bank_account_changed', `update bank_accounts set changed_at = now() where business_id = $1`],
    ['access_changed', 'update businesses set access_changed_at = now() where id = $1'],
  ])(
    'are paused at once with %s, with a mail, and resumed by the owner when the hold is over',
    async (reason, change) => {
      const scene = await merchantWith(10_000, DAILY);
      const { businessId } = scene.merchant;
      await service.ownerSql(change, [businessId]);
      await waitFor('the pause', async () => (await setting(scene)).pausedBecause === reason);
      await comes(scene.merchant);
      expect(await payoutsOf(scene.merchant)).toEqual([]);
      expect(await noticesOf(scene.merchant)).toMatchObject([{ name: 'automatic_payout.pause' }]);
      for (const [path, body] of [
        ['/automatic-payouts/resume', undefined],
        ['/automatic-payouts', DAILY],
      ] as const) {
        const held = await service.post(path, body, scene.options);
        expect([held.status, held.body.code]).toEqual([429, 'payouts_on_hold']);
      }
      await service.ownerSql(
        `with account as (update bank_accounts set changed_at = now() - interval '2 days' where business_id = $1)
        update businesses set access_changed_at = now() - interval '2 days' where id = $1`,
        [businessId],
      );
      const user = await addUser(service, scene.merchant, 'finance');
      const token = await logInUser(service, scene.merchant, user);
      const finance = { token, headers: { 'x-business-env': 'test' } };
      expect((await service.post('/automatic-payouts/resume', undefined, finance)).status).toBe(403);
      const resumed = await service.post('/automatic-payouts/resume', undefined, scene.options);
      expect(resumed.body.automaticPayouts).toMatchObject({ status: 'ACTIVE', pausedBecause: null });
      await comes(scene.merchant);
      await paid(scene.merchant, 1);
    },
  );

  it('of each environment and business are their own', async () => {
    const scene = await merchantWith(10_000, DAILY);
    const other = await merchantWith(10_000, DAILY);
    const live = { ...scene.options, headers: { 'x-business-env': 'prod' } };
    expect((await service.get('/automatic-payouts', live)).body.automaticPayouts.status).toBe('OFF');
    expect((await service.post('/automatic-payouts', DAILY, live)).body.code).toBe('bank_account_missing');
    await comes(scene.merchant);
    const [payout] = await paid(scene.merchant, 1);
    await looked(other.merchant);
    expect(await payoutsOf(other.merchant)).toEqual([]);
    const insert = (businessId: string, environment: string) =>
      service
        .ownerSql(
          `insert into automatic_payout_runs (transaction_id, business_id, environment, rule, day)
            values ($1, $2, $3, 'daily', '2020-01-01')`,
          [payout.id, businessId, environment],
        )
        .catch((error) => error.constraint);
    expect(await insert(other.merchant.businessId, 'test')).toBe('automatic_payout_run_of_owner');
    expect(await insert(scene.merchant.businessId, 'prod')).toBe('automatic_payout_run_of_owner');
  });

  it('are refused by name where the setting is wrong', async () => {
    const { options } = await merchantWith(0, DAILY);
    const problems = async (body: object) =>
      (await service.post('/automatic-payouts', body, options)).body.errors;
    expect(await problems({ rule: 'weekly' })).toEqual([
      { path: 'rule', message: 'must be one of off, daily, amount' },
    ]);
    expect(await problems({ rule: 'daily' })).toEqual([
      { path: 'at', message: 'is required by the rule daily' },
    ]);
    expect(await problems({ rule: 'daily', at: '24:00' })).toEqual([
      { path: 'at', message: 'must be a time of the day in Lagos such as 17:00' },
    ]);
    expect(await problems({ rule: 'amount', at: '17:00', above: 5, reserve: 5 })).toEqual([
      { path: 'at', message: 'must not be set with the rule amount' },
      { path: 'above', message: 'must be above the reserve' },
    ]);
  });

  it('are set by an operator, and each change is on record once with before and after', async () => {
    const scene = await merchantWith(0, DAILY);
    const { businessId } = scene.merchant;
    const admin = (...args: string[]) =>
      runAdminOn(service, [
        'business',
        'automatic-payouts',
        businessId,
        ...args,
        '--test',
        '--operator',
        'ngozi',
      ]);
    expect((await admin('amount', '--above', '5000', '--reserve', '10')).out).toBe(
      `Automatic payouts of ${businessId} are on now (test).\n`,
    );
    expect(await setting(scene)).toMatchObject({ rule: 'amount', above: 5_000, reserve: 10, at: null });
    expect((await admin('off')).code).toBe(0);
    expect((await admin('off')).code).toBe(0);
    expect((await admin('daily')).code).toBe(2);
    const { rows } = await service.ownerSql(
      `select before, after from audit_log where business_id = $1 and action = 'business.automatic_payouts' order by id`,
      [businessId],
    );
    expect(rows).toEqual([
      {
        before: { automaticPayouts: 'off' },
        after: { automaticPayouts: 'daily at 17:00 WAT', reserve: '100' },
      },
      {
        before: { automaticPayouts: 'daily at 17:00 WAT', reserve: '100' },
        after: { automaticPayouts: 'above 5000', reserve: '10' },
      },
      { before: { automaticPayouts: 'above 5000', reserve: '10' }, after: { automaticPayouts: 'off' } },
    ]);
  });
});
