import { Text } from '@mantine/core';
import { useSession } from '../../api/session.ts';
import { useSecondFactorRequirement } from '../../api/useSecondFactorRequirement.ts';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { t } from '../../i18n/index.ts';
import { RemoveSecondFactor } from './RemoveSecondFactor.tsx';

/** The authenticator app of the user who is signed in: the way to turn it off, unless the business requires it. */
export function OwnSecondFactor() {
  const { data: isRequired, error, refetch } = useSecondFactorRequirement();
  const { secondFactors } = useSession();
  if (isRequired === undefined) return <ProblemAlert error={error} onRetry={refetch} />;
  return isRequired && secondFactors.length === 1 ? (
    <Text size="sm">{t('security.isRequired')}</Text>
  ) : (
    <RemoveSecondFactor />
  );
}
