import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { statusQuery } from '../../src/contract/messages.ts';
import { orderWorkflowId } from '../../src/contract/starts.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

let service: TestService;
let flows: FlowInspection;

beforeAll(async () => {
  service = await startTestService({ queues: ['payouts'], env: { OUTCOME_WAIT_MS: '200' } });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
  await service.fund(service.merchant, 10_000);
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
});

it('a step that a record refuses is shown to operators with its error, and made once nothing refuses it', async () => {
  const { businessId } = service.merchant;
  // The end is recorded under a constraint that does not let it, as after a migration gone wrong.
  await service.ownerSql(`alter table orders add constraint no_end_today check (settled_at is null)`);
  const { status, body } = await service.post('/withdrawal/request', { businessId, amount: 1_000 });
  expect(status).toBe(202);
  const { transactionId } = body.withdrawal;
  const handle = await flows.started(orderWorkflowId('withdrawal', 'test', transactionId));
  const state = await waitFor('attention', async () => {
    const found = await handle.query(statusQuery);
    return found.flowStatus === 'NEEDS_ATTENTION' && found;
  });
  expect(state.attention).toMatch(/^The step settleWithdrawal does not succeed: .*no_end_today/);
  expect((await flows.searchAttributes(handle.workflowId)).FlowStatus).toBe('NEEDS_ATTENTION');
  const { currentDetails } = await handle.query<{ currentDetails: string }>('__temporal_workflow_metadata');
  expect(currentDetails).toContain('no_end_today');

  // From now on it is tried as an activity that operators see, and that leaves no trace in the history.
  const pending = await waitFor('the visible step', async () => {
    const { raw } = await handle.describe();
    return raw.pendingActivities?.find(({ attempt }) => Number(attempt) > 1);
  });
  expect(pending.activityType?.name).toBe('settleWithdrawal');
  const { historyLength } = await handle.describe();
  expect(historyLength).toBeLessThan(100);

  await service.ownerSql('alter table orders drop constraint no_end_today');
  await waitFor('the end', async () => (await handle.query(statusQuery)).flowStatus === 'COMPLETED');
  expect(await flows.statusesOf(handle.workflowId)).toEqual(['NEEDS_ATTENTION', 'PROCESSING', 'COMPLETED']);
  await expectSoundLedger(service.database);
});
