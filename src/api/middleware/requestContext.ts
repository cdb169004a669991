import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { withLogIds } from '../../observability/logger.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { newIdentifier } from '../../security/identifiers.ts';

/** A caller's own request id is kept when it is short and plain, so that both sides can find the same line. */
const ACCEPTABLE_REQUEST_ID = /^[A-Za-z0-9_.:-]{1,100}$/;

/** Requests of probes and scrapers, which would be most of an idle log. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Gives every request an id, answers it back, writes it on every log line of it, one at its end, and counts the request.
 *
 * @param onAnswered called for each request at its end, with the time that it took.
 */
export function requestContext(
  logger: Logger,
  metrics: Metrics,
  onAnswered?: (ctx: Context, durationMs: number) => void,
): Middleware {
  return (ctx, next) => {
    const given = ctx.get('x-request-id');
    const requestId = ACCEPTABLE_REQUEST_ID.test(given) ? given : newIdentifier('req');
    ctx.state.requestId = requestId;
    ctx.set('x-request-id', requestId);
    return withLogIds({ requestId }, async () => {
      const startedAt = performance.now();
      try {
        await next();
      } finally {
        const durationMs = performance.now() - startedAt;
        const route = typeof ctx.state.routePath === 'string' ? ctx.state.routePath : 'unmatched';
        metrics.httpRequests.inc({ method: ctx.method, route, status: String(ctx.status) });
        metrics.httpDurationSeconds.observe({ method: ctx.method, route }, durationMs / 1_000);
        const level = PROBES.has(route) && ctx.status < 500 ? 'debug' : 'info';
        logger[level](
          {
            method: ctx.method,
            route,
            status: ctx.status,
            durationMs: Math.round(durationMs * 10) / 10,
            businessId: ctx.state.caller?.businessId,
            environment: ctx.state.caller?.environment,
            userId: ctx.state.caller?.user?.userId,
            keyId: ctx.state.caller?.apiKey?.id,
            // Who tries what is refused can be found by it.
            ...(ctx.status >= 400 && { code: ctx.state.errorCode, address: ctx.ip }),
          },
          'request',
        );
        onAnswered?.(ctx, durationMs);
      }
    });
  };
}
