import { ApplicationFailure, proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { ReconciliationActivities } from '../../activities/ledger/reconciliation.ts';
import type { ReconciliationInput, ReconciliationSummary } from '../../contract/flows.ts';
import { showOutcome } from '../details.ts';

// A day with many transfers takes as long as its pages take; one that was cut off goes on where it was.
const { reconcileDue } = proxyActivities<ReconciliationActivities>({
  startToCloseTimeout: '12 hours',
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '1 minute', backoffCoefficient: 2, maximumAttempts: 3 },
  summary: 'Compare our books with those of others',
});

/**
 * Compares our books with those of providers, as far as that is due. Differences are rows on the operators' list. It fails
 * when some books could not be compared for more than a day, so that operators see it among the failed.
 */
export function reconciliationWorkflow(input: ReconciliationInput): Promise<ReconciliationSummary> {
  return showOutcome(compare(input));
}

async function compare(input: ReconciliationInput): Promise<ReconciliationSummary> {
  const summary = await reconcileDue(input);
  const { compared, unasked, found, overdue } = summary;
  setCurrentDetails(
    `${compared} compared, ${unasked} could not be; ${found} differences wait for an explanation.` +
      overdue.map((each) => `\n- For more than a day: ${each}`).join(''),
  );
  if (overdue.length === 0) return summary;
  throw ApplicationFailure.nonRetryable(
    `Books could not be compared for more than a day: ${overdue.join('; ')}. See npm run admin -- reconcile list.`,
    'BooksNotCompared',
  );
}
