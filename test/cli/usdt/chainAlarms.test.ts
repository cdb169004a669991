import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runAdminOn } from '../../support/admin.ts';
import { expectSoundLedger } from '../../support/ledger.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { startTronScene, TREASURY, type TronScene } from '../../support/tronScene.ts';
import { waitFor } from '../../support/waitFor.ts';

/** What stands in the way on a chain, as operators see it and get out of it, on a local TRON network. */
let service: TestService;
let scene: TronScene;

beforeAll(async () => {
  scene = await startTronScene();
  scene.tick(100);
  service = await startTestService({ queues: ['chain'], env: scene.env });
});
afterAll(async () => {
  await expectSoundLedger(service.database);
  await service?.stop();
  await scene?.stop();
});

const admin = (...args: string[]) => runAdminOn(service, args, scene.env);
const live = () => ({ key: service.merchant.apiKeys.prod });

async function open(): Promise<{ readonly paymentId: string; readonly depositAddress: string }> {
  const { body } = await service.post(
    '/crypto/payments/create',
    { amount: 25, expiresInMinutes: 9_000 },
    live(),
  );
  return body.payment;
}

const isNow = (paymentId: string, status: string) =>
  waitFor(`${paymentId} to be ${status}`, async () => {
    const { body } = await service.get(`/crypto/payments/${paymentId}`, live());
    return body.payment.status === status;
  });

const waiting = async () => JSON.parse((await admin('attention', '--json')).out).waiting;

const alarmsShown = async () =>
  (await (await fetch(`${service.apiUrl}/metrics`)).text())
    .split('\n')
    .filter((line) => line.startsWith('mp_chain_alarms{'));

describe('a treasury that the issuer has frozen', () => {
  it('stops every sweep, is one entry for operators, and lets the sweeps go on when it is free', async () => {
    scene.chain.freeze(TREASURY);
    const sessions = [await open(), await open()];
    for (const { depositAddress } of sessions) scene.chain.deposit(depositAddress, 25_000_000n);
    await waitFor('both sweeps to wait', async () => {
      const { rows } = await service.ownerSql(
        `select id from crypto_sweeps where attention_reason like '%frozen the treasury%'`,
      );
      return rows.length === 2;
    });
    expect(await waiting()).toEqual([
      expect.objectContaining({
        what: 'chain alarm',
        kind: 'frozen_address',
        subject: TREASURY,
        environment: 'prod',
        next: 'crypto check --env prod',
      }),
    ]);
    expect(await alarmsShown()).toEqual(['mp_chain_alarms{environment="prod",kind="frozen_address"} 1']);
    expect(await admin('crypto', 'check')).toMatchObject({
      code: 1,
      out: expect.stringMatching(
        /^TMuA6Yq.*\n {2}alarm +frozen_address, prod\n {2}note +The issuer of USDT has frozen/,
      ),
    });
    expect(scene.chain.usdtBalanceMinor(TREASURY)).toBe(0n);
    scene.chain.thaw(TREASURY);
    expect(await admin('crypto', 'check')).toMatchObject({ code: 0, out: 'Nothing stands in the way.\n' });
    for (const { paymentId } of sessions) {
      await admin('crypto', 'retry', paymentId, '--operator', 'ngozi');
      await isNow(paymentId, 'SETTLED');
    }
    expect(await waiting()).toEqual([]);
    expect(await alarmsShown()).toEqual([]);
  });
});
