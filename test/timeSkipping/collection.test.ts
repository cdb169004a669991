import { describe, expect, test } from '@jest/globals';
import type { WorkflowHandle } from '@temporalio/client';
import type {
  CollectionActivities,
  CollectionNews,
  EndCollectionInput,
} from '../../src/activities/collections.ts';
import {
  collectionStatusQuery,
  providerNewsSignal,
  resolveCollectionUpdate,
  retryNowUpdate,
} from '../../src/contract/messages.ts';
import {
  type CollectionKnowledge,
  REVIEW_AFTER_SILENCE_MS,
  waitBeforeCollectionQuestionMs,
} from '../../src/domain/collection.ts';
import { MINUTE_MS, TASKS_MS, timersOf, useTimeSkipping } from '../support/timeSkipping.ts';
import { waitFor } from '../support/waitFor.ts';

const WINDOW_MS = 15 * MINUTE_MS;

const time = useTimeSkipping();

type DeedName = 'request' | 'ask' | 'withdraw' | 'review' | 'end' | 'look';

/** What the fake provider is asked; `elapsedMs` since it was first told. */
interface Moment {
  readonly name: DeedName;
  readonly count: number;
  readonly elapsedMs: number;
}

/** Activities without a database or provider, which keep what was done and when. */
function fakeActivities(knowledgeAt: (moment: Moment) => CollectionKnowledge) {
  const { deeds, countOf, note, startedAtMs } = time.logDeeds<DeedName>();
  const reviews: string[] = [];
  const ends: EndCollectionInput[] = [];

  async function learn(name: DeedName): Promise<CollectionNews> {
    const elapsedMs = await note(name);
    const knowledge = knowledgeAt({ name, count: countOf(name), elapsedMs });
    return {
      knowledge,
      providerReference: 'yc-1',
      reason: knowledge === 'review' ? 'The provider says something.' : undefined,
      approveByMs: (startedAtMs() ?? 0) + WINDOW_MS,
    };
  }
  const activities: CollectionActivities = {
    requestCollection: () => learn('request'),
    askCollection: () => learn('ask'),
    withdrawCollection: () => learn('withdraw'),
    async noteCollectionReview({ reason }) {
      reviews.push(reason);
      await note('review');
    },
    async endCollection(input) {
      ends.push(input);
      await note('end');
      return input.decision === 'completed' ? 'COMPLETED' : 'FAILED';
    },
    async lookAtFailedCollection({ isLast }) {
      const elapsedMs = await note('look');
      const knowledge = knowledgeAt({ name: 'look', count: countOf('look'), elapsedMs });
      if (knowledge === 'refused') return 'UNCHANGED';
      return knowledge === 'approved' || isLast ? 'NEEDS_ATTENTION' : 'UNKNOWN';
    },
  };
  return { activities, deeds, reviews, ends, countOf };
}

async function start(activities: CollectionActivities, type = 'collectionWorkflow'): Promise<WorkflowHandle> {
  const startWorkflow = await time.runWorker(activities);
  return startWorkflow(type, { collectionId: 'col_1', environment: 'test', beginsLocally: true });
}

const completed = { status: 'COMPLETED', flowStatus: 'COMPLETED' };
const failed = { status: 'FAILED', flowStatus: 'FAILED' };

