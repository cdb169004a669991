import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ITRX_KEY, ITRX_SECRET, type ItrxServer, startItrxServer } from '../support/itrxServer.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectBooksToAgree, landedSweepStepsOf } from '../support/sweeps.ts';
import {
  GAS_ACCOUNT,
  settledSession as settledSessionOn,
  startTronScene,
  type TronScene,
} from '../support/tronScene.ts';
import { waitFor } from '../support/waitFor.ts';

/** Live sweeps by a service that rents energy where that is the cheapest way. */
let service: TestService;
let scene: TronScene;
let itrx: ItrxServer;

beforeAll(async () => {
  scene = await startTronScene();
  scene.tick(150);
  itrx = await startItrxServer(scene.chain);
  service = await startTestService({
    queues: ['chain'],
    env: {
      ...scene.env,
      TRON_ENERGY_SOURCE: 'rental',
      ITRX_API_KEY: `${ITRX_KEY}:${ITRX_SECRET}`,
      PROVIDER_URLS: `itrx=${itrx.url}`,
    },
  });
});
afterAll(async () => {
  await service?.stop();
  await itrx?.stop();
  await scene?.stop();
});
beforeEach(() => {
  // The gas account has a day's free bandwidth again.
  scene.chain.refillResources();
  itrx.heal();
  itrx.priceSun = 50;
});

const settledSession = () => settledSessionOn(service, scene);

/** What a session's sweep rented, and what all of it cost. */
async function booksOf(paymentId: string) {
  const { rows: rentals } = await service.ownerSql(
    `select rental.id, provider, energy::int, price_sun::int, rental.status, rental.cost_sun::int, rental.reason
      from crypto_energy_rentals rental join crypto_sweeps sweep on sweep.id = rental.sweep_id
      where sweep.payment_id = $1 order by rental.created_at`,
    [paymentId],
  );
  const { rows } = await service.ownerSql(
    `select sum(sweep.cost_sun)::int as cost, (select sum(fee_sun)::int from crypto_sweep_transactions moved
        join crypto_sweeps mover on mover.id = moved.sweep_id where mover.payment_id = $1) as burnt
      from crypto_sweeps sweep where sweep.payment_id = $1`,
    [paymentId],
  );
  return { rentals, costSun: rows[0]?.cost, burntSun: rows[0]?.burnt };
}

const succeeded = (steps: readonly string[]) => steps.map((step) => `${step} SUCCEEDED`);

describe('a sweep by rented energy', () => {
  it('activates the address, rents what it lacks, and burns next to nothing', async () => {
    const { paymentId, depositAddress } = await settledSession();
    expect(await landedSweepStepsOf(service, paymentId)).toEqual(succeeded(['top_up', 'transfer']));
    const { rentals, costSun, burntSun } = await booksOf(paymentId);
    // 130,285 energy to a treasury that holds nothing yet, and 5 %.
    expect(rentals).toEqual([
      expect.objectContaining({
        provider: 'itrx',
        energy: 136_800,
        price_sun: 6_840_000,
        status: 'DELIVERED',
        cost_sun: 6_840_000,
      }),
    ]);
    expect(itrx.orders).toMatchObject([
      { outTradeNo: rentals[0]?.id, receiver: expect.any(String), energy: 136_800 },
    ]);
    // The activation; burning the energy would take 13 TRX.
    expect(burntSun).toBe(1_100_000);
    expect(costSun).toBe(burntSun + 6_840_000);
    expect(scene.chain.usdtBalanceMinor(depositAddress)).toBe(0n);
    const metrics = await (await fetch(`${service.apiUrl}/metrics`)).text();
    expect(metrics).toMatch(/mp_energy_rental_sun_total\{environment="prod",provider="itrx"\} 6840000/);
    expect(metrics).toMatch(
      /mp_energy_rentals_total\{environment="prod",provider="itrx",status="DELIVERED"\} 1/,
    );
    expect(metrics).toMatch(/mp_energy_rental_balance_sun\{environment="prod",provider="itrx"\} 993160000/);
    await expectBooksToAgree(service, scene);
    await expectSoundLedger(service.database);
  });

  it('asks before it orders again where the answer to its order was lost', async () => {
    const before = itrx.orders.length;
    itrx.faults.losesOrderReplies = true;
    const { paymentId } = await settledSession();
    expect(itrx.orders).toHaveLength(before + 1);
    const { rentals } = await booksOf(paymentId);
    expect(rentals).toMatchObject([{ status: 'DELIVERED', cost_sun: 3_375_000 }]);
    expect(await landedSweepStepsOf(service, paymentId)).toEqual(succeeded(['top_up', 'transfer']));
  });

  it('burns TRX where that is cheaper', async () => {
    itrx.priceSun = 101;
    const { paymentId } = await settledSession();
    expect(await booksOf(paymentId)).toMatchObject({ rentals: [], burntSun: 6_428_500 + 1_100_000 });
  });

  it('lends where the gas account has stake', async () => {
    scene.chain.stakeForEnergy(GAS_ACCOUNT, 10_000_000_000n);
    const { paymentId } = await settledSession();
    expect((await booksOf(paymentId)).rentals).toEqual([]);
    expect((await landedSweepStepsOf(service, paymentId)).slice(0, 3)).toEqual(
      succeeded(['top_up', 'delegate_energy', 'transfer']),
    );
    await waitFor(
      'the stake to be back',
      () => scene.chain.lendableStakeSun(GAS_ACCOUNT) === 10_000_000_000n,
    );
    scene.chain.stakeForEnergy(GAS_ACCOUNT, -10_000_000_000n);
  });

  it('burns TRX where the energy does not come in time, and books what it cost all the same', async () => {
    itrx.faults.deliversNothing = true;
    const { paymentId } = await settledSession();
    const { rentals, costSun, burntSun } = await booksOf(paymentId);
    expect(rentals).toMatchObject([
      { status: 'LATE', cost_sun: 3_375_000, reason: 'The rented energy did not come in time.' },
    ]);
    expect(burntSun).toBe(6_428_500 + 1_100_000);
    expect(costSun).toBe(burntSun + 3_375_000);
    // The first TRX only activates the address.
    expect(await landedSweepStepsOf(service, paymentId)).toEqual(succeeded(['top_up', 'top_up', 'transfer']));
    await expectBooksToAgree(service, scene);
  });

  it.each([
    ['refuses the order', { refusesWith: 'Insufficient funds' }, /takes no such order: Insufficient funds/],
    ['closes the order and gives the money back', { closesWith: 41 }, /closed the order/],
  ])('burns TRX where the provider %s', async (_, faults, reason) => {
    Object.assign(itrx.faults, faults);
    const { paymentId } = await settledSession();
    const { rentals, costSun, burntSun } = await booksOf(paymentId);
    expect(rentals).toMatchObject([{ status: 'FAILED', cost_sun: 0, reason: expect.stringMatching(reason) }]);
    expect(burntSun).toBe(6_428_500 + 1_100_000);
    expect(costSun).toBe(burntSun);
  });

  it('burns TRX where the provider cannot be asked for a price', async () => {
    itrx.faults.isDown = true;
    const { paymentId } = await settledSession();
    expect(await booksOf(paymentId)).toMatchObject({ rentals: [], burntSun: 6_428_500 + 1_100_000 });
  });
});
