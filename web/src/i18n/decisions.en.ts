/** What the overview says needs a decision, loaded when something does. */
export const DECISIONS = {
  title: 'Needs your decision',
  kinds: {
    approvals: 'Requests that wait for your approval',
    usdt_payments_in_review: 'USDT payments in review',
    usdt_payments_overpaid: 'Overpaid USDT payments',
    automatic_payouts: 'Automatic payouts are paused',
    webhook_endpoints: 'Webhook endpoints were disabled',
    debt: 'You owe naira: incoming money repays it first',
    low_balance: { NGN: 'Your naira balance is low', USDT: 'Your USDT balance is low' },
  },
} as const;
