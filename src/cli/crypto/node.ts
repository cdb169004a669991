import type { ChainNode } from '../../chain/port.ts';
import { sandboxWallet } from '../../chain/simulator.ts';
import { createChains } from '../../composition/chains.ts';
import type { Database } from '../../db/database.ts';
import type { Environment } from '../../domain/money.ts';
import { AdminError } from '../errors.ts';
import type { AdminSettings } from '../settings.ts';
import type { AdminTools } from '../tools.ts';

/** Works with the database and the chain of an environment. @throws AdminError when no chain is configured. */
export async function withNode(
  settings: AdminTools['settings'],
  withDatabase: AdminTools['withDatabase'],
  environment: Environment,
  work: (database: Database, node: ChainNode, given: AdminSettings) => Promise<void>,
): Promise<void> {
  const given = settings({ needsKeys: environment === 'test' });
  await withDatabase(given, async (database) => {
    const chains = createChains(given.config, database);
    try {
      const chain = chains.chainOf(environment);
      if (!chain)
        throw new AdminError('TRON_NODE_URL and its siblings must be set: there is no chain to read.');
      await work(database, chain.node, given);
    } finally {
      await chains.close();
    }
  });
}

/** The address of the treasury. @throws AdminError when it is not set. */
export function treasuryOf({ config }: AdminSettings, environment: Environment): string {
  const treasury =
    environment === 'prod'
      ? config.tron?.treasuryAddress
      : sandboxWallet(config.encryptionKey).treasuryAddress;
  if (treasury === undefined) throw new AdminError('TRON_TREASURY_ADDRESS must be set.');
  return treasury;
}
