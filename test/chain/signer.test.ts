import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { recoverAddress } from 'ethers';
import fc from 'fast-check';
import { utils } from 'tronweb';
import { encodeAddress } from '../../src/chain/addresses.ts';
import {
  type SigningKey,
  SigningRefusedError,
  type TransactionAction,
  type UnsignedTransaction,
} from '../../src/chain/port.ts';
import { createSigner, type SignerOptions } from '../../src/chain/signer.ts';
import {
  addressHex,
  decodeSigned,
  decodeTransaction,
  encodeTokenTransfer,
} from '../../src/chain/transaction.ts';
import { encodeTransaction } from '../../src/chain/transactionEncoder.ts';
import { openWallet } from '../../src/chain/wallet.ts';

const MNEMONIC = `${'abandon '.repeat(11)}about`;
const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const OTHER_TOKEN = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';
const TREASURY = encodeAddress('11'.repeat(20));
const STRANGER = encodeAddress('22'.repeat(20));
const DEPOSIT_0 = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
const DEPOSIT_1 = 'TSeJkUh4Qv67VNFwY8LaAxERygNdy6NQZK';

const options: SignerOptions = {
  wallet: openWallet(MNEMONIC),
  extendedPublicKey: openWallet(MNEMONIC).deposits.neuter().extendedKey,
  usdtContract: USDT,
  treasuryAddress: TREASURY,
  caps: {
    sweepMinor: 1_000_000_000n,
    feeLimitSun: 50_000_000n,
    topUpSun: 40_000_000n,
    stakeSun: 10_000_000_000n,
    lifetimeMs: 600_000,
  },
};
const signer = createSigner(options);

const frame = {
  refBlock: {
    number: 70_000_123,
    hash: '00000000042c1dfb0b1a2c3d4e5f60718293a4b5c6d7e8f9000102030405060708'.slice(0, 64),
  },
  timestampMs: 1_760_000_000_000,
  expiresAtMs: 1_760_000_060_000,
};

function sweep(
  changes: {
    to?: string;
    amountMinor?: bigint;
    contract?: string;
    owner?: string;
    feeLimitSun?: bigint;
  } = {},
) {
  const {
    to = TREASURY,
    amountMinor = 5_000_000n,
    contract = USDT,
    owner = DEPOSIT_0,
    feeLimitSun,
  } = changes;
  return encodeTransaction(
    { kind: 'contract_call', owner, contract, dataHex: encodeTokenTransfer(to, amountMinor) },
    { ...frame, feeLimitSun: feeLimitSun ?? 30_000_000n },
  );
}

const trx = (owner: string, to: string, amountSun: bigint) =>
  encodeTransaction({ kind: 'trx_transfer', owner, to, amountSun }, frame);
const energy = (owner: string, receiver: string, stakeSun: bigint) =>
  encodeTransaction({ kind: 'energy_delegation', owner, receiver, stakeSun }, frame);

const staking = (kind: 'stake' | 'unstake', amountSun: bigint, owner = signer.gasAddress) =>
  encodeTransaction({ kind, owner, amountSun }, frame);
const withdrawal = (owner: string) => encodeTransaction({ kind: 'withdraw_unstaked', owner }, frame);

const ownStake: SigningKey = { kind: 'stake' };
const deposit0: SigningKey = { kind: 'deposit', index: 0 };
const gasFor0: SigningKey = { kind: 'gas', receiverIndex: 0 };

/** A transaction with bytes that our own encoder never writes. */
function foreign(rawData: object): UnsignedTransaction {
  const message = utils.transaction.txJsonToPb({
    raw_data: {
      ref_block_bytes: '1dfb',
      ref_block_hash: '0b1a2c3d4e5f6071',
      expiration: frame.expiresAtMs,
      timestamp: frame.timestampMs,
      fee_limit: 30_000_000,
      ...rawData,
    },
  });
  return {
    rawDataHex: utils.transaction.txPbToRawDataHex(message).toLowerCase(),
    txId: utils.transaction.txPbToTxID(message).replace(/^0x/, ''),
    expiresAtMs: frame.expiresAtMs,
  };
}

const callOf = (value: object, more: object = {}) => ({
  type: 'TriggerSmartContract',
  parameter: {
    type_url: 'type.googleapis.com/protocol.TriggerSmartContract',
    value: {
      owner_address: addressHex(DEPOSIT_0),
      contract_address: addressHex(USDT),
      call_value: 0,
      data: encodeTokenTransfer(TREASURY, 5n),
      ...value,
    },
  },
  ...more,
});

