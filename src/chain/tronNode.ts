import { z } from 'zod';
import type { LeftoverFacts, SweepFacts } from '../domain/sweep.ts';
import { encodeAddress } from './addresses.ts';
import { outcomeOf, parseBlock, type RawBlock, scanBlock, transfersOf } from './blocks.ts';
import { TRON_NETWORKS } from './networks.ts';
import { createNodeClient, type NodeClient, type TronNodeAddress } from './nodeClient.ts';
import { inspectNode } from './nodeInspection.ts';
import {
  type BlockHeader,
  type BroadcastReport,
  type ChainNode,
  IncompleteBlockError,
  NodeBehindError,
  NodeUnavailableError,
  type ScannedBlock,
  type SignedLoan,
  type SignedTransaction,
  type StakeReport,
  type TokenTransferOrder,
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
  encodeTransaction,
  rawDataJson,
  type TransactionAction,
} from './transaction.ts';

export interface TronNodeOptions {
  /** `mainnet`, `nile`, `shasta`, or the chain id of a private network as `0x…`. */
  readonly network: string;
  /** The first answers; the others stand in while it cannot. */
  readonly nodes: readonly [TronNodeAddress, ...TronNodeAddress[]];
  readonly usdtContract: string;
  /** The longest one HTTP exchange may take. */
  readonly timeoutMs: number;
  /** How long a transaction may land after it was built. */
  readonly lifetimeMs?: number | undefined;
  /** The present in milliseconds, for waiting times only. */
  readonly clock?: (() => number) | undefined;
}

/** Time for which a node that failed is asked only when no other can be; doubled with every failure up to a minute. */
const SHUN_MS = 5_000;
const LONGEST_SHUN_MS = 60_000;

/** A solid head that stands still for longer than this may be the node's fault: blocks come every 3 s. */
const STALL_MS = 30_000;

/** What nodes give new transactions themselves. */
const DEFAULT_LIFETIME_MS = 60_000;

/** Bytes that the chain adds to a transaction's size, for its result (java-tron, MAX_RESULT_SIZE_IN_TX). */
const RESULT_BYTES = 64;

/** Refusals that speak of the transaction; anything else speaks of the node (java-tron, `Return.response_code`). */
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

/** One configured node, and what is known of it. */
interface Peer {
  readonly client: NodeClient;
  /** Whether its chain id was checked; again after every outage, because another node may answer then. */
  isVerified: boolean;
  /** It asked to be left alone until then. */
  restsUntilMs: number;
  /** It failed lately. */
  shunnedUntilMs: number;
  /** In a row. */
  failures: number;
}

/**
 * A TRON network over the HTTP API of one or several nodes.
 *
 * Every call of the port is answered by one node alone: a block and its receipts, or a transaction and the solid head that
 * it is judged by, never come from two nodes of different heights.
 */
