import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { createMailFolder, type MailFolder } from '../support/mailFolder.ts';
import {
  type Belongings,
  type FurnishedMerchant,
  furnishMerchant,
  ROUTE_CALLS,
} from '../support/routeCalls.ts';
import {
  type Answer,
  type RequestOptions,
  startTestService,
  type TestMerchant,
  type TestService,
} from '../support/service.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';
import {
  type Document,
  operationsOf,
  type PlacedOperation,
  resolve,
  type Schema,
} from './documentedExamples.ts';
import {
  type Credential,
  DOCUMENTED_FAILURES,
  DOCUMENTED_ROUTES,
  type DocumentedFailure,
  type DocumentedRoute,
  FIELDS_BEYOND_THE_DOCUMENT,
  type KnownDifference,
  NULL_BEYOND_THE_DOCUMENT,
  TEST_MODE_MARKS,
} from './interface/table.ts';

/** What stands in a call's path, query and body. */
interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

const PASSWORD = 'a password here';
const PAYMENT = {
  amount: 500,
  serviceType: 'fees',
  description: 'Term 1',
  externalPayerName: 'Chidi Eze',
  externalPayerEmail: 'chidi@example.com',
  externalPayerPhone: '+2348031234567',
};
const SESSION = { merchantCustomerId: 'customer-9', merchantReference: 'order-9' };

/** Calls with every field that the document names; where it shows no body, those that all tests share. */
const CALLS: Readonly<Record<string, (of: Belongings) => Call | Promise<Call>>> = {
  ...ROUTE_CALLS,
  'POST /auth/login': () => ({ body: { email: visitor.email, password: PASSWORD } }),
  'POST /auth/forgot-password': () => ({ body: { email: visitor.email } }),
  'POST /auth/reset-password': async () => ({
    body: { email: visitor.email, otp: await mail.codeFor(visitor.email), newPassword: PASSWORD },
  }),
  'PATCH /me': () => ({
    body: {
      contactPersonName: 'Chidi Eze',
      contactPersonPhone: '+2348031234567',
      businessAddress: '12 Marina, Lagos',
      registrationNumber: 'RC123456',
      taxId: '1234567-0001',
      documentUrl: 'https://files.example.com/cac.pdf',
      webhookUrl: receiver.url,
    },
  }),
  'GET /transactions': () => ({}),
  'POST /payment/process': ({ businessId }) => ({ body: { businessId, ...PAYMENT } }),
  'POST /payment/process/external': ({ businessId }) => ({ body: { businessId, ...PAYMENT } }),
  'POST /crypto/withdrawals/quote': () => ({ body: { amountUsdt: 1 } }),
  'GET /crypto/withdrawals/history': ({ businessId }) => ({ query: { limit: 100, businessId } }),
  'POST /crypto/payments/create': () => ({
    body: {
      amount: 25,
      ...SESSION,
      currency: 'usdt',
      network: 'trc20',
      expiresInMinutes: 60,
      metadata: { orderId: 9 },
    },
  }),
  'GET /crypto/payments/{paymentId}': () => ({ params: { paymentId } }),
  'GET /crypto/payments': () => ({ query: { status: 'AWAITING_DEPOSIT', ...SESSION, limit: 100 } }),
  'GET /crypto/balances': () => ({}),
};

/** What can be called live although no provider is configured. */
const LIVE = [
  'GET /transactions/{transactionId}',
  'POST /payment/process',
  'POST /payment/process/external',
  'GET /crypto/withdrawals/history',
  'GET /crypto/balances',
  'GET /cross-border/collections/{reference}',
];

const calls = DOCUMENTED_ROUTES.flatMap((route) =>
  route.credentials.map((credential) => ({ name: nameOf(route), credential, route })),
);

let service: TestService;
let mail: MailFolder;
let receiver: WebhookReceiver;
let merchant: FurnishedMerchant;
/** A merchant for the routes that need no credential: a new password ends every login. */
let visitor: TestMerchant;
let paymentId: string;
let operations: readonly PlacedOperation[];
let description: Document;

