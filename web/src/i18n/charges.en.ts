/** What the items of a fee are called, loaded with the pages that show them. */
export const TEXTS = {
  items: 'Items',
  paidByUs: 'paid by us',
  kinds: { fee: 'Fee', vat: 'VAT', stamp_duty: 'Stamp duty' },
};
