import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runAdminOn } from '../support/admin.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectBooksToAgree } from '../support/sweeps.ts';
import { hexOf, transferLog } from '../support/tronNode/chain.ts';
import { startTronScene, TREASURY, type TronScene } from '../support/tronScene.ts';
import { waitFor } from '../support/waitFor.ts';

/**
 * The USDT contract with its fee on: TetherToken's `setParams(20, 50)`, the most that it allows, after which `transfer` gives
 * the receiver what is left and its owner the fee (`StandardTokenWithFees`, of which repositories publish the source).
 */
let service: TestService;
let scene: TronScene;

const COLD = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';

beforeAll(async () => {
  scene = await startTronScene();
  scene.chain.tokenFee = { basisPoints: 20n, mostMinor: 50_000_000n };
  scene.tick(100);
  service = await startTestService({ queues: ['chain'], env: scene.env });
});
afterAll(async () => {
  await service?.stop();
  await scene?.stop();
});

const admin = (...args: string[]) => runAdminOn(service, ['crypto', ...args], scene.env);

/** A session of 25 USDT, paid with 25 on its address and settled. */
async function settled() {
  const key = service.merchant.apiKeys.prod;
  const created = await service.post(
    '/crypto/payments/create',
    { amount: 25, expiresInMinutes: 9_000 },
    { key },
  );
  const { paymentId, depositAddress } = created.body.payment;
  scene.chain.deposit(depositAddress, 25_000_000n);
  return waitFor('the session to be settled', async () => {
    const { body } = await service.get(`/crypto/payments/${paymentId}`, { key });
    return body.payment.status === 'SETTLED' && body.payment;
  });
}

async function feesMinor(): Promise<bigint> {
  const { rows } = await service.ownerSql(
    `select sum(balance_minor) as sum from ledger.accounts
      where business_id is null and environment = 'prod' and asset = 'USDT' and kind = 'fees'`,
  );
  return BigInt(rows[0].sum);
}

describe('a sweep of which the token keeps a fee', () => {
  it('is booked as it arrived, at the cost of the platform, and shown', async () => {
    expect(await settled()).toMatchObject({ amountReceived: 25, amountCredited: 25 });
    expect(scene.chain.usdtBalanceMinor(TREASURY)).toBe(24_950_000n);
    expect(await feesMinor()).toBe(-50_000n);
    expect(await expectBooksToAgree(service, scene)).toMatchObject({ tokenFeesMinor: 50_000n });
    const { code, out } = await admin('reconcile');
    expect([code, out]).toEqual([
      0,
      expect.stringContaining("Fees    0.05 USDT that the token's contract kept\n"),
    ]);
    await expectSoundLedger(service.database);
  });

  it('costs the merchant what the token kept, where that is agreed', async () => {
    const { businessId } = service.merchant;
    expect(await admin('policy', businessId, '{"tokenFeeBorneBy":"merchant"}')).toMatchObject({ code: 0 });
    expect(await settled()).toMatchObject({ amountReceived: 25, amountCredited: 24.95 });
    expect(await feesMinor()).toBe(-50_000n);
    await admin('policy', businessId, '{"tokenFeeBorneBy":"merchant","settlesOn":"deposit"}');
    expect(await settled()).toMatchObject({ amountReceived: 25, amountCredited: 25 });
    await waitFor('the sweep after it to be booked', async () => (await feesMinor()) === -100_000n);
    await expectBooksToAgree(service, scene);
    await expectSoundLedger(service.database);
  });
});

describe('a movement of the treasury of which the token keeps a fee', () => {
  /** One transfer, as the contract logs it. */
  function send(from: string, to: string, sentMinor: bigint): string {
    const feeMinor = (sentMinor * 20n) / 10_000n;
    const { usdtContract: contract, tokenOwner } = scene.chain;
    const parts = [
      { to: hexOf(to), amount: sentMinor - feeMinor },
      { to: tokenOwner, amount: feeMinor },
    ];
    return scene.chain.script({
      logs: parts.map((part) => transferLog(contract, from, part.to, part.amount)),
      moves: parts.map((part) => ({ contract, from: hexOf(from), ...part })),
    });
  }

  it('is booked with its fee, out of the treasury and back', async () => {
    const before = await feesMinor();
    for (const [from, to, sentMinor, sentence] of [
      [
        TREASURY,
        COLD,
        10_000_000n,
        /^Booked: 9\.98 USDT from the treasury to cold storage, .*\nBooked: 0\.02 USDT from the treasury, kept by the token's contract .*\n$/,
      ],
      [
        COLD,
        TREASURY,
        5_000_000n,
        /^Booked: 4\.99 USDT from cold storage, .*, to the treasury .*\nBooked: 0\.01 USDT from cold storage, .*, kept by the token's contract .*\n$/,
      ],
    ] as const) {
      const txId = send(from, to, sentMinor);
      const booked = await waitFor('the movement to be solid', async () => {
        const run = await admin('treasury', 'book', '--tx', txId, '--operator', 'ngozi');
        return run.code === 0 && run;
      });
      expect(booked.out).toMatch(sentence);
    }
    expect(await feesMinor()).toBe(before - 30_000n);
    expect(await expectBooksToAgree(service, scene)).toMatchObject({
      coldStorageMinor: scene.chain.usdtBalanceMinor(COLD),
    });
    await expectSoundLedger(service.database);
  });
});
