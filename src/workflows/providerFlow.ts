import { patched } from '@temporalio/workflow';
import {
  type FlowState,
  outcomeUpdate,
  type Resolution,
  resolveUpdate,
  statusQuery,
} from '../contract/messages.ts';
import type { LookedAtFlow } from '../contract/starts.ts';
import {
  ATTENTION_AFTER_MS,
  atLeastAskedMs,
  type FlowDecision,
  type FlowStatus,
  nextStep,
  type ProviderKnowledge,
  type ResolvedBy,
  refusalOfResolution,
  STOP_ASKING_AFTER_MS,
  waitBeforeQuestionMs,
} from '../domain/providerFlow.ts';
import { endLookOfNews, type ReversalFinding } from './lookForReversal.ts';
import type { ShowTrouble } from './records.ts';
import { decisionProblems, driveUndecidedFlow, refuseProblems, type Verdict } from './undecidedFlow.ts';

/** What an activity learned from the provider. A kind of flow may learn more. */
export interface ProviderNews {
  readonly knowledge: ProviderKnowledge;
  readonly reason: string | undefined;
  /** When to ask again, if the provider says so: it has later news then, or can be reached again. */
  readonly askAgainInMs: number | undefined;
}

/** How a flow ends. */
export interface FlowEnd<News> {
  readonly decision: FlowDecision;
  /** The provider's last news, which a human may have decided past. */
  readonly news: News;
  /** Why it failed, in words for the merchant. */
  readonly failureReason: string | undefined;
  /** When the provider will have later news about a completed flow. */
  readonly askAgainInMs: number | undefined;
  /** The human who decided, when the provider did not. */
  readonly resolvedBy: ResolvedBy | undefined;
}

/** What one kind of flow does at each step. */
export interface ProviderFlowSteps<News extends ProviderNews> {
  /** What a human calls the flow, such as `withdrawal`. */
  readonly noun: string;
  /** The flow's record, as looks at it name it. */
  readonly record: { readonly flow: LookedAtFlow; readonly subjectId: string };
  /** What a human calls what the provider is told to do, such as `transfer`. */
  readonly deed: string;
  /** Tells the provider, asking first whether it knows already. Runs again after a crash and does nothing twice. */
  readonly send: () => Promise<News>;
  readonly ask: () => Promise<News>;
  /** Puts the flow on the operators' list. */
  readonly noteAttention: (reason: string, showTrouble: ShowTrouble) => Promise<void>;
  /** Posts or voids the held money and records the end. Resolves to the status then. */
  readonly end: (end: FlowEnd<News>, showTrouble: ShowTrouble) => Promise<FlowStatus>;
  /** Asks about the flow once more that has ended. */
  readonly lookAgain: (endedAs: 'COMPLETED' | 'FAILED') => Promise<ReversalFinding>;
}

/**
 * A flow whose money is held already: tell the provider, find out what became of it, then post or void. Money is
 * released only on a definitive failure; see driveUndecidedFlow.
 */
export function driveProviderFlow<News extends ProviderNews>(
  steps: ProviderFlowSteps<News>,
): Promise<FlowState> {
  const { noun, deed } = steps;
  let isLastAsked = false;
  const send = () => {
    isLastAsked = false;
    return steps.send();
  };
  const ask = () => {
    isLastAsked = true;
    return steps.ask();
  };

  return driveUndecidedFlow<News, FlowDecision, FlowStatus, Resolution, FlowState>({
    noun,
    statusQuery,
    resolveUpdate,
    outcomeUpdate,
    openStatus: () => 'PROCESSING',
    openFlowStatus: 'PROCESSING',
    begin: send,
    ask,
    judge: (news, { question, sinceStartMs }): Verdict<News, FlowDecision> => {
      const step = nextStep(news.knowledge);
      if (step === 'complete') return { is: 'decided', decision: 'completed' };
      if (step === 'fail') return { is: 'decided', decision: 'failed' };
      // A report that says nothing gets a few more questions before a human is called.
      const isHopeless = step === 'park' || (step === 'needs_attention' && question > 3);
      // A provider that was out of reach, and now says that it knows nothing, has nothing to wait for.
      const isFreeToSend = step === 'send_again' && isLastAsked && patched('send-at-once');
      const mustSend = step === 'send_again' || step === 'park';
      return {
        is: 'open',
        attention:
          isHopeless || sinceStartMs >= ATTENTION_AFTER_MS
            ? (news.reason ?? 'The provider has not told the outcome for a day.')
            : undefined,
        waitMs: isFreeToSend
          ? 0
          : sinceStartMs < STOP_ASKING_AFTER_MS
            ? atLeastAskedMs(waitBeforeQuestionMs(question), news)
            : undefined,
        // An operator who wants a retry has removed what was in the way: then the provider is told at once if, as send
        // asks first, it does not know.
        next: (isRetryWanted) => (mustSend || isRetryWanted ? send() : ask()),
      };
    },
    validate: refuseUnlessResolution,
    refuse: (given, { knowledge }) => refusalOfResolution(given, knowledge),
    decisionOf: ({ outcome }) => outcome,
    noteAttention: ({ reason }, showTrouble) => steps.noteAttention(reason, showTrouble),
    advice:
      'The money stays held. Send the update `retryNow` to ask the provider again, or `resolve` with ' +
      `${RESOLUTION_FORM} once you know what became of the ${deed}.`,
    end: ({ decision, news, given }, showTrouble) =>
      steps.end(
        {
          decision,
          news,
          // An operator's own words are for the audit log; the merchant is told this.
          failureReason:
            decision === 'failed'
              ? given
                ? `Our operations team found that the ${deed} failed.`
                : news.reason
              : undefined,
          askAgainInMs: decision === 'completed' ? news.askAgainInMs : undefined,
          resolvedBy: given && resolvedBy(given),
        },
        showTrouble,
      ),
    // News that came after the provider's last answer may be that the money was returned, or paid after all. Before looks
    // were noted with the news, only completed flows were looked at.
    followUp: ({ status, flowStatus }, isNoted) => {
      if (status !== 'COMPLETED' && !(status === 'FAILED' && isNoted)) return undefined;
      return async () => {
        const found = await steps.lookAgain(status);
        if (found === 'UNCHANGED') return { status, flowStatus };
        return { status: found === 'REVERSED' ? found : status, flowStatus: found };
      };
    },
    endLook: (lookAtMs) => endLookOfNews({ ...steps.record, lookAtMs }),
  });
}

export const RESOLUTION_FORM = '`{"outcome": "completed" | "failed", "reason": "…", "operator": "…"}`';

/** The part of a decision that the record keeps. */
export function resolvedBy({ operator, reason, overridesUnreachable }: Resolution): ResolvedBy {
  return { operator, reason, ...(overridesUnreachable && { overridesUnreachable }) };
}

/** Refuses an operator's decision that does not say what, why and who. */
export function refuseUnlessResolution(given: Resolution): void {
  const override: unknown = given?.overridesUnreachable;
  refuseProblems([
    given?.outcome !== 'completed' &&
      given?.outcome !== 'failed' &&
      'outcome: must be "completed" or "failed".',
    ...decisionProblems(given),
    override !== undefined && typeof override !== 'boolean' && 'overridesUnreachable: must be true or false.',
  ]);
}
