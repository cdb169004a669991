import { day, startOfDay } from '../../components/days.ts';

/** The statuses that a transaction can have. */
export const TRANSACTION_STATUSES = ['PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED'] as const;

/** The longest text that the service filters by. */
const MAX_TEXT_LENGTH = 100;

/** What the list of transactions is filtered by, as it stands in the address. Days are those of Lagos. */
export interface TransactionFilters {
  readonly status?: (typeof TRANSACTION_STATUSES)[number];
  readonly channel?: string;
  readonly from?: string;
  readonly to?: string;
  readonly reference?: string;
}

/** Reads the filters of an address; what is none is left out. */
export function transactionFilters(search: Record<string, unknown>): TransactionFilters {
  const status = TRANSACTION_STATUSES.find((known) => known === search.status);
  const channel = text(search.channel);
  const from = day(search.from);
  const to = day(search.to);
  const reference = text(search.reference);
  return {
    ...(status && { status }),
    ...(channel && { channel }),
    ...(from && { from }),
    ...(to && { to }),
    ...(reference && { reference }),
  };
}

/** The query of the service for these filters: from the first moment of `from` to the last of `to`. */
export function transactionQuery({ from, to, ...rest }: TransactionFilters) {
  return {
    ...rest,
    ...(from !== undefined && { from: startOfDay(from).toISOString() }),
    ...(to !== undefined && { to: startOfDay(to, 1).toISOString() }),
  };
}

function text(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const trimmed = String(value).trim();
  return trimmed.length <= MAX_TEXT_LENGTH ? trimmed : undefined;
}
