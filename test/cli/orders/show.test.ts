import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runAdminOn } from '../../support/admin.ts';
import { type Answer, startTestService, type TestService } from '../../support/service.ts';
import { waitFor } from '../../support/waitFor.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/webhookReceiver.ts';

let service: TestService;
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  service = await startTestService({});
});
afterAll(async () => {
  await service?.stop();
  await receiver?.stop();
});

const show = (...args: string[]) =>
  runAdminOn(service, ['show', ...args], { TEMPORAL_UI_URL: 'http://127.0.0.1:8233/' });

it('shows a withdrawal with its money, what the bank was told, and where its workflow is', async () => {
  const { merchant } = service;
  await service.fund(merchant, 10_000);
  const { body } = await service.post('/withdrawal/request', {
    businessId: merchant.businessId,
    amount: 1_000,
  });
  const id: string = body.withdrawal.transactionId;
  const { code, out, err } = await show(id, '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const facts = JSON.parse(out);
  expect(facts).toMatchObject({
    id,
    kind: 'withdrawal',
    businessId: merchant.businessId,
    environment: 'test',
    status: 'COMPLETED',
    workflowId: `withdrawal/test/${id}`,
    link: `http://127.0.0.1:8233/namespaces/default/workflows/withdrawal%2Ftest%2F${id}`,
  });
  const parts = Object.fromEntries(
    facts.parts.map(({ name, rows }: { name: string; rows: object[] }) => [name, rows]),
  );
  expect(parts.attempts).toHaveLength(1);
  // What was held went to the bank and to the fees: nothing of the order is on hold.
  const held = parts.ledger.filter((row: { ledgerAccount: string }) => row.ledgerAccount === 'held');
  expect(held.reduce((sum: bigint, row: { amountMinor: string }) => sum + BigInt(row.amountMinor), 0n)).toBe(
    0n,
  );
  expect(held).toHaveLength(2);
  // The holder of the account is not shown here.
  for (const personal of ['accountNumber', 'account_number', 'accountName', 'account_name', 'customer'])
    expect(out).not.toContain(`"${personal}"`);

  const [delivery] = parts.deliveries;
  expect((await show(delivery.id)).out).toContain(`${delivery.id}\n  is        a webhook delivery of `);

  const inWords = await show(parts.attempts[0].reference);
  expect(inWords.out).toContain(
    `${id}\n  is        a withdrawal of ${merchant.businessId} in test, COMPLETED\n`,
  );
});

it('shows a USDT session, its sweep and a payment', async () => {
  const { merchant } = service;
  const session = await service.post('/crypto/payments/create', { amount: 10 });
  const payment = await service.post('/payment/process', {
    businessId: merchant.businessId,
    amount: 100_000,
    serviceType: 'school-fees',
    description: 'Term 1',
    externalPayerName: 'Ada Obi',
    externalPayerEmail: 'ada@example.com',
  });
  const ids: string[] = [session.body.payment.paymentId, payment.body.transaction.transactionId];
  await service.ownerSql(
    `insert into crypto_sweeps (id, payment_id, environment, address_index, address)
      select 'swp_shown', id, environment, address_index, deposit_address from crypto_payments where id = $1`,
    [ids[0]],
  );
  ids.push('swp_shown');
  for (const id of ids) {
    const { code, out } = await show(id);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining(`${id}\n  is        a `) });
  }
});

it('says that nothing is called so', async () => {
  expect(await show('wd_nobody')).toEqual({
    code: 2,
    out: '',
    err: 'There is nothing that is called wd_nobody.\n',
  });
});

it('finds by the id of a request what it created', async () => {
  const { merchant } = service;
  await service.fund(merchant, 1_000, 'test', 'USDT');
  const business = { businessId: merchant.businessId };
  const bill = { ...business, network: 'mtn', phone: '08011111111', amount: 100 };
  const payment = { ...business, amount: 1_000, serviceType: 'school-fees', description: 'Term 1' };
  const requests: readonly (readonly [path: string, body: object, id: (body: Answer['body']) => string])[] = [
    ['/withdrawal/request', { ...business, amount: 1_000 }, (body) => body.withdrawal.transactionId],
    ['/bills/airtime', bill, (body) => body.transactionId],
    ['/payment/process', payment, (body) => body.transaction.transactionId],
    ['/crypto/payments/create', { amount: 10 }, (body) => body.payment.paymentId],
    ['/crypto/withdrawals/request', { ...business, amountUsdt: 10 }, (body) => body.withdrawal.withdrawalId],
  ];
  for (const [path, body, idOf] of requests) {
    const answer = await service.post(path, body);
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    const requestId = answer.headers.get('x-request-id') ?? '';
    const { out } = await show(requestId);
    const id = idOf(answer.body);
    expect(out).toContain(`${id}\n  is        a `);
    expect(out).toContain(`requestId ${requestId}`);
    expect(out).toContain(`  All that is stored: show ${id}\n`);
  }
});

