import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { verifyWebhook, type WebhookEvent } from '../../packages/client/src/index.ts';
import { EVENTS } from '../../src/api/webhooks/events.ts';
import { issueVendorAccount } from '../../src/db/merchants/vendorAccounts.ts';
import {
  ENDPOINT_EVENT_TYPES,
  type EndpointEventType,
  EVENT_TYPES,
} from '../../src/domain/webhooks/eventTypes.ts';
import { createPaystack } from '../../src/providers/bank/paystack.ts';
import { runAdminOn } from '../support/admin.ts';
import { type PaystackServer, startPaystackServer } from '../support/paystackServer.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

/**
 * Every type of event is caused by its real flow over HTTP, received by a listener and verified. docs/EVENTS.md shows what came:
 * `RECORD_EVENT_SAMPLES=1` writes it again.
 */
const SAMPLES = fileURLToPath(new URL('../../docs/EVENTS.md', import.meta.url));

let service: TestService;
let paystack: PaystackServer;
let receiver: WebhookReceiver;
let merchant: TestMerchant;
let key: { readonly key: string };
let secret: string;
/** The first event of each type that came, as documents show it. */
const samples = new Map<string, { readonly data: object }>();

beforeAll(async () => {
  [paystack, receiver] = await Promise.all([startPaystackServer(), startWebhookReceiver()]);
  service = await startTestService({
    queues: ['payouts', 'webhooks', 'bills', 'collections', 'chain'],
    env: { ...paystack.env, SANDBOX_POLL_MS: '100', SANDBOX_SOLID_AFTER_MS: '200', RELAY_DELAY_MS: '0' },
    // Nothing leaves this machine: no name of a live endpoint resolves.
    overrides: { lookup: () => Promise.reject(Object.assign(new Error('No name.'), { code: 'ENOTFOUND' })) },
  });
  paystack.setCallbackUrl(`${service.apiUrl}/providers/paystack/callback`);
  merchant = await service.createMerchant('Acme Stores', { password: 'correct horse battery' });
  key = { key: merchant.apiKeys.test };
  await service.fund(merchant, 1_000_000);
  await service.fund(merchant, 1_000, 'test', 'USDT');
  const { body } = await service.post(
    '/webhooks/endpoints',
    { url: receiver.url, eventTypes: ENDPOINT_EVENT_TYPES },
    key,
  );
  secret = body.endpoint.secret;
});
afterAll(async () => {
  await service?.stop();
  await receiver?.stop();
  await paystack?.stop();
});

const call = async (path: string, body: object) =>
  (await service.post(path, { businessId: merchant.businessId, ...body }, key)).body;

/** Every event that came, verified when it was looked at first: later its signature would be too old. */
const verified: WebhookEvent[] = [];

/** The verified event of a type whose data has what is wanted. */
function received<Type extends EndpointEventType>(
  type: Type,
  wanted: Readonly<Record<string, unknown>> = {},
) {
  return waitFor(`${type} with ${JSON.stringify(wanted)}`, () => {
    for (const request of receiver.received.slice(verified.length))
      verified.push(verifyWebhook({ ...request, secret }).event);
    const event = verified.find(
      (each): each is Extract<WebhookEvent, { type: Type }> =>
        each.type === type &&
        Object.entries(wanted).every(([name, value]) =>
          Object.entries(each.data).some(([n, v]) => n === name && v === value),
        ),
    );
    if (event) note(event);
    return event;
  });
}

function note(event: { readonly type: string }): void {
  const { body } = EVENTS[event.type as EndpointEventType];
  expect(body.strict().safeParse(event).error?.issues ?? []).toEqual([]);
  const { data } = event as unknown as { readonly data: object };
  const { shape } = body.shape.data as unknown as { readonly shape: Readonly<Record<string, z.ZodType>> };
  const required = Object.keys(shape).filter((name) => !shape[name]?.safeParse(undefined).success);
  expect(Object.keys(data).sort()).toEqual(required.sort());
  if (!samples.has(event.type)) samples.set(event.type, shownAs(event));
}

/** An event whose ids, times and hashes are those of every document. */
function shownAs(event: unknown): { readonly data: object } {
  const text = JSON.stringify(event)
    .replaceAll(/"([a-z]+)_[0-9a-hjkmnp-tv-z]{26}"/g, '"$1_01kb4z7v1q8m3c5n6p7r8s9t0v"')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '2026-01-31T08:00:00.000Z')
    .replaceAll(/"[0-9a-f]{64}"/g, `"${'7c2e'.repeat(16)}"`)
    .replaceAll(/"T[1-9A-HJ-NP-Za-km-z]{33}"/g, '"TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC"')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+\/hook/g, 'https://shop.example.com/webhooks')
    .replaceAll(/account \d{10}/g, 'account 9900000001')
    // The market of the sandbox changes every ten seconds.
    .replaceAll(/"conversionRate":[\d.]+/g, '"conversionRate":1500')
    .replaceAll(/"grossAmountNgn":[\d.]+/g, '"grossAmountNgn":15000')
    .replaceAll(/"netAmountNgn":[\d.]+/g, '"netAmountNgn":14975')
    .replaceAll(/"rate":[\d.]+/g, '"rate":128.5')
    .replaceAll(/"targetAmount":[\d.]+/g, '"targetAmount":12850');
  return JSON.parse(text);
}

