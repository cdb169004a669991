import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { runAdminOn } from '../support/admin.ts';
import { expectNoSidewaysScroll, expectNoViolations } from '../support/browser.ts';
import { AMOUNT, heading, inDashboard, PATIENCE } from '../support/dashboard.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

/** Money that is taken back, in the dashboard: the form of a refund, and what the statement shows of refunds, debts and holds. */
let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ queues: [] });
  merchant = await service.createMerchant('Amber Bakery', { password: 'correct horse battery' });
});
afterAll(() => service?.stop());

async function pay(amount: number): Promise<string> {
  const body = {
    businessId: merchant.businessId,
    amount,
    serviceType: 'cakes',
    externalPayerName: 'Ada Obi',
  };
  const { body: paid } = await service.post('/payment/process', body, { key: merchant.apiKeys.test });
  return paid.transaction.transactionId;
}

async function admin(...args: readonly string[]): Promise<void> {
  const { code, err } = await runAdminOn(service, [...args, '--operator', 'ada']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
}

it('a payment is refunded by the form, which names what is wrong, in a part and then whole', async () => {
  const paymentId = await pay(1_000);
  await service.fund(merchant, 100);
  const path = `/transactions/${paymentId}?environment=test`;
  // The service refuses a part beyond the payment.
  const expected = [/the server responded with a status of 400/];
  await inDashboard(service, { merchant, path, expected }, async (page) => {
    const details = page.getByRole('dialog').first();
    await details.getByText('Can still be refunded').waitFor(PATIENCE);
    await details.getByRole('button', { name: 'Refund', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Refund this payment' });
    expect(await form.getByLabel(AMOUNT).inputValue()).toBe('1000');
    await expectNoViolations(page);

    await form.getByLabel(AMOUNT).fill('1,000.01');
    await form.getByLabel('Reason').fill(' ');
    await form.getByRole('button', { name: 'Refund', exact: true }).click();
    await form.getByText('Enter a reason').waitFor(PATIENCE);
    await form.getByLabel('Reason').fill('The cake was late');
    await form.getByRole('button', { name: 'Refund', exact: true }).click();
    await form.getByText('must be at most 1000 naira, which is left of the payment').waitFor(PATIENCE);
    await expectNoViolations(page);

    await form.getByLabel(AMOUNT).fill('400');
    await form.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByText('The refund is recorded').waitFor(PATIENCE);
    await details.getByText('Partly refunded').waitFor(PATIENCE);
    await details.getByText('₦600.00').waitFor(PATIENCE);

    await details.getByRole('button', { name: 'Refund', exact: true }).click();
    await form.getByLabel('Reason').fill('And the rest');
    await form.getByRole('button', { name: 'Refund', exact: true }).click();
    await details.getByText('Refunded', { exact: true }).waitFor(PATIENCE);
    // Nothing is left to refund.
    await details
      .getByRole('button', { name: 'Refund', exact: true })
      .waitFor({ ...PATIENCE, state: 'detached' });
  });
  const { body } = await service.get(`/transactions/${paymentId}`, { key: merchant.apiKeys.test });
  expect(body.transaction).toMatchObject({ status: 'REFUNDED', refundableAmount: 0 });
});

it('the statement shows refunds, what is owed and repaid, and what is on hold; a repayment is opened', async () => {
  // The wallet has 100 after the refunds, and owes what a chargeback takes beyond it.
  const paymentId = await pay(500);
  await admin(
    'wallet',
    'hold',
    merchant.businessId,
    '--env',
    'test',
    '--amount',
    '50',
    '--case',
    'FR-9',
    '--ground',
    'fraud_report',
    '--reason',
    'Bank B asks it back',
  );
  await admin(
    'ledger',
    'adjust',
    merchant.businessId,
    '--env',
    'test',
    '--amount=-540',
    '--reason',
    'a test',
  );
  await admin(
    'payments',
    'chargeback',
    'open',
    paymentId,
    '--amount',
    '300',
    '--dispute',
    'dp_1',
    '--reason',
    'the card was stolen',
  );
  await pay(100);
  await inDashboard(service, { merchant, path: '/statement?environment=test' }, async (page) => {
    await heading(page, 'Statement');
    const main = page.locator('main');
    await main.getByText('Repayment of a debt').waitFor(PATIENCE);
    expect(await main.locator('dl').textContent()).toContain('On hold after₦50.00');
    const text = (await main.textContent())?.replaceAll(/\s/g, ' ') ?? '';
    expect(text).toMatch(/Refund: The cake was late.*– ₦394\.00/);
    expect(text).toMatch(/On hold: fraud report, case FR-9: Bank B asks it back.*– ₦50\.00/);
    expect(text).toContain('Debt: Chargeback: the card was stolen');
    expect(await main.locator('dl').textContent()).toContain('Owed after₦199.00');
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);

    await page.getByRole('link', { name: 'Repayment of a debt' }).click(PATIENCE);
    const details = page.getByRole('dialog');
    await details.getByText('Repayment of a debt').first().waitFor(PATIENCE);
    expect(new URL(page.url()).pathname).toMatch(/^\/dashboard\/transactions\/txn_/);
    await expectNoViolations(page);
  });
});
