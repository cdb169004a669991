import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBillPort } from '../../../src/activities/orders/bills.ts';
import { createOrderActivities } from '../../../src/activities/orders/orders.ts';
import { billTransfers } from '../../../src/contract/kinds.ts';
import { readOrder } from '../../../src/db/orders/orders.ts';
import { findOrderHead, recordProviderUpdate } from '../../../src/db/orders/updates.ts';
import { paymentTransfer } from '../../../src/domain/ledger/ledger.ts';
import { ProviderAccounts } from '../../../src/providers/accounts.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { settleByHand } from '../../support/settledByHand.ts';

let books: TestBooks;
let businessId: string;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 4 });
  businessId = await books.createBusiness();
  await books.ledger.post(
    paymentTransfer({
      transactionId: 'txn_1',
      businessId,
      environment: 'test',
      amountMinor: 10_000_000n,
      commissionMinor: 0n,
    }),
  );
});
afterAll(() => books?.close());

let count = 0;

/** A bill purchase whose money is on hold. */
async function newBill() {
  count += 1;
  const bill = {
    purchaseId: `bill_${count}`,
    businessId,
    environment: 'test' as const,
    amountMinor: 50_000n,
  };
  const { purchaseId: id } = bill;
  await books.ledger.post(billTransfers.reserve(bill));
  await books.owner.query(
    `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
        description, metadata)
      values ($2, $1, 'test', 'bill', 'PROCESSING', 50000, 0, 'airtime', '08030000001', '', '{}')`,
    [businessId, id],
  );
  await books.owner.query(
    `insert into bill_purchases (transaction_id, kind, biller_id, service_id, biller_name, account, is_renewal)
      values ($1, 'airtime', 'mtn', 'mtn', 'MTN Airtime', '08030000001', false)`,
    [id],
  );
  await books.owner.query(
    `insert into orders (id, kind, business_id, environment, provider, summary) values ($2, 'bill', $1, 'test', 'simulator', 'Airtime')`,
    [businessId, id],
  );
  return { id, bill };
}

it('a flow that is reversed keeps the reference under which the provider had completed it', async () => {
  const { id, bill } = await newBill();
  const row = async () => {
    const { rows } = await books.owner.query(
      `select transactions.status, orders.status as order_status, provider_reference, failure_reason
        from transactions join orders using (id) where id = $1`,
      [id],
    );
    return rows[0];
  };
  const finish = { to: 'COMPLETED', transfer: billTransfers.post(bill), providerReference: 'vt-1' } as const;
  expect(await settleByHand(books, id, finish)).toEqual([]);
  expect(await row()).toEqual({
    status: 'COMPLETED',
    order_status: 'COMPLETED',
    provider_reference: 'vt-1',
    failure_reason: null,
  });
  // The second transaction changes nothing, the reference neither.
  expect(await settleByHand(books, id, { ...finish, providerReference: 'vt-2' })).toBeUndefined();

  const undo = {
    to: 'REVERSED',
    transfer: billTransfers.reverse(bill),
    failureReason: 'Taken back.',
  } as const;
  expect(await settleByHand(books, id, undo)).toEqual([]);
  expect(await row()).toEqual({
    status: 'REVERSED',
    order_status: 'REVERSED',
    provider_reference: 'vt-1',
    failure_reason: 'Taken back.',
  });
});

describe('an order in the database', () => {
  it.each([
    [`status = 'REVERSED'`, 'order_status_moves'],
    [`status = 'DONE'`, 'order_status_moves'],
    [`status = 'COMPLETED'`, 'order_settled_at_its_end'],
    ['settled_at = now()', 'order_settled_at_its_end'],
    [`decision_id = 'd1'`, 'order_decision_whole'],
    [
      `decision_id = 'd1', decision_outcome = 'perhaps', decision_operator = 'ngozi', decision_reason = 'So.'`,
      'order_decision_known',
    ],
    ['approve_by = now()', 'order_approval_of_collections'],
    [`kind = 'payment'`, 'order_kind_known'],
    [`environment = 'staging'`, 'order_environment_known'],
  ])('cannot have %s, even by the owner', async (change, constraint) => {
    const { id } = await newBill();
    await expect(books.owner.query(`update orders set ${change} where id = $1`, [id])).rejects.toMatchObject({
      constraint,
    });
  });

  it('cannot begin with a status that is none', async () => {
    await expect(
      books.owner.query(
        `insert into orders (id, kind, business_id, environment, provider, summary, status, settled_at)
          values ('bill_done', 'bill', $1, 'test', 'simulator', 'Airtime', 'DONE', now())`,
        [businessId],
      ),
    ).rejects.toMatchObject({ constraint: 'order_status_known' });
  });

  it('that is settled stays so', async () => {
    const { id, bill } = await newBill();
    await settleByHand(books, id, { to: 'FAILED', transfer: billTransfers.void(bill) });
    for (const status of ['PROCESSING', 'COMPLETED', 'REVERSED']) {
      await expect(
        books.owner.query('update orders set status = $2 where id = $1', [id, status]),
      ).rejects.toMatchObject({ constraint: 'order_status_moves' });
    }
  });

  it.each(['beginBillPurchase', 'checkBillPurchase'])(
    'that is settled is not due any longer once %s found that no check of it is left',
    async (step) => {
      const { id, bill } = await newBill();
      await settleByHand(books, id, { to: 'FAILED', transfer: billTransfers.void(bill) });
      const { database, ledger, owner } = books;
      const head = await findOrderHead(database, id);
      const { updatesReceived } = await readOrder(database, id);
      expect(head && (await recordProviderUpdate(database, head))).toMatchObject({
        start: { summary: 'Airtime' },
      });
      expect((await readOrder(database, id)).updatesReceived).toBe(updatesReceived + 1);
      const isDue = async () => {
        const { rows } = await owner.query(
          'select next_check_at is not null as is_due from orders where id = $1',
          [id],
        );
        return rows[0].is_due;
      };
      expect(await isDue()).toBe(true);
      // Nothing was ever sent, so no provider is asked.
      const billAccountsOf = () => new ProviderAccounts([]);
      const ports = { bill: createBillPort({ database, billAccountsOf }) };
      const activities = createOrderActivities({ ports, database, ledger, dispatch: () => {} });
      const progress = await activities[step]?.({ orderId: id, nowMs: Date.now() });
      expect(progress).toMatchObject({ status: 'FAILED', step: { do: 'wait', untilMs: undefined } });
      expect(await isDue()).toBe(false);
    },
  );

  it.each(['kind', 'business_id', 'environment', 'provider', 'created_at', 'approve_by'])(
    'cannot have its %s changed by the application',
    async (column) => {
      await expect(
        books.database.run({ sql: `update orders set ${column} = ${column}`, parameters: [] }),
      ).rejects.toThrow('permission denied');
    },
  );
});
