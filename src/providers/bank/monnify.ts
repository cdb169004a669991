import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { dayInLagos } from '../../domain/dayInLagos.ts';
import { invariant } from '../../domain/errors.ts';
import { minorToNumber } from '../../domain/money.ts';
import type { ListedTransfer } from '../../domain/reconciliation.ts';
import { bodyHashOf, callbackWithProblem, unreadableCallback } from '../callback.ts';
import {
  AccountUnresolvedError,
  afterSending,
  ProviderRejectedError,
  ProviderUnavailableError,
} from '../errors.ts';
import { parseJson } from '../exchange.ts';
import { createMonnifyAccounts, RESERVED } from './monnifyAccounts.ts';
import {
  type Answer,
  createMonnifyClient,
  describe,
  IDENTITY,
  type MonnifyClientOptions,
  minorOf,
  nairaSchema,
  type Refusal,
  unreadable,
} from './monnifyClient.ts';
import type {
  AccountResolution,
  BankAccountNumber,
  BankProvider,
  CallbackVerifier,
  DedicatedAccountProvider,
  ProviderCallback,
  TransferInstruction,
  TransferLister,
  TransferQuery,
  TransferReport,
} from './port.ts';

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
export function createMonnify(
  options: MonnifyOptions,
): BankProvider & CallbackVerifier & DedicatedAccountProvider & TransferLister {
  const client = createMonnifyClient(options);
  const { openSession, ask } = client;
  const { walletAccountNumber } = options;
  let isWalletProven = false;

  /** @param isFirstAttempt whether a failure for want of balance may be told as what it is: see reportOf. */
  async function lookUp(
    query: Pick<TransferQuery, 'reference' | 'amountMinor'>,
    isFirstAttempt: boolean,
  ): Promise<TransferReport | { readonly status: 'not_found' }> {
    const answer = await ask({
      label: '/disbursements/single/summary',
      path: `/api/v2/disbursements/single/summary?${new URLSearchParams({ reference: query.reference })}`,
    });
    if (!answer.isRefusal) return reportOf(answer.data, query, isFirstAttempt);
    if (saysTransferNotFound(answer)) return { status: 'not_found' };
    throw new ProviderUnavailableError(
      IDENTITY.name,
      `Monnify could not look up a transfer (${describe(answer)}), so nothing is known of it.`,
    );
  }

  /** What follows from Monnify refusing to make a transfer: see the note on refusals at createMonnify. */
  async function reportRefusal(refusal: Refusal, instruction: TransferInstruction): Promise<TransferReport> {
    const isFirstAttempt = instruction.isFirstAttempt === true;
    const existing = await afterSending(lookUp(instruction, isFirstAttempt));
    if (existing.status !== 'not_found') return existing;
    if (refusal.code === REFERENCE_TAKEN) {
      throw new ProviderUnavailableError(
        IDENTITY.name,
        'Monnify has a transfer with this reference but does not show it yet.',
      );
    }
    if (refusal.code === SAME_TRANSFER_JUST_MADE && !isFirstAttempt) {
      throw new ProviderUnavailableError(
        IDENTITY.name,
        'Monnify made a transfer of this amount to this account just now and does not show whether it is this one.',
        { retryAfterMs: SAME_TRANSFER_WINDOW_MS },
      );
    }
    const meaning = isFirstAttempt ? meaningOf(refusal) : undefined;
    return {
      status: meaning?.status ?? 'unknown',
      providerReference: undefined,
      reason: meaning
        ? `Monnify made no transfer: ${meaning.why} (${describe(refusal)}).`
        : `Monnify refused the transfer (${describe(refusal)}) and shows none; ${
            isFirstAttempt ? 'what it means is not documented' : 'an earlier attempt may be under way'
          }.`,
      ...(meaning?.status === 'not_sent' && { askAgainInMs: SAME_TRANSFER_WINDOW_MS }),
    };
  }

  /** What follows from Monnify refusing our credentials, at the login or when a transfer was asked for. */
  function reportRejection(error: ProviderRejectedError, isFirstAttempt: boolean): TransferReport {
    return {
      status: isFirstAttempt ? 'blocked' : 'unknown',
      providerReference: undefined,
      reason: isFirstAttempt
        ? `${error.message} Nothing was paid. Check the keys, and that transfers are enabled for them.`
        : `${error.message} An earlier attempt may be under way.`,
    };
  }

  async function readBalanceMinor(): Promise<bigint> {
    const answer = await ask({
      label: '/disbursements/wallet-balance',
      path: `/api/v2/disbursements/wallet-balance?${new URLSearchParams({ accountNumber: walletAccountNumber })}`,
    });
    if (answer.isRefusal) {
      // Documented of any other number than a wallet's of ours: "Supplied account number does not belong to merchant".
      throw new ProviderRejectedError(
        IDENTITY.name,
        `Monnify does not tell the balance of our wallet (${describe(answer)}): the keys may be another merchant's.`,
      );
    }
    const balance = balanceSchema.safeParse(answer.data).data?.availableBalance;
    const balanceMinor = balance === undefined ? undefined : minorOf(balance);
    if (balanceMinor === undefined) throw unreadable('about our balance');
    isWalletProven = true;
    return balanceMinor;
  }

  return {
    ...createMonnifyAccounts(client, options.contractCode),
    name: IDENTITY.name,

    async identifyAccount() {
      // The wallet is a setting of its own; that its balance is told proves that the keys are those of its merchant.
      if (!isWalletProven) await readBalanceMinor();
      return walletAccountNumber;
    },

    readBalanceMinor,

    async resolveAccount(account) {
      const query = new URLSearchParams({
        accountNumber: account.accountNumber,
        bankCode: account.bankCode,
      });
      const answer = await ask({
        label: '/disbursements/account/validate',
        path: `/api/v1/disbursements/account/validate?${query}`,
      });
      return resolutionOf(answer, account);
    },

    async listBanks() {
      const answer = await ask({ label: '/banks', path: '/api/v1/banks' });
      const listed = answer.isRefusal ? undefined : banksSchema.safeParse(answer.data).data;
      if (listed === undefined) throw unreadable('about banks');
      return listed.map(({ code, name, nipBankCode }) => ({
        code,
        name,
        ...(nipBankCode != null && NIP_CODE.test(nipBankCode) && { nipCode: nipBankCode }),
      }));
    },

    async sendTransfer(instruction) {
      invariant(instruction.amountMinor > 0n, 'A transfer must be of some money.');
      const isFirstAttempt = instruction.isFirstAttempt === true;
      let answer: Answer;
      try {
        // Whatever goes wrong before the session is open, the transfer itself was not asked for.
        await openSession().catch((error: unknown) => {
          throw error instanceof ProviderUnavailableError ? withNothingSent(error) : error;
        });
        answer = await ask({
          label: '/disbursements/single',
          path: '/api/v2/disbursements/single',
          body: {
            amount: minorToNumber(instruction.amountMinor, 'NGN'),
            reference: instruction.reference,
            narration: instruction.narration,
            destinationBankCode: instruction.account.bankCode,
            destinationAccountNumber: instruction.account.accountNumber,
            destinationAccountName: instruction.accountName,
            currency: 'NGN',
            sourceAccountNumber: walletAccountNumber,
          },
        });
      } catch (error) {
        if (error instanceof ProviderRejectedError) return reportRejection(error, isFirstAttempt);
        if (!(error instanceof ProviderUnavailableError && error.isNothingSent && isFirstAttempt))
          throw error;
        return {
          status: 'not_sent',
          providerReference: undefined,
          reason: `${error.message} The transfer was not asked for.`,
          ...(error.retryAfterMs !== undefined && { askAgainInMs: error.retryAfterMs }),
        };
      }
      return answer.isRefusal
        ? reportRefusal(answer, instruction)
        : reportOf(answer.data, instruction, isFirstAttempt);
    },

    findTransfer: (query) => lookUp(query, false),

    async listTransfers(day) {
      const { fromMs, toMs } = dayInLagos(day);
      const transfers = new Map<string, ListedTransfer>();
      for (let page = 0; page < MAX_TRANSFER_PAGES; page += 1) {
        const query = new URLSearchParams({
          sourceAccountNumber: walletAccountNumber,
          pageNo: String(page),
          pageSize: String(TRANSFERS_A_PAGE),
          startDate: String(fromMs),
          endDate: String(toMs - 1),
        });
        const answer = await ask({
          label: '/disbursements/search-transactions',
          path: `/api/v2/disbursements/search-transactions?${query}`,
        });
        const listed = answer.isRefusal ? undefined : transferPageSchema.safeParse(answer.data).data;
        if (listed === undefined) throw unreadable('about the transfers of a day');
        for (const transfer of listed.content.map(listedTransferOf)) {
          // A page may hold what stood on the one before; and whose filter a day went through is not for us to trust.
          if (transfer.createdAtMs >= fromMs && transfer.createdAtMs < toMs) {
            transfers.set(transfer.providerReference, transfer);
          }
        }
        if (listed.last) return [...transfers.values()];
      }
      throw new ProviderUnavailableError(
        IDENTITY.name,
        `Monnify lists more than ${MAX_TRANSFER_PAGES} pages of transfers for a day.`,
      );
    },

    verifyCallback(rawBody, headers) {
      const signature = headers['monnify-signature'];
      if (signature === undefined || !/^[0-9a-f]{128}$/i.test(signature)) return undefined;
      const expected = createHmac('sha512', options.secretKey).update(rawBody).digest();
      if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return undefined;
      return callbackOf(rawBody);
    },
  };
}

