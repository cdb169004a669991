import { setTimeout as pause } from 'node:timers/promises';
import { ApplicationFailure, Context } from '@temporalio/activity';
import type { Logger } from 'pino';
import { POLLS_PER_BLOCK } from '../../chain/follow.ts';
import {
  type BlockHeader,
  type ChainNode,
  NodeBehindError,
  NodeUnavailableError,
  type ScannedBlock,
} from '../../chain/port.ts';
import type { ChainWatcherInput } from '../../contract/flows.ts';
import type { Database } from '../../db/core/database.ts';
import {
  beginCursor,
  type ChainCursor,
  hasSessionToPay,
  oldestSessionMs,
  readCursor,
  type ScannedTransfer,
  storeBlocks,
  storeSightings,
} from '../../db/usdt/chainScan.ts';
import type { Environment } from '../../domain/money.ts';
import { MINUTE_MS, SECOND_MS } from '../../domain/time.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { workerStops } from '../stopping.ts';
import { checkCursor, noteOfLostBlock } from './cursor.ts';
import { watchToken } from './tokenWatch.ts';

/** Blocks read and stored together while catching up. */
const BATCH_BLOCKS = 20;

/** Head blocks are looked at only as long as the watcher is not further behind than this. */
const HEAD_BLOCKS = 60;

/** One run of the activity: long enough to be rare in the history, short enough to move to another worker now and then. */
const RUN_MS = 15 * MINUTE_MS;

/** The longest wait after failures in a row. A node that says when to come back is believed up to a minute. */
const MAX_WAIT_MS = 10 * SECOND_MS;
const MAX_ASKED_WAIT_MS = MINUTE_MS;

/** A block that does not follow the one read before it. Nothing is stored before a node tells a consistent story. */
class BrokenChainError extends Error {
  override readonly name = 'BrokenChainError';
}

/** The last block that was read is on no node. An operator has to go back. */
class LostBlockError extends Error {
  override readonly name = 'LostBlockError';
}

/** What the watcher works with. */
interface ChainWatcherDependencies extends Omit<ActivityDependencies, 'ledger'> {
  /** The chain of an environment; undefined where none is configured. */
  readonly chainOf: (environment: Environment) => ChainNode | undefined;
  /** Where swept USDT goes. */
  readonly treasuryOf: (environment: Environment) => string | undefined;
  readonly metrics: Pick<Metrics, 'chainScanFailures' | 'cryptoDeposits'>;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  /** How often a chain is asked for news, in ms. */
  readonly pollMsOf: (environment: Environment) => number;
}

export type ChainWatcherActivities = ReturnType<typeof createChainWatcherActivities>;

/** Reads chains. Several may read one at once, after a partition: the cursor is moved by one of them only. */
export function createChainWatcherActivities(dependencies: ChainWatcherDependencies) {
  return {
    /**
     * Reads the chain of an environment, block after block, for about a quarter of an hour.
     *
     * @returns whether there is a chain to read.
     * @throws ApplicationFailure while the last block that was read is lost, so that the Temporal UI shows it.
     */
    async watchChain({ environment }: ChainWatcherInput): Promise<'watched' | 'not_configured'> {
      const node = dependencies.chainOf(environment);
      if (!node) return 'not_configured';
      const stopping = AbortSignal.any([dependencies.stopping, Context.current().cancellationSignal]);
      const treasuryAddress = dependencies.treasuryOf(environment);
      if (treasuryAddress !== undefined)
        await watchToken({ ...dependencies, environment, node }, treasuryAddress);
      const scanner = createScanner(dependencies, environment, node);
      const endsAtMs = Date.now() + RUN_MS;
      let failures = 0;
      while (!stopping.aborted && Date.now() < endsAtMs) {
        const pollMs = dependencies.pollMsOf(environment);
        let waitMs = pollMs;
        try {
          // After a new block the next one is a block's time away, and asking before that finds out nothing.
          waitMs = { more: 0, new: POLLS_PER_BLOCK * pollMs, none: pollMs }[await scanner.round()];
          failures = 0;
        } catch (error) {
          failures++;
          waitMs = waitAfterFailureMs(error, failures);
          dependencies.metrics.chainScanFailures.inc({ network: node.networkName, reason: nameOf(error) });
          const isBroken = error instanceof BrokenChainError || error instanceof LostBlockError;
          const log = failures > 10 || isBroken ? 'error' : 'warn';
          dependencies.logger[log]({ err: error, network: node.networkName }, 'Blocks are read again later.');
          if (error instanceof LostBlockError) throw lostBlock(error, environment);
        }
        // A wait that is cut short is not a failure.
        if (waitMs > 0) await pause(waitMs, undefined, { signal: stopping }).catch(() => {});
      }
      if (stopping.aborted) throw workerStops();
      return 'watched';
    },
  };
}

