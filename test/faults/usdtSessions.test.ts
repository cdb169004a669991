import { afterEach, describe, expect, it } from '@jest/globals';
import { createScanner } from '../../src/activities/usdt/chainWatcher.ts';
import { runService } from '../../src/composition/service.ts';
import { openDatabase } from '../../src/db/core/database.ts';
import { readCursor } from '../../src/db/usdt/chainScan.ts';
import type { SweepStepKind } from '../../src/db/usdt/sweeps.ts';
import { createMetrics } from '../../src/observability/metrics.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { nightly } from '../support/nightly.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { type ServiceProcess, startServiceProcess } from '../support/serviceProcess.ts';
import { expectBooksToAgree } from '../support/sweeps.ts';
import { GAS_ACCOUNT, localNode, startTronScene, type TronScene } from '../support/tronScene.ts';
import { waitFor } from '../support/waitFor.ts';

/** Workers that are killed with kill -9 between the steps of scan, session and sweep, and two that scan at once. */

/** Blocks come quickly, and the chain's clock runs slowly: what was signed before a kill may still land after it. */
const BLOCK_MS = 150;
const SLOT_MS = 500;

/** The places between two steps of the scan, in the order in which a deposit comes to them. */
const SCAN_STEPS = [
  // Blocks with transfers are read and not stored.
  'scan.read',
  // Deposits are stored and the cursor has moved; no session was told.
  'scan.stored',
];

/** The places between two steps of one transaction of a sweep. */
const transactionSteps = (step: SweepStepKind): readonly string[] => [
  // It is signed and not stored: it may never be sent.
  `sweep.${step}.signed`,
  // It is stored and not sent.
  `sweep.${step}.stored`,
  // It was sent, which is not recorded.
  `sweep.${step}.broadcast`,
  // It is solid, and the workflow does not know.
  `sweep.${step}.landed`,
];

/** The places between two steps of a session and its sweep. */
const SESSION_STEPS = [
  // The session heard of its deposit and has not looked.
  'session.beforeAdvance',
  // The session's record has changed and its workflow does not know.
  'session.afterAdvance',
  ...transactionSteps('top_up'),
  ...transactionSteps('transfer'),
  // All of the sweep is known and its end is not recorded.
  'sweep.beforeEnd',
  // The end is recorded and the session was not told.
  'sweep.afterEnd',
];

const closing: (() => Promise<unknown>)[] = [];
// A scene that is over would go on making blocks, and its workers reading them, beside the next one.
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A service with an API and a relay, a TRON network, and no worker. */
interface Scene {
  readonly scene: TronScene;
  readonly service: TestService;
  /** The settings of the chain, for workers of it. */
  readonly env: Readonly<Record<string, string>>;
}

async function openScene(more: Readonly<Record<string, string>> = {}): Promise<Scene> {
  const scene = await startTronScene({ slotMs: SLOT_MS });
  scene.tick(BLOCK_MS);
  closing.push(() => scene.stop());
  const env = { ...scene.env, ...more, RELAY_DELAY_MS: '300', DRAIN_TIMEOUT_MS: '500' };
  const service = await startTestService({ queues: ['chain'], role: 'api', env });
  closing.push(() => service.stop());
  const relay = await runService({ config: service.config, role: 'relay' });
  closing.push(() => relay.stop());
  return { scene, service, env };
}

async function pay({ scene, service }: Scene): Promise<string> {
  const { body } = await service.post(
    '/crypto/payments/create',
    { amount: 25, expiresInMinutes: 9_000 },
    { key: service.merchant.apiKeys.prod },
  );
  scene.chain.deposit(body.payment.depositAddress, 25_000_000n);
  return body.payment.paymentId;
}

async function spawn({ service, env }: Scene, faultPoints: readonly string[] = []): Promise<ServiceProcess> {
  const child = await startServiceProcess(service.config, 'worker', { faultPoints, env });
  closing.push(() => child.kill());
  return child;
}

async function expectAllSettledOnce({ scene, service }: Scene, ids: readonly string[]): Promise<void> {
  await waitFor('every session to be settled', async () => {
    const { rows } = await service.ownerSql('select status from crypto_payments where id = any($1)', [ids]);
    return rows.every(({ status }) => status === 'SETTLED');
  });
  const { businessId } = service.merchant;
  expect(await service.ledger.balances({ businessId, environment: 'prod' }, 'USDT')).toEqual({
    availableMinor: 25_000_000n * BigInt(ids.length),
    heldMinor: 0n,
  });
  await expectSoundLedger(service.database);
  // What landed was stored before, each transfer landed once, and no address was swept twice.
  const { rows: transfers } = await service.ownerSql(
    `select tx_id from crypto_sweep_transactions where step = 'transfer' and status = 'SUCCEEDED'`,
  );
  expect(transfers).toHaveLength(ids.length);
  const accepted = [...new Set(scene.chain.accepted)];
  const { rows: stored } = await service.ownerSql('select tx_id from crypto_sweep_transactions');
  expect(stored.map(({ tx_id }) => tx_id)).toEqual(expect.arrayContaining(accepted));
  const report = await expectBooksToAgree(service, scene);
  expect(report.treasuryMinor).toBe(25_000_000n * BigInt(ids.length));
}

