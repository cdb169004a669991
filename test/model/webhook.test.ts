import { describe, expect, it } from '@jest/globals';
import { expectToEnd, expectViolation, type Without } from './expectations.ts';
import { explore } from './explore.ts';
import { type Bounds, RULES, type Rule, type State, webhookModel } from './webhookModel.ts';

/** Delivering an event, in every state of a model: what it covers and leaves out is in webhookModel.ts. */

const CALM: Bounds = { crashes: 0, delays: 0, refusals: 0, replays: 0 };

describe('a delivery', () => {
  it.each<[string, Partial<Bounds>, number]>([
    ['a receiver that refuses everything, and a crash', { crashes: 1, refusals: 3 }, 20],
    ['attempts that are made twice', { delays: 2, refusals: 2 }, 200],
    ['replays, one after the other', { crashes: 1, refusals: 2, replays: 3 }, 1_000],
    ['all of it', { crashes: 2, delays: 1, refusals: 2, replays: 2 }, 10_000],
  ])('is attempted until it has arrived or its schedule is over: %s', (_, bounds, least) => {
    const { violation, states } = explore(webhookModel(RULES, { ...CALM, ...bounds }));
    expect(violation).toBeUndefined();
    expect(states).toBeGreaterThan(least);
  });

  it.each<[string, (state: State) => boolean]>([
    ['DELIVERED by the workflow', ({ status, attempts }) => status === 'DELIVERED' && attempts === 2],
    ['FAILED after its last attempt', ({ status, attempts }) => status === 'FAILED' && attempts === 2],
    [
      'DELIVERED by a replay after that',
      ({ status, attempts, left, attempted }) =>
        status === 'DELIVERED' && attempts === 2 && left.refusals === 0 && attempted.length > 0,
    ],
  ])('can end: %s', (_, isEnd) => {
    const model = webhookModel(RULES, { ...CALM, refusals: 2, replays: 1 });
    expectToEnd(model, isEnd);
  });
});

const WITHOUT: Readonly<Record<Rule, Without<Bounds>>> = {
  'a message stays until the first attempt is recorded': {
    bounds: { crashes: 1 },
    violation: 'The event waits for ever.',
    trace: `
      the process begins the first attempt
      who makes the first attempt crashes`,
  },
  'the message of a failed first attempt stays for the rest of the schedule': {
    bounds: { refusals: 1 },
    violation: 'The event waits for ever.',
    trace: `
      the process begins the first attempt
      the receiver refuses the first attempt
      the first attempt is recorded: refused`,
  },
  'the relay leaves a message alone while its first attempt may be under way': {
    bounds: {},
    violation: 'The schedule makes two attempts at once.',
    trace: `
      the process begins the first attempt
      the relay starts the workflow
      the workflow begins attempt 1`,
  },
  'what is delivered stays delivered': {
    bounds: { delays: 1, refusals: 1 },
    violation: 'The event waits for ever.',
    trace: `
      the process begins the first attempt
      the message is due early
      the relay starts the workflow
      the workflow begins attempt 1
      the receiver refuses the first attempt
      the receiver takes the attempt
      the attempt is recorded: taken
      the workflow ends
      the first attempt is recorded: refused`,
  },
  'a replay that fails leaves the schedule as it is': {
    bounds: { refusals: 2, replays: 1 },
    violation: 'The event is given up before its last attempt.',
    trace: `
      the process begins the first attempt
      the merchant asks for replay 1
      the relay starts replay 1
      the relay notes that replay 1 has started
      the receiver refuses the first attempt
      the first attempt is recorded: refused
      the relay starts the workflow
      the receiver refuses replay 1
      replay 1 is recorded: refused
      the workflow ends`,
  },
  'an attempt ends no other replay than its own': {
    bounds: { replays: 2, delays: 1 },
    violation: 'A replay that was asked for is never sent.',
    trace: `
      the process begins the first attempt
      the merchant asks for replay 1
      the relay starts replay 1
      the relay notes that replay 1 has started
      Temporal has replay 1 attempted a second time
      the receiver takes the first attempt
      the first attempt is recorded: taken
      the receiver takes replay 1
      replay 1 is recorded: taken
      the merchant asks for replay 2
      the receiver takes replay 1
      replay 1 is recorded: taken`,
  },
  'that a replay has started is noted of no other': {
    bounds: { replays: 2 },
    violation: 'A replay that was asked for is never sent.',
    trace: `
      the process begins the first attempt
      the merchant asks for replay 1
      the relay starts replay 1
      the receiver takes the first attempt
      the first attempt is recorded: taken
      the receiver takes replay 1
      replay 1 is recorded: taken
      the merchant asks for replay 2
      the relay notes that replay 1 has started`,
  },
};

describe('each rule is needed', () => {
  it.each(Object.entries(WITHOUT))('%s', (rule, without) => {
    const bounds = { ...CALM, ...without.bounds };
    expectViolation(webhookModel({ ...RULES, [rule]: false }, bounds), without);
  });
});
