import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoSidewaysScroll, expectNoViolations, PHONE } from '../support/browser.ts';
import { heading, inDashboard, PATIENCE } from '../support/dashboard.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ role: 'api' });
  merchant = await service.createMerchant('Amber Bakery', { password: 'correct horse battery' });
  const cookie = await service.signIn(merchant);
  const headers = { 'x-business-env': 'test', 'user-agent': 'Firefox of the office' };
  await service.patch('/me', { contactPersonName: '<b>Ada</b>' }, { cookie, headers });
  await service.post('/bank/verify', { accountNumber: '2087654321', bankCode: '044' }, { cookie, headers });
});
afterAll(() => service?.stop());

const open = (path: string, use: Parameters<typeof inDashboard>[2], options: object = {}) =>
  inDashboard(service, { merchant, path, ...options }, use);

describe('notices by mail', () => {
  it('are chosen on the profile, and the choice is kept', async () => {
    await open('/profile', async (page) => {
      const section = page.getByRole('region', { name: 'Notices by mail' });
      const limits = section.getByRole('switch', { name: '80 % of a limit used' });
      await limits.waitFor(PATIENCE);
      expect(await limits.isChecked()).toBe(true);
      await limits.click(PATIENCE);
      await page.getByText('Saved').first().waitFor(PATIENCE);
      await page.reload();
      await limits.waitFor(PATIENCE);
      expect(await limits.isChecked()).toBe(false);
      await expectNoViolations(page);
    });
  });
});

describe('the audit log', () => {
  it.each([
    ['a screen', { viewport: { width: 1280, height: 800 } }],
    ['a telephone', PHONE],
  ])('shows who did what from where, and what it changed, on %s', async (_, options) => {
    await open(
      '/audit',
      async (page) => {
        await heading(page, 'Audit log');
        await page.getByText('Bank account changed').waitFor(PATIENCE);
        const text = await page.locator('main').textContent();
        expect(text).toContain('Account number ends in: 6789 → 4321');
        expect(text).toContain('Contact person: — → <b>Ada</b>');
        expect(text).toContain('Firefox of the office');
        expect(text).toContain('Signed in from a new network');
        await expectNoSidewaysScroll(page);
        await expectNoViolations(page);
      },
      options,
    );
  });

  it('is reached by the navigation, and filtered in the address', async () => {
    await open('/security', async (page) => {
      await heading(page, 'Security');
      await page.getByRole('link', { name: 'Audit log' }).click(PATIENCE);
      await heading(page, 'Audit log');
      await page.getByRole('combobox', { name: 'What' }).click(PATIENCE);
      await page.getByRole('option', { name: 'Bank account' }).click(PATIENCE);
      await page.getByText('Profile changed').waitFor({ state: 'detached', ...PATIENCE });
      await page.getByText('Bank account changed').waitFor(PATIENCE);
      expect(new URL(page.url()).searchParams.get('action')).toBe('bank_account');
    });
  });

  it('says so where nothing is found, and is saved as a file', async () => {
    await open('/audit?to=2020-01-31&action=nonsense', async (page) => {
      await page.getByText('No results').waitFor(PATIENCE);
      const download = page.waitForEvent('download', PATIENCE);
      await page.getByRole('button', { name: 'Export CSV' }).click();
      expect((await download).suggestedFilename()).toMatch(/^audit-log-(prod|test)\.csv$/);
    });
  });
});

describe('the request log', () => {
  it('shows what calls created and why they were refused, and is filtered in the address', async () => {
    const { businessId } = merchant;
    const byKey = { key: merchant.apiKeys.test };
    const payment = { businessId, serviceType: 'cakes', description: 'A cake' };
    const made = await service.post('/payment/process', { ...payment, amount: 1_000 }, byKey);
    const refused = await service.post('/payment/process', { ...payment, amount: -1 }, byKey);
    const id: string = made.body.transaction.transactionId;
    await waitFor('both calls to be logged', async () => {
      const { body } = await service.get('/request-log?path=/payment', byKey);
      return body.requests.length === 2;
    });
    await open('/webhooks', async (page) => {
      await heading(page, 'Webhooks');
      await page.getByRole('link', { name: 'Request log' }).click(PATIENCE);
      await heading(page, 'Request log');
      await page.getByText(refused.body.requestId).waitFor(PATIENCE);
      const text = await page.locator('main').textContent();
      expect(text).toContain('POST /payment/process');
      expect(text).toContain(`${refused.body.msg} (invalid_request)`);
      expect(text).toContain(`amount: ${refused.body.errors[0].message}`);
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
      await page.getByRole('combobox', { name: 'Status' }).click(PATIENCE);
      await page.getByRole('option', { name: 'Succeeded (2xx)' }).click(PATIENCE);
      await page.getByText(refused.body.requestId).waitFor({ state: 'detached', ...PATIENCE });
      expect(new URL(page.url()).searchParams.get('status')).toBe('2xx');
      await page.getByRole('link', { name: id }).click(PATIENCE);
      await page.getByRole('dialog').getByText(id).first().waitFor(PATIENCE);
    });
  });
});
