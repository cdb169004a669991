import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoViolations, keepPicture } from '../support/browser.ts';
import { heading, inDashboard, PATIENCE } from '../support/dashboard.ts';
import { turnOnSecondFactor } from '../support/secondFactor.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** What the overview says is left to do and to decide, balance alerts, and the choice of notices, by keyboard. */
let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ queues: [] });
  merchant = await service.createMerchant('Amber Bakery', { password: 'correct horse battery' });
  await service.fund(merchant, 10_000);
});
afterAll(() => service?.stop());

it('the profile sets a balance alert, and the overview then says that the balance is low', async () => {
  await inDashboard(service, { merchant, path: '/' }, async (page) => {
    await heading(page, 'Overview');
    await page.getByText('By day').waitFor(PATIENCE);
    expect(await page.getByRole('region', { name: 'Needs your decision' }).count()).toBe(0);

    await page.goto(page.url().replace(/dashboard.*/, 'dashboard/profile?environment=test'));
    const alerts = page.getByRole('region', { name: 'Balance alerts' });
    await alerts.getByLabel('Naira below').focus();
    await page.keyboard.type('-5');
    await page.keyboard.press('Enter');
    await alerts.getByText('Enter an amount above zero').waitFor(PATIENCE);
    await expectNoViolations(page);
    await alerts.getByLabel('Naira below').fill('');
    await alerts.getByLabel('Naira below').focus();
    await page.keyboard.type('20,000.50');
    await page.keyboard.press('Enter');
    await alerts.getByText('Your balance is below this.').waitFor(PATIENCE);
    await expectNoViolations(page);

    const notices = page.getByRole('region', { name: 'Notices by mail' });
    await notices.getByLabel('A balance is low').focus();
    await page.keyboard.press('Space');
    await waitFor('the choice to be stored', async () => {
      const { rows } = await service.ownerSql('select muted_notices from businesses where id = $1', [
        merchant.businessId,
      ]);
      return rows[0].muted_notices.join() === 'balance';
    });

    await page.goto(page.url().replace(/dashboard.*/, 'dashboard/?environment=test'));
    const needs = page.getByRole('region', { name: 'Needs your decision' });
    await needs.waitFor(PATIENCE);
    await expectNoViolations(page);
    await needs.getByRole('link', { name: 'Your naira balance is low' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Statement');
    expect(page.url()).toContain('asset=NGN');
  });
});

it('each leads to the page where it is decided', async () => {
  const { businessId } = merchant;
  const byTestKey = { key: merchant.apiKeys.test };
  await service.ownerSql(
    `insert into approval_requests (id, business_id, environment, kind, operation, body, amount_minor, destination, made_by_key)
      select 'apr_' || id, business_id, 'test', 'withdrawal', '/withdrawal/request', '{}', 100, 'A bank', id
        from api_keys where business_id = $1 and environment = 'test' limit 1`,
    [businessId],
  );
  await service.ownerSql(
    `insert into webhook_endpoints (id, business_id, environment, url, event_types, status, disabled_reason)
      values ('wep_1', $1, 'test', 'https://shop.example.com/hook', '{balance.low}', 'DISABLED', 'GONE')`,
    [businessId],
  );
  await service.ownerSql(
    `insert into automatic_payouts (business_id, environment, status, rule, above_minor, reserve_minor, paused_because,
        due_at, look_at)
      values ($1, 'test', 'PAUSED', 'amount', 100, 0, 'failed_repeatedly', now(), now())`,
    [businessId],
  );
  const withPayment = async (record: string) => {
    const { body } = await service.post('/crypto/payments/create', { amount: 25 }, byTestKey);
    await service.ownerSql(`update crypto_payments set ${record} where id = $1`, [body.payment.paymentId]);
  };
  await withPayment(`status = 'MANUAL_REVIEW', review_reason = 'late', amount_received_minor = 25000000`);
  await withPayment(`status = 'OVERPAID', amount_received_minor = 60000000`);
  await service.ownerSql(
    `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
        description, metadata)
      values ('txn_failed', $1, 'test', 'withdrawal', 'FAILED', 100000, 1000, 'bank_transfer', 'ADA', '', '{}')`,
    [businessId],
  );
  await service.ownerSql(
    `insert into daily_uses (business_id, environment, day, limit_name, uses, amount_minor)
      select $1, 'test', day_in_lagos(now()), name, 100000, 0 from unnest('{withdrawals,sales,bills}'::text[]) name`,
    [businessId],
  );
  await inDashboard(service, { merchant, path: '/' }, async (page) => {
    const needs = page.getByRole('region', { name: 'Needs your decision' });
    for (const [name, title, address] of [
      ['Requests that wait for your approval', 'Approvals', 'status=WAITING'],
      ['USDT payments in review', 'USDT payments', 'status=MANUAL_REVIEW'],
      ['Overpaid USDT payments', 'USDT payments', 'status=OVERPAID'],
      ['Automatic payouts are paused', 'Withdraw', '/withdrawals'],
      ['Withdrawals failed', 'Withdraw', 'status=FAILED'],
      ['limit for withdrawals', 'Withdraw', '/withdrawals'],
      ['limit for sales of USDT', 'Sell USDT', '/sales'],
      ['limit for bills', 'Bills', '/bills'],
      ['Webhook endpoints were disabled', 'Webhooks', 'tab=endpoints'],
    ] as const) {
      await needs.getByRole('link', { name }).click(PATIENCE);
      await heading(page, title);
      expect(page.url()).toContain(address);
      await page.goBack();
      await needs.waitFor(PATIENCE);
    }
    await expectNoViolations(page);
  });
});

it('the steps to production lead to their pages, and go away once all are done', async () => {
  const password = 'correct horse battery';
  const young = await service.createMerchant('Young Bakery', { password });
  const { businessId } = young;
  await service.ownerSql(
    `update businesses set kyc_status = 'REJECTED', kyc_reason = 'The document is blank.' where id = $1`,
    [businessId],
  );
  // Production has no bank here, and the business no account for incoming transfers.
  const options = { merchant: young, path: '/?environment=test', expected: [/503/, /404/] };
  await inDashboard(service, options, async (page, cookie) => {
    const steps = page.getByRole('region', { name: 'Going live' });
    await steps.getByText('Reason: The document is blank.').waitFor(PATIENCE);
    await steps.getByText('0 of 5 done').waitFor(PATIENCE);
    await expectNoViolations(page);
    await keepPicture(page, 'going-live');
    for (const [name, title, address] of [
      ['Get your business approved', 'Profile', 'environment=prod'],
      ['Save your bank account', 'Bank account', 'environment=prod'],
      ['Set up your second factor', 'Security', '/security'],
      ['Verify your live webhook', 'Webhooks', 'tab=settings&environment=prod'],
      ['Use your live key', 'API keys', 'environment=prod'],
    ] as const) {
      await steps.getByRole('link', { name }).focus();
      await page.keyboard.press('Enter');
      await heading(page, title);
      expect(page.url()).toContain(address);
      await page.goBack();
      await steps.waitFor(PATIENCE);
    }

    await service.ownerSql(`update businesses set kyc_status = 'APPROVED' where id = $1`, [businessId]);
    await service.ownerSql(`update api_keys set last_used_at = now() where business_id = $1`, [businessId]);
    await service.ownerSql(
      `insert into bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name)
        values ($1, 'prod', '0123456789', '044', 'Access Bank', 'YOUNG BAKERY')`,
      [businessId],
    );
    await service.ownerSql(
      `insert into webhook_deliveries (id, business_id, environment, event_type, body, status, finished_at)
        values ('msg_1', $1, 'prod', 'webhook.test', '{}', 'DELIVERED', now())`,
      [businessId],
    );
    await service.ownerSql(
      `update businesses set webhook_url_prod = 'https://shop.example/hook' where id = $1`,
      [businessId],
    );
    await page.reload();
    await steps.getByText('4 of 5 done').waitFor(PATIENCE);
    await turnOnSecondFactor(service, { cookie, password });
    await page.reload();
    await page.getByText('By day').waitFor(PATIENCE);
    expect(await steps.count()).toBe(0);
    await page.goto(page.url().replace(/dashboard.*/, 'dashboard/profile?environment=test'));
    await steps.getByText('5 of 5 done').waitFor(PATIENCE);
    await expectNoViolations(page);
  });
});
