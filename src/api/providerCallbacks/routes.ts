import Router from '@koa/router';
import { storeCallback } from '../../db/providerCallbacks.ts';
import { DomainError, type FieldProblem, ValidationError } from '../../domain/errors.ts';
import type { ProviderCallback } from '../../providers/bank/port.ts';
import type { ApiDependencies } from '../context.ts';
import { readJsonBody } from '../middleware/requestBody.ts';
import { unstorableTexts } from '../schemas.ts';
import { followUpBillCallback, refreshCatalogue } from './bills.ts';
import { followUpCollection } from './collection.ts';
import { followUpCallback } from './followUp.ts';
import { followUpIncomingPayment } from './incomingPayment.ts';

/** Longer than any provider's reference or event, and short enough for Postgres to index (2,704 bytes at most). */
const LONGEST_NAME = 255;

/**
 * Where providers announce news. A callback is verified, stored once, and only makes us ask the provider: its content
 * is never believed. The answer comes after it is stored, so a provider re-sends what we could not keep.
 */
export function callbackRouter(dependencies: ApiDependencies): Router {
  const { callbackVerifiers, database, logger, metrics } = dependencies;
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
    const problems = unusableNames(callback);
    if (problems.length > 0) {
      metrics.providerCallbacks.inc({ provider, verdict: 'unusable' });
      logger.warn({ provider, problems }, 'A signed callback names what no record can hold.');
      throw new ValidationError('invalid callback', problems);
    }
    const isNew = await storeCallback(database, provider, callback, raw.toString('utf8'));
    metrics.providerCallbacks.inc({ provider, verdict: isNew ? 'new' : 'repeated' });
    if (callback.transferReference !== undefined)
      await followUpCallback(dependencies, callback.transferReference);
    if (callback.incomingPaymentReference !== undefined)
      await followUpIncomingPayment(dependencies, provider, callback.incomingPaymentReference);
    await followUpCollection(dependencies, provider, callback);
    if (callback.billRequestId !== undefined)
      await followUpBillCallback(dependencies, provider, callback.billRequestId);
    if (callback.isAboutCatalogue === true && isNew)
      await refreshCatalogue(dependencies, `${provider}/${callback.eventKey}`);
    // The word that VTpass waits for; others only look at the status.
    ctx.body = { success: true, response: 'success' };
  });
  return router;
}

/** What of the names in a callback cannot be stored, or looked for, without saying what they are. */
function unusableNames(callback: ProviderCallback): readonly FieldProblem[] {
  return Object.entries(callback).flatMap(([field, name]: [string, unknown]) =>
    typeof name === 'string' && name.length > LONGEST_NAME
      ? [{ path: field, message: `must have at most ${LONGEST_NAME} characters` }]
      : unstorableTexts(name, [field]),
  );
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
