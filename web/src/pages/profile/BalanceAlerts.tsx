import { Paper, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { AnswerOf } from '@merchant-payments/client';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '../../api/useChange.ts';
import { useMay } from '../../api/useMay.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountInput } from '../../components/AmountInput.tsx';
import { DECIMALS, parseAmount } from '../../components/amountText.ts';
import { notifyDone } from '../../components/notify.ts';
import { RowsLoading } from '../../components/Placeholders.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { SaveButton } from '../../components/SaveButton.tsx';
import { ALERTS } from '../../i18n/balanceAlerts.en.ts';
import { t } from '../../i18n/index.ts';

type Alerts = AnswerOf<'getBalanceAlerts'>['balanceAlerts'];

/** Below what balance the business is notified, in this environment. */
export function BalanceAlerts() {
  const { client, environment } = useMerchant();
  const { data, error, refetch } = useQuery({
    queryKey: [environment, 'balanceAlerts'],
    queryFn: async () => (await client.getBalanceAlerts()).balanceAlerts,
  });
  return (
    <Paper withBorder p="md" component="section" aria-label={ALERTS.title}>
      <Stack>
        <Title order={2} size="h5">
          {ALERTS.title}
        </Title>
        <Text size="sm" c="dimmed">
          {ALERTS.lead}
        </Text>
        <ProblemAlert error={error} onRetry={refetch} />
        {data === undefined && !error && <RowsLoading rows={2} />}
        {data && <AlertForm key={`${environment} ${JSON.stringify(data)}`} alerts={data} />}
      </Stack>
    </Paper>
  );
}

function AlertForm({ alerts }: { readonly alerts: Alerts }) {
  const { client } = useMerchant();
  const mayChange = useMay()('account:write');
  const isAmountOr = (problem: string, decimals: number) => (typed: string) =>
    typed.trim() === '' || parseAmount(typed, decimals) !== undefined ? null : problem;
  const form = useForm({
    initialValues: { ngn: shown(alerts.ngn), usdt: shown(alerts.usdt) },
    validate: {
      ngn: isAmountOr(t('problem.amountNgn'), DECIMALS.NGN),
      usdt: isAmountOr(t('problem.amountUsdt'), DECIMALS.USDT),
    },
  });
  const save = useChange(
    ({ ngn, usdt }: typeof form.values) =>
      client.changeBalanceAlerts({
        body: {
          ngn: parseAmount(ngn, DECIMALS.NGN) ?? null,
          usdt: parseAmount(usdt, DECIMALS.USDT) ?? null,
        },
      }),
    { onSuccess: () => notifyDone(t('saved')) },
  );
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack>
        {(['ngn', 'usdt'] as const).map((name) => (
          <AmountInput
            key={name}
            {...form.getInputProps(name)}
            asset={name.toUpperCase()}
            label={ALERTS.fields[name]}
            description={alerts[name]?.isLow === true ? ALERTS.isLow : undefined}
            readOnly={!mayChange}
          />
        ))}
        <ProblemAlert error={save.error} />
        {mayChange && <SaveButton form={form} isPending={save.isPending} />}
      </Stack>
    </form>
  );
}

function shown(alert: Alerts['ngn']): string {
  return alert === null ? '' : String(alert.threshold);
}
