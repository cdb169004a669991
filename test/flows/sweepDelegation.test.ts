import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { retryNowUpdate } from '../../src/contract/messages.ts';
import { sweepWorkflowId, usdtSessionWorkflowId } from '../../src/contract/starts.ts';
import { MINUTE_MS } from '../../src/domain/time.ts';
import { runAdminOn } from '../support/admin.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { fetchHistory, replayProblems } from '../support/histories.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectBooksToAgree, landedSweepStepsOf, sweepStepsOf } from '../support/sweeps.ts';
import { GAS_ACCOUNT, startTronScene, TREASURY, type TronScene } from '../support/tronScene.ts';
import { waitFor } from '../support/waitFor.ts';

/** Live sweeps by a service that lends energy to deposit addresses instead of sending them TRX, and what the signer caps. */
let service: TestService;
let scene: TronScene;
let flows: FlowInspection;
let holdChain: () => void;

const BLOCK_MS = 150;

beforeAll(async () => {
  scene = await startTronScene();
  holdChain = scene.tick(BLOCK_MS);
  service = await startTestService({
    queues: ['chain'],
    env: { ...scene.env, TRON_ENERGY_SOURCE: 'delegation' },
  });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
  await scene?.stop();
});

/** Enough for one sweep at the local chain's 10 energy a TRX, and too little for two. */
const STAKE_SUN = 10_000_000_000n;
const LENT = ['top_up', 'delegate_energy', 'transfer', 'reclaim_energy'];

const live = (by = service) => ({ key: by.merchant.apiKeys.prod });

// The chain's clock runs twenty times as fast as ours here, so sessions are given much time.
async function createSession(by = service): Promise<{ paymentId: string; depositAddress: string }> {
  const { status, body } = await by.post(
    '/crypto/payments/create',
    { amount: 25, expiresInMinutes: 9_000 },
    live(by),
  );
  expect([status, body.success]).toEqual([200, true]);
  return body.payment;
}

async function waitForStatus(paymentId: string, status: string, by = service) {
  return waitFor(`${paymentId} to be ${status}`, async () => {
    const { body } = await by.get(`/crypto/payments/${paymentId}`, live(by));
    return body.payment.status === status && body.payment;
  });
}

const stepsOf = (paymentId: string, by = service) => sweepStepsOf(by, paymentId);
const landedStepsOf = (paymentId: string, by = service) => landedSweepStepsOf(by, paymentId);
const succeeded = (steps: readonly string[]) => steps.map((step) => `${step} SUCCEEDED`);
const lendable = () => scene.chain.lendableStakeSun(GAS_ACCOUNT);
const nodes = () => [scene.primary, scene.secondary];

/** Waits until a session's sweep has taken these steps and all stake is back, which its status does not wait for. */
async function waitForSteps(paymentId: string, expected: readonly string[]) {
  await waitFor(`all that ${paymentId} was lent to be back`, async () => {
    // The chain is asked first: the order that brings the stake back was stored before.
    if (lendable() !== STAKE_SUN) return false;
    return !(await stepsOf(paymentId)).some((step) => step.endsWith('SIGNED'));
  });
  expect(await landedStepsOf(paymentId)).toEqual(expected);
}

/** The latest sweep of a session, and its workflow. */
async function sweepOf(paymentId: string) {
  const { rows } = await service.ownerSql(
    'select id, status from crypto_sweeps where payment_id = $1 order by created_at desc limit 1',
    [paymentId],
  );
  const workflowId = sweepWorkflowId('prod', rows[0]?.id);
  return { sweepId: rows[0]?.id, workflowId, handle: flows.client.workflow.getHandle(workflowId) };
}

/** What operators are shown of sweeps. */
async function sweepsOnList() {
  const { out } = await runAdminOn(service, ['crypto', 'attention', '--json']);
  return JSON.parse(out).sweeps as readonly { readonly paymentId: string; readonly reason: string }[];
}

function refuse(contract: 'DelegateResourceContract' | 'UnDelegateResourceContract') {
  for (const node of nodes()) node.faults.refusedContract = contract;
}

