import { ApplicationFailure } from '@temporalio/workflow';

/** The decisions of operators: how they are written, and what is wrong with one. */

export const RESOLUTION_FORM = '`{"outcome": "completed" | "failed", "reason": "…", "operator": "…"}`';

/** A decision as it arrives: an operator may have written it by hand. */
interface GivenDecision {
  readonly outcome?: unknown;
  readonly reason?: unknown;
  readonly operator?: unknown;
  readonly overridesUnreachable?: unknown;
}

/** Refuses an operator's decision that does not say what, why and who. */
export function refuseUnlessResolution(given: GivenDecision | undefined): void {
  const override = given?.overridesUnreachable;
  refuseProblems([
    given?.outcome !== 'completed' &&
      given?.outcome !== 'failed' &&
      'outcome: must be "completed" or "failed".',
    ...decisionProblems(given),
    override !== undefined && typeof override !== 'boolean' && 'overridesUnreachable: must be true or false.',
  ]);
}

export const DISMISSAL_FORM = '`{"outcome": "dismissed", "reason": "…", "operator": "…"}`';

/** Refuses an operator's dismissal that does not say why and who. */
export function refuseUnlessDismissal(given: GivenDecision | undefined): void {
  refuseProblems([
    given?.outcome !== 'dismissed' && 'outcome: must be "dismissed".',
    ...decisionProblems(given),
  ]);
}

/** Refuses a human's decision with every problem it has, each named by its field. */
export function refuseProblems(problems: readonly (string | false)[]): void {
  const found = problems.filter((problem) => problem !== false);
  if (found.length > 0) throw ApplicationFailure.nonRetryable(found.join(' '));
}

/** What is wrong with the reason and the name that every decision of a human has. */
export function decisionProblems(given: GivenDecision | undefined): readonly (string | false)[] {
  return [
    (typeof given?.reason !== 'string' || given.reason.trim().length < 5) &&
      'reason: must say why, in at least 5 characters.',
    (typeof given?.operator !== 'string' || given.operator.trim() === '') &&
      'operator: must name who decides.',
  ];
}
