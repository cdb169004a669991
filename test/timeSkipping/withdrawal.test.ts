import { describe, expect, test } from '@jest/globals';
import type { WorkflowHandle } from '@temporalio/client';
import type {
  HeldOrderActivities,
  OrderEnd,
  OrderNews,
  SettlingActivity,
  TellingActivities,
} from '../../src/activities/heldOrders.ts';
import type { LaterLookActivities } from '../../src/activities/laterLooks.ts';
import {
  type FlowState,
  outcomeUpdate,
  providerNewsSignal,
  type Resolution,
  resolveUpdate,
  retryNowUpdate,
  statusQuery,
} from '../../src/contract/messages.ts';
import {
  ATTENTION_AFTER_MS,
  type ProviderKnowledge,
  STOP_ASKING_AFTER_MS,
  waitBeforeQuestionMs,
} from '../../src/domain/providerFlow.ts';
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

type DeedName = 'send' | 'ask' | 'attention' | 'end' | 'reverse' | 'endLook';

/** What the fake provider knows; `elapsedMs` since it was first told. */
interface Moment {
  readonly name: 'send' | 'ask';
  /** Which deed of this name it is; 1 is the first. */
  readonly count: number;
  readonly elapsedMs: number;
}

type Activities = HeldOrderActivities<'withdrawal'> &
  TellingActivities<'withdrawal'> &
  SettlingActivity<'withdrawal'> &
  LaterLookActivities;

/** Activities without a database or provider, which keep what was done and when. */
function fakeActivities(knowledgeAt: (moment: Moment) => ProviderKnowledge | Promise<ProviderKnowledge>) {
  const { deeds, countOf, note } = time.logDeeds<DeedName>();
  const attentionReasons: string[] = [];
  const ends: OrderEnd[] = [];
  const endedLooks: number[] = [];

  async function learn(name: 'send' | 'ask'): Promise<OrderNews> {
    const elapsedMs = await note(name);
    const knowledge = await knowledgeAt({ name, count: countOf(name), elapsedMs });
    const reason = knowledge === 'succeeded' ? undefined : `The provider says ${knowledge}.`;
    return { knowledge, providerReference: `ref-${deeds.length}`, reason, askAgainInMs: undefined };
  }

  const activities: Activities = {
    sendTransfer: () => learn('send'),
    settleWithdrawal: () => learn('send'),
    askProvider: () => learn('ask'),
    async noteAttention({ reason }) {
      attentionReasons.push(reason);
      await note('attention');
    },
    async endWithdrawal(input) {
      ends.push(input);
      await note('end');
      return input.decision === 'completed' ? 'COMPLETED' : 'FAILED';
    },
    async reverseWithdrawal() {
      await note('reverse');
      return true;
    },
    async endLaterLook({ lookAtMs }) {
      endedLooks.push(lookAtMs);
      await note('endLook');
    },
  };
  return { activities, deeds, ends, endedLooks, attentionReasons, countOf };
}

/** Starts a withdrawal that is run with these activities. */
const withdrawal = { withdrawalId: 'wd_1', environment: 'test', beginsLocally: true };

async function startWithdrawal(activities: Activities): Promise<WorkflowHandle> {
  const start = await time.runWorker(activities);
  return start('withdrawalWorkflow', withdrawal);
}

/** Starts a withdrawal as the API does for a merchant who waits for its outcome. */
async function startAndAwaitOutcome(activities: Activities) {
  const start = await time.runWorker(activities);
  return start.withUpdate(outcomeUpdate, 'withdrawalWorkflow', withdrawal);
}

/** Starts a withdrawal that hears of news when its end is recorded already, and its activity has not returned yet. */
async function startWithNewsAtItsEnd(
  { activities, ends }: ReturnType<typeof fakeActivities>,
  ...lookAtMs: [number?]
): Promise<WorkflowHandle> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const handle = await startWithdrawal({
    ...activities,
    async endWithdrawal(input) {
      const status = await activities.endWithdrawal(input);
      await released;
      return status;
    },
  });
  await waitFor('the end to be recorded', () => ends.length > 0);
  await handle.signal(providerNewsSignal, ...lookAtMs);
  release();
  return handle;
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

