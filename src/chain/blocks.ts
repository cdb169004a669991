import type { TokenTransfer } from '../domain/usdt/tokenTransfer.ts';
import { encodeAddress } from './addresses.ts';
import { TRX, trc10Name } from './nativeTokens.ts';
import { type BlockHeader, IncompleteBlockError, type ScannedBlock } from './port.ts';
import { readNativeAmount } from './transaction.ts';

/** keccak256 of `Transfer(address,address,uint256)`, the event of every TRC20 token. */
const TRANSFER_TOPIC = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** A block as `/walletsolidity/getblockbynum` and `/wallet/getnowblock` answer it. */
export interface RawBlock extends BlockHeader {
  readonly transactions: readonly RawTransaction[];
}

/** A transaction of a block as the node tells it; nothing of it but its id has been looked at. */
interface RawTransaction {
  readonly txId: string;
  readonly json: Readonly<Record<string, unknown>>;
}

/**
 * Reads a block.
 *
 * @returns undefined for `{}`, which is how a node says that it has no such block.
 * @throws IncompleteBlockError when the answer is not a whole block, or is another one than asked for.
 */
export function parseBlock(answer: unknown, expectedNumber?: number): RawBlock | undefined {
  if (!isRecord(answer)) throw new IncompleteBlockError(expectedNumber ?? -1, 'it is not a block');
  if (Object.keys(answer).length === 0) return undefined;
  const rawData = isRecord(answer.block_header) ? answer.block_header.raw_data : undefined;
  const { number = 0, timestamp = 0, parentHash } = isRecord(rawData) ? rawData : {};
  const hash = answer.blockID;
  const refuse = (why: string): never => {
    throw new IncompleteBlockError(expectedNumber ?? (isHeight(number) ? number : -1), why);
  };
  if (!isHeight(number) || !isHeight(timestamp) || !isHash(hash) || !isHash(parentHash)) {
    return refuse('its header is unreadable');
  }
  if (expectedNumber !== undefined && number !== expectedNumber) {
    return refuse(`it is block ${number}`);
  }
  const list = answer.transactions ?? [];
  if (!Array.isArray(list)) return refuse('its transactions are unreadable');
  const transactions = list.map((json: unknown) =>
    isRecord(json) && isHash(json.txID) ? { txId: json.txID, json } : refuse('a transaction has no id'),
  );
  return { number, hash, parentHash, timestampMs: timestamp, transactions };
}

/**
 * Joins a block with its receipts, as `gettransactioninfobyblocknum` answers them.
 *
 * A node that has not caught up answers with an empty list, or with some of the receipts; a cache in front of it, with
 * those of another block. So every transaction of the block must have its receipt, and there must be no other.
 *
 * @throws IncompleteBlockError when they do not fit together.
 */
export function scanBlock(block: RawBlock, receipts: unknown, usdtContract: string): ScannedBlock {
  const refuse = (why: string): never => {
    throw new IncompleteBlockError(block.number, why);
  };
  const { number, hash, parentHash, timestampMs, transactions } = block;
  const scanned = { number, hash, parentHash, timestampMs, transactionCount: transactions.length };
  // No receipts at all is `{}` on some versions of the node.
  const list: unknown = isRecord(receipts) && Object.keys(receipts).length === 0 ? [] : receipts;
  if (!Array.isArray(list)) return refuse('its receipts are unreadable');
  // A chain's first block hands out what there is to begin with: to addresses that are not ours, and without receipts.
  if (number === 0 && list.length === 0) return { ...scanned, transfers: [] };
  if (list.length !== block.transactions.length) {
    return refuse(`${block.transactions.length} transactions have ${list.length} receipts`);
  }
  const byId = new Map<string, Record<string, unknown>>();
  for (const receipt of list) {
    if (!isRecord(receipt) || !isHash(receipt.id)) return refuse('a receipt is unreadable');
    if ((receipt.blockNumber ?? block.number) !== block.number) {
      return refuse('a receipt is of another block');
    }
    byId.set(receipt.id, receipt);
  }
  const transfers = block.transactions.flatMap((transaction) => {
    const receipt = byId.get(transaction.txId) ?? refuse('a transaction has no receipt');
    const called = [...transfersOf(receipt, usdtContract), ...internalTransfersOf(receipt)];
    // A transaction has one contract: it calls, or it moves something itself, and then nothing is called.
    return called.length > 0 || outcomeOf(receipt) !== 'SUCCESS' ? called : nativeTransfersOf(transaction);
  });
  return { ...scanned, transfers };
}

