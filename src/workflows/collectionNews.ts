import { proxyActivities } from '@temporalio/workflow';
import type { CollectionActivities } from '../activities/collections.ts';
import type { LaterLookInput } from '../contract/flows.ts';
import type { OrderInput } from '../contract/kinds.ts';
import { REVIEW_AFTER_SILENCE_MS, waitBeforeCollectionQuestionMs } from '../domain/collection.ts';
import { endWithLook, lookUntilFound } from './laterLook.ts';

const activities = proxyActivities<Pick<CollectionActivities, 'lookAtFailedCollection'>>({
  startToCloseTimeout: '450 seconds',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '10 minutes', backoffCoefficient: 2 },
  summary: 'Ask about the collection that failed',
});

/**
 * Follows news about a collection that failed: when the provider says now that the customer paid all the same, a human
 * must see to it, because the merchant was told otherwise and nothing was credited.
 */
export function collectionNewsWorkflow(
  input: OrderInput<'collection'> & LaterLookInput,
): Promise<'UNCHANGED' | 'NEEDS_ATTENTION'> {
  const { collectionId, environment } = input;
  return endWithLook({ flow: 'collection', subjectId: collectionId }, input, () =>
    lookUntilFound(async (question, elapsedMs) => {
      const isLast = elapsedMs() >= REVIEW_AFTER_SILENCE_MS;
      const found = await activities.lookAtFailedCollection({ collectionId, environment, isLast });
      return found === 'UNKNOWN' ? { waitMs: waitBeforeCollectionQuestionMs(question) } : { found };
    }),
  );
}
