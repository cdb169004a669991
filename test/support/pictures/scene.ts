import type { BrowserContext, Page } from 'playwright-core';
import { toString as qrCode } from 'qrcode';
import { checkoutPage } from '../../../src/api/checkout/page.ts';
import type { CheckoutRecord } from '../../../src/db/usdt/checkouts.ts';
import { DEFAULT_SESSION_POLICY } from '../../../src/domain/usdt/usdtSession.ts';
import { inBrowser } from '../browser.ts';
import { PATIENCE } from '../dashboard.ts';
import { ANSWERS, MERCHANT, REFERENCE } from './answers.ts';
import { NOW_MS } from './moment.ts';

const CHECKOUT_PATH = '/pay/scene';

/** A session with a long name, a long reference and an amount of nine digits. */
const session: CheckoutRecord = {
  paymentId: 'cp_01kb4z7v1q8m3c5n6p7r8s9t0v',
  merchantName: MERCHANT,
  isMerchantActive: true,
  environment: 'prod',
  status: 'AWAITING_DEPOSIT',
  expectedMinor: 123_456_789_123_456n,
  amountNgnMinor: 18_800_987_654_321n,
  rate: '1522.86',
  receivedMinor: 0n,
  depositAddress: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
  reviewReason: undefined,
  txHash: undefined,
  returnUrl: 'https://shop.example.com/orders/1042?step=paid',
  description: 'Two tickets for the Saturday evening show, front row, with dinner',
  merchantReference: REFERENCE,
  thankYouText: undefined,
  businessId: 'biz_01kb4z7v1q8m3c5n6p7r8s9t0v',
  supportEmail: 'customer-support@catering.mama-ngozi.example.com',
  supportPhone: '+234 803 123 4567',
  color: undefined,
  hasLogo: false,
  policy: DEFAULT_SESSION_POLICY,
  expiresAtMs: NOW_MS + 45 * 60_000,
  updatedAtMs: NOW_MS,
};

const PROFILE_CARDS = [
  'Contact person',
  'Use your live key',
  'Tolerance in percent',
  'Your balance is below this.',
  '80 % of a limit used',
] as const;

/** Pages of the scene, by the names of their pictures, and what shows that all parts of each are drawn. */
const PAGES = {
  overview: {
    path: '/dashboard/?environment=prod',
    drawn: ['By day', 'Your USDT balance is low', 'Use your live key'],
  },
  transactions: {
    path: '/dashboard/transactions?environment=prod',
    drawn: ['Wedding cake of seven tiers', '6 rows'],
  },
  transaction: {
    path: '/dashboard/transactions/txn_01kb4z7v1q8m3c5n6p7r8s9t05?environment=prod',
    drawn: ['6 rows', 'The bank has the money.', 'customer.note'],
  },
  profile: { path: '/dashboard/profile?environment=prod', drawn: PROFILE_CARDS },
  checkout: { path: CHECKOUT_PATH, drawn: ['Time left'] },
} as const;
export type PageName = keyof typeof PAGES;
export const PAGE_NAMES = Object.keys(PAGES) as readonly PageName[];

/**
 * Shows a page of the scene, whose data, clock, language and zone are always the same. The files of the pages are those that the
 * service at `origin` serves.
 */
export async function inScene(
  origin: string,
  name: PageName,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const fixed = { locale: 'en-GB', timezoneId: 'Africa/Lagos', deviceScaleFactor: 1 } as const;
  await inBrowser({ origin, ...fixed }, async (context) => {
    await answer(context);
    const page = await context.newPage();
    const { path, drawn } = PAGES[name];
    // The page of customers goes by time left alone, which stands still.
    if (path !== CHECKOUT_PATH) await page.clock.setFixedTime(NOW_MS);
    await page.goto(path);
    // Parts of a page come by themselves, each with its script and its answer.
    for (const text of drawn) await page.getByText(text).first().waitFor(PATIENCE);
    await page.waitForLoadState('networkidle');
    await use(page);
  });
}

/** Answers in place of the service what differs each time it is asked. */
async function answer(context: BrowserContext): Promise<void> {
  await context.route('**/v1/business/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace(/^\/v1\/business/, '');
    return route.fulfill({ json: ANSWERS[path] ?? {}, status: path in ANSWERS ? 200 : 404 });
  });
  // Time left is counted from when the page came.
  await context.addInitScript(`if (location.pathname.startsWith('/pay')) performance.now = () => 0`);
  const chain = { networkName: 'mainnet', usdtContract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };
  const request = { path: CHECKOUT_PATH, language: 'en', namesLanguage: false, nowMs: NOW_MS, chain };
  await context.route(`**${CHECKOUT_PATH}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: checkoutPage(session, request) }),
  );
  await context.route(`**${CHECKOUT_PATH}/qr.svg`, async (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: await qrCode(session.depositAddress, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' }),
    }),
  );
  await context.route(`**${CHECKOUT_PATH}/events`, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: still\ndata: {}\n\n' }),
  );
}
