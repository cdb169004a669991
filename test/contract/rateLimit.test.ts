import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newApiKey } from '../../src/security/identifiers.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import {
  type Answer,
  type RequestOptions,
  startTestService,
  type TestMerchant,
  type TestService,
} from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** Requests of one business in one environment that are answered in a window of ten seconds. */
const BUSINESS_WINDOW = 10;
/** Those of one address. */
const ADDRESS_WINDOW = 50;
const PASSWORD = 'correct horse battery';

let service: TestService;
/** An address of this test's own, so that no test counts for another. */
let here: string;

beforeAll(async () => {
  service = await startTestService({
    role: 'api',
    env: { RATE_LIMIT_PER_SECOND: '1', ADDRESS_RATE_LIMIT_PER_SECOND: '5', TRUST_PROXY: 'loopback' },
  });
});
afterAll(() => service?.stop());
beforeEach(() => {
  here = anAddress();
});

const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Reads a transaction that is not there. */
function read(options: RequestOptions, address = here): Promise<Answer> {
  return service.get('/transactions/nothing', {
    ...options,
    headers: { ...options.headers, 'x-forwarded-for': address },
  });
}

/** Requests again and again, until it is refused for coming too often; a limit that is never reached is none. */
async function untilRefused<Response extends { readonly status: number }>(
  request: () => Promise<Response>,
): Promise<{ readonly refused: Response; readonly answered: number }> {
  for (let answered = 0; answered < ADDRESS_WINDOW * 20; answered++) {
    const response = await request();
    if (response.status === 429) return { refused: response, answered };
  }
  throw new Error('Nothing was refused.');
}

function expectRefusal({ headers, body }: Pick<Answer, 'headers' | 'body'>, windowRequests: number) {
  expect(body).toMatchObject({ success: false, code: 'rate_limited' });
  const retryAfterSeconds = Number(headers.get('retry-after'));
  expect(retryAfterSeconds).toBeGreaterThanOrEqual(1);
  expect(retryAfterSeconds).toBeLessThanOrEqual(10);
  expect(headers.get('ratelimit-limit')).toBe(String(windowRequests));
  expect(headers.get('ratelimit-remaining')).toBe('0');
  expect(headers.get('ratelimit-reset')).toBe(headers.get('retry-after'));
}

