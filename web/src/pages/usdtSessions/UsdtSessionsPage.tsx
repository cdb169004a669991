import { Text } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { QrCode } from 'lucide-react';
import { useMemo } from 'react';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import { Allowed } from '../../components/Allowed.tsx';
import type { Column } from '../../components/DataTable.tsx';
import { ExportButton } from '../../components/ExportButton.tsx';
import { StatusFilter, TextFilter } from '../../components/FilterFields.tsx';
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
import { LINKS } from '../../i18n/paymentLinks.en.ts';
import { NewSessionForm } from './NewSessionForm.tsx';
import { isOver, SESSION_STATUSES, sessionFilter, type UsdtSession } from './sessionStatus.ts';

/** Deposits take minutes. */
const UNDER_WAY_MS = 5_000;

/** Payments in USDT, each at an address of its own; one is opened in a drawer. */
export default function UsdtSessionsPage() {
  const { client } = useMerchant();
  const columns = useColumns();
  const filters = useFilters(sessionFilter);
  const query = listQuery(filters.filters);
  const pages = usePages(
    ['sessions', query],
    async (page) => {
      const { payments, nextCursor, summary } = await client.listCryptoPayments({
        query: { ...query, ...withSummary(page) },
      });
      return { items: payments, nextCursor, summary };
    },
    {
      keyOf: ({ paymentId }) => paymentId,
      isUnderWay: ({ status }) => !isOver(status),
      underWayMs: UNDER_WAY_MS,
    },
  );
  const create = (
    <Allowed to="usdt_payments:write">
      <NewButton label={t('sessions.new')}>{(close) => <NewSessionForm onClose={close} />}</NewButton>
    </Allowed>
  );
  return (
    <>
      <PageHeader
        title={t('sessions.title')}
        lead={t('sessions.lead')}
        actions={
          <>
            <ExportButton name="usdt-payments" read={() => client.exportCryptoPayments({ query })} />
            {create}
          </>
        }
      />
      <ListFilterFields of={filters} asset="USDT">
        <StatusFilter of={filters} statuses={SESSION_STATUSES} />
        {filters.filters.paymentLinkId !== undefined && (
          <TextFilter of={filters} name="paymentLinkId" label={LINKS.ofLink} />
        )}
      </ListFilterFields>
      <List
        pages={pages}
        currency="USDT"
        columns={columns}
        caption={t('sessions.title')}
        filters={filters}
        empty={{ Icon: QrCode, title: t('sessions.emptyTitle'), lead: t('sessions.emptyLead'), next: create }}
      />
      <Outlet />
    </>
  );
}

function useColumns(): readonly Column<UsdtSession>[] {
  return useMemo(
    () => [
      {
        header: t('sessions.payment'),
        cell: ({ paymentId, merchantReference, merchantCustomerId, payerReference }) => (
          <RowLink to="/usdt/$paymentId" params={{ paymentId }}>
            {firstVisibleText(merchantReference, merchantCustomerId, payerReference, paymentId)}
          </RowLink>
        ),
      },
      {
        header: t('sessions.expected'),
        isNumber: true,
        cell: ({ amountExpected, amountNgn }) => (
          <>
            <Money amount={amountExpected} currency="USDT" />
            {amountNgn !== undefined && (
              <Text size="xs" c="dimmed">
                <Money amount={amountNgn} currency="NGN" />
              </Text>
            )}
          </>
        ),
      },
      {
        header: t('sessions.received'),
        isNumber: true,
        narrow: 'none',
        cell: ({ amountReceived }) => <Money amount={amountReceived} currency="USDT" />,
      },
      { header: t('status.title'), narrow: 'right', cell: ({ status }) => <StatusBadge status={status} /> },
      { header: t('created'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
    ],
    [],
  );
}
