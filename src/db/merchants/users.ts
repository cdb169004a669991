import { DomainError } from '../../domain/errors.ts';
import type { Actor } from '../../domain/merchants/actor.ts';
import { mayManage, ROLES, type Role, type UserStatus } from '../../domain/merchants/roles.ts';
import type { Id } from '../../domain/money.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import { appendAudit, auditCtes } from '../core/auditLog.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { filterSql, sql, statement } from '../core/sql.ts';
import { deleteWhere, millisecondsFromNow, now, tables, updateWhere } from '../core/tables.ts';
import { revokeKeysOfUser } from './apiKeys.ts';
import { lockBusiness } from './businessLock.ts';
import { secondFactorsSql } from './secondFactors.ts';

/** Users of one business, invited ones included. */
const MAX_USERS = 100;

/** A user of a business, as the other users see it. */
export interface BusinessUser {
  readonly id: Id<'usr'>;
  readonly email: string;
  /** Undefined until an invited user has joined, and for the owner that was created with the business. */
  readonly name: string | undefined;
  readonly role: Role;
  readonly status: Exclude<UserStatus, 'removed'>;
  readonly secondFactorEnabled: boolean;
  /** ISO 8601, as all times here. Undefined for the owner that was created with the business. */
  readonly invitedAt: string | undefined;
  /** Of an invited user. */
  readonly invitationExpiresAt: string | undefined;
  readonly joinedAt: string | undefined;
}

/** A user who changes another one, and the business of both. */
export interface UserChange {
  readonly businessId: Id<'biz'>;
  /** The user who makes the change. */
  readonly actor: Actor;
}

/** A new code of an invitation: its hash, and how long it is valid. */
export interface NewInvitation {
  readonly sha256: Buffer;
  readonly validMs: number;
}

/** What an invitation that is still valid is for. */
export interface Invitation {
  readonly userId: Id<'usr'>;
  readonly businessId: Id<'biz'>;
  readonly email: string;
}

const USER_COLUMNS = sql`person.id, person.email, person.name, person.role, person.status, person.invited_at,
  person.invitation_expires_at, person.joined_at, cardinality(${secondFactorsSql(sql`person.id`)}) > 0 as second_factor_enabled`;

/** Which users a list holds; undefined for all. */
export interface UserFilter {
  readonly role: Role | undefined;
  readonly status: BusinessUser['status'] | undefined;
}

/** The users of a business who are not removed, oldest first. */
export function listUsers(
  database: Database,
  businessId: Id<'biz'>,
  { role, status }: UserFilter,
): Promise<readonly BusinessUser[]> {
  const { conditions, suffix } = filterSql({ 'person.role': role, 'person.status': status });
  return database.run(
    statement<BusinessUser>(`users.list${suffix}`)`
      select ${USER_COLUMNS} from users person
        where person.business_id = ${businessId} and person.status <> 'removed' ${conditions} order by person.id`,
  );
}

/** A user of a business; undefined when there is none of that id, or it is removed. */
export function findUser(
  database: Database,
  businessId: Id<'biz'>,
  userId: string,
): Promise<BusinessUser | undefined> {
  return database.first(
    statement<BusinessUser>('users.find')`
      select ${USER_COLUMNS} from users person
        where person.business_id = ${businessId} and person.id = ${userId} and person.status <> 'removed'`,
  );
}

/** The active user of a business with an e-mail address, or undefined when there is none. */
export function findActiveUser(
  database: Database,
  businessId: string,
  email: string,
): Promise<{ readonly userId: Id<'usr'> } | undefined> {
  return database.first(
    statement<{ userId: Id<'usr'> }>('users.findActive')`
      select id as user_id from users
        where business_id = ${businessId} and lower(email) = lower(${email}::text) and status = 'active'`,
  );
}

/**
 * Adds an invited user.
 *
 * @returns the id of the user.
 * @throws DomainError `forbidden` when the role of the inviter may not give the role; `state_conflict` when the business
 * has too many users. Breaks the index `user_of_business_once` when a user of the business has the e-mail address.
 */
