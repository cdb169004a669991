import { InvariantError } from './errors.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, type WaitSchedule, waitOf } from './time.ts';

/**
 * What withdrawals, bill purchases and sales have in common: money is held, a provider is told to do something once,
 * and what became of it is found out before the money moves on.
 */

/** What a merchant sees of such a flow. `docs/ARCHITECTURE.md` shows the moves between them. */
export type FlowStatus = 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'REVERSED';

/** How a flow ends when nothing is left to learn. */
export type FlowDecision = 'completed' | 'failed';

/**
 * What is known after the provider was asked, or could not be. `not_configured` means that the account at the provider
 * with which the flow began is not configured any more, or our credentials for it are refused, so that nobody can be
 * asked.
 */
export type ProviderKnowledge = keyof typeof NEXT_STEPS;

/**
 * What follows from an answer about a flow that is still undecided. Only `failed` and `reversed` say that nothing was
 * done: everything else leaves the money held.
 *
 * - `complete` and `fail` are definitive;
 * - `ask_again` waits and asks;
 * - `send_again` repeats the instruction with the same reference, which the provider accepts at most once;
 * - `needs_attention` asks a human, and goes on asking the provider in the background;
 * - `park` asks a human at once, because the provider did nothing and will do nothing until somebody acts on our
 *   account there; the instruction is repeated meanwhile.
 */
export function nextStep<Knowledge extends ProviderKnowledge>(
  knowledge: Knowledge,
): (typeof NEXT_STEPS)[Knowledge] {
  return NEXT_STEPS[knowledge];
}

const NEXT_STEPS = {
  succeeded: 'complete',
  failed: 'fail',
  reversed: 'fail',
  pending: 'ask_again',
  unreachable: 'ask_again',
  not_found: 'send_again',
  unknown: 'needs_attention',
  not_configured: 'needs_attention',
  blocked: 'park',
} as const;

/** How a flow stands after each decision. */
export const STATUS_OF_DECISION = { completed: 'COMPLETED', failed: 'FAILED' } as const;

/**
 * The status after a decision.
 *
 * @throws InvariantError when the flow was decided before: held money is released once.
 */
export function decide(status: FlowStatus, decision: FlowDecision): 'COMPLETED' | 'FAILED' {
  if (status !== 'PROCESSING') throw new InvariantError(`A ${status} flow was decided already.`);
  return STATUS_OF_DECISION[decision];
}

/** A human's decision about a flow whose outcome was found out by other means; the audit log keeps it. */
export interface ResolvedBy {
  readonly operator: string;
  readonly reason: string;
  /** Present when the human decided although the provider had been told and did not answer. */
  readonly overridesUnreachable?: true;
}

/**
 * Whether a human's decision may be applied now that the provider was asked once more. Money is not released, and a
 * payment not called unpaid, while a provider that was told does not answer: it may have paid.
 *
 * @param knowledge what the provider said, or did not say, after the human had decided.
 * @returns why it may not, in a sentence that says what to do; undefined when it may.
 */
export function refusalOfResolution(
  resolution: { readonly outcome: FlowDecision; readonly overridesUnreachable?: boolean },
  knowledge: string,
): string | undefined {
  const isUnasked = knowledge === 'unreachable' || knowledge === 'not_configured';
  const isRisky = resolution.outcome === 'failed' && isUnasked;
  if (!isRisky || resolution.overridesUnreachable) return undefined;
  return (
    'The provider was told and cannot be reached, so it may have paid: nothing was decided. Try again when it answers. ' +
    'If you know from the provider itself that it did nothing, and never will, add "overridesUnreachable": true.'
  );
}

/** What is known of a flow that was decided already. */
export const KNOWLEDGE_OF_STATUS = {
  COMPLETED: 'succeeded',
  FAILED: 'failed',
  REVERSED: 'reversed',
} as const satisfies Record<Exclude<FlowStatus, 'PROCESSING'>, ProviderKnowledge>;

/** Waits between questions about an undecided flow: quick at first, then hourly. */
const REQUERY_WAITS_MS: WaitSchedule = [
  1 * SECOND_MS,
  2 * SECOND_MS,
  3 * SECOND_MS,
  5 * SECOND_MS,
  10 * SECOND_MS,
  30 * SECOND_MS,
  1 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  1 * HOUR_MS,
];

/** A flow that is still undecided after this long is shown to a human. */
export const ATTENTION_AFTER_MS = DAY_MS;

/** After this long the provider is asked no more; only a callback or an operator can end the flow. */
export const STOP_ASKING_AFTER_MS = 7 * DAY_MS;

/** How long to wait before asking for the `question`-th time (1 is the first), in milliseconds. */
export function waitBeforeQuestionMs(question: number): number {
  return waitOf(REQUERY_WAITS_MS, question);
}

/** The longest that a provider may make us wait: money waits too, and no outage is known to last longer. */
const LONGEST_ASKED_WAIT_MS = HOUR_MS;

/**
 * The longer of a wait of ours and what the provider asked for itself, in milliseconds.
 *
 * @param news.askAgainInMs from `retry-after`, or from a provider that knows its own time; counts up to an hour.
 */
export function atLeastAskedMs(
  waitMs: number,
  { askAgainInMs = 0 }: { readonly askAgainInMs?: number | undefined },
): number {
  return Math.max(waitMs, Math.min(askAgainInMs, LONGEST_ASKED_WAIT_MS));
}
