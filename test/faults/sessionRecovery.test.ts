import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sweepWorkflowId, usdtSessionWorkflowId } from '../../src/contract/starts.ts';
import { runAdminOn } from '../support/admin.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { outboxIsEmpty } from '../support/outbox.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectBooksToAgree, landedSweepStepsOf, sweepStepsOf } from '../support/sweeps.ts';
import { GAS_ACCOUNT, startTronScene, TREASURY, type TronScene } from '../support/tronScene.ts';
import { waitFor } from '../support/waitFor.ts';

/** Sessions and sweeps whose workflows are terminated on the way: only flows recover starts them again here. */
let service: TestService;
let scene: TronScene;
let flows: FlowInspection;

let holdChain: () => void;

const STAKE_SUN = 1_000_000_000_000n;
const BLOCK_MS = 150;

beforeAll(async () => {
  scene = await startTronScene();
  scene.chain.stakeForEnergy(GAS_ACCOUNT, STAKE_SUN);
  holdChain = scene.tick(BLOCK_MS);
  service = await startTestService({
    queues: ['chain'],
    env: { ...scene.env, TRON_ENERGY_SOURCE: 'delegation', FLOW_RECOVERY_INTERVAL_MS: '3600000' },
  });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
  await scene?.stop();
});

const key = () => ({ key: service.merchant.apiKeys.prod });

async function paySession(): Promise<string> {
  const { body } = await service.post(
    '/crypto/payments/create',
    { amount: 25, expiresInMinutes: 9_000 },
    key(),
  );
  scene.chain.deposit(body.payment.depositAddress, 25_000_000n);
  return body.payment.paymentId;
}

async function sweepOf(paymentId: string) {
  return waitFor('the sweep', async () => {
    const { rows } = await service.ownerSql('select id from crypto_sweeps where payment_id = $1', [
      paymentId,
    ]);
    return rows[0]?.id as string | undefined;
  });
}

const statusOf = async (paymentId: string) =>
  (await service.get(`/crypto/payments/${paymentId}`, key())).body.payment.status;

async function terminate(workflowId: string): Promise<void> {
  await (await flows.started(workflowId)).terminate('a wrong click');
}

/** Starts what is forgotten again. Returns its kinds. */
async function recover(): Promise<readonly string[]> {
  await outboxIsEmpty(service);
  for (const table of ['crypto_payments', 'crypto_sweeps']) {
    await service.ownerSql(`update ${table} set created_at = created_at - interval '2 hours'`);
  }
  const dryRun = await runAdminOn(service, ['flows', 'recover', '--dry-run', '--json']);
  await runAdminOn(service, ['flows', 'recover', '--operator', 'ngozi']);
  return JSON.parse(dryRun.out).orphans.map(({ kind }: { kind: string }) => kind);
}

it('a session and its sweep go on where they were terminated, and the money moves once', async () => {
  const paymentId = await paySession();
  await waitFor('the sweep to begin', async () => (await statusOf(paymentId)) === 'SWEEP_PENDING');
  const sweepId = await sweepOf(paymentId);
  // No block comes: what is sent stays on its way.
  holdChain();
  await waitFor('a transaction on its way', async () => {
    const { rows } = await service.ownerSql(
      `select from crypto_sweep_transactions where sweep_id = $1 and status = 'SIGNED'`,
      [sweepId],
    );
    return rows.length === 1;
  });
  const session = usdtSessionWorkflowId('prod', paymentId);
  const sweep = sweepWorkflowId('prod', sweepId);
  await terminate(sweep);
  await terminate(session);
  expect(await recover()).toEqual(['crypto_sweep', 'crypto_payment']);
  holdChain = scene.tick(BLOCK_MS);

  await waitFor('the session to be settled', async () => (await statusOf(paymentId)) === 'SETTLED');
  expect(await flows.resultOf(sweep)).toMatchObject({ status: 'DONE', flowStatus: 'DONE' });
  expect(scene.chain.lendableStakeSun(GAS_ACCOUNT)).toBe(STAKE_SUN);
  expect(await landedSweepStepsOf(service, paymentId)).toEqual(
    ['top_up', 'delegate_energy', 'transfer', 'reclaim_energy'].map((step) => `${step} SUCCEEDED`),
  );
  expect(await flows.resultOf(session)).toMatchObject({ status: 'SETTLED' });
  expect(scene.chain.usdtBalanceMinor(TREASURY)).toBe(25_000_000n);
  await expectBooksToAgree(service, scene);
  await expectSoundLedger(service.database);
});

it('a sweep that had failed and was terminated before its energy was back gets it back, and stays failed', async () => {
  const isLent = async () => scene.chain.lendableStakeSun(GAS_ACCOUNT) < STAKE_SUN;
  const paymentId = await paySession();
  await waitFor('energy to be lent', isLent);
  const { rows } = await service.ownerSql('select deposit_address from crypto_payments where id = $1', [
    paymentId,
  ]);
  scene.chain.freeze(rows[0]?.deposit_address);
  for (const node of [scene.primary, scene.secondary])
    node.faults.refusedContract = 'UnDelegateResourceContract';
  await waitFor('the sweep to fail', async () => (await statusOf(paymentId)) === 'MANUAL_REVIEW');
  // It waits before it asks again, and nothing that it has sent may still land.
  await waitFor('the network to have refused an order', async () => {
    const steps = await sweepStepsOf(service, paymentId);
    return steps.at(-1) === 'reclaim_energy REFUSED';
  });
  expect(await isLent()).toBe(true);
  const sweepId = await sweepOf(paymentId);
  const workflowId = sweepWorkflowId('prod', sweepId);
  await terminate(workflowId);
  for (const node of [scene.primary, scene.secondary]) node.heal();
  const why = ['--reason', 'It was terminated by mistake.', '--operator', 'ngozi'];
  expect(await runAdminOn(service, ['flows', 'restart', sweepId, ...why])).toMatchObject({ code: 0 });
  expect(await flows.resultOf(workflowId)).toMatchObject({ status: 'FAILED', flowStatus: 'FAILED' });
  expect(await isLent()).toBe(false);
  const { rows: sweeps } = await service.ownerSql('select status from crypto_sweeps where id = $1', [
    sweepId,
  ]);
  expect(sweeps).toEqual([{ status: 'FAILED' }]);
  await expectBooksToAgree(service, scene);
});
