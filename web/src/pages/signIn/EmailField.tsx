import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { t } from '../../i18n/index.ts';

/** Where the e-mail address of the user goes, in forms that have it as `email`: the first field of each. */
export function EmailField<Values extends { email: string }>({
  form,
}: {
  readonly form: UseFormReturnType<Values>;
}) {
  return (
    <TextInput
      {...form.getInputProps('email')}
      key={form.key('email')}
      label={t('signIn.email')}
      type="email"
      autoComplete="username"
      required
      autoFocus
    />
  );
}
