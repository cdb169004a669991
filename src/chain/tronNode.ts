import type { OnExchange } from '../security/outboundHttp.ts';
import { TRON_NETWORKS } from './networks.ts';
import { createNodeClient, type TronNodeAddress } from './nodeClient.ts';
import { inspectNode } from './nodeInspection.ts';
import { errorOfAll, NodePool, type Peer } from './nodePool.ts';
import { headerOf, NodeReader } from './nodeReader.ts';
import {
  type BlockHeader,
  type BroadcastReport,
  type ChainNode,
  IncompleteBlockError,
  NodeBehindError,
  type NodeBlockHash,
  NodeUnavailableError,
  type PeerNode,
  type SignedTransaction,
  type TransactionReport,
  WrongChainError,
} from './port.ts';

export interface TronNodeOptions {
  /** `mainnet`, `nile`, `shasta`, or the chain id of a private network as `0x…`. */
  readonly network: string;
  /** The first answers; the others stand in while it cannot. */
  readonly nodes: readonly [TronNodeAddress, ...TronNodeAddress[]];
  readonly usdtContract: string;
  /** The longest one HTTP exchange may take. */
  readonly timeoutMs: number;
  /** How long a transaction may land after it was built. */
  readonly lifetimeMs?: number | undefined;
  /** The present in milliseconds, for waiting times only. */
  readonly clock?: (() => number) | undefined;
  /** Is told what came of each exchange with a node. */
  readonly onExchange?: OnExchange | undefined;
}

/** A solid head that stands still for longer than this may be the node's fault: blocks come every 3 s. */
const STALL_MS = 30_000;

/** What nodes give new transactions themselves. */
const DEFAULT_LIFETIME_MS = 60_000;

/**
 * A TRON network over the HTTP API of one or several nodes.
 *
 * Every call of the port is answered by one node alone: a block and its receipts, or a transaction and the solid head that
 * it is judged by, never come from two nodes of different heights.
 */
export function createTronNode(options: TronNodeOptions): ChainNode {
  const {
    network,
    usdtContract,
    timeoutMs,
    lifetimeMs = DEFAULT_LIFETIME_MS,
    clock = Date.now,
    onExchange,
  } = options;
  const expected = { name: network, chainId: BigInt(TRON_NETWORKS[network] ?? network) };
  const pool = new NodePool({
    nodes: options.nodes.map(
      (address, index) =>
        new NodeReader(
          createNodeClient({
            ...address,
            timeoutMs,
            onExchange: (measure) => onExchange?.({ ...measure, key: index + 1 }),
          }),
          { network: expected, usdtContract, clock },
        ),
    ),
    verify: (node) => node.chainId(),
    clock,
  });
  const ask: Ask = (work) => pool.ask(work, isAboutNode);

  return {
    networkName: network,
    usdtContract,
    chainId: () => readChainId(pool),
    head: async () => headerOf(await ask((node) => node.headToScan('wallet'))),
    solidHead: solidHeadReader(pool, ask, clock),
    solidBlock: (number) => ask((node) => node.block(number, 'walletsolidity')),
    headBlock: (number) => ask((node) => node.block(number, 'wallet')),
    blockHashes: (number) => readBlockHashes(pool, number),
    findTransaction: (txId) => findTransaction(pool, txId),
    tokenBalanceMinor: (address) => ask((node) => node.tokenBalanceMinor(address)),
    peers: pool.peers.map((peer) => peerOf(pool, peer)),
    tokenIsPaused: () => ask((node) => node.tokenIsPaused()),
    tokenIsFrozen: (address) => ask((node) => node.tokenIsFrozen(address)),
    tokenSuccessor: () => ask((node) => node.tokenSuccessor()),
    tokenFeeCollector: () => ask((node) => node.tokenFeeCollector()),
    trxBalanceSun: (address) => ask(async (node) => (await node.trxBalanceSun(address)) ?? 0n),
    sweepFacts: (order, gasAddress, loans = []) => ask((node) => node.sweepFacts(order, gasAddress, loans)),
    transferFacts: (order) => ask((node) => node.transferFacts(order)),
    stakeOf: (address) => ask((node) => node.stakeOf(address)),
    availableEnergy: (address) => ask(async (node) => (await node.resources(address)).energy),
    leftoverFacts: (address, gasAddress) => ask((node) => node.leftoverFacts(address, gasAddress)),
    lendableStakeSun: (gasAddress, loans) => ask((node) => node.lendableStakeSun(gasAddress, loans)),
    build: (action, feeLimitSun) => ask((node) => node.build(action, { lifetimeMs, feeLimitSun })),

    broadcast: (transaction) => broadcast(ask, transaction),

    inspect: () =>
      Promise.all(
        pool.peers.map(({ node }) =>
          inspectNode(node, {
            // In the order in which one lack hides another.
            head: () => node.head('wallet'),
            chainId: () => node.chainId(),
            solidBlock: () => node.recentSolidBlock(),
            constantCall: () => node.tokenBalanceMinor(usdtContract),
            resources: () => node.resources(usdtContract),
            parameters: () => node.parameters(),
          }),
        ),
      ),

    async close() {
      await Promise.all(pool.peers.map(({ node }) => node.close()));
    },
  };
}

