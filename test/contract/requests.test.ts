import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BASE_PATH } from '../../src/api/baseUrl.ts';
import { createOpenApiDocument } from '../../src/api/openapi.ts';
import type { Route } from '../../src/api/route.ts';
import { routes } from '../../src/api/routes.ts';
import { type Belongings, callOf, namedRoutes, nameOf, nameOnly, send } from '../support/routeCalls.ts';
import {
  type Answer,
  type RequestOptions,
  startTestService,
  type TestMerchant,
  type TestService,
} from '../support/service.ts';
import { type Document, operationsOf } from './documentedExamples.ts';

const PASSWORD = 'correct horse battery';
const PAYSTACK_SECRET_KEY = 'sk_live_of_these_tests';

let service: TestService;
let merchant: TestMerchant;
let token: string;
let cookie: string;

beforeAll(async () => {
  service = await startTestService({ role: 'api', env: { PAYSTACK_SECRET_KEY } });
  merchant = await service.createMerchant('Acme Stores', { password: PASSWORD });
  token = await service.logIn(merchant);
  cookie = await service.signIn(merchant);
});
afterAll(() => service?.stop());

const belongings = (): Belongings => ({ ...nameOnly(merchant, PASSWORD), otp: '' });

function credentialsOf(route: Route): RequestOptions {
  if (route.authentication === 'none') return { key: null };
  if (route.authentication === 'cookie') return { cookie, headers: { 'x-business-env': 'test' } };
  return route.authentication === 'token'
    ? { token, headers: { 'x-business-env': 'test' } }
    : { key: merchant.apiKeys.test };
}

/** Calls a route as it should be called, but for what is added to its query. */
function callWith(route: Route, query: Readonly<Record<string, string>>): Promise<Answer> {
  const call = callOf(route, belongings());
  return send(service, route, { ...call, query: { ...call.query, ...query } }, credentialsOf(route));
}

function problemsOf({ status, body }: Answer) {
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
  return body.errors;
}

describe('a query parameter that is none of the route', () => {
  it.each(namedRoutes)('is refused by name: %s', async (_, route) => {
    const answer = await callWith(route, { stauts: 'COMPLETED', __proto__x: '1' });
    expect(problemsOf(answer)).toEqual(
      expect.arrayContaining([
        { path: 'stauts', message: 'is not a parameter of this route' },
        { path: '__proto__x', message: 'is not a parameter of this route' },
      ]),
    );
  });

  it.each(['__proto__', 'constructor', 'toString', 'Limit', 'limit ', 'limit[]', ''])(
    'is refused whatever it is called: %j',
    async (name) => {
      const path = `/transactions?${encodeURIComponent(name)}=1`;
      const answer = await service.get(path, { token });
      expect(problemsOf(answer)).toEqual([{ path: name, message: 'is not a parameter of this route' }]);
    },
  );

  it('is refused next to what else is wrong', async () => {
    const answer = await service.get('/transactions?limit=0&form=2026-01-01T00:00:00Z', { token });
    const paths = problemsOf(answer).map(({ path }: { path: string }) => path);
    expect(paths.toSorted()).toEqual(['form', 'limit']);
  });

  it('changes nothing: the payment of a request that has one is not recorded', async () => {
    const payment = { businessId: merchant.businessId, amount: 100, serviceType: 'till' };
    const { test: key } = merchant.apiKeys;
    problemsOf(await service.post('/payment/process?dryRun=false', payment, { key }));
    expect(
      (await service.ledger.balances({ businessId: merchant.businessId, environment: 'test' }, 'NGN'))
        .availableMinor,
    ).toBe(0n);
  });
});

