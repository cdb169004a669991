import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { MerchantApiError } from '@merchant-payments/client';
import { useMutation } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { merchantClient } from '../../api/client.ts';
import { forgetOthers } from '../../api/keptInput.ts';
import { queryClient } from '../../api/queryClient.ts';
import { SESSION_KEY } from '../../api/session.ts';
import { PasskeyButton } from '../../components/PasskeyButton.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { preloadFrame } from '../../components/preloadFrame.ts';
import { TextLink } from '../../components/RouteLink.tsx';
import { t } from '../../i18n/index.ts';
import { EmailField } from './EmailField.tsx';
import { placeOf } from './placeOf.ts';
import { SignInFrame } from './SignInFrame.tsx';

/** The refusal of a user whose password was right, and whose second factor is asked for. */
function secondFactorRefusalOf(error: unknown) {
  const isAsked =
    error instanceof MerchantApiError &&
    (error.code === 'second_factor_required' || error.code === 'second_factor_invalid');
  return isAsked ? error : undefined;
}

/** Signs a user in by e-mail and password and, where one is set up, a second factor. */
export function SignInPage() {
  const router = useRouter();
  const { next } = useSearch({ from: '/sign-in', select: placeOf });
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '', password: '', code: '' } });
  const signIn = useMutation({
    mutationFn: ({ email, password, code }: typeof form.values) =>
      merchantClient('prod').beginSession({
        body: { email, password, ...(code.trim() !== '' && { secondFactorCode: code.trim() }) },
      }),
    onSuccess: ({ session }) => {
      queryClient.clear();
      forgetOthers(session.user.id);
      queryClient.setQueryData(SESSION_KEY, session);
      router.history.push(next ?? router.buildLocation({ to: '/' }).href);
    },
  });
  const refusal = secondFactorRefusalOf(signIn.error);
  // What the browser asks the passkeys of the user by.
  const passkeyOptions = refusal?.body.passkeyOptions;
  return (
    <SignInFrame title={t('signIn.title')} lead={t('signIn.lead')}>
      <form onInput={preloadFrame} onSubmit={form.onSubmit((values) => signIn.mutate(values))}>
        <Stack>
          {refusal?.code !== 'second_factor_required' && <ProblemAlert error={signIn.error} />}
          <EmailField form={form} />
          <PasswordField
            {...form.getInputProps('password')}
            key={form.key('password')}
            label={t('signIn.password')}
            autoComplete="current-password"
            required
          />
          {passkeyOptions && (
            <PasskeyButton
              challenge={async () => passkeyOptions}
              onAnswer={(proof) => signIn.mutate({ ...form.getValues(), code: proof })}
            />
          )}
          {refusal && (
            <TextInput
              {...form.getInputProps('code')}
              key={form.key('code')}
              label={t('secondFactor.code')}
              description={t('signIn.codeLead')}
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              autoFocus
            />
          )}
          <Button type="submit" loading={signIn.isPending} fullWidth>
            {t('signIn.submit')}
          </Button>
          <TextLink to="/reset-password" size="sm" ta="center">
            {t('signIn.forgot')}
          </TextLink>
        </Stack>
      </form>
    </SignInFrame>
  );
}
