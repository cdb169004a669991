import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoViolations, inBrowser } from '../support/browser.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

const PATIENCE = { timeout: 120_000 };

let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ queues: ['payouts'], env: { TRUST_PROXY: 'loopback' } });
  merchant = await service.createMerchant('Amber Bakery', { password: 'correct horse battery' });
  await service.fund(merchant, 100_000);
});
afterAll(() => service?.stop());

it('a restricted key is made, used within and beyond its scope and network, and revoked', async () => {
  const [name = '', value = ''] = (await service.signIn(merchant)).split('=');
  const expected = [/the server responded with a status of 400/];
  await inBrowser({ origin: service.apiUrl, expected }, async (context) => {
    await context.addCookies([{ name, value, url: service.apiUrl }]);
    const page = await context.newPage();
    await page.goto('/dashboard/api-keys');
    await page.getByRole('button', { name: 'New restricted key' }).click();
    const dialog = page.getByRole('dialog', { name: 'New restricted key' });
    await dialog.getByLabel('Name').fill('Payroll server');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await dialog.getByText('Choose at least one permission').waitFor(PATIENCE);
    await dialog.getByRole('button', { name: 'Payouts' }).click();
    expect(await dialog.getByLabel('Withdrawals: Write').isChecked()).toBe(true);
    expect(await dialog.getByLabel('Bills: Write').isChecked()).toBe(false);
    await dialog.getByLabel('Transactions: Read').uncheck();
    await dialog.getByLabel('Allowed networks').fill('203.0.113.7/24');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await dialog.getByText(/Must be an address or a network/).waitFor(PATIENCE);
    await expectNoViolations(page);
    await dialog.getByLabel('Allowed networks').fill('203.0.113.0/24');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const shown = dialog.locator('code').filter({ hasText: /^mp_test_/ });
    await shown.waitFor(PATIENCE);
    const key = (await shown.textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'detached' });
    const row = page.getByRole('row').filter({ hasText: 'Payroll server' });
    await row.getByText(`…${key.slice(-4)}`).waitFor(PATIENCE);
    await row.getByText('Only from 203.0.113.0/24').waitFor(PATIENCE);
    expect(await page.content()).not.toContain(key);
    await expectNoViolations(page);

    const inside = { key, headers: { 'x-forwarded-for': '203.0.113.7' } };
    const outside = { key, headers: { 'x-forwarded-for': '198.51.100.7' } };
    const order = { businessId: merchant.businessId, amount: 1_000 };
    expect((await service.post('/withdrawal/request', order, inside)).body.withdrawal.status).toBe(
      'COMPLETED',
    );
    expect((await service.post('/withdrawal/request', order, outside)).body.code).toBe('network_not_allowed');
    expect((await service.get('/statement', inside)).body.code).toBe('forbidden');
    await page.reload();
    await row.getByText('203.0.113.7').waitFor(PATIENCE);

    await row.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await row.waitFor({ state: 'detached' });
    expect((await service.post('/withdrawal/request', order, inside)).status).toBe(401);
  });
});
