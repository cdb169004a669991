import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  parseSourceAmountMinor,
  SOURCE_CURRENCIES,
  type SourceCurrency,
  sourceMinorToNumber,
} from '../../../src/domain/currencies.ts';
import { collectionTransfer, usdtSaleTransfers } from '../../../src/domain/ledger/ledger.ts';
import { DEFAULT_WITHDRAWAL_FEE_TIERS } from '../../../src/domain/ledger/pricing.ts';
import {
  collectionFeeRoundedUpMinor,
  collectionTerms,
  crossRateRoundedDown,
  parseRate,
  parseRateRoundedDown,
  rateLessSpreadRoundedDown,
  rateToDecimal,
  rateToNumber,
  saleRateRoundedDownToKobo,
  saleTerms,
  sourceForTargetRoundedUpMinor,
  sourceValueRoundedDownMinor,
  usdtForNairaRoundedUpToCentMinor,
} from '../../../src/domain/orders/exchangeRate.ts';

const FEES = { withdrawalFeeTiers: DEFAULT_WITHDRAWAL_FEE_TIERS, charges: [], atMs: Date.UTC(2026, 10, 28) };

const rate = fc.bigInt({ min: 1_000_000n, max: 1_000_000_000_000n });
const currency = fc.constantFrom(...(Object.keys(SOURCE_CURRENCIES) as SourceCurrency[]));
const spread = fc.bigInt({ min: 0n, max: 2_000n });

describe('a rate', () => {
  test.each([
    ['1538.25', 153_825_000_000n],
    [1538.25, 153_825_000_000n],
    ['0.43', 43_000_000n],
    [4.3e-7, 43n],
    ['0.00000001', 1n],
  ])('%p is read into %p', (text, scaled) => expect(parseRate(text)).toBe(scaled));

  test.each(['0', '-1', '', 'abc', '1e3', '1.', '0.000000001', '10000000001', Number.NaN, Infinity])(
    '%p is none',
    (text) => expect(parseRate(text)).toBeUndefined(),
  );

  test('that others tell with more decimals is cut off, never rounded up', () => {
    expect(parseRateRoundedDown('1538.999999999')).toBe(153_899_999_999n);
    expect(parseRateRoundedDown('1600')).toBe(160_000_000_000n);
    expect(parseRateRoundedDown('0.0000000019')).toBeUndefined();
  });

  test('is written as it was read', () => {
    fc.assert(
      fc.property(rate, (scaled) => {
        expect(parseRate(rateToDecimal(scaled))).toBe(scaled);
      }),
    );
    expect(rateToNumber(153_825_000_000n)).toBe(1538.25);
  });

  test('less a spread never exceeds the market, and is the market without one', () => {
    fc.assert(
      fc.property(rate, spread, (market, points) => {
        const ours = rateLessSpreadRoundedDown(market, points);
        expect(ours <= market).toBe(true);
        expect(rateLessSpreadRoundedDown(market, 0n)).toBe(market);
        // Less than one unit of the last decimal is lost.
        expect((ours + 1n) * 10_000n > market * (10_000n - points)).toBe(true);
      }),
    );
  });

  test('is never left without a part of it by a spread of all or more, nor raised by one below nothing', () => {
    expect(rateLessSpreadRoundedDown(153_825_000_000n, 9_999n)).toBe(15_382_500n);
    for (const points of [10_000n, 10_001n, -1n]) {
      expect(() => rateLessSpreadRoundedDown(153_825_000_000n, points)).toThrow('below 100 %');
    }
  });

  test('across a third currency is exact but for the last decimal', () => {
    expect(crossRateRoundedDown(160_000_000_000n, 1_600_000_000n)).toBe(10_000_000_000n);
    expect(crossRateRoundedDown(1n, 10n ** 17n)).toBeUndefined();
  });
});

