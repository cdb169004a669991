import { randomBytes } from 'node:crypto';
import { SANDBOX_SEED_BYTES } from '../chain/simulator.ts';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/startError.ts';
import type { Database } from '../db/core/database.ts';
import {
  findInstallationSecret,
  type InstallationSecretName,
  noteInstallationSecret,
} from '../db/core/installationSecrets.ts';
import { InvariantError } from '../domain/errors.ts';
import { createSecretBox, installationSecretPurpose, type SecretBox } from '../security/secretBox.ts';

/** What the keys of a process open. */
export interface StoredSecrets {
  readonly secretBox: SecretBox;
  /** What the wallet of the sandbox follows from, whichever key is the present one. */
  readonly sandboxSeed: Uint8Array;
  /** What the tokens of checkout pages follow from, whichever key is the present one. */
  readonly checkoutKey: Uint8Array;
}

type Keys = Pick<Config, 'encryptionKey' | 'previousEncryptionKeys'>;

const CHECKOUT_KEY_BYTES = 32;

const WRONG_KEY =
  'ENCRYPTION_KEY is not the key that the secrets in this database are sealed with: ' +
  'set that one, alone or after a new one.';

/**
 * Finds out whether the configured keys are those of this database, by the secrets of the installation, which are sealed
 * there. The first process notes them; several may do so at once.
 *
 * @throws StartError when they are not.
 */
export async function openStoredSecrets(database: Database, keys: Keys): Promise<StoredSecrets> {
  const secretBox = createSecretBox(keys.encryptionKey, ...keys.previousEncryptionKeys);
  const open = (name: InstallationSecretName, bytes: number) =>
    openOrNote(database, secretBox, { name, bytes });
  return {
    secretBox,
    sandboxSeed: await open('sandbox_seed', SANDBOX_SEED_BYTES),
    checkoutKey: await open('checkout_key', CHECKOUT_KEY_BYTES),
  };
}

/** Returns what is noted in the end, be it by this process or by another. @throws StartError when no key opens it. */
async function openOrNote(
  database: Database,
  secretBox: SecretBox,
  { name, bytes }: { readonly name: InstallationSecretName; readonly bytes: number },
): Promise<Buffer> {
  const purpose = installationSecretPurpose(name);
  let sealed = await findInstallationSecret(database, name);
  if (sealed === undefined) {
    const secret = randomBytes(bytes).toString('base64');
    await noteInstallationSecret(database, name, secretBox.seal(secret, purpose));
    sealed = await findInstallationSecret(database, name);
  }
  if (sealed === undefined) throw new InvariantError('A secret of the installation that was noted is gone.');
  const secret = openIfOurs(secretBox, sealed, purpose);
  if (secret === undefined) throw new StartError(WRONG_KEY);
  return Buffer.from(secret, 'base64');
}

function openIfOurs(secretBox: SecretBox, sealed: Buffer, purpose: string): string | undefined {
  try {
    return secretBox.open(sealed, purpose);
  } catch (error) {
    if (error instanceof InvariantError) return undefined;
    throw error;
  }
}
