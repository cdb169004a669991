import type { Owner } from '../../../domain/money.ts';
import type { Database } from '../../core/database.ts';
import { statement } from '../../core/sql.ts';

/** How soon payouts are looked at again when a process dies that has leased them. */
const LEASE_SECONDS = 30;

/** Leases automatic payouts that are to be looked at, those first that have waited longest. */
export function leaseAutomaticPayouts(database: Database, limit: number): Promise<readonly Owner[]> {
  return database.run(
    statement<Owner>('automaticPayouts.lease')`
      update automatic_payouts setting set look_at = now() + ${LEASE_SECONDS}::integer * interval '1 second'
        from (
          select business_id, environment from automatic_payouts
            where status = 'ACTIVE' and look_at <= now()
            order by look_at limit ${limit} for update skip locked
        ) due
        where setting.business_id = due.business_id and setting.environment = due.environment
        returning setting.business_id, setting.environment`,
  );
}
