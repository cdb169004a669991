import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { webhookStatusQuery } from '../../src/contract/messages.ts';
import { webhookWorkflowId } from '../../src/contract/starts.ts';
import { runAdminOn } from '../support/admin.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { outboxIsEmpty } from '../support/outbox.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

const HOUR_LATER = { kind: 'answer', status: 500, headers: { 'retry-after': '3600' } } as const;

let service: TestService;
let flows: FlowInspection;
let receiver: WebhookReceiver;

beforeAll(async () => {
  // The relay of this service looks for forgotten flows only when its test says so.
  service = await startTestService({
    queues: ['payouts', 'webhooks'],
    env: { FLOW_RECOVERY_INTERVAL_MS: '3600000', RELAY_DELAY_MS: '0' },
  });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
  await service.fund(service.merchant, 10_000);
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
});
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  await service.ownerSql('update businesses set webhook_url_test = $1', [receiver.url]);
});
afterEach(() => receiver?.stop());

async function read(deliveryId: string) {
  return (await service.get(`/webhooks/deliveries/${deliveryId}`)).body.delivery;
}

/** Makes a withdrawal, and waits for its event to have had this many attempts. Returns the delivery's id. */
async function eventAfter(attemptCount: number): Promise<string> {
  const { businessId } = service.merchant;
  const { body } = await service.post('/withdrawal/request', { businessId, amount: 200 });
  return waitFor('the event', async () => {
    const { rows } = await service.ownerSql(
      'select id from webhook_deliveries where transaction_id = $1 and attempt_count = $2',
      [body.withdrawal.transactionId, attemptCount],
    );
    return rows[0]?.id as string | undefined;
  });
}

/** Finds forgotten flows, as if all of this had happened two hours ago. Returns the kinds and ids of the orphans. */
async function recover(): Promise<readonly { readonly kind: string; readonly id: string }[]> {
  await outboxIsEmpty(service);
  await service.ownerSql(
    `update webhook_deliveries set created_at = created_at - interval '2 hours',
      replay_started_at = replay_started_at - interval '2 hours'`,
  );
  const { out } = await runAdminOn(service, ['flows', 'recover', '--json', '--operator', 'ngozi']);
  return JSON.parse(out).orphans.map(({ kind, id }: { kind: string; id: string }) => ({ kind, id }));
}

async function runIdOf(workflowId: string): Promise<string> {
  return (await flows.client.workflow.getHandle(workflowId).describe()).runId;
}

describe('a delivery whose workflow was terminated', () => {
  it('goes on from its record: it waits for the time of its next attempt, which is the second', async () => {
    receiver.answerWith(HOUR_LATER);
    const id = await eventAfter(1);
    const workflowId = webhookWorkflowId('test', id);
    const { nextAttemptAt } = await read(id);
    await (await flows.started(workflowId)).terminate('a wrong click');
    expect(await recover()).toContainEqual({ kind: 'webhook', id });

    const handle = flows.client.workflow.getHandle(workflowId);
    const state = await waitFor('the wait', async () => {
      const answer = await handle.query(webhookStatusQuery);
      return answer.nextAttemptAt && answer;
    });
    expect(state).toMatchObject({ flowStatus: 'PENDING', attempts: 1, nextAttemptAt });
    expect(receiver.received).toHaveLength(1);
    expect(await recover()).toEqual([]);
    expect(await handle.executeUpdate('retryNow')).toBe('Attempted: HTTP 200');
    expect(await read(id)).toMatchObject({ status: 'DELIVERED', attemptCount: 2 });
    const { rows } = await service.ownerSql(
      'select scheduled_attempts from webhook_deliveries where id = $1',
      [id],
    );
    expect(rows).toEqual([{ scheduled_attempts: 1 }]);
  });

  it('that a replay had opened again goes on as that replay', async () => {
    receiver.answerWith(410, HOUR_LATER);
    const id = await eventAfter(1);
    const { replayId } = (await service.post(`/webhooks/deliveries/${id}/replay`, {})).body;
    await waitFor('its second attempt', async () => (await read(id)).attemptCount === 2);
    const workflowId = webhookWorkflowId('test', id, replayId);
    const before = await runIdOf(workflowId);
    expect(await recover()).toEqual([]);
    await flows.client.workflow.getHandle(workflowId).terminate('a wrong click');
    expect(await recover()).toEqual([{ kind: 'webhook', id }]);
    expect(await runIdOf(workflowId)).not.toBe(before);
    await flows.client.workflow.getHandle(workflowId).executeUpdate('retryNow');
    expect(await read(id)).toMatchObject({ status: 'DELIVERED', attemptCount: 3 });
  });
});

it('a replay whose workflow was terminated before its attempt is sent all the same', async () => {
  const id = await eventAfter(1);
  receiver.answerWith({ kind: 'hang' });
  const { replayId } = (await service.post(`/webhooks/deliveries/${id}/replay`, {})).body;
  await receiver.waitForRequests(2);
  const workflowId = webhookWorkflowId('test', id, replayId);
  await flows.client.workflow.getHandle(workflowId).terminate('a wrong click');
  await waitFor('the note of its start', async () => {
    const { rowCount } = await service.ownerSql(
      'select from webhook_deliveries where id = $1 and replay_started_at is not null',
      [id],
    );
    return rowCount === 1;
  });
  expect(await recover()).toEqual([{ kind: 'webhook_replay', id }]);
  expect(await flows.resultOf(workflowId)).toBe('DELIVERED');
  expect(receiver.received).toHaveLength(3);
  expect(await recover()).toEqual([]);
});

it('a delivery that an operator cancels ends, says so, and is sent again only when its merchant asks', async () => {
  receiver.answerWith(HOUR_LATER);
  const id = await eventAfter(1);
  const handle = await flows.started(webhookWorkflowId('test', id));
  await handle.cancel();
  expect(await handle.result()).toBe('FAILED');
  expect(await read(id)).toMatchObject({
    status: 'FAILED',
    endReason: 'An operator cancelled the delivery.',
    nextAttemptAt: null,
    finishedAt: expect.any(String),
  });
  expect(await recover()).toEqual([]);
  expect(receiver.received).toHaveLength(1);

  await service.post(`/webhooks/deliveries/${id}/replay`, {});
  await waitFor('the event', async () => (await read(id)).status === 'DELIVERED');
  expect(await read(id)).toMatchObject({ endReason: null, attemptCount: 2 });
});
