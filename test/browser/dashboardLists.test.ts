import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoSidewaysScroll, expectNoViolations, inBrowser, PHONE } from '../support/browser.ts';
import { AMOUNT, heading, inDashboard, isLaidOut, PATIENCE, sendSignIn, show } from '../support/dashboard.ts';
import { nightly } from '../support/nightly.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** The lists of the dashboard: their rows, their filters and their days. */
let service: TestService;
let merchant: TestMerchant;

const post = (path: string, body: object) => service.post(path, body, { key: merchant.apiKeys.test });

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ queues: ['payouts', 'bills', 'collections', 'webhooks'] });
  merchant = await service.createMerchant('Amber Bakery', { password: 'correct horse battery' });
  await service.fund(merchant, 100_000);
  await service.fund(merchant, 100, 'test', 'USDT');
  await orderOneOfEach();
});
afterAll(() => service?.stop());

/** Makes a row for every list, with no more than the API demands. */
async function orderOneOfEach(): Promise<void> {
  const { businessId } = merchant;
  const answers = [
    await post('/payment/process', { businessId, amount: 1_000, serviceType: 'cakes' }),
    // A text that takes no room names nothing either.
    await post('/payment/process', {
      businessId,
      amount: 1_001,
      serviceType: 'cakes',
      description: '\u200b',
    }),
    await post('/withdrawal/request', { businessId, amount: 5_000 }),
    await post('/bills/airtime', { businessId, network: 'mtn', phone: '08012345678', amount: 500 }),
    await post('/crypto/payments/create', { amount: 25 }),
    await post('/cross-border/collections', {
      businessId,
      sourceAmount: 250,
      sourceCurrency: 'GHS',
      country: 'GH',
      paymentMethod: 'MTN Mobile Money',
      customer: { name: 'Kofi Mensah', phone: '+233241234567' },
    }),
  ];
  const { body } = await post('/crypto/withdrawals/quote', { amountUsdt: 10 });
  const { quoteId } = body.quote;
  answers.push(await post('/crypto/withdrawals/request', { businessId, amountUsdt: 10, quoteId }));
  expect(answers.map(({ status, body }) => (status < 300 ? 'made' : body.msg))).toEqual(
    answers.map(() => 'made'),
  );
}

/** Every list by its address, with how many rows it has at least. */
const LISTS: Readonly<Record<string, number>> = {
  '/transactions': 5,
  '/withdrawals': 1,
  '/bills?kind=airtime': 1,
  '/usdt': 1,
  '/sales': 1,
  '/collections': 1,
  '/webhooks': 1,
  '/webhooks?tab=events': 1,
};

/** Gives a test a page of the merchant. */
const open = (path: string, use: (page: Page) => Promise<void>, options: object = {}) =>
  inDashboard(service, { merchant, path, ...options }, use);

/** Addresses of lists with what they do not know or cannot be, and the fields that name it. */
const WRONG_ADDRESSES = [
  ['/transactions?utm_source=mail&limit=9999&cursor=x', []],
  ['/transactions?status=nonsense&from=26/11/2026&to=2026-02-31', ['Status', 'From', 'To']],
  [`/transactions?search=${'x'.repeat(101)}&channel=${'x'.repeat(101)}`, ['Search', 'Channel']],
  ['/transactions?minAmount=many&maxAmount=1.001&sort=biggest', ['Amount from', 'Amount to', 'Order']],
  ['/transactions?status=["COMPLETED"]&from=2026&search={"a":1}', ['Status', 'From', 'Search']],
  ['/withdrawals?status=nonsense&utm_source=mail', ['Status']],
  ['/bills?kind=nonsense&utm_source=mail', []],
  ['/usdt?status=nonsense&utm_source=mail', ['Status']],
  ['/sales?status=nonsense&utm_source=mail', ['Status']],
  ['/collections?status=nonsense&utm_source=mail', ['Status']],
  ['/webhooks?status=nonsense&utm_source=mail', ['Status']],
  ['/webhooks?tab=nonsense&utm_source=mail', []],
] as const;

