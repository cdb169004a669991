import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { endHeldOrder } from '../../src/db/flowEnd.ts';
import { billTransfers, paymentTransfer } from '../../src/domain/ledger.ts';
import { openTestBooks, type TestBooks } from '../support/books.ts';

let books: TestBooks;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 2 });
});
afterAll(() => books?.close());

it('a flow that is reversed keeps the reference under which the provider had completed it', async () => {
  const { ledger, owner } = books;
  const businessId = await books.createBusiness();
  const bill = { purchaseId: 'bill_1', businessId, environment: 'test' as const, amountMinor: 50_000n };
  await ledger.post(
    paymentTransfer({
      transactionId: 'txn_1',
      businessId,
      environment: 'test',
      amountMinor: 100_000n,
      commissionMinor: 0n,
    }),
  );
  await ledger.post(billTransfers.reserve(bill));
  await owner.query(
    `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
        description, metadata)
      values ('bill_1', $1, 'test', 'bill', 'PROCESSING', 50000, 0, 'airtime', '08030000001', '', '{}')`,
    [businessId],
  );
  await owner.query(
    `insert into bill_purchases (transaction_id, kind, biller_id, service_id, biller_name, account, is_renewal, provider)
      values ('bill_1', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '08030000001', false, 'simulator')`,
  );
  const row = async () =>
    (
      await owner.query(
        `select status, provider_reference, failure_reason from transactions
          join bill_purchases on transaction_id = id where id = 'bill_1'`,
      )
    ).rows[0];
  const order = { kind: 'bill', id: 'bill_1' } as const;
  const common = { event: undefined, look: undefined, resolvedBy: undefined };

  const completed = { from: 'PROCESSING', to: 'COMPLETED', transfer: billTransfers.post(bill) } as const;
  const finish = { ...common, ...completed, providerReference: 'vt-1', failureReason: undefined };
  expect(await endHeldOrder(books, order, finish)).toEqual([]);
  expect(await row()).toEqual({ status: 'COMPLETED', provider_reference: 'vt-1', failure_reason: null });
  // Whoever comes second changes nothing, the reference neither.
  const again = { ...finish, providerReference: 'vt-2' };
  expect(await endHeldOrder(books, order, again)).toBeUndefined();

  const reversed = { from: 'COMPLETED', to: 'REVERSED', transfer: billTransfers.reverse(bill) } as const;
  const undo = { ...common, ...reversed, providerReference: undefined, failureReason: 'Taken back.' };
  expect(await endHeldOrder(books, order, undo)).toEqual([]);
  expect(await row()).toEqual({
    status: 'REVERSED',
    provider_reference: 'vt-1',
    failure_reason: 'Taken back.',
  });
});
