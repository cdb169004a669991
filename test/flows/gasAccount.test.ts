import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runAdminOn } from '../support/admin.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectBooksToAgree, sweepStepsOf } from '../support/sweeps.ts';
import {
  GAS_ACCOUNT,
  settledSession as settledSessionOn,
  startTronScene,
  type TronScene,
} from '../support/tronScene.ts';
import { waitFor } from '../support/waitFor.ts';

/** The TRX of the gas account: what sweeps leave on deposit addresses comes back. */
let service: TestService;
let scene: TronScene;

beforeAll(async () => {
  scene = await startTronScene();
  scene.tick(150);
  service = await startTestService({ queues: ['chain'], env: scene.env });
});
afterAll(async () => {
  await service?.stop();
  await scene?.stop();
});

const settledSession = () => settledSessionOn(service, scene);

async function leftovers(...more: readonly string[]) {
  const { out, err } = await runAdminOn(service, ['crypto', 'leftovers', '--json', ...more]);
  expect(err).toBe('');
  return JSON.parse(out);
}

/** Waits until all sweeps of a session have ended and nothing of them is on its way. */
async function waitForCalm(paymentId: string) {
  await waitFor('its sweeps to be over', async () => {
    const { rows } = await service.ownerSql(
      `select from crypto_sweeps where payment_id = $1 and status = 'PENDING'`,
      [paymentId],
    );
    return rows.length === 0 && !(await sweepStepsOf(service, paymentId)).includes('return_trx SIGNED');
  });
}

describe('TRX that a sweep leaves on a deposit address', () => {
  it('comes home after the end of the sweep, where that is worth it', async () => {
    // The treasury holds nothing yet, so the transfer takes twice the energy, and its margin is twice as much.
    const { paymentId, depositAddress } = await settledSession();
    await waitFor('the rest to be home', () => scene.chain.trxBalanceSun(depositAddress) === 0n);
    await waitFor('the record to say so', async () =>
      (await sweepStepsOf(service, paymentId)).includes('return_trx SUCCEEDED'),
    );
    expect(await leftovers('--least', '0.000001')).toMatchObject({ leftovers: [], trx: '0' });
    await expectBooksToAgree(service, scene);
  });

  it('waits on the list for the day when its transfer burns nothing, and comes home by a command', async () => {
    const { paymentId, depositAddress } = await settledSession();
    const left = { paymentId, address: depositAddress, trx: '0.3215' };
    expect(await leftovers()).toMatchObject({ leftovers: [left], trx: '0.3215' });
    expect(scene.chain.trxBalanceSun(depositAddress)).toBe(321_500n);
    expect(await leftovers('--least', '0.4')).toMatchObject({ leftovers: [] });

    // Today its bytes would burn most of it.
    expect(await leftovers('--bring-home', '--operator', 'ngozi')).toMatchObject({ begun: [paymentId] });
    await waitForCalm(paymentId);
    expect(scene.chain.trxBalanceSun(depositAddress)).toBe(321_500n);

    scene.chain.refillResources();
    const before = scene.chain.trxBalanceSun(GAS_ACCOUNT);
    expect(await leftovers('--bring-home', '--operator', 'ngozi')).toMatchObject({ begun: [paymentId] });
    await waitFor('it to be home', async () =>
      (await sweepStepsOf(service, paymentId)).includes('return_trx SUCCEEDED'),
    );
    expect(scene.chain.trxBalanceSun(depositAddress)).toBe(0n);
    expect(scene.chain.trxBalanceSun(GAS_ACCOUNT)).toBe(before + 321_500n);
    expect(await leftovers()).toMatchObject({ leftovers: [] });
    await expectBooksToAgree(service, scene);
  });

  it('goes home without the TRX that a customer sent by mistake', async () => {
    const { paymentId, depositAddress } = await settledSession();
    scene.chain.sendTrx(depositAddress, 5_000_000n);
    await waitFor(
      'the mistake to be in a block',
      () => scene.chain.trxBalanceSun(depositAddress) > 5_000_000n,
    );
    scene.chain.refillResources();
    expect(await leftovers('--bring-home')).toMatchObject({ leftovers: [{ trx: '0.3215' }] });
    await waitFor('the rest to be home', async () =>
      (await sweepStepsOf(service, paymentId)).includes('return_trx SUCCEEDED'),
    );
    expect(scene.chain.trxBalanceSun(depositAddress)).toBe(5_000_000n);
  });
});

