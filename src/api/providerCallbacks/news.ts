import { orderWorkflowId } from '../../contract/flows.ts';
import { providerNewsSignal } from '../../contract/messages.ts';
import type { LaterLook } from '../../contract/starts.ts';
import { noteLook, promiseLook } from '../../db/laterLooks.ts';
import type { ApiDependencies } from '../context.ts';

/** A flow that a provider has news of. */
export interface FlowWithNews extends Omit<LaterLook, 'endedAs' | 'lookAtMs'> {
  readonly isOpen: boolean;
  /** How it ended, where news after such an end means another look. */
  readonly endedAs: LaterLook['endedAs'] | undefined;
}

/**
 * Makes a flow ask its provider, which has news of it: an open one is woken, one that ended is looked at again.
 *
 * The news is noted before an open flow hears of it, until the flow has asked: a signal is lost with its workflow, and
 * the provider, which got its answer, does not tell us again. What is still noted when the flow has ended, and its
 * workflow is gone, is found by the recovery of flows.
 *
 * @param load reads the flow as it stands; undefined when it is not ours, and then nothing happens.
 */
export async function followUpNews(
  { database, starter }: Pick<ApiDependencies, 'database' | 'starter'>,
  load: () => Promise<FlowWithNews | undefined>,
): Promise<void> {
  const lookAtMs = Date.now();
  let flow = await load();
  if (flow?.isOpen) {
    await noteLook(database, { ...flow, lookAtMs });
    const workflowId = orderWorkflowId(flow.flow, flow.environment, flow.subjectId);
    if (await starter.signal(workflowId, providerNewsSignal, lookAtMs)) return;
    // Either the flow ended since the record was read, and this may be news of a reversal, or it has no workflow at this
    // moment, and then it asks by itself as soon as it has one.
    flow = await load();
  }
  if (flow?.endedAs === undefined) return;
  starter.keepSoon([await promiseLook(database, { ...flow, endedAs: flow.endedAs, lookAtMs })]);
}

/** What the status of a flow that ends COMPLETED or FAILED, and may be looked at after both, says of its news. */
export function standing(status: string): Pick<FlowWithNews, 'isOpen' | 'endedAs'> {
  return {
    isOpen: status === 'PROCESSING',
    endedAs: status === 'COMPLETED' || status === 'FAILED' ? status : undefined,
  };
}
