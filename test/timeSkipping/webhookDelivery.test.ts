import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { WorkflowHandle } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import type { AttemptWebhookInput, WebhookAttemptReport } from '../../src/activities/webhooks/sender.ts';
import type { WebhookActivities } from '../../src/activities/webhooks/webhooks.ts';
import type { WebhookDeliveryInput } from '../../src/contract/flows.ts';
import { retryNowUpdate, webhookStatusQuery } from '../../src/contract/messages.ts';
import { findCurrentSecret } from '../../src/db/merchants/webhookSecrets.ts';
import type { CancelledDelivery } from '../../src/db/webhooks/deliveries.ts';
import { findDelivery } from '../../src/db/webhooks/lists.ts';
import { readStartableReplays, requestReplay } from '../../src/db/webhooks/replays.ts';
import { WEBHOOK_WAITS_MS, waitBeforeAttemptMs } from '../../src/domain/webhooks/webhook.ts';
import { HOUR_MS, SECOND_MS, TASKS_MS, timersOf, useTimeSkipping } from '../support/timeSkipping.ts';
import { waitFor } from '../support/waitFor.ts';
import { createWebhookFixture, type WebhookFixture, webhookActivitiesOf } from '../support/webhookFixture.ts';
import { startWebhookReceiver, verifyWebhook, type WebhookReceiver } from '../support/webhookReceiver.ts';

const time = useTimeSkipping();

/** What a fake receiver answers: an HTTP status, and how long it asks to be left alone. */
interface FakeAnswer {
  readonly status: number;
  readonly retryAfterMs?: number;
}

interface FakeAttempt extends AttemptWebhookInput {
  readonly atMs: number;
  readonly waitMs: number | undefined;
}

/** Activities without a database or network: they keep the skipped time of each attempt. */
function fakeActivities(answerOf: (attempt: number) => FakeAnswer) {
  const attempts: FakeAttempt[] = [];
  const activities: Pick<WebhookActivities, 'attemptWebhook'> = {
    async attemptWebhook(input) {
      const { status, retryAfterMs } = answerOf(attempts.length + 1);
      const isOver = status === 200 || status === 410;
      const waitMs = isOver
        ? undefined
        : waitBeforeAttemptMs(input.scheduledAttempt + 1, input.jitter, retryAfterMs);
      attempts.push({ ...input, atMs: await time.currentTimeMs(), waitMs });
      const summary = `HTTP ${status}`;
      if (status === 200) return { result: 'delivered', status: 'DELIVERED', summary };
      if (status === 410) return { result: 'gone', status: 'FAILED', summary };
      return waitMs === undefined
        ? { result: 'failed', status: 'FAILED', summary }
        : { result: 'failed', status: 'PENDING', summary, waitMs };
    },
  };
  return { attempts, activities };
}

/** Runs the workflows of the bundle with these activities, and returns how to start one. */
async function startWorker(
  activities: Pick<WebhookActivities, 'attemptWebhook'> & Partial<WebhookActivities>,
) {
  const start = await time.runWorker(activities);
  return (input: WebhookDeliveryInput) => start('webhookDeliveryWorkflow', input);
}

const delivery = { deliveryId: 'msg_1', isReplay: false } as const;

/** Asks again and again until the workflow's state fits. Never skips time. */
async function waitForState(
  handle: WorkflowHandle,
  fits: (state: { readonly attempts: number; readonly nextAttemptAt?: string | undefined }) => boolean,
) {
  return waitFor('the state of the delivery', async () => {
    const state = await handle.query(webhookStatusQuery);
    return fits(state) && state;
  });
}

