import { proxyActivities, proxyLocalActivities } from '@temporalio/workflow';
import type { CollectionActivities, CollectionNews } from '../activities/collections.ts';
import type { OrderFlowInput } from '../contract/kinds.ts';
import {
  type CollectionState,
  collectionStatusQuery,
  type Resolution,
  resolveCollectionUpdate,
} from '../contract/messages.ts';
import {
  NOT_APPROVED_IN_TIME,
  nextCollectionStep,
  REVIEW_AFTER_SILENCE_MS,
  waitBeforeCollectionQuestionMs,
} from '../domain/collection.ts';
import type { FlowDecision } from '../domain/providerFlow.ts';
import { endOfOrder, ORDER_DECISIONS, RESOLUTION_FORM } from './decisions.ts';
import { FIRST_ATTEMPT, firstLocally } from './firstLocally.ts';
import { endLookOfNews } from './laterLook.ts';
import { refuseOtherIds } from './onlyId.ts';
import { recordSteps } from './records.ts';
import { driveUndecidedFlow } from './undecidedFlow.ts';

// One attempt may make seven exchanges with the provider, each bounded by PROVIDER_TIMEOUT_MS (at most 60 s), and
// heartbeats meanwhile. The workflow itself decides what follows a failure.
const provider = proxyActivities<
  Pick<CollectionActivities, 'requestCollection' | 'askCollection' | 'withdrawCollection'>
>({
  startToCloseTimeout: '450 seconds',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute', backoffCoefficient: 2 },
});

const local = proxyLocalActivities<Pick<CollectionActivities, 'requestCollection'>>(FIRST_ATTEMPT);

const makeStep = recordSteps<Pick<CollectionActivities, 'endCollection' | 'noteCollectionReview'>>();

/**
 * One collection abroad, at the rate that was locked when it began: ask the customer through the provider, find out
 * whether it was approved, then credit the merchant or record the failure; see driveUndecidedFlow. A customer who does
 * not approve in time is asked no more: the request is taken back before the collection fails.
 */
export function collectionWorkflow({
  beginsLocally,
  ...input
}: OrderFlowInput<'collection'>): Promise<CollectionState> {
  refuseOtherIds(input);
  let isWithdrawn = false;
  const exchange = async (exchanged: Promise<CollectionNews>, withdraws = false) => {
    isWithdrawn = withdraws;
    return exchanged;
  };
  const request = () =>
    exchange(
      provider.requestCollection.executeWithOptions({ summary: 'Have the customer asked to pay' }, [input]),
    );
  const ask = () =>
    exchange(
      provider.askCollection.executeWithOptions({ summary: 'Ask whether the customer has paid' }, [input]),
    );

  return driveUndecidedFlow<{
    News: CollectionNews;
    Decision: FlowDecision;
    Given: Resolution;
    State: CollectionState;
  }>({
    ...ORDER_DECISIONS,
    noun: 'collection',
    statusQuery: collectionStatusQuery,
    resolveUpdate: resolveCollectionUpdate,
    openStatus: (needsHuman) => (needsHuman ? 'PENDING_REVIEW' : 'PROCESSING'),
    openFlowStatus: 'PROCESSING',
    begin: () =>
      firstLocally({ beginsLocally, locally: () => local.requestCollection(input), visibly: request }),
    ask,
    judge: (news, { question }) => {
      const untilTimeIsUpMs = news.approveByMs - Date.now();
      const isTimeUp = untilTimeIsUpMs <= 0;
      const step = nextCollectionStep(news.knowledge, isTimeUp);
      if (step === 'complete') return { is: 'decided', decision: 'completed' };
      if (step === 'fail') return { is: 'decided', decision: 'failed' };
      const isSilent = -untilTimeIsUpMs >= REVIEW_AFTER_SILENCE_MS;
      const attention =
        step === 'review' || isSilent
          ? (news.reason ?? 'The provider has not told the outcome since the time to approve was over.')
          : undefined;
      // What could not be taken back is asked about again like everything else.
      if (step === 'withdraw' && !isWithdrawn) {
        const summary = 'Take the request back';
        const withdraw = () =>
          exchange(provider.withdrawCollection.executeWithOptions({ summary }, [input]), true);
        return { is: 'open', attention, waitMs: 0, next: withdraw };
      }
      const scheduledMs = Math.min(
        waitBeforeCollectionQuestionMs(question),
        isTimeUp ? Number.POSITIVE_INFINITY : untilTimeIsUpMs,
      );
      return {
        is: 'open',
        attention,
        waitMs: Math.max(1, scheduledMs),
        next: (isRetryWanted) => (step === 'send_again' || (isRetryWanted && !isTimeUp) ? request() : ask()),
      };
    },
    noteAttention: ({ reason }, showTrouble) =>
      makeStep('noteCollectionReview', { ...input, reason }, showTrouble),
    whereMoneyIs: 'Nothing is credited before the customer has paid.',
    advice:
      'Send the update `retryNow` to ask the provider again, or `resolve` with ' +
      `${RESOLUTION_FORM} once you know whether the customer paid.`,
    end: ({ decision, news, given }, showTrouble) => {
      const failureReason = given
        ? 'Our operations team found that the customer did not pay.'
        : (news.reason ?? NOT_APPROVED_IN_TIME);
      const end = endOfOrder(decision, { ...news, given, failureReason });
      return makeStep('endCollection', { ...input, ...end }, showTrouble);
    },
    endLook: (lookAtMs) => endLookOfNews({ flow: 'collection', subjectId: input.collectionId, lookAtMs }),
  });
}
