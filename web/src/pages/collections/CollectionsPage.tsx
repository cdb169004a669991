import { Outlet } from '@tanstack/react-router';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import { Allowed } from '../../components/Allowed.tsx';
import { type Column, DataTable } from '../../components/DataTable.tsx';
import { formatCountry } from '../../components/format.ts';
import { ListOf } from '../../components/ListOf.tsx';
import { Moment } from '../../components/Moment.tsx';
import { Money } from '../../components/Money.tsx';
import { NewButton } from '../../components/NewButton.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { TextLink } from '../../components/RouteLink.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { firstVisibleText } from '../../components/visibleText.ts';
import type { Collection } from './CollectionDrawer.tsx';
import { NewCollectionForm } from './NewCollectionForm.tsx';

const REFRESH_UNDER_WAY_MS = 2_000;

/** Money from customers abroad, who pay in their own currency; one is opened in a drawer. */
export default function CollectionsPage() {
  const { t } = useTranslation();
  const { client } = useMerchant();
  const pages = usePages(
    ['collections'],
    async (page) => {
      const { collections, nextCursor } = await client.listCollections({ query: { ...page } });
      return { items: collections, nextCursor };
    },
    (items) => (items.some(({ status }) => status === 'PROCESSING') ? REFRESH_UNDER_WAY_MS : false),
  );
  const create = (
    <Allowed to="collections:write">
      <NewButton label={t('collections.new')}>{(close) => <NewCollectionForm onClose={close} />}</NewButton>
    </Allowed>
  );
  return (
    <>
      <PageHeader title={t('collections.title')} lead={t('collections.lead')} actions={create} />
      <ListOf
        pages={pages}
        empty={{
          Icon: Globe,
          title: t('collections.emptyTitle'),
          lead: t('collections.emptyLead'),
          next: create,
        }}
      >
        {(items) => <CollectionTable items={items} />}
      </ListOf>
      <Outlet />
    </>
  );
}

function CollectionTable({ items }: { readonly items: readonly Collection[] }) {
  const { t } = useTranslation();
  const columns: readonly Column<Collection>[] = [
    {
      header: t('collections.one'),
      cell: ({ reference, merchantReference, paymentMethod }) => (
        <TextLink
          to="/collections/$reference"
          params={{ reference }}
          size="sm"
          fw={550}
          className="breakable"
        >
          {firstVisibleText(merchantReference, paymentMethod, reference)}
        </TextLink>
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
  ];
  return (
    <DataTable
      columns={columns}
      items={items}
      keyOf={({ reference }) => reference}
      caption={t('collections.title')}
    />
  );
}