describe('a price in naira', () => {
  const CENT = 10_000n;
  // Of USDT in kobo, as a fraction: amount × rate × 100 / (10^6 × 10^8).
  const worth = (amountMinor: bigint, rateScaled: bigint) => amountMinor * rateScaled;
  const asked = (nairaMinor: bigint) => nairaMinor * 10n ** 12n;

  test.each([
    ['exactly what it is worth', 1_522_860n, 152_286_000_000n, 10_000_000n],
    ['a cent more for a kobo more', 1_522_861n, 152_286_000_000n, 10_010_000n],
    ['no cent more for a kobo less than a cent is worth', 1_524_382n, 152_286_000_000n, 10_010_000n],
    ['a cent for a kobo', 1n, 152_286_000_000n, 10_000n],
    ['rounded up from a third', 100_000n, 300_000_000_000n, 340_000n],
    ['at a rate of one', 100n, 100_000_000n, 1_000_000n],
  ])('asks for %s', (_, nairaMinor, rateScaled, expected) => {
    expect(usdtForNairaRoundedUpToCentMinor(nairaMinor, rateScaled)).toBe(expected);
  });

  test('is met in whole cents of USDT, and one cent less does not meet it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), rate, (nairaMinor, rateScaled) => {
        const amount = usdtForNairaRoundedUpToCentMinor(nairaMinor, rateScaled);
        expect(amount % CENT).toBe(0n);
        expect(worth(amount, rateScaled) >= asked(nairaMinor)).toBe(true);
        expect(worth(amount - CENT, rateScaled) < asked(nairaMinor)).toBe(true);
      }),
    );
  });

  test('is what selling the USDT at the rate brings at least, before the fee', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 100n, max: 10n ** 12n }), rate, spread, (nairaMinor, market, points) => {
        const rateScaled = saleRateRoundedDownToKobo(market, points);
        fc.pre(rateScaled > 0n);
        const amountMinor = usdtForNairaRoundedUpToCentMinor(nairaMinor, rateScaled);
        const { grossMinor } = saleTerms({
          amountMinor,
          marketRateScaled: market,
          spreadBasisPoints: points,
          fees: FEES,
        });
        expect(grossMinor >= nairaMinor).toBe(true);
      }),
    );
  });

  test.each([
    [0n, 1n],
    [-1n, 1n],
    [1n, 0n],
  ])('of %p kobo at a rate of %p is none', (nairaMinor, rateScaled) => {
    expect(() => usdtForNairaRoundedUpToCentMinor(nairaMinor, rateScaled)).toThrow('must be positive');
  });
});

describe('selling USDT', () => {
  const sale = fc
    .record({ amountMinor: fc.bigInt({ min: 1_000_000n, max: 10n ** 12n }), market: rate, points: spread })
    .map(({ amountMinor, market, points }) =>
      saleTerms({
        amountMinor,
        marketRateScaled: market,
        spreadBasisPoints: points,
        fees: FEES,
      }),
    );

  test('shows a gross amount that is amount times rate', () => {
    const terms = saleTerms({
      amountMinor: 10_000_000n,
      marketRateScaled: 153_825_000_000n,
      spreadBasisPoints: 100n,
      fees: FEES,
    });
    expect(rateToNumber(terms.rateScaled)).toBe(1522.86);
    expect(terms).toMatchObject({
      valueMinor: 1_538_250n,
      grossMinor: 1_522_860n,
      feeMinor: 2_500n,
      netMinor: 1_520_360n,
      marginMinor: 15_390n,
    });
  });

  test('is charged the fee of what the merchant gets, not of what the USDT is worth', () => {
    const terms = saleTerms({
      amountMinor: 10_000_000n,
      marketRateScaled: 50_100_000_000n,
      spreadBasisPoints: 100n,
      fees: {
        ...FEES,
        withdrawalFeeTiers: [
          { upToMinor: 500_000n, feeMinor: 1_000n },
          { upToMinor: null, feeMinor: 2_500n },
        ],
      },
    });
    // 10 USDT are worth 5,010 naira, above the edge of the first tier; 99 % of that is below it.
    expect(terms).toMatchObject({ valueMinor: 501_000n, grossMinor: 495_990n, feeMinor: 1_000n });
  });

  test('shares out exactly what the USDT is worth', () => {
    fc.assert(
      fc.property(sale, (terms) => {
        expect(terms.netMinor + terms.feeMinor + terms.marginMinor).toBe(terms.valueMinor);
        expect(terms.marginMinor >= 0n).toBe(true);
        // The payout is rounded down by less than one kobo.
        const exact = terms.amountMinor * terms.rateScaled;
        expect(terms.grossMinor * 10n ** 12n <= exact).toBe(true);
        expect((terms.grossMinor + 1n) * 10n ** 12n > exact).toBe(true);
      }),
    );
  });

  test('gives transfers whose legs balance in both assets, and a reversal that undoes the sale', () => {
    fc.assert(
      fc.property(sale, (terms) => {
        fc.pre(terms.netMinor > 0n);
        const money = { ...terms, saleId: 'sale_1', businessId: 'biz_1', environment: 'test' as const };
        const sums = new Map<string, bigint>();
        for (const transfer of [
          usdtSaleTransfers.reserve(money),
          usdtSaleTransfers.post(money),
          usdtSaleTransfers.reverse(money),
        ]) {
          for (const { account, amountMinor } of transfer.legs) {
            const key = `${account.asset}/${account.kind}`;
            sums.set(key, (sums.get(key) ?? 0n) + amountMinor);
          }
        }
        expect([...sums.values()].every((sum) => sum === 0n)).toBe(true);
      }),
    );
  });

  test('leaves nothing to pay when the fee is higher than the gross amount', () => {
    const terms = saleTerms({
      amountMinor: 1_000_000n,
      marketRateScaled: 500_000_000n,
      spreadBasisPoints: 0n,
      fees: FEES,
    });
    expect(terms.netMinor < 0n).toBe(true);
  });
});

