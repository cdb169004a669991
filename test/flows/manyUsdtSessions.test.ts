import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { isNight } from '../support/nightly.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

const SESSIONS = isNight ? 1_000 : 200;
const AT_ONCE = 25;

let service: TestService;
let flows: FlowInspection;

beforeAll(async () => {
  service = await startTestService({ queues: ['chain'], env: { SANDBOX_POLL_MS: '300' } });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
});

it('hundreds of sessions that are created at once all have an address and a workflow of their own', async () => {
  const addresses = new Map<string, string>();
  let begun = 0;
  const createSome = async () => {
    while (begun < SESSIONS) {
      const headers = { 'idempotency-key': `session-${begun++}` };
      // An answer of 503 on a machine out of breath is asked for again under the same key, as clients do.
      const { payment } = await waitFor('a session', async () => {
        const { status, body } = await service.post('/crypto/payments/create', { amount: 25 }, { headers });
        if (status !== 503) expect(status).toBe(200);
        return status === 200 && body;
      });
      addresses.set(payment.paymentId, payment.depositAddress);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, createSome));
  expect(addresses.size).toBe(SESSIONS);
  expect(new Set(addresses.values()).size).toBe(SESSIONS);
  const { rows } = await service.ownerSql('select count(*)::int as count from crypto_payments');
  expect(rows).toEqual([{ count: SESSIONS }]);
  await waitFor('every promise to be kept', async () => {
    const { rows: waiting } = await service.ownerSql('select count(*)::int as count from outbox');
    return waiting[0].count === 0;
  });
  const query = `BusinessId = "${service.merchant.businessId}" and FlowStatus = "AWAITING_DEPOSIT"`;
  // A count takes the server a fraction of the time of a list, for which everybody else would wait.
  await waitFor('every workflow to wait', async () => {
    const { count } = await flows.client.workflow.count(query);
    return count >= SESSIONS;
  });
  const found = await flows.list(query);
  expect(new Set(found.map(({ workflowId }) => workflowId))).toEqual(
    new Set([...addresses.keys()].map((paymentId) => `crypto-payment/test/${paymentId}`)),
  );
  // One of them is paid, among all the others.
  const [paymentId = ''] = addresses.keys();
  await service.post(`/crypto/payments/${paymentId}/simulate-deposit`, {});
  await waitFor('it to be settled', async () => {
    const { body } = await service.get(`/crypto/payments/${paymentId}`);
    return body.payment.status === 'SETTLED';
  });
});
