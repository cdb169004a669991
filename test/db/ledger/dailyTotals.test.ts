import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rawSql, statement } from '../../../src/db/core/sql.ts';
import { readWalletTotals } from '../../../src/db/ledger/dailyTotals.ts';
import { verifyLedger } from '../../../src/db/ledger/ledgerVerification.ts';
import { DailyCapExceededError, PaymentRecorder } from '../../../src/db/orders/payments.ts';
import { paymentTransfer } from '../../../src/domain/ledger/ledger.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';

let books: TestBooks;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 8 });
});
afterAll(() => books?.close());

interface Inserted {
  readonly environment?: string;
  readonly flow?: string;
  readonly status?: string;
  readonly amountMinor?: number;
  readonly feeMinor?: number;
  readonly at?: string;
}

/** Inserts a transaction, past the code. Returns its id. */
async function insert(businessId: string, wanted: Inserted): Promise<string> {
  const id = `txn_${randomBytes(13).toString('hex')}`;
  await books.owner.query(
    `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
        description, metadata, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, 'fees', 'ADA', '', '{}', coalesce($8::timestamptz, now()))`,
    [
      id,
      businessId,
      wanted.environment ?? 'prod',
      wanted.flow ?? 'withdrawal',
      wanted.status ?? 'PROCESSING',
      wanted.amountMinor ?? 100,
      wanted.feeMinor ?? 0,
      wanted.at,
    ],
  );
  return id;
}

const decide = (id: string, status: string) =>
  books.owner.query('update transactions set status = $2 where id = $1', [id, status]);

async function totalsOf(businessId: string) {
  const { rows } = await books.owner.query(
    `select environment, day::text, flow, transactions::int, amount_minor::int, fee_minor::int
      from daily_totals where business_id = $1 order by environment, day, flow`,
    [businessId],
  );
  return rows.map((row) => Object.values(row).join(' '));
}

it('a transaction is counted while it is completed, on the day of Lagos on which it was created', async () => {
  const businessId = await books.createBusiness();
  const beforeMidnight = await insert(businessId, { amountMinor: 500, at: '2026-03-01T22:59:59Z' });
  const afterMidnight = await insert(businessId, {
    amountMinor: 700,
    feeMinor: 25,
    at: '2026-03-01T23:00:00Z',
  });
  expect(await totalsOf(businessId)).toEqual([]);

  await decide(beforeMidnight, 'FAILED');
  await decide(afterMidnight, 'COMPLETED');
  const bill = { flow: 'bill', at: '2026-03-02T12:00:00Z', status: 'COMPLETED' };
  await insert(businessId, { ...bill, amountMinor: 40 });
  await insert(businessId, { ...bill, amountMinor: 2 });
  await insert(businessId, { ...bill, environment: 'test' });
  expect(await totalsOf(businessId)).toEqual([
    'prod 2026-03-02 bill 2 42 0',
    'prod 2026-03-02 withdrawal 1 700 25',
    'test 2026-03-02 bill 1 100 0',
  ]);

  await decide(afterMidnight, 'REVERSED');
  expect(await totalsOf(businessId)).toEqual([
    'prod 2026-03-02 bill 2 42 0',
    'prod 2026-03-02 withdrawal 0 0 0',
    'test 2026-03-02 bill 1 100 0',
  ]);
});

it('what was earned is net of fees, and what was withdrawn is without them', async () => {
  const businessId = await books.createBusiness();
  const completed = { status: 'COMPLETED', feeMinor: 10 };
  await insert(businessId, { ...completed, flow: 'payment', amountMinor: 1_000 });
  await insert(businessId, { ...completed, flow: 'vendor_credit', amountMinor: 200 });
  await insert(businessId, {
    ...completed,
    flow: 'collection',
    amountMinor: 3_000,
    at: '2025-01-01T00:00:00Z',
  });
  await insert(businessId, { ...completed, flow: 'bill', amountMinor: 7 });
  await insert(businessId, { ...completed, flow: 'withdrawal', amountMinor: 600 });
  expect(await readWalletTotals(books.database, { businessId, environment: 'prod' })).toEqual({
    earnedMinor: 990n + 190n + 2_990n,
    withdrawnMinor: 600n,
  });
  expect(await readWalletTotals(books.database, { businessId, environment: 'test' })).toEqual({
    earnedMinor: 0n,
    withdrawnMinor: 0n,
  });
});

it('nobody but the triggers writes the totals, and the verification notices one that is wrong', async () => {
  const businessId = await books.createBusiness();
  await insert(businessId, { flow: 'bill', status: 'COMPLETED', at: '2026-03-02T12:00:00Z' });
  await expect(
    books.database.run(statement('test.write')`${rawSql('update daily_totals set fee_minor = 1')}`),
  ).rejects.toThrow('permission denied');

  await books.owner.query('update daily_totals set fee_minor = 1 where business_id = $1', [businessId]);
  const { checked } = await verifyLedger(books.database);
  expect(checked.find(({ name }) => name === 'days_are_counted')?.violations).toEqual([
    `On 2026-03-02, bill of ${businessId} in prod are counted as 1 of 100 with fees of 1, but are 1 of 100 with fees of 0.`,
  ]);
  await books.owner.query('update daily_totals set fee_minor = 0 where business_id = $1', [businessId]);
});

it('of payments at one moment, no more are recorded than the cap of the day has room for', async () => {
  const businessId = await books.createBusiness();
  await insert(businessId, {
    flow: 'payment',
    status: 'COMPLETED',
    amountMinor: 400,
    at: '2020-01-01T00:00:00Z',
  });
  const recorder = new PaymentRecorder(books);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 24 }, (_, number) => {
      const payment = {
        transactionId: `txn_cap_${number}`,
        businessId,
        environment: 'prod' as const,
        amountMinor: 100n,
        commissionMinor: 1n,
        serviceType: 'fees',
        description: '',
        payer: {},
        metadata: {},
        merchantReference: undefined,
      };
      return recorder.record({
        payment,
        transfer: paymentTransfer(payment),
        idempotency: undefined,
        response: { status: 200, body: '{}' },
        hasEndpoints: false,
        perDayMinor: 1_050n,
      });
    }),
  );
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toHaveLength(14);
  for (const reason of refused) expect(reason).toBeInstanceOf(DailyCapExceededError);
  expect(await books.ledger.balances({ businessId, environment: 'prod' }, 'NGN')).toMatchObject({
    availableMinor: 990n,
  });
  expect((await totalsOf(businessId)).at(-1)).toMatch(/ payment 10 1000 10$/);
});
