import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runOnKeptThreads } from '../support/keptThreads.ts';
import { waitFor } from '../support/waitFor.ts';
import { openScene, type Scene } from './scene.ts';

/** The sale of settled sessions, of which relays are killed in the middle, and which several relays want at once. */
let scene: Scene;
let addressIndex = 0;

beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene?.close());

/** A session that was settled with 25 USDT, and is to be sold into the wallet: as the transaction leaves it that settles. */
async function settleOne(): Promise<string> {
  const { service, merchant } = scene;
  await service.fund(merchant, 25, 'test', 'USDT');
  addressIndex += 1;
  const paymentId = `cp_fault${addressIndex}`;
  await service.ownerSql(
    `with settled as (
        insert into crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor,
            amount_credited_minor, address_index, deposit_address, metadata, policy, expires_at, created_at, updated_at)
          values ($1, $2, 'test', 'SETTLED', 25000000, 25000000, 25000000, $3, $1, '{}', '{}', now() + interval '1 hour',
            now(), now()))
      insert into session_sales (payment_id, business_id, environment, amount_minor, destination)
        values ($1, $2, 'test', 25000000, 'wallet')`,
    [paymentId, merchant.businessId, 1_000_000 + addressIndex],
  );
  return paymentId;
}

async function statusOf(paymentId: string): Promise<string> {
  const { rows } = await scene.service.ownerSql('select status from session_sales where payment_id = $1', [
    paymentId,
  ]);
  return rows[0].status;
}

/** Waits until all are sold, and checks that there is one completed sale for each, and that all USDT went with them. */
async function expectAllSoldOnce(): Promise<void> {
  const { service, merchant } = scene;
  await waitFor('every session to be sold', async () => {
    const { rows } = await service.ownerSql(`select 1 from session_sales where status = 'PENDING'`);
    return rows.length === 0;
  });
  const sales = await waitFor('every sale to be over', async () => {
    const { rows } = await service.ownerSql('select id, status from usdt_sales order by id');
    return rows.every(({ status }) => status !== 'PROCESSING') && rows;
  });
  const sold = await service.ownerSql('select sale_id as id from session_sales order by sale_id');
  expect(sales).toEqual(sold.rows.map(({ id }) => ({ id, status: 'COMPLETED' })));
  const owner = { businessId: merchant.businessId, environment: 'test' } as const;
  expect(await service.ledger.balances(owner, 'USDT')).toEqual({ availableMinor: 0n, heldMinor: 0n });
}

it.each(['sessionSale.leased', 'sessionSale.accepted'])(
  'killed at %s, it is sold once after all',
  async (point) => {
    const paymentId = await settleOne();
    const doomed = await scene.spawn('relay', { faultPoints: [point] });
    await doomed.reaches(point);
    expect(await statusOf(paymentId)).toBe(point === 'sessionSale.leased' ? 'PENDING' : 'SOLD');
    await doomed.kill();
    const relay = await scene.run('relay');
    const worker = await scene.run('worker');
    await expectAllSoldOnce();
    await Promise.all([relay.stop(), worker.stop()]);
  },
);

it('is sold once by two relays, of which one decides after the other has sold it', async () => {
  await scene.run('worker');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hasLeased = false;
  const late = await runOnKeptThreads({
    config: scene.service.config,
    role: 'relay',
    overrides: {
      faultPoint: async (name) => {
        if (name !== 'sessionSale.leased') return;
        hasLeased = true;
        await released;
      },
    },
  });
  const paymentId = await settleOne();
  await waitFor('the late relay to have leased it', async () => hasLeased);
  // Its lease is over before it decides.
  await scene.service.ownerSql('update session_sales set due_at = now() where payment_id = $1', [paymentId]);
  await scene.run('relay');
  await waitFor('the other to have sold it', async () => (await statusOf(paymentId)) === 'SOLD');
  release();
  for (let count = 0; count < 10; count++) await settleOne();
  await expectAllSoldOnce();
  await late.stop();
});
