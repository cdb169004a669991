import { describe, expect, test } from '@jest/globals';
import type { WorkflowHandle } from '@temporalio/client';
import type { BillActivities } from '../../src/activities/bills.ts';
import type { OrderEnd, OrderNews } from '../../src/activities/heldOrders.ts';
import { resolveUpdate, retryNowUpdate, statusQuery } from '../../src/contract/messages.ts';
import {
  ATTENTION_AFTER_MS,
  type ProviderKnowledge,
  STOP_ASKING_AFTER_MS,
} from '../../src/domain/providerFlow.ts';
import { HOUR_MS, TASKS_MS, useTimeSkipping } from '../support/timeSkipping.ts';

const COMPLETED = { status: 'COMPLETED', flowStatus: 'COMPLETED' };
const FAILED = { status: 'FAILED', flowStatus: 'FAILED' };

const time = useTimeSkipping();

/** What the fake provider is asked, `elapsedMs` after it was first told. */
interface Moment {
  readonly name: 'vend' | 'ask';
  /** Which of this name it is; 1 is the first. */
  readonly count: number;
  readonly elapsedMs: number;
}

/** Activities without a database or provider, which keep what was done and when. */
function fakeActivities(
  knowledgeAt: (moment: Moment) => ProviderKnowledge | Pick<OrderNews, 'knowledge' | 'askAgainInMs'>,
) {
  const { deeds, countOf, note } = time.logDeeds();
  const reasons: string[] = [];
  const ends: OrderEnd[] = [];

  async function learn(name: 'vend' | 'ask'): Promise<OrderNews> {
    const elapsedMs = await note(name);
    const known = knowledgeAt({ name, count: countOf(name), elapsedMs });
    const news = typeof known === 'string' ? { knowledge: known, askAgainInMs: undefined } : known;
    const reason = news.knowledge === 'succeeded' ? undefined : `The provider says ${news.knowledge}.`;
    return { ...news, providerReference: undefined, reason };
  }
  const activities: Omit<BillActivities, 'refreshBillCatalogue'> = {
    vend: () => learn('vend'),
    settleBillPurchase: () => learn('vend'),
    askAboutVend: () => learn('ask'),
    async noteBillAttention({ reason }) {
      reasons.push(reason);
      await note('attention');
    },
    async endBillPurchase(input) {
      ends.push(input);
      await note('end');
      return input.decision === 'completed' ? 'COMPLETED' : 'FAILED';
    },
    async reverseBillPurchase() {
      await note('reverse');
      return true;
    },
  };
  return { activities, deeds, ends, reasons, countOf };
}

async function start(
  workflowType: 'billPurchaseWorkflow' | 'billReversalWorkflow',
  activities: object,
  input: object = {},
): Promise<WorkflowHandle> {
  const startWorkflow = await time.runWorker(activities);
  return startWorkflow(workflowType, {
    purchaseId: 'bill_1',
    environment: 'test',
    beginsLocally: true,
    ...input,
  });
}

describe('a vend that takes its time', () => {
  test('is delivered after 23 hours: completed, told once, without a human', async () => {
    const { activities, ends, countOf } = fakeActivities(({ elapsedMs }) =>
      elapsedMs < 23 * HOUR_MS ? 'pending' : 'succeeded',
    );
    const handle = await start('billPurchaseWorkflow', activities);
    expect(await handle.result()).toEqual(COMPLETED);
    expect(countOf('vend')).toBe(1);
    expect(countOf('ask')).toBeGreaterThan(25);
    expect(countOf('attention')).toBe(0);
    expect(ends).toMatchObject([{ purchaseId: 'bill_1', decision: 'completed' }]);
  });

  test('fails after 23 hours: the money goes back, with the reason', async () => {
    const { activities, ends } = fakeActivities(({ elapsedMs }) =>
      elapsedMs < 23 * HOUR_MS ? 'pending' : 'failed',
    );
    const handle = await start('billPurchaseWorkflow', activities);
    expect(await handle.result()).toEqual(FAILED);
    expect(ends).toMatchObject([{ decision: 'failed', failureReason: 'The provider says failed.' }]);
  });

  test.each(['pending', 'unreachable'] as const)(
    'and never gets an answer but %s: a human after a day, and nothing is ever decided',
    async (knowledge) => {
      const { activities, deeds, ends, reasons, countOf } = fakeActivities(() => knowledge);
      const handle = await start('billPurchaseWorkflow', activities);
      await time.sleep(STOP_ASKING_AFTER_MS + 30 * 24 * HOUR_MS);
      expect(await handle.query(statusQuery)).toMatchObject({
        status: 'PROCESSING',
        flowStatus: 'NEEDS_ATTENTION',
      });
      expect(reasons).toEqual([`The provider says ${knowledge}.`]);
      const calledAtMs = deeds.find(({ name }) => name === 'attention')?.atMs ?? 0;
      const sinceMs = calledAtMs - (deeds[0]?.atMs ?? 0);
      expect(sinceMs).toBeGreaterThanOrEqual(ATTENTION_AFTER_MS);
      expect(sinceMs).toBeLessThan(ATTENTION_AFTER_MS + HOUR_MS + TASKS_MS);
      expect(countOf('vend')).toBe(1);
      // Held money moves at the end of the flow and nowhere else.
      expect(ends).toEqual([]);

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
      expect(ends).toMatchObject([
        {
          resolvedBy: { operator: 'ngozi' },
          failureReason: 'Our operations team found that the purchase failed.',
        },
      ]);
    },
  );
});

