import { describe, expect, it, test } from '@jest/globals';
import { checkWaitMs } from '../../../src/domain/orders/checkWaits.ts';
import {
  type AttemptFacts,
  decideOrder,
  LATE_CHECK_AFTER_MS,
  type OperatorDecision,
  type OrderFacts,
  type Outcome,
  REVIEW_AFTER_MS,
  STOP_CHECKING_AFTER_MS,
  type Step,
} from '../../../src/domain/orders/decideOrder.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../src/domain/time.ts';

/** When the order was accepted. */
const T0 = 1_800_000_000_000;
const wait = (untilMs: number | undefined): Step => ({ do: 'wait', untilMs });
const settled = (
  as: 'COMPLETED' | 'FAILED' | 'REVERSED',
  by: 'provider' | 'operator' | 'deadline',
): Step => ({
  do: 'settle',
  as,
  by,
});

/** An attempt that was sent and answered once, unless said otherwise. */
function attempt(outcome: Outcome | undefined, more: Partial<AttemptFacts> = {}): AttemptFacts {
  return {
    provider: 'paystack',
    isSent: true,
    isAbandoned: false,
    leasedForMs: undefined,
    outcome,
    reason: outcome && `It is ${outcome}.`,
    answeredAtMs: T0,
    checks: 1,
    updatesRead: 0,
    nextCheckAtMs: undefined,
    refusals: 0,
    canFailOver: false,
    ...more,
  };
}

/** An attempt that its provider refused. */
const refused = (outcome: Outcome, more: Partial<AttemptFacts> = {}) =>
  attempt(outcome, { isAbandoned: true, refusals: 1, ...more });

function order(attempts: readonly AttemptFacts[], more: Partial<OrderFacts> = {}): OrderFacts {
  const { status = 'PROCESSING' } = more;
  return {
    status,
    createdAtMs: T0,
    settledAtMs: status === 'PROCESSING' ? undefined : T0,
    approveByMs: undefined,
    attempts,
    updatesReceived: 0,
    decision: undefined,
    isCancellationRequested: false,
    reviewReason: undefined,
    dismissedOutcome: undefined,
    ...more,
  };
}

const decision = (outcome: 'completed' | 'failed', overridesUnreachable = false): OperatorDecision => ({
  id: 'update-1',
  outcome,
  overridesUnreachable,
});

describe('what follows from an answer', () => {
  it.each<[Outcome, Step['do'], Step['do']]>([
    ['succeeded', 'settle', 'settle'],
    ['failed', 'settle', 'settle'],
    ['reversed', 'settle', 'settle'],
    ['pending', 'wait', 'check'],
    ['unreachable', 'wait', 'check'],
    ['not_configured', 'wait', 'check'],
    ['unknown', 'wait', 'check'],
    // Nothing is left to wait for: the provider was asked.
    ['not_found', 'send', 'send'],
  ])('%s: %s at first, %s later', (outcome, atFirst, later) => {
    expect(decideOrder(order([attempt(outcome)]), T0).do).toBe(atFirst);
    expect(decideOrder(order([attempt(outcome)]), T0 + SECOND_MS).do).toBe(later);
  });

  it('a success completes, a failure and a reversal fail', () => {
    expect(decideOrder(order([attempt('succeeded')]), T0)).toEqual(settled('COMPLETED', 'provider'));
    expect(decideOrder(order([attempt('failed')]), T0)).toEqual(settled('FAILED', 'provider'));
    expect(decideOrder(order([attempt('reversed')]), T0)).toEqual(settled('FAILED', 'provider'));
  });

  it('without an attempt it is sent', () => {
    expect(decideOrder(order([]), T0)).toEqual({ do: 'send' });
  });

  it('a request without an answer is checked, not sent', () => {
    expect(decideOrder(order([attempt(undefined)]), T0)).toEqual({ do: 'check' });
  });

  it('a payee that is refused for good fails what was never sent', () => {
    expect(decideOrder(order([attempt('failed', { isSent: false, isAbandoned: true })]), T0)).toEqual(
      settled('FAILED', 'provider'),
    );
  });
});

