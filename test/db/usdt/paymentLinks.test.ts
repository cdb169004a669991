import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  changePaymentLink,
  countOpenSessions,
  createPaymentLink,
  findPaymentLink,
} from '../../../src/db/usdt/paymentLinks.ts';
import type { Id } from '../../../src/domain/money.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { waitForLockWaits } from '../../support/locks.ts';

let books: TestBooks;
beforeAll(async () => {
  books = await openTestBooks({ poolSize: 2 });
});
afterAll(() => books?.close());

const actor = { id: 'usr_ada', provenBy: 'session' } as const;

async function createLink() {
  const businessId = (await books.createBusiness()) as Id<'biz'>;
  const own = { businessId, environment: 'test' } as const;
  const link = await createPaymentLink(books.database, {
    ...own,
    actor,
    title: 'Invoice 7',
    description: undefined,
    currency: 'USDT',
    amountMinor: 25_000_000n,
    minAmountMinor: undefined,
    maxAmountMinor: undefined,
    referenceLabel: undefined,
    returnUrl: undefined,
    thankYouText: undefined,
  });
  return { own, id: link.id as Id<'plk'> };
}

it('a link is read and changed by its own merchant, in its own environment', async () => {
  const stranger = (await books.createBusiness()) as Id<'biz'>;
  const { own, id } = await createLink();
  const change = { title: 'Invoice 8', isActive: false };
  for (const owner of [
    { ...own, businessId: stranger },
    { ...own, environment: 'prod' },
  ] as const) {
    expect(await changePaymentLink(books.database, owner, { id, change, actor })).toBeUndefined();
    expect(await findPaymentLink(books.database, owner, id)).toBeUndefined();
  }
  expect(await findPaymentLink(books.database, own, id)).toMatchObject({
    title: 'Invoice 7',
    isActive: true,
  });
  expect(await changePaymentLink(books.database, own, { id, change, actor })).toMatchObject(change);
});

it('a change of a link that waits for another begins with what that one left', async () => {
  const { own, id } = await createLink();
  await books.owner.query('begin');
  await books.owner.query(`update payment_links set title = 'Invoice 8' where id = $1`, [id]);
  const changed = changePaymentLink(books.database, own, { id, change: { title: 'Invoice 9' }, actor });
  await waitForLockWaits(books.owner);
  await books.owner.query('commit');
  expect(await changed).toMatchObject({ title: 'Invoice 9' });
  const { rows } = await books.owner.query(
    `select before, after from audit_log where subject = $1 and action = 'payment_link.change'`,
    [id],
  );
  expect(rows).toEqual([{ before: { title: 'Invoice 8' }, after: { title: 'Invoice 9' } }]);
});

it('the sessions of a link are counted as long as they wait for their payment, up to a number', async () => {
  const { own, id } = await createLink();
  const insert = (number: number, status: string) =>
    books.owner.query(
      `insert into crypto_payments (id, business_id, environment, payment_link_id, status, amount_expected_minor, address_index,
          deposit_address, metadata, policy, expires_at, created_at, updated_at)
        values ('cp_' || $2::integer, $1, 'test', $4, $3, 25000000, $2, 'T' || $2::integer, '{}', '{}', now() + interval '1 hour',
          now(), now())`,
      [own.businessId, number, status, id],
    );
  await insert(1, 'AWAITING_DEPOSIT');
  await insert(2, 'AWAITING_DEPOSIT');
  await insert(3, 'EXPIRED');
  await insert(4, 'PENDING_CONFIRMATION');
  expect(await countOpenSessions(books.database, id, 10)).toBe(2);
  expect(await countOpenSessions(books.database, id, 1)).toBe(1);
});