describe('the schedule', () => {
  test('a receiver that always fails gets 10 attempts over 75 hours, then FAILED', async () => {
    const { attempts, activities } = fakeActivities(() => ({ status: 500 }));
    const handle = await (await startWorker(activities))(delivery);
    expect(await handle.result()).toBe('FAILED');

    expect(attempts.map(({ scheduledAttempt }) => scheduledAttempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(attempts.every(({ isForced }) => !isForced)).toBe(true);
    for (const [index, attempt] of attempts.entries()) {
      const before = attempts[index - 1];
      if (!before) continue;
      const waitMs = before.waitMs ?? 0;
      const scheduledMs = WEBHOOK_WAITS_MS[index] ?? 0;
      expect(waitMs).toBeGreaterThanOrEqual(scheduledMs);
      expect(waitMs).toBeLessThanOrEqual(scheduledMs * 1.1);
      expect(attempt.atMs - before.atMs).toBeGreaterThanOrEqual(waitMs);
    }
    expect(await timersOf(handle)).toEqual(attempts.slice(0, -1).map(({ waitMs }) => waitMs));
    const totalMs = (attempts.at(-1)?.atMs ?? 0) - (attempts[0]?.atMs ?? 0);
    expect(totalMs).toBeGreaterThan(75 * HOUR_MS);
    expect(totalMs).toBeLessThan(84 * HOUR_MS);
    const jitters = attempts.map(({ jitter }) => jitter);
    expect(new Set(jitters).size).toBe(10);
    expect(jitters.every((jitter) => jitter >= 0 && jitter < 1)).toBe(true);
  });

  test('a receiver that recovers on the seventh attempt gets no eighth', async () => {
    const { attempts, activities } = fakeActivities((attempt) => ({ status: attempt < 7 ? 503 : 200 }));
    const handle = await (await startWorker(activities))(delivery);
    expect(await handle.result()).toBe('DELIVERED');
    expect(attempts).toHaveLength(7);
    expect(await handle.query(webhookStatusQuery)).toMatchObject({ flowStatus: 'DELIVERED', attempts: 7 });
  });

  test('a receiver that answers 410 gets no second attempt', async () => {
    const { attempts, activities } = fakeActivities(() => ({ status: 410 }));
    const handle = await (await startWorker(activities))(delivery);
    expect(await handle.result()).toBe('FAILED');
    expect(attempts).toHaveLength(1);
  });

  test('a receiver that asks for more time than scheduled gets it, and for less does not', async () => {
    const asked = [2 * HOUR_MS, 1 * SECOND_MS, 100 * HOUR_MS];
    const { attempts, activities } = fakeActivities((attempt) => {
      const retryAfterMs = asked[attempt - 1];
      return retryAfterMs === undefined ? { status: 200 } : { status: 429, retryAfterMs };
    });
    const handle = await (await startWorker(activities))(delivery);
    expect(await handle.result()).toBe('DELIVERED');
    const gaps = attempts.slice(1).map(({ atMs }, index) => atMs - (attempts[index]?.atMs ?? 0));
    // Asked for two hours; the schedule's five minutes; 24 hours, the most that anybody gets.
    for (const [index, leastMs] of [2 * HOUR_MS, 300 * SECOND_MS, 24 * HOUR_MS].entries()) {
      expect(gaps[index]).toBeGreaterThanOrEqual(leastMs);
      expect(gaps[index]).toBeLessThan(leastMs * 1.1 + TASKS_MS);
    }
  });

  test('an attempt that our own trouble interrupts is tried again and counts once', async () => {
    const { attempts, activities } = fakeActivities((attempt) => ({ status: attempt === 1 ? 500 : 200 }));
    let troubles = 3;
    const handle = await (
      await startWorker({
        async attemptWebhook(input): Promise<WebhookAttemptReport> {
          if (troubles-- > 0) throw new Error('Connection terminated');
          return activities.attemptWebhook(input);
        },
      })
    )(delivery);
    expect(await handle.result()).toBe('DELIVERED');
    expect(attempts.map(({ scheduledAttempt }) => scheduledAttempt)).toEqual([1, 2]);
  });
});

describe('a replay', () => {
  test('sends once, whatever comes of it', async () => {
    const { attempts, activities } = fakeActivities(() => ({ status: 500 }));
    const forcing: Pick<WebhookActivities, 'attemptWebhook'> = {
      async attemptWebhook(input) {
        const { waitMs: _, ...report } = await activities.attemptWebhook(input);
        return { ...report, status: 'DELIVERED' };
      },
    };
    const handle = await (await startWorker(forcing))({ deliveryId: 'msg_1', isReplay: true });
    expect(await handle.result()).toBe('FAILED');
    expect(attempts).toMatchObject([{ isForced: true }]);
  });
});

describe('what operators can do', () => {
  test('see where it stands, and attempt now without using the schedule up', async () => {
    const { attempts, activities } = fakeActivities((attempt) => ({
      status: attempt <= 3 ? 500 : 200,
      retryAfterMs: HOUR_MS,
    }));
    const handle = await (await startWorker(activities))(delivery);
    const waiting = await waitForState(handle, ({ nextAttemptAt }) => nextAttemptAt !== undefined);
    expect(waiting).toMatchObject({ flowStatus: 'PENDING', attempts: 1, lastResult: 'HTTP 500' });
    expect(await currentDetails(handle)).toContain('Attempt 1 of 10 failed: HTTP 500');

    expect(await handle.executeUpdate(retryNowUpdate)).toBe('Attempted: HTTP 500');
    await waitForState(handle, (state) => state.attempts === 2 && state.nextAttemptAt !== undefined);
    expect(await handle.executeUpdate(retryNowUpdate)).toBe('Attempted: HTTP 500');
    // No time was skipped so far: the manual attempts did not wait for the hour.
    expect((attempts[2]?.atMs ?? 0) - (attempts[0]?.atMs ?? 0)).toBeLessThan(HOUR_MS / 2);

    expect(await handle.result()).toBe('DELIVERED');
    expect(attempts.map(({ scheduledAttempt }) => scheduledAttempt)).toEqual([1, 1, 1, 2]);
    expect((attempts[3]?.atMs ?? 0) - (attempts[2]?.atMs ?? 0)).toBeGreaterThanOrEqual(HOUR_MS);
    expect(await currentDetails(handle)).toBe('DELIVERED after 4 attempts: HTTP 200');
  });

  test('are answered when their attempt is the one that ends the delivery', async () => {
    const { activities } = fakeActivities((attempt) => ({
      status: attempt === 1 ? 500 : 200,
      retryAfterMs: HOUR_MS,
    }));
    const handle = await (await startWorker(activities))(delivery);
    await waitForState(handle, ({ nextAttemptAt }) => nextAttemptAt !== undefined);
    expect(await handle.executeUpdate(retryNowUpdate)).toBe('Attempted: HTTP 200');
    expect(await handle.result()).toBe('DELIVERED');
  });

  test('are refused while an attempt is under way', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { activities } = fakeActivities(() => ({ status: 200 }));
    const handle = await (
      await startWorker({
        async attemptWebhook(input) {
          await released;
          return activities.attemptWebhook(input);
        },
      })
    )(delivery);
    await expect(handle.executeUpdate(retryNowUpdate)).rejects.toMatchObject({
      cause: { message: 'An attempt is under way; look at its result first.' },
    });
    release();
    expect(await handle.result()).toBe('DELIVERED');
    // By the flow's own count: one that is held up for long is given out again, and still is one attempt.
    expect(await handle.query(webhookStatusQuery)).toMatchObject({ attempts: 1 });
  });
});

describe('cancellation', () => {
  const cancelled: CancelledDelivery[] = [];
  const cancelWebhook = async (input: CancelledDelivery) => {
    cancelled.push(input);
    return 'FAILED' as const;
  };

  test('ends a delivery that waits, and its record is written', async () => {
    const { attempts, activities } = fakeActivities(() => ({ status: 500, retryAfterMs: HOUR_MS }));
    const handle = await (await startWorker({ ...activities, cancelWebhook }))(delivery);
    await waitForState(handle, ({ nextAttemptAt }) => nextAttemptAt !== undefined);
    await handle.cancel();
    expect(await handle.result()).toBe('FAILED');
    expect(attempts).toHaveLength(1);
    expect(cancelled.splice(0)).toEqual([{ deliveryId: 'msg_1', isReplay: false }]);
    expect(await currentDetails(handle)).toBe('FAILED after 1 attempts: cancelled by an operator');
  });

  test('waits for an attempt under way, which may deliver after all', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { activities } = fakeActivities(() => ({ status: 200 }));
    const start = await startWorker({
      cancelWebhook,
      async attemptWebhook(input) {
        await released;
        return activities.attemptWebhook(input);
      },
    });
    const handle = await start(delivery);
    await waitFor('the attempt to begin', async () => {
      const { raw } = await handle.describe();
      return raw.pendingActivities?.[0]?.lastStartedTime;
    });
    await handle.cancel();
    await waitFor('the flow to know of the request', async () => {
      const { events } = await handle.fetchHistory();
      return events?.some((event) => event.activityTaskCancelRequestedEventAttributes);
    });
    release();
    expect(await handle.result()).toBe('DELIVERED');
    expect(cancelled).toEqual([]);
  });

  test('ends a replay that found no place yet', async () => {
    const tries: number[] = [];
    const start = await startWorker({
      cancelWebhook,
      async attemptWebhook() {
        tries.push(1);
        throw ApplicationFailure.create({ message: 'No place.', nextRetryDelay: '10 days' });
      },
    });
    const handle = await start({ deliveryId: 'msg_2', isReplay: true, replayId: 'rpl_2' });
    await waitFor('a first try', () => tries.length > 0);
    await handle.cancel();
    expect(await handle.result()).toBe('FAILED');
    expect(cancelled.splice(0)).toEqual([{ deliveryId: 'msg_2', isReplay: true, replayId: 'rpl_2' }]);
  });
});