type Pool = NodePool<NodeReader>;
type Ask = <Answer>(work: (node: NodeReader) => Promise<Answer>) => Promise<Answer>;

/** One of the nodes by itself. */
function peerOf(pool: Pool, peer: Peer<NodeReader>): PeerNode {
  return {
    host: peer.node.host,
    solidHead: async () => headerOf(await pool.askPeer(peer, (node) => node.head('walletsolidity'))),
    tokenBalanceMinor: (address) => pool.askPeer(peer, (node) => node.tokenBalanceMinor(address)),
    tokenIsFrozen: (address) => pool.askPeer(peer, (node) => node.tokenIsFrozen(address)),
  };
}

/** Hands a transaction to the nodes in turn until one takes or refuses it. One that leaves its answer open may have taken it. */
async function broadcast(ask: Ask, transaction: SignedTransaction): Promise<BroadcastReport> {
  let mayBeTaken = false;
  try {
    const report = await ask(async (node) => {
      try {
        return await node.broadcast(transaction);
      } catch (error) {
        mayBeTaken = true;
        throw error;
      }
    });
    return report.status === 'rejected' ? { ...report, mayBeTaken } : report;
  } catch (error) {
    if (error instanceof NodeUnavailableError) return { status: 'unknown', reason: error.message };
    throw error;
  }
}

/** Whether another node may do better. */
function isAboutNode(error: unknown): boolean {
  return (
    error instanceof NodeUnavailableError ||
    error instanceof NodeBehindError ||
    error instanceof IncompleteBlockError ||
    error instanceof WrongChainError
  );
}

/** The chain of the nodes that answer rightly. @throws WrongChainError when every node serves another; NodeUnavailableError. */
async function readChainId(pool: Pool): Promise<string> {
  // A stand-in that is down is checked when it is first needed; a wrong one is put out of use before that.
  const results = await Promise.allSettled(
    pool.peers.map((peer) => pool.askPeer(peer, (node) => node.chainId())),
  );
  const right = results.find((result) => result.status === 'fulfilled');
  if (right) return right.value;
  throw errorOfAll(results.map((result) => (result.status === 'rejected' ? result.reason : undefined)));
}

/** Reads the solid head, and asks the other nodes too when one shows a lower one than before, or the same for too long. */
function solidHeadReader(pool: Pool, ask: Ask, clock: () => number): () => Promise<BlockHeader> {
  let highest = { number: -1, atMs: 0 };
  return async () => {
    const found = headerOf(await ask((node) => node.headToScan('walletsolidity')));
    const isStale =
      found.number < highest.number || (found.number === highest.number && clock() - highest.atMs > STALL_MS);
    const best = isStale ? await bestSolidHead(pool, found) : found;
    if (best.number > highest.number) highest = { number: best.number, atMs: clock() };
    return best;
  };
}

/** What the highest of all nodes says; those that cannot be asked, or failed lately, do not count. */
async function bestSolidHead(pool: Pool, found: BlockHeader): Promise<BlockHeader> {
  let best = found;
  for (const peer of pool.peers.filter((each) => !pool.isShunned(each))) {
    const other = await pool
      .askPeer(peer, (node) => node.headToScan('walletsolidity'))
      .catch(() => undefined);
    if (other !== undefined && other.number > best.number) best = headerOf(other);
  }
  return best;
}

async function readBlockHashes(pool: Pool, number: number): Promise<readonly NodeBlockHash[]> {
  return Promise.all(
    pool.peers.map(async (peer) => {
      const { host } = peer.node;
      try {
        return { host, hash: (await pool.askPeer(peer, (node) => node.blockHash(number))) ?? 'none' };
      } catch (error) {
        if (!isAboutNode(error)) throw error;
        return { host, hash: 'unavailable' };
      }
    }),
  );
}

async function findTransaction(pool: Pool, txId: string): Promise<TransactionReport> {
  const nodeCount = pool.peers.length;
  const absent: { readonly node: string; readonly solidHead: BlockHeader }[] = [];
  const errors: unknown[] = [];
  for (const peer of pool.inOrder()) {
    if (absent.length > 0 && pool.isShunned(peer)) break;
    try {
      const report = await pool.askPeer(peer, (node) => node.findTransaction(txId));
      if (report.inclusion !== undefined) return { ...report, absences: [], nodeCount };
      absent.push({ node: peer.node.host, solidHead: report.solidHead });
    } catch (error) {
      errors.push(error);
      if (!isAboutNode(error)) throw error;
    }
  }
  // That a transaction is nowhere lets another one be signed: every node that can be asked has to say so, and it is
  // judged by the one that has seen least.
  const [cautious] = absent.toSorted((one, other) => one.solidHead.number - other.solidHead.number);
  if (cautious === undefined) throw errorOfAll(errors);
  const absences = absent.map(({ node, solidHead }) => ({ node, solidTimeMs: solidHead.timestampMs }));
  return { solidHead: cautious.solidHead, inclusion: undefined, absences, nodeCount };
}
