import type { Database } from './database.ts';
import { statement } from './sql.ts';

/** Reads the clock of the database server, in milliseconds since 1970. */
export async function readDatabaseClock(database: Database): Promise<number> {
  const { ms } = await database.one(
    statement<{ ms: number }>(
      'clock.read',
    )`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  return ms;
}
