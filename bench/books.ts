import { openBooks } from '../src/composition/reconciliation.ts';
import { type LedgerCheck, verifyLedger } from '../src/db/ledger/ledgerVerification.ts';

/**
 * Recomputes a whole ledger from its entries, on a connection like that of the service's own verification.
 *
 * @param options.allowsTransfersWithoutRecord true where the load wrote to the ledger alone.
 */
export async function verifyBooks(
  databaseUrl: string,
  options: { readonly allowsTransfersWithoutRecord: boolean },
): Promise<{ readonly ok: boolean; readonly checked: readonly LedgerCheck[] }> {
  const books = await openBooks({ databaseUrl });
  try {
    return await verifyLedger(books, options);
  } finally {
    await books.close();
  }
}
