/** What the setting of automatic payouts says, loaded with its page. */
export const TEXTS = {
  title: 'Automatic payouts',
  lead: 'Withdraws to your bank account automatically, with the usual fee.',
  rule: 'When',
  rules: { off: 'Off', daily: 'Once a day', amount: 'Above an amount' },
  at: 'Time in Lagos',
  above: 'Pay out above',
  reserve: 'Keep in the wallet',
  save: 'Save',
  resume: 'Resume payouts',
  resumed: 'Payouts resumed',
  paused: 'Payouts are paused',
  next: 'Next payout',
  latest: 'Latest payout',
  timeProblem: 'Enter a time such as 17:00',
  reserveProblem: 'Enter 0 or an amount in naira with at most 2 decimals',
};

/** Why payouts are paused. */
export const PAUSES = {
  bank_account_changed: 'The bank account was changed. Check that it is yours, then resume.',
  access_changed:
    'A password was reset or a second factor removed. Check users and bank account, then resume.',
  business_inactive: 'The account was not active.',
  failed_repeatedly: 'Three payouts in a row were not made. Your audit log shows why.',
};
