import { Paper, Select, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '../../api/useChange.ts';
import { useMay } from '../../api/useMay.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { notifyDone } from '../../components/notify.ts';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { t } from '../../i18n/index.ts';

const CHOICES = ['off', 'wallet', 'bank'] as const;
type Choice = (typeof CHOICES)[number];

/** Whether settled USDT payments are sold for naira at once, and where the naira go. */
export function SessionSalesSetting() {
  const { client, environment } = useMerchant();
  const mayChange = useMay()('usdt_sales:write');
  const { data, error, refetch } = useQuery({
    queryKey: [environment, 'sessionSales'],
    queryFn: () => client.getSessionSales(),
  });
  const change = useChange((sellTo: Choice) => client.setSessionSales({ body: { sellTo } }), {
    onSuccess: () => notifyDone(t('saved')),
  });
  return (
    <Paper withBorder p="md" component="section" aria-label={t('sessionSales.title')}>
      <Stack gap="xs">
        <Title order={2} size="h5">
          {t('sessionSales.title')}
        </Title>
        <ProblemAlert error={error} onRetry={refetch} />
        <ProblemAlert error={change.error} />
        <Select
          label={t('sessionSales.sellTo')}
          description={t('sessionSales.lead')}
          allowDeselect={false}
          data={CHOICES.map((value) => ({ value, label: t(`sessionSales.choice.${value}`) }))}
          value={(change.isPending ? change.variables : data?.sellTo) ?? null}
          disabled={data === undefined || change.isPending || !mayChange}
          onChange={(chosen) => {
            const sellTo = CHOICES.find((each) => each === chosen);
            if (sellTo !== undefined) change.mutate(sellTo);
          }}
        />
      </Stack>
    </Paper>
  );
}
