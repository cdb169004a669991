import { z } from 'zod';
import { invariant } from '../../../domain/errors.ts';
import type { ListedTransfer, TransferList } from '../../../domain/ledger/reconciliation.ts';
import { type Answer, type Ask, dataOf, describe, type Refusal } from '../../answers.ts';
import { afterSending, ProviderRejectedError, ProviderUnavailableError } from '../../errors.ts';
import { nairaSchema, roundedKoboSchema } from '../../naira.ts';
import type { NotFound } from '../../reports.ts';
import {
  A_DAYS_TRANSFERS,
  type DescribedTransfer,
  type ExpectedTransfer,
  nothingSent,
  type OutcomesByStatus,
  type Span,
  TRANSFERS_A_PAGE,
} from '../answers.ts';
import type { Payee, TransferInstruction, TransferReport } from '../port.ts';
import { reader, saysNotFound } from './client.ts';

const { rejected, unavailable, unreadable } = reader;

/** Makes a transfer, once for each reference: see the note at createPaystack. */
export async function sendTransfer(ask: Ask, instruction: TransferInstruction): Promise<TransferReport> {
  invariant(
    TRANSFER_REFERENCE.test(instruction.reference),
    "A transfer reference breaks Paystack's rule: 16 to 50 characters of a-z, 0-9, - and _.",
  );
  invariant(
    instruction.amountMinor > 0n && instruction.amountMinor <= BigInt(Number.MAX_SAFE_INTEGER),
    'A transfer amount cannot be written as a JSON integer.',
  );

  let recipient: Refusal | Recipient;
  try {
    recipient = await recipientOf(ask, instruction);
  } catch (error) {
    return notSent(error, instruction);
  }
  if (recipient.isRefusal)
    return reportRefusal(ask, instruction, { refusal: recipient, step: 'the receiving account' });

  let transfer: Answer;
  try {
    transfer = await ask({
      path: '/transfer',
      body: {
        source: 'balance',
        amount: Number(instruction.amountMinor),
        recipient: recipient.code,
        reference: instruction.reference,
        reason: instruction.narration,
        currency: 'NGN',
      },
    });
  } catch (error) {
    if (error instanceof ProviderUnavailableError && error.isNothingSent) return notSent(error, instruction);
    throw error;
  }
  if (!transfer.isRefusal) return reportOf(transfer.data, instruction);
  if (!saysReferenceIsTaken(transfer))
    return afterSending(reportRefusal(ask, instruction, { refusal: transfer, step: 'the transfer' }));
  const existing = await afterSending(findTransfer(ask, instruction));
  if (existing.status !== 'not_found') return existing;
  throw reader.notShownYet();
}

/** Looks up a transfer by our reference. */
export async function findTransfer(ask: Ask, query: ExpectedTransfer): Promise<TransferReport | NotFound> {
  const answer = await ask({ path: '/transfer/verify', subject: query.reference });
  return reader.lookedUp(answer, { what: 'transfer', isNotFound: saysTransferNotFound }, (data) =>
    reportOf(data, query),
  );
}

/** Every transfer of a day of Lagos. */
export function listTransfers(ask: Ask, day: string): Promise<TransferList> {
  const readPage = async (page: number, { fromMs, toMs }: Span, status: string | undefined) => {
    const answer = await ask({
      path: '/transfer',
      query: {
        from: new Date(fromMs).toISOString(),
        to: new Date(toMs - 1).toISOString(),
        page: String(page + 1),
        // The OpenAPI document has the one name, every sample answer the other.
        per_page: TRANSFERS_A_PAGE,
        perPage: TRANSFERS_A_PAGE,
        ...(status !== undefined && { status }),
      },
    });
    const { data, meta } = reader.read(transferPageSchema, answer, A_DAYS_TRANSFERS);
    return { entries: data, isLast: page + 1 >= meta.pageCount };
  };
  return reader.listDay(day, LISTED_STATUSES, { readPage, readEntry: listedTransferOf });
}

