import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { changePaymentLink, createPaymentLink, findPaymentLink } from '../../../src/db/usdt/paymentLinks.ts';
import type { Id } from '../../../src/domain/money.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';

let books: TestBooks;
beforeAll(async () => {
  books = await openTestBooks({ poolSize: 2 });
});
afterAll(() => books?.close());

const actor = { id: 'usr_ada', provenBy: 'session' } as const;

it('a link is read and changed by its own merchant, in its own environment', async () => {
  const businessId = (await books.createBusiness()) as Id<'biz'>;
  const stranger = (await books.createBusiness()) as Id<'biz'>;
  const own = { businessId, environment: 'test' } as const;
  const { id } = await createPaymentLink(books.database, {
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
