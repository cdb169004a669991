import { describe, expect, test } from '@jest/globals';
import type { WorkflowHandle } from '@temporalio/client';
import {
  collectionStatusQuery,
  providerUpdateSignal,
  resolveUpdate,
  retryNowUpdate,
} from '../../src/contract/messages.ts';
import { customerCheckWaitMs } from '../../src/domain/orders/checkWaits.ts';
import { NOT_APPROVED_IN_TIME } from '../../src/domain/orders/collection.ts';
import type { Outcome } from '../../src/domain/orders/decideOrder.ts';
import {
  type Answer,
  acceptMemoryOrder,
  type MemoryOrder,
  type Moment,
  restOf,
} from '../support/memoryOrder.ts';
import { HOUR_MS, MINUTE_MS, timersOf, useTimeSkipping } from '../support/timeSkipping.ts';
import { waitFor } from '../support/waitFor.ts';

const WINDOW_MS = 15 * MINUTE_MS;

/** A collection that is open for this long after the customer's time is flagged for review. */
const REVIEW_AFTER_WINDOW_MS = HOUR_MS;

const time = useTimeSkipping();

/** What the port of collections gives as the reason where the provider gives none. */
const REASONS: Readonly<Partial<Record<Outcome, string>>> = {
  failed: NOT_APPROVED_IN_TIME,
  unknown: 'The provider says something.',
};

const accept = (answerAt: (moment: Moment) => Answer) =>
  acceptMemoryOrder(time, {
    kind: 'collection',
    approvalWindowMs: WINDOW_MS,
    answerAt: (moment) => {
      const answer = answerAt(moment);
      const known = typeof answer === 'string' ? { outcome: answer } : answer;
      return { providerReference: 'yc-1', reason: REASONS[known.outcome], ...known };
    },
  });

const collection = { collectionId: 'col_1', environment: 'test' };

async function start({ activities }: MemoryOrder): Promise<WorkflowHandle> {
  const startWorkflow = await time.runWorker(activities);
  return startWorkflow('collectionWorkflow', collection);
}

const completed = { status: 'COMPLETED', flowStatus: 'COMPLETED' };
const failed = { status: 'FAILED', flowStatus: 'FAILED' };

