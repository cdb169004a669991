import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Place } from '../../../src/db/core/page.ts';
import { listTransactions, type TransactionFilter } from '../../../src/db/orders/transactions.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { countBlocks } from '../../support/countedBlocks.ts';

const TRANSACTIONS = 20_000;
const OTHER_MERCHANTS = 4_000;
const LAST = Date.parse('2026-03-01T00:00:00Z');

let books: TestBooks;
let businessId: string;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 2 });
  businessId = await books.createBusiness();
  // One a second, the newest last.
  await books.owner.query(
    `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
        description, metadata, merchant_reference, created_at)
      select 'txn_' || number, $1, 'test', 'payment', 'COMPLETED', 100, 0, 'till', 'ADA', '', '{}', 'order-7',
          $2::timestamptz - number * interval '1 second'
        from generate_series(1, $3::integer) number`,
    [businessId, new Date(LAST).toISOString(), TRANSACTIONS],
  );
  // Most merchants have few transactions, from which Postgres concludes that any merchant has few.
  await books.owner.query(
    `with others as (
      insert into businesses (id, name, email, phone, type, category)
        select 'biz_' || number, 'Ada', number || '@ada.example', '+2348000000000', 'individual', 'retail'
          from generate_series(1, $1::integer) number
        returning id)
      insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
          description, metadata)
        select 'txn_' || id, id, 'test', 'payment', 'COMPLETED', 100, 0, 'till', 'ADA', '', '{}' from others`,
    [OTHER_MERCHANTS],
  );
  await books.owner.query('analyze transactions');
});
afterAll(() => books?.close());

/** The place of the transaction that is `index` seconds older than the newest. */
const placeOf = (index: number): Place => ({
  createdAt: new Date(LAST - index * 1_000).toISOString(),
  id: `txn_${index}`,
});

/** How many blocks Postgres touches for a page of ten, and which transactions are on it. */
async function read(after: Place | undefined, filter: Partial<TransactionFilter> = {}) {
  const { blocks, answer } = await countBlocks(books, (database) =>
    listTransactions(
      database,
      { businessId, environment: 'test' },
      {
        ...{ status: undefined, channel: undefined, from: undefined, to: undefined, reference: undefined },
        ...filter,
        page: { after, limit: 10 },
      },
    ),
  );
  return { blocks, ids: answer.items.map(({ id }) => id) };
}

const idsFrom = (first: number) => Array.from({ length: 10 }, (_, index) => `txn_${first + index}`);

it.each([
  ['without a filter', {}],
  ['of a status', { status: 'COMPLETED' }],
  ['of a channel', { channel: 'till' }],
  ['of a reference', { reference: 'order-7' }],
  ['of a span of time', { from: '2026-02-01T00:00:00Z', to: '2026-03-02T00:00:00+01:00' }],
])('a page %s takes no more of Postgres far down the list than at its beginning', async (_, filter) => {
  const first = await read(undefined, filter);
  const deep = await read(placeOf(TRANSACTIONS - 100), filter);
  expect(first.ids).toEqual(idsFrom(1));
  expect(deep.ids).toEqual(idsFrom(TRANSACTIONS - 99));
  expect(deep.blocks).toBeLessThan(first.blocks + 10);
});

it('a reference that one transaction has is found without reading through the others', async () => {
  await books.owner.query(
    `update transactions set merchant_reference = 'order-8' where id = 'txn_' || $1::integer`,
    [TRANSACTIONS],
  );
  const { ids, blocks } = await read(undefined, { reference: 'order-8' });
  expect(ids).toEqual([`txn_${TRANSACTIONS}`]);
  expect(blocks).toBeLessThan(50);
});

it('a page of a span begins at its end or after the given place, whichever is older', async () => {
  const to = placeOf(5_000).createdAt;
  // The end of a span is not in it.
  expect((await read(undefined, { to })).ids).toEqual(idsFrom(5_001));
  expect((await read(placeOf(10), { to })).ids).toEqual(idsFrom(5_001));
  expect((await read(placeOf(5_000), { to })).ids).toEqual(idsFrom(5_001));
  expect((await read(placeOf(6_000), { to })).ids).toEqual(idsFrom(6_001));
  expect((await read(undefined, { to })).blocks).toBeLessThan((await read(undefined)).blocks + 10);
});
