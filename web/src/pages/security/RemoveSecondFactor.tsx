import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../api/problems.ts';
import { SESSION_KEY } from '../../api/session.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { notifyDone } from '../../components/notify.ts';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';

/** Turns the second factor off, by a code of it. */
export function RemoveSecondFactor() {
  const { t } = useTranslation();
  const { client } = useMerchant();
  const queries = useQueryClient();
  const form = useForm({ initialValues: { code: '' } });
  const remove = useMutation({
    mutationFn: ({ code }: typeof form.values) =>
      client.removeSecondFactor({ body: { code: code.replaceAll(/\s/g, '') } }),
    onSuccess: async () => {
      notifyDone(t('security.removed'));
      await queries.invalidateQueries({ queryKey: SESSION_KEY });
    },
    onError: (error) => {
      if (codeOf(error) === 'second_factor_invalid') form.setErrors({ code: t('secondFactor.wrong') });
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => remove.mutate(values))}>
      <Stack>
        <TextInput
          {...form.getInputProps('code')}
          label={t('secondFactor.code')}
          description={t('security.removeLead')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        {form.errors.code === undefined && <ProblemAlert error={remove.error} />}
        <Group justify="flex-end">
          <Button type="submit" color="red" variant="light" loading={remove.isPending}>
            {t('security.turnOff')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
