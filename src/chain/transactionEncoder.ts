// What writes transactions is tronweb, a fifth of all modules that the service would load. So this module is imported where
// the first transaction is written, and processes that write none do without it.
import { utils } from 'tronweb';
import type { TransactionAction, UnsignedTransaction } from './port.ts';
import { transactionIdOf, transactionJson } from './transaction.ts';

/**
 * Writes a transaction. Nothing of it comes from a node but the reference block, so a node cannot put words in our mouth.
 *
 * @param frame.refBlock a recent block, best a solid one: after a fork that drops it the transaction would be refused.
 */
export function encodeTransaction(
  action: TransactionAction,
  frame: {
    readonly refBlock: { readonly number: number; readonly hash: string };
    readonly timestampMs: number;
    readonly expiresAtMs: number;
    readonly feeLimitSun?: bigint | undefined;
  },
): UnsignedTransaction {
  const { refBlock, timestampMs, expiresAtMs, feeLimitSun = 0n } = frame;
  const message = utils.transaction.txJsonToPb({
    raw_data: transactionJson({
      action,
      refBlockBytesHex: refBlock.number.toString(16).padStart(16, '0').slice(-4),
      refBlockHashHex: refBlock.hash.slice(16, 32),
      expiresAtMs,
      timestampMs,
      feeLimitSun,
    }),
  });
  const rawDataHex = utils.transaction.txPbToRawDataHex(message).toLowerCase();
  return { txId: transactionIdOf(rawDataHex), rawDataHex, expiresAtMs };
}
