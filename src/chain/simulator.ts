import { createHash, randomBytes } from 'node:crypto';
import { Mnemonic, recoverAddress } from 'ethers';
import { invariant } from '../domain/errors.ts';
import type {
  AppendOutcome,
  SimulatedAccount,
  SimulatedBlock,
  SimulatedHeads,
  SimulatedInclusion,
  SimulatedOrder,
  SimulatedTransaction,
} from '../domain/usdt/simulatedChain.ts';
import type { TransferFacts } from '../domain/usdt/sweep.ts';
import type { TokenTransfer } from '../domain/usdt/tokenTransfer.ts';
import { encodeAddress } from './addresses.ts';
import { TRX } from './nativeTokens.ts';
import {
  type BroadcastReport,
  NodeBehindError,
  type ScannedBlock,
  type SimulatedChain,
  type TokenTransferOrder,
  type TransactionAction,
  TransferImpossibleError,
  type UnsignedTransaction,
} from './port.ts';
import {
  type DecodedTransaction,
  decodeSigned,
  decodeTokenTransfer,
  decodeTransaction,
  TransactionUnreadableError,
} from './transaction.ts';
import { openWallet, type WalletKeys } from './wallet.ts';

/** Where the simulated chain keeps its blocks; db/usdt/simulatedChain.ts does so in Postgres. */
export interface SimulatedChainStore {
  /**
   * The newest block, and the newest that is older than `solidAfterMs`. Adds an empty block when the newest one is older
   * than `slotMs`, so that time passes on the chain while it is read, and costs nothing otherwise.
   */
  readHeads(options: { readonly slotMs: number; readonly solidAfterMs: number }): Promise<SimulatedHeads>;
  readBlock(number: number): Promise<SimulatedBlock | undefined>;
  findTransaction(txId: string): Promise<SimulatedInclusion | undefined>;
  /** @returns undefined for an address that was never used. */
  readAccount(address: string): Promise<SimulatedAccount | undefined>;
  /** Gives an account TRX, once. */
  endow(address: string, trxSun: bigint): Promise<void>;
  /** Runs a transaction in a block of its own. */
  append(transaction: SimulatedOrder): Promise<AppendOutcome>;
}

export interface SimulatedChainOptions {
  readonly store: SimulatedChainStore;
  /** The account that the sandbox never lets run dry. */
  readonly gasAddress: string;
  /** How old a block is when it counts as solid. */
  readonly solidAfterMs: number;
  /** How old the newest block is when looking at the chain adds another one. */
  readonly slotMs?: number | undefined;
}

/** What the sandbox's token contract would be called; nothing was ever deployed there. */
const SANDBOX_USDT = encodeAddress(
  createHash('sha256').update('merchant-payments sandbox USDT').digest('hex').slice(0, 40),
);

/** The contract of a token that is not USDT. */
const OTHER_TOKEN = encodeAddress(
  createHash('sha256').update('merchant-payments sandbox other token').digest('hex').slice(0, 40),
);

/** Deposits come from here. */
const CUSTOMER = encodeAddress(
  createHash('sha256').update('merchant-payments sandbox customer').digest('hex').slice(0, 40),
);

/** Prices and amounts of energy as on mainnet, so that a sweep in the sandbox takes the steps of a real one. */
const PRICES = {
  energyPriceSun: 100n,
  energyToHolder: 65_000n,
  energyToNewcomer: 130_000n,
  activationFeeSun: 1_100_000n,
} as const;

const TRANSFER_BYTES = 346n;
const TRX_TRANSFER_BYTES = 268n;
const STAKE_WAITING_DAYS = 14;
const FREE_BANDWIDTH = 600n;
const BANDWIDTH_PRICE_SUN = 1_000n;
const DEFAULT_SLOT_MS = 10_000;
const LIFETIME_MS = 60_000;

const REFUSAL = 'The simulated chain refuses the transaction.';

/** Nine billion TRX: more than the sandbox can ever spend, and still an exact number in JSON. */
const GAS_ENDOWMENT_SUN = 9_000_000_000_000_000n;

/** The wallet of an installation's sandbox. */
export interface SandboxWallet {
  readonly keys: WalletKeys;
  readonly extendedPublicKey: string;
  readonly treasuryAddress: string;
  readonly usdtContract: string;
  readonly gasAddress: string;
}

