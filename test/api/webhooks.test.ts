import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MAX_REPLAYS, replayDelivery, replayRange } from '../../src/api/webhooks/useCases.ts';
import { noteNoAddress } from '../../src/db/webhooks/deliveries.ts';
import { noteReplaysStarted } from '../../src/db/webhooks/replays.ts';
import { createWebhookFixture, type WebhookFixture } from '../support/webhookFixture.ts';

let fixture: WebhookFixture;

beforeAll(async () => {
  fixture = await createWebhookFixture();
});
afterAll(() => fixture?.stop());

const dependencies = (webhookMaxPendingReplays = 10_000) => ({
  database: fixture.database,
  config: { webhookMaxPendingReplays },
});

async function replaysOf(businessId: string) {
  return fixture.ownerSql(
    `select id, status, replay_id, schedule_id, scheduled_attempts, replay_started_at is not null as is_started
      from webhook_deliveries where business_id = $1 and replay_id is not null
      order by replay_requested_at, created_at, id`,
    [businessId],
  );
}

describe('a replay', () => {
  test.each([
    ['DELIVERED', false, 'DELIVERED'],
    ['PENDING', false, 'PENDING'],
    ['FAILED', true, 'PENDING'],
    ['NO_ADDRESS', true, 'PENDING'],
  ] as const)(
    'of a delivery that is %s gives it the schedule back: %s, and leaves it %s',
    async (status, isReopened, after) => {
      const businessId = await fixture.createMerchant({ test: 'https://merchant.example/' });
      const deliveryId = await fixture.createDelivery(businessId, { status });
      await fixture.ownerSql('update webhook_deliveries set scheduled_attempts = 7 where id = $1', [
        deliveryId,
      ]);
      const replayId = await replayDelivery(dependencies(), { businessId, environment: 'test' }, deliveryId);
      expect(await replaysOf(businessId)).toEqual([
        {
          id: deliveryId,
          status: after,
          replay_id: replayId,
          schedule_id: isReopened ? replayId : null,
          scheduled_attempts: isReopened ? 0 : 7,
          is_started: false,
        },
      ]);
    },
  );

  test('asked for again while one waits or is under way, is the same', async () => {
    const businessId = await fixture.createMerchant({ test: 'https://merchant.example/' });
    const deliveryId = await fixture.createDelivery(businessId, { status: 'FAILED' });
    const owner = { businessId, environment: 'test' } as const;
    const ids = await Promise.all(
      [1, 2, 3, 4, 5].map(() => replayDelivery(dependencies(), owner, deliveryId)),
    );
    const replayId = ids[0] ?? '';
    expect(new Set(ids)).toEqual(new Set([replayId]));
    await noteReplaysStarted(fixture.database, [{ deliveryId, replayId }]);
    expect(await replayDelivery(dependencies(), owner, deliveryId)).toBe(replayId);
    expect(await replaysOf(businessId)).toMatchObject([{ replay_id: replayId, is_started: true }]);
  });

  test('is refused when too many wait or are under way, unless it is one of them', async () => {
    const businessId = await fixture.createMerchant({ test: 'https://merchant.example/' });
    const owner = { businessId, environment: 'test' } as const;
    const [first, second, third] = [
      await fixture.createDelivery(businessId),
      await fixture.createDelivery(businessId),
      await fixture.createDelivery(businessId),
    ];
    const ask = (id: string) => replayDelivery(dependencies(2), owner, id);
    const replayId = await ask(first);
    await noteReplaysStarted(fixture.database, [{ deliveryId: first, replayId }]);
    await ask(second);
    await expect(ask(third)).rejects.toMatchObject({ code: 'too_many_replays' });
    expect(await ask(first)).toBe(replayId);
    const live = await fixture.createDelivery(businessId, { environment: 'prod' });
    await fixture.ownerSql(`update businesses set webhook_url_prod = 'https://a.example/' where id = $1`, [
      businessId,
    ]);
    await replayDelivery(dependencies(2), { businessId, environment: 'prod' }, live);
    expect(await replaysOf(businessId)).toHaveLength(3);
  });

  test('of a range takes those that may wait, and is refused when none may', async () => {
    const businessId = await fixture.createMerchant({ test: 'https://merchant.example/' });
    const owner = { businessId, environment: 'test' } as const;
    const ids: string[] = [];
    for (const minute of [0, 1, 2, 3])
      ids.push(await fixture.createDelivery(businessId, { createdAt: `2026-01-01T00:0${minute}:00Z` }));
    // The first waits already and needs no other place.
    await replayDelivery(dependencies(3), owner, ids[0] ?? '');
    const range = {
      from: new Date('2026-01-01T00:00:00Z'),
      to: new Date('2026-01-02T00:00:00Z'),
      status: undefined,
    };
    const taken = await replayRange(dependencies(3), owner, { ...range, cursor: undefined });
    expect(taken).toEqual({ replayed: 3, hasMore: true, nextCursor: ids[2] });
    const refused = replayRange(dependencies(3), owner, { ...range, cursor: ids[2] });
    await expect(refused).rejects.toMatchObject({ code: 'too_many_replays' });
    expect((await replaysOf(businessId)).map(({ id }) => id)).toEqual(ids.slice(0, 3));
  });

  test('of a range takes at most so many, oldest first, and says where to go on', async () => {
    const businessId = await fixture.createMerchant({ test: 'https://merchant.example/' });
    const owner = { businessId, environment: 'test' } as const;
    // The third of many at one moment must not be lost between two calls.
    await fixture.ownerSql(
      `with numbers as (select generate_series(1, $2::int) as n),
        paid as (insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor,
            channel, customer, description, metadata)
          select 'wd_' || $1 || n, $1, 'test', 'withdrawal', 'COMPLETED', 100, 0, '', '', '', '{}' from numbers
          returning id)
        insert into webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, created_at)
          select 'msg_' || id, $1, 'test', 'withdrawal.completed', id, '{}', 'FAILED', '2026-01-01T00:00:00Z' from paid`,
      [businessId, MAX_REPLAYS + 2],
    );
    const range = {
      from: new Date('2026-01-01T00:00:00Z'),
      to: new Date('2026-01-01T00:00:01Z'),
      status: undefined,
      cursor: undefined,
    };
    const given = dependencies();
    const first = await replayRange(given, owner, range);
    expect(first).toMatchObject({ replayed: MAX_REPLAYS, hasMore: true });
    const second = await replayRange(given, owner, { ...range, cursor: first.nextCursor ?? undefined });
    expect(second).toEqual({ replayed: 2, hasMore: false, nextCursor: null });

    expect(await replaysOf(businessId)).toHaveLength(MAX_REPLAYS + 2);
    const [row] = await fixture.ownerSql(
      `select count(*)::int as waiting from webhook_deliveries where business_id = $1 and status = 'PENDING'`,
      [businessId],
    );
    expect(row).toEqual({ waiting: MAX_REPLAYS + 2 });
  });

  test('of a range begins with its first moment and ends before its last', async () => {
    const businessId = await fixture.createMerchant({ test: 'https://merchant.example/' });
    const owner = { businessId, environment: 'test' } as const;
    await fixture.createDelivery(businessId, { createdAt: '2026-01-01T00:00:00Z' });
    await fixture.createDelivery(businessId, { createdAt: '2026-01-01T01:00:00Z' });
    const replayed = (from: string, to: string) =>
      replayRange(dependencies(), owner, {
        from: new Date(from),
        to: new Date(to),
        status: undefined,
        cursor: undefined,
      });
    expect(await replayed('2026-01-01T00:00:00Z', '2026-01-01T01:00:00Z')).toMatchObject({ replayed: 1 });
    expect(await replayed('2026-01-01T00:00:00Z', '2026-01-01T01:00:00.001Z')).toMatchObject({ replayed: 2 });
  });

  test('without an address is refused and leaves no mark', async () => {
    const businessId = await fixture.createMerchant();
    const deliveryId = await fixture.createDelivery(businessId);
    await noteNoAddress(fixture.database, { deliveryId, endpointId: undefined });
    const refusal = replayDelivery(dependencies(), { businessId, environment: 'test' }, deliveryId);
    await expect(refusal).rejects.toMatchObject({ code: 'webhook_url_missing' });
    expect(await replaysOf(businessId)).toEqual([]);
  });
});
