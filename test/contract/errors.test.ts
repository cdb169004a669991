import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { routes } from '../../src/api/routes.ts';
import { runService, type Service } from '../../src/composition/service.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { startTestService, type TestService, testConfig } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { endpointOf, type Gate, openGate, throughGate } from './gate.ts';
import { createMerchantIn } from './merchants.ts';

const log = createMemoryLog();
let service: TestService;
let token: string;

beforeAll(async () => {
  service = await startTestService({ role: 'api', overrides: { logger: log.logger } });
  token = await service.logIn(await service.createMerchant('Acme Stores', { password: 'a password here' }));
});
afterAll(() => service?.stop());

/** What no answer may hold: words of SQL, of stack traces and of the code's places. */
const INTERNALS =
  /select |insert |update |relation|constraint|syntax|ECONN|postgres|\.ts|\\n {4}at |node_modules|stack/i;

/** Expects the one error body, with nothing of the inside in it. */
async function expectErrorBody(response: Response, status: number, code: string) {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const text = await response.text();
  expect(text).not.toMatch(INTERNALS);
  const body = JSON.parse(text);
  expect(body).toMatchObject({ success: false, code });
  expect(body.msg).toMatch(/\w/);
  expect(body.requestId).toBe(response.headers.get('x-request-id'));
  expect(body.requestId).toMatch(/\w/);
  return body;
}

function payment(baseUrl: string, key: string, businessId: string, headers: Record<string, string> = {}) {
  return fetch(`${baseUrl}/payment/process`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, ...headers },
    body: JSON.stringify({ businessId, amount: 100, serviceType: 'till' }),
  });
}

describe('a request that nothing serves', () => {
  it.each([
    '/v1',
    '/v1/business',
    '/v1/business/',
    '/v1/business/nothing',
    '/v2/business/payment/process',
    '/v1/business/payment//process',
  ])('gets 404 at %s', async (path) => {
    await expectErrorBody(await fetch(service.apiUrl + path), 404, 'not_found');
  });

  it.each(routes.map((route) => ({ ...route, name: `${route.method.toUpperCase()} ${route.path}` })))(
    'gets 405 with the methods there are, where only others are served: $name',
    async (route) => {
      const response = await fetch(service.baseUrl + route.path.replace(/\{\w+\}/g, 'x'), {
        method: 'PUT',
        headers: { 'x-api-key': service.merchant.apiKeys.test },
      });
      await expectErrorBody(response, 405, 'method_not_allowed');
      expect(response.headers.get('allow')?.split(', ')).toContain(route.method.toUpperCase());
    },
  );

  it('gets an answer to OPTIONS that names the methods', async () => {
    const response = await fetch(`${service.baseUrl}/payment/process`, { method: 'OPTIONS' });
    expect(response.status).toBe(200);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it.each(['%E0%A4%A', '%00', '%ED%A0%BC', '%'])(
    'gets a refusal for an id of bytes that are no text: %s',
    async (id) => {
      const response = await fetch(`${service.baseUrl}/transactions/${id}`, {
        headers: { 'x-api-key': service.merchant.apiKeys.test },
      });
      expect([400, 404]).toContain(response.status);
      await expectErrorBody(
        response,
        response.status,
        response.status === 400 ? 'invalid_request' : 'not_found',
      );
    },
  );
});

describe('x-request-id', () => {
  const read = (given?: string) =>
    fetch(`${service.baseUrl}/transactions/x`, {
      headers: {
        'x-api-key': service.merchant.apiKeys.test,
        ...(given !== undefined && { 'x-request-id': given }),
      },
    });

  it('of the caller is answered back, also by what succeeds', async () => {
    const given = 'order-7:attempt.2_A';
    expect((await expectErrorBody(await read(given), 404, 'not_found')).requestId).toBe(given);
    const ok = await payment(service.baseUrl, service.merchant.apiKeys.test, service.merchant.businessId, {
      'x-request-id': given,
    });
    expect(ok.headers.get('x-request-id')).toBe(given);
  });

  it.each(['a b', '<script>', 'x'.repeat(101), '{"a":1}', 'ключ'.replace(/./g, 'é'), '%0d%0aset-cookie'])(
    'that is not plain is replaced: %s',
    async (given) => {
      const response = await read(given);
      expect(response.headers.get('x-request-id')).toMatch(/^req_[0-9a-z]{26}$/);
      await expectErrorBody(response, 404, 'not_found');
    },
  );

  it('is new for every request that brings none', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await read()).headers.get('x-request-id')),
    );
    expect(new Set(ids).size).toBe(20);
  });
});