describe('collecting money abroad', () => {
  const given = fc.record({
    sourceCurrency: currency,
    minor: fc.bigInt({ min: 1_000n, max: 10n ** 12n }),
    providerRateScaled: rate,
    spreadBasisPoints: spread,
  });

  test.each([
    ['GHS', 10_000n, 1_020_000n],
    ['UGX', 100n, 1_020_000n],
  ] as const)('of %s: %p units at 102 naira are %p kobo', (sourceCurrency, sourceMinor, targetMinor) => {
    expect(
      collectionTerms({
        sourceCurrency,
        amount: { sourceMinor },
        providerRateScaled: 10_200_000_000n,
        spreadBasisPoints: 0n,
      }).targetMinor,
    ).toBe(targetMinor);
  });

  test('shares out exactly what the payment is worth, and never credits more', () => {
    fc.assert(
      fc.property(given, fc.boolean(), ({ minor, ...rest }, bySource) => {
        const amount = bySource ? { sourceMinor: minor } : { targetMinor: minor };
        const terms = collectionTerms({ ...rest, amount });
        expect(terms.targetMinor + terms.marginMinor).toBe(terms.valueMinor);
        expect(terms.marginMinor >= 0n).toBe(true);
        expect(terms.rateScaled <= terms.providerRateScaled).toBe(true);
      }),
    );
  });

  const fee = fc.record({
    percentScaled: fc.bigInt({ min: 0n, max: 10_000_000n }),
    leastMinor: fc.bigInt({ min: 0n, max: 100_000n }),
    flatMinor: fc.bigInt({ min: 0n, max: 100_000n }),
  });

  // The service fee of the answer in "Convert Currencies" (EricCui2005/yellow-card-docs-commentary,
  // content/docs/direct-settlement.md): 808.65 of 80,865, one percent.
  test('counts the fee of the provider, rounded up', () => {
    const onePercent = { percentScaled: 1_000_000n, leastMinor: 0n, flatMinor: 0n };
    expect(collectionFeeRoundedUpMinor(8_086_500n, onePercent)).toBe(80_865n);
    expect(collectionFeeRoundedUpMinor(8_086_501n, onePercent)).toBe(80_866n);
    // Get Fee Config (the same repository, content/reference/get-fee-config.json).
    const documented = { percentScaled: 250_000n, leastMinor: 5_500n, flatMinor: 0n };
    expect(collectionFeeRoundedUpMinor(2_200_000n, documented)).toBe(5_500n);
    expect(collectionFeeRoundedUpMinor(2_200_400n, documented)).toBe(5_501n);
    expect(collectionFeeRoundedUpMinor(100n, { ...documented, flatMinor: 7n })).toBe(5_507n);
  });

  test('has the fee in its rate: an amount times it is what the merchant gets, and what is kept is nobody’s', () => {
    fc.assert(
      fc.property(given, fee, ({ minor, ...rest }, fee) => {
        const terms = collectionTerms({ ...rest, fee, amount: { sourceMinor: minor } });
        const { sourceCurrency, rateScaled, providerFeeMinor, providerRateScaled } = terms;
        expect(terms.targetMinor).toBe(sourceValueRoundedDownMinor(minor, sourceCurrency, rateScaled));
        expect(terms.targetMinor + terms.marginMinor).toBe(terms.valueMinor);
        expect(terms.marginMinor >= 0n).toBe(true);
        const leftMinor = minor > providerFeeMinor ? minor - providerFeeMinor : 0n;
        expect(terms.valueMinor).toBe(
          sourceValueRoundedDownMinor(leftMinor, sourceCurrency, providerRateScaled),
        );
      }),
    );
  });

  test('asks for so much more that the target is reached after the fee, in whole steps', () => {
    fc.assert(
      fc.property(given, fee, fc.constantFrom(1n, 100n), ({ minor, ...rest }, fee, sourceStepMinor) => {
        const terms = collectionTerms({ ...rest, fee, sourceStepMinor, amount: { targetMinor: minor } });
        expect(terms.targetMinor).toBe(minor);
        expect(terms.sourceMinor % sourceStepMinor).toBe(0n);
        expect(terms.targetMinor + terms.marginMinor).toBe(terms.valueMinor);
        expect(terms.marginMinor >= 0n).toBe(true);
        const less = terms.sourceMinor - sourceStepMinor;
        if (less > 0n) {
          const bySource = collectionTerms({ ...rest, fee, amount: { sourceMinor: less } });
          expect(bySource.targetMinor < minor).toBe(true);
        }
      }),
    );
  });

  test('asks the customer for the least amount that reaches the target', () => {
    fc.assert(
      fc.property(currency, fc.bigInt({ min: 1n, max: 10n ** 12n }), rate, (of, targetMinor, scaled) => {
        const asked = sourceForTargetRoundedUpMinor(targetMinor, of, scaled);
        expect(sourceValueRoundedDownMinor(asked, of, scaled) >= targetMinor).toBe(true);
        expect(sourceValueRoundedDownMinor(asked - 1n, of, scaled) < targetMinor).toBe(true);
      }),
    );
  });

  test('gives a transfer that credits exactly the target', () => {
    const terms = collectionTerms({
      sourceCurrency: 'GHS',
      amount: { targetMinor: 5_000_001n },
      providerRateScaled: 10_200_000_000n,
      spreadBasisPoints: 100n,
    });
    const transfer = collectionTransfer({
      ...terms,
      collectionId: 'col_1',
      businessId: 'biz_1',
      environment: 'test',
    });
    expect(transfer.legs).toContainEqual({
      account: { businessId: 'biz_1', asset: 'NGN', kind: 'available' },
      amountMinor: 5_000_001n,
    });
  });
});

describe('an amount in a source currency', () => {
  test('is read by the decimals of its currency', () => {
    expect(parseSourceAmountMinor(12.5, 'GHS')).toBe(1_250n);
    expect(parseSourceAmountMinor(1_250, 'UGX')).toBe(1_250n);
    expect(() => parseSourceAmountMinor(12.5, 'UGX')).toThrow('must be a whole number');
    expect(() => parseSourceAmountMinor(12.505, 'GHS')).toThrow('at most 2 decimal places');
    expect(() => parseSourceAmountMinor(0, 'GHS')).toThrow('greater than zero');
    expect(() => parseSourceAmountMinor(1e15, 'GHS')).toThrow('too large');
    expect(sourceMinorToNumber(1_250n, 'GHS')).toBe(12.5);
    expect(sourceMinorToNumber(1_250n, 'UGX')).toBe(1_250);
  });
});
