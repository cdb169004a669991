import {
  ApplicationFailure,
  allHandlersFinished,
  condition,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import {
  type FlowState,
  outcomeUpdate,
  providerNewsSignal,
  type Resolution,
  resolveUpdate,
  retryNowUpdate,
  statusQuery,
} from '../contract/messages.ts';
import { FLOW_STATUS } from '../contract/searchAttributes.ts';
import {
  ATTENTION_AFTER_MS,
  type FlowDecision,
  type FlowStatus,
  nextStep,
  type ProviderKnowledge,
  STOP_ASKING_AFTER_MS,
  waitBeforeQuestionMs,
} from '../domain/providerFlow.ts';
import type { ReversalFinding } from './lookForReversal.ts';

/** What an activity learned from the provider. A kind of flow may learn more. */
export interface ProviderNews {
  readonly knowledge: ProviderKnowledge;
  readonly reason: string | undefined;
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
  readonly resolvedBy: { readonly operator: string; readonly reason: string } | undefined;
}

/** What one kind of flow does at each step. */
export interface ProviderFlowSteps<News extends ProviderNews> {
  /** What a human calls the flow, such as `withdrawal`. */
  readonly noun: string;
  /** What a human calls what the provider is told to do, such as `transfer`. */
  readonly deed: string;
  /** Tells the provider, asking first whether it knows already. Runs again after a crash and does nothing twice. */
  readonly send: () => Promise<News>;
  readonly ask: () => Promise<News>;
  /** Puts the flow on the operators' list. */
  readonly noteAttention: (reason: string) => Promise<void>;
  /** Posts or voids the held money and records the end. Resolves to the status then. */
  readonly end: (end: FlowEnd<News>) => Promise<FlowStatus>;
  /** Asks about the completed flow once more. */
  readonly lookForReversal: () => Promise<ReversalFinding>;
}

/**
 * A flow whose money is held already: tell the provider, find out what became of it, then post or void. Money is
 * released only on a definitive failure; whatever is not known is asked again, then shown to a human, who may have it
 * tried at once (`retryNow`) or decide it (`resolve`).
 */
export async function driveProviderFlow<News extends ProviderNews>(
  steps: ProviderFlowSteps<News>,
): Promise<FlowState> {
  const { noun, deed } = steps;
  let status: FlowStatus = 'PROCESSING';
  let attention: string | undefined;
  let outcomeKnownToTakeLonger = false;
  let wakeUp = false;
  let isRetryWanted = false;
  let isNewsUnanswered = false;
  let resolution: Resolution | undefined;
  let resolvedBy: Pick<Resolution, 'operator' | 'reason'> | undefined;
  const state = (): FlowState => ({
    status,
    flowStatus: status === 'PROCESSING' && attention !== undefined ? 'NEEDS_ATTENTION' : status,
    attention,
  });
  const refuseUnlessUndecided = () => {
    if (status !== 'PROCESSING') throw ApplicationFailure.nonRetryable(`This ${noun} is ${status} already.`);
  };

  setHandler(statusQuery, state);
  setHandler(outcomeUpdate, async () => {
    await condition(() => status !== 'PROCESSING' || outcomeKnownToTakeLonger);
    return state();
  });
  setHandler(providerNewsSignal, () => {
    wakeUp = true;
    isNewsUnanswered = true;
  });
  setHandler(
    retryNowUpdate,
    () => {
      wakeUp = true;
      isRetryWanted = true;
      return 'The provider is asked now.';
    },
    { validator: refuseUnlessUndecided },
  );
  setHandler(
    resolveUpdate,
    async (given) => {
      resolution = given;
      await condition(() => status !== 'PROCESSING');
      return state();
    },
    {
      validator: (given) => {
        refuseUnlessUndecided();
        refuseUnlessResolution(given);
        if (resolution) throw ApplicationFailure.nonRetryable(`This ${noun} is being resolved already.`);
      },
    },
  );

  const startedAtMs = Date.now();
  let decision: FlowDecision | undefined;
  let news = await steps.send();
  for (let question = 1; decision === undefined; question++) {
    const step = nextStep(news.knowledge);
    if (step === 'complete') decision = 'completed';
    else if (step === 'fail') decision = 'failed';
    else if (resolution) {
      // A definitive answer of the provider came first: an operator decides only what it leaves open.
      decision = resolution.outcome;
      resolvedBy = { operator: resolution.operator, reason: resolution.reason };
    } else {
      const undecidedForMs = Date.now() - startedAtMs;
      // A report that says nothing gets a few more questions before a human is called.
      const isHopeless = step === 'park' || (step === 'needs_attention' && question > 3);
      if (attention === undefined && (isHopeless || undecidedForMs >= ATTENTION_AFTER_MS)) {
        const reason = news.reason ?? 'The provider has not told the outcome for a day.';
        await steps.noteAttention(reason);
        attention = reason;
        upsertSearchAttributes([{ key: FLOW_STATUS, value: 'NEEDS_ATTENTION' }]);
        setCurrentDetails(
          `**Needs attention:** ${attention}\n\nThe money stays held. Send the update \`retryNow\` to ask the ` +
            'provider again, or `resolve` with `{"outcome": "completed" | "failed", "reason": "…", "operator": "…"}` ' +
            `once you know what became of the ${deed}.`,
        );
      }
      outcomeKnownToTakeLonger = true;
      const mayAsk = undecidedForMs < STOP_ASKING_AFTER_MS;
      const isAwake = () => wakeUp || resolution !== undefined;
      if (mayAsk) {
        const summary = `Wait before question ${question}`;
        await condition(isAwake, waitBeforeQuestionMs(question), { summary });
      } else {
        await condition(isAwake);
      }
      // An operator who wants a retry has removed what was in the way: then the provider is told at once if, as send
      // asks first, it does not know.
      const mustSend = step === 'send_again' || step === 'park' || isRetryWanted;
      wakeUp = isRetryWanted = isNewsUnanswered = false;
      if (!resolution) news = mustSend ? await steps.send() : await steps.ask();
    }
  }

  status = await steps.end({
    decision,
    news,
    // An operator's own words are for the audit log; the merchant is told this.
    failureReason:
      decision === 'failed'
        ? resolvedBy
          ? `Our operations team found that the ${deed} failed.`
          : news.reason
        : undefined,
    askAgainInMs: decision === 'completed' ? news.askAgainInMs : undefined,
    resolvedBy,
  });
  attention = undefined;
  upsertSearchAttributes([{ key: FLOW_STATUS, value: status }]);
  // Whoever waits for the outcome is answered before the workflow ends.
  await condition(allHandlersFinished);
  // News that came after the provider's last answer may be that the money was returned.
  while (status === 'COMPLETED' && isNewsUnanswered) {
    isNewsUnanswered = false;
    const found = await steps.lookForReversal();
    if (found !== 'UNCHANGED') upsertSearchAttributes([{ key: FLOW_STATUS, value: found }]);
    if (found === 'REVERSED') status = found;
  }
  return state();
}

/** Refuses an operator's decision that does not say what, why and who. */
export function refuseUnlessResolution(given: Resolution): void {
  if (given?.outcome !== 'completed' && given?.outcome !== 'failed') {
    throw ApplicationFailure.nonRetryable('outcome: must be "completed" or "failed".');
  }
  if (typeof given.reason !== 'string' || given.reason.trim().length < 5) {
    throw ApplicationFailure.nonRetryable('reason: must say why, in at least 5 characters.');
  }
  if (typeof given.operator !== 'string' || given.operator.trim() === '') {
    throw ApplicationFailure.nonRetryable('operator: must name who decides.');
  }
}
