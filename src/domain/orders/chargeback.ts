/** Which decision of the payer's bank ends a chargeback. */
export const CHARGEBACK_ENDS = ['WON', 'LOST'] as const;
export type ChargebackEnd = (typeof CHARGEBACK_ENDS)[number];

/** OPEN: neither won nor lost yet. */
export const CHARGEBACK_STATUSES = ['OPEN', ...CHARGEBACK_ENDS] as const;
export type ChargebackStatus = (typeof CHARGEBACK_STATUSES)[number];
