import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { doubtOfRate } from '../../../src/domain/orders/rateSanity.ts';

const BOUNDS = {
  fromLastTradeBasisPoints: 500n,
  fromReferenceBasisPoints: 1_000n,
  jumpBasisPoints: 1_000n,
  jumpWindowMs: 60_000,
};
const naira = (amount: number) => BigInt(Math.round(amount * 100)) * 1_000_000n;
const BOOK = { askScaled: naira(1_545), lastTradeScaled: naira(1_540) };

describe('a rate', () => {
  test.each([
    ['as its book says', 1_538.25, BOOK, undefined],
    ['ten times as high', 15_382.5, { lastTradeScaled: naira(1_540) }, 'far_from_last_trade'],
    ['a tenth as high', 153.825, BOOK, 'far_from_last_trade'],
    ['above what is asked for', 1_545.01, BOOK, 'crossed'],
    ['equal to what is asked for', 1_545, BOOK, undefined],
    ['5 % below the last trade', 1_463, { lastTradeScaled: naira(1_540) }, undefined],
    ['a kobo more below it', 1_462.99, { lastTradeScaled: naira(1_540) }, 'far_from_last_trade'],
    ['10 % above a second source', 1_650, { referenceScaled: naira(1_500) }, undefined],
    ['a kobo more above it', 1_650.01, { referenceScaled: naira(1_500) }, 'far_from_reference'],
    ['10 % below what was believed', 1_350, { believedScaled: naira(1_500) }, undefined],
    ['a kobo more below it', 1_349.99, { believedScaled: naira(1_500) }, 'jump'],
    ['of which nothing else is known', 1, {}, undefined],
  ] as const)('%s', (_, rate, evidence, doubt) => {
    expect(doubtOfRate(naira(rate), evidence, BOUNDS)).toBe(doubt);
  });

  test('is never believed ten times too high, or too low, whatever one of its witnesses is', () => {
    const witness = fc.constantFrom('askScaled', 'lastTradeScaled', 'referenceScaled', 'believedScaled');
    fc.assert(
      fc.property(fc.bigInt({ min: 1_000n, max: 10n ** 17n }), witness, (truth, name) => {
        expect(doubtOfRate(truth, { [name]: truth }, BOUNDS)).toBeUndefined();
        expect(doubtOfRate(truth * 10n, { [name]: truth }, BOUNDS)).toBeDefined();
        if (name !== 'askScaled') {
          expect(doubtOfRate(truth / 10n, { [name]: truth }, BOUNDS)).toBeDefined();
        }
      }),
    );
  });
});
