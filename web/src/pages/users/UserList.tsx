import { Badge, Button, Checkbox, Group, Text } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { useChange } from '../../api/useChange.ts';
import { useMay } from '../../api/useMay.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import { ConfirmModal } from '../../components/ConfirmModal.tsx';
import type { Column } from '../../components/DataTable.tsx';
import { List } from '../../components/List.tsx';
import { Moment } from '../../components/Moment.tsx';
import { notifyDone, notifyProblem } from '../../components/notify.ts';
import type { ListFilters } from '../../components/useFilters.ts';
import { t } from '../../i18n/index.ts';
import type { Invited } from './InviteForm.tsx';
import { type Role, RoleSelect } from './RoleSelect.tsx';
import type { userFilters } from './userFilters.ts';

type User = AnswerOf<'listUsers'>['users'][number];

/** The users of the business, each with what the user who is signed in may change. */
export function UserList({
  filters,
  onInvited,
}: {
  readonly filters: ListFilters<ReturnType<typeof userFilters>>;
  readonly onInvited: (invited: Invited) => void;
}) {
  const { client } = useMerchant();
  const { role: ownRole } = useSession().user;
  const mayWrite = useMay()('users:write');
  const [changing, setChanging] = useState<User>();
  const [removing, setRemoving] = useState<User>();
  const query = filters.filters;
  const pages = usePages(
    ['users', query],
    async () => ({ items: (await client.listUsers({ query })).users, nextCursor: null }),
    { keyOf: ({ id }) => id },
  );
  const canChange = ({ role }: User) => mayWrite && (ownRole === 'owner' || role !== 'owner');
  const columns: readonly Column<User>[] = [
    {
      header: t('users.user'),
      cell: ({ name, email }) => (
        <>
          <Text size="sm" fw={550} className="breakable">
            {name ?? email}
          </Text>
          {name !== null && (
            <Text size="xs" c="dimmed" className="breakable">
              {email}
            </Text>
          )}
        </>
      ),
    },
    { header: t('users.role'), cell: ({ role }) => t(`users.roles.${role}`) },
    {
      header: t('status.title'),
      narrow: 'right',
      cell: ({ status }) => (
        <Badge variant="light" color={status === 'active' ? 'teal' : 'orange'} miw="max-content">
          {t(`users.statuses.${status}`)}
        </Badge>
      ),
    },
    {
      header: t('security.secondFactor'),
      isLabelled: true,
      cell: ({ secondFactorEnabled }) => t(secondFactorEnabled ? 'security.on' : 'security.off'),
    },
    {
      header: t('users.joined'),
      isLabelled: true,
      cell: ({ joinedAt }) => <Moment at={joinedAt} />,
    },
    {
      header: t('users.actions'),
      narrow: 'right',
      cell: (user) =>
        canChange(user) && (
          <Group gap="xs" wrap="nowrap">
            {user.status === 'invited' && <ResendButton user={user} onInvited={onInvited} />}
            <Button size="compact-sm" variant="default" onClick={() => setChanging(user)}>
              {t('users.changeRole')}
            </Button>
            <Button size="compact-sm" color="red" variant="light" onClick={() => setRemoving(user)}>
              {t('users.remove')}
            </Button>
          </Group>
        ),
    },
  ];
  return (
    <>
      <List
        pages={pages}
        columns={columns}
        caption={t('users.title')}
        filters={filters}
        empty={{ Icon: Users, title: t('users.title'), lead: t('users.lead') }}
      />
      {changing && <ChangeRole key={changing.id} user={changing} onClose={() => setChanging(undefined)} />}
      {removing && <RemoveUser key={removing.id} user={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

function ResendButton({
  user,
  onInvited,
}: {
  readonly user: User;
  readonly onInvited: (invited: Invited) => void;
}) {
  const { client } = useMerchant();
  const resend = useChange(() => client.resendInvitation({ path: { id: user.id } }), {
    onSuccess: onInvited,
    onError: notifyProblem,
  });
  return (
    <Button size="compact-sm" variant="default" loading={resend.isPending} onClick={() => resend.mutate()}>
      {t('users.resend')}
    </Button>
  );
}

interface ChangeOf {
  readonly user: User;
  readonly onClose: () => void;
}

function ChangeRole({ user, onClose }: ChangeOf) {
  const { client } = useMerchant();
  const [role, setRole] = useState<Role>(user.role);
  const change = useChange(() => client.changeUserRole({ path: { id: user.id }, body: { role } }), {
    onSuccess: () => {
      onClose();
      notifyDone(t('users.roleChanged'));
    },
  });
  return (
    <ConfirmModal
      title={t('users.changeRole')}
      confirm={t('save')}
      isOpen
      isPending={change.isPending}
      error={change.error}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    >
      <Text size="sm">{t('users.changeRoleLead', { email: user.email })}</Text>
      <RoleSelect value={role} onChange={setRole} />
    </ConfirmModal>
  );
}

function RemoveUser({ user, onClose }: ChangeOf) {
  const { client } = useMerchant();
  const [revokeKeys, setRevokeKeys] = useState(false);
  const remove = useChange(() => client.removeUser({ path: { id: user.id }, body: { revokeKeys } }), {
    onSuccess: () => {
      onClose();
      notifyDone(t('users.removed'));
    },
  });
  return (
    <ConfirmModal
      title={t('users.removeTitle')}
      confirm={t('users.remove')}
      isDanger
      isOpen
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <Text size="sm">{t('users.removeLead', { email: user.email })}</Text>
      <Checkbox
        label={t('users.revokeKeys')}
        checked={revokeKeys}
        onChange={(event) => setRevokeKeys(event.currentTarget.checked)}
      />
    </ConfirmModal>
  );
}
