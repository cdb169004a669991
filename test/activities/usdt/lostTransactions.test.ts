import { describe, expect, it } from '@jest/globals';
import type { SweepingChain } from '../../../src/activities/usdt/sweepSteps.ts';
import { listChainAlarms } from '../../../src/db/usdt/chainAlarms.ts';
import { endSweep, listSweepTransactions } from '../../../src/db/usdt/sweeps.ts';
import { ADDRESS_FROZEN, TOKEN_PAUSED, TREASURY_FROZEN } from '../../../src/domain/usdt/sweepCauses.ts';
import { AMOUNT, DEPOSIT, useSweepScene } from '../../support/sweepScene.ts';
import { TREASURY } from '../../support/tronScene.ts';
import { waitFor } from '../../support/waitFor.ts';

/**
 * A transfer that landed, at a node that says for a while that it is in no block: one that comes back from an outage, or a
 * lagging one behind the same address.
 */
const scene = useSweepScene();

/** Lets the transfer land while the node knows of no transaction, and the chain pass its expiry. Resolves to its id. */
async function landUnseen(sweepId: string): Promise<string> {
  await waitFor('the transfer to be taken', async () => scene.chain.accepted.length > 0);
  const [signed] = await listSweepTransactions(scene.books.database, sweepId);
  scene.chain.mineUntil((signed?.expiresAtMs ?? 0) + 61_000);
  scene.chain.solidify();
  await waitFor('the node to be asked for it', async () => {
    const before = scene.server.countOf('/wallet/gettransactioninfobyid');
    await waitFor(
      'another look',
      async () => scene.server.countOf('/wallet/gettransactioninfobyid') > before + 1,
    );
    return true;
  });
  expect(scene.chain.usdtBalanceMinor(TREASURY)).toBe(AMOUNT);
  return signed?.txId ?? '';
}

describe('a transfer that landed, and that the node does not know after an outage', () => {
  it('is not given up by the first look past its expiry', async () => {
    const sweepId = await scene.beginSweep();
    scene.server.faults.forgetsTransactions = true;
    const taken = scene.transfer(sweepId);
    await landUnseen(sweepId);
    expect(await scene.statuses(sweepId)).toEqual(['transfer SIGNED']);
    scene.server.heal();
    expect(await taken).toMatchObject({ outcome: 'succeeded' });
    expect(await scene.statuses(sweepId)).toEqual(['transfer SUCCEEDED']);
  });

  /** The node goes on for so long that the transfer is given up. */
  async function giveUp(): Promise<string> {
    const sweepId = await scene.beginSweep();
    scene.server.faults.forgetsTransactions = true;
    const taken = scene.transfer(sweepId);
    await landUnseen(sweepId);
    const stop = scene.chain.tickEvery(20);
    expect(await taken).toMatchObject({ outcome: 'again' });
    stop();
    expect(await scene.statuses(sweepId)).toEqual(['transfer EXPIRED']);
    return sweepId;
  }

  it('is looked for again before anything is planned', async () => {
    const sweepId = await giveUp();
    scene.server.heal();
    expect(await scene.plan(sweepId)).toMatchObject({ verdict: 'moved' });
    expect(await scene.statuses(sweepId)).toEqual(['transfer SUCCEEDED']);
  });

  it('is looked for again before anything is signed', async () => {
    const sweepId = await giveUp();
    scene.server.heal();
    // A further deposit would let a second transfer be signed and land.
    scene.chain.deposit(DEPOSIT, AMOUNT);
    scene.chain.solidify();
    const stop = scene.chain.tickEvery(20);
    expect(await scene.transfer(sweepId, 1)).toMatchObject({ outcome: 'again' });
    stop();
    expect(await scene.statuses(sweepId)).toEqual(['transfer SUCCEEDED']);
    expect(scene.chain.accepted).toHaveLength(1);
  });

  it('is found by the next sweep when its own has failed, and the session can settle', async () => {
    const sweepId = await giveUp();
    await endSweep(scene.books.database, sweepId, {
      status: 'FAILED',
      reason: 'No transaction got into a block.',
    });
    const retried = await scene.beginSweep();
    scene.server.heal();
    expect(await scene.plan(retried)).toMatchObject({
      verdict: 'too_small',
      reason: 'No USDT is left on the address.',
    });
    expect(await scene.statuses(sweepId)).toEqual(['transfer SUCCEEDED']);
  });

  it('is waited for as long as its block may be replaced', async () => {
    const sweepId = await giveUp();
    scene.server.heal();
    scene.server.faults.solidCeiling = scene.chain.solidNumber - 60;
    scene.server.faults.bodies = { '/walletsolidity/gettransactioninfobyid': '{}' };
    expect(await scene.plan(sweepId)).toMatchObject({
      verdict: 'behind',
      reason: 'A transaction that was given up is in a block after all.',
    });
    expect(await scene.statuses(sweepId)).toEqual(['transfer EXPIRED']);
  });
});

