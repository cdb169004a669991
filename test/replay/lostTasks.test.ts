import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client, Connection } from '@temporalio/client';
import proto from '@temporalio/proto';
import { NativeConnection, Worker } from '@temporalio/worker';
import type { UsdtSessionNews } from '../../src/activities/usdt/usdtSessions.ts';
import { depositNewsSignal, usdtSessionStatusQuery } from '../../src/contract/messages.ts';
import { usdtSessionWorkflowId } from '../../src/contract/starts.ts';
import { HOUR_MS } from '../../src/domain/time.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { installTemporalRuntime } from '../../src/temporal/runtime.ts';
import { type LateFrontend, startLateFrontend } from '../support/heldQueries.ts';
import { fetchHistory, replayProblems } from '../support/histories.ts';
import { waitFor } from '../support/waitFor.ts';

const { EventType } = proto.temporal.api.enums.v1;

/**
 * Core of the SDK loses a workflow's task when a question that the task overtook arrives while the task waits for a local
 * activity: it takes the question in its place (`buffer_wft_if_outstanding_work` in managed_run.rs of sdk-core). The server
 * then lets the task time out, and gives the next attempt what arrived meanwhile as well. In the history it stands as if
 * both had arrived together, so a workflow has to do the same for two signals at once as for one after the other.
 */
const bundlePath = process.env.TEST_WORKFLOW_BUNDLE ?? '';
const taskQueue = `lost-tasks-${randomUUID()}`;
const calls: { finish(news: UsdtSessionNews): void }[] = [];
let frontend: LateFrontend;
let connection: NativeConnection;
let clientConnection: Connection;
let worker: Worker;
let running: Promise<void>;

beforeAll(async () => {
  await installTemporalRuntime(createLogger('silent'));
  frontend = await startLateFrontend();
  connection = await NativeConnection.connect({ address: frontend.address });
  clientConnection = await Connection.connect({ address: process.env.TEST_TEMPORAL_ADDRESS ?? '' });
  worker = await Worker.create({
    connection,
    taskQueue,
    workflowBundle: { codePath: bundlePath },
    activities: {
      advanceCryptoPayment: () => new Promise<UsdtSessionNews>((resolve) => calls.push({ finish: resolve })),
    },
    shutdownGraceTime: 1_000,
  });
  running = worker.run();
});
afterAll(async () => {
  worker?.shutdown();
  await running;
  await connection?.close();
  await clientConnection?.close();
  await frontend?.close();
});

const UNPAID: UsdtSessionNews = {
  status: 'AWAITING_DEPOSIT',
  flowStatus: 'AWAITING_DEPOSIT',
  amountReceivedMinor: '0',
  amountCreditedMinor: '0',
  txHash: undefined,
  reviewReason: undefined,
  attention: undefined,
  wakeAtMs: undefined,
  decision: undefined,
};

it('a session whose task was lost while it looked at its record replays', async () => {
  const client = new Client({ connection: clientConnection });
  const paymentId = `cp_${randomUUID()}` as const;
  const workflowId = usdtSessionWorkflowId('test', paymentId);
  const handle = await client.workflow.start('cryptoPaymentWorkflow', {
    workflowId,
    taskQueue,
    workflowTaskTimeout: '2 seconds',
    args: [{ paymentId, environment: 'test', expiresAtMs: Date.now() + HOUR_MS }],
  });
  const has = async (wanted: proto.temporal.api.enums.v1.EventType) => {
    const { events } = await handle.fetchHistory();
    return events?.some(({ eventType }) => eventType === wanted);
  };
  await waitFor('the session to wait', () => has(EventType.EVENT_TYPE_TIMER_STARTED));

  const query = frontend.holdNextQuery();
  const state = handle.query(usdtSessionStatusQuery);
  await query.held;
  await handle.signal(depositNewsSignal);
  await waitFor('the first look', () => calls.length === 1);
  query.release();
  expect(await state).toMatchObject({ status: 'AWAITING_DEPOSIT' });
  await handle.signal(depositNewsSignal);
  await waitFor('the task to be lost', () => has(EventType.EVENT_TYPE_WORKFLOW_TASK_TIMED_OUT));
  calls[0]?.finish(UNPAID);
  const last = await waitFor('a look at the second signal', () => calls[1]);
  last.finish({ ...UNPAID, status: 'SETTLED', flowStatus: 'SETTLED' });

  expect(await handle.result()).toMatchObject({ status: 'SETTLED' });
  const history = await fetchHistory(client, workflowId, 'cryptoPaymentWorkflow/lostTask');
  expect(await replayProblems([history], bundlePath)).toEqual([]);
});
