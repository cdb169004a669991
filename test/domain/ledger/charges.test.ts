import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { billTransfers, withdrawalTransfers } from '../../../src/contract/kinds.ts';
import { dayInLagos } from '../../../src/domain/dayInLagos.ts';
import {
  assertChargeRules,
  CHARGE_ACCOUNTS,
  CHARGE_KINDS,
  CHARGE_PAYERS,
  CHARGED_KINDS,
  type ChargeRule,
  chargeStepsMinor,
  chargesOfMovement,
  itemizedFee,
  paidByMerchantMinor,
  readCharges,
  STAMP_DUTY_RATES,
  shownCharges,
  storedCharges,
  TAX_KINDS,
  taxesOf,
  VAT_RATES,
  vatRoundedHalfUpMinor,
} from '../../../src/domain/ledger/charges.ts';
import { usdtSaleTransfers } from '../../../src/domain/ledger/ledger.ts';
import {
  DEFAULT_WITHDRAWAL_FEE_TIERS,
  type FeeSchedule,
  feeOfOrder,
  withdrawalFeeMinor,
} from '../../../src/domain/ledger/pricing.ts';
import { largestPayout } from '../../../src/domain/orders/automaticPayout.ts';
import { saleTermsAt } from '../../../src/domain/orders/exchangeRate.ts';

const BOTH: readonly ChargeRule[] = [
  { kind: 'vat', payer: 'merchant' },
  { kind: 'stamp_duty', payer: 'merchant' },
];
const DAY = '2026-11-28';
const schedule = (charges: readonly ChargeRule[], day = DAY): FeeSchedule => ({
  withdrawalFeeTiers: DEFAULT_WITHDRAWAL_FEE_TIERS,
  charges,
  atMs: dayInLagos(day).fromMs,
});
const item = (kind: string, amountMinor: bigint, payer = 'merchant') => ({ kind, payer, amountMinor });

const amounts = fc.oneof(
  fc.bigInt({ min: 1n, max: 1_000_000_000n }),
  // Around what decides: the tiers, and the least amount of stamp duty.
  fc
    .tuple(
      fc.constantFrom(500_000n, 1_000_000n, 1_007_688n, 5_000_000n),
      fc.bigInt({ min: -9_000n, max: 9_000n }),
    )
    .map(([at, distance]) => at + distance),
);
const rules = fc.subarray([...TAX_KINDS]).chain((kinds) =>
  fc.tuple(
    ...kinds.map((kind) =>
      fc.record({
        kind: fc.constant(kind),
        payer: fc.constantFrom(...CHARGE_PAYERS),
        of: fc.option(fc.subarray([...CHARGED_KINDS], { minLength: 1 }), { nil: undefined }),
      }),
    ),
  ),
);
const tiers = fc.bigInt({ min: 0n, max: 100_000n }).map((feeMinor) => [{ upToMinor: null, feeMinor }]);

