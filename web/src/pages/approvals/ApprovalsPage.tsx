import { Text } from '@mantine/core';
import type { Approval } from '@merchant-payments/client';
import { Outlet } from '@tanstack/react-router';
import { UserCheck } from 'lucide-react';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import type { Column } from '../../components/DataTable.tsx';
import { ExportButton } from '../../components/ExportButton.tsx';
import { DayFilters, FilterFields, SelectFilter, StatusFilter } from '../../components/FilterFields.tsx';
import { List } from '../../components/List.tsx';
import { Moment } from '../../components/Moment.tsx';
import { Money } from '../../components/Money.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RowLink } from '../../components/RouteLink.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useFilters } from '../../components/useFilters.ts';
import { t } from '../../i18n/index.ts';
import { APPROVAL_KINDS, APPROVAL_STATUSES, approvalFilters, approvalQuery } from './approvalFilters.ts';

/** What waits, or waited, for a second person; one is opened in a drawer, where it is approved or refused. */
export default function ApprovalsPage() {
  const { client } = useMerchant();
  const filters = useFilters(approvalFilters);
  const query = approvalQuery(filters.filters);
  const pages = usePages(
    ['approvals', query],
    async (page) => {
      const { approvals, nextCursor } = await client.listApprovals({ query: { ...query, ...page } });
      return { items: approvals, nextCursor };
    },
    { keyOf: ({ id }) => id, isUnderWay: ({ status }) => status === 'WAITING' },
  );
  return (
    <>
      <PageHeader
        title={t('approvals.title')}
        lead={t('approvals.lead')}
        actions={<ExportButton name="approvals" read={() => client.exportApprovals({ query })} />}
      />
      <FilterFields>
        <StatusFilter of={filters} statuses={APPROVAL_STATUSES} />
        <SelectFilter
          of={filters}
          name="kind"
          label={t('approvals.kind')}
          values={APPROVAL_KINDS}
          nameOf={(kind) => t(`approvals.kinds.${kind as Approval['kind']}`)}
        />
        <DayFilters of={filters} />
      </FilterFields>
      <List
        pages={pages}
        columns={useColumns()}
        caption={t('approvals.title')}
        filters={filters}
        empty={{ Icon: UserCheck, title: t('approvals.emptyTitle'), lead: t('approvals.emptyLead') }}
      />
      <Outlet />
    </>
  );
}

function useColumns(): readonly Column<Approval>[] {
  return [
    {
      header: t('approvals.kind'),
      cell: ({ id, kind, destination }) => (
        <>
          <RowLink to="/approvals/$approvalId" params={{ approvalId: id }}>
            {t(`approvals.kinds.${kind}`)}
          </RowLink>
          <Text size="xs" c="dimmed" className="breakable">
            {destination}
          </Text>
        </>
      ),
    },
    {
      header: t('amount'),
      isNumber: true,
      cell: ({ amount, currency }) =>
        amount === null || currency === null ? '—' : <Money amount={amount} currency={currency} />,
    },
    {
      header: t('approvals.madeBy'),
      narrow: 'none',
      cell: ({ madeBy }) => <span className="breakable">{madeBy}</span>,
    },
    { header: t('status.title'), narrow: 'right', cell: ({ status }) => <StatusBadge status={status} /> },
    { header: t('created'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
}
