import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import {
  type BrowserOptions,
  expectNoSidewaysScroll,
  expectNoViolations,
  inBrowser,
  keepPicture,
  PHONE,
} from '../support/browser.ts';
import { AMOUNT, heading, inDashboard, isLaidOut, PATIENCE, sendSignIn } from '../support/dashboard.ts';
import { openApiCheck } from '../support/openapi.ts';
import { ANSWERS } from '../support/pictures/answers.ts';
import { inScene, PAGE_NAMES } from '../support/pictures/scene.ts';
import { expectAsStored } from '../support/pictures/stored.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

const PASSWORD = 'correct horse battery';
const SCREEN = { width: 1280, height: 800 };

/** Every page that needs a session, by its address and its heading. */
const PAGES: Readonly<Record<string, string>> = {
  '/': 'Overview',
  '/transactions': 'Transactions',
  '/withdrawals': 'Withdrawals',
  '/bills?kind=electricity': 'Bills',
  '/usdt': 'USDT payments',
  '/links': 'Payment links',
  '/sales': 'Sell USDT',
  '/collections': 'Collections',
  '/webhooks': 'Webhooks',
  '/webhooks?tab=events': 'Webhooks',
  '/webhooks?tab=endpoints': 'Webhooks',
  '/webhooks?tab=settings': 'Webhooks',
  '/api-keys': 'API keys',
  '/profile': 'Profile',
  '/bank-account': 'Bank account',
  '/security': 'Security',
  '/audit': 'Audit log',
  '/requests': 'Request log',
  '/sandbox': 'Sandbox',
  '/nothing-here': 'Page not found',
};

let receiver: WebhookReceiver;
let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  await buildPagesIfChanged();
  receiver = await startWebhookReceiver();
  service = await startTestService({ queues: ['payouts', 'bills', 'webhooks'] });
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
  await service.fund(merchant, 100_000);
});
afterAll(async () => {
  await service?.stop();
  await receiver?.stop();
});

/** Gives a test a page with the cookie of a session, which shows the address that is given. */
const signedIn = (
  path: string,
  use: (page: Page, cookie: string) => Promise<void>,
  options: Partial<BrowserOptions> = {},
) => inDashboard(service, { merchant, path, ...options }, use);

const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();

/** Opens a page by its link, and waits until it has taken the place of the one before. */
async function open(page: Page, name: string): Promise<void> {
  await follow(page, name);
  await heading(page, name);
}

const available = async () => {
  const owner = { businessId: merchant.businessId, environment: 'test' } as const;
  return (await service.ledger.balances(owner, 'NGN')).availableMinor;
};

