import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createEmptyDatabase, type Stops } from '../../drivers/parts.ts';

const TICK_MS = 50;

/** Commits the time again and again, so that a loss of commits can be told in milliseconds. */
export interface CommitClock {
  /** The time whose commits the server had confirmed and no longer has, ms; 0 when it has them all. Ends the clock. */
  lostMs(): Promise<number>;
}

/** Starts the clock on a server of Postgres, in a database of its own. */
export async function startCommitClock(ownerUrl: string, stops: Stops): Promise<CommitClock> {
  const connectionString = await createEmptyDatabase(ownerUrl, 'commit_clock');
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => {});
  await pool.query('create table ticks (at_ms bigint not null)');
  const stopping = new AbortController();
  const confirmed: number[] = [];
  const tick = async () => {
    while (!stopping.signal.aborted) {
      const atMs = Date.now();
      const isConfirmed = await pool.query('insert into ticks values ($1)', [atMs]).then(
        () => true,
        () => false,
      );
      if (isConfirmed) confirmed.push(atMs);
      await sleep(TICK_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const ticking = tick();
  const end = async () => {
    stopping.abort();
    await ticking;
  };
  stops.push(async () => {
    await end();
    await pool.end();
  });
  return {
    async lostMs() {
      await end();
      const { rows } = await pool.query<{ at_ms: string }>('select at_ms from ticks');
      const known = new Set(rows.map(({ at_ms }) => Number(at_ms)));
      const lost = confirmed.filter((atMs) => !known.has(atMs));
      const [first, last] = [lost[0], lost.at(-1)];
      if (first === undefined || last === undefined) return 0;
      const lastKnown = confirmed[confirmed.indexOf(first) - 1] ?? first;
      return last - lastKnown;
    },
  };
}
