import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  readCheckResults,
  readVerifiedSince,
  storeCustodyDifference,
  storeRateCheck,
  storeReconciliation,
  storeVerification,
  wasVerifiedBy,
} from '../../../src/db/ledger/checkResults.ts';
import { storeKeyVerdict } from '../../../src/db/ledger/keyVerdicts.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';

/** The latest result of each check, as every process shows it. */
let books: TestBooks;
beforeAll(async () => {
  books = await openTestBooks({ poolSize: 2 });
});
afterAll(() => books?.close());
beforeEach(() => books.owner.query('delete from check_results'));

const verification = (
  asOf: string,
  violations: Readonly<Record<string, number>>,
  scope: 'whole' | 'recent' = 'whole',
) => ({
  scope,
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
  await storeVerification(books.database, verification('2026-11-27T02:00:00Z', { balances: 0 }), '1');
  await storeVerification(books.database, verification('2026-11-27T01:00:00Z', { balances: 3 }), '1');
  expect(await ledger()).toEqual([{ check: 'balances', violations: 0 }]);
  await storeVerification(books.database, verification('2026-11-27T03:00:00Z', { balances: 2 }), '1');
  expect(await ledger()).toEqual([{ check: 'balances', violations: 2 }]);
});

it('has no check that the verification no longer has', async () => {
  await storeVerification(books.database, verification('2026-11-27T01:00:00Z', { old: 1, balances: 0 }), '1');
  await storeVerification(books.database, verification('2026-11-27T02:00:00Z', { balances: 0 }), '1');
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

describe('a key that a provider refuses', () => {
  const use = (operation: string, key = 1, provider = 'paystack') =>
    ({ environment: 'prod', provider, key, operation }) as const;
  const refused = async () => (await readCheckResults(books.database)).keys;
  const store = (...given: [ReturnType<typeof use>, 'accepted' | 'refused']) =>
    storeKeyVerdict(books.database, ...given);

  it('is shown until it is accepted where it was refused', async () => {
    await store(use('POST /transfer'), 'refused');
    await store(use('POST /transfer'), 'refused');
    await store(use('GET /transfer'), 'refused');
    const paystack = { environment: 'prod', provider: 'paystack', key: '1' };
    expect(await refused()).toEqual([{ ...paystack, operations: 2 }]);
    // It needs no key.
    await store(use('GET /bank'), 'accepted');
    expect(await refused()).toEqual([{ ...paystack, operations: 2 }]);
    await store(use('GET /transfer'), 'accepted');
    expect(await refused()).toEqual([]);
  });

  it('is apart from the other keys and providers', async () => {
    await store(use('POST /pay', 1, 'vtpass'), 'refused');
    await store(use('GET /transfer', 2), 'refused');
    await store(use('GET /transfer', 12), 'refused');
    await store(use('GET /transfer', 1), 'accepted');
    expect(await refused()).toEqual([
      { environment: 'prod', provider: 'paystack', key: '12', operations: 1 },
      { environment: 'prod', provider: 'paystack', key: '2', operations: 1 },
      { environment: 'prod', provider: 'vtpass', key: '1', operations: 1 },
    ]);
    await store(use('GET /transfer', 2), 'accepted');
    expect((await refused()).map(({ key }) => key)).toEqual(['12', '1']);
  });

  it('is forgotten a day after the last refusal: it may be configured no longer', async () => {
    await store(use('GET /transfer', 2), 'refused');
    await books.owner.query("update check_results set checked_at = now() - interval '25 hours'");
    expect(await refused()).toEqual([]);
    await store(use('GET /transfer', 2), 'refused');
    expect(await refused()).toHaveLength(1);
  });
});

describe('the next verification', () => {
  const store = (scope: 'whole' | 'recent', violations: number, hoursAgo: number, version = '1') =>
    storeVerification(
      books.database,
      verification(
        new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
        { balances: violations },
        scope,
      ),
      version,
    );
  /** For how many hours it looks back, in whole ones; undefined for the whole ledger. */
  const looksBackHours = async (version = '1') => {
    const since = await readVerifiedSince(books.database, version);
    return since && Math.round((Date.now() - Date.parse(since)) / 3_600_000);
  };

  it('is of the whole ledger at first, once a day, and by another version', async () => {
    expect(await looksBackHours()).toBeUndefined();
    expect(await wasVerifiedBy(books.database, '1')).toBe(false);
    await store('whole', 0, 24);
    expect(await looksBackHours()).toBeUndefined();
    await store('whole', 0, 5);
    expect(await looksBackHours()).toBe(6);
    expect(await wasVerifiedBy(books.database, '1')).toBe(true);
    expect(await looksBackHours('2')).toBeUndefined();
    expect(await wasVerifiedBy(books.database, '2')).toBe(false);
  });

  it('goes on from the last one, an hour before it', async () => {
    await store('whole', 0, 5);
    await store('recent', 0, 2);
    expect(await looksBackHours()).toBe(3);
  });

  it('is of the whole ledger after one that found something, until one of the whole has found nothing', async () => {
    await store('whole', 1, 5);
    expect(await looksBackHours()).toBeUndefined();
    await store('whole', 0, 4);
    await store('recent', 1, 2);
    expect(await looksBackHours()).toBeUndefined();
    expect(await ledger()).toEqual([{ check: 'balances', violations: 1 }]);
    await store('whole', 0, 1);
    expect(await looksBackHours()).toBe(2);
    expect(await ledger()).toEqual([{ check: 'balances', violations: 0 }]);
  });

  it('of what has changed removes no check that only the whole has', async () => {
    await storeVerification(books.database, verification('2026-11-27T01:00:00Z', { days: 3 }), '1');
    await storeVerification(
      books.database,
      verification('2026-11-27T02:00:00Z', { balances: 0 }, 'recent'),
      '1',
    );
    expect(await ledger()).toEqual([
      { check: 'balances', violations: 0 },
      { check: 'days', violations: 3 },
    ]);
  });
});

describe('the age of a check, from which an alert knows that it no longer runs', () => {
  const CHAINS = ['prod', 'test'];
  const ages = async (chains: readonly string[] = CHAINS) =>
    Object.fromEntries(
      (await readCheckResults(books.database, chains)).ages.map(({ check, environment, seconds }) => [
        `${check} ${environment}`,
        Math.round(seconds / 60),
      ]),
    );
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const setAge = (source: string, minutes: number) =>
    books.owner.query('update check_results set checked_at = $2 where source = $1', [
      source,
      minutesAgo(minutes),
    ]);
  beforeEach(() =>
    books.owner.query('update mikro_orm_migrations set executed_at = now() - $1::interval', ['5 h']),
  );

  it('is that of its latest result', async () => {
    await storeVerification(books.database, verification(minutesAgo(90), { balances: 0 }), '1');
    expect(await ages()).toMatchObject({ 'ledger prod': 90, 'ledger_recent prod': 90 });
    await storeVerification(books.database, verification(minutesAgo(30), { balances: 0 }, 'recent'), '1');
    await storeCustodyDifference(books.database, 'test', 0n);
    await storeReconciliation(books.database, 'prod', 3);
    await setAge('reconciliation', 200);
    expect(await ages()).toEqual({
      'ledger prod': 90,
      'ledger_recent prod': 30,
      'reconciliation prod': 200,
      'custody prod': 300,
      'custody test': 0,
    });
    await storeReconciliation(books.database, 'prod', 3);
    expect(await ages()).toMatchObject({ 'reconciliation prod': 0 });
  });

  it('is that of the installation where there is no result', async () => {
    expect(await ages()).toEqual({
      'ledger prod': Infinity,
      'ledger_recent prod': Infinity,
      'reconciliation prod': 300,
      'custody prod': 300,
      'custody test': 300,
    });
    // An environment without a chain has nothing to compare.
    expect(Object.keys(await ages([]))).not.toContain('custody prod');
  });

  it('of rates is how much older the last check is than the last live quote', async () => {
    const businessId = await books.createBusiness();
    const quote = (environment: string, minutes: number) =>
      books.owner.query(
        `insert into usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor,
            net_minor, margin_minor, created_at, expires_at)
          values ($1, $2, $3, 1, 1, 1, 2, 1, 1, 0, $4, $4::timestamptz + interval '1 minute')`,
        [`uq_${environment}_${minutes}`, businessId, environment, minutesAgo(minutes)],
      );
    await quote('test', 1);
    expect(await ages()).not.toHaveProperty('rate prod');
    await quote('prod', 10);
    expect(await ages()).toMatchObject({ 'rate prod': Infinity });
    await storeRateCheck(books.database, 'quidax', undefined);
    expect(await ages()).toMatchObject({ 'rate prod': 0 });
    await setAge('rate', 100);
    expect(await ages()).toMatchObject({ 'rate prod': 90 });
  });
});