it('an address is not swept by a node that shows less than was deposited', async () => {
  const sweepId = await scene.beginSweep();
  await scene.books.owner.query(
    `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
        contract, from_address, amount_minor, status)
      select network, tx_id, 1, environment, payment_id, business_id, block_number + 1, block_time, contract, from_address,
          1000000, status
        from chain_deposits`,
  );
  expect(await scene.plan(sweepId)).toMatchObject({ verdict: 'behind', steps: [] });
  scene.chain.deposit(DEPOSIT, 1_000_000n);
  scene.chain.solidify();
  expect(await scene.plan(sweepId)).toMatchObject({ verdict: 'sweep' });
});

describe('a simulated transfer that the contract refuses', () => {
  /** A plan as an attempt at the activity makes it that has been tried for so long. */
  const planAfter = (sweepId: string, triedForMs: number) => scene.plan(sweepId, { triedForMs });

  it('once is asked again, and is final only when it stays so', async () => {
    const sweepId = await scene.beginSweep();
    scene.chain.refusesTransfers = true;
    await expect(planAfter(sweepId, 0)).rejects.toThrow(/^The token contract refuses the transfer: REVERT/);
    scene.chain.refusesTransfers = false;
    expect(await planAfter(sweepId, 10)).toMatchObject({ verdict: 'sweep' });
    scene.chain.refusesTransfers = true;
    // A hundred looks at the scene.chain.
    expect(await planAfter(sweepId, 1_001)).toMatchObject({ verdict: 'impossible' });
  });

  const alarms = async () =>
    (await listChainAlarms(scene.books.database)).map(({ kind, subject }) => `${kind} ${subject}`);

  it('because the treasury is frozen waits, however long that takes, and is an alarm', async () => {
    const sweepId = await scene.beginSweep();
    scene.chain.freeze(TREASURY);
    expect(await planAfter(sweepId, 0)).toEqual({ verdict: 'frozen', steps: [], reason: TREASURY_FROZEN });
    expect(await planAfter(sweepId, 86_400_000)).toMatchObject({ verdict: 'frozen' });
    expect(await alarms()).toEqual([`frozen_address ${TREASURY}`]);
    expect(scene.chain.accepted).toEqual([]);
    scene.chain.thaw(TREASURY);
    expect(await planAfter(sweepId, 0)).toMatchObject({ verdict: 'sweep' });
    expect(await alarms()).toEqual([]);
  });

  it.each([
    ['holds what was deposited', false],
    ['holds nothing, because that was destroyed', true],
  ])('because the address is frozen, and %s, is for an operator after minutes', async (_, isDestroyed) => {
    const sweepId = await scene.beginSweep();
    scene.chain.freeze(DEPOSIT);
    if (isDestroyed) scene.chain.destroyFunds(DEPOSIT);
    await expect(planAfter(sweepId, 0)).rejects.toThrow(ADDRESS_FROZEN);
    const final = { verdict: 'impossible', steps: [], reason: ADDRESS_FROZEN };
    expect(await planAfter(sweepId, 1_001)).toEqual(final);
    expect(await alarms()).toEqual([`frozen_address ${DEPOSIT}`]);
    // As often as it is retried.
    expect(await planAfter(sweepId, 1_001)).toEqual(final);
    expect(scene.chain.accepted).toEqual([]);
    scene.chain.thaw(DEPOSIT);
    if (!isDestroyed) expect(await planAfter(sweepId, 0)).toMatchObject({ verdict: 'sweep' });
    else expect(await planAfter(sweepId, 0)).toMatchObject({ verdict: 'behind' });
    expect(await alarms()).toEqual([]);
  });

  it('because it is paused waits, however long that takes, and resumes', async () => {
    const sweepId = await scene.beginSweep();
    scene.chain.isPaused = true;
    expect(await planAfter(sweepId, 0)).toMatchObject({ verdict: 'paused' });
    expect(await planAfter(sweepId, 86_400_000)).toMatchObject({ verdict: 'paused', reason: TOKEN_PAUSED });
    scene.chain.isPaused = false;
    expect(await planAfter(sweepId, 0)).toMatchObject({ verdict: 'sweep' });
  });
});

