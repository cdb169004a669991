/** What a merchant sees of an order. Only a completed one can be reversed. */
export type OrderStatus = 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'REVERSED';
