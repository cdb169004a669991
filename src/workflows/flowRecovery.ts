import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { FlowRecoveryActivities } from '../activities/flowRecovery.ts';
import { showFlowStatus } from './details.ts';

// The schedule starts it every few minutes, so that it need not retry for ever.
const { recoverFlows } = proxyActivities<FlowRecoveryActivities>({
  startToCloseTimeout: '2 hours',
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '10 seconds', maximumInterval: '1 minute', maximumAttempts: 5 },
  summary: 'Ask about the workflow of every flow that is not over',
});

/**
 * Starts the workflow of every undecided flow that no longer has one; the relay does the same by its own clock.
 *
 * @returns how many were examined, and how many started again.
 */
export async function flowRecoveryWorkflow(): Promise<{
  readonly examined: number;
  readonly orphans: number;
}> {
  const found = await recoverFlows();
  showFlowStatus('COMPLETED');
  setCurrentDetails(`${found.examined} undecided flows examined, ${found.orphans} started again.`);
  return found;
}
