import { describe, expect, it } from '@jest/globals';
import type { OperatorDecision } from '../../src/domain/orders/decideOrder.ts';
import { expectToEnd, expectViolation, type Without } from './expectations.ts';
import { explore } from './explore.ts';
import { type Bounds, RULES, type Rule, type State, sendOnceModel } from './sendOnceModel.ts';

/** Sending once, in every state of a model: what the model covers and leaves out is in sendOnceModel.ts. */

const decision = (outcome: 'completed' | 'failed', overridesUnreachable = false): OperatorDecision => ({
  id: 'update-1',
  outcome,
  overridesUnreachable,
});
const COMPLETED = [decision('completed')];
const FAILED = [decision('failed')];
const EACH_DECISION = [decision('completed'), decision('failed'), decision('failed', true)];

const NOTHING: Bounds = {
  executions: 3,
  faults: 0,
  delays: 0,
  refusals: 0,
  updates: 0,
  reversals: 0,
  decisions: [],
};

describe('the protocol', () => {
  it.each<[string, Partial<Bounds>]>([
    ['two providers', { faults: 1, delays: 2, refusals: 2 }],
    ["an operator's decision", { faults: 1, delays: 1, refusals: 1, decisions: FAILED }],
    [
      'every decision and an update',
      { executions: 2, faults: 1, delays: 1, updates: 1, decisions: EACH_DECISION },
    ],
    ['a reversal that is announced while checks run', { faults: 1, delays: 1, updates: 1, reversals: 1 }],
    ['every decision and a reversal', { faults: 1, delays: 1, reversals: 1, decisions: EACH_DECISION }],
  ])('pays at most once, and settles each order as it was paid: %s', (_, bounds) => {
    const { violation, states, atRest } = explore(sendOnceModel(RULES, { ...NOTHING, ...bounds }));
    expect(violation).toBeUndefined();
    expect(states).toBeGreaterThan(20_000);
    expect(atRest).toBeGreaterThan(50);
  });

  it.each<[string, (state: State) => boolean]>([
    [
      'COMPLETED by the second provider',
      ({ status, money }) => status === 'COMPLETED' && money[1] === 'paid',
    ],
    [
      'COMPLETED by the first provider after it refused',
      ({ status, money, attempts: [first] }) =>
        status === 'COMPLETED' && money[0] === 'paid' && first?.refusals === 1,
    ],
    ['FAILED by the provider', ({ status, settledBy }) => status === 'FAILED' && settledBy === 'provider'],
    [
      'FAILED by an operator, paid later, and flagged',
      ({ status, money, isFlagged }) => status === 'FAILED' && money[0] === 'paid' && isFlagged,
    ],
    ['REVERSED', ({ status }) => status === 'REVERSED'],
  ])('can end: %s', (_, isEnd) => {
    const bounds = { ...NOTHING, executions: 2, delays: 1, refusals: 2, reversals: 1, decisions: FAILED };
    const model = sendOnceModel(RULES, bounds);
    expectToEnd(model, isEnd);
  });
});

