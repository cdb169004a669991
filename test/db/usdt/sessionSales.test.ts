import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { leaseDueSessionSales, leaveSession, lockSessionSale } from '../../../src/db/usdt/sessionSales.ts';
import { storedSessionPolicy } from '../../../src/db/usdt/usdtSessions.ts';
import { DEFAULT_SESSION_POLICY } from '../../../src/domain/usdt/usdtSession.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';

/** Which settled sessions a relay sells, and when. */
const PAYMENT = 'cp_1';

let books: TestBooks;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 3 });
  const businessId = await books.createBusiness();
  await books.owner.query(
    `insert into crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor,
        amount_credited_minor, address_index, deposit_address, metadata, policy, expires_at, created_at, updated_at)
      values ($1, $2, 'test', 'SETTLED', 25000000, 25000000, 25000000, 0, 'T1', '{}', $3, now() + interval '1 hour', now(), now())`,
    [PAYMENT, businessId, storedSessionPolicy(DEFAULT_SESSION_POLICY)],
  );
  await books.owner.query(
    `insert into session_sales (payment_id, business_id, environment, amount_minor, destination)
      values ($1, $2, 'test', 25000000, 'wallet')`,
    [PAYMENT, businessId],
  );
});
afterAll(() => books?.close());

const lease = async () => (await leaseDueSessionSales(books.database, 10)).map(({ paymentId }) => paymentId);

it('a sale that is due is leased by one relay for some seconds, and sold once', async () => {
  expect((await Promise.all([lease(), lease()])).flat()).toEqual([PAYMENT]);
  expect(await lease()).toEqual([]);
  // The relay died: another one comes to it.
  await books.owner.query('update session_sales set due_at = now()');
  expect(await lease()).toEqual([PAYMENT]);

  await books.database.transaction(async (runner) => {
    const sale = await lockSessionSale(runner, PAYMENT);
    expect(sale).toMatchObject({ paymentId: PAYMENT, destination: 'wallet', amountMinor: 25_000_000n });
    // Locked by this one, it is left to it.
    expect(await books.database.transaction((other) => lockSessionSale(other, PAYMENT))).toBeUndefined();
    if (sale) await leaveSession(runner, sale, 'below_fee');
  });
  expect(await books.database.transaction((runner) => lockSessionSale(runner, PAYMENT))).toBeUndefined();
});
