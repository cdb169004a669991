import { Button, Center, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../api/problems.ts';
import { SESSION_KEY } from '../../api/session.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { CopyableText } from '../../components/CopyableText.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';

const QrPicture = lazy(() => import('../../components/QrPicture.tsx'));

/** Shows a secret to an authenticator app, and turns the second factor on by the first code of that app. */
export function SetUpSecondFactor({
  onDone,
}: {
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const { client } = useMerchant();
  const queries = useQueryClient();
  const prepare = useMutation({ mutationFn: () => client.prepareSecondFactor() });
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
      <>
        <ProblemAlert error={prepare.error} />
        <Group>
          <Button loading={prepare.isPending} onClick={() => prepare.mutate()}>
            {t('security.setUp')}
          </Button>
        </Group>
      </>
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
