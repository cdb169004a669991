import { Select, SimpleGrid } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import { DayRange } from '../../components/DayRange.tsx';
import { ExportButton } from '../../components/ExportButton.tsx';
import { ListOf } from '../../components/ListOf.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useFilters } from '../../components/useFilters.ts';
import { AuditTable } from './AuditTable.tsx';
import { AUDIT_ACTIONS, auditFilters, auditQuery } from './auditFilters.ts';

/** Who signed in and who changed what of the business, in both environments. */
export default function AuditLogPage() {
  const { t } = useTranslation();
  const { client } = useMerchant();
  const navigate = useNavigate({ from: '/audit' });
  const { filters, problemOf } = useFilters(useSearch({ from: '/signed-in/audit' }), auditFilters);
  const query = auditQuery(filters);
  const pages = usePages(['audit', query], async (page) => {
    const { entries, nextCursor } = await client.listAuditEntries({ query: { ...query, ...page } });
    return { items: entries, nextCursor };
  });
  const change = (changed: Record<string, unknown>) =>
    void navigate({ search: auditFilters({ ...filters, ...changed }), replace: true });
  return (
    <>
      <PageHeader
        title={t('audit.title')}
        lead={t('audit.lead')}
        actions={<ExportButton name="audit-log" read={() => client.exportAuditEntries({ query })} />}
      />
      <SimpleGrid mb="md" cols={{ base: 2, md: 4 }} spacing="sm">
        <Select
          label={t('audit.what')}
          placeholder={t('any')}
          clearable
          data={AUDIT_ACTIONS.map((value) => ({ value, label: t(`audit.groups.${value}`) }))}
          value={filters.action ?? null}
          error={problemOf('action')}
          onChange={(action) => change({ action })}
        />
        <DayRange from={filters.from} to={filters.to} problemOf={problemOf} onChange={change} />
      </SimpleGrid>
      <ListOf
        pages={pages}
        empty={{ Icon: ScrollText, title: t('audit.emptyTitle'), lead: t('audit.emptyLead') }}
      >
        {(items) => <AuditTable items={items} />}
      </ListOf>
    </>
  );
}
