import { listReaders } from '../../components/listFilters.ts';
import { oneOf, readFilters } from '../../components/readFilters.ts';

export const COLLECTION_STATUSES = ['PROCESSING', 'COMPLETED', 'FAILED', 'PENDING_REVIEW'] as const;

/** Reads what the list is filtered by from an address. */
export const collectionFilters = readFilters({ ...listReaders('NGN'), status: oneOf(COLLECTION_STATUSES) });
