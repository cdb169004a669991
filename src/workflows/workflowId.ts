import { ApplicationFailure, setCurrentDetails, workflowInfo } from '@temporalio/workflow';
import { onlyWorkflowId } from '../contract/starts.ts';
import { showFlowStatus } from './details.ts';

/**
 * Refuses to be a second workflow of one record, which anybody can start in the Temporal UI under another id. Temporal lets
 * one workflow of an id run at a time, and the rules of money rest on that: what a provider refused for good gives held
 * money back, so no other workflow may send it meanwhile.
 *
 * @param input what the workflow was started with.
 * @throws ApplicationFailure, by which it ends.
 */
export function assertWorkflowId(input: unknown): void {
  const { workflowId, workflowType } = workflowInfo();
  const only = onlyWorkflowId(workflowType, input, workflowId);
  if (only === undefined || only === workflowId) return;
  const refusal = `This flow runs as ${only} and under no other id, so nothing was done.`;
  // What was copied from the other workflow says that it waits for an operator.
  showFlowStatus('REFUSED');
  setCurrentDetails(refusal);
  throw ApplicationFailure.nonRetryable(refusal);
}
