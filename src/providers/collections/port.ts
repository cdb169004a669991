import type { SourceCurrency } from '../../domain/currencies.ts';
import type { CollectionCustomer } from '../../domain/orders/collection.ts';
import type { CollectionFee } from '../../domain/orders/exchangeRate.ts';
import type { AccountAtProvider } from '../accounts.ts';
import type { NotFound, ProviderReport } from '../reports.ts';

/**
 * What the service needs of a provider that collects money abroad. One simulator and one adapter per real provider
 * implement it. Every call may throw ProviderUnavailableError, which always means "nothing is known".
 */
export interface CollectionProvider extends AccountAtProvider {
  /** How long a customer may take to approve before the request is withdrawn, or only its end is waited for. */
  readonly approvalWindowMs: number;

  /** Whether it collects only for merchants whose registration number is known. */
  readonly needsRegistrationNumber: boolean;

  /** Where and how money can be collected at this moment, and at which rate. */
  listCorridors(): Promise<readonly Corridor[]>;

  /**
   * Asks the customer to pay. Called with the same reference on every attempt; one reference asks at most once.
   */
  requestCollection(instruction: CollectionInstruction): Promise<CollectionReport>;

  /**
   * Checks the outcome of a request, by the provider's own identifier where that is known. `not_found` only when the
   * provider says, in its documented words, that it has no such reference.
   */
  findCollection(query: CollectionQuery): Promise<CollectionReport | NotFound>;

  /**
   * Takes a request back where the provider offers that, so that it can no longer be paid; elsewhere, and of
   * what is past taking back, returns its outcome. A customer's request that stays `pending` ends when the provider
   * says so.
   */
  withdrawCollection(query: CollectionQuery): Promise<CollectionReport | NotFound>;
}

/** One way of collecting a currency in a country. A country may have several, which differ in methods or bounds. */
export interface Corridor {
  readonly sourceCurrency: SourceCurrency;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Names of the local payment methods, as customers know them. */
  readonly paymentMethods: readonly string[];
  /** NGN for one unit of the source currency, in units of 10^-8. */
  readonly providerRateScaled: bigint;
  /** What the provider keeps of a payment before it converts the rest. */
  readonly fee: CollectionFee;
  /** NGN for one dollar, of which the rate was made, where it was made of one; in the same units. */
  readonly nairaPerDollarScaled?: bigint | undefined;
  /** Bounds of one collection, in minor units of the source currency. */
  readonly minSourceMinor: bigint;
  readonly maxSourceMinor: bigint;
  /** What amounts must be multiples of: 1 where any amount can be asked for, one major unit where only whole ones can. */
  readonly sourceStepMinor: bigint;
  /** When the rate was the provider's, ms since 1970. */
  readonly observedAtMs: number;
}

export interface CollectionInstruction {
  /** Our own reference: the collection's id. */
  readonly reference: string;
  readonly sourceCurrency: SourceCurrency;
  readonly sourceMinor: bigint;
  readonly country: string;
  /** One of the corridor's payment methods. */
  readonly paymentMethod: string;
  readonly customer: CollectionCustomer;
  /** The merchant that it is collected for. */
  readonly merchant: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly registrationNumber: string | undefined;
  };
  /**
   * True only when no earlier attempt with this reference can have reached the provider: a refusal then proves that
   * nothing was asked of the customer.
   */
  readonly isFirstAttempt: boolean;
  /** The two decimals of the amount that the caller sent, by which the simulator picks its outcome; else ignored. */
  readonly sandboxHundredths: number;
}

export interface CollectionQuery {
  readonly reference: string;
  /** The provider's own identifier, once it was told. */
  readonly providerReference: string | undefined;
  /** What the customer was asked for: an answer about another amount is not an answer. */
  readonly sourceCurrency: SourceCurrency;
  readonly sourceMinor: bigint;
  readonly sentAtMs: number;
  readonly sandboxHundredths: number;
}

/**
 * `approved`: the customer's money is with the provider. `refused`: it never will be. `pending`: neither yet. `review`:
 * the provider says something from which none of these follows.
 */
export interface CollectionReport extends ProviderReport<'approved' | 'refused' | 'pending' | 'review'> {
  /** What the provider keeps of the payment, in minor units of the source currency, when it tells. */
  readonly feeMinor?: bigint | undefined;
}
