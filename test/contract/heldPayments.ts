import pg from 'pg';
import type { TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** Recorded payments of a service that wait until they are let go. */
export interface HeldPayments {
  /** Resolves when a payment waits. */
  waitForOne(): Promise<unknown>;
  letGo(): Promise<void>;
}

/** Holds a lock that makes recorded payments wait. */
export async function holdPayments(service: TestService): Promise<HeldPayments> {
  const client = new pg.Client({ connectionString: service.config.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('lock table transactions in exclusive mode');
  return {
    waitForOne: () =>
      waitFor('a payment to wait', async () => {
        const waiting = await service.ownerSql(
          `select count(*)::integer as waiting from pg_locks
           where not granted and database = (select oid from pg_database where datname = current_database())`,
        );
        return waiting.rows[0]?.waiting > 0;
      }),
    async letGo() {
      await client.query('rollback');
      await client.end();
    },
  };
}