describe('an outcome that takes its time', () => {
  test('is asked for, ever more rarely, and known after 23 hours without a human', async () => {
    const { activities, deeds, ends, countOf } = fakeActivities(({ elapsedMs }) =>
      elapsedMs < 23 * HOUR_MS ? 'pending' : 'succeeded',
    );
    const handle = await startWithdrawal(activities);
    expect(await handle.result()).toEqual(completed);

    expect(countOf('send')).toBe(1);
    expect(countOf('attention')).toBe(0);
    const questions = deeds.filter(({ name }) => name === 'send' || name === 'ask');
    expect(questions.length).toBeGreaterThan(30);
    const waits = questions.slice(1).map((_, index) => waitBeforeQuestionMs(index + 1));
    expect(await timersOf(handle)).toEqual(waits);
    for (const [index, waitMs] of waits.entries()) {
      const waitedMs = (questions[index + 1]?.atMs ?? 0) - (questions[index]?.atMs ?? 0);
      expect(waitedMs).toBeGreaterThanOrEqual(waitMs);
    }
    expect(ends).toEqual([
      {
        withdrawalId: 'wd_1',
        environment: 'test',
        decision: 'completed',
        providerReference: expect.stringMatching(/^ref-/),
      },
    ]);
    expect(await flowStatusOf(handle)).toBe('COMPLETED');
  });

  test('calls a human after 24 hours, once, and is asked for all the same', async () => {
    const { activities, deeds, attentionReasons, countOf } = fakeActivities(({ elapsedMs }) =>
      elapsedMs < 30 * HOUR_MS ? 'pending' : 'failed',
    );
    const handle = await startWithdrawal(activities);
    await time.sleep(24 * HOUR_MS + HOUR_MS + TASKS_MS);
    await waitFor(
      'attention',
      async () => (await handle.query(statusQuery)).flowStatus === 'NEEDS_ATTENTION',
    );
    expect(await handle.query(statusQuery)).toEqual({
      status: 'PROCESSING',
      flowStatus: 'NEEDS_ATTENTION',
      attention: 'The provider says pending.',
    });
    expect(await flowStatusOf(handle)).toBe('NEEDS_ATTENTION');

    expect(await handle.result()).toEqual(failed);
    expect(attentionReasons).toEqual(['The provider says pending.']);
    const calledAtMs = deeds.find(({ name }) => name === 'attention')?.atMs ?? 0;
    const sinceMs = calledAtMs - (deeds[0]?.atMs ?? 0);
    expect(sinceMs).toBeGreaterThanOrEqual(ATTENTION_AFTER_MS);
    expect(sinceMs).toBeLessThan(ATTENTION_AFTER_MS + HOUR_MS + TASKS_MS);
    expect(deeds.filter(({ name, atMs }) => name === 'ask' && atMs > calledAtMs).length).toBeGreaterThan(3);
    expect(countOf('send')).toBe(1);
    expect(await flowStatusOf(handle)).toBe('FAILED');
  });

  test('is asked for no more after 7 days, until a callback wakes it', async () => {
    let isSettled = false;
    const { activities, deeds, countOf } = fakeActivities(() => (isSettled ? 'succeeded' : 'pending'));
    const handle = await startWithdrawal(activities);
    await time.sleep(STOP_ASKING_AFTER_MS + 2 * HOUR_MS);
    const asked = countOf('ask');
    expect(asked).toBeGreaterThan(160);
    await time.sleep(30 * 24 * HOUR_MS);
    expect(countOf('ask')).toBe(asked);
    const lastMs = (deeds.findLast(({ name }) => name === 'ask')?.atMs ?? 0) - (deeds[0]?.atMs ?? 0);
    expect(lastMs).toBeLessThan(STOP_ASKING_AFTER_MS + HOUR_MS + TASKS_MS);
    expect((await handle.query(statusQuery)).flowStatus).toBe('NEEDS_ATTENTION');

    isSettled = true;
    await handle.signal(providerNewsSignal);
    expect(await handle.result()).toEqual(completed);
    expect(countOf('ask')).toBe(asked + 1);
    expect(countOf('send')).toBe(1);
  });
});

