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

/** What follows from an answer. Reasons are for operators: no names and no account numbers. */
export type VendorCreditStep =
  | { readonly step: 'credit' }
  | { readonly step: 'ask_again' | 'needs_attention'; readonly reason: string };

const STEPS: Readonly<Record<Exclude<AnnouncedPayment['status'], 'succeeded'>, VendorCreditStep>> = {
  not_found: askAgain('The provider announced a payment that it does not show.'),
  pending: askAgain('The provider announced a payment that is still under way.'),
  failed: callHuman('The provider announced a payment that it calls failed.'),
  reversed: callHuman('The provider announced a payment that it calls reversed.'),
  unknown: callHuman('The provider gave an announced payment a status that its documentation does not list.'),
};

/**
 * Decides what follows from the provider's own answer about an announced payment. Only a naira payment that the
 * provider calls successful is credited. Every answer that contradicts the announcement goes to a human, at once: the
 * announcement was signed, so one of the two is wrong, and neither crediting nor forgetting would be right.
 */
export function vendorCreditStep(payment: AnnouncedPayment): VendorCreditStep {
  if (payment.status !== 'succeeded') return STEPS[payment.status];
  if (payment.isIntoDedicatedAccount !== true) {
    return callHuman('The payment did not come by transfer to a vendor account.');
  }
  return payment.currency === 'NGN' ? { step: 'credit' } : callHuman('The payment is not in naira.');
}

function askAgain(reason: string): VendorCreditStep {
  return { step: 'ask_again', reason };
}

function callHuman(reason: string): VendorCreditStep {
  return { step: 'needs_attention', reason };
}

/** `refund`: the provider sends money back. `dispute`: the payer's bank asks for it. */
export type ClaimKind = 'refund' | 'dispute';

/**
 * A payment that arrived and is wanted back, as its provider announced it. It is for humans: nothing of it was asked, and
 * no money moves by it.
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
