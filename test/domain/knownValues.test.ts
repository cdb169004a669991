import { expect, test } from '@jest/globals';
import { KINDS, type OrderId, type OrderInput } from '../../src/contract/kinds.ts';
import { usdtSaleTransfers } from '../../src/domain/ledger/ledger.ts';
import { withdrawalFeeMinor } from '../../src/domain/ledger/pricing.ts';
import {
  type Kobo,
  type MicroUsdt,
  minorToNumber,
  type Owner,
  parseAmountMinor,
} from '../../src/domain/money.ts';
import { type SaleTerms, saleTerms } from '../../src/domain/orders/exchangeRate.ts';
import { newIdentifier } from '../../src/security/identifiers.ts';

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
  fees: { withdrawalFeeTiers: feeTiers, charges: [], atMs: Date.UTC(2026, 10, 28) },
});

test('naira is not taken where USDT is expected, nor USDT where naira is', () => {
  // @ts-expect-error naira is not USDT
  const asUsdt: MicroUsdt = naira;
  // @ts-expect-error USDT is not naira
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

test('an id is not taken where the id of something else is expected', () => {
  const withdrawalId: OrderId<'withdrawal'> = newIdentifier(KINDS.withdrawal);
  const businessId: Owner['businessId'] = newIdentifier('biz');
  // @ts-expect-error a withdrawal is not a business
  const owner: Owner = { businessId: withdrawalId, environment: 'test' };
  // @ts-expect-error a business is not a withdrawal
  const input: OrderInput<'withdrawal'> = { withdrawalId: businessId, environment: 'test' };
  // @ts-expect-error a withdrawal is not a bill purchase
  const purchaseId: OrderId<'bill'> = withdrawalId;
  expect([owner, input, purchaseId]).toHaveLength(3);
});
