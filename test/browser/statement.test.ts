import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { runAdminOn } from '../support/admin.ts';
import { expectNoSidewaysScroll, expectNoViolations, PHONE } from '../support/browser.ts';
import { heading, inDashboard, PATIENCE } from '../support/dashboard.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ queues: ['payouts'] });
  merchant = await service.createMerchant('Amber Bakery', { password: 'correct horse battery' });
  await service.ownerSql(`update businesses set address = '12 Broad Street, Lagos' where id = $1`, [
    merchant.businessId,
  ]);
  await service.fund(merchant, 100_000_000.25);
  await service.fund(merchant, 2.5, 'test', 'USDT');
  const { businessId } = merchant;
  await service.post('/withdrawal/request', { businessId, amount: 5_000 }, { key: merchant.apiKeys.test });
  // More than one page of the list.
  for (let count = 0; count < 30; count++) await service.fund(merchant, 1);
});
afterAll(() => service?.stop());

const open = (path: string, use: Parameters<typeof inDashboard>[2], options: object = {}) =>
  inDashboard(service, { merchant, path, ...options }, use);

describe('the statement', () => {
  it.each([
    ['a screen', { viewport: { width: 1280, height: 800 } }],
    ['a telephone', PHONE],
    ['a screen in the dark', { viewport: { width: 1024, height: 768 }, colorScheme: 'dark' }],
  ])('shows the balances of the period and each movement, on %s', async (_, options) => {
    await open(
      '/statement?environment=test',
      async (page) => {
        await heading(page, 'Statement');
        await page.getByText('Put on hold').waitFor(PATIENCE);
        expect(await page.locator('main dl').textContent()).toBe(
          'Opening balance₦0.00Closing balance₦99,995,020.25On hold before₦0.00On hold after₦0.00',
        );
        const text = (await page.locator('main').textContent())?.replaceAll(/\s/g, ' ');
        expect(text).toContain('Adjustment: The money of a testCorrected');
        expect(text).toMatch(/Withdrawal to Guaranty Trust BankPut on hold.*– ₦5,010\.00/);
        await expectNoSidewaysScroll(page);
        await expectNoViolations(page);
      },
      options,
    );
  });

  it('opens what a movement is of', async () => {
    await open('/statement?environment=test', async (page) => {
      await page.getByRole('link', { name: 'Withdrawal to Guaranty Trust Bank' }).first().click(PATIENCE);
      await page.getByRole('dialog').getByText('5,000.00').first().waitFor(PATIENCE);
      expect(new URL(page.url()).pathname).toMatch(/^\/dashboard\/transactions\/wd_/);
    });
  });

  it('opens what our support did: an adjustment, and a hold for a case', async () => {
    const held = await service.createMerchant('Copper Cafe', { password: 'correct horse battery' });
    await service.fund(held, 1_000);
    const of = ['--amount', '600.5', '--case', 'FR-9', '--ground', 'fraud_report', '--env', 'test'];
    const hold = ['wallet', 'hold', held.businessId, ...of, '--reason', 'Bank B asks it back'];
    expect((await runAdminOn(service, hold, {})).code).toBe(0);
    await inDashboard(service, { merchant: held, path: '/statement?environment=test' }, async (page) => {
      const details = page.getByRole('dialog');
      await page.getByRole('link', { name: /^On hold: fraud report, case FR-9/ }).click(PATIENCE);
      await details.getByText('On hold: fraud report, case FR-9: Bank B asks it back').waitFor(PATIENCE);
      expect(new URL(page.url()).pathname).toMatch(/^\/dashboard\/transactions\/hld_/);
      expect(await details.textContent()).toContain('₦600.50');
      await page.goto('/dashboard/transactions?environment=test');
      await page.getByRole('link', { name: 'Adjustment: The money of a test' }).click(PATIENCE);
      await details.getByText('Booked by our operations team.').waitFor(PATIENCE);
      expect(new URL(page.url()).pathname).toMatch(/^\/dashboard\/transactions\/adj_/);
    });
  });

  it('is of the other balance and of other days, which stand in the address', async () => {
    await open('/statement?environment=test&utm_source=mail&from=yesterday', async (page) => {
      await page.getByText('Put on hold').waitFor(PATIENCE);
      await page.getByText('USDT', { exact: true }).click();
      await page.locator('main dl').getByText('2.50 USDT').first().waitFor(PATIENCE);
      expect(new URL(page.url()).searchParams.get('asset')).toBe('USDT');
      await page.getByLabel('To (WAT)').fill('2026-01-31');
      await page.getByText('No results').waitFor(PATIENCE);
      expect(new URL(page.url()).searchParams.get('to')).toBe('2026-01-31');
    });
  });

  it('is saved as a file', async () => {
    await open('/statement?environment=test', async (page) => {
      await heading(page, 'Statement');
      const download = page.waitForEvent('download', PATIENCE);
      await page.getByRole('button', { name: 'Export CSV' }).click();
      expect((await download).suggestedFilename()).toBe('statement-NGN-test.csv');
    });
  });

  it('is printed whole, with name and address of the merchant and without the frame', async () => {
    await open('/statement?environment=test', async (page) => {
      await page.getByText('Put on hold').waitFor(PATIENCE);
      expect(await page.locator('main tbody tr').count()).toBe(25);
      await page.evaluate(`window.print = () => { document.title = 'printed'; }`);
      await page.getByRole('button', { name: 'Print' }).click();
      await waitFor('the print', async () => (await page.title()) === 'printed');
      expect(await page.locator('main tbody tr').count()).toBe(33);

      await page.emulateMedia({ media: 'print' });
      // Browsers print what they see at once: nothing may still be on its way to its place.
      expect(await page.evaluate(`document.getAnimations().map((each) => each.transitionProperty)`)).toEqual(
        [],
      );
      // biome-ignore lint/performance/useDomNodeTextContent: what paper shows is the question
      const paper = await page.locator('body').innerText();
      expect(paper).toMatch(/^Amber Bakery\n+12 Broad Street, Lagos\n+Statement: 1 \w+ \d{4} to today, NGN/);
      expect(paper).not.toContain('Export CSV');
      expect(paper).not.toContain('Webhooks');
      // As wide as A4 with its margins.
      await page.setViewportSize({ width: 718, height: 1_000 });
      await expectNoSidewaysScroll(page);
      expect(await page.locator('main tbody tr').count()).toBe(33);
    });
  });
});
