import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import harSdk from '@har-sdk/validator';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Router from '@koa/router';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type Koa from 'koa';
import { type Collection, collectionFile } from '../../scripts/collection.ts';
import { createApp } from '../../src/api/app.ts';
import { BASE_PATH } from '../../src/api/baseUrl.ts';
import type { ApiDependencies, OperationsDependencies } from '../../src/api/context.ts';
import { ERROR_CATALOGUE } from '../../src/api/errorCodes.ts';
import { createOpenApiDocument } from '../../src/api/openapi.ts';
import { routes } from '../../src/api/routes.ts';
import { NOTICES } from '../../src/domain/merchants/notices.ts';
import { WEBHOOK_EVENT_TYPES } from '../../src/domain/webhooks/eventTypes.ts';
import { createMetrics } from '../../src/observability/metrics.ts';
import { runAdminOn } from '../support/admin.ts';
import { createMailFolder, type MailFolder, textIn } from '../support/mailFolder.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { closed, inPlace } from '../support/openapi.ts';
import { startTestService, type TestMerchant, type TestService, testConfig } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { REFUSED, runCollection } from './collectionRun.ts';
import {
  type Content,
  type Document,
  documentedFields,
  exampleOf,
  fieldsOf,
  operationsOf,
  type PlacedOperation,
  type Schema,
} from './documentedExamples.ts';
import { type Tour, tourEveryOperation } from './tour.ts';

// The document is made of the routes alone, so what every test looks at need not come over HTTP.
const description = createOpenApiDocument(routes, BASE_PATH) as Document;
const operations = operationsOf(description).map((operation) => ({
  ...operation,
  name: `${operation.method.toUpperCase()} ${operation.path}`,
}));
const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 8 });
addFormats.default(ajv);
ajv.addSchema(closed(inPlace(description)), 'openapi');

let service: TestService;
let mailFolder: MailFolder;
let tour: Tour;

beforeAll(async () => {
  mailFolder = await createMailFolder();
  service = await startTestService({
    env: { MAIL_URL: `file:${mailFolder.path}`, SANDBOX_POLL_MS: '300' },
    // Nothing leaves this machine: no name of an example resolves.
    overrides: { lookup: () => Promise.reject(Object.assign(new Error('No name.'), { code: 'ENOTFOUND' })) },
  });
  tour = await tourEveryOperation(service);
});
afterAll(async () => {
  await service?.stop();
  await mailFolder?.remove();
});

/** Expects that a value fits the schema at a place of the document. */
function expectFits(value: unknown, ...place: readonly string[]): void {
  const pointer = place
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.getSchema(`openapi#/${pointer}`);
  if (!validate) throw new Error(`There is no schema at ${pointer}.`);
  const fits = validate(value);
  expect({ fits, errors: validate.errors ?? [], value }).toEqual({ fits: true, errors: [], value });
}

