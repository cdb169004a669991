import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { codeOf, fieldProblems } from '../../api/problems.ts';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { notifyDone } from '../../components/notify.ts';
import { PasswordField } from '../../components/PasswordField.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { t } from '../../i18n/index.ts';

/** Changes the password by the current one. */
export function ChangePassword() {
  const { client } = useMerchant();
  const form = useForm({ initialValues: { currentPassword: '', newPassword: '' } });
  const change = useChange((body: typeof form.values) => client.changePassword({ body }), {
    onSuccess: () => {
      notifyDone(t('security.passwordChanged'));
      form.reset();
    },
    onError: (error) => {
      form.setErrors(
        codeOf(error) === 'password_invalid'
          ? { currentPassword: t('security.wrongPassword') }
          : fieldProblems(error, ['newPassword']),
      );
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => change.mutate(values))}>
      <Stack>
        <PasswordField
          {...form.getInputProps('currentPassword')}
          label={t('security.currentPassword')}
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...form.getInputProps('newPassword')}
          label={t('security.newPassword')}
          autoComplete="new-password"
          required
        />
        {Object.keys(form.errors).length === 0 && <ProblemAlert error={change.error} />}
        <Group>
          <Button type="submit" variant="default" loading={change.isPending}>
            {t('security.changePassword')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
