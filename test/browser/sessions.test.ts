import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import {
  type BrowserOptions,
  expectNoSidewaysScroll,
  expectNoViolations,
  inBrowser,
  keepPicture,
} from '../support/browser.ts';
import { heading, inDashboard, PATIENCE, sendSignIn } from '../support/dashboard.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

const PASSWORD = 'correct horse battery';
const OTHER_PASSWORD = 'purple monkey dishwasher';
const SCREEN = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };

let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ role: 'api' });
});
afterAll(() => service?.stop());

/** Gives a test the Security page of a merchant who is signed in nowhere else. */
async function onSecurityPage(use: (page: Page) => Promise<void>, options: Partial<BrowserOptions> = {}) {
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
  await inDashboard(service, { merchant, path: '/security', ...options }, async (page) => {
    await heading(page, 'Security');
    await use(page);
  });
}

const sessionsOf = (page: Page) => page.getByRole('region', { name: 'Active sessions' });
const signOutButtons = (page: Page) =>
  sessionsOf(page).getByRole('button', { name: 'Sign out', exact: true });

/** Signs the merchant in at another browser, which shows the profile meanwhile. */
async function atAnotherBrowser(userAgent: string, use: (page: Page) => Promise<void>): Promise<void> {
  await inBrowser({ origin: service.apiUrl, expected: [/a status of 401/], userAgent }, async (context) => {
    const page = await context.newPage();
    await page.goto('/dashboard/profile');
    await sendSignIn(page, merchant);
    await heading(page, 'Profile');
    await use(page);
  });
}

async function expectSignedOut(page: Page): Promise<void> {
  await page.reload();
  await heading(page, 'Sign in');
}

async function expectSignedIn(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor(PATIENCE);
  expect(await page.getByRole('heading', { level: 1 }).first().textContent()).not.toBe('Sign in');
}

describe('the sessions of a user', () => {
  it('are listed, and one of them is signed out by the keyboard', async () => {
    await onSecurityPage(async (page) => {
      await sessionsOf(page).getByText('This session').waitFor(PATIENCE);
      expect(await sessionsOf(page).getByRole('button').count()).toBe(0);
      await atAnotherBrowser('Firefox of the office', async (office) => {
        await atAnotherBrowser('Safari of a telephone', async (telephone) => {
          await page.reload();
          await signOutButtons(page).nth(1).waitFor(PATIENCE);
          const row = sessionsOf(page).getByRole('row').filter({ hasText: 'Firefox of the office' });
          await row.getByRole('button').focus();
          await page.keyboard.press('Enter');
          await row.waitFor({ state: 'detached' });
          // The button is gone, and with it would be the place of those who use the keyboard.
          const focused = page.locator(':focus');
          expect(await focused.textContent()).toBe('Active sessions');
          await expectSignedOut(office);
          await expectSignedIn(telephone);
        });
      });
      await expectSignedIn(page);
    });
  });

  it('end everywhere else at once', async () => {
    await onSecurityPage(async (page) => {
      await atAnotherBrowser('Firefox of the office', async (office) => {
        await atAnotherBrowser('Safari of a telephone', async (telephone) => {
          await page.reload();
          await sessionsOf(page).getByRole('button', { name: 'Sign out everywhere else' }).click();
          await signOutButtons(page).first().waitFor({ state: 'detached' });
          await expectSignedOut(office);
          await expectSignedOut(telephone);
        });
      });
      await sessionsOf(page).getByText('This session').waitFor(PATIENCE);
      expect(await sessionsOf(page).getByRole('button').count()).toBe(0);
      await expectSignedIn(page);
    });
  });

  it('are drawn for everybody, light and dark, on a screen and on a telephone', async () => {
    await onSecurityPage(async (page) => {
      const userAgent =
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
      await atAnotherBrowser(userAgent, async () => {
        await page.reload();
        await signOutButtons(page).first().waitFor(PATIENCE);
        const device = sessionsOf(page).getByText('Chrome on macOS');
        expect(await device.getAttribute('title')).toBe(userAgent);
        for (const colorScheme of ['light', 'dark'] as const) {
          for (const size of [SCREEN, NARROW]) {
            await page.setViewportSize(size);
            await page.emulateMedia({ colorScheme });
            await page.locator(`[data-mantine-color-scheme="${colorScheme}"]`).waitFor(PATIENCE);
            await expectNoViolations(page);
            await expectNoSidewaysScroll(page);
            await keepPicture(page, `security-${size.width}-${colorScheme}`);
          }
        }
      });
    });
  });
});

