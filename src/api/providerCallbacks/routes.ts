import Router from '@koa/router';
import { storeCallback } from '../../db/providerCallbacks.ts';
import { DomainError } from '../../domain/errors.ts';
import type { ApiDependencies } from '../context.ts';
import { readJsonBody } from '../middleware/requestBody.ts';
import { followUpBillCallback, refreshCatalogue } from './bills.ts';
import { followUpCollection } from './collection.ts';
import { followUpCallback } from './followUp.ts';
import { followUpIncomingPayment } from './incomingPayment.ts';

/**
 * Where providers announce news. A callback is verified, stored once, and only makes us ask the provider: its content
 * is never believed. The answer comes after it is stored, so a provider re-sends what we could not keep.
 */
export function callbackRouter(dependencies: ApiDependencies): Router {
  const { callbackVerifiers, database, metrics } = dependencies;
  const router = new Router();
  router.post('/providers/:name/callback', async (ctx) => {
    ctx.state.routePath = '/providers/{name}/callback';
    const { name } = (ctx as typeof ctx & { params: Record<string, string> }).params;
    const provider = name ?? '';
    const verifier = callbackVerifiers.get(provider);
    if (!verifier) throw new DomainError('not_found', 'no such provider');
    const { raw } = await readJsonBody(ctx, 'invalid callback');
    const callback = verifier.verifyCallback(
      raw,
      ctx.headers as Record<string, string | undefined>,
      singleValues(ctx.query),
    );
    if (!callback) {
      metrics.providerCallbacks.inc({ provider, verdict: 'forged' });
      throw new DomainError('unauthenticated', 'the signature of the callback is not valid');
    }
    const isNew = await storeCallback(database, provider, callback, raw.toString('utf8'));
    metrics.providerCallbacks.inc({ provider, verdict: isNew ? 'new' : 'repeated' });
    if (callback.transferReference !== undefined)
      await followUpCallback(dependencies, callback.transferReference);
    if (callback.incomingPaymentReference !== undefined)
      await followUpIncomingPayment(dependencies, provider, callback.incomingPaymentReference);
    if (callback.collectionReference !== undefined)
      await followUpCollection(dependencies, callback.collectionReference);
    if (callback.billRequestId !== undefined)
      await followUpBillCallback(dependencies, provider, callback.billRequestId);
    if (callback.isAboutCatalogue === true && isNew)
      await refreshCatalogue(dependencies, `${provider}/${callback.eventKey}`);
    // The word that VTpass waits for; others only look at the status.
    ctx.body = { success: true, response: 'success' };
  });
  return router;
}

/** The parameters of an address that stand in it once. */
function singleValues(
  query: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  const single = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(single);
}
