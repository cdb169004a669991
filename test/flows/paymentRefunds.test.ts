import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { verifyLedger } from '../../src/db/ledger/ledgerVerification.ts';
import { runAdminOn } from '../support/admin.ts';
import {
  type RequestOptions,
  startTestService,
  type TestMerchant,
  type TestService,
} from '../support/service.ts';
import { addUser, signInUser } from '../support/users.ts';

const PASSWORD = 'correct horse battery';

let service: TestService;
let merchant: TestMerchant;
let owner: string;

beforeAll(async () => {
  service = await startTestService({ queues: [], env: { MAIL_URL: '' } });
});
afterAll(() => service?.stop());
beforeEach(async () => {
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
  owner = await service.signIn(merchant);
});

const byKey = (headers = {}): RequestOptions => ({ key: merchant.apiKeys.test, headers });
const byCookie = (cookie: string, headers = {}): RequestOptions => ({
  cookie,
  headers: { 'x-business-env': 'test', ...headers },
});

/** Records a payment. Returns its id. */
async function pay(amount: number, options = byKey()): Promise<string> {
  const body = {
    businessId: merchant.businessId,
    amount,
    serviceType: 'cakes',
    externalPayerName: 'Ada Obi',
  };
  const answer = await service.post('/payment/process', body, options);
  expect(answer.status).toBe(200);
  return answer.body.transaction.transactionId;
}

const refund = (id: string, amount: number, options = byKey()) =>
  service.post(
    `/payment/${id}/refund`,
    { businessId: merchant.businessId, amount, reason: 'The cake was sent back.' },
    options,
  );
const read = async (id: string, options = byKey()) =>
  (await service.get(`/transactions/${id}`, options)).body.transaction;
const balances = async (options = byCookie(owner)) =>
  (await service.get('/me', options)).body.business.balances;
