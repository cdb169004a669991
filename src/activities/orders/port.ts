import type { StatementRunner } from '../../db/core/database.ts';
import type { Attempt } from '../../db/orders/attempts.ts';
import type { Owner } from '../../domain/money.ts';
import type { Outcome } from '../../domain/orders/decideOrder.ts';
import type { OrderAtProvider, SoughtOrder } from '../../domain/orders/lostOrder.ts';
import type { OrderEvent } from '../../domain/webhooks/webhook.ts';

/** What a provider answers about an order. */
export interface ProviderAnswer {
  readonly outcome: Outcome;
  readonly providerReference: string | undefined;
  /** Why it is so, in words an operator can act on; no personal data. */
  readonly reason: string | undefined;
  /** When to check next, of a provider that announces later news or wants to be left alone. */
  readonly nextCheckInMs: number | undefined;
  /** The provider has nothing under the reference, and takes nothing under it any longer. */
  readonly isReferenceOver?: true;
}

/**
 * Whether a provider may be sent an order, which is found out right before. `because`: why it may not; definitively when no
 * other provider could see it otherwise.
 */
export type Verification =
  | { readonly isVerified: true }
  | { readonly isVerified: false; readonly because: string; readonly isDefinitive: boolean };

/** The request that is sent, or was. */
export interface SentRequest extends Pick<Attempt, 'reference'> {
  /** When the first request under the reference was sent, ms since 1970. */
  readonly sentAtMs: number;
  /** Whether no other request can exist under the reference. */
  readonly isFirst: boolean;
  /** Whether one was sent earlier, also one that the provider refused: metrics count each attempt once. */
  readonly isSentBefore: boolean;
}

/**
 * One of our accounts at a provider, as the engine uses it. Every method may throw ProviderUnavailableError, after which
 * nothing is known, and ProviderRejectedError, when our credentials are refused.
 */
export interface OrderAccount<Record> {
  readonly name: string;
  /** Which of our accounts there it is; undefined where the provider does not say. */
  identify(order: Record): Promise<string | undefined>;
  verify(order: Record): Promise<Verification>;
  send(order: Record, request: SentRequest): Promise<ProviderAnswer>;
  /** Checks by our reference. `not_found` only in the provider's documented words. */
  check(order: Record, request: SentRequest): Promise<ProviderAnswer>;
  /** Takes a request back that a customer did not approve in time, or checks where that is not offered. */
  takeBack?(order: Record, request: SentRequest): Promise<ProviderAnswer>;
}

export type ReferenceOf = (orderId: string, ordinal: number) => string;

/** What a kind of order is to the engine. `Record`: its record, whose terms never change. */
export interface OrderPort<Record extends Owner> {
  load(runner: StatementRunner, id: string): Promise<Record | undefined>;
  /** The accounts that a new attempt may use, the preferred one first. */
  candidates(order: Record): Promise<readonly OrderAccount<Record>[]>;
  /**
   * The account that an attempt began with.
   *
   * @throws AccountNotConfiguredError when it is not there.
   */
  accountOf(order: Record, attempt: Pick<Attempt, 'provider' | 'account'>): Promise<OrderAccount<Record>>;
  /** A reference for each attempt, where the provider wants one of its own form; else it is made of the order's id. */
  readonly referenceOf?: ReferenceOf;
  /** Whether the service ordered it by itself, so that its id follows from its cause. */
  isMadeByItself?(order: Record): boolean;
  /** What providers say of an order whose attempts may be lost. */
  findAttempts?(order: Record, sought: SoughtOrder): Promise<readonly OrderAtProvider[]>;
  /** What the merchant's event shows, of a kind that has events. */
  event?(order: Record): OrderEvent;
}
