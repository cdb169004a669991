import type { Database } from '../src/db/core/database.ts';
import { updateWhere } from '../src/db/core/tables.ts';
import { createRestrictedKey } from '../src/db/merchants/apiKeys.ts';
import { beginDashboardSession } from '../src/db/merchants/dashboardSessions.ts';
import { acceptInvitation, inviteUser } from '../src/db/merchants/users.ts';
import { ALL_PERMISSIONS, KEY_SCOPES, type KeyScope } from '../src/domain/merchants/permissions.ts';
import { ROLE_NAMES, ROLES, type Role } from '../src/domain/merchants/roles.ts';
import { ENVIRONMENTS, type Environment, type Id } from '../src/domain/money.ts';
import { DAY_MS } from '../src/domain/time.ts';
import { dashboardTokenSha256, newDashboardToken } from '../src/security/dashboardToken.ts';
import { invitationCodeSha256, newInvitationCode } from '../src/security/invitationCode.ts';
import { issueSessionToken } from '../src/security/sessionToken.ts';
import type { FuzzedKey, FuzzedUser } from './world.ts';

const INVITED_USERS = 50;

/** What restricted keys are made for: one that reads, one that moves money, and one that is refused from here. */
const RESTRICTIONS: readonly {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly networks?: readonly string[];
}[] = [
  { name: 'reads', scopes: KEY_SCOPES.filter((scope) => scope.endsWith(':read')) },
  { name: 'pays', scopes: ['withdrawals:write', 'bills:write'] },
  { name: 'sends events', scopes: ['webhooks:write'] },
  { name: 'elsewhere', scopes: KEY_SCOPES, networks: ['203.0.113.0/24'] },
];

/** An active owner of a business, who adds users and keys. */
interface Inviter {
  readonly businessId: Id<'biz'>;
  readonly ownerId: Id<'usr'>;
  /** That of every user who is added. */
  readonly passwordHash: string;
}

/**
 * Adds a user of every other role to a business.
 *
 * @param emailOf an address for each.
 * @returns a user of every role, the owner first, not signed in yet.
 */
export async function addUsers(
  database: Database,
  { businessId, ownerId, passwordHash }: Inviter,
  emailOf: (role: Role) => string,
): Promise<readonly FuzzedUser[]> {
  const users: FuzzedUser[] = [{ userId: ownerId, permissions: ALL_PERMISSIONS, token: '', cookie: '' }];
  for (const role of ROLE_NAMES.filter((each) => each !== 'owner')) {
    const actor = { id: ownerId, provenBy: 'session' } as const;
    const sha256 = invitationCodeSha256(newInvitationCode()) ?? Buffer.alloc(32);
    const invitation = { sha256, validMs: DAY_MS };
    const userId = await inviteUser(database, { businessId, actor, email: emailOf(role), role, invitation });
    await acceptInvitation(database, { sha256, name: role, passwordHash, actor: { ...actor, id: userId } });
    users.push({ userId, permissions: ROLES[role], token: '', cookie: '' });
  }
  return users;
}

/** Adds users who have not joined. @returns their ids. */
export async function addInvitedUsers(
  database: Database,
  { businessId, ownerId }: Inviter,
  newEmail: () => string,
): Promise<readonly string[]> {
  const ids: string[] = [];
  while (ids.length < INVITED_USERS) {
    const sha256 = invitationCodeSha256(newInvitationCode()) ?? Buffer.alloc(32);
    const actor = { id: ownerId, provenBy: 'session' } as const;
    const invitation = { sha256, validMs: DAY_MS };
    ids.push(
      await inviteUser(database, { businessId, actor, email: newEmail(), role: 'viewer', invitation }),
    );
  }
  return ids;
}

/** Adds restricted keys of both environments to a business. */
export async function addRestrictedKeys(
  database: Database,
  { businessId, ownerId }: Inviter,
): Promise<readonly FuzzedKey[]> {
  const made = async (environment: Environment, restriction: (typeof RESTRICTIONS)[number]) => {
    const { scopes, networks } = restriction;
    const actor = { id: ownerId, provenBy: 'session' } as const;
    const owner = { businessId, environment };
    const stored = { ...restriction, networks, expiresAt: undefined, actor };
    const { key, summary } = await createRestrictedKey(database, owner, stored);
    const isForElsewhere = networks !== undefined;
    return { id: summary.id, key, permissions: new Set<string>(scopes), isForElsewhere };
  };
  return Promise.all(
    ENVIRONMENTS.flatMap((environment) => RESTRICTIONS.map((restriction) => made(environment, restriction))),
  );
}

/** Signs every user in again, by login token and by cookie, and undoes changes of their passwords. */
export async function renewSessions(
  database: Database,
  jwtSecret: Uint8Array,
  { users, passwordHash }: { readonly users: readonly FuzzedUser[]; readonly passwordHash: string },
): Promise<void> {
  for (const user of users) {
    const { userId } = user;
    const { sessionsVersion } = await database.one(
      updateWhere('users', { id: userId }).set({ passwordHash }).returning('sessionsVersion'),
    );
    const cookie = newDashboardToken();
    const tokenSha256 = dashboardTokenSha256(cookie) ?? Buffer.alloc(32);
    const session = { tokenSha256, userId, sessionsVersion, address: '127.0.0.1', userAgent: 'fuzz' };
    await beginDashboardSession(database, session);
    Object.assign(user, { cookie, token: await issueSessionToken(jwtSecret, { userId, sessionsVersion }) });
  }
}
