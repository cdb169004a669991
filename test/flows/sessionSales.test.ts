import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { runAdminOn } from '../support/admin.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { addUser } from '../support/users.ts';
import { waitFor } from '../support/waitFor.ts';

/** Settled USDT sessions that are sold for naira at once, in the sandbox. */
let service: TestService;
let marketTimeMs = 1_700_000_000_000;
/** Done between the lease of a sale and its decision. */
let beforeSale = async () => {};
const PASSWORD = 'correct horse battery';

beforeAll(async () => {
  service = await startTestService({
    queues: ['chain', 'payouts'],
    env: { SANDBOX_POLL_MS: '100' },
    overrides: {
      marketTimeMs: () => marketTimeMs,
      faultPoint: async (name) => {
        if (name === 'sessionSale.leased') await beforeSale();
      },
    },
  });
});
afterAll(async () => {
  await expectSoundLedger(service.database);
  await service?.stop();
});
afterEach(() => {
  beforeSale = async () => {};
});

async function merchantSellingTo(sellTo: string): Promise<TestMerchant> {
  const merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
  const token = await service.logIn(merchant, PASSWORD);
  const options = { token, headers: { 'x-business-env': 'test' } };
  const set = await service.post('/crypto/session-sales', { sellTo }, options);
  expect([set.status, set.body.sellTo]).toEqual([200, sellTo]);
  expect((await service.get('/crypto/session-sales', options)).body.sellTo).toBe(sellTo);
  return merchant;
}

async function pay({ apiKeys }: TestMerchant, body: object) {
  const options = { key: apiKeys.test };
  const created = await service.post('/crypto/payments/create', body, options);
  const { payment } = created.body;
  // What the market does between price and payment is not the merchant's.
  marketTimeMs += 20_000;
  const paid = await service.post(`/crypto/payments/${payment.paymentId}/simulate-deposit`, {}, options);
  expect([created.status, paid.status]).toEqual([200, 200]);
  return payment;
}

/** Waits until the session is settled and its sale ended, in one of some statuses. */
async function ended(merchant: TestMerchant, paymentId: string, ...statuses: string[]) {
  return waitFor(`the sale of ${paymentId} to be ${statuses}`, async () => {
    const { body } = await service.get(`/crypto/payments/${paymentId}`, { key: merchant.apiKeys.test });
    return statuses.includes(body.payment.sale?.status) && body.payment;
  });
}

const saleOf = async ({ apiKeys }: TestMerchant, withdrawalId: string) =>
  waitFor('the sale to be over', async () => {
    const { body } = await service.get(`/crypto/withdrawals/${withdrawalId}`, { key: apiKeys.test });
    return body.withdrawal.status !== 'PROCESSING' && body.withdrawal;
  });

async function balances({ businessId }: TestMerchant) {
  const owner = { businessId, environment: 'test' } as const;
  const [usdt, ngn] = [
    await service.ledger.balances(owner, 'USDT'),
    await service.ledger.balances(owner, 'NGN'),
  ];
  return { usdt: usdt.availableMinor, held: usdt.heldMinor, ngn: ngn.availableMinor };
}

async function noticesOf({ businessId }: TestMerchant, name: string) {
  const { rows } = await service.ownerSql('select facts from notices where business_id = $1 and name = $2', [
    businessId,
    name,
  ]);
  return rows.map(({ facts }) => facts);
}

const minor = (amount: number, decimals: number) => BigInt(Math.round(amount * 10 ** decimals));

