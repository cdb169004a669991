import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import type { DemoMerchant } from '../src/demoMerchant.ts';

/**
 * `npm run demo`, beside a running service: walks every flow with the demo merchant's test key, showing each request,
 * each answer, and the webhooks as they reach a listener of its own.
 */
const PATIENCE_MS = 30_000;

type Json = Record<string, unknown>;

function readMerchant(): DemoMerchant {
  try {
    return JSON.parse(
      readFileSync(fileURLToPath(new URL('../.data/demo-merchant.json', import.meta.url)), 'utf8'),
    );
  } catch {
    console.error('There is no demo merchant yet: run npm start in another terminal first.');
    process.exit(1);
  }
}

const merchant = readMerchant();
const events: Json[] = [];

async function call(method: string, path: string, body?: Json, token?: string): Promise<Json> {
  console.log(`\n→ ${method} ${path}${body ? ` ${JSON.stringify(body)}` : ''}`);
  let response: Response;
  try {
    response = await fetch(merchant.baseUrl + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token
          ? { authorization: `Bearer ${token}`, 'x-business-env': 'test' }
          : { 'x-api-key': merchant.apiKeys.test }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch {
    console.error(`Nothing answers at ${merchant.baseUrl}: run npm start in another terminal first.`);
    process.exit(1);
  }
  const answer = (await response.json()) as Json;
  // A session token on a screen that somebody shares would be a key to the account.
  const shown = path === '/auth/login' ? { ...answer, token: '…' } : answer;
  console.log(`← ${response.status} ${JSON.stringify(shown)}`);
  return answer;
}

async function waitForEvent(transactionId: unknown, type: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  const isIt = (event: Json) => event.type === type && (event.data as Json).transactionId === transactionId;
  while (!events.some(isIt)) {
    if (Date.now() > deadline) throw new Error(`No ${type} for ${String(transactionId)} within 30 s.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Asks until what the answer shows under `field` has this status, and prints that answer alone. */
async function pollUntil(path: string, field: string, status: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const response = await fetch(merchant.baseUrl + path, {
      headers: { 'x-api-key': merchant.apiKeys.test },
    });
    const answer = (await response.json()) as Json;
    if ((answer[field] as Json | undefined)?.status === status) {
      console.log(`\n→ GET ${path}\n← ${response.status} ${JSON.stringify(answer)}`);
      return;
    }
    if (Date.now() > deadline) throw new Error(`${path} was not ${status} within 30 s.`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** USDT sessions send no events either: they are polled. */
async function waitForPayment(paymentId: unknown, status: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { payment } = await call('GET', `/crypto/payments/${String(paymentId)}`);
    if ((payment as Json).status === status) return;
    if (Date.now() > deadline) throw new Error(`${String(paymentId)} was not ${status} within 30 s.`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** A receiver as a merchant would write it: it verifies each event with the standardwebhooks library. */
async function listen(secret: string) {
  const webhook = new Webhook(secret);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      try {
        const event = webhook.verify(body, request.headers as Record<string, string>) as Json;
        events.push(event);
        console.log(`⇠ webhook ${request.headers['webhook-id']}, signature valid: ${body}`);
        response.writeHead(204).end();
      } catch {
        console.log('⇠ webhook with a signature that is not valid, refused');
        response.writeHead(400).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`, server };
}

const { businessId } = merchant;
const secret = (await call('GET', '/webhooks/secret')).secret;
const { url, server } = await listen(String(secret));
const { token } = await call('POST', '/auth/login', { email: merchant.email, password: merchant.password });
await call('PATCH', '/me', { webhookUrl: url }, String(token));

console.log('\n— Take money: record a payment.');
await call('POST', '/payment/process', {
  businessId,
  amount: 100_000,
  serviceType: 'invoice',
  externalPayerName: 'Ada Obi',
  externalPayerEmail: 'ada@example.com',
});

const endings: [number, string, string][] = [
  [50_000, 'withdrawal.completed', 'the bank pays at once'],
  [1_000.01, 'withdrawal.failed', 'the transfer fails: amount and fee come back'],
  [1_000.02, 'withdrawal.completed', 'the bank takes five seconds'],
  [1_000.04, 'withdrawal.failed', 'the bank pays, then returns the money'],
];
for (const [amount, event, story] of endings) {
  console.log(`\n— Pay out: ${story}.`);
  const answer = await call('POST', '/withdrawal/request', { businessId, amount, merchantReference: 'demo' });
  const { transactionId } = answer.withdrawal as Json;
  await waitForEvent(transactionId, event);
  await call('GET', `/transactions/${String(transactionId)}`);
}

console.log(
  '\n— Sell electricity: ask whose meter it is, then buy; the token is in the transaction from then on.',
);
const meter = { electricity: 'ikeja-electric', meterNumber: '1111111111111', type: 'prepaid' };
const phone = '08031234567';
await call('POST', '/bills/verify-meter', { businessId, ...meter });
const power = await call('POST', '/bills/electricity', { businessId, ...meter, amount: 5_000, phone });
await call('GET', `/transactions/${String(power.transactionId)}`);

console.log('\n— Sell a data plan of the catalogue, and one that the biller takes five seconds for.');
const { billers } = await call('GET', '/bills/catalogue?kind=data');
const [network] = billers as { id: string; plans: { code: string }[] }[];
const planCode = network?.plans[0]?.code;
await call('POST', '/bills/data', { businessId, network: network?.id, planCode, phone });
const slow = await call('POST', '/bills/data', {
  businessId,
  network: network?.id,
  planCode: 'sandbox-02',
  phone,
});
await pollUntil(`/transactions/${String(slow.transactionId)}`, 'transaction', 'COMPLETED');

console.log('\n— Take USDT: open a session, let too little arrive, then the rest, and see it credited.');
const session = await call('POST', '/crypto/payments/create', { amount: 25, merchantReference: 'demo' });
const { paymentId } = session.payment as Json;
await call('POST', `/crypto/payments/${String(paymentId)}/simulate-deposit`, { amount: 10 });
await waitForPayment(paymentId, 'UNDERPAID');
await call('POST', `/crypto/payments/${String(paymentId)}/simulate-deposit`, {});
await waitForPayment(paymentId, 'SETTLED');
await call('GET', '/crypto/balances');

await call('GET', '/webhooks/deliveries?limit=3');

console.log('\n— Sell USDT: ask for a quote, and sell at its rate.');
const quoteBody = { businessId, amountUsdt: 10 };
let { quote } = (await call('POST', '/crypto/withdrawals/quote', quoteBody)) as { quote: Json };
if (Number(quote.availableUsdtBalance) < 10) {
  console.log('\n— There is too little USDT: have a customer pay some in.');
  const { payment } = await call('POST', '/crypto/payments/create', { businessId, amount: 50 });
  const { paymentId } = payment as Json;
  await call('POST', `/crypto/payments/${String(paymentId)}/simulate-deposit`, { amount: 50 });
  await pollUntil(`/crypto/payments/${String(paymentId)}`, 'payment', 'SETTLED');
  ({ quote } = (await call('POST', '/crypto/withdrawals/quote', quoteBody)) as { quote: Json });
}
await call('POST', '/crypto/withdrawals/request', { ...quoteBody, quoteId: quote.quoteId });
await call('GET', `/crypto/withdrawals/history?businessId=${businessId}&limit=1`);

console.log('\n— Collect abroad: a customer in Ghana approves on the phone.');
const begun = await call('POST', '/cross-border/collections', {
  businessId,
  sourceAmount: 250,
  sourceCurrency: 'GHS',
  country: 'GH',
  paymentMethod: 'MTN Mobile Money',
  customer: { name: 'Kofi Mensah', phone: '+233241234567' },
});
const { reference } = begun.collection as Json;
await pollUntil(
  `/cross-border/collections/${String(reference)}?businessId=${businessId}`,
  'collection',
  'COMPLETED',
);
server.close();
console.log(`\nDone. Every flow is a workflow: see ${merchant.temporalUi}`);