/** What follows from Paystack refusing to make a transfer: see the note on refusals at createPaystack. */
async function reportRefusal(
  ask: Ask,
  instruction: TransferInstruction,
  { refusal, step }: { readonly refusal: Refusal; readonly step: string },
): Promise<TransferReport> {
  const existing = await findTransfer(ask, instruction);
  if (existing.status !== 'not_found') return existing;
  if (isAboutOurPaystackAccount(refusal)) {
    // No fault of the receiving account: the transfer can be made once we have acted, or by another provider.
    const reason = `Paystack made no transfer, because of our own Paystack account (${describe(refusal)}).`;
    if (instruction.isFirstAttempt) return { status: 'blocked', providerReference: undefined, reason };
    throw rejected(`${reason} Fix that, then retry.`);
  }
  const isFinal = isAboutReceiverOrAmount(refusal) && instruction.isFirstAttempt === true;
  return {
    status: isFinal ? 'failed' : 'unknown',
    providerReference: undefined,
    reason: isFinal
      ? `Paystack refused ${step} (${describe(refusal)}) and made no transfer.`
      : `Paystack refused ${step} (${describe(refusal)}) and shows no transfer; an earlier attempt may be under way.`,
  };
}

/** The recipient of a transfer, as Paystack calls it. */
interface Recipient {
  readonly isRefusal: false;
  readonly code: string;
  /** The account of our key, where Paystack names it. */
  readonly integration: number | undefined;
}

/**
 * What Paystack calls the receiver of a transfer. A known account number gets its existing recipient back ("A duplicate
 * account number will lead to the retrieval of the existing record"), so asking on every attempt creates nothing twice.
 */
async function recipientOf(ask: Ask, { account, accountName }: Payee): Promise<Refusal | Recipient> {
  const answer = await ask({
    path: '/transferrecipient',
    body: {
      type: 'nuban',
      name: accountName,
      account_number: account.accountNumber,
      bank_code: account.bankCode,
      currency: 'NGN',
    },
  });
  if (answer.isRefusal) return answer;
  const recipient = recipientSchema.safeParse(answer.data).data;
  if (recipient === undefined) throw unavailable('Paystack named no recipient for an account.');
  const { recipient_code: code, integration } = recipient;
  return { isRefusal: false, code, integration: integration ?? undefined };
}

/**
 * Paystack names the account of a key only together with what is in it. An account with no recipient of transfers has made
 * none, so only one that is about to make its first needs one made for the question.
 */
export async function readIntegration(ask: Ask, payee: Payee | undefined): Promise<string | undefined> {
  const listed = await ask({ path: '/transferrecipient', query: { perPage: '1', page: '1' } });
  const [recipient] = integrationsSchema.safeParse(dataOf(listed)).data ?? [];
  if (recipient) return String(recipient.integration);
  if (!payee) return undefined;
  const made = await recipientOf(ask, payee);
  // Who is refused as a receiver is paid by no account.
  if (made.isRefusal) return undefined;
  if (made.integration !== undefined) return String(made.integration);
  throw unavailable('Paystack did not name the account of our key.');
}

/** What is left of our money, in kobo. */
export async function readBalanceMinor(ask: Ask): Promise<bigint> {
  const balances = balancesSchema.safeParse(dataOf(await ask({ path: '/balance' }))).data;
  const naira = balances?.find(({ currency }) => currency === 'NGN');
  if (naira) return naira.balance;
  throw unreadable('answer about our balance');
}

/**
 * What follows from a failure before Paystack was asked to pay: of a first attempt, that it did nothing; of another one,
 * which may be under way, only the failure.
 */
function notSent(error: unknown, { isFirstAttempt }: TransferInstruction): TransferReport {
  if (!isFirstAttempt) throw error;
  const why = 'It was not asked to pay.';
  if (error instanceof ProviderUnavailableError) return nothingSent(error, why);
  if (!(error instanceof ProviderRejectedError)) throw error;
  return { status: 'blocked', providerReference: undefined, reason: `${error.message} ${why}` };
}

/**
 * Which statuses a day is asked for: any, and those that moved money. The OpenAPI document calls `pending` the default of
 * the filter, while the sample answer to an unfiltered list has others; asking so, nothing that was paid is missed.
 */
const LISTED_STATUSES = [undefined, 'success', 'reversed'] as const;

/** Paystack's rule for `reference` in `POST /transfer`. */
const TRANSFER_REFERENCE = /^[a-z0-9_-]{16,50}$/;

/** What becomes of a transfer, and which statuses are conclusive: Paystack's page How Transfers Work. */
const OUTCOMES: OutcomesByStatus = {
  success: { status: 'succeeded' },
  pending: { status: 'pending' },
  queued: { status: 'pending' },
  // It waits for our approval address to answer, a matter of seconds; the transfer then goes on by itself.
  received: { status: 'pending' },
  reversed: { status: 'reversed', reason: 'Paystack took the transfer back.' },
  failed: { status: 'failed', reason: 'Paystack could not make the transfer.' },
  abandoned: {
    status: 'failed',
    reason: 'The transfer was not confirmed with the one-time password in time.',
  },
  blocked: { status: 'failed', reason: 'The transfer approval address did not answer Paystack.' },
  rejected: { status: 'failed', reason: 'The transfer approval address declined the transfer.' },
  otp: {
    status: 'unknown',
    reason:
      'Paystack waits for a one-time password: confirm the transfer on its dashboard, and switch confirmation off.',
  },
};

