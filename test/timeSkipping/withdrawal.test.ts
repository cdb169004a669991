import { describe, expect, test } from '@jest/globals';
import type { WorkflowHandle } from '@temporalio/client';
import {
  type FlowState,
  outcomeUpdate,
  providerUpdateSignal,
  type Resolution,
  resolveUpdate,
  retryNowUpdate,
  statusQuery,
} from '../../src/contract/messages.ts';
import { checkWaitMs, STOP_CHECKING_AFTER_MS } from '../../src/domain/orders/checkWaits.ts';
import { LATE_CHECK_AFTER_MS, type Outcome, REVIEW_AFTER_MS } from '../../src/domain/orders/decideOrder.ts';
import {
  type Answer,
  acceptMemoryOrder,
  type MemoryOrder,
  type Moment,
  restOf,
} from '../support/memoryOrder.ts';
import {
  currentDetailsOf,
  HOUR_MS,
  SECOND_MS,
  TASKS_MS,
  timersOf,
  useTimeSkipping,
} from '../support/timeSkipping.ts';
import { waitFor } from '../support/waitFor.ts';

const time = useTimeSkipping();

const accept = (answerAt: (moment: Moment) => Answer | Promise<Answer>, canSettleAtOnce = true) =>
  acceptMemoryOrder(time, { kind: 'withdrawal', answerAt, canSettleAtOnce });

type Steps = MemoryOrder['activities'];

/** Starts the workflow of the withdrawal, whose steps are these where they are not the order's own. */
async function startWithdrawal(order: MemoryOrder, steps: Steps = order.activities): Promise<WorkflowHandle> {
  const start = await time.runWorker(steps);
  return start('withdrawalWorkflow', withdrawal);
}

const withdrawal = { withdrawalId: 'wd_1', environment: 'test' };

/** Starts a withdrawal as the API does for a merchant who waits for its outcome. */
async function startAndAwaitOutcome({ activities }: MemoryOrder) {
  const start = await time.runWorker(activities);
  return start.withUpdate(outcomeUpdate, 'withdrawalWorkflow', withdrawal);
}

/** Starts a withdrawal that hears of an update when it is settled already, and its step has not returned yet. */
async function startWithUpdateAtItsEnd(
  order: MemoryOrder,
  receiveUpdate: () => void = order.receiveUpdate,
): Promise<WorkflowHandle> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const handle = await startWithdrawal(order, {
    ...order.activities,
    async beginWithdrawal(input) {
      const progress = await stepOf(order, 'beginWithdrawal')(input);
      await released;
      return progress;
    },
  });
  await waitFor('the order to be settled', () => order.settlements.length > 0);
  receiveUpdate();
  await handle.signal(providerUpdateSignal);
  release();
  return handle;
}

function stepOf({ activities }: MemoryOrder, name: string) {
  const step = activities[name];
  if (!step) throw new Error(`There is no step ${name}.`);
  return step;
}

/** Expects these waits, each from the answer before it, and nothing sent or checked before they were over. */
async function expectWaits(order: MemoryOrder, handle: WorkflowHandle, waitsMs: readonly number[]) {
  expect(order.waitsMs).toEqual(waitsMs);
  const timers = await timersOf(handle);
  expect(timers).toHaveLength(waitsMs.length);
  for (const [index, timerMs] of timers.entries()) {
    expect(timerMs).toBeLessThanOrEqual(waitsMs[index] ?? 0);
    expect(timerMs).toBeGreaterThan((waitsMs[index] ?? 0) - TASKS_MS);
  }
}

const completed = { status: 'COMPLETED', flowStatus: 'COMPLETED' };
const failed = { status: 'FAILED', flowStatus: 'FAILED' };

/** The FlowStatus that operators filter by. */
async function flowStatusOf(handle: WorkflowHandle): Promise<unknown> {
  const { searchAttributes } = await handle.describe();
  return searchAttributes.FlowStatus?.[0];
}