describe('a customer who takes the time', () => {
  test('is asked about ever more rarely, and completes within the window', async () => {
    const order = await accept(({ elapsedMs }) => (elapsedMs < 5 * MINUTE_MS ? 'pending' : 'succeeded'));
    const { deeds, countOf } = order;
    const handle = await start(order);
    expect(await handle.result()).toEqual(completed);
    expect([countOf('send'), countOf('take_back'), countOf('flag')]).toEqual([1, 0, 0]);
    const exchanges = deeds.filter(({ name }) => name === 'send' || name === 'check');
    expect(exchanges.length).toBeGreaterThan(8);
    const timers = await timersOf(handle);
    expect(timers).toHaveLength(exchanges.length - 1);
    expect(order.waitsMs).toEqual(timers.map((_, index) => customerCheckWaitMs(index + 1)));
    for (const [index, timerMs] of timers.entries()) {
      const answeredAtMs = exchanges[index]?.atMs ?? 0;
      expect((exchanges[index + 1]?.atMs ?? 0) - answeredAtMs).toBeGreaterThanOrEqual(timerMs);
      expect(timerMs).toBeLessThanOrEqual(order.waitsMs[index] ?? 0);
    }
    expect(order.settlements).toEqual([
      { as: 'COMPLETED', by: 'provider', failureReason: undefined, decision: undefined },
    ]);
    expect(order.order().attempts).toMatchObject([{ providerReference: 'yc-1' }]);
  });

  test('is asked no more when the window closes: the request is taken back, then it fails', async () => {
    const order = await accept(({ name }) => (name === 'take_back' ? 'failed' : 'pending'));
    const { deeds } = order;
    const handle = await start(order);
    expect(await handle.result()).toEqual(failed);
    const names = deeds.map(({ name }) => name);
    expect(names.slice(-2)).toEqual(['take_back', 'settle']);
    // No wait goes beyond the end of the window.
    expect(order.waitsMs.at(-1)).toBeLessThan(customerCheckWaitMs(order.waitsMs.length));
    const waitedMs = (deeds.at(-1)?.atMs ?? 0) - order.order().createdAtMs;
    expect(waitedMs).toBeGreaterThanOrEqual(WINDOW_MS);
    expect(waitedMs).toBeLessThan(WINDOW_MS + MINUTE_MS);
    expect(order.settlements).toMatchObject([
      { as: 'FAILED', failureReason: 'The customer did not approve the payment request in time.' },
    ]);
  });

  test('whose request cannot be taken back is given up when the provider ends it, and not before', async () => {
    const endsAtMs = WINDOW_MS + 20 * MINUTE_MS;
    const order = await accept(({ elapsedMs }) => (elapsedMs < endsAtMs ? 'pending' : 'failed'));
    const { deeds, reviews } = order;
    const handle = await start(order);
    expect(await handle.result()).toEqual(failed);
    const endedAtMs = (deeds.at(-1)?.atMs ?? 0) - (deeds[0]?.atMs ?? 0);
    expect(endedAtMs).toBeGreaterThanOrEqual(endsAtMs);
    expect(reviews).toEqual([]);
  });

  test('is never asked again once the window has closed, by an operator’s retry neither', async () => {
    let hasEnded = false;
    const order = await accept(() => (hasEnded ? 'failed' : 'pending'));
    const { deeds, countOf } = order;
    const handle = await start(order);
    await time.sleep(WINDOW_MS + 5 * MINUTE_MS);
    await waitFor('the request to be taken back', () => countOf('take_back') > 0);
    hasEnded = true;
    const before = deeds.length;
    await handle.executeUpdate(retryNowUpdate);
    expect(await handle.result()).toEqual(failed);
    expect(deeds.slice(before).map(({ name }) => name)).toEqual(['take_back', 'settle']);
    expect(countOf('send')).toBe(1);
  });

  test('whose updates keep arriving is taken back at the second question after the window', async () => {
    const order: MemoryOrder = await accept(({ name, count }) => {
      if (name === 'send') return { outcome: 'unreachable', nextCheckInMs: 2 * WINDOW_MS };
      if (name === 'take_back') return 'failed';
      if (count < 5) order.receiveUpdate();
      return 'not_found';
    });
    const handle = await start(order);
    expect(await handle.result()).toEqual(failed);
    expect(order.deeds.map(({ name }) => name)).toEqual(['send', 'check', 'take_back', 'settle']);
  });

  test('who approves while the request is taken back is credited', async () => {
    const order = await accept(({ name }) => (name === 'take_back' ? 'succeeded' : 'pending'));
    const handle = await start(order);
    expect(await handle.result()).toEqual(completed);
  });

  test('of whom the provider says nothing after the window is shown to a human, and asked about on', async () => {
    const order = await accept(({ name, elapsedMs }) => {
      if (elapsedMs > WINDOW_MS + 3 * REVIEW_AFTER_WINDOW_MS) return 'succeeded';
      return name === 'send' ? 'pending' : 'unreachable';
    });
    const { deeds, reviews } = order;
    const handle = await start(order);
    expect(await handle.result()).toEqual(completed);
    expect(reviews).toEqual(['The provider has not reported an outcome in time.']);
    const reviewedAtMs = deeds.find(({ name }) => name === 'flag')?.atMs ?? 0;
    const sinceMs = reviewedAtMs - order.order().createdAtMs;
    expect(sinceMs).toBeGreaterThanOrEqual(WINDOW_MS + REVIEW_AFTER_WINDOW_MS);
    expect(order.settlements).toHaveLength(1);
  });
});

describe('a request that the provider does not know', () => {
  test('is repeated under the same reference until it does', async () => {
    const order = await accept(({ name, count }) => {
      if (name === 'send' && count < 3) return 'unreachable';
      return name === 'check' && count < 3 ? 'not_found' : 'succeeded';
    });
    const handle = await start(order);
    expect(await handle.result()).toEqual(completed);
    expect(order.references).toEqual(['col_1', 'col_1', 'col_1']);
  });
});

test('a provider that says when it can be asked is not asked before, even at the end of the window', async () => {
  const nextCheckInMs = 2 * WINDOW_MS;
  const order = await accept(({ name }) =>
    name === 'send' ? { outcome: 'unreachable', nextCheckInMs } : 'succeeded',
  );
  const handle = await start(order);
  expect(await handle.result()).toEqual(completed);
  expect(order.waitsMs).toEqual([nextCheckInMs]);
  expect(await timersOf(handle)).toHaveLength(1);
});

