import { z } from 'zod';
import { type Ask, clientOf, readerOf } from '../../answers.ts';
import { type ConnectionOptions, labelOf } from '../../exchange.ts';

export const reader = readerOf({
  name: 'vtpass',
  title: 'VTpass',
  isKeyRefusal: (body: object) => isCredentialCode(refusalSchema.safeParse(body).data?.code),
});

/** A purchase makes up to two exchanges. */
export interface VtpassOptions extends ConnectionOptions {
  /** The API key, sent with every request. An account keeps it for good; the other two can be made again. */
  readonly apiKey: string;
  /** `PK_…`, sent with questions (GET). */
  readonly publicKey: string;
  /** `SK_…`, sent with orders (POST). */
  readonly secretKey: string;
}

/** Asks VTpass: an answer is an object, whatever it says. */
export function createVtpassClient({ apiKey, publicKey, secretKey, ...options }: VtpassOptions): Ask<object> {
  return clientOf(reader, options, {
    address: 'https://vtpass.com/api',
    headersOf: ({ body }) => ({
      'api-key': apiKey,
      ...(body === undefined ? { 'public-key': publicKey } : { 'secret-key': secretKey }),
    }),
    read({ httpStatus, data }, call) {
      // Refusals come as HTTP 200 or 4xx with a code; a gateway's page in between is not an answer of VTpass.
      if (typeof data === 'object' && data !== null) return data;
      throw reader.unreadable(`answer to ${labelOf(call)} (HTTP ${httpStatus})`);
    },
  });
}

/** Codes come as text, and now and then as a number that has lost its zeros. */
export const codeSchema = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).padStart(3, '0'));

const refusalSchema = z.object({ code: codeSchema });

/** INVALID CREDENTIALS (vtpass.com/documentation/response-codes). */
const isCredentialCode = (code: string | undefined): boolean => code === '087';

/** @throws ProviderRejectedError for a code that says that our credentials are not valid. */
export function refuseBadCredentials(code: string | undefined): void {
  if (isCredentialCode(code)) {
    throw reader.rejected(`VTpass refused our credentials (code ${code}).`);
  }
}
