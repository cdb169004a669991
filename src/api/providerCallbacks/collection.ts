import { findCollectionId, loadCollection } from '../../db/collections.ts';
import type { ProviderCallback } from '../../domain/providerCallback.ts';
import type { ApiDependencies } from '../context.ts';
import { followUpNews } from './news.ts';

/**
 * Makes the flow of a collection ask its provider; a failed one is looked at again, because the customer may have paid
 * all the same. References that are not ours are ignored, and so is a callback that is about no collection.
 *
 * @param callback what names the collection: our reference, or else the identifier that the provider gave it.
 */
export async function followUpCollection(
  dependencies: ApiDependencies,
  provider: string,
  callback: Pick<ProviderCallback, 'collectionReference' | 'collectionProviderReference'>,
): Promise<void> {
  const { collectionReference, collectionProviderReference } = callback;
  const reference =
    collectionReference === undefined && collectionProviderReference !== undefined
      ? await findCollectionId(dependencies.database, { provider, reference: collectionProviderReference })
      : collectionReference;
  if (reference === undefined) return;
  await followUpNews(dependencies, async () => {
    const collection = await loadCollection(dependencies.database, reference);
    if (!collection) return undefined;
    const { businessId, environment, status } = collection;
    return {
      flow: 'collection',
      subjectId: reference,
      businessId,
      environment,
      isOpen: status === 'PROCESSING' || status === 'PENDING_REVIEW',
      endedAs: status === 'FAILED' ? status : undefined,
    };
  });
}
