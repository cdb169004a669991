import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import {
  type BrowserOptions,
  expectNoSidewaysScroll,
  expectNoViolations,
  inBrowser,
  PHONE,
} from '../support/browser.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

/** How long a page waits for something to appear that the machine is busy with. */
const PATIENCE = { timeout: 120_000 };
const PASSWORD = 'correct horse battery';

/** Every page that needs a session, by its address and its heading. */
const PAGES: Readonly<Record<string, string>> = {
  '/': 'Overview',
  '/transactions': 'Transactions',
  '/withdrawals': 'Withdrawals',
  '/bills?kind=electricity': 'Bills',
  '/usdt': 'USDT payments',
  '/sales': 'Sell USDT',
  '/collections': 'Collections',
  '/webhooks': 'Webhooks',
  '/webhooks?tab=events': 'Webhooks',
  '/webhooks?tab=settings': 'Webhooks',
  '/api-keys': 'API keys',
  '/profile': 'Profile',
  '/bank-account': 'Bank account',
  '/security': 'Security',
};

let receiver: WebhookReceiver;
let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  await buildPagesIfChanged();
  receiver = await startWebhookReceiver();
  service = await startTestService({ queues: ['payouts', 'webhooks'] });
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
  const payment = { businessId: merchant.businessId, amount: 100_000, serviceType: 'cakes' };
  await service.post(
    '/payment/process',
    { ...payment, description: 'Wedding cake', externalPayerName: 'Ada Obi' },
    { key: merchant.apiKeys.test },
  );
});
afterAll(async () => {
  await service?.stop();
  await receiver?.stop();
});

/** Gives a test a page that is signed in and shows the overview. */
async function signedIn(use: (page: Page) => Promise<void>, options: Partial<BrowserOptions> = {}) {
  // Before there is a session, asking for it is answered with 401, which browsers write to the console.
  const expected = [/the server responded with a status of 401/];
  await inBrowser({ origin: service.apiUrl, expected, ...options }, async (context) => {
    const page = await context.newPage();
    await page.goto('/dashboard');
    await page.getByLabel('E-mail address').fill(merchant.email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await heading(page, 'Overview');
    await use(page);
  });
}

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor(PATIENCE);
}

describe('the dashboard', () => {
  it('signs in to where one wanted to go, and out so that nothing is left', async () => {
    const expected = [/the server responded with a status of 401/];
    await inBrowser({ origin: service.apiUrl, expected }, async (context) => {
      const page = await context.newPage();
      await page.goto('/dashboard/transactions?status=COMPLETED');
      await page.getByLabel('E-mail address').fill(merchant.email);
      await page.getByLabel(/^Password/).fill('not the password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').waitFor(PATIENCE);
      await page.getByLabel(/^Password/).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('link', { name: 'Wedding cake' }).waitFor(PATIENCE);
      expect(new URL(page.url()).search).toBe('?status=COMPLETED');

      await page.getByRole('button', { name: /Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await heading(page, 'Sign in');
      await page.goto('/dashboard/transactions');
      await heading(page, 'Sign in');
      expect(await page.getByText('Wedding cake').count()).toBe(0);
    });
  });

  it('withdraws after a confirmation that names fee and total, and shows the outcome', async () => {
    await signedIn(async (page) => {
      await page.getByRole('link', { name: 'Withdrawals', exact: true }).first().click();
      await page.getByLabel('Amount').fill('5,000.505');
      await page.getByRole('button', { name: 'Review' }).click();
      await page.getByText(/at most two decimal places/).waitFor(PATIENCE);
      await page.getByLabel('Amount').fill('5,000.50');
      await page.getByRole('button', { name: 'Review' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('₦5,025.50').waitFor(PATIENCE);
      await expectNoViolations(page);
      await dialog.getByRole('button', { name: 'Withdraw' }).click();
      const outcome = page.getByRole('region', { name: 'Your withdrawal' });
      await outcome.getByText('Completed', { exact: true }).first().waitFor(PATIENCE);
      await outcome.getByText('₦25.00').waitFor(PATIENCE);
    });
    const balances = await service.ledger.balances(
      { businessId: merchant.businessId, environment: 'test' },
      'NGN',
    );
    expect(balances).toEqual({ availableMinor: 9_850_000n - 502_550n, heldMinor: 0n });
  });

  it('says beside the field what the service refuses', async () => {
    await signedIn(
      async (page) => {
        await page.goto('/dashboard/withdrawals');
        await page.getByLabel('Amount').fill('99');
        await page.getByRole('button', { name: 'Review' }).click();
        const field = page.getByLabel('Amount');
        await page
          .getByText(/must be/i)
          .first()
          .waitFor(PATIENCE);
        expect(await field.getAttribute('aria-invalid')).toBe('true');
      },
      { expected: [/the server responded with a status of 40[01]/] },
    );
  });

  it('sets the webhook address, shows what was delivered, and sends it again', async () => {
    await signedIn(async (page) => {
      await page.goto('/dashboard/webhooks?tab=settings');
      await page.getByRole('textbox', { name: 'Webhook address' }).fill(receiver.url);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved').waitFor(PATIENCE);
      const before = receiver.received.length;
      await service.post(
        '/withdrawal/request',
        { businessId: merchant.businessId, amount: 1_000 },
        { key: merchant.apiKeys.test },
      );
      await receiver.waitForRequests(before + 1);
      await page.getByRole('tab', { name: 'Deliveries' }).click();
      await page.getByRole('link', { name: 'withdrawal.completed' }).first().click();
      const drawer = page.getByRole('dialog');
      await drawer.getByText('Delivered').waitFor(PATIENCE);
      await expectNoViolations(page);
      await drawer.getByRole('button', { name: 'Send again' }).click();
      await receiver.waitForRequests(before + 2);
      await drawer.getByText('Attempt 2').waitFor(PATIENCE);
      const [first, again] = receiver.received.slice(before).map(({ headers }) => headers['webhook-id']);
      expect(again).toBe(first);
    });
  });

  it.each([
    ['light, on a screen', { colorScheme: 'light' as const }],
    ['dark, on a telephone', { colorScheme: 'dark' as const, ...PHONE }],
  ])('has pages that anybody can use: %s', async (_, options) => {
    await signedIn(async (page) => {
      for (const [path, name] of Object.entries(PAGES)) {
        await page.goto(`/dashboard${path}`);
        await heading(page, name);
        await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
      }
    }, options);
  });
});
