import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../config/startError.ts';

/** Keys of an embedded start, each the base64 of 32 random bytes. */
export interface Secrets {
  encryptionKey: string;
  jwtSecret: string;
}

function readSecrets(file: string): Secrets | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StartError(`${file} cannot be read: ${(error as Error).message}.`);
  }
  try {
    const { encryptionKey, jwtSecret } = JSON.parse(text) as Partial<Secrets>;
    if (isKey(encryptionKey) && isKey(jwtSecret)) return { encryptionKey, jwtSecret };
  } catch {
    // Text that is not JSON is reported below, like JSON without the keys.
  }
  // New keys would make everything encrypted with the old ones unreadable, so nothing is overwritten here.
  throw new StartError(
    `${file} does not hold the two keys it should: restore it, or delete the whole folder.`,
  );
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && Buffer.from(value, 'base64').length === 32;
}

/**
 * Returns the keys kept in `secrets.json` of a folder, generating them (mode 600) the first time.
 * @param dir folder, created if need be
 * @throws StartError when the file is there but cannot be used
 */
export function loadOrCreateSecrets(dir: string): Secrets {
  const file = join(dir, 'secrets.json');
  const existing = readSecrets(file);
  if (existing !== undefined) return existing;
  const secrets = {
    encryptionKey: randomBytes(32).toString('base64'),
    jwtSecret: randomBytes(32).toString('base64'),
  };
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  // The flag refuses to overwrite: of two starts at once the second fails rather than replacing the keys in use.
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return secrets;
}
