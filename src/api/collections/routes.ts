import { listCollections, summarizeCollections } from '../../db/orders/collections.ts';
import { sourceMinorToNumber } from '../../domain/currencies.ts';
import { effectivePricing } from '../../domain/ledger/pricing.ts';
import { minorToNumber, scaledToDecimal } from '../../domain/money.ts';
import type { CollectionRecord } from '../../domain/orders/collection.ts';
import {
  PERCENT_DECIMALS,
  rateLessSpreadRoundedDown,
  rateToNumber,
} from '../../domain/orders/exchangeRate.ts';
import type { Corridor } from '../../providers/collections/port.ts';
import { listFilter, presentSummary } from '../lists/query.ts';
import { found, idempotentCreation, ok, type RouteResponse, routeGroup } from '../route.ts';
import { shown } from '../schemas.ts';
import * as schemas from './schema.ts';
import { beginCollection, findCollection, INVALID_COLLECTION, listCorridors } from './useCases.ts';

const { csv, get, list, post } = routeGroup('Cross-border', 'collections');

export const collectionRoutes = [
  get('/cross-border/rates', {
    operationId: 'listCrossBorderRates',
    summary: 'List countries, payment methods and rates of collections',
    description: 'A collection locks the rate at which it begins.',
    responses: { 200: { description: 'What can be collected now.', schema: schemas.ratesAnswer } },
    handle: async ({ caller }, dependencies) => {
      const { spreadBasisPoints } = effectivePricing(dependencies.config.pricing, caller.pricing).exchange;
      const corridors = await listCorridors(dependencies, caller);
      return ok({
        rates: corridors.map((corridor) => ({
          sourceCurrency: corridor.sourceCurrency,
          country: corridor.country,
          paymentMethods: corridor.paymentMethods,
          rate: rateToNumber(rateLessSpreadRoundedDown(corridor.providerRateScaled, spreadBasisPoints)),
          minAmount: sourceMinorToNumber(corridor.minSourceMinor, corridor.sourceCurrency),
          maxAmount: sourceMinorToNumber(corridor.maxSourceMinor, corridor.sourceCurrency),
          providerFee: presentFee(corridor),
          amountStep: sourceMinorToNumber(corridor.sourceStepMinor, corridor.sourceCurrency),
          expiresAt: new Date(corridor.validUntilMs).toISOString(),
        })),
      });
    },
  }),

  post('/cross-border/collections', {
    operationId: 'beginCollection',
    summary: 'Request a payment from a customer abroad, in the local currency',
    description:
      'Locks the rate, and sends the customer a payment request to approve on the phone. Poll the ' +
      'collection until it is COMPLETED, credited with exactly targetAmount, or FAILED.',
    body: schemas.collectionBody,
    invalidMessage: INVALID_COLLECTION,
    responses: { 202: { description: 'The customer is being asked.', schema: schemas.collectionBegun } },
    ...idempotentCreation({ make: beginCollection, find: findCollection, present: presentBegun }),
  }),

  list('/cross-border/collections', {
    operationId: 'listCollections',
    summary: 'List collections, newest first',
    query: schemas.collectionListQuery,
    name: 'collections',
    schema: schemas.collectionListAnswer,
    read: ({ caller, query, page }, { database }) =>
      listCollections(database, caller, { status: query.status, ...listFilter(query), page }),
    present: presentCollection,
    summarize: async ({ caller, query }, { database }) => {
      const filter = { status: query.status, ...listFilter(query) };
      return presentSummary(await summarizeCollections(database, caller, filter), 'NGN');
    },
  }),

  csv('/cross-border/collections/export', {
    operationId: 'exportCollections',
    summary: 'Download collections as CSV, newest first',
    query: schemas.collectionListQuery,
    name: 'collections',
    columns: schemas.EXPORTED_FIELDS,
    read: ({ caller, query, page }, { database }) =>
      listCollections(database, caller, { status: query.status, ...listFilter(query), page }),
    present: presentCollection,
  }),

  get('/cross-border/collections/{reference}', {
    operationId: 'getCollection',
    summary: 'Read one collection',
    description: 'The current state, also while the collection is in progress.',
    params: schemas.collectionParams,
    query: schemas.collectionQuery,
    responses: { 200: { description: 'The collection.', schema: schemas.collectionAnswer } },
    handle: async ({ caller, params }, dependencies) => {
      const record = found(await findCollection(dependencies, caller, params.reference), 'collection');
      return ok({ collection: presentCollection(record) });
    },
  }),
];

function presentFee({ fee, sourceCurrency }: Pick<Corridor, 'fee' | 'sourceCurrency'>) {
  return {
    percent: Number(scaledToDecimal(fee.percentScaled, PERCENT_DECIMALS)),
    least: sourceMinorToNumber(fee.leastMinor, sourceCurrency),
    flat: sourceMinorToNumber(fee.flatMinor, sourceCurrency),
  };
}

function presentCollection(record: CollectionRecord) {
  const { collectionId, sourceCurrency } = record;
  return shown(schemas.collection, {
    ...record,
    transactionId: collectionId,
    reference: collectionId,
    sourceAmount: sourceMinorToNumber(record.sourceMinor, sourceCurrency),
    targetAmount: minorToNumber(record.targetMinor, 'NGN'),
    targetCurrency: 'NGN',
    rate: rateToNumber(record.rateScaled),
    providerFee: sourceMinorToNumber(record.providerFeeMinor, sourceCurrency),
    providerRate: rateToNumber(record.providerRateScaled),
  });
}

/** What the first request was answered, also when it is answered late: that the collection has begun. */
function presentBegun(record: CollectionRecord): RouteResponse {
  const body = {
    msg: 'collection is processing',
    status: 'PROCESSING',
    collection: presentCollection(record),
  };
  return { status: 202, body };
}
