import { createHash } from 'node:crypto';
import { invariant } from '../domain/errors.ts';
import { decodeAddress, encodeAddress } from './addresses.ts';
import type { TokenTransferOrder, TransactionAction } from './port.ts';

/** A transaction as read from its raw bytes. */
export interface DecodedTransaction {
  readonly txId: string;
  /** Last two bytes of the number of a recent block, and 8 bytes of its hash: ties the transaction to one chain. */
  readonly refBlockBytesHex: string;
  readonly refBlockHashHex: string;
  readonly expiresAtMs: number;
  readonly timestampMs: number;
  readonly feeLimitSun: bigint;
  readonly action: TransactionAction;
}

/** ERC-20 `transfer(address,uint256)`. */
const TRANSFER_SELECTOR = 'a9059cbb';

/** Bytes that are not a transaction of a kind that this service makes. */
export class TransactionUnreadableError extends Error {
  override readonly name = 'TransactionUnreadableError';
}

/** The call data of a TRC20 `transfer`. */
export function encodeTokenTransfer(to: string, amountMinor: bigint): string {
  const account = decodeAddress(to);
  invariant(account !== undefined, 'A transfer goes to an address.');
  invariant(amountMinor >= 0n && amountMinor < 2n ** 256n, 'An amount is a uint256.');
  return TRANSFER_SELECTOR + account.padStart(64, '0') + amountMinor.toString(16).padStart(64, '0');
}

/** Receiver and amount of a TRC20 `transfer`, or undefined when the call data is anything else, or longer or shorter. */
export function decodeTokenTransfer(
  dataHex: string,
): { readonly to: string; readonly amountMinor: bigint } | undefined {
  const match = /^a9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/.exec(dataHex);
  if (!match) return undefined;
  const [, account = '', amount = ''] = match;
  return { to: encodeAddress(account), amountMinor: BigInt(`0x${amount}`) };
}

/** The call that moves USDT. */
export function tokenTransferOf(usdtContract: string, order: TokenTransferOrder): TransactionAction {
  const dataHex = encodeTokenTransfer(order.to, order.amountMinor);
  return { kind: 'contract_call', owner: order.from, contract: usdtContract, dataHex };
}

/**
 * Raw data as TRON's HTTP API writes it, for the calls that take no bytes.
 *
 * @throws TransactionUnreadableError.
 */
export function rawDataJson(rawDataHex: string): Readonly<Record<string, unknown>> {
  return transactionJson(decodeTransaction(rawDataHex));
}

/** Raw data as TRON's HTTP API writes it. */
export function transactionJson(
  transaction: Omit<DecodedTransaction, 'txId'>,
): Readonly<Record<string, unknown>> {
  const { type, value } = contractOf(transaction.action);
  return {
    contract: [{ type, parameter: { type_url: `type.googleapis.com/protocol.${type}`, value } }],
    ref_block_bytes: transaction.refBlockBytesHex,
    ref_block_hash: transaction.refBlockHashHex,
    expiration: transaction.expiresAtMs,
    timestamp: transaction.timestampMs,
    ...(transaction.feeLimitSun > 0n && { fee_limit: safeNumber(transaction.feeLimitSun) }),
  };
}

/** The contract of an action, as TRON's HTTP API writes it. */
function contractOf(action: TransactionAction): {
  readonly type: string;
  readonly value: Readonly<Record<string, unknown>>;
} {
  const [, type, fields] = CONTRACTS[action.kind];
  const values: Readonly<Record<string, unknown>> = action;
  const value = fields.map(({ name, property = '', toJson }) => [name, toJson(values[property])]);
  // No TRX is sent along with a call; tronweb wants to be told.
  const noTrx = action.kind === 'contract_call' && { call_value: 0 };
  return { type, value: { ...Object.fromEntries(value), ...noTrx } };
}

/** SHA-256 of the raw data: what is signed, and the transaction's name. */
export function transactionIdOf(rawDataHex: string): string {
  return createHash('sha256').update(Buffer.from(rawDataHex, 'hex')).digest('hex');
}

/**
 * Joins raw data and signature into the message that nodes take.
 *
 * @param signatureHex 65 bytes: r, s and the recovery byte.
 */
export function encodeSigned(rawDataHex: string, signatureHex: string): string {
  const raw = Buffer.from(rawDataHex, 'hex');
  const signature = Buffer.from(signatureHex, 'hex');
  invariant(signature.length === 65, 'A signature has 65 bytes.');
  const field = (number: number, bytes: Buffer) => [
    Buffer.of((number << 3) | LENGTH_DELIMITED),
    varint(bytes.length),
    bytes,
  ];
  return Buffer.concat([...field(1, raw), ...field(2, signature)]).toString('hex');
}

/**
 * Takes a signed transaction apart.
 *
 * @throws TransactionUnreadableError when it is not a transaction with one signature.
 */