async function expectRefused(update: Promise<unknown>, message: string): Promise<void> {
  await expect(update).rejects.toMatchObject({ cause: { message } });
}

const isInReview = async (handle: WorkflowHandle) =>
  (await handle.query(statusQuery)).flowStatus === 'NEEDS_ATTENTION';

describe('an outcome that takes its time', () => {
  test('is asked for, ever more rarely, and known after 23 hours without a human', async () => {
    const order = await accept(({ elapsedMs }) => (elapsedMs < 23 * HOUR_MS ? 'pending' : 'succeeded'));
    const handle = await startWithdrawal(order);
    expect(await handle.result()).toEqual(completed);

    const { deeds, countOf } = order;
    expect(countOf('send')).toBe(1);
    expect(countOf('flag')).toBe(0);
    const exchanges = deeds.filter(({ name }) => name === 'send' || name === 'check');
    expect(exchanges.length).toBeGreaterThan(30);
    const waits = exchanges.slice(1).map((_, index) => checkWaitMs(index + 1));
    await expectWaits(order, handle, waits);
    for (const [index, timerMs] of (await timersOf(handle)).entries()) {
      const waitedMs = (exchanges[index + 1]?.atMs ?? 0) - (exchanges[index]?.atMs ?? 0);
      expect(waitedMs).toBeGreaterThanOrEqual(timerMs);
    }
    expect(order.settlements).toMatchObject([{ as: 'COMPLETED', by: 'provider' }]);
    expect(order.order().attempts).toMatchObject([{ providerReference: expect.stringMatching(/^ref-/) }]);
    expect(await flowStatusOf(handle)).toBe('COMPLETED');
  });

  test('calls a human after 24 hours, once, and is asked for all the same', async () => {
    const order = await accept(({ elapsedMs }) => (elapsedMs < 30 * HOUR_MS ? 'pending' : 'failed'));
    const { deeds, reviews, countOf } = order;
    const handle = await startWithdrawal(order);
    await time.sleep(24 * HOUR_MS + HOUR_MS + TASKS_MS);
    await waitFor('attention', () => isInReview(handle));
    expect(await handle.query(statusQuery)).toEqual({
      status: 'PROCESSING',
      flowStatus: 'NEEDS_ATTENTION',
      attention: 'The provider says pending.',
    });
    expect(await flowStatusOf(handle)).toBe('NEEDS_ATTENTION');

    expect(await handle.result()).toEqual(failed);
    expect(reviews).toEqual(['The provider says pending.']);
    const calledAtMs = deeds.find(({ name }) => name === 'flag')?.atMs ?? 0;
    const sinceMs = calledAtMs - order.order().createdAtMs;
    expect(sinceMs).toBeGreaterThanOrEqual(REVIEW_AFTER_MS);
    expect(sinceMs).toBeLessThan(REVIEW_AFTER_MS + HOUR_MS + TASKS_MS);
    expect(deeds.filter(({ name, atMs }) => name === 'check' && atMs > calledAtMs).length).toBeGreaterThan(3);
    expect(countOf('send')).toBe(1);
    expect(await flowStatusOf(handle)).toBe('FAILED');
  });

  test('is asked for no more after 7 days, until a callback wakes it', async () => {
    let isSettled = false;
    const order = await accept(() => (isSettled ? 'succeeded' : 'pending'));
    const { deeds, countOf } = order;
    const handle = await startWithdrawal(order);
    await time.sleep(STOP_CHECKING_AFTER_MS + 2 * HOUR_MS);
    const checked = countOf('check');
    expect(checked).toBeGreaterThan(160);
    await time.sleep(30 * 24 * HOUR_MS);
    expect(countOf('check')).toBe(checked);
    const lastMs = (deeds.findLast(({ name }) => name === 'check')?.atMs ?? 0) - (deeds[0]?.atMs ?? 0);
    expect(lastMs).toBeLessThan(STOP_CHECKING_AFTER_MS + HOUR_MS + TASKS_MS);
    expect((await handle.query(statusQuery)).flowStatus).toBe('NEEDS_ATTENTION');

    isSettled = true;
    order.receiveUpdate();
    await handle.signal(providerUpdateSignal);
    expect(await handle.result()).toEqual(completed);
    expect(countOf('check')).toBe(checked + 1);
    expect(countOf('send')).toBe(1);
  });
});

