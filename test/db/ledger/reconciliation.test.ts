import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { createCustodyActivities } from '../../../src/activities/ledger/custody.ts';
import type { Database } from '../../../src/db/core/database.ts';
import {
  type DailyScope,
  explainDifference,
  findBalanceBefore,
  listDifferences,
  listReconciliations,
  noteUnasked,
  readReconciliationFigures,
  recordComparison,
} from '../../../src/db/ledger/reconciliation.ts';
import type { Difference } from '../../../src/domain/ledger/reconciliation.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';

let books: TestBooks;
let database: Database;
let owner: pg.Client;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 10 });
  ({ database, owner } = books);
});
beforeEach(async () => {
  await owner.query('truncate reconciliations, reconciliation_events, reconciliation_differences');
});
afterAll(() => books?.close());

const scope = (changes: Partial<DailyScope> = {}): DailyScope => ({
  environment: 'prod',
  book: 'transfers',
  provider: 'paystack',
  account: '463433',
  day: '2026-06-28',
  ...changes,
});

const difference = (changes: Partial<Difference> = {}): Difference => ({
  kind: 'amount',
  subject: 'wd_1',
  flowId: 'wd_1',
  oursMinor: 100n,
  theirsMinor: 110n,
  detail: 'They differ.',
  ...changes,
});

const compared = (...differences: readonly Difference[]) => ({ differences, compared: 1, undecided: 0 });
const EVERY = ['FOUND', 'EXPLAINED', 'CLOSED'] as const;
const lives = async () =>
  (await listDifferences(database, EVERY)).map(({ subject, status, timesFound }) => [
    subject,
    status,
    timesFound,
  ]);
const explained = { operator: 'ngozi', reason: 'It was agreed by telephone.' };

