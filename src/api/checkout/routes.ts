import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { toString as qrCode } from 'qrcode';
import { type CheckoutRecord, readCheckouts } from '../../db/usdt/checkouts.ts';
import { DomainError } from '../../domain/errors.ts';
import { minorToNumber } from '../../domain/money.ts';
import { readCheckoutToken } from '../../security/identifiers.ts';
import { clientNetwork } from '../../security/networks.ts';
import type { ApiDependencies } from '../context.ts';
import { answerPublicFile, compressedFile } from '../operations/publicFile.ts';
import { payableUntil } from '../usdtSessions/useCases.ts';
import { ICON, PRINT, SCRIPT, STYLE } from './assets.ts';
import { pageAddress, problemPage } from './document.ts';
import { checkoutPage, type PaymentCheck } from './page.ts';
import { checkPastedHash } from './paymentCheck.ts';
import { answerBrandStyle, answerLogo, pageRequestOf, protectPage } from './publicPage.ts';
import { receiptPage } from './receipt.ts';
import { textsOf } from './texts.ts';
import { checkoutView } from './view.ts';
import { CheckoutViewers } from './viewers.ts';

/** The paths that people open, and read problems of as a page. */
const PAGES: readonly string[] = ['/pay/{token}', '/pay/{token}/receipt'];

/** What the pages load. */
const FILES = [STYLE, SCRIPT, PRINT, ICON].map(({ path, type, body }) => ({
  path,
  file: compressedFile(type, body),
}));

const problemOf = (status: number, language: string) =>
  problemPage(status, { language, problems: textsOf(language).problems });

/**
 * What the customers of USDT sessions see, at the origin: a page, its picture, its updates, and a receipt. A caller with a session's token
 * sees it, and no other caller does; every other token is unknown in the same way.
 *
 * @param limitAddresses counts a request for where it comes from.
 */
export function checkoutRouter(dependencies: ApiDependencies, limitAddresses: Middleware): Router {
  const { database, logger, closing } = dependencies;
  const viewers = new CheckoutViewers({
    read: (paymentIds) => readCheckouts(database, paymentIds),
    closing,
    onFailure: (error) => logger.warn({ err: error }, 'The sessions that are looked at could not be read.'),
  });
  const chainOf = ({ environment }: CheckoutRecord) => dependencies.chains[environment]?.node;
  const showPage = (ctx: Context, session: CheckoutRecord, check?: PaymentCheck) => {
    const request = pageRequestOf(ctx, ctx.path);
    ctx.type = 'text/html';
    ctx.body = checkoutPage(session, { ...request, nowMs: Date.now(), chain: chainOf(session), check });
  };
  const router = new Router();
  for (const { path, file } of FILES) {
    router.get(path, limitAddresses, (ctx) => {
      ctx.state.routePath = path;
      answerPublicFile(ctx, file, 'public, max-age=31536000, immutable');
    });
  }

  const protect = (path: string) => protectPage(path, PAGES.includes(path) ? problemOf : undefined);
  const serve = (
    path: string,
    answer: (ctx: Context, session: CheckoutRecord) => void | Promise<void>,
    method: 'get' | 'post' = 'get',
  ) =>
    router[method](path.replace('{token}', ':token'), protect(path), limitAddresses, async (ctx) => {
      const { token } = (ctx as typeof ctx & { params: Record<string, string> }).params;
      await answer(ctx, await sessionOf(dependencies, token ?? ''));
    });
  serve('/pay/{token}', (ctx, session) => {
    // What the page loads lies below its own path.
    if (ctx.path.endsWith('/')) {
      ctx.status = 308;
      ctx.redirect(`${ctx.path.replace(/\/+$/, '')}${ctx.search}`);
      return;
    }
    showPage(ctx, session);
  });
  serve(
    '/pay/{token}',
    async (ctx, session) => showPage(ctx, session, await checkPastedHash(ctx, dependencies, session)),
    'post',
  );
  serve('/pay/{token}/receipt', (ctx, session) => {
    const path = ctx.path.replace(/\/receipt$/, '');
    const request = pageRequestOf(ctx, path);
    if (session.status !== 'SETTLED') {
      ctx.redirect(pageAddress(request));
      return;
    }
    ctx.type = 'text/html';
    ctx.body = receiptPage(session, { ...request, chain: chainOf(session) });
  });
  serve('/pay/{token}/qr.svg', async (ctx, { depositAddress }) => {
    // An address never changes, and only this browser may keep it.
    ctx.set('cache-control', 'private, max-age=3600');
    ctx.type = 'image/svg+xml';
    ctx.body = await qrCode(depositAddress, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  });
  serve('/pay/{token}/logo', (ctx, { businessId }) => answerLogo(ctx, dependencies, businessId));
  serve('/pay/{token}/brand.css', (ctx, { color }) => answerBrandStyle(ctx, color));
  serve('/pay/{token}/status', (ctx, session) => {
    ctx.body = { success: true, checkout: presentCheckout(session) };
  });
  serve('/pay/{token}/events', (ctx, session) => {
    const stream = viewers.follow(session, clientNetwork(ctx.ip));
    if (!stream) throw new DomainError('busy', 'too many pages are open; poll the status instead');
    ctx.type = 'text/event-stream';
    // A proxy that gathers answers would keep the news to itself.
    ctx.set('x-accel-buffering', 'no');
    ctx.body = stream;
  });
  return router;
}

/** @throws DomainError `not_found` for every token that is not of a session. */
async function sessionOf({ database, checkoutKey }: ApiDependencies, token: string): Promise<CheckoutRecord> {
  const paymentId = readCheckoutToken(checkoutKey, token);
  const [session] = paymentId === undefined ? [] : await readCheckouts(database, [paymentId]);
  if (!session) throw new DomainError('not_found', 'no such payment');
  return session;
}

function presentCheckout(session: CheckoutRecord) {
  const { version, missingMinor, isFinal, state } = checkoutView(session, Date.now());
  const { paymentId, merchantName, status, depositAddress, environment } = session;
  return {
    paymentId,
    merchantName,
    status,
    currency: 'usdt',
    network: 'trc20',
    amountExpected: minorToNumber(session.expectedMinor, 'USDT'),
    amountReceived: minorToNumber(session.receivedMinor, 'USDT'),
    amountMissing: minorToNumber(missingMinor, 'USDT'),
    depositAddress,
    environment,
    expiresAt: new Date(session.expiresAtMs).toISOString(),
    payableUntil: state === 'unpayable' ? null : payableUntil(session),
    version,
    isFinal,
  };
}
