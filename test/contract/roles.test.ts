import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Route } from '../../src/api/route.ts';
import { routes } from '../../src/api/routes.ts';
import { ALL_PERMISSIONS, KEY_SCOPES } from '../../src/domain/merchants/permissions.ts';
import { ROLE_NAMES, type Role } from '../../src/domain/merchants/roles.ts';
import { ENVIRONMENTS } from '../../src/domain/money.ts';
import { type Belongings, callOf, nameOnly, send } from '../support/routeCalls.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { addUser, logInUser, signInUser, type TestUser } from '../support/users.ts';

/** The letters of the table: owner, admin, finance, developer, viewer. */
const LETTERS: Readonly<Record<Role, string>> = {
  owner: 'O',
  admin: 'A',
  finance: 'F',
  developer: 'D',
  viewer: 'V',
};

/**
 * Which roles may call a route, and by which scope a restricted key may, written by hand from the description of the roles
 * and of the scopes and not from their permissions. A new route needs a line here.
 */
const TABLE = `
  getAccount                OAFDV  no key
  getOverview               OAFDV  account:read
  changeProfile             OA-D-  no key
  getPayoutHold             OAFDV  no key
  setPayoutHold             OA---  no key
  getNoticePreferences      OAFDV  no key
  changeNoticePreferences   OA---  no key
  listAuditEntries          OAF-V  no key
  exportAuditEntries        OAF-V  no key
  listRequests              OA-DV  request_log:read
  exportRequests            OA-DV  no key
  listApiKeys               OA-D-  no key
  createApiKey              OA-D-  no key
  rotateApiKey              OA-D-  no key
  revokeApiKey              OA-D-  no key
  listUsers                 OAF-V  no key
  inviteUser                OA---  no key
  resendInvitation          OA---  no key
  changeUserRole            OA---  no key
  removeUser                OA---  no key
  verifyBankAccount         OAF--  no key
  listBanks                 OAF-V  bank_accounts:read
  getVendorAccount          OAF-V  bank_accounts:read
  processPayment            OAF--  payments:write
  processExternalPayment    OAF--  payments:write
  refundPayment             OAF--  payment_refunds:write
  requestWithdrawal         OAF--  withdrawals:write
  requestWithdrawalAlias    OAF--  withdrawals:write
  quoteWithdrawal           OAFDV  withdrawals:read
  getBalanceAlerts          OAFDV  no key
  changeBalanceAlerts       OA---  no key
  getCheckoutSettings       OAFDV  no key
  changeCheckoutSettings    OA---  no key
  getAutomaticPayouts       OAFDV  no key
  setAutomaticPayouts       OA---  no key
  resumeAutomaticPayouts    OA---  no key
  getSessionSales           OAFDV  no key
  setSessionSales           OAF--  no key
  quoteUsdtSale             OAFDV  usdt_sales:read
  requestUsdtSale           OAF--  usdt_sales:write
  listUsdtSales             OAFDV  usdt_sales:read
  getUsdtSale               OAFDV  usdt_sales:read
  listCrossBorderRates      OAFDV  collections:read
  beginCollection           OAF--  collections:write
  listCollections           OAFDV  collections:read
  getCollection             OAFDV  collections:read
  getBillCatalogue          OAFDV  bills:read
  verifyMeter               OAFDV  bills:read
  verifySmartCard           OAFDV  bills:read
  verifyBet                 OAFDV  bills:read
  buyAirtime                OAF--  bills:write
  buyData                   OAF--  bills:write
  buyElectricity            OAF--  bills:write
  buyTv                     OAF--  bills:write
  buyBet                    OAF--  bills:write
  createCryptoPayment       OAF--  usdt_payments:write
  listCryptoPayments        OAFDV  usdt_payments:read
  getCryptoPayment          OAFDV  usdt_payments:read
  simulateCryptoDeposit     OAF--  usdt_payments:write
  resolveCryptoPayment      OAF--  usdt_payments:write
  endCryptoPayment          OAF--  usdt_payments:write
  createPaymentLink         OAF--  usdt_payments:write
  listPaymentLinks          OAFDV  usdt_payments:read
  getPaymentLink            OAFDV  usdt_payments:read
  changePaymentLink         OAF--  usdt_payments:write
  getCryptoBalances         OAFDV  usdt_payments:read
  requestCryptoRefund       OAF--  usdt_refunds:write
  listCryptoRefunds         OAFDV  usdt_refunds:read
  getCryptoRefund           OAFDV  usdt_refunds:read
  search                    OAFDV  no key
  listTransactions          OAFDV  no key
  exportTransactions        OAFDV  no key
  getTransaction            OAFDV  transactions:read
  getStatement              OAF-V  statement:read
  exportStatement           OAF-V  statement:read
  listWebhookDeliveries     OA-DV  webhooks:read
  getWebhookDelivery        OA-DV  webhooks:read
  replayWebhookDelivery     OA-D-  webhooks:write
  replayWebhookDeliveries   OA-D-  webhooks:write
  testWebhook               OA-D-  webhooks:write
  listEvents                OA-DV  webhooks:read
  getWebhookSecret          OA-D-  webhooks:write
  rotateWebhookSecret       OA-D-  webhooks:write
  listWebhookEndpoints      OA-DV  webhooks:read
  exportWebhookEndpoints    OA-DV  no key
  createWebhookEndpoint     OA-D-  webhooks:write
  getWebhookEndpoint        OA-DV  webhooks:read
  changeWebhookEndpoint     OA-D-  webhooks:write
  deleteWebhookEndpoint     OA-D-  webhooks:write
  rotateWebhookEndpointSecret  OA-D-  webhooks:write
  testWebhookEndpoint       OA-D-  webhooks:write
  getSession                OAFDV  no key
  prepareSecondFactor       OAFDV  no key
  confirmSecondFactor       OAFDV  no key
  removeSecondFactor        OAFDV  no key
  listPasskeys              OAFDV  no key
  preparePasskey            OAFDV  no key
  confirmPasskey            OAFDV  no key
  challengePasskeys         OAFDV  no key
  removePasskey             OAFDV  no key
  listSessions              OAFDV  no key
  endOneSession             OAFDV  no key
  changePassword            OAFDV  no key
  endOtherSessions          OAFDV  no key
  endSession                OAFDV  no key
  endAllSessions            OAFDV  no key
  logout                    OAFDV  no key
  getSecondFactorRequirement  OAFDV  no key
  setSecondFactorRequirement  OA---  no key
  listApprovals             OAFDV  account:read or bills:read or payment_refunds:read or usdt_refunds:read or usdt_sales:read or withdrawals:read
  exportApprovals           OAFDV  no key
  getApproval               OAFDV  account:read or bills:read or payment_refunds:read or usdt_refunds:read or usdt_sales:read or withdrawals:read
  exportCryptoPayments      OAFDV  no key
  exportPaymentLinks        OAFDV  no key
  exportUsdtSales           OAFDV  no key
  exportCollections         OAFDV  no key
  exportUsers               OAF-V  no key
  exportApiKeys             OA-D-  no key
  exportWebhookDeliveries   OA-DV  no key
  exportEvents              OA-DV  no key
  approveRequest            OAF--  no key
  refuseRequest             OAF--  no key
  getApprovalRule           OAFDV  no key
  setApprovalRule           OA---  no key
`;

