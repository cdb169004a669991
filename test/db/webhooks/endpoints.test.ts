import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { webhookDeliveryStart } from '../../../src/contract/starts.ts';
import type { OutboxRow } from '../../../src/db/core/outbox.ts';
import {
  loadDeliveryToSend,
  type NewEvent,
  recordEvent,
  recordEventForRelay,
  recordTestEvent,
} from '../../../src/db/webhooks/deliveries.ts';
import { noteEndpointAnswer } from '../../../src/db/webhooks/endpointHealth.ts';
import { changeEndpoint, createEndpoint, deleteEndpoint } from '../../../src/db/webhooks/endpoints.ts';
import { requestReplay } from '../../../src/db/webhooks/replays.ts';
import type { Environment, Id } from '../../../src/domain/money.ts';
import { MAX_WEBHOOK_ENDPOINTS } from '../../../src/domain/webhooks/endpoint.ts';
import { newIdentifier } from '../../../src/security/identifiers.ts';
import { waitForLockWaits } from '../../support/locks.ts';
import { createWebhookFixture, type WebhookFixture } from '../../support/webhookFixture.ts';

let fixture: WebhookFixture;
let businessId: Id<'biz'>;

beforeAll(async () => {
  fixture = await createWebhookFixture();
});
afterAll(() => fixture?.stop());
beforeEach(async () => {
  businessId = (await fixture.createMerchant({ test: 'https://a.example/' })) as Id<'biz'>;
});

const actor = { id: 'usr_1', provenBy: 'session' } as const;
const TYPE = 'usdt_payment.settled';

async function create(url = 'https://b.example/', environment: Environment = 'test') {
  const { database, secretBox } = fixture;
  const terms = { url, eventTypes: [TYPE], description: undefined } as const;
  return createEndpoint(database, secretBox, { businessId, environment, actor, ...terms });
}

async function happen(environment: Environment = 'test') {
  const event: NewEvent = { businessId, environment, type: TYPE, data: {} };
  return recordEvent(fixture.database, event);
}

/** The delivery of an outbox message, as its attempt reads it. */
function deliveryOf(message: OutboxRow | undefined) {
  const { deliveryId } = (message?.start.input ?? {}) as { readonly deliveryId: Id<'msg'> };
  return loadDeliveryToSend(fixture.database, fixture.secretBox, deliveryId);
}

const endpointOf = async (id: string) =>
  (
    await fixture.ownerSql(
      'select status, failing_since is not null as fails, warned_at is not null as is_warned from webhook_endpoints where id = $1',
      [id],
    )
  )[0];

test('the relay leaves an event alone for as long as its process may send it, and no event that no process sends', async () => {
  await create();
  const event: NewEvent = { businessId, environment: 'test', type: TYPE, data: {} };
  const dueInSeconds = async () => {
    const [row] = await fixture.ownerSql(
      'with taken as (delete from outbox returning due_at) select extract(epoch from due_at - now())::float8 as due from taken',
    );
    return Number(row?.due);
  };
  await fixture.ownerSql('delete from outbox');
  await recordEvent(fixture.database, event);
  expect(await dueInSeconds()).toBeGreaterThan(0);
  await recordEventForRelay(fixture.database, event);
  expect(await dueInSeconds()).toBeLessThanOrEqual(0);
});

test('a business has ten endpoints in an environment, and a deleted one makes room', async () => {
  for (let number = 0; number < MAX_WEBHOOK_ENDPOINTS; number++) await create();
  await expect(create()).rejects.toMatchObject({ code: 'too_many_webhook_endpoints' });
  const { endpoint } = await create('https://b.example/', 'prod');
  expect(endpoint).toMatchObject({ status: 'ENABLED' });
  const [first] = await fixture.ownerSql(
    `select id from webhook_endpoints where business_id = $1 and environment = 'test' limit 1`,
    [businessId],
  );
  const owner = { businessId, environment: 'test' } as const;
  await deleteEndpoint(fixture.database, owner, { id: String(first?.id), actor });
  await create();
});

