import { day, startOfDay } from '../../components/days.ts';
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

/** The longest text that the service filters by. */
const MAX_TEXT_LENGTH = 100;

/** Reads what the list of transactions is filtered by from an address. Days are those of Lagos. */
export const transactionFilters = readFilters({
  status: oneOf(TRANSACTION_STATUSES),
  channel: shortText(MAX_TEXT_LENGTH),
  from: day,
  to: day,
  reference: shortText(MAX_TEXT_LENGTH),
});

/** Reads what a list of orders is filtered by that have a page of their own. */
export const orderFilters = readFilters({ status: oneOf(ORDER_STATUSES), from: day, to: day });

/** The query of the service for these filters: from the first moment of `from` to the last of `to`. */
export function transactionQuery({ from, to, ...rest }: ReturnType<typeof transactionFilters>) {
  return {
    ...rest,
    ...(from !== undefined && { from: startOfDay(from).toISOString() }),
    ...(to !== undefined && { to: startOfDay(to, 1).toISOString() }),
  };
}
