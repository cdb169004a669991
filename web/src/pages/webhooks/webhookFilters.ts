import { oneOf, readFilters } from '../../components/readFilters.ts';

export const WEBHOOK_TABS = ['deliveries', 'events', 'settings'] as const;
export const DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED', 'NO_ADDRESS'] as const;
export const EVENT_TYPES = ['withdrawal.completed', 'withdrawal.failed', 'webhook.test'] as const;

/** Reads from an address which part of the page it shows, and by what deliveries are filtered. */
export const webhookFilters = readFilters({
  tab: oneOf(WEBHOOK_TABS),
  status: oneOf(DELIVERY_STATUSES),
  type: oneOf(EVENT_TYPES),
});

/** Reads by what events are filtered. */
export const eventFilters = readFilters({ tab: oneOf(WEBHOOK_TABS), type: oneOf(EVENT_TYPES) });
