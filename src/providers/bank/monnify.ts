import { signedCallbacks } from '../callback.ts';
import { createMonnifyAccounts } from './monnify/accounts.ts';
import { listBanks, resolveAccount } from './monnify/banks.ts';
import { callbackOf } from './monnify/callbacks.ts';
import { createMonnifyClient, type MonnifyClientOptions, reader } from './monnify/client.ts';
import { findTransfer, listTransfers, readBalanceMinor, sendTransfer } from './monnify/transfers.ts';
import type { WholeBank } from './port.ts';

export interface MonnifyOptions extends MonnifyClientOptions {
  /** The wallet that pays, by its account number: ten digits. */
  readonly walletAccountNumber: string;
  /** The contract under which accounts are reserved; none are where it is absent. */
  readonly contractCode?: string | undefined;
}

/**
 * Bank transfers and name enquiry by Monnify (developers.monnify.com: API Reference, Single Transfers, Error Codes,
 * Webhook Event Types; Monnify/monnify-dotnet-lib, which tells what the sandbox really answers).
 *
 * How "at most one payout per reference" holds: a reference that a transfer already has is refused with code D05
 * (Error Codes, Disbursements: "Supplied reference already exists"), so the same reference may be sent again and again,
 * and a transfer is looked up by it. That a transfer "does not exist" (D02) means no more than that it did not exist
 * then: a request that was lost on the way may still arrive. So after a time-out the same reference is sent again, never
 * another one.
 *
 * A refusal speaks of the request that it answers. D07 refuses a second transfer of one amount to one account within two
 * minutes, whichever reference it has: after an attempt of ours it may mean that very attempt. Every refusal is therefore
 * followed by a look at the reference, and tells something definitive only of the first attempt: D01 and D03 that
 * nothing was paid ("treat as failed"), D04 and D06 that our wallet or our address is why, D07 that it can be sent later.
 * Code 99 is an unexpected error, after which nothing is known but what the look tells.
 */
export function createMonnify(options: MonnifyOptions): WholeBank {
  const client = createMonnifyClient(options);
  const { ask } = client;
  const { secretKey, walletAccountNumber } = options;
  let isWalletProven = false;

  async function readWalletMinor(): Promise<bigint> {
    const balanceMinor = await readBalanceMinor(ask, walletAccountNumber);
    isWalletProven = true;
    return balanceMinor;
  }

  return {
    ...createMonnifyAccounts(ask, options.contractCode),
    name: reader.name,

    async identifyAccount() {
      // The wallet is a setting of its own; that its balance is told proves that the keys are those of its merchant.
      if (!isWalletProven) await readWalletMinor();
      return walletAccountNumber;
    },

    readBalanceMinor: readWalletMinor,
    resolveAccount: (account) => resolveAccount(ask, account),
    listBanks: () => listBanks(ask),
    sendTransfer: (instruction) => sendTransfer(client, walletAccountNumber, instruction),
    findTransfer: (query) => findTransfer(ask, query),
    listTransfers: (day) => listTransfers(ask, walletAccountNumber, day),
    verifyCallback: signedCallbacks(
      { secretKey, header: 'monnify-signature', hash: 'sha512', encoding: 'hex' },
      callbackOf,
    ),
  };
}
