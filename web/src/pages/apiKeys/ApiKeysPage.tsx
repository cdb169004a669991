import { Paper, Stack, Text, Title } from '@mantine/core';
import { useAccount } from '../../api/useAccount.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { useReveal } from '../../api/useReveal.ts';
import { Allowed } from '../../components/Allowed.tsx';
import { CopyableText } from '../../components/CopyableText.tsx';
import { NewButton } from '../../components/NewButton.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RowsLoading } from '../../components/Placeholders.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { SecretText } from '../../components/SecretText.tsx';
import { t } from '../../i18n/index.ts';
import { ApiKeyList } from './ApiKeyList.tsx';
import { NewKeyForm } from './NewKeyForm.tsx';
import { RotateKeyButton } from './RotateKeyButton.tsx';

/** The key by which the merchant's own programs call the service, and every key that is still valid. */
export default function ApiKeysPage() {
  const { client, environment, businessId } = useMerchant();
  const account = useAccount();
  const reveal = useReveal(
    [environment, 'account'],
    async (call) => (await client.getAccount(call)).business,
  );
  const key = account.data?.apiKeys[environment];
  return (
    <>
      <PageHeader
        title={t('apiKeys.title')}
        lead={t('apiKeys.lead')}
        actions={
          <Allowed to="api_keys:write">
            <RotateKeyButton />
            <NewButton label={t('apiKeys.new')} variant="default">
              {(close) => <NewKeyForm onClose={close} />}
            </NewButton>
          </Allowed>
        }
      />
      <Stack>
        <Paper withBorder p="md" component="section" aria-label={t('apiKeys.current')}>
          <Stack gap="xs">
            <Title order={2} size="h5">
              {t(`apiKeys.currentOf.${environment}`)}
            </Title>
            <ProblemAlert error={account.error} onRetry={account.refetch} />
            <ProblemAlert error={reveal.error} />
            {account.data === undefined ? (
              <RowsLoading rows={1} />
            ) : key ? (
              <SecretText value={key} label={t('apiKeys.current')} onReveal={reveal.mutate} />
            ) : (
              <Text size="sm">{t('apiKeys.none')}</Text>
            )}
            <Text size="sm" c="dimmed">
              {t('apiKeys.businessId')}
            </Text>
            <CopyableText value={businessId} label={t('apiKeys.businessId')} />
          </Stack>
        </Paper>
        <section aria-label={t('apiKeys.valid')}>
          <Title order={2} size="h5" mb="sm">
            {t('apiKeys.valid')}
          </Title>
          <ApiKeyList />
        </section>
      </Stack>
    </>
  );
}
