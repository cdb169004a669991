import { describe, expect, it } from '@jest/globals';
import { expectToEnd, expectViolation, type Without } from './expectations.ts';
import { explore } from './explore.ts';
import { type Bounds, RULES, type Rule, type State, sweepModel } from './sweepModel.ts';

/** Moving the USDT of an address once, in every state of a model: what it covers and leaves out is in sweepModel.ts. */

const CALM: Bounds = { executions: 2, lies: [0], forks: 0, transactions: 2 };

describe('a sweep', () => {
  it.each<[string, Partial<Bounds>]>([
    ['three executions and a node that is behind', { executions: 3, lies: [3] }],
    ['blocks that are replaced beside that', { executions: 3, lies: [3], forks: 2 }],
    ['a node that is behind beside another', { executions: 3, lies: [4, 0] }],
    ['two nodes that are behind, and three transactions', { lies: [2, 1], forks: 1, transactions: 3 }],
  ])('moves the USDT once, and the books know it: %s', (_, bounds) => {
    const { violation, states, atRest } = explore(sweepModel(RULES, { ...CALM, ...bounds }));
    expect(violation).toBeUndefined();
    expect(states).toBeGreaterThan(5_000);
    expect(atRest).toBeGreaterThan(30);
  });

  it.each<[string, (state: State) => boolean]>([
    [
      'DONE by the second transaction',
      ({ sweep, transactions: [first, second] }) =>
        sweep === 'DONE' && first?.status === 'EXPIRED' && second?.status === 'SUCCEEDED',
    ],
    [
      'given up, and found after all',
      ({ sweep, transactions: [first], lies: [left] }) =>
        sweep === 'DONE' && first?.status === 'SUCCEEDED' && left === 0,
    ],
    [
      'for humans',
      ({ transactions }) => transactions.filter(({ status }) => status === 'EXPIRED').length === 2,
    ],
  ])('can end: %s', (_, isEnd) => {
    const model = sweepModel(RULES, { ...CALM, lies: [3] });
    expectToEnd(model, isEnd);
  });
});

