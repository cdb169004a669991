import { describe, expect, test } from '@jest/globals';
import type { WorkflowHandle } from '@temporalio/client';
import { resolveUpdate, retryNowUpdate, statusQuery } from '../../src/contract/messages.ts';
import type { OrderStatus } from '../../src/domain/orderStatus.ts';
import { checkWaitMs, STOP_CHECKING_AFTER_MS } from '../../src/domain/orders/checkWaits.ts';
import { REVIEW_AFTER_MS } from '../../src/domain/orders/decideOrder.ts';
import {
  type Answer,
  acceptMemoryOrder,
  type MemoryOrder,
  type Moment,
  restOf,
} from '../support/memoryOrder.ts';
import { HOUR_MS, TASKS_MS, useTimeSkipping } from '../support/timeSkipping.ts';

const COMPLETED = { status: 'COMPLETED', flowStatus: 'COMPLETED' };
const FAILED = { status: 'FAILED', flowStatus: 'FAILED' };

const time = useTimeSkipping();

const accept = (answerAt: (moment: Moment) => Answer) => acceptMemoryOrder(time, { kind: 'bill', answerAt });

const purchase = { purchaseId: 'bill_1', environment: 'test' };

async function start({ activities }: MemoryOrder): Promise<WorkflowHandle> {
  const startWorkflow = await time.runWorker(activities);
  return startWorkflow('billPurchaseWorkflow', purchase);
}

describe('a vend that takes its time', () => {
  test('is delivered after 23 hours: completed, told once, without a human', async () => {
    const order = await accept(({ elapsedMs }) => (elapsedMs < 23 * HOUR_MS ? 'pending' : 'succeeded'));
    const handle = await start(order);
    expect(await handle.result()).toEqual(COMPLETED);
    expect(order.countOf('send')).toBe(1);
    expect(order.countOf('check')).toBeGreaterThan(25);
    expect(order.countOf('flag')).toBe(0);
    expect(order.settlements).toMatchObject([{ as: 'COMPLETED', by: 'provider' }]);
  });

  test('fails after 23 hours: the money goes back, with the reason', async () => {
    const order = await accept(({ elapsedMs }) => (elapsedMs < 23 * HOUR_MS ? 'pending' : 'failed'));
    const handle = await start(order);
    expect(await handle.result()).toEqual(FAILED);
    expect(order.settlements).toMatchObject([{ as: 'FAILED', failureReason: 'The provider says failed.' }]);
  });

  test.each(['pending', 'unreachable'] as const)(
    'and never gets an answer but %s: a human after a day, and nothing is ever decided',
    async (outcome) => {
      const order: MemoryOrder = await accept(() =>
        order.order().status === 'PROCESSING' ? outcome : 'not_found',
      );
      const { deeds, reviews, settlements, countOf } = order;
      const handle = await start(order);
      await time.sleep(STOP_CHECKING_AFTER_MS + 30 * 24 * HOUR_MS);
      expect(await handle.query(statusQuery)).toMatchObject({
        status: 'PROCESSING',
        flowStatus: 'NEEDS_ATTENTION',
      });
      expect(reviews).toEqual([`The provider says ${outcome}.`]);
      const calledAtMs = deeds.find(({ name }) => name === 'flag')?.atMs ?? 0;
      const sinceMs = calledAtMs - order.order().createdAtMs;
      expect(sinceMs).toBeGreaterThanOrEqual(REVIEW_AFTER_MS);
      expect(sinceMs).toBeLessThan(REVIEW_AFTER_MS + HOUR_MS + TASKS_MS);
      expect(countOf('send')).toBe(1);
      // Held money moves when the order is settled and nowhere else.
      expect(settlements).toEqual([]);

      await handle.executeUpdate(resolveUpdate, {
        args: [
          {
            outcome: 'failed',
            reason: 'The biller confirmed it.',
            operator: 'ngozi',
            overridesUnreachable: true,
          },
        ],
      });
      expect(await handle.result()).toEqual(FAILED);
      expect(settlements).toMatchObject([
        {
          decision: { operator: 'ngozi' },
          failureReason: 'Our operations team found that the purchase failed.',
        },
      ]);
    },
  );
});

