import { PAYING_ROLES } from '../../domain/merchants/roles.ts';
import { type Sql, sql } from '../core/sql.ts';

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
