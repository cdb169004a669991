/** One thing to try in the sandbox. Parts in backquotes are typed or answered as they stand. */
export interface Lever {
  readonly situation: string;
  readonly how: string;
  readonly outcome: string;
}

/** What the last two decimals of an amount bring about. */
export const AMOUNTS = [
  {
    ending: '00',
    situation: 'A success',
    outcome: '200 and `COMPLETED`, as with all endings not listed here',
  },
  { ending: '01', situation: 'A failure', outcome: '422 and `FAILED`; the money is back' },
  { ending: '02', situation: 'A delay', outcome: '202 and `PROCESSING`; `COMPLETED` after five seconds' },
  {
    ending: '03',
    situation: 'A delayed failure',
    outcome: '202 and `PROCESSING`; `FAILED` after five seconds',
  },
  {
    ending: '04',
    situation: 'A reversal after completion',
    outcome: '200 and `COMPLETED`; `REVERSED` after five seconds: amount and fee are back',
  },
  {
    ending: '05',
    situation: 'An unknown outcome',
    outcome: '202 and `PROCESSING` until an operator decides',
  },
] as const;

/** What the pages say of the sandbox, loaded with those that say it. docs/guides/sandbox.md has the same table, held by a test. */
export const SANDBOX = {
  title: 'Sandbox',
  lead: 'What you can try without real money, in Test and with a test key.',
  columns: { situation: 'To try', how: 'Do this', outcome: 'What happens' },
  amountsTitle: 'Try every outcome',
  amountsLead: 'Here no money is real. The last two decimals of an amount select the outcome.',
  deposit: {
    amount: 'Simulate a deposit',
    amountLead: 'In the sandbox only. Empty: whatever is still missing.',
    otherToken: 'A token other than USDT',
    send: 'Let it arrive',
  },
};

/** Everything that can be tried in the sandbox, in the order of the table. */
export const LEVERS: readonly Lever[] = [
  ...AMOUNTS.map(({ ending, situation, outcome }) => ({
    situation,
    how: `Withdraw, buy a bill or sell USDT: an amount that ends in \`.${ending}\``,
    outcome,
  })),
  {
    situation: 'A provider outage at verification',
    how: '`POST /bank/verify` with account `0000000003`, or a meter, card or betting account `00000000003`',
    outcome: '503; the provider does not answer',
  },
  {
    situation: 'A provider outage during a payment',
    how: '`POST /bills/electricity` for meter `00000000003`',
    outcome: '202 and `PROCESSING`; the money stays on hold until an operator decides',
  },
  {
    situation: 'A bank account that does not exist',
    how: '`POST /bank/verify` with account `0000000001`',
    outcome: '422; no such account',
  },
  {
    situation: "A bank account in another's name",
    how: '`POST /bank/verify` with account `0000000002`',
    outcome: '422; the name does not match',
  },
  {
    situation: 'A customer unknown to the biller',
    how: 'A meter, card or betting account `00000000001`',
    outcome: '422 at verification; a purchase is `FAILED`',
  },
  {
    situation: 'A collection that succeeds',
    how: '`POST /cross-border/collections` with an amount that ends in `.00` or `.02`',
    outcome: '`COMPLETED` after two or ten seconds',
  },
  {
    situation: 'A collection that fails',
    how: '`POST /cross-border/collections` with an amount that ends in `.01` or `.03`',
    outcome: '`FAILED`: refused after two seconds, or not approved within 20',
  },
  {
    situation: 'A collection under review',
    how: '`POST /cross-border/collections` with an amount that ends in `.05`',
    outcome: '`PENDING_REVIEW`',
  },
  {
    situation: 'A deposit',
    how: '`POST /crypto/payments/{paymentId}/simulate-deposit`',
    outcome: '`SETTLED`; the missing amount is credited',
  },
  {
    situation: 'A deposit of another amount',
    how: '`POST /crypto/payments/{paymentId}/simulate-deposit` with `{"amount": 10}`',
    outcome: '`UNDERPAID`, or `OVERPAID` and then `SETTLED`',
  },
  {
    situation: 'A deposit of another token',
    how: '`POST /crypto/payments/{paymentId}/simulate-deposit` with `{"token": "OTHER"}`',
    outcome: 'The session stays as it is; its checkout page tells the customer that it was another token',
  },
  {
    situation: 'The end of a session now',
    how: '`POST /crypto/payments/{paymentId}/end`',
    outcome: '`EXPIRED` once every block up to now was read',
  },
  {
    situation: 'A late deposit',
    how: 'End the session, then `POST /crypto/payments/{paymentId}/simulate-deposit`',
    outcome: '`MANUAL_REVIEW` because it is `late`; accept or reject it',
  },
  {
    situation: 'An endpoint that fails',
    how: 'Webhook URL `https://status-500.sandbox.invalid`, or any status from 200 to 599 in its name',
    outcome: 'Each attempt is answered with this status; events are retried, and can be replayed',
  },
  {
    situation: 'An endpoint that is gone',
    how: 'URL of a webhook endpoint `https://status-410.sandbox.invalid`',
    outcome: 'The endpoint is disabled, with a notice and `webhook_endpoint.disabled`',
  },
];
