import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import {
  expectNoSidewaysScroll,
  expectNoViolations,
  inBrowser,
  keepPicture,
  PHONE,
} from '../support/browser.ts';
import { heading, inDashboard, PATIENCE } from '../support/dashboard.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** The checkout page as it follows a payment of the sandbox, whose chain stands still between its steps. */
let service: TestService;

beforeAll(async () => {
  service = await startTestService({
    queues: ['chain'],
    env: { SANDBOX_POLL_MS: '300', SANDBOX_SOLID_AFTER_MS: '60000' },
  });
});
afterAll(async () => {
  await expectSoundLedger(service.database);
  await service?.stop();
});

/** Lets a minute pass for the blocks that there are. */
const solidify = () =>
  service.ownerSql('update simulated_chain_blocks set timestamp_ms = timestamp_ms - 60000');

async function open() {
  const { body } = await service.post('/crypto/payments/create', {
    amount: 25,
    returnUrl: 'https://shop.example.com/orders/1042?step=paid',
  });
  return body.payment as { paymentId: string; checkoutUrl: string; depositAddress: string };
}

const deposit = (paymentId: string, body: object) =>
  service.post(`/crypto/payments/${paymentId}/simulate-deposit`, body);

const change = (paymentId: string, record: string) =>
  service.ownerSql(`update crypto_payments set ${record}, updated_at = now() where id = $1`, [paymentId]);

const sees = (pages: readonly Page[], heading: string) =>
  Promise.all(pages.map((page) => page.getByRole('heading', { name: heading, exact: true }).waitFor()));

