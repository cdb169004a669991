import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runAdminOn } from '../../support/admin.ts';
import { expectSoundLedger } from '../../support/ledger.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { hexOf, transferLog } from '../../support/tronNode/chain.ts';
import {
  openLiveSession,
  startTronScene,
  TREASURY,
  type TronScene,
  USDT,
  untilLiveSession,
} from '../../support/tronScene.ts';
import { waitFor } from '../../support/waitFor.ts';

/** What operators do about live USDT, on a local TRON network. */
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

const admin = (...args: string[]) => runAdminOn(service, ['crypto', ...args], scene.env);

const open = () => openLiveSession(service);
const isNow = (paymentId: string, status: string) => untilLiveSession(service, paymentId, status);

describe('TRX and other tokens on a deposit address', () => {
  it('are shown with asset, amount and sender, in words and as JSON; our own top-up is not', async () => {
    const { paymentId, depositAddress } = await open();
    scene.chain.deposit(depositAddress, 25_000_000n);
    await isNow(paymentId, 'SETTLED');
    const trx = scene.chain.sendTrx(depositAddress, 12_500_000n);
    const token = scene.chain.sendAsset('1002000', depositAddress, 7n);
    const deposits = await waitFor('both to be recorded', async () => {
      const found = JSON.parse((await admin('deposits', 'unexpected', '--json')).out).deposits;
      return found.length >= 2 && found;
    });
    const from = 'TMwFHYXLJaRUPeW6421aqXL4ZEzPRFGkGT';
    const common = { paymentId, environment: 'prod', reason: 'wrong_token', logIndex: 0, from };
    expect(deposits).toHaveLength(2);
    expect(deposits).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...common, txId: trx, asset: 'TRX', amount: '12.5' }),
        expect.objectContaining({ ...common, txId: token, asset: 'TRC10:1002000', amount: '7' }),
      ]),
    );
    const { out } = await admin('deposits', 'unexpected');
    expect(out).toContain(
      `${trx} 0\n  session   ${paymentId} of ${service.merchant.businessId}, prod\n  amount    12.5 TRX\n  from      ${from}\n`,
    );
    expect(out).toContain('  amount    7 of TRC10:1002000, in its smallest unit\n');
    expect((await admin('rescan', '--tx', trx)).out).toBe(
      'New: 0 deposits of sessions, 0 unexpected ones.\n',
    );
    expect(await admin('rescan', '--from', '1', '--to', '1')).toMatchObject({
      code: 2,
      err: 'The node does not have block 1: not yet, or it keeps only later ones.\n',
    });
    expect(await admin('rescan', '--from', '90000000', '--to', '90000001')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^--to must be at most 7\d{7}, the last solid block\.$/m),
    });
    const decision = ['--reason', 'The customer called.', '--operator', 'ngozi'];
    expect((await admin('deposits', 'credit', trx, '0', ...decision)).err).toBe(
      'Only USDT can be credited, and this is another token.\n',
    );
    expect((await admin('deposits', 'dismiss', trx, '0', ...decision)).out).toBe(
      'The deposit is DISMISSED.\n',
    );
  });
});

describe('the hot treasury', () => {
  const COLD = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';

  /** USDT that an operator moves with the treasury's own key, past the service. */
  const move = (from: string, to: string, amount: bigint) =>
    scene.chain.script({
      logs: [transferLog(USDT, from, to, amount)],
      moves: [{ contract: hexOf(USDT), from: hexOf(from), to: hexOf(to), amount }],
    });
  const isSolid = (txId: string) =>
    waitFor('it to be solid', async () => scene.chain.find(txId, scene.chain.solidNumber) !== undefined);

  it('is booked to cold storage, once, and the books agree with the chain again', async () => {
    const { paymentId, depositAddress } = await open();
    scene.chain.deposit(depositAddress, 25_000_000n);
    await isNow(paymentId, 'SETTLED');
    expect((await admin('reconcile')).code).toBe(0);

    const txId = move(TREASURY, COLD, 20_500_000n);
    await isSolid(txId);
    const differing = await admin('reconcile', '--env', 'prod');
    expect([differing.code, differing.out]).toEqual([
      1,
      expect.stringContaining('Cold    0 USDT in cold storage, as booked\nThey differ by -20.5 USDT.\n'),
    ]);
    const book = (hash: string, ...more: string[]) =>
      admin('treasury', 'book', '--tx', hash, '--env', 'prod', '--operator', 'ngozi', ...more);
    const booked = await book(`0x${txId.toUpperCase()}`, '--reason', 'Friday, as every week.');
    expect([booked.err, booked.code, booked.out]).toEqual([
      '',
      0,
      `Booked: 20.5 USDT from the treasury to cold storage, ${COLD} (treasury/${txId}/0).\n`,
    ]);
    const agreed = await admin('reconcile', '--json');
    expect([agreed.code, JSON.parse(agreed.out)]).toMatchObject([
      0,
      { difference: '0', coldStorage: '20.5' },
    ]);
    expect((await admin('reconcile')).out).toContain(
      'Cold    20.5 USDT in cold storage, as booked\nThey agree.',
    );

    const twice = await book(txId);
    expect([twice.code, twice.err]).toEqual([
      2,
      expect.stringMatching(/^Refused: the transaction is booked already, by ngozi at 2\S+Z\.\n$/),
    ]);

    const home = move(COLD, TREASURY, 500_000n);
    await isSolid(home);
    expect(JSON.parse((await book(home, '--json')).out)).toEqual({
      txId: home,
      environment: 'prod',
      movements: [{ reference: `treasury/${home}/0`, direction: 'in', amount: '0.5', counterparty: COLD }],
    });
    expect(JSON.parse((await admin('reconcile', '--json')).out)).toMatchObject({
      difference: '0',
      coldStorage: '20',
    });
    const { rows } = await service.ownerSql(
      `select actor, subject from audit_log where action = 'crypto_treasury.book' order by id`,
    );
    expect(rows).toEqual([
      { actor: 'ngozi', subject: txId },
      { actor: 'ngozi', subject: home },
    ]);
    await expectSoundLedger(service.database);
  });

  it('is not booked when it is a sweep of ours, and nothing else than a transaction is', async () => {
    const { rows } = await service.ownerSql(
      `select tx_id from crypto_sweep_transactions where step = 'transfer' and status = 'SUCCEEDED' limit 1`,
    );
    const book = (hash: string) => admin('treasury', 'book', '--tx', hash, '--operator', 'ngozi');
    expect((await book(rows[0]?.tx_id)).err).toBe(
      'Refused: the transaction moves USDT between the treasury and deposit addresses, as sweeps do: the books have it already.\n',
    );
    expect((await book('f'.repeat(64))).err).toBe('Refused: no block has that transaction.\n');
    expect((await book('abc')).err).toContain('It must be the 64 hex digits of a transaction.');
    expect((await admin('treasury', 'book')).err).toContain("required option '--tx <txId>'");
    expect((await admin('reconcile')).code).toBe(0);
  });
});