const WITHOUT: Readonly<Record<Rule, Without<Bounds>>> = {
  'a lease is taken only if sending is still the step': {
    bounds: { decisions: FAILED },
    violation: 'The provider paid in time, and the order is FAILED by an operator.',
    trace: `
      A decides to send to the first provider
      an operator decides: failed
      the order is FAILED, by the operator
      A takes the lease at the first provider
      A writes the request to the first provider
      the first provider pays it and replies succeeded to A`,
  },
  'a lease is taken only with the newest fencing token': {
    bounds: { delays: 1, refusals: 1 },
    violation: 'Both references are paid.',
    trace: `
      A decides to send to the first provider
      B decides to send to the first provider
      the first provider does not verify the payee: unknown
      A decides to send to the second provider
      A takes the lease at the second provider
      the lease expires early
      C starts a check at the second provider
      A writes the request to the second provider
      the second provider answers C: not_found
      the second provider pays it and replies succeeded to A
      C stores not_found
      B takes the lease at the first provider
      B writes the request to the first provider
      the first provider pays it and replies succeeded to B`,
  },
  'an outcome other than succeeded is stored only with the newest fencing token': {
    bounds: { faults: 1, delays: 1, refusals: 1 },
    violation: 'The provider paid, and the order is FAILED by what the provider said.',
    trace: `
      A decides to send to the first provider
      A takes the lease at the first provider
      the lease expires early
      B starts a check at the first provider
      A writes the request to the first provider
      the first provider refuses it and replies failed to A
      the first provider answers B: not_found
      B stores not_found
      B decides to send to the first provider
      B takes the lease at the first provider to send again
      B writes the request to the first provider
      the first provider pays it, its reply to B is lost
      B stores unreachable
      A stores failed, the order is FAILED`,
  },
  'a live lease excludes checks and sends': {
    bounds: {},
    violation: 'A request was repeated that was paid in time.',
    trace: `
      A decides to send to the first provider
      A takes the lease at the first provider
      B starts a check at the first provider
      A writes the request to the first provider
      the first provider answers B: not_found
      the first provider pays it and replies succeeded to A
      B stores not_found
      B decides to send to the first provider
      B takes the lease at the first provider to send again
      B writes the request to the first provider
      the first provider has it already and replies succeeded to B`,
  },
  'a new lease clears the outcome': {
    bounds: { faults: 2 },
    violation: 'A request was repeated that was paid in time.',
    trace: `
      A decides to send to the first provider
      A takes the lease at the first provider
      A crashes
      the lease expires
      A starts a check at the first provider
      the first provider answers A: not_found
      A stores not_found
      A decides to send to the first provider
      A takes the lease at the first provider to send again
      A writes the request to the first provider
      A crashes
      a late request arrives: the first provider pays it
      the lease expires
      A decides to send to the first provider
      A takes the lease at the first provider to send again
      A writes the request to the first provider
      the first provider has it already and replies succeeded to A`,
  },
  "only the first send's refusal is definitive": {
    bounds: { delays: 1, refusals: 1 },
    violation: 'The provider paid, and the order is FAILED by what the provider said.',
    trace: `
      A decides to send to the first provider
      A takes the lease at the first provider
      the lease expires early
      B starts a check at the first provider
      A writes the request to the first provider
      the first provider answers B: not_found
      the first provider pays it and replies succeeded to A
      B stores not_found
      B decides to send to the first provider
      B takes the lease at the first provider to send again
      B writes the request to the first provider
      the first provider refuses it and replies failed to B
      B stores failed, the order is FAILED`,
  },
  'a request without an answer is checked before it is sent again': {
    bounds: { faults: 1 },
    violation: 'A request was repeated that was paid in time.',
    trace: `
      A decides to send to the first provider
      A takes the lease at the first provider
      A writes the request to the first provider
      A crashes
      a late request arrives: the first provider pays it
      the lease expires
      A decides to send to the first provider
      A takes the lease at the first provider to send again
      A writes the request to the first provider
      the first provider has it already and replies succeeded to A`,
  },
  'a second provider is used only after the first attempt is abandoned': {
    bounds: { delays: 1 },
    violation: 'Both references are paid.',
    trace: `
      A decides to send to the first provider
      A takes the lease at the first provider
      the lease expires early
      B starts a check at the first provider
      A writes the request to the first provider
      the first provider answers B: not_found
      the first provider pays it and replies succeeded to A
      B stores not_found
      B decides to send to the second provider
      B takes the lease at the second provider
      B writes the request to the second provider
      the second provider pays it and replies succeeded to B`,
  },
  'an update counts as read only by an exchange that began after it': {
    bounds: { reversals: 1 },
    violation: 'The reversal is lost.',
    trace: `
      A decides to send to the first provider
      A takes the lease at the first provider
      A writes the request to the first provider
      the first provider pays it and replies succeeded to A
      the first provider reverses
      the update of the reversal is received
      A stores succeeded, the order is COMPLETED
      the workflow ends`,
  },
  'an answer is stored with the count of updates received when its exchange began, even if that is lower': {
    bounds: { faults: 1, delays: 1, reversals: 1 },
    violation: 'The reversal is lost.',
    trace: `
      A decides to send to the first provider
      A takes the lease at the first provider
      the lease expires early
      A writes the request to the first provider
      the first provider pays it and replies succeeded to A
      the first provider reverses
      the update of the reversal is received
      B starts a check at the first provider
      the first provider answers B: reversed
      B stores reversed, the settlement fails
      A stores succeeded, the order is COMPLETED
      the workflow ends`,
  },
  "an operator's FAILED is checked an hour later": {
    bounds: { delays: 1, decisions: FAILED },
    violation: 'The provider paid, and the FAILED order is never flagged.',
    trace: `
      A decides to send to the first provider
      A takes the lease at the first provider
      an operator decides: failed
      A writes the request to the first provider
      the first provider accepts it for later and replies pending to A
      A stores pending
      A starts a check at the first provider
      the first provider answers A: pending
      the first provider pays what was pending
      A stores pending
      the order is FAILED, by the operator
      the workflow ends`,
  },
  "an operator's COMPLETED is checked an hour later if the last check was not answered": {
    bounds: { faults: 2, reversals: 1, decisions: COMPLETED },
    violation: 'The reversal is lost.',
    trace: `
      A decides to send to the first provider
      A takes the lease at the first provider
      an operator decides: completed
      A writes the request to the first provider
      the first provider pays it, its reply to A is lost
      the first provider reverses
      the update of the reversal is received
      A stores unreachable
      A starts a check at the first provider
      the first provider does not answer A
      A stores unreachable
      the order is COMPLETED, by the operator
      the workflow ends`,
  },
  'an earlier check leaves that check scheduled': {
    bounds: { delays: 1, updates: 1, decisions: FAILED },
    violation: 'The provider paid, and the FAILED order is never flagged.',
    trace: `
      A decides to send to the first provider
      A takes the lease at the first provider
      an operator decides: failed
      A writes the request to the first provider
      A stops waiting for a reply, its request is on the way
      A stores unreachable
      A starts a check at the first provider
      the first provider answers A: not_found
      A stores not_found
      the order is FAILED, by the operator
      an update is received
      A starts a check at the first provider
      the first provider answers A: not_found
      a late request arrives: the first provider pays it
      A stores not_found
      the workflow ends`,
  },
  'an outcome other than succeeded is stored only if no other was stored since its check began': {
    bounds: { delays: 1, decisions: FAILED },
    violation: 'The provider paid, and the FAILED order is never flagged.',
    trace: `
      A decides to send to the first provider
      A takes the lease at the first provider
      an operator decides: failed
      the lease expires early
      B starts a check at the first provider
      C starts a check at the first provider
      A writes the request to the first provider
      the first provider answers B: not_found
      B stores not_found
      the order is FAILED, by the operator
      the workflow ends
      the first provider answers C: not_found
      the first provider pays it and replies succeeded to A
      an hour passes, the workflow starts again
      A stores succeeded
      C stores not_found
      the workflow ends`,
  },
  'storing an answer after the end starts the workflow again if a step follows': {
    bounds: { delays: 1, decisions: FAILED },
    violation: 'The provider paid, and the FAILED order is never flagged.',
    trace: `
      A decides to send to the first provider
      A takes the lease at the first provider
      an operator decides: failed
      A writes the request to the first provider
      the first provider accepts it for later and replies pending to A
      A stores pending
      A starts a check at the first provider
      B starts a check at the first provider
      the first provider answers A: pending
      the first provider pays what was pending
      A stores pending
      the order is FAILED, by the operator
      the workflow ends
      the first provider answers B: succeeded
      B stores succeeded`,
  },
};

describe('each rule is needed', () => {
  it.each(Object.entries(WITHOUT))('%s', (rule, without) => {
    const bounds = { ...NOTHING, ...without.bounds };
    expectViolation(sendOnceModel({ ...RULES, [rule]: false }, bounds), without);
  });
});
