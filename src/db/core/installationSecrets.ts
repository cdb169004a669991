import type { Database } from './database.ts';
import { tables } from './tables.ts';

/** Secrets of the installation itself, of which there is one each. */
export type InstallationSecretName = 'sandbox_seed' | 'checkout_key';

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
