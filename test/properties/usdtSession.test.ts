import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  decideUsdtSession,
  furtherDeposits,
  PAYMENT_RESOLUTIONS,
  type UsdtSessionFacts,
} from '../../src/domain/usdt/usdtSession.ts';

const EXPIRES_AT_MS = 10_000;
const atMs = fc.integer({ min: 0, max: 40_000 });
const minor = (max: bigint) => fc.bigInt({ min: 1n, max });

const facts: fc.Arbitrary<UsdtSessionFacts> = fc.record({
  expectedMinor: minor(1_000n),
  expiresAtMs: fc.constant(EXPIRES_AT_MS),
  policy: fc.record({
    toleranceBasisPoints: fc.bigInt({ min: 0n, max: 1_000n }),
    creditsOverpayment: fc.boolean(),
    creditsUnderpayment: fc.boolean(),
    graceMs: fc.integer({ min: 0, max: 20_000 }),
    lateWindowMs: fc.integer({ min: 0, max: 20_000 }),
    sweeps: fc.constantFrom('now' as const, 'later' as const),
    sweepFloorMinor: fc.constant(0n),
    settlesOn: fc.constantFrom('sweep' as const, 'deposit' as const),
    tokenFeeBorneBy: fc.constantFrom('platform' as const, 'merchant' as const),
  }),
  nowMs: atMs,
  readUntilMs: fc.option(atMs, { nil: undefined }),
  deposits: fc
    .array(fc.record({ amountMinor: minor(800n), blockTimeMs: atMs }), { maxLength: 4 })
    .map((deposits) => deposits.sort((left, right) => left.blockTimeMs - right.blockTimeMs)),
  sightedMinor: fc.bigInt({ min: 0n, max: 500n }),
  sweep: fc.constantFrom('none', 'under_way', 'done', 'skipped', 'failed'),
  resolution: fc.option(
    fc.record({ action: fc.constantFrom(...PAYMENT_RESOLUTIONS), acceptsUnswept: fc.boolean() }),
    { nil: undefined },
  ),
});

const RUNS = { numRuns: 2_000 };

describe('whatever is known of a session', () => {
  it('credits only when settled, and then what came unless a human said otherwise', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { status, receivedMinor, creditedMinor } = decideUsdtSession(given);
        expect(creditedMinor > 0n).toBe(status === 'SETTLED');
        const further = furtherDeposits(given);
        const counted = given.deposits.filter((deposit) => !further.includes(deposit));
        expect(receivedMinor).toBe(counted.reduce((sum, { amountMinor }) => sum + amountMinor, 0n));
        if (status !== 'SETTLED') return;
        expect(receivedMinor).toBeGreaterThan(0n);
        expect(creditedMinor).toBe(
          given.resolution?.action === 'credit_expected' ? given.expectedMinor : receivedMinor,
        );
      }),
      RUNS,
    );
  });

  it('never credits what nobody has confirmed', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { status } = decideUsdtSession({ ...given, deposits: [] });
        expect(['AWAITING_DEPOSIT', 'PENDING_CONFIRMATION', 'EXPIRED', 'FAILED']).toContain(status);
      }),
      RUNS,
    );
  });

  it('is settled on the sweep only after the sweep', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { status } = decideUsdtSession({
          ...given,
          policy: { ...given.policy, sweeps: 'now', settlesOn: 'sweep' },
        });
        if (status !== 'SETTLED') return;
        const isKnownToHaveFailed = given.sweep === 'failed' && given.resolution?.acceptsUnswept;
        expect(['done', 'skipped'].includes(given.sweep) || isKnownToHaveFailed).toBe(true);
      }),
      RUNS,
    );
  });

  it('changes by time alone only when it said it would', () => {
    fc.assert(
      fc.property(facts, atMs, (given, laterMs) => {
        const now = decideUsdtSession(given);
        const nowMs = Math.max(given.nowMs, laterMs);
        if (now.wakeAtMs !== undefined) {
          expect(now.wakeAtMs).toBeGreaterThan(given.nowMs);
          if (nowMs >= now.wakeAtMs) return;
        }
        const later = decideUsdtSession({ ...given, nowMs });
        expect(later).toEqual({ ...now, wakeAtMs: later.wakeAtMs });
        // Only who waits for the chain to be read, after its moment, counts on from now.
        const { graceMs, lateWindowMs } = given.policy;
        const momentMs = EXPIRES_AT_MS + (now.status === 'UNDERPAID' ? Math.max(graceMs, lateWindowMs) : 0);
        if (now.wakeAtMs === undefined || given.nowMs < momentMs) {
          expect(later.wakeAtMs).toBe(now.wakeAtMs);
        }
      }),
      RUNS,
    );
  });

  it('is over by time only when the chain was read up to that time, whatever the clock says', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { status, reviewReason } = decideUsdtSession(given);
        const readUntilMs = given.readUntilMs ?? -1;
        if (status === 'EXPIRED') expect(readUntilMs).toBeGreaterThanOrEqual(EXPIRES_AT_MS);
        if (reviewReason === 'underpaid') {
          expect(readUntilMs).toBeGreaterThanOrEqual(EXPIRES_AT_MS + given.policy.graceMs);
        }
      }),
      RUNS,
    );
  });

  it('waits for a chain that was not read far enough, and looks again within a minute', () => {
    fc.assert(
      fc.property(facts, ({ readUntilMs, ...given }) => {
        const unread = decideUsdtSession({ ...given, readUntilMs: undefined });
        const read = decideUsdtSession({ ...given, readUntilMs: given.nowMs });
        if (unread.status === read.status) return;
        const waiting = read.status === 'EXPIRED' ? 'AWAITING_DEPOSIT' : 'UNDERPAID';
        expect(unread.status).toBe(waiting);
        expect(unread.wakeAtMs).toBeGreaterThanOrEqual(given.nowMs + 2_000);
        expect(unread.wakeAtMs).toBeLessThanOrEqual(given.nowMs + 60_000);
      }),
      RUNS,
    );
  });

  it('never takes back that a deposit was on time: what arrived by expiry needs nobody to look at the clock', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const onTime = given.deposits.map((deposit) => ({
          ...deposit,
          blockTimeMs: Math.min(deposit.blockTimeMs, EXPIRES_AT_MS),
        }));
        expect(decideUsdtSession({ ...given, deposits: onTime }).reviewReason).not.toBe('late');
      }),
      RUNS,
    );
  });

  it('keeps what was complete in time complete, whatever arrives later', () => {
    const lateMs = fc.integer({ min: 30_001, max: 40_000 });
    fc.assert(
      fc.property(facts, minor(800n), lateMs, (given, amountMinor, blockTimeMs) => {
        const inTime = given.deposits.filter((deposit) => deposit.blockTimeMs <= EXPIRES_AT_MS);
        const paid = inTime.reduce((sum, deposit) => sum + deposit.amountMinor, 0n);
        const complete = { ...given, deposits: inTime };
        if (paid < given.expectedMinor) return;
        const more = [...inTime, { amountMinor, blockTimeMs }];
        expect(decideUsdtSession({ ...given, deposits: more })).toEqual(decideUsdtSession(complete));
        expect(furtherDeposits({ ...given, deposits: more })).toEqual(more.slice(-1));
      }),
      RUNS,
    );
  });
});
