import { z } from 'zod';
import type { ProviderCallback } from '../../../domain/orders/providerCallback.ts';
import { readCallback } from '../../callback.ts';

const callbackSchema = z.object({
  id: z.string(),
  sequenceId: z.string().nullish(),
  status: z.string().nullish(),
  event: z.string(),
  executedAt: z.union([z.number(), z.string()]).nullish(),
});

/** Reads a callback whose signature was checked. */
export function callbackOf(rawBody: Uint8Array): ProviderCallback {
  return readCallback(rawBody, callbackSchema, ({ id, sequenceId, event, status, executedAt }) => ({
    eventKey: [event, id, status ?? '', executedAt ?? ''].join(':'),
    eventType: event,
    transferReference: undefined,
    // Payments and other products announce themselves at the same address; theirs are not ours to follow.
    ...(/^(COLLECTION|RECEIVE)\./i.test(event) && {
      collectionReference: sequenceId ?? undefined,
      collectionProviderReference: id,
    }),
  }));
}