describe('a difference', () => {
  it('is one row however often it is found, also by many at once', async () => {
    const runs = Array.from({ length: 8 }, () => recordComparison(database, scope(), compared(difference())));
    expect(await Promise.all(runs)).toEqual(Array.from({ length: 8 }, () => 1));
    expect(await lives()).toEqual([['wd_1', 'FOUND', 1]]);
  });

  it('closes by itself when it is not found any more, and is found again as the same', async () => {
    await recordComparison(database, scope(), compared(difference(), difference({ subject: 'wd_2' })));
    await recordComparison(database, scope(), compared(difference({ subject: 'wd_2' })));
    expect(await lives()).toEqual([
      ['wd_1', 'CLOSED', 1],
      ['wd_2', 'FOUND', 1],
    ]);
    await recordComparison(database, scope(), compared(difference()));
    expect(await lives()).toEqual([
      ['wd_1', 'FOUND', 2],
      ['wd_2', 'CLOSED', 1],
    ]);
  });

  it('is not closed by the comparison of another day, account, provider or book', async () => {
    await recordComparison(database, scope(), compared(difference()));
    const others = [
      { day: '2026-06-29' },
      { account: '1' },
      { provider: 'monnify' },
      { book: 'vends' as const },
      { environment: 'test' as const },
    ];
    for (const other of others) await recordComparison(database, scope(other), compared());
    expect(await lives()).toEqual([['wd_1', 'FOUND', 1]]);
  });

  it('stays explained as long as its figures are those that were explained', async () => {
    await recordComparison(database, scope(), compared(difference()));
    const [{ id } = { id: '' }] = await listDifferences(database, ['FOUND']);
    expect(await explainDifference(database, id, explained)).toBe(true);
    expect(await explainDifference(database, id, explained)).toBe(false);
    expect(await recordComparison(database, scope(), compared(difference({ detail: 'As before.' })))).toBe(0);
    expect(await listDifferences(database, ['EXPLAINED'])).toMatchObject([
      { id, explained: { by: 'ngozi', because: explained.reason } },
    ]);
    expect(await recordComparison(database, scope(), compared(difference({ theirsMinor: 120n })))).toBe(1);
    expect(await listDifferences(database, ['FOUND'])).toMatchObject([{ id, explained: undefined }]);
    const { rows } = await owner.query(
      'select status, operator, reason, theirs_minor from reconciliation_events order by id',
    );
    expect(rows).toEqual([
      { status: 'FOUND', operator: null, reason: null, theirs_minor: '110' },
      { status: 'EXPLAINED', operator: 'ngozi', reason: explained.reason, theirs_minor: '110' },
      { status: 'FOUND', operator: null, reason: null, theirs_minor: '120' },
    ]);
  });

  it('closes with its explanation when it has gone', async () => {
    await recordComparison(database, scope(), compared(difference()));
    const [{ id } = { id: '' }] = await listDifferences(database, ['FOUND']);
    await explainDifference(database, id, explained);
    await recordComparison(database, scope(), compared());
    expect(await listDifferences(database, EVERY)).toMatchObject([
      { status: 'CLOSED', explained: { by: 'ngozi' }, closedAt: expect.any(String) },
    ]);
    expect(await explainDifference(database, id, explained)).toBe(false);
  });

  it('by which money may be lost comes first', async () => {
    await recordComparison(
      database,
      scope(),
      compared(
        difference({ kind: 'fee' }),
        difference({ kind: 'unknown_to_us' }),
        difference({ kind: 'given_up_but_paid' }),
      ),
    );
    expect((await listDifferences(database, ['FOUND'])).map(({ kind }) => kind)).toEqual([
      'given_up_but_paid',
      'unknown_to_us',
      'fee',
    ]);
  });

  it.each([
    [`update reconciliation_differences set status = 'EXPLAINED'`, 'reconciliation_difference_explained'],
    [`update reconciliation_differences set status = 'CLOSED'`, 'reconciliation_difference_closed'],
    [`update reconciliation_differences set kind = 'whatever'`, 'reconciliation_difference_kind_known'],
  ])('cannot be written as what it is not: %s', async (statement, constraint) => {
    await recordComparison(database, scope(), compared(difference()));
    await expect(owner.query(statement)).rejects.toMatchObject({ constraint });
  });

  it('cannot be explained once it has gone, nor deleted, nor its past rewritten', async () => {
    await recordComparison(database, scope(), compared(difference()));
    await recordComparison(database, scope(), compared());
    await expect(
      owner.query(`update reconciliation_differences set status = 'EXPLAINED', closed_at = null,
        explained_by = 'x', explained_because = 'y', explained_at = now()`),
    ).rejects.toMatchObject({ constraint: 'reconciliation_difference_moves' });
    for (const text of [
      'delete from reconciliation_differences',
      `update reconciliation_differences set subject = 'another'`,
      `update reconciliation_events set reason = 'another'`,
      'delete from reconciliation_events',
    ]) {
      await expect(database.run({ sql: text, parameters: [] })).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('books that could not be asked for', () => {
  it('are noted from the first time on, until they are compared', async () => {
    await recordComparison(database, scope(), compared(difference()));
    await noteUnasked(database, scope(), 'It does not answer.');
    const [first] = await listReconciliations(database, 'prod', '2026-06-01');
    await noteUnasked(database, scope(), 'It refuses our key.');
    const [second] = await listReconciliations(database, 'prod', '2026-06-01');
    expect(second).toMatchObject({ found: 1, unasked: { because: 'It refuses our key.' } });
    expect(second?.unasked?.sinceMs).toBe(first?.unasked?.sinceMs);
    expect(await lives()).toEqual([['wd_1', 'FOUND', 1]]);
    await recordComparison(database, scope(), compared());
    expect(await listReconciliations(database, 'prod', '2026-06-01')).toMatchObject([
      { found: 0, unasked: undefined },
    ]);
  });

  it('of a balance are waited for no more once there is a later one', async () => {
    const wallet = (day: string) => scope({ book: 'wallet', provider: 'vtpass', day });
    await recordComparison(database, wallet('2026-06-26'), { ...compared(), balanceMinor: 500n });
    await noteUnasked(database, wallet('2026-06-27'), 'It does not answer.');
    expect(await findBalanceBefore(database, wallet('2026-06-28'))).toMatchObject({ balanceMinor: 500n });
    await recordComparison(database, wallet('2026-06-28'), { ...compared(), balanceMinor: 400n });
    const states = await listReconciliations(database, 'prod', '2026-06-01');
    expect(states.map(({ day, unasked }) => [day, unasked])).toEqual([
      ['2026-06-26', undefined],
      ['2026-06-28', undefined],
    ]);
  });
});

it('the comparison of chain and books brings its result to the same list', async () => {
  const { noteCustody } = createCustodyActivities({
    database,
    custodyOf: () => undefined,
    requestsPerMinute: 60,
    logger: { error: () => {} },
    stopping: new AbortController().signal,
  });
  await noteCustody({ environment: 'prod', differenceMinor: '-5000000', deviating: 1 });
  expect(await listDifferences(database, ['FOUND'])).toMatchObject([
    { kind: 'custody', book: 'chain', day: undefined, theirsMinor: -5_000_000n },
  ]);
  expect((await readReconciliationFigures(database)).found).toEqual([
    { environment: 'prod', book: 'chain', provider: '', kind: 'custody', count: 1 },
  ]);
  await noteCustody({ environment: 'test', differenceMinor: '0', deviating: 0 });
  expect(await lives()).toEqual([['custody', 'FOUND', 1]]);
  await noteCustody({ environment: 'prod', differenceMinor: '0', deviating: 0 });
  expect(await lives()).toEqual([['custody', 'CLOSED', 1]]);
});
