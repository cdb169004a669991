import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { secondFactorWish } from '../api/secondFactor.ts';
import { useSession } from '../api/session.ts';
import { t } from '../i18n/index.ts';
import { Dialog, DialogButtons } from './Dialog.tsx';
import { OwnPasskeyButton } from './PasskeyButton.tsx';

/** Asks for the code of the second factor wherever a call needs one: the one place that does. */
export function SecondFactorPrompt() {
  const wish = useSyncExternalStore(secondFactorWish.subscribe, secondFactorWish.read);
  return (
    <Dialog
      opened={wish !== undefined}
      onClose={() => wish?.answer(undefined)}
      title={t('secondFactor.title')}
      zIndex={1000}
    >
      {wish !== undefined && <CodeForm isAgain={wish.isAgain} onAnswer={wish.answer} />}
    </Dialog>
  );
}

function CodeForm({
  isAgain,
  onAnswer,
}: {
  readonly isAgain: boolean;
  readonly onAnswer: (code: string | undefined) => void;
}) {
  const { secondFactors } = useSession();
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
        {isAgain && <Alert color="red">{t('secondFactor.wrong')}</Alert>}
        <OwnPasskeyButton onAnswer={onAnswer} />
        <Text size="sm">
          {t(secondFactors.includes('app') ? 'secondFactor.lead' : 'secondFactor.recoveryLead')}
        </Text>
        <TextInput
          label={t('secondFactor.code')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
        />
        <DialogButtons onCancel={() => onAnswer(undefined)}>
          <Button type="submit" disabled={typed === ''}>
            {t('secondFactor.continue')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
