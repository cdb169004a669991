import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { historyFromJSON } from '@temporalio/common/lib/proto-utils.js';
import { resolveUsdtSessionUpdate, retryNowUpdate } from '../../src/contract/messages.ts';
import { chainWatcherWorkflowId, sweepWorkflowId, usdtSessionWorkflowId } from '../../src/contract/starts.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { fetchHistory, replayProblems, type StoredHistory, storeExamples } from '../support/histories.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** As freshHistories.test.ts, for USDT sessions, their sweeps, the watcher and the comparison of books and chain. */
let service: TestService;
let flows: FlowInspection;

beforeAll(async () => {
  service = await startTestService({
    hasSchedules: true,
    queues: ['chain'],
    env: { SANDBOX_POLL_MS: '100' },
  });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
});

/** Opens a session of 25 USDT; it begins waiting at once. */
async function open(): Promise<string> {
  const { body } = await service.post('/crypto/payments/create', { amount: 25 });
  const { paymentId } = body.payment;
  await flows.started(usdtSessionWorkflowId('test', paymentId));
  return paymentId;
}

async function pay(paymentId: string, amount: number, ...until: string[]): Promise<void> {
  await service.post(`/crypto/payments/${paymentId}/simulate-deposit`, { amount });
  await waitFor(`${paymentId} to be ${until.join(' or ')}`, async () => {
    const { body } = await service.get(`/crypto/payments/${paymentId}`);
    return until.includes(body.payment.status);
  });
}

/** Lets a session have begun, and ended, two hours ago. */
async function expire(paymentId: string): Promise<void> {
  await service.ownerSql(
    `update crypto_payments set created_at = created_at - interval '3 hours',
      expires_at = expires_at - interval '3 hours' where id = $1`,
    [paymentId],
  );
}

/** Takes every workflow through its paths. Returns the histories. */
async function runEveryPath(): Promise<readonly StoredHistory[]> {
  const found: StoredHistory[] = [];
  const handleOf = (paymentId: string) =>
    flows.client.workflow.getHandle(usdtSessionWorkflowId('test', paymentId));
  const add = async (workflowId: string, name: string) => {
    found.push(await fetchHistory(flows.client, workflowId, name));
  };
  const addSession = (paymentId: string, name: string) =>
    add(usdtSessionWorkflowId('test', paymentId), `cryptoPaymentWorkflow/${name}`);

  const settled = await open();
  await pay(settled, 25, 'SETTLED');
  await addSession(settled, 'settled');

  const toppedUp = await open();
  await pay(toppedUp, 10, 'UNDERPAID');
  await pay(toppedUp, 20, 'SETTLED');
  await addSession(toppedUp, 'underpaidThenOverpaid');

  const accepted = await open();
  await pay(accepted, 10, 'UNDERPAID');
  await service.post(`/crypto/payments/${accepted}/resolve`, { action: 'accept' });
  await addSession(accepted, 'acceptedByMerchant');

  const expired = await open();
  await expire(expired);
  await handleOf(expired).executeUpdate(retryNowUpdate);
  await addSession(expired, 'expired');

  const late = await open();
  await expire(late);
  await pay(late, 25, 'MANUAL_REVIEW');
  await handleOf(late).executeUpdate(resolveUsdtSessionUpdate, {
    args: [{ action: 'reject', reason: 'The customer was refunded.', operator: 'ngozi' }],
  });
  await addSession(late, 'lateThenRejected');

  const { rows: sweeps } = await service.ownerSql(
    `select payment_id, id, status from crypto_sweeps where payment_id = any($1)`,
    [[settled, accepted]],
  );
  const done = sweeps.find(({ payment_id }) => payment_id === settled);
  expect(done?.status).toBe('DONE');
  await add(sweepWorkflowId('test', done?.id), 'cryptoSweepWorkflow/done');

  const small = await open();
  await pay(small, 2, 'UNDERPAID');
  await service.post(`/crypto/payments/${small}/resolve`, { action: 'accept' });
  const skipped = await waitFor('the small one to be settled', async () => {
    const { rows } = await service.ownerSql('select id, status from crypto_sweeps where payment_id = $1', [
      small,
    ]);
    return rows[0]?.status === 'SKIPPED' && rows[0].id;
  });
  await add(sweepWorkflowId('test', skipped), 'cryptoSweepWorkflow/skipped');

  // The watcher never ends, so its history is taken as far as it has come.
  const watcher = flows.client.workflow.getHandle(
    chainWatcherWorkflowId(service.config.taskQueuePrefix, 'test'),
  );
  const history = (await watcher.fetchHistory()) as ReturnType<typeof historyFromJSON>;
  found.push({ name: 'chainWatcherWorkflow/comparedApart', history });

  const { taskQueuePrefix } = service.config;
  await flows.client.schedule.getHandle(`${taskQueuePrefix}custody-comparison-test`).trigger();
  const comparison = await waitFor('a comparison', async () => {
    const [first] = await flows.list(
      `Flow = "custody_comparison" and TaskQueue = "${taskQueuePrefix}chain" and FlowStatus = "COMPLETED"`,
    );
    return first?.workflowId;
  });
  await add(comparison, 'custodyComparisonWorkflow/agreeing');
  return found;
}

it('replay', async () => {
  const bundle = service.config.workflowBundlePath ?? '';
  const found = await runEveryPath();
  expect(await replayProblems(found, bundle)).toEqual([]);
  if (process.env.RECORD_HISTORIES) storeExamples(found);
});
