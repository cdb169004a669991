/** A type of event: where lists of types show it, and when it happens. */
interface EventFacts {
  /** What it is about, as a heading. */
  readonly group: string;
  readonly summary: string;
}

/**
 * The catalogue of events. The types in OpenAPI, in the client, in the guide and in the dashboard are made of it; a new type is a
 * line here, its `data` in api/webhooks/events.ts, and its sample in test/flows/eventTypes.test.ts.
 */
export const EVENT_TYPES = {
  'withdrawal.completed': { group: 'Withdrawals', summary: 'The bank has the money of a withdrawal' },
  'withdrawal.failed': {
    group: 'Withdrawals',
    summary:
      'A withdrawal failed, or was reversed after it was completed (status REVERSED); the money is back',
  },
  'withdrawal.under_review': {
    group: 'Withdrawals',
    summary: 'The bank has not confirmed a withdrawal, and our operations team is checking it',
  },
  'payment.recorded': { group: 'Payments', summary: 'A payment was recorded and credited' },
  'payment.refunded': {
    group: 'Payments',
    summary: 'A recorded payment was refunded, in part or in full',
  },
  'chargeback.opened': {
    group: 'Chargebacks',
    summary: 'The bank of a payer, or a provider, took back money that had arrived',
  },
  'chargeback.won': { group: 'Chargebacks', summary: 'A chargeback was won; the amount is back' },
  'chargeback.lost': { group: 'Chargebacks', summary: 'A chargeback was lost; nothing more is taken' },
  'bill.completed': { group: 'Bills', summary: 'The biller carried out a purchase' },
  'bill.failed': {
    group: 'Bills',
    summary: 'A purchase failed, or was reversed after it was completed (status REVERSED); the money is back',
  },
  'usdt_sale.completed': { group: 'USDT sales', summary: 'The naira of a sale of USDT were paid' },
  'usdt_sale.failed': {
    group: 'USDT sales',
    summary: 'A sale failed, or was reversed after it was completed (status REVERSED); the USDT is back',
  },
  'usdt_sale.under_review': {
    group: 'USDT sales',
    summary: 'The bank has not confirmed the naira of a sale, and our operations team is checking it',
  },
  'collection.completed': {
    group: 'Collections',
    summary: 'The customer of a collection paid, and the naira were credited',
  },
  'collection.failed': { group: 'Collections', summary: 'A collection failed, or was not approved in time' },
  'usdt_payment.seen': {
    group: 'USDT payments',
    summary: 'A deposit of a USDT payment was seen on the chain; nothing is credited yet',
  },
  'usdt_payment.settled': { group: 'USDT payments', summary: 'A USDT payment was credited' },
  'usdt_payment.underpaid': {
    group: 'USDT payments',
    summary: 'Less than expected was received; the customer can top it up until the payment expires',
  },
  'usdt_payment.overpaid': { group: 'USDT payments', summary: 'More than expected was received' },
  'usdt_payment.expired': { group: 'USDT payments', summary: 'A USDT payment expired' },
  'usdt_payment.needs_review': {
    group: 'USDT payments',
    summary: 'A USDT payment waits for a decision, yours or of our operations team',
  },
  'usdt_payment.failed': {
    group: 'USDT payments',
    summary: 'A USDT payment was rejected; nothing is credited',
  },
  'usdt_refund.completed': { group: 'USDT refunds', summary: 'A deposit was sent back to its payer' },
  'usdt_refund.canceled': { group: 'USDT refunds', summary: 'A refund is not paid; money on hold is back' },
  'vendor_credit.received': {
    group: 'Vendor account',
    summary: 'A transfer into your vendor account was credited',
  },
  'webhook_endpoint.disabled': {
    group: 'Webhooks',
    summary: 'Another endpoint was disabled: it answered 410, or took no event for days',
  },
  'adjustment.recorded': { group: 'Balance', summary: 'Our operations team corrected a balance' },
  'debt.incurred': {
    group: 'Balance',
    summary: 'A chargeback took more than the wallet had; what was missing is a debt',
  },
  'debt.repaid': { group: 'Balance', summary: 'Money in the wallet repaid a debt, in part or in full' },
  'balance.low': { group: 'Balance', summary: 'What is available fell below the threshold of your alert' },
} as const satisfies Readonly<Record<`${string}.${string}`, EventFacts>>;
/** A type that an endpoint may subscribe to. */
export type EndpointEventType = keyof typeof EVENT_TYPES;
export const ENDPOINT_EVENT_TYPES = Object.keys(EVENT_TYPES) as readonly EndpointEventType[];

/** What the default endpoint, the address in the profile of a business, receives: the two types of the contract. */
export const DEFAULT_EVENT_TYPES = [
  'withdrawal.completed',
  'withdrawal.failed',
] as const satisfies readonly EndpointEventType[];

/** The event by which a merchant tries an endpoint. No endpoint subscribes to it. */
export const TEST_EVENT_TYPE = 'webhook.test';

/** The types of all events. */
export const WEBHOOK_EVENT_TYPES = [...ENDPOINT_EVENT_TYPES, TEST_EVENT_TYPE] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];
