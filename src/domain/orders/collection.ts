import { SOURCE_CURRENCIES, sourceMinorToNumber } from '../currencies.ts';
import { InvariantError } from '../errors.ts';
import { type Id, minorToNumber, type Owner } from '../money.ts';
import type { OrderStatus } from '../orderStatus.ts';
import type { OrderEvent } from '../webhooks/webhook.ts';
import { type CollectionTerms, rateToNumber } from './exchangeRate.ts';

/** What a merchant sees of a collection abroad. It is never reversed. */
export type CollectionStatus = Exclude<OrderStatus, 'REVERSED'> | 'PENDING_REVIEW';

/** A collection as its record holds it. Times as ISO 8601 unless named otherwise. */
export interface CollectionRecord extends CollectionTerms, Owner {
  readonly collectionId: Id<'col'>;
  readonly status: CollectionStatus;
  readonly country: string;
  readonly paymentMethod: string;
  /** Which of the two amounts the merchant named; the other follows from the rate. */
  readonly givenAmount: GivenAmount;
  readonly customer: CollectionCustomer;
  readonly provider: string;
  readonly providerReference: string | undefined;
  readonly merchantReference: string | undefined;
  /** Until when the customer may approve, ms since 1970. */
  readonly approveByMs: number;
  readonly failureReason: string | undefined;
  readonly reviewReason: string | undefined;
  readonly createdAt: string;
  readonly completedAt: string | undefined;
  readonly failedAt: string | undefined;
}

export type GivenAmount = 'source' | 'target';

/** The two decimals of the amount that the merchant named: in the sandbox they pick the outcome. */
export function givenHundredths(
  terms: Pick<CollectionTerms, 'sourceCurrency' | 'sourceMinor' | 'targetMinor'>,
  given: GivenAmount,
): number {
  if (given === 'target') return Number(terms.targetMinor % 100n);
  return SOURCE_CURRENCIES[terms.sourceCurrency] === 0 ? 0 : Number(terms.sourceMinor % 100n);
}

/** A collection as its event shows it: amounts in the currencies that are named. */
export function collectionEvent(collection: CollectionRecord): OrderEvent {
  const { collectionId, sourceMinor, sourceCurrency, targetMinor, rateScaled } = collection;
  const terms = {
    reference: collectionId,
    sourceAmount: sourceMinorToNumber(sourceMinor, sourceCurrency),
    sourceCurrency,
    targetAmount: minorToNumber(targetMinor, 'NGN'),
    targetCurrency: 'NGN',
    rate: rateToNumber(rateScaled),
    country: collection.country,
    paymentMethod: collection.paymentMethod,
  };
  return { ...collection, transactionId: collectionId, terms, metadata: {} };
}

/** Who is asked to pay. */
export interface CollectionCustomer {
  readonly name: string;
  /** International, with `+`. */
  readonly phone: string;
  readonly email: string | undefined;
}

/** The status a merchant sees, from the record's own and whether a human is looking at it. */
export function collectionStatus(recorded: OrderStatus, isInReview: boolean): CollectionStatus {
  if (recorded === 'REVERSED') throw new InvariantError('A collection cannot be reversed.');
  return recorded === 'PROCESSING' && isInReview ? 'PENDING_REVIEW' : recorded;
}

/** Told to merchants when the customer's time is up. */
export const NOT_APPROVED_IN_TIME = 'The customer did not approve the payment request in time.';