describe('a query parameter', () => {
  const document = createOpenApiDocument(routes, BASE_PATH) as Document;
  const documented = operationsOf(document).flatMap((operation) =>
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => ({ ...operation, parameter: name })),
  );
  const getRoutes = namedRoutes.filter(([, { method }]) => method === 'get');

  it('named businessId is documented for every GET, and for nothing else', () => {
    const taking = documented.filter(({ parameter }) => parameter === 'businessId');
    expect(taking.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(
      getRoutes.map(([name]) => name).toSorted(),
    );
  });

  it.each(getRoutes)('named businessId is taken by %s, when it is the own one', async (_, route) => {
    const own = await callWith(route, { businessId: merchant.businessId });
    expect([200, 400, 404]).toContain(own.status);
    // An id that nothing has may be refused, never the parameter.
    const paths = own.status === 400 ? own.body.errors.map(({ path }: { path: string }) => path) : [];
    expect(paths).not.toContain('businessId');
    const other = await callWith(route, { businessId: service.merchant.businessId });
    if (other.status !== 400)
      expect(other).toMatchObject({ status: 403, body: { code: 'business_mismatch' } });
  });

  it.each(documented.map((each) => ({ ...each, name: `${each.parameter} of ${each.path}` })))(
    'that is documented is one that the route knows: $name',
    async ({ method, path, parameter }) => {
      const route = routes.find((each) => each.method === method && each.path === path);
      if (!route) throw new Error(`Nothing serves ${path}.`);
      const { status, body } = await callWith(route, { [parameter]: 'x' });
      const unknown = (body.errors ?? []).filter(
        ({ message }: { message: string }) => message === 'is not a parameter of this route',
      );
      expect({ status, unknown }).toEqual({ status: expect.any(Number), unknown: [] });
    },
  );

  it.each(documented.map((each) => ({ ...each, name: `${each.parameter} of ${each.path}` })))(
    'that is repeated is refused: $name',
    async ({ path, parameter }) => {
      const route = routes.find((each) => each.method === 'get' && each.path === path);
      if (!route) throw new Error(`Nothing serves ${path}.`);
      const { params = {}, query = {} } = callOf(route, belongings());
      const value = query[parameter] ?? '1';
      const search = new URLSearchParams({ ...query, [parameter]: value });
      search.append(parameter, value);
      const at = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
      const problems = problemsOf(await service.get(`${at}?${search}`, credentialsOf(route)));
      expect(problems).toContainEqual({ path: parameter, message: 'must be given once' });
    },
  );
});

describe('a number in a query', () => {
  const listRoutes = routes.filter(({ query }) => query && 'limit' in query.shape);

  it.each(['0x10', '1e1', ' 5', '5 ', '+5', '-5', '5.0', '٥', '1_0', '', 'NaN', 'Infinity'])(
    'is written in plain decimal digits; %j is refused',
    async (limit) => {
      expect(listRoutes.length).toBeGreaterThan(4);
      for (const route of listRoutes) {
        const problems = problemsOf(await callWith(route, { limit }));
        expect({ name: nameOf(route), problems }).toEqual({
          name: nameOf(route),
          problems: expect.arrayContaining([
            { path: 'limit', message: 'must be a whole number from 1 to 100' },
          ]),
        });
      }
    },
  );

  it.each(['1', '20', '100'])('is taken as %s', async (limit) => {
    expect((await service.get(`/transactions?limit=${limit}`, { token })).status).toBe(200);
  });

  it('is documented as the integer that it is', () => {
    const document = createOpenApiDocument(routes, BASE_PATH) as Document;
    const limits = operationsOf(document)
      .flatMap(({ parameters = [] }) => parameters)
      .filter(({ name }) => name === 'limit');
    expect(limits).toHaveLength(listRoutes.length);
    for (const { schema } of limits) {
      expect(schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 });
      // A generated client would send it, or demand it.
      expect(schema).not.toHaveProperty('default');
      expect(schema).not.toHaveProperty('pattern');
    }
  });
});

describe('a body', () => {
  const document = createOpenApiDocument(routes, BASE_PATH) as Document;
  const taking = operationsOf(document).filter(({ requestBody }) => requestBody);

  it.each(taking)('is documented as required where it is: $operationId', async (operation) => {
    const route = routes.find(({ operationId }) => operationId === operation.operationId);
    if (!route) throw new Error('There is no such route.');
    const { body: _, ...call } = callOf(route, belongings());
    const { status, body } = await send(service, route, call, credentialsOf(route));
    const isRefused = status === 400 && body.code === 'invalid_request';
    expect({ status, isRefused }).toEqual({ status, isRefused: operation.requestBody?.required === true });
  });
});

