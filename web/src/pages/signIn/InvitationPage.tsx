import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { merchantClient } from '../../api/client.ts';
import { fieldProblems } from '../../api/problems.ts';
import { PasswordField } from '../../components/PasswordField.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { ButtonLink } from '../../components/RouteLink.tsx';
import { t } from '../../i18n/index.ts';
import { SignInFrame } from './SignInFrame.tsx';

const FIELDS = ['code', 'name', 'password'] as const;

/** Accepts an invitation, whose code follows the # of the link, so that no server receives it before the form is sent. */
export default function InvitationPage() {
  const mailedCode = window.location.hash.slice(1);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: mailedCode, name: '', password: '' },
  });
  const accept = useMutation({
    mutationFn: (values: typeof form.values) => merchantClient('prod').acceptInvitation({ body: values }),
    onError: (error) => form.setErrors(fieldProblems(error, FIELDS)),
  });
  if (accept.data) {
    return (
      <SignInFrame
        title={t('invitation.title')}
        lead={t('invitation.accepted', { email: accept.data.email })}
      >
        <ButtonLink to="/sign-in" fullWidth>
          {t('signIn.submit')}
        </ButtonLink>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t('invitation.title')} lead={t('invitation.lead')}>
      <form onSubmit={form.onSubmit((values) => accept.mutate(values))}>
        <Stack>
          {Object.keys(form.errors).length === 0 && <ProblemAlert error={accept.error} />}
          {mailedCode === '' && (
            <TextInput
              {...form.getInputProps('code')}
              key={form.key('code')}
              label={t('reset.code')}
              required
            />
          )}
          <TextInput
            {...form.getInputProps('name')}
            key={form.key('name')}
            label={t('invitation.name')}
            autoComplete="name"
            required
            autoFocus
          />
          <PasswordField
            {...form.getInputProps('password')}
            key={form.key('password')}
            label={t('reset.newPassword')}
            autoComplete="new-password"
            required
          />
          <Button type="submit" loading={accept.isPending} fullWidth>
            {t('invitation.accept')}
          </Button>
        </Stack>
      </form>
    </SignInFrame>
  );
}