export function createTronNode(options: TronNodeOptions): ChainNode {
  const { network, usdtContract, timeoutMs, lifetimeMs = DEFAULT_LIFETIME_MS, clock = Date.now } = options;
  // As numbers: nodes tell four bytes, whose zeros in front others leave out.
  const expectedChainId = BigInt(TRON_NETWORKS[network] ?? network);
  const peers: readonly Peer[] = options.nodes.map((address) => ({
    client: createNodeClient({ ...address, timeoutMs }),
    isVerified: false,
    restsUntilMs: 0,
    shunnedUntilMs: 0,
    failures: 0,
  }));
  let highestSolid = { number: -1, atMs: 0 };

  /** Asks the nodes in turn until one can answer; the first one's reason is the one that is told. */
  async function ask<Answer>(work: (node: NodeClient) => Promise<Answer>): Promise<Answer> {
    let firstError: unknown;
    for (const peer of peersInOrder()) {
      try {
        return await askPeer(peer, work);
      } catch (error) {
        firstError ??= error;
        if (!isAboutNode(error)) throw error;
      }
    }
    throw firstError;
  }

  function peersInOrder(): readonly Peer[] {
    return [...peers.filter((peer) => !isShunned(peer)), ...peers.filter(isShunned)];
  }

  function isShunned(peer: Peer): boolean {
    return peer.shunnedUntilMs > clock();
  }

  async function askPeer<Answer>(peer: Peer, work: (node: NodeClient) => Promise<Answer>): Promise<Answer> {
    const restMs = peer.restsUntilMs - clock();
    if (restMs > 0) {
      throw new NodeUnavailableError(`${peer.client.host} asked to be left alone for a while.`, {
        retryAfterMs: restMs,
      });
    }
    try {
      if (!peer.isVerified) {
        await chainIdOf(peer.client);
        peer.isVerified = true;
      }
      const answer = await work(peer.client);
      peer.failures = 0;
      return answer;
    } catch (error) {
      if (error instanceof NodeUnavailableError) {
        const nowMs = clock();
        const shunMs = Math.min(SHUN_MS * 2 ** peer.failures, LONGEST_SHUN_MS);
        peer.failures += 1;
        peer.shunnedUntilMs = nowMs + Math.max(shunMs, error.retryAfterMs ?? 0);
        if (error.retryAfterMs !== undefined) peer.restsUntilMs = nowMs + error.retryAfterMs;
        else peer.isVerified = false;
      }
      throw error;
    }
  }

  /** @throws WrongChainError */
  async function chainIdOf(node: NodeClient): Promise<string> {
    const answer = chainIdSchema.safeParse(
      await node.post('/jsonrpc', { jsonrpc: '2.0', id: 1, method: 'net_version', params: [] }),
    ).data;
    if (answer === undefined) throw new NodeUnavailableError(`${node.host} does not tell its chain id.`);
    const chainId = BigInt(answer.result);
    if (chainId !== expectedChainId) {
      throw new WrongChainError(
        `The TRON node ${node.host} serves chain ${hexOf(chainId)}, not ${hexOf(expectedChainId)} (${network}).`,
      );
    }
    return hexOf(chainId);
  }

  async function readHead(node: NodeClient, room: Room): Promise<RawBlock> {
    const block = parseBlock(await node.post(`/${room}/getnowblock`, {}));
    if (block === undefined) throw new NodeUnavailableError(`${node.host} has no block.`);
    return block;
  }

  async function solidHead(): Promise<BlockHeader> {
    const found = headerOf(await ask((node) => readHead(node, 'walletsolidity')));
    const isStale =
      found.number < highestSolid.number ||
      (found.number === highestSolid.number && clock() - highestSolid.atMs > STALL_MS);
    const best = isStale ? await bestSolidHead(found) : found;
    if (best.number > highestSolid.number) highestSolid = { number: best.number, atMs: clock() };
    return best;
  }

  /** What the highest of all nodes says; those that cannot be asked, or failed lately, do not count. */
  async function bestSolidHead(found: BlockHeader): Promise<BlockHeader> {
    let best = found;
    for (const peer of peers.filter((each) => !isShunned(each))) {
      const other = await askPeer(peer, (node) => readHead(node, 'walletsolidity')).catch(() => undefined);
      if (other !== undefined && other.number > best.number) best = headerOf(other);
    }
    return best;
  }

  function readBlock(number: number, room: Room): Promise<ScannedBlock> {
    return ask((node) => readBlockFrom(node, number, room));
  }

  async function readBlockFrom(node: NodeClient, number: number, room: Room): Promise<ScannedBlock> {
    // Both at once: after an outage there are thousands of blocks to catch up on.
    const [answer, receipts] = await Promise.all([
      node.post(`/${room}/getblockbynum`, { num: number }),
      node.post(`/${room}/gettransactioninfobyblocknum`, { num: number }),
    ]);
    const block = parseBlock(answer, number);
    if (block === undefined) throw new NodeBehindError(number);
    return scanBlock(block, receipts, usdtContract);
  }

  /** One that has been solid for a moment, so that the node has everything of it. */
  async function readSolidBlock(node: NodeClient): Promise<ScannedBlock> {
    const { number } = await readHead(node, 'walletsolidity');
    return readBlockFrom(node, Math.max(0, number - 1), 'walletsolidity');
  }

  async function readInclusion(
    node: NodeClient,
    txId: string,
    room: Room,
  ): Promise<TransactionInclusion | undefined> {
    const answer = await node.post(`/${room}/gettransactioninfobyid`, { value: txId });
    const receipt = receiptSchema.safeParse(answer).data;
    if (receipt === undefined || (receipt.id !== undefined && receipt.id !== txId)) {
      throw new NodeUnavailableError(`${node.host} described another transaction than asked for.`);
    }
    if (receipt.id === undefined) return undefined;
    const outcome = outcomeOf(receipt);
    return {
      blockNumber: receipt.blockNumber,
      blockTimestampMs: receipt.blockTimeStamp,
      isSolid: room === 'walletsolidity',
      outcome: outcome === 'SUCCESS' ? 'success' : 'failed',
      failureReason: outcome === 'SUCCESS' ? undefined : outcome,
      feeSun: BigInt(receipt.fee),
      energyUsed: BigInt(receipt.receipt.energy_usage_total),
      transfers: transfersOf(receipt, usdtContract),
    };
  }

  async function readTransaction(node: NodeClient, txId: string): Promise<TransactionReport> {
    const solid = headerOf(await readHead(node, 'walletsolidity'));
    const inclusion =
      (await readInclusion(node, txId, 'walletsolidity')) ?? (await readInclusion(node, txId, 'wallet'));
    return { solidHead: solid, inclusion };
  }

  async function readResources(node: NodeClient, address: string): Promise<Resources> {
    const answer = await node.post('/wallet/getaccountresource', body(address));
    return parse(resourcesSchema, answer, `${node.host} describes no account's resources.`);
  }

  /** @returns the account's TRX in sun, or undefined for an address that is not active. */
  async function readAccount(node: NodeClient, address: string): Promise<bigint | undefined> {
    const answer = await node.post('/wallet/getaccount', body(address));
    const account = parse(accountSchema, answer, `${node.host} describes no account.`);
    return account.address === undefined ? undefined : BigInt(account.balance);
  }

  /**
   * Runs a call without a transaction, for its result and the energy that it uses. `estimateenergy` is not asked: it looks for
   * a fee limit, and stops within 1 TRX of what the call uses (java-tron, `Wallet.estimateEnergy`), which would be left on
   * an address that nobody uses again.
   */
  async function simulateCall(
    node: NodeClient,
    call: { readonly owner: string; readonly function: string; readonly parameter: string },
  ): Promise<Simulation> {
    const answer = await node.post('/wallet/triggerconstantcontract', {
      owner_address: addressHex(call.owner),
      contract_address: addressHex(usdtContract),
      function_selector: call.function,
      parameter: call.parameter,
      visible: false,
    });
    const run = parse(simulationSchema, answer, `${node.host} gave no result of a call.`);
    const { result, code = 'no code', message } = run.result;
    if (result !== true && code !== CALL_FAILED) {
      const sentence = textOfHex(message);
      const setting = remedyFor(sentence, usdtContract);
      throw new NodeUnavailableError(
        `${node.host} runs no constant calls (${code}: ${sentence})${setting}.`,
        {
          refusal: { httpStatus: 200, text: sentence },
        },
      );
    }
    return run;
  }

  async function readTokenBalance(node: NodeClient, address: string): Promise<bigint> {
    const { constant_result } = await simulateCall(node, {
      owner: address,
      function: 'balanceOf(address)',
      parameter: addressHex(address).slice(NETWORK_PREFIX_DIGITS).padStart(64, '0'),
    });
    const word = constant_result?.[0];
    if (word === undefined || !/^[0-9a-f]{64}$/.test(word)) {
      throw new NodeUnavailableError(`${node.host} told no balance.`);
    }
    return BigInt(`0x${word}`);
  }

  async function readTokenOwner(node: NodeClient): Promise<string | undefined> {
    const call = { owner: usdtContract, function: 'owner()', parameter: '' };
    const { constant_result } = await simulateCall(node, call);
    const account = /^0{24}([0-9a-f]{40})$/.exec(constant_result?.[0] ?? '')?.[1];
    return account && encodeAddress(account);
  }

  async function energyOf(node: NodeClient, order: TokenTransferOrder): Promise<bigint> {
    const run = await simulateCall(node, {
      owner: order.from,
      function: 'transfer(address,uint256)',
      parameter: encodeTokenTransfer(order.to, order.amountMinor).slice(SELECTOR_DIGITS),
    });
    const hasFailed = run.transaction?.ret?.some((each) => each.ret === 'FAILED') ?? false;
    if (hasFailed || run.result.result !== true) {
      throw new TransferImpossibleError('The token contract refuses the transfer.');
    }
    if (run.energy_used === undefined) {
      throw new NodeUnavailableError(`${node.host} does not tell what a call uses.`);
    }
    return BigInt(run.energy_used);
  }

  async function readLendable(
    node: NodeClient,
    gasAddress: string,
    loans: readonly SignedLoan[],
  ): Promise<bigint> {
    // Loans are looked for first: one that lands between the two questions is taken off twice, and never forgotten.
    const inclusions = await Promise.all(loans.map(({ txId }) => readInclusion(node, txId, 'wallet')));
    const underWaySun = loans.reduce(
      (sum, { stakeSun }, index) => (inclusions[index] === undefined ? sum + stakeSun : sum),
      0n,
    );
    const lendableSun = await node
      .post('/wallet/getcandelegatedmaxsize', { owner_address: addressHex(gasAddress), type: 1 })
      .then((answer) => BigInt(lendableSchema.parse(answer).max_size))
      // A node without this call can still sweep by burning.
      .catch(() => 0n);
    return lendableSun > underWaySun ? lendableSun - underWaySun : 0n;
  }

  async function readSweepFacts(
    node: NodeClient,
    order: TokenTransferOrder,
    gasAddress: string,
    loans: readonly SignedLoan[],
  ): Promise<SweepFacts> {
    const [energyNeeded, parameters, trxSun, resources, gasSun, gasResources, lendable] = await Promise.all([
      energyOf(node, order),
      node.post('/wallet/getchainparameters', {}).then(parametersOf),
      readAccount(node, order.from),
      readResources(node, order.from),
      readAccount(node, gasAddress),
      readResources(node, gasAddress),
      readLendable(node, gasAddress, loans),
    ]);
    const isActive = trxSun !== undefined;
    return {
      energyNeeded,
      energyPriceSun: parameters('getEnergyFee'),
      bandwidthNeeded: bytesOf(tokenTransfer(order), 1_000_000_000n),
      bandwidthPriceSun: parameters('getTransactionFee'),
      availableEnergy: resources.energy,
      // An address that is about to be activated is born with a day's free bandwidth.
      availableBandwidth: isActive ? resources.bandwidth : parameters('getFreeNetLimit', 0n),
      trxBalanceSun: trxSun ?? 0n,
      isActive,
      activationFeeSun:
        parameters('getCreateNewAccountFeeInSystemContract', 1_000_000n) +
        parameters('getCreateAccountFee', 100_000n),
      stakeSunPerEnergyNumerator: gasResources.totalEnergyWeight * 1_000_000n,
      stakeSunPerEnergyDenominator: gasResources.totalEnergyLimit || 1n,
      gasAccount: {
        trxBalanceSun: gasSun ?? 0n,
        availableBandwidth: gasResources.bandwidth,
        lendableStakeSun: gasResources.totalEnergyLimit > 0n ? lendable : 0n,
      },
    };
  }

  async function readStake(node: NodeClient, address: string): Promise<StakeReport> {
    const [parameters, answer, head] = await Promise.all([
      node.post('/wallet/getchainparameters', {}).then(parametersOf),
      node.post('/wallet/getaccount', body(address)),
      readHead(node, 'wallet'),
    ]);
    const account = parse(stakeSchema, answer, `${node.host} describes no account.`);
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

  async function readLeftoverFacts(
    node: NodeClient,
    address: string,
    gasAddress: string,
  ): Promise<LeftoverFacts> {
    const [parameters, trxSun = 0n, resources] = await Promise.all([
      node.post('/wallet/getchainparameters', {}).then(parametersOf),
      readAccount(node, address),
      readResources(node, address),
    ]);
    return {
      trxBalanceSun: trxSun,
      bandwidthNeeded: bytesOf({ kind: 'trx_transfer', owner: address, to: gasAddress, amountSun: trxSun }),
      bandwidthPriceSun: parameters('getTransactionFee'),
      availableBandwidth: resources.bandwidth,
    };
  }

  function tokenTransfer(order: TokenTransferOrder): TransactionAction {
    return {
      kind: 'contract_call',
      owner: order.from,
      contract: usdtContract,
      dataHex: encodeTokenTransfer(order.to, order.amountMinor),
    };
  }

  function build(action: TransactionAction, feeLimitSun?: bigint): Promise<UnsignedTransaction> {
    return ask(async (node) => {
      const [head, solid] = await Promise.all([readHead(node, 'wallet'), readHead(node, 'walletsolidity')]);
      return encodeTransaction(action, {
        refBlock: solid,
        timestampMs: head.timestampMs,
        expiresAtMs: head.timestampMs + lifetimeMs,
        ...(feeLimitSun !== undefined && { feeLimitSun }),
      });
    });
  }

  async function broadcastBy(node: NodeClient, transaction: SignedTransaction): Promise<BroadcastReport> {
    const { rawDataHex, signatureHex } = decodeSigned(transaction.signedHex);
    const answer = broadcastSchema.safeParse(
      await node.post('/wallet/broadcasttransaction', {
        visible: false,
        txID: transaction.txId,
        raw_data: rawDataJson(rawDataHex),
        raw_data_hex: rawDataHex,
        signature: [signatureHex],
      }),
    ).data;
    if (answer?.result === true || answer?.code === 'DUP_TRANSACTION_ERROR') return { status: 'accepted' };
    const code = answer?.code ?? 'no code';
    if (!REJECTIONS.has(code)) {
      throw new NodeUnavailableError(`${node.host} took no transaction (${code}).`);
    }
    return { status: 'rejected', code, message: textOfHex(answer?.message) };
  }

  return {
    networkName: network,
    usdtContract,

    async chainId() {
      // A stand-in that is down is checked when it is first needed; a wrong one must not wait until then.
      const results = await Promise.allSettled(peers.map((peer) => askPeer(peer, chainIdOf)));
      const wrong = results.find(
        (result) => result.status === 'rejected' && result.reason instanceof WrongChainError,
      );
      if (wrong?.status === 'rejected') throw wrong.reason;
      const right = results.find((result) => result.status === 'fulfilled');
      if (right?.status === 'fulfilled') return right.value;
      throw results[0]?.status === 'rejected'
        ? results[0].reason
        : new NodeUnavailableError('No node answers.');
    },

    head: async () => headerOf(await ask((node) => readHead(node, 'wallet'))),
    solidHead,
    solidBlock: (number) => readBlock(number, 'walletsolidity'),
    headBlock: (number) => readBlock(number, 'wallet'),

    async findTransaction(txId) {
      const reports: TransactionReport[] = [];
      let firstError: unknown;
      for (const peer of peersInOrder()) {
        if (reports.length > 0 && isShunned(peer)) break;
        try {
          const report = await askPeer(peer, (node) => readTransaction(node, txId));
          if (report.inclusion !== undefined) return report;
          reports.push(report);
        } catch (error) {
          firstError ??= error;
          if (!isAboutNode(error)) throw error;
        }
      }
      // That a transaction is nowhere lets another one be signed: every node that can be asked has to say so, and it is
      // judged by the one that has seen least.
      const [cautious] = reports.sort((one, other) => one.solidHead.number - other.solidHead.number);
      if (cautious === undefined) throw firstError;
      return cautious;
    },

    tokenBalanceMinor: (address) => ask((node) => readTokenBalance(node, address)),
    tokenFeeCollector: () => ask(readTokenOwner),
    trxBalanceSun: (address) => ask(async (node) => (await readAccount(node, address)) ?? 0n),
    sweepFacts: (order, gasAddress, loans = []) =>
      ask((node) => readSweepFacts(node, order, gasAddress, loans)),
    stakeOf: (address) => ask((node) => readStake(node, address)),
    buildStakeOrder: (order) => build(order),
    availableEnergy: (address) => ask(async (node) => (await readResources(node, address)).energy),
    leftoverFacts: (address, gasAddress) => ask((node) => readLeftoverFacts(node, address, gasAddress)),
    lendableStakeSun: (gasAddress, loans) => ask((node) => readLendable(node, gasAddress, loans)),
    buildTokenTransfer: (order) => build(tokenTransfer(order), order.feeLimitSun),
    buildTrxTransfer: ({ from, to, amountSun }) =>
      build({ kind: 'trx_transfer', owner: from, to, amountSun }),
    buildEnergyDelegation: (order) => build({ kind: 'energy_delegation', ...order }),
    buildEnergyReclaim: (order) => build({ kind: 'energy_reclaim', ...order }),

    async broadcast(transaction) {
      try {
        return await ask((node) => broadcastBy(node, transaction));
      } catch (error) {
        if (error instanceof NodeUnavailableError) return { status: 'unknown', reason: error.message };
        throw error;
      }
    },

    inspect: () =>
      Promise.all(
        peers.map(({ client }) =>
          inspectNode(client, {
            // In the order in which one lack hides another.
            head: () => readHead(client, 'wallet'),
            chainId: () => chainIdOf(client),
            solidBlock: () => readSolidBlock(client),
            constantCall: () => readTokenBalance(client, usdtContract),
            resources: () => readResources(client, usdtContract),
            parameters: () => client.post('/wallet/getchainparameters', {}),
          }),
        ),
      ),

    async close() {
      await Promise.all(peers.map(({ client }) => client.close()));
    },
  };
}

/** Which of a node's two ledgers is asked: the newest, or the one that cannot change. */
type Room = 'wallet' | 'walletsolidity';

/** Whether another node may do better. */
function isAboutNode(error: unknown): boolean {
  return (
    error instanceof NodeUnavailableError ||
    error instanceof NodeBehindError ||
    error instanceof IncompleteBlockError
  );
}

/** What a transaction with one signature takes of bandwidth, as the chain counts it. */
function bytesOf(action: TransactionAction, feeLimitSun?: bigint): bigint {
  // Only the length counts, and numbers as long as today's.
  const sample = encodeTransaction(action, {
    refBlock: { number: 0, hash: '0'.repeat(64) },
    timestampMs: 1_800_000_000_000,
    expiresAtMs: 1_800_000_000_000,
    ...(feeLimitSun !== undefined && { feeLimitSun }),
  });
  return BigInt(encodeSigned(sample.rawDataHex, '00'.repeat(65)).length / 2 + RESULT_BYTES);
}

function headerOf({ number, hash, parentHash, timestampMs }: RawBlock): BlockHeader {
  return { number, hash, parentHash, timestampMs };
}

function body(address: string): Readonly<Record<string, unknown>> {
  return { address: addressHex(address), visible: false };
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  answer: unknown,
  complaint: string,
): z.infer<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new NodeUnavailableError(complaint);
  return parsed.data;
}

