import { EmptyState } from '@mantine/core';
import { Outlet, useNavigate, useSearch } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListOf } from '../../components/ListOf.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { ButtonLink } from '../../components/RouteLink.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { transactionQuery } from './filters.ts';
import { TransactionTable } from './TransactionTable.tsx';
import { useTransactions } from './useTransactions.ts';

/** Everything that moved naira, by filters that stand in the address; one is opened in a drawer. */
export default function TransactionsPage() {
  const { t } = useTranslation();
  const filters = useSearch({ from: '/signed-in/transactions' });
  const navigate = useNavigate({ from: '/transactions' });
  const query = transactionQuery(filters);
  const pages = useTransactions(query);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <PageHeader
        title={t('transactions.title')}
        lead={t('transactions.lead')}
        actions={<ExportButton query={query} />}
      />
      <FilterBar
        filters={filters}
        onChange={(search) => void navigate({ to: '/transactions', search, replace: true })}
      />
      <ListOf pages={pages} empty={<NoTransactions isFiltered={isFiltered} />}>
        {(items) => <TransactionTable items={items} caption={t('transactions.title')} />}
      </ListOf>
      <Outlet />
    </>
  );
}

function NoTransactions({ isFiltered }: { readonly isFiltered: boolean }) {
  const { t } = useTranslation();
  const kind = isFiltered ? 'filtered' : 'none';
  return (
    <EmptyState
      icon={<SearchX />}
      py="xl"
      title={t(`transactions.empty.${kind}.title`)}
      description={t(`transactions.empty.${kind}.lead`)}
    >
      <EmptyState.Actions>
        {isFiltered ? (
          <ButtonLink to="/transactions" search={{}} variant="default">
            {t('transactions.clear')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/api-keys">{t('overview.useApi')}</ButtonLink>
        )}
      </EmptyState.Actions>
    </EmptyState>
  );
}
