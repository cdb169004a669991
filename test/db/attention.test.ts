import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { dismissAttention, noteAttention } from '../../src/db/attention.ts';
import { forgetOldRequests } from '../../src/db/idempotency.ts';
import { openTestBooks, type TestBooks } from '../support/books.ts';

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
  async (flow, id, status, isListed) => {
    await books.owner.query(
      `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
      description, metadata) values ($1, $2, 'test', $3, $4, 100, 0, 'test', '', '', '{}')`,
      [id, businessId, flow, status],
    );
    await books.owner.query(
      `insert into withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, provider)
      values ($1, '0123456789', '058', 'Bank', 'ACME', 'simulator')`,
      [id],
    );
    const reasonOf = async () => {
      const { rows } = await books.owner.query(
        'select attention_reason from withdrawals where transaction_id = $1',
        [id],
      );
      return rows[0].attention_reason;
    };
    // A retry that comes after the flow has ended must not put it on the list again.
    await noteAttention(books.database, flow, { id, reason: 'The bank does not answer.' });
    expect(await reasonOf()).toBe(isListed ? 'The bank does not answer.' : null);
    // A look at a flow that has ended is about just that.
    await noteAttention(books.database, flow, { id, reason: 'The bank contradicts it.', hasEnded: true });
    expect(await reasonOf()).toBe(isListed ? 'The bank does not answer.' : 'The bank contradicts it.');
    const decision = { operator: 'ngozi', reason: 'It was settled outside.' };
    expect(await dismissAttention(books.database, flow, { ...decision, id })).toBe(!isListed);
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
