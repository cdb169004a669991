import { Tabs } from '@mantine/core';
import { Outlet, useNavigate, useSearch } from '@tanstack/react-router';
import { Lightbulb } from 'lucide-react';
import { useMerchant } from '../../api/useMerchant.ts';
import { ExportButton } from '../../components/ExportButton.tsx';
import { StatusFilter } from '../../components/FilterFields.tsx';
import { ListFilterFields } from '../../components/ListFilterFields.tsx';
import { listQuery } from '../../components/listFilters.ts';
import { OrderPage } from '../../components/OrderPage.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useFilters } from '../../components/useFilters.ts';
import { t } from '../../i18n/index.ts';
import { ORDER_STATUSES } from '../transactions/filters.ts';
import { TransactionDetails } from '../transactions/TransactionDetails.tsx';
import { TransactionList } from '../transactions/TransactionList.tsx';
import { BillFormCard } from './BillFormCard.tsx';
import { billFilters } from './billFilters.ts';
import { BILL_KINDS, type BillKind } from './billKinds.ts';

/** Buys airtime, data, electricity, TV and betting credit, and shows what was bought with its tokens. */
export default function BillsPage() {
  const { environment } = useMerchant();
  const { kind } = useSearch({ from: '/signed-in/bills' });
  const navigate = useNavigate();
  const choose = (chosen: string | null) => {
    const known = BILL_KINDS.find((each) => each === chosen);
    if (known) void navigate({ to: '/bills', search: { kind: known } });
  };
  return (
    <>
      <PageHeader title={t('bills.title')} lead={t('bills.lead')} />
      <Tabs value={kind} onChange={choose} keepMounted={false}>
        <Tabs.List mb="md">
          {BILL_KINDS.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(`bills.kinds.${each}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={kind}>
          <BillsOfKind key={`${environment} ${kind}`} kind={kind} />
        </Tabs.Panel>
      </Tabs>
      <Outlet />
    </>
  );
}

function BillsOfKind({ kind }: { readonly kind: BillKind }) {
  const { client } = useMerchant();
  const filters = useFilters(billFilters, ['kind']);
  const { kind: _, ...filtered } = filters.filters;
  const query = { channel: kind, ...listQuery(filtered) };
  return (
    <OrderPage
      permission="bills:write"
      formLabel={t('bills.buy')}
      form={(onChange) => <BillFormCard kind={kind} onChange={onChange} />}
      outcomeLabel={t('bills.latest')}
      outcome={(transactionId) => <TransactionDetails transactionId={transactionId} />}
      historyLabel={t('bills.history')}
      historyActions={
        <ExportButton name={`bills-${kind}`} read={() => client.exportTransactions({ query })} />
      }
      history={
        <>
          <ListFilterFields of={filters} asset="NGN">
            <StatusFilter of={filters} statuses={ORDER_STATUSES} />
          </ListFilterFields>
          <TransactionList
            query={query}
            opensAt="/bills"
            caption={t('bills.history')}
            filters={filters}
            empty={{ Icon: Lightbulb, title: t('bills.emptyTitle'), lead: t('bills.emptyLead') }}
          />
        </>
      }
    />
  );
}
