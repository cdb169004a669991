import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { idempotencyScope, idempotent } from '../../src/api/app.ts';
import { ReplayedResponse } from '../../src/api/middleware/errors.ts';
import {
  bodySha256,
  findStoredRequest,
  type IdempotencyScope,
  storeIdempotencyKey,
  storeResponse,
} from '../../src/db/core/idempotency.ts';
import { DomainError } from '../../src/domain/errors.ts';
import type { Environment } from '../../src/domain/money.ts';
import { openTestBooks, type TestBooks } from '../support/books.ts';

let books: TestBooks;
let businessId: string;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 2 });
  businessId = await books.createBusiness();
});
afterAll(() => books?.close());

function scopeOf(key: string, environment: Environment = 'test'): IdempotencyScope {
  return {
    businessId,
    environment,
    operation: '/withdrawal/request',
    key,
    bodySha256: bodySha256({ amount: 1_000 }),
  };
}

describe('a request under an Idempotency-Key', () => {
  const refused = new DomainError('insufficient_balance', 'insufficient balance');
  const recover = async () => ({ status: 200, body: {} });
  /** Works as the loser of a race does whose refusal is the doing of the equal request that was first. */
  const ask = (scope: IdempotencyScope, first: () => Promise<void>) =>
    idempotent(
      { database: books.database, config: { outcomeWaitMs: 0 } } as Parameters<typeof idempotent>[0],
      scope,
      {
        work: async () => {
          await first();
          throw refused;
        },
        recover,
      },
    );

  it('that is refused because an equal one has spent the balance meanwhile gets the answer of that', async () => {
    const scope = scopeOf('spent');
    const answer = { status: 200, body: '{"success":true}' };
    const asked = ask(scope, async () => {
      await storeIdempotencyKey(books.database, scope, 'wd_first');
      await storeResponse(books.database, scope, answer);
    });
    await expect(asked).rejects.toThrow(ReplayedResponse);
    await expect(asked).rejects.toMatchObject({ response: answer });
  });

  it('that is refused while an equal one is under way is told so', async () => {
    const scope = scopeOf('under way');
    const asked = ask(scope, () => storeIdempotencyKey(books.database, scope, 'wd_first'));
    await expect(asked).rejects.toMatchObject({ code: 'idempotency_key_in_use' });
  });

  it('that was used with another body is refused, answered or not', async () => {
    const scope = scopeOf('another body');
    const other = { ...scope, bodySha256: bodySha256({ amount: 1_001 }) };
    await storeIdempotencyKey(books.database, scope, 'wd_first');
    await expect(ask(other, async () => {})).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    await storeResponse(books.database, scope, { status: 200, body: '{"success":true}' });
    await expect(ask(other, async () => {})).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('that is refused by itself keeps its refusal', async () => {
    await expect(ask(scopeOf('alone'), async () => {})).rejects.toBe(refused);
  });
});

describe('the scope of a key', () => {
  const caller = { businessId: 'biz_1', environment: 'test', requiresIdempotencyKey: false } as const;
  const route = { path: '/crypto/payments/{paymentId}/resolve' };
  const scope = (key: string | string[] | undefined, paymentId = 'cp_1', of = caller) =>
    idempotencyScope(route, of, { key, params: { paymentId }, body: {} });

  it('has what the path names', () => {
    expect(scope('k1')?.operation).toBe('/crypto/payments/cp_1/resolve');
    expect(scope('k1', 'cp_2')?.operation).toBe('/crypto/payments/cp_2/resolve');
    const alias = { path: '/payments/{paymentId}/decide', aliasOf: route.path };
    expect(idempotencyScope(alias, caller, { key: 'k1', params: { paymentId: 'cp_1' }, body: {} })).toEqual(
      scope('k1'),
    );
  });

  it('takes keys of up to 255 characters, and one where the business demands it', () => {
    expect(scope('k'.repeat(255))?.key).toHaveLength(255);
    for (const key of ['', 'k'.repeat(256), ['k1', 'k2']]) {
      expect(() => scope(key)).toThrow('Idempotency-Key must have 1 to 255 characters');
    }
    expect(scope(undefined)).toBeUndefined();
    const demanding = { ...caller, requiresIdempotencyKey: true } as never;
    expect(() => scope(undefined, 'cp_1', demanding)).toThrow('only with the header Idempotency-Key');
  });
});

it('a body is the same whatever the order of its fields, and another with other values', () => {
  const body = { amount: 1_000, metadata: { a: 1, b: [1, 2] } };
  expect(bodySha256({ metadata: { b: [1, 2], a: 1 }, amount: 1_000 })).toEqual(bodySha256(body));
  expect(bodySha256({ ...body, metadata: { a: 1, b: [2, 1] } })).not.toEqual(bodySha256(body));
  expect(bodySha256({ ...body, amount: '1000' })).not.toEqual(bodySha256(body));
});

it('one key in two environments names two requests, of which each gets its own answer', async () => {
  const { database } = books;
  const [prod, test] = [scopeOf('both', 'prod'), scopeOf('both', 'test')];
  await storeIdempotencyKey(database, test, 'wd_test');
  expect(await findStoredRequest(database, prod)).toBeUndefined();
  await storeIdempotencyKey(database, prod, 'wd_prod');
  await storeResponse(database, prod, { status: 202, body: '{"of":"prod"}' });
  expect(await findStoredRequest(database, test)).toMatchObject({
    resourceId: 'wd_test',
    response: undefined,
  });
  await storeResponse(database, test, { status: 200, body: '{"of":"test"}' });
  expect(await findStoredRequest(database, prod)).toMatchObject({
    resourceId: 'wd_prod',
    response: { status: 202, body: '{"of":"prod"}' },
  });
});