describe('a list', () => {
  const opensItsRows = (options: object, rowsOf: string) => async () => {
    const openedLists: string[] = [];
    await open(
      '/',
      async (page) => {
        for (const [path, least] of Object.entries(LISTS)) {
          await show(page, path);
          const rows = page.locator(rowsOf);
          await rows.first().waitFor(PATIENCE);
          const count = await rows.count();
          expect(count).toBeGreaterThanOrEqual(least);
          for (let row = 0; row < count; row += 1) {
            const link = rows.nth(row).getByRole('link').first();
            expect(await link.textContent()).toMatch(/[\p{L}\p{N}]/u);
            const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
            expect(Math.min(width, height)).toBeGreaterThan(10);
          }
          await rows.first().getByRole('link').first().click();
          await page.getByRole('dialog').getByRole('button', { name: 'Close' }).waitFor(PATIENCE);
          openedLists.push(path);
        }
      },
      options,
    );
    expect(openedLists).toEqual(Object.keys(LISTS));
  };
  const SCREEN = { viewport: { width: 1280, height: 800 } };
  it('opens each row by a link that can be seen, on a phone', opensItsRows(PHONE, 'main li:has(time)'));
  nightly('opens each row by a link that can be seen, on a screen', opensItsRows(SCREEN, 'main tbody tr'));

  it('is shown whatever its address says, and the bad filter is named', async () => {
    await open('/', async (page) => {
      for (const [path, names] of WRONG_ADDRESSES) {
        await show(page, path);
        await page.getByRole('main').getByRole('table').waitFor(PATIENCE);
        const invalid = page.locator('main [aria-invalid="true"]');
        expect([path, await invalid.count()]).toEqual([path, names.length]);
        for (const name of names) {
          const field = page.getByLabel(new RegExp(`^${name}`)).and(page.locator('input'));
          expect([path, name, await field.getAttribute('aria-invalid')]).toEqual([path, name, 'true']);
        }
        expect([path, await page.getByText('This filter is ignored').count()]).toEqual([path, names.length]);
        expect([path, await page.getByRole('alert').count()]).toEqual([path, 0]);
        await expectNoViolations(page);
      }
    });
  });

  it('is shown whatever its address says, when that is opened from elsewhere', async () => {
    const [[path]] = WRONG_ADDRESSES;
    await open(path, (page) => page.getByRole('main').getByRole('table').waitFor(PATIENCE));
  });

  it('forgets what was wrong with a filter once another value is chosen', async () => {
    await open('/transactions?status=nonsense&from=26/11/2026&utm_source=mail', async (page) => {
      await page.getByText('This filter is ignored').first().waitFor(PATIENCE);
      await page.getByLabel(/^From/).fill('2026-11-26');
      await page.getByRole('combobox', { name: 'Status' }).click();
      await page.getByRole('option', { name: 'Completed' }).click();
      await page.getByText('This filter is ignored').first().waitFor({ state: 'detached' });
      const { searchParams } = new URL(page.url());
      expect(Object.fromEntries(searchParams)).toMatchObject({ status: 'COMPLETED', from: '2026-11-26' });
      expect(searchParams.has('utm_source')).toBe(false);
    });
  });

  it('leads to no other site after signing in, whatever its address says', async () => {
    const expected = [/the server responded with a status of 401/];
    await inBrowser({ origin: service.apiUrl, expected }, async (context) => {
      const page = await context.newPage();
      for (const next of [
        '//evil.example/',
        '/\\evil.example/',
        // Browsers leave out tabs and line breaks of an address.
        '/\t/evil.example/',
        '/\n/evil.example/',
        'https://evil.example/',
        'javascript:document.title="evil"',
      ]) {
        await context.clearCookies();
        await page.goto(`/dashboard/sign-in?next=${encodeURIComponent(next)}`);
        await sendSignIn(page, merchant);
        await heading(page, 'Overview');
        expect([next, new URL(page.url()).origin]).toEqual([next, service.apiUrl]);
      }
    });
  });
});