const admin = async (...args: readonly string[]) => {
  const { code, err } = await runAdminOn(service, args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
};
/** Corrects the sandbox's naira by hand. */
const adjust = (amount: string) =>
  admin(
    'ledger',
    'adjust',
    merchant.businessId,
    '--env',
    'test',
    `--amount=${amount}`,
    '--reason',
    'a test',
    '--operator',
    'ada',
  );
const sound = async () => {
  const { ok, checked } = await verifyLedger(service.database);
  expect({ ok, failed: checked.filter(({ violations }) => violations.length > 0) }).toEqual({
    ok: true,
    failed: [],
  });
};

describe('a refund of a recorded payment', () => {
  it('gives back a part, names its payment, and leaves the rest to be refunded', async () => {
    const paymentId = await pay(100_000);
    const { status, body } = await refund(paymentId, 40_000);
    expect({ status, refund: body.refund }).toEqual({
      status: 200,
      refund: {
        transactionId: expect.stringMatching(/^txn_/),
        paymentId,
        amount: 40_000,
        commission: 600,
        netAmount: 39_400,
        currency: 'NGN',
        status: 'COMPLETED',
        paymentStatus: 'PARTIALLY_REFUNDED',
        refundableAmount: 60_000,
        createdAt: expect.any(String),
        environment: 'test',
        simulated: true,
      },
    });
    expect(await balances()).toMatchObject({ balance: 59_100, totalEarned: 59_100 });

    const payment = await read(paymentId);
    expect(payment).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      refundableAmount: 60_000,
      paymentId: null,
      completedAt: payment.createdAt,
    });
    expect(payment.timeline.map(({ status: its }: { status: string }) => its)).toEqual([
      'COMPLETED',
      'PARTIALLY_REFUNDED',
    ]);
    const { transactionId } = body.refund;
    const list = (await service.get('/transactions', byCookie(owner))).body.transactions;
    expect(list).toMatchObject([
      {
        id: transactionId,
        type: 'refund',
        status: 'COMPLETED',
        amount: 40_000,
        fee: 600,
        totalDebit: 39_400,
        paymentId,
        description: 'Refund: The cake was sent back.',
        customer: 'Ada Obi',
      },
      { id: paymentId, type: 'payment', status: 'PARTIALLY_REFUNDED', paymentId: null },
    ]);
    expect(await read(transactionId)).toMatchObject({ type: 'refund', paymentId, refundableAmount: null });
    const { statement } = (await service.get('/statement', byKey())).body;
    expect(statement).toMatchObject({ openingBalance: 0, closingBalance: 59_100 });
    expect(statement.entries).toMatchObject([
      { kind: 'payment', amount: 98_500, transactionId: paymentId },
      {
        kind: 'payment_refund',
        amount: -39_400,
        transactionId,
        description: 'Refund: The cake was sent back.',
      },
    ]);
    const csv = await service.get('/transactions/export', byCookie(owner));
    expect(csv.body).toContain(`${transactionId},refund,COMPLETED`);
    await sound();
  });

  it('gives and takes no kobo over several parts: the last one brings exactly what is left', async () => {
    // 1.5 % of 333.33 is 4.99: a part of a third brings 1.66 of it, and 1.67 twice.
    const paymentId = await pay(333.33);
    const parts = [];
    for (const amount of [111.11, 111.11, 111.11]) parts.push((await refund(paymentId, amount)).body.refund);
    expect(parts.map(({ commission }) => commission)).toEqual([1.66, 1.66, 1.67]);
    expect(parts.map(({ paymentStatus }) => paymentStatus)).toEqual([
      'PARTIALLY_REFUNDED',
      'PARTIALLY_REFUNDED',
      'REFUNDED',
    ]);
    expect(await balances()).toMatchObject({ balance: 0, totalEarned: 0 });
    expect(await read(paymentId)).toMatchObject({ status: 'REFUNDED', refundableAmount: 0 });
    expect(await refund(paymentId, 0.01)).toMatchObject({
      status: 409,
      body: { code: 'state_conflict', msg: 'nothing is left of this payment to refund' },
    });
    await sound();
  });

  it('is refused above what is left, of another transaction, of another merchant, and of the other environment', async () => {
    const paymentId = await pay(1_000);
    await pay(1_000);
    const { transactionId } = (await refund(paymentId, 400)).body.refund;
    expect(await refund(paymentId, 600.01)).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_request',
        errors: [{ path: 'amount', message: 'must be at most 600 naira, which is left of the payment' }],
      },
    });
    expect(await refund(transactionId, 1)).toMatchObject({
      status: 409,
      body: { code: 'state_conflict', msg: 'only a recorded payment can be refunded' },
    });
    const live = { key: merchant.apiKeys.prod };
    expect(await refund(paymentId, 1, live)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const other = await service.createMerchant('Bola Books');
    const theirs = await service.post(
      `/payment/${paymentId}/refund`,
      { businessId: other.businessId, amount: 1, reason: 'It is not mine.' },
      { key: other.apiKeys.test },
    );
    expect(theirs).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await balances()).toMatchObject({ balance: 1_576 });
  });

  it('is refused without the balance, and changes nothing', async () => {
    const paymentId = await pay(1_000);
    await adjust('-980');
    expect(await refund(paymentId, 1_000)).toMatchObject({
      status: 400,
      body: { code: 'insufficient_balance', msg: 'insufficient balance for a refund of 1000 naira' },
    });
    expect(await read(paymentId)).toMatchObject({ status: 'COMPLETED', refundableAmount: 1_000 });
    expect(await balances()).toMatchObject({ balance: 5, totalEarned: 985 });
  });

  it('is one for equal requests at the same time, also where nothing is left for a second one', async () => {
    const paymentId = await pay(1_000);
    const keyed = byKey({ 'idempotency-key': 'r-at-once' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(paymentId, 1_000, keyed)));
    const settled = answers.filter(({ body }) => body.code !== 'idempotency_key_in_use');
    expect(new Set(settled.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(settled.map(({ body }) => body.refund.transactionId)).size).toBe(1);
    expect(await read(paymentId)).toMatchObject({ status: 'REFUNDED', refundableAmount: 0 });
    await sound();
  });

  it('is made once under its Idempotency-Key, and the key is for one payment', async () => {
    const [first, second] = [await pay(1_000), await pay(1_000)];
    const keyed = byKey({ 'idempotency-key': 'r-1' });
    const made = await refund(first, 100, keyed);
    expect(await refund(first, 100, keyed)).toMatchObject({ status: 200, body: made.body });
    expect((await refund(second, 100, keyed)).body.refund.paymentId).toBe(second);
    expect(await read(first)).toMatchObject({ refundableAmount: 900 });
  });

  it('keeps the commission where that was agreed, and both may meet in one payment', async () => {
    const paymentId = await pay(1_000);
    const agree = (json: string) =>
      admin('business', 'pricing', merchant.businessId, json, '--operator', 'ada');
    await agree('{"refunds":{"returnsCommission":false}}');
    expect((await refund(paymentId, 500)).body.refund).toMatchObject({ commission: 0, netAmount: 500 });
    await agree('{}');
    expect((await refund(paymentId, 400)).body.refund).toMatchObject({ commission: 6, netAmount: 394 });
    expect(await balances()).toMatchObject({ balance: 91, totalEarned: 91 });
    await pay(1_000);
    await sound();
  });

  it('does not let more payments be recorded on its day', async () => {
    const live = { key: merchant.apiKeys.prod };
    const paymentId = await pay(1_000, live);
    expect((await refund(paymentId, 1_000, live)).body.refund).toMatchObject({ simulated: false });
    const { rows } = await service.ownerSql(
      `select flow, transactions::int, amount_minor::int, fee_minor::int from daily_totals where business_id = $1 order by flow`,
      [merchant.businessId],
    );
    expect(rows).toEqual([
      { flow: 'payment', transactions: 1, amount_minor: 100_000, fee_minor: 1_500 },
      { flow: 'refund', transactions: 1, amount_minor: 100_000, fee_minor: 1_500 },
    ]);
    const { overview } = (await service.get('/overview?days=7', live)).body;
    expect(overview.days.at(-1)).toMatchObject({ received: 1_000, fees: 15 });
    await sound();
  });

  it('waits for a second person above the amount of the rule, and is then made of its own payment', async () => {
    const finance = await signInUser(service, merchant, await addUser(service, merchant, 'finance'));
    const rule = { aboveNgn: 10_000, aboveUsdt: null, includesKeys: false };
    expect((await service.post('/approval-rule', rule, byCookie(owner))).status).toBe(200);
    const paymentId = await pay(50_000);
    expect((await refund(paymentId, 10_000, byCookie(finance))).status).toBe(200);
    const asked = await refund(paymentId, 20_000, byCookie(finance, { 'idempotency-key': 'r-2' }));
    expect(asked).toMatchObject({
      status: 202,
      body: {
        approval: {
          kind: 'payment_refund',
          amount: 20_000,
          currency: 'NGN',
          destination: `the payer of ${paymentId}`,
        },
      },
    });
    expect(await read(paymentId)).toMatchObject({ refundableAmount: 40_000 });
    const { id } = asked.body.approval;
    const approved = await service.post(`/approvals/${id}/approve`, undefined, byCookie(owner));
    expect(approved).toMatchObject({ status: 200, body: { approval: { status: 'APPROVED' } } });
    const { transactionId } = approved.body.approval;
    expect(await read(transactionId)).toMatchObject({ type: 'refund', paymentId, amount: 20_000 });
    const again = await refund(paymentId, 20_000, byCookie(finance, { 'idempotency-key': 'r-2' }));
    expect(again.body.refund).toMatchObject({ transactionId, refundableAmount: 20_000 });
  });

  it('is on record', async () => {
    const paymentId = await pay(1_000);
    await refund(paymentId, 100, byCookie(owner));
    const { entries } = (await service.get('/audit?action=payment.refund', byCookie(owner))).body;
    expect(entries).toMatchObject([
      {
        action: 'payment.refund',
        subject: paymentId,
        after: { amount: '100', currency: 'NGN', payment: paymentId },
      },
    ]);
  });
});

