import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resolveUsdtSessionUpdate, retryNowUpdate } from '../../src/contract/messages.ts';
import { sweepWorkflowId, usdtSessionWorkflowId } from '../../src/contract/starts.ts';
import { MINUTE_MS } from '../../src/domain/time.ts';
import { GAS_ACCOUNT_EMPTY } from '../../src/domain/usdt/sweepCauses.ts';
import { runAdminOn } from '../support/admin.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectBooksToAgree, landedSweepStepsOf, sweepStepsOf } from '../support/sweeps.ts';
import { STRANGER, transferLog } from '../support/tronNode/chain.ts';
import { FAKE_USDT, HOSTILE_TRANSACTIONS } from '../support/tronNode/hostile.ts';
import { GAS_ACCOUNT, startTronScene, TREASURY, type TronScene } from '../support/tronScene.ts';
import { waitFor } from '../support/waitFor.ts';

/** Live sessions, on a local TRON network that tronweb takes for real, with real signatures. */
let service: TestService;
let scene: TronScene;
let flows: FlowInspection;
let holdChain: () => void;

const BLOCK_MS = 150;

beforeAll(async () => {
  scene = await startTronScene();
  holdChain = scene.tick(BLOCK_MS);
  service = await startTestService({ queues: ['chain'], env: scene.env });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
  await scene?.stop();
});

const live = () => ({ key: service.merchant.apiKeys.prod });

// The chain's clock runs thirty times as fast as ours here, so sessions are given much time.
async function createSession(more: object = {}) {
  const { status, body } = await service.post(
    '/crypto/payments/create',
    { amount: 25, expiresInMinutes: 9_000, ...more },
    live(),
  );
  expect([status, body.success]).toEqual([200, true]);
  return body.payment;
}

async function waitForStatus(paymentId: string, ...statuses: string[]) {
  return waitFor(`${paymentId} to be ${statuses.join(' or ')}`, async () => {
    const { body } = await service.get(`/crypto/payments/${paymentId}`, live());
    return statuses.includes(body.payment.status) && body.payment;
  });
}

const balance = async () => (await service.get('/crypto/balances', live())).body.balances.usdtBalance;
const accept = (paymentId: string) =>
  service.post(`/crypto/payments/${paymentId}/resolve`, { action: 'accept' }, live());

const stepsOf = (paymentId: string) => sweepStepsOf(service, paymentId);
const landedStepsOf = (paymentId: string) => landedSweepStepsOf(service, paymentId);
const expectCustodyToAgree = () => expectBooksToAgree(service, scene);

