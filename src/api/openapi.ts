import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import { DomainError, type FieldProblem } from '../domain/errors.ts';
import { requireNotice } from './deprecation.ts';
import { INTRODUCTION } from './introduction.ts';
import { type DocumentedResponse, type Route, type RouteAuthentication, takesCodeInHeader } from './route.ts';
import { TAGS } from './routes.ts';
import { errorBody, exampleId, listFile } from './schemas.ts';
import { SESSION_COOKIE } from './session/cookie.ts';
import { EVENTS } from './webhooks/events.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** An error as it is documented: what it means, and an answer that really comes. */
interface DocumentedError {
  readonly description: string;
  readonly code: string;
  readonly msg: string;
  readonly errors?: readonly FieldProblem[];
}

const ERRORS: Readonly<Record<number, DocumentedError>> = {
  400: {
    description: 'Invalid, or not possible now; `errors` names each problem.',
    code: 'invalid_request',
    msg: 'invalid request',
  },
  401: {
    description: 'No valid credentials.',
    code: 'unauthenticated',
    msg: 'no token, authorization denied',
  },
  403: {
    description:
      'Another business, a business that is not active or approved, or a credential that may not do this, ' +
      'or not from this address.',
    code: 'business_mismatch',
    msg: 'businessId is not the business of this API key',
  },
  404: { description: 'The business does not have it.', code: 'not_found', msg: 'not found' },
  408: {
    description: 'The request took longer than 30 s to arrive, or its headers longer than 15 s.',
    code: 'request_timeout',
    msg: 'the request took too long to arrive',
  },
  409: {
    description: 'The current state, or an equal request in progress, does not allow it.',
    code: 'idempotency_key_in_use',
    msg: 'a request with this Idempotency-Key is in progress',
  },
  413: {
    description: 'The body has more than 100 kB.',
    code: 'body_too_large',
    msg: 'the body must have at most 100 kB',
  },
  415: {
    description: 'The body is not JSON, or it is compressed.',
    code: 'unsupported_media_type',
    msg: 'send the body as application/json',
  },
  422: {
    description: 'Understood, but not possible.',
    code: 'idempotency_key_reused',
    msg: 'this Idempotency-Key was used with another body',
  },
  429: {
    description: 'Too many requests; `retry-after` says when to retry.',
    code: 'rate_limited',
    msg: 'too many requests; try again in 3 s',
  },
  500: {
    description: 'A fault on our side.',
    code: 'internal_error',
    msg: 'something went wrong on our side',
  },
  503: {
    description: 'A dependency is down or no provider is configured; `retry-after` says when to retry.',
    code: 'unavailable',
    msg: 'the service is not available at the moment; try again',
  },
};

/** Errors that every route may answer, besides its own. */
const COMMON_ERRORS = [400, 429, 500, 503];

/** What is missing when a route answers 404, by its tag. */
const NOT_FOUND: Readonly<Record<string, Pick<DocumentedError, 'code' | 'msg'>>> = {
  'API keys': { code: 'not_found', msg: 'API key not found' },
  Approvals: { code: 'not_found', msg: 'approval request not found' },
  'Bank accounts': { code: 'account_not_found', msg: 'account not found' },
  'Cross-border': { code: 'not_found', msg: 'collection not found' },
  'Dashboard sessions': { code: 'not_found', msg: 'session not found' },
  Passkeys: { code: 'not_found', msg: 'passkey not found' },
  'Payment links': { code: 'not_found', msg: 'payment link not found' },
  Payments: { code: 'not_found', msg: 'transaction not found' },
  Transactions: { code: 'not_found', msg: 'transaction not found' },
  'USDT sales': { code: 'not_found', msg: 'withdrawal not found' },
  'USDT payments': { code: 'not_found', msg: 'payment not found' },
  'USDT refunds': { code: 'not_found', msg: 'refund not found' },
  Users: { code: 'not_found', msg: 'user not found' },
  'Webhook endpoints': { code: 'not_found', msg: 'webhook endpoint not found' },
  Webhooks: { code: 'not_found', msg: 'webhook delivery not found' },
};

const JSON_TYPE = 'application/json';

const SECURITY: Readonly<Record<RouteAuthentication, Record<string, string[]>[]>> = {
  key: [{ apiKey: [] }, { session: [] }],
  token: [{ token: [] }, { session: [] }],
  tokenOrKey: [{ token: [] }, { apiKey: [] }, { session: [] }],
  cookie: [{ session: [] }],
  none: [],
};

