import type { LeftoverFacts, SweepFacts, TransactionAbsence, TransferFacts } from '../domain/usdt/sweep.ts';
import type { TokenTransfer } from '../domain/usdt/tokenTransfer.ts';

/**
 * What the watcher and the sweeper need of a TRON node. The real adapter (tronNode.ts) and the sandbox's simulated chain
 * (simulator.ts) implement it.
 *
 * Units: USDT in micro-USDT, TRX in sun (1 TRX = 1,000,000 sun), both bigint. Addresses are base58check (`T…`),
 * transaction ids and block hashes 64 lower-case hex digits without a prefix. Times are milliseconds since 1970, by the
 * chain's clock.
 *
 * "Solid" means confirmed by two thirds of the block producers: such a block never changes and the solid height never
 * falls. A node may nevertheless *show* a lower height than before, when it is behind or another one answers.
 *
 * Every call may throw NodeUnavailableError: nothing is known, ask again later.
 */
export interface ChainNode {
  /** For people and metrics: `mainnet`, `nile`, `shasta`, a chain id, or `simulated`. */
  readonly networkName: string;

  /** The token contract whose transfers count as deposits. */
  readonly usdtContract: string;

  /**
   * The chain that the nodes serve, as `0x…`.
   *
   * @throws WrongChainError when every configured node serves another chain than the configured one; checked at start.
   */
  chainId(): Promise<string>;

  /** The newest block, which may still be replaced by another. */
  head(): Promise<BlockHeader>;

  /** The newest block that can no longer change. */
  solidHead(): Promise<BlockHeader>;

  /**
   * Reads one solid block whole: header, and whatever its transactions that succeeded moved: every Transfer log, TRX and
   * TRC10 tokens. Block and receipts come from one node.
   *
   * @throws NodeBehindError when the answering node has no such solid block (yet).
   * @throws IncompleteBlockError when the receipts do not fit the block's transactions. The block is to be asked for again
   * and never taken as empty.
   */
  solidBlock(number: number): Promise<ScannedBlock>;

  /**
   * Reads a block that may not be solid, to show a payment early. Nothing may be credited by it.
   *
   * @throws NodeBehindError; IncompleteBlockError.
   */
  headBlock(number: number): Promise<ScannedBlock>;

  /**
   * What each node has as the solid block of a number: its hash, `none` when it has no such block, `unavailable` when it could
   * not be asked. Never throws NodeUnavailableError.
   */
  blockHashes(number: number): Promise<readonly NodeBlockHash[]>;

  /**
   * The outcome of a transaction, as one node reports it. The solid head was read from the same node *before* the
   * transaction was looked for: no inclusion, with a solid head past the transaction's expiry, means that this node takes it
   * for lost (`hasExpired` in domain/usdt/sweep.ts says how many such answers it takes). No inclusion is reported only when no
   * node that can be asked knows one, and with the lowest of their solid heads.
   */
  findTransaction(txId: string): Promise<TransactionReport>;

  /** The USDT that an address holds, by the newest block. */
  tokenBalanceMinor(address: string): Promise<bigint>;

  /** Every configured node by itself, for what all of them have to agree on. */
  readonly peers: readonly PeerNode[];

  /** Who gets what the USDT contract takes for itself, should its fee be on: its owner; undefined where it has none. */
  tokenFeeCollector(): Promise<string | undefined>;

  /** Whether the issuer has paused the USDT contract: then it refuses every transfer of every holder. */
  tokenIsPaused(): Promise<boolean>;

  /**
   * Whether the issuer has frozen an address (`isBlackListed` of TetherToken): the contract lets it send nothing. It can still
   * receive, so that what goes to a frozen treasury is stuck there. False for a contract that freezes no addresses.
   */
  tokenIsFrozen(address: string): Promise<boolean>;

  /**
   * The contract that has taken the token over (`deprecated` and `upgradedAddress` of TetherToken); undefined while there is
   * none. Calls of the old contract go on to that one, which then writes the Transfer logs.
   */
  tokenSuccessor(): Promise<string | undefined>;

