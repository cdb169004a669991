import { SOURCE_CURRENCIES } from './currencies.ts';
import { InvariantError } from './errors.ts';
import type { CollectionTerms } from './exchangeRate.ts';
import type { Id, Owner } from './money.ts';
import { type FlowStatus, nextStep, type ProviderKnowledge } from './providerFlow.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS, type WaitSchedule, waitOf } from './time.ts';

/** What a merchant sees of a collection abroad. It is never reversed. */
export type CollectionStatus = Exclude<FlowStatus, 'REVERSED'> | 'PENDING_REVIEW';

/**
 * What is known of a collection after the provider was asked, or could not be. `approved` means that the customer's
 * money is with the provider; `refused` that it never will be; `review` that the provider says something from which
 * neither follows.
 */
export type CollectionKnowledge =
  | 'approved'
  | 'refused'
  | 'review'
  | Extract<ProviderKnowledge, 'pending' | 'not_found' | 'unreachable'>;

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
  /** Our account there that was told of it; undefined before that, and of collections from before accounts were kept. */
  readonly providerAccount: string | undefined;
  readonly providerReference: string | undefined;
  readonly merchantReference: string | undefined;
  /** Until when the customer may approve, ms since 1970. */
  readonly approveByMs: number;
  readonly sentAtMs: number | undefined;
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

/** Who is asked to pay. */
export interface CollectionCustomer {
  readonly name: string;
  /** International, with `+`. */
  readonly phone: string;
  readonly email: string | undefined;
}

/** The status a merchant sees, from the record's own and whether a human is looking at it. */
export function collectionStatus(recorded: FlowStatus, isInReview: boolean): CollectionStatus {
  if (recorded === 'REVERSED') throw new InvariantError('A collection cannot be reversed.');
  return recorded === 'PROCESSING' && isInReview ? 'PENDING_REVIEW' : recorded;
}

/**
 * What follows from an answer about a collection that is still undecided, as `nextStep` says it, with two steps of its own:
 *
 * - `withdraw` takes the request back from the provider where that is possible, because the customer's time is up; where
 *   it is not, the provider ends it, and is asked until it did;
 * - `review` asks a human, and goes on asking the provider in the background.
 *
 * Only `approved` credits, and only what the provider calls over fails.
 */
export function nextCollectionStep(
  knowledge: CollectionKnowledge,
  isTimeUp: boolean,
): 'complete' | 'fail' | 'ask_again' | 'send_again' | 'withdraw' | 'review' {
  switch (knowledge) {
    case 'approved':
      return 'complete';
    case 'refused':
      return 'fail';
    case 'review':
      return 'review';
    case 'unreachable':
      return nextStep(knowledge);
    case 'pending':
    case 'not_found':
      return isTimeUp ? 'withdraw' : nextStep(knowledge);
  }
}

/** Told to merchants when the customer's time is up. */
export const NOT_APPROVED_IN_TIME = 'The customer did not approve the payment request in time.';

/** Waits between questions about an undecided collection: a customer with a phone in hand approves within seconds. */
const QUESTION_WAITS_MS: WaitSchedule = [
  1 * SECOND_MS,
  1 * SECOND_MS,
  2 * SECOND_MS,
  3 * SECOND_MS,
  5 * SECOND_MS,
  10 * SECOND_MS,
  15 * SECOND_MS,
  30 * SECOND_MS,
  1 * MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  1 * HOUR_MS,
];

/** How long to wait before asking for the `question`-th time (1 is the first), in milliseconds. */
export function waitBeforeCollectionQuestionMs(question: number): number {
  return waitOf(QUESTION_WAITS_MS, question);
}

/** A provider that says nothing definitive this long after the customer's time is up leaves the matter to a human. */
export const REVIEW_AFTER_SILENCE_MS = HOUR_MS;