export function inviteUser(
  database: Database,
  change: UserChange & {
    readonly email: string;
    readonly role: Role;
    readonly invitation: NewInvitation;
  },
): Promise<Id<'usr'>> {
  const { businessId, actor, email, role, invitation } = change;
  return database.transaction(async (runner) => {
    await lockBusiness(runner, businessId);
    await requireManager(runner, change, [role]);
    const { users } = await runner.one(
      statement<{ users: number }>('users.count')`
        select count(*)::int as users from users where business_id = ${businessId} and status <> 'removed'`,
    );
    if (users >= MAX_USERS) {
      throw new DomainError('state_conflict', `a business has at most ${MAX_USERS} users; remove one first`);
    }
    const id = newIdentifier('usr');
    await runner.run(
      tables.insertInto('users').values({
        id,
        businessId,
        email,
        role,
        status: 'invited',
        invitedAt: now,
        ...invitationColumns(invitation),
      }),
    );
    await appendAudit(runner, {
      actor,
      action: 'user.invite',
      subject: businessId,
      details: { userId: id, role },
      businessId,
      after: { user: email, role },
    });
    return id;
  });
}

/**
 * Replaces the code of an invitation, so that the earlier one is no longer valid.
 *
 * @throws DomainError `not_found`, `forbidden`; `state_conflict` when the user has joined.
 */
export function renewInvitation(
  database: Database,
  change: UserChange & { readonly userId: string; readonly invitation: NewInvitation },
): Promise<void> {
  const { businessId, actor, userId, invitation } = change;
  return database.transaction(async (runner) => {
    const { status, role, email } = await requireManaged(runner, change, []);
    if (status !== 'invited') throw new DomainError('state_conflict', 'this user has joined already');
    await runner.run(updateWhere('users', { id: userId }).set(invitationColumns(invitation)));
    await appendAudit(runner, {
      actor,
      action: 'user.renew_invitation',
      subject: businessId,
      details: { userId, role },
      businessId,
      after: { user: email, role },
    });
  });
}

/**
 * Gives a user another role, which applies from the user's next call on.
 *
 * @throws DomainError `not_found`, `forbidden`; `state_conflict` when the business would lose its last owner.
 */
export function changeUserRole(
  database: Database,
  change: UserChange & { readonly userId: string; readonly role: Role },
): Promise<void> {
  const { businessId, actor, userId, role } = change;
  return database.transaction(async (runner) => {
    const user = await requireManaged(runner, change, [role]);
    if (user.role === role) return;
    if (role !== 'owner') await requireOtherOwner(runner, businessId, user);
    await runner.run(updateWhere('users', { id: userId }).set({ role }));
    await appendAudit(runner, {
      actor,
      action: 'user.change_role',
      subject: businessId,
      details: { userId, from: user.role, to: role },
      businessId,
      before: { user: user.email, role: user.role },
      after: { user: user.email, role },
    });
  });
}

/**
 * Removes a user: sessions, login tokens, password and second factor are no longer valid.
 *
 * @param change.revokeKeys whether the restricted keys that the user made end too.
 * @returns how many keys ended.
 * @throws DomainError `not_found`, `forbidden`; `state_conflict` when the business would lose its last owner.
 */
export function removeUser(
  database: Database,
  change: UserChange & { readonly userId: string; readonly revokeKeys: boolean },
): Promise<{ readonly revokedKeys: number }> {
  const { businessId, actor, userId, revokeKeys } = change;
  return database.transaction(async (runner) => {
    const user = await requireManaged(runner, change, []);
    await requireOtherOwner(runner, businessId, user);
    await removeAccess(runner, userId);
    await appendAudit(runner, {
      actor,
      action: 'user.remove',
      subject: businessId,
      details: { userId, role: user.role },
      businessId,
      before: { user: user.email, role: user.role },
    });
    return { revokedKeys: revokeKeys ? await revokeKeysOfUser(runner, change) : 0 };
  });
}

/** Ends what a user can sign in with: password, second factors, sessions and an invitation. */
export async function removeAccess(runner: StatementRunner, userId: string): Promise<void> {
  await runner.run(
    statement('users.remove')`
      update users set status = 'removed', removed_at = now(), password_hash = null, invitation_sha256 = null,
          invitation_expires_at = null, sessions_version = sessions_version + 1
        where id = ${userId}`,
  );
  for (const table of [
    'second_factors',
    'second_factor_recovery_codes',
    'passkeys',
    'passkey_challenges',
    'second_factor_proofs',
    'known_networks',
    'password_resets',
    'password_reset_mails',
    'dashboard_sessions',
  ] as const) {
    await runner.run(deleteWhere(table, { userId }));
  }
}

