import { describe, expect, it } from '@jest/globals';
import { STOP_CHECKING_AFTER_MS } from '../../../src/domain/orders/checkWaits.ts';
import {
  type AttemptFacts,
  decideOrder,
  isDefinitive,
  isUnderWay,
  LATE_CHECK_AFTER_MS,
  type OperatorDecision,
  type OrderFacts,
  OUTCOMES,
  type Outcome,
  REVIEW_AFTER_MS,
  type Step,
} from '../../../src/domain/orders/decideOrder.ts';
import {
  decideVendorCredit,
  type VendorCreditFacts,
  type VendorCreditStep,
} from '../../../src/domain/orders/decideVendorCredit.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../src/domain/time.ts';

/** Each rule of `decideOrder`, as rows: what is known, and the step in words. */

/** When the orders here were accepted, and their attempts answered unless said otherwise. */
const T0 = 1_800_000_000_000;
/** The end of the customer's time of the collections here. */
const DEADLINE = T0 + 15 * MINUTE_MS;

/** An attempt that was sent and answered once. */
function sent(outcome: Outcome | undefined, more: Partial<AttemptFacts> = {}): AttemptFacts {
  return {
    provider: 'paystack',
    isSent: true,
    isAbandoned: false,
    leasedForMs: undefined,
    outcome,
    reason: outcome && `It is ${outcome}.`,
    answeredAtMs: T0,
    checks: 1,
    unreachable: 0,
    updatesRead: 0,
    nextCheckAtMs: undefined,
    refusals: 0,
    canFailOver: false,
    ...more,
  };
}

/** An attempt whose request the provider refused. */
const refused = (outcome: Outcome, more: Partial<AttemptFacts> = {}) =>
  sent(outcome, { isAbandoned: true, refusals: 1, ...more });

/** An attempt that was never sent, because its provider did not verify the payee. */
const unverified = (outcome: Outcome, more: Partial<AttemptFacts> = {}) =>
  refused(outcome, { isSent: false, ...more });

