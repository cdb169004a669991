// Written by `npm run docs` from the catalogue of events of the service.

/** Every type of event that a webhook endpoint may subscribe to: what it is about, and when it happens. */
export const EVENT_TYPES = {
  'withdrawal.completed': { group: 'Withdrawals', summary: 'The bank has the money of a withdrawal' },
  'withdrawal.failed': { group: 'Withdrawals', summary: 'A withdrawal failed, or was reversed after it was completed (status REVERSED); the money is back' },
  'withdrawal.under_review': { group: 'Withdrawals', summary: 'The bank has not confirmed a withdrawal, and our operations team is checking it' },
  'payment.recorded': { group: 'Payments', summary: 'A payment was recorded and credited' },
  'payment.refunded': { group: 'Payments', summary: 'A recorded payment was refunded, in part or in full' },
  'chargeback.opened': { group: 'Chargebacks', summary: 'The bank of a payer, or a provider, took back money that had arrived' },
  'chargeback.won': { group: 'Chargebacks', summary: 'A chargeback was won; the amount is back' },
  'chargeback.lost': { group: 'Chargebacks', summary: 'A chargeback was lost; nothing more is taken' },
  'bill.completed': { group: 'Bills', summary: 'The biller carried out a purchase' },
  'bill.failed': { group: 'Bills', summary: 'A purchase failed, or was reversed after it was completed (status REVERSED); the money is back' },
  'usdt_sale.completed': { group: 'USDT sales', summary: 'The naira of a sale of USDT were paid' },
  'usdt_sale.failed': { group: 'USDT sales', summary: 'A sale failed, or was reversed after it was completed (status REVERSED); the USDT is back' },
  'usdt_sale.under_review': { group: 'USDT sales', summary: 'The bank has not confirmed the naira of a sale, and our operations team is checking it' },
  'collection.completed': { group: 'Collections', summary: 'The customer of a collection paid, and the naira were credited' },
  'collection.failed': { group: 'Collections', summary: 'A collection failed, or was not approved in time' },
  'usdt_payment.seen': { group: 'USDT payments', summary: 'A deposit of a USDT payment was seen on the chain; nothing is credited yet' },
  'usdt_payment.settled': { group: 'USDT payments', summary: 'A USDT payment was credited' },
  'usdt_payment.underpaid': { group: 'USDT payments', summary: 'Less than expected was received; the customer can top it up until the payment expires' },
  'usdt_payment.overpaid': { group: 'USDT payments', summary: 'More than expected was received' },
  'usdt_payment.expired': { group: 'USDT payments', summary: 'A USDT payment expired' },
  'usdt_payment.needs_review': { group: 'USDT payments', summary: 'A USDT payment waits for a decision, yours or of our operations team' },
  'usdt_payment.failed': { group: 'USDT payments', summary: 'A USDT payment was rejected; nothing is credited' },
  'usdt_refund.completed': { group: 'USDT refunds', summary: 'A deposit was sent back to its payer' },
  'usdt_refund.canceled': { group: 'USDT refunds', summary: 'A refund is not paid; money on hold is back' },
  'vendor_credit.received': { group: 'Vendor account', summary: 'A transfer into your vendor account was credited' },
  'webhook_endpoint.disabled': { group: 'Webhooks', summary: 'Another endpoint was disabled: it answered 410, or took no event for days' },
  'adjustment.recorded': { group: 'Balance', summary: 'Our operations team corrected a balance' },
  'debt.incurred': { group: 'Balance', summary: 'A chargeback took more than the wallet had; what was missing is a debt' },
  'debt.repaid': { group: 'Balance', summary: 'Money in the wallet repaid a debt, in part or in full' },
  'balance.low': { group: 'Balance', summary: 'What is available fell below the threshold of your alert' },
} as const;

/** A type of event that a webhook endpoint may subscribe to. */
export type EventType = keyof typeof EVENT_TYPES;
