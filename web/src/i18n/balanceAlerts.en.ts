/** What the profile says about balance alerts, loaded with it. */
export const ALERTS = {
  title: 'Balance alerts',
  lead: 'You get a mail when an available balance falls below these. Leave a field empty for none.',
  fields: { ngn: 'Naira below', usdt: 'USDT below' },
  isLow: 'Your balance is below this.',
} as const;
