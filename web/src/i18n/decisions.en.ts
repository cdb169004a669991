/** What the overview says needs a decision, loaded when something does. */
export const DECISIONS = {
  title: 'Needs your decision',
  kinds: {
    approvals: 'Requests that wait for your approval',
    usdt_payments_in_review: 'USDT payments in review',
    usdt_payments_overpaid: 'Overpaid USDT payments',
    automatic_payouts: 'Automatic payouts are paused',
    failed_withdrawals: 'Withdrawals failed',
    withdrawal_limit: '80 % of today’s limit for withdrawals is used',
    sale_limit: '80 % of today’s limit for sales of USDT is used',
    bill_limit: '80 % of today’s limit for bills is used',
    name_enquiry_limit: '80 % of today’s limit for name enquiries is used',
    webhook_endpoints: 'Webhook endpoints were disabled',
    debt: 'You owe naira: incoming money repays it first',
    low_balance: { NGN: 'Your naira balance is low', USDT: 'Your USDT balance is low' },
  },
} as const;
