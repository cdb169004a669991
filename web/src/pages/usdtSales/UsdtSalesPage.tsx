import { Stack } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { Outlet } from '@tanstack/react-router';
import { HandCoins } from 'lucide-react';
import { useMemo } from 'react';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import type { Column } from '../../components/DataTable.tsx';
import { ExportButton } from '../../components/ExportButton.tsx';
import { StatusFilter } from '../../components/FilterFields.tsx';
import { formatRate } from '../../components/format.ts';
import { List } from '../../components/List.tsx';
import { ListFilterFields } from '../../components/ListFilterFields.tsx';
import { listQuery, withSummary } from '../../components/listFilters.ts';
import { Moment } from '../../components/Moment.tsx';
import { Money } from '../../components/Money.tsx';
import { OrderPage } from '../../components/OrderPage.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PayoutHoldNotice } from '../../components/PayoutHoldNotice.tsx';
import { RowLink } from '../../components/RouteLink.tsx';
import { SettlementAccount } from '../../components/SettlementAccount.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useFilters } from '../../components/useFilters.ts';
import { t } from '../../i18n/index.ts';
import { ORDER_STATUSES } from '../transactions/filters.ts';
import { SaleDetails } from './SaleDetails.tsx';
import { SaleForm } from './SaleForm.tsx';
import { SessionSalesSetting } from './SessionSalesSetting.tsx';
import { saleFilters } from './saleFilters.ts';

type Sale = AnswerOf<'listUsdtSales'>['withdrawals'][number];

/** Sells USDT for naira at a rate that is quoted first, and shows earlier sales; one is opened in a drawer. */
export default function UsdtSalesPage() {
  const { client, businessId } = useMerchant();
  const columns = useColumns();
  const filters = useFilters(saleFilters);
  const query = listQuery(filters.filters);
  const pages = usePages(
    ['sales', query],
    async (page) => {
      const { withdrawals, nextCursor, summary } = await client.listUsdtSales({
        query: { businessId, ...query, ...withSummary(page) },
      });
      return { items: withdrawals, nextCursor, summary };
    },
    { keyOf: ({ withdrawalId }) => withdrawalId, isUnderWay: ({ status }) => status === 'PROCESSING' },
  );
  return (
    <>
      <PageHeader
        title={t('sales.title')}
        lead={t('sales.lead')}
        actions={<ExportButton name="usdt-sales" read={() => client.exportUsdtSales({ query })} />}
      />
      <PayoutHoldNotice />
      <OrderPage
        permission="usdt_sales:write"
        formLabel={t('sales.new')}
        form={(onChange) => <SaleForm onChange={onChange} />}
        outcomeLabel={t('sales.latest')}
        outcome={(withdrawalId) => <SaleDetails withdrawalId={withdrawalId} />}
        aside={
          <Stack>
            <SettlementAccount canChange />
            <SessionSalesSetting />
          </Stack>
        }
        historyLabel={t('sales.history')}
        history={
          <>
            <ListFilterFields of={filters} asset="USDT">
              <StatusFilter of={filters} statuses={ORDER_STATUSES} />
            </ListFilterFields>
            <List
              pages={pages}
              currency="USDT"
              columns={columns}
              caption={t('sales.history')}
              filters={filters}
              empty={{ Icon: HandCoins, title: t('sales.emptyTitle'), lead: t('sales.emptyLead') }}
            />
          </>
        }
      />
      <Outlet />
    </>
  );
}

function useColumns(): readonly Column<Sale>[] {
  return useMemo(
    () => [
      {
        header: t('sales.sold'),
        cell: (sale) => (
          <RowLink to="/sales/$withdrawalId" params={{ withdrawalId: sale.withdrawalId }}>
            <Money amount={sale.amountUsdt} currency="USDT" />
          </RowLink>
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
    ],
    [],
  );
}
