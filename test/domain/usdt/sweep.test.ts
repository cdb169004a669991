import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  canStillLand,
  feeLimitNow,
  hasExpired,
  planReturn,
  planSweep,
  type SweepFacts,
  type SweepPolicy,
} from '../../../src/domain/usdt/sweep.ts';

const FACTS: SweepFacts = {
  energyNeeded: 65_000n,
  energyPriceSun: 100n,
  bandwidthNeeded: 346n,
  bandwidthPriceSun: 1_000n,
  availableEnergy: 0n,
  availableBandwidth: 600n,
  trxBalanceSun: 0n,
  isActive: true,
  activationFeeSun: 1_100_000n,
  stakeSunPerEnergyNumerator: 19_000_000_000n * 1_000_000n,
  stakeSunPerEnergyDenominator: 180_000_000_000n,
  gasAccount: { trxBalanceSun: 1_000_000_000n, availableBandwidth: 600n, lendableStakeSun: 0n },
};

const POLICY: SweepPolicy = {
  energyBy: 'top_up',
  energyMarginBasisPoints: 0n,
  feeLimitCapSun: 100_000_000n,
  topUpCapSun: 100_000_000n,
  sweepCapMinor: 10n ** 12n,
  stakeCapSun: 50_000_000_000n,
  floorMinor: 1_000_000n,
  costCapBasisPoints: 10_000n,
  trxPriceMinor: 300_000n,
};

describe('TRX that is left', () => {
  const facts = {
    trxBalanceSun: 1_000_000n,
    bandwidthNeeded: 268n,
    bandwidthPriceSun: 1_000n,
    availableBandwidth: 600n,
  };
  const limits = { ownSun: 50_000_000n, capSun: 50_000_000n };

  test('goes home whole where free bandwidth holds its transfer', () => {
    for (const availableBandwidth of [600n, 268n]) {
      expect(planReturn({ ...facts, availableBandwidth }, limits)).toEqual({
        amountSun: 1_000_000n,
        burntSun: 0n,
      });
    }
  });

  test('goes home less the bytes, where more comes home than they burn', () => {
    const used = { ...facts, availableBandwidth: 267n };
    expect(planReturn(used, limits)).toEqual({ amountSun: 732_000n, burntSun: 268_000n });
    expect(planReturn({ ...used, trxBalanceSun: 536_000n }, limits)).toBeUndefined();
    expect(planReturn({ ...used, trxBalanceSun: 536_001n }, limits)).toBeDefined();
  });

  test('stays where it is less than a tenth of a TRX, however free its way', () => {
    expect(planReturn({ ...facts, trxBalanceSun: 99_999n }, limits)).toBeUndefined();
  });

  test('stays as far as a customer sent it, and goes in pieces that may be signed', () => {
    expect(planReturn(facts, { ...limits, ownSun: 200_000n })).toMatchObject({ amountSun: 200_000n });
    expect(planReturn(facts, { ...limits, ownSun: -200_000n })).toBeUndefined();
    expect(planReturn(facts, { ...limits, capSun: 300_000n })).toMatchObject({ amountSun: 300_000n });
  });
});

