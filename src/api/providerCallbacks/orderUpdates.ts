import { billCatalogueStart } from '../../contract/starts.ts';
import { storeStart } from '../../db/core/outbox.ts';
import { findAttempt } from '../../db/orders/attemptLists.ts';
import { findCollectionId } from '../../db/orders/collections.ts';
import { flagPaidTwice } from '../../db/orders/reviews.ts';
import { findOrderHead, recordProviderUpdate } from '../../db/orders/updates.ts';
import type { ProviderCallback } from '../../domain/orders/providerCallback.ts';
import type { ApiDependencies } from '../context.ts';

/**
 * Callbacks about orders: a provider has an update, so the order is checked. Nothing in a callback is believed. References
 * that are not ours are ignored.
 */

/**
 * Counts an update of an order, and wakes its workflow or starts it again. The message to the workflow commits with the
 * count, so that neither a lost signal nor a lost workflow loses the update.
 */
async function countUpdate(
  { database, starter }: Pick<ApiDependencies, 'database' | 'starter'>,
  orderId: string,
): Promise<void> {
  const order = await findOrderHead(database, orderId);
  const message = order && (await recordProviderUpdate(database, order));
  if (message) starter.dispatchSoon([message]);
}

/**
 * An update about a request that a provider knows by our reference: a transfer, or a vend.
 *
 * @param provider the provider's name.
 */
export async function followUpRequest(
  dependencies: ApiDependencies,
  provider: string,
  reference: string,
): Promise<void> {
  const attempt = await findAttempt(dependencies.database, provider, reference);
  if (!attempt) return;
  if (attempt.isAbandoned) await flagAbandoned(dependencies, { ...attempt, provider, reference });
  await countUpdate(dependencies, attempt.orderId);
}

/**
 * A provider has an update of a request that it had refused. Another provider may have done it since, so an operator
 * compares both.
 */
async function flagAbandoned(
  { database, logger }: ApiDependencies,
  { orderId, provider, reference }: { orderId: string; provider: string; reference: string },
): Promise<void> {
  logger.error(
    { orderId, provider, reference },
    'A provider has an update of a request that it had refused.',
  );
  const reason =
    `${provider} has an update of ${reference}, which it had refused, so that another attempt was made: look it up ` +
    'there. If it was carried out, it may have been done twice.';
  await flagPaidTwice(database, orderId, reason);
}

/**
 * An update about a collection.
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
  if (reference !== undefined) await countUpdate(dependencies, reference);
}

/** Reads the billers again, because the provider announced that they changed. */
export async function refreshCatalogue(
  { database, starter }: ApiDependencies,
  occasion: string,
): Promise<void> {
  const start = billCatalogueStart(occasion);
  starter.dispatchSoon([await storeStart(database, start)]);
}
