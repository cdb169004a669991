import { withClient } from '../../drivers/parts.ts';
import type { TestService } from './service.ts';

/** The table whose rows are not put back: messages that were lost are not dispatched again. */
const EMPTIED = 'public.outbox';

/**
 * Remembers every row there is. The returned function loses what was committed since, as a restore from an archive does; the
 * service must be at rest. It can be called once.
 */
export async function rememberCommits({ config }: Pick<TestService, 'config'>): Promise<() => Promise<void>> {
  const { databaseUrl = '' } = config;
  const tables = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'ledger')`,
    );
    const names = rows.map(({ name }) => String(name)).filter((name) => name !== EMPTIED);
    await client.query('drop schema if exists remembered cascade; create schema remembered');
    for (const [number, name] of names.entries())
      await client.query(`create table remembered.t${number} as table ${name}`);
    return names;
  });
  return () =>
    withClient(databaseUrl, async (client) => {
      // No trigger is to keep what a lost disk would not have kept.
      await client.query('set session_replication_role = replica');
      await client.query(`begin; delete from ${EMPTIED}`);
      for (const [number, name] of tables.entries()) {
        await client.query(`delete from ${name}`);
        await client.query(`insert into ${name} overriding system value table remembered.t${number}`);
      }
      await client.query('commit; drop schema remembered cascade');
    });
}
