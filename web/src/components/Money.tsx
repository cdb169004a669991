import { Text, type TextProps } from '@mantine/core';
import { formatMoney } from './format.ts';

/** An amount, with digits of one width so that columns line up. */
export function Money({
  amount,
  currency,
  ...text
}: { readonly amount: number; readonly currency: string } & TextProps) {
  return (
    <Text span inherit {...text} className="tabular money">
      {formatMoney(amount, currency)}
    </Text>
  );
}

/** A dash that every font has, and a space, because the naira sign has bars of its own. */
export const MINUS = '\u2013\u00a0';

/** What was added or taken; nothing where the amount did not change. */
export function Change({ amount, currency }: { readonly amount: number; readonly currency: string }) {
  if (amount === 0) return null;
  return (
    <Text span inherit className="money">
      {amount < 0 && MINUS}
      <Money amount={Math.abs(amount)} currency={currency} />
    </Text>
  );
}
