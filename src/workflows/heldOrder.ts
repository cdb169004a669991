import { patched, proxyActivities, proxyLocalActivities } from '@temporalio/workflow';
import type { ActivitiesOfAnyKind, OrderNews } from '../activities/heldOrders.ts';
import { HELD_KINDS, type HeldKind, type OrderFlowInput, orderIdOf } from '../contract/kinds.ts';
import {
  type FlowState,
  outcomeUpdate,
  type Resolution,
  resolveUpdate,
  statusQuery,
} from '../contract/messages.ts';
import {
  ATTENTION_AFTER_MS,
  type FlowDecision,
  nextStep,
  waitBeforeQuestionMs,
} from '../domain/providerFlow.ts';
import { endOfOrder, ORDER_DECISIONS, RESOLUTION_FORM } from './decisions.ts';
import { FIRST_ATTEMPT, firstLocally } from './firstLocally.ts';
import { endLookOfNews, lookAtEnded } from './laterLook.ts';
import { refuseOtherIds } from './onlyId.ts';
import { recordSteps } from './records.ts';
import { driveUndecidedFlow } from './undecidedFlow.ts';

// One attempt may make five exchanges with the provider, each bounded by PROVIDER_TIMEOUT_MS (at most 60 s), and
// heartbeats meanwhile, so that a worker that died is noticed long before. The workflow itself decides what follows a
// failure, so that every wait is visible and can be cut short by an operator.
const EXCHANGE = {
  startToCloseTimeout: '330 seconds',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute', backoffCoefficient: 2 },
} as const;
const telling = proxyActivities<ActivitiesOfAnyKind>({
  ...EXCHANGE,
  summary: 'Tell the provider, unless it knows already',
});
const asking = proxyActivities<ActivitiesOfAnyKind>({ ...EXCHANGE, summary: 'Ask what became of it' });

const local = proxyLocalActivities<ActivitiesOfAnyKind>(FIRST_ATTEMPT);

const makeStep = recordSteps<ActivitiesOfAnyKind>();

/**
 * The workflow of one kind of order whose money is held already: tell the provider, find out what became of it, then post
 * or void. Money is released only on a definitive failure; see driveUndecidedFlow.
 */
export function heldOrderWorkflow(kind: HeldKind) {
  return (input: OrderFlowInput<HeldKind>): Promise<FlowState> => driveHeldOrder(kind, input);
}

function driveHeldOrder(
  kind: HeldKind,
  { beginsLocally, ...input }: OrderFlowInput<HeldKind>,
): Promise<FlowState> {
  refuseOtherIds(input);
  const { noun, deed, activities: names } = HELD_KINDS[kind];
  let isLastAsked = false;
  const send = () => {
    isLastAsked = false;
    return telling[names.send](input);
  };
  const ask = () => {
    isLastAsked = true;
    return asking[names.ask](input);
  };

  return driveUndecidedFlow<{
    News: OrderNews;
    Decision: FlowDecision;
    Given: Resolution;
    State: FlowState;
  }>({
    ...ORDER_DECISIONS,
    noun,
    statusQuery,
    resolveUpdate,
    outcomeUpdate,
    openStatus: () => 'PROCESSING',
    openFlowStatus: 'PROCESSING',
    begin: () =>
      firstLocally({
        beginsLocally,
        locally: () => local[names.settle](input),
        locallyBefore: () => local[names.send](input),
        visibly: send,
      }),
    ask,
    judge: (news, { question, sinceStartMs }) => {
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
        waitMs: isFreeToSend ? 0 : waitBeforeQuestionMs(question),
        // An operator who wants a retry has removed what was in the way: then the provider is told at once if, as send
        // asks first, it does not know.
        next: (isRetryWanted) => (mustSend || isRetryWanted ? send() : ask()),
      };
    },
    noteAttention: ({ reason }, showTrouble) =>
      makeStep(names.noteAttention, { ...input, reason }, showTrouble),
    whereMoneyIs: 'The money stays held.',
    advice:
      'Send the update `retryNow` to ask the provider again, or `resolve` with ' +
      `${RESOLUTION_FORM} once you know what became of the ${deed}.`,
    end: async ({ decision, news, given }, showTrouble) => {
      if (news.endedAs !== undefined) return news.endedAs;
      const failureReason = given ? `Our operations team found that the ${deed} failed.` : news.reason;
      const askAgainInMs = decision === 'completed' ? news.askAgainInMs : undefined;
      const end = endOfOrder(decision, { ...news, given, failureReason });
      return makeStep(names.end, { ...input, ...end, askAgainInMs }, showTrouble);
    },
    // News that came after the provider's last answer may be that the money was returned, or paid after all. Before looks
    // were noted with the news, only completed flows were looked at.
    followUp: ({ status, flowStatus }, isNoted) => {
      if (status !== 'COMPLETED' && !(status === 'FAILED' && isNoted)) return undefined;
      return async () => {
        const found = await lookAtEnded(kind, input, { endedAs: status, isOwn: true });
        if (found === 'UNCHANGED') return { status, flowStatus };
        return { status: found === 'REVERSED' ? found : status, flowStatus: found };
      };
    },
    endLook: (lookAtMs) => endLookOfNews({ flow: kind, subjectId: orderIdOf(kind, input), lookAtMs }),
  });
}
