import {
  ALL_PERMISSIONS,
  MONEY_RESOURCES,
  type Permission,
  RESOURCES,
  type Resource,
} from './permissions.ts';

/** The roles of users, from the one that may do most. */
export const ROLE_NAMES = ['owner', 'admin', 'finance', 'developer', 'viewer'] as const;
export type Role = (typeof ROLE_NAMES)[number];

/** An invited user has no password yet. A removed user stays on record, because the audit log names users by id. */
export type UserStatus = 'invited' | 'active' | 'removed';

const read = (resources: readonly Resource[]) => resources.map((resource): Permission => `${resource}:read`);
const write = (resources: readonly Resource[]) =>
  resources.map((resource): Permission => `${resource}:write`);
const except = (...left: readonly Resource[]) => RESOURCES.filter((resource) => !left.includes(resource));

/**
 * What each role may do. An admin has the owner's permissions, but cannot change owners (see `mayManage`). `api_keys:read`
 * and `webhooks:write` show secrets.
 */
export const ROLES: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  owner: ALL_PERMISSIONS,
  admin: ALL_PERMISSIONS,
  finance: new Set([
    ...read(except('api_keys', 'webhooks', 'request_log')),
    ...write([...MONEY_RESOURCES, 'bank_accounts']),
  ]),
  developer: new Set([
    ...read([...MONEY_RESOURCES, 'transactions', 'account', 'api_keys', 'webhooks', 'request_log']),
    ...write(['api_keys', 'webhooks']),
  ]),
  viewer: new Set(read(except('api_keys'))),
};

/** The roles whose users can pay out: by themselves, or by an API key that they make. */
export const PAYING_ROLES: readonly Role[] = ROLE_NAMES.filter(
  (role) => ROLES[role].has('withdrawals:write') || ROLES[role].has('api_keys:write'),
);

/**
 * Whether a user with `users:write` may invite, change or remove a user.
 *
 * @param by the role of the user who acts.
 * @param roles the roles that the other user has or gets.
 */
export function mayManage(by: Role, roles: readonly Role[]): boolean {
  return by === 'owner' || !roles.includes('owner');
}
