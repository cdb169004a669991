import { createHash } from 'node:crypto';
import type { AttemptLimit } from '../../db/merchants/sessions.ts';
import { clientNetwork } from '../../security/networks.ts';
import { tooManyAttempts } from '../middleware/errors.ts';

/** What lets the owner in besides waiting, as the refusal of a limit says it. */
export const WAYS_IN = {
  anotherNetwork: 'sign in from another network',
  knownNetworkOrReset: 'sign in from a network that you have signed in from before, or reset your password',
  reset: 'reset your password',
  signInAgain: 'sign in again',
} as const;

/**
 * Counts an attempt.
 *
 * @param wayIn what lets the owner in besides waiting.
 * @throws HttpError 429 when it is one too many.
 */
export async function countAttempt(
  limit: AttemptLimit,
  key: string,
  wayIn?: (typeof WAYS_IN)[keyof typeof WAYS_IN],
): Promise<void> {
  const waitSeconds = await limit.count(key);
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds, wayIn);
}

/** What attempts in a session are counted under, apart from those of strangers. @param tokenSha256 of its token. */
export function sessionKey(tokenSha256: Buffer): string {
  return counterKey(`session ${tokenSha256.toString('hex')}`);
}

/** What attempts at an account are counted under, whatever the address. */
export function accountKey(userId: string): string {
  return counterKey(`account ${userId}`);
}

/** What attempts at something from one network are counted under. @param key that of the attempts from all networks. */
export function keyFrom(key: string, address: string): string {
  return counterKey(`${key} from ${clientNetwork(address)}`);
}

/** Hashed, so that a counter's key has one length whatever a caller sends, and holds no e-mail address. */
export function counterKey(counted: string): string {
  return createHash('sha256').update(counted).digest('hex');
}