describe('an outcome that is not told', () => {
  test('calls a human after three more questions, within a minute', async () => {
    const { activities, deeds, attentionReasons, countOf } = fakeActivities(({ elapsedMs }) =>
      elapsedMs < HOUR_MS ? 'unknown' : 'succeeded',
    );
    const handle = await startWithdrawal(activities);
    expect(await handle.result()).toEqual(completed);
    expect(attentionReasons).toEqual(['The provider says unknown.']);
    expect(deeds.slice(0, 5).map(({ name }) => name)).toEqual(['send', 'ask', 'ask', 'ask', 'attention']);
    expect((deeds[4]?.atMs ?? 0) - (deeds[0]?.atMs ?? 0)).toBeLessThan(60 * SECOND_MS);
    expect(countOf('send')).toBe(1);
  });

  test('of a provider that is out of reach is asked for, and the transfer is not repeated', async () => {
    const { activities, countOf } = fakeActivities(({ count, name }) =>
      name === 'send' || count < 4 ? 'unreachable' : 'succeeded',
    );
    const handle = await startWithdrawal(activities);
    expect(await handle.result()).toEqual(completed);
    expect(countOf('send')).toBe(1);
    expect(countOf('ask')).toBe(4);
    expect(countOf('attention')).toBe(0);
  });

  test('of a provider that says when it can be asked is not asked before, but within the hour', async () => {
    const { activities } = fakeActivities(({ name, count }) =>
      name === 'send' || count === 1 ? 'unreachable' : 'succeeded',
    );
    const rested = (askAgainInMs: number) => async (told: Promise<OrderNews>) => ({
      ...(await told),
      askAgainInMs,
    });
    const handle = await startWithdrawal({
      ...activities,
      settleWithdrawal: (input) => rested(600 * SECOND_MS)(activities.settleWithdrawal(input)),
      askProvider: (input) => rested(30 * HOUR_MS)(activities.askProvider(input)),
    });
    expect(await handle.result()).toEqual(completed);
    expect(await timersOf(handle)).toEqual([600 * SECOND_MS, HOUR_MS]);
  });

  test('of a transfer that the provider never got is sent at once when the outage is over', async () => {
    const { activities, deeds, ends } = fakeActivities(({ name, elapsedMs }) => {
      if (elapsedMs < 5 * HOUR_MS) return 'unreachable';
      return name === 'ask' ? 'not_found' : 'succeeded';
    });
    const handle = await startWithdrawal(activities);
    expect(await handle.result()).toEqual(completed);
    expect(deeds.slice(-3).map(({ name }) => name)).toEqual(['ask', 'send', 'end']);
    const [asked, sent] = deeds.slice(-3);
    expect((sent?.atMs ?? 0) - (asked?.atMs ?? 0)).toBeLessThan(TASKS_MS);
    expect(ends[0]?.decision).toBe('completed');
  });

  test('of a provider that forgets what it was sent is waited for before each further try', async () => {
    const { activities, deeds } = fakeActivities(({ name, count }) =>
      name === 'send' && count === 4 ? 'succeeded' : 'not_found',
    );
    const handle = await startWithdrawal(activities);
    expect(await handle.result()).toEqual(completed);
    expect(deeds.map(({ name }) => name)).toEqual(['send', 'send', 'send', 'send', 'end']);
    expect(await timersOf(handle)).toEqual([1, 2, 3].map(waitBeforeQuestionMs));
  });

  test.each(['failed', 'reversed'] as const)(
    'until it is %s gives the money back, with the reason',
    async (end) => {
      const { activities, ends } = fakeActivities(({ count, name }) =>
        name === 'ask' && count === 2 ? end : 'pending',
      );
      const handle = await startWithdrawal(activities);
      expect(await handle.result()).toEqual(failed);
      expect(ends).toMatchObject([{ decision: 'failed', failureReason: `The provider says ${end}.` }]);
    },
  );
});

