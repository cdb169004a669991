import { readFileSync } from 'node:fs';
import type { DepositChain } from '../api/context.ts';
import { createAddressDerivation } from '../chain/addresses.ts';
import {
  type ChainNode,
  NodeUnavailableError,
  type Signer,
  type SimulatedChain,
  WrongChainError,
} from '../chain/port.ts';
import { createSigner, type SigningCaps } from '../chain/signer.ts';
import { createSimulatedChain, sandboxWallet } from '../chain/simulator.ts';
import { createTronNode } from '../chain/tronNode.ts';
import { openWallet, unsealMnemonic } from '../chain/wallet.ts';
import type { Config, TronConfig } from '../config/config.ts';
import type { SecretSource, SettingName } from '../config/settings.ts';
import { StartError } from '../config/startError.ts';
import type { StatementRunner } from '../db/core/database.ts';
import { findOtherUsdtContract } from '../db/usdt/chainScan.ts';
import { createSimulatedChainStore } from '../db/usdt/simulatedChain.ts';
import { ENVIRONMENTS, type Environment } from '../domain/money.ts';
import type { SweepPolicy } from '../domain/usdt/sweep.ts';
import { createItrx } from '../providers/energy/itrx.ts';
import type { EnergyRentalProvider } from '../providers/energy/port.ts';
import type { OnExchange } from '../security/outboundHttp.ts';
import type { StoredSecrets } from './storedSecrets.ts';

/** What one environment's deposits are received on, and how its chain is read. Holds no secret. */
export interface Chain extends DepositChain {
  readonly node: ChainNode;
}

/** What moves them to the treasury; only the worker has it. */
export interface ChainSigning {
  readonly signer: Signer;
  /** Prices and caps; the floor is each session's own. */
  readonly sweepPolicy: Omit<SweepPolicy, 'floorMinor'>;
  /** Where sweeps may rent energy. */
  readonly rental?: EnergyRentalProvider | undefined;
}

/** The chain of each environment: undefined where none is configured; the sandbox always has its simulated one. */
export interface Chains extends Readonly<Record<Environment, Chain | undefined>> {
  readonly sandbox: SimulatedChain;
  close(): Promise<void>;
}

/** How long a transaction may land, and so how long one that got lost holds up a sweep. */
const LIFETIME_MS = 60_000;

/**
 * Connects to the chains. Nothing is asked of a node yet: `checkChains` does.
 *
 * @param options.onExchange is told what came of each exchange with a node.
 */
export function createChains(
  config: Pick<Config, 'tron' | 'sandboxSolidAfterMs'> & Pick<StoredSecrets, 'sandboxSeed'>,
  runner: StatementRunner,
  options: { readonly onExchange?: OnExchange } = {},
): Chains {
  const wallet = sandboxWallet(config.sandboxSeed);
  const sandbox = createSimulatedChain({
    store: createSimulatedChainStore(runner),
    gasAddress: wallet.gasAddress,
    solidAfterMs: config.sandboxSolidAfterMs,
  });
  const test: Chain = {
    node: sandbox,
    derivation: createAddressDerivation(wallet.extendedPublicKey),
    platformAddresses: [wallet.treasuryAddress, wallet.gasAddress, wallet.usdtContract],
  };
  const prod = config.tron && liveChain(config.tron, options);
  return {
    prod,
    test,
    sandbox,
    close: async () => prod?.node.close(),
  };
}

/** The chain of production. Nothing is asked of a node yet. */
export function liveChain(
  tron: TronConfig,
  { onExchange }: { readonly onExchange?: OnExchange } = {},
): Chain {
  return {
    node: createTronNode({
      network: tron.network,
      nodes: tron.nodes,
      usdtContract: tron.usdtContract,
      timeoutMs: tron.timeoutMs,
      lifetimeMs: LIFETIME_MS,
      onExchange,
    }),
    derivation: createAddressDerivation(tron.extendedPublicKey),
    platformAddresses: [tron.treasuryAddress, tron.gasAddress, tron.usdtContract].filter(
      (address) => address !== undefined,
    ),
  };
}

/** The environments that have a chain. */
export function environmentsOf(chains: Chains): readonly Environment[] {
  return ENVIRONMENTS.filter((environment) => chains[environment]);
}

/** The networks of the environments that have a chain. */
export function networksOf(chains: Chains): readonly string[] {
  return ENVIRONMENTS.flatMap((environment) => chains[environment]?.node.networkName ?? []);
}

/**
 * Asks the nodes which chain they serve.
 *
 * @returns the reason when no node could be asked: no obstacle, because every node is asked again before its first use.
 * @throws StartError when all of them serve another chain than the configured one. One that does beside others is out of use.
 */
export async function checkChains(chains: Chains): Promise<string | undefined> {
  try {
    await chains.prod?.node.chainId();
    return undefined;
  } catch (error) {
    if (error instanceof WrongChainError) throw new StartError(`${error.message} Check TRON_NETWORK.`);
    if (error instanceof NodeUnavailableError) return error.message;
    throw error;
  }
}

/**
 * Makes sure that production's books are in the token that is configured: what was paid in one could otherwise be owed in
 * another.
 *
 * @throws StartError when they hold deposits of another contract.
 */
