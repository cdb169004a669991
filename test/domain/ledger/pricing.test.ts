import { describe, expect, it } from '@jest/globals';
import {
  assertPricing,
  type DailyUse,
  DEFAULT_CHARGES,
  DEFAULT_COMMISSION,
  DEFAULT_DAILY_LIMITS,
  DEFAULT_REFUND_RULE,
  DEFAULT_WITHDRAWAL_FEE_TIERS,
  effectivePricing,
  feeOfOrder,
  feeScheduleAt,
  feeStepsMinor,
  isNearLimit,
  LIMIT_NAMES,
  NO_FEE,
  type Pricing,
  payoutHold,
  reachesNearLimit,
  withdrawalFeeMinor,
} from '../../../src/domain/ledger/pricing.ts';

const PRICING: Pricing = {
  withdrawalFeeTiers: DEFAULT_WITHDRAWAL_FEE_TIERS,
  charges: DEFAULT_CHARGES,
  commission: DEFAULT_COMMISSION,
  refunds: DEFAULT_REFUND_RULE,
  limits: { smallestMinor: 10_000n, largestMinor: 1_000_000n, paymentsPerDayMinor: 5_000_000n },
  exchange: { spreadBasisPoints: 100n, smallestUsdtMinor: 1_000_000n, largestUsdtMinor: 9_000_000n },
  dailyLimits: DEFAULT_DAILY_LIMITS,
};