describe('the checkout', () => {
  it('loads at most 9.2 kB before it can be used', async () => {
    const { checkoutUrl } = await open();
    await inBrowser({ origin: service.apiUrl }, async (context) => {
      const page = await context.newPage();
      await page.goto(checkoutUrl);
      await sees([page], 'Send 25 USDT');
      const sizes = await page.evaluate<number[]>(`['navigation', 'resource']
        .flatMap((type) => performance.getEntriesByType(type)).map(({ encodedBodySize }) => encodedBodySize)`);
      // The page, its style, its script and its picture.
      expect(sizes.length).toBeGreaterThanOrEqual(4);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(9_200);
    });
  });

  it('goes from its first coin to the receipt in two windows at once', async () => {
    const { paymentId, checkoutUrl, depositAddress } = await open();
    await inBrowser({ origin: service.apiUrl }, async (context) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const pages = [await context.newPage(), await context.newPage()];
      await Promise.all(pages.map((page) => page.goto(checkoutUrl)));
      await sees(pages, 'Send 25 USDT');
      const [first, second] = pages as [Page, Page];
      await first.bringToFront();
      await first.getByRole('button', { name: 'Copy the address' }).click();
      await first.getByRole('button', { name: 'Copy the address' }).getByText('Copied').waitFor();
      expect(await first.evaluate('navigator.clipboard.readText()')).toBe(depositAddress);
      await expectCountdown(second);

      await deposit(paymentId, { amount: 10 });
      await sees(pages, 'Your payment is on its way');
      await solidify();
      await sees(pages, 'Send 15 USDT more');
      await deposit(paymentId, {});
      await waitFor('the second deposit to be seen', async () => {
        const { rows } = await service.ownerSql(
          'select count(*)::integer as seen from chain_sightings where payment_id = $1',
          [paymentId],
        );
        return rows[0].seen > 0;
      });
      await solidify();
      await sees(pages, 'Your payment has arrived');
      const isPaid = sees(pages, 'Paid');
      await waitFor('the session to be settled', async () => {
        await solidify();
        const { body } = await service.get(`/crypto/payments/${paymentId}`);
        return body.payment.status === 'SETTLED';
      });
      await isPaid;
      for (const page of pages) {
        const back = page.getByRole('link', { name: 'Back to Acme Stores' });
        expect(await back.getAttribute('href')).toBe(
          `https://shop.example.com/orders/1042?step=paid&paymentId=${paymentId}`,
        );
        await page.getByRole('button', { name: 'Copy the transaction' }).waitFor();
        expect(await page.title()).toBe('Paid · Acme Stores');
        expect(await page.locator('#said').textContent()).toBe('Paid');
        await expectNoViolations(page);
      }
    });
  });

  it('asks again and again where a proxy lets no stream through', async () => {
    const { paymentId, checkoutUrl } = await open();
    await inBrowser({ origin: service.apiUrl, expected: [/503/], ...PHONE }, async (context) => {
      await context.route('**/events', (route) => route.fulfill({ status: 503, body: '' }));
      const page = await context.newPage();
      await page.goto(checkoutUrl);
      await sees([page], 'Send 25 USDT');
      await change(paymentId, `status = 'PENDING_CONFIRMATION'`);
      await sees([page], 'Your payment is on its way');
    });
  });

  it('says that the connection is gone, and goes on when it is back', async () => {
    const { paymentId, checkoutUrl } = await open();
    await inBrowser({ origin: service.apiUrl, expected: [/503|ERR_/] }, async (context) => {
      let isDown = false;
      await context.route('**/events', (route) => route.fulfill({ status: 503, body: '' }));
      await context.route(checkoutUrl, (route) => (isDown ? route.abort() : route.continue()));
      const page = await context.newPage();
      await page.goto(checkoutUrl);
      isDown = true;
      await page.getByText('No connection at the moment.').waitFor();
      await change(paymentId, `status = 'PENDING_CONFIRMATION'`);
      isDown = false;
      await sees([page], 'Your payment is on its way');
      await page.getByText('No connection at the moment.').waitFor({ state: 'hidden' });
    });
  });

  it('tells by keyboard alone what a transaction hash is', async () => {
    const { checkoutUrl } = await open();
    await inBrowser({ origin: service.apiUrl }, async (context) => {
      const page = await context.newPage();
      await page.goto(checkoutUrl);
      for (let presses = 0; presses < 20; presses++) {
        await page.keyboard.press('Tab');
        if ((await page.evaluate('document.activeElement.localName')) === 'summary') break;
      }
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.type('ab'.repeat(32));
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText('Not found yet.').waitFor();
      expect(await page.getByLabel('Transaction hash').inputValue()).toBe('ab'.repeat(32));
      await expectNoViolations(page);
    });
  });

  it('says everything without scripts too', async () => {
    const { paymentId, checkoutUrl, depositAddress } = await open();
    await inBrowser({ origin: service.apiUrl, javaScriptEnabled: false }, async (context) => {
      const page = await context.newPage();
      await page.goto(checkoutUrl);
      await sees([page], 'Send 25 USDT');
      await page.getByText(depositAddress).waitFor();
      await page.getByText(/^Send before .* UTC$/).waitFor();
      expect(await page.getByRole('button').count()).toBe(0);
      await page.getByText('I have paid').click();
      await page.getByLabel('Transaction hash').fill('my hash');
      await page.getByRole('button', { name: 'Check' }).click();
      await page.getByText('This is not a transaction hash.').waitFor();
      await change(paymentId, `status = 'PENDING_CONFIRMATION'`);
      await page.goto(checkoutUrl);
      await sees([page], 'Your payment is on its way');
    });
  });
});

