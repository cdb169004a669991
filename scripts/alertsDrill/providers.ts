import { type Stops, startedWith } from '../../drivers/parts.ts';
import { ITRX_KEY, ITRX_SECRET, type ItrxServer, startItrxServer } from '../../test/support/itrxServer.ts';
import { type PaystackServer, startPaystackServer } from '../../test/support/paystackServer.ts';
import { type QuidaxServer, startQuidaxServer } from '../../test/support/quidaxServer.ts';
import { startTronScene, type TronScene } from '../../test/support/tronScene.ts';
import { startYellowCardServer, type YellowCardServer } from '../../test/support/yellowCardServer.ts';

/** Stand-ins of the providers of production, and a TRON network whose clock is that of this machine. */
export interface Providers {
  readonly paystack: PaystackServer;
  readonly yellowcard: YellowCardServer;
  readonly quidax: QuidaxServer;
  readonly tron: TronScene;
  readonly itrx: ItrxServer;
  /** The settings of a service that uses them. */
  readonly env: Readonly<Record<string, string>>;
  /** Those of its workers alone. */
  readonly walletEnv: Readonly<Record<string, string>>;
}

/** How often there is a block. */
export const BLOCK_MS = 1_000;

export async function startProviders(stops: Stops): Promise<Providers> {
  const paystack = await startedWith(stops, startPaystackServer());
  const yellowcard = await startedWith(stops, startYellowCardServer());
  const quidax = await startedWith(stops, startQuidaxServer());
  const tron = await startedWith(stops, startTronScene({ startMs: Date.now(), slotMs: BLOCK_MS }));
  const itrx = await startedWith(stops, startItrxServer(tron.chain));
  const { TRON_WALLET = '', TRON_WALLET_PASSPHRASE = '', ...chain } = tron.env;
  return {
    paystack,
    yellowcard,
    quidax,
    tron,
    itrx,
    walletEnv: { TRON_WALLET, TRON_WALLET_PASSPHRASE },
    env: {
      ...chain,
      ...paystack.env,
      ...yellowcard.env,
      ...quidax.env,
      PROVIDER_URLS: [
        paystack.env.PROVIDER_URLS,
        yellowcard.env.PROVIDER_URLS,
        quidax.env.PROVIDER_URLS,
        `itrx=${itrx.url}`,
      ].join(','),
      TRON_ENERGY_SOURCE: 'rental',
      ITRX_API_KEY: `${ITRX_KEY}:${ITRX_SECRET}`,
    },
  };
}
