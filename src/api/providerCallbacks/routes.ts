import Router from '@koa/router';
import { DomainError, type FieldProblem } from '../../domain/errors.ts';
import type { ProviderCallback } from '../../domain/orders/providerCallback.ts';
import { callbackWithProblem } from '../../providers/callback.ts';
import type { ApiDependencies } from '../context.ts';
import { readRawBody } from '../middleware/requestBody.ts';
import { unstorableTexts } from '../schemas.ts';
import { takeCallback } from './takeCallback.ts';

/** Longer than any provider's reference or event, and short enough for Postgres to index (2,704 bytes at most). */
const MAX_NAME_LENGTH = 255;

/**
 * Where providers announce news. A callback is verified, stored once, and only makes us ask the provider: its content
 * is never believed. The answer comes after it is stored, so a provider re-sends what we could not keep. One from which
 * nothing can follow is kept for a human, and its answer is the same: sent again, it would be no better.
 */
export function callbackRouter(dependencies: ApiDependencies): Router {
  const { callbackVerifiers, metrics } = dependencies;
  const router = new Router();
  router.post('/providers/:name/callback', async (ctx) => {
    ctx.state.routePath = '/providers/{name}/callback';
    const { name } = (ctx as typeof ctx & { params: Record<string, string> }).params;
    const provider = name ?? '';
    const verifier = callbackVerifiers.get(provider);
    if (!verifier) throw new DomainError('not_found', 'no such provider');
    const raw = await readRawBody(ctx, 'invalid callback');
    const verified = verifier.verifyCallback(
      raw,
      ctx.headers as Record<string, string | undefined>,
      singleValues(ctx.query),
    );
    if (!verified) {
      metrics.providerCallbacks.inc({ provider, verdict: 'forged' });
      throw new DomainError('unauthenticated', 'the signature of the callback is not valid');
    }
    await takeCallback(dependencies, { provider, callback: withUsableNames(verified, raw), raw });
    // The word that VTpass waits for; others only look at the status.
    ctx.body = { success: true, response: 'success' };
  });
  return router;
}

/** A callback as it is, or, when no record could hold what it names, one that says so and names nothing. */
function withUsableNames(callback: ProviderCallback, raw: Buffer): ProviderCallback {
  const problems = unusableNames(callback);
  if (problems.length === 0) return callback;
  const sentences = problems.map(({ path, message }) => `${path} ${message}`);
  return callbackWithProblem(raw, `It cannot be stored: ${sentences.join('; ')}.`, 'unusable');
}

/** What of the names in a callback cannot be stored, or looked for, without saying what they are. */
function unusableNames(callback: object, path: readonly string[] = []): readonly FieldProblem[] {
  return Object.entries(callback).flatMap(([field, name]: [string, unknown]) => {
    const place = [...path, field];
    if (typeof name === 'object' && name !== null) return unusableNames(name, place);
    return typeof name === 'string' && name.length > MAX_NAME_LENGTH
      ? [{ path: place.join('.'), message: `must have at most ${MAX_NAME_LENGTH} characters` }]
      : unstorableTexts(name, place);
  });
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