/** Waits for something that the chain shows for a few blocks only. */
async function untilChain(isSo: () => boolean) {
  const deadline = Date.now() + 120_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('The chain never got there.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function expectCustodyToAgree(by = service, on = scene) {
  const report = await expectBooksToAgree(by, on);
  expect(report.treasuryMinor).toBe(on.chain.usdtBalanceMinor(TREASURY));
  return report;
}

describe('a sweep by lent energy', () => {
  it('burns topped-up TRX where the gas account has nothing staked', async () => {
    const { paymentId, depositAddress } = await createSession();
    scene.chain.deposit(depositAddress, 25_000_000n);
    await waitForStatus(paymentId, 'SETTLED');
    expect(await landedStepsOf(paymentId)).toEqual(succeeded(['top_up', 'transfer']));
    await expectCustodyToAgree();
  });

  it('activates the address, lends, moves the deposit to the treasury and takes the energy back', async () => {
    scene.chain.stakeForEnergy(GAS_ACCOUNT, STAKE_SUN);
    const before = scene.chain.usdtBalanceMinor(TREASURY);
    const gasBefore = scene.chain.trxBalanceSun(GAS_ACCOUNT);
    const { paymentId, depositAddress } = await createSession();
    const txHash = scene.chain.deposit(depositAddress, 25_000_000n);
    const settled = await waitForStatus(paymentId, 'SETTLED');
    expect(settled).toMatchObject({ amountReceived: 25, amountCredited: 25, txHash });
    expect(scene.chain.usdtBalanceMinor(TREASURY)).toBe(before + 25_000_000n);
    expect(scene.chain.usdtBalanceMinor(depositAddress)).toBe(0n);
    await waitForSteps(paymentId, succeeded(LENT));
    // The activation and bandwidth; burning the energy of one transfer would take 6.4 TRX.
    expect(gasBefore - scene.chain.trxBalanceSun(GAS_ACCOUNT)).toBeLessThan(2_500_000n);
    expect(await expectCustodyToAgree()).toMatchObject({ addressesMinor: 0n });
    await expectSoundLedger(service.database);
  });

  it('lends and takes back once where replies to broadcasts are lost', async () => {
    const { paymentId, depositAddress } = await createSession();
    for (const node of nodes()) node.faults.losesBroadcastReplies = true;
    scene.chain.deposit(depositAddress, 25_000_000n);
    await waitForStatus(paymentId, 'SETTLED');
    await waitForSteps(paymentId, succeeded(LENT));
    for (const node of nodes()) node.heal();
    await expectCustodyToAgree();
  });

  it('is lent by as many sweeps as the stake is enough for, and burns TRX for the others', async () => {
    const before = scene.chain.usdtBalanceMinor(TREASURY);
    // Enough for four, and twelve count on it.
    scene.chain.stakeForEnergy(GAS_ACCOUNT, 2n * STAKE_SUN);
    const sessions = await Promise.all(Array.from({ length: 12 }, () => createSession()));
    // No block comes before all have taken the same step: so all count on the same stake.
    holdChain();
    const takenBefore = scene.chain.accepted.length;
    const allTook = (step: string, count: number) =>
      waitFor(`all to ${step}`, () => scene.chain.accepted.length === takenBefore + count);
    try {
      for (const { depositAddress } of sessions) scene.chain.deposit(depositAddress, 25_000_000n);
      scene.chain.solidify();
      await allTook('be topped up', 12);
      scene.chain.solidify();
      await allTook('borrow, or be topped up to burn', 24);
      const { rows } = await service.ownerSql(
        `select step, count(*)::int as count from crypto_sweep_transactions where status = 'SIGNED' group by step`,
      );
      expect(Object.fromEntries(rows.map(({ step, count }) => [step, count]))).toEqual({
        delegate_energy: 4,
        top_up: 8,
      });
    } finally {
      holdChain = scene.tick(BLOCK_MS);
    }
    const seen: string[] = [];
    for (const { paymentId } of sessions) {
      expect(await waitForStatus(paymentId, 'SETTLED')).toMatchObject({ amountCredited: 25 });
      seen.push(...(await stepsOf(paymentId)));
    }
    expect(seen.filter((step) => step.startsWith('delegate_energy'))).toEqual(
      Array(4).fill('delegate_energy SUCCEEDED'),
    );
    expect(scene.chain.usdtBalanceMinor(TREASURY)).toBe(before + 300_000_000n);
    await waitFor('the stake to be back', async () => lendable() === 3n * STAKE_SUN);
    scene.chain.stakeForEnergy(GAS_ACCOUNT, -2n * STAKE_SUN);
    await expectCustodyToAgree();
  });

  it('asks for its energy again where the network did not take the first order', async () => {
    const before = scene.chain.usdtBalanceMinor(TREASURY);
    const { paymentId, depositAddress } = await createSession();
    scene.chain.deposit(depositAddress, 25_000_000n);
    await untilChain(() => scene.chain.usdtBalanceMinor(TREASURY) > before);
    for (const node of nodes()) node.faults.broadcastCode = 'SERVER_BUSY';
    await waitFor('the first one to expire', async () => {
      scene.chain.skip(MINUTE_MS);
      return (await stepsOf(paymentId)).includes('reclaim_energy EXPIRED');
    });
    for (const node of nodes()) node.heal();
    expect(await waitForStatus(paymentId, 'SETTLED')).toMatchObject({ amountCredited: 25 });
    await waitForSteps(paymentId, succeeded(LENT));
    expect(await sweepsOnList()).toEqual([]);
    await expectCustodyToAgree();
  });

  it('settles while the network keeps the stake, calls for help, and goes on asking', async () => {
    refuse('UnDelegateResourceContract');
    const { paymentId, depositAddress } = await createSession();
    scene.chain.deposit(depositAddress, 25_000_000n);
    expect(await waitForStatus(paymentId, 'SETTLED')).toMatchObject({ amountCredited: 25 });
    expect(lendable()).toBeLessThan(STAKE_SUN);
    const { sweepId, workflowId, handle } = await sweepOf(paymentId);
    const hurry = scene.tick(40);
    await waitFor('operators to be told', async () => (await sweepsOnList()).length > 0);
    hurry();
    expect(await sweepsOnList()).toEqual([
      expect.objectContaining({
        sweepId,
        paymentId,
        workflowId,
        reason: expect.stringMatching(/lent.*CONTRACT_VALIDATE_ERROR/),
      }),
    ]);
    await waitFor('the workflow to show it', async () => {
      const { FlowStatus } = await flows.searchAttributes(workflowId);
      return FlowStatus === 'NEEDS_ATTENTION';
    });
    // The money is where it belongs, and a new sweep of the address could begin.
    await expectCustodyToAgree();
    await expectSoundLedger(service.database);

    for (const node of nodes()) node.heal();
    expect((await runAdminOn(service, ['crypto', 'retry', sweepId, '--operator', 'ngozi'])).out).toBe(
      'The energy that was lent is asked for again now.\n',
    );
    expect(await handle.result()).toMatchObject({ status: 'DONE', flowStatus: 'DONE' });
    expect(lendable()).toBe(STAKE_SUN);
    expect(await sweepsOnList()).toEqual([]);
    expect(await landedStepsOf(paymentId)).toEqual(succeeded(LENT));
    const steps = await stepsOf(paymentId);
    expect(steps.at(-1)).toBe('reclaim_energy SUCCEEDED');
    expect(steps.filter((step) => step === 'reclaim_energy REFUSED').length).toBeGreaterThanOrEqual(3);
    await expectCustodyToAgree();
    const history = await fetchHistory(flows.client, workflowId, 'cryptoSweepWorkflow/energyTakenBack');
    expect(await replayProblems([history], service.config.workflowBundlePath ?? '')).toEqual([]);
  });

  it('does not count on energy that an earlier sweep of the address is taking back', async () => {
    refuse('UnDelegateResourceContract');
    const { paymentId, depositAddress } = await createSession();
    scene.chain.deposit(depositAddress, 25_000_000n);
    await untilChain(() => lendable() < STAKE_SUN);
    scene.chain.freeze(depositAddress);
    await waitForStatus(paymentId, 'MANUAL_REVIEW');
    expect(lendable()).toBeLessThan(STAKE_SUN);
    const earlier = await sweepOf(paymentId);
    scene.chain.thaw(depositAddress);
    await flows.client.workflow
      .getHandle(usdtSessionWorkflowId('prod', paymentId))
      .executeUpdate(retryNowUpdate);
    expect(await waitForStatus(paymentId, 'SETTLED')).toMatchObject({ amountCredited: 25 });
    const later = await sweepOf(paymentId);
    const { rows } = await service.ownerSql(
      `select step from crypto_sweep_transactions
        where sweep_id = $1 and status = 'SUCCEEDED' and step <> 'return_trx' order by created_at`,
      [later.sweepId],
    );
    // The energy was still there in the end, so the TRX that was not burnt goes home.
    expect(rows.map(({ step }) => step)).toEqual(['top_up', 'transfer']);
    for (const node of nodes()) node.heal();
    await earlier.handle.executeUpdate(retryNowUpdate);
    expect(await earlier.handle.result()).toMatchObject({ status: 'FAILED', flowStatus: 'FAILED' });
    expect(lendable()).toBe(STAKE_SUN);
    await expectCustodyToAgree();
  });

  it('burns TRX after two orders in vain, where the network does not lend what the node says it has', async () => {
    const before = scene.chain.usdtBalanceMinor(TREASURY);
    refuse('DelegateResourceContract');
    const { paymentId, depositAddress } = await createSession();
    scene.chain.deposit(depositAddress, 25_000_000n);
    expect(await waitForStatus(paymentId, 'SETTLED')).toMatchObject({ amountCredited: 25 });
    for (const node of nodes()) node.heal();
    const steps = await stepsOf(paymentId);
    expect(steps.filter((step) => step.startsWith('delegate_energy'))).toEqual([
      'delegate_energy REFUSED',
      'delegate_energy REFUSED',
    ]);
    // The first TRX only activates the address.
    const landed = steps.filter((step) => step.endsWith('SUCCEEDED') && !step.startsWith('return_trx'));
    expect(landed).toEqual(succeeded(['top_up', 'top_up', 'transfer']));
    expect(scene.chain.usdtBalanceMinor(TREASURY)).toBe(before + 25_000_000n);
    await expectCustodyToAgree();
  });

  it('takes its energy back from an address that the issuer froze meanwhile, and leaves it to a human', async () => {
    const before = scene.chain.usdtBalanceMinor(TREASURY);
    const stake = lendable();
    const { paymentId, depositAddress } = await createSession();
    scene.chain.deposit(depositAddress, 25_000_000n);
    await untilChain(() => lendable() < stake);
    scene.chain.freeze(depositAddress);
    expect(await waitForStatus(paymentId, 'MANUAL_REVIEW')).toMatchObject({
      reviewReason: 'sweep_failed',
      amountReceived: 25,
      amountCredited: 0,
    });
    const steps = await stepsOf(paymentId);
    expect(steps).toContain('delegate_energy SUCCEEDED');
    expect(steps).not.toContain('transfer SUCCEEDED');
    expect(scene.chain.usdtBalanceMinor(TREASURY)).toBe(before);
    expect(scene.chain.usdtBalanceMinor(depositAddress)).toBe(25_000_000n);
    await waitFor('the stake to be back', async () => lendable() === stake);
    await expectCustodyToAgree();
  });

  it('burns TRX where it would have to lend more than the signer may', async () => {
    const capped = await startTronScene();
    capped.chain.stakeForEnergy(GAS_ACCOUNT, 100_000_000_000n);
    capped.tick(BLOCK_MS);
    const other = await startTestService({
      queues: ['chain'],
      env: { ...capped.env, TRON_ENERGY_SOURCE: 'delegation', TRON_STAKE_CAP_TRX: '1000' },
    });
    try {
      const { paymentId, depositAddress } = await createSession(other);
      capped.chain.deposit(depositAddress, 25_000_000n);
      await waitForStatus(paymentId, 'SETTLED', other);
      expect(await landedStepsOf(paymentId, other)).toEqual(succeeded(['top_up', 'transfer']));
      await expectCustodyToAgree(other, capped);
    } finally {
      await other.stop();
      await capped.stop();
    }
  });

  it('waits for a human, with nothing moved, when the signer may not move so much', async () => {
    const capped = await startTronScene();
    capped.tick(BLOCK_MS);
    const other = await startTestService({
      queues: ['chain'],
      env: { ...capped.env, TRON_SWEEP_CAP_USDT: '20' },
    });
    try {
      const { paymentId, depositAddress } = await createSession(other);
      capped.chain.deposit(depositAddress, 25_000_000n);
      const sweep = await waitFor('an operator to be asked', async () => {
        const { rows } = await other.ownerSql(
          'select id, status, attention_reason from crypto_sweeps where payment_id = $1',
          [paymentId],
        );
        return typeof rows[0]?.attention_reason === 'string' && rows[0];
      });
      expect(sweep).toMatchObject({
        status: 'PENDING',
        attention_reason: expect.stringContaining('TRON_SWEEP_CAP_USDT'),
      });
      expect(await waitForStatus(paymentId, 'SWEEP_PENDING', other)).toMatchObject({ amountCredited: 0 });
      expect(capped.chain.usdtBalanceMinor(depositAddress)).toBe(25_000_000n);
      expect(await sweepStepsOf(other, paymentId)).toEqual([]);
    } finally {
      await other.stop();
      await capped.stop();
    }
  });
});