describe('the signer signs', () => {
  test.each<[string, UnsignedTransaction, SigningKey, string]>([
    ['a sweep to the treasury', sweep(), deposit0, DEPOSIT_0],
    ['a sweep of the second address', sweep({ owner: DEPOSIT_1 }), { kind: 'deposit', index: 1 }, DEPOSIT_1],
    ['a return of TRX to the gas account', trx(DEPOSIT_0, signer.gasAddress, 1n), deposit0, DEPOSIT_0],
    ['a top-up', trx(signer.gasAddress, DEPOSIT_0, 40_000_000n), gasFor0, signer.gasAddress],
    ['lending energy', energy(signer.gasAddress, DEPOSIT_0, 1_000_000n), gasFor0, signer.gasAddress],
    ['staking', staking('stake', 10_000_000_000n), ownStake, signer.gasAddress],
    ['taking out of the stake', staking('unstake', 1_000_000n), ownStake, signer.gasAddress],
    ['bringing back what was taken out', withdrawal(signer.gasAddress), ownStake, signer.gasAddress],
  ])('%s, with the key that it belongs to', (_, unsigned, key, owner) => {
    const signed = signer.sign(unsigned, key);
    expect(signed.txId).toBe(unsigned.txId);
    const parts = decodeSigned(signed.signedHex);
    expect(parts.rawDataHex).toBe(unsigned.rawDataHex);
    expect(encodeAddress(recoverAddress(`0x${signed.txId}`, `0x${parts.signatureHex}`))).toBe(owner);
  });

  test('as tronweb signs the same transaction', () => {
    const unsigned = sweep();
    const { privateKey } = openWallet(MNEMONIC).deposits.deriveChild(0);
    const expected = utils.crypto.signTransaction(privateKey.slice(2), { txID: unsigned.txId }).signature[0];
    expect(decodeSigned(signer.sign(unsigned, deposit0).signedHex).signatureHex).toBe(
      expected?.toLowerCase(),
    );
  });

  test('the same bytes the same way each time', () => {
    expect(signer.sign(sweep(), deposit0)).toEqual(signer.sign(sweep(), deposit0));
  });
});

