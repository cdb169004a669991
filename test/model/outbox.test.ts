import { describe, expect, it } from '@jest/globals';
import { expectToEnd, expectViolation, type Without } from './expectations.ts';
import { explore } from './explore.ts';
import { type Bounds, outboxModel, RULES, type Rule, type State } from './outboxModel.ts';

/** What was committed reaches its workflow, in every state of a model: what it covers and leaves out is in outboxModel.ts. */

const CALM: Bounds = { news: 0, crashes: 0, rollbacks: 0, losses: 0, wipes: 0 };

describe('the outbox', () => {
  it.each<[string, Partial<Bounds>, number]>([
    ['crashes', { news: 2, crashes: 2 }, 2_000],
    ['answers of Temporal that are lost', { news: 2, crashes: 1, losses: 2 }, 5_000],
    ['a Temporal server that loses everything', { news: 2, crashes: 1, losses: 1, wipes: 1 }, 10_000],
  ])('has a flow look at everything that was committed: %s', (_, bounds, least) => {
    const { violation, states } = explore(outboxModel(RULES, { ...CALM, ...bounds }));
    expect(violation).toBeUndefined();
    expect(states).toBeGreaterThan(least);
  });

  it.each<[string, (state: State) => boolean]>([
    [
      'started again by news after its end',
      ({ flow, seen, left }) => flow === 'open' && seen === 2 && left.news === 0 && left.crashes === 1,
    ],
    ['started by recovery', ({ flow, isWiped, seen }) => flow === 'open' && isWiped && seen === 2],
  ])('can end: %s', (_, isEnd) => {
    const model = outboxModel(RULES, { ...CALM, news: 1, crashes: 1, wipes: 1 });
    expectToEnd(model, isEnd);
  });
});

const WITHOUT: Readonly<Record<Rule, Without<Bounds>>> = {
  'a message is stored in the transaction of what it tells': {
    bounds: { crashes: 1 },
    violation: 'Something was committed, and no flow has looked at it.',
    trace: `
      the session is committed
      the process crashes`,
  },
  'a message is dispatched only after its commit': {
    bounds: {},
    violation: 'Something was committed, and no flow has looked at it.',
    trace: `
      the session is dispatched before its commit
      the flow looks at its record
      the session is committed`,
  },
  'a message is removed only after Temporal has taken it': {
    bounds: { crashes: 1 },
    violation: 'Something was committed, and no flow has looked at it.',
    trace: `
      the session is committed
      the process removes the message of the session
      the process crashes`,
  },
  'news start a flow that has ended': {
    bounds: { news: 1 },
    violation: 'Something was committed, and no flow has looked at it.',
    trace: `
      the session is committed
      the process tells Temporal of the session
      the process removes the message of the session
      the flow looks at its record
      the news is committed
      the flow ends
      the process tells Temporal of the news
      the process removes the message of the news`,
  },
  'a flow ends only when it has looked after its last signal': {
    bounds: { news: 1 },
    violation: 'Something was committed, and no flow has looked at it.',
    trace: `
      the session is committed
      the process tells Temporal of the session
      the process removes the message of the session
      the flow looks at its record
      the news is committed
      the process tells Temporal of the news
      the process removes the message of the news
      the flow ends`,
  },
  'a flow that starts looks at its record': {
    bounds: {},
    violation: 'Something was committed, and no flow has looked at it.',
    trace: `
      the session is committed
      the process tells Temporal of the session
      the process removes the message of the session`,
  },
  'recovery starts what Temporal has lost': {
    bounds: { wipes: 1 },
    violation: 'Something was committed, and no flow has looked at it.',
    trace: `
      the session is committed
      the process tells Temporal of the session
      the process removes the message of the session
      Temporal loses everything`,
  },
};

describe('each rule is needed', () => {
  it.each(Object.entries(WITHOUT))('%s', (rule, without) => {
    const bounds = { ...CALM, ...without.bounds };
    expectViolation(outboxModel({ ...RULES, [rule]: false }, bounds), without);
  });
});
