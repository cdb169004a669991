import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { verifyWebhook } from '../../packages/client/src/index.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

let service: TestService;
let receiver: WebhookReceiver;
let merchant: TestMerchant;
let key: string;

beforeAll(async () => {
  [service, receiver] = await Promise.all([
    startTestService({ queues: ['payouts', 'webhooks'] }),
    startWebhookReceiver(),
  ]);
});
afterAll(async () => {
  await service?.stop();
  await receiver?.stop();
});
beforeEach(async () => {
  merchant = await service.createMerchant('Acme Stores');
  key = merchant.apiKeys.test;
});

const listenAt = (url: string) =>
  service.ownerSql('update businesses set webhook_url_test = $2 where id = $1', [merchant.businessId, url]);

describe('POST /webhooks/test', () => {
  it('sends a signed event, and answers its delivery as it is listed', async () => {
    await listenAt(receiver.url);
    const { status, body } = await service.post('/webhooks/test', undefined, { key });
    expect(status).toBe(202);
    expect(body.delivery).toMatchObject({ type: 'webhook.test', transactionId: null, status: 'PENDING' });
    const { id } = body.delivery;
    const delivered = await waitFor('the delivery', async () => {
      const { deliveries } = (await service.get('/webhooks/deliveries', { key })).body;
      return deliveries[0]?.status === 'DELIVERED' ? deliveries[0] : undefined;
    });
    expect(Object.keys(delivered)).toEqual(Object.keys(body.delivery));
    const request = receiver.received.find(({ headers }) => headers['webhook-id'] === id);
    const { secret } = (await service.get('/webhooks/secret', { key })).body;
    const { event } = verifyWebhook({ body: request?.body ?? '', headers: request?.headers ?? {}, secret });
    expect(event).toMatchObject({
      type: 'webhook.test',
      data: { message: 'This is a test of your webhook address.', environment: 'test', simulated: true },
    });
  });

  it('can be replayed, as every event can', async () => {
    await listenAt(receiver.url);
    const { id } = (await service.post('/webhooks/test', undefined, { key })).body.delivery;
    const timesSent = () => receiver.received.filter(({ headers }) => headers['webhook-id'] === id).length;
    await waitFor('the event', async () => timesSent() === 1);
    expect((await service.post(`/webhooks/deliveries/${id}/replay`, undefined, { key })).status).toBe(202);
    await waitFor('the replay', async () => timesSent() === 2);
  });

  it('is refused where there is no address, and when ten wait', async () => {
    const nowhere = await service.post('/webhooks/test', undefined, { key });
    expect(nowhere.status).toBe(400);
    expect(nowhere.body.code).toBe('webhook_url_missing');
    // No process listens there, so that each waits for its next attempt.
    await listenAt('http://127.0.0.1:9/');
    for (let count = 0; count < 10; count++)
      expect((await service.post('/webhooks/test', undefined, { key })).status).toBe(202);
    const tooMany = await service.post('/webhooks/test', undefined, { key });
    expect(tooMany.status).toBe(429);
    expect(tooMany.body.code).toBe('too_many_test_events');
    expect(tooMany.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('GET /events', () => {
  const events = async (query = '') => (await service.get(`/events${query}`, { key })).body;

  it('is the log of what was told, newest first, by page and by type, for thirty days', async () => {
    await listenAt(receiver.url);
    await service.fund(merchant, 10_000);
    const withdraw = async (amount: number) =>
      (await service.post('/withdrawal/request', { businessId: merchant.businessId, amount }, { key })).body
        .withdrawal;
    const completed = await withdraw(1_000);
    const failed = await withdraw(1_000.01);
    const { delivery } = (await service.post('/webhooks/test', undefined, { key })).body;

    const { events: all, hasMore } = await events();
    expect(hasMore).toBe(false);
    expect(all.map(({ type }: { type: string }) => type)).toEqual([
      'webhook.test',
      'withdrawal.failed',
      'withdrawal.completed',
    ]);
    expect(all[0]).toMatchObject({ id: delivery.id, deliveryId: delivery.id, createdAt: delivery.createdAt });
    expect(all[1].data).toMatchObject({ transactionId: failed.transactionId, status: 'FAILED' });
    const { simulated: _, environment: __, ...shown } = completed;
    expect(all[2].data).toMatchObject(shown);

    const first = await events('?limit=2');
    expect(first.events).toEqual(all.slice(0, 2));
    const second = await events(`?limit=2&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ events: all.slice(2), hasMore: false, nextCursor: null });
    expect((await events('?type=withdrawal.failed')).events).toEqual([all[1]]);
    expect((await service.get('/events?type=withdrawal', { key })).status).toBe(400);
    expect((await service.get('/events', { key: merchant.apiKeys.prod })).body.events).toEqual([]);

    await service.ownerSql(
      `update webhook_deliveries set created_at = now() - interval '31 days' where transaction_id = $1`,
      [completed.transactionId],
    );
    expect((await events()).events).toEqual(all.slice(0, 2));
  });
});
