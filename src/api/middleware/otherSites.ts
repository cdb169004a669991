import type { Context } from 'koa';
import type { Config } from '../../config/config.ts';
import { DomainError } from '../../domain/errors.ts';

/**
 * Refuses what a page of another origin has a browser ask for (cross-site request forgery). Browsers say where a request
 * comes from in `Sec-Fetch-Site` (W3C Fetch Metadata), which no page can set; older ones, and all of them where the
 * service is reached by plain http, say it in `Origin` (RFC 6454). A body must be JSON, which no form of a page can send.
 *
 * @param options.needsProof whether a request that says nothing of its origin is refused too.
 * @throws DomainError `csrf_refused`.
 */
export function refuseOtherSites(
  ctx: Context,
  config: Pick<Config, 'publicUrl'>,
  { needsProof }: { readonly needsProof: boolean },
): void {
  if (!isOwnOrigin(ctx, config, needsProof)) {
    throw new DomainError('csrf_refused', 'this request does not come from a page of this service');
  }
  if (ctx.request.length !== 0 && ctx.request.is('json') === false) {
    throw new DomainError(
      'csrf_refused',
      'with the cookie of the dashboard, send the body as application/json',
    );
  }
}

function isOwnOrigin(ctx: Context, { publicUrl }: Pick<Config, 'publicUrl'>, needsProof: boolean): boolean {
  const site = ctx.get('sec-fetch-site');
  if (site !== '') return site === 'same-origin';
  const origin = ctx.get('origin');
  if (origin === '') return !needsProof;
  // Not ctx.origin, which is that very header in Koa 3.
  const own = `${ctx.protocol}://${ctx.host}`;
  return origin === own || (publicUrl !== undefined && origin === new URL(publicUrl).origin);
}
