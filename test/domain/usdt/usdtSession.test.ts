import { describe, expect, it } from '@jest/globals';
import {
  assertSessionPolicy,
  DEFAULT_EXPIRY_MINUTES,
  DEFAULT_SESSION_POLICY,
  decideUsdtSession,
  furtherDeposits,
  hasRunningFlow,
  isOver,
  MAX_EXPIRY_MINUTES,
  MIN_EXPIRY_MINUTES,
  mayEnd,
  mayResolve,
  PAYMENT_RESOLUTIONS,
  payableUntilMs,
  paymentBand,
  REVIEW_SENTENCES,
  type SessionPolicy,
  sessionFlowStatus,
  USDT_SESSION_STATUSES,
  type UsdtSessionFacts,
} from '../../../src/domain/usdt/usdtSession.ts';

const EXPIRES_AT_MS = 1_000_000_000;
const HOUR_MS = 3_600_000;

/** A session of 100 USDT, long before its expiry, with nothing paid, on a chain that was read up to now. */
function facts(more: Partial<UsdtSessionFacts> & { readonly policyMore?: Partial<SessionPolicy> } = {}) {
  const { policyMore, nowMs = EXPIRES_AT_MS - HOUR_MS / 2, ...rest } = more;
  return {
    expectedMinor: 100_000_000n,
    expiresAtMs: EXPIRES_AT_MS,
    policy: { ...DEFAULT_SESSION_POLICY, ...policyMore },
    nowMs,
    readUntilMs: nowMs,
    deposits: [],
    sightedMinor: 0n,
    sweep: 'none' as const,
    resolution: undefined,
    ...rest,
  };
}

const paid = (usdt: number, blockTimeMs = EXPIRES_AT_MS - HOUR_MS / 2) => ({
  amountMinor: BigInt(Math.round(usdt * 1_000_000)),
  blockTimeMs,
});

describe('what an amount is, with a tolerance of 0.5 %', () => {
  it.each([
    [0n, 'none'],
    [1n, 'under'],
    [99_499_999n, 'under'],
    [99_500_000n, 'exact'],
    [100_000_000n, 'exact'],
    [100_500_000n, 'exact'],
    [100_500_001n, 'over'],
  ] as const)('%s of 100 USDT is %s', (receivedMinor, band) => {
    expect(paymentBand(receivedMinor, 100_000_000n, 50n)).toBe(band);
  });
});

describe('a session that its merchant ends', () => {
  const open = { status: 'AWAITING_DEPOSIT', deposits: [], sightedMinor: 0n } as const;

  it('is one to which nothing was paid, and nothing is on its way', () => {
    expect(mayEnd(open)).toBe(true);
    expect(mayEnd({ ...open, deposits: [paid(0.5)] })).toBe(false);
    expect(mayEnd({ ...open, sightedMinor: 1n })).toBe(false);
    for (const status of USDT_SESSION_STATUSES) {
      expect([status, mayEnd({ ...open, status })]).toEqual([status, status === 'AWAITING_DEPOSIT']);
    }
  });
});

