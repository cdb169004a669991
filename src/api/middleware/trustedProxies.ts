import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import proxyaddr from 'proxy-addr';

/** What a proxy says of the request that it forwards. */
const FORWARDED_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

/**
 * Takes the address of the caller from `x-forwarded-for`, right to left, as long as each address is a trusted proxy's. What
 * a peer says that is not one of them is dropped, and logged the first time.
 *
 * @param networks of the proxies, as TRUST_PROXY has them.
 */
export function trustProxies(networks: readonly string[], logger: Pick<Logger, 'warn'>): Middleware {
  const isTrusted = proxyaddr.compile([...networks]);
  let hasWarned = false;
  return (ctx, next) => {
    const peer = ctx.req.socket.remoteAddress ?? '';
    if (isTrusted(peer, 0)) {
      ctx.request.ip = proxyaddr(ctx.req, isTrusted);
      return next();
    }
    if (ctx.req.headers['x-forwarded-for'] !== undefined && !hasWarned) {
      hasWarned = true;
      logger.warn(
        { peer },
        'x-forwarded-for is ignored: its sender is not in TRUST_PROXY. Add the network if it is your proxy.',
      );
    }
    for (const header of FORWARDED_HEADERS) delete ctx.req.headers[header];
    return next();
  };
}
