import { Text } from '@mantine/core';
import { Webhook } from 'lucide-react';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import { Allowed } from '../../components/Allowed.tsx';
import type { Column } from '../../components/DataTable.tsx';
import { ExportButton } from '../../components/ExportButton.tsx';
import { FilterFields, SelectFilter } from '../../components/FilterFields.tsx';
import { List } from '../../components/List.tsx';
import { Moment } from '../../components/Moment.tsx';
import { NewButton } from '../../components/NewButton.tsx';
import { RowLink } from '../../components/RouteLink.tsx';
import { useFilters } from '../../components/useFilters.ts';
import { t } from '../../i18n/index.ts';
import { ENDPOINTS, TABS } from '../../i18n/webhooks.en.ts';
import { type Endpoint, EndpointStatus } from './EndpointStatus.tsx';
import { NewEndpointForm } from './NewEndpointForm.tsx';
import { ENDPOINT_EVENT_TYPES, ENDPOINT_STATUSES, endpointFilters } from './webhookFilters.ts';

/** The addresses that receive events besides the one in the profile. */
export function EndpointList() {
  const { client } = useMerchant();
  const filters = useFilters(endpointFilters, ['tab']);
  const { tab: _, ...query } = filters.filters;
  const pages = usePages(
    ['webhookEndpoints', query],
    async (page) => {
      const { endpoints, nextCursor } = await client.listWebhookEndpoints({ query: { ...query, ...page } });
      return { items: endpoints, nextCursor };
    },
    // An answer of the endpoint may disable it.
    { keyOf: ({ id }) => id, isUnderWay: () => false },
  );
  const columns: readonly Column<Endpoint>[] = [
    {
      header: ENDPOINTS.url,
      cell: ({ id, url, description }) => (
        <>
          <RowLink to="/webhooks/endpoints/$endpointId" params={{ endpointId: id }}>
            {url}
          </RowLink>
          {description !== null && (
            <Text size="xs" c="dimmed" className="breakable">
              {description}
            </Text>
          )}
        </>
      ),
    },
    { header: ENDPOINTS.types, cell: ({ eventTypes }) => ENDPOINTS.typeCount(eventTypes.length) },
    {
      header: t('status.title'),
      narrow: 'right',
      cell: (endpoint) => <EndpointStatus endpoint={endpoint} />,
    },
    { header: t('created'), isLabelled: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
  const newEndpoint = (
    <Allowed to="webhooks:write">
      <NewButton label={ENDPOINTS.new}>{(close) => <NewEndpointForm onClose={close} />}</NewButton>
    </Allowed>
  );
  return (
    <>
      <FilterFields>
        <SelectFilter
          of={filters}
          name="status"
          label={t('status.title')}
          values={ENDPOINT_STATUSES}
          nameOf={(status) => ENDPOINTS.statuses[status as (typeof ENDPOINT_STATUSES)[number]]}
        />
        <SelectFilter
          of={filters}
          name="eventType"
          label={t('webhooks.event')}
          values={ENDPOINT_EVENT_TYPES}
          nameOf={(type) => type}
        />
        <ExportButton name="webhook-endpoints" read={() => client.exportWebhookEndpoints({ query })} />
        {newEndpoint}
      </FilterFields>
      <List
        pages={pages}
        columns={columns}
        caption={TABS.endpoints}
        filters={filters}
        empty={{ Icon: Webhook, title: ENDPOINTS.emptyTitle, lead: ENDPOINTS.emptyLead }}
      />
    </>
  );
}
