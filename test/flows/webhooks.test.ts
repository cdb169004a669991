import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { webhookStatusQuery } from '../../src/contract/messages.ts';
import { webhookWorkflowId } from '../../src/contract/starts.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, verifyWebhook, type WebhookReceiver } from '../support/webhookReceiver.ts';

let service: TestService;
let inspection: FlowInspection;
let receiver: WebhookReceiver;
let merchant: TestMerchant;
let key: { readonly key: string };

beforeAll(async () => {
  service = await startTestService({
    queues: ['payouts', 'webhooks'],
    env: { RELAY_DELAY_MS: '0', WEBHOOK_MAX_PENDING_REPLAYS: '3' },
  });
  inspection = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await inspection?.close();
  await service?.stop();
});
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  merchant = await service.createMerchant();
  key = { key: merchant.apiKeys.test };
  await service.fund(merchant, 100_000);
  await setWebhookUrl(receiver.url);
});
afterEach(() => receiver?.stop());

async function setWebhookUrl(url: string | null): Promise<void> {
  await service.ownerSql('update businesses set webhook_url_test = $2 where id = $1', [
    merchant.businessId,
    url,
  ]);
}

/** Makes a withdrawal that ends at once, and waits for its delivery to be as wanted. */
async function withdraw(amount: number, wanted: Readonly<Record<string, unknown>>) {
  const answer = await service.post('/withdrawal/request', { businessId: merchant.businessId, amount }, key);
  const { transactionId } = answer.body.withdrawal;
  return waitFor(`the delivery to be ${JSON.stringify(wanted)}`, async () => {
    const { body } = await service.get('/webhooks/deliveries?limit=100', key);
    return body.deliveries.find(
      (delivery: Record<string, unknown>) =>
        delivery.transactionId === transactionId &&
        Object.entries(wanted).every(([field, value]) => delivery[field] === value),
    );
  });
}

async function waitForStatus(deliveryId: string, status: string) {
  return waitFor(`${deliveryId} to be ${status}`, async () => {
    const { body } = await service.get(`/webhooks/deliveries/${deliveryId}`, key);
    return body.delivery.status === status && body.delivery;
  });
}

/** Neither is there a workflow of the delivery, nor a message of which one will be made. */
async function expectNothingStarted(deliveryId: string): Promise<void> {
  const workflowId = webhookWorkflowId('test', deliveryId);
  const { rows } = await service.ownerSql('select from outbox where workflow_id = $1', [workflowId]);
  expect(rows).toEqual([]);
  const { connection, options } = inspection.client;
  const described = connection.workflowService.describeWorkflowExecution({
    namespace: options.namespace,
    execution: { workflowId },
  });
  await expect(described).rejects.toThrow('not found');
}

/** A history's JSON with its payloads decoded: they are in base64 there, where no search would find a secret. */
function plainPayloads(history: string): string {
  return history.replace(/"data":"([A-Za-z0-9+/=]+)"/g, (_, data: string) =>
    Buffer.from(data, 'base64').toString(),
  );
}

