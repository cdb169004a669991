import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { useReveal } from '../../api/useReveal.ts';
import { ConfirmModal } from '../../components/ConfirmModal.tsx';
import { Moment } from '../../components/Moment.tsx';
import { notifyDone } from '../../components/notify.ts';
import { DEFAULT_OVERLAP, OverlapSelect } from '../../components/OverlapSelect.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { SecretText } from '../../components/SecretText.tsx';
import { t } from '../../i18n/index.ts';

/** The secret that signs events, shown on demand, and its replacement. */
export function WebhookSecret() {
  const { client, environment } = useMerchant();
  const [isAsking, setIsAsking] = useState(false);
  const [overlap, setOverlap] = useState(DEFAULT_OVERLAP);
  const queryKey = [environment, 'webhookSecret'];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => client.getWebhookSecret(),
  });
  const reveal = useReveal(queryKey, (call) => client.getWebhookSecret(call));
  const rotate = useChange((overlapHours: number) => client.rotateWebhookSecret({ body: { overlapHours } }), {
    onSuccess: () => {
      setIsAsking(false);
      notifyDone(t('webhooks.rotated'));
    },
  });
  return (
    <Stack>
      <Title order={2} size="h5">
        {t('webhooks.secret')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('webhooks.secretLead')}
      </Text>
      <ProblemAlert error={error} onRetry={refetch} />
      <ProblemAlert error={reveal.error} />
      {data && <SecretText value={data.secret} label={t('webhooks.secret')} onReveal={reveal.mutate} />}
      {data?.previousValidUntil && (
        <Text size="sm">
          {t('webhooks.previousUntil')} <Moment at={data.previousValidUntil} />
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => setIsAsking(true)}>
          {t('webhooks.rotate')}
        </Button>
      </Group>
      <ConfirmModal
        title={t('webhooks.rotate')}
        confirm={t('webhooks.rotateConfirm')}
        isOpen={isAsking}
        isPending={rotate.isPending}
        error={rotate.error}
        onConfirm={() => rotate.mutate(Number(overlap))}
        onClose={() => setIsAsking(false)}
      >
        <OverlapSelect value={overlap} onChange={setOverlap} description={t('webhooks.overlapLead')} />
      </ConfirmModal>
    </Stack>
  );
}
