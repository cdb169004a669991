import { createHash } from 'node:crypto';
import { keccak256, recoverAddress, toUtf8Bytes } from 'ethers';
import { TronWeb, utils } from 'tronweb';

/**
 * A TRON chain in memory, built from TRON's documentation (developers.tron.network: Resource Model, Transactions, TVM) and
 * independent of src/chain: it reads transactions with tronweb's own decoder. Blocks appear when told to.
 *
 * Addresses inside are hex with the prefix 41, as the node's JSON has them; arguments may be base58 as well.
 */
export interface LocalChainOptions {
  readonly usdtContract?: string;
  readonly firstBlock?: number;
  readonly startMs?: number;
  /** How many blocks the solid head is behind the head: 18 on the real networks. */
  readonly solidLag?: number;
  readonly chainId?: string;
  readonly energyPriceSun?: number;
  /** What a block moves the chain's clock by: 3 s on the real networks. */
  readonly slotMs?: number;
}

interface Account {
  balanceSun: bigint;
  freeBandwidthUsed: number;
  energyUsed: number;
  /** Stake for energy that is its own, and that it has lent. */
  stakeSun: bigint;
  lentSun: bigint;
  /** Stake lent to it. */
  borrowedSun: bigint;
  /** Stake that was taken out and not withdrawn. */
  unstaked: { readonly amountSun: bigint; readonly availableAtMs: number }[];
}

interface State {
  readonly accounts: Map<string, Account>;
  /** Balances by token contract, by id of a TRC10 token, and by TRX for what strangers send of it. */
  readonly tokens: Map<string, Map<string, bigint>>;
  /** Addresses that the issuer of USDT has frozen. */
  readonly frozen: Set<string>;
}

export interface Log {
  /** 20 bytes without prefix. */
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
}

interface Transaction {
  readonly txId: string;
  readonly rawDataHex: string;
  readonly rawData: RawData;
  readonly signatures: readonly string[];
  /** A transaction of strangers, whose effect is given and not computed. */
  readonly scripted?: {
    /** Undefined for what is not a call of a contract and succeeds. */
    readonly result: string | undefined;
    readonly logs: readonly Log[];
    readonly moves: readonly Move[];
    readonly internal?: readonly object[] | undefined;
  };
}

interface RawData {
  readonly contract: readonly [
    {
      readonly type: string;
      readonly parameter: { readonly value: Readonly<Record<string, unknown>>; readonly type_url: string };
    },
  ];
  readonly ref_block_bytes: string;
  readonly ref_block_hash: string;
  readonly expiration: number;
  readonly timestamp: number;
  readonly fee_limit?: number;
}

interface Mined extends Transaction {
  readonly receipt: Record<string, unknown>;
  readonly contractRet: string;
}

interface Block {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
  readonly timestampMs: number;
  readonly transactions: readonly Mined[];
  /** The state before this block, while it may still be replaced. */
  before: State | undefined;
}

interface Move {
  /** A contract, the id of a TRC10 token, or `TRX`. */
  readonly contract: string;
  readonly from: string | undefined;
  readonly to: string;
  readonly amount: bigint;
}

/** What a node answers a broadcast with. */
export type BroadcastAnswer =
  | { result: true; txid: string }
  | { code: string; txid: string; message: string };

const SLOT_MS = 3_000;
const TRANSFER_TOPIC = keccak256(toUtf8Bytes('Transfer(address,address,uint256)')).slice(2);
const APPROVAL_TOPIC = keccak256(toUtf8Bytes('Approval(address,address,uint256)')).slice(2);

const FREE_BANDWIDTH = 600;
const BANDWIDTH_PRICE_SUN = 1_000;
const CREATE_ACCOUNT_SUN = 1_000_000n;
const CREATE_ACCOUNT_BANDWIDTH_SUN = 100_000n;
const TOTAL_ENERGY_LIMIT = 180_000_000_000;
const TOTAL_ENERGY_WEIGHT_TRX = 18_000_000_000;

/** How long stake waits that is taken out, and how many such orders may wait (java-tron, UnfreezeBalanceV2Actuator). */
const UNFREEZE_DELAY_DAYS = 14;
const UNFREEZE_MAX_TIMES = 32;
const DAY_MS = 86_400_000;

/** Energy of a USDT transfer to a holder, and to an address that holds none (what mainnet takes). */
const ENERGY_TO_HOLDER = 64_285;
const ENERGY_TO_NEWCOMER = 130_285;

/** An address without an owner, for strangers. */
export const STRANGER = hexOf('TMwFHYXLJaRUPeW6421aqXL4ZEzPRFGkGT');