function open(attempts: readonly AttemptFacts[] = [], more: Partial<OrderFacts> = {}): OrderFacts {
  return {
    status: 'PROCESSING',
    createdAtMs: T0,
    settledAtMs: undefined,
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

const settledAs =
  (status: OrderFacts['status']) =>
  (attempt: AttemptFacts, more: Partial<OrderFacts> = {}): OrderFacts =>
    open([attempt], { status, settledAtMs: T0, ...more });
const completed = settledAs('COMPLETED');
const failed = settledAs('FAILED');
const reversed = settledAs('REVERSED');

/** An open collection. */
const collection = (attempts: readonly AttemptFacts[] = [], more: Partial<OrderFacts> = {}) =>
  open(attempts, { approveByMs: DEADLINE, ...more });

const decided = (outcome: 'completed' | 'failed', overridesUnreachable = false) => {
  const decision: OperatorDecision = { id: 'update-1', outcome, overridesUnreachable };
  return { decision, updatesReceived: 1 };
};
/** An attempt that was checked after the first update. */
const checked = (outcome: Outcome, more: Partial<AttemptFacts> = {}) =>
  sent(outcome, { updatesRead: 1, ...more });

const FLAGGED = { reviewReason: 'Known.' };
const ONE_UPDATE = { updatesReceived: 1 };

/** An announced payment into a vendor account. */
function announced(attempt: AttemptFacts, more: Partial<VendorCreditFacts> = {}): VendorCreditFacts {
  const { dismissedOutcome: _, decision: __, ...facts } = open();
  return { ...facts, status: 'PENDING', attempts: [attempt], decision: undefined, ...more };
}

const DISMISSAL = { decision: { id: 'update-1' }, updatesReceived: 1 };

function inWords(step: Step | VendorCreditStep, nowMs: number): string {
  switch (step.do) {
    case 'settle':
      return `${step.as} by ${step.by}`;
    case 'flag':
      return `flag: ${step.reason}`;
    case 'refuse_decision':
      return `refuse ${step.decisionId}`;
    case 'wait':
      return step.untilMs === undefined
        ? 'wait for an update'
        : `wait ${(step.untilMs - nowMs) / SECOND_MS} s`;
    default:
      return step.do;
  }
}

/** What is known, the facts, the step in words, and how long after `T0` it is: 0 unless said otherwise. */
type Row = readonly [known: string, facts: OrderFacts, step: string, afterMs?: number];

function decides(rows: readonly Row[]): void {
  it.each(rows.map(([known, facts, step, afterMs = 0]) => ({ known, facts, step, afterMs })))(
    '$known: $step',
    ({ facts, step, afterMs }) => {
      expect(inWords(decideOrder(facts, T0 + afterMs), T0 + afterMs)).toBe(step);
    },
  );
}

type CreditRow = readonly [known: string, facts: VendorCreditFacts, step: string, afterMs?: number];

function decidesCredits(rows: readonly CreditRow[]): void {
  it.each(rows.map(([known, facts, step, afterMs = 0]) => ({ known, facts, step, afterMs })))(
    '$known: $step',
    ({ facts, step, afterMs }) => {
      expect(inWords(decideVendorCredit(facts, T0 + afterMs), T0 + afterMs)).toBe(step);
    },
  );
}

describe('a request that another execution has under way is waited for, half as long again', () => {
  const leased = (leasedForMs: number) => sent(undefined, { leasedForMs });
  decides([
    ['just sent', open([leased(0)]), 'wait 1 s'],
    ['for 3 s', open([leased(3_000)]), 'wait 1.5 s'],
    ['for 3.001 s', open([leased(3_001)]), 'wait 1.501 s'],
    ['for a minute', open([leased(MINUTE_MS)]), 'wait 10 s'],
    ['with an update', open([leased(0)], ONE_UPDATE), 'wait 1 s'],
    ['with a decision', open([leased(0)], decided('failed', true)), 'wait 1 s'],
    ['with an outcome of before', open([sent('succeeded', { leasedForMs: 0 })]), 'wait 1 s'],
    ['after the deadline', collection([leased(0)]), 'wait 1 s', 15 * MINUTE_MS],
    ['of a settled order', completed(leased(0), ONE_UPDATE), 'wait 1 s'],
  ]);
});

describe('a definitive outcome settles an open order', () => {
  decides([
    ['succeeded', open([sent('succeeded')]), 'COMPLETED by provider'],
    ['failed', open([sent('failed')]), 'FAILED by provider'],
    ['reversed', open([sent('reversed')]), 'FAILED by provider'],
    ['failed before it was sent', open([unverified('failed')]), 'FAILED by provider'],
    ['failed at the second provider', open([refused('blocked'), sent('failed')]), 'FAILED by provider'],
    ['succeeded, with updates', open([sent('succeeded')], { updatesReceived: 3 }), 'COMPLETED by provider'],
    [
      'succeeded, decided failed',
      open([checked('succeeded')], decided('failed', true)),
      'COMPLETED by provider',
    ],
    ['failed, decided completed', open([checked('failed')], decided('completed')), 'FAILED by provider'],
    ['succeeded, after the deadline', collection([sent('succeeded')]), 'COMPLETED by provider', HOUR_MS],
    ['succeeded, after a week', open([sent('succeeded')]), 'COMPLETED by provider', STOP_CHECKING_AFTER_MS],
  ]);
});

describe('a request without an answer is checked, not sent', () => {
  decides([
    ['no answer', open([sent(undefined)]), 'check'],
    ['no answer, decided', open([sent(undefined, { updatesRead: 1 })], decided('failed', true)), 'check'],
    ['no answer, flagged', open([sent(undefined)], FLAGGED), 'check'],
    ['no answer, after the deadline', collection([sent(undefined)]), 'check', HOUR_MS],
    ['no answer, after a week', open([sent(undefined)]), 'check', STOP_CHECKING_AFTER_MS],
  ]);
});

describe('an unread update leads to a check of the attempt under way', () => {
  for (const outcome of OUTCOMES.filter((each) => !isDefinitive(each))) {
    decides([[outcome, open([sent(outcome)], ONE_UPDATE), 'check']]);
  }
  decides([
    ['read', open([checked('pending')], ONE_UPDATE), 'wait 1 s'],
    ['read, and another one', open([checked('pending')], { updatesReceived: 2 }), 'check'],
    ['after a week', open([sent('pending')], ONE_UPDATE), 'check', STOP_CHECKING_AFTER_MS],
    ['before the deadline counts', collection([sent('pending')], ONE_UPDATE), 'check', HOUR_MS],
    ['before a review', open([sent('blocked')], ONE_UPDATE), 'check'],
    ['of a refused attempt, which is sent again', open([refused('not_sent')], ONE_UPDATE), 'send'],
    [
      'of a refused attempt, which fails over',
      open([refused('blocked', { canFailOver: true })], ONE_UPDATE),
      'fail_over',
    ],
    [
      'of a refused attempt, after it was flagged',
      open([refused('blocked')], { ...FLAGGED, ...ONE_UPDATE }),
      'send',
    ],
  ]);
});

describe("an operator's decision is applied after a check", () => {
  decides([
    ['unchecked', open([sent('pending')], decided('failed')), 'check'],
    ['unchecked, overriding', open([sent('unreachable')], decided('failed', true)), 'check'],
    ['never sent, failed', open([], decided('failed')), 'FAILED by operator'],
    ['never sent, completed', open([], decided('completed')), 'COMPLETED by operator'],
    [
      'refused everywhere',
      open([refused('blocked', { canFailOver: true })], decided('failed')),
      'FAILED by operator',
    ],
    ['not verified, unreachable', open([unverified('unreachable')], decided('failed')), 'FAILED by operator'],
    ['refused, not configured', open([refused('not_configured')], decided('failed')), 'FAILED by operator'],
  ]);
  for (const outcome of ['pending', 'unknown', 'not_found', 'not_sent', 'blocked'] as const) {
    decides([
      [`${outcome}, completed`, open([checked(outcome)], decided('completed')), 'COMPLETED by operator'],
      [`${outcome}, failed`, open([checked(outcome)], decided('failed')), 'FAILED by operator'],
    ]);
  }
  for (const outcome of ['unreachable', 'not_configured'] as const) {
    decides([
      [`${outcome}, completed`, open([checked(outcome)], decided('completed')), 'COMPLETED by operator'],
      [`${outcome}, failed`, open([checked(outcome)], decided('failed')), 'refuse update-1'],
      [`${outcome}, overriding`, open([checked(outcome)], decided('failed', true)), 'FAILED by operator'],
    ]);
  }
  decides([
    ['after the deadline', collection([], decided('completed')), 'COMPLETED by operator', HOUR_MS],
    [
      'before a cancellation is flagged',
      open([checked('pending')], { ...decided('failed'), isCancellationRequested: true }),
      'FAILED by operator',
    ],
  ]);
});

describe('what was never sent is sent', () => {
  decides([
    ['no attempt', open(), 'send'],
    ['no attempt, with an update', open([], ONE_UPDATE), 'send'],
    ['no attempt, cancelled', open([], { isCancellationRequested: true }), 'send'],
    ['no attempt, after a week', open(), 'send', STOP_CHECKING_AFTER_MS],
    ['no attempt at a collection', collection(), 'send'],
  ]);
});

describe('what no provider knows is sent again', () => {
  decides([
    ['not found', open([sent('not_found')]), 'send'],
    [
      'not found, whatever the provider announced',
      open([sent('not_found', { nextCheckAtMs: T0 + HOUR_MS })]),
      'send',
    ],
    ['not found for a collection', collection([sent('not_found')]), 'send'],
    ['refused', open([refused('not_sent')]), 'wait 1 s'],
    ['refused, a second later', open([refused('not_sent')]), 'send', SECOND_MS],
    ['refused for good, flagged, a second later', open([refused('blocked')], FLAGGED), 'send', SECOND_MS],
    ['not verified, a second later', open([unverified('unreachable')]), 'send', SECOND_MS],
    ['abandoned, whatever it is called', open([refused('pending')]), 'send', SECOND_MS],
  ]);
});

describe('another provider is tried only after the first did nothing', () => {
  const another = { canFailOver: true };
  decides([
    ['blocked', open([refused('blocked', another)]), 'fail_over'],
    ['not sent', open([refused('not_sent', another)]), 'fail_over'],
    ['not verified', open([unverified('unknown', another)]), 'fail_over'],
    [
      'refused, before it is flagged',
      open([refused('blocked', another)], { isCancellationRequested: true }),
      'fail_over',
    ],
    [
      'refused, after the deadline',
      collection([refused('blocked', another)]),
      'FAILED by deadline',
      15 * MINUTE_MS,
    ],
    ['pending', open([sent('pending', another)]), 'wait 1 s'],
    ['unknown', open([sent('unknown', another)]), 'check', SECOND_MS],
    ['unreachable', open([sent('unreachable', another)]), 'check', SECOND_MS],
    ['not found', open([sent('not_found', another)]), 'send'],
    ['blocked, but not abandoned', open([sent('blocked', another)], FLAGGED), 'wait 1 s'],
  ]);
});

describe('an open order is checked on schedule', () => {
  const answered = (checks: number) => open([sent('pending', { checks })]);
  const announced = (ms: number) => open([sent('pending', { nextCheckAtMs: T0 + ms })]);
  decides([
    ['after the first answer', answered(1), 'wait 1 s'],
    ['after the fifth answer', answered(5), 'wait 10 s'],
    ['after the tenth answer', answered(10), 'wait 1800 s'],
    ['after the hundredth answer', answered(100), 'wait 3600 s'],
    ['just before it is due', answered(1), 'wait 0.001 s', SECOND_MS - 1],
    ['when it is due', answered(1), 'check', SECOND_MS],
    ['announced later', announced(MINUTE_MS), 'wait 60 s'],
    ['announced earlier', announced(1), 'wait 1 s'],
    ['announced in the past', announced(-HOUR_MS), 'wait 1 s'],
    ['announced too late', announced(5 * HOUR_MS), 'wait 3600 s'],
    [
      'answers under earlier references count',
      open([refused('not_sent', { checks: 4 }), sent('pending')]),
      'wait 10 s',
    ],
    [
      'answers of other providers do not count',
      open([refused('not_sent', { checks: 4, provider: 'monnify' }), sent('pending')]),
      'wait 1 s',
    ],
  ]);
});

describe('an open order is no longer checked after seven days', () => {
  const old = sent('pending', { answeredAtMs: T0 + STOP_CHECKING_AFTER_MS });
  decides([
    [
      'a moment before',
      open([{ ...old, answeredAtMs: T0 + 6 * DAY_MS }], FLAGGED),
      'check',
      STOP_CHECKING_AFTER_MS - 1,
    ],
    ['after seven days', open([old], FLAGGED), 'wait for an update', STOP_CHECKING_AFTER_MS],
    [
      'refused, after seven days',
      open([refused('not_sent')], FLAGGED),
      'wait for an update',
      STOP_CHECKING_AFTER_MS,
    ],
    ['not found, after seven days', open([sent('not_found')], FLAGGED), 'send', STOP_CHECKING_AFTER_MS],
    ['with an update', open([old], { ...FLAGGED, ...ONE_UPDATE }), 'check', STOP_CHECKING_AFTER_MS],
    [
      'with a decision',
      open([{ ...old, updatesRead: 1 }], decided('failed')),
      'FAILED by operator',
      STOP_CHECKING_AFTER_MS,
    ],
  ]);
});

describe('an open order is flagged for review once', () => {
  const day = (outcome: Outcome) => sent(outcome, { answeredAtMs: T0 + REVIEW_AFTER_MS });
  const elsewhere = { provider: 'monnify' };
  const cancelled = { isCancellationRequested: true };
  const CANCELLATION =
    'flag: Cancellation was requested in Temporal. It does not end an order: the order continues.';
  decides([
    ['blocked', open([sent('blocked')]), 'flag: It is blocked.'],
    ['blocked, flagged already', open([sent('blocked')], FLAGGED), 'wait 1 s'],
    ['unknown three times', open([sent('unknown', { checks: 3 })]), 'wait 3 s'],
    ['unknown four times', open([sent('unknown', { checks: 4 })]), 'flag: It is unknown.'],
    ['not configured three times', open([sent('not_configured', { checks: 3 })]), 'wait 3 s'],
    [
      'not configured four times',
      open([sent('not_configured', { checks: 4 })]),
      'flag: It is not_configured.',
    ],
    [
      'unreachable a hundred times',
      open([sent('unreachable', { checks: 100, unreachable: 100 })]),
      'wait 3600 s',
    ],
    ['pending after an outage', open([sent('pending', { checks: 101, unreachable: 100 })]), 'wait 1 s'],
    ['pending twice after an outage', open([sent('pending', { checks: 102, unreachable: 100 })]), 'wait 2 s'],
    ['unreachable after that', open([sent('unreachable', { checks: 103, unreachable: 101 })]), 'wait 3600 s'],
    ['refused for good', open([refused('blocked')]), 'flag: It is blocked.'],
    ['answered after a day', open([day('pending')]), 'flag: It is pending.', REVIEW_AFTER_MS],
    [
      'answered a moment before a day',
      open([{ ...day('pending'), answeredAtMs: T0 + REVIEW_AFTER_MS - 1 }]),
      'wait 0.999 s',
      REVIEW_AFTER_MS,
    ],
    ['due after a day, so it is checked first', open([sent('pending')]), 'check', REVIEW_AFTER_MS],
    [
      'answered after a day, without a reason',
      open([{ ...day('pending'), reason: undefined }]),
      'flag: The provider has not reported an outcome in time.',
      REVIEW_AFTER_MS,
    ],
    ['cancelled', open([sent('pending')], cancelled), CANCELLATION],
    ['cancelled, flagged already', open([sent('pending')], { ...cancelled, ...FLAGGED }), 'wait 1 s'],
    [
      'refused for good by both, with both reasons',
      open([refused('blocked'), refused('blocked', { ...elsewhere, reason: 'Too little.' })]),
      'flag: It is blocked. Too little.',
    ],
    [
      'refused for good by one, for now by the other',
      open([refused('blocked'), refused('not_sent', elsewhere)]),
      'wait 1 s',
    ],
    [
      'refused for good by one, unreachable the other',
      open([refused('unreachable'), refused('blocked', elsewhere)]),
      'wait 1 s',
    ],
    [
      'refused for good by the latest attempt at each provider',
      open([refused('not_sent'), refused('blocked', elsewhere), refused('blocked')]),
      'flag: It is blocked. It is blocked.',
    ],
    [
      'refused for good by one, unknown at the other',
      open([unverified('unknown'), refused('blocked', elsewhere)]),
      'flag: It is unknown. It is blocked.',
    ],
    ['not verified four times', open([unverified('unknown', { checks: 4 })]), 'flag: It is unknown.'],
  ]);
});

describe('a settled order', () => {
  /** Answered by the answer that settled it. */
  const end = (outcome: Outcome, more: Partial<AttemptFacts> = {}) => sent(outcome, { checks: 0, ...more });
  const week = STOP_CHECKING_AFTER_MS;
  const PAID = 'flag: the provider reports that it was paid, but the money is back with the merchant.';
  decides([
    ['completed', completed(end('succeeded')), 'wait for an update'],
    ['failed', failed(end('failed')), 'wait for an update'],
    ['failed, never sent', failed(unverified('failed'), ONE_UPDATE), 'wait for an update'],
    ['failed, refused everywhere', failed(refused('blocked'), ONE_UPDATE), 'wait for an update'],
    [
      'failed without an attempt',
      open([], { status: 'FAILED', settledAtMs: T0, ...ONE_UPDATE }),
      'wait for an update',
    ],
    ['reversed, with an update', reversed(end('reversed'), ONE_UPDATE), 'wait for an update'],
    ['completed, with an update', completed(end('succeeded'), ONE_UPDATE), 'check'],
    ['failed, with an update', failed(end('failed'), ONE_UPDATE), 'check'],
    ['completed, with an update, after a week', completed(end('succeeded'), ONE_UPDATE), 'check', week],

    ['announced', completed(end('succeeded', { nextCheckAtMs: T0 + HOUR_MS })), 'wait 3600 s'],
    ['announced and due', completed(end('succeeded', { nextCheckAtMs: T0 + HOUR_MS })), 'check', HOUR_MS],
    [
      'announced, after a week',
      completed(end('succeeded', { nextCheckAtMs: T0 + 8 * DAY_MS })),
      'wait for an update',
      week,
    ],
    [
      'failed by an operator, an hour later',
      failed(end('not_found', { nextCheckAtMs: T0 + LATE_CHECK_AFTER_MS })),
      'check',
      LATE_CHECK_AFTER_MS,
    ],

    ['completed, then reversed', completed(end('reversed')), 'REVERSED by provider'],
    ['completed, then reversed, with an update', completed(end('reversed'), ONE_UPDATE), 'check'],
    ['completed, then reversed, flagged', completed(end('reversed'), FLAGGED), 'REVERSED by provider'],
    ['failed, and reversed', failed(end('reversed')), 'wait for an update'],
    [
      'a completed collection, then reversed',
      completed(end('reversed'), { approveByMs: DEADLINE, ...ONE_UPDATE }),
      'wait for an update',
    ],
    [
      'a failed collection, with an update',
      failed(end('failed'), { approveByMs: DEADLINE, ...ONE_UPDATE }),
      'check',
    ],

    ['failed, but paid', failed(end('succeeded')), PAID],
    ['failed, but paid, flagged', failed(end('succeeded'), FLAGGED), 'wait for an update'],
    [
      'failed, but paid, dismissed',
      failed(end('succeeded'), { dismissedOutcome: 'succeeded' }),
      'wait for an update',
    ],
    [
      'failed, but paid, something else dismissed',
      failed(end('succeeded'), { dismissedOutcome: 'pending' }),
      PAID,
    ],
    ['completed, but failed', completed(end('failed')), 'flag: It is failed.'],
    [
      'completed, but failed, without a reason',
      completed(end('failed', { reason: undefined })),
      'flag: the provider reports that it failed.',
    ],
    [
      'completed, but failed, dismissed',
      completed(end('failed'), { dismissedOutcome: 'failed' }),
      'wait for an update',
    ],

    ['completed by an operator, pending', completed(end('pending')), 'wait for an update'],
    ['failed, not found since', failed(sent('not_found')), 'wait for an update'],
    ['completed, not found since', completed(sent('not_found')), 'wait 1 s'],
    ['in doubt', completed(sent('unreachable')), 'wait 1 s'],
    ['in doubt and due', completed(sent('unreachable')), 'check', SECOND_MS],
    ['in doubt for more than a week', completed(sent('unreachable')), 'check', week],
    ['in doubt 33 times', failed(sent('pending', { checks: 33 })), 'wait 3600 s'],
    ['in doubt after an outage', failed(sent('pending', { checks: 30, unreachable: 29 })), 'wait 1 s'],
    ['in doubt 34 times', failed(sent('pending', { checks: 34 })), 'flag: It is pending.'],
    [
      'in doubt 34 times, without a reason',
      failed(sent('pending', { checks: 34, reason: undefined })),
      'flag: the provider reports pending.',
    ],
    ['in doubt 34 times, flagged', failed(sent('pending', { checks: 34 }), FLAGGED), 'wait for an update'],
  ]);
});

describe('a collection has a deadline', () => {
  const patient = { checks: 40 };
  decides([
    ['never sent', collection(), 'FAILED by deadline', 15 * MINUTE_MS],
    ['never sent, a moment before', collection(), 'send', 15 * MINUTE_MS - 1],
    ['refused', collection([refused('not_sent')]), 'FAILED by deadline', 15 * MINUTE_MS],
    ['pending, early', collection([sent('pending', { checks: 2 })]), 'wait 1 s'],
    [
      'pending for long, so it is checked at the deadline',
      collection([sent('pending', patient)]),
      'wait 900 s',
    ],
    [
      'announced after the deadline',
      collection([sent('pending', { nextCheckAtMs: T0 + HOUR_MS })]),
      'wait 3600 s',
    ],
    ['pending at the deadline', collection([sent('pending', patient)]), 'take_back', 15 * MINUTE_MS],
    ['not found at the deadline', collection([sent('not_found')]), 'take_back', 15 * MINUTE_MS],
    ['unreachable at the deadline', collection([sent('unreachable')]), 'check', 15 * MINUTE_MS],
    [
      'pending after it was taken back',
      collection([sent('pending', { answeredAtMs: DEADLINE, checks: 4 })]),
      'wait 3 s',
      15 * MINUTE_MS,
    ],
    [
      'not found after it was taken back',
      collection([sent('not_found', { answeredAtMs: DEADLINE })]),
      'wait 1 s',
      15 * MINUTE_MS,
    ],
    [
      'pending after the deadline, with an update',
      collection([sent('pending', { answeredAtMs: DEADLINE })], ONE_UPDATE),
      'take_back',
      15 * MINUTE_MS,
    ],
    [
      'not found after the deadline, with an update',
      collection([sent('not_found', { answeredAtMs: DEADLINE })], ONE_UPDATE),
      'take_back',
      15 * MINUTE_MS,
    ],
    [
      'unreachable after the deadline, with an update',
      collection([sent('unreachable', { answeredAtMs: DEADLINE })], ONE_UPDATE),
      'check',
      15 * MINUTE_MS,
    ],
    [
      'pending after the deadline, with a decision',
      collection([sent('pending', { answeredAtMs: DEADLINE })], decided('failed')),
      'check',
      15 * MINUTE_MS,
    ],
    ['unknown once', collection([sent('unknown')]), 'flag: It is unknown.'],
    ['not configured once', collection([sent('not_configured')]), 'flag: It is not_configured.'],
    [
      'answered an hour after the deadline',
      collection([sent('pending', { answeredAtMs: DEADLINE + HOUR_MS })]),
      'flag: It is pending.',
      15 * MINUTE_MS + HOUR_MS,
    ],
    [
      'answered a day after it was accepted, before the deadline',
      collection([sent('pending', { answeredAtMs: T0 + DAY_MS })], { approveByMs: T0 + 2 * DAY_MS }),
      'wait 1 s',
      DAY_MS,
    ],
  ]);
});

describe('an announced payment is checked until its provider confirms it', () => {
  const late = (ms: number, outcome: Outcome = 'pending') => sent(outcome, { answeredAtMs: T0 + ms });
  decidesCredits([
    ['never checked', announced(sent(undefined, { checks: 0 })), 'check'],
    ['succeeded', announced(sent('succeeded')), 'CREDITED by provider'],
    ['succeeded, flagged', announced(sent('succeeded'), FLAGGED), 'CREDITED by provider'],
    ['succeeded, with an unread update', announced(sent('succeeded'), ONE_UPDATE), 'CREDITED by provider'],
    ['succeeded, with an unread dismissal', announced(sent('succeeded'), DISMISSAL), 'CREDITED by provider'],
    ['succeeded, with a read dismissal', announced(checked('succeeded'), DISMISSAL), 'CREDITED by provider'],
    ['succeeded after seven days', announced(late(0, 'succeeded')), 'CREDITED by provider', 7 * DAY_MS],
    ['pending', announced(sent('pending')), 'wait 1 s'],
    ['not found', announced(sent('not_found')), 'wait 1 s'],
    ['unreachable', announced(sent('unreachable')), 'wait 1 s'],
    ['pending, after the wait', announced(sent('pending')), 'check', SECOND_MS],
    ['pending after an outage', announced(sent('pending', { checks: 40, unreachable: 39 })), 'wait 1 s'],
    ['pending for the fourth time', announced(sent('pending', { checks: 4 })), 'wait 5 s'],
    [
      'unreachable, with an announced wait',
      announced(sent('unreachable', { nextCheckAtMs: T0 + MINUTE_MS })),
      'wait 60 s',
    ],
    [
      'unreachable, with an announced wait of a day',
      announced(sent('unreachable', { nextCheckAtMs: T0 + DAY_MS })),
      'wait 3600 s',
    ],
    ['with an update', announced(sent('pending'), ONE_UPDATE), 'check'],
    ['with an update that was read', announced(checked('pending'), ONE_UPDATE), 'wait 1 s'],
    ['after a week', announced(late(7 * DAY_MS), FLAGGED), 'flag: It is pending.', 7 * DAY_MS],
    [
      'after a week, flagged',
      announced(late(7 * DAY_MS), { reviewReason: 'It is pending.' }),
      'wait for an update',
      7 * DAY_MS,
    ],
    [
      'after a week, with an update',
      announced(late(7 * DAY_MS), { reviewReason: 'It is pending.', ...ONE_UPDATE }),
      'check',
      7 * DAY_MS,
    ],
  ]);
});

describe('an operator is asked about an announced payment that its provider contradicts', () => {
  decidesCredits([
    ...(['failed', 'reversed', 'unknown', 'not_configured'] as const).map(
      (outcome): CreditRow => [outcome, announced(sent(outcome)), `flag: It is ${outcome}.`],
    ),
    ['failed, flagged for it', announced(sent('failed'), { reviewReason: 'It is failed.' }), 'wait 1 s'],
    ['failed, flagged for another reason', announced(sent('failed'), FLAGGED), 'flag: It is failed.'],
    ['failed, with an update', announced(sent('failed'), ONE_UPDATE), 'check'],
    ['pending, flagged before', announced(sent('pending'), FLAGGED), 'wait 1 s'],
    [
      'pending, answered after a day',
      announced(sent('pending', { answeredAtMs: T0 + DAY_MS })),
      'flag: It is pending.',
      DAY_MS,
    ],
    ['pending, answered before a day was over', announced(sent('pending')), 'check', DAY_MS],
    [
      'without a reason after a day',
      announced(sent('pending', { answeredAtMs: T0 + DAY_MS, reason: undefined })),
      'flag: The provider has not reported an outcome in time.',
      DAY_MS,
    ],
    [
      'pending, cancellation requested',
      announced(sent('pending'), { isCancellationRequested: true }),
      'flag: Cancellation was requested in Temporal. It does not end an order: the order continues.',
    ],
    [
      'pending, cancellation requested, flagged',
      announced(sent('pending'), { isCancellationRequested: true, ...FLAGGED }),
      'wait 1 s',
    ],
  ]);
});

describe('an operator dismisses what the provider leaves open, after one more check', () => {
  decidesCredits([
    ['not checked since', announced(sent('failed'), DISMISSAL), 'check'],
    ['never checked', announced(sent(undefined), DISMISSAL), 'check'],
    ['checked since, failed', announced(checked('failed'), DISMISSAL), 'dismiss'],
    ['checked since, pending', announced(checked('pending'), DISMISSAL), 'dismiss'],
    ['checked since, unreachable', announced(checked('unreachable'), DISMISSAL), 'dismiss'],
    [
      'checked since, announced again',
      announced(checked('failed'), { ...DISMISSAL, updatesReceived: 2 }),
      'check',
    ],
    ['checked since, after a week', announced(checked('failed'), DISMISSAL), 'dismiss', 7 * DAY_MS],
    ['dismissed', announced(checked('failed'), { ...DISMISSAL, status: 'DISMISSED' }), 'wait for an update'],
    [
      'dismissed, announced again',
      announced(checked('failed'), { ...DISMISSAL, updatesReceived: 2, status: 'DISMISSED' }),
      'wait for an update',
    ],
    ['credited', announced(sent('succeeded'), { status: 'CREDITED' }), 'wait for an update'],
    [
      'credited, with a dismissal',
      announced(sent('succeeded'), { ...DISMISSAL, status: 'CREDITED' }),
      'wait for an update',
    ],
  ]);
});

describe('the words of the rules', () => {
  it('calls exactly three outcomes definitive', () => {
    expect(OUTCOMES.filter(isDefinitive)).toEqual(['succeeded', 'failed', 'reversed']);
    expect(isDefinitive(undefined)).toBe(false);
  });

  it('calls an attempt under way when it was sent and not abandoned', () => {
    expect(isUnderWay(sent('pending'))).toBe(true);
    expect(isUnderWay(refused('blocked'))).toBe(false);
    expect(isUnderWay(unverified('unknown'))).toBe(false);
    expect(isUnderWay(unverified('unknown', { isAbandoned: false }))).toBe(false);
  });

  it('says what to do when a decision is refused', () => {
    const step = decideOrder(open([checked('unreachable')], decided('failed')), T0);
    expect(step).toMatchObject({ because: expect.stringContaining('"overridesUnreachable": true') });
  });
});