describe('the events of orders', () => {
  it('withdrawals', async () => {
    await call('/withdrawal/request', { amount: 1_000, merchantReference: 'order-1042' });
    await call('/withdrawal/request', { amount: 1_000.01 });
    await received('withdrawal.completed', { merchantReference: 'order-1042' });
    await received('withdrawal.failed');
    await call('/withdrawal/request', { amount: 1_000.05, merchantReference: 'order-1042' });
    const { data } = await received('withdrawal.under_review');
    expect(data).toMatchObject({ amount: 1_000.05, status: 'PROCESSING', simulated: true });
  });

  it('payments', async () => {
    const { transaction } = await call('/payment/process', {
      amount: 5_000,
      serviceType: 'fees',
      description: 'School fees',
      merchantReference: 'order-1042',
      metadata: { orderId: 1042 },
      externalPayerName: 'Chidi Eze',
    });
    const { data } = await received('payment.recorded', { transactionId: transaction.transactionId });
    expect(data).toMatchObject({ amount: 5_000, commission: 75, netAmount: 4_925, simulated: true });

    const paymentId = transaction.transactionId;
    const { refund } = await call(`/payment/${paymentId}/refund`, {
      amount: 2_000,
      reason: 'The customer returned a book.',
    });
    const refunded = await received('payment.refunded', { transactionId: refund.transactionId });
    const { merchantReference, ...shown } = refunded.data;
    expect(shown).toEqual({ ...refund, reason: 'The customer returned a book.' });
    expect(merchantReference).toBe('order-1042');
  });

  it('bills', async () => {
    const bill = { network: 'mtn', phone: '08031234567' };
    const { transactionId } = await call('/bills/airtime', { ...bill, amount: 100 });
    await call('/bills/airtime', { ...bill, amount: 100.01 });
    const { data } = await received('bill.completed', { transactionId });
    expect(data).toMatchObject({ kind: 'airtime', account: '08031234567', amount: 100, status: 'COMPLETED' });
    expect((await received('bill.failed')).data.failureReason).toMatch(/\w/);
  });

  it('sales of USDT', async () => {
    const { withdrawal } = await call('/crypto/withdrawals/request', { amountUsdt: 10 });
    await call('/crypto/withdrawals/request', { amountUsdt: 10.01 });
    const { data } = await received('usdt_sale.completed', { transactionId: withdrawal.withdrawalId });
    expect(data).toMatchObject({ amountUsdt: 10, netAmountNgn: withdrawal.netAmountNgn });
    await received('usdt_sale.failed');
    await call('/crypto/withdrawals/request', { amountUsdt: 10.05, merchantReference: 'order-1042' });
    const reviewed = (await received('usdt_sale.under_review')).data;
    expect(reviewed).toMatchObject({
      amountUsdt: 10.05,
      status: 'PROCESSING',
      merchantReference: 'order-1042',
    });
  });

  it('collections', async () => {
    const collection = {
      sourceCurrency: 'GHS',
      country: 'GH',
      paymentMethod: 'MTN Mobile Money',
      customer: { name: 'Kofi Mensah', phone: '+233241234567' },
    };
    const begun = await call('/cross-border/collections', { ...collection, sourceAmount: 100 });
    await call('/cross-border/collections', { ...collection, sourceAmount: 100.01 });
    const { transactionId } = begun.collection;
    const { data } = await received('collection.completed', { transactionId });
    expect(data).toMatchObject({ sourceAmount: 100, targetCurrency: 'NGN' });
    await received('collection.failed');
  });
});

