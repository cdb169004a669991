import { describe, expect, it } from '@jest/globals';
import { BASE_PATH } from '../../src/api/baseUrl.ts';
import { createOpenApiDocument } from '../../src/api/openapi.ts';
import { routes } from '../../src/api/routes.ts';
import { orderEventBody } from '../../src/db/webhooks/deliveries.ts';
import { withdrawalEvent } from '../../src/domain/orders/withdrawal.ts';
import { type Document, operationsOf, resolve, type Schema } from './documentedExamples.ts';

// That answers have exactly the documented fields is checked where they are given: test/contract/openapi.test.ts.
const description = createOpenApiDocument(routes, BASE_PATH) as Document;

/** A place where a resource is answered, and its fields there. */
interface Place {
  readonly operation: string;
  readonly fields: readonly string[];
}

/** The resources by the name of the property that holds one or some, and by the field that tells two of one name apart. */
const RESOURCES: Readonly<Record<string, { readonly names: readonly string[]; readonly id: string }>> = {
  withdrawal: { names: ['withdrawal'], id: 'transactionId' },
  sale: { names: ['withdrawal', 'withdrawals'], id: 'withdrawalId' },
  session: { names: ['payment', 'payments'], id: 'paymentId' },
  collection: { names: ['collection', 'collections'], id: 'reference' },
  transaction: { names: ['transaction', 'transactions'], id: 'id' },
  'recorded payment': { names: ['transaction'], id: 'transactionId' },
  delivery: { names: ['delivery', 'deliveries'], id: 'id' },
  'API key': { names: ['apiKey', 'apiKeys'], id: 'id' },
  'bank account': { names: ['bankAccount'], id: 'accountNumber' },
};

/** What lists do without: what is long, or takes more than a list's query; and a secret that is shown once. */
const ONLY_IN_SOME: Readonly<Record<string, readonly string[]>> = {
  transaction: ['refundableAmount', 'timeline'],
  delivery: ['attempts', 'body'],
  'API key': ['key'],
};

const fieldsOf = (schema: Schema) => Object.keys(schema.properties ?? {}).sort();

/** Every object that stands in a schema under a name, alone or in a list, whatever else it may be there. */
function objectsIn(schema: Schema, name = ''): readonly { readonly name: string; readonly object: Schema }[] {
  const resolved = resolve(schema, description);
  const inside = [
    ...(resolved.anyOf ?? []),
    ...(resolved.oneOf ?? []),
    ...(resolved.items ? [resolved.items] : []),
  ];
  const own = resolved.properties ? [{ name, object: resolved }] : [];
  const below = Object.entries(resolved.properties ?? {}).flatMap(([each, of]) => objectsIn(of, each));
  return [...own, ...inside.flatMap((each) => objectsIn(each, name)), ...below];
}

function placesOf({ names, id }: (typeof RESOURCES)[string]): readonly Place[] {
  return operationsOf(description).flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, { content }]) =>
      Object.values(content)
        .flatMap(({ schema }) => objectsIn(schema))
        .filter(({ name, object }) => names.includes(name) && fieldsOf(object).includes(id))
        .map(({ object }) => ({ operation: `${operationId} ${status}`, fields: fieldsOf(object) })),
    ),
  );
}

describe('a resource has the same fields wherever it is answered:', () => {
  it.each(Object.keys(RESOURCES))('%s', (resource) => {
    const places = placesOf(RESOURCES[resource] ?? { names: [], id: '' });
    expect(places.length).toBeGreaterThan(0);
    const all = [...new Set(places.flatMap(({ fields }) => fields))].sort();
    const differing = all.filter((field) => !places.every(({ fields }) => fields.includes(field)));
    expect({ differing, of: places }).toEqual({ differing: ONLY_IN_SOME[resource] ?? [], of: places });
  });

  it('bill, but for what a meter is given', () => {
    const envelope = ['success', 'msg', 'code', 'requestId', 'errors'];
    const sets = operationsOf(description)
      .filter(({ path, method }) => method === 'post' && /^\/bills\/(?!verify)/.test(path))
      .flatMap(({ operationId, responses }) =>
        Object.values(responses)
          .flatMap(({ content }) => Object.values(content).flatMap(({ schema }) => objectsIn(schema)))
          // A purchase that waits for a second person is no bill yet.
          .filter(({ name, object }) => name !== 'approval' && fieldsOf(object).includes('transactionId'))
          .map(({ object }) => ({
            operationId,
            fields: fieldsOf(object).filter((field) => !envelope.includes(field)),
          })),
      );
    // Each purchase has three answers with a bill: completed, under way and failed.
    const operations = new Set(sets.map(({ operationId }) => operationId));
    expect(operations.size).toBeGreaterThanOrEqual(5);
    expect(sets).toHaveLength(3 * operations.size);
    const expected = [
      'amount',
      'environment',
      'merchantReference',
      'reason',
      'simulated',
      'status',
      'transactionId',
    ];
    for (const { operationId, fields } of sets) {
      const ofMeter = operationId === 'buyElectricity' ? ['token', 'units'] : [];
      expect({ operationId, fields }).toEqual({ operationId, fields: [...expected, ...ofMeter].sort() });
    }
  });

  it('withdrawal, in its events too', () => {
    const [place] = placesOf({ names: ['withdrawal'], id: 'transactionId' });
    const record = {
      withdrawalId: 'wd_1',
      businessId: 'biz_1',
      environment: 'test',
      status: 'COMPLETED',
      provider: 'simulator',
      merchantReference: undefined,
      metadata: {},
      createdAt: '2026-01-31T08:00:00.000Z',
      amountMinor: 100n,
      feeMinor: 10n,
      charges: [],
      failureReason: undefined,
      reviewReason: undefined,
      accountNumber: '0123456789',
      bankCode: '058',
      bankName: 'Guaranty Trust Bank',
      accountName: 'ADA',
      verifiedWith: undefined,
      nipCode: undefined,
      isAutomatic: false,
    } as const;
    const outcome = { status: 'COMPLETED', failureReason: undefined, timestamp: record.createdAt } as const;
    const { data } = JSON.parse(orderEventBody('withdrawal.completed', withdrawalEvent(record), outcome));
    expect(Object.keys(data).sort()).toEqual(place?.fields);
  });
});
