import { openDatabase } from '../src/db/database.ts';
import { type LedgerCheck, verifyLedger } from '../src/db/ledgerVerification.ts';

/**
 * Recomputes a whole ledger from its entries. A statement that goes through a million transfers may take as long as it takes,
 * as for the service's own verification.
 *
 * @param options.allowsTransfersWithoutRecord true where the load wrote to the ledger alone.
 */
export async function verifyBooks(
  databaseUrl: string,
  options: { readonly allowsTransfersWithoutRecord: boolean },
): Promise<{ readonly ok: boolean; readonly checked: readonly LedgerCheck[] }> {
  const database = await openDatabase(databaseUrl, { poolSize: 1, statementTimeoutMs: 0 });
  try {
    return await verifyLedger(database, options);
  } finally {
    await database.close();
  }
}
