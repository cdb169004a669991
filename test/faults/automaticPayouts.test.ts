import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runOnKeptThreads } from '../support/keptThreads.ts';
import { waitFor } from '../support/waitFor.ts';
import { openScene, type Scene } from './scene.ts';

/** Automatic payouts, of which relays are killed in the middle, and which several relays want at once. */
let scene: Scene;

beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene?.close());

/** The daily payout of a day is due. */
async function comes(day: string): Promise<void> {
  await scene.service.ownerSql(
    `insert into automatic_payouts as setting (business_id, environment, status, rule, at_minute, reserve_minor,
        due_at, look_at)
      values ($1, 'test', 'ACTIVE', 'daily', 0, 0, $2, now())
      on conflict (business_id, environment) do update set due_at = $2, look_at = now()`,
    [scene.merchant.businessId, `${day}T12:00:00Z`],
  );
}

async function daysPaid(): Promise<readonly string[]> {
  const { rows } = await scene.service.ownerSql('select day::text from automatic_payout_runs order by day');
  return rows.map(({ day }) => day);
}

/** Waits until the payouts are over, and checks that there is one for each day, and that money left for them alone. */
async function expectPaidOnce(days: readonly string[], restNaira: number): Promise<void> {
  const { service, merchant } = scene;
  await waitFor('the payouts to be over', async () => {
    // By one statement: between two, a payout is accepted.
    const { rows } = await service.ownerSql(
      `select status from automatic_payout_runs run join transactions on id = run.transaction_id`,
    );
    return rows.length === days.length && rows.every(({ status }) => status !== 'PROCESSING');
  });
  expect(await daysPaid()).toEqual(days);
  const { rows } = await service.ownerSql(`select id from transactions where flow = 'withdrawal'`);
  expect(rows).toHaveLength(days.length);
  const owner = { businessId: merchant.businessId, environment: 'test' } as const;
  expect(await service.ledger.balances(owner, 'NGN')).toEqual({
    availableMinor: BigInt(restNaira * 100),
    heldMinor: 0n,
  });
}

it.each([
  ['automaticPayout.leased', '2026-01-05'],
  ['automaticPayout.accepted', '2026-01-06'],
])('killed at %s, the day is paid once after all', async (point, day) => {
  const { service, merchant } = scene;
  const before = await daysPaid();
  await comes(day);
  const doomed = await scene.spawn('relay', { faultPoints: [point] });
  await doomed.reaches(point);
  expect((await daysPaid()).includes(day)).toBe(point === 'automaticPayout.accepted');
  await doomed.kill();
  // Its lease is over.
  await service.ownerSql('update automatic_payouts set look_at = now()');
  const relay = await scene.run('relay');
  const worker = await scene.run('worker');
  await expectPaidOnce([...before, day], 0);
  await Promise.all([relay.stop(), worker.stop()]);
  await service.fund(merchant, 1_000);
});

it('is paid once by two relays, of which one decides after the other has paid, and the clock says the day again', async () => {
  const { service } = scene;
  await scene.run('worker');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hasLeased = false;
  const late = await runOnKeptThreads({
    config: service.config,
    role: 'relay',
    overrides: {
      faultPoint: async (name) => {
        if (name !== 'automaticPayout.leased') return;
        hasLeased = true;
        await released;
      },
    },
  });
  const before = await daysPaid();
  await comes('2026-01-07');
  await waitFor('the late relay to have leased it', async () => hasLeased);
  await service.ownerSql('update automatic_payouts set look_at = now()');
  await scene.run('relay');
  await waitFor('the other to have paid', async () => (await daysPaid()).includes('2026-01-07'));
  await service.fund(scene.merchant, 2_000);
  await comes('2026-01-07');
  release();
  await waitFor('both to have looked', async () => {
    const { rows } = await service.ownerSql('select due_at > now() as is_later from automatic_payouts');
    return rows[0].is_later;
  });
  await expectPaidOnce([...before, '2026-01-07'], 2_000);
  await late.stop();
});
