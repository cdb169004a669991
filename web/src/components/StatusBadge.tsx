import { Badge } from '@mantine/core';
import type { en } from '../i18n/en.ts';
import { t } from '../i18n/index.ts';

type Status = Exclude<keyof typeof en.status, 'title'>;

const COLORS: Readonly<Record<Status, string>> = {
  PROCESSING: 'blue',
  PENDING: 'blue',
  COMPLETED: 'teal',
  DELIVERED: 'teal',
  SETTLED: 'teal',
  FAILED: 'red',
  NO_ADDRESS: 'gray',
  PARTIALLY_REFUNDED: 'grape',
  REFUNDED: 'grape',
  REVERSED: 'grape',
  INITIATED: 'gray',
  ADDRESS_PENDING: 'gray',
  AWAITING_DEPOSIT: 'blue',
  PENDING_CONFIRMATION: 'blue',
  SWEEP_PENDING: 'blue',
  UNDERPAID: 'orange',
  OVERPAID: 'orange',
  EXPIRED: 'gray',
  MANUAL_REVIEW: 'orange',
  PENDING_REVIEW: 'orange',
  WAITING: 'blue',
  APPROVED: 'teal',
  REFUSED: 'red',
};

function isKnown(status: string): status is Status {
  return Object.hasOwn(COLORS, status);
}

/** How far something has come, in words and by a color. A status that the pages do not know is shown as it is. */
export function StatusBadge({ status }: { readonly status: string }) {
  const color = isKnown(status) ? COLORS[status] : 'gray';
  return (
    <Badge variant="light" color={color} style={{ flexShrink: 0, minWidth: 'max-content' }}>
      {isKnown(status) ? t(`status.${status}`) : status}
    </Badge>
  );
}
