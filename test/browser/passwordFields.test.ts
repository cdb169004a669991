import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { inBrowser } from '../support/browser.ts';
import { inDashboard, PATIENCE } from '../support/dashboard.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

const PASSWORD = 'correct horse battery';
const CODE = 'h7QmX2vK9bRtLw4ZpYc1NsDf';

let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ role: 'api' });
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
});
afterAll(() => service?.stop());

/** Pastes into the field that has the focus. What no handler prevents, the browser inserts; a script's event does not. */
const PASTE = `{
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '${PASSWORD}');
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (document.activeElement.dispatchEvent(event)) document.execCommand('insertText', false, '${PASSWORD}');
}`;
/** How many fields with a label for a password show what is typed. */
const VISIBLE = `[...document.querySelectorAll('input:not([type=password])')]
  .filter(({ labels }) => /password/i.test(labels?.[0]?.textContent ?? '')).length`;

/** Every field for a password on a page: its type, what a password manager is told, and what a paste leaves in it. */
async function passwordFieldsOf(page: Page) {
  const fields = page.locator('input[autocomplete$="-password"]');
  await fields.first().waitFor(PATIENCE);
  const found = [];
  for (const field of await fields.all()) {
    await field.focus();
    await page.evaluate(PASTE);
    found.push({
      type: await field.getAttribute('type'),
      autocomplete: await field.getAttribute('autocomplete'),
      value: await field.inputValue(),
    });
  }
  const visible = await page.evaluate(VISIBLE);
  return { found, visible };
}

const field = (autocomplete: string) => ({ type: 'password', autocomplete, value: PASSWORD });

describe('a field for a password', () => {
  it.each([
    ['/sign-in', ['current-password']],
    ['/reset-password#ada%40amber.example', ['new-password']],
    [`/invitation#${CODE}`, ['new-password']],
  ])('is masked, takes a paste and is known to password managers: %s', async (path, kinds) => {
    await inBrowser({ origin: service.apiUrl }, async (context) => {
      const page = await context.newPage();
      await page.goto(`/dashboard${path}`);
      expect(await passwordFieldsOf(page)).toEqual({ found: kinds.map(field), visible: 0 });
    });
  });

  it('is masked, takes a paste and is known to password managers: /security', async () => {
    await inDashboard(service, { merchant, path: '/security' }, async (page) => {
      const kinds = ['current-password', 'new-password'];
      const { found, visible } = await passwordFieldsOf(page);
      expect(visible).toBe(0);
      expect(found).toEqual(expect.arrayContaining(kinds.map(field)));
      expect(found.every(({ type, value }) => type === 'password' && value === PASSWORD)).toBe(true);
    });
  });
});

it('every page of the navigation offers to sign out', async () => {
  await inDashboard(service, { merchant, path: '/' }, async (page) => {
    const links = page.getByRole('navigation').getByRole('link');
    await links.first().waitFor(PATIENCE);
    const count = await links.count();
    expect(count).toBeGreaterThan(10);
    for (let index = 0; index < count; index++) {
      await links.nth(index).click();
      await page.getByRole('button', { name: 'Account of Amber Bakery' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).waitFor(PATIENCE);
      await page.keyboard.press('Escape');
    }
  });
});
