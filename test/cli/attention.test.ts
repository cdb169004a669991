import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runAdminOn } from '../support/admin.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({});
});
afterAll(() => service?.stop());

const attention = (...args: string[]) => runAdminOn(service, ['attention', ...args]);

const waiting = async (...args: string[]): Promise<readonly Record<string, string>[]> =>
  JSON.parse((await attention('--json', ...args)).out).waiting;

it('says so when nothing waits', async () => {
  expect(await attention()).toEqual({ code: 0, out: 'Nothing needs attention.\n', err: '' });
  expect(await waiting()).toEqual([]);
});

it('lists what waits for a human whatever it is, live before test, with what to type', async () => {
  const { merchant } = service;
  await service.fund(merchant, 10_000);
  const { businessId } = merchant;
  const { body: requested } = await service.post('/withdrawal/request', { businessId, amount: 1_000 });
  const withdrawalId: string = requested.withdrawal.transactionId;
  await service.ownerSql(`update orders set review_reason = 'The bank says it failed.' where id = $1`, [
    withdrawalId,
  ]);
  const { body: created } = await service.post('/crypto/payments/create', { amount: 10 });
  const paymentId: string = created.payment.paymentId;
  await service.ownerSql(
    `insert into crypto_sweeps (id, payment_id, environment, address_index, address, attention_reason, created_at)
      select 'swp_1', id, environment, address_index, deposit_address, 'gas_account_empty', now() - interval '1 hour'
        from crypto_payments where id = $1`,
    [paymentId],
  );
  await service.ownerSql(
    `insert into provider_callbacks (provider, event_key, event_type, body, problem, received_at)
      values ('paystack', 'evt_1', 'transfer.success', '{}', 'It cannot be read.', now() - interval '2 hours')`,
  );
  await service.ownerSql(
    `insert into reconciliation_differences (id, environment, book, provider, account, day, kind, subject, detail, found_at)
      values ('dif_1', 'prod', 'transfers', 'paystack', 'main', '2026-01-31', 'unknown_to_us', 'ref_1',
        'Nobody of ours asked for it.', now() - interval '3 hours')`,
  );
  const all = await waiting();
  expect(all.map(({ what, next }) => ({ what, next }))).toEqual([
    { what: 'callback', next: 'callbacks show paystack evt_1' },
    { what: 'difference of the books', next: 'reconcile explain dif_1 --reason …' },
    {
      what: 'withdrawal',
      next: `withdrawals dismiss ${withdrawalId} --reason …`,
    },
    { what: 'sweep', next: 'crypto retry swp_1' },
  ]);
  expect(all[2]).toMatchObject({
    id: withdrawalId,
    businessId,
    amounts: 'NGN 1000',
    reason: 'The bank says it failed.',
    workflowId: `withdrawal/test/${withdrawalId}`,
  });
  expect((await waiting('--env', 'test')).map(({ what }) => what)).toEqual(['withdrawal', 'sweep']);
  expect((await waiting('--env', 'prod')).map(({ what }) => what)).toEqual([
    'callback',
    'difference of the books',
  ]);

  const { out } = await attention();
  expect(out).toContain(`withdrawal, since ${all[2]?.since}: ${withdrawalId}\n  business  ${businessId} (`);
  expect(out).toContain('  reason    gas_account_empty\n');
  expect(out).toContain('  next      crypto retry swp_1\n');
  expect(out).toMatch(/\n4 in all\.\n$/);
});
