import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { verifyWebhook } from '../../packages/client/src/index.ts';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoSidewaysScroll, expectNoViolations, keepPicture, PHONE } from '../support/browser.ts';
import { heading, inDashboard, PATIENCE } from '../support/dashboard.ts';
import { turnOnSecondFactor } from '../support/secondFactor.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { addUser } from '../support/users.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

/** Webhook endpoints in the dashboard: from the first one to its deletion, and who may do what. */
const PASSWORD = 'correct horse battery';
const PATH = '/webhooks?tab=endpoints';

let service: TestService;
let merchant: TestMerchant;
let receiver: WebhookReceiver;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({
    queues: ['payouts', 'webhooks'],
    env: { MAIL_URL: '', RELAY_DELAY_MS: '0' },
  });
});
afterAll(() => service?.stop());
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
  await service.fund(merchant, 100_000);
});
afterEach(() => receiver.stop());

const key = () => ({ key: merchant.apiKeys.test });
const endpoints = async () => (await service.get('/webhooks/endpoints', key())).body.endpoints;
const create = async (eventTypes = ['withdrawal.completed'], description?: string) =>
  (await service.post('/webhooks/endpoints', { url: receiver.url, eventTypes, description }, key())).body
    .endpoint;
const rowOf = (page: Page) => page.getByRole('table', { name: 'Endpoints' }).getByRole('link');
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Webhook endpoint' });
const secretIn = async (page: Page) => {
  const shown = page
    .getByRole('dialog')
    .locator('code')
    .filter({ hasText: /^whsec_/ });
  return (await shown.textContent(PATIENCE)) ?? '';
};

/** Presses Tab until what is focused has this name, then Enter or another key. */
async function pressOn(page: Page, name: string, press = 'Enter'): Promise<void> {
  await waitFor(`the focus on ${name}`, async () => {
    await page.keyboard.press('Tab');
    return page.evaluate<boolean>(
      `[document.activeElement.textContent.trim(), document.activeElement.labels?.[0]?.textContent.replace(/ \\*$/, ''),
        document.activeElement.value].includes(${JSON.stringify(name)})`,
    );
  });
  await page.keyboard.press(press);
}

