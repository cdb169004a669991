import { z } from 'zod';
import type { ProviderCallback } from '../../../domain/orders/providerCallback.ts';
import { bankCallback, readCallback } from '../../callback.ts';
import { RESERVED } from './accounts.ts';

const callbackSchema = z.object({
  eventType: z.string(),
  eventData: z.object({
    reference: z.string().nullish().catch(undefined),
    transactionReference: z.string().nullish().catch(undefined),
    product: z.object({ type: z.string().nullish() }).nullish().catch(undefined),
  }),
});

/** The events about a transfer of ours (Webhook Event Types). */
const TRANSFER_EVENTS = new Set(['SUCCESSFUL_DISBURSEMENT', 'FAILED_DISBURSEMENT', 'REVERSED_DISBURSEMENT']);

/** Reads a callback whose signature was checked. */
export function callbackOf(rawBody: Uint8Array): ProviderCallback {
  return readCallback(rawBody, callbackSchema, ({ eventType, eventData }) => {
    const { reference, transactionReference, product } = eventData;
    if (TRANSFER_EVENTS.has(eventType)) {
      const subject = transactionReference ?? reference;
      return bankCallback(rawBody, { eventType, about: 'transfer', reference, subject });
    }
    const isIncoming = eventType === 'SUCCESSFUL_TRANSACTION' && product?.type === RESERVED;
    const about = isIncoming ? 'incoming_payment' : undefined;
    return bankCallback(rawBody, { eventType, about, reference: transactionReference });
  });
}