describe('/openapi.json', () => {
  it('is what the service serves, as OpenAPI 3.1 by its official JSON schema', async () => {
    const response = await fetch(`${service.apiUrl}/openapi.json`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const served = (await response.json()) as Record<string, unknown>;
    expect(served).toEqual(JSON.parse(JSON.stringify(description)));
    const validator = new Validator();
    expect(await validator.validate(served)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('is refused by that schema when it is broken', async () => {
    const broken = JSON.parse(JSON.stringify(description));
    broken.paths['/payment/process'].post.responses = [];
    expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
  });

  it('names each operation once', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
  });

  it('tells in src/api/routes.ts what every group of operations is for', () => {
    const { tags } = description as Document & { readonly tags: readonly { readonly name: string }[] };
    const used = new Set(operations.flatMap((operation) => operation.tags ?? []));
    expect(tags.map(({ name }) => name).sort()).toEqual([...used].sort());
  });

  it('says where PUBLIC_URL leads', async () => {
    const document = createOpenApiDocument(routes, `https://pay.example.com${BASE_PATH}`);
    expect(document).toMatchObject({ servers: [{ url: 'https://pay.example.com/v1/business' }] });
  });
});

describe('for generators of clients', () => {
  /** Every schema in a part of the document, wherever it stands. */
  function partsIn(
    part: unknown,
    place: string,
  ): readonly { readonly place: string; readonly part: object }[] {
    if (typeof part !== 'object' || part === null) return [];
    const below = Object.entries(part)
      .filter(([name]) => name !== 'example' && name !== 'examples')
      .flatMap(([name, each]) => partsIn(each, `${place}/${name}`));
    return [{ place, part }, ...below];
  }
  const all = partsIn(description, '');
  const placesWhere = (holds: (part: Readonly<Record<string, unknown>>) => boolean) =>
    all.filter(({ part }) => holds(part as Record<string, unknown>)).map(({ place }) => place);

  it('every number has a format that holds the kobo of millions', () => {
    expect(placesWhere(({ type }) => type === 'number').length).toBeGreaterThan(50);
    expect(placesWhere(({ type, format }) => type === 'number' && format !== 'double')).toEqual([]);
  });

  it('nothing has a default, which some would demand of the caller', () => {
    expect(placesWhere((part) => 'type' in part && 'default' in part)).toEqual([]);
  });

  it('no truth value is a constant, which Java reads as an enumeration of texts', () => {
    expect(placesWhere(({ type, const: constant }) => type === 'boolean' && constant !== undefined)).toEqual(
      [],
    );
  });

  it('no schema has the name of what makes another in Go', () => {
    const names = Object.keys(description.components.schemas);
    expect(
      names.filter((name) => name.startsWith('New') && names.includes(name.slice('New'.length))),
    ).toEqual([]);
  });

  it('answers may get more fields in time; only the change of a profile names all that it may have', () => {
    expect(placesWhere(({ additionalProperties }) => additionalProperties === false)).toEqual([
      '/components/schemas/ProfileChange',
    ]);
  });

  it('what is done and what is under way have one schema', () => {
    const both = operations.filter(({ responses }) => responses[200] && responses[202]);
    expect(both.length).toBeGreaterThan(7);
    for (const { name, responses } of both) {
      expect({ name, schema: responses[202]?.content }).toMatchObject({
        name,
        schema: { 'application/json': { schema: responses[200]?.content['application/json']?.schema } },
      });
    }
  });

  it('every event has a body of its own', () => {
    const { webhooks } = description as unknown as {
      readonly webhooks: Readonly<Record<string, { readonly post: Pick<PlacedOperation, 'requestBody'> }>>;
    };
    expect(Object.keys(webhooks).sort()).toEqual([...WEBHOOK_EVENT_TYPES].sort());
    for (const [type, { post }] of Object.entries(webhooks)) {
      const body = exampleOf(post.requestBody?.content['application/json']?.schema ?? {}, description, []);
      expect(body).toMatchObject({ type, data: { environment: 'test' } });
    }
  });

  it('the codes of errors are an enumeration, which is the catalogue', () => {
    expect(description.components.schemas.ErrorCode?.enum).toEqual(ERROR_CATALOGUE.map(({ code }) => code));
  });
});

describe('what operations have alike', () => {
  interface Inline {
    readonly operationId: string;
    readonly parameters?: readonly { readonly $ref?: string; readonly in?: string }[];
    readonly responses: Readonly<Record<string, { readonly $ref?: string }>>;
  }
  const written = Object.values(description.paths)
    .flatMap((methods) => Object.values(methods) as unknown as Inline[])
    // Both paths of a withdrawal are one operation.
    .filter(({ operationId }) => operationId !== 'requestWithdrawalAlias');

  /** The parts that several operations write out, each with their names. */
  function repeated(partsOf: (operation: Inline) => readonly (readonly [string, object])[]) {
    const places = new Map<string, string[]>();
    for (const operation of written) {
      for (const [name, part] of partsOf(operation)) {
        if ('$ref' in part) continue;
        const text = JSON.stringify(part);
        places.set(text, [...(places.get(text) ?? []), `${operation.operationId} ${name}`]);
      }
    }
    return [...places.values()].filter((each) => each.length > 1);
  }

  it('stands once in components: headers, and what a query may have', () => {
    const ofPath = ({ parameters = [] }: Inline) => parameters.filter((each) => each.in !== 'path');
    const named = (each: object) => [JSON.stringify(each), each] as const;
    expect(repeated((operation) => ofPath(operation).map(named))).toEqual([]);
  });

  it('stands once in components: errors, but for those that name fields', () => {
    const errorsOf = ({ responses }: Inline) =>
      Object.entries(responses).filter(([status]) => Number(status) > 400);
    expect(repeated(errorsOf).filter((each) => !each.every((place) => place.startsWith('verify')))).toEqual(
      [],
    );
    const invalid = written.filter(({ responses }) => responses[400]?.$ref === undefined);
    const fields = invalid.map(({ operationId, responses }) => {
      const { errors } = exampleOfError(responses[400]);
      return [operationId, errors.some(({ path }) => path !== 'nonsense')];
    });
    expect(fields.filter(([, namesFields]) => !namesFields)).toEqual([]);
  });

  it('keeps the whole within 500 kB', () => {
    expect(JSON.stringify(description).length).toBeLessThan(500_000);
  });

  function exampleOfError(response: object | undefined) {
    const { content } = response as { readonly content: Content };
    return content['application/json']?.example as { readonly errors: readonly { readonly path: string }[] };
  }
});

describe('the routes that the router serves', () => {
  it('are those that are documented, no more and no fewer', () => {
    expect(servedOperations(appForInspection())).toEqual(documentedOperations());
  });

  it('would be found to differ by one that is served and not documented', () => {
    const app = appForInspection();
    const router = new Router({ prefix: BASE_PATH });
    router.get('/shadow/:id', () => {});
    app.use(router.routes());
    expect(differenceOf(servedOperations(app), documentedOperations())).toEqual(['GET /shadow/{id}']);
  });

  it('would be found to differ by one that is documented and not served', () => {
    const [route] = routes;
    if (!route) throw new Error('There are no routes.');
    const more = createOpenApiDocument([...routes, { ...route, path: '/phantom' }], BASE_PATH) as Document;
    const documented = operationsOf(more).map(nameOf).sort();
    expect(differenceOf(documented, servedOperations(appForInspection()))).toEqual([
      `${route.method.toUpperCase()} /phantom`,
    ]);
  });
});

describe('the examples', () => {
  it.each(operations.filter(({ requestBody }) => requestBody))(
    'of the body of $name fit its schema',
    (operation) => {
      const schema = operation.requestBody?.content['application/json']?.schema ?? {};
      const missing: string[] = [];
      const example = exampleOf(schema, description, missing);
      expect(missing).toEqual([]);
      expectFits(example, ...bodyPlace(operation));
      expect(fieldsOf(example).length).toBeGreaterThan(0);
    },
  );

  it.each(operations.filter(({ requestBody }) => requestBody))(
    'of the body of $name pass its validation',
    (operation) => {
      const schema = operation.requestBody?.content['application/json']?.schema ?? {};
      const route = routes.find(({ operationId }) => operationId === operation.operationId);
      const parsed = route?.body?.safeParse(exampleOf(schema, description, []));
      expect(parsed?.error?.issues ?? []).toEqual([]);
      expect(parsed?.success).toBe(true);
    },
  );

  it('of empty texts, which clear the fields of a profile, fit its schema', () => {
    for (const field of ['documentUrl', 'webhookUrl', 'taxId']) {
      expectFits({ [field]: '' }, 'components', 'schemas', 'ProfileChange');
    }
  });

  it.each(operations)('of the parameters of $name fit their schemas', (operation) => {
    for (const [index, parameter] of (operation.parameters ?? []).entries()) {
      const missing: string[] = [];
      const example = exampleOf(parameter.schema, description, missing);
      // Headers and cursors are made by machines; everything a person writes has an example.
      if (parameter.in === 'path') expect(missing).toEqual([]);
      if (example !== undefined) {
        expectFits(example, 'paths', operation.path, operation.method, 'parameters', String(index), 'schema');
      }
    }
  });

  it.each(operations)('of the answers of $name fit their schemas', (operation) => {
    for (const [status, response] of Object.entries(operation.responses)) {
      const [content] = Object.values(response.content);
      const missing: string[] = [];
      const composed = exampleOf(content?.schema ?? {}, description, missing);
      expect({ status, missing }).toEqual({ status, missing: [] });
      expectFits(composed, ...answerPlace(operation, status));
      if (content && 'example' in content) expectFits(content.example, ...answerPlace(operation, status));
    }
  });

  it.each(operations)('of the errors of $name are what the service answers', async (operation) => {
    const documented = (status: number) =>
      operation.responses[status]?.content['application/json']?.example as
        | Readonly<Record<string, unknown>>
        | undefined;
    const isGuarded = (operation.security ?? []).length > 0;
    const merchant = await service.createMerchant('Errors', { password: 'a password here' });
    // A business asks for what it itself has not got; elsewhere no business has what is asked for.
    const id = operation.operationId === 'getVendorAccount' ? merchant.businessId : 'nothing_has_this_id';
    const proofs = JSON.stringify(operation.security ?? []);
    const isProvenByToken = proofs.includes('token');
    const isProvenByKey = !isProvenByToken && proofs.includes('apiKey');
    const { businessId } = isProvenByKey ? service.merchant : merchant;
    const isNamed = operation.parameters?.some((each) => each.in === 'query' && each.name === 'businessId');
    const query = isNamed ? `?businessId=${businessId}` : '';
    const path = operation.path.replace(/\{\w+\}/g, id) + query;
    const token = await service.logIn(merchant);
    const schema = operation.requestBody?.content['application/json']?.schema ?? {};
    const nonsense = Object.fromEntries(documentedFields(schema, description).map((field) => [field, {}]));
    const send = (credentials: Record<string, string>, body: unknown = nonsense) =>
      fetch(service.baseUrl + path, {
        method: operation.method.toUpperCase(),
        headers: { 'content-type': 'application/json', ...credentials },
        ...(operation.method !== 'get' && { body: JSON.stringify(body) }),
      });
    const expectDocumented = async (response: Response) => {
      const { requestId, ...given } = (await response.json()) as Record<string, unknown>;
      const { requestId: _, ...example } = documented(response.status) ?? {};
      // Marks of the sandbox belong to the key of the call, and examples are of any key.
      const { simulated, environment, ...expected } = given;
      expect({ status: response.status, example }).toEqual({ status: response.status, example: expected });
      return response.status;
    };

    const cookie = await service.signIn(merchant);
    const guardedBy = isProvenByKey
      ? { 'x-api-key': service.merchant.apiKeys.test }
      : isProvenByToken
        ? { authorization: `Bearer ${token}` }
        : { cookie, 'sec-fetch-site': 'same-origin' };
    const credentials: Record<string, string> = isGuarded ? guardedBy : {};
    if (isGuarded) expect(await expectDocumented(await send({}))).toBe(401);
    if (operation.requestBody) {
      expect(await expectDocumented(await send(credentials))).toBe(400);
    }
    if (operation.path.includes('{')) {
      const { businessId: _, ...example } = (exampleOf(schema, description, []) ?? {}) as Record<
        string,
        unknown
      >;
      expect(await expectDocumented(await send(credentials, example))).toBe(404);
    }
  });

  it.each(operations)('of every error of $name have a message and a code of their own', (operation) => {
    const codes = Object.entries(operation.responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, { content }]) => [status, codeOf(content['application/json'])]);
    for (const [status, code] of codes)
      expect({ status, code }).toEqual({ status, code: expect.any(String) });
    expect(new Set(codes.map(([, code]) => code)).size).toBe(codes.length);
  });
});

describe('a deprecated operation', () => {
  const [route] = routes.filter(({ operationId }) => operationId === 'listBanks');
  const deprecated = { since: '2027-01-01', endsOn: '2028-01-01' } as const;

  it('is marked in the document', () => {
    const marked = routes.map((each) => (each === route ? { ...each, deprecated } : each));
    const document = createOpenApiDocument(marked, BASE_PATH) as Document;
    expect(document.paths['/banks']?.get).toMatchObject({ deprecated: true });
    expect(operations.filter((operation) => 'deprecated' in operation)).toEqual([]);
  });

  it('works for at least the 12 months that the policy promises', () => {
    const documentWith = (endsOn: `${number}-${number}-${number}`) =>
      createOpenApiDocument(
        routes.map((each) => (each === route ? { ...each, deprecated: { ...deprecated, endsOn } } : each)),
        BASE_PATH,
      );
    expect(() => documentWith('2027-12-31')).toThrow('at least 12 months');
    expect(() => documentWith('2028-01-01')).not.toThrow();
  });

  describe('that is mailed', () => {
    const [one] = routes.filter(({ operationId }) => operationId === 'getPaymentLink');
    const mail = async (...more: readonly string[]) => {
      const run = await runAdminOn(service, [
        'deprecations',
        'mail',
        '--operation',
        'getPaymentLink',
        ...more,
      ]);
      return { ...run, lines: run.out.trimEnd().split('\n') };
    };
    // No route is deprecated yet.
    beforeAll(() => void Object.assign(one ?? {}, { deprecated }));
    afterAll(() => void Object.assign(one ?? {}, { deprecated: undefined }));

    it('goes once to the owners of those whose programs called it, and to no other', async () => {
      const [caller, other] = [
        await service.createMerchant(),
        await service.createMerchant('Other Ltd', { password: 'correct horse battery' }),
      ];
      const ask = (merchant: TestMerchant, path: string) => service.get(path, { key: merchant.apiKeys.test });
      await ask(caller, '/payment-links/plk_1');
      await ask(caller, `/payment-links/plk_2?businessId=${caller.businessId}`);
      await ask(other, '/payment-links');
      expect((await service.get('/payment-links/export', { token: await service.logIn(other) })).status).toBe(
        200,
      );
      // What the dashboard asked in vain is in the log too.
      expect(
        (await service.get('/payment-links/plk_3', { cookie: await service.signIn(other) })).status,
      ).toBe(404);
      await service.ownerSql(
        `insert into users (id, business_id, email, role, status, removed_at)
          values ('usr_former', $1, 'former@merchant.example', 'owner', 'removed', now())`,
        [caller.businessId],
      );
      await waitFor('the calls to be in the log', async () => {
        const { rows } = await service.ownerSql('select path from request_log where business_id = any ($1)', [
          [caller.businessId, other.businessId],
        ]);
        return rows.length === 5;
      });
      const mailsOfIt = async ({ email }: TestMerchant) => {
        const mails = await mailFolder.mailsTo(email);
        const ofIt = mails.filter(({ message }) =>
          message.includes(`Subject: ${NOTICES['operation.deprecated'].subject}`),
        );
        return ofIt.map(({ message }) => textIn(message));
      };

      const tried = await mail('--dry-run');
      expect(tried.lines).toContain(`  owners    ${caller.email}`);
      expect(tried.out).not.toContain('former@');
      expect(tried.out).not.toContain(other.businessId);
      expect(tried.lines.at(-1)).toMatch(
        /^GET \/payment-links\/\{id\} ends on 2028-01-01: \d+ owners of \d+ businesses would be mailed\.$/,
      );
      const { rows: none } = await service.ownerSql(
        `select from notices where name = 'operation.deprecated'`,
      );
      expect(none).toEqual([]);

      expect((await mail()).out).toMatch(/[1-9]\d* owners of [1-9]\d* businesses are mailed\.\n$/);
      const [text = ''] = await waitFor('the mail', async () => {
        const mails = await mailsOfIt(caller);
        return mails.length > 0 && mails;
      });
      for (const words of [
        'Operation: GET /payment-links/{id}',
        'Works until: 2028-01-01',
        'Your calls in the last 30 days: 2',
      ])
        expect(text).toContain(words);
      const again = await mail();
      expect(again.out).toMatch(/ends on 2028-01-01: 0 owners of 0 businesses are mailed\.\n$/);
      expect(again.out).toMatch(new RegExp(`owners    ${caller.email}\\n  mailed    20`));

      // A month later the same owners are mailed again.
      await service.ownerSql(
        `update notices set created_at = created_at - interval '23 days' where name = 'operation.deprecated'`,
      );
      expect((await mail('--dry-run')).lines.at(-1)).toBe(tried.lines.at(-1));
      expect(await mailsOfIt(other)).toEqual([]);
      const { rows } = await service.ownerSql(
        `select subject, details ->> 'endsOn' as ends from audit_log where action = 'deprecation.mail'`,
      );
      expect(rows[0]).toEqual({ subject: 'getPaymentLink', ends: '2028-01-01' });
    });

    it('is refused for an operation that is not deprecated, or is none', async () => {
      const refusal = async (operationId: string) =>
        (await runAdminOn(service, ['deprecations', 'mail', '--operation', operationId])).err;
      expect(await refusal('listBanks')).toBe('listBanks is not deprecated: its route says so first.\n');
      expect(await refusal('GET /banks')).toMatch(/^The API has no operation GET \/banks: /);
    });
  });

  it('says so in every answer, as the policy shows (RFC 9745, RFC 8594)', async () => {
    const policy = readFileSync(new URL('../../docs/DEPRECATION.md', import.meta.url), 'utf8');
    const [, shown = ''] = /```http\n(.*?)```/s.exec(policy) ?? [];
    const expected = shown
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/: (.*)/, 2));
    const read = async (headers: Record<string, string>) => {
      const response = await fetch(`${service.baseUrl}/banks`, { headers });
      return [response.status, expected.map(([name = '']) => [name, response.headers.get(name)])];
    };
    const byKey = { 'x-api-key': service.merchant.apiKeys.test };
    const absent = expected.map(([name]) => [name, null]);
    expect(await read(byKey)).toEqual([200, absent]);
    // No route is deprecated yet: one is, for the time of this test.
    Object.assign(route ?? {}, { deprecated });
    try {
      expect(await read(byKey)).toEqual([200, expected]);
      expect(await read({})).toEqual([401, expected]);
    } finally {
      Object.assign(route ?? {}, { deprecated: undefined });
    }
  });
});