describe('an event', () => {
  test('of a business without an address is over at once, and starts nothing', async () => {
    for (const address of [null, '']) {
      await setWebhookUrl(address);
      const delivery = await withdraw(1_000, { status: 'NO_ADDRESS' });
      expect(delivery).toMatchObject({
        type: 'withdrawal.completed',
        attemptCount: 0,
        nextAttemptAt: null,
        finishedAt: expect.any(String),
      });
      await expectNothingStarted(delivery.id);
    }
  });

  test('that is taken at once arrives signed, with the withdrawal in it, and starts no workflow', async () => {
    const delivery = await withdraw(1_000, { status: 'DELIVERED' });
    expect(delivery).toMatchObject({ type: 'withdrawal.completed', attemptCount: 1, nextAttemptAt: null });
    const secret = await service.get('/webhooks/secret', key);
    const [webhook] = receiver.received;
    expect(webhook?.headers['webhook-id']).toBe(delivery.id);
    expect(webhook && verifyWebhook(webhook, secret.body.secret)).toMatchObject({
      type: 'withdrawal.completed',
      data: { transactionId: delivery.transactionId, amount: 1_000, fee: 10, status: 'COMPLETED' },
    });
    await expectNothingStarted(delivery.id);
  });

  test('that is taken at its second attempt arrives twice under one id, and its flow says so', async () => {
    receiver.answerWith({ kind: 'answer', status: 503, headers: { 'retry-after': '3600' } });
    const { id, transactionId } = await withdraw(1_000, { status: 'PENDING', attemptCount: 1 });
    const secret = await service.get('/webhooks/secret', key);
    const workflowId = webhookWorkflowId('test', id);
    const handle = await inspection.started(workflowId);
    await waitFor(
      'the wait',
      async () => (await handle.query(webhookStatusQuery)).nextAttemptAt !== undefined,
    );
    expect(await handle.executeUpdate('retryNow')).toBe('Attempted: HTTP 200');
    expect(await handle.result()).toBe('DELIVERED');
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
    expect(await inspection.searchAttributes(workflowId)).toMatchObject({
      FlowStatus: 'DELIVERED',
      Flow: 'webhook',
      BusinessId: merchant.businessId,
      Environment: 'test',
      Reference: transactionId,
    });
    const history = plainPayloads(await inspection.history(workflowId));
    expect(history).toContain('"lastResult":"HTTP 503"');
    expect(history).toContain('Attempt by an operator');
    expect(history).not.toContain('127.0.0.1');
    expect(history).not.toContain(secret.body.secret.slice('whsec_'.length));
  });

  test('that is not taken waits for its next attempt, shown with what was answered', async () => {
    receiver.answerWith({ kind: 'answer', status: 503, headers: { 'retry-after': '3600' }, body: 'closed' });
    const { id } = await withdraw(1_000, { status: 'PENDING', attemptCount: 1 });
    const { status, body } = await service.get(`/webhooks/deliveries/${id}`, key);
    expect(status).toBe(200);
    expect(body.delivery).toMatchObject({
      status: 'PENDING',
      attempts: [
        { number: 1, url: receiver.url, responseStatus: 503, responseExcerpt: 'closed', error: null },
      ],
    });
    expect(Date.parse(body.delivery.nextAttemptAt) - Date.now()).toBeGreaterThan(3_500_000);
    expect(JSON.parse(body.delivery.body)).toMatchObject({ type: 'withdrawal.completed' });
    expect(await inspection.searchAttributes(webhookWorkflowId('test', id))).toMatchObject({
      FlowStatus: 'PENDING',
    });
  });
});

describe('POST /webhooks/deliveries/{id}/replay', () => {
  test('sends a waiting event now, under the same webhook-id, and the schedule ends with it', async () => {
    receiver.answerWith({ kind: 'answer', status: 500, headers: { 'retry-after': '3600' } });
    const { id } = await withdraw(1_000, { status: 'PENDING', attemptCount: 1 });
    const { status, body } = await service.post(`/webhooks/deliveries/${id}/replay`, {}, key);
    expect(status).toBe(202);
    expect(body).toMatchObject({ success: true, deliveryId: id, simulated: true, environment: 'test' });
    expect(await waitForStatus(id, 'DELIVERED')).toMatchObject({ attemptCount: 2, nextAttemptAt: null });
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
    expect(await inspection.resultOf(webhookWorkflowId('test', id, body.replayId))).toBe('DELIVERED');

    // The scheduled flow still sleeps; an operator who wakes it sees it end without another attempt.
    const scheduled = inspection.client.workflow.getHandle(webhookWorkflowId('test', id));
    await waitFor(
      'the scheduled flow to know of its attempt',
      async () => (await scheduled.query(webhookStatusQuery)).nextAttemptAt !== undefined,
    );
    expect(await scheduled.executeUpdate('retryNow')).toBe('Attempted: The delivery is DELIVERED already.');
    expect(await scheduled.result()).toBe('DELIVERED');
    expect(receiver.received).toHaveLength(2);
  });

  test('sends a delivered event once more, whatever comes of it', async () => {
    const { id } = await withdraw(1_000, { status: 'DELIVERED' });
    receiver.answerWith(500);
    const { body } = await service.post(`/webhooks/deliveries/${id}/replay`, {}, key);
    expect(await inspection.resultOf(webhookWorkflowId('test', id, body.replayId))).toBe('FAILED');
    expect(receiver.received).toHaveLength(2);
    expect(await waitForStatus(id, 'DELIVERED')).toMatchObject({ attemptCount: 2 });
  });

  test('gives a failed event its schedule back', async () => {
    receiver.answerWith(410, { kind: 'answer', status: 500, headers: { 'retry-after': '3600' } });
    const { id } = await withdraw(1_000, { status: 'FAILED' });
    await service.post(`/webhooks/deliveries/${id}/replay`, {}, key);
    const waiting = await waitFor('the second attempt', async () => {
      const { body } = await service.get(`/webhooks/deliveries/${id}`, key);
      return body.delivery.attemptCount === 2 && body.delivery;
    });
    expect(waiting).toMatchObject({ status: 'PENDING', finishedAt: null, nextAttemptAt: expect.any(String) });
  });

  test('waits for an address to be named', async () => {
    await setWebhookUrl(null);
    const { id } = await withdraw(1_000, { status: 'NO_ADDRESS' });
    const refused = await service.post(`/webhooks/deliveries/${id}/replay`, {}, key);
    expect([refused.status, refused.body.code]).toEqual([400, 'webhook_url_missing']);
    await setWebhookUrl(receiver.url);
    expect((await service.post(`/webhooks/deliveries/${id}/replay`, {}, key)).status).toBe(202);
    await waitForStatus(id, 'DELIVERED');
    expect(receiver.received).toHaveLength(1);
  });
});