/** Error Codes: D07 refuses the same amount to the same account for two minutes. */
const SAME_TRANSFER_WINDOW_MS = 120_000;

const TRANSFERS_A_PAGE = 100;
/** Half a million transfers a day; a list that never ends must not keep us asking. */
const MAX_TRANSFER_PAGES = 5_000;

/** The code of a bank in the interbank scheme. */
const NIP_CODE = /^[0-9]{6}$/;

const transferSchema = z.object({
  reference: z.string(),
  status: z.string(),
  amount: nairaSchema,
  // Only a look-up tells it; a transfer is asked for in naira.
  currency: z.string().nullish(),
  transactionReference: z.string().nullish(),
  // Why, in the answer to a transfer and in that to a look-up.
  comment: z.string().nullish(),
  transactionDescription: z.string().nullish(),
});
type Transfer = z.infer<typeof transferSchema>;

const transferPageSchema = z.object({
  content: z.array(
    transferSchema.extend({
      transactionReference: z.string().min(1),
      fee: nairaSchema.nullish(),
      createdOn: z.string(),
    }),
  ),
  last: z.boolean(),
});

const balanceSchema = z.object({ availableBalance: nairaSchema });
const resolutionSchema = z.object({ accountNumber: z.string(), accountName: z.string().min(1) });
const banksSchema = z.array(
  z.object({ code: z.string().min(1), name: z.string().min(1), nipBankCode: z.string().nullish() }),
);

