import { proxyActivities } from '@temporalio/workflow';
import type { LedgerActivities } from '../../activities/ledger/ledger.ts';
import { showOutcome } from '../details.ts';

// The books of years take as long as they take. A worker that died meanwhile is noticed by the age of the last result.
const { verifyLedger } = proxyActivities<LedgerActivities>({
  startToCloseTimeout: '6 hours',
  retry: { initialInterval: '1 minute', backoffCoefficient: 2, maximumAttempts: 3 },
  summary: 'Sum every entry and compare with every balance and record',
});

/** Verifies the ledger. It fails when something does not hold, so that operators see it among the failed. */
export function ledgerVerificationWorkflow(): Promise<string> {
  return showOutcome(verifyLedger());
}
