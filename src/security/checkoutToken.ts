import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Id } from '../domain/money.ts';
import { CROCKFORD } from './identifiers.ts';

/** Each character of a token's second half holds five bits: 130 of the authentication code. */
const CODE_CHARACTERS = 26;

/** The 26 characters of a session's id behind its prefix, then those that only the key's owner can make. */
const TOKEN = /^([0-9a-hjkmnp-tv-z]{26})([0-9a-hjkmnp-tv-z]{26})$/;

/**
 * The token in the address of a session's checkout page: who has it may see the page. It follows from the session and the
 * key, so it is stored nowhere and can be shown again; without the key it can neither be made nor guessed.
 *
 * @param key 32 random bytes of the installation.
 */
export function checkoutToken(key: Uint8Array, paymentId: Id<'cp'>): string {
  return paymentId.slice('cp_'.length) + codeOf(key, paymentId);
}

/** The session of a token; undefined when the token was not made with this key. */
export function readCheckoutToken(key: Uint8Array, token: string): Id<'cp'> | undefined {
  const [, id, code] = TOKEN.exec(token) ?? [];
  if (id === undefined || code === undefined) return undefined;
  const paymentId: Id<'cp'> = `cp_${id}`;
  return timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(key, paymentId))) ? paymentId : undefined;
}

function codeOf(key: Uint8Array, paymentId: Id<'cp'>): string {
  const code = createHmac('sha256', key).update(`checkout/${paymentId}`).digest();
  return Array.from(code.subarray(0, CODE_CHARACTERS), (byte) => CROCKFORD.charAt(byte % 32)).join('');
}