describe('a customer who takes the time', () => {
  test('is asked about ever more rarely, and completes within the window', async () => {
    const { activities, deeds, ends, countOf } = fakeActivities(({ elapsedMs }) =>
      elapsedMs < 10 * MINUTE_MS ? 'pending' : 'approved',
    );
    const handle = await start(activities);
    expect(await handle.result()).toEqual(completed);
    expect([countOf('request'), countOf('withdraw'), countOf('review')]).toEqual([1, 0, 0]);
    const questions = deeds.filter(({ name }) => name === 'request' || name === 'ask');
    expect(questions.length).toBeGreaterThan(8);
    const timers = await timersOf(handle);
    expect(timers).toHaveLength(questions.length - 1);
    for (const [index, waitMs] of timers.entries()) {
      const askedAtMs = questions[index]?.atMs ?? 0;
      expect((questions[index + 1]?.atMs ?? 0) - askedAtMs).toBeGreaterThanOrEqual(waitMs);
      // No wait goes beyond the end of the window.
      const leftMs = WINDOW_MS - (askedAtMs - (questions[0]?.atMs ?? 0));
      const scheduledMs = waitBeforeCollectionQuestionMs(index + 1);
      expect(waitMs).toBeLessThanOrEqual(Math.min(scheduledMs, leftMs));
      expect(waitMs).toBeGreaterThanOrEqual(Math.min(scheduledMs, leftMs - TASKS_MS));
    }
    expect(ends).toEqual([
      {
        collectionId: 'col_1',
        environment: 'test',
        decision: 'completed',
        providerReference: 'yc-1',
      },
    ]);
  });

  test('is asked no more when the window closes: the request is taken back, then it fails', async () => {
    const { activities, deeds, ends } = fakeActivities(({ name }) =>
      name === 'withdraw' ? 'refused' : 'pending',
    );
    const handle = await start(activities);
    expect(await handle.result()).toEqual(failed);
    const names = deeds.map(({ name }) => name);
    expect(names.slice(-2)).toEqual(['withdraw', 'end']);
    const waitedMs = (deeds.at(-1)?.atMs ?? 0) - (deeds[0]?.atMs ?? 0);
    expect(waitedMs).toBeGreaterThanOrEqual(WINDOW_MS);
    expect(waitedMs).toBeLessThan(WINDOW_MS + MINUTE_MS);
    expect(ends[0]).toMatchObject({
      decision: 'failed',
      failureReason: 'The customer did not approve the payment request in time.',
    });
  });

  test('whose request cannot be taken back is given up when the provider ends it, and not before', async () => {
    const endsAtMs = WINDOW_MS + 20 * MINUTE_MS;
    const { activities, deeds, reviews } = fakeActivities(({ elapsedMs }) =>
      elapsedMs < endsAtMs ? 'pending' : 'refused',
    );
    const handle = await start(activities);
    expect(await handle.result()).toEqual(failed);
    const endedAtMs = (deeds.at(-1)?.atMs ?? 0) - (deeds[0]?.atMs ?? 0);
    expect(endedAtMs).toBeGreaterThanOrEqual(endsAtMs);
    expect(reviews).toEqual([]);
  });

  test('is never asked again once the window has closed, by an operator’s retry neither', async () => {
    let hasEnded = false;
    const { activities, deeds, countOf } = fakeActivities(() => (hasEnded ? 'refused' : 'pending'));
    const handle = await start(activities);
    await time.sleep(WINDOW_MS + 5 * MINUTE_MS);
    await waitFor('the request to be taken back', () => countOf('withdraw') === 1);
    hasEnded = true;
    const before = deeds.length;
    await handle.executeUpdate(retryNowUpdate);
    expect(await handle.result()).toEqual(failed);
    expect(deeds.slice(before).map(({ name }) => name)).toEqual(['ask', 'end']);
    expect(countOf('request')).toBe(1);
  });

  test('who approves while the request is taken back is credited', async () => {
    const { activities } = fakeActivities(({ name }) => (name === 'withdraw' ? 'approved' : 'pending'));
    const handle = await start(activities);
    expect(await handle.result()).toEqual(completed);
  });

  test('of whom the provider says nothing after the window is shown to a human, and asked about on', async () => {
    const { activities, deeds, reviews, countOf } = fakeActivities(({ name, elapsedMs }) => {
      if (elapsedMs > WINDOW_MS + 3 * REVIEW_AFTER_SILENCE_MS) return 'approved';
      return name === 'request' ? 'pending' : 'unreachable';
    });
    const handle = await start(activities);
    expect(await handle.result()).toEqual(completed);
    expect(reviews).toEqual(['The provider has not told the outcome since the time to approve was over.']);
    const reviewedAtMs = deeds.find(({ name }) => name === 'review')?.atMs ?? 0;
    expect(reviewedAtMs - (deeds[0]?.atMs ?? 0)).toBeGreaterThanOrEqual(WINDOW_MS + REVIEW_AFTER_SILENCE_MS);
    expect(countOf('end')).toBe(1);
  });
});

describe('a request that the provider does not know', () => {
  test('is repeated under the same reference until it does', async () => {
    const { activities, countOf } = fakeActivities(({ name, count }) =>
      name === 'request' && count < 3
        ? 'unreachable'
        : name === 'ask' && count < 3
          ? 'not_found'
          : 'approved',
    );
    const handle = await start(activities);
    expect(await handle.result()).toEqual(completed);
    expect(countOf('request')).toBeGreaterThan(1);
  });
});

