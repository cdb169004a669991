import type { StatementRunner } from '../core/database.ts';
import { statement } from '../core/sql.ts';

/** Makes transactions of one business that must not overlap wait for each other, until this one ends. */
export async function lockBusiness(runner: StatementRunner, businessId: string): Promise<void> {
  // The weakest lock that excludes itself: payments that refer to the business go on beside it.
  await runner.run(
    statement('businesses.lock')`select 1 from businesses where id = ${businessId} for no key update`,
  );
}

/** Makes transactions of one user that must not overlap wait for each other, until this one ends. */
export async function lockUser(runner: StatementRunner, userId: string): Promise<void> {
  await runner.run(statement('users.lock')`select 1 from users where id = ${userId} for no key update`);
}
