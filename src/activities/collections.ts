import { ApplicationFailure } from '@temporalio/common';
import type { CollectionInput } from '../contract/flows.ts';
import { noteAttention } from '../db/attention.ts';
import { findBusinessParticulars } from '../db/businesses.ts';
import {
  claimCollectionSending,
  finishCollection,
  keepProviderReference,
  loadCollection,
} from '../db/collections.ts';
import type { Database } from '../db/database.ts';
import type { LedgerStore } from '../db/ledgerStore.ts';
import { type CollectionKnowledge, type CollectionRecord, givenHundredths } from '../domain/collection.ts';
import { invariant } from '../domain/errors.ts';
import { collectionTransfer } from '../domain/ledger.ts';
import type { Environment } from '../domain/money.ts';
import type { FlowDecision, ResolvedBy } from '../domain/providerFlow.ts';
import type { Metrics } from '../metrics.ts';
import { AccountNotConfiguredError, type ProviderAccounts } from '../providers/accounts.ts';
import type {
  CollectionQuery,
  CollectionReport,
  CrossBorderProvider,
} from '../providers/crossBorder/port.ts';
import { ProviderRejectedError, ProviderUnavailableError } from '../providers/errors.ts';

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

export interface EndCollectionInput extends CollectionInput {
  readonly decision: FlowDecision;
  readonly providerReference: string | undefined;
  readonly failureReason: string | undefined;
  readonly resolvedBy: ResolvedBy | undefined;
}

/** What the collection activities work with. */
export interface CollectionActivityDependencies {
  readonly database: Database;
  readonly ledger: LedgerStore;
  /** The accounts at the collectors of an environment; none when none is configured. */
  readonly crossBorderAccountsOf: (environment: Environment) => ProviderAccounts<CrossBorderProvider>;
  readonly metrics?: Pick<Metrics, 'flowsEnded' | 'flowsNeedingAttention' | 'collectionsDearerThanAgreed'>;
  /** Marks places where tests kill the process; does nothing in a real one. */
  readonly faultPoint?: (name: string) => Promise<void>;
}

export type CollectionActivities = ReturnType<typeof createCollectionActivities>;

const KNOWLEDGE_OF_STATUS = { COMPLETED: 'approved', FAILED: 'refused' } as const;

