import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shareOfTokenFee, tokenFeeOf } from '../../../src/domain/usdt/sweep.ts';

/** TetherToken's `StandardTokenWithFees.transfer` (tether.to's contract on TRON, as other repositories publish it). */
const move = (to: string, amountMinor: bigint, from = 'sender') => ({ from, to, amountMinor });

describe('what the contract kept', () => {
  test('is nothing where all arrived', () => {
    expect(tokenFeeOf(25_000_000n, [move('treasury', 25_000_000n)])).toBe(0n);
  });

  test('is what went to its owner: basisPointsRate of what was sent, and at most maximumFee', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 15n }),
        fc.bigInt({ min: 0n, max: 19n }),
        fc.bigInt({ min: 0n, max: 49n }),
        (sentMinor, basisPointsRate, mostUsdt) => {
          const asked = (sentMinor * basisPointsRate) / 10_000n;
          const fee = asked > mostUsdt * 1_000_000n ? mostUsdt * 1_000_000n : asked;
          const moves = [move('treasury', sentMinor - fee), ...(fee > 0n ? [move('owner', fee)] : [])];
          expect(tokenFeeOf(sentMinor, moves)).toBe(fee);
        },
      ),
    );
  });

  test.each([
    ['nothing moved', []],
    ['less moved than was sent', [move('treasury', 24_000_000n)]],
    ['more moved', [move('treasury', 25_000_000n), move('owner', 50_000n)]],
    ['too much is missing for a fee', [move('treasury', 20_000_000n), move('owner', 5_000_000n)]],
    ['somebody else sent it', [move('treasury', 24_950_000n), move('owner', 50_000n, 'stranger')]],
    ['it went three ways', [move('treasury', 24_950_000n), move('owner', 25_000n), move('other', 25_000n)]],
  ])('is unknown where %s', (_, moves) => {
    expect(tokenFeeOf(25_000_000n, moves)).toBeUndefined();
  });
});

describe('the share of a session', () => {
  test('is all of the fee where all that was swept is its own, and never all that it received', () => {
    expect(shareOfTokenFee(25_000_000n, { sentMinor: 25_000_000n, feeMinor: 50_000n })).toBe(50_000n);
    expect(shareOfTokenFee(25_000_000n, { sentMinor: 100_000_000n, feeMinor: 50_000n })).toBe(12_500n);
    expect(shareOfTokenFee(1n, { sentMinor: 1n, feeMinor: 1n })).toBe(0n);
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 15n }),
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.bigInt({ min: 0n, max: 50_000_000n }),
        (receivedMinor, sentMinor, feeMinor) => {
          const share = shareOfTokenFee(receivedMinor, { sentMinor, feeMinor });
          expect(share >= 0n && share < receivedMinor && share <= feeMinor).toBe(true);
        },
      ),
    );
  });
});
