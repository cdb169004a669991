import { collectionWorkflowId } from '../../contract/flows.ts';
import { providerNewsSignal } from '../../contract/messages.ts';
import { loadCollection } from '../../db/collections.ts';
import { promiseLook } from '../../db/laterLooks.ts';
import type { ApiDependencies } from '../context.ts';

/**
 * Makes the flow of a collection ask its provider: a running one is woken, a failed one is looked at again, because the
 * customer may have paid all the same. References that are not ours are ignored.
 */
export async function followUpCollection(
  { database, starter }: ApiDependencies,
  reference: string,
): Promise<void> {
  let collection = await loadCollection(database, reference);
  if (collection?.status === 'PROCESSING' || collection?.status === 'PENDING_REVIEW') {
    const workflowId = collectionWorkflowId(collection.environment, reference);
    if (await starter.signal(workflowId, providerNewsSignal.name)) return;
    // Either the flow ended since the record was read, or it has not started yet, and then it will ask by itself.
    collection = await loadCollection(database, reference);
  }
  if (collection?.status === 'FAILED') {
    const look = { ...collection, subjectId: reference, endedAs: 'FAILED' } as const;
    starter.keepSoon([await promiseLook(database, { ...look, flow: 'collection', lookAtMs: Date.now() })]);
  }
}
