import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { notifyProblem } from '../../components/notify.ts';
import { t } from '../../i18n/index.ts';

/** Sends a signed event that means nothing, and shows how it is delivered. */
export function TestEventButton() {
  const { client } = useMerchant();
  const navigate = useNavigate();
  const send = useChange(() => client.testWebhook(), {
    onSuccess: ({ delivery }) =>
      navigate({ to: '/webhooks/$deliveryId', params: { deliveryId: delivery.id }, search: {} }),
    onError: notifyProblem,
  });
  return (
    <Button
      variant="default"
      leftSection={<Send size={16} />}
      loading={send.isPending}
      onClick={() => send.mutate()}
    >
      {t('webhooks.sendTest')}
    </Button>
  );
}
