import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoViolations, inBrowser, keepPicture } from '../support/browser.ts';
import { heading, inDashboard, PATIENCE, sendSignIn } from '../support/dashboard.ts';
import { appCode, turnOnSecondFactor } from '../support/secondFactor.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { addUser, type TestUser } from '../support/users.ts';

const PASSWORD = 'correct horse battery';
/** What a browser writes to its console of a call that is refused, for want of a factor or of a session. */
const expected = [/the server responded with a status of 40[13]/];

let service: TestService;
let merchant: TestMerchant;
let colleague: TestUser;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ role: 'api', env: { MAIL_URL: '' } });
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
  colleague = await addUser(service, merchant, 'finance');
});
afterAll(() => service?.stop());

describe('a second factor that a business requires', () => {
  it('is required by the owner, once the owner has one', async () => {
    await inDashboard(service, { merchant, path: '/security' }, async (page, cookie) => {
      const rule = page.getByRole('region', { name: 'Second factor of all users' });
      const option = rule.getByRole('switch', { name: 'Require a second factor of every user' });
      await rule.getByText('Set up your own second factor first.').waitFor(PATIENCE);
      expect(await option.isDisabled()).toBe(true);
      const { recoveryCodes } = await turnOnSecondFactor(service, { cookie, password: PASSWORD });
      const headers = { 'x-second-factor': recoveryCodes[0] ?? '' };
      expect((await service.patch('/me', { taxId: '1' }, { cookie, headers })).status).toBe(200);
      await page.reload();
      await page.getByRole('button', { name: 'Turn off' }).waitFor(PATIENCE);

      // A colleague is at work meanwhile.
      await inDashboard(
        service,
        { merchant: { ...merchant, ...colleague }, path: '/transactions', expected },
        async (other) => {
          await heading(other, 'Transactions');
          await option.click();
          await page.getByText('you cannot turn yours off').waitFor(PATIENCE);
          expect(await option.isChecked()).toBe(true);
          await expectNoViolations(page);
          await other.getByRole('link', { name: 'Statement' }).click();
          await other.getByText('Your business requires a second factor').waitFor(PATIENCE);
          await heading(other, 'Security');
        },
      );
    });
  });

  it('leads a user without one to the page that sets it up, and no further', async () => {
    await inBrowser({ origin: service.apiUrl, expected }, async (context) => {
      const page = await context.newPage();
      await page.goto('/dashboard/withdrawals');
      await sendSignIn(page, colleague);
      await heading(page, 'Security');
      await page.getByText('Your business requires a second factor').waitFor(PATIENCE);
      const navigation = page.getByRole('navigation').getByRole('link');
      expect(await navigation.allTextContents()).toEqual(['Security']);
      await expectNoViolations(page);
      await keepPicture(page, 'required-second-factor');
      await page.goto('/dashboard/transactions');
      await heading(page, 'Security');

      const section = page.getByRole('region', { name: 'Second factor', exact: true });
      await section.getByLabel(/^Password/).fill(colleague.password);
      await section.getByRole('button', { name: 'Set up' }).click();
      const shown = section.locator('code').filter({ hasText: /^[A-Z2-7]{32}$/ });
      const secret = (await shown.textContent(PATIENCE)) ?? '';
      await section.getByLabel('Authenticator code').fill(appCode(secret));
      await section.getByRole('button', { name: 'Turn on' }).click();
      await section.getByText('Keep these recovery codes').waitFor(PATIENCE);
      await page.getByText('Your business requires a second factor', { exact: true }).waitFor({
        state: 'detached',
      });
      await page.getByRole('link', { name: 'Withdrawals' }).click();
      await heading(page, 'Withdrawals');
    });
  });
});