describe('a live USDT session', () => {
  it('is credited once its deposit has been swept to the treasury', async () => {
    const session = await createSession();
    expect(session).toMatchObject({
      status: 'AWAITING_DEPOSIT',
      amountExpected: 25,
      amountReceived: 0,
      amountCredited: 0,
      txHash: null,
      environment: 'prod',
      metadata: {},
    });
    const txId = scene.chain.deposit(session.depositAddress, 25_000_000n);
    const settled = await waitForStatus(session.paymentId, 'SETTLED');
    expect(settled).toMatchObject({ amountReceived: 25, amountCredited: 25, txHash: txId });
    expect((await service.get('/crypto/balances', live())).body).toEqual({
      success: true,
      balances: { usdtBalance: 25, usdtPendingBalance: 0 },
    });
    expect(scene.chain.usdtBalanceMinor(session.depositAddress)).toBe(0n);
    expect(scene.chain.usdtBalanceMinor(TREASURY)).toBe(25_000_000n);
    expect(await landedStepsOf(session.paymentId)).toEqual(['top_up SUCCEEDED', 'transfer SUCCEEDED']);
    expect(await expectCustodyToAgree()).toMatchObject({
      ledgerMinor: 25_000_000n,
      treasuryMinor: 25_000_000n,
      addressesMinor: 0n,
    });
    await expectSoundLedger(service.database);
  });

  it('that got less is topped up or accepted; one that got more is credited all of it', async () => {
    const before = await balance();
    const [toppedUp, accepted, over] = [await createSession(), await createSession(), await createSession()];
    scene.chain.deposit(toppedUp.depositAddress, 15_000_000n);
    scene.chain.deposit(accepted.depositAddress, 12_000_000n);
    await waitForStatus(toppedUp.paymentId, 'UNDERPAID');
    await waitForStatus(accepted.paymentId, 'UNDERPAID');
    expect(await balance()).toBe(before);
    scene.chain.deposit(toppedUp.depositAddress, 10_000_000n);
    expect((await accept(accepted.paymentId)).status).toBe(200);
    scene.chain.deposit(over.depositAddress, 30_000_001n);
    for (const [{ paymentId }, credited] of [
      [toppedUp, 25],
      [accepted, 12],
      [over, 30.000001],
    ] as const) {
      expect(await waitForStatus(paymentId, 'SETTLED')).toMatchObject({ amountCredited: credited });
    }
    expect(await balance()).toBeCloseTo(before + 67.000001, 6);
    await expectCustodyToAgree();
  });

  it('that was paid after its expiry, by the time of the block, is for a human', async () => {
    const { paymentId, depositAddress } = await createSession({ expiresInMinutes: 1 });
    await waitFor('the chain to be past it', async () => scene.chain.headTimestampMs > Date.now() + 70_000);
    scene.chain.deposit(depositAddress, 25_000_000n);
    const review = await waitForStatus(paymentId, 'MANUAL_REVIEW');
    expect(review).toMatchObject({ reviewReason: 'late', amountReceived: 25, amountCredited: 0 });
    await waitFor('operators to see it', async () => {
      const found = await flows.searchAttributes(usdtSessionWorkflowId('prod', paymentId));
      return found.FlowStatus === 'NEEDS_ATTENTION';
    });
    const handle = flows.client.workflow.getHandle(usdtSessionWorkflowId('prod', paymentId));
    const decision = { reason: 'The customer called.', operator: 'ngozi' };
    await expect(
      handle.executeUpdate('resolve', { args: [{ ...decision, action: 'perhaps' }] }),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('action: must be') } });
    const before = await balance();
    await handle.executeUpdate(resolveUsdtSessionUpdate, {
      args: [{ ...decision, action: 'credit_expected' }],
    });
    expect(await waitForStatus(paymentId, 'SETTLED')).toMatchObject({ amountCredited: 25 });
    expect(await balance()).toBe(before + 25);
    const { rows } = await service.ownerSql('select actor, action from audit_log where subject = $1', [
      paymentId,
    ]);
    expect(rows).toEqual([{ actor: 'ngozi', action: 'crypto_payment.resolve' }]);
    await expectCustodyToAgree();
  });

  it('too small to be worth a sweep is credited where it is', async () => {
    const { paymentId, depositAddress } = await createSession({ amount: 2 });
    scene.chain.deposit(depositAddress, 2_000_000n);
    await waitForStatus(paymentId, 'SETTLED');
    expect(await stepsOf(paymentId)).toEqual([]);
    expect(scene.chain.usdtBalanceMinor(depositAddress)).toBe(2_000_000n);
    expect((await expectCustodyToAgree()).addressesMinor).toBe(2_000_000n);
  });

  it('whose address the issuer froze is not credited by the merchant, but by an operator who knows', async () => {
    const { paymentId, depositAddress } = await createSession();
    scene.chain.deposit(depositAddress, 25_000_000n);
    scene.chain.mine();
    scene.chain.freeze(depositAddress);
    expect(await waitForStatus(paymentId, 'MANUAL_REVIEW')).toMatchObject({ reviewReason: 'sweep_failed' });
    expect((await accept(paymentId)).status).toBe(409);
    const { out } = await runAdminOn(service, ['crypto', 'attention']);
    expect(out).toContain(`  next      crypto retry ${paymentId}, or crypto resolve ${paymentId} --action`);
    const handle = flows.client.workflow.getHandle(usdtSessionWorkflowId('prod', paymentId));
    await handle.executeUpdate(resolveUsdtSessionUpdate, {
      args: [{ action: 'credit_received', reason: 'We bear the risk.', operator: 'ngozi' }],
    });
    expect(await waitForStatus(paymentId, 'SETTLED')).toMatchObject({ amountCredited: 25 });
    await expectCustodyToAgree();
  });
});

