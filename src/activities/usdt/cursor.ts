import type { ChainNode, NodeBlockHash } from '../../chain/port.ts';
import type { Database } from '../../db/core/database.ts';
import { clearChainAlarm, raiseChainAlarm } from '../../db/usdt/chainAlarms.ts';
import { type ChainCursor, readCursor } from '../../db/usdt/chainScan.ts';
import {
  listCheckpoints,
  listDepositsAfter,
  listRefundedDepositsAfter,
  rewindCursor,
} from '../../db/usdt/checkpoints.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Environment } from '../../domain/money.ts';

/** A chain whose cursor is looked at. */
interface CursorSource {
  readonly database: Database;
  readonly environment: Environment;
  readonly node: Pick<ChainNode, 'networkName' | 'blockHashes'>;
}

/** Where a cursor stands, and what each node has there. */
export interface CursorCheck {
  readonly cursor: ChainCursor;
  readonly isLost: boolean;
  readonly nodes: readonly NodeBlockHash[];
}

/**
 * Compares the last block that was read with each node, and stores whether it is lost: no node has it, and one has another
 * in its place.
 *
 * @param options.isShortLost whether it is lost as well when every node has no block of that height: they may be behind.
 */
export async function checkCursor(
  { database, environment, node }: CursorSource,
  cursor: ChainCursor,
  { isShortLost = false }: { readonly isShortLost?: boolean } = {},
): Promise<CursorCheck> {
  const nodes = await node.blockHashes(cursor.blockNumber);
  const alarm = { environment, kind: 'lost_cursor', subject: node.networkName } as const;
  const isThere = nodes.some(({ hash }) => hash === cursor.blockHash);
  const isReplaced = nodes.some((each) => hasHash(each) && each.hash !== cursor.blockHash);
  const isLost = !isThere && (isReplaced || (isShortLost && nodes.every(({ hash }) => hash === 'none')));
  if (isLost) {
    await raiseChainAlarm(database, { ...alarm, note: noteOfLostBlock(cursor) });
  } else if (isThere) await clearChainAlarm(database, alarm);
  return { cursor, isLost, nodes };
}

/** What operators are told of a cursor whose block is lost. */
export function noteOfLostBlock({ blockNumber }: ChainCursor): string {
  return `Block ${blockNumber}, the last one that was read, is on no node. No deposits are read.`;
}

/** As `checkCursor`, of the cursor as it is stored. @throws DomainError `not_found` when the network was never read. */
export async function checkStoredCursor(source: CursorSource): Promise<CursorCheck> {
  const cursor = await readCursor(source.database, source.node.networkName);
  if (!cursor) throw new DomainError('not_found', 'no block of that chain was read yet');
  return checkCursor(source, cursor, { isShortLost: true });
}

/**
 * Goes back from a lost block to the last block that was read and that the nodes have: every node that answers, and at least
 * one. What comes after it is read again; what was stored stays.
 *
 * @returns where it went, and which transactions with deposits after it are in no solid block any longer: operators decide
 * about what they credited.
 * @throws DomainError `state_conflict` when the block is not lost, the nodes have no block that was read, or a refund is open of a
 * deposit that is in no solid block any longer: then nothing has changed; NodeUnavailableError.
 */
export async function rewindLostCursor(
  source: CursorSource & {
    readonly node: Pick<ChainNode, 'networkName' | 'blockHashes' | 'findTransaction'>;
  },
  order: { readonly operator: string; readonly reason: string },
): Promise<{ readonly from: ChainCursor; readonly to: ChainCursor; readonly vanished: readonly string[] }> {
  const { database, environment, node } = source;
  const network = node.networkName;
  const { cursor: from, isLost } = await checkStoredCursor(source);
  if (!isLost) throw new DomainError('state_conflict', 'the last block that was read is not lost');
  const to = await lastCommonBlock(source);
  if (!to) throw new DomainError('state_conflict', 'the nodes have none of the blocks that were read');
  const vanished: string[] = [];
  const deposits = await listDepositsAfter(database, network, to.blockNumber);
  const refunded = await listRefundedDepositsAfter(database, network, to.blockNumber);
  for (const txId of new Set([...deposits, ...refunded])) {
    const { inclusion } = await node.findTransaction(txId);
    if (!inclusion?.isSolid) vanished.push(txId);
  }
  await rewindCursor(database, { network, environment, from, to, vanished, ...order });
  return { from, to, vanished };
}

async function lastCommonBlock({ database, node }: CursorSource): Promise<ChainCursor | undefined> {
  for (const block of await listCheckpoints(database, node.networkName)) {
    const nodes = await node.blockHashes(block.blockNumber);
    const told = nodes.filter(({ hash }) => hash !== 'unavailable');
    if (told.length > 0 && told.every(({ hash }) => hash === block.blockHash)) return block;
  }
  return undefined;
}

function hasHash({ hash }: NodeBlockHash): boolean {
  return hash !== 'none' && hash !== 'unavailable';
}
