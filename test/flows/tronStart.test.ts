import { afterAll, beforeAll, expect, it } from 'vitest';
import { runService } from '../../src/service.ts';
import { runAdminOn } from '../support/admin.ts';
import { startTestService, type TestService, testConfig } from '../support/service.ts';
import { startTronScene, type TronScene, USDT } from '../support/tronScene.ts';
import { waitFor } from '../support/waitFor.ts';

/** What a process makes sure of before it works on a TRON network. */
let service: TestService;
let scene: TronScene;

beforeAll(async () => {
  scene = await startTronScene();
  scene.tick(100);
  service = await startTestService({ queues: ['chain'], env: scene.env });
});
afterAll(async () => {
  await service?.stop();
  await scene?.stop();
});

/** Starts another process on the same books, with other settings. */
function startAnother(env: Readonly<Record<string, string>>) {
  const config = testConfig(service.config.databaseUrl ?? '', { ...scene.env, ...env });
  return runService({ config, role: 'api' });
}

it('is that the books are in the USDT of the configured contract', async () => {
  const another = { TRON_USDT_CONTRACT: 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' };
  // As long as nothing was paid, a mistake can be put right.
  await (await startAnother(another)).stop();
  const { body } = await service.post(
    '/crypto/payments/create',
    { amount: 25, expiresInMinutes: 9_000 },
    { key: service.merchant.apiKeys.prod },
  );
  const txId = scene.chain.deposit(body.payment.depositAddress, 25_000_000n);
  await waitFor('the deposit to be recorded', async () => {
    const { rows } = await service.ownerSql('select from chain_deposits where tx_id = $1', [txId]);
    return rows.length === 1;
  });
  const sentence =
    `TRON_USDT_CONTRACT is ${another.TRON_USDT_CONTRACT}, but the books of production are in the USDT of ${USDT}: ` +
    'set it back, or work with another database.';
  await expect(startAnother(another)).rejects.toThrow(sentence);
  expect(await runAdminOn(service, ['crypto', 'rescan', '--tx', txId], { ...scene.env, ...another })).toEqual(
    { code: 2, out: '', err: `${sentence}\n` },
  );
  await (await startAnother({})).stop();
});
