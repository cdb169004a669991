import type { OrderInput } from '../contract/kinds.ts';
import { findBusinessParticulars } from '../db/businesses.ts';
import {
  claimCollectionSending,
  finishCollection,
  isCollectionSentOnly,
  keepProviderReference,
  loadCollection,
} from '../db/collections.ts';
import { type CollectionKnowledge, type CollectionRecord, givenHundredths } from '../domain/collection.ts';
import { invariant } from '../domain/errors.ts';
import { collectionTransfer } from '../domain/ledger.ts';
import type { Environment } from '../domain/money.ts';
import { STATUS_OF_DECISION } from '../domain/providerFlow.ts';
import type { Metrics } from '../metrics.ts';
import type { ProviderAccounts } from '../providers/accounts.ts';
import type { CollectionProvider, CollectionQuery, CollectionReport } from '../providers/collections/port.ts';
import type { ActivityDependencies } from './dependencies.ts';
import { type AttentionInput, callForAttention, type OrderEnd, recordReader } from './heldOrders.ts';
import { askAbout, type Telling, tellOnce, type Unanswered } from './tellOnce.ts';

/** What an activity learned of a collection. It travels in the workflow's history: no personal data. */
export interface CollectionNews {
  readonly knowledge: CollectionKnowledge;
  readonly providerReference: string | undefined;
  readonly reason: string | undefined;
  /** Until when the customer may approve, ms since 1970. */
  readonly approveByMs: number;
  /** When to ask again, if a provider that could not be asked said so. */
  readonly askAgainInMs?: number | undefined;
}

export type EndCollectionInput = OrderInput<'collection'> & Omit<OrderEnd, 'askAgainInMs'>;

/** What the collection activities work with. */
export interface CollectionActivityDependencies
  extends Pick<ActivityDependencies, 'database' | 'ledger' | 'faultPoint'> {
  /** The accounts at the collectors of an environment; none when none is configured. */
  readonly collectionAccountsOf: (environment: Environment) => ProviderAccounts<CollectionProvider>;
  readonly metrics?: Pick<Metrics, 'flowsEnded' | 'flowsNeedingAttention' | 'collectionsDearerThanAgreed'>;
}

export type CollectionActivities = ReturnType<typeof createCollectionActivities>;

const KNOWLEDGE_OF_STATUS = { COMPLETED: 'approved', FAILED: 'refused' } as const;

/** What an answer about a collection means, and what is known of one without an answer. */
const KNOWLEDGE_OF_ANSWER = {
  approved: 'approved',
  refused: 'refused',
  pending: 'pending',
  review: 'review',
  not_found: 'not_found',
  failed: 'refused',
  blocked: 'review',
  unreachable: 'unreachable',
  unknown: 'review',
  not_configured: 'review',
} as const satisfies Record<
  CollectionReport['status'] | Unanswered['status'] | 'not_found',
  CollectionKnowledge
>;

const collectionOf = recordReader('collection', loadCollection);

