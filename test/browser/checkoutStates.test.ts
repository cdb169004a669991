import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { LANGUAGES } from '../../src/api/checkout/texts.ts';
import { CHECKOUT_STATES, type CheckoutState } from '../../src/api/checkout/view.ts';
import {
  expectNoSidewaysScroll,
  expectNoViolations,
  inBrowser,
  keepPicture,
  PHONE,
} from '../support/browser.ts';
import { startTestService, type TestService } from '../support/service.ts';

/** Every state of the checkout page as its customer sees it, light and dark, on a large window and on a phone. */
let service: TestService;

beforeAll(async () => {
  // Without workers nothing moves a session but the test.
  service = await startTestService({ role: 'api' });
});
afterAll(() => service?.stop());

interface Scene {
  readonly record: string;
  readonly isMerchantInactive?: boolean;
  readonly says: readonly RegExp[];
}

/** What the record of a session says in each state, and words that a customer must then read. */
const SCENES: Readonly<Record<CheckoutState, Scene>> = {
  awaiting: {
    record: `status = 'AWAITING_DEPOSIT'`,
    says: [/Send 25\.5 USDT/, /TRON network \(TRC20\) only/, /Time left/],
  },
  underpaid: {
    record: `status = 'UNDERPAID', amount_received_minor = 10250000`,
    says: [/Send 15\.25 USDT more/, /10\.25 USDT of 25\.5 USDT has arrived/],
  },
  unpayable: {
    record: `status = 'UNDERPAID', amount_received_minor = 10250000`,
    isMerchantInactive: true,
    says: [/cannot be paid at the moment/, /Please do not send funds/, /contact Mama Ngozi/],
  },
  closing: {
    record: `expires_at = created_at + interval '1 millisecond'`,
    says: [/The payment time has ended/, /Please do not send funds now/],
  },
  confirming: {
    record: `status = 'PENDING_CONFIRMATION'`,
    says: [/Your payment is on its way/, /do not send it again/],
  },
  received: {
    record: `status = 'SWEEP_PENDING', amount_received_minor = 25500000`,
    says: [/Your payment has arrived/, /you may close this page/],
  },
  overpaid: {
    record: `status = 'OVERPAID', amount_received_minor = 30000000`,
    says: [/More than asked has arrived/, /30 USDT has arrived, and 25\.5 USDT was requested/],
  },
  paid: {
    record: `status = 'SETTLED', amount_received_minor = 25500000, amount_credited_minor = 25500000,
      tx_hash = 'b1a2c3d4e5f60718293a4b5c6d7e8f901122334455667788990011aabbccddee'`,
    says: [/Paid/, /has received your payment of 25\.5 USDT/, /Back to Mama Ngozi/],
  },
  expired: {
    record: `status = 'EXPIRED'`,
    says: [/This payment has expired/, /contact Mama Ngozi/, /Back to Mama Ngozi/],
  },
  review: {
    record: `status = 'MANUAL_REVIEW', review_reason = 'late', amount_received_minor = 25500000`,
    says: [/arrived after the payment time had ended/, /Your money is not lost/, /Back to Mama Ngozi/],
  },
  rejected: {
    record: `status = 'FAILED', resolution = 'reject', resolved_by = 'ada', amount_received_minor = 25500000`,
    says: [/was not accepted/, /Back to Mama Ngozi/],
  },
};

/** The width that every language has to fit. */
const NARROW = { width: 390, height: 844 };

const SCREEN = { width: 900, height: 900 };

/** Each color is looked at by axe-core once, and each size: the two do not depend on each other. */
const LOOKS = [
  { look: 'light', colorScheme: 'light', size: SCREEN, isAnalysed: true },
  { look: 'dark', colorScheme: 'dark', size: SCREEN, isAnalysed: false },
  { look: 'phone', colorScheme: 'light', size: PHONE.viewport, isAnalysed: false },
  { look: 'phone-dark', colorScheme: 'dark', size: PHONE.viewport, isAnalysed: true },
] as const;

async function openSession({ record, isMerchantInactive = false }: Scene): Promise<string> {
  const merchant = await service.createMerchant('Mama Ngozi’s Kitchen & Catering Services, Port Harcourt');
  const { body } = await service.post(
    '/crypto/payments/create',
    {
      amount: 25.5,
      returnUrl: 'https://shop.example.com/orders/1042?step=paid',
      description: 'Two tickets for the Saturday evening show, front row, with dinner',
      merchantReference: 'order-2026-01-31-0000000001042-LAGOS-ISLAND-FRONT-ROW-WITHOUT-A-SPACE',
    },
    { key: merchant.apiKeys.test },
  );
  await service.ownerSql(`update crypto_payments set ${record} where id = $1`, [body.payment.paymentId]);
  if (isMerchantInactive) {
    await service.ownerSql('update businesses set is_active = false where id = $1', [merchant.businessId]);
  }
  return body.payment.checkoutUrl;
}

