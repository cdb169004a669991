import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactorWish } from '../api/secondFactor.ts';

/** Asks for the code of the second factor wherever a call needs one: the one place that does. */
export function SecondFactorPrompt() {
  const { t } = useTranslation();
  const wish = useSyncExternalStore(secondFactorWish.subscribe, secondFactorWish.read);
  return (
    <Modal
      opened={wish !== undefined}
      onClose={() => wish?.answer(undefined)}
      title={t('secondFactor.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      zIndex={1000}
    >
      {wish !== undefined && <CodeForm isAgain={wish.isAgain} onAnswer={wish.answer} />}
    </Modal>
  );
}

function CodeForm({
  isAgain,
  onAnswer,
}: {
  readonly isAgain: boolean;
  readonly onAnswer: (code: string | undefined) => void;
}) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const typed = code.replaceAll(/\s/g, '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== '') onAnswer(typed);
      }}
    >
      <Stack>
        <Text size="sm">{t('secondFactor.lead')}</Text>
        {isAgain && <Alert color="red">{t('secondFactor.wrong')}</Alert>}
        <TextInput
          label={t('secondFactor.code')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onAnswer(undefined)}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={typed === ''}>
            {t('secondFactor.continue')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
