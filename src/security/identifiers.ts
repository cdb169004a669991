import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Environment, Id } from '../domain/money.ts';

/** What an identifier names, told by its prefix; those of orders stand in contract/kinds.ts. */
export type IdentifierPrefix =
  | 'adj'
  | 'apr'
  | 'biz'
  | 'cp'
  | 'diff'
  | 'hld'
  | 'key'
  | 'log'
  | 'loss'
  | 'mail'
  | 'msg'
  | 'opr'
  | 'pky'
  | 'plk'
  | 'qte'
  | 'req'
  | 'rfd'
  | 'rnt'
  | 'rpl'
  | 'swp'
  | 'txn'
  | 'usr'
  | 'wep'
  | 'whs';

/** The digits of Crockford's base 32, none of which looks like another. */
const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * A new identifier such as `wd_01k…`: a lower-case ULID (48 bits of time, 80 of randomness) behind a prefix. Ids of
 * one moment sort next to each other, which keeps the database's indexes warm. Fits Paystack's rule for transfer
 * references: 16 to 50 characters of a-z, 0-9, `-` and `_`.
 *
 * @param of its prefix, or the kind of the order that it names.
 */
export function newIdentifier<Prefix extends string>(
  of: (Prefix & IdentifierPrefix) | { readonly idPrefix: Prefix },
  nowMs = Date.now(),
): Id<Prefix> {
  let time = '';
  let rest = nowMs;
  for (let digit = 0; digit < TIME_LENGTH; digit++) {
    time = CROCKFORD.charAt(rest % 32) + time;
    rest = Math.floor(rest / 32);
  }
  return `${typeof of === 'string' ? of : of.idPrefix}_${time}${randomPart()}`;
}

/**
 * The one identifier of something that follows from an order once, such as its event of a type: the same whenever it is
 * made, also after a restore has lost the first. It has the order's time.
 */
export function identifierAfter<Prefix extends string>(
  of: (Prefix & IdentifierPrefix) | { readonly idPrefix: Prefix },
  orderId: string,
  what: string,
): Id<Prefix> {
  const { time } = digitsIn(orderId);
  return `${typeof of === 'string' ? of : of.idPrefix}_${time}${digitsOf(createHash('sha256').update(`${orderId} ${what}`).digest())}`;
}

/** What an identifier is made of: when it was made, in ms since 1970, and the part that is random. */
export function partsOfIdentifier(id: string): { readonly createdAtMs: number; readonly random: string } {
  const { time, random } = digitsIn(id);
  let createdAtMs = 0;
  for (const digit of time) createdAtMs = createdAtMs * 32 + CROCKFORD.indexOf(digit);
  return { createdAtMs, random };
}

const TIME_LENGTH = 10;

function digitsIn(id: string): { readonly time: string; readonly random: string } {
  const digits = id.slice(id.indexOf('_') + 1);
  return { time: digits.slice(0, TIME_LENGTH), random: digits.slice(TIME_LENGTH) };
}

/** 80 bits as 16 digits and lower-case letters: five of each of the first 16 bytes. */
function digitsOf(bytes: Uint8Array): string {
  let digits = '';
  for (const byte of bytes.subarray(0, 16)) digits += CROCKFORD.charAt(byte % 32);
  return digits;
}

/** Random bytes, drawn for many identifiers at once: one call costs as much as hundreds of bytes. Each is used once. */
let unused = Buffer.alloc(0);

/** 80 bits of randomness as 16 digits and lower-case letters. */
export function randomPart(): string {
  if (unused.length < 16) unused = randomBytes(4_096);
  const random = digitsOf(unused);
  unused = unused.subarray(16);
  return random;
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const RANDOM_LENGTH = 30;

const CHECKSUM_LENGTH = 6;

const SHAPE = /^mp_(prod|test)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;

/** A new key, `mp_prod_…` or `mp_test_…`: 30 random base62 characters and a checksum of them. */
export function newApiKey(environment: Environment): string {
  let random = '';
  for (let index = 0; index < RANDOM_LENGTH; index++) random += BASE62.charAt(randomInt(62));
  return `mp_${environment}_${random}${checksum(random)}`;
}

/**
 * Whether a presented key could be one of ours: a prefixed key must have the right shape and checksum, so that typing
 * errors and scanners never reach the database. Keys without our prefix may be legacy keys and pass.
 */
export function couldBeApiKey(key: string): boolean {
  if (key.length === 0 || key.length > 200) return false;
  if (!key.startsWith('mp_')) return true;
  const match = SHAPE.exec(key);
  return match !== null && checksum(match[2] ?? '') === match[3];
}

/** SHA-256 of a key: what it is found by. Keys are random, so a plain hash is enough. */
export function apiKeySha256(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** CRC-32 in base62: tells typing errors and secret scanners from keys, protects nothing. */
function checksum(random: string): string {
  let rest = crc32(random);
  let text = '';
  for (let digit = 0; digit < CHECKSUM_LENGTH; digit++) {
    text = BASE62.charAt(rest % 62) + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

/** Each character of the second half of a checkout token holds five bits: 130 of the authentication code. */
const CHECKOUT_CODE_CHARACTERS = 26;

/** The 26 characters of a session's id behind its prefix, then those that only the key's owner can make. */
const CHECKOUT_TOKEN = /^([0-9a-hjkmnp-tv-z]{26})([0-9a-hjkmnp-tv-z]{26})$/;

/**
 * The token in the address of a session's checkout page: who has it may see the page. It follows from the session and the
 * key, so it is stored nowhere and can be shown again; without the key it can neither be made nor guessed.
 *
 * @param key 32 random bytes of the installation.
 */
export function checkoutToken(key: Uint8Array, paymentId: Id<'cp'>): string {
  return paymentId.slice('cp_'.length) + checkoutCode(key, paymentId);
}

/** The session of a token; undefined when the token was not made with this key. */
export function readCheckoutToken(key: Uint8Array, token: string): Id<'cp'> | undefined {
  const [, id, code] = CHECKOUT_TOKEN.exec(token) ?? [];
  if (id === undefined || code === undefined) return undefined;
  const paymentId: Id<'cp'> = `cp_${id}`;
  return timingSafeEqual(Buffer.from(code), Buffer.from(checkoutCode(key, paymentId)))
    ? paymentId
    : undefined;
}

function checkoutCode(key: Uint8Array, paymentId: Id<'cp'>): string {
  const code = createHmac('sha256', key).update(`checkout/${paymentId}`).digest();
  return Array.from(code.subarray(0, CHECKOUT_CODE_CHARACTERS), (byte) => CROCKFORD.charAt(byte % 32)).join(
    '',
  );
}
