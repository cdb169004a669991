import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { storePricing } from '../../src/db/merchants/businesses.ts';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoViolations } from '../support/browser.ts';
import { AMOUNT, heading, inDashboard, PATIENCE } from '../support/dashboard.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

/** The items of a fee in the dashboard: before a withdrawal is confirmed, and wherever it is shown afterwards. */
let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ queues: ['payouts'] });
  merchant = await service.createMerchant('Amber Bakery', { password: 'correct horse battery' });
  await service.fund(merchant, 100_000);
  const charges = [
    { kind: 'vat', payer: 'merchant' },
    { kind: 'stamp_duty', payer: 'merchant' },
  ] as const;
  await storePricing(service.database, merchant.businessId, { overrides: { charges }, actor: 'test' });
});
afterAll(() => service?.stop());

it('are lines of what is confirmed, a fact of the transaction, and in the statement', async () => {
  await inDashboard(service, { merchant, path: '/withdrawals?environment=test' }, async (page) => {
    await heading(page, 'Withdraw');
    await page.getByLabel(AMOUNT).fill('20,000');
    await page.getByRole('button', { name: 'Review' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Stamp duty').waitFor(PATIENCE);
    expect(await dialog.textContent()).toContain('Fee₦25.00VAT₦1.88Stamp duty₦50.00Total₦20,076.88');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await dialog.waitFor({ state: 'hidden', ...PATIENCE });
  });
  const { transactions } = (
    await service.get('/transactions', {
      token: await service.logIn(merchant),
      headers: { 'x-business-env': 'test' },
    })
  ).body;
  const path = `/transactions/${transactions[0].id}?environment=test`;
  await inDashboard(service, { merchant, path }, async (page) => {
    await page.getByText('Fee ₦25.00, VAT ₦1.88, Stamp duty ₦50.00').waitFor(PATIENCE);
    await expectNoViolations(page);
  });
  await inDashboard(service, { merchant, path: '/statement?environment=test' }, async (page) => {
    await page.getByText('(NGN: fee 25, VAT 1.88, stamp duty 50)').first().waitFor(PATIENCE);
  });
});
