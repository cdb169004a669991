import type { Figures } from './comparison.ts';
import type { BenchEnvironment } from './environment.ts';

/**
 * Commits that waited for the disk, and bytes of WAL without full page images. The log of requests is left out of the
 * commits: it is written with `synchronous_commit` off.
 */
const WRITTEN_SQL = `
  with record as (select * from pg_get_wal_records_info($1, $2)),
    request_log as (
      select distinct xid from record where block_ref like '%/' || pg_relation_filenode('request_log') || ' %')
  select count(*) filter (where resource_manager = 'Transaction' and record_type = 'COMMIT'
      and xid not in (select xid from request_log))::int as commits,
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