  /** The TRX that an address holds, by the newest block; 0 for one that is not active. */
  trxBalanceSun(address: string): Promise<bigint>;

  /**
   * Everything that decides what a sweep costs now: live prices, the energy that exactly this transfer uses, and the
   * sender's resources. `planSweep` in domain/usdt/sweep.ts turns it into steps.
   *
   * @param gasAddress the account that would pay for top-ups or lend energy.
   * @param loans what other sweeps have signed to lend: as long as it is in no block, it is no longer there to be lent.
   * @throws TransferImpossibleError when the token contract refuses the transfer itself (balance too low, frozen by the
   * issuer, the contract paused) as this node sees it: one that lags may say so of a transfer that is possible.
   */
  sweepFacts(
    transfer: TokenTransferOrder,
    gasAddress: string,
    loans?: readonly SignedLoan[],
  ): Promise<SweepFacts>;

  /**
   * What a transfer takes now, and what its sender has for it: as `sweepFacts`, without what others can do.
   *
   * @throws TransferImpossibleError.
   */
  transferFacts(transfer: TokenTransferOrder): Promise<TransferFacts>;

  /** What an account has staked for energy, and what is on its way back. */
  stakeOf(address: string): Promise<StakeReport>;

  /** Energy that an address has left now, staked, lent or rented. */
  availableEnergy(address: string): Promise<bigint>;

  /** Stake for energy, in sun, that an account can lend besides these loans. */
  lendableStakeSun(gasAddress: string, loans: readonly SignedLoan[]): Promise<bigint>;

  /** What decides whether the TRX of an address is brought home: `planReturn` in domain/usdt/sweep.ts says so. */
  leftoverFacts(address: string, gasAddress: string): Promise<LeftoverFacts>;

  /**
   * Prepares a transaction, tied to the chain as it is now.
   *
   * @param feeLimitSun bounds what the energy of a call may cost; too low a bound makes it fail and burn.
   */
  build(action: TransactionAction, feeLimitSun?: bigint): Promise<UnsignedTransaction>;

  /**
   * Hands a signed transaction to the network. It must have been stored before, because whatever the answer, it may land
   * until it expires. Sending it again is harmless: a transaction lands once.
   */
  broadcast(transaction: SignedTransaction): Promise<BroadcastReport>;

  /**
   * Asks each node, one by one, for everything that this service needs of it. Never throws: what a node says, or does not,
   * is what was found.
   */
  inspect(): Promise<readonly NodeInspection[]>;

  /** Closes the connections. */
  close(): Promise<void>;
}

/** One of the configured nodes; what it answers is as in `ChainNode`, by this node alone. */
export interface PeerNode extends Pick<ChainNode, 'solidHead' | 'tokenBalanceMinor' | 'tokenIsFrozen'> {
  readonly host: string;
}

/** The hash of a block at one node. */
export interface NodeBlockHash {
  readonly host: string;
  readonly hash: string | 'none' | 'unavailable';
}

/** What one node can do for us. */
export interface NodeInspection {
  readonly host: string;
  /** False when it is down or busy: then nothing is known of what it lacks. */
  readonly isReachable: boolean;
  /** A sentence for each thing that it lacks for good, with the setting that gives it; none when all is well. */
  readonly lacks: readonly string[];
}

export interface BlockHeader {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
  readonly timestampMs: number;
}

export interface ScannedBlock extends BlockHeader {
  /** How many transactions it holds, whatever they do. */
  readonly transactionCount: number;
  /**
   * In the order of the block. Zero amounts and malformed logs are left out: they move nothing. TRX and TRC10 tokens that
   * a contract sends in the course of a call are among them where the node keeps internal transactions.
   */
  readonly transfers: readonly TokenTransfer[];
}

export interface TransactionReport {
  /** The solid head of the answering node, read before it was asked for the transaction. */
  readonly solidHead: BlockHeader;
  /** Undefined when that node has the transaction in no block. */
  readonly inclusion: TransactionInclusion | undefined;
  /** Each node that was asked and has it in no block; none when some node has it. */
  readonly absences: readonly TransactionAbsence[];
  /** How many nodes are configured, whether they could be asked or not. */
  readonly nodeCount: number;
}