test('more replays than may wait are refused, for one event and for a range', async () => {
  const from = new Date(Date.now() - 60_000).toISOString();
  const ids: string[] = [];
  for (const amount of [1_000, 1_001, 1_002, 1_003])
    ids.push((await withdraw(amount, { status: 'DELIVERED' })).id);
  // As if the first three were on their way to a receiver that is slow.
  await service.ownerSql(
    `update webhook_deliveries set replay_id = 'rpl_slow', replay_requested_at = now(), replay_started_at = now()
      where id = any($1)`,
    [ids.slice(0, 3)],
  );
  const last = (await service.get(`/webhooks/deliveries/${ids[3]}`, key)).body.delivery.createdAt;
  const to = new Date(Date.now() + 60_000).toISOString();
  for (const refused of [
    await service.post(`/webhooks/deliveries/${ids[3]}/replay`, {}, key),
    await service.post('/webhooks/deliveries/replay', { from: last, to }, key),
  ]) {
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_replays']);
    expect(refused.headers.get('retry-after')).toBe('10');
  }
  const again = await service.post(`/webhooks/deliveries/${ids[0]}/replay`, {}, key);
  expect([again.status, again.body.replayId]).toEqual([202, 'rpl_slow']);
  const range = await service.post('/webhooks/deliveries/replay', { from, to }, key);
  expect(range.body).toMatchObject({ replayed: 3, hasMore: true, nextCursor: ids[2] });
});

describe('POST /webhooks/deliveries/replay', () => {
  test('sends the events of a time range again, of one status or all', async () => {
    receiver.answerWith(410, 410);
    const from = new Date(Date.now() - 60_000).toISOString();
    const failed = [await withdraw(1_000, { status: 'FAILED' }), await withdraw(1_001, { status: 'FAILED' })];
    const delivered = await withdraw(1_002, { status: 'DELIVERED' });
    const to = new Date(Date.now() + 60_000).toISOString();

    const some = await service.post('/webhooks/deliveries/replay', { from, to, status: 'FAILED' }, key);
    expect(some.status).toBe(202);
    expect(some.body).toMatchObject({ replayed: 2, hasMore: false, nextCursor: null });
    for (const { id } of failed) await waitForStatus(id, 'DELIVERED');
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).not.toContain(undefined);
    expect(receiver.received).toHaveLength(5);

    const all = await service.post('/webhooks/deliveries/replay', { from, to }, key);
    expect(all.body).toMatchObject({ replayed: 3, hasMore: false });
    await receiver.waitForRequests(8);
    const ids = receiver.received.slice(5).map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids)).toEqual(new Set([...failed, delivered].map(({ id }) => id)));

    const none = await service.post(
      '/webhooks/deliveries/replay',
      { from: '2020-01-01T00:00:00Z', to: from },
      key,
    );
    expect(none.body).toMatchObject({ replayed: 0, msg: '0 webhooks are sent again' });
  });

  test.each([
    [{}, ['from', 'to']],
    [{ from: 'yesterday', to: '2026-01-01T00:00:00Z' }, ['from']],
    [{ from: '2026-01-01T00:00:00', to: '2026-01-02T00:00:00Z' }, ['from']],
    [{ from: '2026-01-02T00:00:00Z', to: '2026-01-01T00:00:00Z' }, ['to']],
    [{ from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z', status: 'LOST' }, ['status']],
    [{ from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z', cursor: 'msg_none' }, ['cursor']],
  ])('refuses %j', async (body, paths) => {
    const answer = await service.post('/webhooks/deliveries/replay', body, key);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ path }: { path: string }) => path)).toEqual(paths);
  });
});

