import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Route } from '../../src/api/route.ts';
import { routes } from '../../src/api/routes.ts';
import { ALL_PERMISSIONS } from '../../src/domain/merchants/permissions.ts';
import { ROLE_NAMES, type Role } from '../../src/domain/merchants/roles.ts';
import { ENVIRONMENTS } from '../../src/domain/money.ts';
import { callOf, nameOnly, send } from '../support/routeCalls.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { addUser, signInUser, type TestUser } from '../support/users.ts';

/** The letters of the table: owner, admin, finance, developer, viewer. */
const LETTERS: Readonly<Record<Role, string>> = {
  owner: 'O',
  admin: 'A',
  finance: 'F',
  developer: 'D',
  viewer: 'V',
};

/** Which roles may call a route, written by hand from the description of the roles and not from their permissions. */
const TABLE = `
  getAccount                OAFDV
  getOverview               OAFDV
  changeProfile             OA-D-
  getPayoutHold             OAFDV
  setPayoutHold             OA---
  getSecondFactorRequirement  OAFDV
  setSecondFactorRequirement  OA---
  getNoticePreferences      OAFDV
  changeNoticePreferences   OA---
  listAuditEntries          OAF-V
  exportAuditEntries        OAF-V
  listApiKeys               OA-D-
  createApiKey              OA-D-
  rotateApiKey              OA-D-
  revokeApiKey              OA-D-
  listUsers                 OAF-V
  inviteUser                OA---
  resendInvitation          OA---
  changeUserRole            OA---
  removeUser                OA---
  verifyBankAccount         OAF--
  listBanks                 OAF-V
  getVendorAccount          OAF-V
  processPayment            OAF--
  processExternalPayment    OAF--
  requestWithdrawal         OAF--
  requestWithdrawalAlias    OAF--
  quoteWithdrawal           OAFDV
  quoteUsdtSale             OAFDV
  requestUsdtSale           OAF--
  listUsdtSales             OAFDV
  getUsdtSale               OAFDV
  listCrossBorderRates      OAFDV
  beginCollection           OAF--
  listCollections           OAFDV
  getCollection             OAFDV
  getBillCatalogue          OAFDV
  verifyMeter               OAFDV
  verifySmartCard           OAFDV
  verifyBet                 OAFDV
  buyAirtime                OAF--
  buyData                   OAF--
  buyElectricity            OAF--
  buyTv                     OAF--
  buyBet                    OAF--
  createCryptoPayment       OAF--
  listCryptoPayments        OAFDV
  getCryptoPayment          OAFDV
  simulateCryptoDeposit     OAF--
  resolveCryptoPayment      OAF--
  getCryptoBalances         OAFDV
  listApprovals             OAFDV
  exportApprovals           OAFDV
  getApproval               OAFDV
  approveRequest            OAF--
  refuseRequest             OAF--
  getApprovalRule           OAFDV
  setApprovalRule           OA---
  listTransactions          OAFDV
  exportTransactions        OAFDV
  getTransaction            OAFDV
  getStatement              OAF-V
  exportStatement           OAF-V
  listWebhookDeliveries     OA-DV
  getWebhookDelivery        OA-DV
  replayWebhookDelivery     OA-D-
  replayWebhookDeliveries   OA-D-
  testWebhook               OA-D-
  listEvents                OA-DV
  getWebhookSecret          OA-D-
  rotateWebhookSecret       OA-D-
  getSession                OAFDV
  prepareSecondFactor       OAFDV
  confirmSecondFactor       OAFDV
  removeSecondFactor        OAFDV
  listSessions              OAFDV
  endOneSession             OAFDV
  changePassword            OAFDV
  endOtherSessions          OAFDV
  endSession                OAFDV
  endAllSessions            OAFDV
  logout                    OAFDV
`;

/** About nothing but the caller's own session, so that no permission is needed. */
const OWN_SESSION = [
  'getSession',
  'prepareSecondFactor',
  'confirmSecondFactor',
  'removeSecondFactor',
  'listSessions',
  'endOneSession',
  'changePassword',
  'endOtherSessions',
  'endSession',
  'endAllSessions',
  'logout',
];
/** They end the session that they are called by. */
const SIGN_OUTS = ['endSession', 'endAllSessions', 'logout'];

const table = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/) as [string, string]),
);
const guarded = routes.filter(({ authentication }) => authentication !== 'none');
const signOutsLast = (one: Route, other: Route) =>
  Number(SIGN_OUTS.includes(one.operationId)) - Number(SIGN_OUTS.includes(other.operationId));

