import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EVENTS } from '../../src/api/webhooks/events.ts';
import { ENDPOINT_EVENT_TYPES, type EndpointEventType } from '../../src/domain/webhooks/eventTypes.ts';
import { runAdminOn } from '../support/admin.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, verifyWebhook, type WebhookReceiver } from '../support/webhookReceiver.ts';

/** Fees that are itemized, from the quote to the books, for a merchant that agreed to charges. */
let service: TestService;
let receiver: WebhookReceiver;
let merchant: TestMerchant;
let key: { readonly key: string };
let secret: string;

const PASSWORD = 'correct horse battery';
const VAT = { kind: 'vat', payer: 'merchant' };
const STAMP_DUTY = { kind: 'stamp_duty', payer: 'merchant' };
/** The items of a withdrawal of ₦20,000. */
const ITEMS = [
  { kind: 'fee', amount: 25, payer: 'merchant' },
  { kind: 'vat', amount: 1.88, payer: 'merchant' },
  { kind: 'stamp_duty', amount: 50, payer: 'merchant' },
];

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  service = await startTestService({
    queues: ['payouts', 'bills', 'webhooks'],
    env: { SANDBOX_POLL_MS: '300' },
    // The rate of the market stands still.
    overrides: { marketTimeMs: () => 1_700_000_000_000 },
  });
});
afterAll(async () => {
  await service?.stop();
  await receiver?.stop();
});
beforeEach(async () => {
  merchant = await service.createMerchant('Acme Stores', { password: PASSWORD });
  key = { key: merchant.apiKeys.test };
  await service.fund(merchant, 100_000);
  await service.fund(merchant, 1_000, 'test', 'USDT');
  const { body } = await service.post(
    '/webhooks/endpoints',
    { url: `${receiver.url}/${merchant.businessId}`, eventTypes: ENDPOINT_EVENT_TYPES },
    key,
  );
  secret = body.endpoint.secret;
});

