import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../components/DataTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { MINUS, Money } from '../../components/Money.tsx';
import { TextLink } from '../../components/RouteLink.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { firstVisibleText } from '../../components/visibleText.ts';
import { useChannelName } from './channels.ts';
import { isSpent, type Transaction } from './useTransactions.ts';

/** Transactions, each leading to its details. @param isOfOneKind leaves out what is then the same in every row. */
export function TransactionTable({
  items,
  caption,
  isOfOneKind = false,
}: {
  readonly items: readonly Transaction[];
  readonly caption: string;
  readonly isOfOneKind?: boolean;
}) {
  const { t } = useTranslation();
  const channelName = useChannelName();
  const channel: Column<Transaction> = {
    header: t('transactions.channel'),
    narrow: 'none',
    cell: (transaction) => channelName(transaction.channel),
  };
  const columns: readonly Column<Transaction>[] = [
    {
      header: t('transactions.description'),
      cell: ({ id, description, merchantReference, customer }) => (
        <>
          <TextLink
            to="/transactions/$transactionId"
            params={{ transactionId: id }}
            search
            size="sm"
            fw={550}
            className="breakable"
          >
            {firstVisibleText(description, merchantReference, customer, id)}
          </TextLink>
          <Text size="xs" c="dimmed" className="breakable">
            {customer}
          </Text>
        </>
      ),
    },
    ...(isOfOneKind ? [] : [channel]),
    {
      header: t('amount'),
      isNumber: true,
      cell: (transaction) => <SignedAmount transaction={transaction} />,
    },
    { header: t('status.title'), narrow: 'right', cell: ({ status }) => <StatusBadge status={status} /> },
    { header: t('created'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
  return <DataTable columns={columns} items={items} keyOf={({ id }) => id} caption={caption} />;
}

/** What it brought or took; struck through where it did neither in the end. */
function SignedAmount({ transaction }: { readonly transaction: Transaction }) {
  const { amount, currency, status } = transaction;
  const isUndone = status === 'FAILED' || status === 'REVERSED';
  return (
    <Text span inherit {...(isUndone && { c: 'dimmed', td: 'line-through' })} className="money">
      {isSpent(transaction) && MINUS}
      <Money amount={amount} currency={currency} />
    </Text>
  );
}