export function decodeSigned(signedHex: string): {
  readonly rawDataHex: string;
  readonly signatureHex: string;
} {
  const message = readMessage(bytesOf(signedHex), { bytes: [1, 2] });
  return { rawDataHex: message.bytes(1).toString('hex'), signatureHex: message.bytes(2).toString('hex') };
}

/**
 * Reads raw data strictly. Whatever this service does not write itself (a memo, a second contract, a permission, TRX sent
 * along with a call, a field given twice or not known) is refused rather than overlooked: a signature would cover it too.
 * Field numbers: tronprotocol/protocol, core/Tron.proto and core/contract/*.proto.
 *
 * @throws TransactionUnreadableError.
 */
export function decodeTransaction(rawDataHex: string): DecodedTransaction {
  const raw = readMessage(bytesOf(rawDataHex), { bytes: [1, 4, 11], int: [8, 14, 18] });
  const contract = readMessage(raw.bytes(11), { int: [1], bytes: [2] });
  const parameter = readMessage(contract.bytes(2), { bytes: [1, 2] });
  const number = contract.int(1);
  const kind = ACTION_KINDS.find((each) => CONTRACTS[each][0] === number);
  if (kind === undefined)
    throw new TransactionUnreadableError('The transaction is of a kind never used here.');
  const [, type, fields] = CONTRACTS[kind];
  if (parameter.bytes(1).toString('utf8') !== `type.googleapis.com/protocol.${type}`) {
    throw new TransactionUnreadableError('The transaction names two kinds of contract.');
  }
  return {
    txId: transactionIdOf(rawDataHex),
    refBlockBytesHex: raw.bytes(1).toString('hex'),
    refBlockHashHex: raw.bytes(4).toString('hex'),
    expiresAtMs: Number(raw.int(8)),
    timestampMs: Number(raw.int(14)),
    feeLimitSun: raw.int(18),
    action: { kind, ...propertiesOf(parameter.bytes(2), fields) } as TransactionAction,
  };
}

/** What a contract says: each of the fields at most once, and no other. */
function propertiesOf(contract: Buffer, fields: readonly ContractField[]): Readonly<Record<string, unknown>> {
  const numbersOf = (kind: FieldKind) =>
    fields.filter(({ wire }) => wire === kind).map(({ number }) => number);
  const message = readMessage(contract, { bytes: numbersOf('bytes'), int: numbersOf('int') });
  const read = fields.map(
    (field) => [field.property, field.read(message[field.wire](field.number))] as const,
  );
  return Object.fromEntries(read.filter(([property]) => property !== undefined));
}

/**
 * The amount of a transfer of TRX or of a TRC10 token, from any sender, from its raw data. Unlike what is to be signed, it may
 * hold whatever else the protocol knows, such as a memo.
 *
 * @returns undefined when the bytes are not such a transfer.
 */
export function readNativeAmount(rawDataHex: string): bigint | undefined {
  try {
    const raw = readMessage(bytesOf(rawDataHex), { bytes: [1, 4, 10, 11, 12], int: [3, 8, 14, 18] });
    const contract = readMessage(raw.bytes(11), { int: [1, 5], bytes: [2, 3, 4] });
    const value = readMessage(contract.bytes(2), { bytes: [1, 2] }).bytes(2);
    switch (contract.int(1)) {
      case 1n:
        return readMessage(value, { bytes: [1, 2], int: [3] }).int(3);
      case 2n:
        return readMessage(value, { bytes: [1, 2, 3], int: [4] }).int(4);
      default:
        return undefined;
    }
  } catch (error) {
    if (error instanceof TransactionUnreadableError) return undefined;
    throw error;
  }
}

type FieldKind = 'bytes' | 'int';

interface Message {
  /** @returns the field's bytes, empty when it is absent. */
  bytes(field: number): Buffer;
  /** @returns the field's value, 0 when it is absent. */
  int(field: number): bigint;
}

const VARINT = 0;
const LENGTH_DELIMITED = 2;