/** About nothing but the caller's own session, so that no permission is needed. */
const OWN_SESSION = [
  'getSession',
  'prepareSecondFactor',
  'confirmSecondFactor',
  'removeSecondFactor',
  'listPasskeys',
  'preparePasskey',
  'confirmPasskey',
  'challengePasskeys',
  'removePasskey',
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
    .map((line) => {
      const [operationId = '', letters = '', scope = ''] = line.trim().split(/ {2,}/);
      return [operationId, { letters, scope }] as const;
    }),
);
const guarded = routes.filter(({ authentication }) => authentication !== 'none');
const signOutsLast = (one: Route, other: Route) =>
  Number(SIGN_OUTS.includes(one.operationId)) - Number(SIGN_OUTS.includes(other.operationId));

/** A call whose body is refused after the permission, so that no order begins. */
const emptyCall = (route: Route, of: Belongings) => ({
  ...callOf(route, of),
  ...(route.body && { body: {} }),
});

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
      const sessions = {
        cookie: await signInUser(service, merchant, user),
        token: await logInUser(service, merchant, user),
      };
      const headers = { 'x-business-env': environment };
      for (const route of guarded.toSorted(signOutsLast)) {
        const { operationId, authentication } = route;
        for (const by of /token/i.test(authentication)
          ? (['token', 'cookie'] as const)
          : (['cookie'] as const)) {
          if (SIGN_OUTS.includes(operationId))
            sessions[by] = await (by === 'token' ? logInUser : signInUser)(service, merchant, user);
          const { status, body } = await send(service, route, emptyCall(route, of), {
            [by]: sessions[by],
            headers,
          });
          const isRefused = status === 403 && body.code === 'forbidden';
          if (isRefused) expect(body.msg).toMatch(/^this needs the permission [a-z_]+:(read|write)/);
          expect({ route: operationId, by, status }).not.toMatchObject({ status: 401 });
          const isExpected = table.get(operationId)?.letters.includes(LETTERS[role]) === false;
          if (isRefused !== isExpected)
            found.push(`${operationId} by ${by} ${isRefused ? 'refused' : status}`);
        }
      }
      expect(found).toEqual([]);
    });
  },
);

