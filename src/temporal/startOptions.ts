import type { Workflow, WorkflowStartOptions } from '@temporalio/client';
import { TypedSearchAttributes } from '@temporalio/common';
import { WORKFLOWS, type WorkflowType } from '../contract/flows.ts';
import { BUSINESS_ID, ENVIRONMENT, FLOW, FLOW_STATUS, REFERENCE } from '../contract/searchAttributes.ts';
import { type FlowSearchAttributes, priorityOf, type WorkflowStart } from '../contract/starts.ts';

/**
 * The options with which a workflow is started.
 *
 * @param queuePrefix what the names of this installation's task queues begin with.
 */
export function startOptions(
  queuePrefix: string,
  start: WorkflowStart,
): WorkflowStartOptions<Workflow> & { taskQueue: string } {
  return {
    workflowId: start.workflowId,
    taskQueue: `${queuePrefix}${WORKFLOWS[start.workflowType].queue}`,
    args: [start.input],
    workflowIdReusePolicy: 'REJECT_DUPLICATE',
    workflowIdConflictPolicy: 'USE_EXISTING',
    staticSummary: start.summary,
    typedSearchAttributes: flowSearchAttributes(start.workflowType, start.searchAttributes, start.flowStatus),
    // Servers without fairness leave it aside.
    priority: { priorityKey: priorityOf(start), fairnessKey: start.searchAttributes.BusinessId },
    ...(start.startDelayMs && { startDelay: start.startDelayMs }),
  };
}

/** The search attributes that a flow starts with. */
export function flowSearchAttributes(
  workflowType: WorkflowType,
  { BusinessId, Environment, Reference }: FlowSearchAttributes,
  flowStatus = 'PROCESSING',
): TypedSearchAttributes {
  return new TypedSearchAttributes([
    { key: BUSINESS_ID, value: BusinessId },
    { key: ENVIRONMENT, value: Environment },
    { key: FLOW, value: WORKFLOWS[workflowType].flow },
    { key: FLOW_STATUS, value: flowStatus },
    { key: REFERENCE, value: Reference },
  ]);
}
