import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMerchant } from '../../api/useMerchant.ts';
import { Allowed } from '../../components/Allowed.tsx';
import { CopyableText } from '../../components/CopyableText.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { NewButton } from '../../components/NewButton.tsx';
import { notifyDone } from '../../components/notify.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RowsLoading } from '../../components/Placeholders.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { type Invited, InviteForm } from './InviteForm.tsx';
import { UserTable } from './UserTable.tsx';

/** The people who may sign in for the business, each with a role. */
export default function UsersPage() {
  const { t } = useTranslation();
  const { client, environment } = useMerchant();
  const [unsent, setUnsent] = useState<Invited>();
  const { data, error, refetch } = useQuery({
    queryKey: [environment, 'users'],
    queryFn: async () => (await client.listUsers()).users,
  });
  const showInvitation = (invited: Invited) => {
    if (invited.invitation.isMailed) notifyDone(t('users.invited', { email: invited.user.email }));
    else setUnsent(invited);
  };
  return (
    <>
      <PageHeader
        title={t('users.title')}
        lead={t('users.lead')}
        actions={
          <Allowed to="users:write">
            <NewButton label={t('users.invite')}>
              {(close) => <InviteForm onInvited={showInvitation} onClose={close} />}
            </NewButton>
          </Allowed>
        }
      />
      <ProblemAlert error={error} onRetry={refetch} />
      {data && <UserTable users={data} onInvited={showInvitation} />}
      {data === undefined && !error && <RowsLoading />}
      <Dialog
        opened={unsent !== undefined}
        onClose={() => setUnsent(undefined)}
        title={t('users.notMailedTitle')}
      >
        <Stack>
          <Text size="sm">
            {t(unsent?.invitation.link ? 'users.linkLead' : 'users.notMailedLead', {
              email: unsent?.user.email ?? '',
            })}
          </Text>
          {unsent?.invitation.link && <CopyableText value={unsent.invitation.link} label={t('users.link')} />}
        </Stack>
      </Dialog>
    </>
  );
}
