import type { Statement, StatementRunner } from './database.ts';

const LOCK_BUSINESS: Statement = {
  name: 'businesses.lock',
  // The weakest lock that excludes itself: payments that refer to the business go on beside it.
  text: 'select 1 from businesses where id = $1 for no key update',
};

/** Makes transactions of one business that must not overlap wait for each other, until this one ends. */
export async function lockBusiness(runner: StatementRunner, businessId: string): Promise<void> {
  await runner.run(LOCK_BUSINESS, [businessId]);
}