describe('an outcome that is not told', () => {
  test('calls a human after three more questions, within a minute', async () => {
    const order = await accept(({ elapsedMs }) => (elapsedMs < HOUR_MS ? 'unknown' : 'succeeded'));
    const { deeds, reviews, countOf } = order;
    const handle = await startWithdrawal(order);
    expect(await handle.result()).toEqual(completed);
    expect(reviews).toEqual(['The provider says unknown.']);
    expect(deeds.slice(0, 5).map(({ name }) => name)).toEqual(['send', 'check', 'check', 'check', 'flag']);
    expect((deeds[4]?.atMs ?? 0) - (deeds[0]?.atMs ?? 0)).toBeLessThan(60 * SECOND_MS);
    expect(countOf('send')).toBe(1);
  });

  test('of a provider that is out of reach is asked for, and the transfer is not repeated', async () => {
    const order = await accept(({ count, name }) =>
      name === 'send' || count < 4 ? 'unreachable' : 'succeeded',
    );
    const { countOf } = order;
    const handle = await startWithdrawal(order);
    expect(await handle.result()).toEqual(completed);
    expect(countOf('send')).toBe(1);
    expect(countOf('check')).toBe(4);
    expect(countOf('flag')).toBe(0);
  });

  test('of a provider that says when it can be asked is not asked before, but within the hour', async () => {
    const order = await accept(({ name, count }) => {
      if (name === 'send') return { outcome: 'unreachable', nextCheckInMs: 600 * SECOND_MS };
      if (count === 1) return { outcome: 'unreachable', nextCheckInMs: 30 * HOUR_MS };
      return 'succeeded';
    });
    const handle = await startWithdrawal(order);
    expect(await handle.result()).toEqual(completed);
    await expectWaits(order, handle, [600 * SECOND_MS, HOUR_MS]);
  });

  test('of a transfer that the provider never got is sent at once when the outage is over', async () => {
    const order = await accept(({ name, elapsedMs }) => {
      if (elapsedMs < 5 * HOUR_MS) return 'unreachable';
      return name === 'check' ? 'not_found' : 'succeeded';
    });
    const handle = await startWithdrawal(order);
    expect(await handle.result()).toEqual(completed);
    const last = order.deeds.slice(-3);
    expect(last.map(({ name }) => name)).toEqual(['check', 'send', 'settle']);
    const [checked, sent] = last;
    expect((sent?.atMs ?? 0) - (checked?.atMs ?? 0)).toBeLessThan(TASKS_MS);
    expect(order.settlements).toMatchObject([{ as: 'COMPLETED' }]);
    expect(order.references).toEqual(['wd_1', 'wd_1']);
  });

  test('of a provider that forgets what it was sent is waited for before each further try', async () => {
    const order = await accept(({ name, count }) => {
      if (name === 'check') return 'not_found';
      return count === 4 ? 'succeeded' : 'unreachable';
    });
    const handle = await startWithdrawal(order);
    expect(await handle.result()).toEqual(completed);
    const tries = Array.from({ length: 3 }, () => ['send', 'check']).flat();
    expect(order.deeds.map(({ name }) => name)).toEqual([...tries, 'send', 'settle']);
    await expectWaits(order, handle, [1, 3, 5].map(checkWaitMs));
  });

  test.each(['failed', 'reversed'] as const)(
    'until it is %s gives the money back, with the reason',
    async (end) => {
      const order = await accept(({ count, name }) => (name === 'check' && count === 2 ? end : 'pending'));
      const handle = await startWithdrawal(order);
      expect(await handle.result()).toEqual(failed);
      expect(order.settlements).toMatchObject([{ as: 'FAILED', failureReason: `The provider says ${end}.` }]);
    },
  );
});

