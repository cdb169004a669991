import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withdrawalTransfers } from '../../../src/contract/kinds.ts';
import { type Database, openDatabase } from '../../../src/db/core/database.ts';
import {
  AlreadyPostedError,
  InsufficientFundsError,
  LedgerStore,
} from '../../../src/db/ledger/ledgerStore.ts';
import { paymentTransfer } from '../../../src/domain/ledger/ledger.ts';
import { openTestBooks } from '../../support/books.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { creditOf } from '../../support/ledger.ts';
import { waitFor } from '../../support/waitFor.ts';

let testDatabase: TestDatabase;
let database: Database;
const businessId = 'biz_of_the_ledger_store';

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = await openDatabase(testDatabase.ownerUrl, { poolSize: 4 });
  await new LedgerStore(database).openAccounts(businessId);
});
afterAll(async () => {
  await database?.close();
  await testDatabase?.drop();
});

const payment = (transactionId: string) =>
  paymentTransfer({
    transactionId,
    businessId,
    environment: 'test',
    amountMinor: 10_000n,
    commissionMinor: 150n,
  });
const names = (word: string) => Array.from({ length: 12 }, (_, index) => `${word}-${index}`);
const outcomes = (settled: readonly PromiseSettledResult<void>[]) =>
  settled.map((each) => (each.status === 'fulfilled' ? 'posted' : (each.reason as Error).message));

it('the balances of an environment are its own', async () => {
  const ledger = new LedgerStore(database);
  const owner = 'biz_of_two_environments';
  await ledger.openAccounts(owner);
  await ledger.post(creditOf('of_the_sandbox', owner, 700n, 'test'));
  await ledger.post(creditOf('of_production', owner, 50n, 'prod'));
  const balancesOf = (environment: 'prod' | 'test') =>
    ledger.balances({ businessId: owner, environment }, 'NGN');
  expect(await balancesOf('prod')).toEqual({ availableMinor: 50n, heldMinor: 0n });
  expect(await balancesOf('test')).toEqual({ availableMinor: 700n, heldMinor: 0n });
});

describe('a batch of transfers', () => {
  it('whose connection is lost after it was posted tells each caller that, and not that it was posted before', async () => {
    let lost = 0;
    const ledger = new LedgerStore({
      ...database,
      async run(statement) {
        const rows = await database.run(statement);
        if ('name' in statement && statement.name === 'ledger.postAll') {
          lost++;
          throw new Error('Connection terminated unexpectedly');
        }
        return rows;
      },
    });
    const [alone = '', ...together] = names('lost');
    const settled = await Promise.allSettled([ledger.post(payment(alone))]);
    settled.push(...(await Promise.allSettled(together.map((name) => ledger.post(payment(name))))));
    expect(lost).toBeGreaterThanOrEqual(1);
    expect(new Set(outcomes(settled))).toEqual(new Set(['posted', 'Connection terminated unexpectedly']));
    // A second request learns the truth.
    await expect(ledger.post(payment('lost-11'))).rejects.toThrow(AlreadyPostedError);
  });

  it('posts all but the refused ones, each of which says why', async () => {
    const ledger = new LedgerStore(database);
    await ledger.post(payment('known'));
    const tooMuch = withdrawalTransfers.reserve({
      withdrawalId: 'wd_too_much',
      businessId,
      environment: 'test',
      amountMinor: 999_999_999n,
      feeMinor: 5_000n,
    });
    const transfers = [...names('fine').map(payment), payment('known'), tooMuch];
    const settled = await Promise.allSettled(transfers.map((transfer) => ledger.post(transfer)));
    expect(settled.slice(0, 12).every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(settled.slice(12).map((each) => each.status === 'rejected' && each.reason.name)).toEqual([
      AlreadyPostedError.name,
      InsufficientFundsError.name,
    ]);
  });
});

it('a business without accounts is asked about again, because they may be opened meanwhile', async () => {
  const ledger = new LedgerStore(database);
  const opener = new LedgerStore(database);
  const transfer = paymentTransfer({
    transactionId: 'early',
    businessId: 'biz_opened_later',
    environment: 'test',
    amountMinor: 10_000n,
    commissionMinor: 0n,
  });
  await expect(ledger.post(transfer)).rejects.toThrow('is not open');
  await opener.openAccounts('biz_opened_later');
  await ledger.post(transfer);
  expect(
    (await ledger.balances({ businessId: 'biz_opened_later', environment: 'test' }, 'NGN')).availableMinor,
  ).toBe(10_000n);
});

describe('a statement', () => {
  it('that takes too long is ended by the server, and the connection serves the next', async () => {
    const hasty = await openDatabase(testDatabase.ownerUrl, { poolSize: 1, statementTimeoutMs: 200 });
    const endOfSleep = (seconds: number) =>
      hasty.run({ sql: 'select pg_sleep($1)', parameters: [seconds] }).then(
        () => 'done',
        ({ code, message }) => code ?? message,
      );
    // While the machine stalls, the time of any statement may run out, and so may ours before the server's word is read.
    await waitFor('the server to end it', async () => {
      const end = await endOfSleep(30);
      expect(end).not.toBe('done');
      return end === '57014';
    });
    await waitFor('the next statement to be served', async () => (await endOfSleep(0)) === 'done');
    await hasty.close();
  });
});

it('posts within a transaction on the one connection that there is, also where it must look up the accounts', async () => {
  const alone = await openTestBooks({ poolSize: 1 });
  try {
    const owner = { businessId: await alone.createBusiness(), environment: 'test' } as const;
    const credit = creditOf('on-one-connection', owner.businessId, 100n);
    await alone.database.transaction((runner) => alone.ledger.postWithin(runner, credit));
    expect((await alone.ledger.balances(owner, 'NGN')).availableMinor).toBe(100n);
  } finally {
    await alone.close();
  }
});
