import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Route, RouteAuthentication } from '../../src/api/route.ts';
import { routes } from '../../src/api/routes.ts';
import { apiKeySha256, newApiKey, newIdentifier } from '../../src/security/identifiers.ts';
import { type Belongings, callOf, send } from '../support/routeCalls.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ role: 'api' });
});
afterAll(() => service?.stop());

function routesProvenBy(...kinds: readonly RouteAuthentication[]) {
  return routes
    .filter((route) => kinds.includes(route.authentication))
    .map((route) => ({ ...route, name: `${route.method.toUpperCase()} ${route.path}` }));
}
const keyRoutes = routesProvenBy('key', 'tokenOrKey');
const guardedRoutes = routesProvenBy('key', 'token', 'tokenOrKey', 'cookie');

/** A path that a route serves: its placeholders are filled with an id that nothing has. */
function pathOf(route: { readonly path: string }): string {
  return route.path.replace(/\{\w+\}/g, 'nothing_has_this_id');
}

function call(route: { readonly method: string; readonly path: string }, headers: Record<string, string>) {
  const path = pathOf(route);
  const options = { key: null, headers };
  if (route.method === 'get') return service.get(path, options);
  if (route.method === 'delete') return service.delete(path, options);
  return route.method === 'patch' ? service.patch(path, {}, options) : service.post(path, {}, options);
}

function pay(merchant: TestMerchant, headers: Record<string, string>, body: object = {}) {
  return service.post(
    '/payment/process',
    { businessId: merchant.businessId, amount: 100, serviceType: 'till', ...body },
    { key: null, headers },
  );
}

/** What calls name of a merchant that has nothing but itself. */
function belongingsOf({ businessId, email }: TestMerchant): Belongings {
  return {
    environment: 'test',
    businessId,
    email,
    password: '',
    otp: '',
    keyId: '',
    userId: '',
    transactionId: '',
    deliveryId: '',
    endpointId: '',
    deletableEndpointId: '',
    saleId: '',
    collectionId: '',
    approvalId: '',
    refusableApprovalId: '',
    paymentId: 'cp_none',
    openPaymentId: 'cp_none',
    paymentLinkId: 'plk_none',
    refundId: '',
    transactionCursor: '',
  };
}

/** Gives a business one more key. */
async function addKey(merchant: TestMerchant, environment: 'prod' | 'test' | null, expiresAt = 'infinity') {
  const key = environment === null ? `legacy-${newIdentifier('key')}` : newApiKey(environment);
  await service.ownerSql(
    `insert into api_keys (id, business_id, environment, key_sha256, key_encrypted, expires_at)
     values ($1, $2, $3, $4, '', $5::timestamptz)`,
    [newIdentifier('key'), merchant.businessId, environment, apiKeySha256(key), expiresAt],
  );
  return key;
}

describe('a call without credentials', () => {
  it.each(guardedRoutes)('is refused by $name', async (route) => {
    const { status, body } = await call(route, {});
    expect(status).toBe(401);
    expect(body).toEqual({
      success: false,
      msg: 'no token, authorization denied',
      code: 'unauthenticated',
      requestId: expect.stringMatching(/^req_/),
    });
  });

  it('is told nothing about its body', async () => {
    const { body } = await service.post('/payment/process', { amount: 'x' }, { key: null });
    expect(body.errors).toBeUndefined();
  });
});

describe('a key that is not valid', () => {
  it.each([
    ['unknown', () => newApiKey('test')],
    ['of another checksum', () => wrongChecksum(service.merchant.apiKeys.test)],
    ['of the other environment by its prefix', () => service.merchant.apiKeys.test.replace('test', 'prod')],
    ['cut short', () => service.merchant.apiKeys.test.slice(0, -1)],
    ['far too long', () => 'k'.repeat(5_000)],
    ['an unknown legacy key', () => 'legacy-key-of-nobody'],
  ])('is refused: %s', async (_, key) => {
    const { status, body } = await pay(service.merchant, { 'x-api-key': key() });
    expect(status).toBe(401);
    expect(body).toMatchObject({ success: false, code: 'unauthenticated' });
    expect(body.simulated).toBeUndefined();
  });

  it('is refused from the moment it expires', async () => {
    const merchant = await service.createMerchant();
    const key = await addKey(merchant, 'test');
    expect((await pay(merchant, { 'x-api-key': key })).status).toBe(200);
    await service.ownerSql('update api_keys set expires_at = now() where key_sha256 = $1', [
      apiKeySha256(key),
    ]);
    expect((await pay(merchant, { 'x-api-key': key })).status).toBe(401);
    expect((await pay(merchant, { 'x-api-key': merchant.apiKeys.test })).status).toBe(200);
  });
});