describe('a request that another execution has under way', () => {
  it.each<[number, number]>([
    [0, 1_000],
    [3_000, 1_500],
    [60_000, 10_000],
  ])('for %d ms is waited for, for %d ms', (leasedForMs, waitMs) => {
    const leased = attempt(undefined, { leasedForMs });
    expect(decideOrder(order([leased]), T0)).toEqual(wait(T0 + waitMs));
    expect(decideOrder(order([leased], { decision: decision('failed'), updatesReceived: 1 }), T0)).toEqual(
      wait(T0 + waitMs),
    );
    expect(decideOrder(order([leased], { status: 'COMPLETED', updatesReceived: 1 }), T0).do).toBe('wait');
  });
});

describe('the waits', () => {
  it.each([1, 2, 5, 11, 40])('after answer %d is that of the schedule', (checks) => {
    expect(decideOrder(order([attempt('pending', { checks })]), T0)).toEqual(wait(T0 + checkWaitMs(checks)));
  });

  it('grow to an hour, and longer ones of the provider count up to an hour', () => {
    expect(checkWaitMs(100)).toBe(HOUR_MS);
    const announced = (ms: number) =>
      decideOrder(order([attempt('pending', { nextCheckAtMs: T0 + ms })]), T0);
    expect(announced(MINUTE_MS)).toEqual(wait(T0 + MINUTE_MS));
    expect(announced(5 * HOUR_MS)).toEqual(wait(T0 + HOUR_MS));
    expect(announced(1)).toEqual(wait(T0 + SECOND_MS));
  });

  it('end after seven days: only an update continues', () => {
    const flagged = { reviewReason: 'A day.' };
    const old = [attempt('pending', { answeredAtMs: T0 + STOP_CHECKING_AFTER_MS })];
    expect(decideOrder(order(old, flagged), T0 + STOP_CHECKING_AFTER_MS)).toEqual(wait(undefined));
    expect(decideOrder(order(old, { ...flagged, updatesReceived: 1 }), T0 + STOP_CHECKING_AFTER_MS)).toEqual({
      do: 'check',
    });
  });
});

describe('another provider', () => {
  it('is tried at once after a refusal, where there is one', () => {
    expect(decideOrder(order([refused('blocked', { canFailOver: true })]), T0)).toEqual({ do: 'fail_over' });
    expect(decideOrder(order([refused('not_sent', { canFailOver: true })]), T0)).toEqual({ do: 'fail_over' });
  });

  it('is never tried while the first may have the request', () => {
    for (const outcome of ['pending', 'unknown', 'unreachable', 'not_found'] as const) {
      expect(decideOrder(order([attempt(outcome, { canFailOver: true })]), T0 + SECOND_MS).do).not.toBe(
        'fail_over',
      );
    }
  });

  it('that may do it soonest decides what is waited for, and all reasons are told', () => {
    const both = [refused('blocked'), refused('not_sent', { provider: 'monnify' })];
    expect(decideOrder(order(both), T0)).toEqual(wait(T0 + SECOND_MS));
    expect(decideOrder(order(both), T0 + SECOND_MS)).toEqual({ do: 'send' });
    const blocked = [refused('blocked'), refused('blocked', { provider: 'monnify', reason: 'Too little.' })];
    expect(decideOrder(order(blocked), T0)).toEqual({ do: 'flag', reason: 'It is blocked. Too little.' });
  });

  it('of an order with an update is tried without a wait', () => {
    const flagged = order([refused('blocked')], { reviewReason: 'It is blocked.', updatesReceived: 1 });
    expect(decideOrder(flagged, T0)).toEqual({ do: 'send' });
  });
});

describe('a review', () => {
  it('is asked for at once when our account is blocked, and after four unclear answers', () => {
    for (const outcome of ['unknown', 'not_configured'] as const) {
      expect(decideOrder(order([attempt(outcome, { checks: 3 })]), T0).do).toBe('wait');
      expect(decideOrder(order([attempt(outcome, { checks: 4 })]), T0)).toEqual({
        do: 'flag',
        reason: `It is ${outcome}.`,
      });
    }
  });

  it('is asked for after a day, once, and checks go on', () => {
    const day = T0 + REVIEW_AFTER_MS;
    const open = [attempt('pending', { answeredAtMs: day })];
    expect(decideOrder(order(open), day)).toEqual({ do: 'flag', reason: 'It is pending.' });
    expect(decideOrder(order(open, { reviewReason: 'A day.' }), day)).toEqual(wait(day + SECOND_MS));
  });

  it('is asked for by a cancellation, which ends nothing', () => {
    const step = decideOrder(order([attempt('pending')], { isCancellationRequested: true }), T0);
    expect(step).toEqual({
      do: 'flag',
      reason: 'Cancellation was requested in Temporal. It does not end an order: the order continues.',
    });
  });
});