it('finds each of the payments that shared a commit by its own request', async () => {
  const body = {
    businessId: service.merchant.businessId,
    amount: 1_000,
    serviceType: 'school-fees',
    description: 'Term 1',
  };
  const answers = await Promise.all(Array.from({ length: 20 }, () => service.post('/payment/process', body)));
  for (const answer of answers) {
    const { out } = await show(answer.headers.get('x-request-id') ?? '', '--json');
    expect(JSON.parse(out).id).toBe(answer.body.transaction.transactionId);
  }
});

it('lists what several requests with one id created', async () => {
  const headers = { 'x-request-id': 'of-the-merchant' };
  const created = [];
  for (let index = 0; index < 2; index++) {
    const { body } = await service.post('/crypto/payments/create', { amount: 10 }, { headers });
    created.push(body.payment.paymentId);
  }
  expect((await show('of-the-merchant')).err).toBe(
    `of-the-merchant may be any of ${created.toSorted().join(', ')}: say which.\n`,
  );
});

it('tells the whole story of a request in one screen', async () => {
  const { merchant } = service;
  await service.ownerSql('update businesses set webhook_url_test = $1', [receiver.url]);
  receiver.answerWith(500, 200);
  const answer = await service.post('/withdrawal/request', {
    businessId: merchant.businessId,
    amount: 1_000,
  });
  const requestId = answer.headers.get('x-request-id') ?? '';
  const out = await waitFor('the second webhook attempt', async () => {
    const shown = await show(requestId);
    return /attempt 2 of msg_/.test(shown.out) && shown.out;
  });
  const steps = out.split('\n').filter((line) => /^ {2}\d{4}-/.test(line));
  expect(steps.map((line) => line.slice(28, 40).trim())).toEqual([
    'request',
    'accepted',
    'ledger',
    'sent',
    'answered',
    'settled',
    'event',
    'ledger',
    'webhook',
    'webhook',
  ]);
  // Both references of the provider, and each attempt at the webhook.
  const id: string = answer.body.withdrawal.transactionId;
  for (const told of [
    `POST /withdrawal/request answered 200 in `,
    `requestId ${requestId}, by key key_`,
    `created ${id}`,
    `to simulator, attempt 1, our reference ${id}`,
    `succeeded, the provider's reference sim_${id}`,
    `${id}:reserve, available -1010 NGN, held +1010 NGN`,
    'HTTP 500 in ',
    'HTTP 200 in ',
  ])
    expect(out).toContain(told);
  expect(out.split('\n').length).toBeLessThan(25);
});

it('tells why a request was refused, and what one changed that is no order', async () => {
  const refused = await service.post('/withdrawal/request', { businessId: service.merchant.businessId });
  const requestId: string = refused.body.requestId;
  const out = await waitFor('the refusal to be logged', async () => {
    const shown = await show(requestId);
    return shown.code === 0 && shown.out;
  });
  expect(out).toMatch(
    new RegExp(`^${requestId}\n.* request +POST /withdrawal/request answered 400 .*invalid_request: invalid`),
  );
  const created = await service.post('/webhooks/endpoints', {
    url: receiver.url,
    eventTypes: ['withdrawal.completed'],
  });
  // At once, from the audit log; what the call was follows within a second.
  const { out: told } = await show(created.headers.get('x-request-id') ?? '');
  expect(told).toContain(`webhook_endpoint.create, of ${created.body.endpoint.id}, by `);
});

it('finds the webhooks of a sale of USDT, which is not a transaction of the wallet', async () => {
  const { merchant } = service;
  await service.fund(merchant, 100, 'test', 'USDT');
  await service.post('/webhooks/endpoints', { url: receiver.url, eventTypes: ['usdt_sale.completed'] });
  const { body } = await service.post('/crypto/withdrawals/request', {
    businessId: merchant.businessId,
    amountUsdt: 10,
  });
  await waitFor('the webhook attempt', async () =>
    / webhook +attempt 1 of msg_/.test((await show(body.withdrawal.withdrawalId)).out),
  );
});
