import { Button, Stack, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogButtons } from './Dialog.tsx';
import { pageOfId } from './pageOfId.ts';
import { OPENED_HERE } from './RouteLink.tsx';

/** The longest id or reference. */
const MAX_LENGTH = 100;

/** Where a text leads: what has no page by its id is looked up as the merchant's own reference. */
function pageOf(text: string) {
  return pageOfId(text) ?? ({ to: '/transactions', search: { reference: text } } as const);
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
