import { signedCallbacks } from '../callback.ts';
import type { ConnectionOptions } from '../exchange.ts';
import { findIncomingPayment, issueDedicatedAccount } from './paystack/accounts.ts';
import { listBanks, resolveAccount } from './paystack/banks.ts';
import { callbackOf } from './paystack/callbacks.ts';
import { createPaystackClient, reader } from './paystack/client.ts';
import {
  findTransfer,
  listTransfers,
  readBalanceMinor,
  readIntegration,
  sendTransfer,
} from './paystack/transfers.ts';
import type { WholeBank } from './port.ts';

/** Sending a transfer makes up to three exchanges. */
export interface PaystackOptions extends ConnectionOptions {
  /** `sk_live_…`. It authenticates our requests and signs Paystack's callbacks. */
  readonly secretKey: string;
  /** The bank that issues dedicated accounts, by Paystack's slug: one of `GET /dedicated_account/available_providers`. */
  readonly dedicatedAccountBank?: string | undefined;
}

/**
 * Bank transfers, name enquiry and dedicated accounts by Paystack (paystack.com/docs/transfers,
 * paystack.com/docs/payments/dedicated-virtual-accounts, PaystackOSS/openapi).
 *
 * How "at most one payout per reference" holds: Paystack creates a transfer only after checking the request, and
 * refuses a reference that a transfer already has. While the checks run, `GET /transfer/verify` answers "not found"
 * ("Transfer not found" in Paystack's page How Transfers Work). So `not_found` after a time-out does not mean that
 * nothing was sent: the request may still be under way. Sending the same reference again is safe, because whichever of
 * the two comes second is refused; a new reference, or releasing the money, is not.
 *
 * For the same reason a refusal speaks only of the request it answers. The balance is checked before the reference, so
 * a second attempt may be refused for a balance that the first one used up. Every refusal is therefore followed by a
 * look at the reference, and is `failed` only when the caller knows that it was the first attempt.
 */
export function createPaystack(options: PaystackOptions): WholeBank {
  const { secretKey } = options;
  const ask = createPaystackClient(options);
  let integration: string | undefined;
  return {
    name: reader.name,

    async identifyAccount(payee) {
      integration ??= await readIntegration(ask, payee);
      return integration;
    },

    readBalanceMinor: () => readBalanceMinor(ask),
    resolveAccount: (account) => resolveAccount(ask, account),
    listBanks: () => listBanks(ask),
    sendTransfer: (instruction) => sendTransfer(ask, instruction),
    findTransfer: (query) => findTransfer(ask, query),
    listTransfers: (day) => listTransfers(ask, day),
    issueDedicatedAccount: (holder) => issueDedicatedAccount(ask, holder, options.dedicatedAccountBank),
    findIncomingPayment: (reference) => findIncomingPayment(ask, reference),
    verifyCallback: signedCallbacks(
      { secretKey, header: 'x-paystack-signature', hash: 'sha512', encoding: 'hex' },
      callbackOf,
    ),
  };
}