describe('a session', () => {
  it('waits until it expires, and the moment it does is expired', () => {
    expect(decideUsdtSession(facts())).toMatchObject({
      status: 'AWAITING_DEPOSIT',
      wakeAtMs: EXPIRES_AT_MS,
    });
    expect(decideUsdtSession(facts({ nowMs: EXPIRES_AT_MS - 1 }))).toMatchObject({
      status: 'AWAITING_DEPOSIT',
    });
    expect(decideUsdtSession(facts({ nowMs: EXPIRES_AT_MS }))).toEqual({
      status: 'EXPIRED',
      receivedMinor: 0n,
      creditedMinor: 0n,
      reviewReason: undefined,
      startsSweep: false,
      wakeAtMs: undefined,
    });
  });

  it('is not expired before the chain was read up to its expiry', () => {
    const decided = (readUntilMs: number | undefined, lateMs: number) =>
      decideUsdtSession(facts({ nowMs: EXPIRES_AT_MS + lateMs, readUntilMs }));
    expect(decided(EXPIRES_AT_MS, 0)).toMatchObject({ status: 'EXPIRED', wakeAtMs: undefined });
    for (const [readUntilMs, lateMs, waitMs] of [
      // Nothing has been read yet.
      [undefined, 0, 2_000],
      // What is read is as far behind as the solid blocks of TRON, and will have come there about then.
      [EXPIRES_AT_MS - 57_000, 0, 57_000],
      [EXPIRES_AT_MS - 1, 1, 2_000],
      // A watcher that is gone: asked about ever more rarely, once a minute in the end.
      [EXPIRES_AT_MS - 1, 80_000, 10_000],
      [EXPIRES_AT_MS - HOUR_MS, 0, 60_000],
      [EXPIRES_AT_MS - 1, 9 * HOUR_MS, 60_000],
    ] as const) {
      expect(decided(readUntilMs, lateMs)).toMatchObject({
        status: 'AWAITING_DEPOSIT',
        wakeAtMs: EXPIRES_AT_MS + lateMs + waitMs,
      });
    }
  });

  it('shows what is on its way, without counting it', () => {
    expect(decideUsdtSession(facts({ sightedMinor: 100_000_000n }))).toMatchObject({
      status: 'PENDING_CONFIRMATION',
      receivedMinor: 0n,
      wakeAtMs: EXPIRES_AT_MS,
    });
    for (const nowMs of [EXPIRES_AT_MS, EXPIRES_AT_MS + 1]) {
      expect(decideUsdtSession(facts({ sightedMinor: 1n, nowMs }))).toMatchObject({
        status: 'PENDING_CONFIRMATION',
        wakeAtMs: undefined,
      });
    }
  });

  it('sweeps an exact amount and is settled after that, with what came', () => {
    const deposits = [paid(99.6)];
    expect(decideUsdtSession(facts({ deposits }))).toMatchObject({
      status: 'SWEEP_PENDING',
      startsSweep: true,
    });
    expect(decideUsdtSession(facts({ deposits, sweep: 'under_way' }))).toMatchObject({
      status: 'SWEEP_PENDING',
      startsSweep: false,
    });
    for (const sweep of ['done', 'skipped'] as const) {
      expect(decideUsdtSession(facts({ deposits, sweep }))).toMatchObject({
        status: 'SETTLED',
        creditedMinor: 99_600_000n,
        startsSweep: false,
      });
    }
  });

  it('is credited on the solid deposit where that is agreed, and still swept', () => {
    const policyMore = { settlesOn: 'deposit' } as const;
    expect(decideUsdtSession(facts({ deposits: [paid(100)], policyMore }))).toMatchObject({
      status: 'SETTLED',
      startsSweep: true,
    });
    expect(
      decideUsdtSession(facts({ deposits: [paid(100)], policyMore: { sweeps: 'later' } })),
    ).toMatchObject({ status: 'SETTLED', startsSweep: false });
  });

  it('is OVERPAID until what came is credited, or, where that is agreed, until a human decides', () => {
    const deposits = [paid(80), paid(40)];
    expect(decideUsdtSession(facts({ deposits }))).toMatchObject({ status: 'OVERPAID', startsSweep: true });
    expect(decideUsdtSession(facts({ deposits, sweep: 'done' }))).toMatchObject({
      status: 'SETTLED',
      receivedMinor: 120_000_000n,
      creditedMinor: 120_000_000n,
    });
    const policyMore = { creditsOverpayment: false };
    expect(decideUsdtSession(facts({ deposits, policyMore }))).toMatchObject({
      status: 'OVERPAID',
      startsSweep: false,
      wakeAtMs: undefined,
    });
    // Only more than expected waits for that decision.
    expect(decideUsdtSession(facts({ deposits: [paid(100)], policyMore }))).toMatchObject({
      status: 'SWEEP_PENDING',
    });
    expect(decideUsdtSession(facts({ deposits: [paid(60)], policyMore }))).toMatchObject({
      status: 'UNDERPAID',
    });
  });

  it('is UNDERPAID and open to top-ups until expiry plus grace, then for a human', () => {
    const deposits = [paid(60)];
    const graceEndsAtMs = EXPIRES_AT_MS + HOUR_MS;
    expect(decideUsdtSession(facts({ deposits, nowMs: EXPIRES_AT_MS + 1 }))).toMatchObject({
      status: 'UNDERPAID',
      wakeAtMs: graceEndsAtMs,
    });
    expect(
      decideUsdtSession(
        facts({ deposits: [...deposits, paid(40, graceEndsAtMs)], nowMs: graceEndsAtMs + 9 }),
      ),
    ).toMatchObject({ status: 'SWEEP_PENDING' });
    expect(decideUsdtSession(facts({ deposits, nowMs: graceEndsAtMs }))).toMatchObject({
      status: 'MANUAL_REVIEW',
      reviewReason: 'underpaid',
    });
    const unread = { nowMs: graceEndsAtMs + 1, readUntilMs: graceEndsAtMs - 5_000 };
    expect(decideUsdtSession(facts({ deposits, ...unread }))).toMatchObject({
      status: 'UNDERPAID',
      wakeAtMs: unread.nowMs + 5_000,
    });
    expect(
      decideUsdtSession(facts({ deposits, nowMs: graceEndsAtMs, policyMore: { creditsUnderpayment: true } })),
    ).toMatchObject({ status: 'SWEEP_PENDING' });
  });

  it('judges lateness by the time of the block', () => {
    const nowMs = EXPIRES_AT_MS + 2 * HOUR_MS;
    const late = { status: 'MANUAL_REVIEW', reviewReason: 'late' };
    expect(decideUsdtSession(facts({ nowMs, deposits: [paid(100, EXPIRES_AT_MS)] }))).toMatchObject({
      status: 'SWEEP_PENDING',
    });
    expect(decideUsdtSession(facts({ nowMs, deposits: [paid(100, EXPIRES_AT_MS + 1)] }))).toMatchObject(late);
    expect(
      decideUsdtSession(facts({ nowMs, deposits: [paid(60), paid(40, EXPIRES_AT_MS + HOUR_MS + 1)] })),
    ).toMatchObject(late);
    const policyMore = { lateWindowMs: HOUR_MS };
    expect(
      decideUsdtSession(facts({ nowMs, policyMore, deposits: [paid(100, EXPIRES_AT_MS + HOUR_MS)] })),
    ).toMatchObject({ status: 'SWEEP_PENDING' });
  });

  // A session paid in full and in time, whose sweep waited: a later deposit turned it to MANUAL_REVIEW, late.
  it('stays complete when more arrives after its time', () => {
    const nowMs = EXPIRES_AT_MS + 2 * HOUR_MS;
    const late = paid(30, EXPIRES_AT_MS + HOUR_MS + 1);
    for (const sweep of ['none', 'under_way'] as const) {
      expect(decideUsdtSession(facts({ nowMs, sweep, deposits: [paid(100), late] }))).toMatchObject({
        status: 'SWEEP_PENDING',
        receivedMinor: 100_000_000n,
      });
    }
    expect(decideUsdtSession(facts({ nowMs, sweep: 'done', deposits: [paid(100), late] }))).toMatchObject({
      status: 'SETTLED',
      creditedMinor: 100_000_000n,
    });
    // What was not complete in time is not completed by a late deposit without asking.
    expect(decideUsdtSession(facts({ nowMs, deposits: [paid(60), late] }))).toMatchObject({
      status: 'MANUAL_REVIEW',
      reviewReason: 'late',
      receivedMinor: 90_000_000n,
    });
  });

  it.each([
    ['grace', 2 * HOUR_MS, HOUR_MS],
    ['late window', HOUR_MS, 2 * HOUR_MS],
  ])('is topped up until the longer of grace and late window is over: the %s', (_, graceMs, lateWindowMs) => {
    const policyMore = { graceMs, lateWindowMs };
    const untilMs = EXPIRES_AT_MS + 2 * HOUR_MS;
    const decided = (nowMs: number, ...deposits: ReturnType<typeof paid>[]) =>
      decideUsdtSession(facts({ nowMs, policyMore, deposits }));
    expect(decided(untilMs - 1, paid(60))).toMatchObject({ status: 'UNDERPAID', wakeAtMs: untilMs });
    expect(decided(untilMs, paid(60))).toMatchObject({
      status: 'MANUAL_REVIEW',
      reviewReason: 'underpaid',
    });
    expect(decided(untilMs, paid(60), paid(40, untilMs))).toMatchObject({ status: 'SWEEP_PENDING' });
    expect(decided(untilMs + 1, paid(60), paid(40, untilMs + 1))).toMatchObject({
      status: 'MANUAL_REVIEW',
      reviewReason: 'late',
    });
  });

  it.each([
    ['merchant', 99_900_000n],
    ['platform', 100_000_000n],
  ] as const)(
    'credits less the fee of the token where the %s bears that',
    (tokenFeeBorneBy, creditedMinor) => {
      const swept = { sentMinor: 100_000_000n, feeMinor: 100_000n };
      const policyMore = { tokenFeeBorneBy };
      expect(
        decideUsdtSession(facts({ deposits: [paid(100)], sweep: 'done', swept, policyMore })),
      ).toMatchObject({ status: 'SETTLED', creditedMinor });
    },
  );

  it('credits all that came where no sweep was done, whichever side bears the fee of the token', () => {
    const swept = { sentMinor: 100_000_000n, feeMinor: 100_000n };
    const policyMore = { tokenFeeBorneBy: 'merchant' } as const;
    const base = { deposits: [paid(100)], swept, policyMore };
    const settled = { status: 'SETTLED', creditedMinor: 100_000_000n };
    expect(decideUsdtSession(facts({ ...base, sweep: 'skipped' }))).toMatchObject(settled);
    const resolution = { action: 'credit_received', acceptsUnswept: true } as const;
    expect(decideUsdtSession(facts({ ...base, sweep: 'failed', resolution }))).toMatchObject(settled);
    const onDeposit = { ...policyMore, settlesOn: 'deposit' } as const;
    expect(decideUsdtSession(facts({ ...base, sweep: 'done', policyMore: onDeposit }))).toMatchObject(
      settled,
    );
    expect(decideUsdtSession(facts({ ...base, sweep: 'done', swept: undefined }))).toMatchObject(settled);
  });

  it('asks a human when the sweep failed, and credits unswept money only to one who knows', () => {
    const base = { deposits: [paid(100)], sweep: 'failed' as const };
    const review = { status: 'MANUAL_REVIEW', reviewReason: 'sweep_failed' };
    expect(decideUsdtSession(facts(base))).toMatchObject(review);
    const before = { action: 'credit_received', acceptsUnswept: false } as const;
    expect(decideUsdtSession(facts({ ...base, resolution: before }))).toMatchObject(review);
    const after = { action: 'credit_received', acceptsUnswept: true } as const;
    expect(decideUsdtSession(facts({ ...base, resolution: after }))).toMatchObject({ status: 'SETTLED' });
  });

  it('credits or rejects what a human says', () => {
    const base = { deposits: [paid(60)], nowMs: EXPIRES_AT_MS + 5 * HOUR_MS, sweep: 'done' as const };
    const by = (action: 'credit_received' | 'credit_expected' | 'reject') =>
      decideUsdtSession(facts({ ...base, resolution: { action, acceptsUnswept: false } }));
    expect(by('credit_received')).toMatchObject({ status: 'SETTLED', creditedMinor: 60_000_000n });
    expect(by('credit_expected')).toMatchObject({ status: 'SETTLED', creditedMinor: 100_000_000n });
    expect(by('reject')).toMatchObject({ status: 'FAILED', creditedMinor: 0n });
  });
});