describe('the stake of the gas account', () => {
  const stake = (...args: readonly string[]) => runAdminOn(service, ['crypto', 'stake', ...args], scene.env);
  const shown = async () => JSON.parse((await stake('show', '--json')).out);

  it('is added to, taken out of, and brought back after its waiting time', async () => {
    expect(await shown()).toMatchObject({
      address: GAS_ACCOUNT,
      staked: '0',
      lent: '0',
      withdrawable: '0',
      waiting: [],
      waitingDays: 14,
    });
    const before = scene.chain.trxBalanceSun(GAS_ACCOUNT);
    const added = await stake('add', '500', '--operator', 'ngozi');
    expect([added.code, added.err]).toEqual([0, '']);
    expect(added.out).toMatch(/Staked +500 TRX for energy/);
    expect(scene.chain.lendableStakeSun(GAS_ACCOUNT)).toBe(500_000_000n);

    const removed = await stake('remove', '200.5', '--operator', 'ngozi');
    expect(removed.out).toMatch(/comes back after 14 days; 0 TRX can be withdrawn now/);
    const { waiting, staked } = await shown();
    expect(staked).toBe('299.5');
    expect(waiting).toEqual([{ trx: '200.5', availableAt: expect.any(String) }]);
    const waitsMs = Date.parse(waiting[0].availableAt) - scene.chain.headTimestampMs;
    expect(waitsMs / 86_400_000).toBeCloseTo(14, 1);
    expect(await stake('withdraw')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/Nothing has waited long enough/),
    });

    scene.chain.skip(waitsMs);
    expect(await shown()).toMatchObject({ withdrawable: '200.5', waiting: [] });
    expect((await stake('withdraw', '--operator', 'ngozi')).code).toBe(0);
    expect(await shown()).toMatchObject({ staked: '299.5', withdrawable: '0', waiting: [] });
    // But for bandwidth beyond the free one.
    const spentSun = before - 299_500_000n - scene.chain.trxBalanceSun(GAS_ACCOUNT);
    expect(spentSun).toBeLessThan(1_000_000n);
    const { rows } = await service.ownerSql(
      `select actor, action, details ->> 'trx' as trx from audit_log
        where action in ('crypto.stake', 'crypto.unstake', 'crypto.withdraw_unstaked') order by id`,
    );
    expect(rows).toEqual([
      { actor: 'ngozi', action: 'crypto.stake', trx: '500' },
      { actor: 'ngozi', action: 'crypto.unstake', trx: '200.5' },
      { actor: 'ngozi', action: 'crypto.withdraw_unstaked', trx: null },
    ]);
  });

  it('is neither more than there is, nor above the cap, nor changed without the wallet', async () => {
    expect(await stake('remove', '300')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/There are 299.5 TRX staked and not lent/),
    });
    expect(await stake('add', '60000')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/There are .* on the gas account/),
    });
    expect(await stake('add', 'all')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/amount of TRX such as 0.5/),
    });
    const capped = { ...scene.env, TRON_STAKE_CAP_TRX: '10' };
    const above = await runAdminOn(service, ['crypto', 'stake', 'add', '11'], capped);
    expect(above).toMatchObject({ code: 2, err: 'The signer refuses: the stake is above its cap.\n' });
    const { TRON_WALLET_PASSPHRASE: _, ...locked } = scene.env;
    expect(await runAdminOn(service, ['crypto', 'stake', 'add', '1'], locked)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^TRON_WALLET_PASSPHRASE/),
    });
  });
});
