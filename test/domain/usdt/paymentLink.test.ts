import { describe, expect, it } from '@jest/globals';
import {
  amountOfLink,
  hasPlaceFor,
  MAX_OPEN_SESSIONS_OF_LINK,
} from '../../../src/domain/usdt/paymentLink.ts';

/** How many sessions one network after the other begins before it is refused, until no network begins any. */
function sharesOfNetworks(): readonly number[] {
  const shares: number[] = [];
  for (let open = 0; open < MAX_OPEN_SESSIONS_OF_LINK; ) {
    let share = 0;
    for (; hasPlaceFor({ open, ofNetwork: share + 1 }); open += 1) share += 1;
    shares.push(share);
  }
  return shares;
}

describe('the places of a link', () => {
  it('take more than forty networks to fill', () => {
    const shares = sharesOfNetworks();
    expect(shares.length).toBeGreaterThan(40);
    expect(shares[0]).toBe(55);
    expect(shares.at(-1)).toBe(1);
  });

  it('have one for a network that has none, until the last is taken', () => {
    for (let open = 0; open < MAX_OPEN_SESSIONS_OF_LINK; open += 1)
      expect([open, hasPlaceFor({ open, ofNetwork: 1 })]).toEqual([open, true]);
    expect(hasPlaceFor({ open: MAX_OPEN_SESSIONS_OF_LINK, ofNetwork: 1 })).toBe(false);
  });
});

describe('the amount that a customer names', () => {
  const open = { currency: 'USDT', amountMinor: undefined, minAmountMinor: 5n, maxAmountMinor: 10n } as const;

  it.each([
    [undefined, undefined],
    [0n, undefined],
    [4n, undefined],
    [5n, 5n],
    [10n, 10n],
    [11n, undefined],
  ])('%s, of 5 to 10, is %s', (named, amountMinor) => {
    expect(amountOfLink(open, named)).toBe(amountMinor);
  });

  it('is of no account where the link has a fixed one', () => {
    expect(amountOfLink({ ...open, amountMinor: 7n }, 10n)).toBe(7n);
  });
});
