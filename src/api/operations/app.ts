import Koa, { type Context, type Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { OperationsDependencies } from '../context.ts';
import { errorResponses } from '../middleware/errors.ts';
import { requestContext } from '../middleware/requestContext.ts';
import { traceRequests } from '../middleware/traceRequests.ts';
import { trustProxies } from '../middleware/trustedProxies.ts';
import { healthRouter } from './health.ts';

/**
 * Health and metrics, behind what every request passes, in this order. The API is the same and more; processes without one
 * offer this alone.
 *
 * @param options.isPublic whether merchants reach this port as well.
 * @param options.onAnswered as of `requestContext`.
 */
export function createOperationsApp(
  dependencies: OperationsDependencies,
  options: {
    readonly isPublic: boolean;
    readonly onAnswered?: (ctx: Context, durationMs: number) => void;
  },
): Koa {
  const { config, logger, metrics } = dependencies;
  // Koa believes forwarded headers; those of a peer that is not a trusted proxy are dropped before it reads them.
  const app = new Koa({ proxy: true });
  // Koa tells of answers that were broken off, mostly by who asked for them.
  app.on('error', (error: unknown) => logger.debug({ err: error }, 'An answer was broken off.'));
  app.use(trustProxies(config.trustProxy, logger));
  if (config.tracesEndpoint !== undefined) app.use(traceRequests());
  app.use(requestContext(logger, metrics, options.onAnswered));
  app.use(errorResponses(logger));
  app.use(securityHeaders());
  app.use(healthRouter(dependencies, options).routes());
  return app;
}

/** No page of this service needs a device, nor does what it could be made to load. */
const PERMISSIONS_POLICY = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

function securityHeaders(): Middleware {
  const secure = helmet({
    contentSecurityPolicy: {
      // The documentation page runs its own bundle and inline styles; nothing comes from another host.
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        upgradeInsecureRequests: null,
      },
    },
  });
  return (ctx, next) => {
    // Answers tell of money and keys: nothing between us and the caller may keep them. Public files say otherwise.
    ctx.set('cache-control', 'no-store');
    ctx.set('permissions-policy', PERMISSIONS_POLICY);
    return secure(ctx, next);
  };
}