const WALLET_BYTES = 32;
const TREASURY_BYTES = 20;

/** Length of what the wallet of the sandbox follows from. */
export const SANDBOX_SEED_BYTES = WALLET_BYTES + TREASURY_BYTES;

/**
 * The wallet of the sandbox.
 *
 * Its addresses look like those of a public network, because the contract with merchants wants valid ones, but they are
 * for the simulated chain alone: what is sent to them on a public one is neither watched nor credited. What
 * the sandbox signs refers to blocks of the simulated chain, so no public network would take it.
 *
 * @param seed SANDBOX_SEED_BYTES random bytes.
 */
export function sandboxWallet(seed: Uint8Array): SandboxWallet {
  if (opened === undefined || !opened.seed.equals(seed)) {
    opened = { seed: Buffer.from(seed), wallet: openSandboxWallet(seed) };
  }
  return opened.wallet;
}

/** The wallet that was opened last: opening takes 17 ms, and the parts of a process all ask for the same one. */
let opened: { readonly seed: Buffer; readonly wallet: SandboxWallet } | undefined;

function openSandboxWallet(seed: Uint8Array): SandboxWallet {
  const keys = openWallet(Mnemonic.fromEntropy(seed.subarray(0, WALLET_BYTES)).phrase);
  return {
    keys,
    extendedPublicKey: keys.deposits.neuter().extendedKey,
    treasuryAddress: encodeAddress(Buffer.from(seed.subarray(WALLET_BYTES)).toString('hex')),
    usdtContract: SANDBOX_USDT,
    gasAddress: encodeAddress(keys.gas.address),
  };
}