describe('the checkout page', () => {
  it.each(CHECKOUT_STATES.map((state) => ({ state, ...SCENES[state] })))(
    'is usable by everybody when it is $state',
    async ({ state, says, ...scene }) => {
      const url = await openSession({ ...scene, says });
      await inBrowser({ origin: service.apiUrl, deviceScaleFactor: 2 }, async (context) => {
        const page = await context.newPage();
        await page.goto(url);
        const text = await page.locator('body').textContent();
        for (const each of says) expect(text).toMatch(each);
        await settled(page);
        for (const { look, colorScheme, size, isAnalysed } of LOOKS) {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme });
          if (isAnalysed) await expectNoViolations(page);
          await expectNoSidewaysScroll(page);
          await keepPicture(page, `checkout-${state}-${look}`);
        }
        for (const language of LANGUAGES.keys()) {
          await page.setViewportSize(NARROW);
          await page.goto(`${url}?lang=${language}`);
          await page.locator(`html[lang=${language}]`).waitFor();
          for (const summary of await page.locator('summary').all()) await summary.click();
          await expectNoSidewaysScroll(page);
        }
        await expectNoViolations(page);
      });
    },
  );
});

describe('the page of a payment link', () => {
  const LINK = {
    title: 'Tickets for the Saturday evening show, front row, with dinner',
    description: 'Doors open at six.\nNo refunds.',
    currency: 'NGN',
    minAmount: 5_000,
    maxAmount: 9_999_999.99,
    referenceLabel: 'Name on the ticket, as in the passport',
  };

  it('is usable by everybody: filled in wrong, fixed, and turned off', async () => {
    const merchant = await service.createMerchant('Mama Ngozi’s Kitchen & Catering Services, Port Harcourt');
    const options = { key: merchant.apiKeys.test };
    const linkOf = async (terms: object) =>
      (await service.post('/payment-links', terms, options)).body.paymentLink as { id: string; url: string };
    const open = await linkOf(LINK);
    const fixed = await linkOf({ title: 'Dinner', currency: 'USDT', amount: 25.5 });
    const off = await linkOf({ title: 'Lunch', currency: 'USDT' });
    await service.patch(`/payment-links/${off.id}`, { isActive: false }, options);
    await inBrowser({ origin: service.apiUrl, expected: [/400/], deviceScaleFactor: 2 }, async (context) => {
      const page = await context.newPage();
      const fillInWrong = async () => {
        await page.getByLabel(/naira|naïra/).fill('5000');
        await page.locator('#reference').fill('   ');
        await page.getByRole('button').click();
        await page.getByRole('alert').waitFor();
      };
      for (const [name, { url }] of Object.entries({ open, fixed, off })) {
        await page.goto(url);
        if (name === 'open') await fillInWrong();
        for (const { look, colorScheme, size, isAnalysed } of LOOKS) {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme });
          if (isAnalysed) await expectNoViolations(page);
          await expectNoSidewaysScroll(page);
          await keepPicture(page, `payment-link-${name}-${look}`);
        }
        for (const language of LANGUAGES.keys()) {
          await page.setViewportSize(NARROW);
          await page.goto(`${url}?lang=${language}`);
          await page.locator(`html[lang=${language}]`).waitFor();
          if (name === 'open') await fillInWrong();
          await expectNoSidewaysScroll(page);
        }
      }
    });
  });
});

describe('the receipt', () => {
  it('fits a phone in every language, and can be printed', async () => {
    const url = await openSession(SCENES.paid);
    await inBrowser({ origin: service.apiUrl, colorScheme: 'dark', ...PHONE }, async (context) => {
      const page = await context.newPage();
      await page.goto(url);
      await page.getByRole('link', { name: 'Show receipt' }).click();
      await page.getByRole('heading', { name: 'Receipt' }).waitFor();
      await page.evaluate('window.print = () => { document.title = "printed" }');
      await page.getByRole('button', { name: 'Print' }).press('Enter');
      await page.waitForFunction('document.title === "printed"');
      for (const language of LANGUAGES.keys()) {
        await page.goto(`${url}/receipt?lang=${language}`);
        await expectNoSidewaysScroll(page);
      }
      await expectNoViolations(page);
      await page.emulateMedia({ media: 'print' });
      await page.locator('.actions').waitFor({ state: 'hidden' });
      await keepPicture(page, 'checkout-receipt-print');
    });
  });
});

/** Waits for what a picture must show: the code that can be scanned, where there is one. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(`Promise.all([...document.images].map((image) => image.decode()))`);
}