describe('a pricing', () => {
  const open = { upToMinor: null, feeMinor: 5n };
  const upTo = (upToMinor: bigint, feeMinor = 1n) => ({ upToMinor, feeMinor });
  const { commission, limits, exchange } = PRICING;

  it.each<[string, Partial<Pricing>]>([
    ['the defaults', {}],
    ['one open tier that costs nothing', { withdrawalFeeTiers: [{ ...open, feeMinor: 0n }] }],
    ['tiers from one kobo', { withdrawalFeeTiers: [upTo(1n), upTo(2n), open] }],
    ['a commission of nothing', { commission: { basisPoints: 0n, capMinor: 0n } }],
    ['the largest commission', { commission: { ...commission, basisPoints: 9_999n } }],
    ['one amount alone', { limits: { smallestMinor: 1n, largestMinor: 1n, paymentsPerDayMinor: 1n } }],
    ['no spread', { exchange: { ...exchange, spreadBasisPoints: 0n } }],
    ['the largest spread', { exchange: { ...exchange, spreadBasisPoints: 5_000n } }],
    ['one amount of USDT alone', { exchange: { ...exchange, smallestUsdtMinor: 1n, largestUsdtMinor: 1n } }],
  ])('can be applied: %s', (_, more) => {
    expect(() => assertPricing({ ...PRICING, ...more })).not.toThrow();
  });

  const LAST_OPEN = 'The last fee tier must have no upper end.';
  const COMMISSION = 'A commission must be';
  const LIMITS = 'Limits must be positive, the smallest not above the largest.';
  const SPREAD = 'A spread must be from 0 to 5,000 basis points.';
  const USDT = 'Limits of USDT must be positive, the smallest not above the largest.';
  it.each<[string, Partial<Pricing>, string]>([
    ['no tiers', { withdrawalFeeTiers: [] }, LAST_OPEN],
    ['no open tier', { withdrawalFeeTiers: [upTo(1n)] }, LAST_OPEN],
    ['an open tier in front', { withdrawalFeeTiers: [open, open] }, 'Only the last fee tier'],
    ['a negative fee', { withdrawalFeeTiers: [upTo(1n, -1n), open] }, 'A fee must not be negative.'],
    ['a tier up to nothing', { withdrawalFeeTiers: [upTo(0n), open] }, 'Fee tiers must ascend.'],
    ['a tier twice', { withdrawalFeeTiers: [upTo(7n), upTo(7n), open] }, 'Fee tiers must ascend.'],
    ['a tax on no order', { charges: [{ kind: 'vat', payer: 'merchant', of: [] }] }, 'on some orders'],
    ['a negative commission', { commission: { ...commission, basisPoints: -1n } }, COMMISSION],
    ['a commission of all', { commission: { ...commission, basisPoints: 10_000n } }, COMMISSION],
    ['a negative cap', { commission: { ...commission, capMinor: -1n } }, COMMISSION],
    ['an amount of nothing', { limits: { ...limits, smallestMinor: 0n } }, LIMITS],
    ['the smallest above the largest', { limits: { ...limits, largestMinor: 9_999n } }, LIMITS],
    ['no payments on a day', { limits: { ...limits, paymentsPerDayMinor: 0n } }, LIMITS],
    ['a negative spread', { exchange: { ...exchange, spreadBasisPoints: -1n } }, SPREAD],
    ['too large a spread', { exchange: { ...exchange, spreadBasisPoints: 5_001n } }, SPREAD],
    ['USDT of nothing', { exchange: { ...exchange, smallestUsdtMinor: 0n } }, USDT],
    ['the smallest USDT above the largest', { exchange: { ...exchange, largestUsdtMinor: 999_999n } }, USDT],
  ])('is refused: %s', (_, more, sentence) => {
    expect(() => assertPricing({ ...PRICING, ...more })).toThrow(sentence);
  });

  it('of a business is the defaults, and over them what was agreed', () => {
    expect(effectivePricing(PRICING, {})).toEqual(PRICING);
    const tiers = [open];
    const charges = [{ kind: 'vat', payer: 'merchant' }] as const;
    expect(
      effectivePricing(PRICING, {
        withdrawalFeeTiers: tiers,
        charges,
        commission: { basisPoints: 1n, capMinor: 2n },
        refunds: { returnsCommission: false },
        limits: { largestMinor: 20_000n },
        exchange: { spreadBasisPoints: 3n },
        dailyLimits: { sales: { count: 4n }, nameEnquiries: { count: 5n } },
      }),
    ).toEqual({
      withdrawalFeeTiers: tiers,
      charges,
      commission: { basisPoints: 1n, capMinor: 2n },
      refunds: { returnsCommission: false },
      limits: { smallestMinor: 10_000n, largestMinor: 20_000n, paymentsPerDayMinor: 5_000_000n },
      exchange: { spreadBasisPoints: 3n, smallestUsdtMinor: 1_000_000n, largestUsdtMinor: 9_000_000n },
      dailyLimits: {
        withdrawals: { count: 100_000n, amountMinor: 500_000_000_000n },
        sales: { count: 4n, amountMinor: 500_000_000_000n },
        bills: { count: 100_000n, amountMinor: 100_000_000_000n },
        nameEnquiries: { count: 5n, amountMinor: undefined },
      },
    });
  });

  it('has these defaults, which documents name', () => {
    expect(DEFAULT_CHARGES).toEqual([]);
    expect(DEFAULT_COMMISSION).toEqual({ basisPoints: 150n, capMinor: 200_000n });
    expect(DEFAULT_REFUND_RULE).toEqual({ returnsCommission: true });
    expect(DEFAULT_DAILY_LIMITS).toEqual({
      withdrawals: { count: 100_000n, amountMinor: 500_000_000_000n },
      sales: { count: 100_000n, amountMinor: 500_000_000_000n },
      bills: { count: 100_000n, amountMinor: 100_000_000_000n },
      nameEnquiries: { count: 20_000n, amountMinor: undefined },
    });
    expect(LIMIT_NAMES).toEqual(['withdrawals', 'sales', 'bills', 'nameEnquiries', 'payoutHold']);
  });

  it('gives a schedule of fees, whose steps are the ends of tiers, and of the stamp duty', () => {
    const atMs = Date.UTC(2026, 10, 28);
    const schedule = feeScheduleAt(PRICING, atMs);
    expect(schedule).toEqual({ withdrawalFeeTiers: DEFAULT_WITHDRAWAL_FEE_TIERS, charges: [], atMs });
    expect(feeStepsMinor(schedule)).toEqual([500_000n, 5_000_000n, null]);
    const dutied = feeScheduleAt({ ...PRICING, charges: [{ kind: 'stamp_duty', payer: 'merchant' }] }, atMs);
    expect(feeStepsMinor(dutied)).toEqual([500_000n, 5_000_000n, null, 999_999n]);
    expect(feeStepsMinor({ ...dutied, atMs: Date.UTC(2025, 0, 1) })).toEqual([500_000n, 5_000_000n, null]);
    const taxed = { ...schedule, charges: [{ kind: 'vat', payer: 'merchant' }] as const };
    expect(feeStepsMinor(taxed)).toEqual([500_000n, 5_000_000n, null]);
    expect(feeOfOrder('withdrawal', 1_000_000n, { ...NO_FEE, atMs })).toEqual({ feeMinor: 0n });
  });

  it('of an amount that no tier covers has no fee', () => {
    expect(() => withdrawalFeeMinor(101n, [upTo(100n)])).toThrow('do not end with an open-ended one');
  });
});

