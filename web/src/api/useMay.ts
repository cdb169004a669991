import { type Session, useSession } from './session.ts';

/** What a role may read or change, as the service names it. */
export type Permission = Session['user']['permissions'][number];

/** A function that tells whether the user who is signed in may do something. The service decides; pages hide the rest. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useSession().user;
  return (permission) => permissions.includes(permission);
}