/** The tokens that contracts of the chain itself move, by the kind of contract; everything else needs a call. */
const NATIVE_CONTRACTS: Readonly<
  Record<string, (value: Readonly<Record<string, unknown>>) => string | undefined>
> = {
  TransferContract: () => TRX,
  TransferAssetContract: ({ asset_name }) =>
    typeof asset_name === 'string' ? trc10Name(asset_name) : undefined,
};

/**
 * What a transaction moves without calling anybody: TRX, or a token of the TRC10 standard. Nodes tell it with the block
 * itself, so it costs no request. As with logs, a malformed transfer moves nothing, and this does not throw.
 */
function nativeTransfersOf({ txId, json }: RawTransaction): readonly TokenTransfer[] {
  const contractRet = firstOf(json.ret)?.contractRet;
  const contract = firstOf(isRecord(json.raw_data) ? json.raw_data.contract : undefined);
  const { type, parameter } = contract ?? {};
  const value = isRecord(parameter) && isRecord(parameter.value) ? parameter.value : undefined;
  if (contractRet !== 'SUCCESS' || typeof type !== 'string' || !value) return [];
  const token = Object.hasOwn(NATIVE_CONTRACTS, type) ? NATIVE_CONTRACTS[type]?.(value) : undefined;
  const from = addressOfHex(value.owner_address);
  const to = addressOfHex(value.to_address);
  if (token === undefined || from === undefined || to === undefined) return [];
  const amountMinor = nativeAmountOf(value.amount, json.raw_data_hex);
  if (amountMinor === undefined || amountMinor <= 0n) return [];
  return [{ txId, logIndex: 0, contract: token, isUsdt: false, from, to, amountMinor }];
}

/** The first place of what is moved inside a call, after that of any log. */
const FIRST_INTERNAL_PLACE = 1_000_000;

/** The internal transactions that move what they tell of: `call`, `create` and `suicide`, in hex. */
const MOVING_NOTES: ReadonlySet<unknown> = new Set(
  ['call', 'create', 'suicide'].map((note) => Buffer.from(note).toString('hex')),
);

/**
 * TRX and TRC10 tokens that contracts send in the course of a call. Only a node with `vm.saveInternalTx = true` keeps them
 * with its receipts (java-tron, TransactionUtil.buildInternalTransaction), of blocks that it has read since; others tell
 * nothing of them. As with logs, a malformed transfer moves nothing, and this does not throw.
 */
function internalTransfersOf(receipt: Readonly<Record<string, unknown>>): readonly TokenTransfer[] {
  const txId = receipt.id;
  if (!isHash(txId) || !isSuccessfulCall(receipt) || !Array.isArray(receipt.internal_transactions)) return [];
  const values = receipt.internal_transactions.flatMap((internal: unknown) =>
    isRecord(internal) && Array.isArray(internal.callValueInfo)
      ? internal.callValueInfo.map((value: unknown) => ({ internal, value }))
      : [],
  );
  return values.flatMap(({ internal, value }, place) => {
    const { rejected, note, caller_address, transferTo_address } = internal;
    if (rejected === true || !MOVING_NOTES.has(note) || !isRecord(value)) return [];
    const from = addressOfHex(caller_address);
    const to = addressOfHex(transferTo_address);
    const contract = internalTokenOf(value.tokenId);
    const amount = value.callValue;
    if (from === undefined || to === undefined || contract === undefined) return [];
    // Beyond 2^53 JSON.parse has rounded it, and nothing else tells it: shown nearly right is better than not at all.
    if (typeof amount !== 'number' || !Number.isInteger(amount) || amount <= 0) return [];
    const logIndex = FIRST_INTERNAL_PLACE + place;
    return [{ txId, logIndex, contract, isUsdt: false, from, to, amountMinor: BigInt(amount) }];
  });
}

