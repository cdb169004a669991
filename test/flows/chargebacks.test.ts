import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LedgerStore } from '../../src/db/ledger/ledgerStore.ts';
import { takeBackVendorCredit } from '../../src/db/orders/returns/chargebacks.ts';
import { vendorCreditTransfer } from '../../src/domain/ledger/ledger.ts';
import { newIdentifier } from '../../src/security/identifiers.ts';
import { runAdminOn } from '../support/admin.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import {
  type RequestOptions,
  startTestService,
  type TestMerchant,
  type TestService,
} from '../support/service.ts';

let service: TestService;
let merchant: TestMerchant;
let owner: string;

beforeAll(async () => {
  service = await startTestService({ queues: [], env: { MAIL_URL: '' } });
});
afterAll(() => service?.stop());
beforeEach(async () => {
  merchant = await service.createMerchant('Amber Bakery', { password: 'correct horse battery' });
  owner = await service.signIn(merchant);
});

const byKey = (): RequestOptions => ({ key: merchant.apiKeys.test });
const byCookie = (): RequestOptions => ({ cookie: owner, headers: { 'x-business-env': 'test' } });

async function pay(amount: number): Promise<string> {
  const body = {
    businessId: merchant.businessId,
    amount,
    serviceType: 'cakes',
    externalPayerName: 'Ada Obi',
  };
  const answer = await service.post('/payment/process', body, byKey());
  expect(answer.status).toBe(200);
  return answer.body.transaction.transactionId;
}

const admin = (...args: readonly string[]) => runAdminOn(service, [...args, '--operator', 'ada']);
const adjust = (amount: string) =>
  admin('ledger', 'adjust', merchant.businessId, '--env', 'test', `--amount=${amount}`, '--reason', 'a test');

interface Order {
  readonly amount: string;
  readonly fee?: string;
  readonly dispute?: string;
}
const open = (id: string, { amount, fee, dispute = 'dp_1' }: Order) =>
  admin(
    'payments',
    'chargeback',
    'open',
    id,
    '--amount',
    amount,
    ...(fee === undefined ? [] : ['--fee', fee]),
    '--dispute',
    dispute,
    '--reason',
    'the card was stolen',
  );
const end = (id: string, as: 'won' | 'lost', ...more: readonly string[]) =>
  admin('payments', 'chargeback', as, id, '--reason', 'the bank said so', ...more);

/** Books a chargeback. Returns its id. */
async function opened(id: string, order: Order): Promise<string> {
  const { code, out, err } = await open(id, order);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return /txn_\w+/.exec(out)?.[0] ?? '';
}

const read = async (id: string) => (await service.get(`/transactions/${id}`, byKey())).body.transaction;
const balances = async () => {
  const { balance, debt, totalEarned } = (await service.get('/me', byCookie())).body.business.balances;
  return { balance, debt, totalEarned };
};
const statement = async () => (await service.get('/statement', byKey())).body.statement;

