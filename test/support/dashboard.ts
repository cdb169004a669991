import type { Page } from 'playwright-core';
import { type BrowserOptions, inBrowser } from './browser.ts';
import type { TestMerchant, TestService } from './service.ts';

/** The label of the amount of a form. The filters of a list are "Amount from" and "Amount to". */
export const AMOUNT = /^Amount(?! from| to)/;

/** How long a page waits for something to appear that the machine is busy with. */
export const PATIENCE = { timeout: 120_000 };

/**
 * Gives a test a page of the dashboard with the session of a merchant.
 *
 * @param path below `/dashboard`.
 */
export async function inDashboard(
  service: TestService,
  {
    merchant,
    path,
    ...options
  }: { readonly merchant: TestMerchant; readonly path: string } & Partial<BrowserOptions>,
  use: (page: Page, cookie: string) => Promise<void>,
): Promise<void> {
  const cookie = await service.signIn(merchant);
  const [name = '', value = ''] = cookie.split('=');
  await inBrowser({ origin: service.apiUrl, ...options }, async (context) => {
    await context.addCookies([{ name, value, url: service.apiUrl }]);
    const page = await context.newPage();
    await page.goto(`/dashboard${path}`);
    await use(page, cookie);
  });
}

/**
 * Goes to a page as a link does, so that no script loads again, by way of one that shows nothing: what is in the window
 * then is of the page.
 *
 * @param path below `/dashboard`.
 */
export async function show(page: Page, path: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  const nowhere = title.filter({ hasText: 'Page not found' });
  await page.evaluate(`history.pushState(null, '', '/dashboard/nothing-here')`);
  await nowhere.waitFor(PATIENCE);
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(`/dashboard${path}`)})`);
  await nowhere.waitFor({ state: 'detached', ...PATIENCE });
  await title.waitFor(PATIENCE);
}

/** Fills the form of the sign-in page, which is open, and sends it. */
export async function sendSignIn(
  page: Page,
  { email, password = '' }: { readonly email: string; readonly password?: string | undefined },
): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Waits for the page of this name. */
export async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor(PATIENCE);
}

/** Waits until a page has followed a new width: tables become lists a frame later, and the frame of the page moves. */
export async function isLaidOut(page: Page): Promise<void> {
  await page.evaluate(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    .then(() => Promise.allSettled(document.getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().iterations < Infinity)
      .map(({ finished }) => finished)))`);
}