describe('a withdrawal whose first attempt also ends it', () => {
  /** Runs a withdrawal whose first attempt comes to this. */
  const settleWith = (
    { activities }: ReturnType<typeof fakeActivities>,
    settleWithdrawal: Activities['settleWithdrawal'],
  ) => startWithdrawal({ ...activities, settleWithdrawal });
  const news = (knowledge: ProviderKnowledge, endedAs?: OrderNews['endedAs']): OrderNews => ({
    knowledge,
    providerReference: 'ref-1',
    reason: `The provider says ${knowledge}.`,
    askAgainInMs: undefined,
    endedAs,
  });

  test('is over with it, in seven events of history', async () => {
    const fake = fakeActivities(() => 'unknown');
    const inputs: object[] = [];
    const handle = await settleWith(fake, async (input) => {
      inputs.push(input);
      return news('succeeded', 'COMPLETED');
    });
    expect(await handle.result()).toEqual(completed);
    expect(fake.deeds).toEqual([]);
    expect(inputs).toEqual([{ withdrawalId: 'wd_1', environment: 'test' }]);
    const { events } = await handle.fetchHistory();
    // Those of an update, by which the API waits for the outcome, are two more.
    expect(events).toHaveLength(7);
  });

  test('stands as it was found to stand', async () => {
    const fake = fakeActivities(() => 'unknown');
    const handle = await settleWith(fake, async () => news('succeeded', 'FAILED'));
    expect(await handle.result()).toEqual(failed);
  });

  test.each([
    ['succeeded', completed],
    ['failed', failed],
  ] as const)('is ended by its workflow where it only learned that it had %s', async (knowledge, outcome) => {
    const fake = fakeActivities(() => 'unknown');
    const handle = await settleWith(fake, async () => news(knowledge));
    expect(await handle.result()).toEqual(outcome);
    expect(fake.deeds.map(({ name }) => name)).toEqual(['end']);
  });

  test('is told of by an activity that operators see when the first attempt does not succeed', async () => {
    const fake = fakeActivities(() => 'succeeded');
    const handle = await settleWith(fake, async () => {
      throw new Error('The database is away.');
    });
    expect(await handle.result()).toEqual(completed);
    expect(fake.deeds.map(({ name }) => name)).toEqual(['send', 'end']);
    const { events } = await handle.fetchHistory();
    const seen = events?.flatMap(
      ({ activityTaskScheduledEventAttributes: each }) => each?.activityType?.name ?? [],
    );
    expect(seen).toEqual(['sendTransfer']);
  });
});

test('operators read what is waited for, until when, and where the money is', async () => {
  const { activities, countOf } = fakeActivities(() => 'pending');
  const handle = await startWithdrawal(activities);
  await waitFor('a question', () => countOf('send') > 0);
  await time.sleep(HOUR_MS);
  expect(await currentDetailsOf(handle)).toMatch(
    /^Not known yet: The provider says pending\. The provider is asked again at \S+Z\. The money stays held\. There is nothing to do\.$/,
  );
  const { events } = await handle.fetchHistory();
  const scheduled = events?.filter(({ activityTaskScheduledEventAttributes: each }) => each) ?? [];
  expect(scheduled.length).toBeGreaterThan(0);
  for (const { userMetadata } of scheduled) {
    const { data } = userMetadata?.summary ?? {};
    expect(data && JSON.parse(Buffer.from(data).toString())).toBe('Ask what became of it');
  }
});

describe('the merchant who waits for the outcome', () => {
  test('is answered as soon as it is known', async () => {
    const { activities } = fakeActivities(() => 'succeeded');
    const { handle, answer } = await startAndAwaitOutcome(activities);
    expect(answer).toEqual(completed);
    expect(await handle.result()).toEqual(completed);
  });

  test('is answered as soon as it is known to take longer', async () => {
    const { activities } = fakeActivities(({ elapsedMs }) => (elapsedMs < HOUR_MS ? 'pending' : 'succeeded'));
    const { handle, answer } = await startAndAwaitOutcome(activities);
    expect(answer).toMatchObject({ status: 'PROCESSING' });
    expect(await handle.result()).toEqual(completed);
  });
});

