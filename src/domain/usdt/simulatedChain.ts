/**
 * What the sandbox's chain is made of: the words that its rules (chain/simulator.ts) and its tables (db/usdt/simulatedChain.ts)
 * share. Amounts are micro-USDT or sun.
 */
export type SimulatedKind = 'deposit' | 'other_deposit' | 'usdt_transfer' | 'trx_transfer';

export interface SimulatedHeader {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
  readonly timestampMs: number;
}

export interface SimulatedHeads {
  readonly head: SimulatedHeader;
  readonly solidHead: SimulatedHeader;
  /** The time of the database, in which the blocks are dated; ms since 1970. */
  readonly nowMs: number;
}

export interface SimulatedBlock {
  readonly header: SimulatedHeader;
  readonly transactions: readonly SimulatedTransaction[];
}

/** A transaction in a block. */
export interface SimulatedTransaction {
  readonly txId: string;
  readonly kind: SimulatedKind;
  /** `SUCCESS`, `REVERT` or `OUT_OF_ENERGY`. */
  readonly outcome: string;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  readonly feeSun: bigint;
  readonly energyUsed: bigint;
}

export interface SimulatedInclusion {
  readonly transaction: SimulatedTransaction;
  readonly blockNumber: number;
  readonly blockTimestampMs: number;
}

export interface SimulatedAccount {
  readonly usdtMinor: bigint;
  readonly trxSun: bigint;
  readonly isActive: boolean;
}

/** A transaction that wants to be in a block. */
export interface SimulatedOrder {
  readonly txId: string;
  readonly kind: SimulatedKind;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  /** Undefined for deposits, which are not signed. */
  readonly expiresAtMs: number | undefined;
  readonly feeLimitSun: bigint;
  readonly prices: {
    readonly energyPriceSun: bigint;
    readonly energyToHolder: bigint;
    readonly energyToNewcomer: bigint;
    readonly activationFeeSun: bigint;
  };
}

/** `included`, `known` (a block has it already), or the word with which a node refuses it. */
export type AppendStatus = 'included' | 'known' | 'CONTRACT_VALIDATE_ERROR' | 'TRANSACTION_EXPIRATION_ERROR';

export interface AppendOutcome {
  readonly status: AppendStatus;
  /** Undefined when it was refused. */
  readonly blockNumber: number | undefined;
}
