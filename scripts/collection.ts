import { BASE_PATH } from '../src/api/baseUrl.ts';
import { createOpenApiDocument } from '../src/api/openapi.ts';
import { routes } from '../src/api/routes.ts';
import { exampleId } from '../src/api/schemas.ts';
import {
  type Document,
  exampleOf,
  operationsOf,
  type PlacedOperation,
} from '../test/contract/documentedExamples.ts';
import type { GeneratedDocument } from './configurationDocuments.ts';

/**
 * The collection of requests in docs/collection.json, in the format that Postman, Bruno and Insomnia import
 * (Postman Collection 2.1.0: https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html).
 */

/** The address that a clone of this repository serves at. The service replaces it by its own. */
const ORIGIN = 'http://127.0.0.1:8080';

/** The variable of each kind of id, by the prefix of the id. */
const ID_VARIABLES: Readonly<Record<string, string>> = {
  biz: 'businessId',
  key: 'apiKeyId',
  usr: 'userId',
  txn: 'transactionId',
  wd: 'withdrawalId',
  sale: 'saleId',
  cp: 'paymentId',
  col: 'reference',
  rfd: 'refundId',
  msg: 'deliveryId',
  wep: 'endpointId',
  apr: 'approvalId',
  pky: 'passkeyId',
  qte: 'quoteId',
  plk: 'paymentLinkId',
};

/** The variables that the reader sets before the first request. */
const OWN_VARIABLES: Readonly<Record<string, string>> = {
  origin: ORIGIN,
  baseUrl: `${ORIGIN}${BASE_PATH}`,
  apiKey: '',
  email: '',
  password: '',
  environment: 'test',
  token: '',
};

/** The groups whose bodies have the reader's own e-mail address and password. */
const SIGN_IN_TAGS = ['Login', 'Dashboard sessions', 'Passkeys'];
const OWN_FIELDS: Readonly<Record<string, string>> = {
  email: '{{email}}',
  password: '{{password}}',
  currentPassword: '{{password}}',
};

/** Keeps the login token and the id of what a request created, for the requests after it. A list gives the first ids. */
const KEEP_SCRIPT = `const kinds = ${JSON.stringify(ID_VARIABLES)};
const isExample = (name) => pm.collectionVariables.get(name).endsWith('${exampleId('')}');
const keep = (value) => {
  if (value && typeof value === 'object') Object.values(value).forEach(keep);
  const [, kind] = /^([a-z]+)_[0-9a-z]{26}$/.exec(value) || [];
  const name = kinds[kind];
  if (name && (pm.request.method === 'POST' || isExample(name))) pm.collectionVariables.set(name, value);
};
if (pm.response.code < 300 && /json/.test(pm.response.headers.get('content-type'))) {
  const body = pm.response.json();
  if (/^eyJ/.test(body.token)) pm.collectionVariables.set('token', body.token);
  keep(body);
}`;

/** A header or a parameter of a query. A disabled one is shown, and not sent. */
interface Pair {
  readonly key: string;
  readonly value: string;
  readonly disabled?: true;
}

export interface CollectionRequest {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly description: string;
    readonly auth?: object;
    readonly header: readonly Pair[];
    readonly url: {
      readonly raw: string;
      readonly host: readonly string[];
      readonly path: readonly string[];
      readonly query?: readonly Pair[];
    };
    readonly body?: { readonly mode: 'raw'; readonly raw: string; readonly options: object };
  };
}

export interface Collection {
  readonly info: { readonly name: string; readonly description: string; readonly schema: string };
  readonly auth: object;
  readonly variable: readonly { readonly key: string; readonly value: string }[];
  readonly event: readonly {
    readonly listen: string;
    readonly script: { readonly exec: readonly string[] };
  }[];
  readonly item: readonly { readonly name: string; readonly item: readonly CollectionRequest[] }[];
}

/** The id of a session of the dashboard, which has no prefix. */
const SESSION_ID = '5f1c09a2b7de';

/** An example in which the reader's own values and the ids of earlier requests stand in place of those of the document. */
function withVariables(example: unknown): unknown {
  const text = JSON.stringify(example);
  return JSON.parse(idVariables().reduce((sum, [name, id]) => sum.replaceAll(id, `{{${name}}}`), text));
}

/** Each variable of an id, with the id of the examples. */
function idVariables(): readonly (readonly [string, string])[] {
  const ids = Object.entries(ID_VARIABLES).map(([kind, name]) => [name, exampleId(kind)] as const);
  return [...ids, ['sessionId', SESSION_ID]];
}

