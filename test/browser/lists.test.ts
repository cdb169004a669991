import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { medianOf } from '../../bench/comparison.ts';
import { MAX_WEBHOOK_ENDPOINTS } from '../../src/domain/webhooks/endpoint.ts';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoSidewaysScroll, expectNoViolations, keepPicture, PHONE } from '../support/browser.ts';
import { AMOUNT, inDashboard, PATIENCE, show } from '../support/dashboard.ts';
import { nightly } from '../support/nightly.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** What every list of the dashboard does alike: rows that open and close, filters, refreshing, keyboard, phone. */
let service: TestService;
let merchant: TestMerchant;

/** So few rows fit that each list has to be scrolled. */
const LOW = { viewport: { width: 1280, height: 420 } };
const NARROW = { ...PHONE, viewport: { width: 390, height: 480 } };

/** Every list whose rows open, by its address. */
const LISTS = [
  '/transactions',
  '/statement',
  '/withdrawals',
  '/bills?kind=airtime',
  '/usdt',
  '/links',
  '/sales',
  '/collections',
  '/approvals',
  '/webhooks',
  '/webhooks?tab=events',
  '/webhooks?tab=endpoints',
] as const;

const DAYS = { from: '2026-01-01', to: '2099-12-31' };

/**
 * Every page with a list: what it reads, the file that it saves, all that its address filters by, with values that leave
 * some rows, and filters that leave none.
 */
const PAGES: Readonly<
  Record<
    string,
    {
      readonly reads: string;
      readonly file: string;
      readonly filters: Readonly<Record<string, string>>;
      readonly none: Readonly<Record<string, string>>;
      /** What the service is asked for instead, where it has other words; null for nothing. */
      readonly asks?: Readonly<Record<string, string | null>>;
      /** How many lines the file has besides its header and those of the rows. */
      readonly moreLines?: number;
    }
  >
> = {
  '/transactions': {
    reads: '/transactions',
    file: '/transactions/export',
    filters: {
      search: 'order-3',
      status: 'COMPLETED',
      kind: 'withdrawal',
      channel: 'bank_transfer',
      minAmount: '1000',
      maxAmount: '1003.5',
      sort: 'largest',
      ...DAYS,
    },
    none: { status: 'REVERSED' },
  },
  '/statement': {
    reads: '/statement',
    file: '/statement/export',
    filters: { asset: 'USDT', ...DAYS },
    none: { to: '2026-01-31' },
    // The balances before and after.
    moreLines: 2,
  },
  '/withdrawals': {
    reads: '/transactions',
    file: '/transactions/export',
    filters: {
      search: 'order-',
      status: 'COMPLETED',
      minAmount: '1001',
      maxAmount: '1012',
      sort: 'oldest',
      ...DAYS,
    },
    none: { status: 'REVERSED' },
  },
  '/bills': {
    reads: '/transactions',
    file: '/transactions/export',
    filters: {
      search: '0801',
      status: 'COMPLETED',
      minAmount: '501',
      maxAmount: '512',
      sort: 'smallest',
      ...DAYS,
    },
    none: { to: '2026-01-31' },
  },
  '/usdt': {
    reads: '/crypto/payments',
    file: '/crypto/payments/export',
    filters: {
      search: 'order-',
      status: 'AWAITING_DEPOSIT',
      minAmount: '25',
      maxAmount: '25.5',
      sort: 'oldest',
      ...DAYS,
    },
    none: { status: 'FAILED' },
  },
  '/links': {
    reads: '/payment-links',
    file: '/payment-links/export',
    filters: { search: 'order-', state: 'active', sort: 'oldest', ...DAYS },
    // A word in the address, a yes or no in the question.
    asks: { state: null, active: 'true' },
    none: { state: 'off' },
  },
  '/sales': {
    reads: '/crypto/withdrawals/history',
    file: '/crypto/withdrawals/export',
    filters: {
      search: '10',
      status: 'COMPLETED',
      minAmount: '10',
      maxAmount: '10.5',
      sort: 'oldest',
      ...DAYS,
    },
    none: { status: 'REVERSED' },
  },
  '/collections': {
    reads: '/cross-border/collections',
    file: '/cross-border/collections/export',
    filters: {
      search: 'kofi',
      status: 'COMPLETED',
      minAmount: '1',
      maxAmount: '1000000',
      sort: 'oldest',
      ...DAYS,
    },
    none: { search: 'nothing' },
  },
  '/approvals': {
    reads: '/approvals',
    file: '/approvals/export',
    filters: { status: 'WAITING', kind: 'withdrawal', ...DAYS },
    none: { kind: 'bill' },
  },
  '/webhooks?tab=deliveries': {
    reads: '/webhooks/deliveries',
    file: '/webhooks/deliveries/export',
    filters: {
      search: 'order-',
      status: 'NO_ADDRESS',
      type: 'withdrawal.completed',
      sort: 'oldest',
      ...DAYS,
    },
    none: { status: 'FAILED' },
  },
  '/webhooks?tab=events': {
    reads: '/events',
    file: '/events/export',
    filters: { type: 'withdrawal.completed' },
    none: { type: 'webhook.test' },
  },
  '/webhooks?tab=endpoints': {
    reads: '/webhooks/endpoints',
    file: '/webhooks/endpoints/export',
    filters: { status: 'ENABLED', eventType: 'bill.failed' },
    none: { status: 'DISABLED' },
  },
  '/api-keys': {
    reads: '/api-keys',
    file: '/api-keys/export',
    filters: { state: 'lasting' },
    none: { state: 'ending' },
  },
  '/users': {
    reads: '/users',
    file: '/users/export',
    filters: { role: 'viewer', status: 'active' },
    none: { role: 'finance' },
  },
  '/audit': {
    reads: '/audit',
    file: '/audit/export',
    filters: { action: 'sign_in', ...DAYS },
    none: { action: 'password' },
  },
  '/requests': {
    reads: '/request-log',
    file: '/request-log/export',
    filters: { method: 'POST', status: '2xx', path: '/crypto/withdrawals', ...DAYS },
    none: { status: '5xx' },
  },
};

