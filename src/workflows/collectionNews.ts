import { proxyActivities, sleep, upsertSearchAttributes } from '@temporalio/workflow';
import type { CollectionActivities } from '../activities/collections.ts';
import type { CollectionInput } from '../contract/flows.ts';
import { FLOW_STATUS } from '../contract/searchAttributes.ts';
import { REVIEW_AFTER_SILENCE_MS, waitBeforeCollectionQuestionMs } from '../domain/collection.ts';

const activities = proxyActivities<Pick<CollectionActivities, 'lookAtFailedCollection'>>({
  startToCloseTimeout: '450 seconds',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '10 minutes', backoffCoefficient: 2 },
});

/**
 * Follows news about a collection that failed: when the provider says now that the customer paid all the same, a human
 * must see to it, because the merchant was told otherwise and nothing was credited.
 */
export async function collectionNewsWorkflow(
  input: CollectionInput,
): Promise<'UNCHANGED' | 'NEEDS_ATTENTION'> {
  const startedAtMs = Date.now();
  for (let question = 1; ; question++) {
    const found = await activities.lookAtFailedCollection({
      ...input,
      isLast: Date.now() - startedAtMs >= REVIEW_AFTER_SILENCE_MS,
    });
    if (found !== 'UNKNOWN') {
      upsertSearchAttributes([{ key: FLOW_STATUS, value: found }]);
      return found;
    }
    await sleep(waitBeforeCollectionQuestionMs(question));
  }
}
