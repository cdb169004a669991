import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  decideSessionSale,
  LOCK_GRACE_MS,
  MAX_LOCK_MS,
  MAX_SALE_WAIT_MS,
  type SessionSaleFacts,
} from '../../../src/domain/orders/sessionSale.ts';

const MARKET = 153_825_000_000n;
const RATE = 152_286_000_000n;
const SETTLED = 1_800_000_000_000;
const BAND = 500n;

const live = { marketRateScaled: MARKET + 1_000_000_000n, rateScaled: RATE + 900_000_000n };
const price = {
  marketRateScaled: MARKET,
  rateScaled: RATE,
  expectedMinor: 10_000_000n,
  toleranceBasisPoints: 50n,
  createdAtMs: SETTLED - 60_000,
  expiresAtMs: SETTLED + 60_000,
};
const facts = (more: Partial<SessionSaleFacts> = {}): SessionSaleFacts => ({
  nowMs: SETTLED,
  settledAtMs: SETTLED,
  amountMinor: 10_000_000n,
  destination: 'bank',
  isActive: true,
  isApproved: true,
  hasBankAccount: true,
  accountChangedAtMs: undefined,
  accessChangedAtMs: undefined,
  holdMs: 86_400_000,
  approvalAboveMinor: undefined,
  hasProvider: true,
  price,
  live,
  bandBasisPoints: BAND,
  ...more,
});
const sell = (basis: 'locked' | 'live') =>
  expect.objectContaining({ do: 'sell', basis, rates: basis === 'live' ? live : price });
const leave = (reason: string) => ({ do: 'leave', reason });

/** The market's rate of now from which the locked one is just so many basis points away, below it. */
const away = (basisPoints: bigint) => ({
  ...live,
  marketRateScaled: (MARKET * 10_000n) / (10_000n - basisPoints),
});

describe('a settled session', () => {
  test.each<[string, Partial<SessionSaleFacts>, unknown]>([
    ['is sold at its locked rate', {}, sell('locked')],
    ['without a price in naira at the live rate', { price: undefined }, sell('live')],
    [
      'up to an hour after expiry at the locked rate',
      { nowMs: price.expiresAtMs + LOCK_GRACE_MS },
      sell('locked'),
    ],
    ['later at the live rate', { nowMs: price.expiresAtMs + LOCK_GRACE_MS + 1 }, sell('live')],
    [
      'that expires in a week up to a day after its creation at the locked rate',
      { price: { ...price, expiresAtMs: SETTLED + 6e8 }, nowMs: price.createdAtMs + MAX_LOCK_MS },
      expect.objectContaining({ basis: 'locked' }),
    ],
    [
      'and then at the live rate',
      { price: { ...price, expiresAtMs: SETTLED + 6e8 }, nowMs: price.createdAtMs + MAX_LOCK_MS + 1 },
      sell('live'),
    ],
    ['within the tolerance at the locked rate', { amountMinor: 10_050_000n }, sell('locked')],
    ['with less than expected at the locked rate', { amountMinor: 4_000_000n }, sell('locked')],
    ['with more than that at the live rate', { amountMinor: 10_050_001n }, sell('live')],
    ['waits without a rate', { live: undefined }, { do: 'wait' }],
    ['waits without a provider', { hasProvider: false }, { do: 'wait' }],
    [
      'is left without a rate in the end',
      { live: undefined, nowMs: SETTLED + MAX_SALE_WAIT_MS },
      leave('rate_unavailable'),
    ],
    [
      'is left without a provider in the end',
      { hasProvider: false, nowMs: SETTLED + MAX_SALE_WAIT_MS },
      leave('provider_not_configured'),
    ],
    ['of an inactive business is left', { isActive: false, live: undefined }, leave('business_inactive')],
    ['of one that is not approved is left', { isApproved: false }, leave('not_approved')],
    ['is left without a bank account', { hasBankAccount: false }, leave('bank_account_missing')],
    ['goes to the wallet without one', { hasBankAccount: false, destination: 'wallet' }, sell('locked')],
    ['is left while payouts are held', { accountChangedAtMs: SETTLED - 1 }, leave('payouts_on_hold')],
    ['is left after a change of access', { accessChangedAtMs: SETTLED - 1 }, leave('payouts_on_hold')],
    [
      'goes to the wallet during a hold',
      { accessChangedAtMs: SETTLED - 1, destination: 'wallet' },
      sell('locked'),
    ],
    [
      'is left above the amount from which sales wait for a second person',
      { approvalAboveMinor: 9_999_999n },
      leave('needs_approval'),
    ],
    ['is sold at that amount', { approvalAboveMinor: 10_000_000n }, sell('locked')],
    [
      'goes to the wallet above it',
      { approvalAboveMinor: 9_999_999n, destination: 'wallet' },
      sell('locked'),
    ],
    ['is sold after the hold', { accessChangedAtMs: SETTLED - 86_400_000 }, sell('locked')],
  ])('%s', (_, more, expected) => expect(decideSessionSale(facts(more))).toEqual(expected));

  test('is sold at the locked rate at the edge of the band, and at the live one beyond it', () => {
    expect(decideSessionSale(facts({ live: away(BAND) }))).toMatchObject({ basis: 'locked' });
    expect(decideSessionSale(facts({ live: away(BAND + 1n) }))).toMatchObject({ basis: 'live' });
  });

  test('is sold at the locked rate while USDT brings that much, and at the live one below it', () => {
    expect(decideSessionSale(facts({ live: { ...live, marketRateScaled: RATE } }))).toMatchObject({
      basis: 'locked',
    });
    expect(decideSessionSale(facts({ live: { ...live, marketRateScaled: RATE - 1n } }))).toMatchObject({
      basis: 'live',
    });
  });

  test('never pays more for USDT than it is worth', () => {
    const ratio = fc.bigInt({ min: 5_000n, max: 20_000n });
    const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(ratio, amount, (points, amountMinor) => {
        const now = { marketRateScaled: (MARKET * points) / 10_000n, rateScaled: (RATE * points) / 10_000n };
        const step = decideSessionSale(facts({ live: now, amountMinor }));
        if (step.do !== 'sell') throw new Error('It is to be sold.');
        expect(step.rates.rateScaled <= now.marketRateScaled).toBe(true);
        if (step.basis === 'locked') expect(amountMinor <= 10_050_000n).toBe(true);
      }),
    );
  });
});