describe('the items of a fee', () => {
  it('are none where the pricing names no charges', () => {
    for (const kind of CHARGED_KINDS) {
      const feeMinor = kind === 'bill' ? 0n : 2_500n;
      expect(feeOfOrder(kind, 1_000_000n, schedule([]))).toEqual({ feeMinor, charges: undefined });
    }
  });

  it('sum to it, of what the merchant pays, whatever the amount, the rules and the tiers', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CHARGED_KINDS),
        amounts,
        rules,
        tiers,
        (kind, amountMinor, charged, fees) => {
          const own = kind === 'bill' ? 0n : withdrawalFeeMinor(amountMinor, fees);
          const { feeMinor, charges } = feeOfOrder(kind, amountMinor, {
            ...schedule(charged),
            withdrawalFeeTiers: fees,
          });
          if (charged.length === 0) return expect(charges).toBeUndefined();
          expect(feeMinor).toBe(paidByMerchantMinor(charges ?? []));
          expect(feeMinor >= own).toBe(true);
          for (const charge of charges ?? []) expect(charge.amountMinor > 0n).toBe(true);
          const kinds = charges?.map((charge) => charge.kind);
          expect(new Set(kinds).size).toBe(kinds?.length);
          expect(readCharges(JSON.parse(JSON.stringify(storedCharges(charges))))).toEqual(charges);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('have stamp duty from ₦10,000.00 on, and not at ₦9,999.99', () => {
    expect(feeOfOrder('withdrawal', 999_999n, schedule(BOTH))).toEqual({
      feeMinor: 2_688n,
      charges: [item('fee', 2_500n), item('vat', 188n)],
    });
    expect(feeOfOrder('withdrawal', 1_000_000n, schedule(BOTH))).toEqual({
      feeMinor: 7_688n,
      charges: [item('fee', 2_500n), item('vat', 188n), item('stamp_duty', 5_000n)],
    });
  });

  it('of a sale have stamp duty where ₦10,000.00 would be transferred without it', () => {
    // Fee and VAT are 26.88.
    expect(feeOfOrder('usdt_sale', 1_002_687n, schedule(BOTH)).feeMinor).toBe(2_688n);
    expect(feeOfOrder('usdt_sale', 1_002_688n, schedule(BOTH)).feeMinor).toBe(7_688n);
    // VAT that the platform pays is not taken off.
    const byPlatform: ChargeRule[] = [{ kind: 'vat', payer: 'platform' }, BOTH[1] as ChargeRule];
    expect(feeOfOrder('usdt_sale', 1_002_499n, schedule(byPlatform)).feeMinor).toBe(2_500n);
    expect(feeOfOrder('usdt_sale', 1_002_500n, schedule(byPlatform)).feeMinor).toBe(7_500n);
  });

  it('of a bill are taxes alone, and stamp duty only where a rule names bills', () => {
    expect(feeOfOrder('bill', 2_000_000n, schedule(BOTH))).toEqual({ feeMinor: 0n, charges: [] });
    const onBills: ChargeRule[] = [{ kind: 'stamp_duty', payer: 'merchant', of: ['bill'] }];
    expect(feeOfOrder('bill', 999_999n, schedule(onBills)).feeMinor).toBe(0n);
    expect(feeOfOrder('bill', 1_000_000n, schedule(onBills))).toEqual({
      feeMinor: 5_000n,
      charges: [item('stamp_duty', 5_000n)],
    });
    expect(feeOfOrder('withdrawal', 1_000_000n, schedule(onBills)).feeMinor).toBe(2_500n);
  });

  it('that the platform pays add nothing to the fee', () => {
    const byPlatform = BOTH.map((rule) => ({ ...rule, payer: 'platform' as const }));
    expect(feeOfOrder('withdrawal', 1_000_000n, schedule(byPlatform))).toEqual({
      feeMinor: 2_500n,
      charges: [item('fee', 2_500n), item('vat', 188n, 'platform'), item('stamp_duty', 5_000n, 'platform')],
    });
  });

  it('are paid on top of the amount unless they are taken off it', () => {
    const order = { kind: 'usdt_sale', ownFeeMinor: 2_500n, amountMinor: 1_000_000n } as const;
    const atMs = dayInLagos(DAY).fromMs;
    expect(itemizedFee({ ...order, atMs }, BOTH).feeMinor).toBe(7_688n);
    expect(itemizedFee({ ...order, isTakenOff: true, atMs }, BOTH).feeMinor).toBe(2_688n);
  });

  it('have the rates of their day', () => {
    expect(feeOfOrder('withdrawal', 1_000_000n, schedule(BOTH, '2025-12-31')).feeMinor).toBe(2_688n);
    expect(feeOfOrder('withdrawal', 1_000_000n, schedule(BOTH, '2026-01-01')).feeMinor).toBe(7_688n);
    const lastMoment = { ...schedule(BOTH), atMs: dayInLagos('2026-01-01').fromMs - 1 };
    expect(feeOfOrder('withdrawal', 1_000_000n, lastMoment).feeMinor).toBe(2_688n);
    expect(feeOfOrder('withdrawal', 1_000_000n, schedule(BOTH, '2020-01-31')).feeMinor).toBe(2_500n);
    for (const rates of [VAT_RATES, STAMP_DUTY_RATES]) {
      expect(rates.map(({ from }) => from)).toEqual(rates.map(({ from }) => from).toSorted());
    }
  });
});

it('VAT is rounded half up to the kobo', () => {
  expect(
    [0n, 1n, 6n, 7n, 20n, 1_000n, 2_500n, 5_000n].map((fee) => vatRoundedHalfUpMinor(fee, 750n)),
  ).toEqual([
    0n, // 0
    0n, // 0.075
    0n, // 0.45
    1n, // 0.525
    2n, // 1.5
    75n,
    188n, // 187.5
    375n,
  ]);
});

it('rules name each tax once, and some orders', () => {
  expect(() => assertChargeRules(BOTH)).not.toThrow();
  expect(() => assertChargeRules([...BOTH, { kind: 'vat', payer: 'platform' }])).toThrow('once');
  expect(() => assertChargeRules([{ kind: 'vat', payer: 'merchant', of: [] }])).toThrow('some orders');
  const onBills = { kind: 'stamp_duty', payer: 'merchant', of: ['bill'] } as const;
  expect(() => assertChargeRules([{ kind: 'vat', payer: 'merchant' }, onBills])).not.toThrow();
  expect(() =>
    assertChargeRules([
      { kind: 'vat', payer: 'merchant' },
      { ...onBills, of: [] },
    ]),
  ).toThrow('some orders');
});

describe('the transfers of an order with items', () => {
  const owner = { businessId: 'biz_1', environment: 'test' } as const;
  const platformLegs = (
    legs: readonly {
      account: { businessId: string | null; asset: string; kind: string };
      amountMinor: bigint;
    }[],
  ) =>
    Object.fromEntries(
      legs
        .filter(({ account }) => account.businessId === null && account.asset === 'NGN')
        .map(({ account, amountMinor }) => [account.kind, amountMinor]),
    );

  it('post each to its own account, hold and give back all of them, and sum to zero', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('withdrawal' as const, 'bill' as const),
        amounts,
        rules,
        (kind, amountMinor, charged) => {
          const fee = feeOfOrder(kind, amountMinor, schedule(charged));
          const order = { ...owner, amountMinor, ...fee };
          const of =
            kind === 'bill'
              ? { transfers: billTransfers, order: { ...order, purchaseId: 'bill_1' as const } }
              : { transfers: withdrawalTransfers, order: { ...order, withdrawalId: 'wd_1' as const } };
          const given = of.order as never;
          const { reserve, post, reverse } = of.transfers;
          const due = (wanted: string) =>
            fee.charges?.find((charge) => charge.kind === wanted)?.amountMinor ?? 0n;
          const legs = platformLegs(post(given).legs);
          expect(legs.provider_clearing).toBe(amountMinor);
          expect(legs.vat ?? 0n).toBe(due('vat'));
          expect(legs.stamp_duty ?? 0n).toBe(due('stamp_duty'));
          expect(legs.fees ?? 0n).toBe(fee.feeMinor - due('vat') - due('stamp_duty'));
          expect(reserve(given).legs.map((leg) => leg.amountMinor)).toEqual([
            -(amountMinor + fee.feeMinor),
            amountMinor + fee.feeMinor,
          ]);
          const back = platformLegs(reverse(given).legs);
          for (const [account, minor] of Object.entries(legs)) expect(back[account]).toBe(-minor);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('of a sale pay the bank what the items leave', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1_000_000n, max: 100_000_000_000n }), rules, (amountMinor, charged) => {
        const rate = { marketRateScaled: 153_825_000_000n, rateScaled: 152_286_000_000n };
        const terms = saleTermsAt({ amountMinor, ...rate, fees: schedule(charged) });
        expect(terms.netMinor).toBe(terms.grossMinor - terms.feeMinor);
        const legs = platformLegs(usdtSaleTransfers.post({ ...owner, saleId: 'sale_1', ...terms }).legs);
        const due = (wanted: string) =>
          terms.charges?.find((charge) => charge.kind === wanted)?.amountMinor ?? 0n;
        expect(legs.provider_clearing).toBe(terms.netMinor);
        expect([legs.vat ?? 0n, legs.stamp_duty ?? 0n]).toEqual([due('vat'), due('stamp_duty')]);
        expect(legs.fees ?? 0n).toBe(terms.feeMinor - due('vat') - due('stamp_duty'));
      }),
      { numRuns: 1_000 },
    );
  });
});