const requestHeaders = {
  'x-business-env': z
    .enum(['prod', 'test'])
    .optional()
    .meta({
      description:
        'The environment of a call by token, cookie or legacy key (default prod); must not contradict a key.',
      param: { id: 'x-business-env' },
    }),
};

/** Headers of answers. */
const RESPONSE_HEADERS = {
  'x-request-id': header('string', 'The id of the request in our logs: your own, if you sent one.'),
  'ratelimit-limit': header('integer', 'How many requests ten seconds may have.'),
  'ratelimit-remaining': header('integer', 'How many of them are left.'),
  'ratelimit-reset': header('integer', 'Seconds until the count starts again.'),
  'retry-after': header('integer', 'Seconds to wait before a retry.'),
  'idempotency-replayed': {
    ...header('string', '`true` when the answer is the stored one of an earlier equal request.'),
    schema: { type: 'string' as const, enum: ['true'] },
  },
};
type ResponseHeader = keyof typeof RESPONSE_HEADERS;

/** The names of their components: short ones, because every answer refers to most of them. */
const HEADER_COMPONENTS: Readonly<Record<ResponseHeader, string>> = {
  'x-request-id': 'request',
  'ratelimit-limit': 'limit',
  'ratelimit-remaining': 'left',
  'ratelimit-reset': 'reset',
  'retry-after': 'retry',
  'idempotency-replayed': 'replayed',
};

function header(type: 'string' | 'integer', description: string) {
  return { description, schema: { type } };
}

const EVERYWHERE: readonly ResponseHeader[] = [
  'x-request-id',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
];

/** Statuses that pass, and say when. */
const PASSING = new Set([409, 429, 503]);

const secondFactorHeader = {
  'x-second-factor': z
    .string()
    .optional()
    .meta({
      description:
        'A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey ' +
        'to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 ' +
        'second_factor_required. An accepted code counts for the same session for some minutes.',
      param: { id: 'x-second-factor' },
    }),
};
const idempotencyHeader = {
  'idempotency-key': z
    .string()
    .min(1)
    .max(255)
    .optional()
    .meta({
      description:
        'Equal requests under one key are done once; the stored answer is replayed for 30 days. If we require ' +
        'it of the business, a request without one is 400 idempotency_key_required.',
      param: { id: 'idempotency-key' },
    }),
};

/**
 * The OpenAPI 3.1 description of the routes, made from the very schemas that validate them.
 *
 * @param serverUrl the base URL that paths are relative to.
 */
export function createOpenApiDocument(routes: readonly Route[], serverUrl: string): object {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  const errorAnswer = sharedErrors();
  const ownAnswer = sharedAnswers(routes);
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route, errorAnswer, ownAnswer) };
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title: 'Merchant Payments',
      version: '1.0.0',
      description: INTRODUCTION,
    },
    servers: [{ url: serverUrl }],
    tags: TAGS.map((tag) => ({ ...tag })),
    components: {
      headers: Object.fromEntries(
        Object.entries(RESPONSE_HEADERS).map(([name, described]) => [
          HEADER_COMPONENTS[name as ResponseHeader],
          described,
        ]),
      ),
      securitySchemes: {
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'x-api-key',
          description:
            '`mp_test_…` for the sandbox, `mp_prod_…` for real money. A restricted key (`POST /api-keys`) needs ' +
            'the `x-permission` of an operation among its scopes.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token that `POST /auth/login` answers.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description:
            'The cookie that `POST /session` sets, for the pages of this service. Requests that change something ' +
            'must come from these pages and be JSON; others are 403 `csrf_refused`. A key or token in the same ' +
            'request takes precedence.',
        },
      },
    },
    paths: paths as ZodOpenApiPathsObject,
    webhooks: Object.fromEntries(Object.entries(EVENTS).map(([type, event]) => [type, webhookOf(event)])),
  };
  return createDocument(document, {
    override: ({ jsonSchema, io }) => {
      withoutNoise(jsonSchema);
      forGenerators(jsonSchema, io);
    },
  });
}

/** What generators of clients need to read right. */
function forGenerators(schema: JsonSchema, io: 'input' | 'output'): void {
  // Without a format some read a number into 32 bits, which hold no kobo of millions.
  if (schema.type === 'number') schema.format = 'double';
  // A constant truth value becomes an enumeration of texts in some, which does not compile.
  if (schema.type === 'boolean' && schema.const !== undefined) {
    if (schema.const === false) schema.example = false;
    delete schema.const;
  }
  // A default would have clients send what the service knows by itself; descriptions say what it is.
  if (io === 'input') delete schema.default;
  // Answers get more fields in time, and clients that refuse them would break.
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
}