let service: TestService;
let merchant: TestMerchant;
const users = new Map<Role, TestUser>();

beforeAll(async () => {
  service = await startTestService({ role: 'api', env: { MAIL_URL: '' } });
  merchant = await service.createMerchant('Matrix Stores', { password: 'correct horse battery' });
  for (const role of ROLE_NAMES) users.set(role, await addUser(service, merchant, role));
});
afterAll(() => service?.stop());

describe('the table of roles', () => {
  it('has every route with a caller, once, and no others', () => {
    expect([...table.keys()].sort()).toEqual(guarded.map(({ operationId }) => operationId).sort());
    expect(TABLE.trim().split('\n')).toHaveLength(table.size);
  });

  it.each(guarded.map((route) => [route.operationId, route] as const))(
    'has a permission that exists for %s',
    (operationId, { permission }) => {
      if (OWN_SESSION.includes(operationId)) {
        expect(permission).toBe('own_session');
        return;
      }
      const needed = [permission].flat();
      expect(needed.length).toBeGreaterThan(0);
      for (const each of needed) expect([...ALL_PERMISSIONS]).toContain(each);
    },
  );
});

describe.each(ENVIRONMENTS.flatMap((environment) => ROLE_NAMES.map((role) => ({ environment, role }))))(
  'a user with the role $role in $environment',
  ({ environment, role }) => {
    it('may do what the table says, and is refused everything else before anything is looked up', async () => {
      const user = users.get(role) as TestUser;
      const of = { ...nameOnly({ ...merchant, email: user.email }, 'not the password'), environment };
      const found: string[] = [];
      const cookie = await signInUser(service, merchant, user);
      const headers = { 'x-business-env': environment };
      for (const route of guarded.toSorted(signOutsLast)) {
        // A body that is refused later, so that no order begins.
        const call = { ...callOf(route, of), ...(route.body && { body: {} }) };
        const by = SIGN_OUTS.includes(route.operationId) ? await signInUser(service, merchant, user) : cookie;
        const { status, body } = await send(service, route, call, { cookie: by, headers });
        const isRefused = status === 403 && body.code === 'forbidden';
        if (isRefused) expect(body.msg).toMatch(/^this needs the permission [a-z_]+:(read|write)/);
        expect({ route: route.operationId, status }).not.toMatchObject({ status: 401 });
        const isExpected = table.get(route.operationId)?.includes(LETTERS[role]) === false;
        if (isRefused !== isExpected) found.push(`${route.operationId} ${isRefused ? 'refused' : status}`);
      }
      expect(found).toEqual([]);
    });
  },
);

it('refuses a body that is wrong only after the permission', async () => {
  const cookie = await signInUser(service, merchant, users.get('viewer') as TestUser);
  const refused = await service.post('/withdrawal/request', { amount: 'much' }, { cookie });
  expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  const missing = await service.post('/api-keys/nothing/revoke', undefined, { cookie });
  expect(missing).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

describe('the profile', () => {
  const profileOf = async (role: Role) => {
    const cookie = await signInUser(service, merchant, users.get(role) as TestUser);
    const headers = { 'x-business-env': 'test' };
    const change = (body: object) => service.patch('/me', body, { cookie, headers });
    const { business } = (await service.get('/me', { cookie, headers })).body;
    return { change, business };
  };

  it('shows API keys and the bank account to roles that may read them', async () => {
    const shown: Record<string, string> = {};
    for (const role of ROLE_NAMES) {
      const { business } = await profileOf(role);
      const key = business.apiKeys.test === null ? '' : 'key';
      shown[role] = `${key} ${business.bankAccount === null ? '' : 'bank'}`.trim();
    }
    expect(shown).toEqual({
      owner: 'key bank',
      admin: 'key bank',
      finance: 'bank',
      developer: 'key',
      viewer: 'bank',
    });
  });

  it('takes the webhook URL from a developer, and the other fields from an admin', async () => {
    const developer = await profileOf('developer');
    expect((await developer.change({ webhookUrl: '' })).status).toBe(200);
    for (const body of [{ taxId: '1' }, { webhookUrl: '', taxId: '1' }]) {
      const { status, body: answer } = await developer.change(body);
      expect([status, answer.msg]).toEqual([403, 'this needs the permission account:write']);
    }
    expect((await (await profileOf('admin')).change({ webhookUrl: '', taxId: '1' })).status).toBe(200);
  });
});
