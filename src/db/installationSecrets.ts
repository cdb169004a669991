import type { Database } from './database.ts';
import { tables } from './tables.ts';

/** Secrets of the installation itself, of which there is one each. */
export type InstallationSecretName = 'sandbox_seed' | 'checkout_key';

/** A sealed API key of the oldest merchants. */
export interface SealedApiKey {
  readonly businessId: string;
  readonly sealed: Buffer;
}

/** A secret as it is sealed, or undefined when none was noted yet. */
export async function findInstallationSecret(
  database: Database,
  name: InstallationSecretName,
): Promise<Buffer | undefined> {
  const row = await database.first(
    tables.selectFrom('installation_secrets').select('sealed').where('name', '=', name),
  );
  return row?.sealed;
}

/** Notes a secret unless another process was faster. Several may do so at once; the first one's stands. */
export async function noteInstallationSecret(
  database: Database,
  name: InstallationSecretName,
  sealed: Buffer,
): Promise<void> {
  await database.run(
    tables
      .insertInto('installation_secrets')
      .values({ name, sealed })
      .onConflict((conflict) => conflict.column('name').doNothing()),
  );
}

/** The API keys that were sealed first, at most `count`. */
export function oldestSealedApiKeys(database: Database, count: number): Promise<readonly SealedApiKey[]> {
  return database.run(
    tables
      .selectFrom('api_keys')
      .select(['businessId', 'keyEncrypted as sealed'])
      .orderBy('createdAt')
      .orderBy('id')
      .limit(count),
  );
}
