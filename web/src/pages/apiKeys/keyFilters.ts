import { oneOf, readFilters } from '../../components/readFilters.ts';

/** Whether a key is valid until it is revoked, or until a time that is set. */
export const KEY_STATES = ['lasting', 'ending'] as const;

/** Reads what the list is filtered by from an address. */
export const keyFilters = readFilters({ state: oneOf(KEY_STATES) });
