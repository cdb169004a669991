import type { AnswerOf } from '@merchant-payments/client';
import { TEXTS } from '../i18n/charges.en.ts';
import { formatMoney } from './format.ts';

type Charges = AnswerOf<'quoteWithdrawal'>['quote']['charges'];

/** The lines of a bill for a fee: one for each item that the merchant pays, or one for all of it where it has no items. */
export function feeLines(fee: number, charges: Charges) {
  const items = charges?.filter(({ payer }) => payer === 'merchant') ?? [
    { kind: 'fee' as const, amount: fee },
  ];
  return items.map(({ kind, amount }) => ({ label: TEXTS.kinds[kind], amount, currency: 'NGN' }));
}

/** What a fee consists of, as a fact; without a value where it has no items. */
export function chargesFact(charges: Charges) {
  const items = charges?.map(({ kind, amount, payer }) => {
    const text = `${TEXTS.kinds[kind]} ${formatMoney(amount, 'NGN')}`;
    return payer === 'merchant' ? text : `${text} (${TEXTS.paidByUs})`;
  });
  return { label: TEXTS.items, value: items?.join(', ') };
}
