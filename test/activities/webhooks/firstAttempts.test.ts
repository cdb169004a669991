import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { FirstAttempts } from '../../../src/activities/webhooks/firstAttempts.ts';
import {
  createWebhookSender,
  type WebhookSenderDependencies,
} from '../../../src/activities/webhooks/sender.ts';
import type { WebhookDeliveryInput } from '../../../src/contract/flows.ts';
import { orderStart, type WorkflowStart, webhookDeliveryStart } from '../../../src/contract/starts.ts';
import { type OutboxRow, readDueStarts, removeStarts, storeStart } from '../../../src/db/core/outbox.ts';
import { findDelivery } from '../../../src/db/webhooks/lists.ts';
import { createWebhookFixture, type WebhookFixture } from '../../support/webhookFixture.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/webhookReceiver.ts';

const SECOND_MS = 1_000;

let fixture: WebhookFixture;
let receiver: WebhookReceiver;
/** The messages whose workflows were started. */
let started: OutboxRow[];

beforeAll(async () => {
  fixture = await createWebhookFixture();
});
afterAll(() => fixture?.stop());
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  started = [];
});
afterEach(async () => {
  await receiver?.stop();
  await fixture.ownerSql('delete from outbox');
});

/** First attempts that give up a receiver after a second. */
function firstAttempts(overrides: Partial<WebhookSenderDependencies> = {}): FirstAttempts {
  const { database, secretBox } = fixture;
  return new FirstAttempts({
    sender: createWebhookSender({
      database,
      secretBox,
      allowLoopback: true,
      timeoutMs: SECOND_MS,
      ...overrides,
    }),
    startSoon: (rows) => started.push(...rows),
    logger: pino({ enabled: false }),
  });
}

/** A delivery with its message, as the statement leaves them that settles an order. */
async function recordedEvent(url = receiver.url) {
  const businessId = await fixture.createMerchant({ test: url });
  return eventOf(businessId);
}

async function eventOf(businessId: string) {
  const owner = { businessId, environment: 'test' } as const;
  const deliveryId = await fixture.createDelivery(businessId);
  const start = webhookDeliveryStart({ ...owner, deliveryId, transactionId: undefined, isReplay: false }, '');
  const message = await storeStart(fixture.database, start);
  return { deliveryId, message, read: () => findDelivery(fixture.database, owner, deliveryId) };
}

async function attempted(message: OutboxRow, attempts = firstAttempts()): Promise<void> {
  attempts.dispatch([message]);
  await attempts.drain();
}

/** The inputs of the workflows that the relay would start now. */
async function waiting(): Promise<readonly unknown[]> {
  const rows = await readDueStarts(fixture.database, { olderThanMs: 0, limit: 10 });
  return rows.map(({ start }) => start.input);
}

const inputOf = ({ start }: OutboxRow) => start.input as WebhookDeliveryInput;

test('an event that is taken needs no workflow, and nothing of it is left in the outbox', async () => {
  const { message, read } = await recordedEvent();
  await attempted(message);
  expect(await read()).toMatchObject({ status: 'DELIVERED', attemptCount: 1, nextAttemptAt: undefined });
  expect(receiver.received).toHaveLength(1);
  expect([started, await waiting()]).toEqual([[], []]);
});

test('an event that the receiver wants no more of is over', async () => {
  receiver.answerWith(410);
  const { message, read } = await recordedEvent();
  await attempted(message);
  expect(await read()).toMatchObject({ status: 'FAILED', attemptCount: 1 });
  expect([started, await waiting()]).toEqual([[], []]);
});

