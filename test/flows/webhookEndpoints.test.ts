import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { verifyWebhook, WebhookVerificationError } from '../../packages/client/src/index.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import {
  type ReceivedWebhook,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../support/webhookReceiver.ts';

let service: TestService;
let merchant: TestMerchant;
let key: { readonly key: string };
let receivers: readonly [WebhookReceiver, WebhookReceiver, WebhookReceiver];

beforeAll(async () => {
  service = await startTestService({ queues: ['payouts', 'webhooks'], env: { RELAY_DELAY_MS: '0' } });
});
afterAll(() => service?.stop());
beforeEach(async () => {
  receivers = await Promise.all([startWebhookReceiver(), startWebhookReceiver(), startWebhookReceiver()]);
  merchant = await service.createMerchant();
  key = { key: merchant.apiKeys.test };
  await service.fund(merchant, 100_000);
});
afterEach(() => Promise.all(receivers.map((receiver) => receiver.stop())));

const BOTH = ['withdrawal.completed', 'withdrawal.failed'];

async function create(url: string, eventTypes: readonly string[] = BOTH, description?: string) {
  const { status, body } = await service.post('/webhooks/endpoints', { url, eventTypes, description }, key);
  expect({ status, msg: body.msg }).toEqual({ status: 200, msg: undefined });
  return body.endpoint;
}

const listenAt = (url: string) =>
  service.ownerSql('update businesses set webhook_url_test = $2 where id = $1', [merchant.businessId, url]);

const withdraw = async (amount: number, options = key) =>
  (await service.post('/withdrawal/request', { businessId: merchant.businessId, amount }, options)).body
    .withdrawal;

const deliveries = async () => (await service.get('/webhooks/deliveries?limit=100', key)).body.deliveries;

const deliveryWith = (wanted: Readonly<Record<string, unknown>>) =>
  waitFor(`a delivery with ${JSON.stringify(wanted)}`, async () =>
    (await deliveries()).find((each: Record<string, unknown>) =>
      Object.entries(wanted).every(([name, value]) => each[name] === value),
    ),
  );

const typesOf = ({ received }: WebhookReceiver) => received.map(({ body }) => JSON.parse(body).type);

const verified = (request: ReceivedWebhook | undefined, secret: string) =>
  verifyWebhook({ body: request?.body ?? '', headers: request?.headers ?? {}, secret });

