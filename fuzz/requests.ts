import fc from 'fast-check';
import { bodyOf, type DrawnBody } from './bodies.ts';
import { callbackDraft } from './callbacks.ts';
import { type OpenApiDocument, type Operation, operationsOf, type Parameter } from './document.ts';
import type { Draft, DraftQuery, Framing } from './drafts.ts';
import { commonHeaders, credential, idempotencyKeys, none, sender, weighted } from './headers.ts';
import { ID_PREFIXES, oddName, oddText, oddValue, someId } from './hostile.ts';
import { Given, type Json, type Piece } from './json.ts';
import { RAW_TRICKS } from './rawHttp.ts';
import { objectOf, valueFor } from './schemas.ts';

/** Below it stand the paths of /openapi.json. */
export const BASE_PATH = '/v1/business';

const NO_BODY: DrawnBody | undefined = undefined;

/** The values of a parameter, as texts. */
function parameterValue({ name, schema }: Parameter, document: OpenApiDocument): fc.Arbitrary<Piece> {
  return valueFor(schema, name, document).map((value) => (value instanceof Given ? value : plainText(value)));
}

function plainText(value: Json): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'x';
}

function queryOf({ parameters }: Operation, document: OpenApiDocument): fc.Arbitrary<DraftQuery> {
  const inQuery = parameters.filter((each) => each.in === 'query');
  const fields = inQuery.map((parameter) =>
    fc
      .tuple(parameterValue(parameter, document), fc.nat(99))
      .map(([value, roll]): readonly [string, Piece][] => {
        if (parameter.required ? roll < 92 : roll < 20) return [[parameter.name, value]];
        return roll === 99
          ? [
              [parameter.name, value],
              [parameter.name, value],
            ]
          : [];
      }),
  );
  const fitting = fc.tuple(...fields).map((lists) => lists.flat());
  const more = fc
    .tuple(fitting, fc.tuple(oddName, fc.oneof(oddText, someId)))
    .map(([list, extra]) => [...list, extra]);
  const odd =
    inQuery.length === 0
      ? more
      : fc
          .tuple(fitting, fc.constantFrom(...inQuery.map(({ name }) => name)), fc.oneof(oddText, someId))
          .map(([list, name, value]) => [...list.filter(([each]) => each !== name), [name, value] as const]);
  return weighted<DraftQuery>(
    [28, fitting],
    [1, more],
    [3, odd],
    [
      1,
      fc.constantFrom(
        '?',
        '&',
        '=',
        '%',
        '%ff',
        '%00',
        'a[b]=c',
        'a[]=1',
        'limit=1&limit=2',
        '__proto__[x]=1',
        '='.repeat(3_000),
      ),
    ],
  );
}

/** The pieces of a path below the base, and whether they certainly lead to the operation. */
function pathOf(
  operation: Operation,
): fc.Arbitrary<{ readonly path: readonly Piece[]; readonly isSure: boolean }> {
  const pieces = operation.path.split(/\{(\w+)\}/);
  const parameter = operation.parameters.find((each) => each.in === 'path');
  if (!parameter) return fc.constant({ path: [operation.path], isSure: true });
  const around = (value: Piece) => [pieces[0] ?? '', value, pieces[2] ?? ''];
  const prefix = /^[a-z]+(?=_)/.exec(String(parameter.schema.example))?.[0] ?? 'txn';
  const known = fc
    .tuple(
      fc.constantFrom('own', 'own', 'other'),
      fc.nat(1_000),
      fc.constantFrom(prefix, prefix, prefix, ...ID_PREFIXES),
    )
    .map(([of, index, what]) => ({ path: around(new Given(what, { of, index })), isSure: true }));
  return weighted(
    [10, known],
    [2, oddText.map((text) => ({ path: around(new Given('text', { suffix: text })), isSure: false }))],
    [
      1,
      fc
        .constantFrom(
          '',
          '%',
          '%zz',
          '%ff',
          '%00',
          '%2e%2e',
          '..',
          '%2f',
          'a%2fb',
          ';',
          'history',
          'replay',
          '%E0%A4%A',
        )
        .map((text) => ({ path: around(text), isSure: false })),
    ],
  );
}

