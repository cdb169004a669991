import type { TransactionStatus } from '../orderStatus.ts';

/** One thing that happened to a transaction, for its merchant. */
export interface TimelineEntry {
  /** ISO 8601. */
  readonly at: string;
  /** The status that it had from then on. */
  readonly status: TransactionStatus;
  /** What happened, as a sentence. */
  readonly text: string;
}

/** What a timeline is made of: a transaction's record. Moments are ISO 8601, undefined where they have not come. */
export interface TimelineFacts {
  readonly flow: string;
  readonly status: TransactionStatus;
  readonly createdAt: string;
  readonly sentAt: string | undefined;
  readonly completedAt: string | undefined;
  /** When it reached the status that it has. */
  readonly endedAt: string | undefined;
  readonly failureReason: string | undefined;
}

/** What is said of each step. What arrives at once has no step but its completion. */
interface Sentences {
  readonly accepted?: string;
  readonly sent?: string;
  readonly completed: string;
  readonly failed?: string;
  readonly reversed?: string;
  readonly partiallyRefunded?: string;
  readonly refunded?: string;
}

const SENTENCES: Readonly<Record<string, Sentences>> = {
  payment: {
    completed: 'Recorded, and credited less commission.',
    partiallyRefunded: 'Refunded in part.',
    refunded: 'Refunded in full.',
  },
  chargeback: {
    completed: "Taken back by the payer's bank or the provider, with its fee.",
    reversed: 'Won; the amount is back.',
  },
  refund: { completed: 'Taken from the wallet, less the commission that came back.' },
  debt_repayment: { completed: 'Taken from the wallet, and off the debt.' },
  adjustment: { completed: 'Booked by our operations team.' },
  hold: { completed: 'On hold for a case.' },
  hold_release: { completed: 'Available again.' },
  vendor_credit: { completed: 'Arrived on the vendor account, and credited less commission.' },
  withdrawal: {
    accepted: 'Accepted; amount and fee are held.',
    sent: 'Sent to the bank.',
    completed: 'The bank has the money.',
    failed: 'The transfer failed; amount and fee are back.',
    reversed: 'The bank returned the money; amount and fee are back.',
  },
  bill: {
    accepted: 'Accepted; the price is held.',
    sent: 'Sent to the biller.',
    completed: 'Delivered.',
    failed: 'The purchase failed; the money is back.',
    reversed: 'The biller took the purchase back; the money is back.',
  },
  collection: {
    accepted: 'Begun at a locked rate.',
    sent: 'The customer is asked to pay.',
    completed: 'The customer paid, and the wallet is credited.',
    failed: 'The customer did not pay.',
  },
};

const OF_ANY_ORDER = {
  accepted: 'Accepted; the money is held.',
  sent: 'Sent to the provider.',
  completed: 'Completed.',
  failed: 'It failed; the money is back.',
  reversed: 'It was taken back; the money is back.',
} as const;

/** What happened to a transaction, the oldest first. The reason of a failure or reversal comes with it. */
export function timelineOf(facts: TimelineFacts): readonly TimelineEntry[] {
  const { flow, status, createdAt, sentAt, completedAt, endedAt, failureReason } = facts;
  const sentences: Sentences = SENTENCES[flow] ?? OF_ANY_ORDER;
  const entry = (at: string | undefined, then: TransactionStatus, text: string | undefined) =>
    at === undefined || text === undefined ? [] : [{ at, status: then, text }];
  const withReason = (text: string | undefined) =>
    text !== undefined && failureReason !== undefined ? `${text} ${failureReason}` : text;
  return [
    ...entry(createdAt, 'PROCESSING', sentences.accepted),
    ...entry(sentAt, 'PROCESSING', sentences.sent),
    ...entry(completedAt, 'COMPLETED', sentences.completed),
    ...(status === 'FAILED' ? entry(endedAt, 'FAILED', withReason(sentences.failed)) : []),
    ...(status === 'PARTIALLY_REFUNDED' ? entry(endedAt, status, sentences.partiallyRefunded) : []),
    ...(status === 'REFUNDED' ? entry(endedAt, status, sentences.refunded) : []),
    ...(status === 'REVERSED' ? entry(endedAt, 'REVERSED', withReason(sentences.reversed)) : []),
  ];
}