/** Nodes leave out fields that are zero. */
const count = z.number().int().nonnegative().default(0);

// java-tron tells it in hexadecimal (TronJsonRpcImpl.getNetVersion), Ethereum's specification has it in decimal.
const chainIdSchema = z.object({ result: z.string().regex(/^(0x[0-9a-f]{1,16}|\d{1,20})$/i) });

function hexOf(chainId: bigint): string {
  return `0x${chainId.toString(16)}`;
}

const receiptSchema = z.looseObject({
  id: z.string().optional(),
  fee: count,
  blockNumber: count,
  blockTimeStamp: count,
  receipt: z.looseObject({ energy_usage_total: count }).default({ energy_usage_total: 0 }),
});

const accountSchema = z.object({ address: z.string().optional(), balance: count });

/** Entries for bandwidth have no type, and what is zero is left out (tronprotocol/protocol, core/Tron.proto, `Account`). */
const stakeSchema = z.object({
  balance: count,
  frozenV2: z.array(z.object({ type: z.string().optional(), amount: count })).default([]),
  unfrozenV2: z
    .array(z.object({ type: z.string().optional(), unfreeze_amount: count, unfreeze_expire_time: count }))
    .default([]),
  account_resource: z
    .object({ delegated_frozenV2_balance_for_energy: count })
    .default({ delegated_frozenV2_balance_for_energy: 0 }),
});