describe.each(ENVIRONMENTS)('a restricted key in %s', (environment) => {
  it('may do what the table says by its one scope, and nothing by all the others', async () => {
    const token = await service.logIn(merchant);
    const of = { ...nameOnly(merchant, 'not the password'), environment };
    const made = await service.post(
      '/api-keys',
      { environment, name: 'Matrix', scopes: KEY_SCOPES },
      { token },
    );
    const { id, key } = made.body.apiKey;
    const answer = async (route: Route, scopes: readonly string[]) => {
      await service.ownerSql('update api_keys set scopes = $2 where id = $1', [id, scopes]);
      const { body } = await send(service, route, emptyCall(route, of), { key });
      return ['forbidden', 'unauthenticated'].includes(body.code) ? body.code : 'allowed';
    };
    const found: Record<string, readonly string[]> = {};
    const expected: typeof found = {};
    for (const route of guarded) {
      const scope = table.get(route.operationId)?.scope ?? '';
      const isForKeys = scope !== 'no key';
      const enough = scope.split(' or ');
      const alone = isForKeys ? enough.map((each) => [each]) : [KEY_SCOPES];
      const answers: string[] = [];
      for (const scopes of alone) answers.push(await answer(route, scopes));
      answers.push(
        await answer(
          route,
          KEY_SCOPES.filter((each) => !enough.includes(each)),
        ),
      );
      found[route.operationId] = answers;
      expected[route.operationId] = isForKeys
        ? [...enough.map(() => 'allowed'), 'forbidden']
        : ['unauthenticated', 'unauthenticated'];
    }
    expect(found).toEqual(expected);
  });
});

describe.each(ENVIRONMENTS)('a full key of %s', (environment) => {
  it('may do what a restricted key can be allowed, and nothing else', async () => {
    const of = { ...nameOnly(merchant, 'not the password'), environment };
    const key = merchant.apiKeys[environment];
    const found: Record<string, string> = {};
    const expected: typeof found = {};
    for (const route of guarded) {
      const { operationId } = route;
      const { body } = await send(service, route, emptyCall(route, of), { key });
      found[operationId] = ['forbidden', 'unauthenticated'].includes(body.code) ? body.code : 'allowed';
      expected[operationId] = table.get(operationId)?.scope === 'no key' ? 'unauthenticated' : 'allowed';
    }
    expect(found).toEqual(expected);
  });
});

describe.each(ENVIRONMENTS)('a caller without a credential in %s', (environment) => {
  it('is refused by every route of the table', async () => {
    const of = { ...nameOnly(merchant, 'not the password'), environment };
    const headers = { 'x-business-env': environment };
    const statuses: Record<string, number> = {};
    for (const route of guarded) {
      const { status } = await send(service, route, emptyCall(route, of), { key: null, headers });
      statuses[route.operationId] = status;
    }
    expect(statuses).toEqual(Object.fromEntries([...table.keys()].map((operationId) => [operationId, 401])));
  });
});

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
