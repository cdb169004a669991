import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoSidewaysScroll, expectNoViolations, inBrowser, PHONE } from '../support/browser.ts';
import { AMOUNT, heading, inDashboard, PATIENCE } from '../support/dashboard.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

/** A USDT payment with a price in naira: created in the dashboard, and shown to the customer. */
let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({
    role: 'api',
    overrides: { marketTimeMs: () => 1_700_000_000_000 },
  });
  merchant = await service.createMerchant('Amber Bakery', { password: 'correct horse battery' });
});
afterAll(() => service?.stop());

const sessions = async () =>
  (await service.get('/crypto/payments', { key: merchant.apiKeys.test })).body.payments;

describe('a price in naira', () => {
  it('is typed into the form, which names what is wrong with it, and is shown with its rate', async () => {
    await inDashboard(service, { merchant, path: '/usdt', expected: [/400/] }, async (page) => {
      await heading(page, 'USDT payments');
      await page.getByRole('button', { name: 'New payment' }).first().click();
      const form = page.getByRole('dialog');
      await form.getByText('In naira', { exact: true }).click();
      await form.getByText('which is locked until the payment expires').waitFor(PATIENCE);
      const amount = form.getByLabel(AMOUNT);
      await amount.fill('15000.505');
      await form.getByRole('button', { name: 'Create' }).click();
      await form.getByText('at most two decimal places').waitFor(PATIENCE);
      // What only the service knows stands at the field too.
      await amount.fill('100');
      await form.getByRole('button', { name: 'Create' }).click();
      await form.getByText('must be worth from 1 to 1000000 USDT').waitFor(PATIENCE);
      expect(await sessions()).toEqual([]);
      await amount.fill('15000.50');
      await form.getByRole('button', { name: 'Create' }).click();

      const details = page.getByRole('dialog');
      await page.waitForURL(/\/usdt\/cp_/, PATIENCE);
      const [session] = await sessions();
      expect(session).toMatchObject({ amountNgn: 15_000.5 });
      const rate = session.rate.toLocaleString('en', { minimumFractionDigits: 2 });
      await details.getByText('₦15,000.50').waitFor(PATIENCE);
      await details.getByText(`1 USDT = ₦${rate}`).waitFor(PATIENCE);
      await expectNoViolations(page);
    });
    await inDashboard(service, { merchant, path: '/usdt' }, async (page) => {
      await page.getByRole('row').getByText('₦15,000.50').waitFor(PATIENCE);
      await expectNoViolations(page);
    });
  });

  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('is on the page of the customer with its rate, %s, on a telephone too', async (_, javaScriptEnabled) => {
    const { body } = await service.post('/crypto/payments/create', { amountNgn: 20_000 });
    const { checkoutUrl, amountExpected, rate } = body.payment;
    const shownRate = rate.toLocaleString('en', { minimumFractionDigits: 2 });
    await inBrowser({ origin: service.apiUrl, javaScriptEnabled, ...PHONE }, async (context) => {
      const page = await context.newPage();
      await page.goto(checkoutUrl);
      await page.getByRole('heading', { name: `Send ${amountExpected} USDT`, exact: true }).waitFor(PATIENCE);
      await page.getByText(`₦20,000.00 at ₦${shownRate} for 1 USDT`).waitFor(PATIENCE);
      if (javaScriptEnabled) {
        await expectNoSidewaysScroll(page);
        await expectNoViolations(page);
      }
    });
  });
});