describe('a cap that is too low for a sweep', () => {
  const planWith = (sweepId: string, policy: Partial<SweepingChain['policy']>) =>
    scene.plan(sweepId, { policy });

  it.each<[string, Partial<SweepingChain['policy']>, string]>([
    ['amount', { sweepCapMinor: AMOUNT - 1n }, 'more USDT than TRON_SWEEP_CAP_USDT'],
    ['fee limit', { feeLimitCapSun: 13_000_000n }, 'a fee limit of 14 TRX, which TRON_GAS_CAP_TRX'],
  ])('of the %s is named, and nothing is sent before it is higher', async (_, policy, words) => {
    const sweepId = await scene.beginSweep();
    expect(await planWith(sweepId, policy)).toEqual({
      verdict: 'capped',
      steps: [],
      reason: expect.stringContaining(words),
    });
    expect(await planWith(sweepId, {})).toMatchObject({ verdict: 'sweep' });
    expect(scene.chain.accepted).toEqual([]);
  });

  it('of the top-up is named before an address is activated', async () => {
    await scene.end();
    await scene.begin({ solidLag: 3, depositSun: 0n });
    const sweepId = await scene.beginSweep();
    expect(await planWith(sweepId, { topUpCapSun: 13_000_000n })).toMatchObject({
      verdict: 'capped',
      steps: [],
      reason: expect.stringContaining('The address needs 14 TRX, which TRON_GAS_CAP_TRX'),
    });
  });
});

describe('a sweep of two transactions on a chain that is solid after 18 blocks', () => {
  it('asks a node at most 40 times, and looks for solidity when it can be there', async () => {
    await scene.end();
    await scene.begin({ solidLag: 18, depositSun: 0n });
    const sweepId = await scene.beginSweep();
    // As on the real network: a block every two looks.
    const stop = scene.chain.tickEvery(100);
    const before = scene.server.requests.length;
    const planned = await scene.plan(sweepId);
    for (const step of planned.steps) {
      expect(await scene.take(sweepId, step, { pollMs: 50 })).toMatchObject({ outcome: 'succeeded' });
    }
    expect(await scene.plan(sweepId)).toMatchObject({ verdict: 'moved' });
    stop();
    expect(await scene.statuses(sweepId)).toEqual(['top_up SUCCEEDED', 'transfer SUCCEEDED']);
    expect(scene.server.requests.length - before).toBeLessThanOrEqual(40);
  });
});

describe('the database', () => {
  it('lets no transaction expire on fewer than three answers', async () => {
    const sweepId = await scene.beginSweep();
    await scene.books.owner.query(
      `insert into crypto_sweep_transactions (tx_id, sweep_id, step, signed_hex, expires_at)
        values ($1, $2, 'transfer', '00', now())`,
      ['cd'.repeat(32), sweepId],
    );
    const expire = () =>
      scene.books.owner.query(`update crypto_sweep_transactions set status = 'EXPIRED' where tx_id = $1`, [
        'cd'.repeat(32),
      ]);
    for (const seconds of [1, 2]) {
      await scene.books.owner.query(
        `insert into crypto_sweep_absences (tx_id, node, solid_time) values ($1, 'a', to_timestamp($2))`,
        ['cd'.repeat(32), seconds],
      );
      await expect(expire()).rejects.toMatchObject({ constraint: 'crypto_sweep_expires_by_answers' });
    }
    await scene.books.owner.query(
      `insert into crypto_sweep_absences (tx_id, node, solid_time) values ($1, 'a', to_timestamp(3))`,
      ['cd'.repeat(32)],
    );
    await expire();
  });
});
