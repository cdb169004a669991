import { ApplicationFailure } from '@temporalio/workflow';
import type { OrderEnd } from '../activities/heldOrders.ts';
import type { MadeDecision, Resolution } from '../contract/messages.ts';
import { type FlowDecision, type ResolvedBy, refusalOfResolution } from '../domain/providerFlow.ts';

/** The decisions of operators: how they are written, and what is wrong with one. */

export const RESOLUTION_FORM = '`{"outcome": "completed" | "failed", "reason": "…", "operator": "…"}`';

/**
 * What the record keeps of an order's end, whoever has decided it.
 *
 * @param about.failureReason what the merchant is told should it have failed: an operator's own words are for the audit log.
 */
export function endOfOrder(
  decision: FlowDecision,
  about: Pick<OrderEnd, 'providerReference' | 'failureReason'> & { readonly given: Resolution | undefined },
) {
  const { given, providerReference, failureReason } = about;
  return {
    decision,
    providerReference,
    failureReason: decision === 'failed' ? failureReason : undefined,
    resolvedBy: given && resolvedBy(given),
  };
}

function resolvedBy({ operator, reason, overridesUnreachable }: Resolution): ResolvedBy {
  return { operator, reason, ...(overridesUnreachable && { overridesUnreachable }) };
}

/** How an operator decides an order, whatever its kind: part of its UndecidedFlow. */
export const ORDER_DECISIONS = {
  validate: refuseUnlessResolution,
  refuse: (given: Resolution, { knowledge }: { readonly knowledge: string }) =>
    refusalOfResolution(given, knowledge),
  decisionOf: ({ outcome }: Resolution): FlowDecision => outcome,
};

/** Refuses an operator's decision that does not say what, why and who. */
function refuseUnlessResolution(given: Resolution): void {
  const override: unknown = given?.overridesUnreachable;
  refuseProblems([
    given?.outcome !== 'completed' &&
      given?.outcome !== 'failed' &&
      'outcome: must be "completed" or "failed".',
    ...decisionProblems(given),
    override !== undefined && typeof override !== 'boolean' && 'overridesUnreachable: must be true or false.',
  ]);
}

/** Refuses a human's decision with every problem it has, each named by its field. */
export function refuseProblems(problems: readonly (string | false)[]): void {
  const found = problems.filter((problem) => problem !== false);
  if (found.length > 0) throw ApplicationFailure.nonRetryable(found.join(' '));
}

/** What is wrong with the reason and the name that every decision of a human has. */
export function decisionProblems(given: MadeDecision | undefined): readonly (string | false)[] {
  return [
    (typeof given?.reason !== 'string' || given.reason.trim().length < 5) &&
      'reason: must say why, in at least 5 characters.',
    (typeof given?.operator !== 'string' || given.operator.trim() === '') &&
      'operator: must name who decides.',
  ];
}
