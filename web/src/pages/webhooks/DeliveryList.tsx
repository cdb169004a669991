import { Group, Select } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { RotateCw, SearchX, Webhook } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import { Allowed } from '../../components/Allowed.tsx';
import { type Column, DataTable } from '../../components/DataTable.tsx';
import { ListOf } from '../../components/ListOf.tsx';
import { Moment } from '../../components/Moment.tsx';
import { Money } from '../../components/Money.tsx';
import { NewButton } from '../../components/NewButton.tsx';
import { ButtonLink, TextLink } from '../../components/RouteLink.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useFilters } from '../../components/useFilters.ts';
import { firstVisibleText } from '../../components/visibleText.ts';
import { DeliveryLink } from './DeliveryLink.tsx';
import { ReplayRangeForm } from './ReplayRangeForm.tsx';
import { DELIVERY_STATUSES, webhookFilters } from './webhookFilters.ts';

type Delivery = AnswerOf<'listWebhookDeliveries'>['deliveries'][number];

const REFRESH_PENDING_MS = 2_000;
const REFRESH_MS = 15_000;

/** Events on their way to the merchant, and those that arrived or did not. */
export function DeliveryList() {
  const { t } = useTranslation();
  const { client } = useMerchant();
  const { filters, problemOf } = useFilters(useSearch({ from: '/signed-in/webhooks' }), webhookFilters);
  const { status } = filters;
  const navigate = useNavigate();
  const query = status === undefined ? {} : { status };
  const pages = usePages(
    ['deliveries', query],
    async (page) => {
      const { deliveries, nextCursor } = await client.listWebhookDeliveries({ query: { ...query, ...page } });
      return { items: deliveries, nextCursor };
    },
    (items) => (items.some((each) => each.status === 'PENDING') ? REFRESH_PENDING_MS : REFRESH_MS),
  );
  return (
    <>
      <Group mb="md" align="flex-end">
        <Select
          label={t('status.title')}
          placeholder={t('any')}
          clearable
          data={DELIVERY_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={status ?? null}
          error={problemOf('status')}
          onChange={(chosen) =>
            void navigate({
              to: '/webhooks',
              search: chosen === null ? {} : { status: chosen },
              replace: true,
            })
          }
        />
        <Allowed to="webhooks:write">
          <NewButton label={t('webhooks.replayMany')} icon={<RotateCw size={16} />} variant="default">
            {(close) => <ReplayRangeForm onClose={close} />}
          </NewButton>
        </Allowed>
      </Group>
      <ListOf
        pages={pages}
        empty={
          status === undefined
            ? {
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
              }
            : {
                Icon: SearchX,
                title: t('sessions.noneOfStatus'),
                lead: t('webhooks.noneLead'),
                next: (
                  <ButtonLink to="/webhooks" search={{}} variant="default">
                    {t('transactions.clear')}
                  </ButtonLink>
                ),
              }
        }
      >
        {(items) => <DeliveryTable items={items} />}
      </ListOf>
    </>
  );
}

function DeliveryTable({ items }: { readonly items: readonly Delivery[] }) {
  const { t } = useTranslation();
  const columns: readonly Column<Delivery>[] = [
    {
      header: t('webhooks.event'),
      cell: ({ id, type }) => <DeliveryLink deliveryId={id} type={type} />,
    },
    {
      header: t('transactions.one'),
      cell: ({ transactionId, merchantReference }) =>
        transactionId === null ? (
          '—'
        ) : (
          <TextLink
            to="/transactions/$transactionId"
            params={{ transactionId }}
            search={{}}
            size="sm"
            className="breakable"
          >
            {firstVisibleText(merchantReference, transactionId)}
          </TextLink>
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
  ];
  return (
    <DataTable
      columns={columns}
      items={items}
      keyOf={({ id }) => id}
      caption={t('webhooks.tabs.deliveries')}
    />
  );
}
