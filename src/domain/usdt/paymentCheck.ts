import type { TokenTransfer } from './tokenTransfer.ts';

/** What a customer is told of a transaction hash that it pastes. */
export const PAYMENT_CHECK_RESULTS = [
  'found',
  'on_its_way',
  'failed',
  'another_token',
  'another_address',
  'another_network',
  'not_found',
  'not_a_hash',
  'unavailable',
] as const;
export type PaymentCheckResult = (typeof PAYMENT_CHECK_RESULTS)[number];

/** What was pasted, by its form alone. */
export type PastedHash =
  /** 64 lower-case hex digits. `isPrefixed`: written with 0x, as EVM chains do and TRON does not. */
  | { readonly kind: 'hash'; readonly txId: string; readonly isPrefixed: boolean }
  | { readonly kind: 'another_network' | 'not_a_hash' };

/**
 * Reads what a customer pasted: a hash, or the address of a block explorer that ends in one.
 *
 * - TRON: SHA-256 of the raw data, 64 hex digits (developers.tron.network, "Transactions").
 * - EVM chains: 32 bytes as `0x` and 64 hex digits (ethereum.org/developers/docs/apis/json-rpc, `eth_getTransactionByHash`).
 * - Solana: a signature of 64 bytes in base58, 86 to 88 characters (solana.com/docs/rpc, `getTransaction`).
 * - TON: 32 bytes in base64, 43 characters and `=` (docs.ton.org, "Transaction hash").
 */
export function readPastedHash(pasted: string): PastedHash {
  const text = pasted.trim();
  const last = /^https?:\/\//i.test(text)
    ? (text.split(/[/#?=]/).findLast((part) => part !== '') ?? '')
    : text;
  const [, prefix = '', digits] = /^(0x)?([0-9a-f]{64})$/i.exec(last) ?? [];
  if (digits !== undefined) return { kind: 'hash', txId: digits.toLowerCase(), isPrefixed: prefix !== '' };
  const isOfAnother = /^[1-9A-HJ-NP-Za-km-z]{86,88}$/.test(last) || /^[\w+/-]{43}=$/.test(text);
  return { kind: isOfAnother ? 'another_network' : 'not_a_hash' };
}

/**
 * What a transaction of the chain is to a session.
 *
 * @param inclusion as the chain has it; undefined when it is in no block.
 */
export function checkPayment(
  depositAddress: string,
  inclusion:
    | {
        readonly isSolid: boolean;
        readonly outcome: 'success' | 'failed';
        readonly transfers: readonly Pick<TokenTransfer, 'isUsdt' | 'to'>[];
      }
    | undefined,
): PaymentCheckResult {
  if (!inclusion) return 'not_found';
  if (inclusion.outcome === 'failed') return 'failed';
  const ofUsdt = inclusion.transfers.filter(({ isUsdt }) => isUsdt);
  if (ofUsdt.some(({ to }) => to === depositAddress)) return inclusion.isSolid ? 'found' : 'on_its_way';
  return ofUsdt.length === 0 ? 'another_token' : 'another_address';
}
