import {
  type WorkflowHandle,
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
} from '@temporalio/client';
import { connectClient, temporalSettings } from '../../temporal/connection.ts';
import { AdminError, NoAnswerError } from '../errors.ts';
import type { AdminSettings } from '../settings.ts';
import { OVER } from './flowKinds.ts';

// This module brings Temporal's client with it, so commands import it only when they need it.
export { dismissUpdate, resolveUpdate, retryNowUpdate } from '../../contract/messages.ts';

/** A provider may be in the middle of an exchange that takes this long; the flow answers after it. */
const UPDATE_TIMEOUT_MS = 60_000;

/** A flow as an operator names it. */
export interface RunningFlow {
  /** What the operator called it by. */
  readonly name: string;
  readonly workflowId: string;
  /** What its record says of it. */
  readonly status: string;
}

/**
 * Tells a flow something by `update`, and waits for its answer. The flow itself writes the audit log of a decision,
 * together with the money. Throws AdminError when it refuses or does not answer.
 */
export async function updateFlow<Answer>(
  { env, config }: AdminSettings,
  flow: RunningFlow,
  update: (running: WorkflowHandle) => Promise<Answer>,
): Promise<Answer> {
  const client = await connectClient(temporalSettings(env, config.temporalAddress));
  try {
    return await client.connection.withDeadline(Date.now() + UPDATE_TIMEOUT_MS, () =>
      update(client.workflow.getHandle(flow.workflowId)),
    );
  } catch (error) {
    throw updateError(error, flow);
  } finally {
    await client.connection.close();
  }
}

function updateError(error: unknown, { name, status }: RunningFlow): unknown {
  if (error instanceof WorkflowUpdateFailedError) {
    // The workflow names the fields of its update; the operator types them as options.
    const said = (error.cause?.message ?? error.message).replace(
      '"overridesUnreachable": true',
      '--override-unreachable',
    );
    return new AdminError(`${name} refused: ${said}`);
  }
  if (error instanceof WorkflowNotFoundError) {
    const advice = OVER.has(status)
      ? ''
      : ' If it began just now, type this again in a few seconds; else start it again first: npm run admin -- flows recover.';
    return new AdminError(`${name} is ${status} and has no running workflow.${advice}`);
  }
  if (error instanceof WorkflowUpdateRPCTimeoutOrCancelledError) {
    return new NoAnswerError(
      `${name} did not answer within ${UPDATE_TIMEOUT_MS / 1000} seconds: check that a worker runs, then look whether it was done.`,
    );
  }
  return error;
}
