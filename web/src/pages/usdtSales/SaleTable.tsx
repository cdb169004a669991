import { Anchor } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../components/DataTable.tsx';
import { formatRate } from '../../components/format.ts';
import { Moment } from '../../components/Moment.tsx';
import { Money } from '../../components/Money.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';

type Sale = AnswerOf<'listUsdtSales'>['withdrawals'][number];

/** Sales of USDT. */
export function SaleTable({
  items,
  onOpen,
}: {
  readonly items: readonly Sale[];
  readonly onOpen: (sale: Sale) => void;
}) {
  const { t } = useTranslation();
  const columns: readonly Column<Sale>[] = [
    {
      header: t('sales.sold'),
      cell: (sale) => (
        <Anchor component="button" type="button" size="sm" fw={550} onClick={() => onOpen(sale)}>
          <Money amount={sale.amountUsdt} currency="USDT" />
        </Anchor>
      ),
    },
    {
      header: t('sales.rate'),
      isNumber: true,
      narrow: 'none',
      cell: (sale) => formatRate(sale.conversionRate),
    },
    {
      header: t('sales.net'),
      isNumber: true,
      cell: (sale) => <Money amount={sale.netAmountNgn} currency="NGN" />,
    },
    { header: t('status.title'), narrow: 'right', cell: ({ status }) => <StatusBadge status={status} /> },
    { header: t('created'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
  return (
    <DataTable
      columns={columns}
      items={items}
      keyOf={(sale) => sale.withdrawalId}
      caption={t('sales.history')}
    />
  );
}
