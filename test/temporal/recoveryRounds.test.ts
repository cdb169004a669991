import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { orderWorkflowId } from '../../src/contract/starts.ts';
import { FlowRecovery } from '../../src/temporal/recovery.ts';
import type { WorkflowStarter } from '../../src/temporal/starter.ts';
import { openTestBooks, type TestBooks } from '../support/books.ts';

let books: TestBooks;
beforeAll(async () => {
  books = await openTestBooks({ poolSize: 2 });
});
afterAll(() => books?.close());

/** More than a round reads of one kind. */
const OPEN_ORDERS = 450;
const BATCH = 200;

it('comes to every open flow, round after round, and then begins again', async () => {
  const businessId = await books.createBusiness();
  await books.owner.query(
    `insert into orders (id, kind, business_id, environment, provider, created_at)
      select 'wd_' || lpad(number::text, 3, '0'), 'withdrawal', $1, 'test', 'simulator',
          now() - interval '1 day' + number * interval '1 second'
        from generate_series(1, $2::integer) number`,
    [businessId, OPEN_ORDERS],
  );
  const last = orderWorkflowId('withdrawal', 'test', `wd_${OPEN_ORDERS}`);
  const asked: string[] = [];
  const getHandle = (workflowId: string) => ({
    async describe() {
      asked.push(workflowId);
      if (workflowId === last) throw new WorkflowNotFoundError('There is none.', workflowId, undefined);
      return { status: { name: 'RUNNING' } };
    },
  });
  const startedAgain: string[] = [];
  const recovery = new FlowRecovery({
    // Only whether a workflow is open is asked of Temporal, and only this one starts again.
    client: { workflow: { getHandle } } as unknown as Client,
    starter: {
      startAgain: async ({ workflowId }: { readonly workflowId: string }) =>
        void startedAgain.push(workflowId),
    } as unknown as WorkflowStarter,
    database: books.database,
    logger: { warn: () => {} },
    youngestMs: 0,
  });
  const examined: number[] = [];
  for (let round = 0; round < 4; round++) examined.push((await recovery.round(() => false)).examined);
  expect(examined).toEqual([BATCH, BATCH, OPEN_ORDERS - 2 * BATCH, BATCH]);
  expect(new Set(asked).size).toBe(OPEN_ORDERS);
  expect(startedAgain).toEqual([last]);
});
