import { workflowInfo } from '@temporalio/workflow';

/** A history of more events than this begins again long before Temporal would ask for it. */
const LONGEST_HISTORY = 1_000;

/** Whether a workflow has to continue as new, so that what may go on for ever does not fill one history. */
export function hasLongHistory(): boolean {
  const { historyLength, continueAsNewSuggested } = workflowInfo();
  return historyLength > LONGEST_HISTORY || continueAsNewSuggested;
}