export class LocalChain {
  readonly chainId: string;
  readonly usdtContract: string;
  energyPriceSun: number;
  /** The fee of the USDT contract (`setParams`); off unless set. */
  tokenFee = { basisPoints: 0n, mostMinor: 0n };
  /** Whether the issuer has paused the USDT contract (TetherToken, `pause`). */
  isPaused = false;
  /** Whether the contract refuses every transfer for a reason that it does not tell. */
  refusesTransfers = false;
  /** The contract that has taken USDT over (TetherToken, `deprecate`): it writes the logs of its transfers. */
  private successor: string | undefined;
  /** The owner of the USDT contract, who gets its fee. */
  readonly tokenOwner = hexOf('THPvaUhoh2Qn2y9THCZML3H815hhFhn5YC');
  private readonly solidLag: number;
  private readonly slotMs: number;
  private readonly blocks: Block[] = [];
  private readonly firstBlock: number;
  private readonly positions = new Map<string, { block: Block; mined: Mined }>();
  private pending: Transaction[] = [];
  private state: State = { accounts: new Map(), tokens: new Map(), frozen: new Set() };
  private counter = 0;
  /** Every transaction that a node took, in order, whatever became of it. */
  readonly accepted: string[] = [];

  constructor(options: LocalChainOptions = {}) {
    this.usdtContract = hexOf(options.usdtContract ?? 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    this.chainId = options.chainId ?? '0xcd8690dc';
    this.energyPriceSun = options.energyPriceSun ?? 100;
    this.solidLag = options.solidLag ?? 18;
    this.slotMs = options.slotMs ?? SLOT_MS;
    this.firstBlock = options.firstBlock ?? 70_000_000;
    const startMs = options.startMs ?? Math.floor(Date.now() / SLOT_MS) * SLOT_MS;
    this.append('0'.repeat(64), startMs, []);
    // A real chain has a past.
    this.mine(this.solidLag + 20);
  }

  // ---- Time and blocks ----

  get headNumber(): number {
    return this.head.number;
  }

  get solidNumber(): number {
    return Math.max(this.firstBlock, this.head.number - this.solidLag);
  }

  get headTimestampMs(): number {
    return this.head.timestampMs;
  }

  /** Makes blocks; the first takes what is pending. */
  mine(count = 1): void {
    for (let each = 0; each < count; each += 1) {
      const pending = this.pending.splice(0);
      this.append(this.head.hash, this.head.timestampMs + this.slotMs, pending);
    }
  }

  /**
   * Makes blocks by itself. The chain's clock moves by a slot a block, however often they come.
   *
   * @returns what stops it.
   */
  tickEvery(intervalMs: number): () => void {
    const timer = setInterval(() => this.mine(), intervalMs);
    return () => clearInterval(timer);
  }

  /** Makes enough blocks for everything pending to be solid. */
  solidify(): void {
    this.mine(this.solidLag + 1);
  }

  /** Makes one block so much later than the last one. */
  skip(durationMs: number): void {
    this.append(this.head.hash, this.head.timestampMs + durationMs, this.pending.splice(0));
  }

  /** Makes blocks until the chain's time has come. */
  mineUntil(timestampMs: number): void {
    while (this.head.timestampMs < timestampMs) this.mine();
  }

  /** Replaces the newest blocks, which must not be solid, by others, one more of them. */
  fork(depth: number, options: { readonly keepTransactions: boolean }): void {
    if (depth > this.solidLag) throw new Error('Solid blocks never change.');
    const dropped = this.blocks.splice(-depth);
    const { before } = dropped[0] ?? {};
    if (before === undefined) throw new Error('There is nothing to go back to.');
    this.state = before;
    const transactions = dropped.flatMap((block) => block.transactions);
    for (const { txId } of transactions) this.positions.delete(txId);
    // Only a reader of the other branch can tell the two apart by their hashes.
    this.counter += 1_000_000;
    const kept = options.keepTransactions ? transactions : [];
    this.append(this.head.hash, this.head.timestampMs + this.slotMs, kept);
    this.mine(depth);
  }

  /**
   * Replaces the newest blocks by others with the same transactions, solid ones as well: what a network that was restored, or
   * a node that followed another branch, shows afterwards.
   */
  replaceSolid(depth: number): void {
    this.counter += 1_000_000;
    let parentHash = this.blocks.at(-depth - 1)?.hash ?? '0'.repeat(64);
    for (const old of this.blocks.splice(-depth)) {
      const block = { ...old, hash: this.hashOf(old.number, parentHash), parentHash };
      this.blocks.push(block);
      for (const mined of block.transactions) this.positions.set(mined.txId, { block, mined });
      parentHash = block.hash;
    }
  }

  private hashOf(number: number, parentHash: string): string {
    const digest = createHash('sha256').update(`${parentHash} ${number} ${this.counter}`).digest('hex');
    return number.toString(16).padStart(16, '0') + digest.slice(16);
  }

  block(number: number): Block | undefined {
    return this.blocks[number - this.firstBlock];
  }

  blockByHash(hash: string): Block | undefined {
    return this.blocks.findLast((block) => block.hash === hash);
  }

  find(txId: string, upTo: number): { block: Block; mined: Mined } | undefined {
    const found = this.positions.get(txId);
    return found && found.block.number <= upTo ? found : undefined;
  }

  /** Whether a transaction is in a block. */
  includes(txId: string): boolean {
    return this.positions.has(txId);
  }

  private get head(): Block {
    const head = this.blocks.at(-1);
    if (head === undefined) throw new Error('The chain is empty.');
    return head;
  }

  private append(parentHash: string, timestampMs: number, transactions: readonly Transaction[]): void {
    const number = this.firstBlock + this.blocks.length;
    this.counter += 1;
    const hash = this.hashOf(number, parentHash);
    const before = structuredClone(this.state);
    const mined: Mined[] = [];
    for (const transaction of transactions) {
      // What a fork has put off for too long is dropped, as real producers do.
      if (transaction.rawData.expiration <= timestampMs - this.slotMs) continue;
      // Producers check again: what came before it in the block may have taken what it needs.
      if (transaction.scripted === undefined && !this.canRun(transaction.rawData)) continue;
      mined.push(this.execute(transaction, number, timestampMs));
    }
    const block: Block = { number, hash, parentHash, timestampMs, transactions: mined, before };
    this.blocks.push(block);
    for (const each of mined) this.positions.set(each.txId, { block, mined: each });
    const solid = this.block(number - this.solidLag - 1);
    if (solid) solid.before = undefined;
  }

  // ---- Accounts, as tests see and set them ----

  trxBalanceSun(address: string): bigint {
    return this.state.accounts.get(hexOf(address))?.balanceSun ?? 0n;
  }

  usdtBalanceMinor(address: string): bigint {
    return this.tokenBalance(this.usdtContract, hexOf(address));
  }

  /** @param tokenId of a TRC10 token. */
  assetBalance(tokenId: string, address: string): bigint {
    return this.tokenBalance(tokenId, hexOf(address));
  }

  /** TRC10 tokens out of nowhere. */
  issueAsset(tokenId: string, address: string, amount: bigint): void {
    this.account(hexOf(address));
    this.move({ contract: tokenId, from: undefined, to: hexOf(address), amount });
  }

  /** The TRC10 tokens of an address, as `/wallet/getaccount` lists them. */
  assetsOf(address: string): readonly { readonly key: string; readonly value: number }[] {
    return [...this.state.tokens.entries()]
      .filter(([id]) => id.length < 42)
      .map(([key, balances]) => ({ key, value: Number(balances.get(hexOf(address)) ?? 0n) }))
      .filter(({ value }) => value > 0);
  }

  isActive(address: string): boolean {
    return this.state.accounts.has(hexOf(address));
  }

  fundTrx(address: string, amountSun: bigint): void {
    this.account(hexOf(address)).balanceSun += amountSun;
  }

  /** Stakes TRX for energy out of nowhere. */
  stakeForEnergy(address: string, stakeSun: bigint): void {
    this.account(hexOf(address)).stakeSun += stakeSun;
  }

  /** Energy that is lent to an address, out of nowhere. */
  giveEnergy(address: string, energy: number): void {
    const perTrx = TOTAL_ENERGY_LIMIT / TOTAL_ENERGY_WEIGHT_TRX;
    this.account(hexOf(address)).borrowedSun += BigInt(Math.ceil(energy / perTrx)) * 1_000_000n;
  }

  freeze(address: string): void {
    this.state.frozen.add(hexOf(address));
  }

  thaw(address: string): void {
    this.state.frozen.delete(hexOf(address));
  }

  /** What the issuer does to a frozen address (TetherToken, `destroyBlackFunds`): no Transfer log tells of it. */
  destroyFunds(address: string): void {
    if (!this.state.frozen.has(hexOf(address))) throw new Error('Only what is frozen can be destroyed.');
    this.state.tokens.get(this.usdtContract)?.set(hexOf(address), 0n);
  }

  /** From now on another contract has the token and writes its logs (TetherToken, `deprecate`). */
  deprecate(successor: string): void {
    this.successor = hexOf(successor);
  }

  /** The contract that writes the logs of USDT. */
  private get logAddress(): string {
    return this.successor ?? this.usdtContract;
  }

  /** A day passes for everybody's free bandwidth and energy. */
  refillResources(): void {
    for (const account of this.state.accounts.values()) {
      account.freeBandwidthUsed = 0;
      account.energyUsed = 0;
    }
  }

  resourcesOf(address: string): Record<string, number> {
    const account = this.state.accounts.get(hexOf(address));
    if (account === undefined) return {};
    const shown = {
      freeNetUsed: account.freeBandwidthUsed,
      freeNetLimit: FREE_BANDWIDTH,
      EnergyUsed: account.energyUsed,
      EnergyLimit: energyLimitOf(account),
      TotalEnergyLimit: TOTAL_ENERGY_LIMIT,
      TotalEnergyWeight: TOTAL_ENERGY_WEIGHT_TRX,
    };
    return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== 0));
  }

  /** The stake of an address for energy, as `/wallet/getaccount` describes it. */
  stakeJson(address: string): Record<string, unknown> {
    const account = this.state.accounts.get(hexOf(address));
    if (account === undefined) return {};
    // An entry for bandwidth, which has no type, is always there.
    const energy = { type: 'ENERGY', ...(account.stakeSun > 0n && { amount: Number(account.stakeSun) }) };
    return {
      frozenV2: [{}, energy, { type: 'TRON_POWER' }],
      ...(account.unstaked.length > 0 && {
        unfrozenV2: account.unstaked.map(({ amountSun, availableAtMs }) => ({
          type: 'ENERGY',
          unfreeze_amount: Number(amountSun),
          unfreeze_expire_time: availableAtMs,
        })),
      }),
      account_resource: {
        energy_window_size: 28_800_000,
        ...(account.lentSun > 0n && { delegated_frozenV2_balance_for_energy: Number(account.lentSun) }),
      },
    };
  }

  lendableStakeSun(address: string): bigint {
    const account = this.state.accounts.get(hexOf(address));
    return account === undefined ? 0n : account.stakeSun;
  }

  parameters(): Record<string, number> {
    return {
      getEnergyFee: this.energyPriceSun,
      getTransactionFee: BANDWIDTH_PRICE_SUN,
      getCreateAccountFee: Number(CREATE_ACCOUNT_BANDWIDTH_SUN),
      getCreateNewAccountFeeInSystemContract: Number(CREATE_ACCOUNT_SUN),
      getFreeNetLimit: FREE_BANDWIDTH,
      getMemoFee: 1_000_000,
      getUnfreezeDelayDays: UNFREEZE_DELAY_DAYS,
    };
  }

  private account(address: string): Account {
    let account = this.state.accounts.get(address);
    if (account === undefined) {
      account = {
        balanceSun: 0n,
        freeBandwidthUsed: 0,
        energyUsed: 0,
        stakeSun: 0n,
        lentSun: 0n,
        borrowedSun: 0n,
        unstaked: [],
      };
      this.state.accounts.set(address, account);
    }
    return account;
  }

  private tokenBalance(contract: string, address: string): bigint {
    return this.state.tokens.get(contract)?.get(address) ?? 0n;
  }

  private move({ contract, from, to, amount }: Move): void {
    if (contract === 'TRX') {
      this.account(to).balanceSun += amount;
      return;
    }
    let balances = this.state.tokens.get(contract);
    if (balances === undefined) {
      balances = new Map();
      this.state.tokens.set(contract, balances);
    }
    if (from !== undefined) balances.set(from, (balances.get(from) ?? 0n) - amount);
    balances.set(to, (balances.get(to) ?? 0n) + amount);
  }

  // ---- What strangers do ----

  /** A transfer of USDT by a stranger, pending until the next block. */
  deposit(to: string, amount: bigint): string {
    return this.script({
      logs: [transferLog(this.logAddress, STRANGER, hexOf(to), amount)],
      moves: [{ contract: this.usdtContract, from: undefined, to: hexOf(to), amount }],
    });
  }

  /**
   * Any transaction with any logs, pending until the next block.
   *
   * @param effect.internal what a node that keeps internal transactions has in the receipt (`internal_transactions`).
   * @param effect.calls the contract that is called; USDT when absent. Logs may be of others, called by it in turn.
   */
  script(effect: {
    readonly logs: readonly Log[];
    readonly moves?: readonly Move[];
    readonly result?: string;
    readonly calls?: string;
    readonly internal?: readonly object[];
  }): string {
    const data = createHash('sha256')
      .update(`call ${this.counter + 1}`)
      .digest('hex');
    return this.scriptContract(
      'TriggerSmartContract',
      { contract_address: hexOf(effect.calls ?? this.usdtContract), data },
      {
        result: effect.result ?? 'SUCCESS',
        logs: effect.logs,
        moves: effect.moves ?? [],
        internal: effect.internal,
      },
    );
  }

  /** TRX that a stranger sends, in sun; nothing moves when a result other than success is given. */
  sendTrx(to: string, amountSun: bigint, result?: string): string {
    return this.scriptContract(
      'TransferContract',
      { to_address: hexOf(to), amount: Number(amountSun) },
      { result, logs: [], moves: [{ contract: 'TRX', from: undefined, to: hexOf(to), amount: amountSun }] },
    );
  }

  /** TRC10 tokens that a stranger sends. */
  sendAsset(tokenId: string, to: string, amount: bigint): string {
    return this.scriptContract(
      'TransferAssetContract',
      { to_address: hexOf(to), asset_name: Buffer.from(tokenId).toString('hex'), amount: Number(amount) },
      {
        result: undefined,
        logs: [],
        moves: [{ contract: tokenId, from: undefined, to: hexOf(to), amount }],
      },
    );
  }

  /** A stranger's transaction with any one contract, pending until the next block. */
  scriptContract(
    type: string,
    value: Readonly<Record<string, unknown>>,
    scripted: NonNullable<Transaction['scripted']> = { result: undefined, logs: [], moves: [] },
  ): string {
    this.counter += 1;
    const transaction = this.build(type, { owner_address: STRANGER, ...value }, undefined, this.counter);
    this.pending.push({
      txId: transaction.txID,
      rawDataHex: transaction.raw_data_hex,
      rawData: transaction.raw_data,
      signatures: ['00'.repeat(65)],
      scripted,
    });
    return transaction.txID;
  }

  // ---- Transactions ----

  /**
   * A transaction as `/wallet/createtransaction` and its like answer it.
   *
   * @param laterMs keeps two that are otherwise equal apart, as the clocks of their senders do.
   */
  build(type: string, value: Readonly<Record<string, unknown>>, feeLimit?: number, laterMs = 0) {
    const ref = this.block(this.solidNumber) ?? this.head;
    const raw_data: RawData = {
      contract: [{ type, parameter: { value, type_url: `type.googleapis.com/protocol.${type}` } }],
      ref_block_bytes: ref.number.toString(16).padStart(16, '0').slice(-4),
      ref_block_hash: ref.hash.slice(16, 32),
      expiration: this.headTimestampMs + 60_000,
      timestamp: this.headTimestampMs + laterMs,
      ...(feeLimit !== undefined && { fee_limit: feeLimit }),
    };
    const message = utils.transaction.txJsonToPb({ raw_data });
    return {
      visible: false,
      txID: utils.transaction.txPbToTxID(message).replace(/^0x/, ''),
      raw_data,
      raw_data_hex: utils.transaction.txPbToRawDataHex(message).toLowerCase(),
    };
  }

  /** Checks a signed transaction as a node does, and takes it for the next block. */
  broadcast(transaction: {
    readonly rawDataHex: string;
    readonly signatures: readonly string[];
  }): BroadcastAnswer {
    const { rawDataHex, signatures } = transaction;
    const txId = createHash('sha256').update(Buffer.from(rawDataHex, 'hex')).digest('hex');
    const refuse = (code: string, message: string): BroadcastAnswer => ({
      code,
      txid: txId,
      message: Buffer.from(message).toString('hex'),
    });
    const rawData = readRawData(rawDataHex);
    if (rawData === undefined) return refuse('OTHER_ERROR', 'The contract is not supported.');
    if (this.positions.has(txId) || this.pending.some((each) => each.txId === txId)) {
      return refuse('DUP_TRANSACTION_ERROR', 'Dup transaction.');
    }
    const owner = String(rawData.contract[0].parameter.value.owner_address);
    const signature = signatures[0];
    if (signature === undefined || signatures.length !== 1 || signerOf(txId, signature) !== owner) {
      return refuse('SIGERROR', `Validate signature error: ${signature} is signed by another address.`);
    }
    if (rawData.expiration <= this.headTimestampMs) {
      return refuse('TRANSACTION_EXPIRATION_ERROR', 'Transaction expired');
    }
    if (rawData.expiration > this.headTimestampMs + 86_400_000) {
      return refuse('TRANSACTION_EXPIRATION_ERROR', 'Transaction expiration is too far in the future');
    }
    if (!this.knowsReference(rawData)) return refuse('TAPOS_ERROR', 'Tapos check error.');
    const account = this.state.accounts.get(owner);
    if (account === undefined) {
      return refuse('CONTRACT_VALIDATE_ERROR', `Contract validate error : account [${owner}] does not exist`);
    }
    const invalid = this.invalidity(rawData, account);
    if (invalid !== undefined) {
      return refuse('CONTRACT_VALIDATE_ERROR', `Contract validate error : ${invalid}`);
    }
    if (this.bandwidthFeeSun(account, rawDataHex) > account.balanceSun) {
      return refuse('BANDWITH_ERROR', 'Account resource insufficient error.');
    }
    this.pending.push({ txId, rawDataHex, rawData, signatures });
    this.accepted.push(txId);
    return { result: true, txid: txId };
  }

  private knowsReference({ ref_block_bytes, ref_block_hash }: RawData): boolean {
    return this.blocks.some(
      ({ number, hash }) =>
        number.toString(16).padStart(16, '0').slice(-4) === ref_block_bytes &&
        hash.slice(16, 32) === ref_block_hash,
    );
  }

  private canRun(rawData: RawData): boolean {
    const account = this.state.accounts.get(String(rawData.contract[0].parameter.value.owner_address));
    return account !== undefined && this.invalidity(rawData, account) === undefined;
  }

  /** Why the transaction's contract cannot run at all, in the node's words. */
  private invalidity(rawData: RawData, account: Account): string | undefined {
    const { type, parameter } = rawData.contract[0];
    const { value } = parameter;
    switch (type) {
      case 'TransferContract': {
        const amount = BigInt(Number(value.amount ?? 0));
        const fee = this.state.accounts.has(String(value.to_address)) ? 0n : CREATE_ACCOUNT_SUN;
        if (value.to_address === value.owner_address) return 'Cannot transfer TRX to yourself.';
        if (amount <= 0n) return 'Amount must be greater than 0.';
        return account.balanceSun < amount + fee ? 'balance is not sufficient.' : undefined;
      }
      case 'TransferAssetContract': {
        const amount = BigInt(Number(value.amount ?? 0));
        const held = this.tokenBalance(assetIdOf(value), String(value.owner_address));
        if (value.to_address === value.owner_address) return 'Cannot transfer asset to yourself.';
        if (amount <= 0n) return 'Amount must be greater than 0.';
        return held < amount ? 'assetBalance is not sufficient.' : undefined;
      }
      case 'DelegateResourceContract': {
        const receiver = String(value.receiver_address);
        const stake = BigInt(Number(value.balance ?? 0));
        if (!this.state.accounts.has(receiver)) return `Account[${receiver}] not exists`;
        if (stake < 1_000_000n) return 'delegateBalance must be greater than or equal to 1 TRX';
        return account.stakeSun < stake ? 'delegateBalance must be less than available' : undefined;
      }
      case 'FreezeBalanceV2Contract': {
        const amount = BigInt(Number(value.frozen_balance ?? 0));
        if (amount < 1_000_000n) return 'frozenBalance must be greater than or equal to 1 TRX';
        return amount > account.balanceSun
          ? 'frozenBalance must be less than or equal to accountBalance'
          : undefined;
      }
      case 'UnfreezeBalanceV2Contract': {
        const amount = BigInt(Number(value.unfreeze_balance ?? 0));
        const waiting = account.unstaked.filter(({ availableAtMs }) => availableAtMs > this.headTimestampMs);
        if (waiting.length >= UNFREEZE_MAX_TIMES) {
          return 'Invalid unfreeze operation, unfreezing times is over limit';
        }
        return amount <= 0n || amount > account.stakeSun
          ? `Invalid unfreeze_balance, [${amount}] is invalid`
          : undefined;
      }
      case 'WithdrawExpireUnfreezeContract':
        return account.unstaked.some(({ availableAtMs }) => availableAtMs <= this.headTimestampMs)
          ? undefined
          : 'no unFreeze balance to withdraw ';
      case 'UnDelegateResourceContract':
        // Only the gas account lends here, so what the receiver has borrowed is of this pair.
        return (this.state.accounts.get(String(value.receiver_address))?.borrowedSun ?? 0n) <
          BigInt(Number(value.balance ?? 0))
          ? 'insufficient delegatedBalance'
          : undefined;
      default:
        return undefined;
    }
  }

  /** Energy that a call of a token contract takes now, and whether it would succeed. */
  simulate(
    contract: string,
    owner: string,
    data: string,
  ): { readonly energy: number; readonly isRevert: boolean; readonly result: string } {
    const call = /^([0-9a-f]{8})((?:[0-9a-f]{64})*)$/.exec(data);
    const [, selector = '', args = ''] = call ?? [];
    if (contract !== this.usdtContract) return { energy: 300, isRevert: true, result: '' };
    if (selector === '70a08231') {
      const balance = this.tokenBalance(contract, `41${args.slice(24, 64)}`);
      return { energy: 935, isRevert: false, result: balance.toString(16).padStart(64, '0') };
    }
    // owner(): who has deployed it, or bought it since.
    if (selector === '8da5cb5b') {
      return { energy: 400, isRevert: false, result: this.tokenOwner.slice(2).padStart(64, '0') };
    }
    if (selector === '5c975abb') {
      return { energy: 400, isRevert: false, result: (this.isPaused ? '1' : '0').padStart(64, '0') };
    }
    if (selector === 'e47d6060') {
      const isFrozen = this.state.frozen.has(`41${args.slice(24, 64)}`);
      return { energy: 700, isRevert: false, result: (isFrozen ? '1' : '0').padStart(64, '0') };
    }
    if (selector === '0e136b19') {
      return { energy: 400, isRevert: false, result: (this.successor ? '1' : '0').padStart(64, '0') };
    }
    if (selector === '26976e3f') {
      return { energy: 400, isRevert: false, result: (this.successor ?? '').slice(2).padStart(64, '0') };
    }
    if (selector === '313ce567') return { energy: 400, isRevert: false, result: '6'.padStart(64, '0') };
    if (selector !== 'a9059cbb') return { energy: 500, isRevert: true, result: '' };
    const to = `41${args.slice(24, 64)}`;
    const amount = BigInt(`0x${args.slice(64, 128)}`);
    const isRefused = this.isPaused || this.refusesTransfers || this.state.frozen.has(owner);
    if (isRefused || this.tokenBalance(contract, owner) < amount) {
      return { energy: 2_000, isRevert: true, result: '' };
    }
    const energy = this.tokenBalance(contract, to) > 0n ? ENERGY_TO_HOLDER : ENERGY_TO_NEWCOMER;
    return { energy, isRevert: false, result: '0'.repeat(64) };
  }

  private bandwidthFeeSun(account: Account, rawDataHex: string): bigint {
    const bytes = bytesOf(rawDataHex);
    return account.freeBandwidthUsed + bytes <= FREE_BANDWIDTH ? 0n : BigInt(bytes * BANDWIDTH_PRICE_SUN);
  }

  private execute(transaction: Transaction, blockNumber: number, timestampMs: number): Mined {
    const { type, parameter } = transaction.rawData.contract[0];
    const effect =
      transaction.scripted !== undefined
        ? this.runScript(transaction.scripted, type === 'TriggerSmartContract')
        : this.run(type, parameter.value, transaction);
    const { feeSun, result, logs, receipt } = effect;
    const hasFailed = result !== undefined && result !== 'SUCCESS';
    return {
      ...transaction,
      contractRet: result ?? 'SUCCESS',
      receipt: {
        id: transaction.txId,
        ...(feeSun > 0n && { fee: Number(feeSun) }),
        blockNumber,
        blockTimeStamp: timestampMs,
        contractResult: [''],
        ...(type === 'TriggerSmartContract' && { contract_address: parameter.value.contract_address }),
        receipt: { ...receipt, ...(result !== undefined && { result }) },
        ...(logs.length > 0 && { log: logs }),
        ...(transaction.scripted?.internal && { internal_transactions: transaction.scripted.internal }),
        ...(hasFailed && { result: 'FAILED', resMessage: Buffer.from(result).toString('hex') }),
      },
    };
  }

  private runScript(script: NonNullable<Transaction['scripted']>, isCall: boolean): Effect {
    const { result, logs, moves } = script;
    if (result === undefined || result === 'SUCCESS') for (const move of moves) this.move(move);
    return {
      feeSun: 0n,
      result,
      logs,
      receipt: {
        ...(isCall && { energy_usage: 30_000, energy_usage_total: 30_000 }),
        net_usage: isCall ? 345 : 268,
      },
    };
  }

  private run(type: string, value: Readonly<Record<string, unknown>>, transaction: Transaction): Effect {
    const owner = String(value.owner_address);
    const account = this.account(owner);
    const bandwidthFeeSun = this.bandwidthFeeSun(account, transaction.rawDataHex);
    const bytes = bytesOf(transaction.rawDataHex);
    if (bandwidthFeeSun === 0n) account.freeBandwidthUsed += bytes;
    else account.balanceSun -= bandwidthFeeSun;
    const bandwidth = bandwidthFeeSun === 0n ? { net_usage: bytes } : { net_fee: Number(bandwidthFeeSun) };
    const simple = (feeSun: bigint): Effect => ({
      feeSun: feeSun + bandwidthFeeSun,
      result: undefined,
      logs: [],
      receipt: bandwidth,
    });
    switch (type) {
      case 'TransferContract': {
        const to = String(value.to_address);
        const isNew = !this.state.accounts.has(to);
        const fee = isNew ? CREATE_ACCOUNT_SUN + CREATE_ACCOUNT_BANDWIDTH_SUN : 0n;
        const amount = BigInt(Number(value.amount));
        account.balanceSun -= amount + fee;
        this.account(to).balanceSun += amount;
        return simple(fee);
      }
      case 'TransferAssetContract': {
        const to = String(value.to_address);
        this.account(to);
        this.move({
          contract: assetIdOf(value),
          from: owner,
          to,
          amount: BigInt(Number(value.amount)),
        });
        return simple(0n);
      }
      case 'FreezeBalanceV2Contract': {
        const amount = BigInt(Number(value.frozen_balance));
        account.balanceSun -= amount;
        account.stakeSun += amount;
        return simple(0n);
      }
      case 'UnfreezeBalanceV2Contract':
      case 'WithdrawExpireUnfreezeContract': {
        // Taking out withdraws what is due as well.
        for (const { amountSun } of account.unstaked.filter((each) => this.isDue(each))) {
          account.balanceSun += amountSun;
        }
        account.unstaked = account.unstaked.filter((each) => !this.isDue(each));
        const amountSun = BigInt(Number(value.unfreeze_balance ?? 0));
        if (amountSun === 0n) return simple(0n);
        account.stakeSun -= amountSun;
        account.unstaked.push({
          amountSun,
          availableAtMs: this.headTimestampMs + UNFREEZE_DELAY_DAYS * DAY_MS,
        });
        return simple(0n);
      }
      case 'DelegateResourceContract':
      case 'UnDelegateResourceContract': {
        const stake = BigInt(Number(value.balance)) * (type === 'DelegateResourceContract' ? 1n : -1n);
        account.stakeSun -= stake;
        account.lentSun += stake;
        this.account(String(value.receiver_address)).borrowedSun += stake;
        return simple(0n);
      }
      default:
        return this.call(account, value, transaction, bandwidthFeeSun, bandwidth);
    }
  }

  private isDue({ availableAtMs }: { readonly availableAtMs: number }): boolean {
    return availableAtMs <= this.headTimestampMs;
  }

  private call(
    account: Account,
    value: Readonly<Record<string, unknown>>,
    transaction: Transaction,
    bandwidthFeeSun: bigint,
    bandwidth: Record<string, number>,
  ): Effect {
    const owner = String(value.owner_address);
    const contract = String(value.contract_address);
    const data = String(value.data ?? '');
    const { energy, isRevert } = this.simulate(contract, owner, data);
    const ownEnergy = Math.max(0, energyLimitOf(account) - account.energyUsed);
    const affordable = ownEnergy + Number(account.balanceSun / BigInt(this.energyPriceSun));
    const allowed = Math.min(
      affordable,
      Math.floor((transaction.rawData.fee_limit ?? 0) / this.energyPriceSun),
    );
    const isOut = energy > allowed;
    const used = isOut ? allowed : energy;
    const fromStake = Math.min(used, ownEnergy);
    const burntSun = BigInt((used - fromStake) * this.energyPriceSun);
    account.energyUsed += fromStake;
    account.balanceSun -= burntSun;
    const result = isOut ? 'OUT_OF_ENERGY' : isRevert ? 'REVERT' : 'SUCCESS';
    const logs: Log[] = [];
    if (result === 'SUCCESS') {
      const to = `41${data.slice(32, 72)}`;
      const amount = BigInt(`0x${data.slice(72, 136)}`);
      // TetherToken's StandardTokenWithFees.transfer: what is left to the receiver, then the fee to the contract's owner.
      const { basisPoints, mostMinor } = this.tokenFee;
      const asked = (amount * basisPoints) / 10_000n;
      const fee = asked > mostMinor ? mostMinor : asked;
      this.move({ contract, from: owner, to, amount: amount - fee });
      logs.push(transferLog(this.logAddress, owner, to, amount - fee));
      if (fee > 0n) {
        this.move({ contract, from: owner, to: this.tokenOwner, amount: fee });
        logs.push(transferLog(this.logAddress, owner, this.tokenOwner, fee));
      }
    }
    return {
      feeSun: burntSun + bandwidthFeeSun,
      result,
      logs,
      receipt: {
        ...bandwidth,
        ...(burntSun > 0n && { energy_fee: Number(burntSun) }),
        ...(fromStake > 0 && { energy_usage: fromStake }),
        energy_usage_total: used,
      },
    };
  }
}