const callbackSchema = z.object({
  eventType: z.string(),
  eventData: z.object({
    reference: z.string().nullish().catch(undefined),
    transactionReference: z.string().nullish().catch(undefined),
    product: z.object({ type: z.string().nullish() }).nullish().catch(undefined),
  }),
});

/** The same error, of something that was needed before anything could be asked for. */
function withNothingSent({
  message,
  retryAfterMs,
  cause,
}: ProviderUnavailableError): ProviderUnavailableError {
  return new ProviderUnavailableError(IDENTITY.name, message, { retryAfterMs, cause, isNothingSent: true });
}

/**
 * Reads a transfer into a report. The statuses: Single Transfers, "Transaction Status Description"; what their
 * descriptions say: Error Codes, "Disbursements / Transfer".
 *
 * @param isFirstAttempt whether this answers the first attempt: then a failure for want of balance is told as
 * `blocked`, so that another provider may pay.
 * @throws ProviderUnavailableError when it is unreadable or about another reference.
 */
function reportOf(
  data: unknown,
  expected: Pick<TransferQuery, 'reference' | 'amountMinor'>,
  isFirstAttempt: boolean,
): TransferReport {
  const transfer = transferSchema.safeParse(data).data;
  if (transfer === undefined || transfer.reference !== expected.reference) {
    throw new ProviderUnavailableError(
      IDENTITY.name,
      'Monnify described no transfer, or another one than asked for.',
    );
  }
  const providerReference = transfer.transactionReference ?? undefined;
  const isInNaira = transfer.currency == null || transfer.currency === 'NGN';
  if (!isInNaira || minorOf(transfer.amount) !== expected.amountMinor) {
    return {
      status: 'unknown',
      providerReference,
      reason: 'Monnify has another amount or currency under this reference.',
    };
  }
  const { status, reason } = outcomeOf(transfer);
  if (status === 'failed' && isFirstAttempt && isForWantOfBalance(transfer)) {
    return {
      status: 'blocked',
      providerReference,
      reason: 'The balance of our Monnify wallet is too low. Fund it, then retry.',
    };
  }
  return { status, providerReference, reason };
}

