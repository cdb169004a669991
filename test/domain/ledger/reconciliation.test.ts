import { describe, expect, test } from '@jest/globals';
import {
  compareOrder,
  compareTransfers,
  compareWallet,
  custodyDifferences,
  isListedAgain,
  type ListedTransfer,
  MAX_COMPARED_DAYS,
  type OurOrder,
  postedWithoutOrder,
  RETURNABLE_DAYS,
  type TheirStatus,
  unreadableDifference,
} from '../../../src/domain/ledger/reconciliation.ts';

const NOON_MS = Date.parse('2026-06-28T12:00:00+01:00');
const NEXT_DAY_MS = NOON_MS + 86_400_000;
const TIERS = [
  { upToMinor: 500_000n, feeMinor: 1_000n },
  { upToMinor: null, feeMinor: 2_500n },
];

const order = (changes: Partial<OurOrder> = {}): OurOrder => ({
  reference: 'wd_1',
  flowId: 'wd_1',
  amountMinor: 100_000n,
  toldAtMs: NOON_MS,
  isGivenUp: false,
  status: 'COMPLETED',
  bookedMinor: 100_000n,
  ...changes,
});

const transfer = (changes: Partial<ListedTransfer> = {}): ListedTransfer => ({
  reference: 'wd_1',
  providerReference: 'TRF_1',
  status: 'succeeded',
  amountMinor: 100_000n,
  feeMinor: 1_000n,
  createdAtMs: NOON_MS,
  ...changes,
});

function compare(theirs: readonly ListedTransfer[], ours: readonly OurOrder[], nowMs = NEXT_DAY_MS) {
  return compareTransfers(theirs, ours, { nowMs, feeTiers: TIERS });
}

const named = ({ differences }: ReturnType<typeof compareTransfers>) =>
  differences.map(({ kind, subject, oursMinor, theirsMinor }) => [kind, subject, oursMinor, theirsMinor]);

