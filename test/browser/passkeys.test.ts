import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoViolations, inBrowser } from '../support/browser.ts';
import { AMOUNT, heading, PATIENCE, sendSignIn } from '../support/dashboard.ts';
import { appCode } from '../support/secondFactor.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

const PASSWORD = 'correct horse battery';
/** What a browser writes to its console of a call that is refused for want of a session or a factor, or for a wrong one. */
const expected = [/the server responded with a status of 40[13]/];

let service: TestService;
let merchant: TestMerchant;
/** Browsers have passkeys at localhost, and not at 127.0.0.1. */
let origin: string;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ queues: ['payouts'] });
  origin = service.apiUrl.replace('127.0.0.1', 'localhost');
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
  await service.fund(merchant, 20_000);
});
afterAll(() => service?.stop());

/** An authenticator in software, as Chromium's DevTools protocol has it. */
async function addAuthenticator(context: BrowserContext, page: Page) {
  const devTools: CDPSession = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () =>
      (await devTools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/dashboard/sign-in');
  await sendSignIn(page, merchant);
}

const forgetProofs = () =>
  service.ownerSql(`update second_factor_proofs set proven_at = now() - interval '1 day'`);

describe('a passkey in the dashboard', () => {
  it('is added, signs in, confirms a withdrawal and is removed, by keyboard too', async () => {
    await inBrowser({ origin, expected }, async (context) => {
      const page = await context.newPage();
      const authenticator = await addAuthenticator(context, page);
      const prompt = page.getByRole('dialog', { name: 'Confirm it is you' });
      await signIn(page);
      await heading(page, 'Overview');
      await page.goto('/dashboard/security');
      const section = page.getByRole('region', { name: 'Passkeys' });

      // A wrong password, then a person who cancels.
      await section.getByRole('button', { name: 'Add a passkey' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
      await dialog.getByLabel('Name').fill('Work laptop');
      await dialog.getByRole('textbox', { name: 'Password' }).fill('not the password');
      await dialog.getByRole('button', { name: 'Add a passkey' }).click();
      await dialog.getByText('The password is wrong.').waitFor(PATIENCE);
      await expectNoViolations(page);
      await cancelPrompts(page, true);
      await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
      await dialog.getByRole('textbox', { name: 'Password' }).press('Enter');
      await dialog.getByText('The passkey was not used.').waitFor(PATIENCE);
      await cancelPrompts(page, false);
      await dialog.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByText('Keep these recovery codes').waitFor(PATIENCE);
      await section.getByRole('cell', { name: 'Work laptop', exact: true }).waitFor(PATIENCE);
      expect(await authenticator.credentials()).toHaveLength(1);
      await expectNoViolations(page);

      // An app beside it brings no codes of its own: those of the passkey stay in view.
      const factor = page.getByRole('region', { name: 'Second factor' });
      await factor.getByLabel(/^Password/).fill(PASSWORD);
      await factor.getByRole('button', { name: 'Set up' }).click();
      await prompt.getByRole('button', { name: 'Use a passkey' }).click();
      const secret = factor.locator('code').filter({ hasText: /^[A-Z2-7]{32}$/ });
      await secret.waitFor(PATIENCE);
      await factor.getByLabel('Authenticator code').fill(appCode((await secret.textContent()) ?? ''));
      await factor.getByRole('button', { name: 'Turn on' }).click();
      await factor.getByRole('button', { name: 'Turn off' }).waitFor(PATIENCE);
      expect(await factor.getByText('Keep these recovery codes').count()).toBe(1);

      // Where the device has one already, it makes no second.
      await service.ownerSql('update second_factor_proofs set proven_at = now()');
      await section.getByRole('button', { name: 'Add a passkey' }).click();
      await dialog.getByLabel('Name').fill('Again');
      await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Add a passkey' }).click();
      await prompt.getByRole('button', { name: 'Use a passkey' }).click();
      await dialog.getByText('This device already has a passkey of yours.').waitFor(PATIENCE);
      await page.keyboard.press('Escape');

      // Sign-in: cancelled, then answered.
      await context.clearCookies();
      await signIn(page);
      const use = page.getByRole('button', { name: 'Use a passkey' });
      await use.waitFor(PATIENCE);
      await expectNoViolations(page);
      await cancelPrompts(page, true);
      await use.click();
      await page.getByText('The passkey was not used. Try again, or use a code.').waitFor(PATIENCE);
      await cancelPrompts(page, false);
      await use.press('Enter');
      await heading(page, 'Overview');

      // Step-up of a request that moves money.
      await forgetProofs();
      await page.goto('/dashboard/withdrawals?environment=test');
      await page.getByLabel(AMOUNT).fill('5,000');
      await page.getByRole('button', { name: 'Review' }).click();
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await prompt.getByRole('button', { name: 'Use a passkey' }).waitFor(PATIENCE);
      await expectNoViolations(page);
      await prompt.getByRole('button', { name: 'Use a passkey' }).press('Enter');
      const outcome = page.getByRole('region', { name: 'Your withdrawal' });
      await outcome.getByText('Completed', { exact: true }).first().waitFor(PATIENCE);

      // Removal, by the password and the passkey itself.
      await page.goto('/dashboard/security');
      await section.getByRole('button', { name: 'Remove Work laptop' }).click();
      const removal = page.getByRole('dialog', { name: 'Remove Work laptop' });
      await removal.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
      await expectNoViolations(page);
      await removal.getByRole('button', { name: 'Use a passkey' }).click();
      await page.getByText('The passkey is removed').waitFor(PATIENCE);
      await removal.waitFor({ state: 'detached' });
      await section.getByRole('cell', { name: 'Work laptop', exact: true }).waitFor({ state: 'detached' });
      const { rows } = await service.ownerSql('select from passkeys');
      expect(rows).toEqual([]);
    });
  });
});

/** Has the prompts of the browser be cancelled by the person, or not any longer: what it then throws, as it throws it. */
async function cancelPrompts(page: Page, areCancelled: boolean): Promise<void> {
  await page.evaluate(`{
    const container = navigator.credentials;
    window.untouched ??= { create: container.create.bind(container), get: container.get.bind(container) };
    const cancel = () => Promise.reject(new DOMException('The operation was not allowed.', 'NotAllowedError'));
    Object.assign(container, ${areCancelled} ? { create: cancel, get: cancel } : window.untouched);
  }`);
}