/**
 * The sandbox's chain. Flows meet it by the same port as a TRON node: deposits enter through the same scanner, sweeps are
 * planned, signed, stored and broadcast by the same code, and cost TRX that has to be topped up first.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it is one table, of what the port asks and how the store answers it.
export function createSimulatedChain(options: SimulatedChainOptions): SimulatedChain {
  const { store, gasAddress, solidAfterMs, slotMs = DEFAULT_SLOT_MS } = options;
  let endowed: Promise<void> | undefined;

  const readHeads = () => store.readHeads({ slotMs, solidAfterMs });

  async function readBlock(number: number, newest: number): Promise<ScannedBlock> {
    const block = number > newest ? undefined : await store.readBlock(number);
    if (block === undefined) throw new NodeBehindError(number);
    const { header, transactions } = block;
    return {
      ...header,
      transactionCount: transactions.length,
      transfers: transactions.flatMap(transferOf),
    };
  }

  /** The gas account, which is given its TRX when it is first used. */
  async function gasBalanceSun(): Promise<bigint> {
    endowed ??= store.endow(gasAddress, GAS_ENDOWMENT_SUN).catch((error: unknown) => {
      endowed = undefined;
      throw error;
    });
    await endowed;
    return (await store.readAccount(gasAddress))?.trxSun ?? 0n;
  }

  async function build(action: TransactionAction, feeLimitSun?: bigint): Promise<UnsignedTransaction> {
    if (action.kind === 'trx_transfer' && action.owner === gasAddress) await gasBalanceSun();
    const { solidHead, nowMs } = await readHeads();
    const { encodeTransaction } = await import('./transactionEncoder.ts');
    return encodeTransaction(action, {
      refBlock: solidHead,
      timestampMs: nowMs,
      expiresAtMs: nowMs + LIFETIME_MS,
      feeLimitSun,
    });
  }

  async function transferFacts({ from, to, amountMinor }: TokenTransferOrder): Promise<TransferFacts> {
    const [sender, receiver] = await Promise.all([store.readAccount(from), store.readAccount(to)]);
    if ((sender?.usdtMinor ?? 0n) < amountMinor) {
      throw new TransferImpossibleError('The token contract refuses the transfer.');
    }
    return {
      energyNeeded: (receiver?.usdtMinor ?? 0n) > 0n ? PRICES.energyToHolder : PRICES.energyToNewcomer,
      energyPriceSun: PRICES.energyPriceSun,
      bandwidthNeeded: TRANSFER_BYTES,
      bandwidthPriceSun: BANDWIDTH_PRICE_SUN,
      availableEnergy: 0n,
      availableBandwidth: FREE_BANDWIDTH,
      trxBalanceSun: sender?.trxSun ?? 0n,
      isActive: sender?.isActive ?? false,
    };
  }

  const balanceMinor = async (address: string) => (await store.readAccount(address))?.usdtMinor ?? 0n;

  return {
    networkName: 'simulated',
    peers: [
      {
        host: 'simulated',
        solidHead: async () => (await readHeads()).solidHead,
        tokenBalanceMinor: balanceMinor,
        tokenIsFrozen: async () => false,
      },
    ],
    usdtContract: SANDBOX_USDT,
    tokenFeeCollector: async () => undefined,
    tokenIsPaused: async () => false,
    tokenIsFrozen: async () => false,
    tokenSuccessor: async () => undefined,
    inspect: async () => [],
    chainId: async () => 'simulated',
    head: async () => (await readHeads()).head,
    solidHead: async () => (await readHeads()).solidHead,
    solidBlock: async (number) => readBlock(number, (await readHeads()).solidHead.number),
    headBlock: async (number) => readBlock(number, (await readHeads()).head.number),

    async blockHashes(number) {
      const { solidHead } = await readHeads();
      const block = number > solidHead.number ? undefined : await store.readBlock(number);
      return [{ host: 'simulated', hash: block?.header.hash ?? 'none' }];
    },

    async findTransaction(txId) {
      const { solidHead } = await readHeads();
      const found = await store.findTransaction(txId);
      if (found === undefined) {
        const absences = [{ node: 'simulated', solidTimeMs: solidHead.timestampMs }];
        return { solidHead, inclusion: undefined, absences, nodeCount: 1 };
      }
      const { transaction, blockNumber, blockTimestampMs } = found;
      const isSuccess = transaction.outcome === 'SUCCESS';
      return {
        solidHead,
        absences: [],
        nodeCount: 1,
        inclusion: {
          blockNumber,
          blockTimestampMs,
          isSolid: blockNumber <= solidHead.number,
          outcome: isSuccess ? 'success' : 'failed',
          failureReason: isSuccess ? undefined : transaction.outcome,
          feeSun: transaction.feeSun,
          energyUsed: transaction.energyUsed,
          transfers: transferOf(transaction).filter(({ isUsdt }) => isUsdt),
        },
      };
    },

    tokenBalanceMinor: balanceMinor,
    trxBalanceSun: async (address) =>
      address === gasAddress ? gasBalanceSun() : ((await store.readAccount(address))?.trxSun ?? 0n),

    // Nothing is staked here: energy is burnt.
    lendableStakeSun: async () => 0n,
    availableEnergy: async () => 0n,
    stakeOf: async (address) => ({
      trxBalanceSun: (await store.readAccount(address))?.trxSun ?? 0n,
      stakedSun: 0n,
      lentSun: 0n,
      withdrawableSun: 0n,
      waiting: [],
      waitingDays: STAKE_WAITING_DAYS,
    }),

    leftoverFacts: async (address) => ({
      trxBalanceSun: (await store.readAccount(address))?.trxSun ?? 0n,
      bandwidthNeeded: TRX_TRANSFER_BYTES,
      bandwidthPriceSun: BANDWIDTH_PRICE_SUN,
      // What the transfer of USDT before it has left of the day's.
      availableBandwidth: FREE_BANDWIDTH - TRANSFER_BYTES,
    }),

    transferFacts,

    async sweepFacts(order) {
      const [transfer, gasSun] = await Promise.all([transferFacts(order), gasBalanceSun()]);
      return {
        ...transfer,
        activationFeeSun: PRICES.activationFeeSun,
        stakeSunPerEnergyNumerator: 1n,
        stakeSunPerEnergyDenominator: 1n,
        gasAccount: { trxBalanceSun: gasSun, availableBandwidth: FREE_BANDWIDTH, lendableStakeSun: 0n },
      };
    },

    build,

    async broadcast({ signedHex }) {
      const checked = check(signedHex);
      if ('refusal' in checked) return checked.refusal;
      const { status } = await store.append(checked.order);
      return status === 'included' || status === 'known'
        ? { status: 'accepted' }
        : { status: 'rejected', code: status, message: REFUSAL, mayBeTaken: false };
    },

    async simulateDeposit({ to, amountMinor, isUsdt = true, txId = randomBytes(32).toString('hex') }) {
      invariant(amountMinor > 0n, 'A deposit moves something.');
      const { blockNumber } = await store.append({
        txId,
        kind: isUsdt ? 'deposit' : 'other_deposit',
        from: CUSTOMER,
        to,
        amount: amountMinor,
        expiresAtMs: undefined,
        feeLimitSun: 0n,
        prices: PRICES,
      });
      invariant(blockNumber !== undefined, 'The simulated chain takes every deposit.');
      return { txId, blockNumber };
    },

    async simulatePayment({ txId, from, to, amountMinor }) {
      await gasBalanceSun();
      const order = {
        expiresAtMs: Number.MAX_SAFE_INTEGER,
        feeLimitSun: 0n,
        from,
        prices: { ...PRICES, energyPriceSun: 0n },
      };
      // An address that only received USDT is not active, and sends nothing.
      const activation = createHash('sha256').update(`activate ${from}`).digest('hex');
      await store.append({
        ...order,
        txId: activation,
        kind: 'trx_transfer',
        from: gasAddress,
        to: from,
        amount: PRICES.activationFeeSun,
      });
      const { status } = await store.append({
        ...order,
        txId,
        kind: 'usdt_transfer',
        to,
        amount: amountMinor,
      });
      invariant(
        status === 'included' || status === 'known',
        `The simulated chain refuses a payment: ${status}.`,
      );
    },

    close: async () => {},
  };
}

