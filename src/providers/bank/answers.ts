import { dayInLagos } from '../../domain/dayInLagos.ts';
import type { ListedTransfer, TransferList } from '../../domain/ledger/reconciliation.ts';
import { type Answer, describe, type Refusal, readerOf } from '../answers.ts';
import { AccountUnresolvedError, type ProviderUnavailableError, UnreadableAnswerError } from '../errors.ts';
import type { ProviderIdentity } from '../exchange.ts';
import type { NotFound } from '../reports.ts';
import { providerTimeMs } from '../time.ts';
import type { AccountResolution, BankAccountNumber, TransferQuery, TransferReport } from './port.ts';

/** What a transfer's status means, and why. */
export interface TransferOutcome {
  readonly status: ListedTransfer['status'];
  readonly reason?: string;
}

/** What a bank's statuses mean. */
export type OutcomesByStatus = Readonly<Record<string, TransferOutcome>>;

/** A transfer as a bank describes it. */
export interface DescribedTransfer {
  readonly reference: string;
  readonly providerReference: string | undefined;
  /** ISO 4217. */
  readonly currency: string;
  /** Kobo; undefined when what the bank wrote is not an amount of kobo. */
  readonly amountMinor: bigint | undefined;
  readonly outcome: TransferOutcome;
}

/** What identifies a transfer of ours in a bank's answer. */
export type ExpectedTransfer = Pick<TransferQuery, 'reference' | 'amountMinor'>;

/** How a bank words the answer to a name enquiry. */
export interface ResolutionWords {
  readonly read: (
    data: unknown,
  ) => { readonly accountNumber: string; readonly accountName: string } | undefined;
  /** Whether the account does not exist or its bank does not answer: the refusal does not say which. */
  readonly isUnresolved: (refusal: Refusal) => boolean;
  readonly isNotFound: (refusal: Refusal) => boolean;
}

/** From `fromMs` on and before `toMs`, ms since 1970. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** A page of a list of transfers. */
export interface TransferPage {
  /** As they stand there: each is read by itself. */
  readonly entries: readonly unknown[];
  readonly isLast: boolean;
}

/** What follows for a first attempt that never reached the bank. @param why in a sentence. */
export function nothingSent(error: ProviderUnavailableError, why: string): TransferReport {
  return {
    status: 'not_sent',
    providerReference: undefined,
    reason: `${error.message} ${why}`,
    ...(error.retryAfterMs !== undefined && { askAgainInMs: error.retryAfterMs }),
  };
}

export const A_DAYS_TRANSFERS = 'answer about the transfers of a day';
export const TRANSFERS_A_PAGE = '100';
/** Half a million transfers a day; a list that never ends must not keep us asking. */
const MAX_TRANSFER_PAGES = 5_000;

