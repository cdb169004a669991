import { ApplicationFailure } from '@temporalio/common';
import type { Logger } from 'pino';
import type { Database } from '../../db/core/database.ts';
import { readVerifiedSince, storeVerification } from '../../db/ledger/checkResults.ts';
import { verifyLedger } from '../../db/ledger/ledgerVerification.ts';

export type LedgerActivities = ReturnType<typeof createLedgerActivities>;

/** Verifies the ledger on a schedule, stores the result, and makes what does not hold a log line and a failed flow. */
export function createLedgerActivities(dependencies: {
  /** Opens a database whose statements may take as long as they take; it is closed afterwards. */
  readonly openBooks: () => Promise<Database>;
  readonly logger: Pick<Logger, 'error'>;
  /** Of the service: a new one has other checks, so that it verifies the whole ledger first. */
  readonly version: string;
}) {
  const { openBooks, logger, version } = dependencies;
  return {
    /**
     * Verifies what has changed since the last verification, and the whole ledger when that is due or something is found.
     *
     * @returns how many rows the largest check went through, as decimal text.
     * @throws ApplicationFailure `LedgerUnsound`, naming the checks that failed: asking again changes nothing.
     */
    async verifyLedger(): Promise<string> {
      const books = await openBooks();
      try {
        const since = await readVerifiedSince(books, version);
        let verification = await verifyLedger(books, { since });
        await storeVerification(books, verification, version);
        if (since !== undefined && !verification.ok) {
          verification = await verifyLedger(books);
          await storeVerification(books, verification, version);
        }
        const { ok, checked } = verification;
        if (ok) return `${Math.max(...checked.map(({ examined }) => examined))}`;
        const failed = checked.filter(({ violations }) => violations.length > 0);
        logger.error(
          { checks: failed.map(({ name, violations }) => ({ name, violations })) },
          'The ledger is NOT sound.',
        );
        throw ApplicationFailure.nonRetryable(
          `The ledger is NOT sound: ${failed.map(({ name }) => name).join(', ')}. Run npm run admin -- ledger verify.`,
          'LedgerUnsound',
        );
      } finally {
        await books.close();
      }
    },
  };
}