describe('a vend that our account with the provider stops', () => {
  test('calls a human at once, and is told again until somebody paid in', async () => {
    const { activities, deeds, countOf } = fakeActivities(({ elapsedMs }) =>
      elapsedMs < 5 * HOUR_MS ? 'blocked' : 'succeeded',
    );
    const handle = await start('billPurchaseWorkflow', activities);
    expect(await handle.result()).toEqual(COMPLETED);
    expect(deeds.slice(0, 3).map(({ name }) => name)).toEqual(['vend', 'attention', 'vend']);
    expect(countOf('attention')).toBe(1);
    expect(countOf('ask')).toBe(0);
    expect(countOf('vend')).toBeGreaterThan(8);
  });

  test('is told at once when an operator says that somebody did', async () => {
    let isMended = false;
    const { activities, deeds } = fakeActivities(() => (isMended ? 'succeeded' : 'blocked'));
    const handle = await start('billPurchaseWorkflow', activities);
    await time.sleep(3 * HOUR_MS);
    const before = deeds.length;
    isMended = true;
    const atMs = await time.currentTimeMs();
    expect(await handle.executeUpdate(retryNowUpdate)).toBe('The provider is asked now.');
    expect(await handle.result()).toEqual(COMPLETED);
    expect(deeds.slice(before).map(({ name }) => name)).toEqual(['vend', 'end']);
    expect((deeds[before]?.atMs ?? 0) - atMs).toBeLessThan(TASKS_MS);
  });
});

describe('news about a purchase that has ended', () => {
  test('is asked for until the provider can be reached, and a reversal gives the money back', async () => {
    const { activities, countOf } = fakeActivities(({ elapsedMs }) =>
      elapsedMs < 6 * HOUR_MS ? 'unreachable' : 'reversed',
    );
    const handle = await start('billReversalWorkflow', activities, { endedAs: 'COMPLETED' });
    expect(await handle.result()).toBe('REVERSED');
    expect(countOf('reverse')).toBe(1);
  });

  // Temporal begins a delayed workflow at once when anybody sends it an update, such as an operator's `retryNow`.
  test('is asked for again when the provider will have more, because the look began too early', async () => {
    const { activities, countOf } = fakeActivities(({ elapsedMs }) =>
      elapsedMs < 5_000 ? { knowledge: 'succeeded', askAgainInMs: 5_000 - elapsedMs } : 'reversed',
    );
    const handle = await start('billReversalWorkflow', activities, { endedAs: 'COMPLETED' });
    expect(await handle.result()).toBe('REVERSED');
    expect(countOf('reverse')).toBe(1);
  });

  test('that is always to come does not keep the look open for more than a day', async () => {
    const { activities, deeds } = fakeActivities(() => ({ knowledge: 'succeeded', askAgainInMs: HOUR_MS }));
    const handle = await start('billReversalWorkflow', activities, { endedAs: 'COMPLETED' });
    expect(await handle.result()).toBe('UNCHANGED');
    expect(deeds.map(({ name }) => name)).toEqual(Array.from({ length: 25 }, () => 'ask'));
  });

  test('that it was delivered although it had failed calls a human', async () => {
    const { activities, reasons, countOf } = fakeActivities(() => 'succeeded');
    const handle = await start('billReversalWorkflow', activities, { endedAs: 'FAILED' });
    expect(await handle.result()).toBe('NEEDS_ATTENTION');
    expect(reasons[0]).toMatch(/^About a failed purchase: /);
    expect(countOf('reverse')).toBe(0);
  });
});
