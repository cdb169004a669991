import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoViolations } from '../support/browser.ts';
import { heading, inDashboard, PATIENCE } from '../support/dashboard.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** What needs a decision on the overview, balance alerts, and the choice of notices, by keyboard. */
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
    await alerts.getByText('Your balance is below this now.').waitFor(PATIENCE);
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
  await inDashboard(service, { merchant, path: '/' }, async (page) => {
    const needs = page.getByRole('region', { name: 'Needs your decision' });
    for (const [name, title, address] of [
      ['Requests that wait for your approval', 'Approvals', 'status=WAITING'],
      ['Automatic payouts are paused', 'Withdraw', '/withdrawals'],
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
