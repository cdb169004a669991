import type { Id } from '../../domain/money.ts';
import type { Database } from '../core/database.ts';
import { statement } from '../core/sql.ts';

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
