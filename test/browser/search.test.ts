import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoSidewaysScroll, expectNoViolations, keepPicture, PHONE } from '../support/browser.ts';
import { heading, inDashboard, PATIENCE } from '../support/dashboard.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

let service: TestService;
let merchant: TestMerchant;

const post = async (path: string, body: object) =>
  (await service.post(path, { businessId: merchant.businessId, ...body }, { key: merchant.apiKeys.test }))
    .body;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ queues: ['payouts', 'bills', 'collections', 'webhooks'] });
  merchant = await service.createMerchant('Amber Bakery', { password: 'correct horse battery' });
  await service.fund(merchant, 100_000);
  await service.fund(merchant, 100, 'test', 'USDT');
});
afterAll(() => service?.stop());

const open = (path: string, use: (page: Page) => Promise<void>, options: object = {}) =>
  inDashboard(service, { merchant, path, ...options }, use);

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: 'Search' }).getByLabel('Id or reference').fill(text);
  await page.keyboard.press('Enter');
}

/** Makes one of everything that has an id. Answers the name of its dialog by its id. */
async function oneOfEach(): Promise<Readonly<Record<string, string>>> {
  const sale = await post('/crypto/withdrawals/quote', { amountUsdt: 10 }).then(({ quote }) =>
    post('/crypto/withdrawals/request', { amountUsdt: 10, quoteId: quote.quoteId }),
  );
  const { transaction } = await post('/payment/process', { amount: 1_000, serviceType: 'cakes' });
  const { withdrawal } = await post('/withdrawal/request', { amount: 5_000 });
  const bill = await post('/bills/airtime', { network: 'mtn', phone: '08012345678', amount: 500 });
  const { payment } = await post('/crypto/payments/create', { amount: 25 });
  const { collection } = await post('/cross-border/collections', {
    sourceAmount: 250,
    sourceCurrency: 'GHS',
    country: 'GH',
    paymentMethod: 'MTN Mobile Money',
    customer: { name: 'Kofi Mensah', phone: '+233241234567' },
  });
  const key = merchant.apiKeys.test;
  const { deliveries } = (await service.get('/webhooks/deliveries', { key })).body;
  return {
    [sale.withdrawal.withdrawalId]: 'USDT sale',
    [transaction.transactionId]: 'Transaction',
    [withdrawal.transactionId]: 'Transaction',
    [bill.transactionId]: 'Transaction',
    [payment.paymentId]: 'USDT payment',
    [collection.reference]: 'Collection',
    [deliveries[0].id]: 'Delivery',
  };
}

describe('the search', () => {
  it('opens what has an id, in the environment that is shown, and Back returns', async () => {
    const things = await oneOfEach();
    expect(new Set(Object.keys(things).map((id) => id.split('_')[0])).size).toBe(7);
    await open('/profile', async (page) => {
      await heading(page, 'Profile');
      for (const [id, name] of Object.entries(things)) {
        await search(page, ` ${id} `);
        const details = page.getByRole('dialog', { name, exact: true });
        await details.getByText(id, { exact: true }).first().waitFor(PATIENCE);
        expect(new URL(page.url()).searchParams.get('environment')).toBe('test');
        await page.keyboard.press('Escape');
        await heading(page, 'Profile');
      }
    });
  });

  it('opens what has a reference or a deposit address, and offers a choice of several, by keyboard', async () => {
    const pay = (merchantReference: string) =>
      post('/payment/process', { amount: 1_000, serviceType: 'cakes', merchantReference });
    const [{ transaction: first }] = [await pay('order/7'), await pay('order/8')];
    const { payment } = await post('/crypto/payments/create', { amount: 25, merchantReference: 'tent-1' });
    await open('/', async (page) => {
      await heading(page, 'Overview');
      await search(page, 'order/7');
      const opened = page.getByRole('dialog', { name: 'Transaction', exact: true });
      await opened.getByText(first.transactionId, { exact: true }).first().waitFor(PATIENCE);
      await page.keyboard.press('Escape');
      await heading(page, 'Overview');
      await search(page, payment.depositAddress);
      await page.getByRole('dialog', { name: 'USDT payment', exact: true }).waitFor(PATIENCE);
      await page.keyboard.press('Escape');
      await heading(page, 'Overview');
      await search(page, 'order/');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await dialog.getByText('2 results').waitFor(PATIENCE);
      await expectNoViolations(page);
      const link = dialog.getByRole('link', { name: 'Transaction order/7' });
      expect(
        new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('environment'),
      ).toBe('test');
      await link.focus();
      await page.keyboard.press('Enter');
      await opened.getByText(first.transactionId, { exact: true }).first().waitFor(PATIENCE);
    });
  });

  it('says so where there is no such thing', async () => {
    await open('/', async (page) => {
      await heading(page, 'Overview');
      await search(page, 'txn_00000000000000000000000000');
      await page.getByText('No results').waitFor(PATIENCE);
      await expectNoViolations(page);
    });
  });

  it('leaves a slash to a field in which it is typed, and to a dialog that is open', async () => {
    await open('/transactions', async (page) => {
      await page.getByLabel('Search this list').focus();
      await page.keyboard.type('a/b');
      expect(await page.getByLabel('Search this list').inputValue()).toBe('a/b');
      // From here on the search is loaded, and would open at once.
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('dialog', { name: 'Search' }).getByRole('button', { name: 'Close' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Record a payment' }).first().click();
      const close = page
        .getByRole('dialog', { name: 'Record a payment' })
        .getByRole('button', { name: 'Close' });
      await close.focus();
      await page.keyboard.press('/');
      await close.click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });
  });

  it.each([
    ['a screen', {}],
    ['a phone in the dark', { ...PHONE, viewport: { width: 390, height: 740 }, colorScheme: 'dark' }],
  ])('can be used by anybody, on %s', async (where, options) => {
    await open(
      '/',
      async (page) => {
        await heading(page, 'Overview');
        await page.getByRole('button', { name: 'Search' }).click();
        await page.getByRole('dialog', { name: 'Search' }).getByLabel('Id or reference').waitFor(PATIENCE);
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
        await keepPicture(page, `search-${where.replaceAll(' ', '-')}`);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await expectNoSidewaysScroll(page);
      },
      options,
    );
  });
});
