import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { webhookWorkflowId } from '../../src/contract/starts.ts';
import { recordAttempt } from '../../src/db/webhooks/attempts.ts';
import { requestReplay, requestReplaysOfRange } from '../../src/db/webhooks/replays.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { startAskedForReplays } from '../../src/temporal/replayRound.ts';
import { WorkflowStarter } from '../../src/temporal/starter.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { createWebhookFixture, type WebhookFixture } from '../support/webhookFixture.ts';

const logger = createLogger('silent');
const PLACES = 3;

let fixture: WebhookFixture;
let flows: FlowInspection;
let starter: WorkflowStarter;

beforeAll(async () => {
  fixture = await createWebhookFixture();
  flows = await openFlowInspection(process.env.TEST_TEMPORAL_ADDRESS ?? '');
  // No worker serves the queues of this file: what is started stays open and does nothing.
  const queuePrefix = `t${randomUUID()}-`;
  starter = new WorkflowStarter({ client: flows.client, database: fixture.database, queuePrefix, logger });
});
afterAll(async () => {
  await flows?.close();
  await fixture?.stop();
});
beforeEach(async () => {
  await fixture.ownerSql('delete from webhook_attempts');
  await fixture.ownerSql('delete from webhook_deliveries');
});

/** A merchant with deliveries that failed, oldest first, all asked for again. */
async function merchantWithReplays(count: number, replayId: string) {
  const owner = { businessId: await fixture.createMerchant(), environment: 'test' } as const;
  const ids: string[] = [];
  for (let number = 0; number < count; number++) {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();
    ids.push(await fixture.createDelivery(owner.businessId, { status: 'FAILED', createdAt }));
  }
  const range = { from: new Date('2026-01-01'), to: new Date('2026-01-02'), limit: 1_000 };
  const all = { ...range, status: undefined, cursor: undefined };
  await requestReplaysOfRange(fixture.database, owner, { ...all, replayId, mostOutstanding: 1_000 });
  return { owner, ids };
}

const round = (client: Pick<WorkflowStarter, 'start'> = starter) =>
  startAskedForReplays({ database: fixture.database, starter: client, logger }, PLACES);

async function started(): Promise<readonly unknown[]> {
  const rows = await fixture.ownerSql(
    'select id from webhook_deliveries where replay_started_at is not null order by created_at, id',
  );
  return rows.map(({ id }) => id);
}

const failedAttempt = (deliveryId: string, replayId: string) =>
  recordAttempt(fixture.database, {
    deliveryId,
    url: 'https://merchant.example/',
    startedAt: new Date(),
    durationMs: 1,
    responseStatus: 500,
    responseExcerpt: '',
    error: undefined,
    answer: 'failed',
    waitMs: 36_000_000,
    isForced: false,
    scheduledAttempt: 1,
    replayId,
  });

it('starts of each business as many as have a place, the oldest first, and more when an attempt is done', async () => {
  const many = await merchantWithReplays(8, 'rpl_many');
  const few = await merchantWithReplays(1, 'rpl_few');
  expect(await round()).toBe(true);
  expect(new Set(await started())).toEqual(new Set([...many.ids.slice(0, PLACES), ...few.ids]));
  const [first = ''] = many.ids;
  const handle = flows.client.workflow.getHandle(webhookWorkflowId('test', first, 'rpl_many'));
  const { status, priority } = await handle.describe();
  expect([status.name, priority?.priorityKey, priority?.fairnessKey]).toEqual([
    'RUNNING',
    3,
    many.owner.businessId,
  ]);

  expect(await round()).toBe(false);
  // The next attempt of its schedule is hours away: it keeps no place until then.
  await failedAttempt(first, 'rpl_many');
  expect(await round()).toBe(true);
  expect(await started()).toContain(many.ids[PLACES]);
  expect(await started()).not.toContain(many.ids[PLACES + 1]);
});

it('starts one again, once, after a crash between its start and the note of it', async () => {
  const { ids } = await merchantWithReplays(1, 'rpl_crash');
  const crashing = {
    start: async (start: Parameters<WorkflowStarter['start']>[0]) => {
      await starter.start(start);
      throw new Error('The relay breaks here.');
    },
  };
  expect(await round(crashing)).toBe(false);
  expect(await started()).toEqual([]);
  expect(await round()).toBe(true);
  expect(await started()).toEqual(ids);
});

it('does not take the start of a replay for that of the one asked for after it', async () => {
  const { owner, ids } = await merchantWithReplays(1, 'rpl_first');
  const [deliveryId = ''] = ids;
  const quick = {
    start: async (start: Parameters<WorkflowStarter['start']>[0]) => {
      await starter.start(start);
      // Sent, and asked for again, before the relay could note that it had started.
      await failedAttempt(deliveryId, 'rpl_first');
      await requestReplay(fixture.database, owner, { deliveryId, replayId: 'rpl_next', mostOutstanding: 9 });
    },
  };
  await round(quick);
  expect(await started()).toEqual([]);
  await round();
  const handle = flows.client.workflow.getHandle(webhookWorkflowId('test', deliveryId, 'rpl_next'));
  expect((await handle.describe()).status.name).toBe('RUNNING');
});