describe('an event', () => {
  test('goes to the enabled endpoints of its own environment', async () => {
    const { endpoint } = await create();
    await create('https://live.example/', 'prod');
    const disabled = await create();
    const owner = { businessId, environment: 'test' } as const;
    const change = { status: 'DISABLED' } as const;
    await changeEndpoint(fixture.database, owner, { id: disabled.endpoint.id, change, actor });
    const [message, ...others] = await happen();
    expect(others).toEqual([]);
    expect(await deliveryOf(message)).toMatchObject({
      endpointId: endpoint.id,
      url: 'https://b.example/',
    });
  });

  test('is signed by the secret of its endpoint alone', async () => {
    const { secret } = await create();
    await create('https://c.example/');
    const [message] = await happen();
    expect(await deliveryOf(message)).toMatchObject({ secrets: [secret] });
  });

  test('is left to the process that recorded it for twenty seconds', async () => {
    await create();
    const [message] = await happen();
    const rows = await fixture.ownerSql(
      `select round(extract(epoch from due_at - created_at))::int as due_in_s from outbox where id = $1`,
      [message?.id],
    );
    expect(rows).toEqual([{ due_in_s: 20 }]);
  });
});

describe('an endpoint that fails', () => {
  const failing = async (url: string) => {
    const { endpoint } = await create(url);
    const asked = { businessId, environment: 'test', endpointId: endpoint.id, url } as const;
    await noteEndpointAnswer(fixture.database, asked, 'failed');
    return asked;
  };

  test('is judged by the address that it has now', async () => {
    const asked = await failing('https://old.example/');
    await fixture.ownerSql(
      `update webhook_endpoints set url = 'https://new.example/', failing_since = null where id = $1`,
      [asked.endpointId],
    );
    await noteEndpointAnswer(fixture.database, asked, 'gone');
    expect(await endpointOf(asked.endpointId)).toEqual({ status: 'ENABLED', fails: false, is_warned: false });
  });

  test('no longer fails once it takes an event, and is warned again when it fails again', async () => {
    const asked = await failing('https://b.example/');
    await fixture.ownerSql(
      `update webhook_endpoints set failing_since = now() - interval '49 hours' where id = $1`,
      [asked.endpointId],
    );
    await noteEndpointAnswer(fixture.database, asked, 'failed');
    expect(await endpointOf(asked.endpointId)).toMatchObject({ fails: true, is_warned: true });
    await noteEndpointAnswer(fixture.database, asked, 'delivered');
    expect(await endpointOf(asked.endpointId)).toEqual({ status: 'ENABLED', fails: false, is_warned: false });
  });
});

test('an endpoint of another merchant, or environment, is not there to be changed', async () => {
  const { endpoint } = await create();
  const stranger = (await fixture.createMerchant()) as Id<'biz'>;
  const change = { url: 'https://stranger.example/' };
  for (const owner of [
    { businessId: stranger, environment: 'test' },
    { businessId, environment: 'prod' },
  ] as const) {
    expect(await changeEndpoint(fixture.database, owner, { id: endpoint.id, change, actor })).toBeUndefined();
    expect(await deleteEndpoint(fixture.database, owner, { id: endpoint.id, actor })).toBe(false);
  }
});

test('test events wait up to their bound', async () => {
  const record = () => {
    const deliveryId = newIdentifier('msg');
    const about = { deliveryId, businessId, environment: 'test', transactionId: undefined } as const;
    const start = webhookDeliveryStart({ ...about, isReplay: false }, 'webhook.test');
    const event = { ...about, eventType: 'webhook.test', body: '{}' } as const;
    return recordTestEvent(fixture.database, event, { start, mostWaiting: 2 });
  };
  expect(await record()).toMatchObject({ delivery: { status: 'PENDING' } });
  expect(await record()).toMatchObject({ delivery: { status: 'PENDING' } });
  expect(await record()).toBeUndefined();
});

test('two requests at once for the last replay that may wait: one gets it', async () => {
  const owner = { businessId, environment: 'test' } as const;
  const ids = [0, 1].map(() => fixture.createDelivery(businessId, { status: 'DELIVERED' }));
  const [first, second] = (await Promise.all(ids)) as Id<'msg'>[];
  await fixture.ownerSql('begin');
  await fixture.ownerSql('select from businesses where id = $1 for update', [businessId]);
  const asking = Promise.allSettled(
    [first, second].map((deliveryId) =>
      requestReplay(fixture.database, owner, {
        deliveryId: deliveryId as Id<'msg'>,
        replayId: `rpl_${deliveryId}`,
        mostOutstanding: 1,
      }),
    ),
  );
  await waitForLockWaits({ query: async (text) => ({ rows: await fixture.ownerSql(text) }) }, 2);
  await fixture.ownerSql('commit');
  const refusals = (await asking).flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  expect(refusals).toMatchObject([{ code: 'too_many_replays' }]);
});