describe('a withdrawal whose first attempt also ends it', () => {
  const namesOf = ({ deeds }: MemoryOrder) => deeds.map(({ name }) => name);

  test('is over with it, in seven events of history', async () => {
    const order = await accept(() => 'succeeded');
    const inputs: object[] = [];
    const handle = await startWithdrawal(order, {
      beginWithdrawal: (input) => {
        inputs.push(input);
        return stepOf(order, 'beginWithdrawal')(input);
      },
    });
    expect(await handle.result()).toEqual(completed);
    expect(namesOf(order)).toEqual(['send', 'settle']);
    expect(inputs).toEqual([{ orderId: 'wd_1', nowMs: expect.any(Number) }]);
    const { events } = await handle.fetchHistory();
    // Those of an update, by which the API waits for the outcome, are two more.
    expect(events).toHaveLength(7);
  });

  test('stands as it was found to stand', async () => {
    const order = await accept(() => 'succeeded');
    order.change({ status: 'FAILED', settledAtMs: order.order().createdAtMs });
    const handle = await startWithdrawal(order);
    expect(await handle.result()).toEqual(failed);
    expect(order.deeds).toEqual([]);
  });

  test.each([
    ['succeeded', completed],
    ['failed', failed],
  ] as const)('is ended by its workflow where it only learned that it had %s', async (outcome, state) => {
    const order = await accept(() => outcome, false);
    const handle = await startWithdrawal(order);
    expect(await handle.result()).toEqual(state);
    expect(namesOf(order)).toEqual(['send', 'settle']);
    const { events } = await handle.fetchHistory();
    // The two steps were made by the worker of the workflow itself.
    expect(events?.filter(({ markerRecordedEventAttributes: each }) => each)).toHaveLength(2);
  });

  test('is told of by an activity that operators see when the first attempt does not succeed', async () => {
    const order = await accept(() => 'succeeded');
    const handle = await startWithdrawal(order, {
      ...order.activities,
      async beginWithdrawal() {
        throw new Error('The database is away.');
      },
    });
    expect(await handle.result()).toEqual(completed);
    expect(namesOf(order)).toEqual(['send', 'settle']);
    const { events } = await handle.fetchHistory();
    const seen = events?.flatMap(
      ({ activityTaskScheduledEventAttributes: each }) => each?.activityType?.name ?? [],
    );
    expect(seen).toEqual(['sendTransfer']);
  });
});

test('operators read what is waited for, until when, and where the money is', async () => {
  const order = await accept(() => 'pending');
  const handle = await startWithdrawal(order);
  await waitFor('the transfer', () => order.countOf('send') > 0);
  await time.sleep(HOUR_MS);
  expect(await currentDetailsOf(handle)).toMatch(
    /^Asked simulator \d+ times: pending \(The provider says pending\.\); next check \d+ \w+ \d{4}, \d\d:\d\d WAT\. The money stays on hold\. There is nothing to do\.$/,
  );
  const { events } = await handle.fetchHistory();
  const scheduled = events?.filter(({ activityTaskScheduledEventAttributes: each }) => each) ?? [];
  expect(scheduled.length).toBeGreaterThan(0);
  for (const [index, { userMetadata }] of scheduled.entries()) {
    const { data } = userMetadata?.summary ?? {};
    expect(data && JSON.parse(Buffer.from(data).toString())).toBe(`Check ${index + 1} at simulator`);
  }
});

describe('the merchant who waits for the outcome', () => {
  test('is answered as soon as it is known', async () => {
    const { handle, answer } = await startAndAwaitOutcome(await accept(() => 'succeeded'));
    expect(answer).toEqual(completed);
    expect(await handle.result()).toEqual(completed);
  });

  test('is answered as soon as it is known to take longer', async () => {
    const order = await accept(({ elapsedMs }) => (elapsedMs < HOUR_MS ? 'pending' : 'succeeded'));
    const { handle, answer } = await startAndAwaitOutcome(order);
    expect(answer).toMatchObject({ status: 'PROCESSING' });
    expect(await handle.result()).toEqual(completed);
  });
});

