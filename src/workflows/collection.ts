import {
  ApplicationFailure,
  allHandlersFinished,
  condition,
  proxyActivities,
  proxyLocalActivities,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import type { CollectionActivities } from '../activities/collections.ts';
import type { CollectionInput } from '../contract/flows.ts';
import {
  type CollectionState,
  collectionStatusQuery,
  providerNewsSignal,
  type Resolution,
  resolveCollectionUpdate,
  retryNowUpdate,
} from '../contract/messages.ts';
import { FLOW_STATUS } from '../contract/searchAttributes.ts';
import {
  type CollectionDecision,
  NOT_APPROVED_IN_TIME,
  nextCollectionStep,
  REVIEW_AFTER_SILENCE_MS,
  waitBeforeCollectionQuestionMs,
} from '../domain/collection.ts';
import { STOP_ASKING_AFTER_MS } from '../domain/providerFlow.ts';
import { refuseUnlessResolution } from './providerFlow.ts';

// One attempt may make seven exchanges with the provider, each bounded by PROVIDER_TIMEOUT_MS (at most 60 s), and
// heartbeats meanwhile. The workflow itself decides what follows a failure.
const provider = proxyActivities<
  Pick<CollectionActivities, 'requestCollection' | 'askCollection' | 'withdrawCollection'>
>({
  startToCloseTimeout: '450 seconds',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute', backoffCoefficient: 2 },
});

const records = proxyLocalActivities<Pick<CollectionActivities, 'endCollection' | 'noteCollectionReview'>>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '10 seconds', backoffCoefficient: 2 },
});

/**
 * One collection abroad, at the rate that was locked when it began: ask the customer through the provider, find out
 * whether it was approved, then credit the merchant or record the failure. A customer who does not approve in time is
 * asked no more: the request is taken back before the collection fails. What the provider leaves open is shown to a
 * human, who may have it asked about at once (`retryNow`) or decide it (`resolve`).
 */
export async function collectionWorkflow(input: CollectionInput): Promise<CollectionState> {
  let decided: 'COMPLETED' | 'FAILED' | undefined;
  let attention: string | undefined;
  let wakeUp = false;
  let isRetryWanted = false;
  let resolution: Resolution | undefined;
  let resolvedBy: Pick<Resolution, 'operator' | 'reason'> | undefined;
  const state = (): CollectionState => ({
    status: decided ?? (attention === undefined ? 'PROCESSING' : 'PENDING_REVIEW'),
    flowStatus: decided ?? (attention === undefined ? 'PROCESSING' : 'NEEDS_ATTENTION'),
    attention: decided ? undefined : attention,
  });
  const refuseUnlessUndecided = () => {
    if (decided) throw ApplicationFailure.nonRetryable(`This collection is ${decided} already.`);
  };

  setHandler(collectionStatusQuery, state);
  setHandler(providerNewsSignal, () => {
    wakeUp = true;
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
    resolveCollectionUpdate,
    async (given) => {
      resolution = given;
      await condition(() => decided !== undefined);
      return state();
    },
    {
      validator: (given) => {
        refuseUnlessUndecided();
        refuseUnlessResolution(given);
        if (resolution) throw ApplicationFailure.nonRetryable('This collection is being resolved already.');
      },
    },
  );

  const startedAtMs = Date.now();
  let decision: CollectionDecision | undefined;
  let news = await provider.requestCollection(input);
  for (let question = 1; decision === undefined; question++) {
    const isTimeUp = Date.now() >= news.approveByMs;
    const step = nextCollectionStep(news.knowledge, isTimeUp);
    if (step === 'complete') decision = 'completed';
    else if (step === 'fail') decision = 'failed';
    else if (resolution) {
      // A definitive answer of the provider came first: an operator decides only what it leaves open.
      decision = resolution.outcome;
      resolvedBy = { operator: resolution.operator, reason: resolution.reason };
    } else {
      const isSilent = Date.now() >= news.approveByMs + REVIEW_AFTER_SILENCE_MS;
      if (attention === undefined && (step === 'review' || isSilent)) {
        const reason =
          news.reason ?? 'The provider has not told the outcome since the time to approve was over.';
        await records.noteCollectionReview({ ...input, reason });
        attention = reason;
        upsertSearchAttributes([{ key: FLOW_STATUS, value: 'NEEDS_ATTENTION' }]);
        setCurrentDetails(
          `**Needs attention:** ${attention}\n\nNothing is credited. Send the update \`retryNow\` to ask the ` +
            'provider again, or `resolve` with `{"outcome": "completed" | "failed", "reason": "…", "operator": "…"}` ' +
            'once you know whether the customer paid.',
        );
      }
      if (step === 'withdraw') {
        news = await provider.withdrawCollection(input);
        // What could not be taken back is asked about again like everything else.
        if (nextCollectionStep(news.knowledge, isTimeUp) !== 'withdraw') continue;
      }
      const isAwake = () => wakeUp || resolution !== undefined;
      if (Date.now() - startedAtMs < STOP_ASKING_AFTER_MS) {
        const untilTimeIsUpMs = isTimeUp ? Number.POSITIVE_INFINITY : news.approveByMs - Date.now();
        const waitMs = Math.max(1, Math.min(waitBeforeCollectionQuestionMs(question), untilTimeIsUpMs));
        await condition(isAwake, waitMs, { summary: `Wait before question ${question}` });
      } else {
        await condition(isAwake);
      }
      const mustSend = step === 'send_again' || (isRetryWanted && !isTimeUp);
      wakeUp = isRetryWanted = false;
      if (!resolution) {
        news = mustSend ? await provider.requestCollection(input) : await provider.askCollection(input);
      }
    }
  }

  decided = await records.endCollection({
    ...input,
    decision,
    providerReference: news.providerReference,
    failureReason:
      decision === 'failed'
        ? resolvedBy
          ? 'Our operations team found that the customer did not pay.'
          : (news.reason ?? NOT_APPROVED_IN_TIME)
        : undefined,
    resolvedBy,
  });
  upsertSearchAttributes([{ key: FLOW_STATUS, value: decided }]);
  setCurrentDetails('');
  // Whoever resolved it is answered before the workflow ends.
  await condition(allHandlersFinished);
  return state();
}
