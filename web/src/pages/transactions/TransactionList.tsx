import { Text } from '@mantine/core';
import type { AnswerOf, InputOf } from '@merchant-payments/client';
import { type ComponentProps, useMemo } from 'react';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import type { Column } from '../../components/DataTable.tsx';
import { List } from '../../components/List.tsx';
import { withSummary } from '../../components/listFilters.ts';
import { Moment } from '../../components/Moment.tsx';
import { MINUS, Money } from '../../components/Money.tsx';
import { RowLink } from '../../components/RouteLink.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { firstVisibleText } from '../../components/visibleText.ts';
import { t } from '../../i18n/index.ts';
import { channelName } from './channels.ts';
import { isSpent } from './isSpent.ts';

type Transaction = AnswerOf<'listTransactions'>['transactions'][number];
type Query = NonNullable<InputOf<'listTransactions'>['query']>;
type ListPath = '/transactions' | '/withdrawals' | '/bills';

/** The transactions that a query leaves, newest first, each of which opens over the page that lists them. */
export function TransactionList({
  query,
  opensAt,
  ...list
}: {
  readonly query: Omit<Query, 'limit' | 'cursor'>;
  readonly opensAt: ListPath;
} & Pick<ComponentProps<typeof List>, 'caption' | 'empty' | 'filters'>) {
  const { client } = useMerchant();
  const pages = usePages(
    ['transactions', query],
    async (page) => {
      const { transactions, nextCursor, summary } = await client.listTransactions({
        query: { ...query, ...withSummary(page) },
      });
      return { items: transactions, nextCursor, summary };
    },
    { keyOf: ({ id }) => id, isUnderWay: ({ status }) => status === 'PROCESSING' },
  );
  return <List pages={pages} columns={useColumns(opensAt)} currency="NGN" {...list} />;
}

function useColumns(opensAt: ListPath): readonly Column<Transaction>[] {
  return useMemo(() => columnsAt(opensAt), [opensAt]);
}

function columnsAt(opensAt: ListPath): readonly Column<Transaction>[] {
  const channel: Column<Transaction> = {
    header: t('transactions.channel'),
    narrow: 'none',
    cell: (transaction) => channelName(transaction.channel),
  };
  return [
    {
      header: t('transactions.description'),
      cell: ({ id, description, merchantReference, customer }) => (
        <>
          <RowLink to={`${opensAt}/$transactionId`} params={{ transactionId: id }}>
            {firstVisibleText(description, merchantReference, customer, id)}
          </RowLink>
          <Text size="xs" c="dimmed" className="breakable">
            {customer}
          </Text>
        </>
      ),
    },
    // Elsewhere it is the same in every row.
    ...(opensAt === '/transactions' ? [channel] : []),
    {
      header: t('amount'),
      isNumber: true,
      cell: (transaction) => <SignedAmount transaction={transaction} />,
    },
    { header: t('status.title'), narrow: 'right', cell: ({ status }) => <StatusBadge status={status} /> },
    { header: t('created'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
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