describe('the plan of a sweep', () => {
  test('tops up exactly what will be burnt', () => {
    const plan = planSweep(50_000_000n, FACTS, POLICY);
    expect(plan).toEqual({
      verdict: 'sweep',
      steps: [
        { kind: 'top_up', amountSun: 6_500_000n },
        { kind: 'transfer', feeLimitSun: 6_500_000n },
      ],
      costSun: 6_500_000n,
      costMinor: 1_950_000n,
    });
  });

  test('adds activation for an address that is not active', () => {
    const plan = planSweep(50_000_000n, { ...FACTS, isActive: false }, POLICY);
    expect(plan.costSun).toBe(6_500_000n + 1_100_000n);
  });

  test('activates with a single sun where nothing else is needed', () => {
    const plan = planSweep(50_000_000n, { ...FACTS, isActive: false, availableEnergy: 65_000n }, POLICY);
    expect(plan.steps[0]).toEqual({ kind: 'top_up', amountSun: 1n });
  });

  test('burns bandwidth for the whole transaction when the free one does not hold all of it', () => {
    const plan = planSweep(50_000_000n, { ...FACTS, availableBandwidth: 345n }, POLICY);
    expect(plan.steps[0]).toEqual({ kind: 'top_up', amountSun: 6_500_000n + 346_000n });
  });

  test('burns no bandwidth where the free one holds exactly the transaction', () => {
    const plan = planSweep(50_000_000n, { ...FACTS, availableBandwidth: 346n }, POLICY);
    expect(plan.steps[0]).toEqual({ kind: 'top_up', amountSun: 6_500_000n });
  });

  // The gas account signs transactions of 300 bytes each: the top-up, and both of lending.
  test.each([
    ['a top-up', 300n, 0n],
    ['a top-up', 299n, 300_000n],
    ['lending and taking back', 600n, 0n],
    ['lending and taking back', 599n, 600_000n],
  ])(
    'by %s, with %s bytes of bandwidth left to the gas account, burns %s sun for its transactions',
    (way, availableBandwidth, sun) => {
      const isLent = way !== 'a top-up';
      const gasAccount = {
        ...FACTS.gasAccount,
        availableBandwidth,
        lendableStakeSun: isLent ? 10_000_000_000n : 0n,
      };
      const plan = planSweep(50_000_000n, { ...FACTS, gasAccount }, { ...POLICY, energyBy: 'delegation' });
      expect(plan.costSun).toBe(isLent ? sun : 6_500_000n + sun);
    },
  );

  test('leaves the gas account enough for its own bytes and for activation', () => {
    const verdict = (trxBalanceSun: bigint) =>
      planSweep(
        50_000_000n,
        {
          ...FACTS,
          isActive: false,
          gasAccount: { ...FACTS.gasAccount, availableBandwidth: 0n, trxBalanceSun },
        },
        POLICY,
      ).verdict;
    // 6.5 TRX of energy, 0.3 TRX of bytes, 1.1 TRX of activation.
    expect(verdict(7_900_000n)).toBe('sweep');
    expect(verdict(7_899_999n)).toBe('gas_account_empty');
  });

  test('sets the fee limit for all energy, staked or not', () => {
    const plan = planSweep(50_000_000n, { ...FACTS, availableEnergy: 1_000_000n }, POLICY);
    expect(plan.steps).toEqual([{ kind: 'transfer', feeLimitSun: 6_500_000n }]);
    expect(plan.costSun).toBe(0n);
  });

  test.each<[string, Partial<SweepFacts>]>([
    ['energy that costs nothing', { energyPriceSun: 0n }],
    ['a transfer that takes no energy', { energyNeeded: 0n }],
  ])('is never made with a fee limit of 0, nor signed with one, by %s', (_, told) => {
    const facts = { ...FACTS, trxBalanceSun: 10_000_000n, ...told };
    const words = 'A transfer takes energy, and energy has a price.';
    expect(() => planSweep(50_000_000n, facts, POLICY)).toThrow(words);
    expect(() => feeLimitNow(50_000_000n, facts, POLICY)).toThrow(words);
  });

  test('leaves a margin, rounded up', () => {
    const plan = planSweep(50_000_000n, FACTS, { ...POLICY, energyMarginBasisPoints: 501n });
    expect(plan.steps[1]).toEqual({ kind: 'transfer', feeLimitSun: (65_000n + 3_257n) * 100n });
  });

  test('lends energy when told to and able to, and takes it back', () => {
    const gasAccount = { ...FACTS.gasAccount, lendableStakeSun: 10_000_000_000n };
    const plan = planSweep(50_000_000n, { ...FACTS, gasAccount }, { ...POLICY, energyBy: 'delegation' });
    // 65,000 × 19 / 180 = 6,861.1 TRX of stake.
    expect(plan.steps).toEqual([
      { kind: 'delegate_energy', stakeSun: 6_862_000_000n },
      { kind: 'transfer', feeLimitSun: 6_500_000n },
      { kind: 'reclaim_energy', stakeSun: 6_862_000_000n },
    ]);
    expect(plan.costSun).toBe(0n);
  });

  test('burns where more would have to be lent than the signer may', () => {
    const gasAccount = { ...FACTS.gasAccount, lendableStakeSun: 10_000_000_000n };
    const plan = planSweep(
      50_000_000n,
      { ...FACTS, gasAccount },
      { ...POLICY, energyBy: 'delegation', stakeCapSun: 6_861_999_999n },
    );
    expect(plan.steps.map(({ kind }) => kind)).toEqual(['top_up', 'transfer']);
  });

  describe('with energy on offer', () => {
    const rental: Partial<SweepPolicy> = { energyBy: 'rental' };
    const plan = (
      priceSun: bigint,
      { facts = {}, energy = 65_000n }: { facts?: Partial<SweepFacts>; energy?: bigint } = {},
    ) =>
      planSweep(50_000_000n, { ...FACTS, ...facts, offer: { energy, priceSun } }, { ...POLICY, ...rental });

    test('rents what is missing, and counts it as cost', () => {
      expect(plan(3_250_000n)).toMatchObject({
        steps: [
          { kind: 'rent_energy', energy: 65_000n, priceSun: 3_250_000n },
          { kind: 'transfer', feeLimitSun: 6_500_000n },
        ],
        costSun: 3_250_000n,
      });
    });

    test('activates the address first, because energy goes to active ones only', () => {
      const { steps, costSun } = plan(3_250_000n, { facts: { isActive: false } });
      expect(steps.map(({ kind }) => kind)).toEqual(['top_up', 'rent_energy', 'transfer']);
      expect(costSun).toBe(3_250_000n + 1_100_000n);
    });

    test('burns where that is not dearer, and where the offer is too small', () => {
      expect(plan(6_499_999n).steps[0]?.kind).toBe('rent_energy');
      expect(plan(6_500_000n).steps[0]?.kind).toBe('top_up');
      expect(plan(1n, { energy: 64_999n }).steps[0]?.kind).toBe('top_up');
    });

    test('lends where there is stake', () => {
      const gasAccount = { ...FACTS.gasAccount, lendableStakeSun: 10_000_000_000n };
      expect(plan(3_250_000n, { facts: { gasAccount } }).steps[0]?.kind).toBe('delegate_energy');
    });

    test('rents where the gas account cannot pay for burning', () => {
      const gasAccount = { ...FACTS.gasAccount, trxBalanceSun: 0n };
      expect(plan(7_000_000n, { facts: { gasAccount } })).toMatchObject({
        verdict: 'sweep',
        steps: [{ kind: 'rent_energy' }, { kind: 'transfer' }],
      });
    });

    test('rents nothing where the address has enough, or nothing is to be rented', () => {
      expect(plan(1n, { facts: { availableEnergy: 65_000n } }).steps.map(({ kind }) => kind)).toEqual([
        'transfer',
      ]);
      const offer = { energy: 65_000n, priceSun: 1n };
      expect(planSweep(50_000_000n, { ...FACTS, offer }, POLICY).steps[0]?.kind).toBe('top_up');
    });
  });

  describe('that two orders to lend came to nothing for', () => {
    const gasAccount = { ...FACTS.gasAccount, lendableStakeSun: 10_000_000_000n };
    const kinds = (failedLoans: number, more: Partial<SweepPolicy> = {}) =>
      planSweep(
        50_000_000n,
        { ...FACTS, gasAccount, failedLoans },
        { ...POLICY, energyBy: 'delegation', ...more },
      ).steps.map(({ kind }) => kind);

    test('burns', () => {
      expect(kinds(1)).toEqual(['delegate_energy', 'transfer', 'reclaim_energy']);
      expect(kinds(2)).toEqual(['top_up', 'transfer']);
    });

    test.each<[string, Partial<SweepPolicy>]>([
      ['costs too much', { costCapBasisPoints: 300n }],
      ['is above the cap', { topUpCapSun: 6_499_999n }],
    ])('goes on lending where burning %s', (_, more) => {
      expect(kinds(2, more)).toEqual(['delegate_energy', 'transfer', 'reclaim_energy']);
    });
  });

  test('sends only the TRX that the address lacks, and none to one that has enough', () => {
    const plan = planSweep(50_000_000n, { ...FACTS, trxBalanceSun: 2_000_000n }, POLICY);
    expect(plan.steps[0]).toEqual({ kind: 'top_up', amountSun: 4_500_000n });
    const rich = planSweep(50_000_000n, { ...FACTS, trxBalanceSun: 6_500_000n }, POLICY);
    expect(rich.steps.map(({ kind }) => kind)).toEqual(['transfer']);
  });

  test('burns where too little can be lent', () => {
    const plan = planSweep(50_000_000n, FACTS, { ...POLICY, energyBy: 'delegation' });
    expect(plan.steps.map(({ kind }) => kind)).toEqual(['top_up', 'transfer']);
  });

  test.each<[string, bigint, Partial<SweepFacts>, Partial<SweepPolicy>, string]>([
    ['less than the floor', 999_999n, {}, {}, 'too_small'],
    [
      '9 USDT for 40 TRX',
      9_000_000n,
      { energyPriceSun: 620n },
      { costCapBasisPoints: 1_000n },
      'too_expensive',
    ],
    ['a fee limit above the cap', 50_000_000n, {}, { feeLimitCapSun: 6_499_999n }, 'capped'],
    ['a top-up above the cap', 50_000_000n, {}, { topUpCapSun: 6_499_999n }, 'capped'],
    ['more than one signature may move', 50_000_001n, {}, { sweepCapMinor: 50_000_000n }, 'capped'],
    [
      'what costs too much, whatever the cap',
      9_000_000n,
      { energyPriceSun: 620n },
      { costCapBasisPoints: 1_000n, feeLimitCapSun: 1n },
      'too_expensive',
    ],
    [
      'a gas account that cannot pay',
      50_000_000n,
      { gasAccount: { ...FACTS.gasAccount, trxBalanceSun: 6_499_999n } },
      {},
      'gas_account_empty',
    ],
  ])('does not sweep %s', (_, amountMinor, facts, policy, verdict) => {
    const plan = planSweep(amountMinor, { ...FACTS, ...facts }, { ...POLICY, ...policy });
    expect(plan.verdict).toBe(verdict);
  });

  test.each<[string, Partial<SweepPolicy>, object]>([
    ['of the amount', { sweepCapMinor: 49_999_999n }, { of: 'amount', needed: 50_000_000n }],
    ['of the fee limit', { feeLimitCapSun: 6_499_999n }, { of: 'fee_limit', needed: 6_500_000n }],
    ['of the top-up', { topUpCapSun: 6_499_999n }, { of: 'top_up', needed: 6_500_000n }],
  ])('names the cap %s that is too low, with what the sweep needs', (_, policy, cap) => {
    expect(planSweep(50_000_000n, FACTS, { ...POLICY, ...policy }).cap).toEqual(cap);
  });

  const sun = fc.bigInt({ min: 0n, max: 10n ** 12n });
  const facts: fc.Arbitrary<SweepFacts> = fc.record({
    energyNeeded: fc.bigInt({ min: 1n, max: 1_000_000n }),
    energyPriceSun: fc.bigInt({ min: 1n, max: 1_000n }),
    bandwidthNeeded: fc.bigInt({ min: 250n, max: 500n }),
    bandwidthPriceSun: fc.bigInt({ min: 0n, max: 2_000n }),
    availableEnergy: fc.bigInt({ min: 0n, max: 2_000_000n }),
    availableBandwidth: fc.bigInt({ min: 0n, max: 1_000n }),
    trxBalanceSun: sun,
    isActive: fc.boolean(),
    activationFeeSun: fc.bigInt({ min: 0n, max: 2_000_000n }),
    stakeSunPerEnergyNumerator: fc.bigInt({ min: 1n, max: 10n ** 17n }),
    stakeSunPerEnergyDenominator: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    gasAccount: fc.record({
      trxBalanceSun: sun,
      availableBandwidth: fc.bigInt({ min: 0n, max: 1_000n }),
      lendableStakeSun: sun,
    }),
  });
  const policies: fc.Arbitrary<SweepPolicy> = fc.record({
    energyBy: fc.constantFrom('top_up', 'delegation'),
    energyMarginBasisPoints: fc.bigInt({ min: 0n, max: 5_000n }),
    feeLimitCapSun: sun,
    topUpCapSun: sun,
    sweepCapMinor: fc.constant(10n ** 12n),
    stakeCapSun: sun,
    floorMinor: fc.bigInt({ min: 0n, max: 10_000_000n }),
    costCapBasisPoints: fc.bigInt({ min: 0n, max: 10_000n }),
    trxPriceMinor: fc.bigInt({ min: 1n, max: 10_000_000n }),
  });
  const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n });

  test('that is carried out leaves the address able to pay, within every cap', () => {
    fc.assert(
      fc.property(amounts, facts, policies, (amountMinor, given, policy) => {
        const { verdict, steps, costSun, costMinor } = planSweep(amountMinor, given, policy);
        expect(costMinor * 1_000_000n).toBeGreaterThanOrEqual(costSun * policy.trxPriceMinor);
        if (verdict !== 'sweep') return;
        const topUp = steps.find((step) => step.kind === 'top_up')?.amountSun ?? 0n;
        const lent = steps.find((step) => step.kind === 'delegate_energy')?.stakeSun ?? 0n;
        const transfer = steps.find((step) => step.kind === 'transfer');
        expect(amountMinor).toBeGreaterThanOrEqual(policy.floorMinor);
        expect(costMinor).toBeLessThanOrEqual(amountMinor);
        expect(topUp).toBeLessThanOrEqual(policy.topUpCapSun);
        expect(lent).toBeLessThanOrEqual(given.gasAccount.lendableStakeSun);
        expect(lent).toBeLessThanOrEqual(policy.stakeCapSun);
        expect(transfer?.feeLimitSun).toBeLessThanOrEqual(policy.feeLimitCapSun);
        expect(given.isActive || topUp > 0n).toBe(true);

        // What the chain would take.
        const lentEnergy = (lent * given.stakeSunPerEnergyDenominator) / given.stakeSunPerEnergyNumerator;
        const burnt = given.energyNeeded - given.availableEnergy - lentEnergy;
        const energySun = (burnt > 0n ? burnt : 0n) * given.energyPriceSun;
        const bytesSun =
          given.availableBandwidth >= given.bandwidthNeeded
            ? 0n
            : given.bandwidthNeeded * given.bandwidthPriceSun;
        expect(given.trxBalanceSun + topUp).toBeGreaterThanOrEqual(energySun + bytesSun);
        expect(transfer?.feeLimitSun).toBeGreaterThanOrEqual(given.energyNeeded * given.energyPriceSun);
        expect(costSun).toBeGreaterThanOrEqual(energySun + bytesSun);
        // What is lent is asked back, last.
        expect(steps.at(-1)?.kind).toBe(lent > 0n ? 'reclaim_energy' : 'transfer');
      }),
      { numRuns: 1_000 },
    );
  });

  test('is never worth more because less is moved', () => {
    fc.assert(
      fc.property(amounts, amounts, facts, policies, (first, second, given, policy) => {
        const [smaller, larger] = first < second ? [first, second] : [second, first];
        if (planSweep(smaller, given, policy).verdict === 'sweep') {
          expect(planSweep(larger, given, policy).verdict).toBe('sweep');
        }
      }),
    );
  });
});