describe('a webhook endpoint', () => {
  it('is created by keyboard, shows its secret once, and receives the types that were chosen', async () => {
    await inDashboard(service, { merchant, path: PATH }, async (page) => {
      await page.getByText('No endpoints yet').waitFor(PATIENCE);
      await expectNoViolations(page);
      await pressOn(page, 'New endpoint');
      const form = page.getByRole('dialog', { name: 'New endpoint' });
      await waitFor('the focus on the URL', () =>
        page.evaluate<boolean>(`document.activeElement.type === 'url'`),
      );
      await page.keyboard.type(receiver.url);
      await page.keyboard.press('Tab');
      await page.keyboard.type('Ledger');
      await page.keyboard.press('Enter');
      await form.getByText('Choose at least one event type').waitFor(PATIENCE);
      await expectNoViolations(page);
      await keepPicture(page, 'webhook-endpoint-form');
      await pressOn(page, 'Withdrawals');
      await pressOn(page, 'payment.recorded', 'Space');
      expect(await form.getByLabel('withdrawal.failed').isChecked()).toBe(true);
      expect(await form.getByLabel('bill.completed').isChecked()).toBe(false);
      await pressOn(page, 'Create endpoint');
      const secret = await secretIn(page);
      await expectNoViolations(page);
      await keepPicture(page, 'webhook-endpoint-secret');
      await pressOn(page, 'Done');
      await form.waitFor({ state: 'detached' });
      await rowOf(page).getByText(receiver.url).waitFor(PATIENCE);
      expect(await page.content()).not.toContain(secret);
      const eventTypes = [
        'withdrawal.completed',
        'withdrawal.failed',
        'withdrawal.under_review',
        'payment.recorded',
      ];
      expect(await endpoints()).toMatchObject([{ url: receiver.url, description: 'Ledger', eventTypes }]);
      const withdrawal = { businessId: merchant.businessId, amount: 1_000 };
      await service.post('/withdrawal/request', withdrawal, key());
      await receiver.waitForRequests(1);
      const [request = { headers: {}, body: '' }] = receiver.received;
      expect(verifyWebhook({ ...request, secret }).event.type).toBe('withdrawal.completed');
    });
  });

  it('says in its form what is wrong with its address, and keeps the rest', async () => {
    const expected = [/the server responded with a status of 400/];
    await inDashboard(service, { merchant, path: PATH, expected }, async (page) => {
      await page.getByRole('button', { name: 'New endpoint' }).click();
      const form = page.getByRole('dialog', { name: 'New endpoint' });
      await form.getByLabel('URL').fill('http://10.0.0.1/hook');
      await form.getByRole('button', { name: 'Select all' }).click();
      await form.getByRole('button', { name: 'Create endpoint' }).click();
      await waitFor('the problem of the address', async () => {
        const described = await form.getByLabel('URL').getAttribute('aria-invalid');
        return described === 'true';
      });
      expect(await form.getByRole('checkbox', { checked: false }).count()).toBe(0);
      await form.getByRole('button', { name: 'Clear' }).click();
      expect(await form.getByRole('checkbox', { checked: true }).count()).toBe(0);
      await expectNoViolations(page);
      expect(await endpoints()).toEqual([]);
    });
  });

  it('is tried, changed, disabled, enabled, given another secret, and deleted', async () => {
    const { id, secret } = await create();
    await inDashboard(service, { merchant, path: PATH }, async (page) => {
      const drawer = drawerOf(page);
      await rowOf(page).click();
      await drawer.getByRole('button', { name: 'Send test event' }).click();
      const delivery = page.getByRole('dialog', { name: 'Delivery' });
      await delivery.getByText('Delivered').waitFor(PATIENCE);
      const [test = { headers: {}, body: '' }] = receiver.received;
      expect(verifyWebhook({ ...test, secret }).event.type).toBe('webhook.test');
      await delivery.getByRole('link', { name: id }).click();

      await drawer.getByRole('button', { name: 'Edit' }).click();
      const form = page.getByRole('dialog', { name: 'Edit' });
      await form.getByLabel('Description').fill('Ledger');
      await form.getByLabel('withdrawal.completed').uncheck();
      await form.getByLabel('bill.failed').check();
      await form.getByRole('button', { name: 'Save' }).click();
      await drawer.getByText('bill.failed').waitFor(PATIENCE);
      expect(await endpoints()).toMatchObject([{ description: 'Ledger', eventTypes: ['bill.failed'] }]);

      await drawer.getByRole('button', { name: 'Disable' }).click();
      const question = page.getByRole('dialog', { name: 'Disable this endpoint?' });
      await question.getByText('can be replayed').waitFor(PATIENCE);
      await expectNoViolations(page);
      await question.getByRole('button', { name: 'Disable' }).click();
      await drawer.getByText('A user of your account disabled it.').waitFor(PATIENCE);
      expect(await drawer.getByRole('button', { name: 'Send test event' }).count()).toBe(0);
      await expectNoViolations(page);
      await drawer.getByRole('button', { name: 'Enable' }).click();
      await drawer.getByText('Enabled', { exact: true }).waitFor(PATIENCE);

      await drawer.getByRole('button', { name: 'Replace secret' }).click();
      const rotation = page.getByRole('dialog', { name: 'Replace the secret of this endpoint?' });
      await rotation.getByRole('combobox').click();
      await page.getByRole('option', { name: 'Not at all' }).click();
      await rotation.getByRole('button', { name: 'Replace secret' }).click();
      const replaced = await secretIn(page);
      await page.getByRole('button', { name: 'Done' }).click();
      expect(await page.content()).not.toContain(replaced);
      await service.post(`/webhooks/endpoints/${id}/test`, undefined, key());
      await receiver.waitForRequests(2);
      const again = receiver.received[1] ?? test;
      expect(() => verifyWebhook({ ...again, secret })).toThrow();
      expect(verifyWebhook({ ...again, secret: replaced }).event.type).toBe('webhook.test');

      await drawer.getByRole('button', { name: 'Delete' }).click();
      const removal = page.getByRole('dialog', { name: 'Delete this endpoint?' });
      await removal.getByRole('button', { name: 'Cancel' }).click();
      await removal.waitFor({ state: 'detached' });
      expect(await endpoints()).toHaveLength(1);
      await drawer.getByRole('button', { name: 'Delete' }).click();
      await removal.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('No endpoints yet').waitFor(PATIENCE);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await endpoints()).toEqual([]);
    });
  });

  it('says why it is disabled or since when it fails, also on a phone, and when it cannot be read', async () => {
    const { id } = await create(['withdrawal.completed'], 'Ledger');
    const put = (change: string) =>
      service.ownerSql(`update webhook_endpoints set ${change} where id = $1`, [id]);
    const options = { ...PHONE, expected: [/ERR_FAILED/] };
    await inDashboard(service, { merchant, path: `/webhooks/endpoints/${id}`, ...options }, async (page) => {
      const drawer = drawerOf(page);
      for (const [change, says] of [
        [`failing_since = now() - interval '3 days'`, 'No event was accepted since'],
        [`status = 'DISABLED', disabled_reason = 'GONE'`, 'It answered 410 Gone'],
        [`disabled_reason = 'FAILING'`, 'It accepted no event for five days.'],
      ] as const) {
        await put(change);
        await page.reload();
        await drawer.getByText(says).waitFor(PATIENCE);
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
        await keepPicture(page, `webhook-endpoint-${says.replaceAll(/\W+/g, '-')}`);
      }
      await page.keyboard.press('Escape');
      await page.getByRole('list', { name: 'Endpoints' }).getByText('Disabled').waitFor(PATIENCE);
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);

      await page.context().route('**/v1/business/webhooks/endpoints/*', (route) => route.abort());
      await page.reload();
      await page.getByRole('list', { name: 'Endpoints' }).getByRole('link').click();
      await drawer.getByText('The service cannot be reached').waitFor(PATIENCE);
      await page.context().unroute('**/v1/business/webhooks/endpoints/*');
      await drawer.getByRole('button', { name: 'Try again' }).click();
      await drawer.getByText('Ledger').waitFor(PATIENCE);
    });
  });

  it('is changed by developers, and only read by viewers', async () => {
    const { id } = await create();
    for (const [role, mayChange] of [
      ['developer', true],
      ['viewer', false],
    ] as const) {
      const user = await addUser(service, merchant, role);
      const as = { ...merchant, email: user.email, password: user.password };
      await inDashboard(service, { merchant: as, path: PATH }, async (page) => {
        await rowOf(page).waitFor(PATIENCE);
        const shown = (name: string) => page.getByRole('button', { name }).count();
        expect([role, (await shown('New endpoint')) > 0]).toEqual([role, mayChange]);
        await rowOf(page).click();
        await drawerOf(page).getByText(id).waitFor(PATIENCE);
        for (const name of ['Edit', 'Send test event', 'Disable', 'Replace secret', 'Delete'])
          expect([role, name, (await shown(name)) > 0]).toEqual([role, name, mayChange]);
      });
    }
  });

  it('is created after a code of the second factor, where the user has one', async () => {
    const expected = [/the server responded with a status of 403/];
    await inDashboard(service, { merchant, path: PATH, expected }, async (page, cookie) => {
      await heading(page, 'Webhooks');
      const { recoveryCodes } = await turnOnSecondFactor(service, { cookie, password: PASSWORD });
      await service.ownerSql(`update second_factor_proofs set proven_at = now() - interval '5 minutes'`);
      await page.reload();
      await page.getByRole('button', { name: 'New endpoint' }).click();
      const form = page.getByRole('dialog', { name: 'New endpoint' });
      await form.getByLabel('URL').fill(receiver.url);
      await form.getByLabel('bill.failed').check();
      await form.getByRole('button', { name: 'Create endpoint' }).click();
      const prompt = page.getByRole('dialog', { name: 'Confirm it is you' });
      await prompt.getByLabel('Authenticator code').fill(recoveryCodes[0] ?? '');
      expect(await endpoints()).toEqual([]);
      await prompt.getByRole('button', { name: 'Continue' }).click();
      expect(await secretIn(page)).toMatch(/^whsec_/);
    });
  });
});
