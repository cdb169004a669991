import { z } from 'zod';
import { type Ask, clientOf, type Refusal } from '../../answers.ts';
import { type ConnectionOptions, labelOf } from '../../exchange.ts';
import { bankReaderOf } from '../answers.ts';

export const reader = bankReaderOf({ name: 'paystack', title: 'Paystack' });
const { unavailable, rejected } = reader;

/** Asks Paystack, and reads the envelope that its answers come in. None is believed that is of its test mode. */
export function createPaystackClient({
  secretKey,
  ...options
}: ConnectionOptions & { readonly secretKey: string }): Ask {
  return clientOf(reader, options, {
    address: 'https://api.paystack.co',
    headersOf: () => ({ authorization: `Bearer ${secretKey}` }),
    read({ httpStatus, data: answered }, call) {
      const envelope = envelopeSchema.safeParse(answered).data;
      if (envelope === undefined || (httpStatus < 300 && !envelope.status)) {
        throw unavailable(`Paystack's answer to ${labelOf(call)} is unreadable (HTTP ${httpStatus}).`);
      }
      const { code, message, data, meta } = envelope;
      if ((Array.isArray(data) ? data : [data]).some(isOfTestMode)) {
        throw rejected(`Paystack answered ${labelOf(call)} out of its test mode, in which no money moves.`);
      }
      return httpStatus < 300
        ? { isRefusal: false, data, meta }
        : { isRefusal: true, httpStatus, code: code ?? '', message: message ?? '' };
    },
  });
}

const envelopeSchema = z.object({
  status: z.boolean(),
  message: z.string().nullish(),
  code: z.string().nullish(),
  data: z.unknown().optional(),
  meta: z.unknown().optional(),
});

const domainSchema = z.object({ domain: z.literal('test') });

/** Whether an object is of Paystack's test mode. Every one that says so, says it in `domain`: `live` or `test`. */
export function isOfTestMode(data: unknown): boolean {
  return domainSchema.safeParse(data).success;
}

/** Whether a look-up was refused because there is no such thing: by the code, or by the message alone. */
export function saysNotFound(
  { httpStatus, code, message }: Refusal,
  codeOfIt: string,
  words: RegExp,
): boolean {
  return (httpStatus === 404 || httpStatus === 400) && (code === codeOfIt || words.test(message.trim()));
}
