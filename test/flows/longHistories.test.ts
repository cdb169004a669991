import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { providerUpdateSignal } from '../../src/contract/messages.ts';
import { orderWorkflowId } from '../../src/contract/starts.ts';
import { CANCELLATION } from '../../src/domain/orders/decideOrder.ts';
import { createFaultGates } from '../support/faultGates.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

let service: TestService;
let flows: FlowInspection;
const gates = createFaultGates();

beforeAll(async () => {
  service = await startTestService({ queues: ['payouts'], overrides: { faultPoint: gates.faultPoint } });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
});

/** An order whose history is longer begins a new one when it next waits. */
const MAX_HISTORY_LENGTH = 1_000;

it('hears of a cancellation that is requested right before an order goes on in a new history', async () => {
  const { merchant } = service;
  await service.fund(merchant, 10_000);
  const check = gates.holdAt('withdrawal.afterCheck');
  const { body } = await service.post('/withdrawal/request', {
    businessId: merchant.businessId,
    amount: 1_000.05,
  });
  expect(body.withdrawal.status).toBe('PROCESSING');
  const id: string = body.withdrawal.transactionId;
  const flow = await flows.started(orderWorkflowId('withdrawal', 'test', id));
  const { runId } = await flow.describe();
  await check.reached;
  while ((await flow.describe()).historyLength <= MAX_HISTORY_LENGTH) {
    await Promise.all(Array.from({ length: 100 }, () => flow.signal(providerUpdateSignal)));
  }
  await flow.cancel();
  check.open();
  await waitFor('the cancellation to be noted', async () => {
    const { rows } = await service.ownerSql('select review_reason from orders where id = $1', [id]);
    return rows[0].review_reason === CANCELLATION;
  });
  await waitFor('the new history', async () => (await flow.describe()).runId !== runId);
});