describe('a chargeback', () => {
  it('takes amount and fee, names the payment, and keeps the commission', async () => {
    const paymentId = await pay(1_000);
    const id = await opened(paymentId, { amount: '600', fee: '25' });
    expect(await read(id)).toMatchObject({
      type: 'chargeback',
      status: 'COMPLETED',
      amount: 600,
      fee: 25,
      totalDebit: 625,
      paymentId,
      description: 'Chargeback: the card was stolen',
      metadata: { dispute: 'dp_1' },
    });
    expect(await read(paymentId)).toMatchObject({ status: 'COMPLETED', refundableAmount: 400 });
    expect(await balances()).toEqual({ balance: 360, debt: 0, totalEarned: 385 });
    const list = await runAdminOn(service, ['payments', 'chargeback', 'list']);
    expect(list.out).toContain(id);
    await expectSoundLedger(service.database);
  });

  it('that is won gives the amount back, and its fee where that is said; one that is lost moves nothing', async () => {
    const paymentId = await pay(1_000);
    const [first, second, third] = [
      await opened(paymentId, { amount: '100', fee: '25' }),
      await opened(paymentId, { amount: '200', fee: '25', dispute: 'dp_2' }),
      await opened(paymentId, { amount: '300', fee: '25', dispute: 'dp_3' }),
    ];
    expect((await end(first, 'won')).out).toBe(`${first} is WON.\n`);
    expect(await balances()).toEqual({ balance: 410, debt: 0, totalEarned: 485 });
    expect((await end(second, 'won', '--return-fee')).code).toBe(0);
    expect(await balances()).toEqual({ balance: 635, debt: 0, totalEarned: 685 });
    expect((await end(third, 'lost')).code).toBe(0);
    expect(await balances()).toEqual({ balance: 635, debt: 0, totalEarned: 685 });
    expect(await read(first)).toMatchObject({ status: 'REVERSED' });
    expect(await read(third)).toMatchObject({ status: 'COMPLETED' });
    expect(await read(paymentId)).toMatchObject({ refundableAmount: 700 });
    expect(await end(first, 'lost')).toMatchObject({ code: 2, err: expect.stringContaining('WON already') });
    await expectSoundLedger(service.database);
  });

  it('is refused beyond what is left, twice for one dispute, and of what brought no money', async () => {
    const paymentId = await pay(1_000);
    const { body } = await service.post(
      `/payment/${paymentId}/refund`,
      { businessId: merchant.businessId, amount: 400, reason: 'It was sent back.' },
      byKey(),
    );
    expect(await open(paymentId, { amount: '600.01' })).toMatchObject({
      code: 2,
      err: expect.stringContaining(`600 NGN is left of ${paymentId}`),
    });
    await opened(paymentId, { amount: '100' });
    expect(await open(paymentId, { amount: '100' })).toMatchObject({
      code: 2,
      err: expect.stringContaining('the dispute dp_1 is booked already'),
    });
    expect(await open(body.refund.transactionId, { amount: '1', dispute: 'dp_9' })).toMatchObject({
      code: 2,
    });
    const refused = await service.post(
      `/payment/${paymentId}/refund`,
      { businessId: merchant.businessId, amount: 501, reason: 'It was sent back.' },
      byKey(),
    );
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    await expectSoundLedger(service.database);
  });
});

describe('a chargeback of money that its provider took back since', () => {
  let reference: string;
  let creditId: string;
  const take = () =>
    takeBackVendorCredit(
      { database: service.database, ledger: new LedgerStore(service.database) },
      { chargebackId: newIdentifier('txn'), provider: 'paystack', providerReference: reference },
    );
  beforeEach(async () => {
    reference = newIdentifier('txn');
    creditId = newIdentifier('txn');
    const { businessId } = merchant;
    const own = {
      businessId,
      environment: 'test',
      provider: 'paystack',
      providerReference: reference,
    } as const;
    const money = { amountMinor: 10_000n, commissionMinor: 0n };
    await new LedgerStore(service.database).post(vendorCreditTransfer({ ...own, ...money }));
    await service.ownerSql(
      `with recorded as (
          insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
              description, metadata)
            values ($1, $2, 'test', 'vendor_credit', 'COMPLETED', 10000, 0, 'x', 'x', 'x', '{}'))
        insert into vendor_credits (provider, provider_reference, environment, status, business_id, transaction_id, outcome,
            answered_at)
          values ('paystack', $3, 'test', 'CREDITED', $2, $1, 'succeeded', now())`,
      [creditId, businessId, reference],
    );
  });

  it.each(['40', '100'])('of %s is not won, and can be lost', async (amount) => {
    const id = await opened(creditId, { amount });
    await take();
    expect(await take()).toBeUndefined();
    expect(await end(id, 'won')).toMatchObject({
      code: 2,
      err: `Refused: the provider took back all of ${creditId} since: none of it can be given back.\n`,
    });
    expect(await balances()).toMatchObject({ balance: 0, debt: 0 });
    expect((await end(id, 'lost')).code).toBe(0);
    await expectSoundLedger(service.database);
  });

  it('is won once the provider gave back what it took', async () => {
    const id = await opened(creditId, { amount: '40' });
    const taken = await take();
    expect((await end(taken?.chargebackId ?? '', 'won')).code).toBe(0);
    expect((await end(id, 'won')).code).toBe(0);
    expect(await balances()).toMatchObject({ balance: 100, debt: 0 });
    await expectSoundLedger(service.database);
  });

  it('while both are decided at once gives nothing back, or has it taken too', async () => {
    const id = await opened(creditId, { amount: '40' });
    await Promise.all([end(id, 'won'), take()]);
    expect(await balances()).toMatchObject({ balance: 0, debt: 0 });
    await expectSoundLedger(service.database);
  });
});

