/** The Current Details of a flow in the Temporal UI, worded the same for every kind of flow. Markdown. */

/** A decision that somebody made, and who did. */
export interface MadeDecision {
  readonly reason: string;
  readonly operator: string;
}

/** What operators do about a step that does not succeed; see recordSteps. */
export const TROUBLE_ADVICE = 'It is tried until it succeeds: fix what is in the way.';

/** Why a human is needed, and what there is to do where the reason does not say so. */
export function attentionDetails(reason: string, advice?: string): string {
  return `**Needs attention:** ${reason}${advice === undefined ? '' : `\n\n${advice}`}`;
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