describe('a callback', () => {
  test('makes it ask at once instead of at the end of the hour', async () => {
    let isSettled = false;
    const order = await accept(() => (isSettled ? 'succeeded' : 'pending'));
    const { deeds } = order;
    const handle = await startWithdrawal(order);
    await time.sleep(3 * HOUR_MS);
    const before = deeds.length;
    isSettled = true;
    const receivedAtMs = await time.currentTimeMs();
    order.receiveUpdate();
    await handle.signal(providerUpdateSignal);
    await waitFor('the check', () => deeds.length > before);
    expect((deeds[before]?.atMs ?? 0) - receivedAtMs).toBeLessThan(TASKS_MS);
    expect(await handle.result()).toEqual(completed);
  });

  test('that changes nothing makes it ask once more and wait on', async () => {
    const order = await accept(({ elapsedMs }) => (elapsedMs < 6 * HOUR_MS ? 'pending' : 'succeeded'));
    const { deeds } = order;
    const handle = await startWithdrawal(order);
    await time.sleep(3 * HOUR_MS);
    const before = deeds.length;
    order.receiveUpdate();
    await handle.signal(providerUpdateSignal);
    await waitFor('the check', () => deeds.length > before);
    expect(await handle.result()).toEqual(completed);
    const [woken, next] = deeds.slice(before);
    const waitedMs = (next?.atMs ?? 0) - (woken?.atMs ?? 0);
    expect(waitedMs).toBeGreaterThan(HOUR_MS - TASKS_MS);
    expect(order.waitsMs.slice(-2)).toEqual([HOUR_MS, HOUR_MS]);
  });

  test('that comes while it completes is followed up, because the bank may have returned the money', async () => {
    const order = await accept(({ name }) => (name === 'send' ? 'succeeded' : 'reversed'));
    const handle = await startWithUpdateAtItsEnd(order);
    expect(await handle.result()).toEqual({ status: 'REVERSED', flowStatus: 'REVERSED' });
    expect(order.deeds.map(({ name }) => name)).toEqual(['send', 'settle', 'check', 'settle']);
    expect(order.settlements.map(({ as }) => as)).toEqual(['COMPLETED', 'REVERSED']);
    expect(await flowStatusOf(handle)).toBe('REVERSED');
  });

  test('that comes while it completes holds up nothing when its record was restored to before the end', async () => {
    const order = await accept(() => 'succeeded');
    const accepted = order.order();
    const handle = await startWithUpdateAtItsEnd(order, () => order.change(accepted));
    expect(await handle.result()).toEqual(completed);
    // By the restored record nothing was sent. The provider accepts the reference once.
    expect(order.references).toEqual(['wd_1', 'wd_1']);
    expect([order.countOf('check'), order.reviews]).toEqual([0, []]);
  });

  test('that is noted is forgotten once the provider was asked, and not before', async () => {
    let isSettled = false;
    const unread: number[] = [];
    const countUnread = () => order.order().updatesReceived - (order.order().attempts[0]?.updatesRead ?? 0);
    const order: MemoryOrder = await accept(() => {
      if (isSettled) unread.push(countUnread());
      return isSettled ? 'succeeded' : 'pending';
    });
    const handle = await startWithdrawal(order);
    await time.sleep(3 * HOUR_MS);
    isSettled = true;
    order.receiveUpdate();
    await handle.signal(providerUpdateSignal);
    expect(await handle.result()).toEqual(completed);
    expect(order.deeds.slice(-2).map(({ name }) => name)).toEqual(['check', 'settle']);
    expect([...unread, countUnread()]).toEqual([1, 0]);
  });

  test('that comes while it fails is asked about too: the bank may have paid after all', async () => {
    const order = await accept(({ name }) => (name === 'send' ? 'failed' : 'succeeded'));
    const handle = await startWithUpdateAtItsEnd(order);
    expect(await handle.result()).toEqual({ status: 'FAILED', flowStatus: 'NEEDS_ATTENTION' });
    expect(order.reviews).toEqual([expect.stringContaining('About a failed withdrawal')]);
    expect(order.deeds.map(({ name }) => name)).toEqual(['send', 'settle', 'check', 'flag']);
  });
});

