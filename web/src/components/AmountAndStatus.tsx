import { Group } from '@mantine/core';
import { LargeAmount } from './LargeAmount.tsx';
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
      <LargeAmount amount={amount} currency={currency} />
      <StatusBadge status={status} />
    </Group>
  );
}
