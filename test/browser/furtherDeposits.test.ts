import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoViolations } from '../support/browser.ts';
import { inDashboard, PATIENCE } from '../support/dashboard.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

/** USDT that came when a payment was over, on the page of that payment. */
let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ role: 'api' });
  merchant = await service.createMerchant('Amber Bakery', { password: 'correct horse battery' });
});
afterAll(() => service?.stop());

it('is shown with its transaction and what was decided, beside what the payment received', async () => {
  const { body } = await service.post(
    '/crypto/payments/create',
    { amount: 25 },
    { key: merchant.apiKeys.test },
  );
  const { paymentId } = body.payment;
  await service.ownerSql(
    `update crypto_payments set status = 'SETTLED', amount_received_minor = 25000000, amount_credited_minor = 25000000
      where id = $1`,
    [paymentId],
  );
  const txHashes = ['1', '2'].map((digit) => digit.repeat(64));
  await service.ownerSql(
    `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
        contract, from_address, amount_minor, status, reason)
      select 'simulated', tx_id, 0, environment, id, business_id, n, now(), 'T', 'T', n * 3500000,
          case n when 1 then 'UNEXPECTED' else 'CREDITED' end, 'session_over'
        from crypto_payments, unnest($2::text[]) with ordinality further (tx_id, n) where id = $1`,
    [paymentId, txHashes],
  );
  await inDashboard(service, { merchant, path: `/usdt/${paymentId}` }, async (page) => {
    const details = page.getByRole('dialog');
    await details.getByText('Further deposits').waitFor(PATIENCE);
    await details.getByText(/3\.50 USDT\s*Under review/).waitFor(PATIENCE);
    await details.getByText(/7\.00 USDT\s*Credited to your balance/).waitFor(PATIENCE);
    for (const txHash of txHashes) await details.getByText(txHash).waitFor(PATIENCE);
    await expectNoViolations(page);
  });
});

it('is rejected, or ended while it is open, after a second question', async () => {
  const open = async () => {
    const { body } = await service.post(
      '/crypto/payments/create',
      { amount: 25 },
      { key: merchant.apiKeys.test },
    );
    return body.payment.paymentId as string;
  };
  const [underpaid, unpaid] = [await open(), await open()];
  await service.ownerSql(
    `with chained as (
        insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
            contract, from_address, amount_minor, status)
          select 'simulated', repeat('3', 64), 0, environment, id, business_id, 3, now(), 'T', 'T', 10000000, 'RECEIVED'
            from crypto_payments where id = $1)
      update crypto_payments set status = 'UNDERPAID', amount_received_minor = 10000000 where id = $1`,
    [underpaid],
  );
  await inDashboard(service, { merchant, path: `/usdt/${underpaid}` }, async (page) => {
    await page.getByRole('button', { name: 'Accept 10.00 USDT' }).waitFor(PATIENCE);
    await page.getByRole('button', { name: 'Reject 10.00 USDT' }).click();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByRole('button', { name: 'Refund' }).waitFor(PATIENCE);
    await page.goto(`/dashboard/usdt/${unpaid}`);
    await page.getByRole('button', { name: 'End payment' }).click();
    await page.getByText('Your customer can no longer pay.').waitFor(PATIENCE);
    await page.keyboard.press('Enter');
    await page.getByText('The payment ends now').waitFor(PATIENCE);
    await page.getByRole('button', { name: 'End payment' }).waitFor({ ...PATIENCE, state: 'hidden' });
  });
  const { rows } = await service.ownerSql(
    `select status, expires_at <= now() as has_ended from crypto_payments where id = any($1) order by created_at`,
    [[underpaid, unpaid]],
  );
  expect(rows).toEqual([
    { status: 'FAILED', has_ended: false },
    { status: 'AWAITING_DEPOSIT', has_ended: true },
  ]);
});

it('has the look and the policy that the profile chooses', async () => {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  await inDashboard(service, { merchant, path: '/profile', expected: [/400/] }, async (page) => {
    const card = page.getByRole('region', { name: 'Checkout page' });
    await card.getByLabel('Support e-mail').fill('help@example.com');
    await card.getByLabel('Color').fill('orange');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      card.getByRole('button', { name: 'Logo' }).click(),
    ]);
    await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
    await card.getByLabel('Tolerance in percent').fill('2.5');
    await card.getByRole('button', { name: 'Save' }).click();
    await card.getByText('must be # and six hex digits').waitFor(PATIENCE);
    await card.getByLabel('Color').fill('#aa3300');
    await card.getByRole('button', { name: 'Save' }).click();
    await card.getByRole('img', { name: 'Your logo' }).waitFor(PATIENCE);
    await expectNoViolations(page);

    const { body } = await service.post(
      '/crypto/payments/create',
      { amount: 25 },
      { key: merchant.apiKeys.test },
    );
    expect(body.payment.policy).toEqual({ tolerancePercent: 2.5, underpaid: 'review', overpaid: 'accept' });
    const { rows } = await service.ownerSql(
      'select credits_underpayment from checkout_settings where business_id = $1',
      [merchant.businessId],
    );
    expect(rows).toEqual([{ credits_underpayment: null }]);
    await page.goto(body.payment.checkoutUrl);
    await page.getByRole('link', { name: 'help@example.com' }).waitFor();
    await page.evaluate('document.querySelector("img.logo").decode()');
    expect(await page.evaluate('getComputedStyle(document.documentElement).borderTopColor')).toBe(
      'rgb(170, 51, 0)',
    );
    await expectNoViolations(page);
    await page.goto('/dashboard/profile');
    await card.getByRole('button', { name: 'Remove logo' }).click();
    await card.getByRole('img', { name: 'Your logo' }).waitFor({ ...PATIENCE, state: 'detached' });
  });
});
