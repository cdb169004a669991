import { Paper, Stack, Switch, Title } from '@mantine/core';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePayoutHold } from '../../api/usePayoutHold.ts';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { t } from '../../i18n/index.ts';

/** Whether a hold on payouts includes those that programs of the merchant order. */
export function PayoutHoldSetting() {
  const { client } = useMerchant();
  const { data, error, refetch } = usePayoutHold();
  const change = useChange((includesKeys: boolean) => client.setPayoutHold({ body: { includesKeys } }), {
    isPendingUntilRead: true,
  });
  return (
    <Paper withBorder p="md" component="section" aria-label={t('payoutHold.title')}>
      <Stack gap="xs">
        <Title order={2} size="h5">
          {t('payoutHold.title')}
        </Title>
        <ProblemAlert error={error} onRetry={refetch} />
        <ProblemAlert error={change.error} />
        <Switch
          label={t('payoutHold.includesKeys')}
          description={t('payoutHold.lead')}
          checked={(change.isPending ? change.variables : data?.includesKeys) ?? false}
          disabled={data === undefined || change.isPending}
          onChange={(event) => change.mutate(event.currentTarget.checked)}
        />
      </Stack>
    </Paper>
  );
}