describe('an update', () => {
  it.each(['pending', 'unreachable', 'unknown', 'not_found', 'not_configured'] as const)(
    'that is unread leads to a check of what is %s',
    (outcome) => {
      expect(decideOrder(order([attempt(outcome)], { updatesReceived: 1 }), T0)).toEqual({ do: 'check' });
      const read = order([attempt(outcome, { updatesRead: 1 })], { updatesReceived: 1 });
      expect(decideOrder(read, T0).do).toBe(outcome === 'not_found' ? 'send' : 'wait');
    },
  );

  it('does not delay what the provider has said for good', () => {
    expect(decideOrder(order([attempt('succeeded')], { updatesReceived: 3 }), T0)).toEqual(
      settled('COMPLETED', 'provider'),
    );
  });
});

describe("an operator's decision", () => {
  const read = { updatesRead: 1 };
  const decided = (facts: AttemptFacts, given: OperatorDecision) =>
    decideOrder(order([facts], { decision: given, updatesReceived: 1 }), T0);

  it('is applied only after the provider was checked once more', () => {
    expect(decided(attempt('pending'), decision('failed'))).toEqual({ do: 'check' });
    expect(decided(attempt('pending', read), decision('failed'))).toEqual(settled('FAILED', 'operator'));
  });

  it.each(['pending', 'unknown', 'not_found'] as const)('decides what the provider calls %s', (outcome) => {
    expect(decided(attempt(outcome, read), decision('completed'))).toEqual(settled('COMPLETED', 'operator'));
    expect(decided(attempt(outcome, read), decision('failed'))).toEqual(settled('FAILED', 'operator'));
  });

  it.each(['unreachable', 'not_configured'] as const)(
    'that it failed is refused while the provider is %s',
    (outcome) => {
      expect(decided(attempt(outcome, read), decision('failed'))).toMatchObject({
        do: 'refuse_decision',
        decisionId: 'update-1',
      });
      expect(decided(attempt(outcome, read), decision('failed', true))).toEqual(
        settled('FAILED', 'operator'),
      );
      expect(decided(attempt(outcome, read), decision('completed'))).toEqual(
        settled('COMPLETED', 'operator'),
      );
      // Nothing was sent there, so nothing can have been paid.
      const unsent = { ...read, isSent: false, isAbandoned: true };
      expect(decided(attempt(outcome, unsent), decision('failed'))).toEqual(settled('FAILED', 'operator'));
    },
  );

  it('never wins against what the provider says for good', () => {
    expect(decided(attempt('succeeded', read), decision('failed'))).toEqual(settled('COMPLETED', 'provider'));
    expect(decided(attempt('failed', read), decision('completed'))).toEqual(settled('FAILED', 'provider'));
  });

  it('decides an order that was never sent', () => {
    expect(decideOrder(order([], { decision: decision('failed'), updatesReceived: 1 }), T0)).toEqual(
      settled('FAILED', 'operator'),
    );
  });
});

