import type { z } from 'zod';
import type { LeftoverFacts, SweepFacts, TransferFacts } from '../domain/usdt/sweep.ts';
import { encodeAddress } from './addresses.ts';
import { outcomeOf, parseBlock, type RawBlock, scanBlock, transfersOf } from './blocks.ts';
import {
  accountAnswer,
  blockAnswer,
  broadcastAnswer,
  chainIdAnswer,
  chainParameter,
  lendableAnswer,
  parametersAnswer,
  receiptAnswer,
  receiptsAnswer,
  resourcesAnswer,
  simulationAnswer,
} from './nodeAnswers.ts';
import type { NodeClient } from './nodeClient.ts';
import {
  type BlockHeader,
  type BroadcastReport,
  NodeBehindError,
  NodeUnavailableError,
  type ScannedBlock,
  type SignedLoan,
  type SignedTransaction,
  type StakeReport,
  type TokenTransferOrder,
  type TransactionAction,
  type TransactionInclusion,
  type TransactionReport,
  TransferImpossibleError,
  type UnsignedTransaction,
  WrongChainError,
} from './port.ts';
import {
  addressHex,
  decodeSigned,
  encodeSigned,
  encodeTokenTransfer,
  rawDataJson,
  tokenTransferOf,
} from './transaction.ts';

/** Bytes that the chain adds to a transaction's size, for its result (java-tron, MAX_RESULT_SIZE_IN_TX). */
const RESULT_BYTES = 64;

/**
 * Refusals that speak of the transaction, which another one may not meet; anything else speaks of the node: that it is busy, has
 * no peers, or is not in step (tronprotocol/java-tron, protocol/src/main/protos/api/api.proto, `Return.response_code`).
 */
const REJECTIONS: ReadonlySet<string> = new Set([
  'SIGERROR',
  'CONTRACT_VALIDATE_ERROR',
  'CONTRACT_EXE_ERROR',
  'BANDWITH_ERROR',
  'TAPOS_ERROR',
  'TOO_BIG_TRANSACTION_ERROR',
  'TRANSACTION_EXPIRATION_ERROR',
]);

/** Hex digits before the arguments of a call, and before the account in an address. */
const SELECTOR_DIGITS = 8;
const NETWORK_PREFIX_DIGITS = 2;

/**
 * With this a node says that the call itself fails. Any other code speaks of the node: it answers CONTRACT_VALIDATE_ERROR
 * where it is not set up for such calls, or has no such contract.
 */
const CALL_FAILED = 'CONTRACT_EXE_ERROR';

/** For how long the newest block may be taken from the look at the head: blocks come every 3 s, and one may be replaced. */
const NEWEST_MS = 3_000;

/** Which of a node's two ledgers is asked: the newest, or the one that cannot change. */
export type Room = 'wallet' | 'walletsolidity';

/** The chain that a node has to serve. */
export interface ExpectedNetwork {
  readonly name: string;
  /** As a number: nodes tell four bytes, whose zeros in front others leave out. */
  readonly chainId: bigint;
}

/**
 * Asks one TRON node whatever this service needs of it, and reads its answers. What is named as in ChainNode (port.ts) answers
 * as it does there, by this node alone.
 */
export class NodeReader {
  readonly host: string;
  readonly #client: NodeClient;
  readonly #network: ExpectedNetwork;
  readonly #usdtContract: string;
  /** The newest block of each ledger, until it is read with what it moved. */
  readonly #newest = new Map<Room, { readonly block: RawBlock; readonly atMs: number }>();
  readonly #clock: () => number;

  /** @param options.clock the present in milliseconds, for waiting times only. */
  constructor(
    client: NodeClient,
    {
      network,
      usdtContract,
      clock,
    }: {
      readonly network: ExpectedNetwork;
      readonly usdtContract: string;
      readonly clock: () => number;
    },
  ) {
    this.#clock = clock;
    this.host = client.host;
    this.#client = client;
    this.#network = network;
    this.#usdtContract = usdtContract;
  }

