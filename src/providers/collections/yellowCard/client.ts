import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import { type Ask, clientOf, readerOf } from '../../answers.ts';
import { addressOf, bodyTextOf, type ConnectionOptions, labelOf, methodOf } from '../../exchange.ts';

export const reader = readerOf({ name: 'yellowcard', title: 'Yellow Card' });

/** A request for a collection makes up to four exchanges. */
export interface YellowCardOptions extends ConnectionOptions {
  readonly apiKey: string;
  /** Signs our requests and Yellow Card's callbacks. */
  readonly secretKey: string;
  /** How long a customer may take before the request is cancelled. */
  readonly approvalWindowMs: number;
  readonly clock?: (() => number) | undefined;
}

/** Asks Yellow Card, signing each request. A refusal is one that has a code of its own. */
export function createYellowCardClient({
  apiKey,
  secretKey,
  clock = Date.now,
  ...options
}: YellowCardOptions): Ask {
  return clientOf(reader, options, {
    address: 'https://api.yellowcard.io',
    headersOf(call) {
      const body = bodyTextOf(call);
      const timestamp = new Date(clock()).toISOString();
      const signature = createHmac('sha256', secretKey)
        .update(timestamp)
        .update(addressOf(call))
        .update(methodOf(call));
      if (body !== undefined) signature.update(createHash('sha256').update(body).digest('base64'));
      return {
        'x-yc-timestamp': timestamp,
        authorization: `YcHmacV1 ${apiKey}:${signature.digest('base64')}`,
      };
    },
    read({ httpStatus, data }, call) {
      if (httpStatus < 300) return { isRefusal: false, data };
      const code = refusalSchema.safeParse(data).data?.code;
      if (code !== undefined) return { isRefusal: true, httpStatus, code, message: '' };
      throw reader.unavailable(
        `${reader.title} answered ${labelOf(call)} with HTTP ${httpStatus} and no code of its own.`,
      );
    },
  });
}

const refusalSchema = z.object({ code: z.string().min(1).max(100) });
