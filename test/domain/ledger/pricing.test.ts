import { describe, expect, it } from '@jest/globals';
import { type DailyUse, payoutHold, reachesNearLimit } from '../../../src/domain/ledger/pricing.ts';

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
    ['the account changed', 10 * HOUR_MS, undefined, ['bank_account_changed', 34 * HOUR_MS]],
    ['access changed', undefined, 10 * HOUR_MS, ['access_changed', 34 * HOUR_MS]],
    ['access changed after the account', 10 * HOUR_MS, 20 * HOUR_MS, ['access_changed', 44 * HOUR_MS]],
    ['the account changed after access', 20 * HOUR_MS, 10 * HOUR_MS, ['bank_account_changed', 44 * HOUR_MS]],
  ])('follows the later change where %s', (_, account, access, expected) => {
    const hold = changed(account, access);
    expect(hold && [hold.reason, hold.untilMs]).toEqual(expected);
  });
});
