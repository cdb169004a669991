import type { Id, MicroUsdt, Owner } from '../money.ts';

/**
 * How far a refund has come. PENDING: an operator has to pay it. PROCESSING: an operator is paying it. COMPLETED: a verified
 * transaction on the chain paid it. CANCELED: it is not paid.
 */
export const REFUND_STATUSES = ['PENDING', 'PROCESSING', 'COMPLETED', 'CANCELED'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/**
 * The decision about a deposit that came when its session was over. IN_REVIEW: an operator has yet to decide. DISMISSED: neither
 * credited nor refunded. A refund that was not canceled comes before the decision.
 */
export const FURTHER_DEPOSIT_STATUSES = [
  'IN_REVIEW',
  'CREDITED',
  'REFUND_PENDING',
  'REFUNDED',
  'DISMISSED',
] as const;
export type FurtherDepositStatus = (typeof FURTHER_DEPOSIT_STATUSES)[number];

/** Whose money a refund is: the merchant's USDT, or that of a deposit that no balance has. */
export type RefundSource = 'balance' | 'deposit';

/** A refund of a deposit. Amounts in micro-USDT, times ISO 8601. */
export interface Refund extends Owner {
  readonly refundId: Id<'rfd'>;
  readonly paymentId: Id<'cp'>;
  readonly depositTxId: string;
  readonly source: RefundSource;
  readonly amountMinor: MicroUsdt;
  /** Where it is paid to: base58check. */
  readonly address: string;
  readonly reason: string;
  readonly merchantReference: string | undefined;
  /** Who recorded it: an operator's name, or the id of a user or business. */
  readonly requestedBy: string;
  readonly status: RefundStatus;
  /** The operator who pays it. */
  readonly payer: string | undefined;
  /** The transaction that paid it. */
  readonly txId: string | undefined;
  readonly cancelReason: string | undefined;
  readonly createdAt: string;
  readonly endedAt: string | undefined;
}

/** A deposit as far as it decides about a refund. */
export interface RefundableFacts {
  readonly status: 'RECEIVED' | 'CREDITED' | 'REJECTED' | 'UNEXPECTED' | 'DISMISSED' | 'DUST';
  readonly reason: 'wrong_token' | 'session_over' | 'out_of_range' | 'new_contract' | undefined;
}

/**
 * Whose money a refund of a deposit is: the merchant's, once the deposit was credited.
 *
 * @returns undefined for a deposit that is not refunded: its session is undecided, it is dust, another token, or more than a
 * ledger can hold.
 */
export function refundSourceOf({ status, reason }: RefundableFacts): RefundSource | undefined {
  if (status === 'CREDITED') return 'balance';
  if (status === 'REJECTED') return 'deposit';
  const isUnexpected = status === 'UNEXPECTED' || status === 'DISMISSED';
  const isUsdt = reason === 'session_over' || reason === 'new_contract';
  return isUnexpected && isUsdt ? 'deposit' : undefined;
}