describe('the events of USDT payments', () => {
  const open = async (): Promise<string> =>
    (await service.post('/crypto/payments/create', { amount: 25, merchantReference: 'order-1042' }, key)).body
      .payment.paymentId;
  const pay = (paymentId: string, amount: number) =>
    service.post(`/crypto/payments/${paymentId}/simulate-deposit`, { amount }, key);
  const admin = (...args: string[]) =>
    runAdminOn(service, ['crypto', ...args, '--operator', 'ngozi'], {
      ENCRYPTION_KEY: Buffer.from(service.config.encryptionKey).toString('base64'),
      SANDBOX_SOLID_AFTER_MS: String(service.config.sandboxSolidAfterMs),
      JWT_SECRET: Buffer.from(service.config.jwtSecret).toString('base64'),
    });

  /** It is ended at once, and the chain is read past that while others are paid. */
  let unpaid: string;
  beforeAll(async () => {
    unpaid = await open();
    expect((await service.post(`/crypto/payments/${unpaid}/end`, {}, key)).status).toBe(200);
  });

  it('seen, settled, underpaid, overpaid, and what is sent back', async () => {
    const paymentId = await open();
    await pay(paymentId, 25);
    expect((await received('usdt_payment.seen', { paymentId })).data.amountCredited).toBe(0);
    expect((await received('usdt_payment.settled', { paymentId })).data.amountCredited).toBe(25);
    const less = await open();
    await pay(less, 10);
    await received('usdt_payment.underpaid', { paymentId: less });
    const more = await open();
    await pay(more, 40);
    await received('usdt_payment.overpaid', { paymentId: more });

    const refund = {
      paymentId,
      amount: 5,
      address: 'T9yZXXENpbqxic72funvcNeQuM4bnKkDAS',
      reason: 'It was paid twice.',
    };
    const paid = (await call('/crypto/refunds', refund)).refund.refundId;
    const { out } = await admin('refunds', 'pay', paid, '--json');
    await waitFor('the transaction to be solid', async () => {
      const closed = await admin('refunds', 'close', paid, '--tx', JSON.parse(out).txId);
      return !closed.err.includes('is not solid yet');
    });
    expect((await received('usdt_refund.completed', { refundId: paid })).data.txHash).toBe(
      JSON.parse(out).txId,
    );
    const canceled = (await call('/crypto/refunds', refund)).refund.refundId;
    await admin('refunds', 'cancel', canceled, '--reason', 'The customer called.');
    await received('usdt_refund.canceled', { refundId: canceled });
  });

  it('expired, needs review, and failed', async () => {
    await received('usdt_payment.expired', { paymentId: unpaid });
    await pay(unpaid, 25);
    const { data } = await received('usdt_payment.needs_review', { paymentId: unpaid });
    expect(data.reviewReason).toBe('late');
    await admin('resolve', unpaid, '--action', 'reject', '--reason', 'The customer called.');
    await received('usdt_payment.failed', { paymentId: unpaid });
  });
});