describe('a hostile chain', () => {
  it('is credited for every true transfer once, and for nothing else', async () => {
    const before = await balance();
    const sessions: [string, string, bigint][] = [];
    for (const [name, send] of Object.entries(HOSTILE_TRANSACTIONS)) {
      const { paymentId, depositAddress } = await createSession({ amount: 100 });
      sessions.push([name, paymentId, send(scene.chain, depositAddress, 7_000_000n)]);
      scene.chain.mine();
    }
    const marker = await createSession();
    scene.chain.deposit(marker.depositAddress, 25_000_000n);
    await waitForStatus(marker.paymentId, 'SETTLED');
    for (const [name, paymentId, moved] of sessions) {
      // The marker's block came after theirs: what concerns them is stored by now, if perhaps not looked at yet.
      const stored = await service.ownerSql(
        `select coalesce(sum(amount_minor), 0)::text as minor from chain_deposits
          where payment_id = $1 and status = 'RECEIVED'`,
        [paymentId],
      );
      expect([name, stored.rows]).toEqual([name, [{ minor: String(moved) }]]);
      const { amountReceived } = await waitForStatus(
        paymentId,
        moved > 0n ? 'UNDERPAID' : 'AWAITING_DEPOSIT',
      );
      expect([name, amountReceived]).toEqual([name, Number(moved) / 1_000_000]);
    }
    expect(await balance()).toBe(before + 25);
    const { rows } = await service.ownerSql(
      `select contract, amount_minor from chain_deposits where status = 'UNEXPECTED' and reason = 'wrong_token'
        order by contract collate "C", amount_minor`,
    );
    // The top-ups of all sweeps before are not among them.
    expect(rows).toEqual([
      { contract: 'TRC10:1002000', amount_minor: '7000000' },
      { contract: 'TRC10:_', amount_minor: '7000000' },
      { contract: 'TRX', amount_minor: '7000000' },
      { contract: 'TRX', amount_minor: '7000000' },
      { contract: 'TRX', amount_minor: '7000000' },
      { contract: FAKE_USDT, amount_minor: '7000000' },
      { contract: FAKE_USDT, amount_minor: (2n ** 255n).toString() },
    ]);
    await expectCustodyToAgree();
    await expectSoundLedger(service.database);
  });

  it('answers a customer what its transaction hash is to the payment', async () => {
    const { paymentId, depositAddress, checkoutUrl } = await createSession();
    const other = await createSession();
    const { chain } = scene;
    const check = async (hash: string) => {
      const answer = await fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams({ hash }) });
      const [, result] = /class="result"[^>]*>([^<.]+)/.exec(await answer.text()) ?? [];
      return result;
    };
    const usdtLog = transferLog(chain.usdtContract, STRANGER, depositAddress, 7_000_000n);
    const fake = chain.script({
      logs: [transferLog(FAKE_USDT, STRANGER, depositAddress, 7_000_000n)],
      calls: FAKE_USDT,
    });
    const trx = chain.sendTrx(depositAddress, 7_000_000n);
    const reverted = chain.script({ logs: [usdtLog], result: 'REVERT' });
    const elsewhere = chain.deposit(other.depositAddress, 25_000_000n);
    const here = chain.deposit(depositAddress, 25_000_000n);
    for (const session of [paymentId, other.paymentId]) await waitForStatus(session, 'SETTLED');
    const results = [];
    for (const hash of [here, fake, trx, reverted, elsewhere]) results.push(await check(hash));
    expect(results).toEqual([
      'Found',
      'Another token',
      'Another token',
      'The transaction failed on the network and moved nothing',
      'Another address',
    ]);
    try {
      for (const node of [scene.primary, scene.secondary]) node.faults.isDown = true;
      expect(await check(elsewhere)).toBe('The network does not answer at the moment');
      expect(await check(here)).toBe('Found');
    } finally {
      for (const node of [scene.primary, scene.secondary]) node.heal();
    }
  });

  it.each([
    ['answers with empty receipts', { receipts: 'empty' }],
    ['leaves receipts out', { receipts: 'short' }],
    ['answers with the receipts of another block', { receipts: 'of_the_block_before' }],
    ['asks to be left alone', { tooManyRequests: { retryAfter: '1' } }],
    ['is down', { isDown: true }],
    ['is behind', { blocksBehind: 30 }],
    ['goes back', { blocksBehind: 8 }],
    ['gives no JSON', { httpStatus: 502 }],
  ] as const)('loses no deposit while every node %s', async (_name, faults) => {
    const { paymentId, depositAddress } = await createSession();
    // In these blocks a sound node would show the deposit as solid. Later ones, in which any would, are held back.
    holdChain();
    try {
      for (const node of [scene.primary, scene.secondary]) Object.assign(node.faults, faults);
      const asked = () => scene.primary.requests.length + scene.secondary.requests.length;
      const askedBefore = asked();
      scene.chain.deposit(depositAddress, 25_000_000n);
      scene.chain.mine(6);
      await waitFor('the nodes to be asked', () => asked() >= askedBefore + 6);
      const { body } = await service.get(`/crypto/payments/${paymentId}`, live());
      expect(['AWAITING_DEPOSIT', 'PENDING_CONFIRMATION']).toContain(body.payment.status);
    } finally {
      for (const node of [scene.primary, scene.secondary]) node.heal();
      holdChain = scene.tick(BLOCK_MS);
    }
    expect(await waitForStatus(paymentId, 'SETTLED')).toMatchObject({
      amountReceived: 25,
      amountCredited: 25,
    });
  });

  it('is read to the end after 500 blocks without a node', async () => {
    const { paymentId, depositAddress } = await createSession();
    for (const node of [scene.primary, scene.secondary]) node.faults.isDown = true;
    scene.chain.mine(250);
    scene.chain.deposit(depositAddress, 25_000_000n);
    scene.chain.mine(250);
    for (const node of [scene.primary, scene.secondary]) node.heal();
    expect(await waitForStatus(paymentId, 'SETTLED')).toMatchObject({ amountCredited: 25 });
    await expectCustodyToAgree();
  });

  it('takes a deposit back that a fork drops, and credits it once when it comes again', async () => {
    const { paymentId, depositAddress } = await createSession();
    scene.chain.deposit(depositAddress, 25_000_000n);
    scene.chain.mine();
    scene.chain.fork(1, { keepTransactions: true });
    expect(await waitForStatus(paymentId, 'SETTLED')).toMatchObject({ amountCredited: 25 });
    await expectCustodyToAgree();
  });
});

