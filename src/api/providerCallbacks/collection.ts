import { collectionWorkflowId } from '../../contract/flows.ts';
import { loadCollection } from '../../db/collections.ts';
import type { ApiDependencies } from '../context.ts';
import { followUpNews } from './news.ts';

/**
 * Makes the flow of a collection ask its provider; a failed one is looked at again, because the customer may have paid
 * all the same. References that are not ours are ignored.
 */
export function followUpCollection(dependencies: ApiDependencies, reference: string): Promise<void> {
  return followUpNews(dependencies, async () => {
    const collection = await loadCollection(dependencies.database, reference);
    if (!collection) return undefined;
    const { businessId, environment, status } = collection;
    return {
      flow: 'collection',
      subjectId: reference,
      businessId,
      environment,
      workflowId: collectionWorkflowId(environment, reference),
      isOpen: status === 'PROCESSING' || status === 'PENDING_REVIEW',
      endedAs: status === 'FAILED' ? status : undefined,
    };
  });
}