const webhookHeader = (id: string, description: string) => z.string().meta({ description, param: { id } });
const webhookHeaders = z.object({
  'webhook-id': webhookHeader('webhook-id', 'The same for every attempt to send the event.'),
  'webhook-timestamp': webhookHeader('webhook-timestamp', 'When it was sent: seconds since 1970.'),
  'webhook-signature': webhookHeader('webhook-signature', '`v1,…`, one for each secret that is valid.'),
});

/** The request that brings an event to the merchant. */
function webhookOf({ summary, body }: (typeof EVENTS)[keyof typeof EVENTS]) {
  return {
    post: {
      summary,
      security: [],
      requestParams: {
        header: webhookHeaders,
      },
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
      responses: { '2XX': { description: 'It arrived. Anything else is sent again.' } },
    },
  };
}

/**
 * Takes out what a reader need not know: the pattern behind a named format, the range of every integer, and that an
 * empty text counts as an absent one.
 */
function withoutNoise(schema: JsonSchema): void {
  const [only, ...others] = schema.anyOf?.filter((each) => each.const !== '') ?? [];
  if (only && others.length === 0) {
    delete schema.anyOf;
    Object.assign(schema, only);
  }
  if (schema.format === 'date-time' || schema.format === 'email') delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  // In JSON every name is a text.
  delete schema.propertyNames;
}

/** A parameter that no operation lists. */
const UNKNOWN_PARAMETER: FieldProblem = { path: 'nonsense', message: 'is not a parameter of this route' };

/** What every list says of nonsense: its first parameter is the limit. */
const LIST_PROBLEMS: readonly FieldProblem[] = [
  { path: 'limit', message: 'must be a whole number from 1 to 100' },
  UNKNOWN_PARAMETER,
];

/** The error of a status as this route answers it. */
function errorOf(route: Route, status: number): DocumentedError {
  const error = ERRORS[status];
  if (!error) throw new Error(`Status ${status} of ${route.operationId} has no description.`);
  if (status === 400 && !route.body && !route.query) {
    return { ...error, code: 'environment_mismatch', msg: 'x-business-env must be prod or test' };
  }
  if (status === 400) {
    return { ...error, msg: route.invalidMessage ?? error.msg, errors: problemsOfNonsense(route) };
  }
  if (status === 401 && route.authentication === 'none') {
    return { ...error, code: 'invalid_credentials', msg: 'invalid credentials' };
  }
  if (status === 403 && route.authentication === 'token') {
    return { ...error, code: 'business_inactive', msg: 'this business is not active' };
  }
  return status === 404 ? { ...error, ...NOT_FOUND[route.tag] } : error;
}

/** The problems of a body whose every field is nonsense, or of a query with one such parameter and an unknown one. */
function problemsOfNonsense(route: Route): readonly FieldProblem[] {
  return route.body ? problemsOfFields(route) : [...problemsOfFields(route).slice(0, 1), UNKNOWN_PARAMETER];
}

function problemsOfFields({ body, query }: Route): readonly FieldProblem[] {
  const schema = body ?? query;
  if (!(schema instanceof z.ZodObject)) return [];
  const nonsense = body ? {} : 'nonsense';
  const request = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, nonsense]));
  // What any text will do for can only be missing.
  const issues = (schema.safeParse(request).error ?? schema.safeParse({}).error)?.issues ?? [];
  return issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}

