import { Select } from '@mantine/core';
import { type Session, useSession } from '../../api/session.ts';
import { t } from '../../i18n/index.ts';
import { ROLES } from './userFilters.ts';

export type Role = Session['user']['role'];

/** Selects a role that the user who is signed in may give, and says what it may do. */
export function RoleSelect({
  value,
  onChange,
}: {
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}) {
  const own = useSession().user.role;
  return (
    <Select
      label={t('users.role')}
      description={t(`users.roleLeads.${value}`)}
      allowDeselect={false}
      value={value}
      onChange={(chosen) => onChange(chosen ?? value)}
      data={ROLES.filter((role) => own === 'owner' || role !== 'owner').map((role) => ({
        value: role,
        label: t(`users.roles.${role}`),
      }))}
    />
  );
}