/** TRX has no id here; a TRC10 token's is written as it stands. */
function internalTokenOf(tokenId: unknown): string | undefined {
  if (tokenId === undefined || tokenId === '') return TRX;
  return typeof tokenId === 'string' ? trc10Name(Buffer.from(tokenId).toString('hex')) : undefined;
}

/** Amounts are int64, and JSON.parse rounds those beyond 2^53: the transaction's own bytes have them exactly. */
function nativeAmountOf(amount: unknown, rawDataHex: unknown): bigint | undefined {
  if (typeof amount !== 'number' || !Number.isInteger(amount)) return undefined;
  if (Number.isSafeInteger(amount)) return BigInt(amount);
  return typeof rawDataHex === 'string' ? readNativeAmount(rawDataHex) : undefined;
}

function firstOf(list: unknown): Readonly<Record<string, unknown>> | undefined {
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return isRecord(first) ? first : undefined;
}

/**
 * The Transfer logs of one receipt; none when its transaction failed. Whatever a contract may have written, this does not
 * throw: a malformed Transfer log moves nothing.
 */
export function transfersOf(
  receipt: Readonly<Record<string, unknown>>,
  usdtContract: string,
): readonly TokenTransfer[] {
  const txId = receipt.id;
  if (!isHash(txId) || !isSuccessfulCall(receipt) || !Array.isArray(receipt.log)) return [];
  return receipt.log.flatMap((log: unknown, logIndex) => {
    const transfer = isRecord(log) ? transferOf(log) : undefined;
    return transfer === undefined
      ? []
      : [{ txId, logIndex, ...transfer, isUsdt: transfer.contract === usdtContract }];
  });
}

/** Only a call of a contract writes logs, and only a call has this result: its absence is not a success. */
function isSuccessfulCall(receipt: Readonly<Record<string, unknown>>): boolean {
  return (
    isRecord(receipt.receipt) && receipt.receipt.result === 'SUCCESS' && outcomeOf(receipt) === 'SUCCESS'
  );
}

/** `SUCCESS`, or the chain's word for what went wrong. Only calls of contracts have a `receipt.result`. */
export function outcomeOf(receipt: Readonly<Record<string, unknown>>): string {
  const result = isRecord(receipt.receipt) ? receipt.receipt.result : undefined;
  if (typeof result === 'string' && result !== 'DEFAULT' && result !== 'SUCCESS') return result;
  return receipt.result === 'FAILED' ? 'FAILED' : 'SUCCESS';
}

function transferOf(
  log: Readonly<Record<string, unknown>>,
): Pick<TokenTransfer, 'contract' | 'from' | 'to' | 'amountMinor'> | undefined {
  const { address, topics, data } = log;
  // With four topics it is the transfer of one NFT, whose third argument is not an amount.
  if (!Array.isArray(topics) || topics.length !== 3 || topics[0] !== TRANSFER_TOPIC) return undefined;
  if (typeof data !== 'string' || !/^[0-9a-f]{64}$/.test(data)) return undefined;
  const amountMinor = BigInt(`0x${data}`);
  if (amountMinor === 0n) return undefined;
  const contract = addressIn(address, /^(?:41)?([0-9a-f]{40})$/);
  // Contracts of TRON's older compilers write addresses with the network's prefix before the 20 bytes.
  const [from, to] = topics.slice(1).map((topic) => addressIn(topic, /^(?:0{24}|0{22}41)([0-9a-f]{40})$/));
  if (contract === undefined || from === undefined || to === undefined) return undefined;
  return { contract, from, to, amountMinor };
}

/** Nodes write addresses as hex with the network's prefix. */
function addressOfHex(text: unknown): string | undefined {
  return addressIn(text, /^41([0-9a-f]{40})$/);
}

/** The address whose 20 bytes the form finds in a text. */
function addressIn(text: unknown, form: RegExp): string | undefined {
  const account = typeof text === 'string' ? form.exec(text)?.[1] : undefined;
  return account && encodeAddress(account);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

function isHeight(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
