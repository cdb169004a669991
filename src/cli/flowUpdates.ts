import {
  type Client,
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
} from '@temporalio/client';
import {
  type Dismissal,
  dismissUpdate,
  type FlowState,
  type Resolution,
  resolveUpdate,
  retryNowUpdate,
  type VendorCreditState,
} from '../contract/messages.ts';
import { connectClient, temporalSettings } from '../temporal/connection.ts';
import { AdminError } from './errors.ts';
import type { AdminSettings } from './settings.ts';

// This module brings Temporal's client with it, so commands import it only when they need it.

/** A provider may be in the middle of an exchange that takes this long; the flow answers after it. */
const UPDATE_TIMEOUT_MS = 60_000;

/** The statuses of records that demand no workflow. */
const OVER: ReadonlySet<string> = new Set([
  'COMPLETED',
  'FAILED',
  'REVERSED',
  'CREDITED',
  'DISMISSED',
  'SETTLED',
  'EXPIRED',
  'DONE',
  'SKIPPED',
]);

/** A flow as an operator names it. */
export interface RunningFlow {
  /** What the operator called it by. */
  readonly name: string;
  readonly workflowId: string;
  /** What its record says of it. */
  readonly status: string;
}

/** Makes a flow ask its provider now. Returns its answer. Throws AdminError when it cannot. */
export function retryFlow(settings: AdminSettings, flow: RunningFlow): Promise<string> {
  return updateFlow(settings, flow, (client) =>
    client.workflow.getHandle(flow.workflowId).executeUpdate(retryNowUpdate),
  );
}

/**
 * Ends a flow whose outcome was found out by other means; the flow itself writes the audit log, together with the
 * money. Returns how it stands then. Throws AdminError when it cannot.
 */
export function resolveFlow(
  settings: AdminSettings,
  flow: RunningFlow,
  resolution: Resolution,
): Promise<FlowState> {
  return updateFlow(settings, flow, (client) =>
    client.workflow.getHandle(flow.workflowId).executeUpdate(resolveUpdate, { args: [resolution] }),
  );
}

/** Ends an announced payment without a credit; the flow itself writes the audit log. Throws AdminError when it cannot. */
export function dismissFlow(
  settings: AdminSettings,
  flow: RunningFlow,
  dismissal: Dismissal,
): Promise<VendorCreditState> {
  return updateFlow(settings, flow, (client) =>
    client.workflow.getHandle(flow.workflowId).executeUpdate(dismissUpdate, { args: [dismissal] }),
  );
}

async function updateFlow<Result>(
  settings: AdminSettings,
  flow: RunningFlow,
  update: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await connectClient(temporalSettings(settings.env, settings.config.temporalAddress));
  try {
    return await client.connection.withDeadline(Date.now() + UPDATE_TIMEOUT_MS, () => update(client));
  } catch (error) {
    throw updateError(error, flow);
  } finally {
    await client.connection.close();
  }
}

function updateError(error: unknown, { name, status }: RunningFlow): unknown {
  if (error instanceof WorkflowUpdateFailedError) {
    return new AdminError(`${name} refused: ${error.cause?.message ?? error.message}`);
  }
  if (error instanceof WorkflowNotFoundError) {
    const advice = OVER.has(status) ? '' : ' Start it again first: npm run admin -- flows recover.';
    return new AdminError(`${name} is ${status} and has no running workflow.${advice}`);
  }
  if (error instanceof WorkflowUpdateRPCTimeoutOrCancelledError) {
    return new AdminError(
      `${name} did not answer within ${UPDATE_TIMEOUT_MS / 1000} seconds: check that a worker runs, then look whether it was done.`,
    );
  }
  return error;
}
