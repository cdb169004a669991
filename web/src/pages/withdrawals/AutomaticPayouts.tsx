import { Alert, Button, Group, Paper, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { AnswerOf } from '@merchant-payments/client';
import { useQuery } from '@tanstack/react-query';
import { CirclePause } from 'lucide-react';
import { useChange } from '../../api/useChange.ts';
import { useMay } from '../../api/useMay.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountInput } from '../../components/AmountInput.tsx';
import { DECIMALS, parseAmount } from '../../components/amountText.ts';
import { Moment } from '../../components/Moment.tsx';
import { notifyDone } from '../../components/notify.ts';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { RowLink } from '../../components/RouteLink.tsx';
import { PAUSES, TEXTS } from '../../i18n/automaticPayouts.en.ts';
import { t } from '../../i18n/index.ts';

type Setting = AnswerOf<'getAutomaticPayouts'>['automaticPayouts'];

/** When naira are paid to the bank account by themselves; who may change the account changes it and resumes payouts. */
export function AutomaticPayouts() {
  const { client, environment } = useMerchant();
  const { data, error, refetch } = useQuery({
    queryKey: [environment, 'automaticPayouts'],
    queryFn: () => client.getAutomaticPayouts(),
  });
  const setting = data?.automaticPayouts;
  return (
    <Paper withBorder p="md" component="section" aria-label={TEXTS.title}>
      <Stack gap="sm">
        <Title order={2} size="h5">
          {TEXTS.title}
        </Title>
        <Text size="sm" c="dimmed">
          {TEXTS.lead}
        </Text>
        <ProblemAlert error={error} onRetry={refetch} />
        {setting && (
          <>
            <Progress setting={setting} />
            <SettingForm key={`${environment} ${JSON.stringify(setting)}`} setting={setting} />
          </>
        )}
      </Stack>
    </Paper>
  );
}

/** Whether payouts are paused and why, and the next and the latest one. */
function Progress({ setting: { pausedBecause, nextAt, latest } }: { readonly setting: Setting }) {
  const { client } = useMerchant();
  const mayChange = useMay()('account:write');
  const resume = useChange(() => client.resumeAutomaticPayouts(), {
    onSuccess: () => notifyDone(TEXTS.resumed),
  });
  return (
    <>
      {pausedBecause !== null && (
        <Alert color="blue" icon={<CirclePause />} title={TEXTS.paused}>
          <Stack gap="xs" align="flex-start">
            <Text size="sm">{PAUSES[pausedBecause]}</Text>
            {mayChange && (
              <Button size="xs" variant="default" loading={resume.isPending} onClick={() => resume.mutate()}>
                {TEXTS.resume}
              </Button>
            )}
          </Stack>
        </Alert>
      )}
      <ProblemAlert error={resume.error} />
      {nextAt !== null && (
        <Text size="sm">
          {TEXTS.next}: <Moment at={nextAt} />
        </Text>
      )}
      {latest !== null && (
        <Group gap="xs">
          <Text size="sm">{TEXTS.latest}:</Text>
          <RowLink
            to="/withdrawals/$transactionId"
            params={{ transactionId: latest.transactionId }}
            search={{}}
          >
            {latest.transactionId}
          </RowLink>
        </Group>
      )}
    </>
  );
}

const RULES = ['off', 'daily', 'amount'] as const;

/** An amount as a user typed it, where nothing and 0 are 0; undefined where it is none. */
function reserveOf(typed: string): number | undefined {
  return /^\s*(0+(\.0*)?)?\s*$/.test(typed) ? 0 : parseAmount(typed, DECIMALS.NGN);
}

function SettingForm({ setting }: { readonly setting: Setting }) {
  const { client } = useMerchant();
  const mayChange = useMay()('account:write');
  const form = useForm({
    initialValues: {
      rule: setting.rule,
      at: setting.at ?? '17:00',
      above: setting.above === null ? '' : String(setting.above),
      reserve: String(setting.reserve),
    },
    validate: {
      at: (typed, { rule }) =>
        rule !== 'daily' || /^([01]\d|2[0-3]):[0-5]\d$/.test(typed) ? null : TEXTS.timeProblem,
      above: (typed, { rule }) =>
        rule !== 'amount' || parseAmount(typed, DECIMALS.NGN) !== undefined ? null : t('problem.amountNgn'),
      reserve: (typed, { rule }) =>
        rule === 'off' || reserveOf(typed) !== undefined ? null : TEXTS.reserveProblem,
    },
  });
  const { rule, at, above, reserve } = form.values;
  const change = useChange(
    () =>
      client.setAutomaticPayouts({
        body: {
          rule,
          ...(rule === 'daily' && { at }),
          ...(rule === 'amount' && { above: parseAmount(above, DECIMALS.NGN) ?? 0 }),
          ...(rule !== 'off' && { reserve: reserveOf(reserve) ?? 0 }),
        },
      }),
    { onSuccess: () => notifyDone(t('saved')) },
  );
  return (
    <form onSubmit={form.onSubmit(() => change.mutate(undefined))}>
      <Stack gap="sm">
        <Select
          label={TEXTS.rule}
          allowDeselect={false}
          disabled={!mayChange}
          data={RULES.map((value) => ({ value, label: TEXTS.rules[value] }))}
          value={rule}
          onChange={(chosen) => form.setFieldValue('rule', RULES.find((each) => each === chosen) ?? 'off')}
        />
        {rule === 'daily' && (
          <TextInput
            {...form.getInputProps('at')}
            type="time"
            label={TEXTS.at}
            disabled={!mayChange}
            required
          />
        )}
        {rule === 'amount' && (
          <AmountInput
            {...form.getInputProps('above')}
            asset="NGN"
            label={TEXTS.above}
            disabled={!mayChange}
            required
          />
        )}
        {rule !== 'off' && (
          <AmountInput
            {...form.getInputProps('reserve')}
            asset="NGN"
            label={TEXTS.reserve}
            disabled={!mayChange}
          />
        )}
        <ProblemAlert error={change.error} />
        {mayChange && (
          <Button type="submit" variant="default" loading={change.isPending}>
            {TEXTS.save}
          </Button>
        )}
      </Stack>
    </form>
  );
}