it('an automatic payout is the largest that the wallet covers with its items', () => {
  const limits = { smallestMinor: 10_000n, largestMinor: 1_000_000_000n };
  fc.assert(
    fc.property(
      fc.oneof(amounts, fc.bigInt({ min: 990_000n, max: 1_020_000n })),
      rules,
      (availableMinor, charged) => {
        const fees = schedule(charged);
        const costOf = (amountMinor: bigint) =>
          amountMinor + feeOfOrder('withdrawal', amountMinor, fees).feeMinor;
        const payout = largestPayout({ availableMinor, reserveMinor: 0n, fees, limits });
        // No larger amount is affordable: fees are at most ₦110, so it is within that.
        const least = payout?.amountMinor ?? limits.smallestMinor - 1n;
        for (let amountMinor = least + 1n; amountMinor <= availableMinor; amountMinor += 1n) {
          if (amountMinor < limits.smallestMinor || costOf(amountMinor) > availableMinor) continue;
          throw new Error(`${amountMinor} is affordable, and ${payout?.amountMinor} was chosen.`);
        }
        if (!payout) return;
        expect(costOf(payout.amountMinor) <= availableMinor).toBe(true);
        expect(payout).toEqual({
          amountMinor: payout.amountMinor,
          ...feeOfOrder('withdrawal', payout.amountMinor, fees),
        });
      },
    ),
    { numRuns: 200 },
  );
});

