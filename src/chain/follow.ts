import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { canStillLand, hasExpired, type TransactionAbsence } from '../domain/usdt/sweep.ts';
import {
  type ChainNode,
  NodeUnavailableError,
  type SignedTransaction,
  type TransactionInclusion,
} from './port.ts';

/** A transaction that is in no block yet is handed to the network again this often. */
const REBROADCAST_MS = 10_000;

/** TRON makes a block every 3 s: two looks at the chain, as they are by default. */
export const POLLS_PER_BLOCK = 2;

/**
 * `landed`: in a solid block, whatever came of it. `expired`: it can never land, as several answers agree. `refused`: no node took
 * it when it was new. `stopped`: no longer waited for.
 */
export type FollowedTransaction =
  | { readonly outcome: 'landed'; readonly inclusion: TransactionInclusion }
  /** With the code by which a node refused it, if one did. */
  | { readonly outcome: 'expired'; readonly refusal: string | undefined }
  /** With what the node said, and how many transactions it was in a row. */
  | { readonly outcome: 'refused'; readonly said: string; readonly refusals: number }
  | { readonly outcome: 'stopped' };

/**
 * Sends a transaction, which must have been stored or noted, until it is solid, or until it can no longer land. A node
 * that gives no answer is asked again.
 *
 * @param options.isNew whether it was never handed to a node: then it is in no block that could be asked for.
 * @param options.onBroadcast is called each time that it was handed to a node.
 * @param options.noteRefusal is called when a node refused it for its own sake that is new, and no other may have taken it;
 *   resolves to how many were refused in a row when it is given up by that, and must not be handed to a node again.
 * @param options.noteResend is called before it is handed to a node again.
 * @param options.noteAbsences stores answers that it is in no block, and returns all that were ever given.
 */
export async function followTransaction(
  node: Pick<ChainNode, 'findTransaction' | 'broadcast'>,
  transaction: SignedTransaction,
  options: {
    readonly pollMs: number;
    readonly signal: AbortSignal;
    readonly logger: Pick<Logger, 'warn'>;
    readonly isNew?: boolean;
    readonly onBroadcast?: () => Promise<void>;
    readonly noteRefusal?: (said: string) => Promise<number | undefined>;
    readonly noteResend?: () => Promise<void>;
    readonly noteAbsences?: (
      absences: readonly TransactionAbsence[],
    ) => Promise<readonly TransactionAbsence[]>;
  },
): Promise<FollowedTransaction> {
  const { pollMs, signal, logger } = options;
  const { txId } = transaction;
  let sentAtMs = 0;
  let refusal: string | undefined;
  let noted: readonly TransactionAbsence[] = [];
  const note = options.noteAbsences ?? (async (more) => [...noted, ...more]);
  const wait = (waitMs: number) => pause(waitMs, undefined, { signal }).catch(() => {});
  const send = async () => {
    const answer = await node.broadcast(transaction);
    if (answer.status === 'rejected') refusal = answer.code;
    if (answer.status !== 'accepted') {
      logger.warn({ txId, answer }, 'A node did not take a transaction; it is asked for.');
    }
    sentAtMs = Date.now();
    await options.onBroadcast?.();
    return answer;
  };
  if (options.isNew && !signal.aborted) {
    const answer = await send();
    if (answer.status === 'rejected' && !answer.mayBeTaken) {
      const said = `${answer.code}: ${answer.message}`;
      const refusals = await options.noteRefusal?.(said);
      if (refusals !== undefined) return { outcome: 'refused', said, refusals };
    }
    await wait(POLLS_PER_BLOCK * pollMs);
  }
  while (!signal.aborted) {
    let waitMs = pollMs;
    try {
      const { inclusion, solidHead, absences, nodeCount } = await node.findTransaction(txId);
      if (inclusion?.isSolid) return { outcome: 'landed', inclusion };
      if (inclusion) {
        // Its block is solid when the solid head has come up to it, and asking before that finds out nothing.
        const blocksLeft = Math.max(1, inclusion.blockNumber - solidHead.number);
        waitMs = blocksLeft * POLLS_PER_BLOCK * pollMs;
      } else if (!canStillLand(transaction, solidHead.timestampMs)) {
        noted = await note(absences.filter(({ solidTimeMs }) => !canStillLand(transaction, solidTimeMs)));
        if (hasExpired(transaction, noted, nodeCount)) return { outcome: 'expired', refusal };
      } else if (Date.now() - sentAtMs >= REBROADCAST_MS) {
        await options.noteResend?.();
        await send();
      }
    } catch (error) {
      if (!(error instanceof NodeUnavailableError)) throw error;
      logger.warn({ err: error, txId }, 'The node will be asked again.');
    }
    await wait(waitMs);
  }
  return { outcome: 'stopped' };
}
