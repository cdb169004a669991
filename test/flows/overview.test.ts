import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '../../src/db/core/database.ts';
import type { Statement } from '../../src/db/core/sql.ts';
import { countUnderWay, readDayTotals } from '../../src/db/ledger/dailyTotals.ts';
import { readLiveFacts, readOpenDecisions } from '../../src/db/merchants/openDecisions.ts';
import { dayInLagosOf } from '../../src/domain/dayInLagos.ts';
import { APPROVAL_KINDS } from '../../src/domain/merchants/approvals.ts';
import { DAY_MS } from '../../src/domain/time.ts';
import { turnOnSecondFactor } from '../support/secondFactor.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({
    queues: ['payouts', 'bills', 'chain'],
    env: { SANDBOX_POLL_MS: '100' },
  });
});
afterAll(() => service?.stop());

const overviewOf = async ({ apiKeys }: TestMerchant, query = '') => {
  const { status, body } = await service.get(`/overview${query}`, { key: apiKeys.test });
  expect(status).toBe(200);
  return body.overview;
};

/** Completed payments of 100 naira with a commission of 1.5, so many to each of so many days up to today. */
async function insertHistory(businessId: string, { perDay, days }: { perDay: number; days: number }) {
  await service.ownerSql(
    `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
        description, metadata, created_at, updated_at)
      select 'txn_' || md5($1 || day || '/' || number), $1, 'test', 'payment', 'COMPLETED', 10000, 150, 'fees', 'ADA', '',
          '{}', moment, moment
        from generate_series(0, $3::integer - 1) day, generate_series(1, $2::integer) number,
          lateral (select now() - make_interval(days => day) as moment) at`,
    [businessId, perDay, days],
  );
}