test('a provider that says when it can be asked is not asked before, even at the end of the window', async () => {
  const { activities } = fakeActivities(({ name }) => (name === 'request' ? 'unreachable' : 'approved'));
  const askAgainInMs = 2 * WINDOW_MS;
  const handle = await start({
    ...activities,
    requestCollection: async (input) => ({ ...(await activities.requestCollection(input)), askAgainInMs }),
  });
  expect(await handle.result()).toEqual(completed);
  expect(await timersOf(handle)).toEqual([askAgainInMs]);
});

describe('a collection that a human must decide', () => {
  test('is PENDING_REVIEW, answers who tries nonsense, and ends as decided', async () => {
    const { activities, ends, reviews } = fakeActivities(() => 'review');
    const handle = await start(activities);
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
    expect(await handle.executeUpdate(resolveCollectionUpdate, { args: [resolution] })).toEqual(completed);
    expect(await handle.result()).toEqual(completed);
    expect(ends[0]).toMatchObject({
      decision: 'completed',
      resolvedBy: { operator: 'ngozi', reason: 'The provider wrote so.' },
    });
    expect(reviews).toHaveLength(1);
  });

  test('is not called unpaid while the provider was told and does not answer, but for an override', async () => {
    const { activities, ends } = fakeActivities(({ name }) =>
      name === 'request' ? 'pending' : 'unreachable',
    );
    const handle = await start(activities);
    await time.sleep(WINDOW_MS + 2 * REVIEW_AFTER_SILENCE_MS);
    const resolution = { outcome: 'failed', reason: 'The customer wrote so.', operator: 'ngozi' } as const;
    await expect(handle.executeUpdate(resolveCollectionUpdate, { args: [resolution] })).rejects.toMatchObject(
      {
        cause: { message: expect.stringMatching(/^The provider was told and cannot be reached/) },
      },
    );
    expect(ends).toEqual([]);
    const override = { ...resolution, overridesUnreachable: true };
    expect(await handle.executeUpdate(resolveCollectionUpdate, { args: [override] })).toEqual(failed);
    expect(ends).toMatchObject([{ resolvedBy: { operator: 'ngozi', overridesUnreachable: true } }]);
  });

  test('whose cancellation is requested is PENDING_REVIEW and goes on', async () => {
    const { activities, reviews, countOf } = fakeActivities(({ elapsedMs }) =>
      elapsedMs < 5 * MINUTE_MS ? 'pending' : 'approved',
    );
    const handle = await start(activities);
    await waitFor('the request', () => countOf('request') > 0);
    await handle.cancel();
    expect(await handle.result()).toEqual(completed);
    expect(reviews).toEqual([
      'Cancellation was requested in Temporal. A collection does not end by it; it goes on.',
    ]);
  });

  test('ends by the provider, when that knows better first', async () => {
    const { activities, ends } = fakeActivities(({ elapsedMs }) =>
      elapsedMs < 30 * MINUTE_MS ? 'review' : 'refused',
    );
    const handle = await start(activities);
    expect(await handle.result()).toEqual(failed);
    expect(ends[0]?.resolvedBy).toBeUndefined();
  });

  test.each(['signal', 'retryNow'] as const)('is asked about at once after a %s', async (by) => {
    let known: CollectionKnowledge = 'review';
    const { activities, countOf } = fakeActivities(() => known);
    const handle = await start(activities);
    await waitFor('review', () => countOf('review') > 0);
    known = 'approved';
    if (by === 'signal') await handle.signal(providerNewsSignal);
    else await handle.executeUpdate(retryNowUpdate);
    await waitFor('the end', () => countOf('end') > 0);
    expect(await handle.result()).toEqual(completed);
  });
});

describe('news of a collection that failed', () => {
  test.each([
    ['refused', 'UNCHANGED'],
    ['approved', 'NEEDS_ATTENTION'],
    ['pending', 'NEEDS_ATTENTION'],
  ] as const)('%s in the end is %s', async (knowledge, finding) => {
    const { activities, countOf } = fakeActivities(({ count }) => (count < 3 ? 'unreachable' : knowledge));
    const handle = await start(activities, 'collectionNewsWorkflow');
    expect(await handle.result()).toBe(finding);
    expect(countOf('look')).toBeGreaterThanOrEqual(3);
  });
});
