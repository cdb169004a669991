import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type AttemptFacts,
  decideOrder,
  isDefinitive,
  isUnderWay,
  type OrderFacts,
  OUTCOMES,
  type Step,
} from '../../src/domain/orders/decideOrder.ts';
import {
  decideVendorCredit,
  type VendorCreditFacts,
  type VendorCreditStep,
} from '../../src/domain/orders/decideVendorCredit.ts';
import type { VendorCreditStatus } from '../../src/domain/orders/vendorCredit.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../src/domain/time.ts';

/** What holds of the decision about every order, however its facts came about. */

const NOW_MS = 1_800_000_000_000;

/** A time before or after now, often exactly one of those at which a rule begins or ends. */
const spanMs = fc.oneof(
  fc.constantFrom(0, 1, SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS, 7 * DAY_MS),
  fc.nat({ max: 10 * DAY_MS }),
);
const pastMs = spanMs.map((ms) => NOW_MS - ms);
const anyMs = fc.oneof(
  pastMs,
  spanMs.map((ms) => NOW_MS + ms),
);
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const updates = fc.nat({ max: 3 });

const attempt: fc.Arbitrary<AttemptFacts> = fc
  .record({
    provider: fc.constantFrom('paystack', 'monnify'),
    isSent: fc.boolean(),
    isAbandoned: fc.boolean(),
    leasedForMs: maybe(fc.nat({ max: MINUTE_MS })),
    outcome: maybe(fc.constantFrom(...OUTCOMES)),
    reason: maybe(fc.constant('It says why.')),
    answeredAtMs: pastMs,
    checks: fc.oneof(fc.nat({ max: 4 }), fc.constantFrom(33, 34, 100)),
    unreachable: fc.nat({ max: 100 }),
    updatesRead: updates,
    nextCheckAtMs: maybe(anyMs),
    refusals: fc.nat({ max: 2 }),
    canFailOver: fc.boolean(),
  })
  .map((each) => ({ ...each, unreachable: Math.min(each.unreachable, each.checks) }))
  // Mostly no lease, or nothing else would be seen.
  .chain((facts) =>
    fc.boolean().map((isLeased) => (isLeased ? facts : { ...facts, leasedForMs: undefined })),
  );

/** Facts of any order, also such as cannot come about. */
const facts: fc.Arbitrary<OrderFacts> = fc.record({
  status: fc.constantFrom('PROCESSING', 'PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED'),
  createdAtMs: pastMs,
  settledAtMs: maybe(pastMs),
  approveByMs: maybe(anyMs),
  attempts: fc.array(attempt, { maxLength: 3 }),
  updatesReceived: updates,
  decision: maybe(
    fc.record({
      id: fc.constant('update-1'),
      outcome: fc.constantFrom('completed', 'failed'),
      overridesUnreachable: fc.boolean(),
    }),
  ),
  isCancellationRequested: fc.boolean(),
  reviewReason: maybe(fc.constant('It is flagged.')),
  dismissedOutcome: maybe(fc.constantFrom(...OUTCOMES)),
});

const STEPS: ReadonlySet<Step['do']> = new Set([
  'send',
  'check',
  'fail_over',
  'take_back',
  'settle',
  'refuse_decision',
  'flag',
  'wait',
]);

/** Orders of one status. */
const ofStatus = (...statuses: readonly OrderFacts['status'][]) =>
  fc.tuple(facts, fc.constantFrom(...statuses)).map(([order, status]) => ({ ...order, status }));

/** Orders that have an attempt, of whose current one more is known. */
const withCurrent = (orders: fc.Arbitrary<OrderFacts>, known: Partial<AttemptFacts>) =>
  fc
    .tuple(orders, attempt)
    .map(([order, last]) => ({ ...order, attempts: [...order.attempts.slice(0, 2), { ...last, ...known }] }));

