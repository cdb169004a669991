/** What the global search says, loaded when it opens. */
export const SEARCH = {
  field: 'Id or reference',
  lead: 'Of a transaction, USDT payment, sale, collection or delivery. Also a deposit address, customer or amount.',
  open: 'Open',
  several: (count: number) => `${count} results`,
  none: 'No results',
  noneLead: 'Check the text and the environment.',
  kinds: {
    transaction: 'Transaction',
    usdt_payment: 'USDT payment',
    payment_link: 'Payment link',
    usdt_sale: 'USDT sale',
    collection: 'Collection',
    delivery: 'Delivery',
  },
} as const;
