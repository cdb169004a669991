import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../components/DataTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { Money } from '../../components/Money.tsx';
import { TextLink } from '../../components/RouteLink.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';

interface Transaction {
  readonly id: string;
  readonly amount: number;
  readonly status: string;
  readonly channel: string;
  readonly customer: string;
  readonly createdAt: string;
  readonly description: string;
}

/** Transactions, each leading to its details. */
export function TransactionTable({
  items,
  caption,
}: {
  readonly items: readonly Transaction[];
  readonly caption: string;
}) {
  const { t } = useTranslation();
  const columns: readonly Column<Transaction>[] = [
    {
      header: t('transactions.description'),
      cell: ({ id, description, customer }) => (
        <>
          <TextLink
            to="/transactions/$transactionId"
            params={{ transactionId: id }}
            search
            size="sm"
            fw={550}
          >
            {description}
          </TextLink>
          <Text size="xs" c="dimmed">
            {customer}
          </Text>
        </>
      ),
    },
    { header: t('transactions.channel'), isMinor: true, cell: ({ channel }) => channel },
    {
      header: t('amount'),
      isNumber: true,
      cell: ({ amount }) => <Money amount={amount} currency="NGN" />,
    },
    { header: t('status.title'), cell: ({ status }) => <StatusBadge status={status} /> },
    { header: t('created'), isMinor: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
  return <DataTable columns={columns} items={items} keyOf={({ id }) => id} caption={caption} />;
}