describe('a settled session', () => {
  it('with a price in naira is sold into the wallet at its locked rate, and brings at least the price', async () => {
    const merchant = await merchantSellingTo('wallet');
    const priced = await pay(merchant, { amountNgn: 15_000, merchantReference: 'naira-1' });
    const { paymentId, rate, amountExpected } = priced;
    const { sale } = await ended(merchant, paymentId, 'SOLD');
    expect(sale).toMatchObject({ destination: 'wallet', rateBasis: 'locked', reason: null });
    const sold = await saleOf(merchant, sale.withdrawalId);
    expect(sold).toMatchObject({
      status: 'COMPLETED',
      paymentId,
      amountUsdt: amountExpected,
      conversionRate: rate,
      withdrawalFeeNgn: 0,
      bankName: 'NGN wallet',
      merchantReference: 'naira-1',
    });
    const ngn = minor(sold.netAmountNgn, 2);
    expect(ngn >= 1_500_000n).toBe(true);
    expect(await balances(merchant)).toEqual({ usdt: 0n, held: 0n, ngn });
    const options = { key: merchant.apiKeys.test };
    const { entries } = (await service.get('/statement?asset=ngn', options)).body.statement;
    expect(entries).toEqual([
      expect.objectContaining({
        transactionId: sale.withdrawalId,
        kind: 'usdt_sale_post',
        amount: sold.netAmountNgn,
      }),
    ]);
    const history = await service.get(
      `/crypto/withdrawals/history?businessId=${merchant.businessId}`,
      options,
    );
    expect(history.body.withdrawals).toEqual([sold]);
  });

  it('with a price in USDT is sold at the live rate, and paid to the bank account less the fee', async () => {
    const merchant = await merchantSellingTo('bank');
    const { paymentId } = await pay(merchant, { amount: 25 });
    const { sale } = await ended(merchant, paymentId, 'SOLD');
    expect(sale).toMatchObject({ destination: 'bank', rateBasis: 'live' });
    const sold = await saleOf(merchant, sale.withdrawalId);
    expect(sold).toMatchObject({ status: 'COMPLETED', amountUsdt: 25, bankAccount: '0123456789' });
    expect(sold.withdrawalFeeNgn).toBeGreaterThan(0);
    expect(await balances(merchant)).toEqual({ usdt: 0n, held: 0n, ngn: 0n });
  });

  it('of a business that owes is sold into the wallet, whose debt it repays, and not to the bank account', async () => {
    const merchant = await merchantSellingTo('bank');
    const { businessId } = merchant;
    const body = { businessId, amount: 10_000, serviceType: 'cakes', externalPayerName: 'Ada Obi' };
    const paid = await service.post('/payment/process', body, { key: merchant.apiKeys.test });
    const { transactionId } = paid.body.transaction;
    beforeSale = async () => {
      beforeSale = async () => {};
      const { code } = await runAdminOn(service, [
        ...['payments', 'chargeback', 'open', transactionId, '--amount', '10000', '--dispute', 'dp_1'],
        ...['--reason', 'the card was stolen', '--operator', 'ngozi'],
      ]);
      expect(code).toBe(0);
    };
    const { paymentId } = await pay(merchant, { amount: 25 });
    const { sale } = await ended(merchant, paymentId, 'SOLD');
    expect(sale).toMatchObject({ destination: 'wallet', rateBasis: 'live', reason: null });
    const sold = await saleOf(merchant, sale.withdrawalId);
    expect(sold).toMatchObject({ status: 'COMPLETED', bankName: 'NGN wallet', withdrawalFeeNgn: 0 });
    const { availableMinor: ngn } = await service.ledger.balances({ businessId, environment: 'test' }, 'NGN');
    expect(ngn).toBe(minor(sold.netAmountNgn, 2) - 15_000n);
  });

  it('keeps its USDT where the setting is off, and shows no sale', async () => {
    const merchant = await merchantSellingTo('off');
    const { paymentId } = await pay(merchant, { amount: 25 });
    const options = { key: merchant.apiKeys.test };
    const settled = await waitFor('it to be settled', async () => {
      const { body } = await service.get(`/crypto/payments/${paymentId}`, options);
      return body.payment.status === 'SETTLED' && body.payment;
    });
    expect(settled).not.toHaveProperty('sale');
    expect(await balances(merchant)).toMatchObject({ usdt: 25_000_000n });
  });

  it('has its USDT back when the bank refuses the transfer, and its merchant gets a notice', async () => {
    const merchant = await merchantSellingTo('bank');
    const { paymentId } = await pay(merchant, { amount: 10.01 });
    const { sale } = await ended(merchant, paymentId, 'LEFT');
    expect(sale).toMatchObject({ reason: 'transfer_failed' });
    expect(await saleOf(merchant, sale.withdrawalId)).toMatchObject({ status: 'FAILED', paymentId });
    expect(await balances(merchant)).toEqual({ usdt: 10_010_000n, held: 0n, ngn: 0n });
    expect(await noticesOf(merchant, 'session_sale.left')).toEqual([
      {
        environment: 'test',
        after: { payment: paymentId, because: 'The transfer to the bank account failed or was returned.' },
      },
    ]);
  });

  it.each([
    ['payouts_on_hold', 'bank', 'update businesses set access_changed_at = now() where id = $1'],
    ['bank_account_missing', 'bank', 'delete from bank_accounts where business_id = $1'],
    [
      'limit_reached',
      'wallet',
      `update businesses set pricing = '{"dailyLimits":{"sales":{"amountMinor":"100"}}}' where id = $1`,
    ],
    [
      'below_fee',
      'bank',
      `update businesses set pricing = '{"withdrawalFeeTiers":[{"upToMinor":null,"feeMinor":"999999999"}]}' where id = $1`,
    ],
    ['business_inactive', 'wallet', 'update businesses set is_active = false where id = $1'],
  ])(
    'is left where it is with %s, its sale is not made, and the merchant gets a notice',
    async (reason, sellTo, change) => {
      const merchant = await merchantSellingTo(sellTo);
      const { paymentId } = await pay(merchant, { amount: 25 });
      await service.ownerSql(change, [merchant.businessId]);
      const { rows } = await waitFor('it to be left', async () => {
        const found = await service.ownerSql(
          `select status, reason, sale_id from session_sales where payment_id = $1 and status <> 'PENDING'`,
          [paymentId],
        );
        return found.rows.length > 0 && found;
      });
      expect(rows).toEqual([{ status: 'LEFT', reason, sale_id: null }]);
      expect(await balances(merchant)).toEqual({ usdt: 25_000_000n, held: 0n, ngn: 0n });
      expect(await noticesOf(merchant, 'session_sale.left')).toHaveLength(1);
    },
  );

  it('whose sale brings the daily limit near its end tells the merchant so, as any other sale', async () => {
    const merchant = await merchantSellingTo('wallet');
    await service.ownerSql(
      `update businesses set pricing = '{"dailyLimits":{"sales":{"amountMinor":"4400000"}}}' where id = $1`,
      [merchant.businessId],
    );
    const { paymentId } = await pay(merchant, { amount: 25 });
    await ended(merchant, paymentId, 'SOLD');
    expect(await noticesOf(merchant, 'limit.near')).toEqual([
      { environment: 'test', after: { limit: 'sales of USDT of a day' } },
    ]);
  });

  it('is left when its merchant has sold the USDT already', async () => {
    const merchant = await merchantSellingTo('wallet');
    const { businessId, apiKeys } = merchant;
    let sold: number | undefined;
    beforeSale = async () => {
      const body = { businessId, amountUsdt: 25 };
      sold ??= (await service.post('/crypto/withdrawals/request', body, { key: apiKeys.test })).status;
    };
    const { paymentId } = await pay(merchant, { amount: 25 });
    const { sale } = await ended(merchant, paymentId, 'LEFT');
    expect([sold, sale.reason]).toEqual([200, 'insufficient_balance']);
    expect(await balances(merchant)).toEqual({ usdt: 0n, held: 0n, ngn: 0n });
  });
});