describe('a settled order', () => {
  const completed = (facts: AttemptFacts, more: Partial<OrderFacts> = {}) =>
    order([facts], { status: 'COMPLETED', ...more });
  const failed = (facts: AttemptFacts, more: Partial<OrderFacts> = {}) =>
    order([facts], { status: 'FAILED', ...more });
  const done = { checks: 0 };

  it('has nothing left to do', () => {
    expect(decideOrder(completed(attempt('succeeded', done)), T0)).toEqual(wait(undefined));
    expect(decideOrder(failed(attempt('failed', done)), T0)).toEqual(wait(undefined));
    expect(
      decideOrder(order([attempt('reversed', done)], { status: 'REVERSED', updatesReceived: 1 }), T0),
    ).toEqual(wait(undefined));
  });

  it('is checked when its provider announced later news, for a week', () => {
    const later = attempt('succeeded', { ...done, nextCheckAtMs: T0 + MINUTE_MS });
    expect(decideOrder(completed(later), T0)).toEqual(wait(T0 + MINUTE_MS));
    expect(decideOrder(completed(later), T0 + MINUTE_MS)).toEqual({ do: 'check' });
    expect(decideOrder(completed(later), T0 + STOP_CHECKING_AFTER_MS)).toEqual(wait(undefined));
  });

  it('is checked when an update came, also while it was settled', () => {
    expect(decideOrder(completed(attempt('succeeded', done), { updatesReceived: 1 }), T0)).toEqual({
      do: 'check',
    });
    expect(decideOrder(failed(attempt('failed', done), { updatesReceived: 1 }), T0)).toEqual({ do: 'check' });
  });

  it('that was completed is reversed, and that failed is not', () => {
    expect(decideOrder(completed(attempt('reversed', done)), T0)).toEqual(settled('REVERSED', 'provider'));
    expect(decideOrder(failed(attempt('reversed', done)), T0)).toEqual(wait(undefined));
  });

  test.each<[string, OrderFacts, string]>([
    ['a late success', failed(attempt('succeeded', done)), 'the provider reports that it was paid'],
    ['a late failure', completed(attempt('failed', done)), 'It is failed.'],
  ])('is flagged by %s, until that is dismissed', (_, facts, reason) => {
    expect(decideOrder(facts, T0)).toEqual({ do: 'flag', reason: expect.stringContaining(reason) });
    expect(decideOrder({ ...facts, reviewReason: 'Known.' }, T0)).toEqual(wait(undefined));
    const { outcome } = facts.attempts[0] as AttemptFacts;
    expect(decideOrder({ ...facts, dismissedOutcome: outcome }, T0)).toEqual(wait(undefined));
  });

  it('is checked again while its provider neither confirms nor contradicts it, then flagged', () => {
    const doubted = (checks: number) => completed(attempt('unreachable', { checks }));
    expect(decideOrder(doubted(1), T0)).toEqual(wait(T0 + SECOND_MS));
    expect(decideOrder(doubted(1), T0 + SECOND_MS)).toEqual({ do: 'check' });
    expect(decideOrder(doubted(34), T0)).toEqual({ do: 'flag', reason: 'It is unreachable.' });
    // Of an order that failed, "not found" is what is expected.
    expect(decideOrder(failed(attempt('not_found', { checks: 1 })), T0)).toEqual(wait(undefined));
  });

  it('that an operator called failed is checked once more an hour later', () => {
    const late = attempt('not_found', { ...done, nextCheckAtMs: T0 + LATE_CHECK_AFTER_MS });
    expect(decideOrder(failed(late), T0 + HOUR_MS)).toEqual({ do: 'check' });
  });
});

describe('a collection', () => {
  const approveByMs = T0 + 15 * MINUTE_MS;
  const collection = (attempts: readonly AttemptFacts[], more: Partial<OrderFacts> = {}) =>
    order(attempts, { approveByMs, ...more });

  it('is checked at the latest when the time of the customer is up, and taken back then', () => {
    const pending = attempt('pending', { checks: 40, answeredAtMs: T0 });
    expect(decideOrder(collection([pending]), T0)).toEqual(wait(approveByMs));
    expect(decideOrder(collection([pending]), approveByMs)).toEqual({ do: 'take_back' });
    expect(decideOrder(collection([attempt('not_found')]), T0)).toEqual({ do: 'send' });
    expect(decideOrder(collection([attempt('not_found')]), approveByMs)).toEqual({ do: 'take_back' });
    expect(decideOrder(collection([attempt('unreachable')]), approveByMs)).toEqual({ do: 'check' });
  });

  it('that was never sent fails when the time is up', () => {
    expect(decideOrder(collection([]), approveByMs)).toEqual(settled('FAILED', 'deadline'));
    expect(decideOrder(collection([refused('blocked')]), approveByMs)).toEqual(settled('FAILED', 'deadline'));
  });

  it('is flagged by the first unclear answer, and an hour after the time is up', () => {
    expect(decideOrder(collection([attempt('unknown')]), T0)).toEqual({
      do: 'flag',
      reason: 'It is unknown.',
    });
    const silent = attempt('unreachable', { answeredAtMs: approveByMs + HOUR_MS });
    expect(decideOrder(collection([silent]), approveByMs + HOUR_MS)).toEqual({
      do: 'flag',
      reason: 'It is unreachable.',
    });
  });

  it('that was completed is final, and that failed is checked when an update comes', () => {
    const paid = collection([attempt('succeeded', { checks: 0 })], {
      status: 'COMPLETED',
      updatesReceived: 1,
    });
    expect(decideOrder(paid, T0)).toEqual(wait(undefined));
    const failed = collection([attempt('failed', { checks: 0 })], { status: 'FAILED', updatesReceived: 1 });
    expect(decideOrder(failed, T0)).toEqual({ do: 'check' });
  });
});