describe('a worker that is killed', () => {
  it('between whichever steps of scan, session and sweep: every deposit is credited once', async () => {
    const all = await openScene();
    const ids: string[] = [];
    for (const step of SCAN_STEPS) {
      const doomed = await spawn(all, [step]);
      ids.push(await pay(all));
      await doomed.reaches(step);
      await doomed.kill();
    }
    // Each place stops one session, and lets the others pass to the next.
    const doomed = await spawn(all, SESSION_STEPS);
    for (const _ of SESSION_STEPS) ids.push(await pay(all));
    for (const step of SESSION_STEPS) await doomed.reaches(step);
    await doomed.kill();
    await spawn(all);
    await expectAllSettledOnce(all, ids);
  });

  it('at the end of a sweep, while a restore loses that its transfer landed: it is looked for, and the session settles', async () => {
    const all = await openScene();
    const doomed = await spawn(all, ['sweep.beforeEnd']);
    const id = await pay(all);
    await doomed.reaches('sweep.beforeEnd');
    await all.service.ownerSql(
      `begin; set local session_replication_role = replica;
        update crypto_sweeps set cost_sun = cost_sun - landed.fee_sun
          from crypto_sweep_transactions landed where landed.sweep_id = id and step = 'transfer';
        update crypto_sweep_transactions set status = 'SIGNED', block_number = null, fee_sun = 0 where step = 'transfer';
        commit`,
    );
    await doomed.kill();
    await spawn(all);
    await expectAllSettledOnce(all, [id]);
  });

  nightly(
    'between whichever steps of a sweep by lent energy: it moves the money once and gets all it lent back',
    async () => {
      const all = await openScene({ TRON_ENERGY_SOURCE: 'delegation' });
      const { scene, service } = all;
      const stakeSun = 1_000_000_000_000n;
      scene.chain.stakeForEnergy(GAS_ACCOUNT, stakeSun);
      const ids: string[] = [];
      for (const places of [
        transactionSteps('top_up'),
        transactionSteps('delegate_energy'),
        [...transactionSteps('transfer'), 'sweep.beforeEnd', 'sweep.afterEnd'],
        transactionSteps('reclaim_energy'),
      ]) {
        const doomed = await spawn(all, places);
        for (const _ of places) ids.push(await pay(all));
        for (const place of places) await doomed.reaches(place);
        await doomed.kill();
      }
      await spawn(all);
      await expectAllSettledOnce(all, ids);
      // Each address was lent what its own transfer needed, and gave back as much. A sweep lends no longer, and burns TRX,
      // after two orders to lend that expired, which happens on a machine that is busy for a minute.
      const loans = await waitFor('every sweep to have its stake back', async () => {
        const { rows } = await service.ownerSql(
          `select coalesce(sum(amount_minor) filter (where step = 'delegate_energy' and status = 'SUCCEEDED'), 0) as lent,
                coalesce(sum(amount_minor) filter (where step = 'reclaim_energy' and status = 'SUCCEEDED'), 0) as returned,
                count(*) filter (where step = 'delegate_energy' and status in ('FAILED', 'EXPIRED'))::integer as failed
              from crypto_sweep_transactions group by sweep_id`,
        );
        return rows.every(({ lent, returned }) => lent === returned) && rows;
      });
      expect(loans).toHaveLength(ids.length);
      expect(loans.filter(({ lent, failed }) => lent === '0' && failed < 2)).toEqual([]);
      expect(scene.chain.lendableStakeSun(GAS_ACCOUNT)).toBe(stakeSun);
    },
  );
});

describe('two scanners at once', () => {
  it('store every deposit once and leave one cursor, whoever is faster', async () => {
    const all = await openScene();
    const { scene, service } = all;
    const ids: string[] = [];
    for (let number = 0; number < 5; number++) ids.push(await pay(all));
    const metrics = createMetrics();
    const scanners = [];
    for (const server of [scene.primary, scene.secondary]) {
      const database = await openDatabase(service.config.databaseUrl ?? '', { poolSize: 2 });
      const node = localNode(server);
      closing.push(
        () => node.close(),
        () => database.close(),
      );
      scanners.push(createScanner({ database, dispatch: () => {}, metrics }, 'prod', node));
    }
    for (let round = 0; round < 40; round++) {
      if (round % 8 === 0) ids.push(await pay(all));
      scene.chain.mine(3);
      await Promise.all(scanners.map((scanner) => scanner.round()));
    }
    scene.chain.solidify();
    for (const scanner of scanners) while ((await scanner.round()) === 'more');
    const cursor = await readCursor(service.database, 'nile');
    expect(cursor?.blockNumber).toBeGreaterThan(70_000_100);
    const { rows } = await service.ownerSql(
      'select payment_id, sum(amount_minor)::text as sum from chain_deposits group by payment_id',
    );
    expect(rows.map(({ payment_id }) => payment_id).sort()).toEqual([...ids].sort());
    expect(new Set(rows.map(({ sum }) => sum))).toEqual(new Set(['25000000']));
    // Two workers besides, each with its own watcher's activity, end what the scanners began.
    await spawn(all);
    await spawn(all);
    await expectAllSettledOnce(all, ids);
  });
});
