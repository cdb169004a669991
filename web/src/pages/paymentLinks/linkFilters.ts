import { deliveryReaders } from '../../components/listFilters.ts';
import { oneOf, readFilters } from '../../components/readFilters.ts';

export const LINK_STATES = ['active', 'off'] as const;

/** Reads from an address by what links are filtered. */
export const linkFilters = readFilters({ ...deliveryReaders, state: oneOf(LINK_STATES) });
