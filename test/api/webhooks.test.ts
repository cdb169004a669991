import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_REPLAYS, replayDelivery, replayRange } from '../../src/api/webhooks/useCases.ts';
import type { OutboxRow } from '../../src/db/outbox.ts';
import { noteNoAddress } from '../../src/db/webhooks.ts';
import type { WorkflowStarter } from '../../src/temporal/starter.ts';
import { createWebhookFixture, type WebhookFixture } from '../support/webhookFixture.ts';

let fixture: WebhookFixture;

beforeAll(async () => {
  fixture = await createWebhookFixture();
});
afterAll(() => fixture?.stop());

function dependencies() {
  const started: string[] = [];
  const starter = {
    keepSoon: (rows: readonly OutboxRow[]) => {
      started.push(...rows.map(({ id }) => id));
    },
  } as unknown as WorkflowStarter;
  return { started, database: fixture.database, starter };
}

async function promisesOf(businessId: string) {
  return fixture.ownerSql(
    `select id, workflow_type, workflow_id, input->'input' as input, start_delay_ms::int as delay from outbox
      where input->'searchAttributes'->>'BusinessId' = $1 order by id`,
    [businessId],
  );
}

describe('a replay', () => {
  test.each([
    ['DELIVERED', true, 'DELIVERED'],
    ['PENDING', true, 'PENDING'],
    ['FAILED', false, 'PENDING'],
    ['NO_ADDRESS', false, 'PENDING'],
  ] as const)(
    'of a delivery that is %s sends once: %s, and leaves it %s',
    async (status, isReplay, after) => {
      const businessId = await fixture.createMerchant({ test: 'https://merchant.example/' });
      const deliveryId = await fixture.createDelivery(businessId, { status });
      const { started, ...given } = dependencies();
      const replayId = await replayDelivery(given, { businessId, environment: 'test' }, deliveryId);
      const promises = await promisesOf(businessId);
      expect(promises).toMatchObject([
        {
          workflow_type: 'webhookDeliveryWorkflow',
          workflow_id: `webhook/test/${deliveryId}/${replayId}`,
          input: { deliveryId, isReplay },
          delay: 0,
        },
      ]);
      expect(started).toEqual(promises.map(({ id }) => id));
      const [row] = await fixture.ownerSql('select status from webhook_deliveries where id = $1', [
        deliveryId,
      ]);
      expect(row).toEqual({ status: after });
    },
  );

  test('asked for by many at once gives a failed delivery one schedule', async () => {
    const businessId = await fixture.createMerchant({ test: 'https://merchant.example/' });
    const deliveryId = await fixture.createDelivery(businessId, { status: 'FAILED' });
    const owner = { businessId, environment: 'test' } as const;
    await Promise.all([1, 2, 3, 4, 5].map(() => replayDelivery(dependencies(), owner, deliveryId)));
    const promises = await promisesOf(businessId);
    expect(promises).toHaveLength(5);
    expect(promises.filter(({ input }) => !(input as { isReplay: boolean }).isReplay)).toHaveLength(1);
  });

  test('of a range takes at most so many, oldest first and spaced, and says where to go on', async () => {
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
      [businessId, MOST_REPLAYS + 2],
    );
    const range = {
      from: new Date('2026-01-01T00:00:00Z'),
      to: new Date('2026-01-01T00:00:01Z'),
      status: undefined,
      cursor: undefined,
    };
    const { started, ...given } = dependencies();
    const first = await replayRange(given, owner, range);
    expect(first).toMatchObject({ replayed: MOST_REPLAYS, hasMore: true });
    expect(started).toEqual([]);
    const second = await replayRange(given, owner, { ...range, cursor: first.nextCursor ?? undefined });
    expect(second).toEqual({ replayed: 2, hasMore: false, nextCursor: null });

    const promises = await promisesOf(businessId);
    expect(promises).toHaveLength(MOST_REPLAYS + 2);
    expect(new Set(promises.map(({ input }) => (input as { deliveryId: string }).deliveryId)).size).toBe(
      MOST_REPLAYS + 2,
    );
    expect(promises.map(({ delay }) => delay).slice(0, 3)).toEqual([0, 50, 100]);
    const [row] = await fixture.ownerSql(
      `select count(*)::int as waiting from webhook_deliveries where business_id = $1 and status = 'PENDING'`,
      [businessId],
    );
    expect(row).toEqual({ waiting: MOST_REPLAYS + 2 });
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

  test('without an address is refused and promises nothing', async () => {
    const businessId = await fixture.createMerchant();
    const deliveryId = await fixture.createDelivery(businessId);
    await noteNoAddress(fixture.database, deliveryId);
    const refusal = replayDelivery(dependencies(), { businessId, environment: 'test' }, deliveryId);
    await expect(refusal).rejects.toMatchObject({ code: 'webhook_url_missing' });
    expect(await promisesOf(businessId)).toEqual([]);
  });
});
