import { vendorCreditWorkflowId } from '../../contract/flows.ts';
import { providerUpdateSignal } from '../../contract/messages.ts';
import { vendorCreditStart } from '../../contract/starts.ts';
import { findVendorCredit, promiseVendorCredit } from '../../db/orders/vendorCredits.ts';
import { ENVIRONMENTS } from '../../domain/money.ts';
import type { ApiDependencies } from '../context.ts';

/**
 * Makes sure that an announced payment will be asked about and credited: the first announcement promises its workflow,
 * a later one wakes it. Returns only when the promise is committed, so that a provider re-sends what we could not keep.
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
  const promiseId = await promiseVendorCredit(database, key, start);
  if (promiseId !== undefined) {
    starter.keepSoon([{ id: promiseId, start }]);
    return;
  }
  const credit = await findVendorCredit(database, key);
  // A workflow that has not started yet will ask by itself, so it does not matter whether the signal finds it.
  if (credit?.status === 'PENDING') await starter.signal(vendorCreditWorkflowId(key), providerUpdateSignal);
}