describe('an event that is not taken', () => {
  test('has a workflow that goes on with the second attempt, which the relay starts where this process dies', async () => {
    receiver.answerWith({ kind: 'answer', status: 503, headers: { 'retry-after': '90' } });
    const { message, read } = await recordedEvent();
    await fixture.ownerSql(`update outbox set due_at = now() + interval '1 hour'`);
    const sentAtMs = Date.now();
    await attempted(message);
    const { nextAttemptAt } = (await read()) ?? {};
    expect(await read()).toMatchObject({ status: 'PENDING', attemptCount: 1 });
    const [rest] = started;
    const { schedule } = rest ? inputOf(rest) : {};
    expect(schedule).toMatchObject({ attempts: 1, lastResult: 'HTTP 503' });
    expect(schedule?.nextAttemptAtMs).toBeGreaterThanOrEqual(sentAtMs + 90 * SECOND_MS);
    expect(Math.abs((schedule?.nextAttemptAtMs ?? 0) - Date.parse(nextAttemptAt ?? ''))).toBeLessThan(
      30 * SECOND_MS,
    );
    expect(rest).toMatchObject({ id: message.id, start: { workflowId: message.start.workflowId } });
    expect(await waiting()).toEqual([rest?.start.input]);
  });

  test('is left to the workflow that was started meanwhile', async () => {
    receiver.answerWith(500);
    const { message } = await recordedEvent();
    await removeStarts(fixture.database, [message.id]);
    await attempted(message);
    expect(started).toEqual([]);
  });
});

describe('an event is left to its workflow from its first attempt on', () => {
  test('where attempts of the business take all places, while others are sent', async () => {
    receiver.answerWith({ kind: 'hang' }, { kind: 'hang' });
    const businessId = await fixture.createMerchant({ test: receiver.url });
    const [one, two, three] = [
      await eventOf(businessId),
      await eventOf(businessId),
      await eventOf(businessId),
    ];
    const other = await startWebhookReceiver();
    const ofOther = await recordedEvent(other.url);
    const attempts = firstAttempts({ mostAtOnce: 2, timeoutMs: 3 * SECOND_MS });
    attempts.dispatch([one.message, two.message]);
    await receiver.waitForRequests(2);
    attempts.dispatch([three.message, ofOther.message]);
    await other.waitForRequests(1);
    await attempts.drain();
    await other.stop();
    expect(started[0]).toEqual(three.message);
    expect(await ofOther.read()).toMatchObject({ status: 'DELIVERED' });
    expect(receiver.received).toHaveLength(2);
  });

  test('where the database fails, and its message stays', async () => {
    const { message, read } = await recordedEvent();
    const { database } = fixture;
    const failing: typeof database = {
      ...database,
      one: () => Promise.reject(new Error('Connection terminated')),
    };
    await attempted(message, firstAttempts({ database: failing }));
    expect(started).toEqual([message]);
    expect(await read()).toMatchObject({ status: 'PENDING', attemptCount: 0 });
    expect(await waiting()).toEqual([message.start.input]);
  });

  test('where it is over already, or its business has no address', async () => {
    const over = await recordedEvent();
    await fixture.ownerSql(`update webhook_deliveries set status = 'DELIVERED', finished_at = now()`);
    const homeless = await recordedEvent('');
    await attempted(over.message);
    await attempted(homeless.message);
    expect(started).toEqual([over.message, homeless.message]);
    expect(receiver.connections()).toBe(0);
  });

  test('where a process has too many under way', async () => {
    receiver.answerWith({ kind: 'hang' });
    const { message } = await recordedEvent();
    const attempts = firstAttempts({ mostAtOnce: 1_000 });
    attempts.dispatch(Array.from({ length: 201 }, () => message));
    expect(started).toEqual([message]);
    await attempts.drain();
  });
});

test('messages of other workflows start them', () => {
  const order = { transactionId: 'wd_1', businessId: 'biz_1', environment: 'test' } as const;
  const start = orderStart('withdrawal', { withdrawalId: 'wd_1', ...order } as never) as WorkflowStart;
  firstAttempts().dispatch([{ id: '1', start }]);
  expect(started).toEqual([{ id: '1', start }]);
});
