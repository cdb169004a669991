/** What a merchant sees of an order. Only a completed one can be reversed. */
export type OrderStatus = 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'REVERSED';

/** How much of a recorded payment was refunded; one that was not is COMPLETED. */
export const REFUNDED_STATUSES = ['PARTIALLY_REFUNDED', 'REFUNDED'] as const;

export type RefundedStatus = (typeof REFUNDED_STATUSES)[number];

/** What a merchant sees of a transaction: an order, or money that has arrived. */
export type TransactionStatus = OrderStatus | RefundedStatus;
