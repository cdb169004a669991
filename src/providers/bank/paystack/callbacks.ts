import { z } from 'zod';
import type { ProviderCallback } from '../../../domain/orders/providerCallback.ts';
import { bankCallback, callbackAbout, callbackWithProblem, readCallback } from '../../callback.ts';
import { providerTimeMs } from '../../time.ts';
import { DEDICATED_CHANNEL } from './accounts.ts';
import { isOfTestMode } from './client.ts';

// Of events that are not ours to follow, `data` may be anything: a list, for instance.
const callbackSchema = z.object({
  event: z.string(),
  data: z
    .looseObject({
      id: z.union([z.number(), z.string()]).nullish(),
      reference: z.string().nullish(),
      transfer_code: z.string().nullish(),
      channel: z.string().nullish().catch(undefined),
      authorization: z
        .object({ channel: z.string().nullish().catch(undefined) })
        .nullish()
        .catch(undefined),
    })
    .catch({}),
});

/** Kobo, which refunds give as a number or as text. */
const koboSchema = z
  .union([z.int().nonnegative(), z.string().regex(/^[0-9]{1,15}$/)])
  .transform((amount) => BigInt(amount))
  .nullish()
  .catch(undefined);
const claimSchema = z.object({
  status: z.string(),
  transaction_reference: z.string().nullish(),
  transaction: z.object({ reference: z.string().nullish() }).nullish().catch(undefined),
  amount: koboSchema,
  refund_amount: koboSchema,
  currency: z.string().nullish().catch(undefined),
  dueAt: z.string().nullish().catch(undefined),
});

/** Reads a callback whose signature was checked. */
export function callbackOf(rawBody: Uint8Array): ProviderCallback {
  return readCallback(rawBody, callbackSchema, ({ event, data }) => {
    if (isOfTestMode(data)) {
      return callbackWithProblem(rawBody, "It is of Paystack's test mode.", `${event} (test mode)`);
    }
    if (/^(refund|charge\.dispute)\./.test(event)) return claimOf(rawBody, event, data);
    const isIncoming =
      event === 'charge.success' &&
      (data.channel === DEDICATED_CHANNEL || data.authorization?.channel === DEDICATED_CHANNEL);
    const about = isIncoming ? 'incoming_payment' : undefined;
    return bankCallback(rawBody, {
      eventType: event,
      about: event.startsWith('transfer.') ? 'transfer' : about,
      reference: data.reference,
      subject: data.id ?? data.transfer_code ?? data.reference,
    });
  });
}

/** Refunds name the payment by `transaction_reference`, disputes in `transaction` (PaystackOSS/doc-code-snippets). */
function claimOf(rawBody: Uint8Array, event: string, data: unknown): ProviderCallback {
  const claim = claimSchema.safeParse(data).data;
  const paymentReference = claim?.transaction?.reference ?? claim?.transaction_reference;
  if (!claim || !paymentReference) {
    return callbackWithProblem(rawBody, 'It names no payment that is wanted back.', event);
  }
  return callbackAbout(rawBody, event, {
    claim: {
      kind: event.startsWith('refund.') ? 'refund' : 'dispute',
      paymentReference,
      status: claim.status,
      amountMinor: claim.amount ?? claim.refund_amount ?? undefined,
      currency: claim.currency ?? undefined,
      dueAtMs: providerTimeMs(claim.dueAt ?? ''),
    },
  });
}