describe('a workflow that takes a delivery over from its record', () => {
  test('waits until the next attempt is due, and goes on with its number', async () => {
    const { attempts, activities } = fakeActivities(() => ({ status: 500 }));
    const nowMs = await time.currentTimeMs();
    const schedule = { attempts: 8, nextAttemptAtMs: nowMs + 5 * HOUR_MS };
    const handle = await (await startWorker(activities))({ ...delivery, schedule });
    expect(await handle.result()).toBe('FAILED');
    expect(attempts.map(({ scheduledAttempt }) => scheduledAttempt)).toEqual([9, 10]);
    expect((attempts[0]?.atMs ?? 0) - nowMs).toBeGreaterThanOrEqual(5 * HOUR_MS);
    expect((attempts[0]?.atMs ?? 0) - nowMs).toBeLessThan(5.1 * HOUR_MS);
  });

  test('says what the attempts before it came to, and counts them', async () => {
    const { activities } = fakeActivities(() => ({ status: 200 }));
    const nextAttemptAtMs = (await time.currentTimeMs()) + HOUR_MS;
    const schedule = { attempts: 1, nextAttemptAtMs, lastResult: 'HTTP 503' };
    const handle = await (await startWorker(activities))({ ...delivery, schedule });
    await waitForState(handle, ({ nextAttemptAt }) => nextAttemptAt !== undefined);
    expect(await currentDetails(handle)).toContain('Attempt 1 of 10 failed: HTTP 503');
    expect(await handle.query(webhookStatusQuery)).toMatchObject({ attempts: 1, lastResult: 'HTTP 503' });
    expect(await handle.result()).toBe('DELIVERED');
    expect(await currentDetails(handle)).toBe('DELIVERED after 2 attempts: HTTP 200');
  });

  test('attempts at once what is overdue', async () => {
    const { attempts, activities } = fakeActivities(() => ({ status: 200 }));
    const nowMs = await time.currentTimeMs();
    const schedule = { attempts: 3, nextAttemptAtMs: nowMs - 5 * HOUR_MS };
    const handle = await (await startWorker(activities))({ ...delivery, schedule });
    expect(await handle.result()).toBe('DELIVERED');
    expect(attempts.map(({ scheduledAttempt }) => scheduledAttempt)).toEqual([4]);
    expect((attempts[0]?.atMs ?? 0) - nowMs).toBeLessThan(HOUR_MS);
  });
});

