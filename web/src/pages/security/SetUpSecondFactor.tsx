import { Button, Center, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { codeOf } from '../../api/problems.ts';
import { SESSION_KEY } from '../../api/session.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { CopyableText } from '../../components/CopyableText.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { t } from '../../i18n/index.ts';

const QrPicture = lazy(() => import('../../components/QrPicture.tsx'));

/**
 * Shows a secret to an authenticator app after the password, and turns the second factor on by the first code of that app.
 */
export function SetUpSecondFactor({
  onDone,
}: {
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}) {
  const { client } = useMerchant();
  const queries = useQueryClient();
  const passwordForm = useForm({ initialValues: { password: '' } });
  const prepare = useMutation({
    mutationFn: ({ password }: typeof passwordForm.values) =>
      client.prepareSecondFactor({ body: { password } }),
    onError: (error) => {
      if (codeOf(error) === 'password_invalid')
        passwordForm.setErrors({ password: t('security.wrongPassword') });
    },
  });
  const form = useForm({ initialValues: { code: '' } });
  const confirm = useMutation({
    mutationFn: ({ code }: typeof form.values) =>
      client.confirmSecondFactor({ body: { code: code.replaceAll(/\s/g, '') } }),
    onSuccess: async ({ recoveryCodes }) => {
      onDone(recoveryCodes);
      await queries.invalidateQueries({ queryKey: SESSION_KEY });
    },
    onError: (error) => {
      if (codeOf(error) === 'second_factor_invalid') form.setErrors({ code: t('secondFactor.wrong') });
    },
  });
  if (prepare.data === undefined) {
    return (
      <form onSubmit={passwordForm.onSubmit((values) => prepare.mutate(values))}>
        <Stack>
          <PasswordField
            {...passwordForm.getInputProps('password')}
            label={t('signIn.password')}
            description={t('security.setUpLead')}
            autoComplete="current-password"
            required
          />
          {passwordForm.errors.password === undefined && <ProblemAlert error={prepare.error} />}
          <Group>
            <Button type="submit" loading={prepare.isPending}>
              {t('security.setUp')}
            </Button>
          </Group>
        </Stack>
      </form>
    );
  }
  return (
    <form onSubmit={form.onSubmit((values) => confirm.mutate(values))}>
      <Stack>
        <Text size="sm">{t('security.scan')}</Text>
        <Center>
          <Suspense fallback={<Skeleton height={200} width={200} />}>
            <QrPicture text={prepare.data.otpauthUri} label={t('security.qr')} />
          </Suspense>
        </Center>
        <Text size="sm">{t('security.orType')}</Text>
        <CopyableText value={prepare.data.secret} label={t('security.secret')} />
        <TextInput
          {...form.getInputProps('code')}
          label={t('secondFactor.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        {form.errors.code === undefined && <ProblemAlert error={confirm.error} />}
        <Group justify="flex-end">
          <Button type="submit" loading={confirm.isPending}>
            {t('security.turnOn')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