describe('GET /overview', () => {
  it('shows a new merchant zeros on every day of the last thirty in Lagos', async () => {
    const merchant = await service.createMerchant('New Stores');
    const before = dayInLagosOf(Date.now());
    const { days, balances, underWay } = await overviewOf(merchant);
    expect(balances).toEqual({ ngn: { available: 0, held: 0 }, usdt: { available: 0, held: 0 } });
    expect(underWay).toEqual({ withdrawals: 0, bills: 0, sessions: 0, sales: 0, collections: 0 });
    expect(days).toHaveLength(30);
    expect([before, dayInLagosOf(Date.now())]).toContain(days.at(-1).date);
    const dates: string[] = days.map(({ date }: { date: string }) => date);
    expect(dates).toEqual(
      dates.map((_, index) => dayInLagosOf(Date.parse(`${dates[0]}T12:00:00Z`) + index * DAY_MS)),
    );
    const zeros = { received: 0, withdrawn: 0, bills: 0, fees: 0, usdtReceived: 0 };
    expect(days).toEqual(dates.map((date) => ({ date, ...zeros })));
  });

  it('sums what was completed, and counts what is under way', async () => {
    const merchant = await service.createMerchant('Busy Stores');
    const { businessId, apiKeys } = merchant;
    const key = apiKeys.test;
    await service.post('/payment/process', { businessId, amount: 100_000, serviceType: 'fees' }, { key });
    for (const amount of [1_000, 1_000.01, 1_000.05])
      await service.post('/withdrawal/request', { businessId, amount }, { key });
    const airtime = { businessId, network: 'mtn', phone: '08031234567', amount: 200 };
    await service.post('/bills/airtime', airtime, { key });
    const session = (await service.post('/crypto/payments/create', { amount: 25 }, { key })).body.payment;
    await service.post('/crypto/payments/create', { amount: 30 }, { key });
    await service.post(`/crypto/payments/${session.paymentId}/simulate-deposit`, {}, { key });
    await waitFor('the session to be settled', async () => {
      const found = await service.get(`/crypto/payments/${session.paymentId}`, { key });
      return found.body.payment.status === 'SETTLED';
    });
    await service.post('/crypto/withdrawals/request', { businessId, amountUsdt: 10.05 }, { key });

    const { balances, days, underWay } = await overviewOf(merchant, '?days=1');
    expect(underWay).toEqual({ withdrawals: 1, bills: 0, sessions: 1, sales: 1, collections: 0 });
    expect(balances).toEqual({
      ngn: { available: 98_500 - 1_010 - 1_010.05 - 200, held: 1_010.05 },
      usdt: { available: 14.95, held: 10.05 },
    });
    expect(days).toEqual([
      {
        date: dayInLagosOf(Date.now()),
        received: 100_000,
        withdrawn: 1_000,
        bills: 200,
        fees: 1_510,
        usdtReceived: 25,
      },
    ]);
  });

  it('keeps the environments and the businesses apart', async () => {
    const merchant = await service.createMerchant('Live Stores', { password: 'a password here' });
    const { businessId, apiKeys } = merchant;
    const payment = { businessId, amount: 1_000, serviceType: 'fees' };
    await service.post('/payment/process', payment, { key: apiKeys.prod });
    const received = async (options: object) =>
      (await service.get('/overview?days=1', options)).body.overview.days[0].received;
    expect(await received({ key: apiKeys.prod })).toBe(1_000);
    expect(await received({ key: apiKeys.test })).toBe(0);
    const token = await service.logIn(merchant);
    expect(await received({ token })).toBe(1_000);
    expect(await received({ token, headers: { 'x-business-env': 'test' } })).toBe(0);
  });

  it('says which steps to production are done, who may do them, and why the business is not approved', async () => {
    const password = 'a password here';
    const merchant = await service.createMerchant('Young Stores', { password });
    const { businessId, apiKeys } = merchant;
    const cookie = await service.signIn(merchant);
    const steps = async (options: object = { cookie }) =>
      (await service.get('/overview?days=1', options)).body.overview.goingLive;
    const done = async () => {
      const found: { step: string; status: string }[] = await steps();
      return found.filter(({ status }) => status === 'DONE').map(({ step }) => step);
    };
    await service.ownerSql(`update businesses set kyc_status = 'PENDING' where id = $1`, [businessId]);
    expect(await steps()).toEqual([
      { step: 'kyc', status: 'OPEN', reason: null, roles: ['owner', 'admin'] },
      { step: 'bank_account', status: 'OPEN', reason: null, roles: ['owner', 'admin', 'finance'] },
      {
        step: 'second_factor',
        status: 'OPEN',
        reason: null,
        roles: ['owner', 'admin', 'finance', 'developer', 'viewer'],
      },
      { step: 'webhook', status: 'OPEN', reason: null, roles: ['owner', 'admin', 'developer'] },
      { step: 'live_key', status: 'OPEN', reason: null, roles: ['owner', 'admin', 'developer'] },
    ]);

    // Nothing waits for a decision before there is something to decide.
    const documents = { registrationNumber: 'RC 1042', documentUrl: 'https://docs.example/42' };
    expect((await service.patch('/me', documents, { cookie })).status).toBe(200);
    expect((await steps())[0]).toMatchObject({ status: 'PENDING', reason: null });
    await service.ownerSql(
      `update businesses set kyc_status = 'REJECTED', kyc_reason = 'The document is blank.', kyc_submitted_at = null
        where id = $1`,
      [businessId],
    );
    expect((await steps())[0]).toMatchObject({ status: 'REJECTED', reason: 'The document is blank.' });
    await service.ownerSql(
      `update businesses set kyc_status = 'APPROVED', kyc_reason = 'All is in order.' where id = $1`,
      [businessId],
    );
    expect((await steps())[0]).toMatchObject({ status: 'DONE', reason: null });

    // Only production counts, not what is done in the sandbox: a bank account, a key, and a test event that was delivered.
    const testEventIn = async (environment: 'prod' | 'test') => {
      const column = environment === 'prod' ? 'webhook_url_prod' : 'webhook_url_test';
      await service.ownerSql(`update businesses set ${column} = 'https://shop.example/hook' where id = $1`, [
        businessId,
      ]);
      const sent = await service.post('/webhooks/test', undefined, { key: apiKeys[environment] });
      expect(sent.status).toBe(202);
      return sent.body.delivery.id as string;
    };
    const answer = (delivery: string, status: string) =>
      service.ownerSql(
        'update webhook_deliveries set status = $2, next_attempt_at = null, finished_at = now() where id = $1',
        [delivery, status],
      );
    await answer(await testEventIn('test'), 'DELIVERED');
    expect((await service.get('/me', { cookie })).body.business.bankAccount).toBeNull();
    expect(await done()).toEqual(['kyc']);

    // The key is used by the request, and the endpoint does not answer with 2xx yet.
    const delivery = await testEventIn('prod');
    await waitFor('the use of the live key to be noted', async () => (await done()).includes('live_key'));
    await answer(delivery, 'FAILED');
    expect(await done()).toEqual(['kyc', 'live_key']);
    await answer(delivery, 'DELIVERED');
    expect(await done()).toEqual(['kyc', 'webhook', 'live_key']);

    // What answered is not what events go to now.
    const sentTo = (url: string | null) =>
      service.ownerSql('update businesses set webhook_url_prod = $2 where id = $1', [businessId, url]);
    await service.ownerSql(
      `insert into webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status)
        values ($1, 1, 'https://shop.example/old', now(), 5, 500), ($1, 2, 'https://shop.example/hook', now(), 5, 204)`,
      [delivery],
    );
    expect(await done()).toEqual(['kyc', 'webhook', 'live_key']);
    for (const url of ['https://shop.example/other', '', null]) {
      await sentTo(url);
      expect(await done()).toEqual(['kyc', 'live_key']);
    }
    const { rows } = await service.ownerSql(
      `with made as (insert into webhook_endpoints (id, business_id, environment, url, event_types)
          values ('wep_live', $2, 'prod', 'https://shop.example/hook', '{bill.failed}') returning id)
        update webhook_deliveries set endpoint_id = (select id from made) where id = $1 returning id`,
      [delivery, businessId],
    );
    expect(rows).toHaveLength(1);
    expect(await done()).toEqual(['kyc', 'webhook', 'live_key']);
    const setStatus = (status: string, reason: string | null) =>
      service.ownerSql(
        `update webhook_endpoints set status = $1, disabled_reason = $2 where id = 'wep_live'`,
        [status, reason],
      );
    await setStatus('DISABLED', 'MERCHANT');
    expect(await done()).toEqual(['kyc', 'live_key']);
    await setStatus('ENABLED', null);
    await service.ownerSql(
      `insert into bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name)
        values ($1, 'prod', '0123456789', '044', 'Access Bank', 'YOUNG STORES')`,
      [businessId],
    );
    await turnOnSecondFactor(service, { cookie, password });
    expect(await done()).toEqual(['kyc', 'bank_account', 'second_factor', 'webhook', 'live_key']);
    // A key has no user, and so no second factor.
    const byKey: { step: string }[] = await steps({ key: apiKeys.test });
    expect(byKey.map(({ step }) => step)).toEqual(['kyc', 'bank_account', 'webhook', 'live_key']);
  });

  it.each(['days=0', 'days=367', 'days=1.5', 'days=ten', 'days=', 'from=2026-01-01'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await service.get(`/overview?${query}`);
      expect(status).toBe(400);
      expect(body.errors).toHaveLength(1);
    },
  );

  it('costs the same after 24,000 transactions as after ten', async () => {
    const small = await service.createMerchant('Small Stores');
    const large = await service.createMerchant('Large Stores');
    await insertHistory(small.businessId, { perDay: 1, days: 10 });
    await insertHistory(large.businessId, { perDay: 800, days: 30 });
    await service.ownerSql('analyze transactions, daily_totals');
    const overview = await overviewOf(large);
    expect(overview.days).toHaveLength(30);
    for (const day of overview.days.slice(1)) {
      expect(day).toMatchObject({ received: 80_000, fees: 1_200, withdrawn: 0 });
    }
    // Rows, not a stopwatch: as many are read for either.
    const [ofSmall, ofLarge] = [await rowsReadFor(small), await rowsReadFor(large)];
    expect(ofLarge).toBeLessThan(100);
    expect(ofSmall).toBeLessThan(100);
  });

  /** How many rows of tables the statements of an overview read, by their plans. */
  async function rowsReadFor({ businessId }: TestMerchant): Promise<number> {
    const asked: Statement<unknown>[] = [];
    const record = async (query: unknown) => {
      asked.push(query as Statement<unknown>);
      return {};
    };
    const recorder = { run: record, one: record } as unknown as Database;
    const owner = { businessId, environment: 'test' } as const;
    const now = Date.now();
    await readDayTotals(recorder, owner, { from: dayInLagosOf(now - 29 * DAY_MS), to: dayInLagosOf(now) });
    await countUnderWay(recorder, owner);
    await readOpenDecisions(recorder, owner, { userId: 'usr_1', kinds: APPROVAL_KINDS });
    await readLiveFacts(recorder, businessId);
    expect(asked).toHaveLength(4);
    let read = 0;
    const walk = (node: Record<string, unknown>) => {
      if ('Relation Name' in node) {
        const rows = Number(node['Actual Rows']) + Number(node['Rows Removed by Filter'] ?? 0);
        read += rows * Number(node['Actual Loops']);
      }
      for (const child of (node.Plans as Record<string, unknown>[] | undefined) ?? []) walk(child);
    };
    for (const { sql, parameters } of asked) {
      const text = `explain (analyze, format json) ${sql}`;
      const { rows } = await service.ownerSql(text, [...parameters]);
      walk(rows[0]['QUERY PLAN'][0].Plan);
    }
    return read;
  }
});
