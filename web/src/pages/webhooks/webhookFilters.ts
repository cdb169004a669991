import { oneOf, readFilters } from '../../components/readFilters.ts';

export const WEBHOOK_TABS = ['deliveries', 'events', 'settings'] as const;
export const DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED', 'NO_ADDRESS'] as const;
/** The types of the service's catalogue (test/pages/webhookFilters.test.ts). */
export const EVENT_TYPES = [
  'withdrawal.completed',
  'withdrawal.failed',
  'payment.recorded',
  'bill.completed',
  'bill.failed',
  'usdt_sale.completed',
  'usdt_sale.failed',
  'collection.completed',
  'collection.failed',
  'usdt_payment.seen',
  'usdt_payment.settled',
  'usdt_payment.underpaid',
  'usdt_payment.overpaid',
  'usdt_payment.expired',
  'usdt_payment.needs_review',
  'usdt_payment.failed',
  'usdt_refund.completed',
  'usdt_refund.canceled',
  'vendor_credit.received',
  'webhook_endpoint.disabled',
  'adjustment.recorded',
  'webhook.test',
] as const;

/** Reads from an address which part of the page it shows, and by what deliveries are filtered. */
export const webhookFilters = readFilters({
  tab: oneOf(WEBHOOK_TABS),
  status: oneOf(DELIVERY_STATUSES),
  type: oneOf(EVENT_TYPES),
});

/** Reads by what events are filtered. */
export const eventFilters = readFilters({ tab: oneOf(WEBHOOK_TABS), type: oneOf(EVENT_TYPES) });