describe('refunds at once', () => {
  it('are of what is left, however many there are', async () => {
    const paymentId = await pay(1_000);
    await pay(1_000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(paymentId, 300)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 400, 400, 400, 400, 400]);
    expect(await read(paymentId)).toMatchObject({ status: 'PARTIALLY_REFUNDED', refundableAmount: 100 });
    await sound();
  });

  it('and a withdrawal of the same money: one of them finds it spent', async () => {
    const { businessId } = merchant;
    const account = { accountNumber: '0123456789', bankCode: '058' };
    expect((await service.post('/bank/verify', account, byCookie(owner))).status).toBe(200);
    const paymentId = await pay(1_000);
    const withdrawal = { businessId, amount: 950 };
    const [refunded, withdrawn] = await Promise.all([
      refund(paymentId, 1_000),
      service.post('/withdrawal/request', withdrawal, byKey()),
    ]);
    const refusals = [refunded, withdrawn].filter(({ body }) => body.code === 'insufficient_balance');
    expect(refusals).toHaveLength(1);
    await sound();
  });

  it('are refused by the database beyond the payment, whoever inserts them', async () => {
    const paymentId = await pay(1_000);
    const insert = (id: string, amountMinor: number, feeMinor: number) =>
      service.ownerSql(
        `with recorded as (
            insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
                description, metadata)
              select $1, business_id, environment, 'refund', 'COMPLETED', $3, $4, channel, customer, description, '{}'
                from transactions where id = $2 returning id)
          select id from recorded`,
        [id, paymentId, amountMinor, feeMinor],
      );
    const link = (id: string) =>
      service.ownerSql('insert into payment_refunds (transaction_id, payment_id) values ($1, $2)', [
        id,
        paymentId,
      ]);
    const [tooMuch, tooDear] = [`txn_much${Date.now()}`, `txn_dear${Date.now()}`];
    await insert(tooMuch, 100_001, 0);
    await expect(link(tooMuch)).rejects.toMatchObject({ constraint: 'payment_refunds_within_payment' });
    await insert(tooDear, 50_000, 751);
    await expect(link(tooDear)).rejects.toMatchObject({
      constraint: 'payment_refund_commission_of_its_part',
    });
    await expect(
      service.ownerSql(`update transactions set status = 'REFUNDED' where id = $1`, [paymentId]),
    ).rejects.toMatchObject({ constraint: 'transaction_status_moves' });
    const { checked } = await verifyLedger(service.database);
    const found = checked.find(({ name }) => name === 'refunds_fit_their_payments');
    expect([...(found?.violations ?? [])].sort().reverse()).toEqual(
      [tooMuch, tooDear].map((id) => `Refund ${id} is of no payment of its merchant.`),
    );
    await service.ownerSql('alter table transactions disable trigger user');
    await service.ownerSql('delete from transactions where id = any ($1)', [[tooMuch, tooDear]]);
    await service.ownerSql('delete from daily_totals where business_id = $1', [merchant.businessId]);
    await service.ownerSql('alter table transactions enable trigger user');
  });
});
