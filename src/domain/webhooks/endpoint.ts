/** How many endpoints a business has in one environment at most, besides the address in its profile. */
export const MAX_WEBHOOK_ENDPOINTS = 10;

export const WEBHOOK_ENDPOINT_STATUSES = ['ENABLED', 'DISABLED'] as const;
export type WebhookEndpointStatus = (typeof WEBHOOK_ENDPOINT_STATUSES)[number];

/** MERCHANT: by the merchant; GONE: it answered 410; FAILING: it took no event for days. */
export const DISABLED_REASONS = ['MERCHANT', 'GONE', 'FAILING'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];
