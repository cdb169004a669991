import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withdrawalTransfers } from '../../../src/contract/kinds.ts';
import { InvariantError } from '../../../src/domain/errors.ts';
import {
  assertTransfer,
  type LedgerAccount,
  type Leg,
  paymentTransfer,
  type Transfer,
  tokenFeeTransfer,
  treasuryMovementTransfer,
} from '../../../src/domain/ledger/ledger.ts';

const clearing: LedgerAccount = { businessId: null, asset: 'NGN', kind: 'provider_clearing' };
const commission: LedgerAccount = { businessId: null, asset: 'NGN', kind: 'commission' };
const fees: LedgerAccount = { businessId: null, asset: 'NGN', kind: 'fees' };
const available: LedgerAccount = { businessId: 'biz_1', asset: 'NGN', kind: 'available' };
const held: LedgerAccount = { businessId: 'biz_1', asset: 'NGN', kind: 'held' };

const payment = {
  transactionId: 'txn_1',
  businessId: 'biz_1',
  environment: 'test' as const,
  amountMinor: 10_000_000n,
  commissionMinor: 150_000n,
};
const withdrawal = {
  withdrawalId: 'wd_1',
  businessId: 'biz_1',
  environment: 'prod' as const,
  amountMinor: 5_000_000n,
  feeMinor: 2_500n,
};

describe('a treasury movement', () => {
  const movement = { txId: 'ab', logIndex: 3, environment: 'prod', amountMinor: 5n } as const;
  const custody: LedgerAccount = { businessId: null, asset: 'USDT', kind: 'custody' };
  const coldStorage: LedgerAccount = { businessId: null, asset: 'USDT', kind: 'cold_storage' };

  it('moves between custody and cold storage, which mirror what is held', () => {
    const away = treasuryMovementTransfer({ ...movement, direction: 'out' });
    expect(away).toEqual({
      reference: 'treasury/ab/3',
      kind: 'treasury_movement',
      phase: 'single',
      environment: 'prod',
      legs: [
        { account: custody, amountMinor: 5n },
        { account: coldStorage, amountMinor: -5n },
      ],
    });
    expect(treasuryMovementTransfer({ ...movement, direction: 'in' }).legs).toEqual([
      { account: coldStorage, amountMinor: 5n },
      { account: custody, amountMinor: -5n },
    ]);
  });

  it("that the token's contract takes is borne by the platform's fees", () => {
    const fees: LedgerAccount = { businessId: null, asset: 'USDT', kind: 'fees' };
    for (const [direction, account] of [
      ['treasury_fee', custody],
      ['cold_storage_fee', coldStorage],
    ] as const) {
      expect(treasuryMovementTransfer({ ...movement, direction }).legs).toEqual([
        { account, amountMinor: 5n },
        { account: fees, amountMinor: -5n },
      ]);
    }
    expect(tokenFeeTransfer(movement)).toMatchObject({
      reference: 'token_fee/ab',
      legs: [
        { account: custody, amountMinor: 5n },
        { account: fees, amountMinor: -5n },
      ],
    });
  });

  it('moves something', () => {
    const nothing = { ...movement, direction: 'out', amountMinor: 0n } as const;
    expect(() => treasuryMovementTransfer(nothing)).toThrow(InvariantError);
  });
});

describe('a recorded payment', () => {
  it('brings the net amount to the merchant and the commission to the platform', () => {
    expect(paymentTransfer(payment)).toEqual({
      reference: 'txn_1',
      kind: 'payment',
      phase: 'single',
      environment: 'test',
      legs: [
        { account: clearing, amountMinor: -10_000_000n },
        { account: commission, amountMinor: 150_000n },
        { account: available, amountMinor: 9_850_000n },
      ],
    });
  });

  it('has no leg for a commission of nothing', () => {
    expect(paymentTransfer({ ...payment, commissionMinor: 0n }).legs).toEqual([
      { account: clearing, amountMinor: -10_000_000n },
      { account: available, amountMinor: 10_000_000n },
    ]);
  });

  it.each([10_000_000n, 10_000_001n])(
    'is refused when a commission of %s leaves nothing',
    (commissionMinor) => {
      expect(() => paymentTransfer({ ...payment, commissionMinor })).toThrow(InvariantError);
    },
  );
});

