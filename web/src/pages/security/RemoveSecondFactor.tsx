import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../api/problems.ts';
import { SESSION_KEY } from '../../api/session.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { notifyDone } from '../../components/notify.ts';
import { PasswordField } from '../../components/PasswordField.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';

/** Turns the second factor off, by the password and a code of it. */
export function RemoveSecondFactor() {
  const { t } = useTranslation();
  const { client } = useMerchant();
  const queries = useQueryClient();
  const form = useForm({ initialValues: { password: '', code: '' } });
  const remove = useMutation({
    mutationFn: ({ password, code }: typeof form.values) =>
      client.removeSecondFactor({ body: { password, code: code.replaceAll(/\s/g, '') } }),
    onSuccess: async () => {
      notifyDone(t('security.removed'));
      await queries.invalidateQueries({ queryKey: SESSION_KEY });
    },
    onError: (error) => {
      const code = codeOf(error);
      if (code === 'second_factor_invalid') form.setErrors({ code: t('secondFactor.wrong') });
      if (code === 'password_invalid') form.setErrors({ password: t('security.wrongPassword') });
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => remove.mutate(values))}>
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
        {Object.keys(form.errors).length === 0 && <ProblemAlert error={remove.error} />}
        <Group justify="flex-end">
          <Button type="submit" color="red" variant="light" loading={remove.isPending}>
            {t('security.turnOff')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
