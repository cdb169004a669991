import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { z } from 'zod';
import { brokenConstraint, type Database } from '../../db/core/database.ts';
import { bodySha256, findStoredRequest, type IdempotencyScope } from '../../db/core/idempotency.ts';
import { countOpenSessions, type PaymentLinkPage, readPaymentLinkPage } from '../../db/usdt/paymentLinks.ts';
import { findUsdtSession } from '../../db/usdt/usdtSessions.ts';
import { DomainError, ValidationError } from '../../domain/errors.ts';
import { type Asset, decimalToMinor, type Id } from '../../domain/money.ts';
import { amountOfLink, hasPlaceFor, MAX_OPEN_SESSIONS_OF_LINK } from '../../domain/usdt/paymentLink.ts';
import { DEFAULT_EXPIRY_MINUTES } from '../../domain/usdt/usdtSession.ts';
import { checkoutToken } from '../../security/identifiers.ts';
import { siteNetwork } from '../../security/networks.ts';
import { problemPage } from '../checkout/document.ts';
import { answerBrandStyle, answerLogo, pageRequestOf, protectPage } from '../checkout/publicPage.ts';
import { textsOf } from '../checkout/texts.ts';
import type { ApiDependencies } from '../context.ts';
import { countAttempt, counterKey } from '../login/attempts.ts';
import { tooManyAttempts } from '../middleware/errors.ts';
import { readRawBody } from '../middleware/requestBody.ts';
import { unstorableTexts } from '../schemas.ts';
import { isWithinBounds } from '../usdtSessions/schema.ts';
import { openSession } from '../usdtSessions/useCases.ts';
import {
  type FilledForm,
  isOpen,
  type LinkProblem,
  linkPage,
  linkPath,
  MAX_REFERENCE_LENGTH,
  type ShownForm,
} from './page.ts';

/** Asked for when a link has too many open sessions: some expire all the time. */
const RETRY_AFTER_FULL_SECONDS = 300;

const PAGE = linkPath('{linkId}');

const problemOf = (status: number, language: string) =>
  problemPage(status, { language, problems: textsOf(language).link.problems });

/**
 * The pages of payment links, at the origin. A customer who fills one in begins a session, and is led to its checkout page.
 *
 * @param limitAddresses counts a request for where it comes from.
 */
export function paymentLinkRouter(dependencies: ApiDependencies, limitAddresses: Middleware): Router {
  const router = new Router();
  const serve = (
    method: 'get' | 'post',
    path: string,
    answer: (ctx: Context, link: PaymentLinkPage) => void | Promise<void>,
  ) => {
    const protect = protectPage(path, path === PAGE ? problemOf : undefined);
    router[method](path.replace('{linkId}', ':linkId'), protect, limitAddresses, async (ctx) => {
      const { linkId } = (ctx as typeof ctx & { params: Record<string, string> }).params;
      // The path is any text that a stranger sends, also one that Postgres cannot read.
      const isId = linkId !== undefined && unstorableTexts(linkId).length === 0;
      const link = isId ? await readPaymentLinkPage(dependencies.database, linkId) : undefined;
      if (!link) throw new DomainError('not_found', 'no such payment link');
      await answer(ctx, link);
    });
  };
  serve('get', PAGE, (ctx, link) => showLink(ctx, link));
  serve('post', PAGE, (ctx, link) => beginSession(ctx, dependencies, link));
  serve('get', `${PAGE}/logo`, (ctx, { businessId }) => answerLogo(ctx, dependencies, businessId));
  serve('get', `${PAGE}/brand.css`, (ctx, { color }) => answerBrandStyle(ctx, color));
  return router;
}

function showLink(ctx: Context, link: PaymentLinkPage, form?: ShownForm): void {
  ctx.type = 'text/html';
  ctx.body = linkPage(link, pageRequestOf(ctx, linkPath(link.id)), form);
}

/** Begins a session with what the customer filled in, or shows the form again with what is wrong with it. */
async function beginSession(
  ctx: Context,
  dependencies: ApiDependencies,
  link: PaymentLinkPage,
): Promise<void> {
  const filled = await readForm(ctx);
  // Another site could have each of its visitors begin a payment: the customer confirms it here first.
  if (isOpen(link) && ctx.get('sec-fetch-site') === 'cross-site') {
    ctx.status = 403;
    showLink(ctx, link, filled);
    return;
  }
  const opened = isOpen(link)
    ? await openSessionOf(dependencies, link, { ...filled, address: ctx.ip })
    : 'closed';
  if (opened === 'closed') {
    ctx.status = 409;
    showLink(ctx, { ...link, isActive: false });
    return;
  }
  if ('problem' in opened) {
    ctx.status = 400;
    showLink(ctx, link, { ...filled, ...opened });
    return;
  }
  const { language, namesLanguage } = pageRequestOf(ctx, ctx.path);
  const token = checkoutToken(dependencies.checkoutKey, opened.paymentId);
  ctx.status = 303;
  ctx.redirect(`/pay/${token}${namesLanguage ? `?lang=${language}` : ''}`);
}

