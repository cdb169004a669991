import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { InvariantError } from '../../../src/domain/errors.ts';
import {
  commissionRoundedDownMinor,
  DEFAULT_COMMISSION,
  DEFAULT_WITHDRAWAL_FEE_TIERS,
  withdrawalFeeMinor,
} from '../../../src/domain/ledger/pricing.ts';

const amount = fc.bigInt({ min: 1n, max: 1_000_000_000_000n });

describe('the withdrawal fee', () => {
  test.each([
    [10_000n, 1_000n],
    [499_999n, 1_000n],
    [500_000n, 1_000n],
    [500_001n, 2_500n],
    [4_999_999n, 2_500n],
    [5_000_000n, 2_500n],
    [5_000_001n, 5_000n],
    [1_000_000_000n, 5_000n],
  ])('of %d kobo is %d kobo', (amountMinor, feeMinor) => {
    expect(withdrawalFeeMinor(amountMinor, DEFAULT_WITHDRAWAL_FEE_TIERS)).toBe(feeMinor);
  });

  test('never falls as the amount rises, and is one of the listed ones', () => {
    const feeOf = (amountMinor: bigint) => withdrawalFeeMinor(amountMinor, DEFAULT_WITHDRAWAL_FEE_TIERS);
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [smaller, larger] = one < other ? [one, other] : [other, one];
        expect(feeOf(smaller) <= feeOf(larger)).toBe(true);
        expect([1_000n, 2_500n, 5_000n]).toContain(feeOf(one));
      }),
    );
  });

  test('of an amount that no tier covers is a broken promise, not a guess', () => {
    expect(() => withdrawalFeeMinor(101n, [{ upToMinor: 100n, feeMinor: 1n }])).toThrow(InvariantError);
    expect(() => withdrawalFeeMinor(1n, [])).toThrow(InvariantError);
  });
});

describe('the commission', () => {
  test.each([
    ['₦100,000 costs ₦1,500', 10_000_000n, 150_000n],
    ['₦100 costs ₦1.50', 10_000n, 150n],
    ['₦0.01 costs nothing', 1n, 0n],
    ['₦0.66 costs nothing', 66n, 0n],
    ['₦0.67 costs one kobo', 67n, 1n],
    ['₦1.33 is rounded down to one kobo', 133n, 1n],
    ['₦1.34 costs two kobo', 134n, 2n],
    ['one kobo below the cap', 13_333_333n, 199_999n],
    ['at the cap', 13_333_334n, 200_000n],
    ['at ₦133,400, above the cap', 13_340_000n, 200_000n],
    ['of ₦10,000,000 is capped', 1_000_000_000n, 200_000n],
  ])('%s', (_name, amountMinor, commissionMinor) => {
    expect(commissionRoundedDownMinor(amountMinor, DEFAULT_COMMISSION)).toBe(commissionMinor);
  });

  test('is the exact share rounded down by less than a kobo, or the cap when that is less', () => {
    const rule = fc.record({
      basisPoints: fc.bigInt({ min: 0n, max: 10_000n }),
      capMinor: fc.bigInt({ min: 0n, max: 1_000_000n }),
    });
    fc.assert(
      fc.property(amount, rule, (amountMinor, { basisPoints, capMinor }) => {
        const commissionMinor = commissionRoundedDownMinor(amountMinor, { basisPoints, capMinor });
        const exactTimes10000 = amountMinor * basisPoints;
        expect(commissionMinor >= 0n && commissionMinor <= capMinor).toBe(true);
        expect(commissionMinor * 10_000n <= exactTimes10000).toBe(true);
        if (commissionMinor < capMinor) {
          expect(exactTimes10000 - commissionMinor * 10_000n < 10_000n).toBe(true);
        }
      }),
    );
  });

  test('never takes more than was paid', () => {
    fc.assert(
      fc.property(amount, (amountMinor) => {
        expect(commissionRoundedDownMinor(amountMinor, DEFAULT_COMMISSION) < amountMinor).toBe(true);
      }),
    );
  });
});