describe('a payment link', () => {
  it('is made in the dashboard, filled in by keyboard on a phone, paid, listed, and turned off', async () => {
    await buildPagesIfChanged();
    const merchant = await service.createMerchant('Amber Bakery', { password: 'correct horse battery' });
    const read = async () =>
      (await service.get('/crypto/payments', { key: merchant.apiKeys.test })).body.payments;
    await inDashboard(service, { merchant, path: '/links' }, async (page) => {
      await heading(page, 'Payment links');
      await expectNoViolations(page);
      await page.getByRole('button', { name: 'New link' }).first().click();
      const form = page.getByRole('dialog');
      await form.getByText('In USDT', { exact: true }).click();
      await form.getByText('Customer decides', { exact: true }).click();
      await form.getByLabel('Smallest amount').fill('10');
      await form.getByLabel('Title').fill('  ');
      await form.getByRole('button', { name: 'Create link' }).click();
      await form.getByText('Enter a title.').waitFor(PATIENCE);
      await form.getByLabel('Title').fill('Birthday cakes');
      await form.getByLabel('Ask the customer for').fill('Order number');
      await form.getByLabel('Thank-you text').fill('See you on Saturday.\nBring a candle.');
      await expectNoViolations(page);
      await keepPicture(page, 'payment-links-form');
      await form.getByRole('button', { name: 'Create link' }).click();
      const details = page.getByRole('dialog', { name: 'Payment link' });
      await details.getByRole('img', { name: 'QR code of the link' }).waitFor(PATIENCE);
      const url = (await details.getByRole('link', { name: 'Open the page' }).getAttribute('href')) ?? '';
      await expectNoViolations(page);
      await keepPicture(page, 'payment-links-details');
      await page.setViewportSize(PHONE.viewport);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Birthday cakes' }).waitFor(PATIENCE);
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
      await keepPicture(page, 'payment-links-list-phone');
      await page.getByRole('link', { name: 'Birthday cakes' }).press('Enter');
      await details.waitFor(PATIENCE);

      await inBrowser({ origin: service.apiUrl, viewport: { width: 390, height: 844 } }, async (context) => {
        const shop = await context.newPage();
        await shop.goto(url);
        await shop.getByRole('heading', { name: 'Birthday cakes' }).waitFor(PATIENCE);
        await shop.keyboard.press('Tab');
        await shop.keyboard.type('25');
        await shop.keyboard.press('Tab');
        await shop.keyboard.type('A-17');
        await shop.keyboard.press('Enter');
        await sees([shop], 'Send 25 USDT');
        await shop.getByText('Birthday cakes').waitFor();
        await shop.getByText('A-17', { exact: true }).waitFor();
        expect(await shop.getByText('See you on Saturday.').count()).toBe(0);
        const [{ paymentId }] = await read();
        await service.post(
          `/crypto/payments/${paymentId}/simulate-deposit`,
          {},
          { key: merchant.apiKeys.test },
        );
        await waitFor('the payment of the link to be settled', async () => {
          await solidify();
          return (await read())[0].status === 'SETTLED';
        });
        await sees([shop], 'Paid');
        await shop.getByText('See you on Saturday.').waitFor();
        await expectNoSidewaysScroll(shop);
        await expectNoViolations(shop);
      });

      await details.getByRole('link', { name: 'Show payments' }).click();
      await heading(page, 'USDT payments');
      await page.getByRole('textbox', { name: 'Payment link' }).waitFor(PATIENCE);
      await page.getByRole('link', { name: 'A-17' }).click();
      await page.getByRole('dialog').getByText('Customer wrote').waitFor(PATIENCE);
      await page.getByRole('dialog').getByRole('link', { name: /^plk_/ }).click();
      await details.getByRole('button', { name: 'Turn off' }).click();
      await page
        .getByRole('dialog', { name: 'Turn this link off?' })
        .getByRole('button', { name: 'Turn off' })
        .click();
      await details.getByRole('button', { name: 'Turn on' }).waitFor(PATIENCE);
      expect(await (await fetch(url)).text()).toContain('This page takes no payments');
      await expectNoViolations(page);
    });
  });
});

/** Expects that the time left gets less while the page is open. */
async function expectCountdown(page: Page): Promise<void> {
  const left = page.locator('time');
  const before = await left.textContent();
  expect(before).toMatch(/^(1:00:00|59:\d\d|58:\d\d)$/);
  await waitFor('a second to pass', async () => (await left.textContent()) !== before);
}
