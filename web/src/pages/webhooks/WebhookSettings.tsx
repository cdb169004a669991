import { Paper, Stack } from '@mantine/core';
import { useAccount } from '../../api/useAccount.ts';
import { RowsLoading } from '../../components/Placeholders.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { t } from '../../i18n/index.ts';
import { WebhookAddressForm } from './WebhookAddressForm.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';

/** Where events go, and the secret by which their receiver knows that they are ours. */
export function WebhookSettings() {
  const account = useAccount();
  return (
    <Stack>
      <Paper withBorder p="md" component="section" aria-label={t('webhooks.address')}>
        <ProblemAlert error={account.error} onRetry={account.refetch} />
        {account.data === undefined ? (
          <RowsLoading rows={2} />
        ) : (
          <WebhookAddressForm key={account.data.webhookUrl} saved={account.data.webhookUrl ?? ''} />
        )}
      </Paper>
      <Paper withBorder p="md" component="section" aria-label={t('webhooks.secret')}>
        <WebhookSecret />
      </Paper>
    </Stack>
  );
}