test('a transaction can land until the solid head is well past its expiry', () => {
  const transaction = { expiresAtMs: 1_000_000 };
  expect(canStillLand(transaction, 999_999)).toBe(true);
  expect(canStillLand(transaction, 1_060_000)).toBe(true);
  expect(canStillLand(transaction, 1_060_001)).toBe(false);
});

describe('a transaction is given up', () => {
  const transaction = { expiresAtMs: 1_000_000 };
  const minutes = (count: number) => 1_060_001 + count * 60_000;
  const saidBy = (node: string, ...atMinutes: readonly number[]) =>
    atMinutes.map((count) => ({ node, solidTimeMs: minutes(count) }));

  test('when three answers agree that are two minutes apart', () => {
    expect(hasExpired(transaction, saidBy('a', 0, 1, 2), 1)).toBe(true);
    expect(hasExpired(transaction, saidBy('a', 0, 2), 1)).toBe(false);
    expect(hasExpired(transaction, saidBy('a', 0, 0.5, 1, 1.5, 1.9), 1)).toBe(false);
    expect(hasExpired(transaction, [], 1)).toBe(false);
  });

  test('by no answer from before the chain was past its expiry', () => {
    const early = { node: 'a', solidTimeMs: 1_060_000 };
    expect(hasExpired(transaction, [early, ...saidBy('a', 1, 2)], 1)).toBe(false);
  });

  test('by two nodes where two are configured, or by one that says so for half an hour', () => {
    expect(hasExpired(transaction, saidBy('a', 0, 1, 2), 2)).toBe(false);
    expect(hasExpired(transaction, [...saidBy('a', 0, 1, 2), ...saidBy('b', 1)], 2)).toBe(true);
    expect(hasExpired(transaction, saidBy('a', 0, 1, 29.9), 2)).toBe(false);
    expect(hasExpired(transaction, saidBy('a', 0, 1, 30), 2)).toBe(true);
  });
});
