import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { WorkflowHandle } from '@temporalio/client';
import {
  resolveUsdtSessionUpdate,
  sweepStatusQuery,
  usdtSessionStatusQuery,
} from '../../src/contract/messages.ts';
import { sweepWorkflowId, usdtSessionWorkflowId } from '../../src/contract/starts.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** Steps of sessions and sweeps that their records refuse, as after a migration gone wrong. */
let service: TestService;
let flows: FlowInspection;

beforeAll(async () => {
  service = await startTestService({
    queues: ['chain'],
    env: { SANDBOX_POLL_MS: '100' },
  });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
});

async function paySession(amount: number): Promise<string> {
  const { body } = await service.post('/crypto/payments/create', { amount });
  const { paymentId } = body.payment;
  await service.post(`/crypto/payments/${paymentId}/simulate-deposit`, { amount });
  return paymentId;
}

const statusOf = async (paymentId: string) =>
  (await service.get(`/crypto/payments/${paymentId}`)).body.payment.status;

const detailsOf = async (handle: WorkflowHandle) =>
  (await handle.query<{ currentDetails: string }>('__temporal_workflow_metadata')).currentDetails;

/** Waits until a step is tried as an activity that operators see, and that leaves no trace in the history. */
async function expectVisible(handle: WorkflowHandle, step: string, constraint: string): Promise<void> {
  const pending = await waitFor(`the visible ${step}`, async () => {
    const { raw } = await handle.describe();
    return raw.pendingActivities?.find(({ attempt }) => Number(attempt) > 1);
  });
  expect(pending.activityType?.name).toBe(step);
  expect((await flows.searchAttributes(handle.workflowId)).FlowStatus).toBe('NEEDS_ATTENTION');
  expect(await detailsOf(handle)).toMatch(
    new RegExp(`^\\*\\*Needs attention:\\*\\* The step ${step} does not succeed: .*${constraint}`),
  );
  expect((await handle.describe()).historyLength).toBeLessThan(150);
}

it('are shown to operators with their error, and made once nothing refuses them', async () => {
  await service.ownerSql(`alter table crypto_sweeps add constraint no_end_today check (finished_at is null)`);
  await service.ownerSql(
    `alter table crypto_payments add constraint no_news_today
      check (amount_expected_minor <> 26000000 or status = 'AWAITING_DEPOSIT')`,
  );
  const [swept, stuck] = [await paySession(25), await paySession(26)];
  const session = await flows.started(usdtSessionWorkflowId('test', stuck));
  const { id } = await waitFor('the sweep', async () => {
    const { rows } = await service.ownerSql('select id from crypto_sweeps where payment_id = $1', [swept]);
    return rows[0] as { id: string } | undefined;
  });
  const sweep = await flows.started(sweepWorkflowId('test', id));

  await expectVisible(session, 'advanceCryptoPayment', 'no_news_today');
  await expectVisible(sweep, 'endCryptoSweep', 'no_end_today');
  expect(await session.query(usdtSessionStatusQuery)).toMatchObject({
    status: 'AWAITING_DEPOSIT',
    flowStatus: 'NEEDS_ATTENTION',
  });
  expect(await sweep.query(sweepStatusQuery)).toMatchObject({
    status: 'PENDING',
    flowStatus: 'NEEDS_ATTENTION',
  });
  // The merchant sees where the session stands, and nothing of our trouble.
  expect(await statusOf(stuck)).toBe('AWAITING_DEPOSIT');

  await service.ownerSql('alter table crypto_sweeps drop constraint no_end_today');
  await service.ownerSql('alter table crypto_payments drop constraint no_news_today');
  for (const paymentId of [swept, stuck])
    await waitFor(`${paymentId} to be settled`, async () => (await statusOf(paymentId)) === 'SETTLED');
  expect(await flows.resultOf(sweep.workflowId)).toMatchObject({ status: 'DONE', flowStatus: 'DONE' });
  expect(await detailsOf(sweep)).toBe('DONE, as the chain said.');
  expect(await flows.resultOf(session.workflowId)).toMatchObject({
    status: 'SETTLED',
    flowStatus: 'SETTLED',
  });
  expect(await detailsOf(session)).toBe('SETTLED, as the chain said.');
  expect(await flows.statusesOf(sweep.workflowId)).toEqual(['NEEDS_ATTENTION', 'PENDING', 'DONE']);
  await expectSoundLedger(service.database);
});

it('say in their own words why a decision cannot be applied', async () => {
  const { body } = await service.post('/crypto/payments/create', { amount: 25 });
  const session = await flows.started(usdtSessionWorkflowId('test', body.payment.paymentId));
  const given = { action: 'reject', reason: 'The customer was refunded.', operator: 'ngozi' } as const;
  await expect(session.executeUpdate(resolveUsdtSessionUpdate, { args: [given] })).rejects.toMatchObject({
    cause: { message: 'this payment is AWAITING_DEPOSIT; there is nothing to decide' },
  });
});
