import { Alert, Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { Allowed } from '../../components/Allowed.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { t } from '../../i18n/index.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { OwnSecondFactor } from './OwnSecondFactor.tsx';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorRequirement } from './SecondFactorRequirement.tsx';
import { Sessions } from './Sessions.tsx';
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx';

/** What protects the account: the second factor, the password, the sessions. */
export default function SecurityPage() {
  const { secondFactors, secondFactorEnabled, mustSetUpSecondFactor } = useSession();
  const hasApp = secondFactors.includes('app');
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  // A second factor beside another brings no codes: those that are shown stay.
  const showCodes = (codes: readonly string[]) => {
    if (codes.length > 0) setRecoveryCodes(codes);
  };
  return (
    <>
      <PageHeader title={t('security.title')} lead={t('security.lead')} />
      <Stack>
        {mustSetUpSecondFactor && (
          <Alert color="yellow" icon={<ShieldAlert />}>
            <Text size="sm" fw={600}>
              {t('security.mustSetUpTitle')}
            </Text>
            <Text size="sm">{t('security.mustSetUpLead')}</Text>
          </Alert>
        )}
        <Paper withBorder p="md" component="section" aria-label={t('security.secondFactor')}>
          <Stack>
            <Group justify="space-between">
              <Title order={2} size="h5">
                {t('security.secondFactor')}
              </Title>
              <Badge variant="light" color={secondFactorEnabled ? 'teal' : 'orange'}>
                {t(secondFactorEnabled ? 'security.on' : 'security.off')}
              </Badge>
            </Group>
            <Text size="sm" c="dimmed">
              {t('security.secondFactorLead')}
            </Text>
            {recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
            <Title order={3} size="h6">
              {t('security.app')}
            </Title>
            {hasApp ? <OwnSecondFactor /> : <SetUpSecondFactor onDone={showCodes} />}
          </Stack>
        </Paper>
        <Passkeys onCodes={showCodes} />
        <Paper withBorder p="md" component="section" aria-label={t('signIn.password')}>
          <Stack>
            <Title order={2} size="h5">
              {t('signIn.password')}
            </Title>
            <Text size="sm" c="dimmed">
              {t('security.passwordLead')}
            </Text>
            <ChangePassword />
          </Stack>
        </Paper>
        <Allowed to="account:write">
          <SecondFactorRequirement />
        </Allowed>
        {!mustSetUpSecondFactor && <Sessions />}
      </Stack>
    </>
  );
}
