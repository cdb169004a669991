import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useMerchant } from '../../api/useMerchant.ts';
import { Allowed } from '../../components/Allowed.tsx';
import { CopyableText } from '../../components/CopyableText.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { ExportButton } from '../../components/ExportButton.tsx';
import { FilterFields, SelectFilter } from '../../components/FilterFields.tsx';
import { NewButton } from '../../components/NewButton.tsx';
import { notifyDone } from '../../components/notify.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useFilters } from '../../components/useFilters.ts';
import { t } from '../../i18n/index.ts';
import { type Invited, InviteForm } from './InviteForm.tsx';
import { UserList } from './UserList.tsx';
import { ROLES, USER_STATUSES, userFilters } from './userFilters.ts';

/** The people who may sign in for the business, each with a role. */
export default function UsersPage() {
  const { client } = useMerchant();
  const filters = useFilters(userFilters);
  const [unsent, setUnsent] = useState<Invited>();
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
          <>
            <ExportButton name="users" read={() => client.exportUsers({ query: filters.filters })} />
            <Allowed to="users:write">
              <NewButton label={t('users.invite')}>
                {(close) => <InviteForm onInvited={showInvitation} onClose={close} />}
              </NewButton>
            </Allowed>
          </>
        }
      />
      <FilterFields>
        <SelectFilter
          of={filters}
          name="role"
          label={t('users.role')}
          values={ROLES}
          nameOf={(role) => t(`users.roles.${role as (typeof ROLES)[number]}`)}
        />
        <SelectFilter
          of={filters}
          name="status"
          label={t('status.title')}
          values={USER_STATUSES}
          nameOf={(status) => t(`users.statuses.${status as (typeof USER_STATUSES)[number]}`)}
        />
      </FilterFields>
      <UserList filters={filters} onInvited={showInvitation} />
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