function outcomeOf(transfer: Transfer): {
  readonly status: ListedTransfer['status'];
  readonly reason: string | undefined;
} {
  switch (transfer.status) {
    case 'SUCCESS':
    case 'COMPLETED':
      return { status: 'succeeded', reason: undefined };
    case 'PENDING':
    case 'AWAITING_PROCESSING':
    case 'IN_PROGRESS':
      return { status: 'pending', reason: undefined };
    case 'REVERSED':
      return { status: 'reversed', reason: 'Monnify took the transfer back.' };
    case 'FAILED':
      return isToBeAskedAgain(transfer)
        ? {
            status: 'unknown',
            reason: 'Monnify calls the transfer failed, for a reason after which it says to ask again.',
          }
        : { status: 'failed', reason: 'Monnify could not make the transfer.' };
    case 'PENDING_AUTHORIZATION':
    case 'OTP_EMAIL_DISPATCH_FAILED':
      return {
        status: 'unknown',
        reason:
          'Monnify waits for a one-time password: confirm the transfer on its dashboard, and have confirmation switched off.',
      };
    case 'EXPIRED':
      return {
        status: 'unknown',
        reason:
          'The transfer expired before it was confirmed; Monnify documents what that means for batches alone.',
      };
    default:
      return {
        status: 'unknown',
        reason: 'Monnify gave the transfer a status that its documentation does not list.',
      };
  }
}

/** What Monnify wrote about a transfer, without capitals and the full stop. */
function descriptionOf({ transactionDescription, comment }: Transfer): string {
  return plainText(transactionDescription ?? comment ?? '');
}

function plainText(text: string): string {
  return text.toLowerCase().trim().replace(/\.$/, '');
}

/**
 * The descriptions of which Error Codes says "re-query the transaction": the money may have left, whatever the status
 * is called.
 */
const TO_BE_ASKED_AGAIN = new Set([
  'transaction timed out while waiting for destination bank',
  'delayed processing from nip',
  'beneficiary bank not available',
  'invalid session id',
  'invalid response code from beneficiary institution',
  'system malfunction by destination institution',
  'unable to complete the transaction at this time',
  'transaction could not be processed at this time. please try again',
  'transaction processing in progress',
  'processor malfunction - transaction transmission failed',
]);

function isToBeAskedAgain(transfer: Transfer): boolean {
  return TO_BE_ASKED_AGAIN.has(descriptionOf(transfer));
}

/** Seen: "You do not have sufficient balance to process this request. …" and "Insufficient wallet balance". */
function isForWantOfBalance(transfer: Transfer): boolean {
  return /do not have sufficient balance|insufficient wallet balance/.test(descriptionOf(transfer));
}

function listedTransferOf(transfer: z.infer<typeof transferPageSchema>['content'][number]): ListedTransfer {
  const amountMinor = minorOf(transfer.amount);
  const feeMinor = minorOf(transfer.fee ?? 0);
  const createdAtMs = Date.parse(transfer.createdOn);
  if (amountMinor === undefined || feeMinor === undefined || Number.isNaN(createdAtMs)) {
    throw unreadable('about the transfers of a day');
  }
  const { reference, transactionReference: providerReference } = transfer;
  return {
    reference,
    providerReference,
    status: outcomeOf(transfer).status,
    amountMinor,
    feeMinor,
    createdAtMs,
  };
}