describe('the signer refuses', () => {
  const refused: [string, UnsignedTransaction, SigningKey][] = [
    ['a sweep to a stranger', sweep({ to: STRANGER }), deposit0],
    ['a sweep to another deposit address', sweep({ to: DEPOSIT_1 }), deposit0],
    ['USDT to the gas account', sweep({ to: signer.gasAddress }), deposit0],
    ['a sweep of another token', sweep({ contract: OTHER_TOKEN }), deposit0],
    ['a sweep above the cap', sweep({ amountMinor: 1_000_000_001n }), deposit0],
    ['a sweep of 2^255', sweep({ amountMinor: 2n ** 255n }), deposit0],
    ['a sweep of nothing', sweep({ amountMinor: 0n }), deposit0],
    ['a fee limit above the cap', sweep({ feeLimitSun: 50_000_001n }), deposit0],
    ['a call without a fee limit', sweep({ feeLimitSun: 0n }), deposit0],
    ['a sweep with the key of another address', sweep(), { kind: 'deposit', index: 1 }],
    ['a sweep with the key of the gas account', sweep(), gasFor0],
    ['TRX to a stranger', trx(DEPOSIT_0, STRANGER, 1n), deposit0],
    ['TRX to the treasury', trx(DEPOSIT_0, TREASURY, 1n), deposit0],
    ['too much TRX', trx(DEPOSIT_0, signer.gasAddress, 40_000_001n), deposit0],
    ['a top-up of a stranger', trx(signer.gasAddress, STRANGER, 1n), gasFor0],
    ['a top-up of another deposit address than named', trx(signer.gasAddress, DEPOSIT_1, 1n), gasFor0],
    ['a top-up of the treasury', trx(signer.gasAddress, TREASURY, 1n), gasFor0],
    ['a top-up above the cap', trx(signer.gasAddress, DEPOSIT_0, 40_000_001n), gasFor0],
    ['a top-up of nothing', trx(signer.gasAddress, DEPOSIT_0, 0n), gasFor0],
    ['lending to a stranger', energy(signer.gasAddress, STRANGER, 1_000_000n), gasFor0],
    ['lending above the cap', energy(signer.gasAddress, DEPOSIT_0, 10_000_000_001n), gasFor0],
    ['lending by a deposit address', energy(DEPOSIT_0, DEPOSIT_1, 1_000_000n), deposit0],
    ['TRX of another address with the key of the gas account', trx(DEPOSIT_1, DEPOSIT_0, 1n), gasFor0],
    [
      'TRX with a fee limit',
      encodeTransaction(
        { kind: 'trx_transfer', owner: signer.gasAddress, to: DEPOSIT_0, amountSun: 1n },
        { ...frame, feeLimitSun: 1n },
      ),
      gasFor0,
    ],
    [
      'lending with a fee limit',
      encodeTransaction(
        { kind: 'energy_reclaim', owner: signer.gasAddress, receiver: DEPOSIT_0, stakeSun: 1_000_000n },
        { ...frame, feeLimitSun: 1n },
      ),
      gasFor0,
    ],
    ['a call by the gas account', sweep({ owner: signer.gasAddress }), gasFor0],
    ['staking above the cap', staking('stake', 10_000_000_001n), ownStake],
    ['staking of nothing', staking('unstake', 0n), ownStake],
    ['staking by a deposit address', staking('stake', 1_000_000n, DEPOSIT_0), deposit0],
    ['staking of a deposit address', staking('stake', 1_000_000n, DEPOSIT_0), ownStake],
    ['staking with a key for top-ups', staking('stake', 1_000_000n), gasFor0],
    ['a withdrawal of a deposit address', withdrawal(DEPOSIT_0), ownStake],
    ['a top-up with the key of the stake', trx(signer.gasAddress, DEPOSIT_0, 1n), ownStake],
    ['lending with the key of the stake', energy(signer.gasAddress, DEPOSIT_0, 1_000_000n), ownStake],
    [
      'staking for bandwidth',
      foreign({
        fee_limit: 0,
        contract: [
          {
            type: 'FreezeBalanceV2Contract',
            parameter: {
              type_url: 'type.googleapis.com/protocol.FreezeBalanceV2Contract',
              value: {
                owner_address: addressHex(signer.gasAddress),
                frozen_balance: 1_000_000,
                resource: 'BANDWIDTH',
              },
            },
          },
        ],
      }),
      ownStake,
    ],
    ['another id than that of the bytes', { ...sweep(), txId: sweep({ to: STRANGER }).txId }, deposit0],
    ['another expiry than that of the bytes', { ...sweep(), expiresAtMs: frame.expiresAtMs + 1 }, deposit0],
    ['bytes that are none', { ...sweep(), rawDataHex: 'xx' }, deposit0],
    ['no bytes', { ...sweep(), rawDataHex: '' }, deposit0],
    ['bytes that break off', { ...sweep(), rawDataHex: sweep().rawDataHex.slice(0, -2) }, deposit0],
    [
      'a transaction that lives too long',
      encodeTransaction(
        {
          kind: 'contract_call',
          owner: DEPOSIT_0,
          contract: USDT,
          dataHex: encodeTokenTransfer(TREASURY, 5n),
        },
        { ...frame, expiresAtMs: frame.timestampMs + 600_001, feeLimitSun: 1n },
      ),
      deposit0,
    ],
    [
      'approve instead of transfer',
      foreign({ contract: [callOf({ data: `095ea7b3${encodeTokenTransfer(TREASURY, 5n).slice(8)}` })] }),
      deposit0,
    ],
    [
      'transferFrom',
      foreign({
        contract: [
          callOf({ data: `23b872dd${'0'.repeat(64)}${encodeTokenTransfer(TREASURY, 5n).slice(8)}` }),
        ],
      }),
      deposit0,
    ],
    [
      'call data with something behind the amount',
      foreign({ contract: [callOf({ data: `${encodeTokenTransfer(TREASURY, 5n)}00` })] }),
      deposit0,
    ],
    [
      'a receiver with something before the address',
      foreign({
        contract: [callOf({ data: encodeTokenTransfer(TREASURY, 5n).replace(/^a9059cbb00/, 'a9059cbb01') })],
      }),
      deposit0,
    ],
    ['TRX sent along with the call', foreign({ contract: [callOf({ call_value: 1 })] }), deposit0],
    [
      'a TRC10 token sent along with the call',
      foreign({ contract: [callOf({ call_token_value: 1, token_id: 1_000_001 })] }),
      deposit0,
    ],
    ['another permission', foreign({ contract: [callOf({}, { Permission_id: 2 })] }), deposit0],
    ['a memo', foreign({ contract: [callOf({})], data: '686f6c61' }), deposit0],
    [
      'a change of permissions',
      foreign({
        contract: [
          {
            type: 'AccountPermissionUpdateContract',
            parameter: {
              type_url: 'type.googleapis.com/protocol.AccountPermissionUpdateContract',
              value: {
                owner_address: addressHex(DEPOSIT_0),
                owner: {
                  type: 0,
                  permission_name: 'owner',
                  threshold: 1,
                  keys: [{ address: addressHex(STRANGER), weight: 1 }],
                },
                actives: [],
              },
            },
          },
        ],
      }),
      deposit0,
    ],
  ];

  test.each(refused)('%s', (_, unsigned, key) => {
    expect(() => signer.sign(unsigned, key)).toThrow(SigningRefusedError);
  });

  test.each([8, 11] as const)('field %d given twice, of which a node might believe the other', (field) => {
    expect(() => signer.sign(withTwice(sweep(), field), deposit0)).toThrow(
      new RegExp(`field ${field} that is not expected`),
    );
  });

  test('every transaction with one byte changed, unless it still obeys every rule', () => {
    const unsigned = sweep();
    const bytes = Buffer.from(unsigned.rawDataHex, 'hex');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: bytes.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (position, change) => {
          const changed = Buffer.from(bytes);
          changed[position] = (changed[position] ?? 0) ^ change;
          const rawDataHex = changed.toString('hex');
          let decoded: ReturnType<typeof decodeTransaction>;
          try {
            decoded = decodeTransaction(rawDataHex);
          } catch {
            expect(() => signer.sign({ ...unsigned, rawDataHex }, deposit0)).toThrow(SigningRefusedError);
            return;
          }
          const attempt = { rawDataHex, txId: decoded.txId, expiresAtMs: decoded.expiresAtMs };
          try {
            signer.sign(attempt, deposit0);
          } catch (error) {
            expect(error).toBeInstanceOf(SigningRefusedError);
            return;
          }
          const { action } = decoded;
          expect(action).toMatchObject({ kind: 'contract_call', owner: DEPOSIT_0, contract: USDT });
          expect(action.kind === 'contract_call' && action.dataHex.slice(8, 72)).toBe(
            encodeTokenTransfer(TREASURY, 1n).slice(8, 72),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  test('to start with another wallet than the configured one, or a treasury that is none', () => {
    const other = openWallet(`${'zoo '.repeat(11)}wrong`).deposits.neuter().extendedKey;
    expect(() => createSigner({ ...options, extendedPublicKey: other })).toThrow(/another one/);
    expect(() => createSigner({ ...options, treasuryAddress: signer.gasAddress })).toThrow(/treasury/);
    expect(() => createSigner({ ...options, treasuryAddress: 'T' })).toThrow(/treasury/);
  });

  test('to show the mnemonic or a private key', () => {
    const shown = JSON.stringify(signer) + Object.values(signer).map(String).join();
    const { privateKey } = openWallet(MNEMONIC).gas;
    expect(shown).not.toContain('abandon');
    expect(shown).not.toContain(privateKey.slice(2));
    expect(shown).not.toContain('xprv');
  });
});

/** The same raw data with one of its fields once more at the end. */
function withTwice(unsigned: UnsignedTransaction, field: 8 | 11): UnsignedTransaction {
  const more: TransactionAction = { kind: 'trx_transfer', owner: DEPOSIT_0, to: STRANGER, amountSun: 1n };
  const other = Buffer.from(encodeTransaction(more, frame).rawDataHex, 'hex');
  // Fields 1 and 4 come first (2 + 2 and 2 + 8 bytes), then 8 (tag and 6 bytes), then 11 with a length of one byte.
  const part = field === 8 ? other.subarray(14, 21) : other.subarray(21, 23 + (other[22] ?? 0));
  const rawDataHex = unsigned.rawDataHex + part.toString('hex');
  const txId = createHash('sha256').update(Buffer.from(rawDataHex, 'hex')).digest('hex');
  return { ...unsigned, rawDataHex, txId };
}
