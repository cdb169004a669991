import { z } from 'zod';
import { invariant } from '../../../domain/errors.ts';
import type { ListedTransfer, TransferList } from '../../../domain/ledger/reconciliation.ts';
import { minorToNumber } from '../../../domain/money.ts';
import { type Answer, type Ask, dataOf, describe, type Refusal } from '../../answers.ts';
import {
  afterSending,
  beforeSending,
  ProviderRejectedError,
  ProviderUnavailableError,
} from '../../errors.ts';
import { minorOf, nairaSchema, roundedMinorSchema } from '../../naira.ts';
import type { NotFound } from '../../reports.ts';
import {
  A_DAYS_TRANSFERS,
  type ExpectedTransfer,
  nothingSent,
  type OutcomesByStatus,
  type Span,
  TRANSFERS_A_PAGE,
  type TransferOutcome,
} from '../answers.ts';
import type { TransferInstruction, TransferReport } from '../port.ts';
import { type MonnifyClient, reader } from './client.ts';

const { read, rejected, unavailable } = reader;

/** Makes a transfer, once for each reference: see the note at createMonnify. */
export async function sendTransfer(
  client: MonnifyClient,
  walletAccountNumber: string,
  instruction: TransferInstruction,
): Promise<TransferReport> {
  invariant(instruction.amountMinor > 0n, 'A transfer must be of some money.');
  const isFirstAttempt = instruction.isFirstAttempt === true;
  let answer: Answer;
  try {
    // Whatever goes wrong before the session is open, the transfer itself was not asked for.
    await beforeSending(client.openSession());
    answer = await client.ask({
      path: '/disbursements/single',
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
    if (!(error instanceof ProviderUnavailableError && error.isNothingSent && isFirstAttempt)) throw error;
    return nothingSent(error, 'The transfer was not asked for.');
  }
  return answer.isRefusal
    ? reportRefusal(client.ask, answer, instruction)
    : reportOf(answer.data, instruction, isFirstAttempt);
}

/**
 * Looks up a transfer by our reference.
 *
 * @param isFirstAttempt whether a failure for want of balance may be told as what it is: see reportOf.
 */
export async function findTransfer(
  ask: Ask,
  expected: ExpectedTransfer,
  isFirstAttempt = false,
): Promise<TransferReport | NotFound> {
  const { reference } = expected;
  const answer = await ask({ path: '/disbursements/single/summary', query: { reference } });
  return reader.lookedUp(answer, { what: 'transfer', isNotFound: saysTransferNotFound }, (data) =>
    reportOf(data, expected, isFirstAttempt),
  );
}

/** Every transfer of a day of Lagos from our wallet. */
export function listTransfers(ask: Ask, walletAccountNumber: string, day: string): Promise<TransferList> {
  const readPage = async (page: number, { fromMs, toMs }: Span, sourceAccountNumber: string) => {
    const answer = await ask({
      path: '/disbursements/search-transactions',
      query: {
        sourceAccountNumber,
        pageNo: String(page),
        pageSize: TRANSFERS_A_PAGE,
        startDate: String(fromMs),
        endDate: String(toMs - 1),
      },
    });
    const { content, last } = read(transferPageSchema, dataOf(answer), A_DAYS_TRANSFERS);
    return { entries: content, isLast: last };
  };
  return reader.listDay(day, [walletAccountNumber], { readPage, readEntry: listedTransferOf });
}

/** What is left in our wallet, in kobo. */
export async function readBalanceMinor(ask: Ask, accountNumber: string): Promise<bigint> {
  const answer = await ask({ path: '/disbursements/wallet-balance', query: { accountNumber } });
  if (answer.isRefusal) {
    // Documented of any other number than a wallet's of ours: "Supplied account number does not belong to merchant".
    throw rejected(
      `Monnify does not tell the balance of our wallet (${describe(answer)}): the keys may be another merchant's.`,
    );
  }
  return read(balanceSchema, answer.data, 'answer about our balance').availableBalance;
}

/** What follows from Monnify refusing to make a transfer: see the note on refusals at createMonnify. */
async function reportRefusal(
  ask: Ask,
  refusal: Refusal,
  instruction: TransferInstruction,
): Promise<TransferReport> {
  const isFirstAttempt = instruction.isFirstAttempt === true;
  const existing = await afterSending(findTransfer(ask, instruction, isFirstAttempt));
  if (existing.status !== 'not_found') return existing;
  if (refusal.code === REFERENCE_TAKEN) throw reader.notShownYet();
  if (refusal.code === SAME_TRANSFER_JUST_MADE && !isFirstAttempt) {
    throw unavailable(
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

/** Error Codes: D07 refuses the same amount to the same account for two minutes. */
const SAME_TRANSFER_WINDOW_MS = 120_000;

const transferSchema = z.object({
  reference: z.string(),
  status: z.string(),
  amount: nairaSchema.transform(minorOf),
  // Only a look-up tells it; a transfer is asked for in naira.
  currency: z.string().nullish(),
  transactionReference: z.string().nullish(),
  // Why, in the answer to a transfer and in that to a look-up.
  comment: z.string().nullish(),
  transactionDescription: z.string().nullish(),
});
type Transfer = z.infer<typeof transferSchema>;

const transferOnListSchema = transferSchema.extend({
  transactionReference: z.string().min(1),
  amount: roundedMinorSchema,
  fee: roundedMinorSchema.nullish(),
  createdOn: z.string(),
});

const transferPageSchema = z.object({ content: z.array(z.unknown()), last: z.boolean() });

const balanceSchema = z.object({ availableBalance: roundedMinorSchema });

/**
 * Reads a transfer into a report.
 *
 * @param isFirstAttempt whether this answers the first attempt: then a failure for want of balance is told as
 * `blocked`, so that another provider may pay.
 * @throws ProviderUnavailableError when it is unreadable or about another reference.
 */
function reportOf(data: unknown, expected: ExpectedTransfer, isFirstAttempt: boolean): TransferReport {
  const transfer = transferSchema.safeParse(data).data;
  const report = reader.reportOf(
    transfer && {
      reference: transfer.reference,
      providerReference: transfer.transactionReference ?? undefined,
      currency: transfer.currency ?? 'NGN',
      amountMinor: transfer.amount,
      outcome: outcomeOf(transfer),
    },
    expected,
  );
  if (transfer && report.status === 'failed' && isFirstAttempt && isForWantOfBalance(transfer)) {
    const reason = 'The balance of our Monnify wallet is too low. Fund it, then retry.';
    return { ...report, status: 'blocked', reason };
  }
  return report;
}

const WAITS_FOR_PASSWORD: TransferOutcome = {
  status: 'unknown',
  reason:
    'Monnify waits for a one-time password: confirm the transfer on its dashboard, and have confirmation switched off.',
};

/** What becomes of a transfer: Single Transfers, "Transaction Status Description". */
const OUTCOMES: OutcomesByStatus = {
  SUCCESS: { status: 'succeeded' },
  COMPLETED: { status: 'succeeded' },
  PENDING: { status: 'pending' },
  AWAITING_PROCESSING: { status: 'pending' },
  IN_PROGRESS: { status: 'pending' },
  REVERSED: { status: 'reversed', reason: 'Monnify took the transfer back.' },
  FAILED: { status: 'failed', reason: 'Monnify could not make the transfer.' },
  PENDING_AUTHORIZATION: WAITS_FOR_PASSWORD,
  OTP_EMAIL_DISPATCH_FAILED: WAITS_FOR_PASSWORD,
  EXPIRED: {
    status: 'unknown',
    reason:
      'The transfer expired before it was confirmed; Monnify documents what that means for batches alone.',
  },
};

/** The status of a transfer; what a failure's description says: Error Codes, "Disbursements / Transfer". */
function outcomeOf(transfer: Transfer): TransferOutcome {
  if (transfer.status === 'FAILED' && TO_BE_ASKED_AGAIN.has(descriptionOf(transfer))) {
    return {
      status: 'unknown',
      reason: 'Monnify calls the transfer failed, for a reason after which it says to ask again.',
    };
  }
  return reader.outcomeOf(OUTCOMES, transfer.status);
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

/** Seen: "You do not have sufficient balance to process this request. …" and "Insufficient wallet balance". */
function isForWantOfBalance(transfer: Transfer): boolean {
  return /do not have sufficient balance|insufficient wallet balance/.test(descriptionOf(transfer));
}

function listedTransferOf(entry: unknown): ListedTransfer | undefined {
  const transfer = transferOnListSchema.safeParse(entry).data;
  if (!transfer) return undefined;
  return reader.listedOf({
    reference: transfer.reference,
    providerReference: transfer.transactionReference,
    status: outcomeOf(transfer).status,
    amountMinor: transfer.amount,
    feeMinor: transfer.fee ?? 0n,
    createdAt: transfer.createdOn,
  });
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
