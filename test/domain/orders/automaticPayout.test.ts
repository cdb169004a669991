import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_WITHDRAWAL_FEE_TIERS, withdrawalFeeMinor } from '../../../src/domain/ledger/pricing.ts';
import {
  type AutomaticPayoutFacts,
  decideAutomaticPayout,
  largestPayout,
  nextDueMs,
  payoutDay,
} from '../../../src/domain/orders/automaticPayout.ts';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/time.ts';

const FEES = { withdrawalFeeTiers: DEFAULT_WITHDRAWAL_FEE_TIERS, charges: [], atMs: Date.UTC(2026, 10, 28) };

// 17:00 in Lagos.
const NOW = Date.parse('2026-11-28T16:00:00Z');
const limits = { smallestMinor: 10_000n, largestMinor: 1_000_000_000n };
const facts: AutomaticPayoutFacts = {
  ...({ rule: 'daily', atMinute: 17 * 60, aboveMinor: undefined, reserveMinor: 0n } as const),
  ...{ nowMs: NOW, dueAtMs: NOW, unconfirmedChange: undefined },
  ...{
    openStatus: undefined,
    paidDay: undefined,
  },
  ...{ isActive: true, isApproved: true, hasBankAccount: true, hasProvider: true },
  ...{ approvalAboveMinor: undefined, availableMinor: 502_500n },
  ...{ fees: FEES, limits },
};
const decide = (change: Partial<AutomaticPayoutFacts>) => decideAutomaticPayout({ ...facts, ...change });

describe('a payout', () => {
  it('takes all that is available, less its fee and the reserve', () => {
    expect(decide({})).toEqual({ do: 'pay', amountMinor: 500_000n, feeMinor: 1_000n });
    expect(decide({ availableMinor: 602_500n })).toEqual({
      do: 'pay',
      amountMinor: 600_000n,
      feeMinor: 2_500n,
    });
    expect(decide({ availableMinor: 602_500n, reserveMinor: 102_500n })).toEqual({
      ...{ do: 'pay', amountMinor: 499_000n, feeMinor: 1_000n },
    });
  });

  it('and its fee never take the reserve, and no larger one would fit', () => {
    const money = fc.bigInt({ min: 0n, max: 12_000_000n });
    fc.assert(
      fc.property(money, money, (availableMinor, reserveMinor) => {
        const payout = largestPayout({ ...facts, availableMinor, reserveMinor });
        const spendable = availableMinor - reserveMinor;
        const fits = (amount: bigint) =>
          amount >= limits.smallestMinor &&
          amount + withdrawalFeeMinor(amount, DEFAULT_WITHDRAWAL_FEE_TIERS) <= spendable;
        if (!payout) {
          expect(fits(limits.smallestMinor)).toBe(false);
          return;
        }
        expect(fits(payout.amountMinor)).toBe(true);
        expect(fits(payout.amountMinor + 1n)).toBe(false);
        expect(payout.feeMinor).toBe(withdrawalFeeMinor(payout.amountMinor, DEFAULT_WITHDRAWAL_FEE_TIERS));
      }),
      { numRuns: 1_000 },
    );
  });

  it('has at most the largest withdrawal', () => {
    expect(decide({ availableMinor: 9_000_000_000n })).toMatchObject({ amountMinor: 1_000_000_000n });
  });

  it.each<[string, Partial<AutomaticPayoutFacts>, object]>([
    ['before its time', { nowMs: NOW - 1 }, { do: 'wait', untilMs: NOW }],
    [
      'while the last one is under way',
      { openStatus: 'PROCESSING' },
      { do: 'wait', untilMs: NOW + MINUTE_MS },
    ],
    ['of less than the smallest withdrawal', { availableMinor: 10_999n }, { do: 'skip', failure: undefined }],
    ['that would take the reserve', { reserveMinor: 500_000n }, { do: 'skip', failure: undefined }],
    ['of a business that is not approved', { isApproved: false }, { do: 'skip', failure: 'not_approved' }],
    ['without a bank account', { hasBankAccount: false }, { do: 'skip', failure: 'bank_account_missing' }],
    ['without a provider', { hasProvider: false }, { do: 'skip', failure: 'provider_not_configured' }],
    [
      'that needs a second person',
      { approvalAboveMinor: 499_999n },
      { do: 'skip', failure: 'needs_approval' },
    ],
    ['of a day that was paid', { paidDay: '2026-11-28' }, { do: 'skip', failure: undefined }],
    ['of a day before one that was paid', { paidDay: '2026-11-29' }, { do: 'skip', failure: undefined }],
    ['of an inactive business', { isActive: false }, { do: 'pause', reason: 'business_inactive' }],
    [
      'to a bank account that was changed since it was confirmed',
      { unconfirmedChange: 'bank_account_changed' },
      { do: 'pause', reason: 'bank_account_changed' },
    ],
    [
      'after a change of access since then',
      { unconfirmedChange: 'access_changed' },
      { do: 'pause', reason: 'access_changed' },
    ],
  ])('%s is not made', (_what, change, step) => {
    expect(decide(change)).toEqual(step);
  });

  it('is made the day after one that was paid', () => {
    expect(decide({ paidDay: '2026-11-27' })).toMatchObject({ do: 'pay' });
  });

  it('is made after changes that were confirmed, and of exactly the amount that needs no second person', () => {
    const old = { accountChangedAtMs: NOW - DAY_MS, accessChangedAtMs: NOW - DAY_MS };
    expect(decide({ ...old, approvalAboveMinor: 500_000n })).toMatchObject({ do: 'pay' });
  });

  it('by amount is made when more than the amount is available', () => {
    const rule = { rule: 'amount', atMinute: undefined, aboveMinor: 502_500n } as const;
    expect(decide(rule)).toEqual({ do: 'wait', untilMs: NOW + MINUTE_MS });
    expect(decide({ ...rule, availableMinor: 502_501n })).toMatchObject({ do: 'pay' });
  });
});

describe('the next payout', () => {
  it('is due at its time of the same day, or of the next one', () => {
    const daily = (atMinute: number) => nextDueMs({ rule: 'daily', atMinute }, 'made', NOW);
    expect(daily(17 * 60 + 1)).toBe(NOW + MINUTE_MS);
    expect(daily(17 * 60)).toBe(NOW + DAY_MS);
    // Midnight in Lagos is 23:00 UTC.
    expect(daily(0)).toBe(Date.parse('2026-11-28T23:00:00Z'));
  });

  it('by amount may be made at once, or a day after one that failed', () => {
    expect(nextDueMs({ rule: 'amount', atMinute: undefined }, 'made', NOW)).toBe(NOW);
    expect(nextDueMs({ rule: 'amount', atMinute: undefined }, 'failed', NOW)).toBe(NOW + DAY_MS);
  });

  it('pays the day of Lagos on which it was due, however late it is made', () => {
    const dueAtMs = Date.parse('2026-11-28T22:59:00Z');
    expect(payoutDay({ rule: 'daily', dueAtMs, nowMs: dueAtMs + 2 * MINUTE_MS })).toBe('2026-11-28');
    expect(payoutDay({ rule: 'daily', dueAtMs: dueAtMs + MINUTE_MS, nowMs: dueAtMs })).toBe('2026-11-29');
  });
});
