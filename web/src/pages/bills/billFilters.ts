import { orderFilters } from '../transactions/filters.ts';
import { BILL_KINDS, type BillKind } from './billKinds.ts';

/** Reads the kind that an address shows, airtime where it names none, and what its list is filtered by. */
export function billFilters(
  search: Readonly<Record<string, unknown>>,
): { readonly kind: BillKind } & ReturnType<typeof orderFilters> {
  return { kind: BILL_KINDS.find((known) => known === search.kind) ?? 'airtime', ...orderFilters(search) };
}
