import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { AnswerOf } from '@merchant-payments/client';
import { useState } from 'react';
import { fieldProblems } from '../../api/problems.ts';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { NewForm } from '../../components/NewButton.tsx';
import { t } from '../../i18n/index.ts';
import { type Role, RoleSelect } from './RoleSelect.tsx';

/** An invited user, and whether the mail went out. */
export type Invited = AnswerOf<'inviteUser'>;

/** Invites a user by e-mail, with a role. */
export function InviteForm({
  onInvited,
  onClose,
}: {
  readonly onInvited: (invited: Invited) => void;
  readonly onClose: () => void;
}) {
  const { client } = useMerchant();
  const [role, setRole] = useState<Role>('viewer');
  const form = useForm({ initialValues: { email: '' } });
  const invite = useChange((email: string) => client.inviteUser({ body: { email, role } }), {
    onSuccess: (invited) => {
      onClose();
      onInvited(invited);
    },
    onError: (error) => form.setErrors(fieldProblems(error, ['email'])),
  });
  return (
    <NewForm
      submit={t('users.send')}
      isPending={invite.isPending}
      error={form.errors.email === undefined ? invite.error : undefined}
      onSubmit={form.onSubmit(({ email }) => invite.mutate(email))}
      onClose={onClose}
    >
      <TextInput
        {...form.getInputProps('email')}
        label={t('signIn.email')}
        type="email"
        autoComplete="off"
        required
        data-autofocus
      />
      <RoleSelect value={role} onChange={setRole} />
    </NewForm>
  );
}
