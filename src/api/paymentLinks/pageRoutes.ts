import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { brokenConstraint } from '../../db/core/database.ts';
import { countOpenSessions, type PaymentLinkPage, readPaymentLinkPage } from '../../db/usdt/paymentLinks.ts';
import { DomainError, ValidationError } from '../../domain/errors.ts';
import { decimalToMinor, type Id } from '../../domain/money.ts';
import { amountOfLink, MAX_OPEN_SESSIONS_OF_LINK } from '../../domain/usdt/paymentLink.ts';
import { DEFAULT_EXPIRY_MINUTES } from '../../domain/usdt/usdtSession.ts';
import { checkoutToken } from '../../security/identifiers.ts';
import { problemPage } from '../checkout/document.ts';
import { answerBrandStyle, answerLogo, pageRequestOf, protectPage } from '../checkout/publicPage.ts';
import { textsOf } from '../checkout/texts.ts';
import type { ApiDependencies } from '../context.ts';
import { countAttempt, counterKey, keyFrom } from '../login/attempts.ts';
import { addressKey } from '../login/useCases.ts';
import { tooManyAttempts } from '../middleware/errors.ts';
import { readRawBody } from '../middleware/requestBody.ts';
import { unstorableTexts } from '../schemas.ts';
import { isWithinBounds } from '../usdtSessions/schema.ts';
import { openSession } from '../usdtSessions/useCases.ts';
import { isOpen, type LinkForm, type LinkProblem, linkPage, linkPath, MAX_REFERENCE_LENGTH } from './page.ts';

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
      const link = await readPaymentLinkPage(dependencies.database, linkId ?? '');
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

function showLink(ctx: Context, link: PaymentLinkPage, form?: LinkForm): void {
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
  if (!isOpen(link)) {
    ctx.status = 409;
    showLink(ctx, link);
    return;
  }
  const opened = await openSessionOf(dependencies, link, { ...filled, address: ctx.ip });
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

interface FilledForm {
  readonly amount: string;
  readonly reference: string;
}

async function readForm(ctx: Context): Promise<FilledForm> {
  const form = new URLSearchParams((await readRawBody(ctx, 'invalid form')).toString());
  const read = (name: string) => (form.get(name) ?? '').trim();
  return { amount: read('amount'), reference: read('reference') };
}

/**
 * Opens a session of a link.
 *
 * @param filled.address where the customer is.
 * @throws DomainError as `createSession`; HttpError 429 when the customer's network, or the link, has begun too many.
 */
async function openSessionOf(
  dependencies: ApiDependencies,
  link: PaymentLinkPage,
  { amount, reference, address }: FilledForm & { readonly address: string },
): Promise<{ readonly paymentId: Id<'cp'> } | { readonly problem: LinkProblem }> {
  const { currency, referenceLabel, amountMinor: fixedMinor } = link;
  const namedMinor = decimalToMinor(amount, currency);
  if (fixedMinor === undefined && (namedMinor === undefined || namedMinor <= 0n))
    return { problem: 'notAnAmount' };
  const amountMinor = amountOfLink(link, namedMinor);
  if (amountMinor === undefined) return { problem: 'notAsked' };
  if (currency === 'USDT' && !isWithinBounds(amountMinor)) return { problem: 'notAsked' };
  if (referenceLabel !== undefined && !isReference(reference)) return { problem: 'missing' };

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
    });
    return { paymentId };
  } catch (error) {
    // A price in naira that is not worth an amount of USDT that can be paid.
    if (error instanceof ValidationError) return { problem: 'notPayable' };
    if (brokenConstraint(error) === 'payment_link_active')
      throw new DomainError('state_conflict', 'the payment link was turned off');
    throw error;
  }
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
  await countAttempt(attemptLimits.linkPaymentOfAddress, addressKey(address));
  await countAttempt(attemptLimits.linkPayment, keyFrom(counterKey(`payments by ${id}`), address));
  const open = await countOpenSessions(database, id, MAX_OPEN_SESSIONS_OF_LINK);
  if (open >= MAX_OPEN_SESSIONS_OF_LINK) throw tooManyAttempts(RETRY_AFTER_FULL_SECONDS);
}
