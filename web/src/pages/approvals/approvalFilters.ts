import { day, startOfDay } from '../../components/days.ts';
import { oneOf, readFilters } from '../../components/readFilters.ts';

/** How far a request can have come. */
export const APPROVAL_STATUSES = ['WAITING', 'APPROVED', 'REFUSED', 'EXPIRED'] as const;

/** What can wait for a second person. */
export const APPROVAL_KINDS = [
  'withdrawal',
  'payment_refund',
  'usdt_sale',
  'usdt_refund',
  'bill',
  'approval_rule',
] as const;

/** Reads what the list is filtered by from an address. Days are those of Lagos. */
export const approvalFilters = readFilters({
  status: oneOf(APPROVAL_STATUSES),
  kind: oneOf(APPROVAL_KINDS),
  from: day,
  to: day,
});

/** The query of the service for these filters: from the first moment of `from` to the last of `to`. */
export function approvalQuery({ from, to, ...rest }: ReturnType<typeof approvalFilters>) {
  return {
    ...rest,
    ...(from !== undefined && { from: startOfDay(from).toISOString() }),
    ...(to !== undefined && { to: startOfDay(to, 1).toISOString() }),
  };
}
