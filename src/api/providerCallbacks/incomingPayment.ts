import { vendorCreditStart } from '../../contract/starts.ts';
import { announceVendorCredit, recordVendorCreditUpdate } from '../../db/orders/vendorCredits.ts';
import { ENVIRONMENTS } from '../../domain/money.ts';
import type { ApiDependencies } from '../context.ts';

/**
 * Makes sure that an announced payment is checked and credited: the first announcement stores the message of its workflow, a later one
 * is counted and wakes it. Returns only when that is committed, so that a provider re-sends what we could not store.
 *
 * @param provider the provider's name, which decides the environment: nothing in an announcement is believed.
 */
export async function followUpIncomingPayment(
  { database, dedicatedAccountsOf, starter, logger }: ApiDependencies,
  provider: string,
  providerReference: string,
): Promise<void> {
  const environment = ENVIRONMENTS.find((each) => dedicatedAccountsOf(each, provider) !== undefined);
  if (environment === undefined) {
    logger.warn({ provider }, 'A provider announced a payment, but issues no accounts for us.');
    return;
  }
  const key = { provider, providerReference, environment };
  const start = vendorCreditStart(key);
  const messageId = await announceVendorCredit(database, key, start);
  const message =
    messageId === undefined ? await recordVendorCreditUpdate(database, key, start) : { id: messageId, start };
  if (message) starter.dispatchSoon([message]);
}
