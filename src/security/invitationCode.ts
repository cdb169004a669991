import { createHash, randomBytes } from 'node:crypto';

/** Too many to guess, and few enough that a link with the code fits on a line of a mail. */
const CODE_BYTES = 18;
const FORM = /^[\w-]{24}$/;

/** A new code of an invitation: 144 random bits in base64url. */
export function newInvitationCode(): string {
  return randomBytes(CODE_BYTES).toString('base64url');
}

/**
 * SHA-256 of a code: what its invitation is found by. Codes are random, so a plain hash is enough.
 *
 * @returns undefined for what cannot be a code.
 */
export function invitationCodeSha256(code: string): Buffer | undefined {
  return FORM.test(code) ? createHash('sha256').update(code).digest() : undefined;
}
