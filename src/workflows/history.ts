import { workflowInfo } from '@temporalio/workflow';

/** A history of more events than this begins again long before Temporal would ask for it. */
const MAX_HISTORY_LENGTH = 1_000;

/** Whether a workflow has to continue as new, so that what may go on for ever does not fill one history. */
export function hasLongHistory(): boolean {
  const { historyLength, continueAsNewSuggested } = workflowInfo();
  return historyLength > MAX_HISTORY_LENGTH || continueAsNewSuggested;
}
