import { Outlet } from '@tanstack/react-router';
import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import { ListOf } from '../../components/ListOf.tsx';
import { OrderPage } from '../../components/OrderPage.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SettlementAccount } from '../../components/SettlementAccount.tsx';
import { SaleDetails } from './SaleDetails.tsx';
import { SaleForm } from './SaleForm.tsx';
import { SaleTable } from './SaleTable.tsx';

const REFRESH_UNDER_WAY_MS = 2_000;

/** Sells USDT for naira at a rate that is quoted first, and shows earlier sales; one is opened in a drawer. */
export default function UsdtSalesPage() {
  const { t } = useTranslation();
  const { client, businessId } = useMerchant();
  const pages = usePages(
    ['sales'],
    async (page) => {
      const { withdrawals, nextCursor } = await client.listUsdtSales({ query: { businessId, ...page } });
      return { items: withdrawals, nextCursor };
    },
    (items) => (items.some(({ status }) => status === 'PROCESSING') ? REFRESH_UNDER_WAY_MS : false),
  );
  return (
    <>
      <PageHeader title={t('sales.title')} lead={t('sales.lead')} />
      <OrderPage
        permission="usdt_sales:write"
        formLabel={t('sales.new')}
        form={(onChange) => <SaleForm onChange={onChange} />}
        outcomeLabel={t('sales.latest')}
        outcome={(withdrawalId) => <SaleDetails withdrawalId={withdrawalId} />}
        aside={<SettlementAccount canChange />}
        historyLabel={t('sales.history')}
        history={
          <ListOf
            pages={pages}
            empty={{ Icon: HandCoins, title: t('sales.emptyTitle'), lead: t('sales.emptyLead') }}
          >
            {(items) => <SaleTable items={items} />}
          </ListOf>
        }
      />
      <Outlet />
    </>
  );
}
