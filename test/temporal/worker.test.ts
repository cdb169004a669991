import { randomUUID } from 'node:crypto';
import type { Worker as Thread } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from '@temporalio/client';
import { NativeConnection, type Worker } from '@temporalio/worker';
import { TASK_QUEUES } from '../../src/contract/flows.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { installTemporalRuntime } from '../../src/temporal/runtime.ts';
import { flowSearchAttributes } from '../../src/temporal/starter.ts';
import { createWorkers } from '../../src/temporal/worker.ts';
import { createMemoryLog } from '../support/memoryLog.ts';

const queuePrefix = `${randomUUID()}-`;
const log = createMemoryLog();
const threads: Thread[] = [];
const noteThread = (thread: Thread) => threads.push(thread);
let connection: NativeConnection;
let workers: readonly Worker[];
let running: Promise<void>[];

beforeAll(async () => {
  await installTemporalRuntime(createLogger('silent'));
  connection = await NativeConnection.connect({ address: process.env.TEST_TEMPORAL_ADDRESS ?? '' });
  process.on('worker', noteThread);
  workers = await createWorkers({
    connection,
    namespace: undefined,
    queues: TASK_QUEUES,
    queuePrefix,
    bundlePath: undefined,
    version: undefined,
    activities: {
      payouts: {
        async verifyLedger() {
          log.logger.warn('Looked at.');
          return 'sound';
        },
      },
      bills: { refreshBillCatalogue: async () => 3 },
      webhooks: {},
      collections: {},
      chain: {},
    },
    workflowThreads: 1,
    workflowCacheSize: 100,
    shutdownGraceMs: 1_000,
  });
  process.off('worker', noteThread);
  running = workers.map((worker) => worker.run());
});
afterAll(async () => {
  for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
  await Promise.all(running);
  await connection.close();
});

it('runs the workflows of every queue in one thread, of a bundle that was made apart', async () => {
  expect(threads).toHaveLength(1);
  await expect(run('ledgerVerificationWorkflow', 'payouts', {})).resolves.toBe('sound');
  await expect(run('billCatalogueWorkflow', 'bills', { environments: ['test'] })).resolves.toEqual({
    test: 3,
  });
});

it('names the flow in every line of the log that an activity writes', () => {
  expect(log.records()).toEqual([
    expect.objectContaining({
      msg: 'Looked at.',
      workflowId: expect.stringMatching(/^ledgerVerificationWorkflow-/),
      activity: 'verifyLedger',
    }),
  ]);
});

it('goes on in that thread for the other queues when the worker of one has ended, and ends it with the last', async () => {
  const hasThreadEnded = new Promise<void>((resolve) => threads[0]?.once('exit', () => resolve()));
  const [first, ...others] = workers;
  first?.shutdown();
  await running[0];
  await expect(run('billCatalogueWorkflow', 'bills', { environments: ['prod'] })).resolves.toEqual({
    prod: 3,
  });
  for (const worker of others) worker.shutdown();
  await Promise.all(running);
  await hasThreadEnded;
});

function run(
  workflowType: 'ledgerVerificationWorkflow' | 'billCatalogueWorkflow',
  queue: string,
  input: object,
): Promise<unknown> {
  const about = { BusinessId: 'platform', Environment: 'test', Reference: 'worker' };
  return new Client({ connection }).workflow.execute(workflowType, {
    workflowId: `${workflowType}-${randomUUID()}`,
    taskQueue: `${queuePrefix}${queue}`,
    args: [input],
    typedSearchAttributes: flowSearchAttributes(workflowType, about),
  });
}
