import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { merchantClient } from '../../api/client.ts';
import { fieldProblems } from '../../api/problems.ts';
import { PasswordField } from '../../components/PasswordField.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { ButtonLink, TextLink } from '../../components/RouteLink.tsx';
import { t } from '../../i18n/index.ts';
import { EmailField } from './EmailField.tsx';
import { SignInFrame } from './SignInFrame.tsx';

type Step = 'email' | 'code' | 'done';

/** The account that the link of a mail with a code was sent for; no server receives what follows its #. */
function mailedTo(): string {
  return new URLSearchParams(`email=${window.location.hash.slice(1)}`).get('email') ?? '';
}

/** Sets a new password by a code that comes by e-mail, whose link begins where the code is entered. */
export default function ResetPasswordPage() {
  const [email, setEmail] = useState(mailedTo);
  const [step, setStep] = useState<Step>(email === '' ? 'email' : 'code');
  return (
    <SignInFrame title={t('reset.title')} lead={t(`reset.lead.${step}`)}>
      {step === 'email' && (
        <EmailStep
          onSent={(sentTo) => {
            setEmail(sentTo);
            setStep('code');
          }}
        />
      )}
      {step === 'code' && (
        <CodeStep email={email} onDone={() => setStep('done')} onBack={() => setStep('email')} />
      )}
      {step === 'done' && (
        <ButtonLink to="/sign-in" fullWidth>
          {t('reset.toSignIn')}
        </ButtonLink>
      )}
    </SignInFrame>
  );
}

function EmailStep({ onSent }: { readonly onSent: (email: string) => void }) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '' } });
  const ask = useMutation({
    mutationFn: ({ email }: typeof form.values) => merchantClient('prod').forgotPassword({ body: { email } }),
    onSuccess: (_, { email }) => onSent(email),
  });
  return (
    <form onSubmit={form.onSubmit((values) => ask.mutate(values))}>
      <Stack>
        <ProblemAlert error={ask.error} />
        <EmailField form={form} />
        <Button type="submit" loading={ask.isPending} fullWidth>
          {t('reset.send')}
        </Button>
        <TextLink to="/sign-in" size="sm" ta="center">
          {t('reset.back')}
        </TextLink>
      </Stack>
    </form>
  );
}

function CodeStep({
  email,
  onDone,
  onBack,
}: {
  readonly email: string;
  readonly onDone: () => void;
  readonly onBack: () => void;
}) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { otp: '', newPassword: '' } });
  const change = useMutation({
    mutationFn: (values: typeof form.values) =>
      merchantClient('prod').resetPassword({ body: { email, ...values } }),
    onSuccess: onDone,
    onError: (error) => form.setErrors(fieldProblems(error, ['otp', 'newPassword'])),
  });
  return (
    <form onSubmit={form.onSubmit((values) => change.mutate(values))}>
      <Stack>
        <Alert>{t('reset.sent', { email })}</Alert>
        <ProblemAlert error={change.error} />
        <TextInput
          {...form.getInputProps('otp')}
          key={form.key('otp')}
          label={t('reset.code')}
          placeholder="K7QF2M-XD9RTA"
          autoComplete="one-time-code"
          required
          autoFocus
        />
        <PasswordField
          {...form.getInputProps('newPassword')}
          key={form.key('newPassword')}
          label={t('reset.newPassword')}
          autoComplete="new-password"
          required
        />
        <Button type="submit" loading={change.isPending} fullWidth>
          {t('reset.change')}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t('reset.otherEmail')}
        </Button>
      </Stack>
    </form>
  );
}