export interface TransactionInclusion {
  readonly blockNumber: number;
  readonly blockTimestampMs: number;
  /** Until it is solid, the block and the outcome may change. */
  readonly isSolid: boolean;
  /** `failed`: it landed, moved nothing, and burnt its fee. Landed is landed: the same transaction never runs again. */
  readonly outcome: 'success' | 'failed';
  /** The chain's word for a failure, such as `OUT_OF_ENERGY` or `REVERT`. */
  readonly failureReason: string | undefined;
  /** Sun burnt by the sender, for energy, bandwidth and activation together. */
  readonly feeSun: bigint;
  readonly energyUsed: bigint;
  /** Its Transfer logs, as in a block: proof of what a sweep moved. TRX and TRC10 tokens only a block tells of. */
  readonly transfers: readonly TokenTransfer[];
}

export interface TokenTransferOrder {
  readonly from: string;
  readonly to: string;
  readonly amountMinor: bigint;
}

/** The one action of a transaction, of those that this service ever takes. */
export type TransactionAction =
  /** To an address that is not active it also activates it, for about 1.1 TRX of the owner's. */
  | { readonly kind: 'trx_transfer'; readonly owner: string; readonly to: string; readonly amountSun: bigint }
  | {
      readonly kind: 'contract_call';
      readonly owner: string;
      readonly contract: string;
      /** Selector and arguments, lower-case hex. */
      readonly dataHex: string;
    }
  /** Lends the energy of so much of the owner's staked TRX to an active address, or takes it back. */
  | {
      readonly kind: 'energy_delegation' | 'energy_reclaim';
      readonly owner: string;
      readonly receiver: string;
      readonly stakeSun: bigint;
    }
  | StakeOrder;

export type StakeOrder =
  /** Own TRX into the stake for energy, or out of it. */
  | { readonly kind: 'stake' | 'unstake'; readonly owner: string; readonly amountSun: bigint }
  /** What was taken out of the stake and has waited long enough. */
  | { readonly kind: 'withdraw_unstaked'; readonly owner: string };

/** Amounts in sun. */
export interface StakeReport {
  readonly trxBalanceSun: bigint;
  /** Its own stake for energy that is not lent. */
  readonly stakedSun: bigint;
  readonly lentSun: bigint;
  /** What was taken out and can be withdrawn now. */
  readonly withdrawableSun: bigint;
  /** What was taken out and has to wait, the next first. */
  readonly waiting: readonly { readonly amountSun: bigint; readonly availableAtMs: number }[];
  /** How long stake waits that is taken out now. */
  readonly waitingDays: number;
}

/** An order to lend energy that is signed, and that may or may not have landed. */
export interface SignedLoan {
  readonly txId: string;
  readonly stakeSun: bigint;
}

/** A transaction as the chain will see it: the bytes are what is signed, the rest is read from them. */
export interface UnsignedTransaction {
  /** SHA-256 of the raw data, known before signing: the name under which it can be asked for. */
  readonly txId: string;
  /** Protobuf `Transaction.raw`, hex. */
  readonly rawDataHex: string;
  /** From this block time on it cannot be included. */
  readonly expiresAtMs: number;
}

/** What is stored before broadcasting, and broadcast unchanged as often as need be. */
export interface SignedTransaction {
  readonly txId: string;
  readonly expiresAtMs: number;
  /** Protobuf `Transaction` with its signature, hex. */
  readonly signedHex: string;
}

/**
 * `accepted`: the node passes it on, or had it already; not yet inclusion. `rejected`: a node refuses it for its own sake, says
 * why, and passes nothing on (java-tron, `Wallet.broadcastTransaction`); `mayBeTaken` says whether another node was handed it
 * by this call and left its answer open. An earlier broadcast may still land. `unknown`: no usable answer.
 */
export type BroadcastReport =
  | { readonly status: 'accepted' }
  | {
      readonly status: 'rejected';
      readonly code: string;
      readonly message: string;
      readonly mayBeTaken: boolean;
    }
  | { readonly status: 'unknown'; readonly reason: string };