describe('an endpoint', () => {
  it('is created with a secret of its own, which no other answer has', async () => {
    const { secret, ...endpoint } = await create(receivers[0].url, BOTH, 'Ledger export');
    expect(secret).toMatch(/^whsec_/);
    expect(endpoint).toEqual({
      id: expect.stringMatching(/^wep_/),
      url: receivers[0].url,
      eventTypes: BOTH,
      description: 'Ledger export',
      status: 'ENABLED',
      disabledReason: null,
      failingSince: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const found = (await service.get(`/webhooks/endpoints/${endpoint.id}`, key)).body;
    expect(found.endpoint).toEqual(endpoint);
    const listed = (await service.get('/webhooks/endpoints', key)).body;
    expect(listed).toMatchObject({ endpoints: [endpoint], hasMore: false });
    expect(JSON.stringify([found, listed])).not.toContain(secret);
    expect((await service.get('/webhooks/secret', key)).body.secret).not.toBe(secret);
    const { rows } = await service.ownerSql('select * from webhook_secrets where endpoint_id = $1', [
      endpoint.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length));
  });

  it('receives the events that it subscribes to, and the default endpoint its own, each signed with its own secret', async () => {
    await listenAt(receivers[2].url);
    const completed = await create(receivers[0].url, ['withdrawal.completed']);
    const all = await create(receivers[1].url);
    const { transactionId } = await withdraw(1_000);
    await withdraw(1_000.01);
    await receivers[1].waitForRequests(2);
    await receivers[0].waitForRequests(1);
    await receivers[2].waitForRequests(2);
    await waitFor('all deliveries', async () =>
      (await deliveries()).every(({ status }: { status: string }) => status === 'DELIVERED'),
    );
    expect(typesOf(receivers[0])).toEqual(['withdrawal.completed']);
    expect(typesOf(receivers[1]).toSorted()).toEqual(BOTH);
    expect(typesOf(receivers[2]).toSorted()).toEqual(BOTH);

    const profileSecret = (await service.get('/webhooks/secret', key)).body.secret;
    const own = verified(receivers[0].received[0], completed.secret);
    const ofDefault = receivers[2].received.find(({ body }) => body.includes('.completed'));
    expect(own.event).toMatchObject({ type: 'withdrawal.completed', data: { transactionId, amount: 1_000 } });
    // One event has one id and one body, wherever it arrives.
    expect(verified(ofDefault, profileSecret)).toEqual(own);
    for (const other of [profileSecret, all.secret]) {
      expect(() => verified(receivers[0].received[0], other)).toThrow(WebhookVerificationError);
    }

    const events = (await service.get('/events', key)).body.events;
    expect(events.map(({ type }: { type: string }) => type)).toEqual(BOTH.toReversed());
    expect(events[1].id).toBe(own.id);
    const list = await deliveries();
    expect(list).toHaveLength(5);
    expect(list.filter(({ eventId }: { eventId: string }) => eventId === own.id)).toHaveLength(3);
    expect(list.map(({ endpointId }: { endpointId: string | null }) => endpointId)).toEqual(
      expect.arrayContaining([null, completed.id, all.id]),
    );
  });

  it('receives nothing of another business, nor of the other environment', async () => {
    await create(receivers[0].url);
    await service.ownerSql(
      `insert into webhook_endpoints (id, business_id, environment, url, event_types)
        select 'wep_live_' || id, id, 'prod', $2, '{withdrawal.completed}' from businesses where id = $1`,
      [merchant.businessId, receivers[1].url],
    );
    const other = await service.createMerchant();
    await service.fund(other, 10_000);
    const body = { businessId: other.businessId, amount: 1_000 };
    await service.post('/withdrawal/request', body, { key: other.apiKeys.test });
    const { transactionId } = await withdraw(1_000);
    await receivers[0].waitForRequests(1);
    const { rows } = await service.ownerSql(
      `select business_id, environment, transaction_id from webhook_deliveries where endpoint_id is not null
        and business_id = any ($1)`,
      [[merchant.businessId, other.businessId]],
    );
    expect(rows).toEqual([
      { business_id: merchant.businessId, environment: 'test', transaction_id: transactionId },
    ]);
  });

  it('receives nothing while it is disabled: what waits for it fails, and can be replayed', async () => {
    const { id } = await create(receivers[0].url);
    receivers[0].answerWith({ kind: 'answer', status: 503, headers: { 'retry-after': '3600' } });
    await withdraw(1_000);
    const waiting = await deliveryWith({ endpointId: id, status: 'PENDING', attemptCount: 1 });
    const disabled = await service.patch(`/webhooks/endpoints/${id}`, { status: 'DISABLED' }, key);
    expect(disabled.body.endpoint).toMatchObject({ status: 'DISABLED', disabledReason: 'MERCHANT' });

    await withdraw(1_001);
    await deliveryWith({ amount: 1_001, endpointId: null });
    expect(
      (await deliveries()).filter(({ endpointId }: { endpointId: string }) => endpointId === id),
    ).toHaveLength(1);
    const test = await service.post(`/webhooks/endpoints/${id}/test`, undefined, key);
    expect([test.status, test.body.code]).toEqual([409, 'state_conflict']);
    const refused = await service.post(`/webhooks/deliveries/${waiting.id}/replay`, {}, key);
    expect([refused.status, refused.body.code]).toEqual([409, 'state_conflict']);

    await service.patch(`/webhooks/endpoints/${id}`, { status: 'ENABLED' }, key);
    expect((await service.post(`/webhooks/deliveries/${waiting.id}/replay`, {}, key)).status).toBe(202);
    await deliveryWith({ id: waiting.id, status: 'DELIVERED' });
    expect(receivers[0].received.map(({ headers }) => headers['webhook-id'])).toEqual([
      waiting.eventId,
      waiting.eventId,
    ]);
  });

  it('is sent nothing once it is deleted: a delivery that waits ends with the reason', async () => {
    const { id } = await create('http://127.0.0.1:9/hook');
    await withdraw(1_000);
    const waiting = await deliveryWith({ endpointId: id, status: 'PENDING', attemptCount: 1 });
    const { status, body } = await service.delete(`/webhooks/endpoints/${id}`, key);
    expect([status, body.msg]).toEqual([200, 'webhook endpoint deleted']);
    expect((await service.get(`/webhooks/endpoints/${id}`, key)).status).toBe(404);
    expect((await service.delete(`/webhooks/endpoints/${id}`, key)).status).toBe(404);
    expect((await service.get('/webhooks/endpoints', key)).body.endpoints).toEqual([]);
    // The second attempt is due five seconds after the first.
    expect(await deliveryWith({ id: waiting.id, status: 'FAILED' })).toMatchObject({
      attemptCount: 1,
      endReason: 'The endpoint is disabled or was deleted.',
    });
    const { rows } = await service.ownerSql(
      'select from webhook_secrets where endpoint_id = $1 and (expires_at is null or expires_at > now())',
      [id],
    );
    expect(rows).toEqual([]);
  });

  it('is changed in part, and tried by a test event', async () => {
    const { id, secret } = await create(receivers[0].url, ['withdrawal.failed'], 'Ledger');
    const changed = await service.patch(
      `/webhooks/endpoints/${id}`,
      { url: receivers[1].url, description: '' },
      key,
    );
    expect(changed.body.endpoint).toMatchObject({
      url: receivers[1].url,
      eventTypes: ['withdrawal.failed'],
      description: null,
    });
    expect((await service.post(`/webhooks/endpoints/${id}/test`, undefined, key)).status).toBe(202);
    await receivers[1].waitForRequests(1);
    expect(verified(receivers[1].received[0], secret).event.type).toBe('webhook.test');
    expect(receivers[0].received).toEqual([]);
  });

  it('is signed with older secrets beside the new one until the overlap is over', async () => {
    const { id, secret } = await create(receivers[0].url);
    const path = `/webhooks/endpoints/${id}/secret/rotate`;
    const rotated = (await service.post(path, { overlapHours: 1 }, key)).body;
    expect(rotated.previousValidUntil).not.toBeNull();
    await withdraw(1_000);
    await receivers[0].waitForRequests(1);
    for (const each of [secret, rotated.secret]) verified(receivers[0].received[0], each);
    const leaked = (await service.post(path, { overlapHours: 0 }, key)).body;
    await withdraw(1_001);
    await receivers[0].waitForRequests(2);
    verified(receivers[0].received[1], leaked.secret);
    for (const each of [secret, rotated.secret]) {
      expect(() => verified(receivers[0].received[1], each)).toThrow(WebhookVerificationError);
    }
  });

  it('is one of at most ten in an environment, also where the database alone is asked', async () => {
    for (let count = 0; count < 10; count++) await create(`${receivers[0].url}/${count}`);
    const refused = await service.post(
      '/webhooks/endpoints',
      { url: receivers[0].url, eventTypes: BOTH },
      key,
    );
    expect([refused.status, refused.body.code]).toEqual([422, 'too_many_webhook_endpoints']);
    const put = service.ownerSql(
      `insert into webhook_endpoints (id, business_id, environment, url, event_types)
        values ('wep_eleventh', $1, 'test', 'https://example.com', '{withdrawal.failed}')`,
      [merchant.businessId],
    );
    await expect(put).rejects.toMatchObject({ constraint: 'webhook_endpoints_limited' });
  });

  it.each([
    [{}, ['url', 'eventTypes']],
    [{ url: 'ftp://example.com', eventTypes: BOTH }, ['url']],
    [{ url: 'http://10.0.0.1/hook', eventTypes: BOTH }, ['url']],
    [{ url: 'http://169.254.169.254/latest/meta-data', eventTypes: BOTH }, ['url']],
    [{ url: 'http://127.0.0.1:9/hook', eventTypes: [] }, ['eventTypes']],
    [{ url: 'http://127.0.0.1:9/hook', eventTypes: ['webhook.test'] }, ['eventTypes.0']],
    [{ url: 'http://127.0.0.1:9/hook', eventTypes: BOTH, description: 'x'.repeat(201) }, ['description']],
  ])('is refused as %j', async (body, paths) => {
    const answer = await service.post('/webhooks/endpoints', body, key);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ path }: { path: string }) => path)).toEqual(paths);
  });

  it('in production is an https address that is not one of our machines', async () => {
    const live = { key: merchant.apiKeys.prod };
    for (const url of [receivers[0].url, 'http://93.184.216.34/hook', 'https://127.0.0.1/hook']) {
      const { status, body } = await service.post('/webhooks/endpoints', { url, eventTypes: BOTH }, live);
      expect([status, body.errors[0].path]).toEqual([400, 'url']);
    }
    const { body } = await service.post(
      '/webhooks/endpoints',
      { url: receivers[0].url, eventTypes: BOTH },
      key,
    );
    const other = `/webhooks/endpoints/${body.endpoint.id}`;
    expect((await service.get(other, live)).status).toBe(404);
    expect((await service.patch(other, { status: 'DISABLED' }, live)).status).toBe(404);
    expect((await service.delete(other, live)).status).toBe(404);
  });

  it('is told of in the audit log, without secrets of its address, and by mail', async () => {
    const { id } = await create(`${receivers[0].url}?token=hidden`, BOTH, 'Ledger');
    await service.patch(`/webhooks/endpoints/${id}`, { eventTypes: ['withdrawal.failed'] }, key);
    await service.post(`/webhooks/endpoints/${id}/secret/rotate`, {}, key);
    await service.delete(`/webhooks/endpoints/${id}`, key);
    const { rows } = await service.ownerSql(
      'select action, before, after, environment from audit_log where subject = $1 order by id',
      [id],
    );
    expect(rows).toEqual([
      {
        action: 'webhook_endpoint.create',
        environment: 'test',
        before: null,
        after: {
          url: `${receivers[0].url}?…`,
          eventTypes: BOTH.join(', '),
          description: 'Ledger',
          status: 'ENABLED',
        },
      },
      {
        action: 'webhook_endpoint.change',
        environment: 'test',
        before: { eventTypes: BOTH.join(', ') },
        after: { eventTypes: 'withdrawal.failed' },
      },
      expect.objectContaining({ action: 'webhook_endpoint.rotate_secret' }),
      expect.objectContaining({ action: 'webhook_endpoint.delete' }),
    ]);
    const notices = await service.ownerSql('select name from notices where business_id = $1 order by id', [
      merchant.businessId,
    ]);
    expect(notices.rows.map(({ name }) => name)).toEqual(rows.map(({ action }) => action));
  });
});