describe('an operator', () => {
  const resolution = { reason: 'The bank confirmed it.', operator: 'ngozi' } as const;

  /** A withdrawal that only an operator can end. */
  async function startUndecided(outcomeAfterEnd: Outcome = 'not_found') {
    const order: MemoryOrder = await accept(() =>
      order.order().status === 'PROCESSING' ? 'unknown' : outcomeAfterEnd,
    );
    const start = await time.runWorker(order.activities);
    const handle = await start('withdrawalWorkflow', withdrawal);
    await time.sleep(3 * HOUR_MS);
    await waitFor('attention', () => isInReview(handle));
    return { ...order, handle, start: () => start.signaled('withdrawalWorkflow', withdrawal) };
  }

  test.each([
    ['completed', completed, undefined],
    ['failed', failed, 'Our operations team found that the transfer failed.'],
  ] as const)(
    'resolves it as %s, after the provider was asked once more',
    async (outcome, state, failureReason) => {
      const { handle, settlements, countOf } = await startUndecided();
      const checked = countOf('check') + 1;
      expect(await handle.executeUpdate(resolveUpdate, { args: [{ ...resolution, outcome }] })).toEqual(
        state,
      );
      expect(countOf('check')).toBe(checked);
      expect(await handle.result()).toEqual(state);
      expect(countOf('send')).toBe(1);
      expect(settlements).toMatchObject([{ as: state.status, by: 'operator', decision: resolution }]);
      // The operator's own words are for the audit log alone.
      expect(settlements[0]?.failureReason).toBe(failureReason);
      expect(await flowStatusOf(handle)).toBe(state.flowStatus);
    },
  );

  test.each([
    ['not_found', failed],
    ['succeeded', { status: 'FAILED', flowStatus: 'NEEDS_ATTENTION' }],
  ] as const)(
    'who called it failed has the provider asked once more an hour later: %s',
    async (outcomeAfterEnd, state) => {
      const { handle, start, ...order } = await startUndecided(outcomeAfterEnd);
      const { deeds, reviews } = order;
      await handle.executeUpdate(resolveUpdate, { args: [{ ...resolution, outcome: 'failed' }] });
      expect(await time.resultOf(handle)).toEqual(failed);
      const before = deeds.length;
      const settledAtMs = order.order().settledAtMs ?? 0;
      expect(order.nextCheckAtMs()).toBe(settledAtMs + LATE_CHECK_AFTER_MS);
      expect(await restOf(time, order, start)).toEqual(state);
      const isPaid = outcomeAfterEnd === 'succeeded';
      expect(deeds.slice(before).map(({ name }) => name)).toEqual(isPaid ? ['check', 'flag'] : ['check']);
      expect((deeds[before]?.atMs ?? 0) - settledAtMs).toBeGreaterThanOrEqual(LATE_CHECK_AFTER_MS);
      if (isPaid) expect(reviews.at(-1)).toMatch(/^About a failed withdrawal: /);
    },
  );

  test('yields to what the provider says when it is asked once more', async () => {
    let isPaid = false;
    const order = await accept(() => (isPaid ? 'succeeded' : 'unreachable'));
    const handle = await startWithdrawal(order);
    await time.sleep(HOUR_MS);
    isPaid = true;
    expect(
      await handle.executeUpdate(resolveUpdate, { args: [{ ...resolution, outcome: 'failed' }] }),
    ).toEqual(completed);
    expect(order.settlements).toEqual([
      { as: 'COMPLETED', by: 'provider', failureReason: undefined, decision: undefined },
    ]);
  });

  test('cannot call it failed while the provider was told and does not answer, but for an override', async () => {
    const order = await accept(() => 'unreachable');
    const { settlements, countOf } = order;
    const handle = await startWithdrawal(order);
    await time.sleep(HOUR_MS);
    const checked = countOf('check');
    await expect(
      handle.executeUpdate(resolveUpdate, { args: [{ ...resolution, outcome: 'failed' }] }),
    ).rejects.toMatchObject({
      cause: {
        message: expect.stringMatching(
          /^The provider received the request and cannot be reached.*"overridesUnreachable": true\.$/,
        ),
      },
    });
    expect(countOf('check')).toBeGreaterThan(checked);
    expect(settlements).toEqual([]);
    expect(order.order().decision).toBeUndefined();
    expect(await handle.query(statusQuery)).toMatchObject({ status: 'PROCESSING' });

    expect(
      await handle.executeUpdate(resolveUpdate, {
        args: [{ ...resolution, outcome: 'failed', overridesUnreachable: true }],
      }),
    ).toEqual(failed);
    expect(settlements).toMatchObject([{ decision: { ...resolution, overridesUnreachable: true } }]);
  });

  test.each([
    ['completed', completed],
    ['failed', failed],
  ] as const)('may call %s what the provider goes on calling pending', async (outcome, state) => {
    const order = await accept(() => 'pending');
    const { settlements, countOf } = order;
    const handle = await startWithdrawal(order);
    await time.sleep(HOUR_MS);
    const checked = countOf('check');
    expect(await handle.executeUpdate(resolveUpdate, { args: [{ ...resolution, outcome }] })).toEqual(state);
    expect(countOf('check')).toBeGreaterThan(checked);
    expect(settlements).toMatchObject([{ as: state.status, by: 'operator', decision: resolution }]);
  });

  test('may call it completed while the provider does not answer', async () => {
    const order = await accept(() => 'unreachable');
    const handle = await startWithdrawal(order);
    await time.sleep(HOUR_MS);
    await handle.executeUpdate(resolveUpdate, { args: [{ ...resolution, outcome: 'completed' }] });
    expect(await handle.result()).toEqual(completed);
    expect(order.settlements).toMatchObject([{ by: 'operator', decision: resolution }]);
  });

  test('who requests cancellation has called for attention, and ended nothing', async () => {
    const order = await accept(({ elapsedMs }) => (elapsedMs < 10 * HOUR_MS ? 'pending' : 'succeeded'));
    const { reviews, settlements, countOf } = order;
    const handle = await startWithdrawal(order);
    await time.sleep(3 * HOUR_MS);
    const checked = countOf('check');
    await handle.cancel();
    await waitFor('attention', () => isInReview(handle));
    expect(reviews).toEqual([
      'Cancellation was requested in Temporal. It does not end an order: the order continues.',
    ]);
    expect(countOf('check')).toBeGreaterThan(checked);
    expect(settlements).toEqual([]);
    expect(await handle.result()).toEqual(completed);
    expect(countOf('send')).toBe(1);
  });

  test('who requests cancellation before anything was sent has ended nothing either', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const order = await accept(async (): Promise<Outcome> => {
      await released;
      return 'succeeded';
    });
    const handle = await startWithdrawal(order);
    await waitFor('the transfer', () => order.countOf('send') > 0);
    const outcome = await handle.startUpdate(outcomeUpdate, { waitForStage: 'ACCEPTED' });
    await handle.cancel();
    release();
    // The request takes longer than the first steps may, so the caller may have been answered before it is over.
    expect(['PROCESSING', 'COMPLETED']).toContain((await outcome.result()).status);
    expect(await handle.result()).toEqual(completed);
    expect(order.settlements).toMatchObject([{ as: 'COMPLETED' }]);
    expect(order.countOf('send')).toBe(1);
  });

  test('sees how it ended, and who decided', async () => {
    const { handle } = await startUndecided();
    await handle.executeUpdate(resolveUpdate, { args: [{ ...resolution, outcome: 'completed' }] });
    await handle.result();
    expect(await currentDetailsOf(handle)).toBe('COMPLETED, decided by ngozi: The bank confirmed it.');

    const refused = await startWithdrawal(await accept(() => 'failed'));
    await refused.result();
    expect(await currentDetailsOf(refused)).toBe('FAILED, as the provider said: The provider says failed.');
  });

  test('yields to a definitive answer that the provider gives meanwhile', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const order = await accept(async ({ name }) => {
      if (name === 'send') return 'pending';
      await released;
      return 'succeeded';
    });
    const handle = await startWithdrawal(order);
    await time.sleep(5 * SECOND_MS);
    await waitFor('the check', () => order.countOf('check') > 0);
    const resolving = await handle.startUpdate(resolveUpdate, {
      args: [{ ...resolution, outcome: 'failed' }],
      waitForStage: 'ACCEPTED',
    });
    await expectRefused(
      handle.executeUpdate(resolveUpdate, { args: [{ ...resolution, outcome: 'completed' }] }),
      'This withdrawal is being resolved already.',
    );
    release();
    expect(await resolving.result()).toEqual(completed);
    expect(await handle.result()).toEqual(completed);
    expect(order.settlements).toMatchObject([{ as: 'COMPLETED', by: 'provider' }]);
    expect(order.order().decision).toBeUndefined();
  });

  test('sees where it waits, in stack traces of few lines', async () => {
    const { handle } = await startUndecided();
    const stacks = (await handle.query<string>('__stack_trace')).split('\n\n');
    expect(stacks).toContainEqual(expect.stringMatching(/ at .*run \(.*orders\/order\.ts:\d+:\d+\)/));
    expect(Math.max(...stacks.map((stack) => stack.split('\n').length))).toBeLessThanOrEqual(4);
    await handle.terminate();
  });

  test('has it tried at once: the transfer is sent if the provider does not know of it', async () => {
    let isMended = false;
    const order = await accept(({ name }) => {
      if (!isMended) return 'unknown';
      return name === 'send' ? 'succeeded' : 'not_found';
    });
    const { deeds } = order;
    const handle = await startWithdrawal(order);
    await time.sleep(3 * HOUR_MS);
    const before = deeds.length;
    isMended = true;
    const retriedAtMs = await time.currentTimeMs();
    expect(await handle.executeUpdate(retryNowUpdate)).toBe('The provider is asked now.');
    expect(await handle.result()).toEqual(completed);
    expect(deeds.slice(before).map(({ name }) => name)).toEqual(['check', 'send', 'settle']);
    expect((deeds[before + 1]?.atMs ?? 0) - retriedAtMs).toBeLessThan(TASKS_MS);
  });

  test('is refused without an outcome, a reason and a name', async () => {
    const { handle } = await startUndecided();
    const attempts: readonly [Partial<Record<keyof Resolution, unknown>>, string][] = [
      [
        { outcome: 'perhaps', overridesUnreachable: 'yes' },
        'outcome: must be "completed" or "failed". reason: must say why, in at least 5 characters. ' +
          'operator: must name who decides. overridesUnreachable: must be true or false.',
      ],
      [{ ...resolution, outcome: 'perhaps' }, 'outcome: must be "completed" or "failed".'],
      [
        { outcome: 'failed', operator: 'ngozi', reason: ' no ' },
        'reason: must say why, in at least 5 characters.',
      ],
      [{ outcome: 'failed', operator: ' ', reason: 'The bank said so.' }, 'operator: must name who decides.'],
    ];
    for (const [given, message] of attempts) {
      await expectRefused(handle.executeUpdate('resolve', { args: [given] }), message);
    }
    const state: FlowState = await handle.query(statusQuery);
    expect(state).toMatchObject({ status: 'PROCESSING', flowStatus: 'NEEDS_ATTENTION' });
    await handle.executeUpdate(resolveUpdate, { args: [{ ...resolution, outcome: 'failed' }] });
    expect(await handle.result()).toEqual(failed);
  });
});