/** The side effects of collections abroad. Each may run again after a crash and then credits nothing twice. */
export function createCollectionActivities(dependencies: CollectionActivityDependencies) {
  const { database, ledger, crossBorderAccountsOf, metrics } = dependencies;
  const faultPoint = dependencies.faultPoint ?? (async () => {});

  async function load({ collectionId }: CollectionInput): Promise<CollectionRecord> {
    const collection = await loadCollection(database, collectionId);
    invariant(collection, 'A collection workflow has no record.');
    return collection;
  }

  /** Asks the provider of a collection, and keeps the identifier that it tells, by which it is asked from then on. */
  async function learn(collection: CollectionRecord, ask: Question): Promise<CollectionNews> {
    const found = await learned(
      collection,
      crossBorderAccountsOf(collection.environment),
      async (provider) => {
        const report = await ask(provider);
        const isDearer = 'feeMinor' in report && (report.feeMinor ?? 0n) > collection.providerFeeMinor;
        // The merchant's terms stand; what is kept above them is the platform's loss.
        if (isDearer && report.status === 'approved') {
          metrics?.collectionsDearerThanAgreed.inc({ provider: provider.name });
        }
        return report;
      },
    );
    const { providerReference } = found;
    if (providerReference === undefined || collection.providerReference !== undefined) return found;
    const isKept = await keepProviderReference(database, collection.collectionId, providerReference);
    if (isKept) return found;
    return news(collection, 'review', 'The provider told the identifier of another collection.');
  }

  return {
    /**
     * Asks the provider to ask the customer. After a crash or time-out the provider may know of it already, so it is
     * asked first and told again, with the same reference, only when it does not.
     */
    async requestCollection(input: CollectionInput): Promise<CollectionNews> {
      const collection = await load(input);
      const { status } = collection;
      if (status === 'COMPLETED' || status === 'FAILED') {
        return news(collection, KNOWLEDGE_OF_STATUS[status], collection.failureReason);
      }
      return learn(collection, async (provider) => {
        const { sentAtMs } = collection;
        if (sentAtMs !== undefined) {
          const found = await provider.findCollection(queryOf(collection, sentAtMs));
          if (found.status !== 'not_found') return found;
        }
        const merchant = await findBusinessParticulars(database, collection.businessId);
        const account = await provider.identifyAccount();
        const claim = await claimCollectionSending(database, collection.collectionId, account);
        if (claim === 'decided' || (claim === 'again' && sentAtMs === undefined)) throw overtaken();
        await faultPoint('collection.beforeSend');
        const report = await provider.requestCollection({
          reference: collection.collectionId,
          sourceCurrency: collection.sourceCurrency,
          sourceMinor: collection.sourceMinor,
          country: collection.country,
          paymentMethod: collection.paymentMethod,
          customer: collection.customer,
          merchant: { id: collection.businessId, ...merchant },
          isFirstAttempt: claim === 'first',
          sandboxHundredths: givenHundredths(collection, collection.givenAmount),
        });
        await faultPoint('collection.afterSend');
        return report;
      });
    },

    /** Asks what became of the request. */
    async askCollection(input: CollectionInput): Promise<CollectionNews> {
      const collection = await load(input);
      const { sentAtMs } = collection;
      if (sentAtMs === undefined) return news(collection, 'not_found');
      return learn(collection, (provider) => provider.findCollection(queryOf(collection, sentAtMs)));
    },

    /**
     * Takes the request back where the provider offers that, because the customer's time is up. What was approved
     * meanwhile, or is still open, is learned instead.
     */
    async withdrawCollection(input: CollectionInput): Promise<CollectionNews> {
      const collection = await load(input);
      const { sentAtMs } = collection;
      if (sentAtMs === undefined) return news(collection, 'refused');
      return learn(collection, async (provider) => {
        const report = await provider.withdrawCollection(queryOf(collection, sentAtMs));
        // Every exchange with the provider ended long before the customer's time did, so what it does not know by now
        // it was never asked.
        return report.status === 'not_found'
          ? { status: 'refused', providerReference: undefined, reason: undefined }
          : report;
      });
    },

    /**
     * Asks about a collection that failed, because the provider announced news of it.
     *
     * @param input.isLast whether not knowing is a finding too, because nothing was learned for an hour.
     */
    async lookAtFailedCollection(
      input: CollectionInput & { readonly isLast: boolean },
    ): Promise<'UNCHANGED' | 'NEEDS_ATTENTION' | 'UNKNOWN'> {
      const collection = await load(input);
      const { sentAtMs } = collection;
      if (collection.status !== 'FAILED' || sentAtMs === undefined) return 'UNCHANGED';
      const found = await learn(collection, (provider) =>
        provider.findCollection(queryOf(collection, sentAtMs)),
      );
      if (found.knowledge === 'refused' || found.knowledge === 'not_found') return 'UNCHANGED';
      const mayChange = found.knowledge === 'unreachable' || found.knowledge === 'pending';
      if (mayChange && !input.isLast) return 'UNKNOWN';
      const says = found.reason ?? `The provider says ${found.knowledge}.`;
      const reason = `About a failed collection: ${says}`;
      await noteAttention(database, 'collection', input.collectionId, { reason, hasEnded: true });
      metrics?.flowsNeedingAttention.inc({ flow: 'collection', environment: input.environment });
      return 'NEEDS_ATTENTION';
    },

    /** Puts the collection on the operators' list. */
    async noteCollectionReview(input: CollectionInput & { readonly reason: string }): Promise<void> {
      await noteAttention(database, 'collection', input.collectionId, input);
      metrics?.flowsNeedingAttention.inc({ flow: 'collection', environment: input.environment });
    },

    /** Credits the merchant or records the failure. Returns the status. */
    async endCollection(input: EndCollectionInput): Promise<'COMPLETED' | 'FAILED'> {
      const collection = await load(input);
      if (collection.status === 'COMPLETED' || collection.status === 'FAILED') return collection.status;
      await faultPoint('collection.beforeEnd');
      const to = input.decision === 'completed' ? 'COMPLETED' : 'FAILED';
      const isEnded = await finishCollection(database, ledger, {
        collectionId: input.collectionId,
        outcome:
          to === 'COMPLETED'
            ? { to, transfer: collectionTransfer(collection) }
            : { to, failureReason: input.failureReason ?? 'The payment was not made.' },
        providerReference: input.providerReference,
        resolvedBy: input.resolvedBy,
      });
      await faultPoint('collection.afterEnd');
      if (!isEnded) {
        const { status } = await load(input);
        invariant(status === 'COMPLETED' || status === 'FAILED', 'A collection that was decided is not.');
        return status;
      }
      metrics?.flowsEnded.inc({ flow: 'collection', environment: input.environment, status: to });
      return to;
    },
  };
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

type Question = (
  provider: CrossBorderProvider,
) => Promise<CollectionReport | { readonly status: 'not_found' }>;

/** Turns what a provider answered, or failed to answer, into knowledge. Only our own faults are thrown. */
async function learned(
  collection: CollectionRecord,
  accounts: ProviderAccounts<CrossBorderProvider>,
  ask: Question,
): Promise<CollectionNews> {
  try {
    const report = await ask(await providerOf(collection, accounts));
    if (report.status === 'not_found') return news(collection, 'not_found');
    const { providerReference, reason } = report;
    return { ...news(collection, report.status, reason), providerReference };
  } catch (error) {
    if (error instanceof ProviderUnavailableError) {
      return { ...news(collection, 'unreachable', error.message), askAgainInMs: error.retryAfterMs };
    }
    if (error instanceof ProviderRejectedError) return news(collection, 'review', error.message);
    if (error instanceof AccountNotConfiguredError) return news(collection, 'review', error.message);
    throw error;
  }
}

/**
 * The account that a collection is with: the one that was told, because another knows nothing of it, and would ask the
 * customer again. As long as none was told, the present one of the provider whose terms were agreed.
 */
async function providerOf(
  { provider, providerAccount, sentAtMs }: CollectionRecord,
  accounts: ProviderAccounts<CrossBorderProvider>,
): Promise<CrossBorderProvider> {
  const present = accounts.inOrder.find(({ name }) => name === provider);
  return sentAtMs === undefined && present ? present : accounts.find(provider, providerAccount);
}

function news(
  { approveByMs }: CollectionRecord,
  knowledge: CollectionKnowledge,
  reason?: string,
): CollectionNews {
  return { knowledge, providerReference: undefined, reason, approveByMs };
}

function overtaken(): ApplicationFailure {
  return ApplicationFailure.retryable('Another attempt at this collection was faster.', 'Overtaken');
}
