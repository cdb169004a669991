import { fingerprintOf } from '../accounts.ts';
import type { CallbackVerifier } from '../callback.ts';
import type { BillsProvider } from './port.ts';
import { readBalanceMinor, verifyAccount } from './vtpass/accounts.ts';
import { verifyCallback } from './vtpass/callbacks.ts';
import { listBillers, listPlans } from './vtpass/catalogue.ts';
import { createVtpassClient, reader, type VtpassOptions } from './vtpass/client.ts';
import { findPurchase, purchase } from './vtpass/purchases.ts';

export { vtpassCallbackToken } from './vtpass/callbacks.ts';

/**
 * Bills by VTpass (vtpass.com/documentation: buying-services, response-codes, re-query-services, service-ids,
 * variation-codes, transaction-update-webhook-api, and the page of each service).
 *
 * How "at most one vend per purchase" holds: VTpass refuses a request id that it knows (code 014), and tells by the
 * request id for its outcome. So after a time-out the id is asked about, and the same id is sent again only when
 * VTpass does not know it (015): whichever of two comes second is refused. As its documentation says, only the listed
 * codes mean failure; whatever else comes is pending, and asked about. VTpass takes ids of the present day only (085), so
 * one that it does not know when its day is over will never be sold under.
 */
export function createVtpass(options: VtpassOptions): BillsProvider & CallbackVerifier {
  const ask = createVtpassClient(options);
  return {
    name: reader.name,
    // VTpass's answers do not say whose they are, and its API key is static (vtpass.com/documentation/authentication).
    identifyAccount: async () => fingerprintOf(reader.name, options.apiKey),
    verifyAccount: (enquiry) => verifyAccount(ask, enquiry),
    listBillers: () => listBillers(ask),
    findPlan: async (serviceId, planCode) =>
      (await listPlans(ask, serviceId)).find(({ code }) => code === planCode),
    purchase: (instruction) => purchase(ask, instruction),
    findPurchase: (query) => findPurchase(ask, query),
    readBalanceMinor: () => readBalanceMinor(ask),
    verifyCallback: (rawBody, _headers, query) => verifyCallback(options.secretKey, rawBody, query?.token),
  };
}