it('the items of a fee are of the movement that pays it, and below zero of its reversal', () => {
  const charges = [{ kind: 'fee', payer: 'merchant', amountMinor: 1_000n }] as const;
  expect(chargesOfMovement('withdrawal_post', charges)).toEqual(charges);
  expect(chargesOfMovement('withdrawal_reversal', charges)).toEqual([
    { ...charges[0], amountMinor: -1_000n },
  ]);
  for (const kind of ['withdrawal_reserve', 'withdrawal_void']) {
    expect([kind, chargesOfMovement(kind, charges)]).toEqual([kind, undefined]);
  }
  expect(chargesOfMovement('withdrawal_reversal', undefined)).toBeUndefined();
});

describe('the items of a fee are shown, stored and read', () => {
  const charges = [
    { kind: 'fee', payer: 'merchant', amountMinor: 2_500n },
    { kind: 'vat', payer: 'platform', amountMinor: 188n },
  ] as const;
  const stored = {
    fee: { payer: 'merchant', amountMinor: '2500' },
    vat: { payer: 'platform', amountMinor: '188' },
  } as const;

  it('by their kind, in naira where they are shown', () => {
    expect(shownCharges(charges)).toEqual([
      { kind: 'fee', amount: 25, payer: 'merchant' },
      { kind: 'vat', amount: 1.88, payer: 'platform' },
    ]);
    expect(storedCharges(charges)).toEqual(stored);
    expect(readCharges(stored)).toEqual(charges);
    expect(taxesOf(charges)).toEqual([charges[1]]);
    expect(paidByMerchantMinor(charges)).toBe(2_500n);
  });

  it('and a fee that is not itemized has none', () => {
    const { charges: none } = itemizedFee({ kind: 'bill', ownFeeMinor: 0n, amountMinor: 1n, atMs: 0 }, []);
    expect([shownCharges(none), storedCharges(none), readCharges(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(chargesOfMovement('withdrawal_post', none)).toBeUndefined();
    expect(taxesOf(none)).toEqual([]);
    expect(readCharges({})).toEqual([]);
  });

  it('under names that are stored for good', () => {
    expect(CHARGE_KINDS).toEqual(['fee', 'vat', 'stamp_duty']);
    expect(CHARGE_ACCOUNTS).toEqual({ fee: 'fees', vat: 'vat', stamp_duty: 'stamp_duty' });
    expect([CHARGE_PAYERS, CHARGED_KINDS]).toEqual([
      ['merchant', 'platform'],
      ['withdrawal', 'usdt_sale', 'bill'],
    ]);
  });
});

it('the tax changes above ₦9,999.99 where stamp duty is charged, from its first day on', () => {
  const at = (day: string) => dayInLagos(day).fromMs;
  expect(chargeStepsMinor(BOTH, at('2026-01-01'))).toEqual([999_999n]);
  expect(chargeStepsMinor(BOTH, at('2026-01-01') - 1)).toEqual([]);
  expect(chargeStepsMinor([{ kind: 'vat', payer: 'merchant' }], at(DAY))).toEqual([]);
  expect(chargeStepsMinor([], at(DAY))).toEqual([]);
});
