import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { t } from '../i18n/index.ts';
import { Money } from './Money.tsx';

/** A field for an amount. It holds text, which `parseAmount` reads exactly: a number field would round and reformat. */
export function AmountInput({ asset, ...input }: { readonly asset: string } & TextInputProps) {
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0.00"
      classNames={{ input: 'tabular' }}
      rightSectionWidth={64}
      rightSectionPointerEvents="none"
      rightSection={
        <Text size="sm" c="dimmed">
          {asset}
        </Text>
      }
    />
  );
}

/** How much there is to spend, for below the name of such a field. */
export function Available({
  amount,
  currency,
}: {
  readonly amount: number | undefined;
  readonly currency: string;
}) {
  return (
    <>
      {t('withdrawals.available')}{' '}
      {amount === undefined ? '…' : <Money amount={amount} currency={currency} />}
    </>
  );
}
