import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { startTestService, type TestService } from '../support/service.ts';

/** The table that a request's record is read from, locked from the moment it was accepted. */
let locks: { readonly at: string; readonly table: string } | undefined;
let locker: pg.Client;
let service: TestService;

beforeAll(async () => {
  service = await startTestService({
    role: 'api',
    env: { DATABASE_STATEMENT_TIMEOUT_MS: '300', OUTCOME_WAIT_MS: '100' },
    overrides: {
      faultPoint: async (name) => {
        if (name !== locks?.at) return;
        await locker.query(`begin; lock table ${locks.table} in access exclusive mode`);
      },
    },
  });
  locker = new pg.Client({ connectionString: service.config.databaseUrl });
  await locker.connect();
  await service.fund(service.merchant, 10_000);
  await service.fund(service.merchant, 100, 'test', 'USDT');
});
afterAll(async () => {
  await locker?.end();
  await service?.stop();
});

it.each([
  [
    'sale of USDT',
    '/crypto/withdrawals/request',
    { amountUsdt: 10 },
    { at: 'usdtSale.accepted', table: 'usdt_sales' },
    202,
    (body: { withdrawal: unknown }) => body.withdrawal,
  ],
  [
    'collection',
    '/cross-border/collections',
    {
      sourceAmount: 100,
      sourceCurrency: 'GHS',
      country: 'GH',
      paymentMethod: 'MTN Mobile Money',
      customer: { name: 'Kofi Mensah', phone: '+233241234567' },
    },
    { at: 'collection.accepted', table: 'collections' },
    202,
    (body: { collection: unknown }) => body.collection,
  ],
] as const)(
  'a %s that was accepted is answered as under way when its record cannot be read again',
  async (_, path, order, table, status, resourceOf) => {
    locks = table;
    const headers = { 'idempotency-key': randomUUID() };
    const body = { businessId: service.merchant.businessId, ...order };
    const answer = await service.post(path, body, { headers });
    expect([answer.status, answer.body.success]).toEqual([status, true]);
    expect(resourceOf(answer.body)).toMatchObject({ status: 'PROCESSING' });
    locks = undefined;
    await locker.query('rollback');
    // The same request again is the same order.
    const again = await service.post(path, body, { headers });
    expect(again.body).toEqual(answer.body);
  },
);

it('an answer that cannot be stored is given all the same', async () => {
  locks = { at: 'withdrawal.accepted', table: 'idempotency_keys' };
  const headers = { 'idempotency-key': randomUUID() };
  const body = { businessId: service.merchant.businessId, amount: 1_000 };
  const answer = await service.post('/withdrawal/request', body, { headers });
  expect([answer.status, answer.body.withdrawal.status]).toEqual([202, 'PROCESSING']);
  locks = undefined;
  await locker.query('rollback');
  const { rows } = await service.ownerSql(`select id from transactions where flow = 'withdrawal'`);
  expect(rows).toEqual([{ id: answer.body.withdrawal.transactionId }]);
});
