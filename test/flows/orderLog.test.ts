import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createMemoryLog } from '../support/memoryLog.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

/** The lines of a worker's log about the steps of orders. */
const log = createMemoryLog();
let service: TestService;
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  service = await startTestService({
    queues: ['payouts', 'webhooks', 'bills'],
    overrides: { logger: log.logger },
  });
  await service.fund(service.merchant, 10_000);
  await service.ownerSql('update businesses set webhook_url_test = $1', [receiver.url]);
});
afterAll(async () => {
  await service?.stop();
  await receiver?.stop();
});

const stepsOf = (orderId: string) =>
  log.records().filter((record) => record.msg === 'order step' && record.orderId === orderId);

/** Withdraws, and returns the order's id. */
async function withdraw(amount: number): Promise<string> {
  const { body } = await service.post('/withdrawal/request', {
    businessId: service.merchant.businessId,
    amount,
  });
  return body.withdrawal.transactionId;
}

/** Waits for a webhook attempt that ended so, which is the last step of an order. Returns all of them. */
async function stepsUntilWebhook(orderId: string, outcome: string) {
  await waitFor(`a webhook to be ${outcome}`, async () =>
    stepsOf(orderId).some((each) => each.step === 'webhook' && each.outcome === outcome),
  );
  return stepsOf(orderId);
}

it('are one for each step, with order, provider, outcome and duration', async () => {
  receiver.answerWith(500, 200);
  const orderId = await withdraw(1_000);
  const steps = await stepsUntilWebhook(orderId, 'delivered');
  const common = { orderId, environment: 'test', level: 'info', durationMs: expect.any(Number) };
  const ofOrder = { ...common, kind: 'withdrawal', provider: 'simulator' };
  const ofWebhook = { ...common, step: 'webhook', deliveryId: expect.stringMatching(/^msg_/) };
  expect(steps).toEqual(
    [
      { ...ofOrder, step: 'sent', outcome: 'succeeded' },
      { ...ofOrder, step: 'settled', outcome: 'COMPLETED' },
      { ...ofWebhook, outcome: 'failed', status: 500 },
      { ...ofWebhook, outcome: 'delivered', status: 200 },
    ].map((step) => expect.objectContaining(step)),
  );
});

it('name a refusal, and each check of an order that the provider left open', async () => {
  const refused = await stepsUntilWebhook(await withdraw(1_000.01), 'delivered');
  expect(refused.map(({ step, outcome }) => [step, outcome])).toEqual([
    ['sent', 'failed'],
    ['settled', 'FAILED'],
    ['webhook', 'delivered'],
  ]);
  const open = await stepsUntilWebhook(await withdraw(1_000.02), 'delivered');
  expect(open.map(({ step, outcome }) => [step, outcome])).toEqual(
    expect.arrayContaining([
      ['sent', 'pending'],
      ['checked', 'succeeded'],
      ['settled', 'COMPLETED'],
    ]),
  );
});

it('hold no personal data', async () => {
  const { rows } = await service.ownerSql('select account_number, account_name from bank_accounts');
  const lines = log.lines.filter((line) => line.includes('"order step"'));
  expect(rows).not.toEqual([]);
  expect(lines.length).toBeGreaterThan(5);
  for (const personal of rows.flatMap((row) => Object.values<string>(row)))
    expect(lines.filter((line) => line.includes(personal))).toEqual([]);
});