describe('large amounts', () => {
  it('stay within their cards and the window', async () => {
    const amount = 123_456_789.123456;
    await open('/nothing-here', async (page) => {
      await page.context().route('**/v1/business/**', async (route) => {
        if (route.request().method() !== 'GET') return route.continue();
        const response = await route.fetch();
        const text = await response.text();
        const grown = text
          .replaceAll(/("(?:available|usdtReceived|received|usdtBalance)":)[\d.]+/g, `$1${amount}`)
          .replaceAll(/("(?:held|amount|amountExpected|amountReceived|amountUsdt)":)[\d.]+/g, `$1${amount}`);
        return route.fulfill({ response, body: grown });
      });
      const { payments } = (await service.get('/crypto/payments', { key: merchant.apiKeys.test })).body;
      for (const path of ['/', '/transactions', '/usdt', '/sales', `/usdt/${payments[0].paymentId}`]) {
        await page.goto(`/dashboard${path}`);
        await page
          .getByText(/123,456,789\.12/)
          .first()
          .waitFor(PATIENCE);
        for (const width of [360, 390, 680, 768, 800, 991, 992, 1000, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await isLaidOut(page);
          await expectNoSidewaysScroll(page);
          expect(await beyondTheirFrame(page)).toEqual([]);
        }
      }
      await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
});

describe('days and times', () => {
  it.each(['America/Los_Angeles', 'Pacific/Auckland'])(
    'are those of Lagos and name their zone, in %s',
    async (timezoneId) => {
      const { body } = await post('/payment/process', {
        businessId: merchant.businessId,
        amount: 1_000,
        serviceType: 'cakes',
        description: `Half past midnight, seen in ${timezoneId}`,
      });
      // Half past midnight of 3 March in Lagos, and still 2 March by UTC.
      await service.ownerSql('update transactions set created_at = $2 where id = $1', [
        body.transaction.transactionId,
        '2026-03-02T23:30:00Z',
      ]);
      await open(
        '/transactions?from=2026-03-03&to=2026-03-03',
        async (page) => {
          const row = page.getByRole('row').filter({ hasText: `seen in ${timezoneId}` });
          await row.getByText('3 Mar 2026, 00:30 WAT').waitFor(PATIENCE);
          for (const label of ['From', 'To']) {
            expect(await page.getByLabel(new RegExp(`^${label}`)).inputValue()).toBe('2026-03-03');
          }
          await page.getByLabel(/^To/).fill('2026-03-02');
          await page.getByLabel(/^From/).fill('2026-03-02');
          await page.getByText('No results').waitFor(PATIENCE);
          await page.goto(`/dashboard/transactions/${body.transaction.transactionId}`);
          const times = page.getByRole('dialog').locator('time');
          await times.first().waitFor(PATIENCE);
          for (const time of await times.all()) {
            expect(await time.textContent()).toMatch(/^\d+ \w+ 2026, \d\d:\d\d WAT$/);
            expect(await time.getAttribute('title')).toMatch(/^\d+ \w+ 2026, \d\d:\d\d:\d\d WAT$/);
          }
        },
        { timezoneId },
      );
    },
  );
});

describe('a USDT payment', () => {
  const change = (paymentId: string, record: string) =>
    service.ownerSql(`update crypto_payments set ${record}, updated_at = now() where id = $1`, [paymentId]);

  it('can be paid until the moment that its customer sees, and names what came beyond the amount', async () => {
    const { paymentId } = (await post('/crypto/payments/create', { amount: 25 })).body.payment;
    await change(
      paymentId,
      `status = 'UNDERPAID', amount_received_minor = 10000000, created_at = now() - interval '1 hour', expires_at = now() - interval '1 minute'`,
    );
    await open(`/usdt/${paymentId}`, async (page) => {
      const details = page.getByRole('dialog', { name: 'USDT payment' });
      await details.getByText(/^5[89]:\d\d left$/).waitFor(PATIENCE);
      await details.getByText('Payable until').waitFor();
      expect(await details.getByText('Expired').count()).toBe(0);
      await change(
        paymentId,
        `status = 'SETTLED', amount_received_minor = 60000000, amount_credited_minor = 60000000`,
      );
      await details.getByText('Overpaid by 35.00 USDT').waitFor(PATIENCE);
      await expectNoViolations(page);
    });
  });

  it('lets a deposit of another token arrive late, in the sandbox', async () => {
    const { paymentId, depositAddress } = (await post('/crypto/payments/create', { amount: 25 })).body
      .payment;
    await change(
      paymentId,
      `status = 'EXPIRED', created_at = now() - interval '1 hour', expires_at = now() - interval '1 minute'`,
    );
    await open(`/usdt/${paymentId}`, async (page) => {
      const details = page.getByRole('dialog', { name: 'USDT payment' });
      await details.getByLabel('A token other than USDT').focus(PATIENCE);
      await page.keyboard.press('Space');
      await expectNoViolations(page);
      await details.getByRole('button', { name: 'Let it arrive' }).focus();
      await page.keyboard.press('Enter');
      const arrived = await waitFor('the deposit', async () => {
        const { rows } = await service.ownerSql(
          'select kind, amount from simulated_chain_transactions where to_address = $1',
          [depositAddress],
        );
        return rows[0];
      });
      expect(arrived).toEqual({ kind: 'other_deposit', amount: '25000000' });
    });
  });
});

describe('details', () => {
  it('of a delivery name the transaction, its amount and its reference, in the list and on the page', async () => {
    const made = await post('/withdrawal/request', {
      businessId: merchant.businessId,
      amount: 4_321.5,
      merchantReference: 'order-1042',
    });
    const { transactionId } = made.body.withdrawal;
    await open('/webhooks', async (page) => {
      const row = page.getByRole('row').filter({ hasText: 'order-1042' });
      await row.getByText('₦4,321.50').waitFor(PATIENCE);
      await row.getByRole('link', { name: 'withdrawal.completed' }).click();
      const details = page.getByRole('dialog', { name: 'Delivery' });
      await details.getByText('₦4,321.50').waitFor(PATIENCE);
      await details.getByText('order-1042', { exact: true }).waitFor();
      await expectNoViolations(page);
      await details.getByRole('link', { name: transactionId }).click();
      await page
        .getByRole('dialog', { name: 'Transaction' })
        .getByText('₦4,321.50')
        .first()
        .waitFor(PATIENCE);
    });
  });

  it('of metadata are rows of key and value', async () => {
    const metadata = {
      orderId: 1042,
      customer: { name: 'Ada Obi', isNew: true, note: null },
      items: [{ sku: 'cake', count: 2 }, 'candles'],
      empty: {},
    };
    const rows = {
      orderId: '1042',
      'customer.name': 'Ada Obi',
      'customer.isNew': 'true',
      'customer.note': '—',
      'items.1.sku': 'cake',
      'items.1.count': '2',
      'items.2': 'candles',
      empty: '—',
    };
    const { businessId } = merchant;
    const payment = await post('/payment/process', {
      businessId,
      amount: 900,
      serviceType: 'cakes',
      metadata,
    });
    const session = await post('/crypto/payments/create', { amount: 25, metadata });
    for (const path of [
      `/transactions/${payment.body.transaction.transactionId}`,
      `/usdt/${session.body.payment.paymentId}`,
    ]) {
      await open(path, async (page) => {
        const details = page.getByRole('dialog');
        await details.getByRole('heading', { name: 'Metadata' }).waitFor(PATIENCE);
        for (const [key, value] of Object.entries(rows)) {
          const term = details.getByRole('term').filter({ hasText: new RegExp(`^${key}$`) });
          expect(await term.locator('xpath=following-sibling::dd[1]').textContent()).toBe(value);
        }
        expect(await details.textContent()).not.toContain('{');
        await expectNoViolations(page);
      });
    }
  });
});

describe('the confirmation of a bill', () => {
  it.each([
    ['verified first', true],
    ['not verified before', false],
  ])('names the holder of an account that was %s', async (_, isVerifiedFirst) => {
    await open('/bills?kind=electricity', async (page) => {
      await page.getByRole('combobox', { name: 'Distributor' }).click();
      await page.getByRole('option', { name: /Ikeja/ }).click();
      await page.getByLabel('Meter number').fill('1111111111111');
      if (isVerifiedFirst) {
        await page.getByRole('button', { name: 'Verify account' }).click();
        await page.getByText(/^Belongs to /).waitFor(PATIENCE);
      }
      await page.getByLabel('Phone number of the customer').fill('08012345678');
      await page.getByLabel(AMOUNT).fill('5000');
      await page.getByRole('button', { name: 'Review' }).click();
      const confirmation = page.getByRole('dialog', { name: 'Confirm the purchase' });
      await confirmation.getByText(/^Belongs to \S/).waitFor(PATIENCE);
      await expectNoViolations(page);
    });
  });
});

describe('an address', () => {
  it('names its environment, and opens it wherever it is opened', async () => {
    const { businessId } = merchant;
    const live = await service.post(
      '/payment/process',
      { businessId, amount: 777, serviceType: 'cakes', description: 'A live cake' },
      { key: merchant.apiKeys.prod },
    );
    const { transactionId } = live.body.transaction;
    await open('/transactions', async (page) => {
      await page.waitForURL(/environment=test/);
      for (const link of await page.getByRole('navigation').getByRole('link').all()) {
        expect(await link.getAttribute('href')).toContain('environment=test');
      }
      await page.getByRole('radiogroup', { name: 'Environment' }).getByText('Live').click();
      await page.getByRole('link', { name: 'A live cake' }).click();
      await page.getByRole('dialog').getByText('₦777.00').first().waitFor(PATIENCE);
      const copied = page.url();
      expect(copied).toContain(`/transactions/${transactionId}`);
      expect(new URL(copied).searchParams.get('environment')).toBe('prod');
      await page.goBack();
      await page.goBack();
      await page.getByText('Test: a sandbox, no real money').waitFor(PATIENCE);
    });
    await open(`/transactions/${transactionId}?environment=prod`, async (page) => {
      await page.getByRole('dialog').getByText('₦777.00').first().waitFor(PATIENCE);
      await page.getByText('Live: real money').waitFor();
      // A link that was sent to the merchant does not change where the next window begins.
      const next = await page.context().newPage();
      await next.goto('/dashboard/');
      await next.getByText('Test: a sandbox, no real money').waitFor(PATIENCE);
      await next.goto('/dashboard/usdt?environment=nonsense');
      await next.waitForURL(/environment=test/);
    });
  });
});

describe('the end of a session', () => {
  const signInAgain = async (page: Page, as = merchant) => {
    await heading(page, 'Sign in');
    await sendSignIn(page, as);
  };
  const expected = [/the server responded with a status of 401/];

  it('leaves a filled form as it was, for the same business alone', async () => {
    const other = await service.createMerchant('Other Ltd', { password: 'correct horse battery' });
    const fill = async (page: Page, cookie: string) => {
      await page.getByLabel(AMOUNT).fill('1234.50');
      await page.getByLabel('Your reference').fill('order-7');
      await service.post('/session/end', undefined, { cookie });
      await page.getByRole('button', { name: 'Review' }).click();
    };
    const options = { merchant, path: '/withdrawals', expected };
    await inDashboard(service, options, async (page, cookie) => {
      await fill(page, cookie);
      await signInAgain(page);
      await heading(page, 'Withdrawals');
      expect(await page.getByLabel(AMOUNT).inputValue()).toBe('1234.50');
      expect(await page.getByLabel('Your reference').inputValue()).toBe('order-7');
      await page.getByRole('button', { name: 'Review' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
      const outcome = page.getByRole('region', { name: 'Your withdrawal' });
      await outcome.getByText('Completed', { exact: true }).first().waitFor(PATIENCE);
      expect(await page.getByLabel(AMOUNT).inputValue()).toBe('');
    });
    await inDashboard(service, options, async (page, cookie) => {
      await fill(page, cookie);
      await signInAgain(page, other);
      await heading(page, 'Withdrawals');
      expect(await page.getByLabel(AMOUNT).inputValue()).toBe('');
    });
  });

  it('leaves a form in a dialogue open and filled', async () => {
    const options = { merchant, path: '/transactions?status=COMPLETED', expected };
    await inDashboard(service, options, async (page, cookie) => {
      await page.getByRole('button', { name: 'Record a payment' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(AMOUNT).fill('2,000');
      await dialog.getByLabel('What was paid for').fill('cakes');
      await service.post('/session/end', undefined, { cookie });
      await dialog.getByRole('button', { name: 'Record a payment' }).click();
      await signInAgain(page);
      await dialog.waitFor(PATIENCE);
      expect(await dialog.count()).toBe(1);
      expect(await dialog.getByLabel(AMOUNT).inputValue()).toBe('2,000');
      await dialog.getByRole('button', { name: 'Record a payment' }).click();
      await page
        .getByRole('dialog', { name: 'Transaction' })
        .getByText('₦2,000.00')
        .first()
        .waitFor(PATIENCE);
    });
  });
});

/** The amounts that are wider than the card, the cell or the drawer they stand in. */
function beyondTheirFrame(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('.tabular')]
    .filter((amount) => {
      const frame = amount.closest('td, li, section, [role=dialog], .mantine-Paper-root');
      const edge = frame.getBoundingClientRect().right;
      return amount.checkVisibility() && amount.getBoundingClientRect().right > edge + 1;
    })
    .map((amount) => innerWidth + ': ' + amount.textContent)`);
}
