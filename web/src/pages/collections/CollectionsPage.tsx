import { Outlet } from '@tanstack/react-router';
import { Globe } from 'lucide-react';
import { useMemo } from 'react';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import { Allowed } from '../../components/Allowed.tsx';
import type { Column } from '../../components/DataTable.tsx';
import { ExportButton } from '../../components/ExportButton.tsx';
import { StatusFilter } from '../../components/FilterFields.tsx';
import { formatCountry } from '../../components/format.ts';
import { List } from '../../components/List.tsx';
import { ListFilterFields } from '../../components/ListFilterFields.tsx';
import { listQuery, withSummary } from '../../components/listFilters.ts';
import { Moment } from '../../components/Moment.tsx';
import { Money } from '../../components/Money.tsx';
import { NewButton } from '../../components/NewButton.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RowLink } from '../../components/RouteLink.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useFilters } from '../../components/useFilters.ts';
import { firstVisibleText } from '../../components/visibleText.ts';
import { t } from '../../i18n/index.ts';
import type { Collection } from './CollectionDrawer.tsx';
import { COLLECTION_STATUSES, collectionFilters } from './collectionFilters.ts';
import { NewCollectionForm } from './NewCollectionForm.tsx';

/** Money from customers abroad, who pay in their own currency; one is opened in a drawer. */
export default function CollectionsPage() {
  const { client } = useMerchant();
  const columns = useColumns();
  const filters = useFilters(collectionFilters);
  const query = listQuery(filters.filters);
  const pages = usePages(
    ['collections', query],
    async (page) => {
      const { collections, nextCursor, summary } = await client.listCollections({
        query: { ...query, ...withSummary(page) },
      });
      return { items: collections, nextCursor, summary };
    },
    { keyOf: ({ reference }) => reference, isUnderWay: ({ status }) => status === 'PROCESSING' },
  );
  const create = (
    <Allowed to="collections:write">
      <NewButton label={t('collections.new')}>{(close) => <NewCollectionForm onClose={close} />}</NewButton>
    </Allowed>
  );
  return (
    <>
      <PageHeader
        title={t('collections.title')}
        lead={t('collections.lead')}
        actions={
          <>
            <ExportButton name="collections" read={() => client.exportCollections({ query })} />
            {create}
          </>
        }
      />
      <ListFilterFields of={filters} asset="NGN">
        <StatusFilter of={filters} statuses={COLLECTION_STATUSES} />
      </ListFilterFields>
      <List
        pages={pages}
        currency="NGN"
        columns={columns}
        caption={t('collections.title')}
        filters={filters}
        empty={{
          Icon: Globe,
          title: t('collections.emptyTitle'),
          lead: t('collections.emptyLead'),
          next: create,
        }}
      />
      <Outlet />
    </>
  );
}

function useColumns(): readonly Column<Collection>[] {
  return useMemo(
    () => [
      {
        header: t('collections.one'),
        cell: ({ reference, merchantReference, paymentMethod }) => (
          <RowLink to="/collections/$reference" params={{ reference }}>
            {firstVisibleText(merchantReference, paymentMethod, reference)}
          </RowLink>
        ),
      },
      { header: t('collections.country'), cell: ({ country }) => formatCountry(country) },
      {
        header: t('collections.customerPays'),
        isNumber: true,
        cell: ({ sourceAmount, sourceCurrency }) => <Money amount={sourceAmount} currency={sourceCurrency} />,
      },
      {
        header: t('collections.youGet'),
        isNumber: true,
        cell: ({ targetAmount }) => <Money amount={targetAmount} currency="NGN" />,
      },
      { header: t('status.title'), narrow: 'right', cell: ({ status }) => <StatusBadge status={status} /> },
      { header: t('created'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
    ],
    [],
  );
}
