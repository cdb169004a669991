import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type HistoryEvidence, judgeHistory } from '../../faults/history/judge.ts';
import {
  isLinearizable,
  type Operation,
  type SequentialObject,
  shortestOffence,
} from '../../faults/history/linearizability.ts';
import { type Observation, observationsOf } from '../../faults/history/observations.ts';
import type { WalletEntry } from '../../faults/history/postings.ts';

/** Planted histories, and histories of real registers: what the fault driver says of what merchants were shown. */

const ACME = { businessId: 'biz_1', environment: 'test' } as const;
const OTHER = { businessId: 'biz_2', environment: 'test' } as const;

/** The moments that a history is about lie far enough apart for the tolerance of the clocks. */
const SECOND = 1_000;
const from = (start: number, end: number) => ({ startMs: start * SECOND, endMs: end * SECOND });

const created = (
  id: string,
  status: string | undefined,
  at: { startMs: number; endMs: number },
): Observation => ({
  ...{ of: 'order', kind: 'create', id: status && id, reference: `ref of ${id}`, status },
  ...ACME,
  ...at,
});

const read = (
  id: string,
  status: string | undefined,
  at: { startMs: number; endMs: number },
  by: typeof ACME | typeof OTHER = ACME,
): Observation => ({ of: 'order', kind: 'read', id, reference: undefined, status, ...by, ...at });

const balance = (
  balances: { available?: bigint; held?: bigint; debt?: bigint },
  at: { startMs: number; endMs: number },
  by: typeof ACME | typeof OTHER = ACME,
): Observation => ({ of: 'wallet', asset: 'NGN', balances, ...by, ...at });

/** Entries of a ledger, each with the second of its transaction. Entries of one second are of one transaction. */
function ledger(
  ...moves: readonly [second: number, reference: string, available: bigint, held?: bigint][]
): readonly WalletEntry[] {
  const balances = { available: 0n, held: 0n };
  const sequences = { available: 0, held: 0 };
  return moves.flatMap(([second, reference, available, held = 0n]) =>
    Object.entries({ available, held } as const).flatMap(([name, amount]) => {
      if (amount === 0n) return [];
      const account = name as 'available' | 'held';
      balances[account] += amount;
      return [
        {
          ...ACME,
          ...{ asset: 'NGN' as const, account, sequence: ++sequences[account], reference },
          ...{ balanceMinor: balances[account], transaction: `${second}`, atMs: second * SECOND },
        },
      ];
    }),
  );
}

/** A payment, a withdrawal that is completed, and one that fails. */
const ENTRIES = ledger(
  [1, 'txn_1', 10_000n],
  [5, 'wd_1:reserve', -4_000n, 4_000n],
  [9, 'wd_1:post', 0n, -4_000n],
  [13, 'wd_2:reserve', -1_000n, 1_000n],
  [17, 'wd_2:void', 1_000n, -1_000n],
);

function findings(given: Partial<HistoryEvidence>) {
  const evidence = { observations: [], orders: [], received: [], entries: ENTRIES, ...given };
  return judgeHistory(evidence).map(({ kind, says }) => ({ kind, says }));
}

const kindsOf = (observations: readonly Observation[], given: Partial<HistoryEvidence> = {}) =>
  findings({ observations, ...given }).map(({ kind }) => kind);