describe('a sweep', () => {
  it('waits for a gas account that is empty, and goes on when it has TRX and a retry of its session is asked for', async () => {
    const poor = await startTronScene({ gasSun: 1_000n });
    poor.tick(200);
    const alone = await startTestService({ queues: ['chain'], env: poor.env });
    try {
      const key = alone.merchant.apiKeys.prod;
      const { body } = await alone.post(
        '/crypto/payments/create',
        { amount: 25, expiresInMinutes: 9_000 },
        { key },
      );
      const { paymentId, depositAddress } = body.payment;
      poor.chain.deposit(depositAddress, 25_000_000n);
      const sweepId = await waitFor('operators to be called', async () => {
        const { rows } = await alone.ownerSql('select id, attention_reason from crypto_sweeps');
        return rows[0]?.attention_reason === GAS_ACCOUNT_EMPTY && rows[0].id;
      });
      // Only now does it wait for an operator to let it go on.
      await waitFor('it to wait', async () => {
        const found = await flows.searchAttributes(sweepWorkflowId('prod', sweepId));
        return found.FlowStatus === 'NEEDS_ATTENTION';
      });
      expect((await alone.get(`/crypto/payments/${paymentId}`, { key })).body.payment.status).toBe(
        'SWEEP_PENDING',
      );
      poor.chain.fundTrx(GAS_ACCOUNT, 1_000_000_000n);
      const retried = await runAdminOn(alone, ['crypto', 'retry', paymentId, '--operator', 'ngozi']);
      expect(retried).toEqual({
        code: 0,
        out:
          'The record is looked at now; a sweep that failed is tried again.\n' +
          `${sweepId}: The sweep is planned again now.\n`,
        err: '',
      });
      const { rows } = await alone.ownerSql(
        `select action, subject, business_id, environment from audit_log where action like '%.retry'`,
      );
      const owner = { business_id: alone.merchant.businessId, environment: 'prod' };
      expect(rows).toEqual([
        { action: 'crypto_payment.retry', subject: paymentId, ...owner },
        { action: 'crypto_sweep.retry', subject: sweepId, ...owner },
      ]);
      await waitFor('the session to be settled', async () => {
        const answer = await alone.get(`/crypto/payments/${paymentId}`, { key });
        return answer.body.payment.status === 'SETTLED';
      });
    } finally {
      await alone.stop();
      await poor.stop();
    }
  });

  // tronprotocol/java-tron, framework/src/main/resources/config.conf: `vm.supportConstant` is false unless set.
  it('that no node lets plan calls for help, and goes on when one does', async () => {
    const { paymentId, depositAddress } = await createSession();
    for (const node of [scene.primary, scene.secondary]) node.faults.hasNoConstantCalls = true;
    scene.chain.deposit(depositAddress, 25_000_000n);
    const sweep = await waitFor('operators to be called', async () => {
      const { out } = await runAdminOn(service, ['crypto', 'attention', '--json']);
      return JSON.parse(out).sweeps[0];
    });
    expect(sweep).toMatchObject({
      paymentId,
      reason: expect.stringMatching(/^The sweep cannot be planned: .*vm\.supportConstant = true/),
    });
    await waitFor('the workflow to show it', async () => {
      const { FlowStatus } = await flows.searchAttributes(sweep.workflowId);
      return FlowStatus === 'NEEDS_ATTENTION';
    });
    for (const node of [scene.primary, scene.secondary]) node.heal();
    await flows.client.workflow.getHandle(sweep.workflowId).executeUpdate(retryNowUpdate);
    expect(await waitForStatus(paymentId, 'SETTLED')).toMatchObject({ amountCredited: 25 });
    await expectCustodyToAgree();
  });

  it('sends the stored transaction only, where replies to broadcasts are lost', async () => {
    const { paymentId, depositAddress } = await createSession();
    for (const node of [scene.primary, scene.secondary]) node.faults.losesBroadcastReplies = true;
    scene.chain.deposit(depositAddress, 25_000_000n);
    expect(await waitForStatus(paymentId, 'SETTLED')).toMatchObject({ amountCredited: 25 });
    for (const node of [scene.primary, scene.secondary]) node.heal();
    expect(await landedStepsOf(paymentId)).toEqual(['top_up SUCCEEDED', 'transfer SUCCEEDED']);
    await expectCustodyToAgree();
  });

  it('calls an operator after the third transaction that nodes refuse, and goes on when they take one', async () => {
    const { paymentId, depositAddress } = await createSession();
    for (const node of [scene.primary, scene.secondary])
      node.faults.broadcastCode = 'CONTRACT_VALIDATE_ERROR';
    scene.chain.deposit(depositAddress, 25_000_000n);
    const sweep = await waitFor('the sweep to be on the list', async () => {
      const { out } = await runAdminOn(service, ['crypto', 'attention', '--json']);
      return JSON.parse(out).sweeps.find((each: { paymentId: string }) => each.paymentId === paymentId);
    });
    const reason =
      'Nodes refused 3 transactions of this sweep in a row, the last one with CONTRACT_VALIDATE_ERROR: told to.';
    expect(sweep.reason).toBe(reason);
    const workflowId = sweepWorkflowId('prod', sweep.sweepId);
    await waitFor('the workflow to show it', async () => {
      const { FlowStatus } = await flows.searchAttributes(workflowId);
      return FlowStatus === 'NEEDS_ATTENTION';
    });
    expect(await stepsOf(paymentId)).toEqual(Array(3).fill('top_up REFUSED'));
    for (const node of [scene.primary, scene.secondary]) node.heal();
    await runAdminOn(service, ['crypto', 'retry', sweep.sweepId, '--operator', 'ngozi']);
    expect(await waitForStatus(paymentId, 'SETTLED')).toMatchObject({ amountCredited: 25 });
    expect(await landedStepsOf(paymentId)).toEqual(['top_up SUCCEEDED', 'transfer SUCCEEDED']);
    await expectCustodyToAgree();
  });

  it('signs again only when the old transaction can never land', async () => {
    const { paymentId, depositAddress } = await createSession();
    for (const node of [scene.primary, scene.secondary]) node.faults.broadcastCode = 'SERVER_BUSY';
    scene.chain.deposit(depositAddress, 25_000_000n);
    await waitFor('the first one to expire', async () => {
      scene.chain.skip(MINUTE_MS);
      return (await stepsOf(paymentId))[0] === 'top_up EXPIRED';
    });
    for (const node of [scene.primary, scene.secondary]) node.heal();
    expect(await waitForStatus(paymentId, 'SETTLED')).toMatchObject({ amountCredited: 25 });
    expect((await stepsOf(paymentId)).filter((step) => step.endsWith('SUCCEEDED'))).toEqual([
      'top_up SUCCEEDED',
      'transfer SUCCEEDED',
    ]);
    await expectCustodyToAgree();
  });
});
