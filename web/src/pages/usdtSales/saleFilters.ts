import { listReaders } from '../../components/listFilters.ts';
import { oneOf, readFilters } from '../../components/readFilters.ts';
import { ORDER_STATUSES } from '../transactions/filters.ts';

/** Reads what the list is filtered by from an address. */
export const saleFilters = readFilters({ ...listReaders('USDT'), status: oneOf(ORDER_STATUSES) });