/** Reads what banks are asked, whichever bank answers: the bank's own words for it are given by its adapter. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it is one table, of what banks are asked, and all of it speaks in the name of one bank.
export function bankReaderOf(identity: ProviderIdentity) {
  const { name, title } = identity;
  const reader = readerOf(identity);
  const { unavailable, unreadable } = reader;
  return {
    ...reader,

    /** What a status means; one that is not in the bank's table, which is its documentation's, proves nothing. */
    outcomeOf: (outcomes: OutcomesByStatus, status: string): TransferOutcome =>
      (Object.hasOwn(outcomes, status) && outcomes[status]) || {
        status: 'unknown',
        reason: `${title} gave the transfer a status that its documentation does not list.`,
      },

    /**
     * Reports a transfer as it was described.
     *
     * @throws UnreadableAnswerError when it is unreadable or another one than was asked for.
     */
    reportOf(transfer: DescribedTransfer | undefined, expected: ExpectedTransfer): TransferReport {
      if (transfer?.reference !== expected.reference) {
        throw new UnreadableAnswerError(
          name,
          `${title} described no transfer, or another one than asked for.`,
        );
      }
      const { providerReference, outcome } = transfer;
      if (transfer.currency !== 'NGN' || transfer.amountMinor !== expected.amountMinor) {
        const reason = `${title} has another amount or currency under this reference.`;
        return { status: 'unknown', providerReference, reason };
      }
      return { status: outcome.status, providerReference, reason: outcome.reason };
    },

    /** A transfer on a list; undefined when its amount or time is unreadable. */
    listedOf(transfer: {
      readonly reference: string;
      readonly providerReference: string;
      readonly status: ListedTransfer['status'];
      readonly amountMinor: bigint | undefined;
      readonly feeMinor: bigint;
      readonly createdAt: string;
    }): ListedTransfer | undefined {
      const { createdAt, amountMinor, ...others } = transfer;
      const createdAtMs = providerTimeMs(createdAt);
      if (amountMinor === undefined || createdAtMs === undefined) return undefined;
      return { ...others, amountMinor, createdAtMs };
    },

    /** For a bank that refuses a reference as taken, and does not show the transfer that has it. */
    notShownYet: () => unavailable(`${title} has a transfer with this reference but does not show it yet.`),

    /**
     * What a look-up found.
     *
     * @param what was looked up, for the message.
     * @throws ProviderUnavailableError when it was refused for any other reason than that there is no such thing.
     */
    lookedUp<Found>(
      answer: Answer,
      { what, isNotFound }: { readonly what: string; readonly isNotFound: (refusal: Refusal) => boolean },
      read: (data: unknown) => Found,
    ): Found | NotFound {
      if (!answer.isRefusal) return read(answer.data);
      if (isNotFound(answer)) return { status: 'not_found' };
      throw unavailable(
        `${title} could not look up a ${what} (${describe(answer)}), so nothing is known of it.`,
      );
    },

    /** The answer to a name enquiry. @throws ProviderUnavailableError, AccountUnresolvedError. */
    resolutionOf(answer: Answer, account: BankAccountNumber, words: ResolutionWords): AccountResolution {
      if (!answer.isRefusal) {
        const resolved = words.read(answer.data);
        if (resolved?.accountNumber !== account.accountNumber) throw unreadable('answer to a name enquiry');
        return { status: 'found', accountName: resolved.accountName };
      }
      const refusal = describe(answer);
      if (words.isUnresolved(answer)) {
        throw new AccountUnresolvedError(
          name,
          `${title} could not resolve an account (${refusal}): it does not exist, or its bank does not answer.`,
        );
      }
      if (words.isNotFound(answer)) {
        return { status: 'not_found', reason: `${title} finds no such account (${refusal}).` };
      }
      throw unavailable(`${title} refused a name enquiry (${refusal}).`);
    },

    /**
     * Every transfer that was made on a day of Lagos, from all pages of one list or several.
     *
     * @param words.readPage asks for a page, counted from 0, of what was made from `fromMs` on and before `toMs`.
     * @param words.readEntry reads one of its entries; undefined when that is unreadable.
     * @throws ProviderUnavailableError, ProviderRejectedError.
     */
    async listDay<List>(
      day: string,
      lists: readonly List[],
      words: {
        readonly readPage: (page: number, span: Span, list: List) => Promise<TransferPage>;
        readonly readEntry: (entry: unknown) => ListedTransfer | undefined;
      },
    ): Promise<TransferList> {
      const span = dayInLagos(day);
      const found = new Map<string, ListedTransfer>();
      const unreadable = new Set<string>();
      for (const list of lists) {
        for (let page = 0, isLast = false; !isLast; page += 1) {
          if (page === MAX_TRANSFER_PAGES) {
            throw unavailable(`${title} lists more than ${MAX_TRANSFER_PAGES} pages of transfers for a day.`);
          }
          const read = await words.readPage(page, span, list);
          for (const [index, entry] of read.entries.entries()) {
            const transfer = words.readEntry(entry);
            if (!transfer) {
              unreadable.add(referenceIn(entry) ?? `entry ${index + 1} of page ${page + 1}`);
              continue;
            }
            // A page may hold what stood on the one before; and whose filter a day went through is not for us to trust.
            const isOfDay = transfer.createdAtMs >= span.fromMs && transfer.createdAtMs < span.toMs;
            if (isOfDay) found.set(transfer.providerReference, transfer);
          }
          isLast = read.isLast;
        }
      }
      return { transfers: [...found.values()], unreadable: [...unreadable] };
    },
  };
}

/** The reference of an entry that is otherwise unreadable; undefined where it has none. */
function referenceIn(entry: unknown): string | undefined {
  const reference = (entry as { readonly reference?: unknown } | null | undefined)?.reference;
  return typeof reference === 'string' && /^[\w.-]{1,100}$/.test(reference) ? reference : undefined;
}