describe('a credential in the wrong header', () => {
  const KEY_ROUTE = 'this route takes an API key, in the header x-api-key; authorization denied';
  const TOKEN_ROUTE =
    'this route takes the token of a login, in the header Authorization after "Bearer "; authorization denied';
  const EITHER_ROUTE =
    'this route takes an API key, in the header x-api-key, or the token of a login, in the header Authorization after ' +
    '"Bearer "; authorization denied';
  const COOKIE_ROUTE = 'this route takes the cookie of the dashboard alone; authorization denied';
  let token: string;

  beforeAll(async () => {
    token = await service.logIn(await service.createMerchant('Acme', { password: 'correct horse battery' }));
  });

  async function expectRefusal(route: Route, headers: Record<string, string>, msg: string) {
    const { status, body } = await call(route, headers);
    expect({ headers: Object.keys(headers), status, body }).toEqual({
      headers: Object.keys(headers),
      status: 401,
      body: { success: false, msg, code: 'unauthenticated', requestId: expect.any(String) },
    });
  }
  const key = () => service.merchant.apiKeys.test;

  it.each(routesProvenBy('token'))('is answered with the one for a token by $name', async (route) => {
    await expectRefusal(route, { 'x-api-key': key() }, TOKEN_ROUTE);
    await expectRefusal(route, { authorization: `Bearer ${key()}` }, TOKEN_ROUTE);
    await expectRefusal(route, { 'x-api-key': token }, TOKEN_ROUTE);
    await expectRefusal(route, { authorization: token }, TOKEN_ROUTE);
    await expectRefusal(route, { authorization: 'Bearer abc' }, TOKEN_ROUTE);
  });

  it.each(routesProvenBy('key'))('is answered with the one for a key by $name', async (route) => {
    await expectRefusal(route, { authorization: `Bearer ${token}` }, KEY_ROUTE);
    await expectRefusal(route, { authorization: `Bearer ${key()}` }, KEY_ROUTE);
    await expectRefusal(route, { 'x-api-key': token }, KEY_ROUTE);
    await expectRefusal(route, { 'x-api-key': `Bearer ${key()}` }, KEY_ROUTE);
  });

  it.each(routesProvenBy('tokenOrKey'))('is answered with both by $name', async (route) => {
    await expectRefusal(route, { authorization: `Bearer ${key()}` }, EITHER_ROUTE);
    await expectRefusal(route, { authorization: key() }, EITHER_ROUTE);
    await expectRefusal(route, { 'x-api-key': token }, EITHER_ROUTE);
  });

  it.each(routesProvenBy('cookie'))('is answered with the one for a cookie by $name', async (route) => {
    await expectRefusal(route, { 'x-api-key': key() }, COOKIE_ROUTE);
    await expectRefusal(route, { authorization: `Bearer ${token}` }, COOKIE_ROUTE);
  });

  it('does not hide that the right kind of credential is not valid', async () => {
    const unknownKey = await service.get('/transactions/x', { key: newApiKey('test') });
    expect(unknownKey.body.msg).toBe('the API key is not valid, authorization denied');
    const unknownToken = await service.get('/transactions/x', { token: `${token}x` });
    expect(unknownToken.body.msg).toBe('the token is not valid, authorization denied');
  });

  it('does no harm next to the right one', async () => {
    const headers = { 'x-api-key': key(), authorization: `Bearer ${token}` };
    expect((await service.get('/crypto/balances', { key: null, headers })).status).toBe(200);
    expect((await service.get('/me', { key: null, headers })).status).toBe(200);
  });
});

