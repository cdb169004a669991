import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import {
  findUndecidedFlows,
  listUndecidedFlows,
  type UndecidedKind,
} from '../../../src/db/orders/undecidedFlows.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';

/** Which records need an open workflow, and where that goes on. */
let books: TestBooks;
let businessId: string;
let records = 0;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 2 });
  businessId = await books.createBusiness();
});
afterAll(() => books?.close());
beforeEach(() => {
  records += 1;
});

/** The ids of the undecided flows of a kind. */
async function undecided(kind: UndecidedKind): Promise<readonly string[]> {
  const page = { after: undefined, olderThanMs: 0, limit: 1_000 };
  return (await listUndecidedFlows(books.database, kind, page)).map(({ id }) => id);
}

async function session(status: string): Promise<string> {
  const id = `cp_${records}`;
  await books.owner.query(
    `insert into crypto_payments (id, business_id, environment, status, amount_expected_minor, address_index, deposit_address,
        metadata, policy, expires_at, created_at, updated_at)
      values ($1, $2, 'prod', $3, 25000000, $4, 'T' || $1, '{}', '{}', now() - interval '1 minute', now() - interval '1 hour',
        now())`,
    [id, businessId, status, records],
  );
  return id;
}

async function deposit(paymentId: string, status: string, reason?: string): Promise<void> {
  await books.owner.query(
    `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
        contract, from_address, amount_minor, status, reason)
      values ('nile', md5($1) || md5($1), 0, 'prod', $1, $2, 7, now(), 'usdt', 'T', 25000000, $3, $4)`,
    [paymentId, businessId, status, reason],
  );
}

it('an expired session is one when it was paid after all', async () => {
  const paymentId = await session('EXPIRED');
  expect(await undecided('crypto_payment')).not.toContain(paymentId);
  await deposit(paymentId, 'RECEIVED');
  expect(await undecided('crypto_payment')).toContain(paymentId);
});

type Transactions = readonly (readonly [step: string, status: string, amount: number])[];

/** A sweep that ended an hour ago, with transactions. Returns its id. */
async function endedSweep(transactions: Transactions): Promise<string> {
  const paymentId = await session('AWAITING_DEPOSIT');
  const sweepId = `swp_${records}`;
  await books.owner.query(
    `insert into crypto_sweeps (id, payment_id, environment, address_index, address, created_at)
      values ($1, $2, 'prod', $3, 'T' || $2, now() - interval '2 hours')`,
    [sweepId, paymentId, records],
  );
  await books.owner.query(
    `update crypto_sweeps set status = 'FAILED', finished_at = now() - interval '1 hour' where id = $1`,
    [sweepId],
  );
  for (const [number, [step, status, amount]] of transactions.entries()) {
    await books.owner.query(
      `begin; set local session_replication_role = replica;
       insert into crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, signed_hex, expires_at, status, block_number)
         values (md5('${sweepId}${number}') || md5('${sweepId}'), '${sweepId}', '${step}', ${amount}, '00', now(), '${status}',
           case when '${status}' = 'SUCCEEDED' then 1 end);
       commit`,
    );
  }
  return sweepId;
}

it.each<[string, Transactions, boolean]>([
  ['that lent nothing', [], false],
  ['whose energy is out', [['delegate_energy', 'SUCCEEDED', 100]], true],
  [
    'whose energy is back',
    [
      ['delegate_energy', 'SUCCEEDED', 100],
      ['reclaim_energy', 'SUCCEEDED', 100],
    ],
    false,
  ],
  ['whose TRX is on its way home', [['return_trx', 'SIGNED', 5]], true],
  ['whose TRX is home', [['return_trx', 'SUCCEEDED', 5]], false],
])('a sweep that has ended, %s: %s', async (_, transactions, isUndecided) => {
  const sweepId = await endedSweep(transactions);
  expect((await undecided('crypto_sweep')).includes(sweepId)).toBe(isUndecided);
});

/** A delivery that waits for its fourth attempt. Returns its id. */
async function delivery(): Promise<string> {
  const id = `msg_${records}`;
  await books.owner.query(
    `insert into webhook_deliveries (id, business_id, environment, event_type, body, status, scheduled_attempts,
        next_attempt_at, created_at)
      values ($1, $2, 'test', 'webhook.test', '{}', 'PENDING', 3, now() + interval '1 hour', now() - interval '1 hour')`,
    [id, businessId],
  );
  return id;
}

it('a delivery goes on with its schedule', async () => {
  const id = await delivery();
  const [flow] = await findUndecidedFlows(books.database, 'webhook', [id]);
  expect(flow?.start.input).toMatchObject({
    deliveryId: id,
    isReplay: false,
    schedule: { attempts: 3, nextAttemptAtMs: expect.any(Number) },
  });
});

it('a delivery that a replay opened again is left to the relay until the replay is started', async () => {
  const id = await delivery();
  await books.owner.query(
    `update webhook_deliveries set replay_id = 'rpl_1', schedule_id = 'rpl_1', replay_requested_at = now() where id = $1`,
    [id],
  );
  expect(await undecided('webhook')).not.toContain(id);
  await books.owner.query('update webhook_deliveries set replay_started_at = now() where id = $1', [id]);
  expect(await undecided('webhook')).toContain(id);
});

it('an order goes on with what its workflow was begun for', async () => {
  const id = `wd_${records}`;
  const summary = `Withdrawal, NGN 2500: ${id} (test)`;
  await books.owner.query(
    `insert into orders (id, kind, business_id, environment, provider, summary, created_at)
      values ($1, 'withdrawal', $2, 'test', 'simulator', $3, now() - interval '1 hour')`,
    [id, businessId, summary],
  );
  const page = { after: undefined, olderThanMs: 0, limit: 1_000 };
  const flows = await listUndecidedFlows(books.database, 'withdrawal', page);
  expect(flows.find((flow) => flow.id === id)?.start).toMatchObject({ summary, flowStatus: 'PROCESSING' });
});
