import { emailPattern, valuesPattern } from '../../../domain/merchants/erasure.ts';
import { appendAudit } from '../../core/auditLog.ts';
import { ERASED } from '../../core/batchDeletion.ts';
import type { Database, StatementRunner } from '../../core/database.ts';
import { actAsOwner } from '../../core/operators.ts';
import { sql, statement } from '../../core/sql.ts';
import { lockBusiness } from '../businessLock.ts';

/** A user of a business, by the e-mail address. One who left and came back has several ids. */
export interface UserOfBusiness {
  readonly businessId: string;
  readonly email: string;
}

/** What an erasure found of a user. */
export interface ErasedUser {
  /** The ids that were erased. */
  readonly erased: readonly string[];
  /** The ids of one who was not removed before: then nothing is erased. */
  readonly left: readonly string[];
  /** Whether the address is that of the business itself, which stays. */
  readonly isAddressOfBusiness: boolean;
}

interface FoundUser {
  readonly id: string;
  readonly name: string | undefined;
  readonly isRemoved: boolean;
}

function findUsers(
  runner: StatementRunner,
  { businessId, email }: UserOfBusiness,
): Promise<readonly FoundUser[]> {
  return runner.run(
    statement<FoundUser>('privacy.findUsers')`select id, name, status = 'removed' as is_removed from users
      where business_id = ${businessId} and lower(email) = lower(${email}::text) order by id`,
  );
}

/** What is stored of a user, by its tables, without what is secret. */
export function exportUser(
  database: Database,
  user: UserOfBusiness,
): Promise<Readonly<Record<string, readonly object[]>>> {
  return database.transaction(
    async (runner) => {
      const ids = (await findUsers(runner, user)).map(({ id }) => id);
      const pattern = emailPattern(user.email);
      const mine = sql`user_id = any (${ids}::text[])`;
      const sources = {
        users: sql`select id, email, name, role, status, invited_at, joined_at, removed_at from users where id = any (${ids}::text[])`,
        dashboard_sessions: sql`select created_at, last_seen_at, expires_at, address, user_agent from dashboard_sessions where ${mine}`,
        passkeys: sql`select id, name, created_at, last_used_at from passkeys where ${mine}`,
        notices: sql`select name, recipient, facts, created_at, outcome from notices
          where business_id = ${user.businessId} and lower(recipient) = lower(${user.email}::text)`,
        audit_log: sql`select at, action, subject, address, user_agent, before, after from audit_log
          where business_id = ${user.businessId}
            and (actor = any (${ids}::text[]) or concat_ws(' ', details, before, after) ~* ${pattern})`,
        request_log: sql`select method, path, status, created_at from request_log
          where business_id = ${user.businessId} and credential_id = any (${ids}::text[])`,
      };
      const found: Record<string, readonly object[]> = {};
      for (const [name, source] of Object.entries(sources)) {
        const rows = await runner.run(
          statement<{ row: object }>(
            `privacy.exportUser.${name}`,
          )`select to_jsonb(found_row) as row from (${source}) found_row`,
        );
        if (rows.length > 0) found[name] = rows.map(({ row }) => row);
      }
      return found;
    },
    { readOnlySnapshot: true },
  );
}

/**
 * Erases what is stored of a user who was removed, on record, in one transaction. What the user did stays in the audit log, by the
 * user's id. A repeated call erases nothing more.
 *
 * @param ownerDatabase the database by the address of a role that owns the tables.
 * @param by.onErased does what belongs to the same transaction.
 * @throws Postgres's 42501 when the role owns no tables.
 */
export function eraseUser(
  ownerDatabase: Database,
  user: UserOfBusiness,
  by: {
    readonly operator: string;
    readonly reason: string;
    readonly confirmedBy?: string | undefined;
    readonly onErased?: (runner: StatementRunner) => Promise<void>;
  },
): Promise<ErasedUser> {
  const { businessId, email } = user;
  return ownerDatabase.transaction(async (runner) => {
    await actAsOwner(runner);
    await lockBusiness(runner, businessId);
    const found = await findUsers(runner, user);
    const erased = found.filter(({ isRemoved }) => isRemoved);
    const left = found.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id);
    const ids = erased.map(({ id }) => id);
    if (left.length > 0) return { erased: [], left, isAddressOfBusiness: false };
    await eraseAll(runner, user, erased);
    await by.onErased?.(runner);
    await appendAudit(runner, {
      actor: by.operator,
      action: 'privacy.erase_user',
      subject: businessId,
      businessId,
      details: { users: ids, reason: by.reason, confirmedBy: by.confirmedBy },
    });
    const isAddressOfBusiness = await runner.hasRow(
      statement('privacy.isAddressOfBusiness')`select from businesses
        where id = ${businessId} and lower(email) = lower(${email}::text)`,
    );
    return { erased: ids, left, isAddressOfBusiness };
  });
}

async function eraseAll(
  runner: StatementRunner,
  { businessId, email }: UserOfBusiness,
  users: readonly FoundUser[],
): Promise<void> {
  const ids = users.map(({ id }) => id);
  const address = emailPattern(email);
  const pattern = valuesPattern(
    users.flatMap(({ name }) => name ?? []),
    [address],
  );
  const mine = sql`business_id = ${businessId}`;
  const statements = {
    users: sql`update users set email = ${ERASED}, name = case when name is not null then ${ERASED} end
      where id = any (${ids}::text[])`,
    notices: sql`delete from notices where ${mine} and lower(recipient) = lower(${email}::text)`,
    notices_about: sql`update notices set facts = erased_json(facts, ${pattern}, null)
      where ${mine} and facts::text ~* ${pattern}`,
    api_keys: sql`update api_keys set name = regexp_replace(name, ${pattern}, ${ERASED}, 'gi')
      where ${mine} and name ~* ${pattern}`,
    request_log: sql`update request_log set path = regexp_replace(path, ${pattern}, ${ERASED}, 'gi'),
        error = regexp_replace(error, ${pattern}, ${ERASED}, 'gi')
      where ${mine} and (path ~* ${pattern} or error ~* ${pattern})`,
    idempotency_keys: sql`update idempotency_keys set response_body = regexp_replace(response_body, ${pattern}, ${ERASED}, 'gi')
      where ${mine} and response_body ~* ${pattern}`,
    audit_log: sql`update audit_log set details = erased_json(details, ${pattern}, null),
        before = erased_json(before, ${pattern}, null), after = erased_json(after, ${pattern}, null),
        address = case when actor = any (${ids}::text[]) then null else address end,
        user_agent = case when actor = any (${ids}::text[]) then null else user_agent end
      where ${mine} and (actor = any (${ids}::text[]) or concat_ws(' ', details, before, after) ~* ${pattern})
        or business_id is null and concat_ws(' ', details, before, after) ~* ${address}`,
    operator_requests: sql`update operator_requests set details = erased_json(details, ${pattern}, null),
        reason = regexp_replace(reason, ${pattern}, ${ERASED}, 'gi')
      where (subject = ${businessId} or details ->> 'businessId' = ${businessId}) and concat_ws(' ', reason, details) ~* ${pattern}`,
  };
  for (const [name, query] of Object.entries(statements)) {
    await runner.run(statement(`privacy.eraseUser.${name}`)`${query}`);
  }
}
