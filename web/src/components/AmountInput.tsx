import { Text, TextInput, type TextInputProps } from '@mantine/core';

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
