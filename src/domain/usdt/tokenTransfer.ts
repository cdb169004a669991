/**
 * What a transaction that succeeded moved: one Transfer log of a TRC20 contract, for any caller of the contract, or the TRX or
 * TRC10 tokens that the transaction itself, or a contract in its course, sends.
 */
export interface TokenTransfer {
  readonly txId: string;
  /**
   * Position among the transaction's logs, 0 for what writes none, and from 1,000,000 on for what is moved inside a call
   * without a log: with `txId` it names the transfer for good.
   */
  readonly logIndex: number;
  /**
   * The contract that wrote the log. Any contract may write any log: only `isUsdt` makes it money. `TRX`, or
   * `TRC10:<id>`, where there is none (chain/nativeTokens.ts).
   */
  readonly contract: string;
  /** True when `contract` is the configured USDT contract. Others are to be recorded and shown, never credited. */
  readonly isUsdt: boolean;
  readonly from: string;
  readonly to: string;
  /**
   * > 0, and up to 2^256 - 1: a strange contract may claim anything, so check the range before storing as bigint
   * (numeric(78) holds all). TRX is in sun, another token in that token's own unit.
   */
  readonly amountMinor: bigint;
}
