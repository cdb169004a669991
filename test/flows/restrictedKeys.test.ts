import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_RESTRICTED_KEYS } from '../../src/db/merchants/apiKeys.ts';
import { KEY_SCOPES } from '../../src/domain/merchants/permissions.ts';
import { PRESETS } from '../../web/src/pages/apiKeys/scopes.ts';
import { callOf, namedRoutes, nameOnly, send } from '../support/routeCalls.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

const PASSWORD = 'correct horse battery';

let service: TestService;
let merchant: TestMerchant;
let token: string;
/** Another merchant, who calls every route. */
let caller: TestMerchant;
let tokenOfCaller: string;

beforeAll(async () => {
  service = await startTestService({ queues: ['payouts'], env: { TRUST_PROXY: 'loopback' } });
  merchant = await service.createMerchant('Acme Stores', { password: PASSWORD });
  await service.fund(merchant, 100_000);
  token = await service.logIn(merchant);
  caller = await service.createMerchant('Copper Cafe', { password: PASSWORD });
  tokenOfCaller = await service.logIn(caller);
});
afterAll(() => service?.stop());

const valid = { name: 'Payroll server', environment: 'test', scopes: ['withdrawals:write'] };
const create = (fields: object = {}) => service.post('/api-keys', { ...valid, ...fields }, { token });
const list = async () => (await service.get('/api-keys', { token })).body.apiKeys;

/** A new restricted key. */
async function keyWith(fields: object = {}): Promise<{ id: string; key: string }> {
  const { status, body } = await create(fields);
  expect(status).toBe(200);
  return body.apiKey;
}

const from = (address: string) => ({ 'x-forwarded-for': address });
const banks = (key: string, headers = {}) => service.get('/banks', { key, headers });
const withdraw = (key: string) =>
  service.post('/withdrawal/request', { businessId: merchant.businessId, amount: 1_000 }, { key });

const keyRoutes = namedRoutes.filter(([, { authentication }]) => /key/i.test(authentication));

