import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { VERSION } from '../../src/observability/version.ts';
import { runAdminOn } from '../support/admin.ts';
import { runOnKeptThreads } from '../support/keptThreads.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
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
  return runOnKeptThreads({ config, role: 'api' });
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

it('is that a node has what is needed: it says which setting is missing, and works on', async () => {
  const log = createMemoryLog();
  // The watcher of the other process goes on with what the nodes have.
  scene.primary.faults.hasNoConstantCalls = true;
  const config = testConfig(service.config.databaseUrl ?? '', { ...scene.env, TASK_QUEUES: 'chain' });
  const another = await runOnKeptThreads({ config, role: 'all', overrides: { logger: log.logger } });
  try {
    const found = await waitFor('the log to say so', () =>
      log.records().find(({ level }) => level === 'error'),
    );
    expect(found).toMatchObject({
      network: 'nile',
      node: new URL(scene.primary.url).host,
      msg: expect.stringMatching(/^A TRON node lacks what is needed: .*vm\.supportConstant = true\.$/),
    });
    // A chain of which no block was read yet is named as well, until one was.
    const ready = await waitFor('every chain to be read', async () => {
      const answer = await fetch(`${another.apiUrl}/readyz`);
      const body = (await answer.json()) as { status: string; degraded?: readonly string[] };
      return !body.degraded?.some((part) => part.startsWith('chain ')) && { status: answer.status, body };
    });
    expect(ready).toEqual({
      status: 200,
      body: { status: 'ready', version: VERSION, degraded: ['node nile'] },
    });
    const attention = await runAdminOn(service, ['attention']);
    expect(attention.out).toMatch(
      /^chain alarm, since \S+: 127\.0\.0\.1:\d+\n {2}alarm +unfit_node, prod\n/m,
    );
    expect(attention.out).toMatch(/^ {2}note .*vm\.supportConstant = true\.\n {2}next +crypto nodes$/m);
    const checked = await runAdminOn(service, ['crypto', 'nodes'], scene.env);
    expect(checked).toMatchObject({
      code: 1,
      out: expect.stringMatching(
        /^127\.0\.0\.1:\d+ lacks what is needed:\n {2}.*vm\.supportConstant = true\.\n127\.0\.0\.1:\d+ has everything that is needed\.\n$/,
      ),
      err: '',
    });
  } finally {
    scene.primary.heal();
    await another.stop();
    // The same question takes the node off the list.
    expect((await runAdminOn(service, ['crypto', 'nodes'], scene.env)).code).toBe(0);
    expect((await runAdminOn(service, ['attention'])).out).not.toContain('unfit_node');
  }
});

it('is not that a node answers: it starts, and says so', async () => {
  for (const node of [scene.primary, scene.secondary]) node.faults.isDown = true;
  const log = createMemoryLog();
  const config = testConfig(service.config.databaseUrl ?? '', { ...scene.env, TASK_QUEUES: 'chain' });
  try {
    const another = await runOnKeptThreads({ config, role: 'all', overrides: { logger: log.logger } });
    expect((await fetch(`${another.apiUrl}/readyz`)).status).toBe(200);
    await another.stop();
    expect(log.records().map(({ msg }) => msg)).toContain('The TRON nodes could not be asked at the start.');
    const checked = await runAdminOn(service, ['crypto', 'nodes'], scene.env);
    expect(checked).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^(127\.0\.0\.1:\d+ does not answer, or not well\.\n){2}$/),
    });
  } finally {
    for (const node of [scene.primary, scene.secondary]) node.heal();
  }
});
