import { listReaders, MAX_TEXT_LENGTH } from '../../components/listFilters.ts';
import { oneOf, readFilters, shortText } from '../../components/readFilters.ts';

/** The statuses that a transaction can have. */
export const TRANSACTION_STATUSES = [
  'PROCESSING',
  'COMPLETED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'FAILED',
  'REVERSED',
] as const;

/** The statuses that an order can have: what is paid out or exchanged has no refunds. */
export const ORDER_STATUSES = ['PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED'] as const;

/** What brought or took the money of a transaction. */
export const TRANSACTION_KINDS = [
  'payment',
  'refund',
  'chargeback',
  'debt_repayment',
  'vendor_credit',
  'withdrawal',
  'bill',
  'collection',
] as const;

/** Reads what the list of transactions is filtered by from an address. */
export const transactionFilters = readFilters({
  ...listReaders('NGN'),
  status: oneOf(TRANSACTION_STATUSES),
  kind: oneOf(TRANSACTION_KINDS),
  channel: shortText(MAX_TEXT_LENGTH),
});

/** Reads what a list of orders is filtered by that have a page of their own. */
export const orderFilters = readFilters({ ...listReaders('NGN'), status: oneOf(ORDER_STATUSES) });
