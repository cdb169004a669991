import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type HeldWallet, releaseHold } from '../../../src/domain/ledger/walletHold.ts';

const hold: HeldWallet = {
  ...({ businessId: 'biz_1', environment: 'test', holdId: 'hld_1', asset: 'NGN' } as const),
  ...{ part: 3, amountMinor: 500n },
};

describe('a release', () => {
  it('of a part ends the reservation, and holds the rest by the next one', () => {
    const { transfers, remainingMinor } = releaseHold(hold, 300n);
    expect(remainingMinor).toBe(300n);
    expect(transfers.map(({ reference, phase, kind }) => [reference, phase, kind])).toEqual([
      ['hld_1:3:void', 'void', 'wallet_hold_void'],
      ['hld_1:4:reserve', 'reserve', 'wallet_hold_reserve'],
    ]);
    expect(transfers[0]?.reservationReference).toBe('hld_1:3:reserve');
  });

  it('of all of it, which is what it releases unless told otherwise, holds nothing more', () => {
    const { transfers, remainingMinor } = releaseHold(hold);
    expect([transfers.map(({ reference }) => reference), remainingMinor]).toEqual([['hld_1:3:void'], 0n]);
  });

  it('moves exactly what it says from on hold to available, whatever the amounts', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10_000n }),
        fc.bigInt({ min: 1n, max: 10_000n }),
        (held, part) => {
          fc.pre(part <= held);
          const { transfers } = releaseHold({ ...hold, amountMinor: held }, held - part);
          const moved = (kind: string) =>
            transfers
              .flatMap(({ legs }) => legs)
              .filter(({ account }) => account.kind === kind)
              .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
          expect([moved('available'), moved('held')]).toEqual([part, -part]);
        },
      ),
    );
  });

  it.each([
    [501n, 'this hold has less than that amount'],
    [500n, 'this hold was already released to that amount'],
    [-1n, 'What stays on hold is not below 0.'],
  ])('down to %s is refused', (amount, message) => {
    expect(() => releaseHold(hold, amount)).toThrow(message);
  });

  it('of what was released already is refused', () => {
    expect(() => releaseHold({ ...hold, amountMinor: 0n })).toThrow(/^this hold was already released$/);
  });
});
