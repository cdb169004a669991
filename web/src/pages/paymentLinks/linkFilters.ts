import { oneOf, readFilters } from '../../components/readFilters.ts';

export const LINK_STATES = ['active', 'off'] as const;

/** Reads from an address by what links are filtered. */
export const linkFilters = readFilters({ state: oneOf(LINK_STATES) });
