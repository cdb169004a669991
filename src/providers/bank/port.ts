import type { TransferList } from '../../domain/ledger/reconciliation.ts';
import type { Asset } from '../../domain/money.ts';
import type { AccountAtProvider } from '../accounts.ts';
import type { CallbackVerifier } from '../callback.ts';
import type { NotFound, ProviderReport } from '../reports.ts';

/**
 * What the service needs of a bank-transfer provider. One simulator and one adapter per real provider implement it.
 * Amounts are kobo (bigint). Every call may throw ProviderUnavailableError, which always means "nothing is known":
 * after it, a transfer is asked about by its reference, never sent again blindly.
 */
export interface BankProvider extends AccountAtProvider {
  /**
   * As in AccountAtProvider.
   *
   * @param payee a payee who is about to be paid, from which a provider that names the account only together with something in it
   * can be made to name it; then the answer is undefined only when that payee is refused.
   */
  identifyAccount(payee?: Payee): Promise<string | undefined>;

  /** What is left of our money in the account, in kobo; undefined where there is no such thing. */
  readBalanceMinor(): Promise<bigint | undefined>;

  /**
   * Name enquiry: who owns this account number at this bank. `not_found` is definitive: it names a bank or an account
   * that the provider knows not to exist.
   *
   * @throws AccountUnresolvedError when the provider could not find out and says that it may later.
   */
  resolveAccount(account: AccountEnquiry): Promise<AccountResolution>;

  /** All banks the provider can pay, for showing codes and names. */
  listBanks(): Promise<readonly Bank[]>;

  /**
   * Asks the provider to pay. Called with the same reference on every attempt; the provider (or the adapter) makes
   * sure that one reference pays at most once.
   */
  sendTransfer(instruction: TransferInstruction): Promise<TransferReport>;

  /** Checks the outcome of a transfer. `not_found` only when the provider definitively has no such reference. */
  findTransfer(query: TransferQuery): Promise<TransferReport | NotFound>;
}

/**
 * A provider that issues bank accounts to our businesses and tells of money arriving on them. The sandbox needs none:
 * its accounts are simulated in the database, and no money arrives there.
 */
export interface DedicatedAccountProvider {
  /** The same name as in callbacks' paths and stored records. */
  readonly name: string;

  /**
   * Issues an account to a holder, or tells the one it issued before: after a time-out it is simply asked again.
   *
   * @throws ProviderUnavailableError, after which an account may have been issued; ProviderRejectedError.
   */
  issueDedicatedAccount(holder: DedicatedAccountHolder): Promise<DedicatedAccount>;

  /**
   * Asks what is true of an incoming payment.
   *
   * @param reference the provider's own reference of the payment.
   * @throws ProviderUnavailableError, after which nothing is known; ProviderRejectedError.
   */
  findIncomingPayment(reference: string): Promise<IncomingPayment | NotFound>;
}

export interface DedicatedAccountHolder {
  /** Names the holder at the provider: one e-mail address, one holder, one account. */
  readonly email: string;
  readonly businessName: string;
  readonly phone: string;
  /**
   * Bank verification number, eleven digits, of who stands behind the business: where the provider issues no account
   * without one. It is passed on and never stored.
   */
  readonly bvn?: string | undefined;
}

export interface DedicatedAccount {
  /** NUBAN: ten digits. */
  readonly accountNumber: string;
  readonly accountName: string;
  /** `static`: the number stays the holder's, for any number of payments of any amount. */
  readonly accountType: 'static';
  readonly bankName: string;
  /** How the provider names the holder. */
  readonly providerReference: string;
}