/** What reading one chain works with. */
type ScannerDependencies = Pick<ChainWatcherDependencies, 'database' | 'dispatch' | 'metrics' | 'faultPoint'>;

/** Reads one chain; keeps nothing in memory that the database does not know, but for where it last looked at the head. */
export function createScanner(dependencies: ScannerDependencies, environment: Environment, node: ChainNode) {
  const { database, dispatch, metrics, faultPoint } = dependencies;
  const network = node.networkName;
  let sightedUpTo = 0;
  let cursor: ChainCursor | undefined;

  /**
   * One round: the next solid blocks, stored together, and a look at the head while a customer may pay. A block costs two
   * requests: the look at the solid head, which is the newest of them, and its receipts.
   *
   * @returns `more` when further solid blocks are waiting; otherwise whether there was a new one.
   */
  async function round(): Promise<'more' | 'new' | 'none'> {
    const solid = await node.solidHead();
    cursor ??= (await readCursor(database, network)) ?? (await begin(node, solid, { database, environment }));
    const isNew = solid.number > cursor.blockNumber;
    if (isNew) {
      cursor = await readBatch(cursor, Math.min(solid.number, cursor.blockNumber + BATCH_BLOCKS));
      if (solid.number > cursor.blockNumber) return 'more';
    }
    if (await hasSessionToPay(database, environment)) await lookAtHead(cursor);
    return isNew ? 'new' : 'none';
  }

  async function readBatch(from: ChainCursor, upTo: number): Promise<ChainCursor> {
    const { blocks, failure } = await readInOrder(node, from, upTo).catch(async (error: unknown) => {
      if (error instanceof BrokenChainError) {
        const { isLost } = await checkCursor({ database, environment, node }, from);
        // An operator may have moved it meanwhile.
        cursor = undefined;
        if (isLost) throw new LostBlockError(noteOfLostBlock(from), { cause: error });
      }
      throw error;
    });
    const last = blocks.at(-1);
    if (!last) throw failure;
    const transfers = blocks.flatMap(transfersOf);
    if (transfers.length > 0) await faultPoint?.('scan.read');
    const to = cursorAt(last);
    const stored = await storeBlocks(database, { network, environment, transfers }, { from, to });
    if (stored.deposits > 0) await faultPoint?.('scan.stored');
    if (!stored.isMoved) {
      // Another scanner was faster: go on from where it is.
      const moved = await readCursor(database, network);
      if (!moved) throw new BrokenChainError('The cursor has vanished.');
      return moved;
    }
    if (stored.deposits > 0) metrics.cryptoDeposits.inc({ environment, kind: 'received' }, stored.deposits);
    if (stored.unexpected > 0)
      metrics.cryptoDeposits.inc({ environment, kind: 'unexpected' }, stored.unexpected);
    if (stored.messages.length > 0) dispatch(stored.messages);
    // What could be read is kept, and what could not is a failure all the same, so that the next try waits.
    if (failure) {
      cursor = to;
      throw failure;
    }
    return to;
  }

  async function lookAtHead(at: ChainCursor): Promise<void> {
    const head = await node.head();
    const from = Math.max(at.blockNumber, sightedUpTo, head.number - HEAD_BLOCKS) + 1;
    for (let number = from; number <= head.number; number++) {
      const block = await node.headBlock(number);
      const transfers = transfersOf(block).filter(({ isUsdt }) => isUsdt);
      if (transfers.length > 0) dispatch(await storeSightings(database, { network, environment, transfers }));
      sightedUpTo = number;
    }
  }

  return { round };
}

