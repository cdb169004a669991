import type { AnswerOf } from '@merchant-payments/client';
import { RotateCw, Webhook } from 'lucide-react';
import { useMemo } from 'react';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import { Allowed } from '../../components/Allowed.tsx';
import type { Column } from '../../components/DataTable.tsx';
import { ExportButton } from '../../components/ExportButton.tsx';
import { StatusFilter } from '../../components/FilterFields.tsx';
import { List } from '../../components/List.tsx';
import { ListFilterFields } from '../../components/ListFilterFields.tsx';
import { listQuery, withSummary } from '../../components/listFilters.ts';
import { Moment } from '../../components/Moment.tsx';
import { Money } from '../../components/Money.tsx';
import { NewButton } from '../../components/NewButton.tsx';
import { ButtonLink, RowLink } from '../../components/RouteLink.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useFilters } from '../../components/useFilters.ts';
import { firstVisibleText } from '../../components/visibleText.ts';
import { t } from '../../i18n/index.ts';
import { TABS } from '../../i18n/webhooks.en.ts';
import { EventTypeFilter } from './EventTypeFilter.tsx';
import { ReplayRangeForm } from './ReplayRangeForm.tsx';
import { DELIVERY_STATUSES, deliveryFilters } from './webhookFilters.ts';

type Delivery = AnswerOf<'listWebhookDeliveries'>['deliveries'][number];

/** Events on their way to the merchant, and those that arrived or did not. */
export function DeliveryList() {
  const { client } = useMerchant();
  const columns = useColumns();
  const filters = useFilters(deliveryFilters, ['tab']);
  const { tab: _, ...filtered } = filters.filters;
  const query = listQuery(filtered);
  const pages = usePages(
    ['deliveries', query],
    async (page) => {
      const { deliveries, nextCursor, summary } = await client.listWebhookDeliveries({
        query: { ...query, ...withSummary(page) },
      });
      return { items: deliveries, nextCursor, summary };
    },
    { keyOf: ({ id }) => id, isUnderWay: (each) => each.status === 'PENDING' },
  );
  return (
    <>
      <ListFilterFields
        of={filters}
        actions={
          <>
            <ExportButton name="webhook-deliveries" read={() => client.exportWebhookDeliveries({ query })} />
            <Allowed to="webhooks:write">
              <NewButton label={t('webhooks.replayMany')} icon={<RotateCw size={16} />} variant="default">
                {(close) => <ReplayRangeForm onClose={close} />}
              </NewButton>
            </Allowed>
          </>
        }
      >
        <StatusFilter of={filters} statuses={DELIVERY_STATUSES} />
        <EventTypeFilter of={filters} />
      </ListFilterFields>
      <List
        pages={pages}
        columns={columns}
        caption={TABS.deliveries}
        filters={filters}
        empty={{
          Icon: Webhook,
          title: t('webhooks.emptyTitle'),
          lead: t('webhooks.emptyLead'),
          next: (
            <Allowed to="webhooks:write">
              <ButtonLink to="/webhooks" search={{ tab: 'settings' }}>
                {t('webhooks.setAddress')}
              </ButtonLink>
            </Allowed>
          ),
        }}
      />
    </>
  );
}

function useColumns(): readonly Column<Delivery>[] {
  return useMemo(
    () => [
      {
        header: t('webhooks.event'),
        cell: ({ id, type }) => (
          <RowLink to="/webhooks/$deliveryId" params={{ deliveryId: id }}>
            {type}
          </RowLink>
        ),
      },
      {
        header: t('transactions.one'),
        cell: ({ transactionId, merchantReference }) =>
          transactionId === null ? (
            '—'
          ) : (
            <RowLink to="/transactions/$transactionId" params={{ transactionId }} search={{}} fw={400}>
              {firstVisibleText(merchantReference, transactionId)}
            </RowLink>
          ),
      },
      {
        header: t('amount'),
        isNumber: true,
        cell: ({ amount, currency }) =>
          amount !== null && currency !== null && <Money amount={amount} currency={currency} />,
      },
      { header: t('status.title'), narrow: 'right', cell: ({ status }) => <StatusBadge status={status} /> },
      {
        header: t('webhooks.attempts'),
        isNumber: true,
        narrow: 'none',
        cell: ({ attemptCount }) => attemptCount,
      },
      { header: t('created'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
    ],
    [],
  );
}
