export const WEBHOOK_TABS = ['deliveries', 'events', 'settings'] as const;
export const DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED', 'NO_ADDRESS'] as const;

/** Which part of the page an address shows, and by what deliveries are filtered. */
export interface WebhookFilters {
  readonly tab?: (typeof WEBHOOK_TABS)[number];
  readonly status?: (typeof DELIVERY_STATUSES)[number];
}

/** Reads them from an address; what is none is left out. */
export function webhookFilters(search: Record<string, unknown>): WebhookFilters {
  const tab = WEBHOOK_TABS.find((known) => known === search.tab);
  const status = DELIVERY_STATUSES.find((known) => known === search.status);
  return { ...(tab && { tab }), ...(status && { status }) };
}