/** The side effects of collections abroad. Each may run again after a crash and then credits nothing twice. */
export function createCollectionActivities(dependencies: CollectionActivityDependencies) {
  const load = (input: OrderInput<'collection'>) => collectionOf(dependencies.database, input);
  const askAgain = async (collection: CollectionRecord) =>
    learn(dependencies, collection, await askAbout(tellingOf(dependencies, collection)));

  return {
    /** Asks the provider to ask the customer: see tellOnce. */
    async requestCollection(input: OrderInput<'collection'>): Promise<CollectionNews> {
      const collection = await load(input);
      const { status } = collection;
      if (status === 'COMPLETED' || status === 'FAILED') {
        return news(collection, KNOWLEDGE_OF_STATUS[status], collection.failureReason);
      }
      return learn(dependencies, collection, await tellOnce(tellingOf(dependencies, collection)));
    },

    /** Asks what became of the request. */
    askCollection: async (input: OrderInput<'collection'>): Promise<CollectionNews> =>
      askAgain(await load(input)),

    /**
     * Takes the request back where the provider offers that, because the customer's time is up. What was approved
     * meanwhile, or is still open, is learned instead.
     */
    async withdrawCollection(input: OrderInput<'collection'>): Promise<CollectionNews> {
      const collection = await load(input);
      if (collection.sentAtMs === undefined) return news(collection, 'refused');
      const known = await askAbout({
        ...tellingOf(dependencies, collection),
        find: async (provider: CollectionProvider, toldAtMs: number) =>
          counted(dependencies, collection, await provider.withdrawCollection(queryOf(collection, toldAtMs))),
      });
      // Every exchange with the provider ended long before the customer's time did, so what it does not know by now it was
      // never asked.
      if (known.status === 'not_found') return news(collection, 'refused');
      return learn(dependencies, collection, known);
    },

    /**
     * Asks about a collection that failed, because the provider announced news of it.
     *
     * @param input.isLast whether not knowing is a finding too, because nothing was learned for an hour.
     */
    async lookAtFailedCollection(
      input: OrderInput<'collection'> & { readonly isLast: boolean },
    ): Promise<'UNCHANGED' | 'NEEDS_ATTENTION' | 'UNKNOWN'> {
      const collection = await load(input);
      if (collection.status !== 'FAILED' || collection.sentAtMs === undefined) return 'UNCHANGED';
      const { knowledge, reason } = await askAgain(collection);
      if (knowledge === 'refused' || knowledge === 'not_found') return 'UNCHANGED';
      if ((knowledge === 'unreachable' || knowledge === 'pending') && !input.isLast) return 'UNKNOWN';
      await callForAttention(dependencies, 'collection', {
        ...input,
        reason: `About a failed collection: ${reason ?? `The provider says ${knowledge}.`}`,
        hasEnded: true,
      });
      return 'NEEDS_ATTENTION';
    },

    /** Puts the collection on the operators' list. */
    noteCollectionReview: (input: OrderInput<'collection'> & AttentionInput) =>
      callForAttention(dependencies, 'collection', input),

    /** Credits the merchant or records the failure. Returns the status. */
    async endCollection(input: EndCollectionInput): Promise<'COMPLETED' | 'FAILED'> {
      const collection = await load(input);
      if (collection.status === 'COMPLETED' || collection.status === 'FAILED') return collection.status;
      if (await finish(dependencies, collection, input)) return STATUS_OF_DECISION[input.decision];
      const { status } = await load(input);
      invariant(status === 'COMPLETED' || status === 'FAILED', 'A collection that was decided is not.');
      return status;
    },
  };
}

/** How a collection is told: once, to an account of the provider whose terms were agreed. */
function tellingOf(dependencies: CollectionActivityDependencies, collection: CollectionRecord) {
  const { database, collectionAccountsOf, faultPoint } = dependencies;
  const { collectionId, provider: name, providerAccount, sentAtMs } = collection;
  const accounts = collectionAccountsOf(collection.environment);
  return {
    deed: 'collection',
    attempt: sentAtMs,
    accountOf: () => accounts.find(name, providerAccount),
    find: async (provider, toldAtMs) =>
      counted(dependencies, collection, await provider.findCollection(queryOf(collection, toldAtMs))),
    async candidates() {
      const present = accounts.inOrder.find((each) => each.name === name);
      return [present ?? (await accounts.find(name, providerAccount))];
    },
    nobody: 'No provider collects abroad.',
    check: async () => ({ cleared: await findBusinessParticulars(database, collection.businessId) }),
    identify: (provider) => provider.identifyAccount(),
    async claim(told) {
      const isRepeated = told.under !== undefined;
      const { account } = told;
      const sends = await claimCollectionSending(database, collectionId, { isRepeated, account });
      return sends === undefined ? undefined : { sends, isFirst: !isRepeated };
    },
    isLatest: ({ sends }) => isCollectionSentOnly(database, collectionId, sends),
    async tell(provider, merchant, { isFirst }) {
      await faultPoint?.('collection.beforeSend');
      const report = await provider.requestCollection({
        reference: collectionId,
        sourceCurrency: collection.sourceCurrency,
        sourceMinor: collection.sourceMinor,
        country: collection.country,
        paymentMethod: collection.paymentMethod,
        customer: collection.customer,
        merchant: { id: collection.businessId, ...merchant },
        isFirstAttempt: isFirst,
        sandboxHundredths: givenHundredths(collection, collection.givenAmount),
      });
      await faultPoint?.('collection.afterSend');
      return counted(dependencies, collection, report);
    },
  } satisfies Telling<
    CollectionProvider,
    number,
    Awaited<ReturnType<typeof findBusinessParticulars>>,
    { readonly isFirst: boolean; readonly sends: number },
    CollectionReport
  >;
}