describe('who may decide', () => {
  it.each([
    ['merchant', 'UNDERPAID', undefined, 'none', true],
    ['merchant', 'UNDERPAID', undefined, 'done', true],
    ['merchant', 'OVERPAID', undefined, 'none', true],
    ['merchant', 'OVERPAID', undefined, 'under_way', false],
    ['merchant', 'MANUAL_REVIEW', 'late', 'none', true],
    ['merchant', 'MANUAL_REVIEW', 'sweep_failed', 'failed', false],
    ['operator', 'MANUAL_REVIEW', 'sweep_failed', 'failed', true],
    ['operator', 'AWAITING_DEPOSIT', undefined, 'none', false],
    ['operator', 'SETTLED', undefined, 'done', false],
    ['operator', 'EXPIRED', undefined, 'none', false],
  ] as const)('%s, %s (%s, sweep %s): %s', (by, status, reason, sweep, expected) => {
    expect(mayResolve(by, { status, reviewReason: reason, sweep })).toBe(expected);
  });
});

describe('a policy', () => {
  const MONTH_MS = 30 * 24 * HOUR_MS;

  it.each<Partial<SessionPolicy>>([
    {},
    { toleranceBasisPoints: 0n },
    { toleranceBasisPoints: 1_000n },
    { graceMs: 0, lateWindowMs: MONTH_MS },
    { graceMs: MONTH_MS, lateWindowMs: 0 },
    { sweepFloorMinor: 0n },
  ])('can be applied with %p', (more) => {
    expect(() => assertSessionPolicy({ ...DEFAULT_SESSION_POLICY, ...more })).not.toThrow();
  });

  it.each<[Partial<SessionPolicy>, string]>([
    [{ toleranceBasisPoints: -1n }, '1,000 basis points'],
    [{ toleranceBasisPoints: 1_001n }, '1,000 basis points'],
    [{ graceMs: -1 }, '30 days'],
    [{ graceMs: 1.5 }, '30 days'],
    [{ graceMs: MONTH_MS + 1 }, '30 days'],
    [{ lateWindowMs: -1 }, '30 days'],
    [{ lateWindowMs: 1.5 }, '30 days'],
    [{ lateWindowMs: MONTH_MS + 1 }, '30 days'],
    [{ sweepFloorMinor: -1n }, 'must not be negative'],
  ])('cannot be applied with %p', (more, sentence) => {
    expect(() => assertSessionPolicy({ ...DEFAULT_SESSION_POLICY, ...more })).toThrow(sentence);
  });

  it('has these defaults, which documents name', () => {
    expect(DEFAULT_SESSION_POLICY).toEqual({
      toleranceBasisPoints: 50n,
      creditsOverpayment: true,
      creditsUnderpayment: false,
      graceMs: HOUR_MS,
      lateWindowMs: 0,
      sweeps: 'now',
      sweepFloorMinor: 5_000_000n,
      settlesOn: 'sweep',
      tokenFeeBorneBy: 'platform',
    });
    expect([MIN_EXPIRY_MINUTES, DEFAULT_EXPIRY_MINUTES, MAX_EXPIRY_MINUTES]).toEqual([1, 60, 10_080]);
    expect(PAYMENT_RESOLUTIONS).toEqual(['credit_received', 'credit_expected', 'reject']);
  });
});