const open = ofStatus('PROCESSING');
const settled = ofStatus('COMPLETED', 'FAILED', 'REVERSED');
const ALIVE = { isSent: true, isAbandoned: false, leasedForMs: undefined } as const;

/** Enough to meet the rare ones among the facts, in less than a second. */
const RUNS = { numRuns: 2_000 };

function always(
  orders: fc.Arbitrary<OrderFacts>,
  property: (step: Step, current: AttemptFacts | undefined, order: OrderFacts) => void,
): void {
  fc.assert(
    fc.property(orders, (order) => property(decideOrder(order, NOW_MS), order.attempts.at(-1), order)),
    RUNS,
  );
}

const isAlive = (current: AttemptFacts | undefined) => current !== undefined && isUnderWay(current);

/** Orders with an update that no exchange of their attempt under way has read. */
const withUnread = (orders: fc.Arbitrary<OrderFacts>) =>
  withCurrent(orders, { ...ALIVE, updatesRead: 1 }).map((order) => ({ ...order, updatesReceived: 2 }));

/** Steps that call a provider. */
const EXCHANGES: readonly Step['do'][] = ['send', 'fail_over', 'check', 'take_back'];

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const each of Object.values(value)) frozen(each);
  }
  return value;
}

describe('the decision', () => {
  it('is always a known step, the same for equal facts, and changes none of them', () => {
    fc.assert(
      fc.property(facts, (order) => {
        const before = structuredClone(order);
        const step = decideOrder(frozen(order), NOW_MS);
        expect(STEPS.has(step.do)).toBe(true);
        expect(decideOrder(order, NOW_MS)).toEqual(step);
        expect(decideOrder(before, NOW_MS)).toEqual(step);
        expect(order).toEqual(before);
      }),
      RUNS,
    );
  });

  it('depends on differences of times alone', () => {
    const shifted = (ms: number | undefined) => (ms === undefined ? undefined : ms + DAY_MS);
    fc.assert(
      fc.property(facts, (order) => {
        const later = {
          ...order,
          createdAtMs: order.createdAtMs + DAY_MS,
          settledAtMs: shifted(order.settledAtMs),
          approveByMs: shifted(order.approveByMs),
          attempts: order.attempts.map((each) => ({
            ...each,
            answeredAtMs: each.answeredAtMs + DAY_MS,
            nextCheckAtMs: shifted(each.nextCheckAtMs),
          })),
        };
        const step = decideOrder(order, NOW_MS);
        const expected = step.do === 'wait' ? { ...step, untilMs: shifted(step.untilMs) } : step;
        expect(decideOrder(later, NOW_MS + DAY_MS)).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('waits for an open order only until a later time, or for an update', () => {
    always(open, (step) => {
      if (step.do === 'wait' && step.untilMs !== undefined) expect(step.untilMs).toBeGreaterThan(NOW_MS);
    });
  });

  it('waits at most an hour for an open order, or until its deadline', () => {
    always(open, (step, _, { approveByMs = NOW_MS }) => {
      if (step.do !== 'wait' || step.untilMs === undefined) return;
      expect(step.untilMs).toBeLessThanOrEqual(Math.max(NOW_MS, approveByMs) + HOUR_MS);
    });
  });

  it('is to wait, whatever else is known, while another execution has the lease', () => {
    always(withCurrent(facts, { leasedForMs: 0 }), (step) => {
      expect(step).toEqual({ do: 'wait', untilMs: NOW_MS + SECOND_MS });
    });
  });
});

describe('money', () => {
  it('is never returned by the provider while the request was sent and its outcome is not definitive', () => {
    always(open, (step, current) => {
      if (step.do !== 'settle' || step.as !== 'FAILED' || step.by !== 'provider') return;
      expect(['failed', 'reversed']).toContain(current?.outcome);
    });
  });

  it('is never returned at the deadline while a request may be under way', () => {
    always(open, (step, current) => {
      if (step.do === 'settle' && step.by === 'deadline') expect(isAlive(current)).toBe(false);
    });
  });

  it.each(['unreachable', 'not_configured'] as const)(
    'is never returned by an operator while the provider that has the request is %s, unless overridden',
    (outcome) => {
      always(withCurrent(open, { ...ALIVE, outcome }), (step, _, { decision }) => {
        if (step.do !== 'settle' || step.as !== 'FAILED') return;
        expect(decision).toMatchObject({ outcome: 'failed', overridesUnreachable: true });
      });
    },
  );

  it.each([
    ['succeeded', 'COMPLETED'],
    ['failed', 'FAILED'],
    ['reversed', 'FAILED'],
  ] as const)('is never moved by an operator against what the provider says for good: %s', (outcome, as) => {
    always(withCurrent(open, { leasedForMs: undefined, outcome }), (step) => {
      expect(step).toEqual({ do: 'settle', as, by: 'provider' });
    });
  });

  it('is never moved by an operator before the provider was checked after the decision', () => {
    always(withCurrent(open, ALIVE), (step, current, order) => {
      if (step.do !== 'settle' || step.by !== 'operator') return;
      expect(order.updatesReceived).toBeLessThanOrEqual(current?.updatesRead ?? 0);
      expect(current?.outcome).toBeDefined();
    });
  });

  it('is moved only once, and after that only taken back as a reversal of what the provider reversed', () => {
    always(settled, (step, current, { status }) => {
      if (step.do !== 'settle') return;
      expect(step).toEqual({ do: 'settle', as: 'REVERSED', by: 'provider' });
      expect([status, current?.outcome]).toEqual(['COMPLETED', 'reversed']);
    });
    always(open, (step) => {
      if (step.do === 'settle') expect(step.as).not.toBe('REVERSED');
    });
  });
});

describe('a request', () => {
  it('is never sent or checked while another execution has the lease', () => {
    always(facts, (step, current) => {
      if (current?.leasedForMs !== undefined) expect(EXCHANGES).not.toContain(step.do);
    });
  });

  it('is never sent while an attempt may be alive', () => {
    always(withCurrent(facts, ALIVE), (step, current) => {
      if (step.do === 'send') expect(current?.outcome).toBe('not_found');
    });
  });

  it('is never sent to another provider while an attempt is under way', () => {
    always(facts, (step, current) => {
      if (step.do === 'fail_over') expect([isAlive(current), current?.canFailOver]).toEqual([false, true]);
    });
  });

  it('is never sent for an order that is settled', () => {
    always(settled, (step) => expect(['send', 'fail_over', 'take_back']).not.toContain(step.do));
  });

  it('is never sent, checked or taken back while its outcome is definitive and the order open', () => {
    for (const outcome of ['succeeded', 'failed', 'reversed'] as const) {
      always(withCurrent(open, { outcome }), (step) => expect(EXCHANGES).not.toContain(step.do));
    }
  });

  it('is checked or taken back only where one may be under way', () => {
    always(facts, (step, current) => {
      if (step.do === 'check' || step.do === 'take_back') expect(isAlive(current)).toBe(true);
    });
  });

  it('is taken back only after the deadline of the customer', () => {
    always(open, (step, _, { approveByMs = Number.POSITIVE_INFINITY }) => {
      if (step.do === 'take_back') expect(approveByMs).toBeLessThanOrEqual(NOW_MS);
    });
  });
});

describe('an update', () => {
  it('always leads to a question about an open order whose provider has not decided it', () => {
    always(withUnread(open), (step, current) => {
      if (!isDefinitive(current?.outcome)) expect(['check', 'take_back']).toContain(step.do);
    });
  });

  it('never keeps a request from being taken back that was checked after the deadline and is pending', () => {
    const expired = open.map((order) => ({ ...order, approveByMs: NOW_MS - HOUR_MS, decision: undefined }));
    const isPending = { ...ALIVE, outcome: 'pending', answeredAtMs: NOW_MS, updatesRead: 1 } as const;
    const unread = withCurrent(expired, isPending).map((order) => ({ ...order, updatesReceived: 2 }));
    always(unread, (step) => expect(step).toEqual({ do: 'take_back' }));
  });

  it('always leads to a check of a settled order that can still change', () => {
    always(withUnread(ofStatus('COMPLETED', 'FAILED')), (step, _, { status, approveByMs }) => {
      if (status === 'FAILED' || approveByMs === undefined) expect(step).toEqual({ do: 'check' });
    });
  });
});

describe('an operator', () => {
  it('is not asked again about an order that is flagged', () => {
    const flagged = facts.map((order) => ({ ...order, reviewReason: 'It is flagged.' }));
    always(flagged, (step) => expect(step.do).not.toBe('flag'));
  });

  it('is asked about a payment whose money is back with the merchant', () => {
    const unflagged = ofStatus('FAILED').map((order) => ({ ...order, reviewReason: undefined }));
    const paid = { ...ALIVE, outcome: 'succeeded', updatesRead: 3, nextCheckAtMs: undefined } as const;
    always(withCurrent(unflagged, paid), (step, _, { dismissedOutcome }) => {
      expect(step.do).toBe(dismissedOutcome === 'succeeded' ? 'wait' : 'flag');
    });
  });

  it('is refused a decision only that would return money which a provider may have paid', () => {
    always(facts, (step, current, { decision }) => {
      if (step.do !== 'refuse_decision') return;
      expect(decision).toMatchObject({ id: step.decisionId, outcome: 'failed', overridesUnreachable: false });
      expect(isAlive(current)).toBe(true);
    });
  });
});

/** Facts of any announced payment. */
const credits: fc.Arbitrary<VendorCreditFacts> = fc.record({
  status: fc.constantFrom<VendorCreditStatus>('PENDING', 'PENDING', 'CREDITED', 'DISMISSED'),
  createdAtMs: pastMs,
  settledAtMs: fc.constant(undefined),
  approveByMs: fc.constant(undefined),
  attempts: fc.tuple(
    attempt.map((each) => ({ ...each, isSent: true, isAbandoned: false, leasedForMs: undefined })),
  ),
  updatesReceived: updates,
  decision: maybe(fc.record({ id: fc.constant('update-1') })),
  isCancellationRequested: fc.boolean(),
  reviewReason: maybe(fc.constantFrom('It is flagged.', 'It says why.')),
});

function alwaysOfCredits(
  property: (step: VendorCreditStep, current: AttemptFacts, credit: VendorCreditFacts) => void,
): void {
  fc.assert(
    fc.property(credits, (credit) =>
      property(decideVendorCredit(credit, NOW_MS), credit.attempts[0], credit),
    ),
    RUNS,
  );
}

/** What happens to an announced payment: the provider is checked, or something is asked or announced. */
type CreditEvent = 'step' | 'update' | 'dismissal' | NonNullable<AttemptFacts['outcome']>;

/** Follows the steps of an announced payment as its activities do, through any order of events. */
function follow(events: readonly CreditEvent[]) {
  const done: string[] = [];
  let answer: NonNullable<AttemptFacts['outcome']> = 'pending';
  let facts: VendorCreditFacts = {
    status: 'PENDING',
    createdAtMs: NOW_MS,
    settledAtMs: undefined,
    approveByMs: undefined,
    attempts: [
      {
        provider: 'paystack',
        isSent: true,
        isAbandoned: false,
        leasedForMs: undefined,
        outcome: undefined,
        reason: undefined,
        answeredAtMs: 0,
        checks: 0,
        unreachable: 0,
        updatesRead: 0,
        nextCheckAtMs: undefined,
        refusals: 0,
        canFailOver: false,
      },
    ],
    updatesReceived: 0,
    decision: undefined,
    isCancellationRequested: false,
    reviewReason: undefined,
  };
  for (const [index, event] of events.entries()) {
    const nowMs = NOW_MS + index * HOUR_MS;
    const [current] = facts.attempts;
    if (event === 'update') facts = { ...facts, updatesReceived: facts.updatesReceived + 1 };
    else if (event === 'dismissal') {
      facts = { ...facts, updatesReceived: facts.updatesReceived + 1, decision: { id: 'update-1' } };
    } else if (event !== 'step') answer = event;
    else {
      const step = decideVendorCredit(facts, nowMs);
      if (step.do === 'check') {
        const answered = {
          ...current,
          outcome: answer,
          answeredAtMs: nowMs,
          updatesRead: facts.updatesReceived,
        };
        facts = { ...facts, attempts: [answered] };
        // A confirmation is applied in the transaction that stores it.
        if (decideVendorCredit(facts, nowMs).do === 'settle') facts = { ...facts, status: 'CREDITED' };
        done.push(`${answer}${facts.status === 'CREDITED' ? ', credited' : ''}`);
      } else if (step.do === 'dismiss') {
        facts = { ...facts, status: 'DISMISSED' };
        done.push('dismissed');
      } else if (step.do === 'flag') facts = { ...facts, reviewReason: step.reason };
    }
  }
  return { done, facts };
}

const creditEvents = fc.array(
  fc.constantFrom<CreditEvent>(
    'step',
    'step',
    'step',
    'update',
    'dismissal',
    'succeeded',
    'failed',
    'pending',
    'unknown',
  ),
  { maxLength: 30 },
);

describe('an announced payment', () => {
  it('is credited whenever the provider confirmed it, whatever an operator decided', () => {
    alwaysOfCredits((step, { outcome }, { status }) => {
      const isConfirmed = status === 'PENDING' && outcome === 'succeeded';
      expect(step.do === 'settle').toBe(isConfirmed);
    });
  });

  it('is dismissed only by an operator, and only after the provider was checked since', () => {
    alwaysOfCredits((step, { outcome, updatesRead }, { updatesReceived, decision }) => {
      if (step.do !== 'dismiss') return;
      expect(decision).toBeDefined();
      expect(outcome).toBeDefined();
      expect(outcome).not.toBe('succeeded');
      expect(updatesRead).toBeGreaterThanOrEqual(updatesReceived);
    });
  });

  it('is never sent, and settled once', () => {
    alwaysOfCredits((step, _, { status }) => {
      expect(['check', 'settle', 'dismiss', 'flag', 'wait']).toContain(step.do);
      if (status !== 'PENDING') expect(step).toEqual({ do: 'wait', untilMs: undefined });
    });
  });

  it('is checked for every unread update while it is open and not confirmed', () => {
    alwaysOfCredits((step, { outcome, updatesRead }, { status, updatesReceived }) => {
      if (status === 'PENDING' && outcome !== 'succeeded' && updatesReceived > updatesRead) {
        expect(step).toEqual({ do: 'check' });
      }
    });
  });

  it('is flagged only for a reason that operators do not know yet, and waits at most an hour', () => {
    alwaysOfCredits((step, _, { reviewReason }) => {
      if (step.do === 'flag') expect(step.reason).not.toBe(reviewReason);
      if (step.do !== 'wait' || step.untilMs === undefined) return;
      expect(step.untilMs).toBeGreaterThan(NOW_MS);
      expect(step.untilMs).toBeLessThanOrEqual(NOW_MS + HOUR_MS);
    });
  });

  it('is credited or dismissed once, whatever happens in whatever order, and never dismissed once confirmed', () => {
    fc.assert(
      fc.property(creditEvents, (events) => {
        const { done, facts } = follow(events);
        const ends = done.filter((each) => each === 'dismissed' || each.endsWith('credited'));
        expect(ends).toHaveLength(facts.status === 'PENDING' ? 0 : 1);
        expect(done.some((each) => each.startsWith('succeeded'))).toBe(facts.status === 'CREDITED');
        if (ends.length > 0) expect(done.at(-1)).toBe(ends[0]);
      }),
      RUNS,
    );
  });
});
