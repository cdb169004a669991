import { proxyActivities, sleep } from '@temporalio/workflow';
import type { CollectionActivities } from '../activities/collections.ts';
import type { CollectionNewsInput } from '../contract/flows.ts';
import { REVIEW_AFTER_SILENCE_MS, waitBeforeCollectionQuestionMs } from '../domain/collection.ts';
import { endWithLook } from './lookForReversal.ts';

const activities = proxyActivities<Pick<CollectionActivities, 'lookAtFailedCollection'>>({
  startToCloseTimeout: '450 seconds',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '10 minutes', backoffCoefficient: 2 },
});

/**
 * Follows news about a collection that failed: when the provider says now that the customer paid all the same, a human
 * must see to it, because the merchant was told otherwise and nothing was credited.
 */
export function collectionNewsWorkflow(input: CollectionNewsInput): Promise<'UNCHANGED' | 'NEEDS_ATTENTION'> {
  const { collectionId, environment } = input;
  return endWithLook({ flow: 'collection', subjectId: collectionId }, input, async () => {
    const startedAtMs = Date.now();
    for (let question = 1; ; question++) {
      const isLast = Date.now() - startedAtMs >= REVIEW_AFTER_SILENCE_MS;
      const found = await activities.lookAtFailedCollection({ collectionId, environment, isLast });
      if (found !== 'UNKNOWN') return found;
      await sleep(waitBeforeCollectionQuestionMs(question));
    }
  });
}
