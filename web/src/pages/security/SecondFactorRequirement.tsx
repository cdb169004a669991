import { Paper, Stack, Switch, Title } from '@mantine/core';
import { useSession } from '../../api/session.ts';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { useSecondFactorRequirement } from '../../api/useSecondFactorRequirement.ts';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { t } from '../../i18n/index.ts';

/** Whether every user of the business needs a second factor. Only a user who has one can switch it on. */
export function SecondFactorRequirement() {
  const { client } = useMerchant();
  const { secondFactorEnabled } = useSession();
  const { data, error, refetch } = useSecondFactorRequirement();
  const change = useChange(
    (isRequired: boolean) => client.setSecondFactorRequirement({ body: { isRequired } }),
    { isPendingUntilRead: true },
  );
  return (
    <Paper withBorder p="md" component="section" aria-label={t('security.forAll')}>
      <Stack gap="xs">
        <Title order={2} size="h5">
          {t('security.forAll')}
        </Title>
        <ProblemAlert error={error} onRetry={refetch} />
        <ProblemAlert error={change.error} />
        <Switch
          label={t('security.require')}
          description={t(secondFactorEnabled ? 'security.requireLead' : 'security.requireNeedsOwn')}
          checked={(change.isPending ? change.variables : data) ?? false}
          disabled={data === undefined || change.isPending || !secondFactorEnabled}
          onChange={(event) => change.mutate(event.currentTarget.checked)}
        />
      </Stack>
    </Paper>
  );
}
