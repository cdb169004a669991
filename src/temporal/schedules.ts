import { type Client, ScheduleAlreadyRunning, ScheduleOverlapPolicy } from '@temporalio/client';
import { WORKFLOWS, type WorkflowInputs, type WorkflowType } from '../contract/flows.ts';
import { PLATFORM } from '../contract/starts.ts';
import type { Environment } from '../domain/money.ts';
import { flowSearchAttributes } from './starter.ts';

/** Work that is done again and again. */
interface Recurring<Type extends WorkflowType> {
  /** Of the schedule and the workflows it starts, behind the prefix of the task queues. */
  readonly name: string;
  readonly workflowType: Type;
  readonly input: WorkflowInputs[Type];
  readonly every: '10 minutes' | '15 minutes' | '1 hour';
  /** By how much it may be later than planned. */
  readonly jitter: '1 minute' | '5 minutes';
  readonly summary: string;
  /** Whose it is; production's unless given. */
  readonly environment?: Environment;
}

/** What can be bought is read again every hour. */
export const BILL_CATALOGUE: Recurring<'billCatalogueWorkflow'> = {
  name: 'bill-catalogue',
  workflowType: 'billCatalogueWorkflow',
  input: { environments: ['test', 'prod'] },
  every: '1 hour',
  jitter: '5 minutes',
  summary: 'Billers and plans as they are now',
};

/** What has changed in the ledger is verified every hour, and the whole ledger once a day. */
export const LEDGER_VERIFICATION: Recurring<'ledgerVerificationWorkflow'> = {
  name: 'ledger-verification',
  workflowType: 'ledgerVerificationWorkflow',
  input: {},
  every: '1 hour',
  jitter: '5 minutes',
  summary: 'Whether the ledger is sound',
};

/** Flows that were forgotten are found by it even where no relay runs. */
export const FLOW_RECOVERY: Recurring<'flowRecoveryWorkflow'> = {
  name: 'flow-recovery',
  workflowType: 'flowRecoveryWorkflow',
  input: {},
  every: '10 minutes',
  jitter: '1 minute',
  summary: 'Whether every undecided flow has its workflow',
};

/** The books of providers are compared with ours once a day each; every hour, those that could not be asked for before. */
export const RECONCILIATION: Recurring<'reconciliationWorkflow'> = {
  name: 'reconciliation',
  workflowType: 'reconciliationWorkflow',
  input: { environment: 'prod' },
  every: '1 hour',
  jitter: '5 minutes',
  summary: 'Whether providers, records and ledger say the same',
};

/** What the chain of an environment holds is compared with the books. */
export function custodyComparison(environment: Environment): Recurring<'custodyComparisonWorkflow'> {
  return {
    name: `custody-comparison-${environment}`,
    workflowType: 'custodyComparisonWorkflow',
    input: { environment },
    every: '15 minutes',
    jitter: '1 minute',
    summary: `Whether the chain of ${environment} holds what the books say`,
    environment,
  };
}

/**
 * Sees to it that something recurs, by one schedule however many processes ask for it.
 *
 * @param options.isNeededNow whether to do it at once as well.
 */
export async function ensureSchedule<Type extends WorkflowType>(
  { name, workflowType, input, every, jitter, summary, environment = 'prod' }: Recurring<Type>,
  options: { readonly client: Client; readonly queuePrefix: string; readonly isNeededNow: boolean },
): Promise<void> {
  const { client, queuePrefix, isNeededNow } = options;
  const scheduleId = `${queuePrefix}${name}`;
  try {
    await client.schedule.create({
      scheduleId,
      spec: { intervals: [{ every }], jitter },
      action: {
        type: 'startWorkflow',
        workflowType,
        workflowId: scheduleId,
        taskQueue: `${queuePrefix}${WORKFLOWS[workflowType].queue}`,
        args: [input],
        staticSummary: summary,
        typedSearchAttributes: flowSearchAttributes(workflowType, {
          BusinessId: PLATFORM,
          Environment: environment,
          Reference: WORKFLOWS[workflowType].flow,
        }),
      },
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 minute' },
      state: { triggerImmediately: isNeededNow },
    });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    if (isNeededNow) await client.schedule.getHandle(scheduleId).trigger();
  }
}
