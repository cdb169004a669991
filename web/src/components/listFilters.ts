import { DECIMALS, parseAmount } from './amountText.ts';
import { day, startOfDay } from './days.ts';
import { oneOf, shortText } from './readFilters.ts';

export const SORTS = ['newest', 'oldest', 'largest', 'smallest'] as const;
/** The longest text that the service filters by. */
export const MAX_TEXT_LENGTH = 100;

/** Reads an amount, which an address has as text or as a number. */
const amount = (decimals: number) => (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? parseAmount(String(value), decimals) : undefined;

/** Reads what every list of an asset can be asked for by its address, besides the filters of its own. Days are those of Lagos. */
export const listReaders = (asset: keyof typeof DECIMALS) => ({
  search: shortText(MAX_TEXT_LENGTH),
  from: day,
  to: day,
  minAmount: amount(DECIMALS[asset]),
  maxAmount: amount(DECIMALS[asset]),
  sort: oneOf(SORTS),
});

/** The same of a list whose rows have no amounts of their own. */
export const deliveryReaders = {
  search: shortText(MAX_TEXT_LENGTH),
  from: day,
  to: day,
  sort: oneOf(['newest', 'oldest'] as const),
};

/** The query of the service for the filters of a list: from the first moment of `from` to the last of `to`. */
export function listQuery<Filters extends { readonly from?: string; readonly to?: string }>({
  from,
  to,
  ...rest
}: Filters) {
  return {
    ...rest,
    ...(from !== undefined && { from: startOfDay(from).toISOString() }),
    ...(to !== undefined && { to: startOfDay(to, 1).toISOString() }),
  };
}

/** Asks for the summary with the first page alone. */
export function withSummary<Page extends { readonly cursor?: string }>(page: Page) {
  return { ...page, ...(page.cursor === undefined && { summary: 'true' as const }) };
}
