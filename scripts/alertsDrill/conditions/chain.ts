import { waitFor } from '../../../test/support/waitFor.ts';
import type { Scene } from '../scene.ts';
import { call, pastTheService } from './acts.ts';
import type { Condition } from './condition.ts';

/** Conditions of a TRON network of the drill's own. */

interface Session {
  readonly paymentId: string;
  readonly depositAddress: string;
}

const DEPOSIT_MICRO = 25_000_000n;

async function openSession(scene: Scene): Promise<Session> {
  const { status, body } = await call(scene, 'prod', '/crypto/payments/create', { amount: 25 });
  if (body.payment === undefined) throw new Error(`A session was refused: ${status} ${JSON.stringify(body)}`);
  return body.payment as Session;
}

const untilStatus = (scene: Scene, { paymentId }: Session, status: string) =>
  waitFor(`${paymentId} to be ${status}`, async () => {
    const { rows } = await scene.pool.query('select status from crypto_payments where id = $1', [paymentId]);
    return rows[0]?.status === status;
  });

export const energyMissing: Condition = {
  alerts: { RentedEnergyMissing: { environment: 'prod', provider: 'itrx' } },
  made: 'the market of energy refuses three orders, for the sweeps of three paid sessions',
  undone: 'the market delivers',
  async make(scene) {
    const { tron, itrx } = scene.providers;
    itrx.faults.refusesWith = 'no energy is left';
    const sessions = await Promise.all([1, 2, 3].map(() => openSession(scene)));
    for (const { depositAddress } of sessions) tron.chain.deposit(depositAddress, DEPOSIT_MICRO);
    return async () => itrx.heal();
  },
};

export const depositUnexpected: Condition = {
  alerts: { DepositsUnexpected: { environment: 'prod' } },
  made: 'a customer pays the address of a session again that was settled',
  undone: '`admin crypto deposits dismiss`',
  async make(scene) {
    const { chain } = scene.providers.tron;
    const session = await openSession(scene);
    chain.deposit(session.depositAddress, DEPOSIT_MICRO);
    await untilStatus(scene, session, 'SETTLED');
    chain.deposit(session.depositAddress, DEPOSIT_MICRO);
    return async () => {
      const found = await pastTheService(
        scene,
        "select tx_id, log_index from chain_deposits where status = 'UNEXPECTED'",
      );
      for (const { tx_id: txId = '', log_index: logIndex = '' } of found)
        await scene.admin('crypto', 'deposits', 'dismiss', txId, String(logIndex), '--reason', 'paid twice');
    };
  },
};

export const chainNotRead: Condition = {
  alerts: { ChainNotRead: { network: 'nile' } },
  made: 'the nodes have no new block for more than five minutes',
  undone: 'blocks appear again',
  async make(scene) {
    scene.blocks.stop();
    return async () => {
      // As a network that stood still: its next block has the time of this moment.
      scene.providers.tron.chain.mineUntil(Date.now());
      scene.blocks.start();
    };
  },
};