describe('GET /webhooks/deliveries', () => {
  test('pages through all of them, newest first', async () => {
    const ids: string[] = [];
    for (const amount of [1_000, 1_001, 1_002])
      ids.unshift((await withdraw(amount, { status: 'DELIVERED' })).id);
    const first = await service.get('/webhooks/deliveries?limit=2', key);
    expect(first.body).toMatchObject({ hasMore: true, nextCursor: expect.any(String) });
    const second = await service.get(`/webhooks/deliveries?limit=2&cursor=${first.body.nextCursor}`, key);
    expect(second.body).toMatchObject({ hasMore: false, nextCursor: null });
    const seen = [...first.body.deliveries, ...second.body.deliveries].map(({ id }: { id: string }) => id);
    expect(seen).toEqual(ids);
    expect((await service.get('/webhooks/deliveries?status=FAILED', key)).body.deliveries).toEqual([]);
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'status=LOST', 'cursor=msg_none'])(
    'refuses %s',
    async (query) => {
      expect((await service.get(`/webhooks/deliveries?${query}`, key)).status).toBe(400);
    },
  );
});

test("another business's deliveries, and those of the other environment, do not exist", async () => {
  const { id } = await withdraw(1_000, { status: 'DELIVERED' });
  const stranger = await service.createMerchant();
  for (const foreign of [{ key: stranger.apiKeys.test }, { key: merchant.apiKeys.prod }]) {
    expect((await service.get('/webhooks/deliveries', foreign)).body.deliveries).toEqual([]);
    expect((await service.get(`/webhooks/deliveries/${id}`, foreign)).status).toBe(404);
    expect((await service.post(`/webhooks/deliveries/${id}/replay`, {}, foreign)).status).toBe(404);
    expect((await service.get(`/webhooks/deliveries?cursor=${id}`, foreign)).status).toBe(400);
  }
  expect(receiver.received).toHaveLength(1);
});

describe('POST /webhooks/secret/rotate', () => {
  test('signs with both secrets until the overlap is over, and with one when there is none', async () => {
    const old = await service.get('/webhooks/secret', key);
    const current = await service.post('/webhooks/secret/rotate', {}, key);
    expect(current.status).toBe(200);
    expect(current.body.secret).not.toBe(old.body.secret);
    const overlapMs = Date.parse(current.body.previousValidUntil) - Date.now();
    expect(Math.abs(overlapMs - 24 * 3_600_000)).toBeLessThan(60_000);
    expect((await service.get('/webhooks/secret', key)).body).toEqual(current.body);

    await withdraw(1_000, { status: 'DELIVERED' });
    const [both] = receiver.received;
    expect(both && verifyWebhook(both, old.body.secret)).toBeDefined();
    expect(both && verifyWebhook(both, current.body.secret)).toBeDefined();

    const last = await service.post('/webhooks/secret/rotate', { overlapHours: 0 }, key);
    expect(last.body.previousValidUntil).toBeNull();
    await withdraw(1_001, { status: 'DELIVERED' });
    const alone = receiver.received[1];
    expect(alone && verifyWebhook(alone, last.body.secret)).toBeDefined();
    expect(() => alone && verifyWebhook(alone, current.body.secret)).toThrow(/signature/);
  });

  test.each([-1, 721, 'a day'])('refuses an overlap of %j hours', async (overlapHours) => {
    expect((await service.post('/webhooks/secret/rotate', { overlapHours }, key)).status).toBe(400);
  });
});