async function readForm(ctx: Context): Promise<FilledForm> {
  const form = new URLSearchParams((await readRawBody(ctx, 'invalid form')).toString());
  const read = (name: string) => (form.get(name) ?? '').trim();
  return { amount: read('amount'), reference: read('reference'), pageId: read('pageId') };
}

/** Longer than every amount that a session can have. */
const MAX_AMOUNT_LENGTH = 30;

/**
 * An amount as a customer types it, in minor units; undefined where it is none. One or two digits after a comma are decimals.
 * Three could be thousands, so "15,000" is not an amount.
 */
function typedAmount(typed: string, currency: Asset): bigint | undefined {
  if (typed.length > MAX_AMOUNT_LENGTH) return undefined;
  const minor = decimalToMinor(typed.replace(/^(\d+),(\d{1,2})$/, '$1.$2'), currency);
  return minor !== undefined && minor > 0n ? minor : undefined;
}

/**
 * Opens a session of a link, once for each page that is filled in: what is sent twice, such as by two clicks, leads to the same
 * session while that waits for its payment.
 *
 * @param filled.address where the customer is.
 * @returns `closed` when the link was turned off meanwhile.
 * @throws DomainError as `createSession`; HttpError 429 when the customer's network, or the link, has begun too many.
 */
async function openSessionOf(
  dependencies: ApiDependencies,
  link: PaymentLinkPage,
  filled: FilledForm & { readonly address: string },
): Promise<{ readonly paymentId: Id<'cp'> } | { readonly problem: LinkProblem } | 'closed'> {
  const { currency, referenceLabel, amountMinor: fixedMinor } = link;
  const { reference, address } = filled;
  const namedMinor = typedAmount(filled.amount, currency);
  if (fixedMinor === undefined && namedMinor === undefined) return { problem: 'notAnAmount' };
  const amountMinor = amountOfLink(link, namedMinor);
  if (amountMinor === undefined) return { problem: 'notAsked' };
  if (currency === 'USDT' && !isWithinBounds(amountMinor)) return { problem: 'notAsked' };
  if (referenceLabel !== undefined && !isReference(reference)) return { problem: 'missing' };

  const { database } = dependencies;
  const sentOnce = scopeOf(link, { ...filled, amountMinor });
  const earlier = await findEarlier(database, sentOnce);
  if (earlier?.isWaiting) return earlier;
  await limitSessions(dependencies, link, address);
  try {
    const paymentId = await openSession(dependencies, link, {
      ...(currency === 'NGN' ? { amountNgn: amountMinor } : { amount: amountMinor }),
      paymentLinkId: link.id,
      payerReference: referenceLabel === undefined ? undefined : reference,
      description: link.title,
      returnUrl: link.returnUrl,
      expiresInMinutes: DEFAULT_EXPIRY_MINUTES,
      metadata: {},
      idempotency: earlier ? undefined : sentOnce,
    });
    return { paymentId };
  } catch (error) {
    // A price in naira that is not worth an amount of USDT that can be paid.
    if (error instanceof ValidationError) return { problem: 'notPayable' };
    const constraint = brokenConstraint(error);
    if (constraint === 'payment_link_active') return 'closed';
    const first = constraint === 'idempotency_key_once' ? await findEarlier(database, sentOnce) : undefined;
    if (first) return first;
    throw error;
  }
}

/** A page that was filled in, as a key that is used once; undefined where the form was not that of a page of ours. */
function scopeOf(
  { id, businessId, environment }: PaymentLinkPage,
  { pageId, reference, amountMinor }: FilledForm & { readonly amountMinor: bigint },
): IdempotencyScope | undefined {
  if (!z.uuid().safeParse(pageId).success) return undefined;
  // A customer who goes back and changes something begins another payment.
  const sent = bodySha256([pageId, String(amountMinor), reference]);
  return { businessId, environment, operation: linkPath(id), key: sent.toString('hex'), bodySha256: sent };
}

/** The session that was opened under a key, if there is one. */
async function findEarlier(database: Database, scope: IdempotencyScope | undefined) {
  const request = scope && (await findStoredRequest(database, scope));
  const session = request && (await findUsdtSession(database, request.resourceId as Id<'cp'>));
  return session && { paymentId: session.paymentId, isWaiting: session.status === 'AWAITING_DEPOSIT' };
}

function isReference(reference: string): boolean {
  const { length } = reference;
  return length > 0 && length <= MAX_REFERENCE_LENGTH && unstorableTexts(reference).length === 0;
}

/** @throws HttpError 429. */
async function limitSessions(
  { attemptLimits, database }: ApiDependencies,
  { id }: PaymentLinkPage,
  address: string,
): Promise<void> {
  const network = siteNetwork(address);
  const ofLink = counterKey(`payments by ${id} from ${network}`);
  await countAttempt(attemptLimits.linkPaymentOfAddress, counterKey(`payments from ${network}`));
  await countAttempt(attemptLimits.linkPayment, ofLink);
  const open = await countOpenSessions(database, id, MAX_OPEN_SESSIONS_OF_LINK);
  const ofNetwork = await attemptLimits.linkPayment.used(ofLink);
  if (!hasPlaceFor({ open, ofNetwork })) throw tooManyAttempts(RETRY_AFTER_FULL_SECONDS);
}
