import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoViolations } from '../support/browser.ts';
import { heading, inDashboard, PATIENCE } from '../support/dashboard.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

/** Automatic payouts in the dashboard: turned on, paused by a change of the account, and resumed. */
let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ queues: ['payouts'] });
  merchant = await service.createMerchant('Amber Bakery', { password: 'correct horse battery' });
});
afterAll(() => service?.stop());

const stored = async () => {
  const { rows } = await service.ownerSql(
    `select status, rule, at_minute, reserve_minor::integer as reserve from automatic_payouts where business_id = $1`,
    [merchant.businessId],
  );
  return rows;
};

it('are turned on with a time and a reserve, say why they are paused, and are resumed', async () => {
  await inDashboard(service, { merchant, path: '/withdrawals' }, async (page) => {
    await heading(page, 'Withdraw');
    const setting = page.getByRole('region', { name: 'Automatic payouts' });
    await setting.getByLabel('When').click();
    await page.getByRole('option', { name: 'Once a day' }).click();
    await setting.getByLabel('Time in Lagos').fill('18:30');
    await setting.getByLabel('Keep in the wallet').fill('-5');
    await setting.getByRole('button', { name: 'Save' }).click();
    await setting.getByText('Enter 0 or an amount in naira').waitFor(PATIENCE);
    expect(await stored()).toEqual([]);
    await setting.getByLabel('Keep in the wallet').fill('5,000.50');
    await setting.getByRole('button', { name: 'Save' }).click();
    await setting.getByText('Next payout').waitFor(PATIENCE);
    expect(await stored()).toEqual([{ status: 'ACTIVE', rule: 'daily', at_minute: 1_110, reserve: 500_050 }]);
    await expectNoViolations(page);

    await service.ownerSql(
      `update automatic_payouts set status = 'PAUSED', paused_because = 'bank_account_changed' where business_id = $1`,
      [merchant.businessId],
    );
    await page.reload();
    await setting.getByText('The bank account was changed.').waitFor(PATIENCE);
    await expectNoViolations(page);
    await setting.getByRole('button', { name: 'Resume payouts' }).click();
    await setting.getByText('Next payout').waitFor(PATIENCE);
    expect(await stored()).toMatchObject([{ status: 'ACTIVE' }]);
  });
});