beforeAll(async () => {
  [mail, receiver] = await Promise.all([createMailFolder(), startWebhookReceiver()]);
  service = await startTestService({ env: { MAIL_URL: `file:${mail.path}`, SANDBOX_POLL_MS: '300' } });
  description = (await (await fetch(`${service.apiUrl}/openapi.json`)).json()) as Document;
  operations = operationsOf(description);
  visitor = await service.createMerchant('Visitor Stores', { password: PASSWORD });
  merchant = await furnishMerchant(service, 'Oracle Stores', receiver.url, 'first');
  await service.fund(merchant.merchant, 100_000);
  // Two sessions that stay as the document says a session begins: they are not paid.
  const create = DOCUMENTED_ROUTES.find(({ path }) => path === '/crypto/payments/create');
  if (!create) throw new Error('The table has no row that creates a session.');
  ({ paymentId } = (await call(create, 'key', 'test')).body.payment);
});
afterAll(async () => {
  await service?.stop();
  await receiver?.stop();
  await mail?.remove();
});

describe('the interface document', () => {
  it('has each route once', () => {
    const names = DOCUMENTED_ROUTES.map(nameOf);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(calls)('is what $name answers by $credential', async ({ name, route, credential }) => {
    expectAnswer(name, route, credential === 'key', await call(route, credential, 'test'));
  });

  it.each(calls.filter(({ name, credential }) => LIVE.includes(name) && credential === 'key'))(
    'is what $name answers by a live key',
    async ({ name, route, credential }) => {
      const answer = await call(route, credential, 'prod');
      expectAnswer(name, route, false, answer);
      const marks = valuesOf(answer.body, ['environment', 'simulated']);
      expect(marks).toEqual(marks.map((mark) => (typeof mark === 'string' ? 'prod' : false)));
    },
  );

  it.each(calls.filter(({ credential }) => credential !== 'none'))(
    'has $name refuse who shows no credential',
    async ({ name, route }) => {
      const answer = await send(route, await callOf(name, 'test'), { key: null });
      expectFailure(answer, DOCUMENTED_FAILURES.noToken);
      expect(answer.status).toBe(401);
    },
  );

  it.each(DOCUMENTED_ROUTES.map((route) => ({ name: nameOf(route), route })))(
    'has a route and fields of a request that /openapi.json has: $name',
    ({ route }) => {
      const operation = operationOf(route);
      const securitySchemes = JSON.stringify(operation.security ?? []);
      expect({
        token: securitySchemes.includes('token'),
        key: /key/i.test(securitySchemes),
      }).toEqual({ token: route.credentials.includes('token'), key: route.credentials.includes('key') });
      const bodySchema = operation.requestBody?.content['application/json']?.schema ?? {};
      expect(typesOf(resolve(bodySchema, description).properties ?? {})).toMatchObject(typesIn(route.body));
      const parameters = (place: string) =>
        Object.fromEntries(
          (operation.parameters ?? [])
            .filter((parameter) => parameter.in === place)
            .map((parameter) => [parameter.name, parameter.schema]),
        );
      expect(typesOf(parameters('query'))).toMatchObject(typesIn(route.query));
      expect(Object.keys(parameters('path'))).toEqual(
        [...route.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter),
      );
      if (route.takesEnvironment) expect(parameters('header')).toHaveProperty('x-business-env');
    },
  );
});

describe('the failures of the interface document', () => {
  const scenes: Readonly<Record<keyof typeof DOCUMENTED_FAILURES, () => Promise<Answer>>> = {
    wrongLogin: () =>
      service.post('/auth/login', { email: visitor.email, password: 'another password' }, { key: null }),
    noToken: () => service.get('/me', { key: null }),
    unknownField: () => service.patch('/me', { notAField: 'x' }, optionsOf('token', 'test')),
    nameMismatch: () =>
      service.post(
        '/bank/verify',
        { accountNumber: '0000000002', bankCode: '058' },
        optionsOf('token', 'test'),
      ),
    noVendorAccount: () =>
      service.get(`/${merchant.merchant.businessId}/vendor-account`, optionsOf('token', 'prod')),
    unknownTransaction: () => service.get('/transactions/txn_unknown', optionsOf('key', 'test')),
    invalidPayment: () =>
      service.post(
        '/payment/process',
        { businessId: merchant.merchant.businessId },
        optionsOf('key', 'test'),
      ),
    noPayer: () => {
      const { externalPayerName, externalPayerEmail, externalPayerPhone, ...payment } = PAYMENT;
      const body = { businessId: merchant.merchant.businessId, ...payment };
      return service.post('/payment/process/external', body, optionsOf('key', 'test'));
    },
    billBeyondBalance: async () => {
      const { businessId, apiKeys } = await service.createMerchant('Poor Stores');
      const body = { businessId, network: 'mtn', phone: '08031234567', amount: 100 };
      return service.post('/bills/airtime', body, { key: apiKeys.test });
    },
    withdrawalBeyondBalance: () =>
      service.post(
        '/withdrawal/request',
        { businessId: merchant.merchant.businessId, amount: 10_000_000 },
        optionsOf('key', 'test'),
      ),
    unknownCollection: () =>
      service.get(
        `/cross-border/collections/col_unknown?businessId=${merchant.merchant.businessId}`,
        optionsOf('key', 'test'),
      ),
  };

  const names = Object.keys(DOCUMENTED_FAILURES) as (keyof typeof DOCUMENTED_FAILURES)[];
  it.each(names.map((name) => ({ name, failure: DOCUMENTED_FAILURES[name] })))(
    'are answered: $failure.condition',
    async ({ name, failure }) => expectFailure(await scenes[name](), failure),
  );
});

describe('the interface document, where /openapi.json differs from it', () => {
  it('is known to be without null for every such field that may be null, and for no other', () => {
    const found = DOCUMENTED_ROUTES.flatMap((route) => {
      const documented = placesIn(z.toJSONSchema(route.answer) as Schema);
      const successes = Object.entries(operationOf(route).responses).filter(
        ([status]) => Number(status) < 300,
      );
      return successes
        .flatMap(([, { content }]) => placesIn(content['application/json']?.schema ?? {}))
        .filter(
          ({ place, mayBeNull }) =>
            mayBeNull && documented.some((each) => each.place === place && !each.mayBeNull),
        )
        .map(({ place }) => `${nameOf(route)}: ${place}`);
    });
    expect([...new Set(found)].sort()).toEqual(placesOf(NULL_BEYOND_THE_DOCUMENT));
  });
});

/** Equals any HTTP status of a class: 2 for 200 to 299. */
function statusOfClass(digit: number) {
  return { asymmetricMatch: (status: number) => Math.floor(status / 100) === digit };
}

/** Expects success with exactly the fields of the table, of its types, and those listed as beyond it. */
function expectAnswer(name: string, route: DocumentedRoute, isMarkedAsTest: boolean, answer: Answer): void {
  const { status, body } = answer;
  expect({ status, body }).toMatchObject({
    status: route.status ?? statusOfClass(2),
    body: { success: true },
  });
  const schema = isMarkedAsTest ? route.answer.extend(TEST_MODE_MARKS) : route.answer;
  const issues = schema.safeParse(body).error?.issues ?? [];
  const beyond = issues
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
    )
    .map((path) => path.map((part) => (typeof part === 'number' ? '*' : String(part))).join('.'));
  const wrong = issues
    .filter(({ code }) => code !== 'unrecognized_keys')
    .map(({ path, message }) => `${path.join('.')}: ${message}`);
  const listed = FIELDS_BEYOND_THE_DOCUMENT.filter(({ routes }) => routes.includes(name));
  expect({ wrong, beyond: [...new Set(beyond)].sort() }).toEqual({
    wrong: [],
    beyond: listed.map(({ field }) => field).sort(),
  });
}

function expectFailure({ status, body }: Answer, failure: DocumentedFailure): void {
  expect({ status, body }).toMatchObject({
    status: failure.status ?? statusOfClass(4),
    body: { success: false, msg: expect.stringMatching(failure.msg) },
  });
  expect(z.looseObject(failure.fields ?? {}).safeParse(body).error?.issues ?? []).toEqual([]);
}

/** Calls a route of the table as the document says, and with every field it names. */
async function call(
  route: DocumentedRoute,
  credential: Credential,
  environment: 'prod' | 'test',
): Promise<Answer> {
  const sent = await callOf(nameOf(route), environment);
  for (const [schema, given] of [
    [route.body, sent.body],
    [route.query, sent.query],
  ] as const) {
    expect(schema?.safeParse(given ?? {}).error?.issues ?? []).toEqual([]);
  }
  const { headers, ...proof } = optionsOf(credential, environment);
  const isNamed = route.takesEnvironment === true || credential === 'token';
  return send(route, sent, { ...proof, ...(isNamed && headers && { headers }) });
}

async function callOf(name: string, environment: 'prod' | 'test'): Promise<Call> {
  const given = CALLS[name];
  if (!given) throw new Error(`There is no call of ${name}.`);
  return given(merchant.belongings[environment]);
}

function optionsOf(credential: Credential, environment: 'prod' | 'test'): RequestOptions {
  const headers = { 'x-business-env': environment };
  if (credential === 'token') return { token: merchant.token, headers };
  return { key: credential === 'key' ? merchant.apiKeys[environment] : null, headers };
}

function send(
  route: DocumentedRoute,
  { params, query, body }: Call,
  options: RequestOptions,
): Promise<Answer> {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? '');
  const search = new URLSearchParams(
    Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])),
  );
  const target = search.size === 0 ? path : `${path}?${search}`;
  switch (route.method) {
    case 'GET':
      return service.get(target, options);
    case 'POST':
      return service.post(target, body, options);
    case 'PATCH':
      return service.patch(target, body, options);
  }
}

