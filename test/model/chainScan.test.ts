import { describe, expect, it } from '@jest/globals';
import { type Bounds, chainScanModel, RULES, type Rule, type State } from './chainScanModel.ts';
import { expectToEnd, expectViolation, type Without } from './expectations.ts';
import { explore } from './explore.ts';

/** Reading blocks and settling a session by them, in every state of a model: what it covers is in chainScanModel.ts. */

const CALM: Bounds = { scanners: 2, deposits: 1, outages: 0, forks: 0, rereads: 0 };

describe('a chain that is read', () => {
  it.each<[string, Partial<Bounds>]>([
    ['a block that cannot be read', { outages: 1 }],
    ['a block that is replaced, and one that an operator has read again', { forks: 1, rereads: 1 }],
    ['two deposits', { deposits: 2 }],
    ['two deposits, a replaced block and one scanner', { scanners: 1, deposits: 2, outages: 1, forks: 1 }],
  ])('has every deposit credited once or on a list, and none missed in time: %s', (_, bounds) => {
    const { violation, states, atRest } = explore(chainScanModel(RULES, { ...CALM, ...bounds }));
    expect(violation).toBeUndefined();
    expect(states).toBeGreaterThan(5_000);
    expect(atRest).toBeGreaterThan(10);
  });

  it.each<[string, (state: State) => boolean]>([
    ['SETTLED by two halves', ({ status, solid }) => status === 'SETTLED' && solid.includes('half')],
    ['EXPIRED', ({ status, solid }) => status === 'EXPIRED' && solid.length === 3],
    [
      'SETTLED, with a further deposit on a list',
      ({ status, books }) => status === 'SETTLED' && books.some((booked) => booked.status === 'UNEXPECTED'),
    ],
    ['MANUAL_REVIEW', ({ status }) => status === 'MANUAL_REVIEW'],
  ])('can end: %s', (_, isEnd) => {
    const model = chainScanModel(RULES, { ...CALM, deposits: 2 });
    expectToEnd(model, isEnd);
  });

  it('loses nothing without the condition on the cursor, which spares reading blocks again', () => {
    const rule: Rule = 'the cursor is moved only from where the blocks were read';
    const bounds = { ...CALM, outages: 1, rereads: 1 };
    expect(explore(chainScanModel({ ...RULES, [rule]: false }, bounds)).violation).toBeUndefined();
  });
});

type NeededRule = Exclude<Rule, 'the cursor is moved only from where the blocks were read'>;

const WITHOUT: Readonly<Record<NeededRule, Without<Bounds>>> = {
  'deposits are stored in the statement that moves the cursor': {
    bounds: {},
    violation: 'The session is EXPIRED, and was paid in time.',
    trace: `
      block 1 holds nothing
      block 1 is solid
      block 2 holds half of the amount
      block 2 is solid
      block 3 holds nothing
      block 3 is solid
      the expiry passes
      scanner 1 reads up to block 3
      scanner 1 moves the cursor to block 3
      a look at the session: EXPIRED`,
  },
  'a deposit is stored once': {
    bounds: { rereads: 1 },
    violation: 'More is credited than was paid.',
    trace: `
      block 1 holds half of the amount
      block 1 is solid
      scanner 1 reads up to block 1
      scanner 1 stores up to block 1
      an operator has block 1 read again
      a look at the session: SETTLED`,
  },
  'a deposit is judged by the status of its session under the lock': {
    bounds: { deposits: 2 },
    violation: 'A deposit is neither credited nor on a list.',
    trace: `
      block 1 holds nothing
      block 1 is solid
      block 2 holds whole of the amount
      block 2 is solid
      block 3 holds half of the amount
      the expiry passes
      scanner 1 reads up to block 2
      block 3 is solid
      scanner 1 stores up to block 2
      scanner 1 reads up to block 3
      a look at the session: SETTLED
      scanner 1 stores up to block 3`,
  },
  'a look holds the lock of its session': {
    bounds: { deposits: 2 },
    violation: 'A deposit is neither credited nor on a list.',
    trace: `
      block 1 holds nothing
      block 1 is solid
      block 2 holds whole of the amount
      block 2 is solid
      block 3 holds half of the amount
      the expiry passes
      scanner 1 reads up to block 2
      block 3 is solid
      scanner 1 stores up to block 2
      a look decides: SETTLED
      scanner 1 reads up to block 3
      scanner 1 stores up to block 3
      the verdict is written: SETTLED`,
  },
  'a moment has passed only when every block up to it was read': {
    bounds: {},
    violation: 'The session is EXPIRED, and was paid in time.',
    trace: `
      block 1 holds half of the amount
      block 1 is solid
      the expiry passes
      a look at the session: EXPIRED`,
  },
  'a batch ends before the first block that cannot be read': {
    bounds: { outages: 1 },
    violation: 'The session is EXPIRED, and was paid in time.',
    trace: `
      block 1 holds nothing
      block 1 is solid
      block 2 holds half of the amount
      block 2 is solid
      block 3 holds nothing
      block 3 is solid
      the expiry passes
      scanner 1 cannot read block 2
      scanner 1 stores up to block 3
      a look at the session: EXPIRED`,
  },
  'only what a solid block holds is a deposit': {
    bounds: {},
    violation: 'More is credited than was paid.',
    trace: `
      block 1 holds whole of the amount
      block 1 is seen at the head
      a look at the session: SETTLED`,
  },
  'a session that is over stays as it is': {
    bounds: {},
    violation: 'More is credited than was paid.',
    trace: `
      block 1 holds whole of the amount
      block 1 is solid
      scanner 1 reads up to block 1
      scanner 1 stores up to block 1
      a look at the session: SETTLED
      a look at the session: SETTLED`,
  },
};

describe('each rule is needed', () => {
  it.each(Object.entries(WITHOUT))('%s', (rule, without) => {
    const bounds = { ...CALM, ...without.bounds };
    expectViolation(chainScanModel({ ...RULES, [rule]: false }, bounds), without);
  });
});
