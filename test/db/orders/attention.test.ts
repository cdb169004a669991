import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { forgetOldRequests } from '../../../src/db/core/idempotency.ts';
import { dismissAttention, listOrdersNeedingAttention } from '../../../src/db/orders/attention.ts';
import { readOrder } from '../../../src/db/orders/orders.ts';
import { flagOrder } from '../../../src/db/orders/reviews.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';

let books: TestBooks;
let businessId: string;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 2 });
  businessId = await books.createBusiness();
});
afterAll(() => books?.close());

const RECORDS = [
  ['withdrawal', 'wd_1', 'PROCESSING', true],
  ['withdrawal', 'wd_2', 'COMPLETED', false],
] as const;

it.each(RECORDS)(
  'a %s (%s) that is %s is put on the list by its own flow: %s',
  async (flow, id, status, isOpen) => {
    await books.owner.query(
      `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
      description, metadata) values ($1, $2, 'test', $3, $4, 100, 0, 'test', '', '', '{}')`,
      [id, businessId, flow, status],
    );
    await books.owner.query(
      `insert into withdrawals (transaction_id, account_number, bank_code, bank_name, account_name)
      values ($1, '0123456789', '058', 'Bank', 'ACME')`,
      [id],
    );
    await books.owner.query(
      `insert into orders (id, kind, business_id, environment, provider, summary)
        values ($1, $2, $3, 'test', 'simulator', 'An order')`,
      [id, flow, businessId],
    );
    await books.owner.query(
      `insert into attempts (order_id, ordinal, provider, reference, fencing_token, sends, sent_at, outcome)
        values ($1, 1, 'simulator', $1, 1, 1, now(), 'failed')`,
      [id],
    );
    if (!isOpen) {
      await books.owner.query('update orders set status = $2, settled_at = now() where id = $1', [
        id,
        status,
      ]);
    }
    const listed = async () =>
      (await listOrdersNeedingAttention(books.database, flow)).map((each) => each.reason);
    await flagOrder(books.database, id, 'The bank does not answer.');
    // The first reason stays.
    await flagOrder(books.database, id, 'The bank contradicts it.');
    expect(await listed()).toEqual(['The bank does not answer.']);
    const decision = { operator: 'ngozi', reason: 'It was settled outside.' };
    // What is open is resolved; only what has ended is dismissed.
    expect(await dismissAttention(books.database, flow, { ...decision, id })).toBe(!isOpen);
    expect(await listed()).toEqual(isOpen ? ['The bank does not answer.'] : []);
    expect((await readOrder(books.database, id)).dismissedOutcome).toBe(isOpen ? undefined : 'failed');
    await books.owner.query('update orders set review_reason = null where id = $1', [id]);
  },
);

it('old requests are forgotten batch by batch, until none is left', async () => {
  await books.owner.query(
    `insert into idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, created_at)
      select $1, 'test', '/p', number::text, decode(repeat('00', 32), 'hex'), 'r',
          now() - case when number <= 10001 then interval '31 days' else interval '1 day' end
        from generate_series(1, 10005) number`,
    [businessId],
  );
  const forgotten = [];
  for (let count = -1; count !== 0; ) {
    count = await forgetOldRequests(books.database);
    forgotten.push(count);
  }
  expect(forgotten).toEqual([10_000, 1, 0]);
  const { rows } = await books.owner.query('select count(*)::int as left from idempotency_keys');
  expect(rows).toEqual([{ left: 4 }]);
});