describe('a callback', () => {
  test('makes it ask at once instead of at the end of the hour', async () => {
    let isSettled = false;
    const { activities, deeds } = fakeActivities(() => (isSettled ? 'succeeded' : 'pending'));
    const handle = await startWithdrawal(activities);
    await time.sleep(3 * HOUR_MS);
    const askedBefore = deeds.length;
    isSettled = true;
    const toldAtMs = await time.currentTimeMs();
    await handle.signal(providerNewsSignal);
    await waitFor('the question', () => deeds.length > askedBefore);
    expect((deeds[askedBefore]?.atMs ?? 0) - toldAtMs).toBeLessThan(TASKS_MS);
    expect(await handle.result()).toEqual(completed);
  });

  test('that changes nothing makes it ask once more and wait on', async () => {
    const { activities, deeds } = fakeActivities(({ elapsedMs }) =>
      elapsedMs < 6 * HOUR_MS ? 'pending' : 'succeeded',
    );
    const handle = await startWithdrawal(activities);
    await time.sleep(3 * HOUR_MS);
    const askedBefore = deeds.length;
    await handle.signal(providerNewsSignal);
    await waitFor('the question', () => deeds.length > askedBefore);
    expect(await handle.result()).toEqual(completed);
    const [told, next] = deeds.slice(askedBefore);
    expect((next?.atMs ?? 0) - (told?.atMs ?? 0)).toBeGreaterThanOrEqual(HOUR_MS);
  });

  test('that comes while it completes is followed up, because the bank may have returned the money', async () => {
    const fake = fakeActivities(({ name }) => (name === 'send' ? 'succeeded' : 'reversed'));
    const handle = await startWithNewsAtItsEnd(fake);
    const { deeds } = fake;
    expect(await handle.result()).toEqual({ status: 'REVERSED', flowStatus: 'REVERSED' });
    // A task that news interrupts is done again, and with it the local activity that ends the withdrawal.
    const kinds = [...new Set(deeds.map(({ name }) => name))];
    expect(kinds).toEqual(['send', 'end', 'ask', 'reverse']);
    expect(await flowStatusOf(handle)).toBe('REVERSED');
  });

  test('that comes while it completes holds up nothing when its record was restored to before the end', async () => {
    const fake = fakeActivities(({ name }) => (name === 'send' ? 'succeeded' : 'not_found'));
    const { askProvider } = fake.activities;
    const activities: Activities = {
      ...fake.activities,
      // By the restored record nobody was told, and so nobody is asked.
      askProvider: async (input) => ({ ...(await askProvider(input)), isUndecided: input.hasEnded }),
    };
    const handle = await startWithNewsAtItsEnd({ ...fake, activities });
    // Closed, it is started again from its record.
    expect(await handle.result()).toEqual(completed);
    expect([fake.countOf('ask'), fake.attentionReasons]).toEqual([1, []]);
  });

  test('that is noted is forgotten once the provider was asked, and not before', async () => {
    let isSettled = false;
    const { activities, deeds, endedLooks } = fakeActivities(() => (isSettled ? 'succeeded' : 'pending'));
    const handle = await startWithdrawal(activities);
    await time.sleep(3 * HOUR_MS);
    isSettled = true;
    await handle.signal(providerNewsSignal, 1_700_000_000_000);
    expect(await handle.result()).toEqual(completed);
    expect(deeds.slice(-3).map(({ name }) => name)).toEqual(['ask', 'end', 'endLook']);
    expect(endedLooks).toEqual([1_700_000_000_000]);
  });

  test('that comes while it fails is asked about too: the bank may have paid after all', async () => {
    const fake = fakeActivities(({ name }) => (name === 'send' ? 'failed' : 'succeeded'));
    const handle = await startWithNewsAtItsEnd(fake, 1_700_000_000_000);
    const { deeds, endedLooks, attentionReasons } = fake;
    expect(await handle.result()).toEqual({ status: 'FAILED', flowStatus: 'NEEDS_ATTENTION' });
    expect(attentionReasons).toEqual([expect.stringContaining('About a failed withdrawal')]);
    expect([...new Set(deeds.map(({ name }) => name))]).toEqual([
      'send',
      'end',
      'ask',
      'attention',
      'endLook',
    ]);
    expect(endedLooks).toEqual([1_700_000_000_000]);
  });
});