  /** @throws WrongChainError. */
  async chainId(): Promise<string> {
    const question = { jsonrpc: '2.0', id: 1, method: 'net_version', params: [] };
    const answer = await this.#client.post('/jsonrpc', question, chainIdAnswer);
    const chainId = BigInt(answer.result);
    if (chainId !== this.#network.chainId) {
      throw new WrongChainError(
        `The TRON node ${this.host} serves chain ${hexOf(chainId)}, not ${hexOf(this.#network.chainId)} (${this.#network.name}).`,
      );
    }
    return hexOf(chainId);
  }

  /** The newest block of a ledger. */
  head(room: Room): Promise<RawBlock> {
    return this.#readHead(room, this.#client.post);
  }

  /** The newest block of a ledger, to read what came since. */
  headToScan(room: Room): Promise<RawBlock> {
    return this.#readHead(room, this.#client.postForScan);
  }

  async #readHead(room: Room, post: NodeClient['post']): Promise<RawBlock> {
    const answer = await post(`/${room}/getnowblock`, {}, blockAnswer);
    const block = answer && parseBlock(answer);
    if (block === undefined) throw new NodeUnavailableError(`${this.host} has no block.`);
    this.#newest.set(room, { block, atMs: this.#clock() });
    return block;
  }

  /** The hash of a solid block; undefined when the node has no such block. */
  async blockHash(number: number): Promise<string | undefined> {
    const answer = await this.#client.post('/walletsolidity/getblockbynum', { num: number }, blockAnswer);
    return answer && parseBlock(answer, number)?.hash;
  }

  /**
   * A block with what it moved. The newest one came whole with the look at the head, and only its receipts are asked for.
   *
   * @throws NodeBehindError, IncompleteBlockError.
   */
  async block(number: number, room: Room): Promise<ScannedBlock> {
    // Both at once: after an outage there are thousands of blocks to catch up on.
    const [block, receipts] = await Promise.all([
      this.#takeNewest(number, room) ?? this.#blockByNumber(number, room),
      this.#client.postForScan(`/${room}/gettransactioninfobyblocknum`, { num: number }, receiptsAnswer),
    ]);
    if (block === undefined) throw new NodeBehindError(number);
    return scanBlock(block, receipts, this.#usdtContract);
  }

  async #blockByNumber(number: number, room: Room): Promise<RawBlock | undefined> {
    const answer = await this.#client.postForScan(`/${room}/getblockbynum`, { num: number }, blockAnswer);
    return answer && parseBlock(answer, number);
  }

  /** The newest block where it is this one and was just read, once: what does not fit its receipts is asked for again. */
  #takeNewest(number: number, room: Room): RawBlock | undefined {
    const newest = this.#newest.get(room);
    if (newest?.block.number !== number) return undefined;
    this.#newest.delete(room);
    return this.#clock() - newest.atMs < NEWEST_MS ? newest.block : undefined;
  }

  /** One that has been solid for a moment, so that the node has everything of it. */
  async recentSolidBlock(): Promise<ScannedBlock> {
    const { number } = await this.head('walletsolidity');
    return this.block(Math.max(0, number - 1), 'walletsolidity');
  }

  /** Where a ledger has a transaction; undefined when it is in no block of it. */
  async inclusion(txId: string, room: Room): Promise<TransactionInclusion | undefined> {
    const receipt = await this.#client.post(
      `/${room}/gettransactioninfobyid`,
      { value: txId },
      receiptAnswer,
    );
    if (receipt === undefined) return undefined;
    if (receipt.id !== txId) {
      throw new NodeUnavailableError(`${this.host} described another transaction than asked for.`);
    }
    const outcome = outcomeOf(receipt);
    return {
      blockNumber: receipt.blockNumber,
      blockTimestampMs: receipt.blockTimeStamp,
      isSolid: room === 'walletsolidity',
      outcome: outcome === 'SUCCESS' ? 'success' : 'failed',
      failureReason: outcome === 'SUCCESS' ? undefined : outcome,
      feeSun: BigInt(receipt.fee),
      energyUsed: BigInt(receipt.receipt.energy_usage_total),
      transfers: transfersOf(receipt, this.#usdtContract),
    };
  }

  async findTransaction(txId: string): Promise<Pick<TransactionReport, 'solidHead' | 'inclusion'>> {
    const solid = headerOf(await this.head('walletsolidity'));
    const inclusion =
      (await this.inclusion(txId, 'walletsolidity')) ?? (await this.inclusion(txId, 'wallet'));
    return { solidHead: solid, inclusion };
  }

  /** The energy and bandwidth of an account, and of the whole chain. */
  async resources(address: string): Promise<Resources> {
    return this.#client.post('/wallet/getaccountresource', body(address), resourcesAnswer);
  }

  /** @returns the account's TRX in sun, or undefined for an address that is not active. */
  async trxBalanceSun(address: string): Promise<bigint | undefined> {
    const account = await this.#account(address);
    return account && BigInt(account.balance);
  }

  /** Undefined for an address that is not active. */
  async #account(address: string): Promise<z.infer<typeof accountAnswer>> {
    const account = await this.#client.post('/wallet/getaccount', body(address), accountAnswer);
    if (account !== undefined && account.address.toLowerCase() !== addressHex(address)) {
      throw new NodeUnavailableError(`${this.host} described another account than asked for.`);
    }
    return account;
  }

  /**
   * Runs a call without a transaction, for its result and the energy that it uses. `estimateenergy` is not asked: it looks for
   * a fee limit, and stops within 1 TRX of what the call uses (java-tron, `Wallet.estimateEnergy`), which would be left on
   * an address that is not used again.
   */
  async #simulateCall(call: {
    readonly owner: string;
    readonly function: string;
    readonly parameter: string;
  }): Promise<Simulation> {
    const question = {
      owner_address: addressHex(call.owner),
      contract_address: addressHex(this.#usdtContract),
      function_selector: call.function,
      parameter: call.parameter,
      visible: false,
    };
    const run = await this.#client.post('/wallet/triggerconstantcontract', question, simulationAnswer);
    const { result, code = 'no code', message } = run.result;
    if (result !== true && code !== CALL_FAILED) {
      const sentence = textOfHex(message);
      const remedy = remedyFor(sentence, this.#usdtContract);
      if (remedy === undefined) {
        // java-tron cuts a call off after 80 ms of its own time, also one that another node answers at once (issue 4416).
        throw new NodeUnavailableError(`${this.host} is busy (${code}: ${sentence}).`);
      }
      throw new NodeUnavailableError(
        `${this.host} runs no constant calls (${code}: ${sentence}): ${remedy}.`,
        { refusal: { httpStatus: 200, text: sentence } },
      );
    }
    return run;
  }

  async tokenBalanceMinor(address: string): Promise<bigint> {
    const { constant_result } = await this.#simulateCall({
      owner: address,
      function: 'balanceOf(address)',
      parameter: addressHex(address).slice(NETWORK_PREFIX_DIGITS).padStart(64, '0'),
    });
    const word = constant_result?.[0];
    if (word === undefined || !/^[0-9a-f]{64}$/.test(word)) {
      throw new NodeUnavailableError(`${this.host} told no balance.`);
    }
    return BigInt(`0x${word}`);
  }

  async tokenFeeCollector(): Promise<string | undefined> {
    const call = { owner: this.#usdtContract, function: 'owner()', parameter: '' };
    const { constant_result } = await this.#simulateCall(call);
    const account = /^0{24}([0-9a-f]{40})$/.exec(constant_result?.[0] ?? '')?.[1];
    return account && encodeAddress(account);
  }

  async tokenIsPaused(): Promise<boolean> {
    const call = { owner: this.#usdtContract, function: 'paused()', parameter: '' };
    const { constant_result } = await this.#simulateCall(call);
    // A contract that cannot be paused answers nothing.
    return /^0{63}1$/.test(constant_result?.[0] ?? '');
  }

  async tokenIsFrozen(address: string): Promise<boolean> {
    return this.#flag('isBlackListed(address)', address);
  }

  async tokenSuccessor(): Promise<string | undefined> {
    if (!(await this.#flag('deprecated()', undefined))) return undefined;
    const call = { owner: this.#usdtContract, function: 'upgradedAddress()', parameter: '' };
    const account = /^0{24}([0-9a-f]{40})$/.exec(await this.#word(call))?.[1];
    if (account === undefined) throw new NodeUnavailableError(`${this.host} told no address.`);
    return encodeAddress(account);
  }

  /** What a function of the contract says of an address, or of itself; false where it has no such function. */
  async #flag(name: string, address: string | undefined): Promise<boolean> {
    const parameter =
      address === undefined ? '' : addressHex(address).slice(NETWORK_PREFIX_DIGITS).padStart(64, '0');
    const word = await this.#word({ owner: this.#usdtContract, function: name, parameter });
    if (/^0{63}1$/.test(word)) return true;
    if (/^0{64}$/.test(word) || word === '') return false;
    throw new NodeUnavailableError(`${this.host} told neither yes nor no.`);
  }

  /** The first word of a call's result; empty where the contract refuses the call, as it does for a function it lacks. */
  async #word(call: {
    readonly owner: string;
    readonly function: string;
    readonly parameter: string;
  }): Promise<string> {
    const { constant_result, transaction } = await this.#simulateCall(call);
    const isRefused = transaction?.ret?.some(({ ret }) => ret === 'FAILED') === true;
    const word = constant_result?.[0];
    if (!isRefused && (word === undefined || !/^[0-9a-f]{64}$/.test(word))) {
      throw new NodeUnavailableError(`${this.host} told no result of a call.`);
    }
    return isRefused ? '' : (word ?? '');
  }

  async #energyOf(order: TokenTransferOrder): Promise<bigint> {
    const run = await this.#simulateCall({
      owner: order.from,
      function: 'transfer(address,uint256)',
      parameter: encodeTokenTransfer(order.to, order.amountMinor).slice(SELECTOR_DIGITS),
    });
    const { message = '' } = run.result;
    const results = run.transaction?.ret ?? [];
    if (run.result.result !== true || message !== '' || results.some(({ ret }) => ret === 'FAILED')) {
      throw new TransferImpossibleError(`The token contract refuses the transfer: ${textOfHex(message)}.`);
    }
    // A call that succeeds has a result, and uses energy: less than that says nothing of the transfer.
    if (results.length === 0 || run.energy_used === undefined || run.energy_used === 0) {
      throw new NodeUnavailableError(`${this.host} does not tell what a call uses.`);
    }
    return BigInt(run.energy_used);
  }

  async lendableStakeSun(gasAddress: string, loans: readonly SignedLoan[]): Promise<bigint> {
    // Loans are looked for first: one that lands between the two questions is taken off twice, and never forgotten.
    const inclusions = await Promise.all(loans.map(({ txId }) => this.inclusion(txId, 'wallet')));
    const underWaySun = loans.reduce(
      (sum, { stakeSun }, index) => (inclusions[index] === undefined ? sum + stakeSun : sum),
      0n,
    );
    const question = { owner_address: addressHex(gasAddress), type: 1 };
    const lendableSun = await this.#client
      .post('/wallet/getcandelegatedmaxsize', question, lendableAnswer)
      .catch((error: unknown) => {
        // A node without this call can still sweep by burning.
        if (isPathMissing(error)) return 0n;
        throw error;
      });
    return lendableSun > underWaySun ? lendableSun - underWaySun : 0n;
  }

  async sweepFacts(
    order: TokenTransferOrder,
    gasAddress: string,
    loans: readonly SignedLoan[],
  ): Promise<SweepFacts> {
    const parameters = this.parameters();
    const [transfer, feeOf, gasSun, gasResources, lendable] = await Promise.all([
      this.transferFacts(order, parameters),
      parameters,
      this.trxBalanceSun(gasAddress),
      this.resources(gasAddress),
      this.lendableStakeSun(gasAddress, loans),
    ]);
    return {
      ...transfer,
      activationFeeSun:
        feeOf('getCreateNewAccountFeeInSystemContract', 1_000_000n) + feeOf('getCreateAccountFee', 100_000n),
      stakeSunPerEnergyNumerator: gasResources.totalEnergyWeight * 1_000_000n,
      stakeSunPerEnergyDenominator: gasResources.totalEnergyLimit || 1n,
      gasAccount: {
        trxBalanceSun: gasSun ?? 0n,
        availableBandwidth: gasResources.bandwidth,
        lendableStakeSun: gasResources.totalEnergyLimit > 0n ? lendable : 0n,
      },
    };
  }

  /** @param asked the chain's parameters, where they are being asked for already. */
  async transferFacts(order: TokenTransferOrder, asked = this.parameters()): Promise<TransferFacts> {
    const [energyNeeded, parameters, trxSun, resources] = await Promise.all([
      this.#energyOf(order),
      asked,
      this.trxBalanceSun(order.from),
      this.resources(order.from),
    ]);
    const isActive = trxSun !== undefined;
    return {
      energyNeeded,
      energyPriceSun: priceOf(parameters, 'getEnergyFee'),
      bandwidthNeeded: await bytesOf(tokenTransferOf(this.#usdtContract, order), 1_000_000_000n),
      bandwidthPriceSun: priceOf(parameters, 'getTransactionFee'),
      availableEnergy: resources.energy,
      // An address that is about to be activated is born with a day's free bandwidth.
      availableBandwidth: isActive ? resources.bandwidth : parameters('getFreeNetLimit', 0n),
      trxBalanceSun: trxSun ?? 0n,
      isActive,
    };
  }

  async stakeOf(address: string): Promise<StakeReport> {
    const [parameters, found, head] = await Promise.all([
      this.parameters(),
      this.#account(address),
      this.head('wallet'),
    ]);
    const account = found ?? NO_ACCOUNT;
    const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + BigInt(each), 0n);
    const taken = account.unfrozenV2.filter(({ type }) => type === 'ENERGY');
    const isDue = (each: (typeof taken)[number]) => each.unfreeze_expire_time <= head.timestampMs;
    return {
      trxBalanceSun: BigInt(account.balance),
      stakedSun: sum(account.frozenV2.filter(({ type }) => type === 'ENERGY').map(({ amount }) => amount)),
      lentSun: BigInt(account.account_resource.delegated_frozenV2_balance_for_energy),
      withdrawableSun: sum(taken.filter(isDue).map((each) => each.unfreeze_amount)),
      waiting: taken
        .filter((each) => !isDue(each))
        .map((each) => ({
          amountSun: BigInt(each.unfreeze_amount),
          availableAtMs: each.unfreeze_expire_time,
        }))
        .sort((one, other) => one.availableAtMs - other.availableAtMs),
      waitingDays: Number(parameters('getUnfreezeDelayDays')),
    };
  }

  async leftoverFacts(address: string, gasAddress: string): Promise<LeftoverFacts> {
    const [parameters, trxSun = 0n, resources] = await Promise.all([
      this.parameters(),
      this.trxBalanceSun(address),
      this.resources(address),
    ]);
    return {
      trxBalanceSun: trxSun,
      bandwidthNeeded: await bytesOf({
        kind: 'trx_transfer',
        owner: address,
        to: gasAddress,
        amountSun: trxSun,
      }),
      bandwidthPriceSun: priceOf(parameters, 'getTransactionFee'),
      availableBandwidth: resources.bandwidth,
    };
  }

  async build(
    action: TransactionAction,
    options: { readonly lifetimeMs: number; readonly feeLimitSun: bigint | undefined },
  ): Promise<UnsignedTransaction> {
    const [{ timestampMs }, refBlock] = await Promise.all([this.head('wallet'), this.head('walletsolidity')]);
    const { lifetimeMs, feeLimitSun } = options;
    const { encodeTransaction } = await import('./transactionEncoder.ts');
    return encodeTransaction(action, {
      refBlock,
      timestampMs,
      expiresAtMs: timestampMs + lifetimeMs,
      feeLimitSun,
    });
  }

  async broadcast(transaction: SignedTransaction): Promise<BroadcastReport> {
    const { rawDataHex, signatureHex } = decodeSigned(transaction.signedHex);
    const question = {
      visible: false,
      txID: transaction.txId,
      raw_data: rawDataJson(rawDataHex),
      raw_data_hex: rawDataHex,
      signature: [signatureHex],
    };
    const answer = await this.#client.post('/wallet/broadcasttransaction', question, broadcastAnswer);
    if (answer.result === true || answer.code === 'DUP_TRANSACTION_ERROR') return { status: 'accepted' };
    const code = answer.code ?? 'no code';
    if (!REJECTIONS.has(code)) {
      throw new NodeUnavailableError(`${this.host} took no transaction (${code}).`);
    }
    return { status: 'rejected', code, message: textOfHex(answer.message), mayBeTaken: false };
  }

  /** The chain's parameters by name. */
  async parameters(): Promise<ReturnType<typeof parametersOf>> {
    return parametersOf(await this.#client.post('/wallet/getchainparameters', {}, parametersAnswer));
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}

/** What a transaction with one signature takes of bandwidth, as the chain counts it. */
async function bytesOf(action: TransactionAction, feeLimitSun?: bigint): Promise<bigint> {
  const { encodeTransaction } = await import('./transactionEncoder.ts');
  // Only the length counts, and numbers as long as today's.
  const sample = encodeTransaction(action, {
    refBlock: { number: 0, hash: '0'.repeat(64) },
    timestampMs: 1_800_000_000_000,
    expiresAtMs: 1_800_000_000_000,
    feeLimitSun,
  });
  return BigInt(encodeSigned(sample.rawDataHex, '00'.repeat(65)).length / 2 + RESULT_BYTES);
}

export function headerOf({ number, hash, parentHash, timestampMs }: RawBlock): BlockHeader {
  return { number, hash, parentHash, timestampMs };
}

function body(address: string): Readonly<Record<string, unknown>> {
  return { address: addressHex(address), visible: false };
}

function hexOf(chainId: bigint): string {
  return `0x${chainId.toString(16)}`;
}

/** An address that is not active. */
const NO_ACCOUNT: NonNullable<z.infer<typeof accountAnswer>> = {
  address: '',
  balance: 0,
  frozenV2: [],
  unfrozenV2: [],
  account_resource: { delegated_frozenV2_balance_for_energy: 0 },
};

type Resources = z.infer<typeof resourcesAnswer>;
type Simulation = z.infer<typeof simulationAnswer>;

/** Whether a node has no such question at all, rather than no answer now. */
function isPathMissing(error: unknown): boolean {
  const httpStatus = error instanceof NodeUnavailableError ? error.refusal?.httpStatus : undefined;
  return httpStatus === 404 || httpStatus === 405;
}

/**
 * @returns a reader of the chain's parameters by name; those that are zero are listed without a value. One that is not listed,
 * or not as a number, is unknown, unless a fallback is given.
 */
function parametersOf({
  chainParameter: listed,
}: z.infer<typeof parametersAnswer>): (name: string, fallback?: bigint) => bigint {
  const values = new Map<string, bigint>();
  for (const each of listed) {
    const parameter = chainParameter.safeParse(each).data;
    if (parameter) values.set(parameter.key, BigInt(parameter.value));
  }
  return (name, fallback) => {
    const value = values.get(name) ?? fallback;
    if (value === undefined) throw new NodeUnavailableError(`The node does not tell ${name}.`);
    return value;
  };
}

/** A price that is a parameter. Zero would make every sweep look free, and its fee limit nothing. */
function priceOf(parameters: ReturnType<typeof parametersOf>, name: string): bigint {
  const priceSun = parameters(name);
  if (priceSun <= 0n) throw new NodeUnavailableError(`The node tells a ${name} of 0.`);
  return priceSun;
}

/** What to do about a call that a node does not run, where its sentence says so (java-tron, Wallet). */
function remedyFor(sentence: string, contract: string): string | undefined {
  if (sentence.includes('support constant')) return 'it needs vm.supportConstant = true';
  if (sentence.includes('contract is not exist')) {
    return `${contract} is not a contract there; check TRON_USDT_CONTRACT`;
  }
  return undefined;
}

/** Messages come as the hex of their text. */
function textOfHex(message: string | undefined): string {
  if (message === undefined || !/^([0-9a-f]{2})*$/i.test(message)) return message?.slice(0, 200) ?? '';
  return Buffer.from(message, 'hex').toString('utf8').toWellFormed().slice(0, 200);
}