/** What the invitation with a code is for; undefined when no valid invitation has it. */
export function findInvitation(database: Database, sha256: Buffer): Promise<Invitation | undefined> {
  return database.first(
    statement<Invitation>('users.findInvitation')`
      select id as user_id, business_id, email from users
        where invitation_sha256 = ${sha256} and status = 'invited' and invitation_expires_at > now()`,
  );
}

/**
 * Makes an invited user active. Breaks the index `user_email_once` when the e-mail address logs in to another business.
 *
 * @returns false when the invitation was used, replaced or taken back meanwhile.
 */
export function acceptInvitation(
  database: Database,
  by: {
    readonly sha256: Buffer;
    readonly name: string;
    readonly passwordHash: string;
    readonly actor: Actor;
  },
): Promise<boolean> {
  const { sha256, name, passwordHash, actor } = by;
  return database.hasRow(
    statement('users.accept')`with
      joined as (
        update users set status = 'active', name = ${name}, password_hash = ${passwordHash}, joined_at = now(),
            invitation_sha256 = null, invitation_expires_at = null
          where invitation_sha256 = ${sha256} and status = 'invited' and invitation_expires_at > now()
          returning id, business_id, role, email),
      ${auditCtes(
        {
          actor,
          action: 'user.join',
          subject: sql`business_id`,
          details: sql`jsonb_build_object('userId', id, 'role', role)`,
          businessId: sql`business_id`,
          after: sql`jsonb_build_object('user', email, 'role', role)`,
        },
        sql`from joined`,
      )}
      select id from joined`,
  );
}

function invitationColumns({ sha256, validMs }: NewInvitation) {
  return { invitationSha256: sha256, invitationExpiresAt: millisecondsFromNow(validMs) };
}

/** The user that a change is about, as it is when the change is decided. */
interface ChangedUser {
  readonly email: string;
  readonly role: Role;
  readonly status: UserStatus;
}

/**
 * Looks at the present role of the user who makes a change, while the business is locked: changes of its users wait for each
 * other.
 *
 * @param roles those that the change takes from a user or gives.
 * @throws DomainError `forbidden`.
 */
async function requireManager(
  runner: StatementRunner,
  { businessId, actor }: UserChange,
  roles: readonly Role[],
): Promise<void> {
  const manager = await readUser(runner, businessId, actor.id);
  if (manager?.status !== 'active' || !ROLES[manager.role].has('users:write')) {
    throw new DomainError('forbidden', 'this needs the permission users:write');
  }
  if (!mayManage(manager.role, roles)) {
    throw new DomainError('forbidden', 'only an owner may invite, change or remove an owner');
  }
}

/** The user that a change is about. @throws DomainError `not_found`, `forbidden`. */
async function requireManaged(
  runner: StatementRunner,
  change: UserChange & { readonly userId: string },
  newRoles: readonly Role[],
): Promise<ChangedUser> {
  await lockBusiness(runner, change.businessId);
  const user = await readUser(runner, change.businessId, change.userId);
  if (!user || user.status === 'removed') throw new DomainError('not_found', 'user not found');
  await requireManager(runner, change, [user.role, ...newRoles]);
  return user;
}

/** @throws DomainError `state_conflict` when a user is the only active owner. */
async function requireOtherOwner(
  runner: StatementRunner,
  businessId: string,
  { role, status }: ChangedUser,
): Promise<void> {
  if (role !== 'owner' || status !== 'active') return;
  const { owners } = await runner.one(
    statement<{ owners: number }>('users.countOwners')`
      select count(*)::int as owners from users
        where business_id = ${businessId} and role = 'owner' and status = 'active'`,
  );
  if (owners < 2) throw new DomainError('state_conflict', 'a business keeps at least one owner');
}

function readUser(
  runner: StatementRunner,
  businessId: string,
  userId: string,
): Promise<ChangedUser | undefined> {
  return runner.first(
    statement<ChangedUser>('users.read')`
      select email, role, status from users where business_id = ${businessId} and id = ${userId}`,
  );
}