describe('a history that no order of its calls explains', () => {
  const READS_BEFORE = balance({ available: 6_000n, held: 4_000n }, from(6, 7));

  it.each<[name: string, kind: string, observations: readonly Observation[]]>([
    [
      'a balance from before what an earlier read showed',
      'BALANCE WENT BACK',
      [READS_BEFORE, balance({ available: 10_000n, held: 0n }, from(8, 8.5))],
    ],
    [
      'money that was never there',
      'BALANCE NEVER THERE',
      [balance({ available: 10_001n, held: 0n }, from(2, 3))],
    ],
    [
      'a part of a transaction: money taken, and not yet on hold',
      'BALANCE NEVER THERE',
      [balance({ available: 6_000n, held: 0n }, from(4, 6))],
    ],
    [
      'money that comes only later',
      'BALANCE NEVER THERE',
      [balance({ available: 10_000n, held: 0n }, from(0.1, 0.2))],
    ],
    [
      'a write that is lost: the withdrawal was answered, and nothing is on hold',
      'BALANCE WENT BACK',
      [created('wd_1', 'PROCESSING', from(4, 6)), balance({ available: 10_000n, held: 0n }, from(7, 8))],
    ],
    [
      'a write that is applied twice',
      'BALANCE NEVER THERE',
      [balance({ available: 2_000n, held: 8_000n }, from(6, 7))],
    ],
    [
      'the balance of another merchant',
      'BALANCE NEVER THERE',
      [balance({ available: 10_000n, held: 0n }, from(2, 3), OTHER)],
    ],
    [
      'two screens of which each has what the other lacks',
      'BALANCE WENT BACK',
      [
        balance({ available: 10_000n }, from(8, 10)),
        balance({ held: 4_000n }, from(2, 6.5)),
        balance({ available: 6_000n }, from(6.6, 7)),
      ],
    ],
    [
      'a status that goes back',
      'STATUS WENT BACK',
      [
        created('wd_1', 'PROCESSING', from(4, 6)),
        read('wd_1', 'COMPLETED', from(9, 10)),
        read('wd_1', 'PROCESSING', from(11, 12)),
      ],
    ],
    [
      'an order that ends in two ways',
      'STATUS WENT BACK',
      [
        created('wd_1', 'PROCESSING', from(4, 6)),
        read('wd_1', 'FAILED', from(9, 10)),
        read('wd_1', 'COMPLETED', from(9, 12)),
      ],
    ],
    [
      'a creation that a later read does not find',
      'CREATION NOT VISIBLE',
      [created('wd_1', 'PROCESSING', from(4, 6)), read('wd_1', undefined, from(7, 8))],
    ],
    [
      'an order that was there before it was asked for',
      'STATUS WENT BACK',
      [read('wd_1', 'PROCESSING', from(2, 3)), created('wd_1', 'PROCESSING', from(4, 6))],
    ],
    [
      'an order that another merchant reads',
      'ORDER OF ANOTHER',
      [created('wd_1', 'PROCESSING', from(4, 6)), read('wd_1', 'PROCESSING', from(7, 8), OTHER)],
    ],
    [
      'an order that the answer to its creation shows after its end',
      'STATUS WENT BACK',
      [created('wd_1', 'COMPLETED', from(4, 6)), created('wd_1', 'PROCESSING', from(7, 8))],
    ],
  ])('%s', (_, kind, observations) => {
    expect(kindsOf(observations)).toEqual([kind]);
  });

  it('a balance from the midst of a transaction, which a statement may end in', () => {
    const entries = ledger(
      [1, 'wd_1:reserve', 0n, 4_000n],
      [2, 'wd_2:reserve', 0n, 5_000n],
      [5, 'wd_1:post', 0n, -4_000n],
      [5, 'wd_2:post', 0n, -5_000n],
      [6, 'wd_3:reserve', 0n, 2_000n],
    );
    const midst = balance({ held: 5_000n }, from(4, 6));
    expect(kindsOf([midst], { entries })).toEqual(['BALANCE NEVER THERE']);
    expect(kindsOf([{ ...midst, isBetween: true } as Observation], { entries })).toEqual([]);
    const after = balance({ held: 2_000n }, from(6, 7));
    const late = { ...midst, ...from(8, 9), isBetween: true } as Observation;
    expect(kindsOf([after, late], { entries })).toEqual(['BALANCE WENT BACK']);
  });

  const WITHDRAWAL = {
    ...{ id: 'wd_1', reference: 'ref of wd_1', kind: 'sale', environment: 'test', furtherIds: [] },
    merchant: { businessId: 'biz_1' },
  } as unknown as HistoryEvidence['orders'][number];

  it('a whole list that leaves out what was created before', () => {
    const listed = (ids: readonly string[]): Observation => ({
      ...{ of: 'list', kind: 'sale', ids, ...ACME },
      ...from(7, 8),
    });
    const creation = created('wd_1', 'PROCESSING', from(4, 6));
    expect(kindsOf([creation, listed([])], { orders: [WITHDRAWAL] })).toEqual(['CREATION NOT VISIBLE']);
    expect(kindsOf([creation, listed(['wd_1'])], { orders: [WITHDRAWAL] })).toEqual([]);
    expect(kindsOf([creation, { ...listed([]), ...OTHER }], { orders: [WITHDRAWAL] })).toEqual([]);
  });

  it('a read that lags behind an event that has arrived', () => {
    const observations = [
      created('wd_1', 'PROCESSING', from(4, 6)),
      read('wd_1', 'PROCESSING', from(11, 12)),
    ];
    const event = { transactionId: 'wd_1', status: 'COMPLETED', firstAtMs: 10 * SECOND };
    expect(kindsOf(observations, { received: [event] })).toEqual(['STATUS WENT BACK']);
    const later = { ...event, firstAtMs: 11.5 * SECOND };
    expect(kindsOf(observations, { received: [later] })).toEqual([]);
    const lagging = balance({ held: 4_000n }, from(11, 12));
    expect(kindsOf([...observations.slice(0, 1), lagging], { received: [event] })).toEqual([
      'BALANCE WENT BACK',
    ]);
  });

  it('is told by its shortest part', () => {
    const noise = [2, 3, 4].map((second) => balance({ available: 10_000n }, from(second, second + 0.5)));
    const [found] = findings({
      observations: [
        ...noise,
        READS_BEFORE,
        balance({ available: 10_000n, held: 0n }, from(8, 8.5)),
        ...noise,
      ],
    });
    expect(found?.says).toBe(
      'the wallet of biz_1 in test in NGN cannot have been as merchants were shown it: ' +
        '00:00:06.000–00:00:07.000 a read shows available NGN 60.00 (as after wd_1:reserve), held NGN 40.00 (as after wd_1:reserve); ' +
        '00:00:08.000–00:00:08.500 a read shows available NGN 100.00 (as after txn_1), held NGN 0.00',
    );
  });
});