const recipientSchema = z.object({ recipient_code: z.string().min(1), integration: z.int().nullish() });
const integrationsSchema = z.array(z.object({ integration: z.int() }));
const balancesSchema = z.array(z.object({ currency: z.string(), balance: roundedKoboSchema }));

const transferSchema = z.object({
  reference: z.string(),
  status: z.string(),
  amount: nairaSchema,
  currency: z.string(),
  transfer_code: z.string().nullish(),
});

// Transfers that were made without a reference of our own, by hand for instance, may be listed without one.
const transferOnListSchema = transferSchema.extend({
  reference: z.string().nullish(),
  transfer_code: z.string().min(1),
  createdAt: z.string(),
  amount: roundedKoboSchema,
  fee_charged: roundedKoboSchema.nullish(),
});

const transferPageSchema = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ pageCount: z.int().nonnegative() }),
});

/** @throws ProviderUnavailableError when it is unreadable or about another reference. */
function reportOf(data: unknown, expected: ExpectedTransfer): TransferReport {
  const transfer = transferSchema.safeParse(data).data;
  return reader.reportOf(transfer && describedTransferOf(transfer), expected);
}

function describedTransferOf(transfer: z.infer<typeof transferSchema>): DescribedTransfer {
  const { reference, currency, amount } = transfer;
  return {
    reference,
    providerReference: transfer.transfer_code ?? undefined,
    currency,
    amountMinor: typeof amount === 'number' && Number.isSafeInteger(amount) ? BigInt(amount) : undefined,
    outcome: reader.outcomeOf(OUTCOMES, transfer.status),
  };
}

/** A transfer in other money than naira is told as `unknown`: it is none of ours. */
function listedTransferOf(entry: unknown): ListedTransfer | undefined {
  const transfer = transferOnListSchema.safeParse(entry).data;
  if (!transfer) return undefined;
  const { transfer_code: providerReference, createdAt, currency, amount: amountMinor } = transfer;
  const reference = transfer.reference ?? providerReference;
  const status = currency === 'NGN' ? reader.outcomeOf(OUTCOMES, transfer.status).status : 'unknown';
  const feeMinor = transfer.fee_charged ?? 0n;
  return reader.listedOf({ reference, providerReference, status, amountMinor, feeMinor, createdAt });
}

/** Documented as HTTP 404 with the message alone; some answers also carry the code. */
const saysTransferNotFound = (refusal: Refusal) =>
  saysNotFound(refusal, 'transfer_not_found', /^(transfer|entity) not found\.?$/i);

/**
 * "Please provide a unique reference. Reference already exists on a transfer", or "Duplicate Transfer Reference": a transfer
 * with this reference exists.
 */
function saysReferenceIsTaken(refusal: Refusal): boolean {
  return (
    refusal.code === 'duplicate_transfer_reference' ||
    refusal.code === 'duplicate_reference' ||
    /reference already exists|duplicate (transfer )?reference/i.test(refusal.message)
  );
}

/** Our Paystack balance is too low, or our account may not pay out: nothing that another receiver would change. */
function isAboutOurPaystackAccount(refusal: Refusal): boolean {
  return (
    refusal.code === 'insufficient_balance' ||
    refusal.code === 'transfer_unavailable' ||
    /balance is not enough|cannot initiate third party payouts/i.test(refusal.message)
  );
}

/**
 * The refusals that depend on nothing but the receiving account and the amount, and are made before a transfer exists
 * (Paystack: the errors of the Transfers API, and the table under Troubleshooting in How Transfers Work). A refusal
 * that is not listed here proves nothing.
 */
function isAboutReceiverOrAmount(refusal: Refusal): boolean {
  return (
    refusal.httpStatus === 400 &&
    (FINAL_CODES.has(refusal.code) ||
      /^(account closed|bank code is invalid|recipient specified is invalid|sorry, we can['’]t make the transfer to this recipient)/i.test(
        refusal.message,
      ))
  );
}

const FINAL_CODES = new Set([
  'invalid_transfer_recipient',
  'invalid_bank_code',
  'invalid_account_number',
  'invalid_amount',
]);
