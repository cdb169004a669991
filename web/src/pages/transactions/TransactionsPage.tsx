import { Outlet } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { useMerchant } from '../../api/useMerchant.ts';
import { Allowed } from '../../components/Allowed.tsx';
import { ExportButton } from '../../components/ExportButton.tsx';
import { SelectFilter, StatusFilter } from '../../components/FilterFields.tsx';
import { ListFilterFields } from '../../components/ListFilterFields.tsx';
import { listQuery } from '../../components/listFilters.ts';
import { NewButton } from '../../components/NewButton.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useFilters } from '../../components/useFilters.ts';
import { t } from '../../i18n/index.ts';
import { LISTS } from '../../i18n/lists.en.ts';
import { CHANNELS, channelName } from './channels.ts';
import { TRANSACTION_KINDS, TRANSACTION_STATUSES, transactionFilters } from './filters.ts';
import { RecordPaymentForm } from './RecordPaymentForm.tsx';
import { TransactionList } from './TransactionList.tsx';

/** Everything that moved naira, by filters that stand in the address; one is opened in a drawer. */
export default function TransactionsPage() {
  const { client } = useMerchant();
  const filters = useFilters(transactionFilters);
  const query = listQuery(filters.filters);
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
      <ListFilterFields of={filters} asset="NGN">
        <SelectFilter
          of={filters}
          name="kind"
          label={LISTS.kind}
          values={TRANSACTION_KINDS}
          nameOf={(kind) => LISTS.kinds[kind as (typeof TRANSACTION_KINDS)[number]]}
        />
        <StatusFilter of={filters} statuses={TRANSACTION_STATUSES} />
        <SelectFilter
          of={filters}
          name="channel"
          label={t('transactions.channel')}
          values={CHANNELS}
          nameOf={channelName}
        />
      </ListFilterFields>
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
