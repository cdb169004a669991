import fc from 'fast-check';
import type { Credential } from './drafts.ts';
import { oddText } from './hostile.ts';
import type { MerchantName, Piece } from './json.ts';

/** One of several, each as often as its weight says. */
export const weighted = <Value>(
  ...choices: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<Value>])[]
) => fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** Who sends. */
export const sender: fc.Arbitrary<MerchantName> = fc.constantFrom('a', 'a', 'b');
const environment = fc.constantFrom<'prod' | 'test'>('test', 'test', 'prod');

/** How it is proven: mostly as the operation asks for it. */
export const credential: fc.Arbitrary<Credential> = weighted<Credential>(
  [24, environment.map((each) => ({ kind: 'own', environment: each }))],
  [
    10,
    fc
      .tuple(fc.nat(99), fc.boolean(), environment)
      .map(([index, prefersCookie, each]) => ({ kind: 'user', index, prefersCookie, environment: each })),
  ],
  [6, fc.nat(99).map((index) => ({ kind: 'restrictedKey', index }))],
  [2, environment.map((each) => ({ kind: 'misplaced', environment: each }))],
  [1, environment.map((each) => ({ kind: 'mixed', environment: each }))],
  [3, fc.constantFrom('keyAsBearer', 'tokenAsKey', 'none', 'damaged', 'twice').map((kind) => ({ kind }))],
  [
    2,
    fc
      .tuple(
        fc.constantFrom('x-api-key', 'authorization'),
        fc.oneof(
          oddText,
          fc.constantFrom(
            ...[
              'Bearer',
              'Bearer ',
              'bearer x',
              'Basic YTpi',
              'Bearer a.b.c',
              'mp_test_',
              `mp_prod_${'0'.repeat(36)}`,
            ],
            `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`,
          ),
        ),
      )
      .map(([header, text]) => ({ kind: 'text', header, text })),
  ],
);

/** Headers as they are drawn. */
export type Headers = readonly (readonly [string, Piece])[];
const one = (name: string, values: fc.Arbitrary<string>): fc.Arbitrary<Headers> =>
  values.map((value) => [[name, value]]);
/** No header. */
export const none: fc.Arbitrary<Headers> = fc.constant([]);
const oddEnvironment = fc.oneof(
  fc.constantFrom('PROD', 'live', 'test, prod', ' test ', '__proto__'),
  oddText,
);

/** Headers that every request may have. */
export const commonHeaders: fc.Arbitrary<Headers> = fc
  .tuple(
    weighted([12, none], [4, one('x-business-env', environment)], [1, one('x-business-env', oddEnvironment)]),
    weighted([12, none], [1, one('x-request-id', fc.oneof(oddText, fc.constant('my-request-1')))]),
    weighted(
      [12, none],
      [
        1,
        fc
          .tuple(
            fc.constantFrom(
              'accept',
              'x-forwarded-for',
              'cookie',
              'origin',
              'x-http-method-override',
              'if-none-match',
            ),
            fc.oneof(oddText, fc.constantFrom('text/html', 'DELETE', '*', 'a=b; a=b', '127.0.0.1')),
          )
          .map((header): Headers => [header]),
      ],
    ),
  )
  .map((lists) => lists.flat());

/** Few keys, so that both merchants, and all operations, use the same ones. */
export const idempotencyKeys: fc.Arbitrary<Headers> = weighted(
  [3, none],
  [
    4,
    one(
      'idempotency-key',
      fc.nat(10_000).map((each) => `order-${each}`),
    ),
  ],
  [
    2,
    one(
      'idempotency-key',
      fc.nat(20).map((each) => `key-${each}`),
    ),
  ],
  [1, one('idempotency-key', fc.oneof(oddText, fc.constantFrom('x'.repeat(255), 'x'.repeat(256), '', ' ')))],
);