export async function checkUsdtContract(
  { usdtContract }: Pick<TronConfig, 'usdtContract'>,
  runner: StatementRunner,
): Promise<void> {
  const other = await findOtherUsdtContract(runner, 'prod', usdtContract);
  if (other === undefined) return;
  throw new StartError(
    `TRON_USDT_CONTRACT is ${usdtContract}, but the books of production are in the USDT of ${other}: ` +
      'set it back, or work with another database.',
  );
}

/**
 * Opens the wallets. For the worker alone: no other role can sign.
 *
 * @param options.onExchange is told what came of each exchange with the provider of rented energy.
 * @throws StartError naming the setting that is missing or wrong, without secrets.
 */
export function openSigning(
  config: Pick<Config, 'tron'> & Pick<StoredSecrets, 'sandboxSeed'>,
  options: { readonly onExchange?: OnExchange } = {},
): (environment: Environment) => ChainSigning | undefined {
  const test = sandboxSigning(config.sandboxSeed);
  const prod = config.tron && liveSigning(config.tron, options);
  return (environment) => (environment === 'test' ? test : prod);
}

/** How often the chain of an environment is looked at, in ms. */
export function pollMsOf(
  config: Pick<Config, 'sandboxPollMs' | 'tronPollMs'>,
  environment: Environment,
): number {
  return environment === 'test' ? config.sandboxPollMs : config.tronPollMs;
}

/** What sweeps work with in each environment that has a chain. Opens the wallets that sign, so only a worker calls it. */
export function openSweeping(
  chains: Chains,
  config: Pick<Config, 'tron' | 'sandboxPollMs' | 'tronPollMs'> & Pick<StoredSecrets, 'sandboxSeed'>,
  options: { readonly onExchange?: OnExchange } = {},
) {
  const signingOf = openSigning(config, options);
  return (environment: Environment) => {
    const node = chains[environment]?.node;
    const signing = signingOf(environment);
    const pollMs = pollMsOf(config, environment);
    return node && signing && { node, ...signing, policy: signing.sweepPolicy, pollMs };
  };
}

/**
 * Opens the wallet of production, for a worker or for an operator who has it.
 *
 * @throws StartError naming the setting that is missing or wrong, without secrets.
 */
export function liveSigning(
  tron: TronConfig,
  { onExchange }: { readonly onExchange?: OnExchange } = {},
): ChainSigning {
  const { network, wallet, usdtContract, treasuryAddress, extendedPublicKey, sweepPolicy, gasAddress } = tron;
  if (wallet.encrypted === undefined) {
    throw new StartError(`TRON_WALLET must be set: the worker signs sweeps on ${network}.`);
  }
  if (wallet.passphrase === undefined) throw new StartError('TRON_WALLET_PASSPHRASE must be set.');
  const sealed = readSecret('TRON_WALLET', wallet.encrypted);
  const passphrase = readSecret('TRON_WALLET_PASSPHRASE', wallet.passphrase);
  const signer = fromSettings(() =>
    createSigner({
      wallet: openWallet(unsealMnemonic(sealed, passphrase)),
      extendedPublicKey,
      usdtContract,
      treasuryAddress,
      caps: { ...tron.caps, lifetimeMs: 2 * LIFETIME_MS },
    }),
  );
  if (gasAddress !== undefined && gasAddress !== signer.gasAddress) {
    throw new StartError(`TRON_GAS_ACCOUNT is not the gas account of the wallet, ${signer.gasAddress}.`);
  }
  const { rental, timeoutMs } = tron;
  return { signer, sweepPolicy, rental: rental && createItrx({ ...rental, timeoutMs, onExchange }) };
}

const SUN_PER_TRX = 1_000_000n;

/** Caps that no transaction of the sandbox reaches. */
const SANDBOX_CAPS: SigningCaps = {
  sweepMinor: 10n ** 15n,
  feeLimitSun: 100n * SUN_PER_TRX,
  topUpSun: 100n * SUN_PER_TRX,
  stakeSun: SUN_PER_TRX,
  lifetimeMs: 2 * LIFETIME_MS,
};

function sandboxSigning(sandboxSeed: Uint8Array): ChainSigning {
  const { keys, extendedPublicKey, treasuryAddress, usdtContract } = sandboxWallet(sandboxSeed);
  return {
    signer: createSigner({
      wallet: keys,
      extendedPublicKey,
      treasuryAddress,
      usdtContract,
      caps: SANDBOX_CAPS,
    }),
    sweepPolicy: {
      energyBy: 'top_up',
      energyMarginBasisPoints: 500n,
      feeLimitCapSun: SANDBOX_CAPS.feeLimitSun,
      topUpCapSun: SANDBOX_CAPS.topUpSun,
      sweepCapMinor: SANDBOX_CAPS.sweepMinor,
      stakeCapSun: SANDBOX_CAPS.stakeSun,
      // A merchant who tries out one USDT wants to see it swept, whatever that would cost.
      costCapBasisPoints: 10n ** 12n,
      trxPriceMinor: 350_000n,
    },
  };
}

function readSecret(name: SettingName, source: SecretSource): string {
  if ('text' in source) return source.text;
  try {
    return readFileSync(source.file, 'utf8').trim();
  } catch (error) {
    throw new StartError(
      `${name} names a file that cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

/** The wallet's own sentences, as a reason why the process cannot start. */
function fromSettings<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}
