import { Divider, Group, Stack, Text } from '@mantine/core';
import { t } from '../i18n/index.ts';
import { Money } from './Money.tsx';

/** What something costs, line by line, with the total below. */
export function Bill({
  lines,
  total,
}: {
  readonly lines: readonly { readonly label: string; readonly amount: number; readonly currency: string }[];
  readonly total: { readonly label?: string; readonly amount: number; readonly currency: string };
}) {
  return (
    <Stack gap={6}>
      {lines.map(({ label, amount, currency }) => (
        <Group key={label} justify="space-between">
          <Text size="sm" c="dimmed">
            {label}
          </Text>
          <Money amount={amount} currency={currency} size="sm" />
        </Group>
      ))}
      <Divider />
      <Group justify="space-between">
        <Text fw={650}>{total.label ?? t('total')}</Text>
        <Money amount={total.amount} currency={total.currency} fw={650} />
      </Group>
    </Stack>
  );
}