describe('a history that has an explanation', () => {
  it.each<[name: string, observations: readonly Observation[]]>([
    [
      'reads that overlap show the balance before and after, in either order',
      [
        balance({ available: 6_000n, held: 4_000n }, from(4, 7)),
        balance({ available: 10_000n, held: 0n }, from(4.5, 8)),
      ],
    ],
    [
      'a creation whose answer was lost happened, and another did not',
      [
        created('wd_1', undefined, from(4, Number.POSITIVE_INFINITY)),
        read('wd_1', 'PROCESSING', from(6, 7)),
        created('wd_2', undefined, from(4, Number.POSITIVE_INFINITY)),
        read('wd_2', undefined, from(20, 21)),
      ],
    ],
    [
      'a creation whose answer was lost happens after a read that does not find it',
      [
        created('wd_1', undefined, from(2, Number.POSITIVE_INFINITY)),
        read('wd_1', undefined, from(3, 4)),
        read('wd_1', 'PROCESSING', from(6, 7)),
        created('wd_1', 'COMPLETED', from(10, 11)),
      ],
    ],
    [
      'a screen shows an order on its way while the answer to its creation waits for the outcome',
      [read('wd_1', 'PROCESSING', from(6, 7)), created('wd_1', 'COMPLETED', from(4, 10))],
    ],
    [
      'a payout is completed, and then returned',
      [
        created('wd_1', 'PROCESSING', from(4, 6)),
        read('wd_1', 'COMPLETED', from(9, 10)),
        read('wd_1', 'REVERSED', from(11, 12)),
      ],
    ],
    [
      'a session is seen, forgotten, seen again, underpaid and settled',
      ['AWAITING_DEPOSIT', 'PENDING_CONFIRMATION', 'EXPIRED', 'UNDERPAID', 'SWEEP_PENDING', 'SETTLED'].map(
        (status, second) => read('cp_1', status, from(second, second + 0.5)),
      ),
    ],
    [
      'a stored answer shows what was',
      [
        created('wd_1', 'COMPLETED', from(4, 10)),
        { ...created('wd_1', 'PROCESSING', from(11, 12)), kind: 'heard' } as Observation,
      ],
    ],
    [
      'an automatic payout is there without a request, and another merchant does not find it',
      [read('wd_1', 'PROCESSING', from(6, 7)), read('wd_1', undefined, from(8, 9), OTHER)],
    ],
    [
      'a balance is what it was before',
      [
        balance({ available: 6_000n, held: 0n }, from(10, 11)),
        balance({ available: 5_000n, held: 1_000n }, from(14, 15)),
        balance({ available: 6_000n, held: 0n }, from(18, 19)),
      ],
    ],
  ])('%s', (_, observations) => {
    expect(findings({ observations })).toEqual([]);
  });
});

