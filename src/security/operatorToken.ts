import { createHash, randomBytes } from 'node:crypto';

/** A new token of an operator: 32 random bytes. */
export function newOperatorToken(): string {
  return `mp_operator_${randomBytes(32).toString('base64url')}`;
}

/** SHA-256 of a token: what it is found by. Tokens are random, so a plain hash is enough. */
export function operatorTokenSha256(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