describe('an endpoint that takes no event', () => {
  const noticesOf = async () =>
    (
      await service.ownerSql(
        `select name, facts from notices where business_id = $1 and name <> 'webhook_endpoint.create' order by id`,
        [merchant.businessId],
      )
    ).rows;
  const read = async (id: string) => (await service.get(`/webhooks/endpoints/${id}`, key)).body.endpoint;

  it('is disabled at once by 410, with a notice, a line of the audit log and an event', async () => {
    const { id } = await create(`${receivers[0].url}?token=hidden`);
    const other = await create(receivers[1].url, ['webhook_endpoint.disabled']);
    receivers[0].answerWith(410);
    await withdraw(1_000);
    await deliveryWith({ endpointId: id, status: 'FAILED' });
    expect(await read(id)).toMatchObject({ status: 'DISABLED', disabledReason: 'GONE' });
    expect(await noticesOf()).toMatchObject([
      {
        name: 'webhook_endpoint.disable',
        facts: {
          environment: 'test',
          after: { url: `${receivers[0].url}?…`, disabledBecause: 'It answered 410 Gone' },
        },
      },
    ]);
    const { rows } = await service.ownerSql(
      `select proven_by from audit_log where subject = $1 and action = 'webhook_endpoint.disable'`,
      [id],
    );
    expect(rows).toEqual([{ proven_by: 'system' }]);
    await receivers[1].waitForRequests(1);
    expect(verified(receivers[1].received[0], other.secret).event).toMatchObject({
      type: 'webhook_endpoint.disabled',
      data: { endpointId: id, disabledReason: 'GONE' },
    });
  });

  it('is the sandbox itself at an address that names a status, and never in production', async () => {
    const addressOf = (status: number) => `https://status-${status}.sandbox.invalid/hook`;
    const failing = await create(addressOf(500));
    const gone = await create(addressOf(410));
    const well = await create(addressOf(204));
    await withdraw(1_000);
    await deliveryWith({ endpointId: well.id, status: 'DELIVERED' });
    await deliveryWith({ endpointId: gone.id, status: 'FAILED' });
    expect(await read(gone.id)).toMatchObject({ status: 'DISABLED', disabledReason: 'GONE' });
    const { id } = await deliveryWith({ endpointId: failing.id });
    const attempted = await waitFor('an attempt', async () => {
      const { delivery } = (await service.get(`/webhooks/deliveries/${id}`, key)).body;
      return delivery.attempts.length > 0 && delivery;
    });
    expect(attempted).toMatchObject({ status: 'PENDING', attempts: [{ responseStatus: 500, error: null }] });
    expect(await read(failing.id)).toMatchObject({ status: 'ENABLED', failingSince: expect.any(String) });

    const live = { key: merchant.apiKeys.prod };
    const url = addressOf(204);
    const { endpoint } = (await service.post('/webhooks/endpoints', { url, eventTypes: BOTH }, live)).body;
    const sent = await service.post(`/webhooks/endpoints/${endpoint.id}/test`, undefined, live);
    const refused = await waitFor('an attempt', async () => {
      const path = `/webhooks/deliveries/${sent.body.delivery.id}`;
      const { delivery } = (await service.get(path, live)).body;
      return delivery.attempts.length > 0 && delivery;
    });
    expect(refused.attempts[0]).toMatchObject({
      responseStatus: null,
      error: expect.stringContaining('does not resolve'),
    });
  });

  it('is disabled after five days, a day after a notice at the earliest', async () => {
    const { id } = await create(receivers[0].url);
    receivers[0].answerWith(...Array<number>(4).fill(500));
    const fail = async (amount: number) => {
      await withdraw(amount);
      await deliveryWith({ endpointId: id, amount, attemptCount: 1 });
      return read(id);
    };
    expect(await fail(1_000)).toMatchObject({ status: 'ENABLED', failingSince: expect.any(String) });
    expect(await noticesOf()).toEqual([]);
    await service.ownerSql(
      `update webhook_endpoints set failing_since = now() - interval '6 days' where id = $1`,
      [id],
    );
    expect(await fail(1_001)).toMatchObject({ status: 'ENABLED' });
    expect((await noticesOf()).map(({ name }) => name)).toEqual(['webhook_endpoint.failing']);
    expect(await fail(1_002)).toMatchObject({ status: 'ENABLED' });
    await service.ownerSql(
      `update webhook_endpoints set warned_at = now() - interval '25 hours' where id = $1`,
      [id],
    );
    expect(await fail(1_003)).toMatchObject({ status: 'DISABLED', disabledReason: 'FAILING' });
    expect((await noticesOf()).map(({ name }) => name)).toEqual([
      'webhook_endpoint.failing',
      'webhook_endpoint.disable',
    ]);
    const enabled = await service.patch(`/webhooks/endpoints/${id}`, { status: 'ENABLED' }, key);
    expect(enabled.body.endpoint).toMatchObject({ disabledReason: null, failingSince: null });
  });

  it.each([
    [410, null],
    [500, null],
    [200, expect.any(String)],
  ])('says nothing of the address that it has since: %d', async (status, failingSince) => {
    const answer = Promise.withResolvers<number>();
    receivers[0].answerWith({ kind: 'wait', status: answer.promise });
    const { id } = await create(receivers[0].url);
    await withdraw(1_000);
    await receivers[0].waitForRequests(1);
    await service.patch(`/webhooks/endpoints/${id}`, { url: receivers[1].url }, key);
    if (failingSince !== null) {
      await service.ownerSql('update webhook_endpoints set failing_since = now() where id = $1', [id]);
    }
    answer.resolve(status);
    await deliveryWith({ endpointId: id, attemptCount: 1 });
    expect(await read(id)).toMatchObject({ status: 'ENABLED', disabledReason: null, failingSince });
    expect((await noticesOf()).map(({ name }) => name)).toEqual(['webhook_endpoint.change']);
  });

  it('counts from the beginning once it has taken one', async () => {
    const { id } = await create(receivers[0].url);
    await service.ownerSql(
      `update webhook_endpoints set failing_since = now() - interval '6 days', warned_at = now() - interval '2 days'
        where id = $1`,
      [id],
    );
    await withdraw(1_000);
    await deliveryWith({ endpointId: id, status: 'DELIVERED' });
    expect(await read(id)).toMatchObject({ status: 'ENABLED', failingSince: null });
    expect(receivers[0].received[0]?.headers.accept).toBe('*/*');
  });
});

describe('the database', () => {
  it('lets the default endpoint receive the types of the contract alone', async () => {
    const put = service.ownerSql(
      `insert into webhook_deliveries (id, business_id, environment, event_type, body, status)
        values ('msg_other', $1, 'test', 'endpoint.disabled', '{}', 'DELIVERED')`,
      [merchant.businessId],
    );
    await expect(put).rejects.toMatchObject({ constraint: expect.stringMatching(/^webhook_de/) });
  });

  it('takes no delivery of one business to the endpoint of another, or of another environment', async () => {
    const { id } = await create(receivers[0].url);
    const other = await service.createMerchant();
    for (const [businessId, environment] of [
      [other.businessId, 'test'],
      [merchant.businessId, 'prod'],
    ]) {
      const put = service.ownerSql(
        `insert into webhook_deliveries (id, business_id, environment, endpoint_id, event_type, body, status)
          values ('msg_other', $1, $2, $3, 'withdrawal.failed', '{}', 'DELIVERED')`,
        [businessId, environment, id],
      );
      await expect(put).rejects.toMatchObject({ constraint: 'webhook_delivery_to_own_endpoint' });
    }
  });
});
