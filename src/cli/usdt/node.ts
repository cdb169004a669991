import type { ChainNode, SimulatedChain } from '../../chain/port.ts';
import { sandboxWallet } from '../../chain/simulator.ts';
import { checkUsdtContract, createChains, liveChain } from '../../composition/chains.ts';
import { openStoredSecrets } from '../../composition/storedSecrets.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/core/database.ts';
import type { Environment } from '../../domain/money.ts';
import { AdminError } from '../errors.ts';
import type { AdminTools } from '../tools.ts';

/** A chain as commands read it. */
export interface ReadableChain {
  readonly node: ChainNode;
  readonly treasuryAddress: string;
  /** Addresses that no refund is paid to. */
  readonly platformAddresses: readonly string[];
  /** The chain of the sandbox, where that is it. */
  readonly sandbox?: SimulatedChain;
}

interface OpenChain extends ReadableChain {
  readonly close: () => Promise<void>;
}

/** Works with the database and the chain of an environment. @throws AdminError when no chain is configured. */
export function withNode<Result>(
  { withDatabase }: Pick<AdminTools, 'withDatabase'>,
  environment: Environment,
  work: (database: Database, chain: ReadableChain) => Promise<Result>,
): Promise<Result> {
  return withDatabase(
    async ({ database, settings: { config } }) => {
      const open = environment === 'prod' ? openLive : openSandbox;
      const { close, ...chain } = await open(config, database);
      try {
        return await work(database, chain);
      } finally {
        await close();
      }
    },
    { needsKeys: environment === 'test' },
  );
}

async function openLive({ tron }: Config, database: Database): Promise<OpenChain> {
  if (!tron) {
    throw new AdminError(
      'TRON_NODE_URLS and the other TRON settings are not set for this command, so there is no chain to read: run it with the ' +
        'settings of a worker.',
    );
  }
  await checkUsdtContract(tron, database);
  const { node, platformAddresses } = liveChain(tron);
  const { treasuryAddress } = tron;
  return { node, treasuryAddress, platformAddresses, close: async () => node.close() };
}

async function openSandbox(config: Config, database: Database): Promise<OpenChain> {
  const { sandboxSeed } = await openStoredSecrets(database, config);
  const chains = createChains({ ...config, sandboxSeed }, database);
  const { treasuryAddress } = sandboxWallet(sandboxSeed);
  const platformAddresses = chains.test?.platformAddresses ?? [];
  const { sandbox } = chains;
  return { node: sandbox, sandbox, treasuryAddress, platformAddresses, close: () => chains.close() };
}
