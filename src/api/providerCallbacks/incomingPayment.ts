import { vendorCreditStart } from '../../contract/starts.ts';
import { takeBackVendorCredit } from '../../db/orders/returns/chargebacks.ts';
import {
  announceVendorCredit,
  findVendorCreditByReference,
  recordVendorCreditUpdate,
} from '../../db/orders/vendorCredits.ts';
import { ENVIRONMENTS } from '../../domain/money.ts';
import { newIdentifier } from '../../security/identifiers.ts';
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

/**
 * A payment that was credited is wanted back. Where the provider's own answer calls it reversed, its money is gone, so it is
 * booked as a chargeback. Any other answer leaves the claim to operators.
 *
 * @throws ProviderUnavailableError, so that the provider sends the callback again.
 */
export async function followUpClaim(
  { database, ledger, dedicatedAccountsOf, logger }: ApiDependencies,
  provider: string,
  providerReference: string,
): Promise<void> {
  const credit = await findVendorCreditByReference(database, providerReference);
  if (credit?.provider !== provider || credit.status !== 'CREDITED') return;
  const payment = await dedicatedAccountsOf(credit.environment, provider)?.findIncomingPayment(
    providerReference,
  );
  if (payment?.status !== 'reversed') return;
  const chargebackId = newIdentifier('txn');
  const chargeback = await takeBackVendorCredit(
    { database, ledger },
    { chargebackId, provider, providerReference },
  );
  if (chargeback) {
    logger.warn(
      { provider, transactionId: chargeback.receivedId, chargebackId },
      'A provider reversed a payment into a vendor account; it was booked as a chargeback.',
    );
  }
}