describe('a header', () => {
  const document = createOpenApiDocument(routes, BASE_PATH) as Document;
  const limited = operationsOf(document).flatMap(({ operationId, parameters = [] }) =>
    parameters.flatMap(({ in: place, name, schema }) =>
      place === 'header' && schema.maxLength !== undefined
        ? [{ operationId, name, longest: schema.maxLength }]
        : [],
    ),
  );

  it.each(limited)('longer than documented is refused: $name of $operationId', async (header) => {
    const route = routes.find(({ operationId }) => operationId === header.operationId);
    if (!route) throw new Error('There is no such route.');
    const { headers, ...credentials } = credentialsOf(route);
    const { status } = await send(service, route, callOf(route, belongings()), {
      ...credentials,
      headers: { ...headers, [header.name]: 'x'.repeat(header.longest + 1) },
    });
    expect(status).toBe(400);
  });

  it('x-business-env is refused when it is there and empty, which would mean real money', async () => {
    for (const credentials of [{ key: merchant.apiKeys.test }, { token }, { cookie }]) {
      const answer = await service.get('/banks', { ...credentials, headers: { 'x-business-env': '' } });
      expect(answer).toMatchObject({ status: 400, body: { code: 'environment_mismatch' } });
    }
  });
});

describe('an Idempotency-Key that is there and empty', () => {
  it.each(['', '  '])('is refused, for it would protect nothing: %j', async (key) => {
    const payment = { businessId: merchant.businessId, amount: 100, serviceType: 'till' };
    const answer = await service.post('/payment/process', payment, {
      key: merchant.apiKeys.test,
      headers: { 'idempotency-key': key },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'idempotency_key_invalid' } });
    const owner = { businessId: merchant.businessId, environment: 'test' } as const;
    expect((await service.ledger.balances(owner, 'NGN')).availableMinor).toBe(0n);
  });
});

describe('a body with a field that would change what objects are', () => {
  it.each(['{"__proto__":{"amount":1}}', '{"metadata":{"a":[{"__proto__":1}]}}'])(
    'is refused by the name of that: %s',
    async (body) => {
      const response = await fetch(`${service.baseUrl}/payment/process`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': merchant.apiKeys.test },
        body,
      });
      const answer = { status: response.status, body: await response.json() } as Answer;
      expect(problemsOf(answer)).toEqual([
        { path: '', message: 'must not have a field with the name __proto__' },
      ]);
    },
  );
});

describe('a number that JSON parsing changes', () => {
  const INEXACT = 'changes in JSON parsers: send it as a string, or with at most 15 significant digits';
  let payee: TestMerchant;
  beforeAll(async () => {
    payee = await service.createMerchant();
  });
  const pay = (fields: string, headers: Record<string, string> = {}) =>
    service.post('/payment/process', `{"businessId":"${payee.businessId}","serviceType":"till",${fields}}`, {
      key: payee.apiKeys.test,
      headers,
    });

  it.each([
    ['"amount":99.999999999999999999', ['amount']],
    ['"amount":1e400', ['amount']],
    ['"amount":100,"anything":12345678901234567890', ['anything']],
    [
      '"amount":100.00000000000000001,"metadata":{"orderId":12345678901234567890,"items":[{"id":1},{"id":-9007199254740993}]}',
      ['amount', 'metadata.orderId', 'metadata.items.1.id'],
    ],
  ])('is refused by its path: %s', async (fields, paths) => {
    expect(problemsOf(await pay(fields))).toEqual(paths.map((path) => ({ path, message: INEXACT })));
  });

  it.each(namedRoutes.filter(([, route]) => route.body))(
    'is refused by every route: %s',
    async (_, route) => {
      const { body, ...call } = callOf(route, belongings());
      const text = JSON.stringify({ ...(body as object), orderId: 0 }).replace(
        /"orderId":0}$/,
        '"orderId":12345678901234567890}',
      );
      const answer = await send(service, route, { ...call, body: text as never }, credentialsOf(route));
      expect(problemsOf(answer)).toEqual([{ path: 'orderId', message: INEXACT }]);
    },
  );

  it('leaves its Idempotency-Key unused, so that two ids are never one request', async () => {
    const headers = { 'idempotency-key': 'exact numbers' };
    const [one, other] = ['12345678901234567890', '12345678901234567891'];
    expect(problemsOf(await pay(`"amount":100,"metadata":{"orderId":${one}}`, headers))).toHaveLength(1);
    expect((await pay(`"amount":100,"metadata":{"orderId":"${one}"}`, headers)).status).toBe(200);
    expect(await pay(`"amount":100,"metadata":{"orderId":"${other}"}`, headers)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
  });

  it('is no other form of a number that is kept', async () => {
    const kept =
      '{"a":1.0,"b":1e3,"c":0.1,"d":100.50,"e":-1,"f":9007199254740991,"g":"12345678901234567890"}';
    const { status, body } = await pay(`"amount":100.50,"metadata":${kept}`);
    expect(status).toBe(200);
    const { rows } = await service.ownerSql('select metadata from transactions where id = $1', [
      body.transaction.transactionId,
    ]);
    expect(rows[0]?.metadata).toEqual(JSON.parse(kept));
  });
});