const WITHOUT: Readonly<Record<Rule, Without<Bounds>>> = {
  'a transaction is stored before a node gets it': {
    bounds: {},
    violation: 'The USDT is moved twice.',
    trace: `
      A decides to sign a transaction
      A finds nothing that was given up in a block
      A signs transaction 1 and sends it
      transaction 1 gets into a block
      B decides to sign a transaction
      B finds nothing that was given up in a block
      B signs transaction 2 and sends it
      transaction 2 gets into a block`,
  },
  'a transaction is stored only if none was stored since it was decided on': {
    bounds: {},
    violation: 'The USDT is moved twice.',
    trace: `
      A decides to sign a transaction
      A finds nothing that was given up in a block
      B decides to sign a transaction
      A signs transaction 1 and stores it
      A sends transaction 1
      transaction 1 gets into a block
      B finds nothing that was given up in a block
      B signs transaction 2 and stores it
      B sends transaction 2
      transaction 2 gets into a block`,
  },
  'a transaction is stored only if none that was given up was found since': {
    bounds: { lies: [3] },
    violation: 'The USDT is moved twice.',
    trace: `
      A decides to sign a transaction
      A finds nothing that was given up in a block
      A signs transaction 1 and stores it
      A sends transaction 1
      transaction 1 gets into a block
      the block of transaction 1 is solid
      time passes after transaction 1
      A asks for transaction 1, and the first node says falsely: in no block
      time passes after transaction 1
      A asks for transaction 1, and the first node says falsely: in no block
      time passes after transaction 1
      A asks for transaction 1, and the first node says falsely: in no block
      A records transaction 1 as EXPIRED
      A decides to sign a transaction
      B decides to sign a transaction
      A finds transaction 1 in a block
      B finds nothing that was given up in a block
      B signs transaction 2 and stores it
      B sends transaction 2
      transaction 2 gets into a block`,
  },
  'a stored transaction is followed to its outcome before another is signed': {
    bounds: {},
    violation: 'The sweep never ends.',
    trace: `
      A decides to sign a transaction
      A finds nothing that was given up in a block
      A signs transaction 1 and stores it
      A crashes
      A decides to sign a transaction
      A finds nothing that was given up in a block
      A signs transaction 2 and stores it
      A crashes`,
  },
  'a transaction is given up only when several answers agree': {
    bounds: { lies: [2] },
    violation: 'The USDT is moved twice.',
    trace: `
      A decides to sign a transaction
      A finds nothing that was given up in a block
      A signs transaction 1 and stores it
      A sends transaction 1
      transaction 1 gets into a block
      the block of transaction 1 is solid
      time passes after transaction 1
      A asks for transaction 1, and the first node says falsely: in no block
      A records transaction 1 as EXPIRED
      A decides to sign a transaction
      A asks for transaction 1, and the first node says falsely: in no block
      A signs transaction 2 and stores it
      A sends transaction 2
      transaction 2 gets into a block`,
  },
  'one of several nodes is not believed alone': {
    bounds: { lies: [4, 0] },
    violation: 'The USDT is moved twice.',
    trace: `
      A decides to sign a transaction
      A finds nothing that was given up in a block
      A signs transaction 1 and stores it
      A sends transaction 1
      transaction 1 gets into a block
      the block of transaction 1 is solid
      time passes after transaction 1
      A asks for transaction 1, and the first node says falsely: in no block
      time passes after transaction 1
      A asks for transaction 1, and the first node says falsely: in no block
      time passes after transaction 1
      A asks for transaction 1, and the first node says falsely: in no block
      A records transaction 1 as EXPIRED
      A decides to sign a transaction
      A asks for transaction 1, and the first node says falsely: in no block
      A signs transaction 2 and stores it
      A sends transaction 2
      transaction 2 gets into a block`,
  },
  'what was given up is looked for before another is signed': {
    bounds: { lies: [3] },
    violation: 'The USDT is moved twice.',
    trace: `
      A decides to sign a transaction
      A finds nothing that was given up in a block
      A signs transaction 1 and stores it
      A sends transaction 1
      transaction 1 gets into a block
      the block of transaction 1 is solid
      time passes after transaction 1
      A asks for transaction 1, and the first node says falsely: in no block
      time passes after transaction 1
      A asks for transaction 1, and the first node says falsely: in no block
      time passes after transaction 1
      A asks for transaction 1, and the first node says falsely: in no block
      A records transaction 1 as EXPIRED
      A decides to sign a transaction
      A finds nothing that was given up in a block
      A signs transaction 2 and stores it
      A sends transaction 2
      transaction 2 gets into a block`,
  },
  'only a solid block is an outcome': {
    bounds: {},
    violation: 'The sweep is DONE, and nothing has moved for good.',
    trace: `
      A decides to sign a transaction
      A finds nothing that was given up in a block
      A signs transaction 1 and stores it
      A sends transaction 1
      transaction 1 gets into a block
      A finds transaction 1 in a block
      A records transaction 1 as SUCCEEDED
      the sweep is DONE`,
  },
  'what was given up is recorded when it is found': {
    bounds: { lies: [3] },
    violation: 'No progress leads to rest.',
    trace: `
      A decides to sign a transaction
      A finds nothing that was given up in a block
      A signs transaction 1 and stores it
      A sends transaction 1
      transaction 1 gets into a block
      the block of transaction 1 is solid
      time passes after transaction 1
      A asks for transaction 1, and the first node says falsely: in no block
      time passes after transaction 1
      A asks for transaction 1, and the first node says falsely: in no block
      time passes after transaction 1
      A asks for transaction 1, and the first node says falsely: in no block
      A records transaction 1 as EXPIRED`,
  },
  'what has landed is not given up': {
    bounds: { lies: [3] },
    violation: 'The USDT has moved, and the books do not know.',
    trace: `
      A decides to sign a transaction
      A finds nothing that was given up in a block
      A signs transaction 1 and stores it
      A sends transaction 1
      transaction 1 gets into a block
      the block of transaction 1 is solid
      time passes after transaction 1
      A finds transaction 1 in a block
      B follows transaction 1
      A records transaction 1 as SUCCEEDED
      the sweep is DONE
      B asks for transaction 1, and the first node says falsely: in no block
      time passes after transaction 1
      B asks for transaction 1, and the first node says falsely: in no block
      time passes after transaction 1
      B asks for transaction 1, and the first node says falsely: in no block
      B records transaction 1 as EXPIRED`,
  },
};

describe('each rule is needed', () => {
  it.each(Object.entries(WITHOUT))('%s', (rule, without) => {
    const bounds = { ...CALM, ...without.bounds };
    expectViolation(sweepModel({ ...RULES, [rule]: false }, bounds), without);
  });
});
