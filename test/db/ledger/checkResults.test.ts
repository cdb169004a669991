import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import {
  readCheckResults,
  storeCustodyDifference,
  storeRateCheck,
  storeVerification,
} from '../../../src/db/ledger/checkResults.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';

/** The latest result of each check, as every process shows it. */
let books: TestBooks;
beforeAll(async () => {
  books = await openTestBooks({ poolSize: 2 });
});
afterAll(() => books?.close());
beforeEach(() => books.owner.query('delete from check_results'));

const verification = (asOf: string, violations: Readonly<Record<string, number>>) => ({
  ok: Object.values(violations).every((count) => count === 0),
  asOf,
  checked: Object.entries(violations).map(([name, count]) => ({
    name,
    description: '',
    examined: 1,
    violations: Array.from({ length: count }, () => 'violation'),
  })),
});
const ledger = async () => (await readCheckResults(books.database)).ledger;

it('is that of the later run, whichever ends last', async () => {
  await storeVerification(books.database, verification('2026-11-27T02:00:00Z', { balances: 0 }));
  await storeVerification(books.database, verification('2026-11-27T01:00:00Z', { balances: 3 }));
  expect(await ledger()).toEqual([{ check: 'balances', violations: 0 }]);
  await storeVerification(books.database, verification('2026-11-27T03:00:00Z', { balances: 2 }));
  expect(await ledger()).toEqual([{ check: 'balances', violations: 2 }]);
});

it('has no check that the verification no longer has', async () => {
  await storeVerification(books.database, verification('2026-11-27T01:00:00Z', { old: 1, balances: 0 }));
  await storeVerification(books.database, verification('2026-11-27T02:00:00Z', { balances: 0 }));
  expect(await ledger()).toEqual([{ check: 'balances', violations: 0 }]);
});

it('is apart for each environment of a chain', async () => {
  await storeCustodyDifference(books.database, 'prod', -5n);
  await storeCustodyDifference(books.database, 'test', 0n);
  await storeCustodyDifference(books.database, 'prod', 0n);
  expect((await readCheckResults(books.database)).custody).toEqual([
    { environment: 'prod', differenceMinor: 0 },
    { environment: 'test', differenceMinor: 0 },
  ]);
});

it('names the one reason for which a rate is not used, and is shown for a day', async () => {
  const doubted = async () =>
    (await readCheckResults(books.database)).rates.filter((row) => row.isDoubted === 1);
  await storeRateCheck(books.database, 'quidax', 'jump');
  expect(await doubted()).toEqual([{ market: 'quidax', reason: 'jump', isDoubted: 1 }]);
  await storeRateCheck(books.database, 'quidax', 'crossed');
  expect(await doubted()).toEqual([{ market: 'quidax', reason: 'crossed', isDoubted: 1 }]);
  await storeRateCheck(books.database, 'quidax', undefined);
  expect(await doubted()).toEqual([]);
  expect((await readCheckResults(books.database)).rates).not.toEqual([]);
  await books.owner.query("update check_results set checked_at = now() - interval '25 hours'");
  expect((await readCheckResults(books.database)).rates).toEqual([]);
});