function bodyOf({ requestBody, tags }: PlacedOperation, document: Document) {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) return undefined;
  const example = withVariables(exampleOf(schema, document, [])) as object;
  const signsIn = tags?.some((tag) => SIGN_IN_TAGS.includes(tag));
  const own = Object.keys(example).filter((field) => signsIn && field in OWN_FIELDS);
  const body = { ...example, ...Object.fromEntries(own.map((field) => [field, OWN_FIELDS[field]])) };
  return {
    mode: 'raw',
    raw: JSON.stringify(body, null, 2),
    options: { raw: { language: 'json' } },
  } as const;
}

/** How a request proves who it is, where that is not by the API key of the collection. */
function authOf(schemes: readonly string[]) {
  if (schemes.includes('apiKey')) return undefined;
  if (!schemes.includes('token')) return { type: 'noauth' };
  return { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] };
}

function headersOf({ parameters = [], requestBody }: PlacedOperation, schemes: readonly string[]) {
  const taken = new Set(parameters.filter((each) => each.in === 'header').map(({ name }) => name));
  const isByCookie = schemes.length === 1 && schemes[0] === 'session';
  const headers: Pair[] = [];
  if (requestBody) headers.push({ key: 'content-type', value: 'application/json' });
  if (isByCookie) headers.push({ key: 'origin', value: '{{origin}}' });
  if (taken.has('idempotency-key')) headers.push({ key: 'idempotency-key', value: '{{$guid}}' });
  // A key has an environment of its own.
  if (taken.has('x-business-env') && !schemes.includes('apiKey'))
    headers.push({ key: 'x-business-env', value: '{{environment}}' });
  if (taken.has('x-second-factor')) headers.push({ key: 'x-second-factor', value: '', disabled: true });
  return headers;
}

function queryOf({ parameters = [] }: PlacedOperation, document: Document): readonly Pair[] {
  return parameters
    .filter((each) => each.in === 'query')
    .map(({ name, required, schema }) => ({
      key: name,
      value: String(withVariables(exampleOf(schema, document, []) ?? '')),
      ...(!required && { disabled: true as const }),
    }));
}

/** The segments of a path, each placeholder with the variable of its example. */
function segmentsOf({ path, parameters = [] }: PlacedOperation, document: Document): readonly string[] {
  return path
    .slice(1)
    .split('/')
    .map((segment) => {
      const parameter = parameters.find(({ name }) => segment === `{${name}}`);
      return parameter ? String(withVariables(exampleOf(parameter.schema, document, []))) : segment;
    });
}

function requestOf(operation: PlacedOperation, document: Document): CollectionRequest {
  const schemes = (operation.security ?? []).flatMap((each) => Object.keys(each as object));
  const path = segmentsOf(operation, document);
  const query = queryOf(operation, document);
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  const auth = authOf(schemes);
  const body = bodyOf(operation, document);
  return {
    name: operation.summary,
    request: {
      method: operation.method.toUpperCase(),
      description: operation.description ?? operation.summary,
      ...(auth && { auth }),
      header: headersOf(operation, schemes),
      url: {
        raw: `{{baseUrl}}/${path.join('/')}${sent.length > 0 ? `?${sent.join('&')}` : ''}`,
        host: ['{{baseUrl}}'],
        path,
        ...(query.length > 0 && { query }),
      },
      ...(body && { body }),
    },
  };
}

/** Every operation of the document as a request, in folders by its group. */
export function createCollection(): Collection {
  const document = JSON.parse(JSON.stringify(createOpenApiDocument(routes, BASE_PATH))) as Document;
  const operations = operationsOf(document);
  const tags = [...new Set(operations.flatMap((operation) => operation.tags ?? []))];
  return {
    info: {
      name: 'Merchant Payments',
      description:
        'Every operation of the API. Set the variables `baseUrl`, `apiKey` and `businessId`, and for "Login" `email` and ' +
        '`password`. Each request stores the id of what it created for those after it. Requests by the cookie of the ' +
        'dashboard need "Sign in to the dashboard" first, and `origin`.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'x-api-key', type: 'string' },
        { key: 'value', value: '{{apiKey}}', type: 'string' },
        { key: 'in', value: 'header', type: 'string' },
      ],
    },
    variable: [...Object.entries(OWN_VARIABLES), ...idVariables()].map(([key, value]) => ({ key, value })),
    event: [{ listen: 'test', script: { exec: KEEP_SCRIPT.split('\n') } }],
    item: tags.map((tag) => ({
      name: tag,
      item: operations
        .filter((operation) => operation.tags?.includes(tag))
        // What is deleted is of no use to the requests after it.
        .toSorted((left, right) => Number(left.method === 'delete') - Number(right.method === 'delete'))
        .map((operation) => requestOf(operation, document)),
    })),
  };
}

/** docs/collection.json, as it has to be in the repository. */
export function collectionFile(): GeneratedDocument {
  return { path: 'docs/collection.json', text: `${JSON.stringify(createCollection(), null, 2)}\n` };
}