describe('the limit of an address', () => {
  it('counts what nobody has proven, whatever key is invented for each request', async () => {
    const { refused, answered } = await untilRefused(() => read({ key: newApiKey('test') }));
    expect(answered).toBeGreaterThanOrEqual(ADDRESS_WINDOW);
    expectRefusal(refused, ADDRESS_WINDOW);
    expect((await read({ key: newApiKey('test') }, anAddress())).status).toBe(401);
  });

  it.each([
    ['no credentials', () => ({ key: null })],
    ['an invented token', () => ({ token: `a.${randomInt(1_000_000)}.c` })],
    ['an invented key of another form', () => ({ key: `legacy-${randomInt(1_000_000)}` })],
  ] as const)('counts requests with %s', async (_, options) => {
    const { refused, answered } = await untilRefused(() => read(options()));
    expect(answered).toBeGreaterThanOrEqual(ADDRESS_WINDOW);
    expectRefusal(refused, ADDRESS_WINDOW);
  });

  it('is not escaped by a key on a route that takes none', async () => {
    // What is not a login is refused before its attempt is counted, because a login has a limit of its own.
    const logIn = () =>
      service.post('/auth/login', {}, { key: newApiKey('test'), headers: { 'x-forwarded-for': here } });
    const { refused, answered } = await untilRefused(logIn);
    expect(answered).toBeGreaterThanOrEqual(ADDRESS_WINDOW);
    expectRefusal(refused, ADDRESS_WINDOW);
  });

  it('answers before anything is looked up', async () => {
    await untilRefused(() => read({ key: null }));
    await service.ownerSql('alter table api_keys rename to api_keys_elsewhere');
    try {
      // Looking the key up would fail, as it does for an address that may ask.
      expect((await read({ key: newApiKey('test') }, anAddress())).status).toBe(500);
      await waitFor('a refusal', async () => (await read({ key: newApiKey('test') })).status === 429);
    } finally {
      await service.ownerSql('alter table api_keys_elsewhere rename to api_keys');
    }
  });

  it.each([
    '/v1/business/nothing',
    '/nothing',
    '/providers/unknown/callback',
    '/',
    '/docs',
    '/docs/guides',
    '/openapi.json',
    '/dashboard',
    '/pay/assets/checkout.css',
  ])('counts requests of paths that need no caller, whatever serves them: %s', async (path) => {
    const { refused, answered } = await untilRefused(() =>
      fetch(service.apiUrl + path, { headers: { 'x-forwarded-for': here } }),
    );
    expect(answered).toBeGreaterThanOrEqual(ADDRESS_WINDOW);
    expectRefusal({ headers: refused.headers, body: await refused.json() }, ADDRESS_WINDOW);
  });

  it('never refuses those who watch over the service', async () => {
    await untilRefused(() => read({ key: null }));
    for (let time = 0; time < ADDRESS_WINDOW * 2; time++) {
      const { status } = await fetch(`${service.apiUrl}/healthz`, { headers: { 'x-forwarded-for': here } });
      expect(status).toBe(200);
    }
  });

  it('takes the addresses of one IPv6 network for one', async () => {
    let calls = 0;
    const network = `2001:db8:${randomInt(1, 10_000)}:7`;
    const { answered } = await untilRefused(() => read({ key: null }, `${network}::${++calls}`));
    expect(answered).toBeGreaterThanOrEqual(ADDRESS_WINDOW);
    expect((await read({ key: null }, `${network}8::1`)).status).toBe(401);
  });

  it('fits a fleet of businesses behind one address, each with its own limit', async () => {
    const fleet = await Promise.all(Array.from({ length: 4 }, () => service.createMerchant()));
    for (let time = 0; time < BUSINESS_WINDOW; time++) {
      for (const { apiKeys } of fleet) expect((await read({ key: apiKeys.test })).status).toBe(404);
    }
  });

  it('is five times that of a business unless it is set', async () => {
    const own = await startTestService({ role: 'api', env: { RATE_LIMIT_PER_SECOND: '1' } });
    try {
      const { headers } = await own.get('/transactions/nothing', { key: null });
      expect(headers.get('ratelimit-limit')).toBe(String(ADDRESS_WINDOW));
    } finally {
      await own.stop();
    }
  });

  it('believes x-forwarded-for right to left, as long as its addresses are of trusted proxies', async () => {
    const proxied = (client: string) => `203.0.113.${randomInt(256)}, ${client}, 127.0.0.1`;
    await untilRefused(() => read({ key: null }, proxied(here)));
    expect((await read({ key: null }, proxied(anAddress()))).status).toBe(401);
  });

  it('warns once of an x-forwarded-for that is not from a trusted proxy, and ignores it', async () => {
    const log = createMemoryLog();
    const own = await startTestService({
      role: 'api',
      env: { RATE_LIMIT_PER_SECOND: '1', TRUST_PROXY: '192.0.2.0/24' },
      overrides: { logger: log.logger },
    });
    try {
      const { refused } = await untilRefused(() =>
        own.get('/transactions/nothing', { key: null, headers: { 'x-forwarded-for': anAddress() } }),
      );
      expectRefusal(refused, ADDRESS_WINDOW);
      const warnings = log.records().filter(({ level, peer }) => level === 'warn' && peer !== undefined);
      expect(warnings).toEqual([
        expect.objectContaining({ peer: '127.0.0.1', msg: expect.stringContaining('TRUST_PROXY') }),
      ]);
    } finally {
      await own.stop();
    }
  });

  it('believes no x-forwarded-for without TRUST_PROXY', async () => {
    const own = await startTestService({ role: 'api', env: { RATE_LIMIT_PER_SECOND: '1' } });
    try {
      let calls = 0;
      const { refused } = await untilRefused(() =>
        own.get('/transactions/nothing', {
          key: null,
          headers: { 'x-forwarded-for': `203.0.113.${calls++ % 256}` },
        }),
      );
      expectRefusal(refused, ADDRESS_WINDOW);
    } finally {
      await own.stop();
    }
  });
});

