import type { Context, Middleware } from 'koa';
import { readLogo } from '../../db/usdt/checkoutSettings.ts';
import { DomainError } from '../../domain/errors.ts';
import type { ApiDependencies } from '../context.ts';
import { brandStyle, pictureTypeOf } from './brand.ts';
import type { PageRequest } from './document.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from './texts.ts';

/** What the pages of customers have in common: those of sessions, and those of payment links. */

/** Only files of ours: nothing inline, no framing by other sites, and a form that only this service takes. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * What holds of every answer about a page of customers.
 *
 * @param routePath with OpenAPI placeholders, for the log and metrics.
 * @param problemOf makes the page that people read in place of an error; undefined where programs ask.
 */
export function protectPage(
  routePath: string,
  problemOf: ((status: number, language: string) => string) | undefined,
): Middleware {
  return (ctx, next) => {
    ctx.state.routePath = routePath;
    ctx.set('content-security-policy', POLICY);
    ctx.set('x-frame-options', 'DENY');
    ctx.set('referrer-policy', 'no-referrer');
    ctx.set('x-robots-tag', 'noindex, nofollow');
    if (problemOf) ctx.state.errorPage = (status: number) => problemOf(status, languageOf(ctx));
    return next();
  };
}

export function pageRequestOf(ctx: Context, path: string): PageRequest {
  return { path, language: languageOf(ctx), namesLanguage: namedLanguage(ctx) !== undefined };
}

/** The language that the address names, else the best of those that the browser asks for. */
function languageOf(ctx: Context): string {
  const accepted = ctx.acceptsLanguages([...LANGUAGES.keys()]);
  return namedLanguage(ctx) ?? (typeof accepted === 'string' ? accepted : DEFAULT_LANGUAGE);
}

function namedLanguage(ctx: Context): string | undefined {
  const { lang } = ctx.query;
  return typeof lang === 'string' && LANGUAGES.has(lang) ? lang : undefined;
}

/** Answers a merchant's logo. @throws DomainError `not_found` where it has none. */
export async function answerLogo(
  ctx: Context,
  { database }: ApiDependencies,
  businessId: string,
): Promise<void> {
  const logo = await readLogo(database, businessId);
  const type = logo && pictureTypeOf(logo);
  if (type === undefined) throw new DomainError('not_found', 'no such picture');
  ctx.set('cache-control', 'private, max-age=300');
  ctx.type = type;
  ctx.body = logo;
}

/** Answers the style sheet of a merchant's color. @throws DomainError `not_found` where it has none. */
export function answerBrandStyle(ctx: Context, color: string | undefined): void {
  if (color === undefined) throw new DomainError('not_found', 'no such style');
  ctx.set('cache-control', 'private, max-age=300');
  ctx.type = 'text/css';
  ctx.body = brandStyle(color);
}
