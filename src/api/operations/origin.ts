import Router from '@koa/router';
import type { Config } from '../../config/config.ts';
import { DAY_MS } from '../../domain/time.ts';

/** RFC 9116 advises less than a year. A copy that is older than this is asked for again. */
const SECURITY_TXT_VALID_DAYS = 90;

/**
 * What the origin itself answers: browsers are led to the dashboard, programs read where everything is, and finders of
 * vulnerabilities where to report them.
 */
export function originRouter(config: Pick<Config, 'publicUrl' | 'securityContact'>): Router {
  const router = new Router();
  router.get('/', (ctx) => {
    ctx.state.routePath = '/';
    ctx.vary('accept');
    // Of what takes anything, a program is likelier than a browser, which names HTML first.
    if (ctx.accepts('json', 'html') === 'html') {
      ctx.redirect('/dashboard');
      return;
    }
    ctx.body = {
      name: 'Merchant Payments',
      links: { dashboard: '/dashboard', docs: '/docs', openapi: '/openapi.json' },
    };
  });
  router.get('/.well-known/security.txt', (ctx) => {
    ctx.state.routePath = '/.well-known/security.txt';
    const text = securityTxt(config, Date.now());
    if (text === undefined) return;
    ctx.type = 'text/plain';
    ctx.body = text;
  });
  return router;
}

/**
 * The file of RFC 9116.
 *
 * @param nowMs ms since 1970.
 * @returns undefined where no contact is set: the file must have one.
 */
function securityTxt(
  { publicUrl, securityContact }: Pick<Config, 'publicUrl' | 'securityContact'>,
  nowMs: number,
): string | undefined {
  if (securityContact === undefined) return undefined;
  const expires = new Date(nowMs + SECURITY_TXT_VALID_DAYS * DAY_MS).toISOString();
  const lines = [`Contact: ${securityContact}`, `Expires: ${expires}`, 'Preferred-Languages: en'];
  if (publicUrl !== undefined) lines.push(`Canonical: ${publicUrl}/.well-known/security.txt`);
  return lines.map((line) => `${line}\n`).join('');
}
