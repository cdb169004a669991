import { PAYING_ROLES } from '../../domain/merchants/roles.ts';
import type { StatementRunner } from '../core/database.ts';
import { type Sql, sql, statement } from '../core/sql.ts';

/**
 * Ends every dashboard session and login token of a user but one, with all proofs of its second factor and challenges of passkeys.
 *
 * @param of.keptTokenSha256 the dashboard session that goes on, if it is still valid; none unless given.
 */
export async function endOtherSessions(
  runner: StatementRunner,
  of: { readonly userId: string; readonly keptTokenSha256?: Buffer | undefined },
): Promise<void> {
  const kept = of.keptTokenSha256 ?? null;
  // A session that a password reset has voided in the meantime has an older version, and stays void.
  await runner.run(
    statement('sessions.endOthers')`with
      person as (
        update users set sessions_version = sessions_version + 1
          where id = ${of.userId} returning id, sessions_version),
      proofs as (delete from second_factor_proofs where user_id = ${of.userId}),
      challenges as (delete from passkey_challenges where user_id = ${of.userId})
      update dashboard_sessions session set sessions_version = person.sessions_version
        from person
        where session.token_sha256 = ${kept}::bytea and session.user_id = person.id
          and session.sessions_version = person.sessions_version - 1`,
  );
}

/**
 * Ends every dashboard session and login token of the users of a business, or of one of them.
 *
 * @param of.email of the one user; all of them unless given.
 * @returns how many users there are.
 */
export async function endSessionsOfBusiness(
  runner: StatementRunner,
  of: { readonly businessId: string; readonly email?: string | undefined },
): Promise<number> {
  const email = of.email ?? null;
  const users = await runner.run(
    statement<{ id: string }>('sessions.endOfBusiness')`
      update users set sessions_version = sessions_version + 1
        where business_id = ${of.businessId} and status = 'active'
          and (${email}::text is null or lower(email) = lower(${email}::text))
        returning id`,
  );
  return users.length;
}

/**
 * SQL that notes, as part of a larger statement, that the access of a user who can pay out was changed: by a reset password
 * or the removal of a factor. Payouts from the dashboard are held for a time then.
 *
 * @param changed a `from …` clause called `changed`, with the user's `business_id` and `role`.
 */
export function accessChangedSql(changed: Sql): Sql {
  return sql`update businesses set access_changed_at = now(), updated_at = now()
    ${changed} where businesses.id = changed.business_id and changed.role = any(${PAYING_ROLES}::text[])`;
}