describe('a collection that a human must decide', () => {
  test('is PENDING_REVIEW, answers who tries nonsense, and ends as decided', async () => {
    const order = await accept(() => 'unknown');
    const { settlements, reviews } = order;
    const handle = await start(order);
    await waitFor(
      'review',
      async () => (await handle.query(collectionStatusQuery)).status === 'PENDING_REVIEW',
    );
    expect(await handle.query(collectionStatusQuery)).toEqual({
      status: 'PENDING_REVIEW',
      flowStatus: 'NEEDS_ATTENTION',
      attention: 'The provider says something.',
    });
    for (const [given, problems] of [
      [
        {},
        'outcome: must be "completed" or "failed". reason: must say why, in at least 5 characters. ' +
          'operator: must name who decides.',
      ],
      [
        { outcome: 'refunded', reason: 'long enough', operator: 'ngozi' },
        'outcome: must be "completed" or "failed".',
      ],
    ] as const) {
      await expect(handle.executeUpdate('resolve', { args: [given] })).rejects.toMatchObject({
        cause: { message: problems },
      });
    }
    const resolution = { outcome: 'completed', reason: 'The provider wrote so.', operator: 'ngozi' } as const;
    expect(await handle.executeUpdate(resolveUpdate, { args: [resolution] })).toEqual(completed);
    expect(await handle.result()).toEqual(completed);
    expect(settlements[0]).toMatchObject({
      as: 'COMPLETED',
      decision: { operator: 'ngozi', reason: 'The provider wrote so.' },
    });
    expect(reviews).toHaveLength(1);
  });

  test('is not called unpaid while the provider was told and does not answer, but for an override', async () => {
    const order = await accept(({ name }) => (name === 'send' ? 'pending' : 'unreachable'));
    const { settlements } = order;
    const handle = await start(order);
    // Not at the moment of a check: the server does not bear that a timer is canceled as it fires.
    await time.sleep(WINDOW_MS + 1.5 * REVIEW_AFTER_WINDOW_MS);
    const resolution = { outcome: 'failed', reason: 'The customer wrote so.', operator: 'ngozi' } as const;
    await expect(handle.executeUpdate(resolveUpdate, { args: [resolution] })).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/^The provider received the request and cannot be reached/) },
    });
    expect(settlements).toEqual([]);
    const override = { ...resolution, overridesUnreachable: true };
    expect(await handle.executeUpdate(resolveUpdate, { args: [override] })).toEqual(failed);
    expect(settlements).toMatchObject([{ decision: { operator: 'ngozi', overridesUnreachable: true } }]);
  });

  test('whose cancellation is requested is PENDING_REVIEW and goes on', async () => {
    const order = await accept(({ elapsedMs }) => (elapsedMs < 5 * MINUTE_MS ? 'pending' : 'succeeded'));
    const handle = await start(order);
    await waitFor('the request', () => order.countOf('send') > 0);
    await handle.cancel();
    await waitFor(
      'review',
      async () => (await handle.query(collectionStatusQuery)).status === 'PENDING_REVIEW',
    );
    expect(await handle.result()).toEqual(completed);
    expect(order.reviews).toEqual([
      'Cancellation was requested in Temporal. It does not end an order: the order continues.',
    ]);
  });

  test('ends by the provider, when that knows better first', async () => {
    const order = await accept(({ elapsedMs }) => (elapsedMs < 30 * MINUTE_MS ? 'unknown' : 'failed'));
    const handle = await start(order);
    expect(await handle.result()).toEqual(failed);
    expect(order.settlements).toMatchObject([{ by: 'provider', decision: undefined }]);
  });

  test.each(['signal', 'retryNow'] as const)('is asked about at once after a %s', async (by) => {
    let known: Outcome = 'unknown';
    const order = await accept(() => known);
    const handle = await start(order);
    await waitFor('review', () => order.countOf('flag') > 0);
    known = 'succeeded';
    if (by === 'signal') {
      order.receiveUpdate();
      await handle.signal(providerUpdateSignal);
    } else await handle.executeUpdate(retryNowUpdate);
    await waitFor('the end', () => order.countOf('settle') > 0);
    expect(await handle.result()).toEqual(completed);
  });
});

describe('news of a collection that failed', () => {
  test.each([
    ['failed', 'UNCHANGED'],
    ['succeeded', 'NEEDS_ATTENTION'],
    ['pending', 'NEEDS_ATTENTION'],
  ] as const)('%s in the end is %s', async (outcome, finding) => {
    const order = await accept(({ name, count }) => {
      if (name === 'send') return 'failed';
      return count < 3 ? 'unreachable' : outcome;
    });
    const startWorkflow = await time.runWorker(order.activities);
    const start = () => startWorkflow.signaled('collectionWorkflow', collection);
    expect(await restOf(time, order, start)).toEqual(failed);
    order.receiveUpdate();
    const state = await restOf(time, order, start);
    const flowStatus = finding === 'UNCHANGED' ? 'FAILED' : finding;
    expect(state).toEqual({ status: 'FAILED', flowStatus });
    expect(order.countOf('check')).toBeGreaterThanOrEqual(3);
    expect(order.settlements).toHaveLength(1);
  });
});
