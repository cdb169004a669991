import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPasskey, hasPasskeys, isCancelled, isKnownPasskey } from '../../api/passkeys.ts';
import { codeOf } from '../../api/problems.ts';
import { SESSION_KEY } from '../../api/session.ts';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { Dialog, DialogButtons } from '../../components/Dialog.tsx';
import { notifyDone } from '../../components/notify.ts';
import { PasswordField } from '../../components/PasswordField.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { t } from '../../i18n/index.ts';

/** Adds a passkey, by the password and the prompt of the browser. */
export function AddPasskey({ onAdded }: { readonly onAdded: (recoveryCodes: readonly string[]) => void }) {
  const { client } = useMerchant();
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm({ initialValues: { name: '', password: '' } });
  const add = useChange(
    async ({ name, password }: typeof form.values) => {
      const { options } = await client.preparePasskey({ body: { password } });
      return client.confirmPasskey({ body: { name, response: await createPasskey(options) } });
    },
    {
      onSuccess: async ({ recoveryCodes }) => {
        setIsOpen(false);
        form.reset();
        notifyDone(t('passkeys.addedNow'));
        onAdded(recoveryCodes);
        await queries.invalidateQueries({ queryKey: SESSION_KEY });
      },
      onError: (error) => {
        if (codeOf(error) === 'password_invalid') form.setErrors({ password: t('security.wrongPassword') });
      },
    },
  );
  if (!hasPasskeys) return <Text size="sm">{t('passkeys.notHere')}</Text>;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('passkeys.add')}</Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={t('passkeys.add')}>
        <form onSubmit={form.onSubmit((values) => add.mutate(values))}>
          <Stack>
            <TextInput
              {...form.getInputProps('name')}
              label={t('passkeys.name')}
              description={t('passkeys.nameLead')}
              maxLength={50}
              required
              data-autofocus
            />
            <PasswordField
              {...form.getInputProps('password')}
              label={t('signIn.password')}
              description={t('security.setUpLead')}
              autoComplete="current-password"
              required
            />
            {Object.keys(form.errors).length === 0 && <AddProblem error={add.error} />}
            <DialogButtons onCancel={() => setIsOpen(false)}>
              <Button type="submit" loading={add.isPending}>
                {t('passkeys.add')}
              </Button>
            </DialogButtons>
          </Stack>
        </form>
      </Dialog>
    </>
  );
}

function AddProblem({ error }: { readonly error: unknown }) {
  if (!isCancelled(error) && !isKnownPasskey(error)) return <ProblemAlert error={error} />;
  return (
    <Text size="sm" role="alert">
      {t(isCancelled(error) ? 'passkeys.cancelled' : 'passkeys.known')}
    </Text>
  );
}
