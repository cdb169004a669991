import { oneOf, readFilters } from '../../components/readFilters.ts';
import { TRANSACTION_STATUSES } from '../transactions/filters.ts';

/** Reads what the list is filtered by from an address. */
export const saleFilters = readFilters({ status: oneOf(TRANSACTION_STATUSES) });
