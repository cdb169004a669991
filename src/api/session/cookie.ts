import type { Context } from 'koa';
import type { Config } from '../../config/config.ts';

/** The cookie that proves who is signed in to the dashboard. */
export const SESSION_COOKIE = 'mp_session';

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
  { publicUrl }: Pick<Config, 'publicUrl'>,
): void {
  const isHttps = ctx.secure || publicUrl?.startsWith('https://') === true;
  // What ends https may be a proxy whose word is not taken; then the public address says that there is one.
  ctx.cookies.secure = isHttps;
  // Who signs out at a shared computer leaves nothing behind (https://www.w3.org/TR/clear-site-data/). Not "cookies": those
  // of the operator's other services on the same domain would go as well.
  if (cookie === 'removed') ctx.set('clear-site-data', '"cache", "storage"');
  ctx.cookies.set(SESSION_COOKIE, cookie === 'removed' ? null : cookie.token, {
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    secure: isHttps,
    overwrite: true,
    ...(cookie !== 'removed' && { expires: new Date(cookie.expiresAt) }),
  });
}
