import { type CustodyReport, reconcileCustody } from '../../src/activities/ledger/custody.ts';
import type { ChainNode } from '../../src/chain/port.ts';
import { createTronNode, type TronNodeOptions } from '../../src/chain/tronNode.ts';
import { openWallet, sealMnemonic } from '../../src/chain/wallet.ts';
import type { Database } from '../../src/db/core/database.ts';
import type { TestService } from './service.ts';
import { LocalChain, type LocalChainOptions } from './tronNode/chain.ts';
import { startTronNodeServer, type TronNodeServer } from './tronNode/server.ts';
import { waitFor } from './waitFor.ts';

const MNEMONIC = `${'abandon '.repeat(11)}about`;
export const TREASURY = 'TMuA6YqfCeX8EhbfYEg5y7S4DqzSJireY9';
export const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** The gas account of the mnemonic above, `m/44'/195'/0'/1/0`. */
export const GAS_ACCOUNT = 'THLNguYKN3S8RUzVyi9ErynW4YmXLU5c8n';

const PASSPHRASE = 'correct horse';

/** The wallet of every scene, sealed once: that is made to be slow. */
function sealedMnemonic(): string {
  sealed ??= sealMnemonic(MNEMONIC, PASSPHRASE, { costN: 32_768 });
  return sealed;
}
let sealed: string | undefined;

/** A local TRON network with two nodes, and the settings of a service that takes live payments on it. */
export interface TronScene {
  readonly chain: LocalChain;
  readonly primary: TronNodeServer;
  readonly secondary: TronNodeServer;
  readonly env: Readonly<Record<string, string>>;
  /** Lets blocks appear by themselves; returns how to stop it. */
  tick(everyMs: number): () => void;
  stop(): Promise<void>;
}

/** Starts the network. The gas account has 10,000 TRX unless said otherwise. */
export async function startTronScene(
  options: LocalChainOptions & { readonly gasSun?: bigint } = {},
): Promise<TronScene> {
  const chain = new LocalChain({ solidLag: 3, ...options });
  const primary = await startTronNodeServer(chain);
  const secondary = await startTronNodeServer(chain);
  chain.fundTrx(GAS_ACCOUNT, options.gasSun ?? 10_000_000_000n);
  chain.mine();
  const timers = new Set<NodeJS.Timeout>();
  return {
    chain,
    primary,
    secondary,
    env: {
      TRON_NODE_URLS: `${primary.url},${secondary.url}`,
      TRON_NETWORK: 'nile',
      TRON_USDT_CONTRACT: USDT,
      TRON_XPUB: openWallet(MNEMONIC).deposits.neuter().extendedKey,
      TRON_TREASURY_ADDRESS: TREASURY,
      TRON_GAS_ACCOUNT: GAS_ACCOUNT,
      TRON_WALLET: Buffer.from(sealedMnemonic()).toString('base64'),
      TRON_WALLET_PASSPHRASE: PASSPHRASE,
      TRON_SWEEP_COST_CAP_PERCENT: '50',
      // Polls are short, and with them how long a plan may fail before a human is called: a machine under load may not
      // count as a node that is down.
      PROVIDER_TIMEOUT_MS: '40000',
      TRON_POLL_MS: '100',
    },
    tick(everyMs) {
      const timer = setInterval(() => chain.mine(), everyMs);
      timers.add(timer);
      return () => {
        clearInterval(timer);
        timers.delete(timer);
      };
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await primary.stop();
      await secondary.stop();
    },
  };
}

/** Reads the chain of a local server as the service does. */
export function localNode(
  { url }: Pick<TronNodeServer, 'url'>,
  more: Partial<TronNodeOptions> = {},
): ChainNode {
  return createTronNode({
    network: 'nile',
    nodes: [{ url, apiKey: undefined }],
    usdtContract: USDT,
    timeoutMs: 60_000,
    ...more,
  });
}

/** Compares the books of production with the chain. */
export async function compareWithChain(
  database: Database,
  { primary }: Pick<TronScene, 'primary'>,
): Promise<CustodyReport> {
  const node = localNode(primary);
  try {
    return await reconcileCustody({ database, environment: 'prod', node }, TREASURY, 'all');
  } finally {
    await node.close();
  }
}

interface LiveSession {
  readonly paymentId: string;
  readonly depositAddress: string;
}

/** Opens a live session of the service's own merchant, whose clock is the chain's: it runs much faster than ours here. */
export async function openLiveSession(service: TestService): Promise<LiveSession> {
  const { body } = await service.post(
    '/crypto/payments/create',
    { amount: 25, expiresInMinutes: 9_000 },
    { key: service.merchant.apiKeys.prod },
  );
  return body.payment;
}

/** Resolves when a live session of the service's own merchant has a status. */
export const untilLiveSession = (service: TestService, paymentId: string, status: string) =>
  waitFor(`${paymentId} to be ${status}`, async () => {
    const key = service.merchant.apiKeys.prod;
    const { body } = await service.get(`/crypto/payments/${paymentId}`, { key });
    return body.payment.status === status;
  });

/** A live session that is paid and swept, of the service's own merchant. Resolves when it is settled. */
export async function settledSession(
  service: TestService,
  { chain }: Pick<TronScene, 'chain'>,
): Promise<LiveSession> {
  const session = await openLiveSession(service);
  chain.deposit(session.depositAddress, 25_000_000n);
  await untilLiveSession(service, session.paymentId, 'SETTLED');
  return session;
}