describe('the events of what our operations team and banks do', () => {
  const adjust = async (amount: string) => {
    const order = ['--environment', 'test', `--amount=${amount}`, '--reason', 'A chargeback'];
    const adjusted = ['ledger', 'adjust', merchant.businessId, ...order, '--operator', 'ngozi'];
    expect((await runAdminOn(service, adjusted)).err).toBe('');
  };

  it('a corrected balance', async () => {
    await adjust('-1500');
    expect((await received('adjustment.recorded')).data).toMatchObject({ amount: -1_500, currency: 'NGN' });
  });

  it('money that is taken back, and what the wallet lacks of it', async () => {
    const pay = async () => {
      const order = { amount: 5_000, serviceType: 'fees', externalPayerName: 'Chidi Eze' };
      return (await call('/payment/process', order)).transaction.transactionId;
    };
    const chargeback = (...args: string[]) =>
      runAdminOn(service, [
        'payments',
        'chargeback',
        ...args,
        '--operator',
        'ngozi',
        '--reason',
        'A stolen card',
      ]);
    const open = async (transactionId: string, dispute: string, ...fee: string[]) => {
      const order = ['--amount', '5000', '--dispute', dispute, ...fee];
      const { out, err } = await chargeback('open', transactionId, ...order);
      expect(err).toBe('');
      return /txn_\w+/.exec(out)?.[0] ?? '';
    };
    const lost = await open(await pay(), 'dp_1042');
    expect((await received('chargeback.opened', { chargebackId: lost })).data.status).toBe('OPEN');
    await chargeback('lost', lost);
    expect((await received('chargeback.lost', { chargebackId: lost })).data.returnedFee).toBe(0);

    const transactionId = await pay();
    const balance = async () => (await service.get('/statement', key)).body.statement.closingBalance;
    const withdrawal = await call('/withdrawal/request', { amount: Math.floor(await balance()) - 350 });
    expect(withdrawal.withdrawal.status).toBe('COMPLETED');
    await adjust(`${(100 - (await balance())).toFixed(2)}`);
    const won = await open(transactionId, 'dp_1043', '--fee', '500');
    const { data: incurred } = await received('debt.incurred', { transactionId: won });
    expect(incurred).toMatchObject({ amount: 5_400, debt: 5_400 });
    await chargeback('won', won, '--return-fee');
    expect((await received('chargeback.won', { chargebackId: won })).data).toMatchObject({
      transactionId,
      amount: 5_000,
      fee: 500,
      returnedFee: 500,
      status: 'WON',
    });
    const { data: repaid } = await received('debt.repaid', { amount: 5_400 });
    expect(repaid).toMatchObject({ transactionId: expect.stringMatching(/^txn_/), debt: 0 });
    await service.fund(merchant, 100_000);
  });

  it('a low balance', async () => {
    const token = await service.logIn(merchant);
    const { body } = await service.get('/overview?days=1', key);
    const { available } = body.overview.balances.ngn;
    // So that every recording shows the same figures.
    await service.fund(merchant, 2_000_000 - available);
    const alert = { ngn: 1_999_000 };
    await service.patch('/balance-alerts', alert, { token, headers: { 'x-business-env': 'test' } });
    await call('/withdrawal/request', { amount: 2_000 });
    const { data } = await received('balance.low');
    expect(data).toMatchObject({ currency: 'NGN', threshold: 1_999_000, balance: 1_997_990 });
  });

  it('an endpoint that is gone', async () => {
    const gone = await startWebhookReceiver();
    gone.answerWith(410);
    const { body } = await service.post(
      '/webhooks/endpoints',
      { url: gone.url, eventTypes: ['withdrawal.completed'] },
      key,
    );
    await call('/withdrawal/request', { amount: 1_000 });
    const { data } = await received('webhook_endpoint.disabled', { endpointId: body.endpoint.id });
    await gone.stop();
    expect(data.disabledReason).toBe('GONE');
  });

  it('a transfer into a live vendor account, whose endpoint must be public', async () => {
    const issuer = createPaystack({
      secretKey: paystack.secretKey,
      baseUrl: paystack.url,
      timeoutMs: 60_000,
    });
    const owner = { businessId: merchant.businessId, actor: 'operator:ngozi' };
    const { accountNumber } = await issueVendorAccount(service.database, issuer, owner);
    await service.ownerSql(
      `insert into webhook_endpoints (id, business_id, environment, url, event_types)
        values ('wep_live', $1, 'prod', 'https://merchant.example/hook', '{vendor_credit.received}')`,
      [merchant.businessId],
    );
    const reference = randomBytes(10).toString('hex');
    paystack.receivePayment({ reference, amountMinor: 500_000n, accountNumber, senderName: 'CHIDI EZE' });
    await paystack.announcePayment({ reference });
    const { id } = await waitFor('the event', async () => {
      const { body } = await service.get('/events?type=vendor_credit.received', {
        key: merchant.apiKeys.prod,
      });
      return body.events[0];
    });
    const { body } = await service.get(`/webhooks/deliveries/${id}`, { key: merchant.apiKeys.prod });
    const event = JSON.parse(body.delivery.body);
    note(event);
    expect(event.data).toMatchObject({
      amount: 5_000,
      commission: 75,
      customer: 'CHIDI EZE',
      environment: 'prod',
    });
  });
});

describe('docs/EVENTS.md', () => {
  it('shows an event of every type, with the fields that came', () => {
    expect([...samples.keys()].sort()).toEqual([...ENDPOINT_EVENT_TYPES].sort());
    if (process.env.RECORD_EVENT_SAMPLES) writeFileSync(SAMPLES, documentOf(samples));
    const shown = readFileSync(SAMPLES, 'utf8');
    for (const type of ENDPOINT_EVENT_TYPES) {
      const [, json = '{}'] = new RegExp(`## ${type}\\n[^\`]*\`\`\`json\\n([^\`]*)\`\`\``).exec(shown) ?? [];
      const sample = JSON.parse(json);
      // Its values may be those of another moment of the flow.
      expect(EVENTS[type].body.strict().safeParse(sample).error?.issues ?? []).toEqual([]);
      expect(keysOf(sample)).toEqual(keysOf(samples.get(type)));
    }
  });
});

const keysOf = (event: { readonly data: object } | undefined) => Object.keys(event?.data ?? {});

function documentOf(shown: ReadonlyMap<string, unknown>): string {
  const parts = ENDPOINT_EVENT_TYPES.map(
    (type) =>
      `## ${type}\n\n${EVENT_TYPES[type].summary}.\n\n\`\`\`json\n${JSON.stringify(shown.get(type), null, 2)}\n\`\`\`\n`,
  );
  const head =
    '# Events\n\n<!-- Written by test/flows/eventTypes.test.ts with RECORD_EVENT_SAMPLES=1, from the events that came there. -->\n\n' +
    'What does each type of event look like? An endpoint (`POST /webhooks/endpoints`) receives the types that it subscribes to. ' +
    'The `webhookUrl` of the profile receives `withdrawal.completed` and `withdrawal.failed`.\n';
  return [head, ...parts].join('\n');
}