describe('a withdrawal', () => {
  it('holds amount and fee', () => {
    expect(withdrawalTransfers.reserve(withdrawal)).toEqual({
      reference: 'wd_1:reserve',
      kind: 'withdrawal_reserve',
      phase: 'reserve',
      environment: 'prod',
      legs: [
        { account: available, amountMinor: -5_002_500n },
        { account: held, amountMinor: 5_002_500n },
      ],
    });
  });

  it('pays the amount out and earns the fee when it is posted', () => {
    expect(withdrawalTransfers.post(withdrawal)).toEqual({
      reference: 'wd_1:post',
      kind: 'withdrawal_post',
      phase: 'post',
      environment: 'prod',
      reservationReference: 'wd_1:reserve',
      legs: [
        { account: held, amountMinor: -5_002_500n },
        { account: clearing, amountMinor: 5_000_000n },
        { account: fees, amountMinor: 2_500n },
      ],
    });
  });

  it('gives everything back when it is voided', () => {
    expect(withdrawalTransfers.void(withdrawal)).toEqual({
      reference: 'wd_1:void',
      kind: 'withdrawal_void',
      phase: 'void',
      environment: 'prod',
      reservationReference: 'wd_1:reserve',
      legs: [
        { account: held, amountMinor: -5_002_500n },
        { account: available, amountMinor: 5_002_500n },
      ],
    });
  });

  it('takes amount and fee back from the platform when it is reversed', () => {
    expect(withdrawalTransfers.reverse(withdrawal)).toEqual({
      reference: 'wd_1:reversal',
      kind: 'withdrawal_reversal',
      phase: 'single',
      environment: 'prod',
      legs: [
        { account: clearing, amountMinor: -5_000_000n },
        { account: fees, amountMinor: -2_500n },
        { account: available, amountMinor: 5_002_500n },
      ],
    });
  });

  it('has no leg for a fee of nothing', () => {
    const free = { ...withdrawal, feeMinor: 0n };
    expect(withdrawalTransfers.post(free).legs.map((leg) => leg.account)).toEqual([held, clearing]);
    expect(withdrawalTransfers.reverse(free).legs.map((leg) => leg.account)).toEqual([clearing, available]);
  });

  it('leaves every account as it was once voided, and once reversed, whatever the amounts', () => {
    const money = fc.record({
      amountMinor: fc.bigInt({ min: 1n, max: 10n ** 15n }),
      feeMinor: fc.bigInt({ min: 0n, max: 10n ** 9n }),
    });
    fc.assert(
      fc.property(money, (amounts) => {
        const given = { ...withdrawal, ...amounts };
        for (const story of [
          [withdrawalTransfers.reserve(given), withdrawalTransfers.void(given)],
          [
            withdrawalTransfers.reserve(given),
            withdrawalTransfers.post(given),
            withdrawalTransfers.reverse(given),
          ],
        ]) {
          expect([...changesOf(story).values()].every((change) => change === 0n)).toBe(true);
        }
      }),
    );
  });
});

describe('a transfer is refused', () => {
  const sound: Transfer = {
    reference: 'reference',
    kind: 'payment',
    phase: 'single',
    environment: 'test',
    legs: [leg(clearing, -5n), leg(available, 5n)],
  };

  it('only if there is something wrong with it', () => {
    expect(assertTransfer(sound)).toBe(sound);
  });

  it.each<[string, Partial<Transfer>]>([
    ['without legs', { legs: [] }],
    ['with one leg', { legs: [leg(available, 5n)] }],
    ['with a leg of zero', { legs: [...sound.legs, leg(fees, 0n)] }],
    ['with legs that do not sum to zero', { legs: [leg(clearing, -5n), leg(available, 6n)] }],
    [
      'with legs that sum to zero over two assets only',
      { legs: [leg(clearing, -5n), leg({ ...available, asset: 'USDT' }, 5n)] },
    ],
    [
      'with amounts that no database column holds',
      { legs: [leg(clearing, -(2n ** 63n)), leg(available, 2n ** 63n)] },
    ],
    ['that names a reservation without resolving it', { reservationReference: 'wd_1:reserve' }],
    ['that resolves without naming a reservation', { phase: 'post' }],
    ['that voids without naming a reservation', { phase: 'void' }],
  ])('%s', (_what, fault) => {
    expect(() => assertTransfer({ ...sound, ...fault })).toThrow(InvariantError);
  });
});

function leg(account: LedgerAccount, amountMinor: bigint): Leg {
  return { account, amountMinor };
}

function changesOf(transfers: readonly Transfer[]): Map<string, bigint> {
  const changes = new Map<string, bigint>();
  for (const { account, amountMinor } of transfers.flatMap((transfer) => transfer.legs)) {
    const name = `${account.businessId}/${account.asset}/${account.kind}`;
    changes.set(name, (changes.get(name) ?? 0n) + amountMinor);
  }
  return changes;
}
