import { Button, Group, Text } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { ConfirmModal } from '../../components/ConfirmModal.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { notifyDone } from '../../components/notify.ts';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { LINKS } from '../../i18n/paymentLinks.en.ts';
import { EditLinkForm } from './EditLinkForm.tsx';
import type { PaymentLink } from './LinkState.tsx';

/** What may be done with a link. */
export function LinkActions({ link }: { readonly link: PaymentLink }) {
  const { client } = useMerchant();
  const [asked, setAsked] = useState<'edit' | 'turnOff'>();
  const close = () => setAsked(undefined);
  const turn = useChange(
    (isActive: boolean) => client.changePaymentLink({ path: { id: link.id }, body: { isActive } }),
    {
      onSuccess: ({ paymentLink }) => {
        close();
        notifyDone(paymentLink.isActive ? LINKS.isOn : LINKS.isOff);
      },
    },
  );
  return (
    <>
      <Group gap="xs">
        <Button variant="default" leftSection={<Pencil size={16} />} onClick={() => setAsked('edit')}>
          {LINKS.edit}
        </Button>
        {link.isActive ? (
          <Button variant="default" onClick={() => setAsked('turnOff')}>
            {LINKS.turnOff}
          </Button>
        ) : (
          <Button variant="default" loading={turn.isPending} onClick={() => turn.mutate(true)}>
            {LINKS.turnOn}
          </Button>
        )}
      </Group>
      {asked === undefined && <ProblemAlert error={turn.error} />}
      <Dialog opened={asked === 'edit'} onClose={close} title={LINKS.edit}>
        <EditLinkForm link={link} onClose={close} />
      </Dialog>
      <ConfirmModal
        title={LINKS.turnOffTitle}
        confirm={LINKS.turnOff}
        isOpen={asked === 'turnOff'}
        isPending={turn.isPending}
        error={turn.error}
        onConfirm={() => turn.mutate(false)}
        onClose={close}
      >
        <Text size="sm">{LINKS.turnOffLead}</Text>
      </ConfirmModal>
    </>
  );
}
