import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoViolations, inBrowser } from '../support/browser.ts';
import { AMOUNT } from '../support/dashboard.ts';
import { appCode } from '../support/secondFactor.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

const PATIENCE = { timeout: 120_000 };
const PASSWORD = 'correct horse battery';
/** What a browser writes to its console of a call that is refused for want of a code, or for a wrong one. */
const expected = [/the server responded with a status of 403/];

let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ queues: ['payouts'] });
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
});
afterAll(() => service?.stop());

const prompt = (page: Page) => page.getByRole('dialog', { name: 'Confirm it is you' });

async function recordPayment(page: Page, description: string): Promise<void> {
  await page.getByRole('button', { name: 'Record a payment' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Record a payment' });
  await dialog.getByLabel(AMOUNT).fill('20,000');
  await dialog.getByLabel('What was paid for').fill('cakes');
  await dialog.getByLabel('Description').fill(description);
  await dialog.getByRole('button', { name: 'Record a payment' }).click();
}

/** Waits for the record of a payment, and closes it. */
async function closeRecorded(page: Page): Promise<void> {
  const details = page.getByRole('dialog', { name: 'Transaction' });
  await details.getByText('Completed', { exact: true }).first().waitFor(PATIENCE);
  await details.getByRole('button', { name: 'Close' }).click();
  await details.waitFor({ state: 'detached' });
}

async function enterCode(page: Page, code: string): Promise<void> {
  await prompt(page).getByLabel('Authenticator code').fill(code);
  await prompt(page).getByRole('button', { name: 'Continue' }).click();
}

describe('the second factor in the dashboard', () => {
  it('is set up by the password, asked for once in five minutes, and removed by password and code', async () => {
    const [name = '', value = ''] = (await service.signIn(merchant)).split('=');
    await inBrowser({ origin: service.apiUrl, expected }, async (context) => {
      await context.addCookies([{ name, value, url: service.apiUrl }]);
      const page = await context.newPage();
      await page.goto('/dashboard/security');
      const section = page.getByRole('region', { name: 'Second factor' });
      await section.getByLabel(/^Password/).fill('not the password');
      await section.getByRole('button', { name: 'Set up' }).click();
      await section.getByText('The password is wrong.').waitFor(PATIENCE);
      await expectNoViolations(page);
      await section.getByLabel(/^Password/).fill(PASSWORD);
      await section.getByRole('button', { name: 'Set up' }).click();
      const shown = section.locator('code').filter({ hasText: /^[A-Z2-7]{32}$/ });
      await shown.waitFor(PATIENCE);
      const secret = (await shown.textContent()) ?? '';
      await section.getByLabel('Authenticator code').fill(appCode(secret));
      await section.getByRole('button', { name: 'Turn on' }).click();
      await section.getByText('Keep these recovery codes').waitFor(PATIENCE);
      const codes = await section
        .locator('code')
        .filter({ hasText: /^\w{4}(-\w{4}){5}$/ })
        .allTextContents();
      const [first = '', second = '', third = ''] = codes;
      expect(codes).toHaveLength(10);

      // A wrong code is asked for again; the right one is asked for once.
      await page.goto('/dashboard/transactions');
      await recordPayment(page, 'Wedding cake');
      await enterCode(page, '000000');
      await prompt(page)
        .getByText(/was not accepted/)
        .waitFor(PATIENCE);
      await enterCode(page, first);
      await closeRecorded(page);
      await recordPayment(page, 'Birthday cake');
      await closeRecorded(page);

      // Later it is asked for again, and so it is to see a secret.
      await service.ownerSql(`update second_factor_proofs set proven_at = now() - interval '5 minutes'`);
      await page.goto('/dashboard/webhooks?tab=settings');
      await page.getByRole('button', { name: 'Show the Signing secret' }).click();
      await enterCode(page, second);
      const whole = (await service.get('/webhooks/secret', { key: merchant.apiKeys.test })).body.secret;
      await page.getByText(whole).waitFor(PATIENCE);

      // The code of a form stays in its form.
      await page.goto('/dashboard/security');
      await section.getByLabel(/^Password/).fill(PASSWORD);
      await section.getByLabel('Authenticator code').fill('000000');
      await section.getByRole('button', { name: 'Turn off' }).click();
      await section.getByText(/was not accepted/).waitFor(PATIENCE);
      expect(await prompt(page).count()).toBe(0);
      await section.getByLabel('Authenticator code').fill(third);
      await section.getByRole('button', { name: 'Turn off' }).click();
      await section.getByText('Off', { exact: true }).waitFor(PATIENCE);
    });
  });
});
