import type { Database, Statement } from './database.ts';

/** Secrets of the installation itself, of which there is one each. */
export type InstallationSecretName = 'sandbox_seed';

/** A sealed API key of the oldest merchants. */
export interface SealedApiKey {
  readonly businessId: string;
  readonly sealed: Buffer;
}

const FIND: Statement = {
  name: 'installationSecrets.find',
  text: 'select sealed from installation_secrets where name = $1',
};
const NOTE: Statement = {
  name: 'installationSecrets.note',
  text: 'insert into installation_secrets (name, sealed) values ($1, $2) on conflict (name) do nothing',
};
const OLDEST_KEYS: Statement = {
  name: 'installationSecrets.oldestKeys',
  text: `select business_id as "businessId", key_encrypted as sealed from api_keys
    order by created_at, id limit $1`,
};

/** A secret as it is sealed, or undefined when none was noted yet. */
export async function findInstallationSecret(
  database: Database,
  name: InstallationSecretName,
): Promise<Buffer | undefined> {
  const [row] = await database.run<{ sealed: Buffer }>(FIND, [name]);
  return row?.sealed;
}

/** Notes a secret unless another process was faster. Several may do so at once; the first one's stands. */
export async function noteInstallationSecret(
  database: Database,
  name: InstallationSecretName,
  sealed: Buffer,
): Promise<void> {
  await database.run(NOTE, [name, sealed]);
}

/** The API keys that were sealed first, at most `count`. */
export async function oldestSealedApiKeys(
  database: Database,
  count: number,
): Promise<readonly SealedApiKey[]> {
  return database.run<{ businessId: string; sealed: Buffer }>(OLDEST_KEYS, [count]);
}