const framing: fc.Arbitrary<Framing> = weighted<Framing>(
  [90, fc.boolean().map((isChunked) => ({ kind: 'client', isChunked }))],
  [
    3,
    fc
      .tuple(fc.constantFrom(...Object.keys(RAW_TRICKS)), fc.constantFrom(true, false, false))
      .map(([trick, endsAfter]) => ({
        kind: 'raw',
        trick,
        endsAfter,
        isHttp: RAW_TRICKS[trick]?.isHttp ?? false,
      })),
  ],
);

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];

function operationDraft(operation: Operation, document: OpenApiDocument): fc.Arbitrary<Draft> {
  const drawnBody: fc.Arbitrary<DrawnBody | undefined> = operation.body
    ? weighted<DrawnBody | undefined>(
        [30, bodyOf(objectOf(operation.body, document), 15)],
        [2, bodyOf(oddValue, 10)],
        [1, fc.constant(NO_BODY)],
      )
    : weighted<DrawnBody | undefined>([15, fc.constant(NO_BODY)], [1, bodyOf(oddValue, 30)]);
  return fc
    .record({
      sender,
      credential,
      way: pathOf(operation),
      query: queryOf(operation, document),
      common: commonHeaders,
      keys: operation.isIdempotent ? idempotencyKeys : none,
      drawn: drawnBody,
      framing,
      method: weighted([30, fc.constant(operation.method)], [1, fc.constantFrom(...METHODS)]),
      spelling: fc.nat(60),
    })
    .map(({ way, common, keys, drawn, method, spelling, ...rest }): Draft => {
      const oddPath = spelling === 0 ? '/' : '';
      const isSure =
        way.isSure && method === operation.method && oddPath === '' && rest.framing.kind === 'client';
      return {
        ...rest,
        operation: operation.name,
        documented: isSure ? { method, path: operation.path } : undefined,
        takes: operation.takes,
        permissions: operation.permissions,
        method,
        path: [BASE_PATH, ...way.path, oddPath],
        headers: [...common, ...keys, ...(drawn?.headers ?? [])],
        body: drawn?.body,
        signature: undefined,
      };
    });
}

/** What stands at the origin, below no operation, or nowhere. */
function strayDraft(): fc.Arbitrary<Draft> {
  const paths = [
    '/',
    '/healthz',
    '/readyz',
    '/metrics',
    '/openapi.json',
    '/docs',
    '/docs/start.js',
    '/v1',
    '/v1/business',
  ];
  return fc
    .record({
      sender,
      credential,
      path: weighted<Piece>(
        [
          3,
          fc.constantFrom(
            ...paths,
            '//',
            '/%',
            '/../..',
            '/.env',
            '/v1/business/__proto__',
            '/V1/BUSINESS/ME',
          ),
        ],
        [1, oddText.map((text) => new Given('text', { suffix: text }))],
      ),
      headers: commonHeaders,
      method: fc.constantFrom('GET', 'GET', ...METHODS),
      framing,
      drawn: weighted<DrawnBody | undefined>([3, fc.constant(NO_BODY)], [1, bodyOf(oddValue, 50)]),
    })
    .map(
      ({ path, drawn, headers, ...rest }): Draft => ({
        ...rest,
        operation: `${rest.method} elsewhere`,
        documented: undefined,
        takes: ['apiKey'],
        permissions: undefined,
        path: path instanceof Given ? ['/', path] : [path],
        query: [],
        headers: [...headers, ...(drawn?.headers ?? [])],
        body: drawn?.body,
        signature: undefined,
      }),
    );
}

/** Hostile and valid requests of every operation that a service documents, and of what stands round them. */
export function requestDraft(document: OpenApiDocument): fc.Arbitrary<Draft> {
  const operations = operationsOf(document);
  return fc.oneof(
    ...operations.map((operation) => ({ weight: 3, arbitrary: operationDraft(operation, document) })),
    { weight: 14, arbitrary: callbackDraft(document) },
    { weight: 3, arbitrary: strayDraft() },
  );
}