/** Pages with a table that is not a list of what a business has, and why. */
const OTHER_TABLES: Readonly<Record<string, string>> = {
  '/sandbox': 'what a developer can cause, which the program knows',
  '/security': 'where one user is signed in, at most some rows',
};

const post = (path: string, body: object, as = merchant) =>
  service.post(path, { businessId: as.businessId, ...body }, { key: as.apiKeys.test });

const pay = (description: string, as = merchant) =>
  post('/payment/process', { amount: 1_000, serviceType: 'cakes', description }, as);

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ queues: ['payouts', 'bills', 'collections', 'webhooks'] });
  merchant = await service.createMerchant('Amber Bakery', { password: 'correct horse battery' });
  await service.fund(merchant, 1_000_000);
  await service.fund(merchant, 1_000, 'test', 'USDT');
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
  // A quote holds for some seconds, so sales do not wait for the rest.
  for (const _ of numbers) await sell();
  await Promise.all(numbers.map((number) => makeOneOfEach(number)));
  await makeApprovals(numbers.length);
  await makeEndpoints();
  await makeUsersAndKeys(numbers.length);
});
afterAll(() => service?.stop());

async function sell(): Promise<void> {
  const { body } = await post('/crypto/withdrawals/quote', { amountUsdt: 10 });
  const { quoteId } = body.quote;
  const { status } = await post('/crypto/withdrawals/request', { amountUsdt: 10, quoteId });
  expect(status).toBeLessThan(300);
}

/** Makes requests for approval as they are stored: the business has one user, who could not turn the rule on. */
async function makeApprovals(count: number): Promise<void> {
  await service.ownerSql(
    `insert into approval_requests (id, business_id, environment, kind, operation, body, amount_minor, destination,
        made_by_user)
      select 'apr_' || lpad(number::text, 4, '0'), $1, 'test', 'withdrawal', '/withdrawal/request', '{}', 100000 + number,
          '0123456789, Guaranty Trust Bank', (select id from users where business_id = $1)
        from generate_series(1, $2::integer) number`,
    [merchant.businessId, count],
  );
}

/** Makes users, invited by no one, and restricted keys. */
async function makeUsersAndKeys(count: number): Promise<void> {
  await service.ownerSql(
    `insert into users (id, business_id, email, name, role, status, password_hash, joined_at)
      select 'usr_' || lpad(number::text, 4, '0'), $1, 'ada' || number || '@amber.example', 'Ada ' || number, 'viewer',
          'active', 'none', now()
        from generate_series(1, $2::integer) number`,
    [merchant.businessId, count],
  );
  const token = await service.logIn(merchant);
  for (let number = 1; number <= count; number += 1) {
    const key = { name: `Server ${number}`, environment: 'test', scopes: ['bills:read'] };
    expect((await service.post('/api-keys', key, { token })).status).toBe(200);
  }
}

