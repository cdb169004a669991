import { upsertSearchAttributes } from '@temporalio/workflow';
import type { MadeDecision } from '../contract/messages.ts';
import { FLOW_STATUS } from '../contract/searchAttributes.ts';

/** What operators see of a flow in the Temporal UI: its status, and its Current Details (Markdown), worded the same for all. */

/** Shows where a flow stands, which operators also find it by. */
export function showFlowStatus(value: string): void {
  upsertSearchAttributes([{ key: FLOW_STATUS, value }]);
}

/** Shows that a flow of the platform's own is done, or, when it fails, that operators must look at it. */
export async function showOutcome<Result>(work: Promise<Result>): Promise<Result> {
  try {
    const result = await work;
    showFlowStatus('COMPLETED');
    return result;
  } catch (error) {
    showFlowStatus('NEEDS_ATTENTION');
    throw error;
  }
}

/** What operators do about a step that does not succeed; see recordSteps. */
export const STEP_ERROR_ADVICE = 'It is tried until it succeeds: fix what is in the way.';

/** Why a human is needed, and what there is to do where the reason does not say so. */
export function attentionDetails(reason: string, advice?: string): string {
  return `**Needs attention:** ${reason}${advice === undefined ? '' : `\n\n${advice}`}`;
}

/**
 * What a flow waits for while no operator is needed.
 *
 * @param untilMs when it goes on by itself, ms since 1970.
 * @param whereMoneyIs a sentence that says where the money is meanwhile.
 */
export function waitingDetails(what: string, untilMs: number, whereMoneyIs: string): string {
  return `${what} ${new Date(untilMs).toISOString()}. ${whereMoneyIs} There is nothing to do.`;
}

/**
 * How a flow ended and who decided.
 *
 * @param decided a human's decision; undefined when `source` decided.
 * @param end.source who else decides, such as `the provider`, and `reason` what it said.
 */
export function endDetails(
  status: string,
  decided: MadeDecision | undefined,
  { source, reason }: { readonly source: string; readonly reason?: string | undefined },
): string {
  if (decided) return `${status}, decided by ${decided.operator}: ${decided.reason}`;
  return `${status}, as ${source} said${reason === undefined ? '.' : `: ${reason}`}`;
}

/** What operators read of a flow that does not end when its cancellation is requested. */
export function cancellationNotice(noun: string): string {
  return `Cancellation was requested in Temporal. A ${noun} does not end by it; it goes on.`;
}
