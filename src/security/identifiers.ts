import { randomBytes } from 'node:crypto';
import type { Id } from '../domain/money.ts';

/** What an identifier names, told by its prefix; those of orders stand in contract/kinds.ts. */
export type IdentifierPrefix =
  | 'adj'
  | 'biz'
  | 'cp'
  | 'diff'
  | 'key'
  | 'mail'
  | 'msg'
  | 'qte'
  | 'req'
  | 'rnt'
  | 'rpl'
  | 'swp'
  | 'txn'
  | 'whs';

/** The digits of Crockford's base 32, none of which looks like another. */
export const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz';

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
  for (let digit = 0; digit < 10; digit++) {
    time = CROCKFORD.charAt(rest % 32) + time;
    rest = Math.floor(rest / 32);
  }
  return `${typeof of === 'string' ? of : of.idPrefix}_${time}${randomPart()}`;
}

/** Random bytes, drawn for many identifiers at once: one call costs as much as hundreds of bytes. Each is used once. */
let unused = Buffer.alloc(0);

/** 80 bits of randomness as 16 digits and lower-case letters. */
export function randomPart(): string {
  if (unused.length < 16) unused = randomBytes(4_096);
  let random = '';
  for (const byte of unused.subarray(0, 16)) random += CROCKFORD.charAt(byte % 32);
  unused = unused.subarray(16);
  return random;
}
