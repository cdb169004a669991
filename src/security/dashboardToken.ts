import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const FORM = /^[\w-]{43}$/;

/** A new token of a dashboard session: 256 random bits in base64url, for a cookie. */
export function newDashboardToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/**
 * SHA-256 of a token: what its session is found by. Tokens are random, so a plain hash is enough.
 *
 * @returns undefined for what cannot be a token, whatever a cookie holds.
 */
export function dashboardTokenSha256(token: string): Buffer | undefined {
  return FORM.test(token) ? createHash('sha256').update(token).digest() : undefined;
}
