import { EVENT_TYPES, type EventType } from '@merchant-payments/client';
import { deliveryReaders } from '../../components/listFilters.ts';
import { oneOf, readFilters } from '../../components/readFilters.ts';
import { WEBHOOK_TABS } from './webhookTab.ts';

export const DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED', 'NO_ADDRESS'] as const;
export const ENDPOINT_STATUSES = ['ENABLED', 'DISABLED'] as const;

/** The types that an endpoint may subscribe to. */
export const ENDPOINT_EVENT_TYPES = Object.keys(EVENT_TYPES) as readonly EventType[];

/** The types of all events: those of endpoints, and that of tests. */
export const ALL_EVENT_TYPES = [...ENDPOINT_EVENT_TYPES, 'webhook.test'] as const;

const tab = oneOf(WEBHOOK_TABS);

/** Reads from an address by what deliveries are filtered. */
export const deliveryFilters = readFilters({
  tab,
  ...deliveryReaders,
  status: oneOf(DELIVERY_STATUSES),
  type: oneOf(ALL_EVENT_TYPES),
});

/** Reads by what events are filtered. */
export const eventFilters = readFilters({ tab, type: oneOf(ALL_EVENT_TYPES) });

/** Reads by what endpoints are filtered. */
export const endpointFilters = readFilters({
  tab,
  status: oneOf(ENDPOINT_STATUSES),
  eventType: oneOf(ENDPOINT_EVENT_TYPES),
});
