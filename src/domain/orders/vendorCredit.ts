import type { Kobo } from '../money.ts';

/** Where an announced payment into a vendor account stands. */
export type VendorCreditStatus = 'PENDING' | 'CREDITED' | 'DISMISSED';

/** What a provider says of a payment that it announced, as far as the decision needs it. */
export interface AnnouncedPayment {
  readonly status: 'succeeded' | 'failed' | 'reversed' | 'pending' | 'unknown' | 'not_found';
  /** ISO 4217; undefined when the provider shows no payment. */
  readonly currency?: string;
  /** Whether it came by transfer to an account that the provider issued for us. */
  readonly isIntoDedicatedAccount?: boolean;
}

/** What an answer means. The reason is for operators: no names and no account numbers. */
export interface AnnouncedPaymentOutcome {
  readonly outcome: AnnouncedPayment['status'];
  readonly reason: string | undefined;
}

const REASONS: Readonly<Record<Exclude<AnnouncedPayment['status'], 'succeeded'>, string>> = {
  not_found: 'The provider announced a payment that it does not show.',
  pending: 'The provider announced a payment that is still under way.',
  failed: 'The provider announced a payment that it calls failed.',
  reversed: 'The provider announced a payment that it calls reversed.',
  unknown: 'The provider gave an announced payment a status that its documentation does not list.',
};

/**
 * What the provider's own answer about an announced payment means. Only a naira payment into a vendor account that the
 * provider calls successful has succeeded. `decideOrder` says what follows.
 */
export function announcedPaymentOutcome(payment: AnnouncedPayment): AnnouncedPaymentOutcome {
  const { status } = payment;
  if (status !== 'succeeded') return { outcome: status, reason: REASONS[status] };
  if (payment.isIntoDedicatedAccount !== true) {
    return { outcome: 'unknown', reason: 'The payment did not come by transfer to a vendor account.' };
  }
  if (payment.currency !== 'NGN') return { outcome: 'unknown', reason: 'The payment is not in naira.' };
  return { outcome: 'succeeded', reason: undefined };
}

/** `refund`: the provider sends money back. `dispute`: the payer's bank asks for it. */
export type ClaimKind = 'refund' | 'dispute';

/**
 * A payment that arrived and is wanted back, as its provider announced it. It is for operators: no money moves by it, but by the
 * provider's own answer that the payment was reversed.
 */
export interface PaymentClaim {
  readonly kind: ClaimKind;
  /** The provider's reference of the payment. */
  readonly paymentReference: string;
  /** The provider's word. */
  readonly status: string;
  /** Minor units of the currency. */
  readonly amountMinor: Kobo | undefined;
  readonly currency: string | undefined;
  /** Until when it must be answered, ms since 1970. */
  readonly dueAtMs: number | undefined;
}
