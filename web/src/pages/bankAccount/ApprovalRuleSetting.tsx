import { Alert, Button, Group, Paper, Stack, Switch, Text, Title } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { useQuery } from '@tanstack/react-query';
import { fieldProblems } from '../../api/problems.ts';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountInput } from '../../components/AmountInput.tsx';
import { DECIMALS, parseAmount } from '../../components/amountText.ts';
import { notifyDone } from '../../components/notify.ts';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { TextLink } from '../../components/RouteLink.tsx';
import { useKeptForm } from '../../components/useKept.ts';
import { t } from '../../i18n/index.ts';

type Rule = AnswerOf<'getApprovalRule'>['rule'];

/** Which orders wait for a second person; the rule is one for both environments. */
export function ApprovalRuleSetting() {
  const { client, environment } = useMerchant();
  const { data, error, refetch } = useQuery({
    queryKey: [environment, 'approvalRule'],
    queryFn: async () => (await client.getApprovalRule()).rule,
  });
  return (
    <Paper withBorder p="md" component="section" aria-label={t('approvals.rule')}>
      <Stack gap="xs">
        <Title order={2} size="h5">
          {t('approvals.rule')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('approvals.ruleLead')} {t('approvals.ruleSecond')}
        </Text>
        <ProblemAlert error={error} onRetry={refetch} />
        {data && <RuleForm key={JSON.stringify(data)} rule={data} />}
      </Stack>
    </Paper>
  );
}

function RuleForm({ rule }: { readonly rule: Rule }) {
  const { client } = useMerchant();
  const isAmount = (typed: string, decimals: number) =>
    typed.trim() === '' || parseAmount(typed, decimals) !== undefined;
  const form = useKeptForm('approvalRule', {
    initialValues: {
      aboveNgn: String(rule.aboveNgn ?? ''),
      aboveUsdt: String(rule.aboveUsdt ?? ''),
      includesKeys: rule.includesKeys,
    },
    validate: {
      aboveNgn: (typed) => (isAmount(typed, DECIMALS.NGN) ? null : t('problem.amountNgn')),
      aboveUsdt: (typed) => (isAmount(typed, DECIMALS.USDT) ? null : t('problem.amountUsdt')),
    },
  });
  const change = useChange((body: Rule) => client.setApprovalRule({ body }), {
    onSuccess: ({ approval }) => {
      if (approval === null) notifyDone(t('saved'));
    },
    onError: (error) => form.setErrors(fieldProblems(error, ['aboveNgn', 'aboveUsdt'])),
  });
  const save = ({ aboveNgn, aboveUsdt, includesKeys }: typeof form.values) =>
    change.mutate({
      aboveNgn: parseAmount(aboveNgn, DECIMALS.NGN) ?? null,
      aboveUsdt: parseAmount(aboveUsdt, DECIMALS.USDT) ?? null,
      includesKeys,
    });
  const waiting = change.data?.approval;
  return (
    <form onSubmit={form.onSubmit(save)}>
      <Stack>
        <AmountInput {...form.getInputProps('aboveNgn')} asset="NGN" label={t('approvals.aboveNgn')} />
        <AmountInput {...form.getInputProps('aboveUsdt')} asset="USDT" label={t('approvals.aboveUsdt')} />
        <Switch
          {...form.getInputProps('includesKeys', { type: 'checkbox' })}
          label={t('approvals.includesKeys')}
        />
        {Object.keys(form.errors).length === 0 && <ProblemAlert error={change.error} />}
        {waiting && (
          <Alert color="blue">
            {t('approvals.ruleWaits')}{' '}
            <TextLink to="/approvals/$approvalId" params={{ approvalId: waiting.id }}>
              {t('order.toApproval')}
            </TextLink>
          </Alert>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={change.isPending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