it('is refused by the database beyond what arrived, with what refunds and others took, whoever inserts it', async () => {
  const paymentId = await pay(1_000);
  await opened(paymentId, { amount: '600' });
  const link = (amountMinor: number) =>
    service.ownerSql(
      `do $$ begin
        insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
            description, metadata)
          select 'txn_beyond', business_id, environment, 'chargeback', 'COMPLETED', ${amountMinor}, 0, channel, customer,
              description, '{}' from transactions where id = '${paymentId}';
        insert into chargebacks (transaction_id, received_id, dispute, opened_by)
          values ('txn_beyond', '${paymentId}', 'dp_2', 'ada');
        raise exception 'taken';
      end $$`,
    );
  await expect(link(40_001)).rejects.toMatchObject({ constraint: 'chargebacks_within_received_money' });
  await expect(link(40_000)).rejects.toThrow('taken');
});

describe('a debt', () => {
  it('is what the wallet lacked, is repaid first by what arrives, and refuses what takes money until then', async () => {
    const paymentId = await pay(1_000);
    await adjust('-900');
    const { out } = await open(paymentId, { amount: '1000', fee: '15' });
    expect(out).toContain('The business owes 930 NGN now.');
    expect(await balances()).toEqual({ balance: 0, debt: 930, totalEarned: -15 });

    await pay(100);
    expect(await balances()).toMatchObject({ balance: 0, debt: 831.5 });
    const account = { accountNumber: '0123456789', bankCode: '058' };
    expect((await service.post('/bank/verify', account, byCookie())).status).toBe(200);
    const withdrawal = { businessId: merchant.businessId, amount: 100 };
    const refused = await service.post('/withdrawal/request', withdrawal, byKey());
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'debt_outstanding', msg: 'a debt of 831.5 naira is repaid first by what arrives' },
    });
    const airtime = { businessId: merchant.businessId, network: 'mtn', phone: '08031234567', amount: 100 };
    expect((await service.post('/bills/airtime', airtime, byKey())).body.code).toBe('debt_outstanding');

    // What is more than the debt is available, and the debt is over.
    await adjust('1000');
    expect(await balances()).toMatchObject({ balance: 168.5, debt: 0 });
    const { entries, ...ends } = await statement();
    expect(ends).toMatchObject({ openingBalance: 0, closingBalance: 168.5, openingDebt: 0, closingDebt: 0 });
    const moved = entries.map(({ kind, amount, balance, debtAmount, debt }: Record<string, unknown>) => [
      kind,
      amount,
      balance,
      debtAmount,
      debt,
    ]);
    expect(moved).toEqual([
      ['payment', 985, 985, 0, 0],
      ['adjustment', -900, 85, 0, 0],
      ['debt_incurred', 930, 1_015, 930, 930],
      ['chargeback', -1_015, 0, 0, 930],
      ['payment', 98.5, 98.5, 0, 930],
      ['debt_repayment', -98.5, 0, -98.5, 831.5],
      ['adjustment', 1_000, 1_000, 0, 831.5],
      ['debt_repayment', -831.5, 168.5, -831.5, 0],
    ]);
    const ids: readonly string[] = entries.map(
      ({ transactionId }: { transactionId: string }) => transactionId,
    );
    expect(new Set(ids.slice(2, 4)).size).toBe(1);
    // What a movement names can be opened: a repayment is a transaction of its own, in the list too.
    expect(await read(ids[5] ?? '')).toMatchObject({
      ...{ type: 'debt_repayment', status: 'COMPLETED', amount: 98.5, fee: 0, totalDebit: 98.5 },
      ...{ description: 'Repayment of a debt', currency: 'NGN', paymentId: null },
    });
    const { transactions } = (await service.get('/transactions', byCookie())).body;
    const listed = transactions.filter(({ type }: { type: string }) => type === 'debt_repayment');
    expect(listed.map(({ id, amount }: { id: string; amount: number }) => [id, amount])).toEqual([
      [ids[7], 831.5],
      [ids[5], 98.5],
    ]);
    expect(ids[5]).toMatch(/^txn_[0-9a-hjkmnp-tv-z]{26}$/);
    expect((await service.post('/withdrawal/request', withdrawal, byKey())).status).toBeLessThan(300);
    await expectSoundLedger(service.database);
  });

  it('is repaid by a won chargeback, and stays where the policy says later, until it says first again', async () => {
    const paymentId = await pay(1_000);
    await adjust('-985');
    const id = await opened(paymentId, { amount: '500' });
    expect((await admin('business', 'debts', merchant.businessId, 'later')).code).toBe(0);
    await pay(200);
    expect(await balances()).toMatchObject({ balance: 197, debt: 500 });
    const airtime = { businessId: merchant.businessId, network: 'mtn', phone: '08031234567', amount: 100 };
    expect((await service.post('/bills/airtime', airtime, byKey())).status).toBeLessThan(300);
    expect((await admin('business', 'debts', merchant.businessId, 'first')).code).toBe(0);
    expect(await balances()).toMatchObject({ balance: 0, debt: 403 });
    const repaid = (await statement()).entries.at(-1);
    expect(repaid).toMatchObject({ kind: 'debt_repayment', amount: -97 });
    expect(await read(repaid.transactionId)).toMatchObject({ type: 'debt_repayment', amount: 97 });
    await end(id, 'won');
    expect(await balances()).toMatchObject({ balance: 97, debt: 0 });
    await expectSoundLedger(service.database);
  });

  it('and payments at once: what arrives is repaid or available, and never both', async () => {
    const paymentId = await pay(1_000);
    await adjust('-985');
    const order = opened(paymentId, { amount: '1000' });
    await Promise.all([order, ...Array.from({ length: 12 }, () => pay(100))]);
    expect(await balances()).toMatchObject({ balance: 182, debt: 0 });
    await expectSoundLedger(service.database);
  });

  it('moves by its wallet alone, and never below zero', async () => {
    const { rows } = await service.ownerSql(
      `select kind, id from ledger.accounts where business_id = $1 and environment = 'test' and asset = 'NGN' and shard = 0`,
      [merchant.businessId],
    );
    const idOf = (kind: string) => rows.find((row) => row.kind === kind)?.id;
    const post = (legs: string, amounts: string, kind = 'debt_incurred') =>
      service.ownerSql(
        `insert into ledger.transfers (reference, kind, environment, leg_accounts, leg_amounts)
          values ('guard/' || gen_random_uuid(), $1, 'test', $2, $3)`,
        [kind, legs, amounts],
      );
    const [wallet, debt] = [idOf('available'), idOf('debt')];
    await expect(post(`{${wallet},${debt}}`, '{5,-5}')).rejects.toMatchObject({
      constraint: 'debt_follows_its_wallet',
    });
    await pay(100);
    await expect(post(`{${wallet},${debt}}`, '{-5,5}', 'debt_repayment')).rejects.toMatchObject({
      constraint: 'debt_never_negative',
    });
    await expect(post(`{48,${wallet}}`, '{999999,-999999}', 'adjustment')).rejects.toMatchObject({
      constraint: 'merchant_balance_never_negative',
    });
  });
});