/**
 * Signs, and alone holds the mnemonic. It reads the raw bytes itself and signs only what its rules allow: from a deposit
 * address USDT to the treasury or TRX to the gas account; from the gas account TRX or energy to a deposit address, and its
 * own stake.
 */
export interface Signer {
  /** Extended public key of `m/44'/195'/0'/0`: deposit addresses follow from it without any secret. */
  readonly extendedPublicKey: string;
  /** Pays for top-ups and lends energy. */
  readonly gasAddress: string;
  /** Where swept USDT goes. */
  readonly treasuryAddress: string;
  /** @throws SigningRefusedError naming the rule that the transaction breaks. */
  sign(transaction: UnsignedTransaction, key: SigningKey): SignedTransaction;
}

export type SigningKey =
  /** The key of a session's deposit address. */
  | { readonly kind: 'deposit'; readonly index: number }
  /** The gas account's; it gives only to the deposit address of the named index. */
  | { readonly kind: 'gas'; readonly receiverIndex: number }
  /** The gas account's; it only changes its own stake. */
  | { readonly kind: 'stake' };

/** The sandbox's chain: the same port, and deposits on demand. */
export interface SimulatedChain extends ChainNode {
  /**
   * Moves USDT from nowhere to an address, in a block of its own that is solid within a moment.
   *
   * @param deposit.isUsdt false moves a token that is not USDT; true when absent.
   * @param deposit.txId 64 hex digits, random when absent; a second deposit under the same id is the first one.
   */
  simulateDeposit(deposit: {
    readonly to: string;
    readonly amountMinor: bigint;
    readonly isUsdt?: boolean;
    readonly txId?: string | undefined;
  }): Promise<{ readonly txId: string; readonly blockNumber: number }>;

  /**
   * Moves USDT between addresses without a signature, in a block of its own: the sandbox has no key of its treasury. It fails
   * there when the sender holds too little.
   *
   * @param payment.txId 64 hex digits; a second payment under the same id is the first one.
   */
  simulatePayment(payment: TokenTransferOrder & { readonly txId: string }): Promise<void>;
}

/** A node's answer that is not what was asked for. */
export interface NodeRefusal {
  readonly httpStatus: number;
  /** How it begins. */
  readonly text: string;
}

/** The node could not be asked or gave no usable answer: a time-out, a refused connection, 429, 5xx, unreadable. */
export class NodeUnavailableError extends Error {
  override readonly name: string = 'NodeUnavailableError';
  /** How long the node asked us to wait, when it did. */
  readonly retryAfterMs: number | undefined;
  /** What it said instead of what was asked for; undefined when it said nothing whole. */
  readonly refusal: NodeRefusal | undefined;

  constructor(
    message: string,
    options: {
      readonly retryAfterMs?: number | undefined;
      readonly refusal?: NodeRefusal | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.retryAfterMs = options.retryAfterMs;
    this.refusal = options.refusal;
  }
}

/** The node answers, but does not have the block: it is behind, or keeps only later ones. */
export class NodeBehindError extends Error {
  override readonly name = 'NodeBehindError';
  readonly blockNumber: number;

  constructor(blockNumber: number) {
    super(`The node does not have block ${blockNumber}: not yet, or it keeps only later ones.`);
    this.blockNumber = blockNumber;
  }
}

/** A block whose receipts are missing, too many or of another block: to be asked for again, never taken as it is. */
export class IncompleteBlockError extends Error {
  override readonly name = 'IncompleteBlockError';
  readonly blockNumber: number;

  constructor(blockNumber: number, why: string) {
    super(`The node's answer for block ${blockNumber} is incomplete: ${why}.`);
    this.blockNumber = blockNumber;
  }
}

/** A node of another chain than the configured one: nothing may be built on it. */
export class WrongChainError extends Error {
  override readonly name = 'WrongChainError';
}

/** The token contract itself refuses a transfer. */
export class TransferImpossibleError extends Error {
  override readonly name = 'TransferImpossibleError';
}

/** The signer's rules forbid this transaction. */
export class SigningRefusedError extends Error {
  override readonly name = 'SigningRefusedError';
}
