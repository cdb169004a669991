import { Outlet } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMerchant } from '../../api/useMerchant.ts';
import { Allowed } from '../../components/Allowed.tsx';
import { ExportButton } from '../../components/ExportButton.tsx';
import {
  DayFilters,
  FilterFields,
  SelectFilter,
  StatusFilter,
  TextFilter,
} from '../../components/FilterFields.tsx';
import { NewButton } from '../../components/NewButton.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useFilters } from '../../components/useFilters.ts';
import { CHANNELS, useChannelName } from './channels.ts';
import { TRANSACTION_STATUSES, transactionFilters, transactionQuery } from './filters.ts';
import { RecordPaymentForm } from './RecordPaymentForm.tsx';
import { TransactionList } from './TransactionList.tsx';

/** Everything that moved naira, by filters that stand in the address; one is opened in a drawer. */
export default function TransactionsPage() {
  const { t } = useTranslation();
  const { client } = useMerchant();
  const channelName = useChannelName();
  const filters = useFilters(transactionFilters);
  const query = transactionQuery(filters.filters);
  const record = (
    <Allowed to="payments:write">
      <NewButton label={t('payments.record')}>{(close) => <RecordPaymentForm onClose={close} />}</NewButton>
    </Allowed>
  );
  return (
    <>
      <PageHeader
        title={t('transactions.title')}
        lead={t('transactions.lead')}
        actions={
          <>
            <ExportButton name="transactions" read={() => client.exportTransactions({ query })} />
            {record}
          </>
        }
      />
      <FilterFields>
        <TextFilter
          of={filters}
          name="reference"
          label={t('transactions.reference')}
          placeholder={t('transactions.referenceExample')}
        />
        <StatusFilter of={filters} statuses={TRANSACTION_STATUSES} />
        <SelectFilter
          of={filters}
          name="channel"
          label={t('transactions.channel')}
          values={CHANNELS}
          nameOf={channelName}
        />
        <DayFilters of={filters} />
      </FilterFields>
      <TransactionList
        query={query}
        opensAt="/transactions"
        caption={t('transactions.title')}
        filters={filters}
        empty={{
          Icon: ReceiptText,
          title: t('transactions.emptyTitle'),
          lead: t('transactions.emptyLead'),
          next: record,
        }}
      />
      <Outlet />
    </>
  );
}