describe('a restricted key', () => {
  it('is shown once, and stored as its hash alone', async () => {
    const expiresAt = '2099-01-31T12:00:00.000Z';
    const networks = ['203.0.113.0/24', '2001:db8::1'];
    const { status, body } = await create({ networks, expiresAt });
    expect(status).toBe(200);
    const { key, ...summary } = body.apiKey;
    expect(key).toMatch(/^mp_test_[0-9A-Za-z]{36}$/);
    expect(summary).toMatchObject({
      name: 'Payroll server',
      environment: 'test',
      scopes: ['withdrawals:write'],
      networks: ['203.0.113.0/24', '2001:db8::1/128'],
      lastFour: key.slice(-4),
      lastUsedAt: null,
      lastUsedNetwork: null,
    });
    expect(Date.parse(summary.expiresAt)).toBe(Date.parse(expiresAt));
    expect((await list())[0]).toEqual(summary);
    const { rows } = await service.ownerSql('select * from api_keys where id = $1', [summary.id]);
    expect(rows[0].key_encrypted).toBeNull();
    expect(JSON.stringify(rows[0])).not.toContain(key);
    const audited = await service.ownerSql(
      'select actor, action, details from audit_log where subject = $1',
      [summary.id],
    );
    expect(audited.rows).toEqual([
      expect.objectContaining({
        action: 'api_key.create',
        details: expect.objectContaining({ scopes: ['withdrawals:write'], name: 'Payroll server' }),
      }),
    ]);
    expect(JSON.stringify(audited.rows)).not.toContain(key);
  });

  it('does what its scopes name', async () => {
    const { key } = await keyWith();
    const { status, body } = await withdraw(key);
    expect({ status, withdrawal: body.withdrawal.status }).toEqual({ status: 200, withdrawal: 'COMPLETED' });
  });

  it.each(keyRoutes)('is refused beyond its scopes, with the permission it needs: %s', async (_, route) => {
    const enough = [route.permission].flat();
    const scopes = KEY_SCOPES.filter((scope) => !enough.includes(scope));
    // Live orders end at once for want of a provider.
    const fields = { ...valid, environment: 'prod', scopes };
    const made = await service.post('/api-keys', fields, { token: tokenOfCaller });
    const { id, key } = made.body.apiKey;
    const call = () => send(service, route, callOf(route, nameOnly(caller, PASSWORD)), { key });
    expect(await call()).toMatchObject({
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        msg: `this needs the permission ${enough.join(' or ')}`,
        requestId: expect.stringMatching(/^req_/),
      },
    });
    await service.ownerSql('update api_keys set scopes = $2 where id = $1', [id, enough.slice(0, 1)]);
    expect((await call()).body.code).not.toBe('forbidden');
    await service.post(`/api-keys/${id}/revoke`, undefined, { token: tokenOfCaller });
  });

  it('gives no payment back by the scopes of the preset Checkout', async () => {
    const { key } = await keyWith({ scopes: PRESETS.checkout });
    const { businessId } = merchant;
    const paid = await service.post(
      '/payment/process',
      { businessId, amount: 1_000, serviceType: 'fees' },
      { key },
    );
    const refund = (by: string) =>
      service.post(
        `/payment/${paid.body.transaction.transactionId}/refund`,
        { businessId, amount: 400, reason: 'Sent back.' },
        { key: by },
      );
    expect(await refund(key)).toMatchObject({
      status: 403,
      body: { msg: 'this needs the permission payment_refunds:write' },
    });
    expect((await refund((await keyWith({ scopes: ['payment_refunds:write'] })).key)).status).toBe(200);
  });

  it('can have exactly the permissions of the routes that take a key', () => {
    const needed = new Set(keyRoutes.flatMap(([, { permission }]) => permission));
    expect([...needed].toSorted()).toEqual(KEY_SCOPES.toSorted());
  });

  it('does not read the secret that signs webhooks by a scope that only reads', async () => {
    const { key } = await keyWith({ scopes: KEY_SCOPES.filter((scope) => scope.endsWith(':read')) });
    expect(await service.get('/webhooks/secret', { key })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  it('makes and ends no keys', async () => {
    const { id, key } = await keyWith({ scopes: KEY_SCOPES });
    expect((await service.post('/api-keys', valid, { key })).status).toBe(401);
    expect((await service.post(`/api-keys/${id}/revoke`, undefined, { key })).status).toBe(401);
  });

  it('is accepted from its networks alone', async () => {
    const { id, key } = await keyWith({
      scopes: ['bank_accounts:read'],
      networks: ['203.0.113.0/24', '2001:db8:7::/48'],
    });
    for (const address of ['203.0.113.7', '::ffff:203.0.113.8', '2001:db8:7::9']) {
      expect((await banks(key, from(address))).status).toBe(200);
    }
    for (const address of ['203.0.114.7', '::ffff:203.0.114.8', '2001:db8:8::9', '127.0.0.1']) {
      expect(await banks(key, from(address))).toMatchObject({
        status: 403,
        body: {
          success: false,
          code: 'network_not_allowed',
          msg: expect.stringMatching(/^this API key is not accepted from \S+$/),
          requestId: expect.stringMatching(/^req_/),
        },
      });
    }
    // A refused use is not the key's last use.
    await service.ownerSql(
      'update api_keys set last_used_at = null, last_used_network = null where id = $1',
      [id],
    );
    await banks(key, from('203.0.114.7'));
    await banks(key, from('203.0.113.9'));
    const used = await waitFor('the use of the key to be noted', async () =>
      (await list()).find(
        (each: { id: string; lastUsedAt: string | null }) => each.id === id && each.lastUsedAt,
      ),
    );
    expect(used.lastUsedNetwork).toBe('203.0.113.9');
  });

  it('is not told by a header of the caller where it is accepted from', async () => {
    const { key } = await keyWith({ scopes: ['bank_accounts:read'], networks: ['203.0.113.0/24'] });
    // The last address is the one that the proxy saw.
    const headers = from('203.0.113.7, 198.51.100.9');
    expect((await banks(key, headers)).body.code).toBe('network_not_allowed');
  });

  it('is refused from the moment at which it is revoked, expires or has other scopes', async () => {
    const scopes = ['bank_accounts:read'];
    const [revoked, expired, changed] = [
      await keyWith({ scopes }),
      await keyWith({ scopes }),
      await keyWith({ scopes }),
    ];
    for (const { key } of [revoked, expired, changed]) expect((await banks(key)).status).toBe(200);
    expect((await service.post(`/api-keys/${revoked.id}/revoke`, undefined, { token })).body.msg).toBe(
      'API key revoked',
    );
    await service.ownerSql('update api_keys set expires_at = now() where id = $1', [expired.id]);
    await service.ownerSql(`update api_keys set scopes = '{bills:read}' where id = $1`, [changed.id]);
    for (const { key } of [revoked, expired]) {
      expect(await banks(key)).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated', msg: 'the API key is not valid, authorization denied' },
      });
    }
    expect((await banks(changed.key)).body.code).toBe('forbidden');
    const ids = (await list()).map(({ id }: { id: string }) => id);
    expect(ids).not.toContain(revoked.id);
    expect(ids).not.toContain(expired.id);
  });

  it.each([
    ['name', { name: ' ' }, 'must not be empty'],
    ['environment', { environment: 'live' }, 'must be prod or test'],
    ['scopes', { scopes: [] }, 'must name at least one permission'],
    ['scopes.0', { scopes: ['api_keys:write'] }, /^must be one of account:read, /],
    ['networks', { networks: [] }, /^must name at least one network/],
    ['networks.1', { networks: ['203.0.113.7', '203.0.113.7/24'] }, /^must be an address or a network/],
    ['expiresAt', { expiresAt: '2020-01-01T00:00:00Z' }, 'must be in the future'],
    ['expiresAt', { expiresAt: 'tomorrow' }, /^must be a time/],
  ])('is not made with a bad %s', async (path, fields, message) => {
    const { status, body } = await create(fields);
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [{ path, message: typeof message === 'string' ? message : expect.stringMatching(message) }],
    });
  });

  it('leaves the two full keys of the contract as they are', async () => {
    const other = await service.createMerchant('Amber Bakery', { password: PASSWORD });
    const owner = { token: await service.logIn(other) };
    const before = (await service.get('/me', owner)).body.business.apiKeys;
    const made = await service.post('/api-keys', { ...valid, scopes: ['bank_accounts:read'] }, owner);
    expect((await service.get('/me', owner)).body.business.apiKeys).toEqual(before);
    // Rotation bounds the full keys alone, and the end of a full key is followed by a new one.
    for (let round = 0; round < 7; round++) {
      await service.post('/api-keys/rotate', { environment: 'test', overlapHours: 0 }, owner);
    }
    expect((await banks(made.body.apiKey.key)).status).toBe(200);
    const keys = (await service.get('/api-keys', owner)).body.apiKeys;
    const current = keys.find(
      (key: { environment: string; name: string | null; expiresAt: string | null }) =>
        key.environment === 'test' && key.name === null && key.expiresAt === null,
    );
    await service.post(`/api-keys/${current.id}/revoke`, undefined, owner);
    const after = (await service.get('/me', owner)).body.business.apiKeys;
    expect(after.test).toMatch(/^mp_test_/);
    expect(after.test).not.toBe(before.test);
    expect((await banks(after.test)).status).toBe(200);
  });

  it('is one of a bounded number, whatever comes at one moment', async () => {
    const other = await service.createMerchant('Blue Books', { password: PASSWORD });
    const owner = { token: await service.logIn(other) };
    await service.ownerSql(
      `insert into api_keys (id, business_id, environment, key_sha256, last_four, name, scopes)
        select 'key_filled' || n, $1, 'test', sha256(convert_to('filled' || n, 'UTF8')), '0000', 'filled', '{bills:read}'
          from generate_series(1, $2::int) n`,
      [other.businessId, MAX_RESTRICTED_KEYS - 1],
    );
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => service.post('/api-keys', valid, owner)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'too_many_api_keys',
      msg: `a business has at most ${MAX_RESTRICTED_KEYS} restricted keys; revoke one that is no longer used`,
    });
    await service.post('/api-keys/key_filled1/revoke', undefined, owner);
  });
});

describe('the OpenAPI document', () => {
  it('says of every operation which permission it needs', async () => {
    const document = (await (await fetch(`${service.apiUrl}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { description?: string; 'x-permission'?: string }>>;
    };
    for (const [, { method, path, permission }] of namedRoutes) {
      const operation = document.paths[path]?.[method];
      const isNamed = permission !== 'own_session';
      expect({ path, permission: operation?.['x-permission'] }).toEqual({
        path,
        permission: isNamed ? permission : undefined,
      });
      if (isNamed) expect(operation?.description).toContain(`Needs \`${permission}\``);
    }
  });
});
