import type { Config } from '../../src/config/config.ts';
import { openDatabase } from '../../src/db/core/database.ts';
import { LedgerStore } from '../../src/db/ledger/ledgerStore.ts';
import { type CreatedBusiness, createBusiness } from '../../src/db/merchants/businesses.ts';
import { createSecretBox } from '../../src/security/secretBox.ts';
import { approvedBusiness } from '../support/books.ts';

/** Creates a merchant in a database, past whatever stands between it and the service under test. */
export async function createMerchantIn(databaseUrl: string, config: Config): Promise<CreatedBusiness> {
  const database = await openDatabase(databaseUrl, { poolSize: 2 });
  try {
    return await createBusiness(
      database,
      { ledger: new LedgerStore(database), secretBox: createSecretBox(config.encryptionKey) },
      approvedBusiness(),
    );
  } finally {
    await database.close();
  }
}