describe('the dashboard', () => {
  it('signs in to where one wanted to go, and out so that nothing is left', async () => {
    // Before there is a session, asking for it is answered with 401, which browsers write to the console.
    const expected = [/the server responded with a status of 401/];
    await inBrowser({ origin: service.apiUrl, expected }, async (context) => {
      const page = await context.newPage();
      await page.goto('/dashboard/profile');
      await expectNoViolations(page);
      await sendSignIn(page, { email: merchant.email, password: 'not the password' });
      await page
        .getByRole('alert')
        .getByText(/is wrong/)
        .waitFor(PATIENCE);
      await page.getByLabel(/^Password/).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await heading(page, 'Profile');
      await page.getByText(merchant.email).first().waitFor(PATIENCE);
      // Nothing that runs in the page can carry the session away, and no other site can use it.
      const [cookie, ...others] = await context.cookies();
      expect(cookie).toMatchObject({ name: 'mp_session', httpOnly: true, sameSite: 'Strict' });
      expect(others).toEqual([]);
      expect(await page.evaluate('document.cookie + JSON.stringify(localStorage)')).not.toContain(
        cookie?.value,
      );

      await page.getByRole('button', { name: /Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await heading(page, 'Sign in');
      await page.goto('/dashboard/profile');
      await heading(page, 'Sign in');
      expect(await page.getByText(merchant.email).count()).toBe(0);
    });
  });

  it('leads to the sign-in page, and back, when the session is over', async () => {
    const expected = [/the server responded with a status of 401/];
    await signedIn(
      '/api-keys',
      async (page, cookie) => {
        await heading(page, 'API keys');
        // What the page still reads would be refused, and lead to the sign-in page before the link does.
        await page.getByRole('button', { name: 'Revoke' }).first().waitFor(PATIENCE);
        await page.waitForLoadState('networkidle');
        await service.post('/session/end', undefined, { cookie });
        await follow(page, 'Transactions');
        await heading(page, 'Sign in');
        await sendSignIn(page, merchant);
        await heading(page, 'Transactions');
      },
      { expected },
    );
  });

  it('records a payment, buys electricity with its token, and withdraws what it confirmed', async () => {
    const before = await available();
    await signedIn('/transactions', async (page) => {
      await page.getByRole('button', { name: 'Record a payment' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(AMOUNT).fill('20,000');
      await dialog.getByLabel('What was paid for').fill('cakes');
      await dialog.getByLabel('Description').fill('Wedding cake');
      await dialog.getByRole('button', { name: 'Record a payment' }).click();
      const details = page.getByRole('dialog', { name: 'Transaction' });
      await details.getByText('Completed', { exact: true }).first().waitFor(PATIENCE);
      await details.getByText('₦300.00').waitFor(PATIENCE);
      await details.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('link', { name: 'Wedding cake' }).waitFor(PATIENCE);

      await open(page, 'Bills');
      await page.getByRole('tab', { name: 'Electricity' }).click();
      await page.getByRole('combobox', { name: 'Distributor' }).click();
      await page.getByRole('option', { name: /Ikeja/ }).click();
      await page.getByLabel('Meter number').fill('1111111111111');
      await page.getByRole('button', { name: 'Verify account' }).click();
      await page.getByText(/^Belongs to /).waitFor(PATIENCE);
      await page.getByLabel('Phone number of the customer').fill('08012345678');
      await page.getByLabel(AMOUNT).fill('5000');
      await page.getByRole('button', { name: 'Review' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Buy' }).click();
      const purchase = page.getByRole('region', { name: 'Your purchase' });
      await purchase.getByText('Token for the meter').waitFor(PATIENCE);

      await open(page, 'Withdrawals');
      await page.getByLabel(AMOUNT).fill('5,000.50');
      await page.getByRole('button', { name: 'Review' }).click();
      await page.getByRole('dialog').getByText('₦5,025.50').waitFor(PATIENCE);
      await expectNoViolations(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
      const outcome = page.getByRole('region', { name: 'Your withdrawal' });
      await outcome.getByText('Completed', { exact: true }).first().waitFor(PATIENCE);
      await outcome.getByText('₦25.00').waitFor(PATIENCE);
    });
    expect(await available()).toBe(before + 1_970_000n - 500_000n - 502_550n);
  });

  it('says beside the field what is wrong, before and after it was sent', async () => {
    const expected = [/the server responded with a status of 4(00|04|22)/];
    await signedIn(
      '/withdrawals',
      async (page) => {
        const field = page.getByLabel(AMOUNT);
        for (const [amount, says] of [
          ['5,000.505', /at most two decimal places/],
          ['99', /must be/i],
          ['150,000', /With the fee of ₦50.00 you need ₦150,050.00, and you have ₦/],
        ] as const) {
          await field.fill(amount);
          await page.getByRole('button', { name: 'Review' }).click();
          await page.getByText(says).waitFor(PATIENCE);
          expect(await field.getAttribute('aria-invalid')).toBe('true');
        }
        await expectNoViolations(page);
        await open(page, 'Bank account');
        const bank = page.getByRole('combobox', { name: 'Bank' });
        await bank.fill('Access Bank');
        await page.getByRole('option', { name: 'Access Bank', exact: true }).click();
        const number = page.getByRole('textbox', { name: 'Account number' });
        for (const [typed, says] of [
          ['12345', 'Must be ten digits'],
          ['0000000001', 'The bank does not have this account'],
          ['0000000002', /does not match your business name/],
        ] as const) {
          await number.fill(typed);
          await page.getByRole('button', { name: 'Verify and save' }).click();
          await page.getByText(says).waitFor(PATIENCE);
          expect(await number.getAttribute('aria-invalid')).toBe('true');
        }
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.locator('[data-mantine-color-scheme="dark"]').waitFor(PATIENCE);
        await expectNoViolations(page);
      },
      { expected },
    );
  });

  it('says that the service cannot be reached, and goes on when it can', async () => {
    await signedIn(
      '/profile',
      async (page) => {
        await heading(page, 'Profile');
        await page.context().route('**/v1/business/api-keys?*', (route) => route.abort());
        await open(page, 'API keys');
        await page.getByText(/The service cannot be reached/).waitFor(PATIENCE);
        await page.context().unroute('**/v1/business/api-keys?*');
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.getByRole('button', { name: 'Revoke' }).waitFor(PATIENCE);
      },
      { expected: [/ERR_FAILED/] },
    );
  });

  it('sets the webhook address, shows what was delivered, and sends it again', async () => {
    await signedIn('/webhooks?tab=settings', async (page) => {
      await page.getByRole('textbox', { name: 'Webhook address' }).fill(receiver.url);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved').waitFor(PATIENCE);
      const before = receiver.received.length;
      await page.getByRole('button', { name: 'Send a test event' }).click();
      const drawer = page.getByRole('dialog', { name: 'Delivery' });
      await drawer.getByText('Delivered').waitFor(PATIENCE);
      await expectNoViolations(page);
      await drawer.getByRole('button', { name: 'Send again' }).click();
      await receiver.waitForRequests(before + 2);
      await drawer.getByText('Attempt 2').waitFor(PATIENCE);

      await drawer.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Send many again' }).click();
      const range = page.getByRole('dialog', { name: 'Send many again' });
      const today = await page.evaluate<string>(
        `new Date(Date.now() + 3_600_000).toISOString().slice(0, 10)`,
      );
      await range.getByLabel('From').fill(today);
      await range.getByLabel('To').fill(today);
      await range.getByRole('combobox', { name: 'Status' }).click();
      await page.getByRole('option', { name: 'Delivered' }).click();
      await range.getByRole('button', { name: 'Send again' }).click();
      await receiver.waitForRequests(before + 3);
      const ids = receiver.received.slice(before).map(({ headers }) => headers['webhook-id']);
      expect(new Set(ids).size).toBe(1);
    });
  });

  it('is shown in no frame, not even in one of our own, and neither is a checkout', async () => {
    const { body } = await service.post(
      '/crypto/payments/create',
      { amount: 25 },
      { key: merchant.apiKeys.test },
    );
    const addresses = ['/dashboard', '/dashboard/sign-in', body.payment.checkoutUrl];
    const expected = [/frame-ancestors/];
    await inBrowser({ origin: service.apiUrl, expected }, async (context) => {
      await context.route('**/framing', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: addresses.map((address) => `<iframe src="${address}"></iframe>`).join(''),
        }),
      );
      const page = await context.newPage();
      await page.goto('/framing');
      const frames = page.frames().filter((frame) => frame !== page.mainFrame());
      expect(frames.map((frame) => frame.url())).toEqual(
        addresses.map(() => 'chrome-error://chromewebdata/'),
      );
    });
  });

  it('has pages that anybody can use, light and dark, on a screen and on a telephone', async () => {
    await signedIn('/', async (page) => {
      for (const [path, name] of Object.entries(PAGES)) {
        // The router follows, as when a link is clicked, so that no page loads the script again.
        await page.evaluate(`history.pushState(null, '', '/dashboard${path}')`);
        await heading(page, name);
        await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
        for (const [look, colorScheme, size] of [
          ['light', 'light', SCREEN],
          ['phone-dark', 'dark', PHONE.viewport],
        ] as const) {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme });
          await page.locator(`[data-mantine-color-scheme="${colorScheme}"]`).waitFor(PATIENCE);
          await expectNoViolations(page);
          await expectNoSidewaysScroll(page);
          await keepPicture(page, `dashboard-${path.replaceAll(/\W+/g, '-')}-${look}`);
        }
      }
    });
  });
});

describe('the pictures of five pages', () => {
  it('are drawn from answers that the service documents', async () => {
    const check = await openApiCheck(service.apiUrl);
    for (const [path, body] of Object.entries(ANSWERS)) check('GET', path, 200, body);
  });

  it.each(PAGE_NAMES)('are as they are stored, in three widths: %s', async (name) => {
    await inScene(service.apiUrl, name, async (page) => {
      for (const width of [390, 800, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await isLaidOut(page);
        await expectNoSidewaysScroll(page);
        await expectAsStored(page, `${name}-${width}`);
      }
    });
  });
});

describe('the first load', () => {
  /** Bytes of the scripts that a page has loaded, compressed, with their headers. */
  const scriptBytesOf = (page: Page) =>
    page.evaluate<number>(`performance.getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js')).reduce((sum, { transferSize }) => sum + transferSize, 0)`);

  it('of the overview has at most 237 kB of script', async () => {
    await signedIn('/', async (page) => {
      await page.getByText('By day').waitFor(PATIENCE);
      await page.waitForLoadState('networkidle');
      const bytes = await scriptBytesOf(page);
      expect(bytes).toBeGreaterThan(50_000);
      expect(bytes).toBeLessThanOrEqual(237_000);
    });
  });

  it('of the sign-in page transfers at most 150 kB, headers and all', async () => {
    await inBrowser({ origin: service.apiUrl, expected: [/401/] }, async (context) => {
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      await devTools.send('Network.enable');
      let bytes = 0;
      devTools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
      await page.goto('/dashboard');
      await page.getByLabel(/^Password/).waitFor(PATIENCE);
      await page.waitForLoadState('networkidle');
      expect(bytes).toBeGreaterThan(50_000);
      expect(bytes).toBeLessThanOrEqual(150_000);
    });
  });
});
