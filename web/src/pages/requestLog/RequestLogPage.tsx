import { Badge, Code, Text } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { ListTree } from 'lucide-react';
import { Fragment } from 'react';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import type { Column } from '../../components/DataTable.tsx';
import { ExportButton } from '../../components/ExportButton.tsx';
import { DayFilters, FilterFields, SelectFilter, TextFilter } from '../../components/FilterFields.tsx';
import { List } from '../../components/List.tsx';
import { Moment } from '../../components/Moment.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { pageOfId } from '../../components/pageOfId.ts';
import { RowLink } from '../../components/RouteLink.tsx';
import { useFilters } from '../../components/useFilters.ts';
import { firstVisibleText } from '../../components/visibleText.ts';
import { t } from '../../i18n/index.ts';
import { REQUEST_LOG } from '../../i18n/requestLog.en.ts';
import { METHODS, requestFilters, requestQuery, STATUSES } from './requestFilters.ts';

type Request = AnswerOf<'listRequests'>['requests'][number];

/** The API calls of a merchant: what they created, and why some were refused. */
export default function RequestLogPage() {
  const { client } = useMerchant();
  const filters = useFilters(requestFilters);
  const query = requestQuery(filters.filters);
  const pages = usePages(
    ['requests', query],
    async (page) => {
      const { requests, nextCursor } = await client.listRequests({ query: { ...query, ...page } });
      return { items: requests, nextCursor };
    },
    { keyOf: ({ id }) => id },
  );
  return (
    <>
      <PageHeader
        title={REQUEST_LOG.title}
        lead={REQUEST_LOG.lead}
        actions={<ExportButton name="requests" read={() => client.exportRequests({ query })} />}
      />
      <FilterFields>
        <SelectFilter
          of={filters}
          name="method"
          label={REQUEST_LOG.method}
          values={METHODS}
          nameOf={(method) => method}
        />
        <SelectFilter
          of={filters}
          name="status"
          label={t('status.title')}
          values={STATUSES}
          nameOf={(status) => REQUEST_LOG.statuses[status as (typeof STATUSES)[number]]}
        />
        <TextFilter
          of={filters}
          name="path"
          label={REQUEST_LOG.path}
          placeholder={REQUEST_LOG.pathPlaceholder}
        />
        <TextFilter of={filters} name="requestId" label={REQUEST_LOG.requestId} placeholder="req_…" />
        <DayFilters of={filters} />
      </FilterFields>
      <List
        pages={pages}
        columns={COLUMNS}
        caption={REQUEST_LOG.title}
        filters={filters}
        empty={{ Icon: ListTree, title: REQUEST_LOG.emptyTitle, lead: REQUEST_LOG.emptyLead }}
      />
    </>
  );
}

const COLUMNS: readonly Column<Request>[] = [
  {
    header: REQUEST_LOG.call,
    cell: ({ method, path, error }) => (
      <>
        <Text span inherit fw={550} className="breakable">
          {method} <Path path={firstVisibleText(path)} />
        </Text>
        {error && <ErrorText error={error} />}
      </>
    ),
  },
  {
    header: REQUEST_LOG.answer,
    narrow: 'right',
    cell: ({ status }) => (
      <Badge variant="light" color={colorOf(status)} style={{ minWidth: 'max-content' }}>
        {status}
      </Badge>
    ),
  },
  {
    header: REQUEST_LOG.created,
    cell: ({ createdId }) => {
      if (createdId === null) return '—';
      const page = pageOfId(createdId);
      return page ? (
        <RowLink {...page} fw={400}>
          {createdId}
        </RowLink>
      ) : (
        <span className="breakable">{createdId}</span>
      );
    },
  },
  {
    header: REQUEST_LOG.requestId,
    cell: ({ requestId }) => <Code className="breakable">{requestId}</Code>,
  },
  {
    header: REQUEST_LOG.duration,
    isNumber: true,
    cell: ({ durationMs }) => REQUEST_LOG.tookMs(durationMs),
  },
  { header: REQUEST_LOG.when, cell: ({ createdAt }) => <Moment at={createdAt} />, narrow: 'right' },
];

/** A path that breaks before a slash where it does not fit. */
function Path({ path }: { readonly path: string }) {
  const parts = path.split(/(?=\/)/);
  return parts.map((part, index) => (
    <Fragment key={parts.slice(0, index + 1).join('')}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** The message of an error body and its code, and each problem that it names. */
function ErrorText({ error }: { readonly error: NonNullable<Request['error']> }) {
  const problems = Array.isArray(error.errors) ? error.errors : [];
  return (
    <>
      <Text size="xs" c="dimmed" className="breakable">
        {firstVisibleText(String(error.msg))} ({String(error.code)})
      </Text>
      {problems.map(({ path, message }) => (
        <Text key={`${path} ${message}`} size="xs" c="dimmed" className="breakable">
          {firstVisibleText(String(path))}: {firstVisibleText(String(message))}
        </Text>
      ))}
    </>
  );
}

function colorOf(status: number): string {
  if (status < 400) return 'teal';
  return status < 500 ? 'orange' : 'red';
}
