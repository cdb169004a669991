import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DailyLimitReachedError, useDailyLimits } from '../../../src/db/ledger/ledgerStore.ts';
import type { DailyUse, LimitName } from '../../../src/domain/ledger/pricing.ts';
import type { Environment, Id } from '../../../src/domain/money.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { waitForLockWaits } from '../../support/locks.ts';

/** How uses of daily limits are counted. */
let books: TestBooks;
let businessId: Id<'biz'>;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 3 });
});
afterAll(() => books?.close());
beforeEach(async () => {
  businessId = (await books.createBusiness()) as Id<'biz'>;
});

const useOf = (limit: LimitName, amountMinor: bigint, count = 100n): DailyUse => ({
  limit,
  amountMinor,
  most: { count, amountMinor: 1_000n },
});

const use = (uses: readonly DailyUse[], environment: Environment = 'test') =>
  useDailyLimits(books.database, { businessId, environment }, uses);

it('a limit is used up to its sum, and what would exceed it is not counted', async () => {
  await use([useOf('withdrawals', 999n)]);
  await expect(use([useOf('withdrawals', 2n)])).rejects.toThrow(DailyLimitReachedError);
  expect(await use([useOf('withdrawals', 1n)])).toEqual([
    { limit: 'withdrawals', count: 2n, amountMinor: 1_000n },
  ]);
  await expect(use([useOf('withdrawals', 1n)])).rejects.toThrow(DailyLimitReachedError);
  // Of another limit, and in the other environment, nothing is used.
  expect(await use([useOf('sales', 1_000n)])).toMatchObject([{ amountMinor: 1_000n }]);
  expect(await use([useOf('withdrawals', 1_000n)], 'prod')).toMatchObject([{ amountMinor: 1_000n }]);
});

it('a limit is used up to its count', async () => {
  await use([useOf('bills', 1n, 2n)]);
  await use([useOf('bills', 1n, 2n)]);
  await expect(use([useOf('bills', 1n, 2n)])).rejects.toMatchObject({ limit: 'bills' });
});

it('uses of several limits lock them in one order, whatever order they come in', async () => {
  const both = [useOf('withdrawals', 1n), useOf('sales', 1n)];
  await use(both);
  const update = (limit: LimitName) =>
    books.owner.query(
      `update daily_uses set uses = uses where business_id = $1 and environment = 'test' and limit_name = $2`,
      [businessId, limit],
    );
  await books.owner.query('begin');
  await update('sales');
  const using = use(both);
  await waitForLockWaits(books.owner);
  // It waits for the first of them, and has not locked the other.
  await books.owner.query(`set local lock_timeout = '5s'`);
  await update('withdrawals');
  await books.owner.query('commit');
  expect(await using).toHaveLength(2);
});
