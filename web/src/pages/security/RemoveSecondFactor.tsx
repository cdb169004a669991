import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { codeOf } from '../../api/problems.ts';
import { SESSION_KEY } from '../../api/session.ts';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { notifyDone } from '../../components/notify.ts';
import { OwnPasskeyButton } from '../../components/PasskeyButton.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { t } from '../../i18n/index.ts';

/** Turns the authenticator app off, or removes a passkey, by the password and a code or passkey. */
export function RemoveSecondFactor({
  passkeyId,
  onRemoved,
}: {
  /** The passkey; the app unless given. */
  readonly passkeyId?: string;
  readonly onRemoved?: () => void;
}) {
  const { client } = useMerchant();
  const queries = useQueryClient();
  const form = useForm({ initialValues: { password: '', code: '' } });
  const send = (body: typeof form.values) =>
    passkeyId === undefined
      ? client.removeSecondFactor({ body })
      : client.removePasskey({ path: { id: passkeyId }, body });
  const remove = useChange(send, {
    onSuccess: async () => {
      notifyDone(t(passkeyId === undefined ? 'security.removed' : 'passkeys.removed'));
      onRemoved?.();
      await queries.invalidateQueries({ queryKey: SESSION_KEY });
    },
    onError: (error) => {
      const code = codeOf(error);
      if (code === 'second_factor_invalid') form.setErrors({ code: t('secondFactor.wrong') });
      if (code === 'password_invalid') form.setErrors({ password: t('security.wrongPassword') });
    },
  });
  return (
    <form
      onSubmit={form.onSubmit(({ password, code }) =>
        remove.mutate({ password, code: code.replaceAll(/\s/g, '') }),
      )}
    >
      <Stack>
        <PasswordField
          {...form.getInputProps('password')}
          label={t('signIn.password')}
          autoComplete="current-password"
          required
        />
        <TextInput
          {...form.getInputProps('code')}
          label={t('secondFactor.code')}
          description={t('security.removeLead')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <OwnPasskeyButton onAnswer={(code) => remove.mutate({ ...form.getValues(), code })} />
        {Object.keys(form.errors).length === 0 && <ProblemAlert error={remove.error} />}
        <Group justify="flex-end">
          <Button type="submit" color="red" variant="light" loading={remove.isPending}>
            {t(passkeyId === undefined ? 'security.turnOff' : 'passkeys.remove')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