describe('the limit of a business', () => {
  let merchant: TestMerchant;
  let token: string;

  beforeAll(async () => {
    merchant = await service.createMerchant('Acme Stores', { password: PASSWORD });
    token = await service.logIn(merchant);
  });

  const remainingOf = async (options: RequestOptions) => {
    // From an address of its own, for this is about the business.
    const { headers, status } = await read(options, anAddress());
    return status === 429 ? -1 : Number(headers.get('ratelimit-remaining'));
  };

  /**
   * Whether two kinds of calls are counted together. Those of the first kind come in twos: counted apart, the two counts
   * would never be one apart in this order.
   */
  async function areCountedTogether(first: RequestOptions, second: RequestOptions): Promise<boolean> {
    for (let round = 0; round < 20; round++) {
      await remainingOf(first);
      const before = await remainingOf(first);
      const after = await remainingOf(second);
      if (before > 0 && after === before - 1) return true;
    }
    return false;
  }

  it('refuses one that calls too often, and no other', async () => {
    const [busy, other] = [await service.createMerchant(), await service.createMerchant()];
    const { refused, answered } = await untilRefused(() => read({ key: busy.apiKeys.test }));
    expect(answered).toBeGreaterThanOrEqual(BUSINESS_WINDOW);
    expectRefusal(refused, BUSINESS_WINDOW);
    const allowed = await read({ key: other.apiKeys.test });
    expect(allowed.status).toBe(404);
    expect(allowed.headers.get('ratelimit-limit')).toBe(String(BUSINESS_WINDOW));
    expect(allowed.headers.get('ratelimit-remaining')).toBe(String(BUSINESS_WINDOW - 1));
    const resetSeconds = Number(allowed.headers.get('ratelimit-reset'));
    expect(resetSeconds).toBeGreaterThanOrEqual(1);
    expect(resetSeconds).toBeLessThanOrEqual(10);
  });

  it('counts all of its keys of one environment together, and a token with them', async () => {
    const inTest = { token, headers: { 'x-business-env': 'test' } };
    const rotated = await waitFor('a second key', async () => {
      const { status, body } = await service.post(
        '/api-keys/rotate',
        { environment: 'test' },
        { token, headers: { 'x-forwarded-for': anAddress() } },
      );
      return status === 200 && body.apiKey.key;
    });
    expect(await areCountedTogether({ key: merchant.apiKeys.test }, { key: rotated })).toBe(true);
    expect(await areCountedTogether({ key: merchant.apiKeys.test }, inTest)).toBe(true);
    expect(await areCountedTogether({ key: merchant.apiKeys.prod }, { token })).toBe(true);
  });

  it('counts its environments apart', async () => {
    expect(await areCountedTogether({ key: merchant.apiKeys.test }, { key: merchant.apiKeys.prod })).toBe(
      false,
    );
  });

  it('is not used up by who only knows its id or sends a key that is none', async () => {
    const { apiKeys, businessId } = await service.createMerchant();
    for (let time = 0; time < BUSINESS_WINDOW * 2; time++) {
      await service.post(
        '/payment/process',
        { businessId, amount: 100, serviceType: 'till' },
        { key: newApiKey('test'), headers: { 'x-forwarded-for': anAddress() } },
      );
    }
    expect(await remainingOf({ key: apiKeys.test })).toBe(BUSINESS_WINDOW - 1);
  });
});
