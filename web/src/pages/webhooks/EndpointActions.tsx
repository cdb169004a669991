import { Button, Group, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { KeyRound, Pencil, Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { ConfirmModal } from '../../components/ConfirmModal.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { notifyDone } from '../../components/notify.ts';
import { DEFAULT_OVERLAP, OverlapSelect } from '../../components/OverlapSelect.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { ENDPOINTS } from '../../i18n/webhooks.en.ts';
import { EditEndpointForm } from './EditEndpointForm.tsx';
import type { Endpoint } from './EndpointStatus.tsx';
import { NewSecret } from './NewSecret.tsx';

/** What is done with an endpoint that asks first, or has a form. */
type Asked = 'edit' | 'disable' | 'rotate' | 'remove';

/** What may be done with an endpoint. */
export function EndpointActions({ endpoint }: { readonly endpoint: Endpoint }) {
  const { client } = useMerchant();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const test = useChange(() => client.testWebhookEndpoint({ path: { id: endpoint.id } }), {
    onSuccess: ({ delivery }) =>
      navigate({
        to: '/webhooks/$deliveryId',
        params: { deliveryId: delivery.id },
        search: { tab: 'deliveries' },
      }),
  });
  const enable = useChange(
    () => client.changeWebhookEndpoint({ path: { id: endpoint.id }, body: { status: 'ENABLED' } }),
    { onSuccess: () => notifyDone(ENDPOINTS.enabled) },
  );
  return (
    <>
      <Group gap="xs">
        <Action icon={<Pencil size={16} />} onClick={() => setAsked('edit')}>
          {ENDPOINTS.edit}
        </Action>
        {endpoint.status === 'ENABLED' ? (
          <>
            <Action icon={<Send size={16} />} isPending={test.isPending} onClick={() => test.mutate()}>
              {ENDPOINTS.sendTest}
            </Action>
            <Action onClick={() => setAsked('disable')}>{ENDPOINTS.disable}</Action>
          </>
        ) : (
          <Action isPending={enable.isPending} onClick={() => enable.mutate()}>
            {ENDPOINTS.enable}
          </Action>
        )}
        <Action icon={<KeyRound size={16} />} onClick={() => setAsked('rotate')}>
          {ENDPOINTS.rotate}
        </Action>
        <Button variant="light" color="red" onClick={() => setAsked('remove')}>
          {ENDPOINTS.remove}
        </Button>
      </Group>
      <ProblemAlert error={test.error ?? enable.error} />
      <Dialog opened={asked === 'edit'} onClose={close} title={ENDPOINTS.edit}>
        <EditEndpointForm endpoint={endpoint} onClose={close} />
      </Dialog>
      <DisableEndpoint endpoint={endpoint} isOpen={asked === 'disable'} onClose={close} />
      {asked === 'rotate' && <RotateSecret endpoint={endpoint} onClose={close} />}
      <RemoveEndpoint endpoint={endpoint} isOpen={asked === 'remove'} onClose={close} />
    </>
  );
}

function Action({
  icon,
  isPending = false,
  onClick,
  children,
}: {
  readonly icon?: ReactNode;
  readonly isPending?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Button variant="default" leftSection={icon} loading={isPending} onClick={onClick}>
      {children}
    </Button>
  );
}

interface ActionOn {
  readonly endpoint: Endpoint;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function DisableEndpoint({ endpoint, isOpen, onClose }: ActionOn) {
  const { client } = useMerchant();
  const disable = useChange(
    () => client.changeWebhookEndpoint({ path: { id: endpoint.id }, body: { status: 'DISABLED' } }),
    {
      onSuccess: () => {
        onClose();
        notifyDone(ENDPOINTS.disabled);
      },
    },
  );
  return (
    <ConfirmModal
      title={ENDPOINTS.disableTitle}
      confirm={ENDPOINTS.disable}
      isOpen={isOpen}
      isPending={disable.isPending}
      error={disable.error}
      onConfirm={() => disable.mutate()}
      onClose={onClose}
    >
      <Text size="sm">{ENDPOINTS.disableLead}</Text>
    </ConfirmModal>
  );
}

/** Replaces the secret of an endpoint, and shows the new one once. */
function RotateSecret({ endpoint, onClose }: Omit<ActionOn, 'isOpen'>) {
  const { client } = useMerchant();
  const [overlap, setOverlap] = useState(DEFAULT_OVERLAP);
  const rotate = useChange((overlapHours: number) =>
    client.rotateWebhookEndpointSecret({ path: { id: endpoint.id }, body: { overlapHours } }),
  );
  if (rotate.data)
    return (
      <Dialog opened onClose={onClose} title={ENDPOINTS.secret}>
        <NewSecret of={endpoint.url} secret={rotate.data.secret} onClose={onClose} />
      </Dialog>
    );
  return (
    <ConfirmModal
      title={ENDPOINTS.rotateTitle}
      confirm={ENDPOINTS.rotate}
      isOpen
      isPending={rotate.isPending}
      error={rotate.error}
      onConfirm={() => rotate.mutate(Number(overlap))}
      onClose={onClose}
    >
      <Text size="sm">{ENDPOINTS.rotateLead}</Text>
      <OverlapSelect value={overlap} onChange={setOverlap} />
    </ConfirmModal>
  );
}

function RemoveEndpoint({ endpoint, isOpen, onClose }: ActionOn) {
  const { client } = useMerchant();
  const navigate = useNavigate();
  const remove = useChange(() => client.deleteWebhookEndpoint({ path: { id: endpoint.id } }), {
    onSuccess: async () => {
      await navigate({ to: '/webhooks', search: { tab: 'endpoints' }, replace: true });
      notifyDone(ENDPOINTS.removed);
    },
  });
  return (
    <ConfirmModal
      title={ENDPOINTS.removeTitle}
      confirm={ENDPOINTS.remove}
      isDanger
      isOpen={isOpen}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <Text size="sm">{ENDPOINTS.removeLead}</Text>
    </ConfirmModal>
  );
}