describe('the transfers of a provider and our orders', () => {
  test('agree where each was paid once and booked, or not paid and not booked', () => {
    const compared = compare(
      [
        transfer(),
        transfer({ reference: 'wd_2', status: 'failed' }),
        transfer({ reference: 'wd_3', status: 'reversed' }),
        transfer({ reference: 'wd_4', status: 'failed' }),
      ],
      [
        order(),
        order({ reference: 'wd_2', status: 'FAILED', bookedMinor: 0n }),
        order({ reference: 'wd_3', status: 'REVERSED', bookedMinor: 0n }),
        order({ reference: 'wd_4', isGivenUp: true, bookedMinor: 0n }),
      ],
    );
    expect(compared).toEqual({
      differences: [],
      undecided: 0,
      unlisted: [],
      returned: [],
      totals: { paidMinor: 100_000n, feesMinor: 1_000n, bookedMinor: 100_000n },
    });
  });

  test('name the orders that came back, once for each, and none that is settled so or was given up', () => {
    const returned = (
      changes: Partial<OurOrder>,
      status: ListedTransfer['status'] = 'reversed',
      nowMs?: number,
    ) => compare([transfer({ status })], [order(changes)], nowMs).returned.map(({ reference }) => reference);
    expect(returned({})).toEqual(['wd_1']);
    // What came back just now is checked as well: a check does no harm.
    expect(returned({}, 'reversed', NOON_MS + 1_000)).toEqual(['wd_1']);
    expect(returned({ status: 'REVERSED' })).toEqual([]);
    expect(returned({ status: 'FAILED' })).toEqual([]);
    expect(returned({ status: 'PROCESSING' })).toEqual([]);
    expect(returned({ isGivenUp: true })).toEqual([]);
    for (const status of ['succeeded', 'failed', 'pending', 'unknown'] as const)
      expect(returned({}, status)).toEqual([]);
    const twice = [
      transfer({ status: 'reversed' }),
      transfer({ status: 'reversed', providerReference: 'TRF_2' }),
    ];
    expect(compare(twice, [order()]).returned).toHaveLength(1);
  });

  test('differ where we gave an attempt up and the provider has paid it, which may be twice', () => {
    const compared = compare([transfer()], [order({ isGivenUp: true })]);
    expect(named(compared)).toEqual([['given_up_but_paid', 'wd_1', 0n, 100_000n]]);
    expect(compared.differences[0]?.detail).toContain('may have been paid twice');
    const failed = compare([transfer()], [order({ isGivenUp: true, status: 'FAILED', bookedMinor: 0n })]);
    expect(failed.differences[0]?.detail).not.toContain('twice');
    expect(named(compare([transfer({ status: 'pending' })], [order({ isGivenUp: true })]))).toEqual([
      ['status', 'wd_1', 0n, 100_000n],
    ]);
  });

  test.each(['succeeded', 'pending', 'reversed', 'unknown'] as const)(
    'differ where a transfer that is %s is unknown to us',
    (status) => {
      expect(named(compare([transfer({ status })], []))).toEqual([
        ['unknown_to_us', 'wd_1', undefined, 100_000n],
      ]);
    },
  );

  test('need not both know what moved no money', () => {
    expect(compare([transfer({ status: 'failed' })], []).differences).toEqual([]);
  });

  test('differ where the provider has two under one reference', () => {
    const theirs = [transfer({ status: 'failed' }), transfer({ providerReference: 'TRF_2' }), transfer()];
    expect(named(compare(theirs, [order()]))).toEqual([['unknown_to_us', 'wd_1 TRF_1', undefined, 100_000n]]);
  });

  test('differ in the amount, the fee, and what the ledger moved', () => {
    expect(named(compare([transfer({ amountMinor: 110_000n })], [order()]))).toEqual([
      ['amount', 'wd_1', 100_000n, 110_000n],
    ]);
    expect(named(compare([transfer({ feeMinor: 5_000n })], [order()]))).toEqual([
      ['fee', 'wd_1', 1_000n, 5_000n],
    ]);
    expect(named(compare([transfer()], [order({ bookedMinor: 0n })]))).toEqual([
      ['ledger', 'wd_1', 0n, 100_000n],
    ]);
    const failed = order({ status: 'FAILED', bookedMinor: 100_000n });
    expect(named(compare([transfer({ status: 'failed' })], [failed]))).toEqual([
      ['ledger', 'wd_1', 100_000n, 0n],
    ]);
  });

  test('are compared in amount and fee only where money moved', () => {
    const unpaid = order({ status: 'FAILED', bookedMinor: 0n });
    expect(named(compare([transfer({ status: 'failed', amountMinor: 110_000n })], [unpaid]))).toEqual([]);
    expect(named(compare([transfer({ status: 'failed', feeMinor: 5_000n })], [unpaid]))).toEqual([]);
    expect(named(compare([transfer({ status: 'reversed' })], [order({ isGivenUp: true })]))).toEqual([]);
  });

  test('differ in the amount and the status at once', () => {
    const paid = transfer({ amountMinor: 110_000n });
    expect(named(compare([paid], [order({ status: 'FAILED' })]))).toEqual([
      ['amount', 'wd_1', 100_000n, 110_000n],
      ['status', 'wd_1', 100_000n, 110_000n],
    ]);
    expect(named(compare([transfer({ status: 'failed' })], [order()]))).toEqual([
      ['status', 'wd_1', 100_000n, 100_000n],
    ]);
    const pending = transfer({ status: 'pending', amountMinor: 110_000n });
    const compared = compare([pending], [order({ status: 'PROCESSING', bookedMinor: 0n })]);
    expect([named(compared), compared.undecided]).toEqual([[['amount', 'wd_1', 100_000n, 110_000n]], 0]);
  });

  test('are not compared in fees that nobody agreed on', () => {
    const context = { nowMs: NEXT_DAY_MS, feeTiers: undefined };
    const { differences, totals } = compareTransfers([transfer({ feeMinor: 5_000n })], [order()], context);
    expect(differences).toEqual([]);
    expect(totals.feesMinor).toBe(5_000n);
  });

  test.each([
    ['COMPLETED', 'failed'],
    ['COMPLETED', 'reversed'],
    ['COMPLETED', 'pending'],
    ['COMPLETED', 'unknown'],
    ['FAILED', 'succeeded'],
    ['FAILED', 'pending'],
    ['FAILED', 'unknown'],
    ['REVERSED', 'succeeded'],
  ] as const)('differ where ours is %s and theirs %s', (ours, status) => {
    const compared = compare([transfer({ status })], [order({ status: ours })]);
    expect(compared.differences).toEqual([
      expect.objectContaining({ kind: 'status', subject: 'wd_1', flowId: 'wd_1' }),
    ]);
    const isPaidTwice = ours !== 'COMPLETED' && status === 'succeeded';
    expect(compared.differences[0]?.detail.includes('has the money back')).toBe(isPaidTwice);
  });

  test('are left alone while they are young, or the flow is still finding out', () => {
    const young = transfer({ createdAtMs: NEXT_DAY_MS - 60_000 });
    expect(compare([young], [])).toMatchObject({ differences: [], undecided: 1 });
    expect(compare([transfer({ createdAtMs: NEXT_DAY_MS - 600_000 })], []).undecided).toBe(0);
    expect(compare([transfer()], [order({ toldAtMs: NEXT_DAY_MS - 60_000 })])).toMatchObject({
      differences: [],
      undecided: 1,
    });
    const processing = order({ status: 'PROCESSING', bookedMinor: 0n });
    expect(compare([transfer()], [processing], NEXT_DAY_MS - 1)).toMatchObject({
      differences: [],
      undecided: 1,
    });
    const late = compare([transfer()], [processing]);
    expect(named(late)).toEqual([['status', 'wd_1', 100_000n, 100_000n]]);
    expect(late.differences[0]?.detail).not.toContain('has the money back');
    for (const status of ['failed', 'reversed'] as const)
      expect(compare([transfer({ status })], [processing]).differences).toHaveLength(1);
    expect(compare([transfer({ status: 'pending' })], [processing])).toMatchObject({
      differences: [],
      undecided: 1,
    });
  });

  test('that the provider did not list are asked about, but for those given up', () => {
    const given = [order(), order({ reference: 'wd_2', isGivenUp: true })];
    expect(compare([], given)).toMatchObject({ differences: [], unlisted: [given[0]] });
  });
});

