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