interface Effect {
  readonly feeSun: bigint;
  /** Undefined for what is not a call of a contract. */
  readonly result: string | undefined;
  readonly logs: readonly Log[];
  readonly receipt: Record<string, number>;
}

export function transferLog(contract: string, from: string, to: string, amount: bigint): Log {
  return tokenLog(TRANSFER_TOPIC, contract, from, to, amount);
}

export function approvalLog(contract: string, owner: string, spender: string, amount: bigint): Log {
  return tokenLog(APPROVAL_TOPIC, contract, owner, spender, amount);
}

function tokenLog(topic: string, contract: string, first: string, second: string, amount: bigint): Log {
  const word = (address: string) => hexOf(address).slice(2).padStart(64, '0');
  return {
    address: hexOf(contract).slice(2),
    topics: [topic, word(first), word(second)],
    data: amount.toString(16).padStart(64, '0'),
  };
}

/** Base58 or hex, to hex with the prefix 41. */
export function hexOf(address: string): string {
  return TronWeb.address.toHex(address).toLowerCase();
}

/** TRC10 tokens are named by their id, whose characters travel as hex. */
function assetIdOf(value: Readonly<Record<string, unknown>>): string {
  return Buffer.from(String(value.asset_name), 'hex').toString('latin1');
}

function bytesOf(rawDataHex: string): number {
  // Raw data and one signature with their tags and lengths, and the room for the result.
  return rawDataHex.length / 2 + 3 + 67 + 64;
}

