import type { ChainNode } from '../../chain/port.ts';
import type { Database } from '../../db/core/database.ts';
import { type StoredBlocks, storeTransfersAgain } from '../../db/usdt/chainScan.ts';
import type { Environment } from '../../domain/money.ts';
import { transfersOf } from './chainWatcher.ts';

/** What reading again found that was not stored before. */
export type Rescan = Pick<StoredBlocks, 'deposits' | 'unexpected' | 'messages'>;

/** Where transfers are read from. */
interface RescannedChain {
  readonly environment: Environment;
  readonly node: ChainNode;
}

/** Most blocks that one call reads again: about three hours of TRON. */
export const MAX_RESCANNED_BLOCKS = 4_000;

/**
 * Reads one transaction again, and stores what of it concerns us. Harmless when all was stored.
 *
 * @returns undefined when no solid block has it, or it failed.
 */
export async function rescanTransaction(
  database: Database,
  { environment, node }: RescannedChain,
  txId: string,
): Promise<Rescan | undefined> {
  const { inclusion } = await node.findTransaction(txId);
  if (!inclusion?.isSolid || inclusion.outcome !== 'success') return undefined;
  // Its receipt tells of logs alone; the block also tells of TRX and TRC10 tokens.
  const block = await node.solidBlock(inclusion.blockNumber);
  const transfers = transfersOf(block).filter((transfer) => transfer.txId === txId);
  return storeTransfersAgain(database, { network: node.networkName, environment, transfers });
}

/** Reads solid blocks again, from and to included, and stores what concerns us. The cursor stays where it is. */
export async function rescanBlocks(
  database: Database,
  { environment, node }: RescannedChain,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Rescan> {
  const found = { deposits: 0, unexpected: 0, messages: [] as StoredBlocks['messages'][number][] };
  for (let number = from; number <= to; number++) {
    const transfers = transfersOf(await node.solidBlock(number));
    const stored = await storeTransfersAgain(database, { network: node.networkName, environment, transfers });
    found.deposits += stored.deposits;
    found.unexpected += stored.unexpected;
    found.messages.push(...stored.messages);
  }
  return found;
}
