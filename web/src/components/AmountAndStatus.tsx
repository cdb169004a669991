import { Group, Text } from '@mantine/core';
import { Money } from './Money.tsx';
import { StatusBadge } from './StatusBadge.tsx';

/** How details of a payment begin: its amount, and how far it has come. */
export function AmountAndStatus({
  amount,
  currency,
  status,
}: {
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
}) {
  return (
    <Group justify="space-between">
      <Text fz={28} fw={650}>
        <Money amount={amount} currency={currency} />
      </Text>
      <StatusBadge status={status} />
    </Group>
  );
}