/** Makes as many endpoints as there may be, of a type that does not occur. */
async function makeEndpoints(): Promise<void> {
  for (let number = 1; number <= MAX_WEBHOOK_ENDPOINTS; number += 1) {
    const endpoint = { url: `http://127.0.0.1:9/hook/${number}`, eventTypes: ['bill.failed'] };
    expect((await post('/webhooks/endpoints', endpoint)).status).toBe(200);
  }
}

/** Makes a row for every other list. */
async function makeOneOfEach(number: number): Promise<void> {
  const merchantReference = `order-${number}`;
  const answers = [
    await post('/withdrawal/request', { amount: 1_000 + number, merchantReference }),
    await post('/bills/airtime', { network: 'mtn', phone: '08012345678', amount: 500 + number }),
    await post('/crypto/payments/create', { amount: 25, merchantReference }),
    await post('/payment-links', { title: merchantReference, currency: 'USDT', amount: 25 }),
    await post('/cross-border/collections', {
      sourceAmount: 250,
      sourceCurrency: 'GHS',
      country: 'GH',
      paymentMethod: 'MTN Mobile Money',
      customer: { name: 'Kofi Mensah', phone: '+233241234567' },
      merchantReference,
    }),
  ];
  expect(answers.map(({ status, body }) => (status < 300 ? 'made' : body.msg))).toEqual(
    answers.map(() => 'made'),
  );
}

/** Gives a test a page of a merchant. */
const open = (path: string, use: (page: Page) => Promise<void>, options: object = LOW) =>
  inDashboard(service, { merchant, path, ...options }, use);

const withFilters = (path: string, filters: Readonly<Record<string, string>>) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(filters)}`;

const A_MOMENT = /^20\d\d-\d\d-\d\dT/;

const rowsOf = (page: Page) => page.locator('main tbody tr, main li:has(time)');
const placeOf = (page: Page) => page.evaluate<number>('Math.round(scrollY)');
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
/** The address of the link that has the focus. */
const focused = (page: Page) => page.evaluate<string | null>(`document.activeElement.getAttribute('href')`);
const isClosed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached', ...PATIENCE });
const isOpen = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Close' }).waitFor(PATIENCE);

async function rowAt(page: Page, index: number): Promise<Locator> {
  const row = rowsOf(page).nth(index);
  await row.waitFor(PATIENCE);
  return row;
}

/** Scrolls to what is far down. */
async function scrollTo(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  // The page hears of it with the next frame.
  await page.evaluate(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`);
  expect(await placeOf(page)).toBeGreaterThan(100);
}

/** Scrolls to a row far down, and gives the link that opens it. */
async function scrollToRow(page: Page): Promise<Locator> {
  const link = (await rowAt(page, 9)).getByRole('link').first();
  await scrollTo(page, link);
  return link;
}