async function currentDetails(handle: WorkflowHandle): Promise<string> {
  const metadata = await handle.query<{ currentDetails?: string }>('__temporal_workflow_metadata');
  return metadata.currentDetails ?? '';
}

describe('with the real activity, database and receiver', () => {
  let fixture: WebhookFixture;
  let receiver: WebhookReceiver;

  beforeAll(async () => {
    fixture = await createWebhookFixture();
    receiver = await startWebhookReceiver();
  });
  afterAll(async () => {
    await receiver?.stop();
    await fixture?.stop();
  });

  /** @param timeoutMs for receivers that never answer; the usual time unless given. */
  const realActivities = (timeoutMs?: number) =>
    webhookActivitiesOf(fixture, timeoutMs === undefined ? {} : { timeoutMs });

  async function newDelivery(url = receiver.url) {
    const businessId = await fixture.createMerchant({ test: url });
    const deliveryId = await fixture.createDelivery(businessId);
    const owner = { businessId, environment: 'test' } as const;
    return { deliveryId, owner, read: () => findDelivery(fixture.database, owner, deliveryId) };
  }

  /** Asks for a replay. Returns it as the relay would start it. */
  async function askForReplay(
    owner: { readonly businessId: string; readonly environment: 'test' },
    deliveryId: string,
    replayId: string,
  ) {
    const request = { replayId, mostOutstanding: 1 };
    expect(await requestReplay(fixture.database, owner, { ...request, deliveryId })).toBe(replayId);
    const startable = await readStartableReplays(fixture.database, { atOnce: 1, limit: 100 });
    return startable.find((replay) => replay.deliveryId === deliveryId);
  }

  test('the whole schedule is used up, with every attempt recorded', async () => {
    const { deliveryId, read } = await newDelivery();
    const count = receiver.received.length;
    receiver.answerWith(500, { kind: 'hang' }, { kind: 'reset' }, 301, 404, 429, 500, 502, 503, 504);
    const [patient, hasty] = [realActivities(), realActivities(3_000)];
    const start = await startWorker({
      // Only who meets the receiver that hangs gives up soon.
      attemptWebhook: (input) => (input.scheduledAttempt === 2 ? hasty : patient).attemptWebhook(input),
    });
    const handle = await start({ deliveryId, isReplay: false });
    expect(await handle.result()).toBe('FAILED');

    const found = await read();
    expect(found).toMatchObject({ status: 'FAILED', attemptCount: 10, nextAttemptAt: undefined });
    expect(found?.attempts.map(({ responseStatus }) => responseStatus)).toEqual([
      500,
      undefined,
      undefined,
      301,
      404,
      429,
      500,
      502,
      503,
      504,
    ]);
    const webhooks = receiver.received.slice(count);
    expect(webhooks.map(({ headers }) => headers['webhook-id'])).toEqual(Array(10).fill(deliveryId));
  });

  test('a recovered receiver gets an event it can verify', async () => {
    const { deliveryId, owner, read } = await newDelivery();
    const count = receiver.received.length;
    receiver.answerWith(500, 500, 500, 500, 500, 500);
    const handle = await (await startWorker(realActivities()))({ deliveryId, isReplay: false });
    expect(await handle.result()).toBe('DELIVERED');
    expect(await read()).toMatchObject({ status: 'DELIVERED', attemptCount: 7 });
    const secret = (await findCurrentSecret(fixture.database, fixture.secretBox, owner))?.secret ?? '';
    const last = receiver.received[count + 6];
    expect(last && verifyWebhook(last, secret)).toEqual({ type: 'withdrawal.completed' });
  });

  test('a replay that delivers while the schedule runs ends the schedule too', async () => {
    const { deliveryId, owner, read } = await newDelivery();
    const count = receiver.received.length;
    receiver.answerWith({ kind: 'answer', status: 503, headers: { 'retry-after': '3600' } });
    const start = await startWorker(realActivities());
    const scheduled = await start({ deliveryId, isReplay: false });
    await waitForState(scheduled, ({ nextAttemptAt }) => nextAttemptAt !== undefined);

    expect(await askForReplay(owner, deliveryId, 'rpl_1')).toMatchObject({ deliveryId, isReopened: false });
    const replay = await start({ deliveryId, isReplay: true, replayId: 'rpl_1' });
    expect(await replay.result()).toBe('DELIVERED');
    expect(await read()).toMatchObject({ status: 'DELIVERED', attemptCount: 2, nextAttemptAt: undefined });

    expect(await scheduled.result()).toBe('DELIVERED');
    expect(receiver.received.slice(count)).toHaveLength(2);
    expect(await read()).toMatchObject({ status: 'DELIVERED', attemptCount: 2 });
  });

  test('an event without an address ends NO_ADDRESS and is sent by a replay once there is one', async () => {
    const { deliveryId, owner, read } = await newDelivery('');
    const count = receiver.received.length;
    const start = await startWorker(realActivities());
    expect(await (await start({ deliveryId, isReplay: false })).result()).toBe('NO_ADDRESS');
    expect(await read()).toMatchObject({ status: 'NO_ADDRESS', attemptCount: 0 });

    await fixture.ownerSql(
      'update businesses set webhook_url_prod = $2, webhook_url_test = $3 where id = $1',
      [owner.businessId, null, receiver.url],
    );
    expect(await askForReplay(owner, deliveryId, 'rpl_1')).toMatchObject({ deliveryId, isReopened: true });
    expect(await read()).toMatchObject({ status: 'PENDING' });
    const replay = await start({ deliveryId, isReplay: false, replayId: 'rpl_1' });
    expect(await replay.result()).toBe('DELIVERED');
    expect(receiver.received.slice(count)).toHaveLength(1);
    // The mark is gone, so it can be asked for again.
    expect(await askForReplay(owner, deliveryId, 'rpl_2')).toMatchObject({ isReopened: false });
  });
});
