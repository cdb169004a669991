import type { Logger } from 'pino';
import { canStillLand } from '../domain/usdt/sweep.ts';
import {
  type ChainNode,
  NodeUnavailableError,
  type SignedTransaction,
  type TransactionInclusion,
} from './port.ts';

/** A transaction that is in no block yet is handed to the network again this often. */
const REBROADCAST_MS = 10_000;

/** `landed`: in a solid block, whatever came of it. `expired`: it can never land. `stopped`: no longer waited for. */
export type FollowedTransaction =
  | { readonly outcome: 'landed'; readonly inclusion: TransactionInclusion }
  /** With the code by which a node refused it, if one did. */
  | { readonly outcome: 'expired'; readonly refusal: string | undefined }
  | { readonly outcome: 'stopped' };

/**
 * Sends a transaction, which must have been stored or noted, until it is solid, or until it can no longer land. A node
 * that gives no answer is asked again.
 *
 * @param options.onBroadcast is called each time that it was handed to a node.
 */
export async function followTransaction(
  node: Pick<ChainNode, 'findTransaction' | 'broadcast'>,
  transaction: SignedTransaction,
  options: {
    readonly pollMs: number;
    readonly signal: AbortSignal;
    readonly logger: Pick<Logger, 'warn'>;
    readonly onBroadcast?: () => Promise<void>;
  },
): Promise<FollowedTransaction> {
  const { pollMs, signal, logger } = options;
  const { txId } = transaction;
  let sentAtMs = 0;
  let refusal: string | undefined;
  while (!signal.aborted) {
    try {
      const { inclusion, solidHead } = await node.findTransaction(txId);
      if (inclusion?.isSolid) return { outcome: 'landed', inclusion };
      if (!inclusion && !canStillLand(transaction, solidHead.timestampMs))
        return { outcome: 'expired', refusal };
      if (!inclusion && Date.now() - sentAtMs >= REBROADCAST_MS) {
        const answer = await node.broadcast(transaction);
        if (answer.status === 'rejected') refusal = answer.code;
        if (answer.status !== 'accepted') {
          logger.warn({ txId, answer }, 'A node did not take a transaction; it is asked for.');
        }
        sentAtMs = Date.now();
        await options.onBroadcast?.();
      }
    } catch (error) {
      if (!(error instanceof NodeUnavailableError)) throw error;
      logger.warn({ err: error, txId }, 'The node will be asked again.');
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return { outcome: 'stopped' };
}
