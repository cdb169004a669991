import { expect, test } from '@jest/globals';
import { type SaleTerms, saleTerms } from '../../src/domain/exchangeRate.ts';
import { withdrawalFeeMinor } from '../../src/domain/fees.ts';
import { usdtSaleTransfers } from '../../src/domain/ledger.ts';
import { type Kobo, type MicroUsdt, minorToNumber, parseAmountMinor } from '../../src/domain/money.ts';

/**
 * `tsc` is the judge here: what stands under a mark must not compile, and a mark over something that does compile is an
 * error of its own.
 */

const naira: Kobo = parseAmountMinor(1538.25, 'NGN');
const usdt: MicroUsdt = parseAmountMinor(10, 'USDT');
const feeTiers = [{ upToMinor: null, feeMinor: 1_000n }];
const terms: SaleTerms = saleTerms({
  amountMinor: usdt,
  marketRateScaled: 153_825_000_000n,
  spreadBasisPoints: 100n,
  feeTiers,
});

test('naira is not taken where USDT is expected, nor USDT where naira is', () => {
  // @ts-expect-error naira is no USDT
  const asUsdt: MicroUsdt = naira;
  // @ts-expect-error USDT is no naira
  const asNaira: Kobo = usdt;
  expect([asUsdt, asNaira]).toEqual([naira, usdt]);
});

test('the amount of a sale is USDT, and what it brings is naira', () => {
  // @ts-expect-error what the bank is paid is naira
  const paid: MicroUsdt = terms.netMinor;
  // @ts-expect-error what is sold is USDT
  const fee: Kobo = withdrawalFeeMinor(terms.amountMinor, feeTiers);
  // @ts-expect-error naira is not shown as USDT
  const shown = minorToNumber(terms.grossMinor, 'USDT');
  expect([paid, fee, shown]).toBeDefined();
});

test('the ledger does not take an amount of the other asset', () => {
  const owner = { businessId: 'biz_1', environment: 'test', saleId: 'sale_1' } as const;
  const swapped = () => {
    // @ts-expect-error the amount that is held is USDT
    usdtSaleTransfers.reserve({ ...owner, ...terms, amountMinor: terms.netMinor });
    // @ts-expect-error what the bank is paid is naira
    usdtSaleTransfers.post({ ...owner, ...terms, netMinor: terms.amountMinor });
  };
  expect(swapped).toThrow();
});