/** The headers of an answer, each by reference. */
function headersOf(status: number, isReplayable: boolean) {
  const names = [
    ...EVERYWHERE,
    ...(PASSING.has(status) ? (['retry-after'] as const) : []),
    ...(isReplayable ? (['idempotency-replayed'] as const) : []),
  ];
  return Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/headers/${HEADER_COMPONENTS[name]}` }]),
  );
}

/**
 * Makes the answers of errors for one document. What says nothing of its operation is the same object each time, so that it
 * stands in `components/responses` once: it has the name of its code, or of what is missing.
 */
function sharedErrors(): (route: Route, status: number) => ZodOpenApiResponseObject {
  const shared = new Map<string, ZodOpenApiResponseObject>();
  return (route, status) => {
    const error = errorOf(route, status);
    const name = nameOf(error);
    const known = name === undefined ? undefined : shared.get(name);
    if (known) return known;
    const { description, code, msg, errors } = error;
    const example = {
      success: false,
      msg,
      code,
      requestId: exampleId('req'),
      ...(errors && { errors }),
    };
    const answer: ZodOpenApiResponseObject = {
      ...(name !== undefined && { id: name }),
      description,
      headers: headersOf(status, status === 422),
      content: { [JSON_TYPE]: { schema: errorBody, example } },
    };
    if (name !== undefined) shared.set(name, answer);
    return answer;
  };
}

/** The name of an error that several operations have alike; undefined when it speaks of its own operation. */
function nameOf({ code, msg, errors }: DocumentedError): string | undefined {
  if (code === 'invalid_request') {
    if (msg !== ERRORS[400]?.msg) return undefined;
    if (isDeepStrictEqual(errors, LIST_PROBLEMS)) return 'InvalidListRequest';
    if (!isDeepStrictEqual(errors, [UNKNOWN_PARAMETER])) return undefined;
  }
  const words = code === 'not_found' ? msg.split(' ') : code.split('_');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Whether a route refuses a request without a body. */
function requiresBody({ body, refuse }: Route): boolean {
  const parsed = body?.safeParse({});
  if (!parsed?.success) return true;
  try {
    refuse?.(parsed.data);
    return false;
  } catch (error) {
    if (error instanceof DomainError) return true;
    throw error;
  }
}

/** What an operation says of itself, with the permission that its caller needs. */
function descriptionOf({ description, permission }: Route) {
  if (permission === 'own_session') return description === undefined ? {} : { description };
  const needed = `Needs \`${permission}\`.`;
  return {
    description: description === undefined ? needed : `${description} ${needed}`,
    'x-permission': permission,
  } as const;
}

/** The answer of every list as a file, which stands in `components/responses` once. */
const LIST_FILE = {
  id: 'ListFile',
  description: 'A file.',
  headers: headersOf(200, false),
  content: { 'text/csv': { schema: listFile } },
};

/** Makes the answers of routes. One that several routes give, such as an alias, stands in `components/responses` once. */
function sharedAnswers(routes: readonly Route[]) {
  const uses = routes.flatMap((route) => Object.values(route.responses));
  const made = new Map<DocumentedResponse, object>();
  return (documented: DocumentedResponse, name: string, make: () => object): object => {
    const known = made.get(documented);
    if (known) return known;
    const isShared = uses.filter((each) => each === documented).length > 1;
    const answer = isShared ? { id: name.charAt(0).toUpperCase() + name.slice(1), ...make() } : make();
    made.set(documented, answer);
    return answer;
  };
}

function operationOf(
  route: Route,
  errorAnswer: ReturnType<typeof sharedErrors>,
  ownAnswer: ReturnType<typeof sharedAnswers>,
): ZodOpenApiOperationObject {
  if (route.deprecated) requireNotice(route.deprecated);
  const statuses = new Set([
    ...COMMON_ERRORS,
    ...(route.errors ?? []),
    ...(route.authentication === 'none' ? [] : [401, 403]),
    ...(route.body ? [408, 413, 415] : []),
    ...(route.isIdempotent ? [409, 422] : []),
    ...(route.params ? [404] : []),
  ]);
  const errors = [...statuses].map((status) => [String(status), errorAnswer(route, status)]);
  const answers = Object.entries(route.responses).map(([status, documented]) => {
    const { description, schema, mediaType = JSON_TYPE, example, file } = documented;
    if (schema === listFile) return [status, LIST_FILE];
    return [
      status,
      ownAnswer(documented, `${route.operationId}${status}`, () => ({
        description,
        headers: headersOf(
          Number(status),
          route.isIdempotent === true && (Number(status) < 300 || status === '422'),
        ),
        content: {
          [mediaType]: {
            // A status that both an outcome and an error of the request can have is described as either.
            schema: statuses.has(Number(status)) ? z.union([schema, errorBody]) : schema,
            ...(example !== undefined && { example }),
          },
          ...(file && { [file.mediaType]: { schema: file.schema } }),
        },
      })),
    ];
  });
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    ...(route.deprecated && { deprecated: true }),
    security: SECURITY[route.authentication],
    ...descriptionOf(route),
    requestParams: {
      header: z.object({
        ...(route.authentication !== 'none' && requestHeaders),
        ...(route.isIdempotent && idempotencyHeader),
        ...(takesCodeInHeader(route.secondFactor) && secondFactorHeader),
      }),
      ...(route.query && { query: route.query as never }),
      ...(route.params && { path: route.params as never }),
    },
    ...(route.body && {
      requestBody: { required: requiresBody(route), content: { 'application/json': { schema: route.body } } },
    }),
    responses: Object.fromEntries([...errors, ...answers]),
  };
}
