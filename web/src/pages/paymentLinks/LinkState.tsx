import { Badge } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { formatMoney } from '../../components/format.ts';
import { LINKS } from '../../i18n/paymentLinks.en.ts';

export type PaymentLink = AnswerOf<'getPaymentLink'>['paymentLink'];

/** Whether payments begin by a link. */
export function LinkState({ link: { isActive } }: { readonly link: PaymentLink }) {
  return (
    <Badge
      variant="light"
      color={isActive ? 'teal' : 'gray'}
      style={{ flexShrink: 0, minWidth: 'max-content' }}
    >
      {LINKS.states[isActive ? 'active' : 'off']}
    </Badge>
  );
}

/** What a link asks for, in words. */
export function amountOfLink({ amount, minAmount, maxAmount, currency }: PaymentLink): string {
  const text = (value: number) => formatMoney(value, currency);
  if (amount !== null) return text(amount);
  if (minAmount !== null && maxAmount !== null) return LINKS.between(text(minAmount), text(maxAmount));
  if (minAmount !== null) return LINKS.atLeast(text(minAmount));
  return maxAmount === null ? LINKS.anyAmount : LINKS.atMost(text(maxAmount));
}