/**
 * Reads the blocks after a cursor a few at a time.
 *
 * @param upTo the last one.
 * @returns those before the first that could not be read, and why it could not.
 * @throws BrokenChainError when one does not follow the one before it.
 */
async function readInOrder(
  node: ChainNode,
  { blockNumber, blockHash }: ChainCursor,
  upTo: number,
): Promise<{ readonly blocks: readonly ScannedBlock[]; readonly failure: unknown }> {
  const blocks: ScannedBlock[] = [];
  let previous = { number: blockNumber, hash: blockHash };
  for (let start = blockNumber + 1; start <= upTo; start += 4) {
    const numbers = Array.from({ length: Math.min(4, upTo + 1 - start) }, (_, offset) => start + offset);
    const results = await Promise.allSettled(numbers.map((number) => node.solidBlock(number)));
    for (const result of results) {
      if (result.status === 'rejected') return { blocks, failure: result.reason };
      const block = result.value;
      if (block.number !== previous.number + 1 || block.parentHash !== previous.hash) {
        throw new BrokenChainError(`Block ${block.number} does not follow block ${previous.number}.`);
      }
      blocks.push(block);
      previous = block;
    }
  }
  return { blocks, failure: undefined };
}

/** Where reading begins: now or, when sessions are older than that, before the first of them. */
async function begin(
  node: ChainNode,
  solid: BlockHeader,
  { database, environment }: { readonly database: Database; readonly environment: Environment },
): Promise<ChainCursor> {
  const oldestMs = await oldestSessionMs(database, environment);
  let block = await node.solidBlock(solid.number);
  let step = 32;
  let isNearTheOldest = false;
  while (oldestMs !== undefined && block.timestampMs >= oldestMs && block.number > 0) {
    try {
      block = await node.solidBlock(Math.max(0, block.number - step));
      if (!isNearTheOldest) step *= 2;
    } catch (error) {
      // A node that keeps no older blocks has none that could concern us more than its oldest.
      if (!(error instanceof NodeBehindError)) throw error;
      if (step === 1) break;
      isNearTheOldest = true;
      step = Math.floor(step / 2);
    }
  }
  await beginCursor(database, node.networkName, { environment, ...cursorAt(block) });
  const begun = await readCursor(database, node.networkName);
  if (!begun) throw new BrokenChainError('The cursor could not be begun.');
  return begun;
}

function cursorAt({ number, hash, timestampMs }: BlockHeader): ChainCursor {
  return { blockNumber: number, blockHash: hash, blockTimeMs: timestampMs };
}

/** The transfers of a block as the database takes them. */
export function transfersOf(block: ScannedBlock): readonly ScannedTransfer[] {
  return block.transfers.map((transfer) => ({
    ...transfer,
    blockNumber: block.number,
    blockTimeMs: block.timestampMs,
  }));
}

function lostBlock({ message }: LostBlockError, environment: Environment): ApplicationFailure {
  return ApplicationFailure.create({
    message: `${message} Type: npm run admin -- crypto cursor check --env ${environment}`,
    type: 'LostBlock',
    nextRetryDelay: '10 seconds',
  });
}

/** How long to wait after so many failures in a row, in ms: longer each time, and at least as long as the node asks. */
export function waitAfterFailureMs(error: unknown, failures: number): number {
  const asked = error instanceof NodeUnavailableError ? (error.retryAfterMs ?? 0) : 0;
  const backoff = Math.min(250 * 2 ** Math.min(failures, 10), MAX_WAIT_MS);
  return Math.max(Math.min(asked, MAX_ASKED_WAIT_MS), backoff);
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