type Resources = z.infer<typeof resourcesSchema>;
const resourcesSchema = z
  .object({
    freeNetLimit: count,
    freeNetUsed: count,
    NetLimit: count,
    NetUsed: count,
    EnergyLimit: count,
    EnergyUsed: count,
    TotalEnergyLimit: count,
    TotalEnergyWeight: count,
  })
  .transform((answer) => ({
    energy: BigInt(Math.max(0, answer.EnergyLimit - answer.EnergyUsed)),
    bandwidth: BigInt(
      Math.max(0, answer.freeNetLimit - answer.freeNetUsed, answer.NetLimit - answer.NetUsed),
    ),
    totalEnergyLimit: BigInt(answer.TotalEnergyLimit),
    totalEnergyWeight: BigInt(answer.TotalEnergyWeight),
  }));

type Simulation = z.infer<typeof simulationSchema>;
const simulationSchema = z.object({
  result: z.object({
    result: z.boolean().optional(),
    code: z.string().optional(),
    message: z.string().optional(),
  }),
  energy_used: z.number().int().nonnegative().optional(),
  constant_result: z.array(z.string()).optional(),
  transaction: z.object({ ret: z.array(z.object({ ret: z.string().optional() })).optional() }).optional(),
});

const lendableSchema = z.object({ max_size: count });