/** A register of whole numbers: a write sets it, and a read shows it. */
const REGISTER: SequentialObject<number> = { initial: 0, keyOf: String };

interface Step {
  readonly kind: 'write' | 'read';
  readonly value: number;
  readonly startMs: number;
  readonly endMs: number;
}

function operationOf({ kind, value, startMs, endMs }: Step): Operation<number> {
  const at = { says: `${kind} ${value}`, startMs, endMs, isRead: kind === 'read' };
  if (kind === 'read') return { ...at, apply: (state) => (state === value ? state : undefined) };
  const lost = { ...at, endMs: Number.POSITIVE_INFINITY, apply: () => value };
  return { ...lost, endMs, weaker: lost };
}

/** Steps that a register answered one by one, each at its number, in intervals around that moment; each write another value. */
const served = fc
  .array(
    fc.record({
      isWrite: fc.boolean(),
      before: fc.nat({ max: 40 }),
      after: fc.nat({ max: 40 }),
      isLost: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((drawn) => {
    let value = 0;
    return drawn.flatMap(({ isWrite, before, after, isLost }, number): Step[] => {
      if (isWrite) value = number + 1;
      const startMs = number * 10 - before;
      const endMs = isWrite && isLost ? Number.POSITIVE_INFINITY : number * 10 + after;
      return [{ kind: isWrite ? 'write' : 'read', value, startMs, endMs }];
    });
  });

/** Whether some order explains a history, by trying each. */
function isExplainedBySomeOrder(steps: readonly Step[], state = 0): boolean {
  if (steps.every(({ endMs }) => endMs === Number.POSITIVE_INFINITY)) return true;
  const firstEndMs = Math.min(...steps.map(({ endMs }) => endMs));
  return steps.some((step, number) => {
    if (step.startMs > firstEndMs || (step.kind === 'read' && step.value !== state)) return false;
    return isExplainedBySomeOrder(steps.toSpliced(number, 1), step.value);
  });
}

describe('whatever a register answers', () => {
  const isExplained = (steps: readonly Step[]) => isLinearizable(REGISTER, steps.map(operationOf));

  it('has an explanation', () => {
    fc.assert(fc.property(served, (steps) => expect(isExplained(steps)).toBe(true)));
  });

  it('has none once a read shows what was never written', () => {
    fc.assert(
      fc.property(served, fc.nat(), (steps, which) => {
        const reads = steps.filter(({ kind }) => kind === 'read');
        const wrong = reads[which % Math.max(1, reads.length)];
        fc.pre(wrong !== undefined);
        expect(isExplained(steps.map((step) => (step === wrong ? { ...step, value: -1 } : step)))).toBe(
          false,
        );
      }),
    );
  });

  it('has none once a read shows an older value than a read that ended before, and the shortest part is those two', () => {
    fc.assert(
      fc.property(served, fc.nat(), (steps, which) => {
        const reads = steps.filter(({ kind }) => kind === 'read');
        const pairs = reads.flatMap((late) =>
          reads
            .filter((early) => early.endMs < late.startMs && early.value > 0)
            .map((early) => ({ early, late })),
        );
        const pair = pairs[which % Math.max(1, pairs.length)];
        fc.pre(pair !== undefined);
        const stale = steps.map((step) => (step === pair.late ? { ...step, value: 0 } : step));
        expect(isExplained(stale)).toBe(false);
        const offence = shortestOffence(REGISTER, stale.map(operationOf)) ?? [];
        expect(offence.length).toBeLessThanOrEqual(2);
        expect(offence.map(({ says }) => says)).toContain('read 0');
      }),
    );
  });

  it('is judged as by trying every order', () => {
    const few = fc.array(
      fc.record({
        kind: fc.constantFrom<Step['kind']>('write', 'read'),
        value: fc.nat({ max: 2 }),
        startMs: fc.nat({ max: 12 }),
        lasts: fc.oneof(fc.nat({ max: 6 }), fc.constant(Number.POSITIVE_INFINITY)),
      }),
      { maxLength: 7 },
    );
    const seen = { true: 0, false: 0 };
    fc.assert(
      fc.property(few, (drawn) => {
        const steps = drawn
          .map(({ lasts, ...step }) => ({ ...step, endMs: step.startMs + lasts }))
          .filter(({ kind, endMs }) => kind === 'write' || endMs !== Number.POSITIVE_INFINITY);
        const isRight = isExplainedBySomeOrder(steps);
        seen[`${isRight}`]++;
        expect(isExplained(steps)).toBe(isRight);
        if (isRight) return;
        // Each operation of the shortest part matters, and together they have no explanation.
        const offence = shortestOffence(REGISTER, steps.map(operationOf)) ?? [];
        expect(offence.length).toBeGreaterThan(0);
      }),
      { numRuns: 3_000 },
    );
    expect(Math.min(seen.true, seen.false)).toBeGreaterThan(300);
  });
});

describe('an answer to a merchant', () => {
  const call = (
    request: Parameters<typeof observationsOf>[0]['request'],
    body: Readonly<Record<string, unknown>>,
    status = 200,
  ) =>
    observationsOf({
      ...{ ...ACME, request, startMs: 1, endMs: 2 },
      answer: { kind: 'answered', status, body, isReplayed: false },
    }).map(({ businessId, environment, startMs, ...shown }) => shown);
  const get = (path: string) => ({ method: 'GET', path }) as const;

  it('is read for the orders that it shows', () => {
    const request = {
      method: 'POST',
      path: '/withdrawal/request',
      body: { merchantReference: 'r1' },
    } as const;
    const withdrawal = { transactionId: 'wd_1', status: 'FAILED', merchantReference: 'r1' };
    const shown = { of: 'order', id: 'wd_1', reference: 'r1', status: 'FAILED', endMs: 2 };
    expect(call(request, { withdrawal }, 422)).toEqual([{ ...shown, kind: 'create' }]);
    expect(call(get('/transactions/wd_1'), { transaction: { ...withdrawal, id: 'wd_1' } })).toEqual([
      { ...shown, kind: 'read' },
    ]);
    expect(call(get('/transactions/wd_1'), { code: 'not_found' }, 404)).toEqual([
      { ...shown, kind: 'read', reference: undefined, status: undefined },
    ]);
    expect(call(request, { code: 'outage' }, 503)).toEqual([
      { ...shown, kind: 'create', id: undefined, status: undefined, endMs: Number.POSITIVE_INFINITY },
    ]);
    expect(call(request, { code: 'idempotency_key_in_use' }, 409)).toEqual([]);
  });

  it('is read for what a whole list names, and not for a part of one', () => {
    const payments = [{ paymentId: 'cp_1', status: 'SETTLED' }];
    const read = { of: 'order', kind: 'read', id: 'cp_1', status: 'SETTLED', endMs: 2 };
    expect(call(get('/crypto/payments?limit=100'), { payments, hasMore: false })).toEqual([
      read,
      { of: 'list', kind: 'session', ids: ['cp_1'], endMs: 2 },
    ]);
    expect(call(get('/crypto/payments?limit=100'), { payments, hasMore: true })).toEqual([read]);
  });

  it('is read for balances of one moment', () => {
    const wallet = { of: 'wallet', endMs: 2 };
    const usdt = { ...wallet, asset: 'USDT', balances: { available: 25_500_000n, held: 1n } };
    const balances = { usdtBalance: 25.5, usdtPendingBalance: 0.000001 };
    expect(call(get('/crypto/balances'), { balances })).toEqual([usdt]);
    const overview = {
      balances: { ngn: { available: 0.29, held: 0 }, usdt: { available: 25.5, held: 0.000001 } },
      debt: 3,
    };
    expect(call(get('/overview?days=1'), { overview })).toEqual([
      { ...wallet, asset: 'NGN', balances: { available: 29n, held: 0n } },
      { ...wallet, asset: 'NGN', balances: { debt: 300n } },
      usdt,
    ]);
    const statement = { closingBalance: 0.29, closingHeld: 1, closingDebt: 2 };
    expect(call(get('/statement?asset=NGN&limit=1'), { statement })).toEqual([
      { ...wallet, asset: 'NGN', balances: { available: 29n } },
      { ...wallet, asset: 'NGN', balances: { held: 100n }, isBetween: true },
      { ...wallet, asset: 'NGN', balances: { debt: 200n } },
    ]);
    expect(call(get('/statement?asset=NGN&limit=1&cursor=abc'), { statement })).toEqual([]);
  });
});
