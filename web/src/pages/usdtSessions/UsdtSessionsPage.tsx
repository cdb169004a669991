import { Group, Select } from '@mantine/core';
import { Outlet, useNavigate, useSearch } from '@tanstack/react-router';
import { QrCode } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import { Allowed } from '../../components/Allowed.tsx';
import { type Column, DataTable } from '../../components/DataTable.tsx';
import { ListOf } from '../../components/ListOf.tsx';
import { Moment } from '../../components/Moment.tsx';
import { Money } from '../../components/Money.tsx';
import { NewButton } from '../../components/NewButton.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { TextLink } from '../../components/RouteLink.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useFilters } from '../../components/useFilters.ts';
import { firstVisibleText } from '../../components/visibleText.ts';
import { NewSessionForm } from './NewSessionForm.tsx';
import { isOver, SESSION_STATUSES, sessionFilter, type UsdtSession } from './sessionStatus.ts';

const REFRESH_MS = 5_000;

/** Payments in USDT, each at an address of its own; one is opened in a drawer. */
export default function UsdtSessionsPage() {
  const { t } = useTranslation();
  const { client } = useMerchant();
  const { filters, problemOf } = useFilters(useSearch({ from: '/signed-in/usdt' }), sessionFilter);
  const { status } = filters;
  const navigate = useNavigate();
  const query = status === undefined ? {} : { status };
  const pages = usePages(
    ['sessions', query],
    async (page) => {
      const { payments, nextCursor } = await client.listCryptoPayments({ query: { ...query, ...page } });
      return { items: payments, nextCursor };
    },
    (items) => (items.some((session) => !isOver(session.status)) ? REFRESH_MS : false),
  );
  const create = (
    <Allowed to="usdt_payments:write">
      <NewButton label={t('sessions.new')}>{(close) => <NewSessionForm onClose={close} />}</NewButton>
    </Allowed>
  );
  return (
    <>
      <PageHeader title={t('sessions.title')} lead={t('sessions.lead')} actions={create} />
      <Group mb="md">
        <Select
          label={t('status.title')}
          placeholder={t('any')}
          clearable
          data={SESSION_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={status ?? null}
          error={problemOf('status')}
          onChange={(chosen) =>
            void navigate({ to: '/usdt', search: chosen === null ? {} : { status: chosen }, replace: true })
          }
        />
      </Group>
      <ListOf
        pages={pages}
        empty={{
          Icon: QrCode,
          title: t(status === undefined ? 'sessions.emptyTitle' : 'sessions.noneOfStatus'),
          lead: t('sessions.emptyLead'),
          next: create,
        }}
      >
        {(items) => <SessionTable items={items} />}
      </ListOf>
      <Outlet />
    </>
  );
}

function SessionTable({ items }: { readonly items: readonly UsdtSession[] }) {
  const { t } = useTranslation();
  const columns: readonly Column<UsdtSession>[] = [
    {
      header: t('sessions.payment'),
      cell: ({ paymentId, merchantReference, merchantCustomerId }) => (
        <TextLink
          to="/usdt/$paymentId"
          params={{ paymentId }}
          search
          size="sm"
          fw={550}
          className="breakable"
        >
          {firstVisibleText(merchantReference, merchantCustomerId, paymentId)}
        </TextLink>
      ),
    },
    {
      header: t('sessions.expected'),
      isNumber: true,
      cell: ({ amountExpected }) => <Money amount={amountExpected} currency="USDT" />,
    },
    {
      header: t('sessions.received'),
      isNumber: true,
      narrow: 'none',
      cell: ({ amountReceived }) => <Money amount={amountReceived} currency="USDT" />,
    },
    { header: t('status.title'), narrow: 'right', cell: ({ status }) => <StatusBadge status={status} /> },
    { header: t('created'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
  return (
    <DataTable
      columns={columns}
      items={items}
      keyOf={({ paymentId }) => paymentId}
      caption={t('sessions.title')}
    />
  );
}