describe('the setting', () => {
  it('is refused by name, and for a bank account that is not there', async () => {
    const merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
    const token = await service.logIn(merchant, PASSWORD);
    const live = { token, headers: { 'x-business-env': 'prod' } };
    const wrong = await service.post('/crypto/session-sales', { sellTo: 'card' }, live);
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ path: 'sellTo', message: 'must be one of off, wallet, bank' }],
    ]);
    const missing = await service.post('/crypto/session-sales', { sellTo: 'bank' }, live);
    expect([missing.status, missing.body.code]).toEqual([400, 'bank_account_missing']);
    expect((await service.get('/crypto/session-sales', live)).body.sellTo).toBe('off');
  });

  it('is on record with before and after, once, with a notice, and each environment has its own', async () => {
    const merchant = await merchantSellingTo('wallet');
    const token = await service.logIn(merchant, PASSWORD);
    const options = { token, headers: { 'x-business-env': 'test' } };
    await service.post('/crypto/session-sales', { sellTo: 'wallet' }, options);
    const { rows } = await service.ownerSql(
      `select environment, before, after from audit_log where action = 'business.session_sales' and business_id = $1`,
      [merchant.businessId],
    );
    expect(rows).toEqual([{ environment: 'test', before: { sellTo: 'off' }, after: { sellTo: 'wallet' } }]);
    expect(await noticesOf(merchant, 'business.session_sales')).toHaveLength(1);
    const live = { token, headers: { 'x-business-env': 'prod' } };
    expect((await service.get('/crypto/session-sales', live)).body.sellTo).toBe('off');
  });

  it('is changed by an operator, on record', async () => {
    const merchant = await service.createMerchant();
    const { businessId } = merchant;
    const set = await runAdminOn(service, [
      'business',
      'session-sales',
      businessId,
      'wallet',
      '--operator',
      'ngozi',
    ]);
    expect(set).toMatchObject({ code: 0 });
    const { rows } = await service.ownerSql(
      `select actor, environment, after from audit_log where action = 'business.session_sales' and business_id = $1`,
      [businessId],
    );
    expect(rows).toEqual([{ actor: 'ngozi', environment: 'prod', after: { sellTo: 'wallet' } }]);
  });
});

describe('a rule for approvals', () => {
  it('leaves a session above its amount, which would go to the bank account without a second person', async () => {
    const merchant = await merchantSellingTo('bank');
    await addUser(service, merchant, 'finance');
    const token = await service.logIn(merchant, PASSWORD);
    const rule = { aboveNgn: null, aboveUsdt: 10, includesKeys: false };
    expect((await service.post('/approval-rule', rule, { token })).status).toBe(200);
    const [large, small] = [await pay(merchant, { amount: 11 }), await pay(merchant, { amount: 10 })];
    const left = await ended(merchant, large.paymentId, 'SOLD', 'LEFT');
    expect(left.sale).toMatchObject({ status: 'LEFT', reason: 'needs_approval', withdrawalId: null });
    expect((await ended(merchant, small.paymentId, 'SOLD', 'LEFT')).sale.status).toBe('SOLD');
  });
});