describe('a vend that our account with the provider stops', () => {
  test('calls a human at once, and is told again until somebody paid in', async () => {
    const order = await accept(({ elapsedMs }) => (elapsedMs < 5 * HOUR_MS ? 'blocked' : 'succeeded'));
    const { deeds, countOf } = order;
    const handle = await start(order);
    expect(await handle.result()).toEqual(COMPLETED);
    expect(deeds.slice(0, 3).map(({ name }) => name)).toEqual(['send', 'flag', 'send']);
    expect(countOf('flag')).toBe(1);
    expect(countOf('check')).toBe(0);
    expect(countOf('send')).toBeGreaterThan(8);
    // Each time under another reference, and ever more rarely.
    expect(new Set(order.references).size).toBe(countOf('send'));
    expect(order.waitsMs).toEqual(order.waitsMs.map((_, index) => checkWaitMs(index + 1)));
  });

  test('is told at once when an operator says that somebody did', async () => {
    let isMended = false;
    const order = await accept(() => (isMended ? 'succeeded' : 'blocked'));
    const { deeds } = order;
    const handle = await start(order);
    await time.sleep(3 * HOUR_MS);
    const before = deeds.length;
    isMended = true;
    const atMs = await time.currentTimeMs();
    expect(await handle.executeUpdate(retryNowUpdate)).toBe('The provider is asked now.');
    expect(await handle.result()).toEqual(COMPLETED);
    expect(deeds.slice(before).map(({ name }) => name)).toEqual(['send', 'settle']);
    expect((deeds[before]?.atMs ?? 0) - atMs).toBeLessThan(TASKS_MS);
  });
});

describe('news about a purchase that has ended', () => {
  /** Settles a purchase, then has an update of it arrive, and runs its workflow until nothing is left to learn. */
  async function updateAfterEnd(
    endedAs: OrderStatus,
    answerAfterEnd: (sinceEndMs: number) => Answer,
    change: (order: MemoryOrder) => void = () => {},
  ) {
    let endedMs: number | undefined;
    const order = await accept(({ name, elapsedMs }) => {
      if (name === 'send') return endedAs === 'COMPLETED' ? 'succeeded' : 'failed';
      endedMs ??= elapsedMs;
      return answerAfterEnd(elapsedMs - endedMs);
    });
    const startWorkflow = await time.runWorker(order.activities);
    const start = () => startWorkflow.signaled('billPurchaseWorkflow', purchase);
    expect(await restOf(time, order, start)).toMatchObject({ status: endedAs });
    change(order);
    order.receiveUpdate();
    return { order, state: await restOf(time, order, start) };
  }

  test('is asked for until the provider can be reached, and a reversal gives the money back', async () => {
    const { state, order } = await updateAfterEnd('COMPLETED', (sinceEndMs) =>
      sinceEndMs < 6 * HOUR_MS ? 'unreachable' : 'reversed',
    );
    expect(state).toEqual({ status: 'REVERSED', flowStatus: 'REVERSED' });
    expect(order.settlements.map(({ as }) => as)).toEqual(['COMPLETED', 'REVERSED']);
    expect(order.waitsMs).toEqual(order.waitsMs.map((_, index) => checkWaitMs(index + 1)));
  });

  test('is asked for again when the provider will have more, because the look began too early', async () => {
    const { state, order } = await updateAfterEnd('COMPLETED', (sinceEndMs) =>
      sinceEndMs < 5_000 ? { outcome: 'succeeded', nextCheckInMs: 5_000 - sinceEndMs } : 'reversed',
    );
    expect(state).toMatchObject({ status: 'REVERSED' });
    expect(order.settlements.map(({ as }) => as)).toEqual(['COMPLETED', 'REVERSED']);
  });

  test('that is always to come does not keep the look open for more than a week', async () => {
    const leftMs = 5 * HOUR_MS;
    const { state, order } = await updateAfterEnd(
      'COMPLETED',
      () => ({ outcome: 'succeeded', nextCheckInMs: HOUR_MS }),
      // Most of the week is over.
      ({ change, order: read }) =>
        change({ settledAtMs: (read().settledAtMs ?? 0) + leftMs - STOP_CHECKING_AFTER_MS }),
    );
    expect(state).toEqual(COMPLETED);
    const checks = order.deeds.slice(2);
    expect(new Set(checks.map(({ name }) => name))).toEqual(new Set(['check']));
    const sinceEndMs = (checks.at(-1)?.atMs ?? 0) - (order.order().settledAtMs ?? 0);
    expect(sinceEndMs).toBeLessThan(STOP_CHECKING_AFTER_MS + TASKS_MS);
  });

  test('that it was delivered although it had failed calls a human', async () => {
    const { state, order } = await updateAfterEnd('FAILED', () => 'succeeded');
    expect(state).toEqual({ status: 'FAILED', flowStatus: 'NEEDS_ATTENTION' });
    expect(order.reviews[0]).toMatch(/^About a failed purchase: /);
    expect(order.settlements.map(({ as }) => as)).toEqual(['FAILED']);
  });
});
