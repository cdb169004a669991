import { Group, Paper, SegmentedControl, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMerchant } from '../../api/useMerchant.ts';
import { Allowed } from '../../components/Allowed.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { NothingYet } from '../../components/Placeholders.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { ButtonLink } from '../../components/RouteLink.tsx';
import { t } from '../../i18n/index.ts';
import { BalanceCards } from './BalanceCards.tsx';
import { DailyCharts, isQuiet } from './DailyCharts.tsx';
import { UnderWay } from './UnderWay.tsx';

const PERIODS = ['7', '30', '90'] as const;
const REFRESH_MS = 10_000;

/** Often nothing needs a decision, and the overview is what most load first. */
const NeedsDecision = lazy(() => import('./NeedsDecision.tsx'));

/** It goes away once every step is done. */
const GoingLive = lazy(() => import('./GoingLive.tsx'));

/** What the merchant has, what is under way, and what the last days brought. */
export default function OverviewPage() {
  const { client, environment, businessName } = useMerchant();
  const [days, setDays] = useState('30');
  const overview = useQuery({
    queryKey: [environment, 'overview', days],
    queryFn: async () => (await client.getOverview({ query: { days: Number(days) } })).overview,
    refetchInterval: REFRESH_MS,
    placeholderData: (previous, query) => (query?.queryKey[0] === environment ? previous : undefined),
  });
  const decisions = overview.data?.needsDecision ?? [];
  const steps = overview.data?.goingLive ?? [];
  const isEmpty = overview.data?.days.every(isQuiet) ?? false;
  return (
    <>
      <PageHeader
        title={t('overview.title')}
        lead={businessName}
        actions={
          <Allowed to="withdrawals:write">
            <ButtonLink to="/withdrawals">{t('overview.withdraw')}</ButtonLink>
          </Allowed>
        }
      />
      <Stack gap="lg">
        <ProblemAlert error={overview.error} onRetry={overview.refetch} />
        <BalanceCards balances={overview.data?.balances} debt={overview.data?.debt} />
        {decisions.length > 0 && (
          <Suspense>
            <NeedsDecision decisions={decisions} />
          </Suspense>
        )}
        {steps.some(({ status }) => status !== 'DONE') && (
          <Suspense>
            <GoingLive steps={steps} />
          </Suspense>
        )}
        <UnderWay counts={overview.data?.underWay} />
        <Paper withBorder p="md">
          <Group justify="space-between" mb="md">
            <div>
              <Title order={2} size="h4">
                {t('overview.activity')}
              </Title>
              <Text size="xs" c="dimmed">
                {t('overview.lagos')}
              </Text>
            </div>
            <SegmentedControl
              size="xs"
              aria-label={t('overview.period')}
              value={days}
              onChange={setDays}
              data={PERIODS.map((value) => ({ value, label: t('overview.days', { count: Number(value) }) }))}
            />
          </Group>
          {overview.data === undefined ? (
            <Skeleton height={260} />
          ) : isEmpty ? (
            <NothingYet
              Icon={ChartColumn}
              title={t('overview.emptyTitle')}
              lead={t('overview.emptyLead')}
              next={
                <>
                  <Allowed to="usdt_payments:write">
                    <ButtonLink to="/usdt">{t('overview.createSession')}</ButtonLink>
                  </Allowed>
                  <Allowed to="api_keys:read">
                    <ButtonLink to="/api-keys" variant="default">
                      {t('overview.useApi')}
                    </ButtonLink>
                  </Allowed>
                </>
              }
            />
          ) : (
            <DailyCharts days={overview.data.days} />
          )}
        </Paper>
      </Stack>
    </>
  );
}
