import { Text } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import { Allowed } from '../../components/Allowed.tsx';
import type { Column } from '../../components/DataTable.tsx';
import { ExportButton } from '../../components/ExportButton.tsx';
import { SelectFilter } from '../../components/FilterFields.tsx';
import { List } from '../../components/List.tsx';
import { ListFilterFields } from '../../components/ListFilterFields.tsx';
import { listQuery, withSummary } from '../../components/listFilters.ts';
import { Moment } from '../../components/Moment.tsx';
import { NewButton } from '../../components/NewButton.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RowLink } from '../../components/RouteLink.tsx';
import { useFilters } from '../../components/useFilters.ts';
import { firstVisibleText } from '../../components/visibleText.ts';
import { t } from '../../i18n/index.ts';
import { LINKS } from '../../i18n/paymentLinks.en.ts';
import { amountOfLink, LinkState, type PaymentLink } from './LinkState.tsx';
import { LINK_STATES, linkFilters } from './linkFilters.ts';
import { NewLinkForm } from './NewLinkForm.tsx';

/** The links of a merchant; one is opened in a drawer. */
export default function PaymentLinksPage() {
  const { client } = useMerchant();
  const filters = useFilters(linkFilters);
  const { state, ...filtered } = filters.filters;
  const query = {
    ...listQuery(filtered),
    ...(state !== undefined && { active: state === 'active' ? ('true' as const) : ('false' as const) }),
  };
  const pages = usePages(
    ['paymentLinks', query],
    async (page) => {
      const { paymentLinks, nextCursor, summary } = await client.listPaymentLinks({
        query: { ...query, ...withSummary(page) },
      });
      return { items: paymentLinks, nextCursor, summary };
    },
    { keyOf: ({ id }) => id, isUnderWay: () => false },
  );
  const columns: readonly Column<PaymentLink>[] = [
    {
      header: LINKS.name,
      cell: ({ id, title, referenceLabel }) => (
        <>
          <RowLink to="/links/$linkId" params={{ linkId: id }}>
            {firstVisibleText(title, id)}
          </RowLink>
          {referenceLabel !== null && (
            <Text size="xs" c="dimmed" className="breakable">
              {referenceLabel}
            </Text>
          )}
        </>
      ),
    },
    { header: LINKS.amount, isNumber: true, cell: amountOfLink },
    { header: LINKS.state, narrow: 'right', cell: (link) => <LinkState link={link} /> },
    { header: t('created'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
  const create = (
    <Allowed to="usdt_payments:write">
      <NewButton label={LINKS.new}>{(close) => <NewLinkForm onClose={close} />}</NewButton>
    </Allowed>
  );
  return (
    <>
      <PageHeader
        title={LINKS.title}
        lead={LINKS.lead}
        actions={
          <>
            <ExportButton name="payment-links" read={() => client.exportPaymentLinks({ query })} />
            {create}
          </>
        }
      />
      <ListFilterFields of={filters} searchExample={LINKS.searchExample}>
        <SelectFilter
          of={filters}
          name="state"
          label={LINKS.state}
          values={LINK_STATES}
          nameOf={(name) => LINKS.states[name as (typeof LINK_STATES)[number]]}
        />
      </ListFilterFields>
      <List
        pages={pages}
        columns={columns}
        caption={LINKS.title}
        filters={filters}
        empty={{ Icon: Link2, title: LINKS.emptyTitle, lead: LINKS.emptyLead, next: create }}
      />
      <Outlet />
    </>
  );
}