/** Money that came in, as the provider tells it when asked. */
export interface IncomingPayment {
  readonly status: 'succeeded' | 'failed' | 'reversed' | 'pending' | 'unknown';
  /** ISO 4217. */
  readonly currency: string;
  /** Minor units of the currency: kobo for NGN. */
  readonly amountMinor: bigint;
  /** Whether it came by bank transfer to an account issued by `issueDedicatedAccount`. */
  readonly isIntoDedicatedAccount: boolean;
  /** The account it arrived on, when the provider says so. */
  readonly accountNumber: string | undefined;
  /** Whose account it is, as `DedicatedAccount.providerReference`. */
  readonly holderReference: string | undefined;
  readonly payerName: string | undefined;
  readonly payerBank: string | undefined;
  /** What the payer's bank wrote with the transfer. */
  readonly narration: string | undefined;
}

/** A provider that lists what it did for us, for comparing its books with ours. */
export interface TransferLister {
  /**
   * Every transfer from our account that was asked for on a day, by any caller. One that cannot be read does not keep the
   * others back.
   *
   * @param day of Lagos, such as `2026-01-31`.
   * @throws ProviderUnavailableError, ProviderRejectedError.
   */
  listTransfers(day: string): Promise<TransferList>;
}

/** A bank whose books of our transfers can be compared with ours. */
export type ComparableBank = BankProvider & TransferLister;

/** A bank that also issues accounts and announces news: all that the service has a use for. */
export type WholeBank = ComparableBank & DedicatedAccountProvider & CallbackVerifier;

export interface BankAccountNumber {
  /** NUBAN: ten digits, a string because leading zeros matter. */
  readonly accountNumber: string;
  readonly bankCode: string;
}

export interface AccountEnquiry extends BankAccountNumber {
  /** The business's own name. Only the simulator, which knows no accounts, answers with it; real providers ignore it. */
  readonly expectedName?: string | undefined;
}

export interface Bank {
  /** The provider's own code: 3 to 10 letters and digits. */
  readonly code: string;
  readonly name: string;
  /** The institution's code on NIP, six digits, by which providers' codes are told to be of one bank. */
  readonly nipCode?: string | undefined;
}

export type AccountResolution =
  | { readonly status: 'found'; readonly accountName: string }
  | { readonly status: 'not_found'; readonly reason: string };

/** Whose account a transfer goes to. */
export interface Payee {
  readonly account: BankAccountNumber;
  readonly accountName: string;
}

export interface TransferInstruction extends Payee {
  /** Our own reference, the withdrawal's id: 16 to 50 characters of a-z, 0-9, - and _ (Paystack's rule). */
  readonly reference: string;
  readonly amountMinor: bigint;
  /** Shown on the receiver's statement. */
  readonly narration: string;
  /**
   * True only when no earlier attempt with this reference can have reached the provider. A refusal then proves that
   * nothing was paid. Without it a refusal speaks of this attempt alone: an earlier one may still be under way, so the
   * report is `unknown`, never `failed`, `not_sent` or `blocked`.
   */
  readonly isFirstAttempt?: boolean | undefined;
  /** The amount that the caller named, where it is not naira: by it the simulator picks its outcome; else ignored. */
  readonly sandboxAmount?: SandboxAmount | undefined;
}

export interface SandboxAmount {
  readonly amountMinor: bigint;
  readonly asset: Asset;
}

export interface TransferQuery {
  readonly reference: string;
  /** The amount and time of sending; a simulator derives its answer from them, real providers need only the reference. */
  readonly amountMinor: bigint;
  readonly sentAtMs: number;
  /** As in the instruction. */
  readonly sandboxAmount?: SandboxAmount | undefined;
}

/**
 * `succeeded`, `failed` and `reversed` are definitive. `pending` means the provider works on it. `unknown` means it
 * answered something from which nothing follows (an unlisted status, or a state that waits for a human).
 *
 * Two more say that the provider did nothing, provably, and will do nothing later under this reference, so that another
 * one may be asked: `not_sent` when it may do so later, `blocked` when it will not until an operator acts on our account
 * there (a balance too low, payouts not enabled). Only `sendTransfer` tells them.
 */
export type TransferReport = ProviderReport<
  'succeeded' | 'failed' | 'pending' | 'reversed' | 'unknown' | 'not_sent' | 'blocked'
>;
