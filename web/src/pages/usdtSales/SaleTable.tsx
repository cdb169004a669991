import type { AnswerOf } from '@merchant-payments/client';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../components/DataTable.tsx';
import { formatRate } from '../../components/format.ts';
import { Moment } from '../../components/Moment.tsx';
import { Money } from '../../components/Money.tsx';
import { TextLink } from '../../components/RouteLink.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';

type Sale = AnswerOf<'listUsdtSales'>['withdrawals'][number];

/** Sales of USDT, each leading to its details. */
export function SaleTable({ items }: { readonly items: readonly Sale[] }) {
  const { t } = useTranslation();
  const columns: readonly Column<Sale>[] = [
    {
      header: t('sales.sold'),
      cell: (sale) => (
        <TextLink
          to="/sales/$withdrawalId"
          params={{ withdrawalId: sale.withdrawalId }}
          search
          size="sm"
          fw={550}
        >
          <Money amount={sale.amountUsdt} currency="USDT" />
        </TextLink>
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
