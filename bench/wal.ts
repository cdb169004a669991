import type { Figures } from './comparison.ts';
import type { BenchEnvironment } from './environment.ts';

/**
 * Commits that waited for the disk, and bytes of WAL without full page images. What has `COMMITS_LATER` of sql.ts does not
 * wait: the log of requests, uses of keys, and removals from the outbox that are alone in their transaction.
 */
const WRITTEN_SQL = `
  with record as (select *, xid::text as transaction from pg_get_wal_records_info($1, $2)),
    commits_later as (
      select transaction from record where resource_manager = 'Heap' group by transaction
        having bool_and(block_ref like '%/' || pg_relation_filenode('request_log') || ' %'
          or block_ref like '%/' || pg_relation_filenode('api_keys') || ' %'
          or record_type = 'DELETE' and block_ref like '%/' || pg_relation_filenode('outbox') || ' %'))
  select count(*) filter (where resource_manager = 'Transaction' and record_type = 'COMMIT'
      and transaction not in (select transaction from commits_later))::int as commits,
    coalesce(sum(record_length - fpi_length), 0)::float8 as bytes
  from record`;

/**
 * Measures one side, and with it what one of its operations wrote to the service's database: `durableCommits`, and
 * `walBytes`. The sides take turns, so what is written meanwhile is written for this one.
 *
 * @param measure must return the number of `operations` among its figures.
 */
export async function withWal(
  { sql, databaseUrl }: Pick<BenchEnvironment, 'sql' | 'databaseUrl'>,
  measure: () => Promise<Figures>,
): Promise<Figures> {
  await sql(databaseUrl, 'create extension if not exists pg_walinspect');
  const positionNow = async () => {
    const { rows } = await sql(databaseUrl, 'select pg_current_wal_flush_lsn() as position');
    return rows[0]?.position;
  };
  const from = await positionNow();
  const figures = await measure();
  const { rows } = await sql(databaseUrl, WRITTEN_SQL, [from, await positionNow()]);
  const { operations = Number.NaN } = figures;
  return {
    ...figures,
    durableCommits: rows[0]?.commits / operations,
    walBytes: rows[0]?.bytes / operations,
  };
}