describe('a limit is nearly used', () => {
  it.each([
    ['at 80 % of the count', 8n, 0n, 10n, 100n, true],
    ['not below it', 7n, 79n, 10n, 100n, false],
    ['at 80 % of the sum', 0n, 80n, 10n, 100n, true],
    ['not where it is of nothing', 0n, 0n, 0n, 0n, false],
    ['not by a sum that it does not have', 0n, 999n, 10n, undefined, false],
  ])('%s', (_, count, amountMinor, most, mostMinor, isNear) => {
    expect(isNearLimit({ count, amountMinor }, { count: most, amountMinor: mostMinor })).toBe(isNear);
  });
});

describe('a use of a daily limit', () => {
  const use: DailyUse = { limit: 'sales', amountMinor: 10n, most: { count: 10n, amountMinor: 100n } };
  const used = (count: bigint, amountMinor: bigint) => ({ limit: 'sales', count, amountMinor }) as const;

  it.each([
    ['below 80 % of count and sum', 7n, 70n, false],
    ['that comes to 80 % of the count', 8n, 20n, true],
    ['that comes to 80 % of the sum', 2n, 80n, true],
    ['after the count was there', 9n, 20n, false],
    ['after the sum was there', 3n, 90n, false],
    ['that comes to 80 % of the count after the sum was there', 8n, 95n, false],
  ])('%s is the place for a notice, or not', (_, count, amountMinor, isPlace) => {
    expect(reachesNearLimit(use, used(count, amountMinor))).toBe(isPlace);
  });

  it('of a limit without a sum is counted alone', () => {
    const counted = { ...use, most: { count: 10n, amountMinor: undefined } };
    expect(reachesNearLimit(counted, used(8n, 1_000n))).toBe(true);
  });
});

describe('the hold on payouts', () => {
  const HOUR_MS = 3_600_000;
  const changed = (accountChangedAtMs: number | undefined, accessChangedAtMs: number | undefined) =>
    payoutHold({ accountChangedAtMs, accessChangedAtMs }, 24 * HOUR_MS, 30 * HOUR_MS);

  it.each([
    ['neither changed', undefined, undefined, undefined],
    ['both are over', 1 * HOUR_MS, 6 * HOUR_MS, undefined],
    ['both changed at once', 10 * HOUR_MS, 10 * HOUR_MS, ['access_changed', 34 * HOUR_MS]],
    ['it is over in a moment', undefined, 6 * HOUR_MS + 1, ['access_changed', 30 * HOUR_MS + 1]],
    ['the account changed', 10 * HOUR_MS, undefined, ['bank_account_changed', 34 * HOUR_MS]],
    ['access changed', undefined, 10 * HOUR_MS, ['access_changed', 34 * HOUR_MS]],
    ['access changed after the account', 10 * HOUR_MS, 20 * HOUR_MS, ['access_changed', 44 * HOUR_MS]],
    ['the account changed after access', 20 * HOUR_MS, 10 * HOUR_MS, ['bank_account_changed', 44 * HOUR_MS]],
  ])('follows the later change where %s', (_, account, access, expected) => {
    const hold = changed(account, access);
    expect(hold && [hold.reason, hold.untilMs]).toEqual(expected);
  });
});