describe('the password of a user', () => {
  it('is changed by the current one, which ends the other sessions', async () => {
    const expected = [/the server responded with a status of 4(00|03|22)/];
    await onSecurityPage(
      async (page) => {
        const section = page.getByRole('region', { name: 'Password', exact: true });
        const current = section.getByLabel(/^Current password/);
        const chosen = section.getByLabel(/^New password/);
        await atAnotherBrowser('Firefox of the office', async (office) => {
          await current.fill('not the password');
          await chosen.fill(OTHER_PASSWORD);
          await chosen.press('Enter');
          await section.getByText('The password is wrong.').waitFor(PATIENCE);
          expect(await current.getAttribute('aria-invalid')).toBe('true');
          expect(await chosen.getAttribute('aria-invalid')).not.toBe('true');
          await expectNoViolations(page);

          await current.fill(PASSWORD);
          await chosen.fill('amber bakery');
          await chosen.press('Enter');
          await section.locator('input[autocomplete="new-password"][aria-invalid="true"]').waitFor(PATIENCE);
          expect(await current.getAttribute('aria-invalid')).not.toBe('true');
          await keepPicture(page, 'security-password-refused');
          await expectSignedIn(office);

          await chosen.fill(OTHER_PASSWORD);
          await chosen.press('Enter');
          await page.getByText('Password changed').waitFor(PATIENCE);
          expect(await current.inputValue()).toBe('');
          expect(await chosen.inputValue()).toBe('');
          await expectSignedOut(office);
        });
        await expectSignedIn(page);
      },
      { expected },
    );
    await inBrowser({ origin: service.apiUrl, expected: [/a status of 401/] }, async (context) => {
      const page = await context.newPage();
      await page.goto('/dashboard/profile');
      await page.getByLabel('E-mail address').fill(merchant.email);
      for (const password of [PASSWORD, OTHER_PASSWORD]) {
        await page.getByLabel(/^Password/).fill(password);
        await page.getByRole('button', { name: 'Sign in' }).click();
        if (password === PASSWORD) await page.getByText(/is wrong/).waitFor(PATIENCE);
      }
      await heading(page, 'Profile');
    });
  });
});

describe('a page that is left alone', () => {
  it('says so in what it asks by itself, until it is touched again', async () => {
    merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
    const cookie = await service.signIn(merchant);
    const [name = '', value = ''] = cookie.split('=');
    await inBrowser({ origin: service.apiUrl }, async (context) => {
      await context.addCookies([{ name, value, url: service.apiUrl }]);
      const page = await context.newPage();
      await page.clock.install();
      /** Waits for the next request for the list, and answers whether it is called unattended. */
      const isNextUnattended = async (meanwhile: () => Promise<unknown>) => {
        const next = page.waitForRequest(/\/v1\/business\/transactions/, PATIENCE);
        await meanwhile();
        return (await (await next).allHeaders())['x-unattended'] === '1';
      };
      expect(await isNextUnattended(() => page.goto('/dashboard/transactions'))).toBe(false);
      await heading(page, 'Transactions');
      await page.getByText('No transactions yet').waitFor(PATIENCE);
      expect(await isNextUnattended(() => page.clock.fastForward(61_000))).toBe(true);
      await page.keyboard.press('Shift');
      expect(await isNextUnattended(() => page.clock.fastForward(30_000))).toBe(false);
    });
  });
});