it.each([
  [1n, 0n],
  [0n, 0n],
  [-1n, 1n],
] as const)('%s of %s micro-USDT is no amount of a session', (receivedMinor, expectedMinor) => {
  expect(() => paymentBand(receivedMinor, expectedMinor, 50n)).toThrow('must not be negative');
});

describe('a status', () => {
  const until = EXPIRES_AT_MS + HOUR_MS;
  it.each([
    ['INITIATED', EXPIRES_AT_MS, true, false],
    ['ADDRESS_PENDING', EXPIRES_AT_MS, true, false],
    ['AWAITING_DEPOSIT', EXPIRES_AT_MS, true, false],
    ['PENDING_CONFIRMATION', undefined, true, false],
    ['SWEEP_PENDING', undefined, true, false],
    ['SETTLED', undefined, false, true],
    ['UNDERPAID', until, true, false],
    ['OVERPAID', undefined, true, false],
    ['EXPIRED', undefined, false, false],
    ['MANUAL_REVIEW', undefined, true, false],
    ['FAILED', undefined, false, true],
  ] as const)('%s: payable until %s, its workflow runs: %s, over: %s', (status, payable, runs, over) => {
    const session = { status, expiresAtMs: EXPIRES_AT_MS, policy: DEFAULT_SESSION_POLICY };
    expect([payableUntilMs(session), hasRunningFlow(status), isOver(status)]).toEqual([payable, runs, over]);
    expect(sessionFlowStatus(status)).toBe(status === 'MANUAL_REVIEW' ? 'NEEDS_ATTENTION' : status);
  });

  it('is each of these, and a reason for a review has a sentence', () => {
    expect(USDT_SESSION_STATUSES).toHaveLength(11);
    expect(Object.keys(REVIEW_SENTENCES)).toEqual(['underpaid', 'late', 'sweep_failed']);
  });
});

describe('deposits that are not of the session', () => {
  const of = (...deposits: ReturnType<typeof paid>[]) => furtherDeposits(facts({ deposits }));
  const late = paid(30, EXPIRES_AT_MS + HOUR_MS + 1);

  it('are those that came late to one that was complete', () => {
    expect(of(paid(100), late)).toEqual([late]);
    expect(of(paid(120), late)).toEqual([late]);
    expect(of(paid(60), paid(40), late)).toEqual([late]);
    expect(of(paid(60), late)).toEqual([]);
    expect(of(paid(100, EXPIRES_AT_MS + 1))).toEqual([]);
    expect(of(paid(100))).toEqual([]);
    expect(of()).toEqual([]);
  });
});
