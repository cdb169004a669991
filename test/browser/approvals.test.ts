import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoViolations, inBrowser, keepPicture } from '../support/browser.ts';
import { AMOUNT, heading, PATIENCE } from '../support/dashboard.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { addUser, signInUser, type TestUser } from '../support/users.ts';

const PASSWORD = 'correct horse battery';

let service: TestService;
let merchant: TestMerchant;
let finance: TestUser;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ queues: ['payouts'], env: { MAIL_URL: '' } });
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
  await service.fund(merchant, 1_000_000);
  finance = await addUser(service, merchant, 'finance');
});
afterAll(() => service?.stop());

/** Gives a test a page of the dashboard for each of two people: the owner, and a user with the role finance. */
async function asTwo(use: (pages: { readonly owner: Page; readonly maker: Page }) => Promise<void>) {
  const pageOf = async (cookie: string, work: (page: Page) => Promise<void>) => {
    const [name = '', value = ''] = cookie.split('=');
    await inBrowser({ origin: service.apiUrl }, async (context) => {
      await context.addCookies([{ name, value, url: service.apiUrl }]);
      await work(await context.newPage());
    });
  };
  await pageOf(await service.signIn(merchant), async (owner) => {
    await pageOf(await signInUser(service, merchant, finance), (maker) => use({ owner, maker }));
  });
}

/** Orders a withdrawal, which then waits. Returns the address of its request. */
async function order(page: Page, amount: string): Promise<string> {
  await page.goto('/dashboard/withdrawals?environment=test');
  await heading(page, 'Withdrawals');
  await page.getByLabel(AMOUNT).fill(amount);
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const outcome = page.getByRole('region', { name: 'Your withdrawal' });
  await outcome.getByText('This order waits for approval by a second person').waitFor(PATIENCE);
  const link = outcome.getByRole('link', { name: 'Open the request' });
  const address = await link.getAttribute('href');
  await link.click();
  const drawer = page.getByRole('dialog', { name: 'Request for approval' });
  await drawer
    .getByText('You made this request. Another user with this permission decides')
    .waitFor(PATIENCE);
  expect(await drawer.getByRole('button', { name: 'Approve' }).count()).toBe(0);
  return address ?? '';
}

it('approves and refuses a withdrawal, by two people', async () => {
  await asTwo(async ({ owner, maker }) => {
    await owner.goto('/dashboard/bank-account?environment=test');
    const rule = owner.getByRole('region', { name: 'Approval by a second person' });
    await rule.getByLabel('Withdrawals, bills and refunds above').fill('10,000');
    await rule.getByRole('button', { name: 'Save' }).click();
    await owner.getByText('Saved').waitFor(PATIENCE);
    await expectNoViolations(owner);

    const approved = await order(maker, '50000');
    await owner.getByRole('link', { name: 'Approvals' }).click();
    await heading(owner, 'Approvals');
    await owner.getByRole('link', { name: 'Withdrawal', exact: true }).click();
    const request = owner.getByRole('dialog', { name: 'Request for approval' });
    await request.getByText('0123456789, Guaranty Trust Bank').waitFor(PATIENCE);
    await request.getByText(finance.email).waitFor(PATIENCE);
    await expectNoViolations(owner);
    await keepPicture(owner, 'approval');
    await request.getByRole('button', { name: 'Approve' }).click();
    await owner
      .getByRole('dialog', { name: 'Approve this request?' })
      .getByRole('button', { name: 'Approve' })
      .click();
    await request.getByText('Approved', { exact: true }).waitFor(PATIENCE);
    await request.getByRole('link', { name: 'Open the order' }).click();
    await owner.getByRole('dialog', { name: 'Transaction' }).getByText('Completed').first().waitFor(PATIENCE);
    // The one who made it sees it without doing anything.
    await maker
      .getByRole('dialog', { name: 'Request for approval' })
      .getByRole('link', { name: 'Open the order' })
      .waitFor(PATIENCE);
    expect(approved).toContain('/dashboard/approvals/apr_');

    await order(maker, '60000');
    await owner.goto('/dashboard/approvals?environment=test&status=WAITING');
    await owner.getByRole('link', { name: 'Withdrawal', exact: true }).click();
    await request.getByRole('button', { name: 'Refuse' }).click();
    const refusal = owner.getByRole('dialog', { name: 'Refuse this request?' });
    await refusal.getByLabel('Reason').fill('It was paid yesterday.');
    await refusal.getByRole('button', { name: 'Refuse' }).click();
    await request.getByText('It was paid yesterday.').waitFor(PATIENCE);
    await maker.getByText('It was paid yesterday.').waitFor(PATIENCE);
    const { heldMinor, availableMinor } = await service.ledger.balances(
      { businessId: merchant.businessId, environment: 'test' },
      'NGN',
    );
    expect({ heldMinor, availableMinor }).toEqual({ heldMinor: 0n, availableMinor: 94_997_500n });
  });
});

it('shows both rules to the one who approves a change of it', async () => {
  const admin = await addUser(service, merchant, 'admin');
  const cookie = await signInUser(service, merchant, admin);
  const weaker = { aboveNgn: 20_000, aboveUsdt: null, includesKeys: false };
  const { body } = await service.post('/approval-rule', weaker, { cookie });
  expect(body.approval.previousAboveNgn).toBe(10_000);
  await asTwo(async ({ owner }) => {
    await owner.goto(`/dashboard/approvals/${body.approval.id}?environment=test`);
    const request = owner.getByRole('dialog', { name: 'Request for approval' });
    const change = '₦10,000.00 becomes ₦20,000.00';
    await request.getByText(change).waitFor(PATIENCE);
    await request.getByText('No, as before').waitFor(PATIENCE);
    await request.getByRole('button', { name: 'Approve' }).click();
    const confirmation = owner.getByRole('dialog', { name: 'Approve this request?' });
    await confirmation.getByText(change).waitFor(PATIENCE);
    await confirmation.getByRole('button', { name: 'Approve' }).click();
    await request.getByText('Approved', { exact: true }).waitFor(PATIENCE);
  });
});
