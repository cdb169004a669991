import { hash } from 'node:crypto';
import { decodeBase58, HDNodeWallet, hexlify, toBeArray } from 'ethers';
import { invariant } from '../domain/errors.ts';

/** TRON mainnet and its test networks mark addresses with this byte, which makes them begin with T. */
const ADDRESS_PREFIX = 0x41;

/** Prefix, 20 bytes of the account, 4 bytes of checksum. */
const ENCODED_BYTES = 25;

/** BIP-32: children from here on need the private key. */
const FIRST_HARDENED_INDEX = 2 ** 31;

/** Depth of `m/44'/195'/0'/0`, whose children are the deposit addresses. */
const EXTERNAL_CHAIN_DEPTH = 4;

/** Derives deposit addresses without any secret. */
export interface AddressDerivation {
  /** @param index 0 to 2^31 - 1: one per session, for good. */
  addressOf(index: number): string;
}

/**
 * Reads an extended public key.
 *
 * @param extendedPublicKey `xpub…` of `m/44'/195'/0'/0` (BIP-32, BIP-44; 195 is TRON in SLIP-44), as
 * `npm run admin -- wallet xpub` prints it.
 * @throws Error, in one sentence that never repeats the key, when it is not an extended public key of that depth.
 */
export function createAddressDerivation(extendedPublicKey: string): AddressDerivation {
  const parent = parseExtendedPublicKey(extendedPublicKey);
  return {
    addressOf(index) {
      invariant(
        Number.isInteger(index) && index >= 0 && index < FIRST_HARDENED_INDEX,
        'An address index is out of range.',
      );
      return encodeAddress(parent.deriveChild(index).address);
    },
  };
}

function parseExtendedPublicKey(text: string) {
  // A private key in the place of the public one would put the money within reach of every process that derives.
  if (!text.startsWith('xpub')) throw new Error('An extended public key begins with xpub.');
  const node = readExtendedKey(text);
  if (node.depth !== EXTERNAL_CHAIN_DEPTH) {
    throw new Error("The extended public key is not of m/44'/195'/0'/0: its depth is not 4.");
  }
  return node;
}

function readExtendedKey(text: string) {
  try {
    const node = HDNodeWallet.fromExtendedKey(text);
    // ethers 6.17 skips the checksum of a text of the usual length, so the key is written again and compared.
    if (node.extendedKey === text) return node;
  } catch {
    // Not base58, or no point of the curve: as unreadable as a wrong checksum.
  }
  throw new Error('The extended public key has a typing error: its checksum is wrong.');
}

/** Whether a text is a TRON address in base58check, checksum included. */
export function isTronAddress(text: string): boolean {
  return decodeAddress(text) !== undefined;
}

/**
 * @param accountHex 20 bytes, with or without `0x`, as logs carry addresses.
 * @returns base58check, `T…`.
 */
export function encodeAddress(accountHex: string): string {
  const account = Buffer.from(accountHex.replace(/^0x/, ''), 'hex');
  invariant(account.length === ENCODED_BYTES - 5, 'An address has 20 bytes.');
  const payload = Buffer.concat([Buffer.of(ADDRESS_PREFIX), account]);
  return base58Of(Buffer.concat([payload, checksumOf(payload)]));
}

/** @returns the 20 bytes of the account as lower-case hex without prefix, or undefined when the text is not an address. */
export function decodeAddress(text: string): string | undefined {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)) return undefined;
  const bytes = toBeArray(decodeBase58(text));
  if (bytes.length !== ENCODED_BYTES || bytes[0] !== ADDRESS_PREFIX) return undefined;
  const payload = bytes.subarray(0, ENCODED_BYTES - 4);
  if (!checksumOf(payload).equals(bytes.subarray(ENCODED_BYTES - 4))) return undefined;
  return hexlify(payload.subarray(1)).slice(2);
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/**
 * Bytes in base58, of which the first is not zero. A block has hundreds of addresses, and the big numbers that libraries
 * use for this took most of the time of reading one.
 */
function base58Of(bytes: Uint8Array): string {
  const digits: number[] = [];
  for (const byte of bytes) {
    let carry = byte;
    for (let position = 0; position < digits.length; position += 1) {
      carry += (digits[position] ?? 0) << 8;
      digits[position] = carry % 58;
      carry = Math.trunc(carry / 58);
    }
    while (carry > 0) {
      digits.push(carry % 58);
      carry = Math.trunc(carry / 58);
    }
  }
  let text = '';
  for (let position = digits.length - 1; position >= 0; position -= 1) text += BASE58[digits[position] ?? 0];
  return text;
}

function checksumOf(payload: Uint8Array): Buffer {
  return hash('sha256', hash('sha256', payload, 'buffer'), 'buffer').subarray(0, 4);
}
