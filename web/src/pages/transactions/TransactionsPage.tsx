import { Outlet, useNavigate, useSearch } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMerchant } from '../../api/useMerchant.ts';
import { Allowed } from '../../components/Allowed.tsx';
import { ExportButton } from '../../components/ExportButton.tsx';
import { ListOf } from '../../components/ListOf.tsx';
import { NewButton } from '../../components/NewButton.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { ButtonLink } from '../../components/RouteLink.tsx';
import { useFilters } from '../../components/useFilters.ts';
import { FilterBar } from './FilterBar.tsx';
import { transactionFilters, transactionQuery } from './filters.ts';
import { RecordPaymentForm } from './RecordPaymentForm.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import { useTransactions } from './useTransactions.ts';

/** Everything that moved naira, by filters that stand in the address; one is opened in a drawer. */
export default function TransactionsPage() {
  const { t } = useTranslation();
  const { filters, problemOf } = useFilters(
    useSearch({ from: '/signed-in/transactions' }),
    transactionFilters,
  );
  const navigate = useNavigate({ from: '/transactions' });
  const { client } = useMerchant();
  const query = transactionQuery(filters);
  const pages = useTransactions(query);
  const isFiltered = Object.keys(filters).length > 0;
  const empty = isFiltered ? 'filtered' : 'none';
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
      <FilterBar
        filters={filters}
        problemOf={problemOf}
        onChange={(search) => void navigate({ to: '/transactions', search, replace: true })}
      />
      <ListOf
        pages={pages}
        empty={{
          Icon: SearchX,
          title: t(`transactions.empty.${empty}.title`),
          lead: t(`transactions.empty.${empty}.lead`),
          next: isFiltered ? (
            <ButtonLink to="/transactions" search={{}} variant="default">
              {t('transactions.clear')}
            </ButtonLink>
          ) : (
            record
          ),
        }}
      >
        {(items) => <TransactionTable items={items} caption={t('transactions.title')} />}
      </ListOf>
      <Outlet />
    </>
  );
}
