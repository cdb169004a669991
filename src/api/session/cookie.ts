import type { Context } from 'koa';
import type { Config } from '../../config/config.ts';

/** The cookie that proves who is signed in to the dashboard, where the service is reached by http. */
export const SESSION_COOKIE = 'mp_session';

/** The same by https: no other host of the domain, and no page by http, can set it (RFC 6265bis, section 4.1.3.2). */
const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

/** Whether a request came by https. What ends it may be a proxy whose word is not taken; then the public address says so. */
function isHttps(ctx: Context, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return ctx.secure || publicUrl?.startsWith('https://') === true;
}

/** The token in the dashboard's cookie; empty when none is sent. */
export function readSessionCookie(ctx: Context, config: Pick<Config, 'publicUrl'>): string {
  return ctx.cookies.get(isHttps(ctx, config) ? SECURE_SESSION_COOKIE : SESSION_COOKIE) ?? '';
}

/** A cookie as it is given to a browser. */
export interface SessionCookie {
  readonly token: string;
  /** When its session is over, as ISO 8601. */
  readonly expiresAt: string;
}

/**
 * Gives the browser the cookie, or takes it away. No script can read it and no other site has it sent; once the service is
 * reached by https, it never travels otherwise.
 */
export function setSessionCookie(
  ctx: Context,
  cookie: SessionCookie | 'removed',
  config: Pick<Config, 'publicUrl'>,
): void {
  const isSecure = isHttps(ctx, config);
  ctx.cookies.secure = isSecure;
  // Who signs out at a shared computer leaves nothing behind (https://www.w3.org/TR/clear-site-data/). Not "cookies": those
  // of the operator's other services on the same domain would go as well.
  if (cookie === 'removed') ctx.set('clear-site-data', '"cache", "storage"');
  ctx.cookies.set(
    isSecure ? SECURE_SESSION_COOKIE : SESSION_COOKIE,
    cookie === 'removed' ? null : cookie.token,
    {
      httpOnly: true,
      sameSite: 'strict',
      path: '/',
      secure: isSecure,
      overwrite: true,
      ...(cookie !== 'removed' && { expires: new Date(cookie.expiresAt) }),
    },
  );
}
