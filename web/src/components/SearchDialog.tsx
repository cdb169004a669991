import { Button, Stack, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogButtons } from './Dialog.tsx';
import { OPENED_HERE } from './RouteLink.tsx';

/** The longest id or reference. */
const MAX_LENGTH = 100;

/** Where what has an id is shown, by the prefix of the id; any other text is looked up as the merchant's own reference. */
function pageOf(text: string) {
  switch (text.split('_', 1)[0]) {
    case 'txn':
    case 'bill':
    case 'wd':
      return { to: '/transactions/$transactionId', params: { transactionId: text }, search: {} } as const;
    case 'cp':
      return { to: '/usdt/$paymentId', params: { paymentId: text }, search: {} } as const;
    case 'sale':
      return { to: '/sales/$withdrawalId', params: { withdrawalId: text }, search: {} } as const;
    case 'col':
      return { to: '/collections/$reference', params: { reference: text }, search: {} } as const;
    case 'msg':
      return { to: '/webhooks/$deliveryId', params: { deliveryId: text }, search: {} } as const;
    default:
      return { to: '/transactions', search: { reference: text } } as const;
  }
}

/** Asks for an id, and opens what has it. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const open = () => {
    if (text === '') return;
    onClose();
    void navigate({ ...pageOf(text), state: OPENED_HERE });
  };
  return (
    <Dialog opened onClose={onClose} title={t('search.title')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <Stack>
          <TextInput
            label={t('search.id')}
            description={t('search.lead')}
            placeholder="txn_…"
            maxLength={MAX_LENGTH}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" disabled={text === ''}>
              {t('search.open')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
