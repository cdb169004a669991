import { ApplicationFailure } from '@temporalio/common';
import type { Logger } from 'pino';
import type { Database } from '../../db/core/database.ts';
import { storeVerification } from '../../db/ledger/checkResults.ts';
import { verifyLedger } from '../../db/ledger/ledgerVerification.ts';

export type LedgerActivities = ReturnType<typeof createLedgerActivities>;

/** Looks through all of the books now and then, stores the result, and makes what does not hold a log line and a failed flow. */
export function createLedgerActivities(dependencies: {
  /** Opens a database whose statements may take as long as they take; it is closed afterwards. */
  readonly openBooks: () => Promise<Database>;
  readonly logger: Pick<Logger, 'error'>;
}) {
  const { openBooks, logger } = dependencies;
  return {
    /**
     * @returns how many rows the largest check went through, as decimal text.
     * @throws ApplicationFailure `LedgerUnsound`, naming the checks that failed: asking again changes nothing.
     */
    async verifyLedger(): Promise<string> {
      const books = await openBooks();
      try {
        const verification = await verifyLedger(books);
        await storeVerification(books, verification);
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