describe('an operator', () => {
  const resolution = { reason: 'The bank confirmed it.', operator: 'ngozi' } as const;

  /** A withdrawal that nobody but an operator can end. */
  async function startUndecided() {
    const fake = fakeActivities(() => 'unknown');
    const handle = await startWithdrawal(fake.activities);
    await time.sleep(3 * HOUR_MS);
    await waitFor(
      'attention',
      async () => (await handle.query(statusQuery)).flowStatus === 'NEEDS_ATTENTION',
    );
    return { ...fake, handle };
  }

  test.each([
    ['completed', completed, undefined],
    ['failed', failed, 'Our operations team found that the transfer failed.'],
  ] as const)(
    'resolves it as %s, after the provider was asked once more',
    async (outcome, state, failureReason) => {
      const { handle, ends, countOf } = await startUndecided();
      const asked = countOf('ask') + 1;
      expect(await handle.executeUpdate(resolveUpdate, { args: [{ ...resolution, outcome }] })).toEqual(
        state,
      );
      expect(await handle.result()).toEqual(state);
      expect(countOf('ask')).toBe(asked);
      expect(countOf('send')).toBe(1);
      expect(ends).toMatchObject([{ decision: outcome, resolvedBy: resolution }]);
      // The operator's own words are for the audit log alone.
      expect(ends[0]?.failureReason).toBe(failureReason);
      expect(await flowStatusOf(handle)).toBe(state.flowStatus);
    },
  );

  test('yields to what the provider says when it is asked once more', async () => {
    let isPaid = false;
    const { activities, ends } = fakeActivities(() => (isPaid ? 'succeeded' : 'unreachable'));
    const handle = await startWithdrawal(activities);
    await time.sleep(HOUR_MS);
    isPaid = true;
    expect(
      await handle.executeUpdate(resolveUpdate, { args: [{ ...resolution, outcome: 'failed' }] }),
    ).toEqual(completed);
    expect(ends).toMatchObject([{ decision: 'completed' }]);
    expect(ends[0]?.resolvedBy).toBeUndefined();
  });

  test('cannot call it failed while the provider was told and does not answer, but for an override', async () => {
    const { activities, ends, countOf } = fakeActivities(() => 'unreachable');
    const handle = await startWithdrawal(activities);
    await time.sleep(HOUR_MS);
    const asked = countOf('ask');
    await expect(
      handle.executeUpdate(resolveUpdate, { args: [{ ...resolution, outcome: 'failed' }] }),
    ).rejects.toMatchObject({
      cause: {
        message: expect.stringMatching(
          /^The provider was told and cannot be reached.*"overridesUnreachable": true\.$/,
        ),
      },
    });
    expect(countOf('ask')).toBeGreaterThan(asked);
    expect(ends).toEqual([]);
    expect(await handle.query(statusQuery)).toMatchObject({ status: 'PROCESSING' });

    expect(
      await handle.executeUpdate(resolveUpdate, {
        args: [{ ...resolution, outcome: 'failed', overridesUnreachable: true }],
      }),
    ).toEqual(failed);
    expect(ends).toMatchObject([{ resolvedBy: { ...resolution, overridesUnreachable: true } }]);
  });

  test.each([
    ['completed', completed],
    ['failed', failed],
  ] as const)('may call %s what the provider goes on calling pending', async (outcome, state) => {
    const { activities, ends, countOf } = fakeActivities(() => 'pending');
    const handle = await startWithdrawal(activities);
    await time.sleep(HOUR_MS);
    const asked = countOf('ask');
    expect(await handle.executeUpdate(resolveUpdate, { args: [{ ...resolution, outcome }] })).toEqual(state);
    expect(countOf('ask')).toBeGreaterThan(asked);
    expect(ends).toMatchObject([{ decision: outcome, resolvedBy: resolution }]);
  });

  test('may call it completed while the provider does not answer', async () => {
    const { activities, ends } = fakeActivities(() => 'unreachable');
    const handle = await startWithdrawal(activities);
    await time.sleep(HOUR_MS);
    await handle.executeUpdate(resolveUpdate, { args: [{ ...resolution, outcome: 'completed' }] });
    expect(await handle.result()).toEqual(completed);
    expect(ends).toMatchObject([{ resolvedBy: resolution }]);
  });

  test('who requests cancellation has called for attention, and ended nothing', async () => {
    const { activities, attentionReasons, ends, countOf } = fakeActivities(({ elapsedMs }) =>
      elapsedMs < 10 * HOUR_MS ? 'pending' : 'succeeded',
    );
    const handle = await startWithdrawal(activities);
    await time.sleep(3 * HOUR_MS);
    const asked = countOf('ask');
    await handle.cancel();
    await waitFor(
      'attention',
      async () => (await handle.query(statusQuery)).flowStatus === 'NEEDS_ATTENTION',
    );
    expect(attentionReasons).toEqual([
      'Cancellation was requested in Temporal. A withdrawal does not end by it; it goes on.',
    ]);
    expect(countOf('ask')).toBeGreaterThan(asked);
    expect(ends).toEqual([]);
    expect(await handle.result()).toEqual(completed);
    expect(countOf('send')).toBe(1);
  });

  test('who requests cancellation before anything was sent has ended nothing either', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { activities, ends, countOf } = fakeActivities(async (): Promise<ProviderKnowledge> => {
      await released;
      return 'succeeded';
    });
    const handle = await startWithdrawal(activities);
    await waitFor('the transfer', () => countOf('send') > 0);
    const outcome = await handle.startUpdate(outcomeUpdate, { waitForStage: 'ACCEPTED' });
    await handle.cancel();
    release();
    expect(await outcome.result()).toEqual(completed);
    expect(await handle.result()).toEqual(completed);
    expect(ends).toMatchObject([{ decision: 'completed' }]);
  });

  test('sees how it ended, and who decided', async () => {
    const { handle } = await startUndecided();
    await handle.executeUpdate(resolveUpdate, { args: [{ ...resolution, outcome: 'completed' }] });
    await handle.result();
    expect(await currentDetailsOf(handle)).toBe('COMPLETED, decided by ngozi: The bank confirmed it.');

    const { activities } = fakeActivities(() => 'failed');
    const refused = await startWithdrawal(activities);
    await refused.result();
    expect(await currentDetailsOf(refused)).toBe('FAILED, as the provider said: The provider says failed.');
  });

  test('yields to a definitive answer that the provider gives meanwhile', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { activities, ends, countOf } = fakeActivities(async ({ name }) => {
      if (name === 'send') return 'pending';
      await released;
      return 'succeeded';
    });
    const handle = await startWithdrawal(activities);
    await time.sleep(5 * SECOND_MS);
    await waitFor('the question', () => countOf('ask') > 0);
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
    expect(ends).toMatchObject([{ decision: 'completed' }]);
    expect(ends[0]?.resolvedBy).toBeUndefined();
  });

  test('sees where it waits, in stack traces of few lines', async () => {
    const { handle } = await startUndecided();
    const stacks = (await handle.query<string>('__stack_trace')).split('\n\n');
    expect(stacks).toContainEqual(
      expect.stringMatching(/ at askUntilDecided \(.*undecidedFlow\.ts:\d+:\d+\)/),
    );
    expect(Math.max(...stacks.map((stack) => stack.split('\n').length))).toBeLessThanOrEqual(4);
    await handle.terminate();
  });

  test('has it tried at once: the transfer is sent if the provider does not know of it', async () => {
    let isMended = false;
    const { activities, deeds } = fakeActivities(({ name }) =>
      isMended && name === 'send' ? 'succeeded' : 'unknown',
    );
    const handle = await startWithdrawal(activities);
    await time.sleep(3 * HOUR_MS);
    const before = deeds.length;
    isMended = true;
    const askedAtMs = await time.currentTimeMs();
    expect(await handle.executeUpdate(retryNowUpdate)).toBe('The provider is asked now.');
    expect(await handle.result()).toEqual(completed);
    expect(deeds.slice(before).map(({ name }) => name)).toEqual(['send', 'end']);
    expect((deeds[before]?.atMs ?? 0) - askedAtMs).toBeLessThan(TASKS_MS);
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