describe('an order that the provider was asked about', () => {
  const context = { nowMs: NEXT_DAY_MS };

  test('that it does not know is missing there, unless nothing was paid', () => {
    expect(compareOrder(order(), 'not_found', context)).toEqual([
      expect.objectContaining({ kind: 'unknown_to_them', oursMinor: 100_000n, theirsMinor: undefined }),
    ]);
    expect(compareOrder(order({ status: 'FAILED', bookedMinor: 0n }), 'not_found', context)).toEqual([]);
  });

  test.each<[OurOrder['status'], TheirStatus, string[]]>([
    ['COMPLETED', 'succeeded', []],
    ['COMPLETED', 'failed', ['status']],
    ['FAILED', 'succeeded', ['status']],
    ['REVERSED', 'not_found', ['unknown_to_them']],
  ])('%s beside %s', (status, theirs, kinds) => {
    const booked = order({ status, bookedMinor: status === 'COMPLETED' ? 100_000n : 0n });
    const found = compareOrder(booked, theirs, context);
    expect(found).not.toBe('undecided');
    expect(found !== 'undecided' && found.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('moved what the provider paid: all of it, or nothing', () => {
    const theirsOf = (ours: OurOrder, theirs: TheirStatus) => {
      const found = compareOrder(ours, theirs, context);
      return found !== 'undecided' && found.map(({ theirsMinor }) => theirsMinor);
    };
    expect(theirsOf(order(), 'failed')).toEqual([0n]);
    expect(theirsOf(order({ status: 'FAILED' }), 'succeeded')).toEqual([100_000n]);
  });

  test('tells what the provider said, and is left alone while it is undecided', () => {
    const theirReason = 'VTpass delivered, but for another amount than was ordered.';
    expect(compareOrder(order(), 'unknown', { ...context, theirReason })).toEqual([
      expect.objectContaining({ detail: expect.stringContaining('for another amount than was ordered).') }),
    ]);
    expect(compareOrder(order(), 'unknown', { ...context, theirReason: 'Error 4.1 of theirs' })).toEqual([
      expect.objectContaining({ detail: expect.stringContaining('(Error 4.1 of theirs).') }),
    ]);
    expect(compareOrder(order({ status: 'PROCESSING' }), 'pending', context)).toBe('undecided');
    expect(compareOrder(order({ toldAtMs: NEXT_DAY_MS }), 'not_found', context)).toBe('undecided');
  });
});

test('an answer that cannot be read is a difference, of an order of ours or of none', () => {
  const detail = 'It has no amount. Look it up at the provider by its reference.';
  const found = { kind: 'unreadable', subject: 'TRF_1', theirsMinor: undefined, detail };
  expect(unreadableDifference('TRF_1', 'It has no amount.')).toEqual(found);
  expect(unreadableDifference('TRF_1', 'It has no amount.', order())).toEqual({
    ...found,
    flowId: 'wd_1',
    oursMinor: 100_000n,
  });
});

test('money in the ledger that nobody was told to pay is a difference', () => {
  expect(postedWithoutOrder({ flowId: 'wd_1', bookedMinor: 100_000n })).toMatchObject({
    kind: 'ledger',
    subject: 'wd_1',
    oursMinor: 100_000n,
    theirsMinor: 0n,
  });
});

test('a balance may fall by what was bought, and no further', () => {
  expect(compareWallet({ beforeMinor: 900n, nowMinor: 400n, spentMinor: 500n })).toEqual([]);
  expect(compareWallet({ beforeMinor: 900n, nowMinor: 2_000n, spentMinor: 500n })).toEqual([]);
  expect(compareWallet({ beforeMinor: 900n, nowMinor: 399n, spentMinor: 500n })).toEqual([
    {
      kind: 'wallet',
      subject: 'balance',
      oursMinor: 500n,
      theirsMinor: 501n,
      detail: 'The balance fell by 5.01 naira, and our orders of that time cost 5 naira at most.',
    },
  ]);
});

test('custody is a difference where the sum or an address deviates', () => {
  expect(custodyDifferences(0n, 0)).toEqual([]);
  expect(custodyDifferences(0n, 2)).toHaveLength(1);
  expect(custodyDifferences(5n, 0)).toHaveLength(1);
  expect(custodyDifferences(-1_500_000n, 1)).toEqual([
    expect.objectContaining({ kind: 'custody', theirsMinor: -1_500_000n }),
  ]);
});

describe('a day of transfers', () => {
  const END_MS = Date.UTC(2026, 0, 31, 23);
  const DAY_MS = 86_400_000;
  const agedDays = (age: number, listedAtAge: number) =>
    isListedAgain(END_MS, END_MS + listedAtAge * DAY_MS, END_MS + age * DAY_MS);

  test('is listed again each time it is a week older, the last time once none of its transfers may come back', () => {
    const listed: number[] = [];
    for (let age = 0, last = 0; age <= 100; age += 1) {
      if (!agedDays(age, last)) continue;
      listed.push(age);
      last = age;
    }
    expect(listed).toEqual([7, 14, 21, 28, RETURNABLE_DAYS]);
  });

  test('is listed once more where its last list failed, as long as days are compared', () => {
    expect(agedDays(MAX_COMPARED_DAYS, RETURNABLE_DAYS - 0.1)).toBe(true);
    expect(agedDays(MAX_COMPARED_DAYS, RETURNABLE_DAYS)).toBe(false);
  });
});
