import type { PaymentClaim } from './vendorCredit.ts';

/** What a provider announced, as far as its sender is genuine. */
export interface ProviderCallback {
  /** Names this one announcement, for deduplication: equal for a re-sent one. */
  readonly eventKey: string;
  /** The provider's event name, e.g. `transfer.success`. */
  readonly eventType: string;
  /** Our own reference when the event is about a transfer of ours. */
  readonly transferReference: string | undefined;
  /** The provider's reference of a payment into one of its dedicated accounts, when the event announces one. */
  readonly incomingPaymentReference?: string | undefined;
  /** Our own reference when the event is about a collection abroad of ours. */
  readonly collectionReference?: string | undefined;
  /** The provider's identifier of a collection abroad, when the event does not name our reference. */
  readonly collectionProviderReference?: string | undefined;
  /** The request id of a vend, when the event is about one. */
  readonly billRequestId?: string | undefined;
  /** Whether the event says that billers or their plans have changed. */
  readonly isAboutCatalogue?: boolean | undefined;
  /** A payment into one of our accounts that is wanted back, as the event says. Kept for operators, and a reason to ask the provider. */
  readonly claim?: PaymentClaim | undefined;
  /** Why nothing can follow from it although its sender is genuine, in a sentence for operators. */
  readonly problem?: string | undefined;
}