function energyLimitOf(account: Account): number {
  const stakeTrx = (account.stakeSun + account.borrowedSun) / 1_000_000n;
  return Number((stakeTrx * BigInt(TOTAL_ENERGY_LIMIT)) / BigInt(TOTAL_ENERGY_WEIGHT_TRX));
}

function signerOf(txId: string, signature: string): string | undefined {
  try {
    return `41${recoverAddress(`0x${txId}`, `0x${signature.replace(/^0x/, '')}`)
      .slice(2)
      .toLowerCase()}`;
  } catch {
    return undefined;
  }
}

const CONTRACT_TYPES = [
  'TriggerSmartContract',
  'TransferContract',
  'TransferAssetContract',
  'DelegateResourceContract',
  'UnDelegateResourceContract',
  'FreezeBalanceV2Contract',
  'UnfreezeBalanceV2Contract',
  'WithdrawExpireUnfreezeContract',
];

/** The kind of contract of a transaction, such as `TransferContract`; undefined where it cannot be read. */
export function contractTypeOf(rawDataHex: string): string | undefined {
  return readRawData(rawDataHex)?.contract[0].type;
}

/** Raw data by tronweb's decoder, which has to be told the kind of contract: the one that writes the same bytes is it. */
function readRawData(rawDataHex: string): RawData | undefined {
  for (const type of CONTRACT_TYPES) {
    try {
      const decoded = utils.deserializeTx.deserializeTransaction(type, rawDataHex);
      const rawData: RawData = JSON.parse(JSON.stringify(decoded), (key, value) =>
        /_address$|^ref_block|^data$|^asset_name$/.test(key) ? String(value).toLowerCase() : value,
      );
      const message = utils.transaction.txJsonToPb({ raw_data: rawData });
      if (utils.transaction.txPbToRawDataHex(message).toLowerCase() === rawDataHex) return rawData;
    } catch {
      // Bytes of another kind of contract.
    }
  }
  return undefined;
}
