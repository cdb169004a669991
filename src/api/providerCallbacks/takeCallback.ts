import { storeCallback } from '../../db/orders/providerCallbacks.ts';
import type { ProviderCallback } from '../../domain/orders/providerCallback.ts';
import type { ApiDependencies } from '../context.ts';
import { followUpClaim, followUpIncomingPayment } from './incomingPayment.ts';
import { followUpCollection, followUpRequest, refreshCatalogue } from './orderUpdates.ts';

/**
 * Keeps a callback whose sender is genuine, and asks the provider about whatever it names. A failure reaches the sender,
 * which sends it again; what was done before that is harmless to do twice.
 *
 * @param taken.provider the provider's name.
 * @param taken.raw the body as it came.
 * @throws ProviderUnavailableError, and what the database throws.
 */
export async function takeCallback(
  dependencies: ApiDependencies,
  taken: { readonly provider: string; readonly callback: ProviderCallback; readonly raw: Buffer },
): Promise<void> {
  const { database, logger, metrics } = dependencies;
  const { provider, callback, raw } = taken;
  const { problem, eventKey } = callback;
  const isNew = await storeCallback(database, { ...callback, provider, rawBody: raw });
  metrics.providerCallbacks.inc({
    provider,
    verdict: problem !== undefined ? 'unusable' : isNew ? 'new' : 'repeated',
  });
  if (problem !== undefined)
    logger.warn(
      { provider, eventKey, problem },
      'Nothing can follow from a callback whose sender is genuine.',
    );
  if (callback.transferReference !== undefined)
    await followUpRequest(dependencies, provider, callback.transferReference);
  if (callback.incomingPaymentReference !== undefined)
    await followUpIncomingPayment(dependencies, provider, callback.incomingPaymentReference);
  if (callback.claim !== undefined)
    await followUpClaim(dependencies, provider, callback.claim.paymentReference);
  await followUpCollection(dependencies, provider, callback);
  if (callback.billRequestId !== undefined)
    await followUpRequest(dependencies, provider, callback.billRequestId);
  if (callback.isAboutCatalogue === true && isNew)
    await refreshCatalogue(dependencies, `${provider}/${eventKey}`);
}