/** Reads a protobuf message (protobuf.dev, "Encoding") that may hold each of the named fields at most once. */
function readMessage(bytes: Buffer, fields: { readonly [Kind in FieldKind]?: readonly number[] }): Message {
  const found = new Map<number, Buffer | bigint>();
  let position = 0;
  const readVarint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; shift < 63n; shift += 7n) {
      const byte = bytes[position];
      if (byte === undefined) throw new TransactionUnreadableError('The transaction breaks off.');
      position += 1;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    // Ten bytes are a negative number, which nothing here may be.
    throw new TransactionUnreadableError('The transaction holds a number out of range.');
  };
  while (position < bytes.length) {
    const tag = readVarint();
    const field = Number(tag >> 3n);
    const isInt = fields.int?.includes(field) === true;
    if (!(isInt || fields.bytes?.includes(field)) || found.has(field)) {
      throw new TransactionUnreadableError(`The transaction holds a field ${field} that is not expected.`);
    }
    if (Number(tag & 7n) !== (isInt ? VARINT : LENGTH_DELIMITED)) {
      throw new TransactionUnreadableError(`The transaction's field ${field} is of another type.`);
    }
    const value = readVarint();
    if (isInt) {
      found.set(field, value);
      continue;
    }
    const end = position + Number(value);
    if (end > bytes.length) throw new TransactionUnreadableError('The transaction breaks off.');
    found.set(field, bytes.subarray(position, end));
    position = end;
  }
  return {
    bytes: (field) => {
      const value = found.get(field);
      return Buffer.isBuffer(value) ? value : Buffer.alloc(0);
    },
    int: (field) => {
      const value = found.get(field);
      return typeof value === 'bigint' ? value : 0n;
    },
  };
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  bytes.push(rest);
  return Buffer.from(bytes);
}

function bytesOf(hex: string): Buffer {
  if (!/^([0-9a-f]{2})+$/.test(hex)) throw new TransactionUnreadableError('The transaction is not hex.');
  return Buffer.from(hex, 'hex');
}

function addressOf(bytes: Buffer): string {
  if (bytes.length !== 21 || bytes[0] !== 0x41) {
    throw new TransactionUnreadableError('The transaction names something that is not an address.');
  }
  return encodeAddress(bytes.subarray(1).toString('hex'));
}

/** With the prefix of the network, as TRON's HTTP API writes addresses. */
export function addressHex(address: string): string {
  const account = decodeAddress(address);
  invariant(account !== undefined, 'A transaction names an address that is none.');
  return `41${account}`;
}

/** tronweb takes numbers; all TRX there is fits the protocol's int64, but only 9 billion of them a JavaScript number. */
function safeNumber(value: bigint): number {
  invariant(value >= 0n && value <= BigInt(Number.MAX_SAFE_INTEGER), 'An amount of sun is out of range.');
  return Number(value);
}

/** A field of a contract, in its bytes and in the JSON of TRON's HTTP API. */
interface ContractField {
  readonly number: number;
  readonly name: string;
  /** Of the action; none of what is always the same. */
  readonly property?: string;
  readonly wire: FieldKind;
  toJson(value: unknown): unknown;
  /** @throws TransactionUnreadableError. */
  read(value: unknown): unknown;
}

const fieldOf =
  (wire: FieldKind, toJson: ContractField['toJson'], read: ContractField['read']) =>
  (number: number, name: string, property: string): ContractField => ({
    number,
    name,
    property,
    wire,
    toJson,
    read,
  });
const address = fieldOf('bytes', addressHex, addressOf);
const sun = fieldOf('int', safeNumber, (amount) => amount);
const data = fieldOf(
  'bytes',
  (hex) => hex,
  (bytes: Buffer) => bytes.toString('hex'),
);
/** What is staked and lent is energy, always. */
const energy = (number: number): ContractField => ({
  number,
  name: 'resource',
  wire: 'int',
  toJson: () => 'ENERGY',
  read(resource) {
    if (resource !== 1n) throw new TransactionUnreadableError('The transaction is about no energy.');
  },
});
const owner = address(1, 'owner_address', 'owner');
// Locks (fields 5 and 6) would keep our own stake from us, so they are not among the known fields.
const LOAN = [owner, energy(2), sun(3, 'balance', 'stakeSun'), address(4, 'receiver_address', 'receiver')];

/**
 * The contracts by which this service acts, each with all of its fields that one of ours may hold (core/Tron.proto,
 * `ContractType`, and core/contract/*.proto).
 */
const CONTRACTS: Readonly<
  Record<TransactionAction['kind'], readonly [number: bigint, type: string, fields: readonly ContractField[]]>
> = {
  trx_transfer: [
    1n,
    'TransferContract',
    [owner, address(2, 'to_address', 'to'), sun(3, 'amount', 'amountSun')],
  ],
  contract_call: [
    31n,
    'TriggerSmartContract',
    [owner, address(2, 'contract_address', 'contract'), data(4, 'data', 'dataHex')],
  ],
  stake: [54n, 'FreezeBalanceV2Contract', [owner, sun(2, 'frozen_balance', 'amountSun'), energy(3)]],
  unstake: [55n, 'UnfreezeBalanceV2Contract', [owner, sun(2, 'unfreeze_balance', 'amountSun'), energy(3)]],
  withdraw_unstaked: [56n, 'WithdrawExpireUnfreezeContract', [owner]],
  energy_delegation: [57n, 'DelegateResourceContract', LOAN],
  energy_reclaim: [58n, 'UnDelegateResourceContract', LOAN],
};
const ACTION_KINDS = Object.keys(CONTRACTS) as (keyof typeof CONTRACTS)[];