describe('a row', () => {
  const keepsPlaceAndFocus = (options: object) => async () => {
    await open(
      '/',
      async (page) => {
        for (const path of LISTS) {
          await page.goto(`/dashboard${path}`);
          const link = await scrollToRow(page);
          const [place, list, href] = [await placeOf(page), pathOf(page), await link.getAttribute('href')];
          const keeps = async () => {
            await isClosed(page);
            await page.waitForURL((url) => url.pathname + url.search === list, PATIENCE);
            await waitFor(`the focus of ${path}`, async () => (await focused(page)) === href);
            expect([path, await placeOf(page)]).toEqual([path, place]);
          };
          await link.focus();
          await page.keyboard.press('Enter');
          await isOpen(page);
          // A movement of the statement opens over the page that has such things.
          if (path !== '/statement') expect([path, await placeOf(page)]).toEqual([path, place]);
          await page.keyboard.press('Escape');
          await keeps();
          await link.click();
          await isOpen(page);
          await page.goBack();
          await keeps();
          await page.keyboard.press('Enter');
          await isOpen(page);
          await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
          await keeps();
        }
      },
      options,
    );
  };
  it('keeps place and focus when it is opened and closed, in a low window', keepsPlaceAndFocus(LOW));
  nightly('keeps place and focus when it is opened and closed, in a phone', keepsPlaceAndFocus(NARROW));

  it('adds one entry to the history, which closing takes away', async () => {
    await open('/transactions', async (page) => {
      await page.goto('/dashboard/profile');
      await page.getByRole('link', { name: 'Transactions', exact: true }).click();
      for (const _ of [1, 2]) {
        await rowsOf(page).first().getByRole('link').first().click();
        await isOpen(page);
        // Twice before the first has any effect.
        await page.evaluate(`for (const _ of [1, 2])
          document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))`);
        await isClosed(page);
        expect(new URL(page.url()).pathname).toBe('/dashboard/transactions');
      }
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor(PATIENCE);
    });
  });

  it('that was opened by its address closes to its list, also after a reload', async () => {
    await open('/collections', async (page) => {
      await rowsOf(page).first().getByRole('link').first().click();
      await isOpen(page);
      await page.reload();
      await isOpen(page);
      await page.keyboard.press('Escape');
      await isClosed(page);
      const link = rowsOf(page).first().getByRole('link').first();
      const address = await link.getAttribute('href');
      await page.goto('about:blank');
      await page.goto(address ?? '');
      await isOpen(page);
      await rowsOf(page).first().waitFor(PATIENCE);
      await page.keyboard.press('Escape');
      await isClosed(page);
      expect(new URL(page.url()).pathname).toBe('/dashboard/collections');
      await waitFor('the focus', async () => (await focused(page)) === address);
      await page.goBack();
      expect(page.url()).toBe('about:blank');
    });
  });

  it('leaves a half-filled form of its page as it is', async () => {
    await open('/withdrawals', async (page) => {
      await page.getByLabel(AMOUNT).fill('1234.50');
      await (await scrollToRow(page)).click();
      await isOpen(page);
      await page.keyboard.press('Escape');
      await isClosed(page);
      expect(await page.getByLabel(AMOUNT).inputValue()).toBe('1234.50');
    });
  });
});

describe('the header of a list', () => {
  it('stays in view while its rows are scrolled', async () => {
    await open('/', async (page) => {
      for (const path of Object.keys(PAGES)) {
        await show(page, path);
        await scrollTo(page, await rowAt(page, 9));
        const frame = await page.getByRole('banner').boundingBox();
        const header = await page.locator('main thead').boundingBox();
        expect([path, header?.y]).toEqual([path, (frame?.y ?? 0) + (frame?.height ?? 0)]);
      }
    });
  });
});

/** A time says something only of a machine that has nothing else to do: `MEASURE_SEARCH=1` measures. */
const isMeasured = process.env.MEASURE_SEARCH === '1';

describe('a search of 100,000 transactions', () => {
  (isMeasured ? it : it.skip)(
    'shows its result within 300 ms of the last key, on a processor that is four times slower',
    async () => {
      const large = await service.createMerchant('Large Ltd', { password: 'correct horse battery' });
      await service.ownerSql(
        `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
          description, metadata, merchant_reference, created_at)
        select 'txn_' || md5($1 || number), $1, 'test', 'payment', 'COMPLETED', number, 0, 'fees',
            'Customer ' || number, '', '{}', 'large-' || number, now() - number * interval '1 minute'
          from generate_series(1, 100000) number`,
        [large.businessId],
      );
      await service.ownerSql('analyze transactions');
      await inDashboard(service, { merchant: large, path: '/transactions', ...LOW }, async (page) => {
        await page.getByText('More than 10,000 rows').waitFor(PATIENCE);
        const cdp = await page.context().newCDPSession(page);
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await page.evaluate(`
        addEventListener('input', () => { window.typedAt = performance.now(); window.shownAt = undefined; }, true);
        new MutationObserver(() => {
          const rows = [...document.querySelectorAll('main tbody tr')];
          if (rows.length === 1 && rows[0].textContent.includes(window.wanted)) window.shownAt ??= performance.now();
        }).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });`);
        const field = page.getByLabel('Search this list');
        const times: number[] = [];
        for (const number of [50_000, 60_001, 70_002, 80_003, 90_004]) {
          await page.evaluate(`window.wanted = 'Customer ${number}'`);
          await field.fill(`customer ${number}`);
          await waitFor('the result', () => page.evaluate<boolean>('window.shownAt !== undefined'));
          times.push(await page.evaluate<number>('window.shownAt - window.typedAt'));
        }
        expect(medianOf(times)).toBeLessThanOrEqual(300);
      });
    },
  );
});

