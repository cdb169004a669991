import { oneOf, readFilters } from '../../components/readFilters.ts';

export const WEBHOOK_TABS = ['deliveries', 'events', 'endpoints', 'settings'] as const;

/** Reads from an address which part of the page it shows. Each list reads its own filters, with the page. */
export const webhookTab = readFilters({ tab: oneOf(WEBHOOK_TABS) });