/** Counts what costs more than was agreed: the merchant's terms stand, and the platform bears what is kept above them. */
function counted<Found extends CollectionReport | { readonly status: 'not_found' }>(
  { metrics }: CollectionActivityDependencies,
  { provider, providerFeeMinor }: CollectionRecord,
  report: Found,
): Found {
  const isDearer = 'feeMinor' in report && (report.feeMinor ?? 0n) > providerFeeMinor;
  if (isDearer && report.status === 'approved') metrics?.collectionsDearerThanAgreed.inc({ provider });
  return report;
}

/** What is known of a collection; keeps the identifier that the provider tells, by which it is asked from then on. */
async function learn(
  { database }: CollectionActivityDependencies,
  collection: CollectionRecord,
  {
    status,
    providerReference,
    reason,
    askAgainInMs,
  }: Partial<Pick<Unanswered, 'askAgainInMs'>> & {
    readonly status: keyof typeof KNOWLEDGE_OF_ANSWER;
    readonly providerReference?: string | undefined;
    readonly reason?: string | undefined;
  },
): Promise<CollectionNews> {
  if (providerReference !== undefined && collection.providerReference === undefined) {
    const isKept = await keepProviderReference(database, collection.collectionId, providerReference);
    if (!isKept) return news(collection, 'review', 'The provider told the identifier of another collection.');
  }
  return { ...news(collection, KNOWLEDGE_OF_ANSWER[status], reason), providerReference, askAgainInMs };
}

/** Records the end of a collection. Returns false when somebody else ended it before. */
async function finish(
  { database, ledger, metrics, faultPoint }: CollectionActivityDependencies,
  collection: CollectionRecord,
  { decision, failureReason, providerReference, resolvedBy }: EndCollectionInput,
): Promise<boolean> {
  const { collectionId, environment } = collection;
  const to = STATUS_OF_DECISION[decision];
  await faultPoint?.('collection.beforeEnd');
  const isEnded = await finishCollection(database, ledger, {
    collectionId,
    outcome:
      to === 'COMPLETED'
        ? { to, transfer: collectionTransfer(collection) }
        : { to, failureReason: failureReason ?? 'The payment was not made.' },
    providerReference,
    resolvedBy,
  });
  await faultPoint?.('collection.afterEnd');
  if (isEnded) metrics?.flowsEnded.inc({ flow: 'collection', environment, status: to });
  return isEnded;
}

function queryOf(collection: CollectionRecord, sentAtMs: number): CollectionQuery {
  return {
    reference: collection.collectionId,
    providerReference: collection.providerReference,
    sourceCurrency: collection.sourceCurrency,
    sourceMinor: collection.sourceMinor,
    sentAtMs,
    sandboxHundredths: givenHundredths(collection, collection.givenAmount),
  };
}

function news(
  { approveByMs }: CollectionRecord,
  knowledge: CollectionKnowledge,
  reason?: string,
): CollectionNews {
  return { knowledge, providerReference: undefined, reason, approveByMs };
}
