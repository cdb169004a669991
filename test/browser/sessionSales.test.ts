import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoViolations } from '../support/browser.ts';
import { heading, inDashboard, PATIENCE } from '../support/dashboard.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** The setting that sells settled USDT payments at once, and a payment that it sold, in the dashboard. */
let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ queues: ['chain', 'payouts'], env: { SANDBOX_POLL_MS: '100' } });
  merchant = await service.createMerchant('Amber Bakery', { password: 'correct horse battery' });
});
afterAll(() => service?.stop());

it('is turned on, sells the next payment, and sale and payment lead to each other', async () => {
  const options = { key: merchant.apiKeys.test };
  await inDashboard(service, { merchant, path: '/sales' }, async (page) => {
    await heading(page, 'Sell USDT');
    const setting = page.getByRole('region', { name: 'Settled USDT payments' });
    await setting.getByLabel('Sell at once').click();
    await page.getByRole('option', { name: 'Yes, to the NGN wallet' }).click();
    await page.getByText('Saved').first().waitFor(PATIENCE);
    const { rows } = await service.ownerSql('select session_sales_test from businesses where id = $1', [
      merchant.businessId,
    ]);
    expect(rows).toEqual([{ session_sales_test: 'wallet' }]);
    await expectNoViolations(page);

    const { payment } = (await service.post('/crypto/payments/create', { amountNgn: 20_000 }, options)).body;
    await service.post(`/crypto/payments/${payment.paymentId}/simulate-deposit`, {}, options);
    const sold = await waitFor('the payment to be sold', async () => {
      const { body } = await service.get(`/crypto/payments/${payment.paymentId}`, options);
      return body.payment.sale?.status === 'SOLD' && body.payment.sale;
    });
    await page.goto(`/dashboard/usdt/${payment.paymentId}?environment=test`);
    await page.getByRole('link', { name: 'Sold', exact: true }).click();
    await page.waitForURL(new RegExp(`/sales/${sold.withdrawalId}`), PATIENCE);
    await page.getByText('wallet, NGN wallet').waitFor(PATIENCE);
    await page.getByRole('link', { name: payment.paymentId }).click();
    await page.waitForURL(new RegExp(`/usdt/${payment.paymentId}`), PATIENCE);
  });
});
