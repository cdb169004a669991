import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { ProviderCallback } from '../../../domain/orders/providerCallback.ts';
import { callbackAbout, callbackWithProblem, isSameSecret, readCallback } from '../../callback.ts';

/** The secret in the address that VTpass calls: `…/providers/vtpass/callback?token=…`. It follows from the secret key. */
export function vtpassCallbackToken(secretKey: string): string {
  return createHmac('sha256', secretKey).update('callback address').digest('hex').slice(0, 40);
}

/**
 * VTpass signs nothing, so the address that is entered in its dashboard carries a secret of ours; and what a callback says
 * is not believed, but asked about.
 */
export function verifyCallback(
  secretKey: string,
  rawBody: Uint8Array,
  token = '',
): ProviderCallback | undefined {
  const expected = Buffer.from(vtpassCallbackToken(secretKey));
  if (!isSameSecret(Buffer.from(token), expected)) return undefined;
  return readCallback(rawBody, callbackSchema, ({ type, data }) => {
    if (type === 'transaction-update' && !data?.requestId) {
      return callbackWithProblem(rawBody, 'It names no purchase.', type);
    }
    return callbackAbout(rawBody, type, {
      billRequestId: type === 'transaction-update' ? (data?.requestId ?? undefined) : undefined,
      isAboutCatalogue: type === 'variations-update',
    });
  });
}

const callbackSchema = z.object({
  type: z.string(),
  data: z.object({ requestId: z.string().nullish().catch(undefined) }).nullish(),
});