describe('a list used by keyboard', () => {
  let busy: TestMerchant;
  const openBusy = (path: string, use: (page: Page) => Promise<void>) =>
    inDashboard(service, { merchant: busy, path, ...LOW }, use);
  const hasFocus = (page: Page, selector: string) =>
    waitFor(`the focus on ${selector}`, () =>
      page.evaluate<boolean>(`document.activeElement.matches(${JSON.stringify(selector)})`),
    );

  beforeAll(async () => {
    busy = await service.createMerchant('Keyboard Ltd', { password: 'correct horse battery' });
    await service.fund(busy, 100_000);
    for (let number = 1; number <= 26; number += 1) await pay(`Cake ${number}`, busy);
  });

  it('goes on with the first of the rows that follow', async () => {
    await openBusy('/transactions', async (page) => {
      await rowAt(page, 24);
      await page.getByRole('button', { name: 'Show more' }).focus();
      await page.keyboard.press('Enter');
      const link = (await rowAt(page, 25)).getByRole('link').first();
      await hasFocus(page, `[href="${await link.getAttribute('href')}"]`);
    });
  });

  it('keeps its place when what has the focus goes', async () => {
    await openBusy('/transactions?status=FAILED', async (page) => {
      const clear = page.getByRole('button', { name: 'Clear filters' });
      await clear.focus();
      await page.keyboard.press('Enter');
      await rowAt(page, 0);
      await hasFocus(page, '[data-list]');
      await page.goto('/dashboard/api-keys');
      const revoked = rowsOf(page).filter({ hasText: 'Payroll' });
      const key = { name: 'Payroll', environment: 'test', scopes: ['bills:read'] };
      await service.post('/api-keys', key, { token: await service.logIn(busy) });
      await page.reload();
      await revoked.getByRole('button', { name: 'Revoke' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).focus();
      await page.keyboard.press('Enter');
      await revoked.waitFor({ state: 'detached', ...PATIENCE });
      await hasFocus(page, '[data-list]');
    });
  });

  it('keeps its place when the open row is no longer in it', async () => {
    const { body } = await post('/withdrawal/request', { amount: 5_000.05 }, busy);
    await openBusy('/withdrawals?status=PROCESSING', async (page) => {
      await (await rowAt(page, 0)).getByRole('link').first().click();
      await isOpen(page);
      await service.ownerSql(
        `with settled as (update orders set status = 'FAILED', settled_at = now() where id = $1)
          update transactions set status = 'FAILED' where id = $1`,
        [body.withdrawal.transactionId],
      );
      await page.getByText('No results').waitFor(PATIENCE);
      await isOpen(page);
      await page.keyboard.press('Escape');
      await isClosed(page);
      await hasFocus(page, '[data-list]');
    });
  });
});

describe('long names', () => {
  const LONG = 'pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2);
  let named: TestMerchant;

  beforeAll(async () => {
    named = await service.createMerchant('Names Ltd', { password: 'correct horse battery' });
    await service.fund(named, 100_000);
    await service.ownerSql(
      `with joined as (
        insert into users (id, business_id, email, name, role, status, password_hash, joined_at)
          select 'usr_named', $1, left($2, 64) || '@names.example', $2, 'viewer', 'active', 'none', now() returning id)
        insert into approval_requests (id, business_id, environment, kind, operation, body, amount_minor, destination,
            made_by_user)
          select 'apr_named', $1, 'test', 'withdrawal', '/withdrawal/request', '{}', 100000, $2, id from joined`,
      [named.businessId, LONG],
    );
    await service.ownerSql(
      `insert into audit_log (actor, action, subject, business_id, proven_by, address, user_agent, after)
        values ('usr_named', 'user.change_role', 'usr_named', $1, 'session', '127.0.0.1', $2, jsonb_build_object('user', $2::text))`,
      [named.businessId, LONG],
    );
    const key = { name: LONG, environment: 'test', scopes: ['bills:read'] };
    const made = await service.post('/api-keys', key, { token: await service.logIn(named) });
    expect(made.status).toBe(200);
    await pay(LONG, named);
  });

  it.each([360, 800, 1280])('hide nothing of a row: %d', async (width) => {
    await inDashboard(
      service,
      { merchant: named, path: '/', viewport: { width, height: 800 } },
      async (page) => {
        for (const path of ['/users', '/approvals', '/api-keys', '/audit', '/transactions']) {
          await show(page, path);
          await rowAt(page, 0);
          await expectNoSidewaysScroll(page);
          expect([path, await hiddenTexts(page)]).toEqual([path, []]);
        }
      },
    );
  });

  /** The texts of rows that stand beyond the frame of their list, or that their badge cuts off. */
  function hiddenTexts(page: Page): Promise<string[]> {
    return page.evaluate<string[]>(`[...document.querySelectorAll('[data-list] :is(td, li) *')]
      .flatMap((each) => [...each.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
      .filter((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const frame = text.parentElement.closest('td, .mantine-Paper-root').getBoundingClientRect();
        const label = text.parentElement.closest('.mantine-Badge-label');
        return (
          range.getBoundingClientRect().right > frame.right + 1 || (label && label.scrollWidth > label.clientWidth)
        );
      })
      .map((text) => text.textContent)`);
  }
});

describe('what is under way', () => {
  /** A merchant with a payout that no one knows the outcome of, and payments before it. */
  async function withPayments(count: number): Promise<TestMerchant> {
    const made = await service.createMerchant('Busy Ltd', { password: 'correct horse battery' });
    await service.fund(made, 100_000);
    for (let number = 1; number <= count; number += 1) await pay(`Cake ${number}`, made);
    const { body } = await post('/withdrawal/request', { amount: 5_000.05 }, made);
    expect(body.withdrawal.status).toBe('PROCESSING');
    return made;
  }

  /** Opens the list with all its pages, counting what is asked of the service. */
  async function showAll(page: Page): Promise<{ first: number; later: number }> {
    const asked = { first: 0, later: 0 };
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/v1/business/transactions')
        asked[searchParams.has('cursor') ? 'later' : 'first'] += 1;
    });
    await page.reload();
    const more = page.getByRole('button', { name: 'Show more' });
    for (const rows of [25, 50]) {
      await rowsOf(page)
        .nth(rows - 1)
        .waitFor(PATIENCE);
      await more.click();
    }
    await more.waitFor({ state: 'detached', ...PATIENCE });
    return asked;
  }

  /** The list as it is shown, by the addresses of its rows. */
  const shown = (page: Page) =>
    page.evaluate<string[]>(
      `[...document.querySelectorAll('main tbody tr')].map((row) => row.querySelector('a').pathname.split('/').at(-1))`,
    );

  async function stored(of: TestMerchant): Promise<string[]> {
    const ids: string[] = [];
    const token = await service.logIn(of);
    const headers = { 'x-business-env': 'test' };
    for (let cursor = ''; ; ) {
      const { body } = await service.get(`/transactions?limit=50${cursor}`, { token, headers });
      ids.push(...body.transactions.map(({ id }: { id: string }) => id));
      if (body.nextCursor === null) return ids;
      cursor = `&cursor=${encodeURIComponent(body.nextCursor)}`;
    }
  }

  it('has the first page alone read again, and loses no row to new ones', async () => {
    const busy = await withPayments(54);
    const options = { merchant: busy, path: '/transactions', ...LOW };
    await inDashboard(service, options, async (page) => {
      const asked = await showAll(page);
      expect(asked.later).toBe(2);
      const first = asked.first;
      await waitFor('three refreshes', () => asked.first >= first + 3);
      expect(asked.later).toBe(2);
      expect(await shown(page)).toEqual(await stored(busy));
      // Some new ones push rows out of the first page; they are still shown, once.
      for (const name of ['New 1', 'New 2', 'New 3']) await pay(name, busy);
      await page.getByRole('link', { name: 'New 3' }).waitFor(PATIENCE);
      expect(await shown(page)).toEqual(await stored(busy));
      expect(asked.later).toBe(2);
      // More than a page of new ones leave no gap.
      const names = Array.from({ length: 30 }, (_, index) => `Newer ${index}`);
      const held = Promise.withResolvers<void>();
      await page.context().route('**/v1/business/transactions?*', async (route) => {
        await held.promise;
        await route.continue();
      });
      await Promise.all(names.map((name) => pay(name, busy)));
      held.resolve();
      await page
        .getByRole('link', { name: /^Newer/ })
        .nth(29)
        .waitFor(PATIENCE);
      expect(await shown(page)).toEqual((await stored(busy)).slice(0, 75));
      await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
});

describe('the filters of a list', () => {
  it('say that nothing fits them, and are cleared at once', async () => {
    await open('/', async (page) => {
      for (const [path, { none }] of Object.entries(PAGES)) {
        await show(page, withFilters(path, none));
        await page.getByText('No results').waitFor(PATIENCE);
        await expectNoViolations(page);
        await page.getByRole('button', { name: 'Clear filters' }).click();
        await rowsOf(page).first().waitFor(PATIENCE);
        const { pathname, searchParams } = new URL(page.url());
        expect(pathname).toBe(`/dashboard${path.replace(/\?.*/, '')}`);
        expect([path, ...searchParams.keys()]).not.toContain(Object.keys(none)[0]);
      }
    });
  });

  it('below a form are chosen where they are', async () => {
    await open('/withdrawals', async (page) => {
      await rowAt(page, 0);
      const status = page.getByRole('combobox', { name: 'Status' });
      await scrollTo(page, status);
      const place = await placeOf(page);
      await status.click();
      await page.getByRole('option', { name: 'Failed' }).click();
      await page.getByText('No results').waitFor(PATIENCE);
      expect(await placeOf(page)).toBe(place);
    });
  });
});

describe('an empty list', () => {
  it('says what will be in it', async () => {
    const empty = await service.createMerchant('Empty Ltd', { password: 'correct horse battery' });
    await inDashboard(service, { merchant: empty, path: '/' }, async (page) => {
      for (const [path, says] of [
        ['/transactions', 'No transactions yet'],
        ['/withdrawals', 'No withdrawals yet'],
        ['/bills', 'Nothing bought yet'],
        ['/usdt', 'No USDT payments yet'],
        ['/sales', 'Nothing sold yet'],
        ['/collections', 'No collections yet'],
        ['/approvals', 'Nothing waits'],
        ['/webhooks', 'No deliveries'],
        ['/webhooks?tab=events', 'No events in the last thirty days'],
        ['/webhooks?tab=endpoints', 'No endpoints yet'],
        ['/statement', 'Nothing moved in this period'],
      ] as const) {
        await show(page, path);
        await page.getByText(says).waitFor(PATIENCE);
      }
    });
  });
});

describe('a list that cannot be read', () => {
  it('says so above the rows that it has, and reads again when it is told to', async () => {
    await open(
      '/sales',
      async (page) => {
        await rowsOf(page).first().waitFor(PATIENCE);
        await page.context().route('**/v1/business/crypto/withdrawals/history?*', (route) => route.abort());
        await page.getByRole('link', { name: 'Profile' }).click();
        await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor(PATIENCE);
        await page.reload();
        await page.getByRole('link', { name: 'Sell USDT' }).click();
        const problem = page.getByRole('alert').filter({ hasText: 'The service cannot be reached' });
        await problem.waitFor(PATIENCE);
        await page.context().unroute('**/v1/business/crypto/withdrawals/history?*');
        await problem.getByRole('button', { name: 'Try again' }).click();
        await rowsOf(page).first().waitFor(PATIENCE);
        await problem.waitFor({ state: 'detached' });
      },
      { ...LOW, expected: [/ERR_FAILED/] },
    );
  });
});

describe('the days of the overview', () => {
  it('are a table once it is asked for', async () => {
    await open('/', async (page) => {
      await page.getByText('Show the numbers').click();
      await page.getByRole('table', { name: 'By day' }).getByRole('row').nth(1).waitFor(PATIENCE);
      await expectNoViolations(page);
    });
  });
});

describe('every list', () => {
  const SCREEN = { viewport: { width: 1280, height: 800 } };
  const DARK_PHONE = { ...PHONE, viewport: { width: 390, height: 800 }, colorScheme: 'dark' };
  const expectUsableBy = (look: string, options: object) => async () => {
    const expectUsable = async (page: Page, name: string) => {
      await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
      await keepPicture(page, `list${name.replaceAll(/\W+/g, '-')}-${look}`);
    };
    await open(
      '/',
      async (page) => {
        for (const path of new Set<string>([...LISTS, ...Object.keys(PAGES)])) {
          await show(page, path);
          await rowsOf(page).first().waitFor(PATIENCE);
          await expectUsable(page, path);
          if (!LISTS.some((each) => each === path)) continue;
          await rowsOf(page).getByRole('link').first().click();
          await isOpen(page);
          await expectUsable(page, `${path}-open`);
        }
      },
      options,
    );
  };
  it('can be used by anybody, with a row open and without, on a screen', expectUsableBy('screen', SCREEN));
  nightly(
    'can be used by anybody, with a row open and without, dark and on a phone',
    expectUsableBy('dark-phone', DARK_PHONE),
  );
});

describe('every page with a list', () => {
  /** A list that is drawn: with its rows, or with why there are none. */
  const LIST = 'main :is(table, ul)[aria-label], main .mantine-EmptyState-root';
  const isRead = (page: Page) =>
    page
      .locator('main .mantine-Skeleton-root')
      .first()
      .waitFor({ state: 'detached', ...PATIENCE });

  /** Collects by what a page filters each call of a path: its query without the page, the sums and the business. */
  function collectQueries(page: Page, path: string): string[] {
    const queries: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname !== `/v1/business${path}`) return;
      for (const name of ['limit', 'cursor', 'businessId', 'summary']) searchParams.delete(name);
      searchParams.sort();
      queries.push(searchParams.toString());
    });
    return queries;
  }

  it('is in the table of this test', async () => {
    const source = await readFile(new URL('../../web/src/router.tsx', import.meta.url), 'utf8');
    const routes = [...source.matchAll(/=> signedIn,\s+path: '([^']+)'/g)].map(([, path = '']) => path);
    expect(routes.length).toBeGreaterThan(15);
    await open('/', async (page) => {
      const found = new Set<string>();
      for (const path of routes) {
        await show(page, path);
        const tabs = page.getByRole('tab');
        for (let index = 0; index < Math.max(1, await tabs.count()); index += 1) {
          if ((await tabs.count()) > 0) await tabs.nth(index).click();
          await isRead(page);
          if ((await page.locator(LIST).count()) === 0) continue;
          const tab = new URL(page.url()).searchParams.get('tab');
          found.add(tab === null ? path : `${path}?tab=${tab}`);
        }
      }
      expect([...found].sort()).toEqual([...Object.keys(PAGES), ...Object.keys(OTHER_TABLES)].sort());
    });
  });

  it('filters by its address and saves what is left', async () => {
    await open('/', async (page) => {
      for (const [path, { reads, file, filters, asks, moreLines = 0 }] of Object.entries(PAGES)) {
        const asked = collectQueries(page, reads);
        const saved = collectQueries(page, file);
        await show(page, path);
        await rowsOf(page).first().waitFor(PATIENCE);
        await waitFor(`what ${path} asks`, () => asked.length > 0);
        const unfiltered = asked.at(-1);
        await show(page, withFilters(path, filters));
        await rowsOf(page).first().waitFor(PATIENCE);
        const filtered = asked.at(-1);
        for (const [name, value] of Object.entries({ ...filters, ...asks })) {
          const sent = new URLSearchParams(filtered).get(name);
          if (name === 'from' || name === 'to')
            expect([path, sent]).toEqual([path, expect.stringMatching(A_MOMENT)]);
          else expect([path, name, sent]).toEqual([path, name, value]);
        }
        const download = page.waitForEvent('download', PATIENCE);
        await page.getByRole('button', { name: 'Export CSV' }).click();
        const text = await readFile(await (await download).path(), 'utf8');
        expect([path, ...saved]).toEqual([path, filtered]);
        const lines = text.trimEnd().split('\r\n').length;
        if ((await page.getByRole('button', { name: 'Show more' }).count()) === 0)
          expect([path, lines]).toEqual([path, 1 + (await rowsOf(page).count()) + moreLines]);
        // A value that is none is left out, and said to be.
        const nonsense = Object.keys(filters).map((name) => [name, 'x'.repeat(301)]);
        await page.goto(`/dashboard${withFilters(path, Object.fromEntries(nonsense))}`);
        await page.getByText('This filter is ignored').first().waitFor(PATIENCE);
        await rowsOf(page).first().waitFor(PATIENCE);
        expect([path, asked.at(-1)]).toEqual([path, unfiltered]);
      }
    });
  });
});
