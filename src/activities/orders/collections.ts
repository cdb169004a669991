import type { Database } from '../../db/core/database.ts';
import { findBusinessParticulars } from '../../db/merchants/businesses.ts';
import { keepDearerFee, keepProviderReference, loadCollection } from '../../db/orders/collections.ts';
import type { Environment } from '../../domain/money.ts';
import {
  type CollectionRecord,
  collectionEvent,
  givenHundredths,
  NOT_APPROVED_IN_TIME,
} from '../../domain/orders/collection.ts';
import type { Outcome } from '../../domain/orders/decideOrder.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { ProviderAccounts } from '../../providers/accounts.ts';
import type {
  CollectionProvider,
  CollectionQuery,
  CollectionReport,
} from '../../providers/collections/port.ts';
import type { NotFound } from '../../providers/reports.ts';
import type { OrderAccount, OrderPort, ProviderAnswer, SentRequest } from './port.ts';

/** What collections work with. */
export interface CollectionDependencies {
  readonly database: Database;
  /** The accounts at the collectors of an environment; none when none is configured. */
  readonly collectionAccountsOf: (environment: Environment) => ProviderAccounts<CollectionProvider>;
  readonly metrics?: Pick<Metrics, 'collectionsDearerThanAgreed'>;
}

const OUTCOMES = {
  approved: 'succeeded',
  refused: 'failed',
  pending: 'pending',
  review: 'unknown',
  not_found: 'not_found',
} as const satisfies Readonly<Record<CollectionReport['status'] | 'not_found', Outcome>>;

/** Collections abroad as the engine carries them out: at the provider whose terms were agreed. */
export function createCollectionPort(dependencies: CollectionDependencies): OrderPort<CollectionRecord> {
  const { database, collectionAccountsOf } = dependencies;
  const accountAt = (provider: CollectionProvider): OrderAccount<CollectionRecord> => ({
    name: provider.name,
    identify: () => provider.identifyAccount(),
    // A customer is only asked.
    verify: async () => ({ isVerified: true }),
    async send(collection, { isFirst }) {
      const merchant = await findBusinessParticulars(database, collection.businessId);
      const report = await provider.requestCollection({
        reference: collection.collectionId,
        sourceCurrency: collection.sourceCurrency,
        sourceMinor: collection.sourceMinor,
        country: collection.country,
        paymentMethod: collection.paymentMethod,
        customer: collection.customer,
        merchant: { id: collection.businessId, ...merchant },
        isFirstAttempt: isFirst,
        sandboxHundredths: givenHundredths(collection, collection.givenAmount),
      });
      return answerOf(dependencies, collection, report);
    },
    check: async (collection, request) =>
      answerOf(dependencies, collection, await provider.findCollection(queryOf(collection, request))),
    async takeBack(collection, request) {
      const answer = await provider.withdrawCollection(queryOf(collection, request));
      // Every exchange with the provider ended long before the customer's time did, so what it does not know by now it was
      // never asked.
      if (answer.status === 'not_found')
        return { ...NOTHING, outcome: 'failed', reason: NOT_APPROVED_IN_TIME };
      return answerOf(dependencies, collection, answer);
    },
  });
  const named = ({ environment, provider }: CollectionRecord) =>
    collectionAccountsOf(environment).inOrder.filter(({ name }) => name === provider);
  return {
    load: loadCollection,
    event: collectionEvent,
    candidates: async (collection) => named(collection).map(accountAt),
    accountOf: async ({ environment }, { provider, account }) =>
      accountAt(await collectionAccountsOf(environment).find(provider, account)),
  };
}

const NOTHING = { providerReference: undefined, reason: undefined, nextCheckInMs: undefined } as const;

/**
 * What a report means. The identifier that the provider gives is kept, because it is asked by that from then on. What costs
 * more than was agreed is counted: the merchant's terms stand, and the platform bears the difference.
 */
async function answerOf(
  { database, metrics }: CollectionDependencies,
  { collectionId, provider, providerFeeMinor, providerReference: known }: CollectionRecord,
  report: CollectionReport | NotFound,
): Promise<ProviderAnswer> {
  if (!('reason' in report)) return { ...NOTHING, outcome: OUTCOMES[report.status] };
  const {
    status,
    providerReference,
    reason = defaultReason(status),
    askAgainInMs: nextCheckInMs,
    feeMinor = 0n,
  } = report;
  const isDearer = status === 'approved' && feeMinor > providerFeeMinor;
  if (isDearer && (await keepDearerFee(database, collectionId, feeMinor))) {
    metrics?.collectionsDearerThanAgreed.inc({ provider });
  }
  const isOwn =
    providerReference === undefined ||
    known !== undefined ||
    (await keepProviderReference(database, collectionId, providerReference));
  if (!isOwn) {
    return {
      ...NOTHING,
      outcome: 'unknown',
      reason: 'The provider gave the identifier of another collection.',
    };
  }
  return { outcome: OUTCOMES[status], providerReference, reason, nextCheckInMs };
}

function defaultReason(status: CollectionReport['status']): string | undefined {
  return status === 'refused' ? NOT_APPROVED_IN_TIME : undefined;
}

function queryOf(collection: CollectionRecord, { sentAtMs }: SentRequest): CollectionQuery {
  return {
    reference: collection.collectionId,
    providerReference: collection.providerReference,
    sourceCurrency: collection.sourceCurrency,
    sourceMinor: collection.sourceMinor,
    sentAtMs,
    sandboxHundredths: givenHundredths(collection, collection.givenAmount),
  };
}