describe('security headers', () => {
  it.each(['/v1/business/nothing', '/v1/business/payment/process', '/docs', '/healthz', '/openapi.json'])(
    'come with %s',
    async (path) => {
      const { headers } = await fetch(service.apiUrl + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('keep answers about money out of caches', async () => {
    const response = await payment(
      service.baseUrl,
      service.merchant.apiKeys.test,
      service.merchant.businessId,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const refused = await fetch(`${service.baseUrl}/transactions/x`);
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a query that the database could not read', () => {
  const cursorOf = (...place: unknown[]) => Buffer.from(JSON.stringify(place)).toString('base64url');

  it.each([
    `limit=0`,
    `limit=101`,
    `limit=1.5`,
    `limit=1e1x`,
    `limit=1&limit=2`,
    `cursor=${cursorOf('2026-01-01T00:00:00Z', 'a\u0000')}`,
    `cursor=${cursorOf('12', 'txn_1')}`,
    `cursor=${cursorOf('2026-13-45', 'txn_1')}`,
    `cursor=${cursorOf('+275760-09-13T00:00:00.001Z', 'txn_1')}`,
    `cursor=nonsense`,
    `from=yesterday`,
    `reference=%00`,
  ])('gets 400: %s', async (query) => {
    const response = await fetch(`${service.baseUrl}/transactions?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const body = await expectErrorBody(response, 400, 'invalid_request');
    expect(body.errors.length).toBeGreaterThan(0);
  });

  it.each(['from=0000-01-01T00:00:00Z', 'to=9999-12-31T23:59:59Z', 'from=0001-01-01T00:00:00%2B14:00'])(
    'gets an answer at the ends of time: %s',
    async (query) => {
      const response = await fetch(`${service.baseUrl}/transactions?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([200, 400]).toContain(response.status);
    },
  );
});

describe('a fault on our side', () => {
  it('is an opaque 500, and the log tells the rest under the same request id', async () => {
    const own = await startTestService({ role: 'api', overrides: { logger: log.logger } });
    try {
      await own.ownerSql('alter table transactions rename column channel to channel_of_payment');
      const response = await payment(own.baseUrl, own.merchant.apiKeys.test, own.merchant.businessId);
      const body = await expectErrorBody(response, 500, 'internal_error');
      expect(body).toEqual({
        success: false,
        msg: 'something went wrong on our side',
        code: 'internal_error',
        requestId: expect.any(String),
        simulated: true,
        environment: 'test',
      });
      expect(log.records()).toContainEqual(
        expect.objectContaining({
          level: 'error',
          requestId: body.requestId,
          err: expect.objectContaining({
            message: expect.stringContaining('channel'),
            stack: expect.any(String),
          }),
        }),
      );
      expect(
        (await own.ledger.balances({ businessId: own.merchant.businessId, environment: 'test' }, 'NGN'))
          .availableMinor,
      ).toBe(0n);
    } finally {
      await own.stop();
    }
  });
});

describe('Postgres', () => {
  let database: TestDatabase;
  let gate: Gate;
  let own: Service;
  let keys: { readonly businessId: string; readonly test: string };

  beforeAll(async () => {
    database = await createTestDatabase();
    gate = await openGate(endpointOf(database.ownerUrl));
    const config = testConfig(throughGate(database.ownerUrl, gate), {
      DATABASE_CONNECTION_TIMEOUT_MS: '5000',
    });
    own = await runService({ config, role: 'api', overrides: { logger: log.logger } });
    const merchant = await createMerchantIn(database.ownerUrl, config);
    keys = { businessId: merchant.businessId, test: merchant.apiKeys.test };
  });
  afterAll(async () => {
    await own?.stop();
    await gate?.close();
    await database?.drop();
  });

  const pay = () => payment(`${own.apiUrl}/v1/business`, keys.test, keys.businessId);
  const expectOutage = async (response: Response) => {
    await expectErrorBody(response, 503, 'unavailable');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  };

  it('that cuts its connections is reached again by the next request', async () => {
    expect((await pay()).status).toBe(200);
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await client.end();
    await waitFor('the service to connect again', async () => {
      const response = await pay();
      if (response.status === 200) return true;
      await expectOutage(response);
      return false;
    });
  });

  it('that is gone makes every route answer 503 with retry-after, until it is back', async () => {
    // A connection that the test before cut may be found dead only now.
    await waitFor('an answer', async () => (await pay()).status === 200);
    await gate.close();
    try {
      for (const route of routes.filter(({ authentication }) => authentication.endsWith('ey'))) {
        const response = await fetch(`${own.apiUrl}/v1/business${route.path.replace(/\{\w+\}/g, 'x')}`, {
          method: route.method.toUpperCase(),
          headers: { 'x-api-key': keys.test, 'content-type': 'application/json' },
          ...(route.body && { body: '{}' }),
        });
        await expectOutage(response);
      }
      const login = await fetch(`${own.apiUrl}/v1/business/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ada@example.com', password: 'a password' }),
      });
      await expectOutage(login);
    } finally {
      await gate.open();
    }
    expect(
      (
        await waitFor('an answer', async () => {
          const response = await pay();
          return response.status === 200 && response;
        })
      ).status,
    ).toBe(200);
  });

  it('that hangs makes requests answer 503 instead of waiting for ever', async () => {
    await gate.close();
    await gate.open();
    gate.stall();
    try {
      await expectOutage(await pay());
    } finally {
      await gate.close();
      await gate.open();
    }
    await waitFor('an answer', async () => (await pay()).status === 200);
  });

  it('without our database makes requests answer 503', async () => {
    await database.drop();
    await waitFor('the outage to be seen', async () => {
      const response = await pay();
      await expectOutage(response);
      return true;
    });
  });
});
