import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Middleware } from 'koa';

/** What merchants, their customers and providers ask; the rest is asked by probes and browsers, again and again. */
const TRACED_PATHS = /^\/(v1|pay|providers)\//;

/**
 * Begins a trace with every request. What a caller says of a trace of its own is left aside: who may begin ours, and whether
 * they are kept, is ours to say. The names of the attributes are OpenTelemetry's
 * (https://opentelemetry.io/docs/specs/semconv/http/http-spans/).
 */
export function traceRequests(): Middleware {
  const tracer = trace.getTracer('merchant-payments');
  return (ctx, next) => {
    if (!TRACED_PATHS.test(ctx.path)) return next();
    return tracer.startActiveSpan(ctx.method, { kind: SpanKind.SERVER }, async (span) => {
      try {
        await next();
      } finally {
        const { routePath, requestId, caller } = ctx.state;
        if (typeof routePath === 'string') span.updateName(`${ctx.method} ${routePath}`);
        span.setAttributes({
          'http.request.method': ctx.method,
          'http.response.status_code': ctx.status,
          ...(typeof routePath === 'string' && { 'http.route': routePath }),
          'merchant_payments.request_id': requestId,
          ...(caller && {
            'merchant_payments.business_id': caller.businessId,
            'merchant_payments.environment': caller.environment,
          }),
        });
        if (ctx.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    });
  };
}
