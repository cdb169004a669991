import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { startTronScene, type TronScene } from '../support/tronScene.ts';
import { waitFor } from '../support/waitFor.ts';

/** The comparison of books and chain every quarter of an hour, on the real servers and a local TRON network. */
let service: TestService;
let scene: TronScene;
let flows: FlowInspection;

beforeAll(async () => {
  scene = await startTronScene();
  scene.tick(150);
  service = await startTestService({ queues: ['chain'], env: scene.env, hasSchedules: true });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
  await scene?.stop();
});

const schedule = (environment: string, { config }: TestService = service) =>
  flows.client.schedule.getHandle(`${config.taskQueuePrefix}custody-comparison-${environment}`);

/** Compares now, and returns the workflow once one more than before has ended as expected. */
async function compared(environment: string, status: 'COMPLETED' | 'FAILED') {
  const find = async () =>
    (
      await flows.list(
        `Flow = "custody_comparison" and TaskQueue = "${service.config.taskQueuePrefix}chain" and ` +
          `Environment = "${environment}" and FlowStatus = "${status}"`,
      )
    ).filter((each) => each.status.name === status);
  const before = (await find()).length;
  await schedule(environment).trigger();
  return waitFor(`a comparison to be ${status}`, async () => {
    const found = await find();
    return found.length > before && found[0];
  });
}

async function pay(): Promise<string> {
  const { body } = await service.post(
    '/crypto/payments/create',
    { amount: 25, expiresInMinutes: 9_000 },
    { key: service.merchant.apiKeys.prod },
  );
  scene.chain.deposit(body.payment.depositAddress, 25_000_000n);
  return body.payment.paymentId;
}

async function isSettled(paymentId: string): Promise<void> {
  await waitFor(`${paymentId} to be settled`, async () => {
    const { rows } = await service.ownerSql('select status from crypto_payments where id = $1', [paymentId]);
    return rows[0]?.status === 'SETTLED';
  });
}

const shownDifference = async () =>
  (await (await fetch(`${service.apiUrl}/metrics`)).text()).match(
    /^mp_custody_difference_minor\{environment="prod"\} (\S+)$/m,
  )?.[1];

it('happens every quarter of an hour, one at a time, where there is a chain', async () => {
  for (const environment of ['test', 'prod']) {
    const { spec, policies } = await schedule(environment).describe();
    expect(spec.intervals?.map(({ every }) => every)).toEqual([15 * 60_000]);
    expect(policies.overlap).toBe('SKIP');
  }
  const sandboxOnly = await startTestService({ queues: ['chain'], hasSchedules: true });
  try {
    expect((await schedule('test', sandboxOnly).describe()).policies.overlap).toBe('SKIP');
    await expect(schedule('prod', sandboxOnly).describe()).rejects.toThrow();
  } finally {
    await sandboxOnly.stop();
  }
});

it('agrees while sessions settle, and shows it once it is through', async () => {
  expect(await shownDifference()).toBeUndefined();
  await isSettled(await pay());
  const { workflowId } = await compared('prod', 'COMPLETED');
  expect(await flows.resultOf(workflowId)).toEqual({ differenceMinor: '0', deviating: 0 });
  expect(await shownDifference()).toBe('0');
  // Histories hold no addresses.
  const { rows } = await service.ownerSql('select deposit_address from crypto_payments');
  const history = await flows.history(workflowId);
  expect(rows).not.toEqual([]);
  for (const { deposit_address } of rows) expect(history).not.toContain(deposit_address);
});

it('has failed when no node answers; the next one asks again, and sessions settle', async () => {
  for (const node of [scene.primary, scene.secondary]) node.faults.isDown = true;
  const paymentId = await pay();
  await compared('prod', 'FAILED');
  for (const node of [scene.primary, scene.secondary]) node.heal();
  await isSettled(paymentId);
  const { workflowId } = await compared('prod', 'COMPLETED');
  expect(await flows.resultOf(workflowId)).toEqual({ differenceMinor: '0', deviating: 0 });
});
