import { z } from 'zod';
import type { ProviderCallback } from '../../../domain/orders/providerCallback.ts';
import { bankCallback, callbackAbout, readCallback } from '../../callback.ts';
import { minorSchema } from '../../naira.ts';
import { RESERVED } from './accounts.ts';

const callbackSchema = z.object({
  eventType: z.string(),
  eventData: z.object({
    reference: z.string().nullish().catch(undefined),
    transactionReference: z.string().nullish().catch(undefined),
    product: z.object({ type: z.string().nullish() }).nullish().catch(undefined),
    refundStatus: z.string().nullish().catch(undefined),
    refundAmount: minorSchema.nullish().catch(undefined),
  }),
});

/** The events about a transfer of ours (Webhook Event Types). */
const TRANSFER_EVENTS = new Set(['SUCCESSFUL_DISBURSEMENT', 'FAILED_DISBURSEMENT', 'REVERSED_DISBURSEMENT']);

/** The events about money that goes back to a payer; they name the payment, and Monnify's accounts are in naira. */
const REFUND_EVENTS = new Set(['SUCCESSFUL_REFUND', 'FAILED_REFUND']);

/** Reads a callback whose signature was checked. */
export function callbackOf(rawBody: Uint8Array): ProviderCallback {
  return readCallback(rawBody, callbackSchema, ({ eventType, eventData }) => {
    const { reference, transactionReference, product } = eventData;
    if (TRANSFER_EVENTS.has(eventType)) {
      const subject = transactionReference ?? reference;
      return bankCallback(rawBody, { eventType, about: 'transfer', reference, subject });
    }
    if (REFUND_EVENTS.has(eventType) && transactionReference) {
      const { refundStatus, refundAmount } = eventData;
      return callbackAbout(rawBody, eventType, {
        claim: {
          kind: 'refund',
          paymentReference: transactionReference,
          status: refundStatus ?? eventType,
          amountMinor: refundAmount ?? undefined,
          currency: 'NGN',
          dueAtMs: undefined,
        },
      });
    }
    const isIncoming = eventType === 'SUCCESSFUL_TRANSACTION' && product?.type === RESERVED;
    const about = isIncoming ? 'incoming_payment' : undefined;
    return bankCallback(rawBody, { eventType, about, reference: transactionReference });
  });
}
