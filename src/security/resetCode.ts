import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { charactersAsTyped, TYPED_ALPHABET } from './typedCode.ts';

const LENGTH = 12;
const HALF = 6;
const FORM = new RegExp(`^[${TYPED_ALPHABET}]{${LENGTH}}$`);
const SEED_BYTES = 16;

/** What a new code is made from. It is stored, and tells nothing without the key. */
export function newResetSeed(): Buffer {
  return randomBytes(SEED_BYTES);
}

/**
 * The code that a seed stands for: 60 bits as two groups of six characters, `K7QF2M-XD9RTA`. It is not stored anywhere,
 * and can be made again from its seed to be mailed once more.
 */
export function resetCode(key: Uint8Array, userId: string, seed: Buffer): string {
  const hmac = createHmac('sha256', key)
    .update(`password-reset/${userId}/${seed.toString('hex')}`)
    .digest();
  // 256 is a multiple of 32: every character is equally likely.
  return inGroups(Array.from(hmac.subarray(0, LENGTH), (byte) => TYPED_ALPHABET.charAt(byte % 32)).join(''));
}

/**
 * Reads a code as a person types it.
 *
 * @returns the code as it was mailed, or undefined for what cannot be one.
 */
export function parseResetCode(typed: string): string | undefined {
  const characters = charactersAsTyped(typed);
  return FORM.test(characters) ? inGroups(characters) : undefined;
}

/**
 * Compares a code with one that was mailed, in a time that depends on neither. The first half names the mail: a caller who
 * does not know it tries blindly. The second half proves that the mail was read.
 */
export function isSameResetCode(
  mailed: string,
  given: string,
): { readonly isNamed: boolean; readonly isProven: boolean } {
  const [isNamed, isSecondHalf] = [
    timingSafeEqual(Buffer.from(mailed.slice(0, HALF)), Buffer.from(given.slice(0, HALF))),
    timingSafeEqual(Buffer.from(mailed.slice(-HALF)), Buffer.from(given.slice(-HALF))),
  ];
  return { isNamed, isProven: isNamed && isSecondHalf };
}

function inGroups(characters: string): string {
  return `${characters.slice(0, HALF)}-${characters.slice(HALF)}`;
}
