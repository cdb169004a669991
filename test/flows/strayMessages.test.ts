import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WorkflowFailedError } from '@temporalio/client';
import { DEPOSIT_NEWS, PROVIDER_UPDATE } from '../../src/contract/messages.ts';
import { chainWatcherWorkflowId, orderWorkflowId, usdtSessionWorkflowId } from '../../src/contract/starts.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** What anybody who may use Temporal can send by mistake. */
let service: TestService;
let flows: FlowInspection;

beforeAll(async () => {
  service = await startTestService();
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
});

/** Bytes that call themselves JSON and are not, and some of no known encoding. */
const GARBAGE = [
  { metadata: { encoding: Buffer.from('json/plain') }, data: Buffer.from('{not json') },
  { metadata: { encoding: Buffer.from('binary/zebra') }, data: Buffer.from([0, 255]) },
];

/** Sends a signal whose payloads no converter can read. */
async function sendGarbage(workflowId: string, signalName: string): Promise<void> {
  const { connection, options } = flows.client;
  for (const payload of GARBAGE) {
    await connection.workflowService.signalWorkflowExecution({
      namespace: options.namespace,
      workflowExecution: { workflowId },
      signalName,
      input: { payloads: [payload] },
    });
  }
}

describe('a signal that carries what cannot be read', () => {
  it('does not keep a withdrawal from its end', async () => {
    await service.fund(service.merchant, 10_000);
    const { body } = await service.post('/withdrawal/request', {
      businessId: service.merchant.businessId,
      amount: 1_000.02,
    });
    const id: string = body.withdrawal.transactionId;
    const workflowId = orderWorkflowId('withdrawal', 'test', id);
    await flows.started(workflowId);
    for (const name of [PROVIDER_UPDATE, 'noSuchSignal']) await sendGarbage(workflowId, name);
    const { flowStatus } = (await flows.resultOf(workflowId)) as { flowStatus: string };
    expect(flowStatus).toBe('COMPLETED');
  });

  it('does not keep a paid session from being settled', async () => {
    const { body } = await service.post('/crypto/payments/create', { amount: 25 });
    const { paymentId } = body.payment;
    const workflowId = usdtSessionWorkflowId('test', paymentId);
    await flows.started(workflowId);
    for (const name of [DEPOSIT_NEWS, 'noSuchSignal']) await sendGarbage(workflowId, name);
    await service.post(`/crypto/payments/${paymentId}/simulate-deposit`, { amount: 25 });
    await waitFor('the session to be settled', async () => {
      const read = await service.get(`/crypto/payments/${paymentId}`);
      return read.body.payment.status === 'SETTLED';
    });
  });
});

describe('a second watcher of a chain, under another id', () => {
  it('is refused', async () => {
    const watcher = flows.client.workflow.getHandle(
      chainWatcherWorkflowId(service.config.taskQueuePrefix, 'test'),
    );
    const { taskQueue } = await waitFor('the watcher', () => watcher.describe().catch(() => undefined));
    const second = await flows.client.workflow.start('chainWatcherWorkflow', {
      taskQueue,
      workflowId: randomUUID(),
      args: [{ environment: 'test' }],
    });
    const said = await second.result().then(String, (error: WorkflowFailedError) => error.cause?.message);
    expect(said).toBe('This flow runs as chain-watcher/test and under no other id, so nothing was done.');
    expect((await watcher.describe()).status.name).toBe('RUNNING');
  });
});
