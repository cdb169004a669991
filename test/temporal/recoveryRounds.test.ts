import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { orderStart, orderWorkflowId } from '../../src/contract/starts.ts';
import { storeStart } from '../../src/db/core/outbox.ts';
import { FlowRecovery } from '../../src/temporal/recovery.ts';
import type { WorkflowStarter } from '../../src/temporal/starter.ts';
import { openTestBooks, type TestBooks } from '../support/books.ts';

let books: TestBooks;
beforeAll(async () => {
  books = await openTestBooks({ poolSize: 2 });
});
afterAll(() => books?.close());

beforeEach(async () => {
  await books.owner.query('delete from orders; delete from outbox');
  startedAgain.length = 0;
});

/** More than a round reads of one kind. */
const OPEN_ORDERS = 450;
const BATCH = 200;
const startedAgain: string[] = [];

/** Stores so many open withdrawals, each so many seconds after the one before. */
async function openOrders(count: number, secondsApart: number): Promise<void> {
  const businessId = await books.createBusiness();
  await books.owner.query(
    `insert into orders (id, kind, business_id, environment, provider, summary, created_at)
      select 'wd_' || lpad(number::text, 3, '0'), 'withdrawal', $1, 'test', 'simulator', 'Withdrawal',
          now() - interval '1 day' + number * $3 * interval '1 second'
        from generate_series(1, $2::integer) number`,
    [businessId, count, secondsApart],
  );
}

const idOf = (number: number) =>
  orderWorkflowId('withdrawal', 'test', `wd_${String(number).padStart(3, '0')}`);
const notFound = (workflowId: string) => new WorkflowNotFoundError('There is none.', workflowId, undefined);

/** @param ask what Temporal does when it is asked about a workflow, which runs unless that throws. */
function recoveryOf(ask: (workflowId: string) => Promise<void> | void): FlowRecovery {
  const getHandle = (workflowId: string) => ({
    async describe() {
      await ask(workflowId);
      return { status: { name: 'RUNNING' } };
    },
  });
  return new FlowRecovery({
    // Only whether a workflow is open is asked of Temporal.
    client: { workflow: { getHandle } } as unknown as Client,
    starter: {
      startAgain: async ({ workflowId }: { readonly workflowId: string }) =>
        void startedAgain.push(workflowId),
    } as unknown as WorkflowStarter,
    database: books.database,
    logger: { warn: () => {} },
    youngestMs: 0,
  });
}

it.each([
  ['of different moments', 1],
  ['of one moment', 0],
])('comes to every open flow %s, round after round, and then begins again', async (_, secondsApart) => {
  await openOrders(OPEN_ORDERS, secondsApart);
  const last = idOf(OPEN_ORDERS);
  const asked: string[] = [];
  const recovery = recoveryOf((workflowId) => {
    asked.push(workflowId);
    if (workflowId === last) throw notFound(workflowId);
  });
  const examined: number[] = [];
  for (let round = 0; round < 4; round++) examined.push((await recovery.round(() => false)).examined);
  expect(examined).toEqual([BATCH, BATCH, OPEN_ORDERS - 2 * BATCH, BATCH]);
  expect(new Set(asked).size).toBe(OPEN_ORDERS);
  expect(startedAgain).toEqual([last]);
});

it('leaves a flow alone that ended while Temporal was asked', async () => {
  await openOrders(1, 1);
  const recovery = recoveryOf(async (workflowId) => {
    await books.owner.query(`update orders set status = 'FAILED', settled_at = now()`);
    throw notFound(workflowId);
  });
  expect(await recovery.round(() => false)).toEqual({ examined: 1, orphans: [] });
  expect(startedAgain).toEqual([]);
});

it('takes no flow for gone while Temporal does not answer', async () => {
  await openOrders(1, 1);
  const recovery = recoveryOf(() => {
    throw new Error('No connection');
  });
  await expect(recovery.round(() => false)).rejects.toThrow('No connection');
  expect(startedAgain).toEqual([]);
});

it('leaves a flow to the relay whose start waits in the outbox', async () => {
  await openOrders(1, 1);
  const owner = { businessId: 'biz_a', environment: 'test' } as const;
  await storeStart(books.database, orderStart('withdrawal', { ...owner, withdrawalId: 'wd_001' }));
  const recovery = recoveryOf((workflowId) => {
    throw notFound(workflowId);
  });
  expect(await recovery.round(() => false)).toEqual({ examined: 1, orphans: [] });
  await books.owner.query('delete from outbox');
  await recovery.round(() => false);
  expect(startedAgain).toEqual([idOf(1)]);
});
