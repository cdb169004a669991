import { createHash } from 'node:crypto';
import type { AttemptLimit } from '../../db/merchants/sessions.ts';
import { tooManyAttempts } from '../middleware/errors.ts';

/** Counts an attempt. @throws HttpError 429 when it is one too many. */
export async function countAttempt(limit: AttemptLimit, key: string): Promise<void> {
  const waitSeconds = await limit.count(key);
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
}

/** What attempts at an account are counted under, whatever the address. */
export function accountKey(userId: string): string {
  return counterKey(`account ${userId}`);
}

/** Hashed, so that a counter's key has one length whatever a caller sends, and holds no e-mail address. */
export function counterKey(counted: string): string {
  return createHash('sha256').update(counted).digest('hex');
}
