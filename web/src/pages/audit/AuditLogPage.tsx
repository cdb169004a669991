import { ScrollText } from 'lucide-react';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import { ExportButton } from '../../components/ExportButton.tsx';
import { DayFilters, FilterFields, SelectFilter } from '../../components/FilterFields.tsx';
import { List } from '../../components/List.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useFilters } from '../../components/useFilters.ts';
import { GROUPS } from '../../i18n/audit.en.ts';
import { t } from '../../i18n/index.ts';
import { useAuditColumns } from './auditColumns.tsx';
import { AUDIT_ACTIONS, auditFilters, auditQuery } from './auditFilters.ts';

/** Who signed in and who changed what of the business, in both environments. */
export default function AuditLogPage() {
  const { client } = useMerchant();
  const filters = useFilters(auditFilters);
  const query = auditQuery(filters.filters);
  const pages = usePages(
    ['audit', query],
    async (page) => {
      const { entries, nextCursor } = await client.listAuditEntries({ query: { ...query, ...page } });
      return { items: entries, nextCursor };
    },
    { keyOf: ({ id }) => id },
  );
  const columns = useAuditColumns();
  return (
    <>
      <PageHeader
        title={t('audit.title')}
        lead={t('audit.lead')}
        actions={<ExportButton name="audit-log" read={() => client.exportAuditEntries({ query })} />}
      />
      <FilterFields>
        <SelectFilter
          of={filters}
          name="action"
          label={t('audit.what')}
          values={AUDIT_ACTIONS}
          nameOf={(action) => GROUPS[action as (typeof AUDIT_ACTIONS)[number]]}
        />
        <DayFilters of={filters} />
      </FilterFields>
      <List
        pages={pages}
        columns={columns}
        caption={t('audit.title')}
        filters={filters}
        empty={{ Icon: ScrollText, title: t('audit.emptyTitle'), lead: t('audit.emptyLead') }}
      />
    </>
  );
}
