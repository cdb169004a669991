import { Box, Button, Input, SegmentedControl, SimpleGrid, Text } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { useIsFetching } from '@tanstack/react-query';
import { Printer, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAccount } from '../../api/useAccount.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import { ExportButton } from '../../components/ExportButton.tsx';
import { DayFilters, FilterFields } from '../../components/FilterFields.tsx';
import { formatDate } from '../../components/format.ts';
import { List } from '../../components/List.tsx';
import { Money } from '../../components/Money.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useFilters } from '../../components/useFilters.ts';
import { t } from '../../i18n/index.ts';
import {
  periodOf,
  STATEMENT_ASSETS,
  type StatementPeriod,
  statementFilters,
  statementQuery,
} from './statementFilters.ts';
import { useStatementColumns } from './useStatementColumns.tsx';

const BALANCES = ['openingBalance', 'closingBalance', 'openingHeld', 'closingHeld'] as const;

/** Every movement of a balance in a period, with what there was before and after it; to be read, saved or printed. */
export default function StatementPage() {
  const { client } = useMerchant();
  const filters = useFilters(statementFilters, ['asset']);
  const period = periodOf(filters.filters);
  const query = statementQuery(period);
  const columns = useStatementColumns(period.asset);
  const pages = usePages(
    ['statement', query],
    async (page) => {
      const { statement, nextCursor } = await client.getStatement({ query: { ...query, ...page } });
      return { items: statement.entries, nextCursor, statement };
    },
    { keyOf: ({ id }) => id },
  );
  return (
    <>
      <Letterhead period={period} />
      <Box className="notPrinted">
        <PageHeader
          title={t('statement.title')}
          lead={t('statement.lead')}
          actions={
            <>
              <ExportButton
                name={`statement-${period.asset}`}
                read={() => client.exportStatement({ query })}
              />
              <PrintButton pages={pages} />
            </>
          }
        />
        <FilterFields>
          <Input.Wrapper label={t('statement.asset')} labelElement="div">
            <SegmentedControl
              fullWidth
              aria-label={t('statement.asset')}
              data={[...STATEMENT_ASSETS]}
              value={period.asset}
              onChange={(asset) => filters.change({ asset })}
            />
          </Input.Wrapper>
          <DayFilters of={{ ...filters, filters: period }} />
        </FilterFields>
      </Box>
      {pages.first && <Balances of={pages.first.statement} />}
      <List
        pages={pages}
        columns={columns}
        caption={t('statement.title')}
        filters={filters}
        empty={{ Icon: ReceiptText, title: t('statement.emptyTitle'), lead: t('statement.emptyLead') }}
      />
    </>
  );
}

/** Who the statement is of and for which days, on paper. */
function Letterhead({ period: { asset, from, to } }: { readonly period: StatementPeriod }) {
  const { businessName } = useMerchant();
  const { data } = useAccount();
  return (
    <Box className="onlyPrinted" mb="md">
      <Text fw={650}>{businessName}</Text>
      <Text size="sm">{data?.businessAddress}</Text>
      <Text mt="sm" fw={550}>
        {t('statement.title')}:{' '}
        {t('statement.period', {
          from: formatDate(from),
          to: to === undefined ? t('statement.today') : formatDate(to),
          asset,
        })}
      </Text>
    </Box>
  );
}

/** What there was before the period and at its end. */
function Balances({ of }: { readonly of: AnswerOf<'getStatement'>['statement'] }) {
  return (
    <SimpleGrid component="dl" cols={{ base: 2, md: 4 }} spacing="sm" mt={0} mb="md">
      {BALANCES.map((name) => (
        <div key={name}>
          <Text component="dt" size="xs" c="dimmed">
            {t(`statement.${name}`)}
          </Text>
          <Text component="dd" m={0} fw={600} className="breakable">
            <Money amount={of[name]} currency={of.asset} />
          </Text>
        </div>
      ))}
      {of.closingDebt > 0 && (
        <div>
          <Text component="dt" size="xs" c="dimmed">
            {t('statement.closingDebt')}
          </Text>
          <Text component="dd" m={0} fw={600} className="breakable">
            <Money amount={of.closingDebt} currency={of.asset} />
          </Text>
        </div>
      )}
    </SimpleGrid>
  );
}

interface Pages {
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => Promise<{ readonly hasNextPage: boolean; readonly isError: boolean }>;
}

/** Prints the whole statement: the pages that were not shown yet are read first. */
function PrintButton({ pages }: { readonly pages: Pages }) {
  const [isReading, setReading] = useState(false);
  // The letterhead and the balances belong on the paper too.
  const isFetching = useIsFetching() > 0;
  const print = async () => {
    setReading(true);
    let isWhole = !pages.hasNextPage;
    while (!isWhole) {
      const { hasNextPage, isError } = await pages.fetchNextPage();
      // The list says what went wrong.
      if (isError) return setReading(false);
      isWhole = !hasNextPage;
    }
    // The paper shows what the page shows.
    flushSync(() => setReading(false));
    window.print();
  };
  return (
    <Button
      variant="default"
      leftSection={<Printer size={16} />}
      loading={isReading}
      disabled={isFetching}
      onClick={() => void print()}
    >
      {t('statement.print')}
    </Button>
  );
}
