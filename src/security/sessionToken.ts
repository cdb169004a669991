import { createHash, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const ISSUER = 'merchant-payments';
const LIFETIME_SECONDS = 12 * 3_600;

/** The user of a token, and under which version of the user's sessions it was issued. */
export interface Session {
  readonly userId: string;
  readonly sessionsVersion: number;
}

/** A signed token (HS256) that is valid for 12 hours. No two are the same, so that each can end alone. */
export function issueSessionToken(secret: Uint8Array, session: Session, nowMs = Date.now()): Promise<string> {
  const nowSeconds = Math.floor(nowMs / 1_000);
  return new SignJWT({ ver: session.sessionsVersion })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setSubject(session.userId)
    .setJti(randomUUID())
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + LIFETIME_SECONDS)
    .sign(secret);
}

/** SHA-256 of a token: what its proof of the second factor is stored under. */
export function sessionTokenSha256(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The session of a token, or undefined when it is not ours, was changed, or is over. */
export async function readSessionToken(secret: Uint8Array, token: string): Promise<Session | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      typ: 'JWT',
      issuer: ISSUER,
      audience: ISSUER,
      requiredClaims: ['sub', 'exp', 'iat', 'ver'],
    });
    const { sub, ver } = payload;
    return typeof sub === 'string' && typeof ver === 'number'
      ? { userId: sub, sessionsVersion: ver }
      : undefined;
  } catch {
    return undefined;
  }
}