function resolutionOf(answer: Answer, account: BankAccountNumber): AccountResolution {
  if (!answer.isRefusal) {
    const resolved = resolutionSchema.safeParse(answer.data).data;
    if (resolved === undefined || resolved.accountNumber !== account.accountNumber) {
      throw unreadable('to a name enquiry');
    }
    return { status: 'found', accountName: resolved.accountName };
  }
  // Documented of this call is code 99 alone, "Invalid account details supplied", which is also every unexpected error.
  // What it means is in the message; seen: "Invalid account number", "… Name inquiry failed. … Invalid Account". Of one
  // message Error Codes says that the account is invalid or its bank unavailable.
  if (/could not be validated/i.test(answer.message)) {
    throw new AccountUnresolvedError(
      IDENTITY.name,
      `Monnify could not resolve an account (${describe(answer)}): it does not exist, or its bank does not answer.`,
    );
  }
  if (/invalid (account|bank)|could not find specified bank|unknown .*bank/i.test(answer.message)) {
    return { status: 'not_found', reason: `Monnify finds no such account (${describe(answer)}).` };
  }
  throw new ProviderUnavailableError(IDENTITY.name, `Monnify refused a name enquiry (${describe(answer)}).`);
}

/** Error Codes, Disbursements: "Supplied reference already exists" and "Duplicate Request". */
const REFERENCE_TAKEN = 'D05';
const SAME_TRANSFER_JUST_MADE = 'D07';

/** Documented by its code ("Transaction does not exist") and by its message. */
function saysTransferNotFound(refusal: Refusal): boolean {
  return (
    refusal.code === 'D02' ||
    plainText(refusal.message) === 'could not find disbursement transaction for given reference'
  );
}

/**
 * What a refusal of the first attempt means, where no transfer exists (Error Codes, "Disbursements / Transfer"). One that
 * is not listed proves nothing.
 */
function meaningOf({
  code,
  message,
}: Refusal): { readonly status: 'failed' | 'blocked' | 'not_sent'; readonly why: string } | undefined {
  switch (code) {
    case 'D01':
      return /account number does not belong to merchant/i.test(message)
        ? { status: 'blocked', why: 'the wallet is not one of ours there; check the setting' }
        : { status: 'failed', why: 'it refused the request' };
    case 'D03':
      return { status: 'failed', why: 'it does not know the receiving account' };
    case 'D04':
      return { status: 'blocked', why: 'the balance of our wallet is too low; fund it, then retry' };
    case 'D06':
      return { status: 'blocked', why: 'it does not know our address; have it put on the list' };
    case SAME_TRANSFER_JUST_MADE:
      return { status: 'not_sent', why: 'it made one of this amount to this account within two minutes' };
    default:
      return undefined;
  }
}

/** The events about a transfer of ours (Webhook Event Types). */
const TRANSFER_EVENTS = new Set(['SUCCESSFUL_DISBURSEMENT', 'FAILED_DISBURSEMENT', 'REVERSED_DISBURSEMENT']);

function callbackOf(rawBody: Uint8Array): ProviderCallback {
  const callback = callbackSchema.safeParse(parseJson(Buffer.from(rawBody).toString('utf8'))).data;
  if (callback === undefined) return unreadableCallback(rawBody);
  const { eventType, eventData } = callback;
  const isTransfer = TRANSFER_EVENTS.has(eventType);
  const isIncoming = eventType === 'SUCCESSFUL_TRANSACTION' && eventData.product?.type === RESERVED;
  if ((isTransfer && !eventData.reference) || (isIncoming && !eventData.transactionReference)) {
    return callbackWithProblem(rawBody, 'It names no transfer and no payment.', eventType);
  }
  // A transfer gets each of its events once, whatever else the body says when it is sent again.
  const subject = eventData.transactionReference ?? eventData.reference;
  return {
    eventKey: `${eventType}:${isTransfer && subject != null ? subject : bodyHashOf(rawBody)}`,
    eventType,
    transferReference: isTransfer ? (eventData.reference ?? undefined) : undefined,
    ...(isIncoming && { incomingPaymentReference: eventData.transactionReference ?? undefined }),
  };
}
