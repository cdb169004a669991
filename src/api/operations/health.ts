import { createHash, timingSafeEqual } from 'node:crypto';
import Router from '@koa/router';
import type { Context } from 'koa';
import type { Config } from '../../config/config.ts';
import { VERSION } from '../../observability/version.ts';
import type { OperationsDependencies } from '../context.ts';
import { HttpError } from '../middleware/errors.ts';

/**
 * What operators and balancers read, at the origin: health and metrics.
 *
 * @param options.isPublic whether merchants reach this port as well: then metrics are only for the callers that the settings
 * let in, and for others no such path.
 */
export function healthRouter(
  { config, metrics, readSdkMetrics, readiness }: OperationsDependencies,
  { isPublic }: { readonly isPublic: boolean },
): Router {
  const router = new Router();
  router.get('/healthz', (ctx) => {
    ctx.state.routePath = '/healthz';
    ctx.body = { status: 'ok' };
  });
  router.get('/readyz', async (ctx) => {
    ctx.state.routePath = '/readyz';
    const { missing, degraded } = await readiness();
    if (missing.length > 0) {
      throw new HttpError(503, {
        code: 'unavailable',
        message: `not ready: ${missing.join(', ')}`,
        headers: { 'retry-after': '5' },
      });
    }
    ctx.body = { status: 'ready', version: VERSION, ...(degraded.length > 0 && { degraded }) };
  });
  router.get('/metrics', async (ctx) => {
    ctx.state.routePath = '/metrics';
    if (isPublic && !mayReadMetrics(ctx, config)) return;
    ctx.type = metrics.registry.contentType;
    ctx.body = `${await metrics.registry.metrics()}${await readSdkMetrics()}`;
  });
  return router;
}

function mayReadMetrics(ctx: Context, { metricsOnPublicPort, metricsToken: token }: Config): boolean {
  if (metricsOnPublicPort) return true;
  const given = /^Bearer (.+)$/i.exec(ctx.get('authorization'))?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(sha256(given), sha256(token));
}

/** Of one length, whatever was sent, as a comparison in constant time needs it. */
function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
