import { Code } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { History } from 'lucide-react';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import type { Column } from '../../components/DataTable.tsx';
import { ExportButton } from '../../components/ExportButton.tsx';
import { FilterFields } from '../../components/FilterFields.tsx';
import { List } from '../../components/List.tsx';
import { Moment } from '../../components/Moment.tsx';
import { RowLink } from '../../components/RouteLink.tsx';
import { useFilters } from '../../components/useFilters.ts';
import { t } from '../../i18n/index.ts';
import { TABS } from '../../i18n/webhooks.en.ts';
import { EventTypeFilter } from './EventTypeFilter.tsx';
import { eventFilters } from './webhookFilters.ts';

type MerchantEvent = AnswerOf<'listEvents'>['events'][number];

/** Everything that happened in the last thirty days, whether or not it was sent anywhere. */
export function EventList() {
  const { client } = useMerchant();
  const filters = useFilters(eventFilters, ['tab']);
  const { tab: _, ...query } = filters.filters;
  const pages = usePages(
    ['events', query],
    async (page) => {
      const { events, nextCursor } = await client.listEvents({ query: { ...query, ...page } });
      return { items: events, nextCursor };
    },
    { keyOf: ({ id }) => id, isUnderWay: () => false },
  );
  const columns: readonly Column<MerchantEvent>[] = [
    {
      header: t('webhooks.event'),
      cell: ({ type, deliveryId }) => (
        <RowLink to="/webhooks/$deliveryId" params={{ deliveryId }}>
          {type}
        </RowLink>
      ),
    },
    {
      header: t('webhooks.id'),
      cell: ({ id }) => <Code className="breakable">{id}</Code>,
    },
    { header: t('created'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
  return (
    <>
      <FilterFields>
        <EventTypeFilter of={filters} />
        <ExportButton name="events" read={() => client.exportEvents({ query })} />
      </FilterFields>
      <List
        pages={pages}
        columns={columns}
        caption={TABS.events}
        filters={filters}
        empty={{ Icon: History, title: t('webhooks.noEventsTitle'), lead: t('webhooks.noEventsLead') }}
      />
    </>
  );
}
