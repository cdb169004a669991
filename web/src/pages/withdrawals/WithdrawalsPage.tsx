import { Stack } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { Banknote } from 'lucide-react';
import { useMerchant } from '../../api/useMerchant.ts';
import { ExportButton } from '../../components/ExportButton.tsx';
import { StatusFilter } from '../../components/FilterFields.tsx';
import { ListFilterFields } from '../../components/ListFilterFields.tsx';
import { listQuery } from '../../components/listFilters.ts';
import { OrderPage } from '../../components/OrderPage.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PayoutHoldNotice } from '../../components/PayoutHoldNotice.tsx';
import { SettlementAccount } from '../../components/SettlementAccount.tsx';
import { useFilters } from '../../components/useFilters.ts';
import { t } from '../../i18n/index.ts';
import { ORDER_STATUSES, orderFilters } from '../transactions/filters.ts';
import { TransactionDetails } from '../transactions/TransactionDetails.tsx';
import { TransactionList } from '../transactions/TransactionList.tsx';
import { AutomaticPayouts } from './AutomaticPayouts.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';

/** Pays out of the naira wallet to the bank account, and shows the outcomes of earlier payouts. */
export default function WithdrawalsPage() {
  const { client } = useMerchant();
  const filters = useFilters(orderFilters);
  const query = { channel: 'bank_transfer', ...listQuery(filters.filters) };
  return (
    <>
      <PageHeader title={t('withdrawals.title')} lead={t('withdrawals.lead')} />
      <PayoutHoldNotice />
      <OrderPage
        permission="withdrawals:write"
        formLabel={t('withdrawals.new')}
        form={(onChange) => <WithdrawalForm onChange={onChange} />}
        outcomeLabel={t('withdrawals.latest')}
        outcome={(transactionId) => <TransactionDetails transactionId={transactionId} />}
        aside={
          <Stack>
            <SettlementAccount canChange />
            <AutomaticPayouts />
          </Stack>
        }
        historyLabel={t('withdrawals.history')}
        historyActions={<ExportButton name="withdrawals" read={() => client.exportTransactions({ query })} />}
        history={
          <>
            <ListFilterFields of={filters} asset="NGN">
              <StatusFilter of={filters} statuses={ORDER_STATUSES} />
            </ListFilterFields>
            <TransactionList
              query={query}
              opensAt="/withdrawals"
              caption={t('withdrawals.history')}
              filters={filters}
              empty={{ Icon: Banknote, title: t('withdrawals.emptyTitle'), lead: t('withdrawals.emptyLead') }}
            />
          </>
        }
      />
      <Outlet />
    </>
  );
}
