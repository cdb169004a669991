import { randomBytes } from 'node:crypto';
import { deriveSandboxSeed } from '../chain/simulator.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import {
  findInstallationSecret,
  type InstallationSecretName,
  noteInstallationSecret,
  oldestSealedApiKeys,
  type SealedApiKey,
} from '../db/installationSecrets.ts';
import { InvariantError } from '../domain/errors.ts';
import {
  apiKeyPurpose,
  createSecretBox,
  installationSecretPurpose,
  type SecretBox,
} from '../security/secretBox.ts';
import { StartError } from '../startError.ts';

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

/** How many values are tried that no key may open, before a key counts as wrong. */
const MOST_TRIED_VALUES = 100;

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
  const open = (name: InstallationSecretName, make: () => Promise<Buffer> | Buffer) =>
    openOrNote(database, secretBox, { name, make });
  const sandboxSeed = await open('sandbox_seed', async () =>
    deriveSandboxSeed(await foundingKey(database, keys)),
  );
  return {
    secretBox,
    sandboxSeed,
    checkoutKey: await open('checkout_key', () => randomBytes(CHECKOUT_KEY_BYTES)),
  };
}

/** Returns what is noted in the end, be it by this process or by another. @throws StartError when no key opens it. */
async function openOrNote(
  database: Database,
  secretBox: SecretBox,
  { name, make }: { readonly name: InstallationSecretName; readonly make: () => Promise<Buffer> | Buffer },
): Promise<Buffer> {
  const purpose = installationSecretPurpose(name);
  let sealed = await findInstallationSecret(database, name);
  if (sealed === undefined) {
    const secret = (await make()).toString('base64');
    await noteInstallationSecret(database, name, secretBox.seal(secret, purpose));
    sealed = await findInstallationSecret(database, name);
  }
  if (sealed === undefined) throw new InvariantError('A secret of the installation that was noted is gone.');
  const secret = openIfOurs(secretBox, sealed, purpose);
  if (secret === undefined) throw new StartError(WRONG_KEY);
  return Buffer.from(secret, 'base64');
}

/**
 * The key from which the sandbox's wallet has followed so far. Versions that noted no seed derived it from the one key
 * there was, which is the key that sealed what the database holds; an empty database has had none.
 *
 * @throws StartError when the database holds something, and no configured key opens any of it.
 */
async function foundingKey(
  database: Database,
  { encryptionKey, previousEncryptionKeys }: Keys,
): Promise<Uint8Array> {
  const values = await oldestSealedApiKeys(database, MOST_TRIED_VALUES);
  if (values.length === 0) return encryptionKey;
  const keys = [encryptionKey, ...previousEncryptionKeys];
  const founding = keys.find((key) => opensAny(createSecretBox(key), values));
  if (founding === undefined) throw new StartError(WRONG_KEY);
  return founding;
}

function opensAny(secretBox: SecretBox, values: readonly SealedApiKey[]): boolean {
  return values.some(
    ({ businessId, sealed }) => openIfOurs(secretBox, sealed, apiKeyPurpose(businessId)) !== undefined,
  );
}

function openIfOurs(secretBox: SecretBox, sealed: Buffer, purpose: string): string | undefined {
  try {
    return secretBox.open(sealed, purpose);
  } catch (error) {
    if (error instanceof InvariantError) return undefined;
    throw error;
  }
}
