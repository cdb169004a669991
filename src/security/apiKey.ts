import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Environment } from '../domain/money.ts';

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