describe('the business', () => {
  it.each(keyRoutes)('of $name is that of the key', async (route) => {
    const other = await service.createMerchant();
    const headers = { 'x-api-key': service.merchant.apiKeys.test };
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'nothing_has_this_id']);
    const call = { ...callOf(route, belongingsOf(other)), params: Object.fromEntries(inPath) };
    const named =
      route.method === 'get'
        ? { ...call, query: { businessId: other.businessId } }
        : { ...call, body: { ...call.body, businessId: other.businessId } };
    const { status, body } = await send(service, route, named, { key: null, headers });
    // Where a route takes no body, the business in it is none of its business: another's resource in its path is not
    // found, and without one the route is about the caller, who has saved no address for webhooks.
    const isRead = route.method === 'get' || route.body !== undefined;
    expect(status).toBe(isRead ? 403 : route.path.includes('{') ? 404 : 400);
    if (isRead) expect(body).toMatchObject({ success: false, code: 'business_mismatch', simulated: true });
  });

  it.each(['/payment/process', '/payment/process/external', '/withdrawal/request', '/request'])(
    'must be named to %s',
    async (path) => {
      const { status, body } = await service.post(path, { amount: 100, serviceType: 'till' });
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ path: 'businessId', message: 'is required' }]);
    },
  );

  it('cannot call while it is not active', async () => {
    const merchant = await service.createMerchant();
    await service.ownerSql('update businesses set is_active = false where id = $1', [merchant.businessId]);
    for (const key of Object.values(merchant.apiKeys)) {
      const { status, body } = await pay(merchant, { 'x-api-key': key });
      expect(status).toBe(403);
      expect(body).toMatchObject({ success: false, code: 'business_inactive' });
    }
    expect(
      (await service.ledger.balances({ businessId: merchant.businessId, environment: 'test' }, 'NGN'))
        .availableMinor,
    ).toBe(0n);
  });
});

describe('x-business-env', () => {
  it.each([
    ['prod', 'test'],
    ['test', 'prod'],
  ] as const)('is refused with a %s key when it says %s', async (environment, header) => {
    const { status, body } = await pay(service.merchant, {
      'x-api-key': service.merchant.apiKeys[environment],
      'x-business-env': header,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'environment_mismatch' });
  });

  it.each(['prod', 'test'] as const)('may repeat the environment of a %s key', async (environment) => {
    const { status, body } = await pay(service.merchant, {
      'x-api-key': service.merchant.apiKeys[environment],
      'x-business-env': environment,
    });
    expect(status).toBe(200);
    expect(body.transaction.environment).toBe(environment);
  });

  it.each(['live', 'TEST', 'prod,test', ' '.repeat(3)])('is refused when it is %p', async (header) => {
    const answer = await pay(service.merchant, {
      'x-api-key': service.merchant.apiKeys.test,
      'x-business-env': header,
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'environment_mismatch' } });
  });

  it.each([
    ['prod', { 'x-business-env': 'prod' }],
    ['test', { 'x-business-env': 'test' }],
    ['prod', {}],
  ] as const)('chooses %s for a legacy key: %o', async (environment, headers) => {
    const merchant = await service.createMerchant();
    const key = await addKey(merchant, null);
    const { status, body } = await pay(merchant, { 'x-api-key': key, ...headers });
    expect(status).toBe(200);
    expect(body.transaction.environment).toBe(environment);
    expect(body.simulated).toBe(environment === 'test' ? true : undefined);
    const other = environment === 'prod' ? 'test' : 'prod';
    expect(
      (await service.ledger.balances({ businessId: merchant.businessId, environment }, 'NGN')).availableMinor,
    ).toBe(9_850n);
    expect(
      (await service.ledger.balances({ businessId: merchant.businessId, environment: other }, 'NGN'))
        .availableMinor,
    ).toBe(0n);
  });
});

describe('a transaction', () => {
  it('is never read by another merchant, nor in the other environment', async () => {
    const owner = await service.createMerchant();
    const { body } = await pay(owner, { 'x-api-key': owner.apiKeys.test });
    const path = `/transactions/${body.transaction.transactionId}`;
    expect((await service.get(path, { key: owner.apiKeys.test })).status).toBe(200);

    const stranger = await service.createMerchant();
    const unknown = await service.get('/transactions/txn_00000000000000000000000000', {
      key: stranger.apiKeys.test,
    });
    for (const key of [stranger.apiKeys.test, stranger.apiKeys.prod, owner.apiKeys.prod]) {
      const refused = await service.get(path, { key });
      expect(refused.status).toBe(404);
      // It reads like one that does not exist.
      expect(refused.body).toMatchObject({ msg: unknown.body.msg, code: unknown.body.code });
      expect(refused.body.msg).toBe('transaction not found');
    }
  });
});

function wrongChecksum(key: string): string {
  return key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
}