async function agree(charges: readonly object[]): Promise<string> {
  const { code, out, err } = await runAdminOn(service, [
    ...['business', 'pricing', merchant.businessId, JSON.stringify({ charges })],
    ...['--operator', 'ada'],
  ]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

const call = (path: string, body: object) =>
  service.post(path, { businessId: merchant.businessId, ...body }, key);
const transactionOf = async (id: string) => (await service.get(`/transactions/${id}`, key)).body.transaction;
const ended = (id: string, status: string) =>
  waitFor(`${id} to be ${status}`, async () => {
    const transaction = await transactionOf(id);
    return transaction.status === status && transaction;
  });
const balances = (asset: 'NGN' | 'USDT' = 'NGN') =>
  service.ledger.balances({ businessId: merchant.businessId, environment: 'test' }, asset);
const statementOf = async (id: string, asset = 'NGN') => {
  const { body } = await service.get(`/statement?asset=${asset}`, key);
  return body.statement.entries.filter((entry: { transactionId: string }) => entry.transactionId === id);
};

/** What the items of all movements of the wallet sum to, by kind. */
async function taxesOfStatement() {
  const { entries } = (await service.get('/statement', key)).body.statement;
  const sums: Record<string, number> = {};
  for (const { kind, amount } of entries.flatMap(({ charges = [] }) => charges))
    sums[kind] = Math.round(((sums[kind] ?? 0) + amount) * 100) / 100;
  return sums;
}

/** The verified data of the event that tells of the end of an order; it is as it is documented. */
async function eventOf(type: EndpointEventType, id: string, status: string) {
  const event = await waitFor(`${type} of ${id}`, () =>
    receiver.received
      .filter(({ path }) => path.endsWith(merchant.businessId))
      .map((webhook) => verifyWebhook(webhook, secret) as { type: string; data: Record<string, unknown> })
      .find(({ type: its, data }) => its === type && data.transactionId === id && data.status === status),
  );
  expect(EVENTS[type].body.strict().safeParse(event).error?.issues ?? []).toEqual([]);
  return event.data;
}

/** What the platform's accounts have of the transfers of an order, by kind, in kobo. */
async function platformEntries(id: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await service.ownerSql(
    `select account.kind, sum(entry.amount_minor)::integer as minor
      from ledger.transfers transfer join ledger.entries entry on entry.transfer_id = transfer.id
        join ledger.accounts account on account.id = entry.account_id
      where starts_with(transfer.reference, $1 || ':') and account.business_id is null and account.asset = 'NGN'
        and account.kind in ('fees', 'vat', 'stamp_duty')
      group by 1`,
    [id],
  );
  return Object.fromEntries(rows.map(({ kind, minor }) => [kind, minor]));
}

it('nothing is itemized where nothing was agreed', async () => {
  const quote = (await call('/withdrawal/quote', { amount: 20_000 })).body.quote;
  expect([quote.fee, quote.totalDebit, 'charges' in quote]).toEqual([25, 20_025, false]);
  const { withdrawal } = (await call('/withdrawal/request', { amount: 20_000 })).body;
  const id = withdrawal.transactionId;
  expect([withdrawal.fee, 'charges' in withdrawal, 'charges' in (await transactionOf(id))]).toEqual([
    25,
    false,
    false,
  ]);
  expect('charges' in (await eventOf('withdrawal.completed', id, 'COMPLETED'))).toBe(false);
  const entries = await statementOf(id);
  expect(entries.map(({ description }: { description: string }) => description)).toEqual([
    'Withdrawal to Guaranty Trust Bank',
    'Withdrawal to Guaranty Trust Bank',
  ]);
  expect(entries.some((entry: object) => 'charges' in entry)).toBe(false);
  expect(await platformEntries(id)).toEqual({ fees: 2_500 });
});

it('an operator agrees on charges, sees them, and ends them', async () => {
  expect(await agree([VAT, { ...STAMP_DUTY, of: ['withdrawal', 'bill'] }])).toContain(
    'charges: none → vat paid by the merchant; stamp_duty paid by the merchant, of withdrawal and bill',
  );
  for (const wrong of [
    [VAT, VAT],
    [{ ...VAT, payer: 'bank' }],
    [{ ...VAT, of: [] }],
    [{ kind: 'fee', payer: 'merchant' }],
  ]) {
    const args = ['business', 'pricing', merchant.businessId, JSON.stringify({ charges: wrong })];
    const { code, err } = await runAdminOn(service, [...args, '--operator', 'ada']);
    expect([code, err]).toEqual([2, expect.stringContaining('That pricing cannot be used')]);
  }
  expect((await call('/withdrawal/quote', { amount: 20_000 })).body.quote.fee).toBe(76.88);
  await agree([]);
  expect((await call('/withdrawal/quote', { amount: 20_000 })).body.quote.fee).toBe(25);
});

describe('a withdrawal with charges', () => {
  beforeEach(() => agree([VAT, STAMP_DUTY]));

  it('shows the items wherever it is shown, and posts each to its account', async () => {
    const { quote } = (await call('/withdrawal/quote', { amount: 20_000 })).body;
    expect(quote).toMatchObject({ amount: 20_000, fee: 76.88, charges: ITEMS, totalDebit: 20_076.88 });
    const { status, body } = await call('/withdrawal/request', { amount: 20_000 });
    expect([status, body.withdrawal]).toEqual([
      200,
      expect.objectContaining({ fee: 76.88, charges: ITEMS, totalDebit: 20_076.88, status: 'COMPLETED' }),
    ]);
    const id = body.withdrawal.transactionId;
    expect(await transactionOf(id)).toMatchObject({ fee: 76.88, charges: ITEMS, totalDebit: 20_076.88 });
    const options = { token: await service.logIn(merchant), headers: { 'x-business-env': 'test' } };
    const listed = (await service.get('/transactions', options)).body.transactions;
    expect(listed[0]).toMatchObject({ id, fee: 76.88, charges: ITEMS });
    expect(await eventOf('withdrawal.completed', id, 'COMPLETED')).toMatchObject({
      fee: 76.88,
      charges: ITEMS,
    });
    const description = 'Withdrawal to Guaranty Trust Bank';
    const movements = await statementOf(id);
    expect(movements).toMatchObject([
      { kind: 'withdrawal_reserve', amount: -20_076.88, description },
      {
        ...{ kind: 'withdrawal_post', heldAmount: -20_076.88, charges: ITEMS },
        description: `${description} (NGN: fee 25, VAT 1.88, stamp duty 50)`,
      },
    ]);
    expect('charges' in movements[0]).toBe(false);
    expect(await platformEntries(id)).toEqual({ fees: 2_500, vat: 188, stamp_duty: 5_000 });
    expect((await balances()).availableMinor).toBe(10_000_000n - 2_007_688n);
    // The contract's sum is of amounts, without fees.
    const { business } = (await service.get('/me', options)).body;
    expect(business.balances.totalWithdrawn).toBe(20_000);
    await expectSoundLedger(service.database);
  });

  it('has them in files', async () => {
    const { withdrawal } = (await call('/withdrawal/request', { amount: 20_000 })).body;
    const options = { token: await service.logIn(merchant), headers: { 'x-business-env': 'test' } };
    const read = async (path: string) => {
      const response = await fetch(`${service.baseUrl}${path}`, {
        headers: { authorization: `Bearer ${options.token}`, ...options.headers },
      });
      return (await response.text()).split('\r\n').filter((line) => line.includes(withdrawal.transactionId));
    };
    expect((await read('/transactions/export'))[0]).toMatch(/,20000,76\.88,20076\.88,NGN,.*,1\.88,50$/);
    expect(await read('/statement/export?asset=NGN')).toEqual([
      expect.not.stringContaining('VAT'),
      expect.stringContaining('(NGN: fee 25, VAT 1.88, stamp duty 50)'),
    ]);
  });

  it('that fails gives all items back, and posts none', async () => {
    const { body } = await call('/withdrawal/request', { amount: 20_000.01 });
    expect(body).toMatchObject({ code: 'transfer_failed', withdrawal: { status: 'FAILED', charges: ITEMS } });
    const id = body.withdrawal.transactionId;
    expect(await eventOf('withdrawal.failed', id, 'FAILED')).toMatchObject({ charges: ITEMS });
    expect(await taxesOfStatement()).toEqual({});
    expect(await balances()).toEqual({ availableMinor: 10_000_000n, heldMinor: 0n });
    expect(await platformEntries(id)).toEqual({});
    await expectSoundLedger(service.database);
  });

  it('that is reversed gives all items back', async () => {
    const { body } = await call('/withdrawal/request', { amount: 20_000.04 });
    const id = body.withdrawal.transactionId;
    await ended(id, 'REVERSED');
    expect(await eventOf('withdrawal.failed', id, 'REVERSED')).toMatchObject({ charges: ITEMS });
    const movements = await statementOf(id);
    expect(movements.at(-1)).toMatchObject({
      ...{ kind: 'withdrawal_reversal', amount: 20_076.92 },
      charges: ITEMS.map((item) => ({ ...item, amount: -item.amount })),
      description: expect.stringMatching(/\(NGN: fee -25, VAT -1.88, stamp duty -50\)$/),
    });
    expect(await taxesOfStatement()).toEqual({ fee: 0, vat: 0, stamp_duty: 0 });
    expect(await balances()).toEqual({ availableMinor: 10_000_000n, heldMinor: 0n });
    expect(await platformEntries(id)).toEqual({ fees: 0, vat: 0, stamp_duty: 0 });
    await expectSoundLedger(service.database);
  });

  it('has stamp duty from ₦10,000 on, and needs the whole of it', async () => {
    const charged = async (amount: number) => (await call('/withdrawal/quote', { amount })).body.quote.fee;
    expect([await charged(9_999.99), await charged(10_000)]).toEqual([26.88, 76.88]);
    const short = await call('/withdrawal/request', { amount: 99_950 });
    expect([short.status, short.body]).toEqual([
      400,
      expect.objectContaining({
        code: 'insufficient_balance',
        msg: 'insufficient balance, 100053.75 naira required',
      }),
    ]);
    expect((await call('/withdrawal/request', { amount: 99_896.25 })).status).not.toBe(400);
  });

  it('keeps its items when the agreement ends before the order does', async () => {
    const { body } = await call('/withdrawal/request', { amount: 20_000.02 });
    await agree([]);
    const id = body.withdrawal.transactionId;
    expect((await ended(id, 'COMPLETED')).charges).toEqual(ITEMS);
    expect(await platformEntries(id)).toEqual({ fees: 2_500, vat: 188, stamp_duty: 5_000 });
  });
});

it('what the platform pays is taken from its fees, and adds nothing to the total', async () => {
  await agree([VAT, { ...STAMP_DUTY, payer: 'platform' }]);
  const { withdrawal } = (await call('/withdrawal/request', { amount: 20_000 })).body;
  expect(withdrawal).toMatchObject({
    fee: 26.88,
    totalDebit: 20_026.88,
    charges: [ITEMS[0], ITEMS[1], { kind: 'stamp_duty', amount: 50, payer: 'platform' }],
  });
  const id = withdrawal.transactionId;
  expect(await platformEntries(id)).toEqual({ fees: -2_500, vat: 188, stamp_duty: 5_000 });
  expect((await statementOf(id))[1].description).toMatch(/\(NGN: fee 25, VAT 1.88\)$/);
  await expectSoundLedger(service.database);
});

describe('a sale of USDT with charges', () => {
  beforeEach(() => agree([VAT, STAMP_DUTY]));

  it('is quoted, sold and shown with its items, which come off what the bank is paid', async () => {
    const { quote } = (await call('/crypto/withdrawals/quote', { amountUsdt: 10 })).body;
    expect(quote).toMatchObject({
      withdrawalFeeNgn: 76.88,
      charges: ITEMS,
      netAmountNgn: Math.round((quote.grossAmountNgn - 76.88) * 100) / 100,
    });
    // The quote holds, whatever is agreed meanwhile.
    await agree([]);
    const sold = await call('/crypto/withdrawals/request', { amountUsdt: 10, quoteId: quote.quoteId });
    const terms = { withdrawalFeeNgn: 76.88, charges: ITEMS, netAmountNgn: quote.netAmountNgn };
    expect(sold.body.withdrawal).toMatchObject({ ...terms, status: 'COMPLETED' });
    const id = sold.body.withdrawal.withdrawalId;
    expect((await service.get(`/crypto/withdrawals/${id}`, key)).body.withdrawal).toMatchObject(terms);
    expect(await eventOf('usdt_sale.completed', id, 'COMPLETED')).toMatchObject(terms);
    const [reserved, sale] = await statementOf(id, 'USDT');
    expect([reserved.amount, 'charges' in reserved]).toEqual([-10, false]);
    expect(sale).toMatchObject({
      heldAmount: -10,
      charges: ITEMS,
      description: 'USDT sale (NGN: fee 25, VAT 1.88, stamp duty 50)',
    });
    expect(await platformEntries(id)).toEqual({ fees: 2_500, vat: 188, stamp_duty: 5_000 });
    await expectSoundLedger(service.database);
  });

  it('that is reversed gives the USDT back, and undoes every item', async () => {
    const { body } = await call('/crypto/withdrawals/request', { amountUsdt: 10.04 });
    const id = body.withdrawal.withdrawalId;
    expect(await eventOf('usdt_sale.failed', id, 'REVERSED')).toMatchObject({ charges: ITEMS });
    expect((await balances('USDT')).availableMinor).toBe(1_000_000_000n);
    expect(await platformEntries(id)).toEqual({ fees: 0, vat: 0, stamp_duty: 0 });
    await expectSoundLedger(service.database);
  });
});

describe('a bill with charges', () => {
  const buy = (amount: number) => call('/bills/airtime', { network: 'mtn', phone: '08031234567', amount });
  const ON_BILLS = { ...STAMP_DUTY, of: ['bill'] };

  it('has no items where no rule names bills', async () => {
    await agree([VAT, STAMP_DUTY]);
    const { transactionId } = (await buy(20_000)).body;
    expect(await transactionOf(transactionId)).toMatchObject({ fee: 0, charges: [], totalDebit: 20_000 });
    expect(await platformEntries(transactionId)).toEqual({});
  });

  it('has the duty that is agreed for bills, and gives it back when it fails', async () => {
    await agree([VAT, ON_BILLS]);
    const charges = [ITEMS[2]];
    const bought = (await buy(20_000)).body;
    expect(bought).toMatchObject({ status: 'COMPLETED', amount: 20_000 });
    expect(await transactionOf(bought.transactionId)).toMatchObject({ fee: 50, charges, totalDebit: 20_050 });
    expect(await eventOf('bill.completed', bought.transactionId, 'COMPLETED')).toMatchObject({ charges });
    expect(await platformEntries(bought.transactionId)).toEqual({ stamp_duty: 5_000 });
    expect((await balances()).availableMinor).toBe(10_000_000n - 2_005_000n);

    const failed = (await buy(20_000.01)).body;
    expect(await eventOf('bill.failed', failed.transactionId, 'FAILED')).toMatchObject({ charges });
    expect(await balances()).toEqual({ availableMinor: 10_000_000n - 2_005_000n, heldMinor: 0n });
    await expectSoundLedger(service.database);
  });
});

it('an automatic payout leaves the reserve after its items', async () => {
  await agree([VAT, STAMP_DUTY]);
  const options = { token: await service.logIn(merchant), headers: { 'x-business-env': 'test' } };
  const setting = { rule: 'amount', above: 10_000, reserve: 1_000 };
  expect((await service.post('/automatic-payouts', setting, options)).status).toBe(200);
  await service.ownerSql('update automatic_payouts set look_at = now() where business_id = $1', [
    merchant.businessId,
  ]);
  const paid = await waitFor('the payout', async () => {
    const { transactions } = (await service.get('/transactions', options)).body;
    return transactions.find(({ type }: { type: string }) => type === 'withdrawal');
  });
  expect(paid).toMatchObject({ type: 'withdrawal', fee: 103.75, amount: 98_896.25, totalDebit: 99_000 });
  expect(paid.charges).toHaveLength(3);
});
