import { fingerprintOf } from '../accounts.ts';
import type { CallbackVerifier } from '../callback.ts';
import { signedCallbacks } from '../callback.ts';
import type { CollectionProvider } from './port.ts';
import { callbackOf } from './yellowCard/callbacks.ts';
import { createYellowCardClient, reader, type YellowCardOptions } from './yellowCard/client.ts';
import { findCollection, requestCollection } from './yellowCard/collections.ts';
import { YellowCardMarket } from './yellowCard/market.ts';

/**
 * Collections by mobile money in African countries, by Yellow Card's Payments API (docs.yellowcard.engineering:
 * Authentication, Errors, Get Channels, Get Networks, Get Rates, Get Fee Config, Submit Receive Request, Lookup Receive, Lookup Receive
 * by sequenceId, Cancellation & Refunds, KYC Metadata, Events, Webhooks).
 *
 * - Requests are signed with HMAC-SHA256 over time, path, method and the hash of the body (`YcHmacV1`).
 * - `sequenceId` is our reference; a collection can be looked up by it, and by the `id` that Yellow Card gives it. A
 *   refused request is therefore followed by a look at the reference, and only when nothing is there, and nothing was
 *   sent before, was nothing asked.
 * - Only the documented code says that nothing is there: a 404 without it comes from a gateway before the API.
 * - Collections are asked for in the customer's currency (`localAmount`), which fixes what the customer pays. Yellow
 *   Card keeps them in dollars; a rate in naira is what a dollar brings in naira over what a dollar costs in the
 *   customer's currency. It is as old as the older of the two.
 * - It keeps a service fee of what the customer pays and converts the rest (Get Fee Config; in the answer shown by "Convert
 *   Currencies" 1 % of `convertedAmount` is `serviceFeeAmountLocal`, and is missing from what is paid out). A place whose
 *   fee is not known is not offered.
 * - Taking a request back exists for bank transfers in Nigeria alone (Cancellation & Refunds), which is not collected
 *   from: a request for mobile money ends when the customer refuses it, or does nothing, and Yellow Card says so.
 * - Only `complete` says that the money is there. `failed`, `expired`, `cancelled` and `refunded` are final too:
 *   a cancelled collection that is paid all the same is refunded by Yellow Card. Whatever is not listed is for a human.
 */
export function createYellowCard(options: YellowCardOptions): CollectionProvider & CallbackVerifier {
  const { apiKey, secretKey, approvalWindowMs, clock } = options;
  const ask = createYellowCardClient(options);
  const market = new YellowCardMarket(ask, clock);
  return {
    name: reader.name,
    approvalWindowMs,
    needsRegistrationNumber: true,
    // Its answers say whose they are only by an identifier that no request of ours can ask for beforehand.
    identifyAccount: async () => fingerprintOf(reader.name, apiKey),
    listCorridors: () => market.listCorridors(),
    requestCollection: (instruction) => requestCollection(ask, market, instruction),
    findCollection: (query) => findCollection(ask, query),
    withdrawCollection: (query) => findCollection(ask, query),
    verifyCallback: signedCallbacks(
      { secretKey, header: 'x-yc-signature', hash: 'sha256', encoding: 'base64' },
      callbackOf,
    ),
  };
}