function nameOf({ method, path }: DocumentedRoute): string {
  return `${method} ${path}`;
}

/** @throws when /openapi.json does not have the route. */
function operationOf(route: DocumentedRoute): PlacedOperation {
  const found = operations.find((each) => `${each.method.toUpperCase()} ${each.path}` === nameOf(route));
  if (!found) throw new Error(`/openapi.json has no ${nameOf(route)}.`);
  return found;
}

function placesOf(differences: readonly KnownDifference[]): readonly string[] {
  return differences.flatMap(({ field, routes }) => routes.map((route) => `${route}: ${field}`)).sort();
}

/** Every field that a schema names, `*` for a list's items, and whether it may be null. */
function placesIn(
  given: Schema,
  place: readonly string[] = [],
): readonly { readonly place: string; readonly mayBeNull: boolean }[] {
  const schema = resolve(given, description);
  const alternatives = schema.anyOf ?? schema.oneOf ?? [];
  const mayBeNull = [schema, ...alternatives].some(({ type }) => [type].flat().includes('null'));
  return [
    { place: place.join('.'), mayBeNull },
    ...alternatives.flatMap((each) => placesIn(each, place)).filter((each) => each.place !== place.join('.')),
    ...(schema.items ? placesIn(schema.items, [...place, '*']) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => placesIn(each, [...place, name])),
  ];
}

/** Every value that stands anywhere under one of these names. */
function valuesOf(value: unknown, names: readonly string[]): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [
    ...(names.includes(name) ? [each] : []),
    ...valuesOf(each, names),
  ]);
}

/** The JSON types of fields by their names. */
function typesOf(fields: Readonly<Record<string, Schema>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, typeOf(resolve(schema, description))]),
  );
}

/** The one type of a schema, null aside; whole numbers are told from others. */
function typeOf(schema: Schema): string {
  const alternatives = (schema.anyOf ?? schema.oneOf ?? []).map((each) => typeOf(resolve(each, description)));
  const types = new Set([schema.type ?? [], alternatives].flat(2).filter((type) => type !== 'null'));
  if (schema.enum || schema.const !== undefined) types.add(typeof (schema.const ?? schema.enum?.[0]));
  return [...types].join(' or ');
}

function typesIn(schema: z.ZodObject | undefined): Readonly<Record<string, string>> {
  return typesOf((schema ? (z.toJSONSchema(schema) as Schema).properties : undefined) ?? {});
}
