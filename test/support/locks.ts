import { waitFor } from './waitFor.ts';

/** What takes a lock waits for it as soon as it runs, on a busy machine too. */
const TIMEOUT_MS = 60_000;

interface Client {
  query(text: string): Promise<{ readonly rows: readonly unknown[] }>;
}

/** Waits until so many connections to the database of a client wait for a lock that another has. */
export async function waitForLockWaits(client: Client, count = 1): Promise<void> {
  await waitFor(
    `${count} connections to wait for a lock`,
    async () => {
      // A transaction sees the activity of its first look otherwise.
      await client.query('select pg_stat_clear_snapshot()');
      const { rows } = await client.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length >= count;
    },
    TIMEOUT_MS,
  );
}
