import { randomBytes } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import { createBoundedQueue } from './boundedQueue.ts';

/** Characters of a normalized password. */
export const MIN_PASSWORD_LENGTH = 10;
export const MAX_PASSWORD_LENGTH = 200;

export const SHORT_PASSWORD = `must have at least ${MIN_PASSWORD_LENGTH} characters`;

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Each computation keeps a processor busy for some tens of milliseconds, and anybody can ask for them: two at once leave
 * the others to those who work with money. Fifty wait for about a second.
 */
const inTurn = createBoundedQueue({ atOnce: 2, waiting: 50 });

/** A hash of the right form that no password is known to fit, for an e-mail without an account. */
const HASH_OF_NOBODY = [
  `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}`,
  ...[16, 32].map((bytes) => randomBytes(bytes).toString('base64').replace(/=+$/, '')),
].join('$');

/**
 * A password as it is hashed and compared: in NFKC (NIST SP 800-63B, section 3.1.1.2), so that it fits on every keyboard
 * and system, whichever way they compose its characters.
 */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

/** Whether a new password has enough characters. */
export function isLongEnough(password: string): boolean {
  return normalizePassword(password).length >= MIN_PASSWORD_LENGTH;
}

/**
 * The argon2id hash of a password, with its salt and parameters.
 *
 * @throws DomainError `busy` when too many passwords wait already.
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2.hash(normalizePassword(password), PARAMETERS));
}

/**
 * Whether a password fits a hash. Without a hash (no account has that e-mail) the same work is done against one that no
 * password fits, so that the time taken tells nothing.
 *
 * @throws DomainError `busy` when too many passwords wait already.
 */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  const normalized = normalizePassword(password);
  const fits = await inTurn(() =>
    argon2.verify(passwordHash ?? HASH_OF_NOBODY, normalized).catch(() => false),
  );
  return passwordHash !== undefined && fits;
}
