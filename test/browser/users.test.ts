import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Role } from '../../src/domain/merchants/roles.ts';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoViolations, inBrowser, keepPicture } from '../support/browser.ts';
import { heading, inDashboard, PATIENCE, sendSignIn } from '../support/dashboard.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { USER_PASSWORD } from '../support/users.ts';

const PASSWORD = 'correct horse battery';

let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ role: 'api', env: { MAIL_URL: '' } });
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
});
afterAll(() => service?.stop());

/** The pages that every role sees, in the order of the navigation. */
const MONEY = ['Overview', 'Transactions', 'Statement', 'Withdrawals', 'Bills', 'USDT payments'];
const MORE_MONEY = ['Payment links', 'Sell USDT', 'Collections', 'Approvals'];
const ACCOUNT = ['Profile', 'Bank account', 'Users', 'Security', 'Audit log'];

const EVERYTHING = {
  pages: [...MONEY, ...MORE_MONEY, 'Webhooks', 'API keys', 'Request log', 'Sandbox', ...ACCOUNT],
  mayWithdraw: true,
  mayInvite: true,
  stepsToDo: 5,
};

/** What each role finds, written by hand. */
const SEEN: Readonly<
  Record<
    Role,
    {
      readonly pages: readonly string[];
      readonly mayWithdraw: boolean;
      readonly mayInvite: boolean;
      /** How many steps to production the role may do; of the others it sees who may. */
      readonly stepsToDo: number;
    }
  >
> = {
  owner: EVERYTHING,
  admin: EVERYTHING,
  finance: {
    pages: [...MONEY, ...MORE_MONEY, 'Sandbox', ...ACCOUNT],
    mayWithdraw: true,
    mayInvite: false,
    stepsToDo: 2,
  },
  developer: {
    pages: [
      ...MONEY.filter((page) => page !== 'Statement'),
      ...MORE_MONEY,
      'Webhooks',
      'API keys',
      'Request log',
      'Sandbox',
      'Profile',
      'Security',
    ],
    mayWithdraw: false,
    mayInvite: false,
    stepsToDo: 3,
  },
  viewer: {
    pages: [...MONEY, ...MORE_MONEY, 'Webhooks', 'Request log', 'Sandbox', ...ACCOUNT],
    mayWithdraw: false,
    mayInvite: false,
    stepsToDo: 1,
  },
};
const ROLES = Object.keys(SEEN) as readonly Role[];
const labelOf = (role: Role) => role.charAt(0).toUpperCase() + role.slice(1);
const emailOf = (role: Role) => `${role}@amber.example`;

/** Invites a user on the page of users. Returns the link that the page shows once. */
async function inviteUser(page: Page, role: Role): Promise<string> {
  await page.getByRole('button', { name: 'Invite a user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  await dialog.getByLabel('E-mail address').fill(emailOf(role));
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: labelOf(role) }).click();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  const shown = page.getByRole('dialog', { name: 'Invitation' });
  const link = await shown.locator('code').textContent(PATIENCE);
  await shown.getByRole('button', { name: 'Close' }).click();
  await shown.waitFor({ state: 'detached' });
  return link ?? '';
}

async function acceptInvitation(page: Page, link: string, role: Role): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(`Ada ${labelOf(role)}`);
  await page.getByLabel('New password').fill(USER_PASSWORD);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.getByText(`Sign in as ${emailOf(role)}`).waitFor(PATIENCE);
  await page.getByRole('link', { name: 'Sign in' }).click();
}

async function signIn(page: Page, role: Role): Promise<void> {
  await sendSignIn(page, { email: emailOf(role), password: USER_PASSWORD });
  await heading(page, 'Overview');
}

const links = new Map<Role, string>();

describe('the users of a business', () => {
  it('are invited by the owner, each with a role', async () => {
    await inDashboard(service, { merchant, path: '/users' }, async (page) => {
      await heading(page, 'Users');
      for (const role of ROLES) links.set(role, await inviteUser(page, role));
      await page.getByRole('cell', { name: emailOf('viewer') }).waitFor(PATIENCE);
      await expectNoViolations(page);
      await keepPicture(page, 'users');
    });
    expect(new Set(links.values()).size).toBe(ROLES.length);
  });

  it.each(ROLES)('who join as %s see exactly what that role may do', async (role) => {
    const { pages, mayWithdraw, mayInvite, stepsToDo } = SEEN[role];
    await inBrowser({ origin: service.apiUrl }, async (context) => {
      const page = await context.newPage();
      await acceptInvitation(page, links.get(role) ?? '', role);
      await signIn(page, role);
      const navigation = page.getByRole('navigation').getByRole('link');
      expect(await navigation.allTextContents()).toEqual(pages);
      const live = page.getByRole('region', { name: 'Going live' });
      await live.getByText('1 of 5 done').waitFor(PATIENCE);
      expect(await live.getByRole('link').count()).toBe(stepsToDo);
      // Of approval, which is done, no role has to be asked.
      expect(await live.getByText(/Ask: Owner, Admin/).count()).toBe(Math.max(0, 4 - stepsToDo));

      await page.getByRole('button', { name: 'Account of Amber Bakery' }).click();
      await page.getByText(`Ada ${labelOf(role)}`).waitFor(PATIENCE);
      await page.getByText(labelOf(role), { exact: false }).first().waitFor(PATIENCE);
      await page.keyboard.press('Escape');

      await page.goto('/dashboard/withdrawals');
      await page.getByRole('region', { name: 'Earlier withdrawals' }).waitFor(PATIENCE);
      expect(await page.getByRole('region', { name: 'New withdrawal' }).count()).toBe(mayWithdraw ? 1 : 0);

      await page.goto('/dashboard/users');
      if (pages.includes('Users')) {
        await page.getByRole('cell', { name: merchant.email }).waitFor(PATIENCE);
        expect(await page.getByRole('button', { name: 'Invite a user' }).count()).toBe(mayInvite ? 1 : 0);
        expect((await page.getByRole('button', { name: 'Remove' }).count()) > 0).toBe(mayInvite);
      } else {
        await page.getByText('Your role does not allow this').waitFor(PATIENCE);
      }
    });
  });

  it('get another role and are removed, which signs them out and revokes their keys', async () => {
    const user = { ...merchant, email: emailOf('viewer'), password: USER_PASSWORD };
    const cookie = await service.signIn(user);
    const restriction = { name: 'Payroll', environment: 'test', scopes: ['bank_accounts:read'] };
    let key = '';
    await inDashboard(service, { merchant, path: '/users' }, async (page) => {
      const row = page.getByRole('row').filter({ hasText: emailOf('viewer') });
      await row.getByRole('button', { name: 'Change role' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change role' });
      await dialog.getByRole('combobox', { name: 'Role' }).click();
      await page.getByRole('option', { name: 'Developer' }).click();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await row.getByText('Developer', { exact: true }).waitFor(PATIENCE);
      expect((await service.get('/session', { cookie })).body.session.user.role).toBe('developer');
      ({ key } = (await service.post('/api-keys', restriction, { cookie })).body.apiKey);
      expect((await service.get('/banks', { key })).status).toBe(200);

      await row.getByRole('button', { name: 'Remove' }).click();
      const removal = page.getByRole('dialog', { name: 'Remove this user?' });
      await expectNoViolations(page);
      await removal.getByLabel('Revoke the restricted API keys that this user made').check();
      await removal.getByRole('button', { name: 'Remove' }).click();
      await row.waitFor({ state: 'detached' });
    });
    expect((await service.get('/session', { cookie })).status).toBe(401);
    expect((await service.get('/banks', { key })).status).toBe(401);
  });
});