describe('docs/collection.json', () => {
  const text = readFileSync(new URL('../../docs/collection.json', import.meta.url), 'utf8');
  const collection = JSON.parse(text) as Collection;
  const requests = collection.item.flatMap(({ item }) => item);

  it('is up to date (npm run docs)', () => {
    expect(text === collectionFile().text).toBe(true);
  });

  it('is a Postman collection by its published schema', async () => {
    const validator = new harSdk.PostmanValidator();
    expect(await validator.verify(collection as unknown as Parameters<typeof validator.verify>[0])).toEqual(
      [],
    );
    const broken = { ...collection, item: [{ name: 'Login', item: [{ name: 'Log in' }] }] };
    const errors = await validator.verify(broken as unknown as Parameters<typeof validator.verify>[0]);
    expect(errors.length).toBeGreaterThan(0);
  });

  it('has every operation', () => {
    const templates = requests.map(({ request }) => {
      const path = request.url.path.map((each) => each.replace(/^\{\{\w+\}\}$/, '{}'));
      return `${request.method} /${path.join('/')}`;
    });
    const documented = operations.map(
      ({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`,
    );
    expect(templates.sort()).toEqual(documented.sort());
  });

  it('is served with the address of the service, as a file', async () => {
    const response = await fetch(`${service.apiUrl}/docs/collection.json`);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.json"$/);
    const served = (await response.json()) as Collection;
    const [baseUrl] = served.variable.filter(({ key }) => key === 'baseUrl');
    expect(baseUrl?.value).toBe(service.baseUrl);
    expect(served.item).toEqual(collection.item);
  });

  it('has requests that the service accepts as they stand', async () => {
    const run = await runCollection(service, collection);
    expect(run).toEqual(REFUSED);
  });
});

/** What a resource has from some moment on, which comes after these operations; others answer it. */
const ONLY_LATER: Readonly<Record<string, readonly string[]>> = {
  createCryptoPayment: ['payment/sale', 'payment/refunds/0', 'payment/furtherDeposits/0'],
  simulateCryptoDeposit: ['payment/sale', 'payment/refunds/0', 'payment/furtherDeposits/0'],
  resolveCryptoPayment: ['payment/sale', 'payment/refunds/0', 'payment/furtherDeposits/0'],
  endCryptoPayment: [
    'payment/amountNgn',
    'payment/rate',
    'payment/sale',
    'payment/refunds/0',
    'payment/furtherDeposits/0',
  ],
  requestUsdtSale: ['withdrawal/paymentId'],
  // None was made yet.
  getAutomaticPayouts: ['automaticPayouts/latest'],
  setAutomaticPayouts: ['automaticPayouts/latest'],
  resumeAutomaticPayouts: ['automaticPayouts/latest'],
};

describe('real answers', () => {
  it('were given by every operation on the tour of test/contract/tour.ts', () => {
    expect([...tour.answers.keys()].sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
  });

  // That each answer fits its schema was checked when it was given; here, that the schema promises nothing more.
  it.each(operations)('of $name have every field that is documented', (operation) => {
    const answers = tour.answers.get(operation.operationId) ?? [];
    const successes = Object.entries(operation.responses).filter(([status]) => Number(status) < 300);
    expect(successes.length).toBeGreaterThan(0);
    for (const [status, response] of successes) {
      const seen = answers.filter((answer) => String(answer.status) === status);
      expect({ status, seen: seen.length > 0 }).toEqual({ status, seen: true });
      const { schema = {}, example } = Object.values(response.content)[0] ?? {};
      // What is done and what is under way share a schema: each of its fields is in one of both.
      const alike = successes.filter(([, other]) => isDeepStrictEqual(schemaOf(other), schema));
      const given = new Set(
        answers
          .filter((answer) => alike.some(([each]) => each === String(answer.status)))
          .flatMap(({ body }) => fieldsOf(body)),
      );
      const later = ONLY_LATER[operation.operationId] ?? [];
      const neverGiven = documentedFields(schema, description).filter(
        (field) => !given.has(field) && !later.some((each) => `${field}/`.startsWith(`${each}/`)),
      );
      expect({ status, neverGiven }).toEqual({ status, neverGiven: [] });
      // The words are those of the example, but for numbers.
      const { msg } = (example ?? exampleOf(schema, description, [])) as { readonly msg?: string };
      const wordsOf = (text: string | undefined) => text?.replace(/\d+/g, 'N');
      expect(seen.map(({ body }) => wordsOf(body.msg))).toContain(wordsOf(msg));
    }
  });
});

function schemaOf({ content }: { readonly content: Content }): unknown {
  return content['application/json']?.schema;
}

/** The code of the example of an error; the schema of an outcome that failed has its own. */
function codeOf(content: { readonly schema: Schema; readonly example?: unknown } | undefined): unknown {
  const example = content?.example ?? exampleOf(content?.schema ?? {}, description, []);
  return (example as { readonly code?: unknown }).code;
}

function bodyPlace({ path, method }: PlacedOperation): readonly string[] {
  return ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'];
}

function answerPlace({ path, method, responses }: PlacedOperation, status: string): readonly string[] {
  const mediaType = Object.keys(responses[status]?.content ?? {})[0] ?? '';
  return ['paths', path, method, 'responses', status, 'content', mediaType, 'schema'];
}

function nameOf({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method.toUpperCase()} ${path}`;
}

function documentedOperations(): readonly string[] {
  return operations.map(nameOf).sort();
}

function differenceOf(left: readonly string[], right: readonly string[]): readonly string[] {
  return left.filter((each) => !right.includes(each));
}

/** The operations that an app's routers really serve below the base path, read from the routers themselves. */
function servedOperations(app: Koa): readonly string[] {
  return app.middleware
    .flatMap((middleware) => ('router' in middleware ? [middleware.router as Router] : []))
    .flatMap((router) => router.stack)
    .filter((layer) => String(layer.path).startsWith(`${BASE_PATH}/`))
    .flatMap((layer) =>
      layer.methods
        // The router adds HEAD to every GET by itself.
        .filter((method) => method !== 'HEAD')
        .map((method) => ({
          method,
          path: String(layer.path)
            .slice(BASE_PATH.length)
            .replace(/:(\w+)/g, '{$1}'),
        })),
    )
    .map(nameOf)
    .sort();
}

/** The app as the service makes it. Nothing is called, so the dependencies behind the routes are not needed. */
function appForInspection(): Koa {
  const dependencies: Partial<ApiDependencies> = {
    config: testConfig('postgres://nobody@127.0.0.1/nothing'),
    metrics: createMetrics(),
    logger: createMemoryLog().logger,
    callbackVerifiers: new Map(),
    closing: new AbortController().signal,
  };
  return createApp(dependencies as ApiDependencies & OperationsDependencies);
}