/** What a node checks before it takes a transaction: the bytes, the signature, and that there is such a contract. */
function check(
  signedHex: string,
): { readonly order: SimulatedOrder } | { readonly refusal: BroadcastReport } {
  const refuse = (code: string, message: string) =>
    ({ refusal: { status: 'rejected', code, message, mayBeTaken: false } }) as const;
  let transaction: DecodedTransaction;
  let signatureHex: string;
  try {
    const parts = decodeSigned(signedHex);
    signatureHex = parts.signatureHex;
    transaction = decodeTransaction(parts.rawDataHex);
  } catch (error) {
    if (error instanceof TransactionUnreadableError) return refuse('CONTRACT_VALIDATE_ERROR', error.message);
    throw error;
  }
  const { action, txId, expiresAtMs, feeLimitSun } = transaction;
  if (signerOf(txId, signatureHex) !== action.owner) {
    return refuse('SIGERROR', 'The signature is of another address.');
  }
  const common = { txId, expiresAtMs, feeLimitSun, prices: PRICES, from: action.owner };
  if (action.kind === 'trx_transfer') {
    return { order: { ...common, kind: 'trx_transfer', to: action.to, amount: action.amountSun } };
  }
  const transfer =
    action.kind === 'contract_call' && action.contract === SANDBOX_USDT
      ? decodeTokenTransfer(action.dataHex)
      : undefined;
  return transfer === undefined
    ? refuse('CONTRACT_VALIDATE_ERROR', 'The simulated chain moves TRX and USDT, and nothing else.')
    : { order: { ...common, kind: 'usdt_transfer', to: transfer.to, amount: transfer.amountMinor } };
}

function signerOf(txId: string, signatureHex: string): string | undefined {
  try {
    return encodeAddress(recoverAddress(`0x${txId}`, `0x${signatureHex}`));
  } catch {
    return undefined;
  }
}

function transferOf(transaction: SimulatedTransaction): readonly TokenTransfer[] {
  const { txId, kind, outcome, from, to, amount } = transaction;
  if (outcome !== 'SUCCESS') return [];
  const contract = contractOf(kind);
  return [{ txId, logIndex: 0, contract, isUsdt: contract === SANDBOX_USDT, from, to, amountMinor: amount }];
}

function contractOf(kind: SimulatedTransaction['kind']): string {
  if (kind === 'trx_transfer') return TRX;
  return kind === 'other_deposit' ? OTHER_TOKEN : SANDBOX_USDT;
}