describe('a body that is not UTF-8', () => {
  const INVALID: readonly (readonly [string, readonly number[]])[] = [
    ['a byte that is none of UTF-8', [0xff]],
    ['a sequence that breaks off', [0xe2, 0x82]],
    ['an overlong sequence', [0xc0, 0xaf]],
    ['half of a surrogate pair', [0xed, 0xa0, 0x80]],
    ['Latin 1', [0xe9]],
  ];
  const bytesOf = (before: string, bytes: readonly number[], after: string) =>
    Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);

  async function post(path: string, body: Buffer | ReadableStream, headers: Record<string, string>) {
    const response = await fetch(service.apiUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit);
    return { status: response.status, headers: response.headers, body: await response.json() } as Answer;
  }
  const payment = (description: readonly number[]) =>
    bytesOf(
      `{"businessId":"${merchant.businessId}","amount":100,"serviceType":"till","description":"`,
      description,
      '"}',
    );

  it.each(INVALID)('is refused: %s', async (_, bytes) => {
    const headers = { 'x-api-key': merchant.apiKeys.test };
    const answer = await post('/v1/business/payment/process', payment(bytes), headers);
    expect(problemsOf(answer)).toEqual([{ path: '', message: 'must be valid UTF-8' }]);
    expect(
      (await service.ledger.balances({ businessId: merchant.businessId, environment: 'test' }, 'NGN'))
        .availableMinor,
    ).toBe(0n);
  });

  it.each(INVALID)('is taken from a provider that signed it, and from nobody else: %s', async (_, bytes) => {
    const body = bytesOf('{"event":"transfer.success","data":{"reference":"', bytes, '"}}');
    const signature = createHmac('sha512', PAYSTACK_SECRET_KEY).update(body).digest('hex');
    const path = '/providers/paystack/callback';
    expect((await post(path, body, {})).status).toBe(401);
    expect((await post(path, body, { 'x-paystack-signature': signature })).status).toBe(200);
  });

  it('is not a body whose characters are cut apart on the way, nor one with U+FFFD in it', async () => {
    const body = payment([...Buffer.from('₦ and \ufffd')]);
    const at = body.indexOf(0x82);
    const chunks = [body.subarray(0, at), body.subarray(at)];
    const stream = new ReadableStream({
      pull: (controller) => {
        const chunk = chunks.shift();
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
    });
    const headers = { 'x-api-key': merchant.apiKeys.test };
    const { status, body: answer } = await post('/v1/business/payment/process', stream, headers);
    expect(status).toBe(200);
    const { rows } = await service.ownerSql('select description from transactions where id = $1', [
      answer.transaction.transactionId,
    ]);
    expect(rows[0]?.description).toBe('₦ and \ufffd');
  });
});