const broadcastSchema = z.object({
  result: z.boolean().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
});

const parametersSchema = z.object({
  chainParameter: z.array(z.object({ key: z.string(), value: z.number().int().default(0) })),
});

/**
 * @returns a reader of the chain's parameters by name; those that are zero are listed without a value. A price that is not
 * listed at all is unknown, unless a fallback is given: zero would make every sweep look free.
 */
function parametersOf(answer: unknown): (name: string, fallback?: bigint) => bigint {
  const { chainParameter } = parse(parametersSchema, answer, 'The node told no chain parameters.');
  const values = new Map(chainParameter.map(({ key, value }) => [key, BigInt(value)]));
  return (name, fallback) => {
    const value = values.get(name) ?? fallback;
    if (value === undefined) throw new NodeUnavailableError(`The node does not tell ${name}.`);
    return value;
  };
}

/** What to do about a call that a node does not run, where its sentence says so (java-tron, Wallet). */
function remedyFor(sentence: string, contract: string): string {
  if (sentence.includes('support constant')) return ': it needs vm.supportConstant = true';
  if (sentence.includes('contract is not exist')) {
    return `: ${contract} is no contract there; check TRON_USDT_CONTRACT`;
  }
  return '';
}

/** Messages come as the hex of their text. */
function textOfHex(message: string | undefined): string {
  if (message === undefined || !/^([0-9a-f]{2})*$/i.test(message)) return message?.slice(0, 200) ?? '';
  return Buffer.from(message, 'hex').toString('utf8').toWellFormed().slice(0, 200);
}
