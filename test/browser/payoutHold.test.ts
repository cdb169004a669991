import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoViolations, inBrowser } from '../support/browser.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

const PATIENCE = { timeout: 120_000 };

let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ queues: ['payouts'] });
  merchant = await service.createMerchant('Amber Bakery', { password: 'correct horse battery' });
  await service.fund(merchant, 100_000);
});
afterAll(() => service?.stop());

it('says on the pages of payouts that they are held, why, and until when', async () => {
  const [name = '', value = ''] = (await service.signIn(merchant)).split('=');
  const expected = [/the server responded with a status of 429/];
  await inBrowser({ origin: service.apiUrl, expected }, async (context) => {
    await context.addCookies([{ name, value, url: service.apiUrl }]);
    const page = await context.newPage();
    await page.goto('/dashboard/withdrawals');
    await page.getByRole('heading', { name: 'Withdrawals' }).first().waitFor(PATIENCE);
    expect(await page.getByRole('alert').count()).toBe(0);
    await service.ownerSql(`update bank_accounts set changed_at = now() where business_id = $1`, [
      merchant.businessId,
    ]);
    for (const path of ['withdrawals', 'sales', 'bank-account']) {
      await page.goto(`/dashboard/${path}`);
      const notice = page.getByRole('alert').filter({ hasText: 'Your bank account was changed' });
      await notice.getByText(/limited to ₦20,000\.00 a day until .* WAT/).waitFor(PATIENCE);
    }
    // A click and not check(): the switch shows the new state when the change was sent, not within the click.
    const switched = page.getByLabel('Hold payouts by API key too');
    const settled = switched.and(page.locator(':enabled:checked'));
    await switched.click();
    await settled.waitFor(PATIENCE);
    await expectNoViolations(page);
    const order = { businessId: merchant.businessId, amount: 20_001 };
    const { body } = await service.post('/withdrawal/request', order, { key: merchant.apiKeys.test });
    expect(body.code).toBe('payouts_on_hold');
    // Taken out again while payouts are held, it stays.
    await switched.click();
    await page.getByText(/Payouts are on hold until/).waitFor(PATIENCE);
    await settled.waitFor(PATIENCE);
  });
});
