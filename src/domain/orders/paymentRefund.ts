import { invariant } from '../errors.ts';
import type { Kobo } from '../money.ts';

/** A recorded payment, and what was refunded of it before. Kobo. */
export interface RefundablePayment {
  readonly amountMinor: Kobo;
  readonly commissionMinor: Kobo;
  readonly refundedMinor: Kobo;
  /** By chargebacks that were not won. */
  readonly chargedBackMinor: Kobo;
}

/** What of a payment can still be refunded, in kobo. */
export function refundableMinor({ amountMinor, refundedMinor, chargedBackMinor }: RefundablePayment): Kobo {
  return amountMinor - refundedMinor - chargedBackMinor;
}

/**
 * The commission that belongs to a part of a payment, rounded down to the kobo; all of it belongs to the whole. The database
 * has the same rule: `commission_of_part`.
 */
function commissionOfPartRoundedDownMinor(
  { amountMinor, commissionMinor }: RefundablePayment,
  partMinor: Kobo,
): Kobo {
  return (commissionMinor * partMinor) / amountMinor;
}

/**
 * The commission that comes back with a refund, in kobo. It is what belongs to everything refunded by then less what belonged
 * to what was refunded before, so the parts of several refunds sum to what belongs to their sum, and the last one brings
 * exactly what is left.
 */
export function commissionOfRefundMinor(payment: RefundablePayment, amountMinor: Kobo): Kobo {
  const { refundedMinor } = payment;
  invariant(
    amountMinor > 0n && amountMinor <= refundableMinor(payment),
    'A refund is of what is left of its payment.',
  );
  return (
    commissionOfPartRoundedDownMinor(payment, refundedMinor + amountMinor) -
    commissionOfPartRoundedDownMinor(payment, refundedMinor)
  );
}
